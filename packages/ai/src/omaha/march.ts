import {
  actionsLeft,
  CLIMB,
  costToGo,
  EVERY_UNIT,
  type G,
  grid,
  HIGH,
  INFILTRATE,
  isArmored,
  isAshore,
  isBeach,
  isInfantry,
  isLeader,
  isSubmerged,
  LOW,
  MID,
  MOVE,
  type UnitId,
  unitsIn,
  whyNotGo,
  whyNotLeave,
} from '@bocage/game-omaha-beach';
import { type HexId, NOWHERE } from '@bocage/hex';
import { ACTION } from './assault.ts';
import { companySteps, danger } from './heat.ts';
import { priceOfStep } from './price.ts';
import { prospect } from './prospect.ts';

/** How units could go, and what that would bring. */
export interface Going {
  readonly verb: 'move' | 'infiltrate' | 'climb';
  readonly units: readonly UnitId[];
  readonly to: HexId;
  readonly value: number;
  readonly cost: number;
}

/** What is known before any of the moves is weighed. */
export interface Lay {
  readonly heat: Float64Array;
  readonly ways: Float64Array;
}

const VERBS = [
  [MOVE, 'move'],
  [INFILTRATE, 'infiltrate'],
  [CLIMB, 'climb'],
] as const;

/** How many turns of danger a stay counts for. */
const STAY = 2;
/** A card that finds infiltrators costs them a step about so often. */
const CAUGHT = 0.12;
const STACK = 2;
/** From this turn on, points as they stand are looked at. */
const HARVEST = 11;
const POINT = 0.8;

/** How badly a unit must leave a hex before the water comes. */
function urgency(g: G, hex: HexId): number {
  const [tide, last] =
    g.tide === LOW ? [MID, 7] : g.turn <= 7 && isSubmerged(hex, MID) ? [MID, 7] : [HIGH, 16];
  if (!isSubmerged(hex, tide)) return 0;
  const left = last - g.turn;
  return left <= 0 ? 6 : left === 1 ? 2 : left <= 3 ? 0.6 : 0.2;
}

/** Units but leaders in a hex, some left out. */
function unitsThere(g: G, hex: HexId, without: readonly UnitId[]): number {
  let count = 0;
  for (const unit of unitsIn(g, hex)) if (!isLeader(unit) && !without.includes(unit)) count++;
  return count;
}

/** What it is worth to a unit to be in a hex, among so many steps. */
function place(g: G, { ways }: Lay, unit: UnitId, hex: HexId, steps: number): number {
  const risk = STAY * danger(g, unit, hex, steps) * priceOfStep(g, unit);
  const goal = isInfantry(unit) ? 1 : isArmored(unit) ? 0.15 : 0;
  return -risk - goal * (ways[hex] as number) - urgency(g, hex);
}

/** Where the day is nearly over: what the move changes in points. */
function harvest(g: G, units: readonly UnitId[], to: HexId): number {
  if (g.turn < HARVEST || !units.some((unit) => isInfantry(unit) || isArmored(unit))) return 0;
  const from = g.unit.at.get(units[0] as UnitId);
  if (isBeach(from) && isBeach(to)) return 0;
  const before = prospect(g);
  for (const unit of units) g.unit.at.set(unit, to);
  const after = prospect(g);
  for (const unit of units) g.unit.at.set(unit, from);
  return POINT * (after - before) * (g.turn >= g.lastTurn ? 3 : 1);
}

/** What those who stay in a hex must fear, as a loss, among so many steps. */
function comfort(g: G, hex: HexId, without: readonly UnitId[], steps: number): number {
  let value = 0;
  for (const unit of unitsIn(g, hex))
    if (!isLeader(unit) && !without.includes(unit))
      value -= STAY * danger(g, unit, hex, steps) * priceOfStep(g, unit);
  return value;
}

