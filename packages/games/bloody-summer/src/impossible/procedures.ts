import type { HexId } from '@bocage/hex';
import type { Judged, UnderWay } from '@bocage/kernel';
import { isFortress, isHex, isSea, isStrategic } from '../map.ts';
import { cupOf, EVERY_AIR } from '../rules/air/flights.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { G } from '../state.ts';
import { ALLIES, AXIS, campOf, GERMAN, NIGHT, PHASE_A, PHASE_B, SIDES_OF } from '../terms.ts';
import { CAMP_OF, isHeadquarters, NOBODY, SIDE_OF, type UnitId } from '../units.ts';

/** By the step that a caller goes on with: the phase that is under way. */
const PHASE_BEFORE: Readonly<Record<string, number>> = {
  'dday.morning': NIGHT,
  'dday.afternoon': PHASE_A,
  'dday.evening': PHASE_B,
  'turn.phaseB': PHASE_A,
  'turn.end': PHASE_B,
};
const placeOf = ({ name, step }: UnderWay): string => `${name}.${step}`;

/** 1.0: the turn and the phase have what is under way. */
function judgePhase({ g, frames, odd }: Judged<G>): void {
  for (const [i, frame] of frames.entries()) {
    const called = frames[i + 1];
    const phase = PHASE_BEFORE[placeOf(frame)];
    if (called !== undefined && phase !== undefined && phase !== g.phase)
      odd(`${called.name} is of another phase`);
  }
  const outer = frames[1]?.name;
  if (outer === 'dday' && g.turn !== 0) odd('there is one 6 June');
  if (outer === 'turn' && g.turn === 0) odd('6 June is no turn like others');
  if (outer === 'setUpPhase' && g.turn !== SCENARIOS[g.scenario]?.turns[0]) odd('nobody is set up so late');
}

type Check = (g: G, frame: UnderWay, caller: UnderWay | undefined) => string | null;
const sideOf = (frame: UnderWay): number => frame.value('side');
const hexOf = (frame: UnderWay, local = 'at'): HexId => frame.value(local) as HexId;
const unitsOf = (frame: UnderWay, local = 'units'): readonly UnitId[] =>
  frame.values(local) as readonly UnitId[];
const isOnce = (list: readonly number[]): boolean => new Set(list).size === list.length;
const areOf = (units: readonly UnitId[], camp: number): boolean =>
  isOnce(units) && units.every((unit) => CAMP_OF[unit] === camp);
const isStaff = (unit: number, side: number): boolean =>
  isHeadquarters(unit as UnitId) && SIDE_OF[unit] === side;
const isStaffOrNobody = (unit: number, side: number): boolean => unit === NOBODY || isStaff(unit, side);
const isLand = (at: HexId): boolean => (isHex(at) ? !isSea(at) : isStrategic(at) || isFortress(at));

/** 6: a fight is by one camp against the other, for a place on land. */
const fight: Check = (_g, frame) => {
  const side = sideOf(frame);
  if (!areOf(unitsOf(frame, 'attackers'), campOf(side))) return 'is not that side’s';
  if (!isStaffOrNobody(frame.value('hq'), side)) return 'is led by nobody of that side';
  return isLand(hexOf(frame)) ? null : 'is for nothing';
};
/** With those who are attacked. */
const clashOrOutcome: Check = (g, frame, caller) => {
  const [camp, foe] = [campOf(sideOf(frame)), campOf(frame.value('foe'))];
  if (camp === foe || !areOf(unitsOf(frame, 'defenders'), foe)) return 'is against nobody';
  return fight(g, frame, caller);
};
const ledBy: Check = (_g, frame) =>
  isStaff(frame.value('hq'), sideOf(frame)) ? null : 'is led by nobody of that side';

/** whose moves they are, by the half of the phase that they are in. */
const ofHalf: Check = (_g, frame, caller) => {
  if (caller?.name !== 'half') return null;
  return SIDES_OF[caller.value('camp')]?.[caller.value('turn')] === sideOf(frame)
    ? null
    : 'is not that side’s';
};

/** What a procedure is about is there. */
const CHECKS: Readonly<Record<string, Check>> = {
  airPhase(g, frame) {
    if (sideOf(frame) === GERMAN) return 'is not that side’s';
    const inCup = EVERY_AIR.reduce(
      (sum, air) => (cupOf(air) === frame.value('cup') ? sum + g.air.cup.get(air) : sum),
      0,
    );
    const [left, isDrawing] = [frame.value('left'), frame.step === 'draw'];
    return !isDrawing || (left > 0 && left <= inCup) ? null : 'has nothing to draw';
  },
  half(g, frame, caller) {
    const camp = frame.value('camp');
    if (SIDES_OF[camp]?.[frame.value('turn')] === undefined) return 'is of nobody';
    const isFirst = caller?.step === 'second';
    return (camp === g.first) === isFirst && g.active === camp ? null : 'is not that camp’s';
  },
  transfers: ofHalf,
  offMapMovement: ofHalf,
  movement: ofHalf,
  combatPhase(_g, frame, caller) {
    if (caller?.value('camp') !== frame.value('camp')) return 'is not that camp’s';
    const sides = SIDES_OF[frame.value('camp')]?.length ?? 0;
    return Math.max(frame.value('turn'), frame.value('gaveWay')) < sides ? null : 'has lost count';
  },
  activation: ledBy,
  exploitation: ledBy,
  assaults(g, frame, caller) {
    const units = unitsOf(frame);
    return areOf(units, campOf(sideOf(frame))) ? ledBy(g, frame, caller) : 'is not that side’s';
  },
  battle: fight,
  clash: clashOrOutcome,
  outcome: clashOrOutcome,
  aftermath: fight,
  overrun: (_g, frame) =>
    areOf(unitsOf(frame, 'attackers'), campOf(sideOf(frame))) && isLand(hexOf(frame))
      ? null
      : 'is not that side’s',
  bombardment: (_g, frame) => (sideOf(frame) === GERMAN ? 'is not that side’s' : null),
  losses: (_g, frame) => (isOnce(unitsOf(frame)) ? null : 'has lost count'),
  retreat: (_g, frame) => {
    const units = unitsOf(frame);
    const [camp] = units.map((unit) => CAMP_OF[unit] as number);
    return camp !== undefined && areOf(units, camp) ? null : 'is of nobody';
  },
  openingBombardment: (_g, frame) => (sideOf(frame) === GERMAN ? 'is not that side’s' : null),
  wave: (_g, frame) => (sideOf(frame) === GERMAN ? 'is not that side’s' : null),
  batteryFire: (_g, frame) => (sideOf(frame) === GERMAN ? 'is not that side’s' : null),
  convoy: (_g, frame) => (frame.value('at') < frame.values('way').length ? null : 'leads nowhere'),
  departing(_g, frame) {
    const camp = sideOf(frame) === GERMAN ? AXIS : ALLIES;
    return areOf(unitsOf(frame), camp) && areOf(unitsOf(frame, 'gone'), camp) ? null : 'is not that side’s';
  },
};

/** The procedures under way could be so. */
export function judgeProcedures(judged: Judged<G>): void {
  const { g, frames, odd } = judged;
  judgePhase(judged);
  for (const [i, frame] of frames.entries()) {
    const fault = CHECKS[frame.name]?.(g, frame, frames[i - 1]) ?? null;
    if (fault !== null) odd(`${frame.name} ${fault}`);
  }
}
