import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import {
  actionsLeft,
  CHARTS,
  CLIMB,
  costToGo,
  crossing,
  type G,
  grid,
  HIGH,
  INFILTRATE,
  isArmored,
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
  UP_CLIFF,
  unitsIn,
  whyNotGo,
  whyNotLeave,
} from '../queries.ts';
import type { Aims } from './assault.ts';
import { companySteps } from './heat.ts';
import type { Lay } from './lay.ts';
import { priceOfStep } from './price.ts';
import { prospect } from './prospect.ts';
import type { Weights } from './style.ts';

/** How units could go, and what that would bring. */
export interface Going {
  readonly verb: 'move' | 'infiltrate' | 'climb';
  readonly how: number;
  readonly units: readonly UnitId[];
  readonly to: HexId;
  readonly value: number;
  readonly cost: number;
}

const VERBS: readonly Going['verb'][] = ['move', 'infiltrate', 'climb'];

const STACK = CHARTS.limits.stack;
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
const fear = ({ g, fire, style }: Lay, unit: UnitId, hex: HexId, steps: number): number =>
  turnsOfFear(g, style) * fire.danger(unit, hex, steps) * priceOfStep(g, unit, style);

/** The turns of danger that a place counts for; after the last turn nobody fires any more. */
function turnsOfFear(g: G, { stay, ends }: Weights): number {
  return stay - ends * Math.max(0, stay - (g.lastTurn - g.turn));
}

/** What it is worth to a unit to be in a hex, among so many steps. */
function place(lay: Lay, unit: UnitId, hex: HexId, steps: number): number {
  const { g, ways, up, style } = lay;
  const claims = isInfantry(unit) && style.claim > 0 ? lay.claims : undefined;
  const goal = isInfantry(unit)
    ? claims?.isEager(unit) === true
      ? style.besides
      : 1
    : isArmored(unit)
      ? style.vehicle
      : 0;
  const water = urgency(g, hex) * (isInfantry(unit) ? 1 : style.afloat * g.unit.steps.get(unit));
  return (
    (isInfantry(unit) ? style.led * lay.led(hex) : 0) +
    (claims === undefined ? 0 : style.claim * claims.worthOf(unit, hex)) -
    fear(lay, unit, hex, steps) -
    goal * (style.way * (ways[hex] as number) + style.up * (up[hex] as number)) -
    water
  );
}

/** Where the day is nearly over: what the move changes in points. */
function harvest(lay: Lay, units: readonly UnitId[], to: HexId): number {
  const { g, style } = lay;
  if (g.turn < style.harvest || !units.some((unit) => isInfantry(unit) || isArmored(unit))) return 0;
  const from = g.unit.at.get(units[0] as UnitId);
  if (isBeach(from) && isBeach(to)) return 0;
  const gain = lay.reckons ? lay.holding.gainOf(units, to) : triedOut(lay, units, to);
  return style.point * gain * (g.turn >= g.lastTurn ? style.atLast : 1);
}

/** What it changes in points that units go to a hex. */
function triedOut(lay: Lay, units: readonly UnitId[], to: HexId): number {
  const { g, style } = lay;
  const before = lay.standing;
  const from = g.unit.at.get(units[0] as UnitId);
  for (const unit of units) g.unit.at.set(unit, to);
  const after = prospect(g, style.held);
  for (const unit of units) g.unit.at.set(unit, from);
  return after - before;
}

/** What those who stay in a hex must fear, among so many steps. */
function comfort(lay: Lay, hex: HexId, without: readonly UnitId[], steps: number): number {
  let value = 0;
  for (const unit of unitsIn(lay.g, hex))
    if (!isLeader(unit) && !without.includes(unit)) value -= fear(lay, unit, hex, steps);
  return value;
}

