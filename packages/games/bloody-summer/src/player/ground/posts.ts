import type { HexId } from '@bocage/hex';
import { ALLIED_DEPOTS, attackOf, CHERBOURG_CITY, CITIES, DIVISION_OF, defenceOf, depotOf, enemyOf, type G, GERMAN, grid, HEADQUARTERS_OF, isArmour, isHex, isMotorized, isOpen, isRace, PLACE, SIDES_OF, STACKING_OF, UNITS_OF, type UnitId } from '../../queries.ts'; // biome-ignore format: a list
import type { Mind } from '../mind.ts';
import { shiftIn } from './assault.ts';
import { isStrange } from './efforts.ts';
import { lifelinesOf } from './lifelines.ts';
import { lineOf } from './line.ts';
import type { Plan } from './plan.ts';

/** How posts are filled. */
const POSTS = {
  /** No post can be made safe against everything. */
  most: 30,
  /** Ground counts as so much more defence for each of its columns. */
  ground: 0.25,
  /** A depot to which tanks could come in a phase. */
  watch: 3,
  /** A depot or a city far from the enemy, to which roads lead all the same. */
  sentry: 1.2,
  /** A road that feeds a headquarters, where the enemy is near. */
  lifeline: 3,
} as const;
/** How much is done for posts. */
interface Care {
  /** What of a threat is to be met by defence. */
  readonly threat: number;
  /** Those beside a post on the line cover it with their zones. */
  readonly beside: number;
  /** What is enough: beyond this the rest is kept back. */
  readonly enough: number;
}
const CARES = {
  forts: { threat: 0.45, beside: 0, enough: 1 },
  cities: { threat: 0, beside: 0, enough: 1 },
} as const;
/** Those beside a post cover a picket all but wholly. */
const PICKET = { beside: { german: 0.9, allied: 1 }, enough: 0.7 } as const;
const picketCare = ({ side, style }: Mind): Care => ({
  threat: style.picket,
  beside: side === GERMAN ? PICKET.beside.german : PICKET.beside.allied,
  enough: PICKET.enough,
});
const lineCare = ({ style }: Mind): Care => ({
  threat: style.post,
  beside: style.beside,
  enough: style.enough,
});
/** Hexes that are to be held, and what each needs though nobody threatens it. */
type Posts = ReadonlyMap<HexId, number>;
/** Who is taken for a post. */
const FIT = { here: 1.2, hex: 0.12, division: 0.4, foot: 0.5, armourInBocage: -0.4 } as const;

/** What a depot needs; in the race there is but one that counts. */
function guardFor({ g, mind, lie, quays }: Plan, at: HexId): number {
  if (isRace(g) && at === UTAH) return mind.style.utah;
  const near = lie.near[at] as number;
  // Whoever lands there holds it, and needs the room.
  if (quays.has(at)) return near <= NEAR ? POSTS.watch : POSTS.sentry;
  if (near <= NEAR) return mind.style.depot;
  return near <= FAR ? POSTS.watch : POSTS.sentry;
}
/** How near the enemy is to what he could come to in a phase, on foot and with tanks. */
const [NEAR, FAR] = [4, 8] as const;
const UTAH = PLACE.of('0617');

/** What must be held apart from the line: a city of one’s own, and depots that the enemy could come to. */
function fortsOf(plan: Plan): ReadonlyMap<HexId, number> {
  const { g, mind, side, lie } = plan;
  const forts = new Map<HexId, number>();
  if (side === GERMAN) {
    for (const hex of CHERBOURG_CITY) if (g.place.allied.get(hex) === 0) forts.set(hex, mind.style.fort);
    if (mind.style.town > 0) for (const hex of townsBefore(plan)) forts.set(hex, mind.style.town);
    return forts;
  }
  for (const depot of ALLIED_DEPOTS) {
    const { at } = depotOf(depot);
    if (isOpen(g, depot)) forts.set(at, guardFor(plan, at));
  }
  const staffs = HEADQUARTERS_OF[side]?.map((hq) => g.unit.at.get(hq)).filter(isHex) ?? [];
  for (const hex of lifelinesOf(plan, staffs))
    if ((lie.near[hex] as number) <= 2) forts.set(hex, Math.max(POSTS.lifeline, forts.get(hex) ?? 0));
  return forts;
}

/** The cities of the Germans before which the enemy stands, but for Cherbourg. */
const townsBefore = ({ g, lie }: Plan): readonly HexId[] =>
  CITIES.filter(
    (hex) =>
      g.place.allied.get(hex) === 0 && !CHERBOURG_CITY.includes(hex) && (lie.near[hex] as number) <= NEAR,
  );

/** Cities that are ours: whoever is let in scores for each hex, but the line before them is held by others. */
function citiesOf({ g, mind, side, lie }: Plan): ReadonlyMap<HexId, number> {
  const cities = new Map<HexId, number>();
  if (side === GERMAN || isRace(g)) return cities;
  for (const hex of CITIES)
    if (g.place.allied.get(hex) === 1 && !isStrange(side, hex))
      cities.set(hex, (lie.near[hex] as number) <= NEAR ? mind.style.city : POSTS.sentry);
  return cities;
}

