import type { HexId } from '@bocage/hex';
import { isGeneral } from '../../data.ts';
import { grid, sectorOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { standing } from './standing.ts';

/** Further than any hex of the map. */
export const FAR = 99;

/** Where Americans are ashore, each hex once; a general is no unit. */
const footholds = standing((g): readonly HexId[] => {
  const hexes: HexId[] = [];
  for (const unit of g.board.ashore) {
    const at = g.unit.at.get(unit);
    if (!isGeneral(unit) && !hexes.includes(at)) hexes.push(at);
  }
  distances.fill(UNKNOWN_YET);
  return hexes;
});
const UNKNOWN_YET = -1;
/** By hex: how far the nearest is, once that was asked. */
const distances = new Int8Array(grid.size);

const AWAY: (Uint8Array | undefined)[] = [];
/** By hex: how far it is from one, worked out once. */
export function awayFrom(hex: HexId): Uint8Array {
  AWAY[hex] ??= Uint8Array.from(grid.hexes, (other) => grid.distance(hex, other));
  return AWAY[hex];
}

/** Hexes to the nearest American unit ashore. */
export function toAmericans(g: G, hex: HexId): number {
  const hexes = footholds(g);
  const known = distances[hex] as number;
  if (known !== UNKNOWN_YET) return known;
  let nearest = FAR;
  const away = awayFrom(hex);
  for (const at of hexes) nearest = Math.min(nearest, away[at] as number);
  distances[hex] = nearest;
  return nearest;
}

/** Hexes to the nearest American unit ashore in a sector, whatever its division. */
export function toSector(g: G, hex: HexId, sector: number): number {
  let nearest = FAR;
  const away = awayFrom(hex);
  for (const at of footholds(g)) if (sectorOf(at) === sector) nearest = Math.min(nearest, away[at] as number);
  return nearest;
}
