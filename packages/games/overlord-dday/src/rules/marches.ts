import type { HexId } from '@bocage/hex';
import {
  allowed,
  among,
  chain,
  type Domain,
  d6,
  done,
  type Law,
  law,
  lawful,
  type Reason,
  type RowsWhere,
  rowsWhere,
  where,
} from '@bocage/kernel';
import type { MoveRules, StepRefusal } from '@bocage/wargame';
import { ALLIED, CHARTS, dataOf, GERMAN, isFixed, isMech, isNonActive, SETUP, SIDE_OF, STACK_LIMIT, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { gotThrough, hunted } from '../events.ts';
import { grid, isCity, isHex, isTown, OMM_13, PLACE, RAIL } from '../map.ts';
import { crossesOrne, isEastOfOrne } from '../orne.ts';
import { no } from '../refusals.ts';
import { type G, IDLE } from '../state.ts';
import { INDEPENDENTS_BY_SETUP, isIndependent } from './activation.ts';
import { whyNotCross, whyNotWade } from './movement.ts';
import { face, loseStep, onMap, ownUnits, procedure, roll, unitsIn } from './units.ts';
import { type Step, Ways } from './ways.ts';

const { deduct, divide, exceed, strategic } = CHARTS.interdiction;

/** 27.3.4-a, -b: who may move now. */
const whyNotMarch: Law<[G, UnitId]> = law(
  (_g, unit) => (SIDE_OF[unit] === GERMAN ? null : no('notGerman')),
  (g, unit) => (onMap(g, unit) ? null : no('notOnMap')),
  (g, unit) => {
    if (isFixed(unit)) return no('fixedStays');
    return SIDE_OF[unit] === ALLIED || isIndependent(g, unit) || isNonActive(unit) ? null : no('ofAGroup');
  },
  (g, unit) => (g.unit.acted.get(unit) === IDLE ? null : no('movedAlready')),
  (g, unit) => (face(g, unit).move > 0 ? null : no('noAllowance')),
);

/** By set-up: those who ever may. */
const MARCHERS: readonly (readonly UnitId[])[] = INDEPENDENTS_BY_SETUP.map((independents) =>
  (ownUnits[GERMAN] ?? []).filter(
    (unit) => !isFixed(unit) && (independents.includes(unit) || isNonActive(unit)),
  ),
);
/** Those who still may. */
export const marching: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (setup) => MARCHERS[setup] ?? [],
  (g: G, unit) => whyNotMarch(g, unit) === null,
);

/** The units that may still march. */
export const marchers = (g: G): Domain<UnitId> =>
  allowed(UNIT, g.known.marching(g.options.setup), whyNotMarch, g);

/** 27.3.4-e: those from whom interdiction takes something, so that there is something to exceed. */
export const hurriers = (g: G): Domain<UnitId> =>
  where(
    UNIT,
    (unit) => whyNotMarch(g, unit) ?? whyNotHurry(g, unit),
    g.known.marching(g.options.setup),
    (unit) => [...whyNotMarch.every(g, unit), ...[whyNotHurry(g, unit) ?? []].flat()],
  );
const whyNotHurry = (g: G, unit: UnitId): Reason | null =>
  endAllowance(g, unit, true) > endAllowance(g, unit, false) ? null : no('nothingToExceed');

/**
 * 27.3.4-d, -f, ruling 74: interdiction comes off the printed allowance, then it is halved, and once more for who is out of
 * supply, rounded up each time. Who hurries does as if there were no interdiction. In half points.
 */
function endAllowance(g: G, unit: UnitId, hurried: boolean): number {
  const { move } = face(g, unit);
  const left = hurried ? move : Math.max(0, move - (isMech(unit) ? deduct.mech : deduct.leg));
  const half = Math.ceil(left / divide);
  return 2 * (dataOf(unit).oos === true ? Math.ceil(half / CHARTS.outOfSupply.divide) : half);
}

/** 27.3.4-a: the ways a unit may march; who may move at all may enter one hex (ruling 74). */
export function marches(g: G, unit: UnitId, hurried: boolean): Domain<readonly HexId[]> {
  const rules = isMech(unit) ? g.endRules.mech : g.endRules.leg;
  const mover = {
    start: g.unit.at.get(unit),
    allowance: endAllowance(g, unit, hurried),
    minimumMove: true,
  };
  return new Ways(g, confined(unit, rules), mover, (reason, step) => {
    if (reason === no('interdicted') && hurried) return no('beyondHalf');
    return whyNotStep(g, unit, reason, step, hurried);
  });
}

/** 27.3.4-h: the 711th does not cross the Orne. */
const confined = (unit: UnitId, rules: MoveRules): MoveRules =>
  dataOf(unit).division === '711' ? { ...rules, refuse: whyNotWest } : rules;
