import type { HexId } from '@bocage/hex';
import { chain, given, type Law, law, type Reason, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { boxData, boxOfFortress, grid, isFortress, isStrategic } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { campOf, GERMAN } from '../../terms.ts';
import { ALLOWANCE, DIVISION_OF, isArmour, isFestung, isHeadquarters, NOBODY, SIDE_OF, UNITS_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { holderOf } from '../control.ts';
import { hasAlly, whyNotStack } from '../stacking.ts';
import { attackOf, unitsIn } from '../units.ts';
import { isHeldAgainst, isMelee } from './boxes.ts';
import { whyNotAttach, whyNotReach } from './command.ts';

const { boxes: NORMAL, extended: EXTENDED } = CHARTS.movement.offMap;

/** Who moves between boxes: all Germans, or those whom an Allied headquarters leads. */
export interface Lead {
  readonly side: number;
  readonly hq: UnitId;
  /** 5.2: for a marker, all it controls and two boxes. */
  readonly extended: number;
  /** Where the headquarters was when it began. */
  readonly seat: HexId;
  /** 4.1.2-g: the division or independent unit that it moves. */
  readonly division: number;
  readonly single: UnitId;
}

/** 4.1.2: who may move between boxes at all, whoever leads him. */
const whyNotStir: Law<[G, number, UnitId]> = chain(
  (say, g: G, side: number, unit: UnitId) =>
    (SIDE_OF[unit] === side ? null : say(no('otherSide'))) ??
    (isStrategic(g.unit.at.get(unit)) || isFortress(g.unit.at.get(unit)) ? null : say(no('notInBox'))) ??
    (ALLOWANCE[unit] === 0 ? say(no('neverMoves')) : null) ??
    (g.unit.unsupplied.get(unit) === 1 ? say(no('isolatedOffMap')) : null) ??
    (g.unit.moved.get(unit) === 1 ? say(no('movedAlready')) : null) ??
    (g.unit.hexes.get(unit) < EXTENDED ? null : say(no('boxesSpent'))),
);
/** Those of a side who may. */
export const boxed: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (side) => UNITS_OF[side] ?? [],
  (g: G, unit) => whyNotStir(g, SIDE_OF[unit] as number, unit) === null,
);

/** 4.1.2-g: in a normal move one division or independent unit. */
function whyNotOfMove({ division, single }: Lead, unit: UnitId): Reason | null {
  const isOpen = division < 0 && single === NOBODY;
  return isOpen || unit === single || (division >= 0 && DIVISION_OF[unit] === division)
    ? null
    : no('oneDivisionOnly');
}
/** whom an Allied headquarters moves. */
function whyNotLed(g: G, c: Lead, unit: UnitId): Reason | null {
  if (c.hq === NOBODY) return null;
  const boxes = g.unit.hexes.get(unit);
  if (boxes >= (c.extended === 1 ? EXTENDED : NORMAL)) return no('boxesSpent');
  if (unit === c.hq) return null;
  if (isHeadquarters(unit)) return no('otherHq');
  const reach = boxes > 0 ? null : whyNotReach(g, c.seat, unit);
  return reach ?? (c.extended === 1 ? whyNotAttach(g, c.hq, unit) : whyNotOfMove(c, unit));
}
/** 4.1.2: who may go to another box. */
export const whyNotGo: Law<[G, Lead, UnitId]> = given(
  (g: G, c: Lead, unit: UnitId) => whyNotStir(g, c.side, unit),
  whyNotLed,
);
export const goers = (g: G, c: Lead): readonly UnitId[] => {
  const listed = g.known.boxed(c.side);
  return c.hq === NOBODY ? listed : listed.filter((unit) => whyNotLed(g, c, unit) === null);
};

/** 0.1.2-k, 0.1.2-m: into a Festung. */
const whyNotInside: Law<[G, UnitId, HexId]> = law<[G, UnitId, HexId]>(
  (_g, unit) => (SIDE_OF[unit] === GERMAN ? null : no('notGerman')),
  (g, _unit, to) => (unitsIn(g, to).some(isFestung) ? null : no('noFestung')),
  (g, unit, to) => (whyNotStack(g, to, [unit]) === null ? null : no('festungFull')),
);
/** 1.1.2.2-b, R-146: the lines, and between a Festung and its box. */
const isLinked = (from: HexId, to: HexId): boolean => {
  if (isFortress(from)) return boxOfFortress(from) === to;
  return isFortress(to) ? boxOfFortress(to) === from : isStrategic(to) && grid.linked(from, to);
};
/** 4.1.2, 6.12-d: where a unit may go from its box. */
export const whyNotTo: Law<[G, UnitId, HexId]> = given(
  (g: G, unit: UnitId, to: HexId) => (isLinked(g.unit.at.get(unit), to) ? null : no('noLink')),
  (g, unit, to) => (hasAlly(g, SIDE_OF[unit] as number, to) ? no('allyThere') : null),
  (g, unit, to) => {
    const isHostile = isStrategic(to) && holderOf(g, to) !== campOf(SIDE_OF[unit] as number);
    return isHostile && isMelee(g, g.unit.at.get(unit)) ? no('notOwnBox') : null;
  },
  (g, unit, to) => (isFortress(to) ? whyNotInside(g, unit, to) : null),
);
/** all together to another box, not into a Festung, where there is room for a few. */
export const whyNotWithdrawTo: Law<[G, UnitId, HexId]> = given(whyNotTo, (_g, _unit, to) =>
  isFortress(to) ? no('festungFull') : null,
);
/** The places next to a box or a Festung. */
export function beside(from: HexId): readonly HexId[] {
  if (isFortress(from)) return [boxOfFortress(from)];
  const { links, festungen } = boxData(from);
  return [...links, ...festungen];
}

/** those who may leave a box in confusion together. */
export const trappedIn = (g: G, c: Lead, box: HexId): UnitId[] =>
  unitsIn(g, box).filter((unit) => whyNotGo(g, c, unit) === null);
export function whyNotTogether(g: G, c: Lead, box: HexId): Reason | null {
  return isStrategic(box) && isMelee(g, box) && trappedIn(g, c, box).length > 1
    ? null
    : no('noConfusionThere');
}

/** the armour of its division in its box that goes with a unit, or an independent unit alone. */
export function pileOf(g: G, c: Lead, unit: UnitId): UnitId[] {
  const [at, division] = [g.unit.at.get(unit), DIVISION_OF[unit] as number];
  return unitsIn(g, at).filter(
    (one) =>
      (one === unit || (division >= 0 && DIVISION_OF[one] === division)) &&
      whyNotSpearhead(g, one) === null &&
      whyNotGo(g, c, one) === null,
  );
}
const whyNotSpearhead = (g: G, unit: UnitId): Reason | null => {
  if (!isArmour(unit)) return no('notArmour');
  if (attackOf(g, unit) === 0) return no('noStrength');
  return isMelee(g, g.unit.at.get(unit)) ? no('heldInConfusion') : null;
};
/** 4.3-a, R-122: who may lead an overrun of a box. */
export const whyNotOverrunBox: Law<[G, Lead, UnitId]> = given(
  whyNotGo,
  (g, _c, unit) => whyNotSpearhead(g, unit),
  (g, c, unit) => (pileOf(g, c, unit)[0] === unit ? null : no('notSpearhead')),
);
/** a box with enemies; a depot without troops is fought for in the combat phase. */
export const whyNotOverrunTo: Law<[G, UnitId, HexId]> = given(
  (g: G, unit: UnitId, to: HexId) => whyNotTo(g, unit, to),
  (g, unit, to) =>
    isStrategic(to) && isHeldAgainst(g, campOf(SIDE_OF[unit] as number), to) ? null : no('nobodyInBox'),
);
