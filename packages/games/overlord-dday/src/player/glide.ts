import type { HexId } from '@bocage/hex';
import { act, best, numbers, type Script } from '@bocage/kernel/players';
import { ALLIED, CHARTS, dataOf, EVERY_UNIT, type G, GERMAN, grid, isHex, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import { gOf, unitsFor } from './ask.ts';
import { BRIDGE, hasAllies, LINKS, ORNE, STEP } from './worth.ts';

/** Points for joining hands with a landing, if a unit of a division comes down in a hex. */
function worthOfLink(g: G, division: string | null, hex: HexId): number {
  const link = LINKS.find(({ to }) => to === division);
  if (link === undefined) return 0;
  for (const unit of EVERY_UNIT) {
    const at = g.unit.at.get(unit);
    if (isHex(at) && g.unit.landed.get(unit) === link.beach && grid.distance(at, hex) <= 1) return link.vp;
  }
  return 0;
}

function worthOf(g: G, unit: UnitId, hex: HexId): number {
  const post = ORNE.includes(hex) && !hasAllies(g, hex) ? BRIDGE / 2 : 0;
  const felt = g.board.zones.isFelt(GERMAN, hex) ? CHARTS.airborne.gliderModifiers.enemyZoc : 0;
  return worthOfLink(g, dataOf(unit).division, hex) + post - (felt * (STEP[ALLIED] as number)) / 6;
}

/** Comes down where it joins hands with those from the beach, holds the bridge, or is safe. */
export const glide: Script = (scene) => {
  const g = gOf(scene);
  const [unit] = unitsFor(scene, 'glide');
  if (unit === undefined) return undefined;
  const hex = best(numbers(scene, 'glide', unit), (at) => worthOf(g, unit, at as HexId));
  return hex === undefined ? undefined : act('glide', unit, hex);
};
