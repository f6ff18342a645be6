import { type HexId, NOWHERE } from '@bocage/hex';
import { call, done, given, type Law, lawful, list, maybe, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { arrived, delayed, wentOff } from '../../events/offmap.ts';
import { isInPlay } from '../../gaits.ts';
import { boxData, depotOf, EVERY_DEPOT, exitOf, isStrategic, PLACE, RESERVE, STRATEGIC } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { arrivalsOf, SCENARIOS } from '../../scenarios.ts';
import { type G, NEVER } from '../../state.ts';
import { AXIS, campOf, FULL, GERMAN, PHASE_A, REDUCED, SIDE } from '../../terms.ts';
import {
  ALLOWANCE,
  HEADQUARTERS_OF,
  isHeadquarters,
  SIDE_OF,
  UNIT,
  UNITS_OF,
  type UnitId,
} from '../../units.ts';
import { enter, holderOf } from '../control.ts';
import { isAmongEnemies } from '../movement/movers.ts';
import { hasAlly } from '../stacking.ts';
import { ask, hasEnemy, procedure, verb } from '../units.ts';
import { comeInto, isMelee } from './boxes.ts';
import { departing } from './departing.ts';

/** By scenario and unit: when it comes, and where. */
const SCHEDULE = SCENARIOS.map(
  (scenario) =>
    new Map(arrivalsOf(scenario).map(({ unit, turn, box }) => [unit, { turn, at: PLACE.of(box) }])),
);
const isDue = (g: G, unit: UnitId): boolean =>
  g.unit.due.get(unit) <= g.turn && g.unit.at.get(unit) === NOWHERE && g.unit.captured.get(unit) === 0;
/** whether it comes back after its destruction, and not for the first time. */
const isReturning = (g: G, unit: UnitId): boolean =>
  isDue(g, unit) && isHeadquarters(unit) && SCHEDULE[g.scenario]?.get(unit)?.turn !== g.unit.due.get(unit);

/** 1.1.2.1-c, 1.1.2.1-d: somebody is there. */
function arrive(g: G, unit: UnitId, at: HexId): void {
  g.unit.due.set(unit, NEVER);
  enterQuietly(g, unit, at);
  g.emit(arrived, { unit, place: at, at }, at === RESERVE ? '1.1.2.1-c' : undefined);
}
/** The strategic reserve is nobody's to take. */
function enterQuietly(g: G, unit: UnitId, at: HexId): void {
  if (at === RESERVE) g.unit.at.set(unit, at);
  else enter(g, unit, at);
}
/** all of a side who are due, German headquarters that come back apart; who they are. */
function bringOn(g: G, side: number): UnitId[] {
  const due = (UNITS_OF[side] ?? []).filter((unit) => isDue(g, unit));
  const coming = due.filter((unit) => side !== GERMAN || !isReturning(g, unit));
  for (const unit of coming)
    arrive(g, unit, side === GERMAN ? (SCHEDULE[g.scenario]?.get(unit)?.at ?? NOWHERE) : RESERVE);
  return coming;
}

const isOpen = (g: G, box: HexId): boolean =>
  EVERY_DEPOT.some((depot) => {
    const { kind, at } = depotOf(depot);
    const state = g.depot.state.get(depot);
    return kind === 'german' && at === box && (state === REDUCED || state === FULL);
  });
/** the boxes in which a German headquarters may come back. */
const whyNotReturn: Law<[G, HexId]> = given((g: G, box: HexId) =>
  isStrategic(box) && isOpen(g, box) && holderOf(g, box) === AXIS && !isMelee(g, box)
    ? null
    : no('noReturnBox'),
);
const returnBoxes = (g: G): readonly HexId[] => STRATEGIC.filter((box) => whyNotReturn(g, box) === null);
const returners = (g: G): readonly UnitId[] =>
  (HEADQUARTERS_OF[GERMAN] ?? []).filter((hq) => isReturning(g, hq));

interface Crossing {
  readonly side: number;
}
/** who may go to the other map at all: each once in a phase. */
const whyNotCross: Law<[G, Crossing, UnitId]> = given(
  (_g: G, c: Crossing, unit: UnitId) => (SIDE_OF[unit] === c.side ? null : no('otherSide')),
  (_g, _c, unit) => (ALLOWANCE[unit] === 0 ? no('neverMoves') : null),
  (g, _c, unit) => (g.unit.crossed.get(unit) === 1 ? no('crossedAlready') : null),
  (g, _c, unit) => (g.unit.moved.get(unit) === 1 ? no('movedAlready') : null),
);
const isEntryBox = (at: HexId): boolean => isStrategic(at) && boxData(at).exits.length > 0;
/** 1.1.2.1-a: who may come onto the map. */
const whyNotEnter: Law<[G, Crossing, UnitId]> = given(
  whyNotCross,
  (g, _c, unit) => (isEntryBox(g.unit.at.get(unit)) ? null : no('notInEntryBox')),
  (g, _c, unit) => (g.unit.unsupplied.get(unit) === 1 ? no('isolatedOffMap') : null),
  (g, _c, unit) => (isMelee(g, g.unit.at.get(unit)) ? no('heldInConfusion') : null),
);
/** 1.1.2.1-a, R-127: and where. */
const whyNotEnterAt: Law<[G, UnitId, HexId]> = given(
  (g: G, unit: UnitId, hex: HexId) =>
    boxData(g.unit.at.get(unit)).exits.includes(hex) && isInPlay(g, hex) ? null : no('notEntryHex'),
  (g, unit, hex) => (hasEnemy(g, campOf(SIDE_OF[unit] as number), hex) ? no('enemyInEntry') : null),
);
/** 1.1.2.1-b: who may leave the map. */
const whyNotLeave: Law<[G, Crossing, UnitId]> = given(
  whyNotCross,
  (g, _c, unit) => (exitOf(g.unit.at.get(unit)) === NOWHERE ? no('notOnExit') : null),
  (g, _c, unit) => (g.unit.resting.get(unit) === 1 ? no('atRest') : null),
  (g, _c, unit) => (isAmongEnemies(g, unit) ? no('heldInConfusion') : null),
  (g, c, unit) => (hasAlly(g, c.side, exitOf(g.unit.at.get(unit))) ? no('allyThere') : null),
);
const standing = (isMeant: (at: HexId) => boolean): RowsWhere<G, UnitId> =>
  rowsWhere(
    'unit',
    (side) => UNITS_OF[side] ?? [],
    (g: G, unit) => isMeant(g.unit.at.get(unit)),
  );
/** Those of a side in entry boxes, and those on exit hexes. */
export const atGates = standing(isEntryBox);
export const atExits = standing((at) => exitOf(at) !== NOWHERE);

/** 1.1.2.1: reinforcements, and who goes from one map to the other. */
export const transfers = procedure(
  'transfers',
  {
    side: SIDE,
    hq: maybe(UNIT),
    /** Germans of turn 1 who may come onto the map without a roll. */
    fresh: list(UNIT, 40),
  },
  {
    arrive(g, c) {
      if (g.phase !== PHASE_A) return 'choose';
      const come = bringOn(g, c.side);
      if (c.side === GERMAN && g.turn === 1) c.fresh.fill(come.slice(0, 40));
      return c.side === GERMAN ? 'returning' : 'choose';
    },
    // German headquarters that were destroyed.
    returning(g, c) {
      const [hq] = returners(g);
      if (hq === undefined) return 'choose';
      c.hq = hq;
      if (returnBoxes(g).length > 0) return 'quarter';
      g.unit.due.set(hq, g.turn + 1);
      g.emit(delayed, { unit: hq, turn: g.turn + 1, at: PLACE.of('Paris') });
      return 'returning';
    },
    quarter: ask(
      '5.4-c',
      'Choose the box of a depot in which a headquarters comes back',
      (_g, c) => c.side,
      verb(
        'quarter',
        (g) => lawful(PLACE, STRATEGIC, whyNotReturn, g),
        (g, c, box) => {
          arrive(g, c.hq, box);
          return 'returning';
        },
      ),
    ),
    choose: ask(
      '1.1.2.1-a',
      'Put units from a box onto the map or from an exit hex into its box, or go on',
      (_g, c) => c.side,
      verb(
        'enter',
        (g, c) => lawful(UNIT, g.known.atGates(c.side), whyNotEnter, g, c),
        (g, _c, unit) => lawful(PLACE, boxData(g.unit.at.get(unit)).exits, whyNotEnterAt, g, unit),
        (g, c, unit, to) => {
          g.unit.crossed.set(unit, 1);
          const [from, free] = [g.unit.at.get(unit), c.fresh.has(unit) ? 1 : 0];
          return call(departing, { side: c.side, from, to, units: [unit], free }, 'choose');
        },
      ),
      verb(
        'leave',
        (g, c) => lawful(UNIT, g.known.atExits(c.side), whyNotLeave, g, c),
        (g, _c, unit) => {
          const from = g.unit.at.get(unit);
          g.unit.crossed.set(unit, 1);
          comeInto(g, unit, exitOf(from));
          g.emit(wentOff, { unit, place: exitOf(from), from });
          return 'choose';
        },
      ),
      verb('end', () => done),
    ),
  },
);
