import type { HexId } from '@bocage/hex';
import { BONUS_OF, CHARTS, grid, HEADQUARTERS_OF, hasEnemy, isArmour, isHex, isInPlay, isOpening, isRace, isSea, isSupported, onMap, STACKING_OF, type UnitId } from '../../queries.ts'; // biome-ignore format: a list
import {
  addTo,
  columnFor,
  type Foe,
  foeAt,
  gainOf,
  type Help,
  isAssailable,
  isBeside,
  isOverRiver,
  noForce,
  shiftIn,
} from './assault.ts';
import { Corps } from './corps.ts';
import { goalOf, isOnCourse, isStrange } from './efforts.ts';
import type { Plan } from './plan.ts';
import { fightersFor, helpFor } from './sallies.ts';

/** An attack that moves are made for. */
export interface Thrust {
  readonly at: HexId;
  readonly hq: UnitId;
  readonly gain: number;
  /** The column that it comes to, as far as can be told. */
  readonly column: number;
  readonly posts: ReadonlyMap<UnitId, HexId>;
}

/** No attack needs more counters than these. */
const MOST = 16;
/** How good a hex is to attack from. */
const SPOT = { here: 0.6, dry: 0.4, ground: 0.15, fresh: 0.25, threat: 0.02 } as const;
const { radius: RADIUS, supportRange: RANGE } = CHARTS.control;

/** A headquarters that can lead attacks, and what it has been given. */
class Leader {
  readonly hq: UnitId;
  readonly targets: HexId[] = [];
  readonly corps: Corps;
  private readonly plan: Plan;
  private readonly distances = new Map<HexId, number>();

  constructor(plan: Plan, hq: UnitId) {
    this.plan = plan;
    this.hq = hq;
    this.corps = new Corps(plan.g, hq);
  }
  /** How near to a hex it can be. */
  distanceTo(at: HexId): number {
    let near = this.distances.get(at);
    if (near === undefined) {
      near = this.measured(at);
      this.distances.set(at, near);
    }
    return near;
  }
  private measured(at: HexId): number {
    const { g } = this.plan;
    let near = grid.distance(g.unit.at.get(this.hq), at);
    if (this.plan.free.has(this.hq))
      for (const hex of this.plan.travels(this.hq).keys()) near = Math.min(near, grid.distance(hex, at));
    return near;
  }
  /** Whether it can lead an attack there with all that it leads already. */
  canLead(at: HexId): boolean {
    if (this.distanceTo(at) >= RADIUS) return false;
    return this.targets.every((one) => grid.distance(one, at) <= RADIUS - 1);
  }
  bonusAt(at: HexId): number {
    return this.targets.length === 0 && this.distanceTo(at) <= RANGE ? (BONUS_OF[this.hq] as number) : 0;
  }
  take(thrust: Thrust): void {
    this.targets.push(thrust.at);
    for (const unit of thrust.posts.keys()) this.corps.take(unit);
  }
}

/** The hexes from which one can be attacked. */
const spotsAround = ({ g, lie }: Plan, at: HexId): readonly HexId[] =>
  grid
    .around(at)
    .filter((hex) => !isSea(hex) && isInPlay(g, hex) && isBeside(hex, at) && !hasEnemy(g, lie.camp, hex));

/** The best hex for a unit to attack from, and how good. */
function spotFor(
  plan: Plan,
  unit: UnitId,
  at: HexId,
  spots: readonly HexId[],
  taken: ReadonlyMap<UnitId, HexId>,
): HexId | undefined {
  const { g, room, lie } = plan;
  const here = g.unit.at.get(unit);
  let [most, found]: [number, HexId | undefined] = [Number.NEGATIVE_INFINITY, undefined];
  for (const hex of spots) {
    if (!plan.canPost(unit, hex) || !isOnCourse(plan, unit, hex)) continue;
    const isTaken = (plan.guard[hex] as number) > 0 || [...taken.values()].includes(hex);
    const score =
      (hex === here ? SPOT.here : 0) +
      (isOverRiver(hex, at) ? 0 : SPOT.dry) +
      SPOT.ground * shiftIn(hex) +
      (isTaken || STACKING_OF[unit] === 0 ? 0 : SPOT.fresh) -
      SPOT.threat * (lie.threat[hex] as number) -
      (room.points[hex] as number) * 0.01;
    if (score > most) [most, found] = [score, hex];
  }
  return found;
}

/** Infantry makes the breach that armour goes through. */
const rank = (unit: UnitId): number => (isArmour(unit) ? 1 : 0);
/** Those who could attack a hex: who can come beside it, and who stands there and has nothing else to attack. */
function candidates(plan: Plan, spots: readonly HexId[]): UnitId[] {
  const { g } = plan;
  const found: UnitId[] = [];
  for (const unit of plan.fighters())
    if (plan.attack(unit) > 0 && spots.some((hex) => plan.travel(unit, hex) !== undefined)) found.push(unit);
  for (const [unit, hex] of plan.posts)
    if (
      spots.includes(hex) &&
      plan.attack(unit) > 0 &&
      !plan.attacking.has(unit) &&
      g.unit.resting.get(unit) === 0
    )
      found.push(unit);
  return found;
}

