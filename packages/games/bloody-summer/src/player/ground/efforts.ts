import type { HexId } from '@bocage/hex';
import { attackOf, BRITISH, boxData, CHERBOURG_CITY, defenceOf, enemyOf, exitOf, fightersOf, type G, GERMAN, grid, isHex, isRace, PLACE, SCENARIOS, STACKING_OF, type UnitId, US } from '../../queries.ts'; // biome-ignore format: a list
import { distancesTo } from '../lie.ts';
import type { Mind } from '../mind.ts';
import { prospects } from '../staff/goals.ts';
import { shiftIn } from './assault.ts';
import { isTaken } from './goals.ts';
import type { Plan } from './plan.ts';

/** What each Allied army is after, one thing after another; an exit until its box is taken. */
const COURSES: readonly (readonly HexId[])[] = [
  ['0223', '0222', '0818', '1116', '1320', '2019', '1721', '2407', '2201', '2418'].map(PLACE.of),
  ['0812', '0908', '0909', '1506', '1002', '0901', '1301'].map(PLACE.of),
];
/** Who stands this near to the goal is in the way of it. */
const AROUND = 3;
/** Of whoever is bound to an effort: how many hexes farther from the goal he may go. */
const ASIDE = 1;

/** Where the Americans and the British meet: the former are west of it, and south of both, the latter east. */
const [BOUNDARY, SOUTH] = [13, 17];
/** Whether a hex is in the sector of the other Allied army. */
export const isStrange = (side: number, hex: HexId): boolean =>
  (side === US && grid.column(hex) < BOUNDARY - 1 && grid.row(hex) < SOUTH) ||
  (side === BRITISH && grid.column(hex) > BOUNDARY + 1);

/** The goal of a side now. */
export function goalOf(mind: Mind, g: G): HexId | undefined {
  const { side, style } = mind;
  if (side === GERMAN) return undefined;
  const east = SCENARIOS[g.scenario]?.columns[0] ?? 0;
  const isOpen = (hex: HexId): boolean => grid.column(hex) >= east && isWanted(mind, g, hex);
  const aim = COURSES[side]?.[Math.round(style.aim) - 1];
  return aim !== undefined && isOpen(aim) ? aim : COURSES[side]?.find(isOpen);
}
/** A town as long as the enemy has it; an exit as long as there is something for this army beyond it. */
function isWanted(mind: Mind, g: G, hex: HexId): boolean {
  const box = exitOf(hex);
  return box >= 0 ? (prospects(mind, g).get(box) as number) >= BEYOND : !isTaken(g, hex);
}
/** What must be to be had off the map for an army to make for its exit, in points. */
const BEYOND = 5;
/** The corps that goes to Brittany, by way of Rennes, as soon as Avranches is taken. */
const [BRITTANY, GATE_OF_BRITTANY] = [PLACE.of('2418'), PLACE.of('2019')] as const;
const goesToBrittany = (mind: Mind, g: G): boolean =>
  mind.side === US && !isRace(g) && isTaken(g, GATE_OF_BRITTANY) && isWanted(mind, g, BRITTANY);
/** Where all the others go meanwhile: Cherbourg is a matter for one corps. */
export function nextGoalOf(mind: Mind, g: G): HexId | undefined {
  const goal = goalOf(mind, g);
  if (goal === undefined || isRace(g) || !CHERBOURG_CITY.includes(goal)) return goal;
  return COURSES[mind.side]?.find((hex) => !CHERBOURG_CITY.includes(hex) && isWanted(mind, g, hex));
}

/** Where a goal is reached: an exit by any that leads to the same box. */
function gatesTo(goal: HexId): readonly HexId[] {
  const box = exitOf(goal);
  return box >= 0 ? boxData(box).exits : [goal];
}
const distanceTo = (hex: HexId, goal: HexId): number =>
  Math.min(...gatesTo(goal).map((gate) => grid.distance(hex, gate)));
