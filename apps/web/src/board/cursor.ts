import { type Direction, type Grid, type HexId, NOWHERE } from '@bocage/hex';

type Directions = readonly Direction[];
type Keys = Readonly<Record<string, Directions>>;

// Directions count clockwise: from north on a flat-topped map, from north-east on a pointy-topped one.
const FLAT: Keys = { q: [5], w: [0], e: [1], a: [4], s: [3], d: [2], arrowup: [0], arrowdown: [3] };
const POINTY: Keys = { q: [5], e: [0], a: [4], d: [1], z: [3], c: [2], arrowleft: [4], arrowright: [1] };

// Straight on along a way that the hexes do not lie along: by turns to either side, so that the way back is the same.
const FLAT_EVEN: Keys = { arrowleft: [5, 4], arrowright: [1, 2] };
const FLAT_ODD: Keys = { arrowleft: [4, 5], arrowright: [2, 1] };
const POINTY_EVEN: Keys = { arrowup: [5, 0], arrowdown: [3, 2], w: [5, 0], s: [3, 2] };
const POINTY_ODD: Keys = { arrowup: [0, 5], arrowdown: [2, 3], w: [0, 5], s: [2, 3] };

function waysOf(grid: Grid, from: HexId, key: string): Directions {
  if (grid.spec.top === 'flat') {
    return FLAT[key] ?? (grid.column(from) % 2 === 0 ? FLAT_EVEN : FLAT_ODD)[key] ?? [];
  }
  return POINTY[key] ?? (grid.row(from) % 2 === 0 ? POINTY_EVEN : POINTY_ODD)[key] ?? [];
}

/** Whether a key moves the cursor on such a map. */
export function isStep(grid: Grid, key: string): boolean {
  const first = grid.hexes[0];
  return first !== undefined && waysOf(grid, first, key.toLowerCase()).length > 0;
}

/** The hex that a key leads to, or the same one at the edge of the map. */
export function stepFrom(grid: Grid, from: HexId, key: string): HexId {
  for (const way of waysOf(grid, from, key.toLowerCase())) {
    const to = grid.neighbour(from, way);
    if (to !== NOWHERE) return to;
  }
  return from;
}

/** The next of some things after one, in their order, and round again. */
export function nextOf<T>(things: readonly T[], after: T, isForward: boolean): T | undefined {
  const at = things.indexOf(after);
  if (at < 0) return isForward ? things[0] : things.at(-1);
  return things[(at + (isForward ? 1 : things.length - 1)) % things.length];
}
