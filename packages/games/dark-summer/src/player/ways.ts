import { BY_LINK, Flood, type HexId, opposite, UNLIMITED, type Way } from '@bocage/hex';
import { EFFECTS, type G, GERMANS, germanPace, grid } from '../queries.ts';

/** Farther than anybody ever goes. */
export const FAR = 9999;
/** By place: how far it is to somewhere, in half points. */
export type Field = Int16Array;

const flood = new Flood(grid, 63);

/** Whether German roads have their rate, and what clear ground costs, in this weather. */
function paceOf(g: G, army: number): number {
  if (army !== GERMANS) return 0;
  const { germanClear, germanRoads } = EFFECTS[g.weather] as { germanClear: number; germanRoads: boolean };
  return germanPace(germanClear, germanRoads);
}

/** How far it is to the nearest of some places from everywhere; `extra` is what entering a place costs more. */
export function fieldTo(
  g: G,
  army: number,
  goals: readonly HexId[],
  { wheels = false, extra }: { wheels?: boolean; extra?: Uint8Array } = {},
): Field {
  const field = new Int16Array(grid.size).fill(FAR);
  const { prices } = g.moves.rulesOf(army, paceOf(g, army), wheels);
  // Outward from the goal: the real step goes the other way.
  flood.run(goals, UNLIMITED, (nearer, farther, way) => {
    // A box is a goal, or where somebody starts, but no way through.
    if (way === BY_LINK && nearer >= grid.hexCount && !goals.includes(nearer)) return -1;
    const price = prices.price(farther, way === BY_LINK ? way : (opposite(way) as Way));
    return price < 0 ? price : Math.min(63, price + (extra?.[nearer] ?? 0));
  });
  copyInto(field);
  return field;
}

/** How many hexes of land it is from the nearest of some hexes. */
export function hexesFrom(starts: readonly HexId[], isOpen: (hex: HexId) => boolean): Field {
  const field = new Int16Array(grid.size).fill(FAR);
  flood.run(starts, UNLIMITED, (_from, to) => (isOpen(to) ? 1 : -1));
  copyInto(field);
  return field;
}

function copyInto(field: Field): void {
  for (let i = 0; i < flood.count; i++) {
    const hex = flood.reached[i] as HexId;
    field[hex] = Math.min(FAR, flood.cost(hex));
  }
}

/** The cheapest chain of hexes from one of some starts to one of some ends, by what each hex costs (negative: closed). */
export function chain(starts: readonly HexId[], isEnd: (hex: HexId) => boolean, cost: Int16Array): HexId[] {
  let last = -1 as HexId;
  const open = starts.filter((hex) => (cost[hex] as number) >= 0);
  if (open.length === 0) return [];
  flood.run(
    open,
    UNLIMITED,
    (_from, to, way) => (way === BY_LINK ? -1 : (cost[to] as number)),
    (hex) => {
      if (!isEnd(hex)) return 0;
      last = hex;
      return 2;
    },
  );
  if (last < 0) return [];
  const path = new Int16Array(grid.size + 1);
  const length = flood.path(last, path);
  return Array.from(path.subarray(0, length), (hex) => hex as HexId);
}

/** Marks the hexes by which each of some hexes is joined to a root, as long as it is. */
export function trails(
  roots: readonly HexId[],
  ends: readonly HexId[],
  cost: (hex: HexId) => number,
): Uint8Array {
  const marked = new Uint8Array(grid.size);
  if (roots.length === 0) return marked;
  flood.run(roots, UNLIMITED, (_from, to, way) => (way === BY_LINK ? -1 : cost(to)));
  const path = new Int16Array(grid.size + 1);
  for (const end of ends) {
    const length = flood.path(end, path);
    for (let i = 0; i < length; i++) marked[path[i] as number] = 1;
  }
  return marked;
}