/** The best attack on a foe under a headquarters. */
function thrustAt(plan: Plan, foe: Foe, leader: Leader, help: Help): Thrust | undefined {
  const { g, mind } = plan;
  const { style } = mind;
  const spots = spotsAround(plan, foe.at);
  if (spots.length === 0) return undefined;
  const level = (unit: UnitId): number => g.unit.disorganised.get(unit);
  const order = candidates(plan, spots).sort(
    (a, b) => level(a) - level(b) || rank(a) - rank(b) || plan.attack(b) - plan.attack(a) || a - b,
  );
  const force = noForce();
  const posts = new Map<UnitId, HexId>();
  const corps = leader.corps.copy();
  let [most, many, column, effort] = [Number.NEGATIVE_INFINITY, 0, 0, 0];
  for (const unit of order) {
    if (posts.size >= MOST) break;
    const hex = plan.posts.get(unit) ?? spotFor(plan, unit, foe.at, spots, posts);
    if (hex === undefined || !corps.admits(unit)) continue;
    if (!plan.posts.has(unit)) plan.room.put(unit, hex);
    posts.set(unit, hex);
    corps.take(unit);
    addTo(force, g, unit, hex, foe.at);
    effort += style.effort + style.march * grid.distance(g.unit.at.get(unit), hex);
    const gain = gainOf(mind, foe, force, help) - effort;
    if (gain > most) [most, many, column] = [gain, posts.size, columnFor(foe, force, help)];
  }
  for (const [unit, hex] of posts) if (!plan.posts.has(unit)) plan.room.put(unit, hex, -1);
  if (many === 0) return undefined;
  return { at: foe.at, hq: leader.hq, gain: most, column, posts: new Map([...posts].slice(0, many)) };
}

/** The best attack on a foe under any headquarters that can lead it, if it promises enough. */
function bestOn(plan: Plan, foe: Foe, leaders: readonly Leader[], air: number): Thrust | undefined {
  const { g, mind, side } = plan;
  const { thrust: least, thrustMarker } = mind.style;
  let best: Thrust | undefined;
  for (const leader of leaders) {
    if (!leader.canLead(foe.at)) continue;
    const help = helpFor(g, side, foe.at, { bonus: leader.bonusAt(foe.at), air });
    const thrust = thrustAt(plan, foe, leader, help);
    if (thrust === undefined) continue;
    const gain = thrust.gain - (leader.targets.length === 0 ? thrustMarker : 0);
    if (gain > least && (best === undefined || gain > best.gain)) best = { ...thrust, gain };
  }
  return best;
}

/** The next attack among foes that are open; those are left out for which there is none, and cannot be with fewer units. */
function nextThrust(
  plan: Plan,
  open: Map<HexId, Foe>,
  leaders: readonly Leader[],
  air: number,
): Thrust | undefined {
  let best: Thrust | undefined;
  for (const [at, foe] of open) {
    const thrust = bestOn(plan, foe, leaders, air);
    if (thrust === undefined) open.delete(at);
    else if (best === undefined || thrust.gain > best.gain) best = thrust;
  }
  return best;
}

/** The same for who is in a hurry: what an attack promised a while ago is taken for the most that it can promise. */
class Hasty {
  private readonly promised = new Map<HexId, number>();

  next(plan: Plan, open: Map<HexId, Foe>, leaders: readonly Leader[], air: number): Thrust | undefined {
    const { promised } = this;
    for (;;) {
      let [most, found]: [number, Foe | undefined] = [Number.NEGATIVE_INFINITY, undefined];
      for (const [at, foe] of open) {
        const gain = promised.get(at) ?? Number.POSITIVE_INFINITY;
        if (gain > most) [most, found] = [gain, foe];
      }
      if (found === undefined) return undefined;
      const thrust = bestOn(plan, found, leaders, air);
      if (thrust === undefined) open.delete(found.at);
      else if (thrust.gain >= this.secondTo(found.at, open)) return thrust;
      else promised.set(found.at, thrust.gain);
    }
  }
  private secondTo(at: HexId, open: ReadonlyMap<HexId, Foe>): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const other of open.keys())
      if (other !== at) most = Math.max(most, this.promised.get(other) ?? Number.POSITIVE_INFINITY);
    return most;
  }
}

/** Plans attacks, the most promising first, and posts those who are to make them. */
export function planThrusts(plan: Plan, hqs: readonly UnitId[] = leadersOf(plan)): readonly Thrust[] {
  const { g, mind, side, lie, worth } = plan;
  const leaders = hqs.map((hq) => new Leader(plan, hq));
  const foes = lie.foes
    .filter((at) => isAssailable(g, lie.camp, at) && !isStrange(side, at) && isWorthMarker(plan, at))
    .map((at) => foeAt(mind, g, lie.camp, at, worth[at] as number));
  const open = new Map(foes.map((foe) => [foe.at, foe]));
  const hasty = mind.pace === 'quick' ? new Hasty() : undefined;
  let air = fightersFor(g, side);
  const made: Thrust[] = [];
  while (open.size > 0) {
    const best = hasty?.next(plan, open, leaders, air) ?? nextThrust(plan, open, leaders, air);
    if (best === undefined) break;
    open.delete(best.at);
    air -= 1;
    leaders.find(({ hq }) => hq === best.hq)?.take(best);
    for (const [unit, hex] of best.posts) {
      plan.attacking.add(unit);
      if (plan.free.has(unit)) plan.post(unit, hex);
    }
    made.push(best);
  }
  return made;
}

/** In the race there are hardly more markers than turns: they are for Cherbourg. */
const BEFORE_GOAL = 1;
function isWorthMarker({ mind, g }: Plan, at: HexId): boolean {
  const goal = isRace(g) && !isOpening(g.turn) ? goalOf(mind, g) : undefined;
  return goal === undefined || grid.distance(at, goal) <= BEFORE_GOAL;
}

/** Those who have a marker to spend, or need none. */
const leadersOf = ({ g, side }: Plan): readonly UnitId[] =>
  (HEADQUARTERS_OF[side] ?? []).filter(
    (hq) => onMap(g, hq) && isHex(g.unit.at.get(hq)) && isSupported(g, hq) && g.unit.extended.get(hq) === 0,
  );
