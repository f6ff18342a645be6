import type { HexId } from '@bocage/hex';
import {
  attackOf,
  CHARTS,
  exitOf,
  GERMAN,
  grid,
  isSupported,
  STACKING_OF,
  type UnitId,
} from '../../queries.ts';
import { gatesOf } from '../staff/breakout.ts';
import { suppliedRoads } from './lifelines.ts';
import type { Plan } from './plan.ts';
import type { Thrust } from './thrusts.ts';

/** Where headquarters go. */
const STAFF = {
  /** A great attack is worth a risk. */
  gain: 0.4,
  /** Those of the main effort count so much more. */
  effort: 2,
  /** What of a threat must be met where it stands. */
  guard: 0.3,
  least: 3,
  led: 0.12,
  company: 1.2,
  contact: 3,
  alone: 6,
  /** A road home: whoever is cut off gets no markers. */
  road: 3,
  quay: 1,
  hex: 0.03,
  /** For each hex from the troops that are its own to lead. */
  sector: 0.5,
} as const;
/** How a front is shared out: who is so near to the enemy counts, a corps leads so much, and what it leaves to others; marches cost something. */
const SECTOR = { front: 3, corps: 45, left: 0.3, hex: 0.6 } as const;
const { radius: RADIUS, supportRange: RANGE } = CHARTS.control;

/** Which part of the front is whose: each staff has that which most needs one, whoever has a marker first. */
function sectorsOf({ g, lie, posts }: Plan, staffs: readonly UnitId[]): ReadonlyMap<UnitId, HexId> {
  const front = new Map<HexId, number>();
  for (const [unit, at] of posts)
    if ((STACKING_OF[unit] as number) > 0 && (lie.near[at] as number) <= SECTOR.front)
      front.set(at, (front.get(at) ?? 0) + attackOf(g, unit));
  const sectors = new Map<UnitId, HexId>();
  for (const hq of staffs.toSorted(
    (a, b) => Number(isSupported(g, b)) - Number(isSupported(g, a)) || a - b,
  )) {
    let [most, found]: [number, HexId | undefined] = [0, undefined];
    for (const centre of front.keys()) {
      let led = 0;
      for (const [at, attack] of front) if (grid.distance(at, centre) < RADIUS) led += attack;
      const value = Math.min(SECTOR.corps, led) - SECTOR.hex * grid.distance(g.unit.at.get(hq), centre);
      if (value > most) [most, found] = [value, centre];
    }
    if (found === undefined) continue;
    sectors.set(hq, found);
    for (const [at, attack] of front)
      if (grid.distance(at, found) < RADIUS) front.set(at, attack * SECTOR.left);
  }
  return sectors;
}

/** 5.1, 5.3: near those they lead, behind the line, never alone before the enemy. */
export function placeStaffs(plan: Plan, thrusts: readonly Thrust[]): void {
  const { g, lie, guard, mind } = plan;
  const { style } = mind;
  const roads = suppliedRoads(plan);
  const leaders = new Map<UnitId, number>();
  for (const [unit] of plan.posts) leaders.set(unit, 0);
  const staffs = plan.staffs().sort((a, b) => leads(thrusts, b) - leads(thrusts, a) || a - b);
  // Whoever comes where another staff is would lose his markers to it as it leaves.
  const gates = new Map(plan.side === GERMAN ? [] : gatesOf(mind, g));
  const sectors = sectorsOf(plan, staffs);
  const seats = new Set(staffs.map((hq) => g.unit.at.get(hq)));
  for (const hq of staffs) {
    const targets = thrusts.filter((thrust) => thrust.hq === hq);
    const here = g.unit.at.get(hq);
    const sector = sectors.get(hq);
    const led = leadWorths(plan, leaders);
    const value = (hex: HexId): number => {
      let sum = 0;
      const first = targets[0];
      if (first !== undefined && grid.distance(first.at, hex) <= RANGE)
        sum += style.support + STAFF.gain * first.gain;
      for (const thrust of targets) if (grid.distance(thrust.at, hex) <= RADIUS - 1) sum += style.support / 2;
      for (const { at, worth } of led) if (grid.distance(at, hex) <= RADIUS - 1) sum += worth;
      const near = lie.near[hex] as number;
      const company = guard[hex] as number;
      sum += STAFF.company * Math.min(1, company / 6);
      if (near <= 3 && company < Math.max(STAFF.least, STAFF.guard * (lie.threat[hex] as number)))
        sum -= STAFF.alone;
      if (near <= 1) sum -= STAFF.contact;
      return (
        sum +
        (isSupported(g, hq) && gates.has(hex) ? style.gate + (gates.get(hex) as number) : 0) +
        ((roads[hex] as number) >= 0 ? STAFF.road : 0) -
        (plan.quays.has(hex) ? STAFF.quay : 0) -
        STAFF.hex * grid.distance(here, hex) -
        (sector === undefined ? 0 : STAFF.sector * Math.max(0, grid.distance(hex, sector) - RANGE))
      );
    };
    let [most, found]: [number, HexId] = [
      plan.room.has(hq, here) ? value(here) : Number.NEGATIVE_INFINITY,
      here,
    ];
    for (const hex of plan.travels(hq).keys()) {
      if (!plan.room.has(hq, hex) || seats.has(hex)) continue;
      const worth = value(hex);
      if (worth > most) [most, found] = [worth, hex];
    }
    plan.post(hq, found);
    // One is enough for a box.
    if (gates.has(found))
      for (const gate of gates.keys()) if (exitOf(gate) === exitOf(found)) gates.delete(gate);
    for (const [unit, at] of plan.posts)
      if (grid.distance(at, found) <= RADIUS) leaders.set(unit, (leaders.get(unit) ?? 0) + 1);
  }
}
/** Where there is somebody to lead, and what it is worth: the less, the more headquarters lead him already. */
function leadWorths(
  { bound, lie, posts }: Plan,
  leaders: ReadonlyMap<UnitId, number>,
): readonly { readonly at: HexId; readonly worth: number }[] {
  const worths: { at: HexId; worth: number }[] = [];
  for (const [unit, at] of posts)
    if ((STACKING_OF[unit] as number) > 0)
      worths.push({
        at,
        worth:
          (STAFF.led / (1 + (leaders.get(unit) ?? 0))) *
          ((lie.near[at] as number) <= 3 ? 2 : 1) *
          (bound.has(unit) ? STAFF.effort : 1),
      });
  return worths;
}
const leads = (thrusts: readonly Thrust[], hq: UnitId): number =>
  thrusts.reduce((sum, thrust) => sum + (thrust.hq === hq ? thrust.gain : 0), 0);
