import type { HexId } from '@bocage/hex';
import { boxData, boxOfFortress } from '../../map.ts';
import type { G } from '../../state.ts';
import { siegeNeeds } from '../../tables/crt.ts';
import { ALLIES, AXIS } from '../../terms.ts';
import { isFestung } from '../../units.ts';
import { defenceOf, fightersOf, unitsIn } from '../units.ts';

const sumOf = (g: G, camp: number, at: HexId): number =>
  fightersOf(g, camp, at).reduce((sum, unit) => sum + defenceOf(g, unit), 0);
/** Whether a Festung still stands. */
export const stands = (g: G, fortress: HexId): boolean => unitsIn(g, fortress).some(isFestung);
/** 6.13-b, R-145: what the besiegers of a box need: half of each Festung in it. */
export const neededAround = (g: G, box: HexId): number =>
  boxData(box)
    .festungen.filter((fortress) => stands(g, fortress))
    .reduce((sum, fortress) => sum + siegeNeeds(sumOf(g, AXIS, fortress)), 0);

/** 6.13, R-145: whether a Festung is besieged: no Germans outside, no attack in this turn, and Allies enough. */
export function isBesieged(g: G, fortress: HexId): boolean {
  const box = boxOfFortress(fortress);
  if (!stands(g, fortress) || g.place.assailed.get(fortress) === 1) return false;
  return !g.board.stacks.has(AXIS, box) && sumOf(g, ALLIES, box) >= Math.max(1, neededAround(g, box));
}
