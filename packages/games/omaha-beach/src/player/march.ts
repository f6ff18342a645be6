import type { HexId } from '@bocage/hex';
import {
  actionsLeft,
  CHARTS,
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
  servesWith,
  turnOfTide,
  type UnitId,
  unitsIn,
  whyNotGo,
  whyNotLeave,
} from '../queries.ts';
import type { Aims } from './assault.ts';
import { companySteps } from './heat.ts';
import type { Lay } from './lay.ts';
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

const VERBS = [
  [MOVE, 'move'],
  [INFILTRATE, 'infiltrate'],
  [CLIMB, 'climb'],
] as const;

/** What a regular action could do elsewhere. */
export const ACTION = 0.2;
/** How many turns of danger a stay counts for. */
const STAY = 3;
/** What a turn on the way to the Germans is worth, and a turn on the way up. */
const [WAY, UP] = [0.5, 1.5];
/** Vehicles keep near, but it is not for them to climb. */
const VEHICLE = 0.15;
/** What it is worth to be off the beach. */
const INLAND = 0.3;
/** What attacks that can be made next turn count for now; after a climb it takes two. */
const [NEXT_TURN, LATER] = [0.4, 0.2];
/** A card that finds infiltrators costs them a step about so often. */
const CAUGHT = 0.12;
const STACK = CHARTS.limits.stack;
/** From this turn on, points as they stand are looked at; at the end nothing else is. */
const [HARVEST, POINT, AT_LAST] = [11, 0.8, 3];
/** What a step of guns or tanks is worth before the tide. */
const AFLOAT = 0.06;

/** How badly a unit must leave a hex before the water comes. */
export function urgency(g: G, hex: HexId): number {
  const isMidNext = g.tide === LOW || (g.turn <= turnOfTide(MID) && isSubmerged(hex, MID));
  const tide = isMidNext ? MID : HIGH;
  if (!isSubmerged(hex, tide)) return 0;
  const left = turnOfTide(tide) - g.turn;
  return left <= 0 ? 6 : left === 1 ? 2 : left <= 3 ? 0.6 : 0.2;
}

/** Units but leaders in a hex, some left out. */
function unitsThere(g: G, hex: HexId, without: readonly UnitId[]): number {
  let count = 0;
  for (const unit of unitsIn(g, hex)) if (!isLeader(unit) && !without.includes(unit)) count++;
  return count;
}

/** What a unit must fear in a hex, as a loss, among so many steps. */
const fear = ({ g, fire }: Lay, unit: UnitId, hex: HexId, steps: number): number =>
  STAY * fire.danger(unit, hex, steps) * priceOfStep(g, unit);

/** What it is worth to a unit to be in a hex, among so many steps. */
function place(lay: Lay, unit: UnitId, hex: HexId, steps: number): number {
  const { g, ways, up } = lay;
  const goal = isInfantry(unit) ? 1 : isArmored(unit) ? VEHICLE : 0;
  const water = urgency(g, hex) * (isInfantry(unit) ? 1 : AFLOAT * g.unit.steps.get(unit));
  return (
    -fear(lay, unit, hex, steps) - goal * (WAY * (ways[hex] as number) + UP * (up[hex] as number)) - water
  );
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
  return POINT * (after - before) * (g.turn >= g.lastTurn ? AT_LAST : 1);
}

/** What those who stay in a hex must fear, among so many steps. */
function comfort(lay: Lay, hex: HexId, without: readonly UnitId[], steps: number): number {
  let value = 0;
  for (const unit of unitsIn(lay.g, hex))
    if (!isLeader(unit) && !without.includes(unit)) value -= fear(lay, unit, hex, steps);
  return value;
}

function gainBy(lay: Lay, aims: Aims, how: number, units: readonly UnitId[], to: HexId): number {
  const { g } = lay;
  const from = g.unit.at.get(units[0] as UnitId);
  const own = units.reduce((sum, unit) => sum + g.unit.steps.get(unit), 0);
  const [here, there] = [companySteps(g, from, []), companySteps(g, to, units) + own];
  let value = 0;
  for (const unit of units) {
    value += place(lay, unit, to, there) - place(lay, unit, from, here);
    if (how === INFILTRATE) value -= CAUGHT * priceOfStep(g, unit);
  }
  value += comfort(lay, from, units, here - own) - comfort(lay, from, units, here);
  value += comfort(lay, to, units, there) - comfort(lay, to, units, there - own);
  const crowd = unitsThere(g, from, []);
  if (crowd > STACK) value += 2 * Math.min(units.length, crowd - STACK);
  if (isBeach(from) && !isBeach(to)) value += INLAND * units.length;
  if (g.turn < g.lastTurn) value += (how === CLIMB ? LATER : NEXT_TURN) * aims.gainOf(units, to);
  return value + harvest(g, units, to);
}

/** The parties that a hex can send: each unit alone, each two together. */
function partiesOf(units: readonly UnitId[]): UnitId[][] {
  const parties: UnitId[][] = units.map((unit) => [unit]);
  for (const [i, one] of units.entries()) for (const other of units.slice(i + 1)) parties.push([one, other]);
  return parties;
}

/** The best way in which some units of the acting division can go somewhere, or only that for which it pays. */
export function bestGoing(lay: Lay, aims: Aims, paid = false): Going | undefined {
  const { g } = lay;
  let best: Going | undefined;
  const left = actionsLeft(g);
  const seen = new Set<HexId>();
  for (const unit of EVERY_UNIT) {
    if (isLeader(unit) || !isAshore(g, unit) || !servesWith(g, unit, g.acting)) continue;
    const from = g.unit.at.get(unit);
    if (seen.has(from)) continue;
    seen.add(from);
    for (const [how, verb] of VERBS) {
      const able = unitsIn(g, from).filter((one) => !isLeader(one) && whyNotLeave(g, how, one) === null);
      for (const units of partiesOf(able))
        for (const to of grid.around(from)) {
          if (unitsThere(g, to, units) + units.length > STACK) continue;
          if (whyNotGo(g, how, units, to) !== null) continue;
          const cost = costToGo(g, units, to);
          if (cost > left || (paid && cost === 0)) continue;
          const value = gainBy(lay, aims, how, units, to) - ACTION * cost;
          if (value > (best?.value ?? 0.05)) best = { verb, units, to, value, cost };
        }
    }
  }
  return best;
}