const whyNotWest = (from: HexId, to: HexId): Reason | null =>
  crossesOrne(from, to) ? no('staysEast') : null;

/** What a player is told of a refused step: of a closed hexside or hex what it is, of a move that has ended why. */
function whyNotStep(g: G, unit: UnitId, reason: Reason, { from, to }: Step, hurried: boolean): Reason {
  if (reason === no('riverBetween')) return whyNotCross(g, from, to) ?? reason;
  if (reason === no('intoSea')) return whyNotWade(unit, from, to) ?? reason;
  if (reason !== no('zoneStops')) return reason;
  if (g.board.zones.isFelt(ALLIED, from)) return reason;
  return no(hurried ? 'beyondHalf' : 'interdicted');
}

/** 27.3.4-c, -g: by road at twice the rate, never beside an Allied unit. */
export function roads(g: G, unit: UnitId): Domain<readonly HexId[]> {
  const { road } = g.endRules;
  const start = g.unit.at.get(unit);
  const beside = g.known.besideAllies();
  const further = confined(unit, road).refuse as StepRefusal;
  const refuse = chain((say, from: HexId, to: HexId) => {
    const west = further(from, to, 0);
    return (
      (from === start && beside[from] === 1 ? say(no('setOutBeside')) : null) ??
      (beside[to] === 1 ? say(no('besideAllies')) : null) ??
      (west === null ? null : say(west))
    );
  });
  const allowance = endAllowance(g, unit, false) * strategic.factor;
  return new Ways(g, { ...road, refuse }, { start, allowance, minimumMove: false }, (reason) => reason);
}

/** By hex: 1 where an Allied unit stands, or beside one. */
export function besideAllies(g: G): Readonly<Uint8Array> {
  const beside = new Uint8Array(grid.size);
  for (const unit of ownUnits[ALLIED] ?? []) {
    const at = g.unit.at.get(unit);
    if (!isHex(at)) continue;
    beside[at] = 1;
    for (const to of grid.around(at)) beside[to] = 1;
  }
  return beside;
}
const nextToAllies = (g: G, hex: HexId): boolean => g.known.besideAllies()[hex] === 1;

/** 27.3.4-e: who goes on under the fighter-bombers may pay for it. */
export const interdiction = procedure(
  'interdiction',
  { unit: UNIT },
  {
    roll: roll('27.3.4-e', d6, ['unit'], (g, c, die) => {
      g.emit(hunted, { unit: c.unit, die });
      if (exceed.loseStep.includes(die)) loseStep(g, c.unit, '27.3.4-e');
      else g.emit(gotThrough, { unit: c.unit });
      return done;
    }),
  },
);

const ENTRIES: readonly HexId[] = SETUP.offMap.entry.map(PLACE.of);
const hasTown = (hex: HexId): boolean => isTown(hex) || isCity(hex);
const RAIL_HEXES: readonly HexId[] = grid.hexes.filter((hex) => hasTown(hex) && isEastOfOrne(hex));

const hasRoom = (g: G, hex: HexId): Reason | null =>
  (g.board.room.counts(GERMAN)[hex] as number) < STACK_LIMIT ? null : no('hexFull');

/** 27.3.4-i, ruling 56: onto a road at the edge of the map, which is its whole move. */
const whyNotEnter: Law<[G, HexId]> = law(
  (_g, hex) => (ENTRIES.includes(hex) ? null : no('noEntry')),
  (g, hex) => (ENTRIES.includes(hex) && nextToAllies(g, hex) ? no('entryWatched') : null),
  (g, hex) => (ENTRIES.includes(hex) ? hasRoom(g, hex) : null),
);
/** 27.3.4-j: a town or city beyond the Orne, without an Allied neighbour. */
const whyNotRail: Law<[G, HexId]> = law(
  (_g, hex) => (grid.hexes.includes(hex) && hasTown(hex) ? null : no('noTown')),
  (_g, hex) => (grid.hexes.includes(hex) && !isEastOfOrne(hex) ? no('westOfOrne') : null),
  (g, hex) => (RAIL_HEXES.includes(hex) && nextToAllies(g, hex) ? no('townWatched') : null),
  (g, hex) => (RAIL_HEXES.includes(hex) ? hasRoom(g, hex) : null),
);

export const entries = (g: G): Domain<HexId> => lawful(PLACE, ENTRIES, whyNotEnter, g);
export const railHexes = (g: G): Domain<HexId> => lawful(PLACE, RAIL_HEXES, whyNotRail, g);

/** Who waits beyond the edge of the map, and who on the railway. */
export const inBox13 = (g: G): Domain<UnitId> => among(UNIT, unitsIn(g, OMM_13), no('notInBox13'));
export const onRails = (g: G): Domain<UnitId> => among(UNIT, unitsIn(g, RAIL), no('notOnRails'));
