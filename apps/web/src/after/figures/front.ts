import type { CounterLook } from '@bocage/catalogue';
import type { Grid, HexId } from '@bocage/hex';

/** Enemies this near stand against each other. */
const NEAR = 2;

/** The middle of where the sides stand against each other; null where they do nowhere. */
export function middleOfFront(
  grid: Grid,
  counters: readonly Pick<CounterLook, 'at' | 'side'>[],
): HexId | null {
  const onMap = counters.filter(({ at }) => at >= 0 && at < grid.hexCount);
  const facing = onMap.filter(({ at, side }) =>
    onMap.some((other) => other.side !== side && grid.distance(at, other.at) <= NEAR),
  );
  if (facing.length === 0) return null;
  const centres = facing.map(({ at }) => grid.centre(at));
  const mean = (axis: 'x' | 'y'): number =>
    centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length;
  const middle = grid.hexAt(mean('x'), mean('y'));
  return middle < 0 ? (facing[0]?.at ?? null) : middle;
}
