import type { HexId, HexsideId } from '@bocage/hex';
import { ALLIES, attackOf, CHERBOURG_CITY, coverShift, coversIn, defenceOf, enemyOf, fightersOf, type G, grid, hasEnemy, isAllSea, isCity, isElite, isFortified, isGarrison, isHeadquarters, isInPlay, isRiver, isSea, oddsColumn, shiftedColumn, type UnitId, unitsOf } from '../../queries.ts'; // biome-ignore format: a list
import type { Mind } from '../mind.ts';
import { type Toll, tollOf } from './chances.ts';
import { stepWorth } from './worth.ts';

/** A headquarters that is caught comes back a turn later. */
const STAFF = 2.5;
/** Cherbourg falls step by step: with each the port comes nearer, and all its points. */
const BESIEGED = 5;

/** Those who stand in a hex that may be attacked. */
export interface Foe {
  readonly at: HexId;
  readonly units: readonly UnitId[];
  readonly defence: number;
  /** Columns for the defender by the ground, and for the attacker by the state of the defenders. */
  readonly left: number;
  readonly right: number;
  readonly isElite: boolean;
  readonly steps: number;
  /** What a step of theirs is worth, on the average. */
  readonly worth: number;
  /** What it is worth that they are driven out: the hex, and what a retreat costs them. */
  readonly ousted: number;
}

/** The best that the ground does for those in a hex. */
export const shiftIn = (at: HexId): number =>
  Math.max(0, ...coversIn(at).map(coverShift)) + (isFortified(at) ? 1 : 0);

/** Whether one hex can be attacked from another. */
export function isBeside(from: HexId, at: HexId): boolean {
  const side = grid.sideBetween(from, at);
  return side !== -1 && !isAllSea(side as HexsideId);
}
export const isOverRiver = (from: HexId, at: HexId): boolean =>
  isRiver(grid.sideBetween(from, at) as HexsideId);

/** What a retreat out of a hex costs those in it: a step each in zones, everything where there is no way. */
function retreatCosts(g: G, camp: number, at: HexId, units: readonly UnitId[]): number {
  const felt = g.board.zones.counts(camp);
  let [open, free] = [0, 0];
  for (const hex of grid.around(at)) {
    if (isSea(hex) || !isInPlay(g, hex) || !isBeside(at, hex) || g.board.stacks.has(camp, hex)) continue;
    open++;
    if (felt[hex] === 0) free++;
  }
  if (free > 0) return 0;
  let sum = 0;
  for (const unit of units)
    if (!isGarrison(unit)) sum += stepWorth(g, unit) * (open === 0 ? g.unit.steps.get(unit) : 1);
  return sum;
}

/** Those of the enemy of a camp in a hex; what the hex is worth is given. */
export function foeAt({ style }: Mind, g: G, camp: number, at: HexId, ground: number): Foe {
  const units = fightersOf(g, enemyOf(camp), at);
  const besieged = camp === ALLIES && CHERBOURG_CITY.includes(at) ? BESIEGED : 0;
  let [defence, steps, worth, level] = [0, 0, 0, 0];
  for (const unit of units) {
    defence += defenceOf(g, unit);
    steps += g.unit.steps.get(unit);
    worth += (stepWorth(g, unit) + besieged) * g.unit.steps.get(unit);
    level = Math.max(level, g.unit.disorganised.get(unit) + g.unit.affected.get(unit));
  }
  const stands = isCity(at) || isFortified(at) ? style.stands : 1;
  const staffs = unitsOf(g, enemyOf(camp), at).filter(isHeadquarters).length;
  const hex = style.ground + ground;
  return {
    at,
    units,
    defence,
    left: shiftIn(at),
    right: level,
    isElite: units.some(isElite),
    steps,
    worth: steps === 0 ? 0 : worth / steps,
    ousted: stands * (hex + retreatCosts(g, camp, at, units)) + (units.length === 0 ? staffs * STAFF : 0),
  };
}

/** Those who attack, as they are reckoned. */
export interface Force {
  attack: number;
  isElite: boolean;
  /** The worst state of a stack among them. */
  level: number;
  /** Whether someone attacks otherwise than over a river. */
  isDry: boolean;
  /** What their steps are worth, and how many they are. */
  worth: number;
  steps: number;
}
export const noForce = (): Force => ({
  attack: 0,
  isElite: false,
  level: 0,
  isDry: false,
  worth: 0,
  steps: 0,
});
/** Adds a unit that attacks from a hex. */
export function addTo(force: Force, g: G, unit: UnitId, from: HexId, at: HexId): void {
  force.attack += attackOf(g, unit);
  force.isElite ||= isElite(unit);
  force.level = Math.max(force.level, g.unit.disorganised.get(unit) + g.unit.affected.get(unit));
  force.isDry ||= from === at || !isOverRiver(from, at);
  force.worth += stepWorth(g, unit) * g.unit.steps.get(unit);
  force.steps += g.unit.steps.get(unit);
}

/** Columns that others give: ships, aircraft and headquarters of both. */
export interface Help {
  readonly right: number;
  readonly left: number;
}
export const NO_HELP: Help = { right: 0, left: 0 };

const RIVER = 1;
/** The column of an attack. */
export function columnFor(foe: Foe, force: Force, help: Help): number {
  const left = foe.left + (force.isDry ? 0 : RIVER) + force.level + help.left;
  return shiftedColumn(oddsColumn(force.attack, foe.defence), foe.right + help.right, left);
}
const modifierFor = (foe: Foe, force: Force): number => (force.isElite ? 1 : 0) - (foe.isElite ? 1 : 0);

/** What an attack may be expected to bring, in points. */
export function gainOf(mind: Mind, foe: Foe, force: Force, help: Help): number {
  if (foe.units.length === 0) return foe.ousted;
  return gainIn(mind, foe, force, tollOf(columnFor(foe, force, help), modifierFor(foe, force)));
}
export function gainIn({ style }: Mind, foe: Foe, force: Force, toll: Toll): number {
  const own = (style.ownStep * force.worth) / Math.max(1, force.steps);
  const their = style.theirStep * foe.worth;
  const wiped = foe.steps <= toll.steps ? 1 : 0;
  return (
    Math.min(foe.steps, toll.steps) * their +
    toll.levels * style.level * their +
    Math.max(toll.yields, wiped * 0.9) * foe.ousted +
    toll.exploits * style.exploits -
    toll.ownSteps * own -
    toll.ownLevels * style.level * own -
    toll.falters * style.falters
  );
}

/** Whether the enemies of a camp in a hex may be attacked at all. */
export const isAssailable = (g: G, camp: number, at: HexId): boolean =>
  hasEnemy(g, camp, at) && !g.board.stacks.has(camp, at);