/** Who stands about a goal, or waits behind it. */
function defenceAt({ g, lie }: Plan, goal: HexId): number {
  const enemy = enemyOf(lie.camp);
  const box = exitOf(goal);
  let sum = 1;
  for (const at of [...lie.foes.filter((hex) => distanceTo(hex, goal) <= AROUND), ...(box >= 0 ? [box] : [])])
    for (const unit of fightersOf(g, enemy, at)) sum += defenceOf(g, unit);
  return sum;
}

/** What a corps on an errand of its own is given. */
const mostFor = ({ style }: Mind, goal: HexId): number | undefined =>
  goal === BRITTANY ? style.bretons : CHERBOURG_CITY.includes(goal) ? style.corps : undefined;
/** Who is bound to the efforts of an army: to each those nearest to its goal, as many as it needs. */
export function effortOf(plan: Plan): ReadonlyMap<UnitId, HexId> {
  const { g, mind } = plan;
  const { style } = mind;
  const bound = new Map<UnitId, HexId>();
  const fighters = plan.fighters().filter((unit) => (STACKING_OF[unit] as number) > 0);
  const all = fighters.reduce((sum, unit) => sum + attackOf(g, unit), 0);
  const share = isRace(g) ? style.raceShare : style.share;
  const corps = goesToBrittany(mind, g) ? [BRITTANY] : [];
  for (const goal of new Set([...corps, goalOf(mind, g), nextGoalOf(mind, g)])) {
    if (goal === undefined) continue;
    const most = Math.min(all * share, isRace(g) ? all : (mostFor(mind, goal) ?? all));
    let left = Math.min(Math.max(style.core, style.ratio * defenceAt(plan, goal)), most);
    const far = (unit: UnitId): number => distanceTo(g.unit.at.get(unit), goal);
    for (const unit of fighters.filter((one) => !bound.has(one)).sort((a, b) => far(a) - far(b) || a - b)) {
      if (left <= 0) break;
      left -= attackOf(g, unit);
      bound.set(unit, goal);
    }
  }
  return bound;
}
/** Whether a unit may go to a hex without leaving the effort that it is bound to. */
export function isOnCourse({ g, bound }: Plan, unit: UnitId, hex: HexId): boolean {
  const goal = bound.get(unit);
  if (goal === undefined) return true;
  const far = distanceTo(g.unit.at.get(unit), goal);
  return distanceTo(hex, goal) <= Math.max(far + ASIDE, AROUND);
}

/** What counts on the way to the goal: to come nearer, together, and not before the enemy alone. */
const APPROACH = { hex: 1, stack: 12, ground: 0.1, quay: 3 } as const;
/** Leads those who are bound to an effort, and attack nobody yet, towards its goal and those who hold it. */
export function approach(plan: Plan): void {
  for (const goal of new Set(plan.bound.values())) approachTo(plan, goal);
}
function approachTo(plan: Plan, goal: HexId): void {
  const { g, lie, guard } = plan;
  const { company, wary } = plan.mind.style;
  const foes = lie.foes.filter((at) => distanceTo(at, goal) <= AROUND);
  const far = distancesTo(foes.length > 0 ? foes : gatesTo(goal));
  const value = (hex: HexId): number =>
    -APPROACH.hex * (far[hex] as number) +
    company * Math.min(APPROACH.stack, guard[hex] as number) +
    APPROACH.ground * shiftIn(hex) -
    wary * Math.max(0, (lie.threat[hex] as number) - (guard[hex] as number) - 4) -
    (plan.quays.has(hex) ? APPROACH.quay : 0);
  for (const [unit, to] of plan.bound) {
    if (to !== goal || !plan.free.has(unit)) continue;
    const here = g.unit.at.get(unit);
    let [most, found]: [number, HexId | undefined] = [Number.NEGATIVE_INFINITY, undefined];
    for (const hex of [here, ...plan.travels(unit).keys()]) {
      if (!isHex(hex) || !plan.room.has(unit, hex)) continue;
      const worth = value(hex);
      if (worth > most) [most, found] = [worth, hex];
    }
    if (found !== undefined) plan.post(unit, found);
  }
}
