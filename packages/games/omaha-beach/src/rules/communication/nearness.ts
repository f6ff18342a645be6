import type { HexId } from '@bocage/hex';
import { isGeneral } from '../../data.ts';
import { grid, sectorOf } from '../../map.ts';
import type { G } from '../../state.ts';

/** Further than any hex of the map. */
export const FAR = 99;

/** Where Americans are ashore, each hex once; a general is no unit. */
export function footholds(g: G): readonly HexId[] {
  const hexes: HexId[] = [];
  for (const unit of g.board.ashore) {
    const at = g.unit.at.get(unit);
    if (!isGeneral(unit) && !hexes.includes(at)) hexes.push(at);
  }
  return hexes;
}

const AWAY: (Uint8Array | undefined)[] = [];
/** By hex: how far it is from one; of the map alone, and worked out when it is first wanted. */
export function awayFrom(hex: HexId): Uint8Array {
  AWAY[hex] ??= Uint8Array.from(grid.hexes, (other) => grid.distance(hex, other));
  return AWAY[hex];
}

/** Hexes to the nearest American unit ashore. */
export function toAmericans(g: G, hex: HexId): number {
  let nearest = FAR;
  const away = awayFrom(hex);
  for (const at of g.known.footholds()) nearest = Math.min(nearest, away[at] as number);
  return nearest;
}

/** Hexes to the nearest American unit ashore in a sector, whatever its division. */
export function toSector(g: G, hex: HexId, sector: number): number {
  let nearest = FAR;
  const away = awayFrom(hex);
  for (const at of g.known.footholds())
    if (sectorOf(at) === sector) nearest = Math.min(nearest, away[at] as number);
  return nearest;
}

/** The hexes within so many steps of one, itself left out; `stops` says where nobody goes on from. */
export function within(
  at: HexId,
  steps: number,
  may: (from: HexId, to: HexId) => boolean,
  stops: (hex: HexId) => boolean = never,
): Set<HexId> {
  const found = new Set<HexId>([at]);
  let ring: HexId[] = [at];
  for (let step = 0; step < steps; step++) {
    const next: HexId[] = [];
    for (const from of ring) {
      if (step > 0 && stops(from)) continue;
      for (const to of grid.around(from)) {
        if (found.has(to) || !may(from, to)) continue;
        found.add(to);
        next.push(to);
      }
    }
    ring = next;
  }
  found.delete(at);
  return found;
}
const never = (): boolean => false;
