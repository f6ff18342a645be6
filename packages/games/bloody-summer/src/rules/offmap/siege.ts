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
const standingIn = (g: G, box: HexId): readonly HexId[] =>
  boxData(box).festungen.filter((fortress) => stands(g, fortress));
const needs = (g: G, fortress: HexId): number => siegeNeeds(sumOf(g, AXIS, fortress));
/** 6.13-b, R-145: what the besiegers of a box need for all its Festungen: half of each. */
export const neededAround = (g: G, box: HexId): number =>
  standingIn(g, box).reduce((sum, fortress) => sum + needs(g, fortress), 0);

/** More than any Festung needs: what was begun comes before what is easier. */
const BEGUN = 100;
/** before which Festung of a box Allies stand first: one that they attack, one besieged before, then the weakest. */
const urgency = (g: G, fortress: HexId): number =>
  needs(g, fortress) - BEGUN * (2 * g.place.assailed.get(fortress) + g.place.besieged.get(fortress));
/** the Festungen of a box for which its Allies are enough, none of them counted before two. */
function investedIn(g: G, box: HexId): readonly HexId[] {
  let left = sumOf(g, ALLIES, box);
  return standingIn(g, box)
    .toSorted((one, other) => urgency(g, one) - urgency(g, other))
    .filter((fortress) => {
      if (needs(g, fortress) > left) return false;
      left -= needs(g, fortress);
      return true;
    });
}

/** 6.13, R-145: whether a Festung is besieged: no Germans outside, no attack in this turn, and Allies enough. */
export function isBesieged(g: G, fortress: HexId): boolean {
  const box = boxOfFortress(fortress);
  if (g.board.stacks.has(AXIS, box) || g.place.assailed.get(fortress) === 1) return false;
  return investedIn(g, box).includes(fortress);
}
