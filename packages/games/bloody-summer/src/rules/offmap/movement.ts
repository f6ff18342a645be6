import { type HexId, NOWHERE } from '@bocage/hex';
import { allowed, call, done, flag, given, type Law, type List, lawful, list, maybe } from '@bocage/kernel';
import { extendedMove, hqSpent } from '../../events/offmap.ts';
import { isStrategic, PLACE, STRATEGIC } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { type G, markersOf } from '../../state.ts';
import { ALLIES, GERMAN, SIDE } from '../../terms.ts';
import { DIVISION, DIVISION_OF, HEADQUARTERS_OF, isArmour, isHeadquarters, NOBODY, SIDE_OF, UNIT, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { ask, procedure, verb } from '../units.ts';
import { departing } from './departing.ts';
import { beside, goers, pileOf, trappedIn, whyNotGo, whyNotOverrunBox, whyNotOverrunTo, whyNotTo, whyNotTogether, whyNotWithdrawTo } from './movers.ts'; // biome-ignore format: a list

interface Leading {
  readonly side: number;
  hq: UnitId;
  extended: number;
  seat: HexId;
  division: number;
  single: UnitId;
}
/** These set out under the headquarters: its one division is chosen with the first, or they are attached to it. */
function enlist(g: G, c: Leading, units: readonly UnitId[]): void {
  for (const unit of units) {
    if (c.hq === NOBODY || unit === c.hq) continue;
    if (c.extended === 1) g.unit.hq.set(unit, c.hq);
    else if ((DIVISION_OF[unit] as number) >= 0) c.division = DIVISION_OF[unit] as typeof c.division;
    else c.single = unit;
  }
}
const armourOf = (g: G, c: Leading): readonly UnitId[] => goers(g, c).filter(isArmour);

/** 4.1.2: moves between boxes: of all Germans, or of those whom one Allied headquarters leads. */
export const boxMoves = procedure(
  'boxMoves',
  {
    side: SIDE,
    hq: maybe(UNIT),
    extended: flag,
    seat: maybe(PLACE),
    division: maybe(DIVISION),
    single: maybe(UNIT),
  },
  {
    moves: ask(
      '1.1.2.2-a',
      'Move units between boxes, or end these moves',
      (_g, c) => c.side,
      verb(
        'go',
        (g, c) => allowed(UNIT, goers(g, c), whyNotGo, g, c),
        (g, _c, unit) => lawful(PLACE, beside(g.unit.at.get(unit)), whyNotTo, g, unit),
        (g, c, unit, to) => {
          enlist(g, c, [unit]);
          return call(departing, { side: c.side, from: g.unit.at.get(unit), to, units: [unit] }, 'moves');
        },
      ),
      verb(
        'withdraw',
        (g, c) => lawful(PLACE, STRATEGIC, whyNotTogether, g, c),
        (g, c, from) => lawful(PLACE, beside(from), whyNotWithdrawTo, g, trappedIn(g, c, from)[0] as UnitId),
        (g, c, from, to) => {
          const units = together(g, c, from);
          enlist(g, c, units);
          return call(departing, { side: c.side, from, to, units }, 'moves');
        },
      ),
      verb(
        'overrun',
        (g, c) => lawful(UNIT, armourOf(g, c), whyNotOverrunBox, g, c),
        (g, _c, unit) => lawful(PLACE, beside(g.unit.at.get(unit)), whyNotOverrunTo, g, unit),
        (g, c, unit, to) => {
          const units = pileOf(g, c, unit);
          const from = g.unit.at.get(unit);
          enlist(g, c, units);
          return call(departing, { side: c.side, from, to, units, overruns: 1 }, 'moves');
        },
      ),
      verb('end', (g, c) => {
        if (c.extended === 1) finish(g, c.hq);
        return done;
      }),
    ),
  },
);

/** all who may leave a box together; under a normal move the headquarters and what the first of them is of. */
function together(g: G, c: Leading, from: HexId): UnitId[] {
  const units = trappedIn(g, c, from);
  if (c.hq === NOBODY || c.extended === 1) return withRoom(g, c, units);
  const first = units.find((unit) => unit !== c.hq) ?? NOBODY;
  const division = DIVISION_OF[first] ?? -1;
  return units.filter(
    (unit) => unit === c.hq || unit === first || (division >= 0 && DIVISION_OF[unit] === division),
  );
}
/** 5.1-a: in an extended movement as many as the headquarters has room for, one after another. */
function withRoom(g: G, c: Leading, units: readonly UnitId[]): UnitId[] {
  const found: UnitId[] = [];
  for (const unit of units.slice(0, 40)) {
    if (whyNotGo(g, c, unit) !== null) continue;
    enlist(g, c, [unit]);
    found.push(unit);
  }
  return found;
}

/** 5.2-b: after an extended movement. */
function finish(g: G, hq: UnitId): void {
  g.unit.finished.set(hq, 1);
  g.unit.extended.set(hq, 1);
  g.emit(hqSpent, { hq, at: g.unit.at.get(hq) });
}

interface Staffs {
  readonly side: number;
  readonly led: Pick<List<UnitId>, 'has'>;
}
/** 4.1.2-g, R-128: which Allied headquarters may move its division. */
const whyNotLead: Law<[G, Staffs, UnitId]> = given(
  (g: G, c: Staffs, hq: UnitId) =>
    SIDE_OF[hq] === c.side && isHeadquarters(hq) && isStrategic(g.unit.at.get(hq)) ? null : no('notHqInBox'),
  (g, _c, hq) => (g.unit.unsupplied.get(hq) === 1 ? no('isolatedOffMap') : null),
  (_g, c, hq) => (c.led.has(hq) ? no('hqHasLed') : null),
);
/** 5.2-a: which may make an extended movement. */
const whyNotExtend: Law<[G, Staffs, UnitId]> = given(
  whyNotLead,
  (g, _c, hq) => (g.unit.finished.get(hq) === 1 ? no('hqFinished') : null),
  (g, _c, hq) => (markersOf(g, ALLIES).get(g.unit.at.get(hq)) > 0 ? null : no('hqWithoutMarker')),
);
/** The headquarters of a side in boxes. */
export const staffsInBoxes = (g: G, side: number): readonly UnitId[] =>
  (HEADQUARTERS_OF[side] ?? []).filter((hq) => isStrategic(g.unit.at.get(hq)));

/** 4.1.2: the moves of a side between boxes; Allied units go with their headquarters, one after another. */
export const offMapMovement = procedure(
  'offMapMovement',
  {
    side: SIDE,
    /** The headquarters that have moved their division. */
    led: list(UNIT, 20),
  },
  {
    begin: (_g, c) =>
      c.side === GERMAN
        ? call(boxMoves, { side: c.side, hq: NOBODY, seat: NOWHERE, single: NOBODY }, done)
        : 'choose',
    choose: ask(
      '4.1.2-g',
      'Choose a headquarters off the map that moves a division, or all it controls for an Offensive marker',
      (_g, c) => c.side,
      verb(
        'lead',
        (g, c) => lawful(UNIT, g.known.staffsInBoxes(c.side), whyNotLead, g, c),
        (g, c, hq) => {
          c.led.push(hq);
          return call(boxMoves, { side: c.side, hq, seat: g.unit.at.get(hq) }, 'choose');
        },
      ),
      verb(
        'extend',
        (g, c) => lawful(UNIT, g.known.staffsInBoxes(c.side), whyNotExtend, g, c),
        (g, c, hq) => {
          const at = g.unit.at.get(hq);
          c.led.push(hq);
          markersOf(g, ALLIES).set(at, markersOf(g, ALLIES).get(at) - 1);
          g.emit(extendedMove, { hq, at });
          return call(boxMoves, { side: c.side, hq, extended: 1, seat: at }, 'choose');
        },
      ),
      verb('end', () => done),
    ),
  },
);
