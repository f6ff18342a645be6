/** Where there are more, they would lie on each other on a small screen. */
const MOST = 48;

/** The marks of a line that can be told apart: of those that lie close together, the first. */
export function ticksOf<T extends { readonly ply: number }>(marks: readonly T[], length: number): T[] {
  let last = Number.NEGATIVE_INFINITY;
  return marks.filter(({ ply }) => {
    const isApart = ply - last >= length / MOST;
    if (isApart) last = ply;
    return isApart;
  });
}
