import type { HexId } from '@bocage/hex';
import { attackOf, CHARTS, GERMAN, grid, hasEnemy, isArmour, isPanzergrenadier, isSea, STACKING_OF, type UnitId } from '../../queries.ts'; // biome-ignore format: a list
import { distancesTo } from '../lie.ts';
import { shiftIn } from './assault.ts';
import { isStrange, nextGoalOf } from './efforts.ts';
import { drawOf } from './goals.ts';
import type { Plan } from './plan.ts';
import type { Thrust } from './thrusts.ts';

/** Where those go who are not needed in the line. */
const REAR = {
  /** Beside enemies one is for the line; alone before them one is lost. */
  contact: 1.5,
  threat: 0.06,
  /** The Germans keep their reserves a march behind the most threatened sector; of a threat no more is felt than so much. */
  felt: 20,
  behind: 0.15,
  /** Where others are to land. */
  quay: 3,
  hex: 0.05,
  light: 1.5,
  /** For every hex beyond the next that one would be away from friends. */
  alone: 0.4,
  /** Nobody is afraid of enemies who are farther away. */
  wary: 4,
  /** In the sector of the other Allied army. */
  strange: 2,
} as const;
/** For those behind a German line: how much is felt of threats about a hex. */
function sectorOf({ lie }: Plan, hex: HexId): number {
  let sum = 0;
  for (const at of grid.around(hex)) sum += lie.threat[at] as number;
  return sum / 6;
}
/** How many hexes away a stack is that others can rely on. */
const STACK = 4;
const companyOf = ({ guard }: Plan): Uint8Array =>
  distancesTo(grid.hexes.filter((hex) => (guard[hex] as number) >= STACK));

interface Rear {
  readonly draw: Float32Array;
  readonly company: Uint8Array;
  readonly goal: HexId | undefined;
}
function rearWorth(plan: Plan, { draw, company, goal }: Rear, unit: UnitId, hex: HexId): number {
  const { g, lie, guard, side, quays, mind } = plan;
  const { style } = mind;
  const isManned = (guard[hex] as number) > 0;
  const near = lie.near[hex] as number;
  const exposed = near <= 1 && !isManned ? REAR.contact : 0;
  const pull =
    side === GERMAN
      ? style.sector * Math.min(REAR.felt, sectorOf(plan, hex)) - REAR.behind * Math.abs(near - style.behind)
      : style.draw * (draw[hex] as number) -
        (goal === undefined ? 0 : style.toGoal * grid.distance(hex, goal));
  return (
    pull -
    exposed -
    (isManned ? 0 : REAR.threat * (lie.threat[hex] as number)) -
    (quays.has(hex) ? REAR.quay : 0) -
    REAR.hex * grid.distance(g.unit.at.get(unit), hex) -
    (near <= REAR.wary ? REAR.alone * Math.max(0, (company[hex] as number) - 1) : 0) -
    (isStrange(side, hex) ? REAR.strange : 0) +
    (STACKING_OF[unit] === 0 && isManned ? REAR.light : 0) +
    0.1 * shiftIn(hex)
  );
}
/** Posts everyone who is left. */
export function placeRest(plan: Plan): void {
  const { g, mind } = plan;
  const rear: Rear = { draw: drawOf(mind, g), company: companyOf(plan), goal: nextGoalOf(mind, g) };
  for (const unit of plan.fighters().sort((a, b) => attackOf(plan.g, b) - attackOf(plan.g, a) || a - b)) {
    const here = plan.g.unit.at.get(unit);
    let [most, found]: [number, HexId] = [Number.NEGATIVE_INFINITY, here];
    if (plan.room.has(unit, here)) [most, found] = [rearWorth(plan, rear, unit, here), here];
    for (const hex of plan.travels(unit).keys()) {
      if (!plan.room.has(unit, hex)) continue;
      const value = rearWorth(plan, rear, unit, hex);
      if (value > most) [most, found] = [value, hex];
    }
    plan.post(unit, found);
  }
}

/** 4.1.1: armour that need not attack waits for a breach, where one is likely. */
const [BREACH, FAR] = [CHARTS.crt.columns.indexOf('4:1'), CHARTS.control.radius] as const;
/** Keeps back armour that has nobody to attack, where a breach is likely. */
export function holdBack(plan: Plan, thrusts: readonly Thrust[]): void {
  for (const unit of plan.fighters())
    if (plan.reserve.size < plan.mind.style.reserve) placeInReserve(plan, unit, thrusts);
}
function placeInReserve(plan: Plan, unit: UnitId, thrusts: readonly Thrust[]): void {
  if (!(isArmour(unit) || isPanzergrenadier(unit)) || attackOf(plan.g, unit) < 3) return;
  const here = plan.g.unit.at.get(unit);
  const breaches = thrusts.filter(({ column }) => column >= BREACH);
  const near = (hex: HexId): boolean => breaches.some(({ at }) => grid.distance(at, hex) <= FAR - 1);
  for (const hex of [here, ...grid.around(here)]) {
    if (isSea(hex) || !near(hex) || !plan.canPost(unit, hex)) continue;
    if ((plan.travel(unit, hex)?.way.length ?? 0) > CHARTS.movement.reserve) continue;
    plan.post(unit, hex);
    plan.reserve.add(unit);
    return;
  }
}

/** What counts for those who have broken through: to be deep, together, and behind whoever is left in the line. */
const DEEP = { goal: 0.5, behind: 0.6, company: 0.05, threat: 0.02 } as const;
/** 6.8: leads those who exploit a success past the enemy, who then has no way back but through their zones. */
export function pursue(plan: Plan): void {
  const { g, lie, guard } = plan;
  const goal = nextGoalOf(plan.mind, g);
  const value = (hex: HexId): number =>
    (goal === undefined ? 0 : -DEEP.goal * grid.distance(hex, goal)) +
    DEEP.behind * grid.around(hex).filter((at) => hasEnemy(g, lie.camp, at)).length +
    DEEP.company * Math.min(STACK * 3, guard[hex] as number) -
    DEEP.threat * (lie.threat[hex] as number);
  for (const unit of plan.fighters()) {
    const here = g.unit.at.get(unit);
    let [most, found] = [value(here), here];
    for (const hex of plan.travels(unit).keys())
      if (plan.room.has(unit, hex) && value(hex) > most) [most, found] = [value(hex), hex];
    plan.post(unit, found);
  }
}
