import type { HexId } from '@bocage/hex';
import { COASTS, grid } from '../../map.ts';
import type { G } from '../../state.ts';
import { shipRange } from '../../tables/bombardment.ts';
import { EASTERN, SHIPS, US, WESTERN } from '../../terms.ts';

const [CRUISERS, DESTROYERS] = [SHIPS.indexOf('cruiser'), SHIPS.indexOf('destroyer')];
/** 6.2-f: the task force that helps a side. */
const fleetOf = (side: number): number => (side === US ? WESTERN : EASTERN);

/** By fleet and hex: how far it is from the coast off which the fleet lies (6.2-e). */
const FROM_COAST = COASTS.map((coast) =>
  Uint8Array.from(grid.hexes, (hex) => Math.min(...coast.map((shore) => grid.distance(shore, hex)))),
);
const isInRange = (fleet: number, ship: number, hex: HexId): boolean =>
  (FROM_COAST[fleet]?.[hex] as number) <= shipRange(ship);

/** 6.2-d, 6.2-h: the points of cruisers, and of destroyers, that a side can fire at a hex. */
export const cruisersAt = (g: G, side: number, hex: HexId): number =>
  isInRange(fleetOf(side), CRUISERS, hex) ? g.navy.cruiser.get(fleetOf(side)) : 0;
export const destroyersAt = (g: G, side: number, hex: HexId): number =>
  isInRange(fleetOf(side), DESTROYERS, hex) ? g.navy.destroyer.get(fleetOf(side)) : 0;

/** A salvo at a hex. */
interface Salvo {
  readonly hex: HexId;
  readonly cruisers: number;
  readonly destroyers: number;
}
/** 6.2-h: what is fired is taken from the track; how many points it is. */
export function fireShips(g: G, side: number, { hex, cruisers, destroyers }: Salvo): number {
  const fleet = fleetOf(side);
  g.place.shelled.set(hex, 1);
  g.navy.cruiser.set(fleet, g.navy.cruiser.get(fleet) - cruisers);
  g.navy.destroyer.set(fleet, g.navy.destroyer.get(fleet) - destroyers);
  return cruisers + destroyers;
}