function gainBy(g: G, lay: Lay, how: number, units: readonly UnitId[], to: HexId): number {
  const from = g.unit.at.get(units[0] as UnitId);
  const own = units.reduce((sum, unit) => sum + g.unit.steps.get(unit), 0);
  const [here, there] = [companySteps(g, from, []), companySteps(g, to, units) + own];
  let value = 0;
  for (const unit of units) {
    value += place(g, lay, unit, to, there) - place(g, lay, unit, from, here);
    if (how === INFILTRATE) value -= CAUGHT * priceOfStep(g, unit);
  }
  value += comfort(g, from, units, here - own) - comfort(g, from, units, here);
  value += comfort(g, to, units, there) - comfort(g, to, units, there - own);
  const crowd = unitsThere(g, from, []);
  if (crowd > STACK) value += 2 * Math.min(units.length, crowd - STACK);
  if (isBeach(from) && !isBeach(to)) value += 0.3 * units.length;
  return value + harvest(g, units, to);
}

/** The parties that a hex can send: each unit alone, each two together. */
function partiesOf(units: readonly UnitId[]): UnitId[][] {
  const parties: UnitId[][] = units.map((unit) => [unit]);
  for (const [i, one] of units.entries()) for (const other of units.slice(i + 1)) parties.push([one, other]);
  return parties;
}

/** The best way in which some units of the acting division can go somewhere; undefined where none is any good. */
export function bestGoing(g: G, lay: Lay): Going | undefined {
  let best: Going | undefined;
  const left = actionsLeft(g);
  const seen = new Set<HexId>();
  for (const unit of EVERY_UNIT) {
    if (isLeader(unit) || !isAshore(g, unit) || g.unit.division.get(unit) !== g.acting) continue;
    const from = g.unit.at.get(unit);
    if (seen.has(from)) continue;
    seen.add(from);
    for (const [how, verb] of VERBS) {
      const able = unitsIn(g, from).filter((one) => !isLeader(one) && whyNotLeave(g, how, one) === null);
      for (const units of partiesOf(able))
        for (let d = 0; d < 6; d++) {
          const to = grid.neighbours[6 * from + d] as HexId;
          if (to === NOWHERE || unitsThere(g, to, units) + units.length > STACK) continue;
          if (whyNotGo(g, how, units, to) !== null) continue;
          const cost = costToGo(g, units, to);
          if (cost > left) continue;
          const value = gainBy(g, lay, how, units, to) - ACTION * cost;
          if (value > (best?.value ?? 0.05)) best = { verb, units, to, value, cost };
        }
    }
  }
  return best;
}

/** How much good a leader does in a hex: the infantry that he would command, and what can hit him. */
function followers(g: G, { heat, ways }: Lay, leader: UnitId, hex: HexId): number {
  let good = -2 * (heat[hex] as number) - urgency(g, hex) - 0.05 * (ways[hex] as number);
  for (const unit of EVERY_UNIT) {
    if (isLeader(unit) || !isAshore(g, unit) || g.unit.division.get(unit) !== g.unit.division.get(leader))
      continue;
    const distance = grid.distance(hex, g.unit.at.get(unit));
    const worth = isInfantry(unit) ? g.unit.steps.get(unit) : 0.7;
    if (distance <= 1) good += (distance === 0 ? 1.1 : 1) * worth;
    else if (distance <= 6) good += (0.3 * worth) / distance;
  }
  return good;
}

/** The best move of a leader, who goes when all others have acted. */
export function bestLeading(g: G, lay: Lay): Going | undefined {
  let best: Going | undefined;
  for (const unit of EVERY_UNIT) {
    if (!isLeader(unit) || !isAshore(g, unit) || g.unit.division.get(unit) !== g.acting) continue;
    if (whyNotLeave(g, MOVE, unit) !== null) continue;
    const from = g.unit.at.get(unit);
    const here = followers(g, lay, unit, from);
    for (let d = 0; d < 6; d++) {
      const to = grid.neighbours[6 * from + d] as HexId;
      if (to === NOWHERE || whyNotGo(g, MOVE, [unit], to) !== null) continue;
      const value = followers(g, lay, unit, to) - here;
      if (value > (best?.value ?? 0.1)) best = { verb: 'move', units: [unit], to, value, cost: 0 };
    }
  }
  return best;
}
