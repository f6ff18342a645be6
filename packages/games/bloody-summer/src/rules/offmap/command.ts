import type { HexId } from '@bocage/hex';
import { type Law, law, type Reason } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { grid } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import {
  ASSAULT_DIVISION,
  DIVISION_OF,
  isIndependent,
  NOBODY,
  SIDE_OF,
  UNITS_OF,
  type UnitId,
} from '../../units.ts';
import { isMelee } from './boxes.ts';

const { divisions: DIVISIONS, independents: INDEPENDENTS } = CHARTS.control;

/** 5.1-f, 5.1-g: whether a headquarters reaches a unit off the map: in its box or the next, in a confusion only there. */
export function whyNotReach(g: G, seat: HexId, unit: UnitId): Reason | null {
  const at = g.unit.at.get(unit);
  if (at === seat) return null;
  if (!grid.linked(seat, at)) return no('beyondReach');
  return isMelee(g, seat) ? no('onlyItsOwnBox') : null;
}

/** Those whom a headquarters controls in this turn. */
const attachedTo = (g: G, hq: UnitId): readonly UnitId[] =>
  (UNITS_OF[SIDE_OF[hq] as number] ?? []).filter((unit) => g.unit.hq.get(unit) === hq);
/** 5.1-a, 5.1-c, R-85: whether there is room for a unit under a headquarters. */
function whyNoRoomUnder(g: G, hq: UnitId, unit: UnitId): Reason | null {
  const division = DIVISION_OF[unit] as number;
  if (division === ASSAULT_DIVISION) return null;
  const under = attachedTo(g, hq);
  if (isIndependent(unit))
    return under.filter(isIndependent).length < INDEPENDENTS ? null : no('tooManyIndependents');
  const led = new Set(under.map((one) => DIVISION_OF[one] as number));
  led.delete(-1);
  led.delete(ASSAULT_DIVISION);
  return led.has(division) || led.size < DIVISIONS ? null : no('tooManyDivisions');
}
/** 5.1, R-85: why a unit cannot be put under a headquarters in this turn; its reach apart. */
export const whyNotAttach: Law<[G, UnitId, UnitId]> = law(
  (_g, hq, unit) => (SIDE_OF[unit] === SIDE_OF[hq] ? null : no('otherSide')),
  (_g, _hq, unit) => (isIndependent(unit) || DIVISION_OF[unit] !== -1 ? null : no('notControlled')),
  (g, hq, unit) => (g.unit.hq.get(unit) === NOBODY || g.unit.hq.get(unit) === hq ? null : no('underOtherHq')),
  (g, hq, unit) => (g.unit.hq.get(unit) === hq ? null : whyNoRoomUnder(g, hq, unit)),
);
