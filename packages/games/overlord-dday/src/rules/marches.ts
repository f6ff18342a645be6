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
} from '@bocage/kernel';
import { ALLIED, CHARTS, dataOf, GERMAN, isFixed, isMech, isNonActive, SETUP, SIDE_OF, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { gotThrough, hunted } from '../events.ts';
import { MARCH_GAIT, ROAD_GAIT } from '../gaits.ts';
import { grid, isCity, isHex, isTown, OMM_13, PLACE, RAIL } from '../map.ts';
import { isEastOfOrne } from '../orne.ts';
import { no } from '../refusals.ts';
import { type G, IDLE } from '../state.ts';
import { INDEPENDENTS_BY_SETUP, isIndependent } from './activation.ts';
import { whyClosed } from './movement.ts';
import { face, hasRoom, loseStep, onMap, ownUnits, procedure, roll, unitsIn } from './units.ts';
import { type Step, Ways } from './ways.ts';

const { deduct, divide, exceed, strategic } = CHARTS.interdiction;

/** 27.3.4-a, -b: who may move now. */
const whyNotMarch: Law<[G, UnitId]> = chain((say, g: G, unit: UnitId) => {
  const isGerman = SIDE_OF[unit] === GERMAN;
  return (
    (isGerman ? null : say(no('notGerman'))) ??
    (onMap(g, unit) ? null : say(no('notOnMap'))) ??
    (isFixed(unit) ? say(no('fixedStays')) : null) ??
    (isGerman && !isFixed(unit) && !isIndependent(g, unit) && !isNonActive(unit)
      ? say(no('ofAGroup'))
      : null) ??
    (g.unit.acted.get(unit) === IDLE ? null : say(no('movedAlready'))) ??
    (face(g, unit).move > 0 ? null : say(no('noAllowance')))
  );
});

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
const whyNotHurry: Law<[G, UnitId]> = law(whyNotMarch, (g, unit) =>
  endAllowance(g, unit, true) > endAllowance(g, unit, false) ? null : no('nothingToExceed'),
);
export const hurriers = (g: G): Domain<UnitId> =>
  lawful(UNIT, g.known.marching(g.options.setup), whyNotHurry, g);

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

/** 27.3.4-a: the ways a unit may march. */
export const marches = (g: G, unit: UnitId, hurried: boolean): Domain<readonly HexId[]> =>
  new Ways(g, unit, {
    gait: MARCH_GAIT[unit] as number,
    allowance: endAllowance(g, unit, hurried),
    tell: hurried ? whyNotHurryOn : whyNotMarchOn,
  });

/** What a player is told of a refused step: of a move that has ended why. */
function whyNotMarchOn(g: G, unit: UnitId, reason: Reason, step: Step): Reason {
  const isSpent = reason === no('zoneStops') && !g.board.zones.isFelt(ALLIED, step.from);
  return isSpent ? no('interdicted') : whyClosed(g, unit, reason, step);
}
/** Who hurries is held by the half that is left, not by interdiction. */
function whyNotHurryOn(g: G, unit: UnitId, reason: Reason, step: Step): Reason {
  const told = whyNotMarchOn(g, unit, reason, step);
  return told === no('interdicted') ? no('beyondHalf') : told;
}

/** 27.3.4-c, -g: by road at twice the rate, never beside an Allied unit. */
export const roads = (g: G, unit: UnitId): Domain<readonly HexId[]> =>
  new Ways(g, unit, {
    gait: ROAD_GAIT[unit] as number,
    allowance: endAllowance(g, unit, false) * strategic.factor,
    tell: (_g, _unit, reason) => reason,
  });

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

const whyFull = (g: G, hex: HexId): Reason | null => (hasRoom(g, GERMAN, hex) ? null : no('hexFull'));

/** 27.3.4-i, ruling 56: onto a road at the edge of the map, which is its whole move. */
const whyNotEnter: Law<[G, HexId]> = law(
  (_g, hex) => (ENTRIES.includes(hex) ? null : no('noEntry')),
  (g, hex) => (ENTRIES.includes(hex) && nextToAllies(g, hex) ? no('entryWatched') : null),
  (g, hex) => (ENTRIES.includes(hex) ? whyFull(g, hex) : null),
);
/** 27.3.4-j: a town or city beyond the Orne, without an Allied neighbour. */
const whyNotRail: Law<[G, HexId]> = law(
  (_g, hex) => (grid.hexes.includes(hex) && hasTown(hex) ? null : no('noTown')),
  (_g, hex) => (grid.hexes.includes(hex) && !isEastOfOrne(hex) ? no('westOfOrne') : null),
  (g, hex) => (RAIL_HEXES.includes(hex) && nextToAllies(g, hex) ? no('townWatched') : null),
  (g, hex) => (RAIL_HEXES.includes(hex) ? whyFull(g, hex) : null),
);

export const entries = (g: G): Domain<HexId> => lawful(PLACE, ENTRIES, whyNotEnter, g);
export const railHexes = (g: G): Domain<HexId> => lawful(PLACE, RAIL_HEXES, whyNotRail, g);

/** Who waits beyond the edge of the map, and who on the railway. */
export const inBox13 = (g: G): Domain<UnitId> => among(UNIT, unitsIn(g, OMM_13), no('notInBox13'));
export const onRails = (g: G): Domain<UnitId> => among(UNIT, unitsIn(g, RAIL), no('notOnRails'));
