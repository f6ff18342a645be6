import type { HexId, HexsideId } from '@bocage/hex';
import type { Scene } from '@bocage/kernel/players';
import { attackFactor, beachAt, defenseFactor, type G, grid, isHex, isSeaSide, isUnknown, OPEN, ofSide, type UnitId } from '../queries.ts'; // biome-ignore format: a list

export const gOf = ({ world }: Scene): G => world.g as unknown as G;

/** What a strongpoint or Ost battalion that lies face down is taken for. */
export const ASSUMED = 2;

export const attackOf = (g: G, unit: UnitId): number =>
  isUnknown(g, unit) ? ASSUMED : attackFactor(g, unit);
export const defenseOf = (g: G, unit: UnitId): number =>
  isUnknown(g, unit) ? ASSUMED : defenseFactor(g, unit);

/** What a step of a unit is worth: a little for being there, more for its strength. */
export const stepWorth = (g: G, unit: UnitId): number =>
  0.4 + Math.max(attackOf(g, unit), defenseOf(g, unit)) / (4 * Math.max(1, g.unit.steps.get(unit)));

/** Whether a side has anybody in a hex. */
export const holds = (g: G, side: number, hex: HexId): boolean => g.board.held.has(side, hex);
/** Whether the zones of a side are felt in a hex. */
export const feels = (g: G, side: number, hex: HexId): boolean => g.board.zones.isFelt(side, hex);

export const isOpenBeachHex = (g: G, hex: HexId): boolean =>
  beachAt(hex) >= 0 && g.beach.status.get(beachAt(hex)) === OPEN;

/** By place: the neighbours on the map that no sea parts from it. */
export const NEIGHBOURS: readonly (readonly HexId[])[] = Array.from({ length: grid.size }, (_, place) =>
  isHex(place as HexId)
    ? [...grid.around(place as HexId)].filter(
        (next) => !isSeaSide(grid.sideBetween(place as HexId, next) as HexsideId),
      )
    : [],
);

/** Calls back with each neighbour on the map that no sea parts from a hex. */
export function eachNeighbour(hex: HexId, visit: (next: HexId) => void): void {
  const next = NEIGHBOURS[hex] ?? [];
  for (let i = 0; i < next.length; i++) visit(next[i] as HexId);
}

/** By hex: the sum of what a side has there. */
export function sums(g: G, side: number, value: (g: G, unit: UnitId) => number): Float32Array {
  const total = new Float32Array(grid.size);
  for (const unit of ofSide[side] ?? []) {
    const at = g.unit.at.get(unit);
    if (isHex(at)) total[at] = (total[at] as number) + value(g, unit);
  }
  return total;
}

/** By hex: the sum of what is around it. */
export function spreadOut(map: Float32Array): Float32Array {
  const total = new Float32Array(map.length);
  for (const hex of grid.hexes)
    if (map[hex] !== 0) for (const next of NEIGHBOURS[hex] ?? []) total[next]! += map[hex] as number;
  return total;
}

/** The strength of a map of sums around a hex, without the hex itself. */
export function around(map: Float32Array, hex: HexId): number {
  let sum = 0;
  eachNeighbour(hex, (next) => {
    sum += map[next] as number;
  });
  return sum;
}
