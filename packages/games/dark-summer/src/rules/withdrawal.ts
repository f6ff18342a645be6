import type { HexId, Way } from '@bocage/hex';
import { type Domain, type Reason, remembered } from '@bocage/kernel';
import { PathChoice, type PathPolicy, stepRefusal } from '@bocage/wargame';
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
import { grid, isClosedToGermans, isHex, PLACE } from '../map.ts';
import { WHOLE } from '../moves.ts';
import { alliesOf } from '../stacks.ts';
import { COMBINED, type G, no, REACTION } from '../state.ts';
import { mayEnter, movers, whyNotMove } from './steps.ts';

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
  (g.board.beside[1 - (SIDE_OF[unit] as number)]?.counts[hex] as number) > 0;

/** The units that enemies keep from moving. */
export const hemmedIn = remembered((g: G, army): UnitId[] => {
  const units: UnitId[] = [];
  if (whyNoEscapes(g) !== null) return units;
  const { at: standing } = g.unit;
  const enemies = g.board.beside[1 - sideOfArmy(army)]?.counts as Uint8Array;
  for (const unit of movers(g, army)) {
    const at = standing.get(unit);
    if ((enemies[at] as number) > 0 && isHex(at) && isHemmedIn(g, unit)) units.push(unit);
  }
  return units;
});

/** 10.3: why a unit may not slip away. */
export function whyNotEscape(g: G, unit: UnitId): Reason | null {
  const reason = whyNotMove(g, unit);
  if (reason !== null) return reason;
  if (g.round === REACTION && g.unit.chosen.get(unit) === 0) return no('notChosenToWithdraw');
  if (!hemmedIn(g, g.active).includes(unit)) return no('notHemmedIn');
  return g.search.run(g.unit.at.get(unit), policyOf(g, unit)) === 0 ? no('noWithdrawalHex') : null;
}

/** The enemy sources that Emergency Withdrawals of an army go by (ruling F-24). */
const enemySources = remembered((g: G, army): readonly HexId[] => {
  const armies = army === GERMANS ? [US, BRITISH] : [GERMANS];
  const now = armies.flatMap((one) => g.supply.sources(one));
  return now.length > 0 ? now : armies.flatMap((one) => g.supply.livingSources(one));
});

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

function whyNotEndIn(g: G, unit: UnitId, start: HexId, end: HexId): Reason | null {
  const army = ARMY_OF[unit] as number;
  if (grid.distance(start, end) !== HEXES) return no('withdrawalNotTwoAway');
  if (isNearEnemies(g, unit, end)) return no('withdrawalBesideEnemy');
  if (army === GERMANS) {
    if (isClosedToGermans(end)) return no('mayNotStay');
  } else if ((g.board.stacks.counts(alliesOf(army))[end] as number) > 0) return no('otherArmyThere');
  return isFarther(enemySources(g, army), start, end) ? null : no('withdrawalNotFarther');
}

const policyOf = (g: G, unit: UnitId): PathPolicy => ({
  shortest: HEXES,
  longest: HEXES,
  step: (from, to) => whyNotPassBy(g, unit, from, to),
  end: (path, length) => whyNotEndIn(g, unit, path[0] as HexId, path[length - 1] as HexId),
  malformed: no('withdrawalTwoHexes'),
});

/** The ways of two hexes by which a unit may slip away. */
export function escapesOf(g: G, unit: UnitId): Domain<readonly HexId[]> {
  g.search.run(g.unit.at.get(unit), policyOf(g, unit));
  return new Escapes(PLACE, g.search);
}

/** The paths of a search; of a way into a box it tells the rule against that. */
class Escapes extends PathChoice {
  override why(path: readonly HexId[]): Reason | null {
    return path.every(isHex) ? super.why(path) : no('withdrawalIntoBox');
  }
}
