import { type Direction, type HexId, NOWHERE } from '@bocage/hex';
import { ascending, given, type Law, law, type Reason } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { grid, isHex, isSea, LANDINGS, landingAt } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { faces } from '../../tables/facing.ts';
import { tideIn } from '../../tables/turns.ts';
import { ALLIED, enemyOf, FACINGS, HIGH } from '../../terms.ts';
import { dataOf, EVERY_UNIT, isGarrison, isHeadquarters, SIDE_OF, UNITS_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { mustAssault } from '../amphibious/opposed.ts';
import { hasEnemy, isAfloat, isDisrupted, onMap, printedFactor, unitsIn } from '../units.ts';
import { isBehindWall, isUnderBluff } from './ground.ts';

const { neverAssaults } = CHARTS.types.lists;
const STAYS_BACK = Uint8Array.from(EVERY_UNIT, (unit) => (neverAssaults.includes(dataOf(unit).type) ? 1 : 0));

const NORTH = FACINGS.indexOf('N') as Direction;
/** 5.3.2, R-117: where the boats wait for a hex when the flat before it is flooded: two hexes north. */
function beyondFlood(hex: HexId): HexId {
  const flat = grid.neighbour(hex, NORTH);
  return flat === NOWHERE ? NOWHERE : grid.neighbour(flat, NORTH);
}

/**
 * The hex beside the target that an attack comes from: that of the unit, or, where the flood lies between its boats and
 * the hex it lands in, the flat.
 */
export function comesFrom(g: G, unit: UnitId, hex: HexId): HexId {
  const at = g.unit.at.get(unit);
  return grid.adjacent(at, hex) || !isAfloat(g, unit) ? at : (LANDINGS[landingAt(at)]?.to ?? at);
}

/** 10.3.2-b, R-57, R-45: types that make no Close Assault. */
function whyStaysBack(unit: UnitId): Reason | null {
  if (STAYS_BACK[unit] === 0) return null;
  if (isHeadquarters(unit)) return no('headquartersStayBack');
  return no(isGarrison(unit) ? 'garrisonOnlyDefends' : 'gunsDoNotAssault');
}

/** 10.3.2-a, 5.5.6, R-71: ashore it must be beside the hex, in its boats before it. */
function whyNotBefore(g: G, hex: HexId, unit: UnitId): Reason | null {
  if (isAfloat(g, unit)) return mustAssault(g, unit) === hex ? null : no('mustAssaultLanding');
  return grid.adjacent(g.unit.at.get(unit), hex) ? null : no('notBesideTarget');
}

/** Whether the way from where a unit stands to the hex can be looked at. */
const isBefore = (g: G, hex: HexId, unit: UnitId): boolean => grid.adjacent(comesFrom(g, unit, hex), hex);

/** 10.3: why a unit may not take part in the Close Assault of its side on a hex. */
export const whyNotAssault: Law<[G, number, HexId, UnitId]> = given<[G, number, HexId, UnitId]>(
  (_g, side, _hex, unit) => (SIDE_OF[unit] === side ? null : no('otherSide')),
  given<[G, number, HexId, UnitId]>(
    (g, _side, _hex, unit) => (onMap(g, unit) ? null : no('notOnMap')),
    (_g, _side, _hex, unit) => whyStaysBack(unit),
    (g, _side, _hex, unit) => (isDisrupted(g, unit) ? no('disruptedAssault') : null),
    (g, _side, _hex, unit) => (g.unit.assaulted.get(unit) === 1 ? no('assaultedAlready') : null),
    //
    (g, _side, _hex, unit) => (printedFactor(g, unit) === 0 ? no('noFactor') : null),
    (g, _side, hex, unit) => whyNotBefore(g, hex, unit),
    (g, _side, hex, unit) => {
      const [at, facing] = [g.unit.at.get(unit), g.unit.facing.get(unit) as Direction];
      return faces(g.unit.mode.get(unit), at, facing, hex) ? null : no('behindFront');
    },
    (g, _side, hex, unit) =>
      isBefore(g, hex, unit) && isBehindWall(g, comesFrom(g, unit, hex), hex)
        ? no('assaultOverSeaWall')
        : null,
    (g, _side, hex, unit) =>
      isBefore(g, hex, unit) && isUnderBluff(unit, comesFrom(g, unit, hex), hex)
        ? no('assaultOffBeach')
        : null,
  ),
);

/** 10.3.3-a1: who of a side may assault a hex now. */
export function assaultersOn(g: G, side: number, hex: HexId): readonly UnitId[] {
  const found: UnitId[] = [];
  const look = (at: HexId): void => {
    if (!g.board.stacks.has(side, at)) return;
    for (const unit of unitsIn(g, at)) if (whyNotAssault(g, side, hex, unit) === null) found.push(unit);
  };
  for (const at of grid.around(hex)) look(at);
  const boats = tideIn(g.turn) === HIGH ? beyondFlood(hex) : NOWHERE;
  if (boats !== NOWHERE && isSea(boats)) look(boats);
  return found;
}

/** 10.3: why a side may not make a Close Assault on a hex. */
export const whyNotTarget: Law<[G, number, HexId]> = given<[G, number, HexId]>(
  (g, side, hex) => (hasEnemy(g, side, hex) ? null : no('noEnemyToAssault')),
  law<[G, number, HexId]>(
    (g, _side, hex) => (g.hex.assaulted.get(hex) === 1 ? no('hexAssaulted') : null),
    (g, side, hex) => (assaultersOn(g, side, hex).length > 0 ? null : no('nobodyCanAssault')),
  ),
);

/** The hexes that a side may assault, in order. */
export function assaultTargets(g: G, side: number): readonly HexId[] {
  const found: HexId[] = [];
  const enemies = g.board.stacks.counts(enemyOf(side));
  const consider = (hex: HexId, unit: UnitId): void => {
    if (hex === NOWHERE || enemies[hex] === 0 || found.includes(hex) || g.hex.assaulted.get(hex) === 1)
      return;
    if (whyNotAssault(g, side, hex, unit) === null) found.push(hex);
  };
  for (const unit of UNITS_OF[side] ?? []) {
    const at = g.unit.at.get(unit);
    if (!isHex(at) || STAYS_BACK[unit] === 1) continue;
    if (isSea(at)) consider(mustAssault(g, unit), unit);
    else for (const hex of grid.around(at)) consider(hex, unit);
  }
  return ascending(found);
}

/** 5.5.6-b: who waits at sea to assault a hex, and may. */
export const owing = (g: G, hex: HexId): readonly UnitId[] =>
  assaultersOn(g, ALLIED, hex).filter((unit) => mustAssault(g, unit) === hex);
