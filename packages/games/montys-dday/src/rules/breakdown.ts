import { NOWHERE } from '@bocage/hex';
import { chain, given, type Law, type Reason, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { brokenDown } from '../events/movement.ts';
import { no } from '../refusals.ts';
import type { G } from '../state.ts';
import { COMBAT, GERMAN } from '../terms.ts';
import { BREAKDOWN, COMBAT_FACTOR, dataOf, EVERY_UNIT, SIDE_OF, UNITS_OF, type UnitId } from '../units.ts';
import { atRest, besidesMover, dismiss, isFresh, type Moves, whyNotAct } from './movement/movers.ts';
import { isDisrupted, place, takeOff } from './units.ts';

const isKind = (...kinds: readonly string[]): ((unit: UnitId) => boolean) => {
  const answers = EVERY_UNIT.map((unit) => SIDE_OF[unit] === GERMAN && kinds.includes(dataOf(unit).kind));
  return (unit) => answers[unit] === true;
};
const germans = (kind: string): readonly UnitId[] =>
  (UNITS_OF[GERMAN] ?? []).filter((unit) => dataOf(unit).kind === kind);
const STATIC_BATTALIONS = germans('staticBattalion');
const STATIC_COMPANIES = germans('staticCompany');
const BATTALIONS = germans('infantryBattalion');
/** 17.0: those that can be broken down. */
const DIVISIBLE: readonly UnitId[] = [...STATIC_BATTALIONS, ...BATTALIONS];
const isDivisible = isKind('staticBattalion', 'infantryBattalion');
const isStatic = isKind('staticBattalion');

const factor = (unit: UnitId | undefined): number => COMBAT_FACTOR[COMBAT]?.[unit as UnitId] as number;
/** 17.0: as many static companies as have the strength of the battalion. */
const STATIC_PARTS = factor(STATIC_BATTALIONS[0]) / factor(STATIC_COMPANIES[0]);

/** 17.0, R-138: the counters that are there for a battalion; of eliminated companies the first. */
function partsOf(g: G, unit: UnitId): readonly UnitId[] {
  return isStatic(unit)
    ? STATIC_COMPANIES.filter((company) => g.unit.lost.get(company) === 1).slice(0, STATIC_PARTS)
    : BREAKDOWN.filter((company) => g.unit.at.get(company) === NOWHERE);
}

/** 17.0: whether the counters are there. */
function whyNoCounters(g: G, _c: Moves, unit: UnitId): Reason | null {
  if (!isDivisible(unit)) return null;
  const many = partsOf(g, unit).length;
  if (isStatic(unit)) return many < STATIC_PARTS ? no('tooFewCompanies') : null;
  return many < BREAKDOWN.length ? no('noCountersLeft') : null;
}

export const whyNotGerman = (_g: G, { side }: Moves): Reason | null =>
  side === GERMAN ? null : no('alliesDoNotBreakDown');

/** 17.0, R-24: what in a battalion itself stands against it. */
const whyNotWhole: Law<[G, Moves, UnitId]> = chain(
  (say, g: G, c: Moves, unit: UnitId) =>
    (isDivisible(unit) ? null : say(no('cannotBreakDown'))) ??
    (isDisrupted(g, unit) ? say(no('disruptedBreakdown')) : null) ??
    (isFresh(g, c, unit) ? null : say(no('movedBeforeBreakdown'))),
);
/** 17.0, R-24: which battalion may be broken down: before it does anything. */
export const whyNotSplit: Law<[G, Moves, UnitId]> = given(whyNotAct, whyNotWhole, whyNoCounters);

/** The battalions at rest that are whole, whether or not there are counters for them. */
export const divisible: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  () => DIVISIBLE,
  (g: G, unit) => (whyNotAct(g, atRest(unit), unit) ?? whyNotWhole(g, atRest(unit), unit)) === null,
);
/** Those that may be broken down now. */
export function splitters(g: G, c: Moves): readonly UnitId[] {
  const whole = besidesMover(g, c, g.known.divisible(c.side), whyNotSplit);
  const [one, other] = [STATIC_BATTALIONS[0], BATTALIONS[0]].map(
    (unit) => whyNoCounters(g, c, unit as UnitId) === null,
  );
  return one && other ? whole : whole.filter((unit) => (isStatic(unit) ? one : other));
}

/** 17.0: companies take the place of a battalion, in its mode and facing, and it never comes back. */
export function breakDown(g: G, c: Moves, unit: UnitId): void {
  const units = partsOf(g, unit);
  const [at, mode, facing] = [g.unit.at.get(unit), g.unit.mode.get(unit), g.unit.facing.get(unit)];
  const rule = isStatic(unit) ? '17.0-b' : '17.0-d';
  g.emit(brokenDown, { unit, units: [...units], at }, rule);
  dismiss(g, c);
  for (const company of units) {
    g.unit.lost.set(company, 0);
    g.unit.mode.set(company, mode);
    g.unit.facing.set(company, facing);
    place(g, company, at);
  }
  g.unit.lost.set(unit, 1);
  takeOff(g, unit);
}