/** How badly a hex needs somebody. */
function needOf(plan: Plan, hex: HexId, base: number, { threat, beside }: Care, posts: Posts): number {
  const { guard, allies, lie } = plan;
  let cover = ((guard[hex] as number) + (allies[hex] as number)) * (1 + POSTS.ground * shiftIn(hex));
  for (const at of grid.around(hex))
    if (posts.has(at)) cover += beside * ((guard[at] as number) + (allies[at] as number));
  return (base + threat * Math.min(POSTS.most, lie.threat[hex] as number)) / (1 + cover);
}

/** How well a unit suits a post. */
function fitOf(plan: Plan, unit: UnitId, hex: HexId): number {
  const { g } = plan;
  const here = g.unit.at.get(unit);
  let fit = here === hex ? FIT.here : -FIT.hex * grid.distance(here, hex);
  if (!isMotorized(unit)) fit += FIT.foot;
  if (isArmour(unit) && shiftIn(hex) > 0) fit += FIT.armourInBocage;
  const division = DIVISION_OF[unit] as number;
  if (division >= 0)
    for (const at of plan.ofDivision(division))
      if (grid.distance(at, hex) <= 2) {
        fit += FIT.division;
        break;
      }
  return fit + defenceOf(g, unit) * 0.02;
}

/** Fills posts, the worst gap first, until nothing needs more than is enough. */
function fill(plan: Plan, needs: Posts, care: Care, among = plan.fighters(), most = among.length): void {
  const free = among.filter((unit) => (STACKING_OF[unit] as number) > 0);
  const open = new Set(needs.keys());
  for (let posted = 0; open.size > 0 && posted < most; ) {
    let [worst, gap]: [number, number] = [care.enough, -1];
    for (const hex of open) {
      const need = needOf(plan, hex, needs.get(hex) as number, care, needs);
      if (need > worst) [worst, gap] = [need, hex];
    }
    if (gap < 0) return;
    const hex = gap as HexId;
    const unit = fittest(plan, free, hex);
    if (unit === undefined) {
      open.delete(hex);
      continue;
    }
    plan.post(unit, hex);
    posted++;
  }
}
function fittest(plan: Plan, units: readonly UnitId[], hex: HexId): UnitId | undefined {
  let [most, chosen]: [number, UnitId | undefined] = [Number.NEGATIVE_INFINITY, undefined];
  for (const unit of units) {
    if (!plan.free.has(unit) || !plan.canPost(unit, hex)) continue;
    const fit = fitOf(plan, unit, hex);
    if (fit > most) [most, chosen] = [fit, unit];
  }
  return chosen;
}

/** Holds what must not fall, before anybody goes elsewhere. */
export function holdForts(plan: Plan): void {
  fill(plan, fortsOf(plan), CARES.forts);
  fill(plan, citiesOf(plan), CARES.cities);
}

/** The hexes of the line, as it can be manned now. */
function postsOnLine(plan: Plan): Map<HexId, number> {
  const reached = new Set<HexId>();
  for (const unit of plan.fighters())
    if ((STACKING_OF[unit] as number) > 0) for (const hex of plan.travels(unit).keys()) reached.add(hex);
  const line = lineOf(plan, (hex) => reached.has(hex));
  return new Map(line.filter((hex) => !isStrange(plan.side, hex)).map((hex) => [hex, plan.mind.style.base]));
}
/** Leaves no gap in the line, before anybody attacks: whoever stands in it may attack from there. */
export function picketLine(plan: Plan): void {
  const [units, posts] = [plan.fighters(), postsOnLine(plan)];
  const infantry = units.filter((unit) => !isArmour(unit));
  const care = picketCare(plan.mind);
  if (plan.side === GERMAN) fill(plan, posts, care, plan.mind.style.spare > 0 ? infantry : units);
  else fill(plan, posts, care, infantry, Math.floor(units.length * guardShare(plan)));
}
/** How many of the Allies stand guard while the others attack, no armour among them: the fewer, the weaker the enemy is. */
function guardShare({ g, mind, lie }: Plan): number {
  const [ours, theirs] = [attackOnMap(g, lie.camp), attackOnMap(g, enemyOf(lie.camp))];
  return Math.min(mind.style.guards, (mind.style.guardTimes * theirs) / Math.max(1, ours));
}
const attackOnMap = (g: G, camp: number): number =>
  (SIDES_OF[camp] ?? [])
    .flatMap((side) => UNITS_OF[side] ?? [])
    .reduce((sum, unit) => sum + (isHex(g.unit.at.get(unit)) ? attackOf(g, unit) : 0), 0);

/** Holds the line with those who are left. */
export function holdLine(plan: Plan): void {
  const needs = postsOnLine(plan);
  for (const [hex, base] of fortsOf(plan)) needs.set(hex, Math.max(base, needs.get(hex) ?? 0));
  const units = plan.fighters();
  fill(
    plan,
    needs,
    lineCare(plan.mind),
    plan.mind.style.spare > 0 ? units.filter((unit) => !isArmour(unit)) : units,
  );
}
