/** The value below which that share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  if (index < 0) throw new RangeError('no values');
  return sorted[index] as number;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The median of each figure over several rounds. */
export function medians<K extends string>(rounds: readonly Readonly<Record<K, number>>[]): Record<K, number> {
  const names = Object.keys(rounds[0] ?? {}) as K[];
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((one) => one[name]))])) as Record<
    K,
    number
  >;
}