function gainBy(lay: Lay, aims: Aims, how: number, units: readonly UnitId[], to: HexId): number {
  const { g, style } = lay;
  const from = g.unit.at.get(units[0] as UnitId);
  const own = units.reduce((sum, unit) => sum + g.unit.steps.get(unit), 0);
  const [here, there] = [companySteps(g, from, []), companySteps(g, to, units) + own];
  let value = 0;
  for (const unit of units) {
    value += place(lay, unit, to, there) - place(lay, unit, from, here);
    if (how === INFILTRATE) value -= style.caught * priceOfStep(g, unit, style);
  }
  value += comfort(lay, from, units, here - own) - comfort(lay, from, units, here);
  value += comfort(lay, to, units, there) - comfort(lay, to, units, there - own);
  const crowd = unitsThere(g, from, []);
  if (crowd > STACK) value += 2 * Math.min(units.length, crowd - STACK);
  if (isBeach(from) && !isBeach(to)) value += style.inland * units.length;
  if (g.turn < g.lastTurn) value += (how === CLIMB ? style.later : style.nextTurn) * aims.gainOf(units, to);
  return value + harvest(lay, units, to);
}

/** The parties that a hex can send: each unit alone, each two together. */
function partiesOf(units: readonly UnitId[]): UnitId[][] {
  const parties: UnitId[][] = units.map((unit) => [unit]);
  for (const [i, one] of units.entries()) for (const other of units.slice(i + 1)) parties.push([one, other]);
  return parties;
}

/** The turns in which nobody goes farther than the next hex, and no engineers clear the way. */
const PLAIN_TURNS = 16;
/** Whether the ground alone bars this way out of a hex, so that it is not worth asking. */
const isBarred = (g: G, how: number, unit: UnitId, d: number): boolean => {
  if (g.turn > PLAIN_TURNS) return false;
  const code = crossing(unit, g.unit.at.get(unit), d);
  return code > UP_CLIFF || (how === MOVE && code > 0) || (how === CLIMB && code === 0);
};

/** A least value for which anybody goes. */
export const LEAST_GOING = 0.05;

/** What units would gain by going somewhere, less what that costs; undefined where they may not or cannot pay. */
export function goingOf(
  lay: Lay,
  aims: Aims,
  how: number,
  units: readonly UnitId[],
  to: HexId,
): Going | undefined {
  const { g, style } = lay;
  if (unitsThere(g, to, units) + units.length > STACK) return undefined;
  if (whyNotGo(g, how, units, to) !== null) return undefined;
  const cost = costToGo(g, units, to);
  if (cost > actionsLeft(g)) return undefined;
  return {
    verb: VERBS[how] as Going['verb'],
    how,
    units,
    to,
    cost,
    value: gainBy(lay, aims, how, units, to) - style.action * cost,
  };
}

/** Every way in which some units of the acting division can go somewhere. */
export function eachGoing(lay: Lay, aims: Aims, visit: (going: Going) => void): void {
  const { g } = lay;
  const seen = new Set<HexId>();
  for (const unit of g.board.ashore) {
    if (isLeader(unit) || !servesWith(g, unit, g.acting)) continue;
    const from = g.unit.at.get(unit);
    if (seen.has(from)) continue;
    seen.add(from);
    for (const how of [MOVE, INFILTRATE, CLIMB]) {
      const able = unitsIn(g, from).filter((one) => !isLeader(one) && whyNotLeave(g, how, one) === null);
      for (const units of partiesOf(able))
        for (const d of DIRECTIONS) {
          const to = grid.neighbour(from, d);
          if (to === NOWHERE || units.some((one) => isBarred(g, how, one, d))) continue;
          const going = goingOf(lay, aims, how, units, to);
          if (going !== undefined) visit(going);
        }
    }
  }
}

/** The best way in which some units of the acting division can go somewhere, or only that for which it pays. */
export function bestGoing(lay: Lay, aims: Aims, paid = false): Going | undefined {
  let best: Going | undefined;
  eachGoing(lay, aims, (going) => {
    if (!(paid && going.cost === 0) && going.value > (best?.value ?? LEAST_GOING)) best = going;
  });
  return best;
}
