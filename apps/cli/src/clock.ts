/** CPU seconds of this process since it began, or since an earlier reading. */
export function cpuSeconds(since = 0): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 - since;
}
