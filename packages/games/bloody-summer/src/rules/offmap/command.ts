import type { HexId } from '@bocage/hex';
import { type Law, law, type Reason } from '@bocage/kernel';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { DIVISION_OF, isIndependent, NOBODY, SIDE_OF, type UnitId } from '../../units.ts';
import { hasRoomFor, reaches } from '../combat/control.ts';
import { isMelee } from './boxes.ts';

/** 5.1-f, 5.1-g: whether a headquarters reaches a unit off the map: in its box or the next, in a confusion only there. */
export function whyNotReach(g: G, seat: HexId, unit: UnitId): Reason | null {
  if (reaches(g, seat, g.unit.at.get(unit))) return null;
  return no(isMelee(g, seat) ? 'onlyItsOwnBox' : 'beyondNextBox');
}

/** 5.1-a, 5.1-c, R-85: whether there is room for a unit under a headquarters. */
function whyNoRoomUnder(g: G, hq: UnitId, unit: UnitId): Reason | null {
  if (hasRoomFor(g, hq, unit)) return null;
  return no(isIndependent(unit) ? 'tooManyIndependents' : 'tooManyDivisions');
}
/** 5.1, R-85: why a unit cannot be put under a headquarters in this turn; its reach apart. */
export const whyNotAttach: Law<[G, UnitId, UnitId]> = law(
  (_g, hq, unit) => (SIDE_OF[unit] === SIDE_OF[hq] ? null : no('otherSide')),
  (_g, _hq, unit) => (isIndependent(unit) || DIVISION_OF[unit] !== -1 ? null : no('notControlled')),
  (g, hq, unit) => (g.unit.hq.get(unit) === NOBODY || g.unit.hq.get(unit) === hq ? null : no('underOtherHq')),
  (g, hq, unit) => (g.unit.hq.get(unit) === hq ? null : whyNoRoomUnder(g, hq, unit)),
);
