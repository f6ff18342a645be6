import { DIRECTIONS, type HexId, NOWHERE, opposite } from '@bocage/hex';
import { grid, PHASE_PRICES } from '../queries.ts';

/** Half hexes; a step that takes a whole move counts a little more than a hex. */
const WHOLE_MOVE = 3;
/** Farther than anybody gets in a day. */
const FAR = 99;

const fields = new Map<HexId, Uint8Array>();

/** How far it is to a place from everywhere, in half hexes over the bare ground: worked out once for each place. */
export function wayTo(goal: HexId): Readonly<Uint8Array> {
  const known = fields.get(goal);
  if (known !== undefined) return known;
  const field = spread(goal);
  fields.set(goal, field);
  return field;
}

/** Outward from the goal, nearest places first: a list for each distance. */
function spread(goal: HexId): Uint8Array {
  const field = new Uint8Array(grid.size).fill(FAR);
  const rings: HexId[][] = Array.from({ length: FAR + 1 }, () => []);
  field[goal] = 0;
  rings[0]?.push(goal);
  for (const [distance, ring] of rings.entries())
    for (const hex of ring) if (field[hex] === distance) enterFrom(hex, field, rings);
  return field;
}

function enterFrom(hex: HexId, field: Uint8Array, rings: HexId[][]): void {
  for (const direction of DIRECTIONS) {
    const from = grid.neighbour(hex, direction);
    if (from === NOWHERE) continue;
    const price = PHASE_PRICES[0]?.price(from, opposite(direction)) ?? -1;
    const distance = (field[hex] as number) + Math.min(price, WHOLE_MOVE);
    if (price < 0 || distance >= (field[from] as number)) continue;
    field[from] = distance;
    rings[distance]?.push(from);
  }
}
