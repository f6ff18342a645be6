import type { HexId, Way } from '@bocage/hex';
import { type Domain, given, type Law, law, type Reason } from '@bocage/kernel';
import { type PathPolicy, stepRefusal } from '@bocage/wargame';
import {
  ARMY_OF,
  BRITISH,
  CHARTS,
  GERMANS,
  isVehicle,
  SIDE_OF,
  sideOfArmy,
  type UnitId,
  US,
} from '../data.ts';
import { grid, isClosedToGermans, isHex } from '../map.ts';
import { WHOLE } from '../moves.ts';
import { alliesOf } from '../stacks.ts';
import { COMBINED, type G, no, REACTION } from '../state.ts';
import { OverHexes } from './over-hexes.ts';
import { mayEnter, whyNotMove } from './steps.ts';

const { hexes: HEXES } = CHARTS.movement.emergencyWithdrawal;

/** 10.3, 10.3.2: in Move Rounds, with the option also in German Reactions. */
export function whyNoEscapes(g: G): Reason | null {
  if (g.round === COMBINED) return no('noWithdrawalCombined');
  return g.round === REACTION && g.options.reactionWithdrawal !== 1 ? no('noWithdrawalReaction') : null;
}

/** 10.3: whether a unit can make no step (ruling F-22); nowhere does the ground alone shut one in, so it is the enemy. */
function isHemmedIn(g: G, unit: UnitId): boolean {
  const from = g.unit.at.get(unit);
  g.moves.take([unit], from);
  const rules = g.moves.rulesOf(ARMY_OF[unit] as number, WHOLE, isVehicle(unit));
  const { start, to, way } = grid.ways;
  for (let i = start[from] as number; i < (start[from + 1] as number); i++)
    if (stepRefusal(rules, from, to[i] as HexId, way[i] as Way) === null) return false;
  return true;
}

/** Whether an enemy of a unit stands beside a hex. */
const isNearEnemies = (g: G, unit: UnitId, hex: HexId): boolean =>
  g.board.beside.isFelt(1 - (SIDE_OF[unit] as number), hex);

/** The units that enemies keep from moving. */
export function hemmedIn(g: G, army: number): readonly UnitId[] {
  const units: UnitId[] = [];
  if (whyNoEscapes(g) !== null) return units;
  const { at: standing } = g.unit;
  const enemies = g.board.beside.counts(1 - sideOfArmy(army));
  for (const unit of g.known.movers(army)) {
    const at = standing.get(unit);
    if ((enemies[at] as number) > 0 && isHex(at) && isHemmedIn(g, unit)) units.push(unit);
  }
  return units;
}

/** 10.3: why a unit may not slip away. */
export const whyNotEscape: Law<[G, UnitId]> = given<[G, UnitId]>(
  whyNotMove,
  (g, unit) => (g.round === REACTION && g.unit.chosen.get(unit) === 0 ? no('notChosenToWithdraw') : null),
  (g, unit) => (g.known.hemmedIn(g.active).includes(unit) ? null : no('notHemmedIn')),
  (g, unit) => (g.search.run(g.unit.at.get(unit), policyOf(g, unit)) === 0 ? no('noWithdrawalHex') : null),
);

/** The enemy sources that Emergency Withdrawals of an army go by (ruling F-24). */
export function enemySources(g: G, army: number): readonly HexId[] {
  const armies = army === GERMANS ? [US, BRITISH] : [GERMANS];
  const now = armies.flatMap((one) => g.known.sources(one));
  return now.length > 0 ? now : armies.flatMap((one) => g.known.livingSources(one));
}

/** 10.3.1: farther from one of the enemy sources that were nearest; the owner has the choice among equals. */
function isFarther(sources: readonly HexId[], start: HexId, end: HexId): boolean {
  let nearest = Number.POSITIVE_INFINITY;
  for (const source of sources) nearest = Math.min(nearest, grid.distance(start, source));
  if (nearest === Number.POSITIVE_INFINITY) return true;
  for (const source of sources)
    if (grid.distance(start, source) === nearest && grid.distance(end, source) > nearest) return true;
  return false;
}

/** 10.3.1: what stops an ordinary step stops this one, but for cost and zones. */
function whyNotPassBy(g: G, unit: UnitId, from: HexId, to: HexId): Reason | null {
  const reason = mayEnter(g, unit, from, to);
  if (reason === null) return null;
  if (reason === no('noBridge')) return no('withdrawalBridge');
  return reason === no('impassable') || reason === no('enemyThere') ? no('withdrawalBlocked') : reason;
}

/** 10.3.1: what the end of the way has to be like. */
const whyNotEndIn: Law<[G, UnitId, HexId, HexId]> = law<[G, UnitId, HexId, HexId]>(
  (_g, _unit, start, end) => (grid.distance(start, end) === HEXES ? null : no('withdrawalNotTwoAway')),
  (g, unit, _start, end) => (isNearEnemies(g, unit, end) ? no('withdrawalBesideEnemy') : null),
  (_g, unit, _start, end) => (ARMY_OF[unit] === GERMANS && isClosedToGermans(end) ? no('mayNotStay') : null),
  (g, unit, _start, end) => (isWithAllies(g, unit, end) ? no('otherArmyThere') : null),
  (g, unit, start, end) =>
    isFarther(g.known.enemySources(ARMY_OF[unit] as number), start, end) ? null : no('withdrawalNotFarther'),
);

/** 5.0: whether units of the other Allied army are there. */
function isWithAllies(g: G, unit: UnitId, hex: HexId): boolean {
  const army = ARMY_OF[unit] as number;
  return army !== GERMANS && g.board.stacks.has(alliesOf(army), hex);
}

const policyOf = (g: G, unit: UnitId): PathPolicy => ({
  shortest: HEXES,
  longest: HEXES,
  step: (from, to) => whyNotPassBy(g, unit, from, to),
  end: Object.assign(
    (path: ArrayLike<number>, length: number) =>
      whyNotEndIn(g, unit, path[0] as HexId, path[length - 1] as HexId),
    {
      every: (path: ArrayLike<number>, length: number) =>
        whyNotEndIn.every(g, unit, path[0] as HexId, path[length - 1] as HexId),
    },
  ),
  malformed: no('withdrawalTwoHexes'),
});

/** The ways of two hexes by which a unit may slip away. */
export function escapesOf(g: G, unit: UnitId): Domain<readonly HexId[]> {
  return new OverHexes(g, unit, policyOf(g, unit), no('withdrawalIntoBox'));
}
