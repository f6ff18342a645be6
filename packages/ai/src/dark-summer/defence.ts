import { AVRANCHES, CAEN, dataOf, E_HEXES, EAST, face, type G, GERMANS, grid, isBattalion, isClosedToGermans, isFlak, isHex, isLand, isStrongpoint, isVehicle, NO_EXIT, ofArmy, PLACE, reachOf, TURNS, type UnitId, whyNotMove, whyStack } from '@bocage/game-dark-summer'; // biome-ignore format: a list
import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, lists, numbers } from '../ask.ts';
import type { Scene } from '../scripted.ts';
import { Line, type Post } from './line.ts';
import type { Planned } from './memory.ts';
import { FAR, type Field, fieldTo } from './ways.ts';
import { defenseOf, gOf } from './world.ts';

/** What the German player has in mind for a movement. */
export interface Defence {
  readonly line: Line;
  /** By unit: where it is to stand. */
  readonly posts: ReadonlyMap<UnitId, HexId>;
  /** Those who leave the map in the east. */
  readonly leaving: ReadonlySet<UnitId>;
  /** How far it is for a unit to a post, or to the edge in the east. */
  readonly roads: Roads;
}

/** The ways of the Germans, on foot and on wheels, worked out when they are asked for. */
class Roads {
  private readonly g: G;
  private readonly fields = new Map<number, Field>();
  private readonly gates: readonly HexId[];

  constructor(g: G) {
    this.g = g;
    this.gates = E_HEXES.filter((_, exit) => g.exit.marker.get(exit) === NO_EXIT);
  }

  /** How far a unit is from a post everywhere. */
  to(unit: UnitId, post: HexId): Field {
    return this.field(unit, post, [post]);
  }

  /** The same for the way off the map. */
  out(unit: UnitId): Field {
    return this.field(unit, EAST, this.gates);
  }

  private field(unit: UnitId, name: HexId, goals: readonly HexId[]): Field {
    const wheels = isVehicle(unit);
    const key = 2 * name + (wheels ? 1 : 0);
    const field = this.fields.get(key) ?? fieldTo(this.g, GERMANS, goals, { wheels });
    this.fields.set(key, field);
    return field;
  }
}

/** The line, who holds what of it, and who leaves. */
export function makeDefence(g: G): Defence {
  const line = new Line(g, 'main');
  const roads = new Roads(g);
  const units = (ofArmy[GERMANS] ?? []).filter((unit) => isLand(g.unit.at.get(unit)) && !isStrongpoint(unit));
  const leaving = new Set(units.filter((unit) => mustLeaveNow(g, roads, unit)));
  const guards = units.filter((unit) => g.cherbourgTaken === 0 && isBeforeCherbourg(g, unit));
  const others = units.filter((unit) => !leaving.has(unit) && !guards.includes(unit));
  const posts = new Orders(g, roads);
  posts.assign(withStrongholds(g, line), others);
  if (guards.length > 0 && g.isolated === 0) posts.assign(new Line(g, 'cherbourg').posts, guards);
  return { line, posts: posts.orders, leaving, roads };
}

/** The 709th and the 243rd stay before Cherbourg. */
const GARRISON: readonly (string | null)[] = ['709', '243'];
const COTENTIN_ROW = 8;
const isBeforeCherbourg = (g: G, unit: UnitId): boolean =>
  GARRISON.includes(dataOf(unit).division) && grid.row(g.unit.at.get(unit)) <= COTENTIN_ROW;

/** Towns that are held beside the line, while it runs near them; Avranches whatever happens. */
const STRONGHOLDS: readonly { hex: HexId; from: number; need: number }[] = [
  ...CAEN.map((hex) => ({ hex, from: 1, need: 8 })),
  { hex: PLACE.of('2911'), from: 1, need: 6 },
  { hex: AVRANCHES, from: 5, need: 8 },
];
const NEAR_LINE = 2;
const URGENT = 25;

function withStrongholds(g: G, line: Line): readonly Post[] {
  const posts = [...line.posts];
  for (const { hex, from, need } of STRONGHOLDS) {
    if (g.turn < from || g.hex.allied.get(hex) === 1 || posts.some((post) => post.hex === hex)) continue;
    if (hex !== AVRANCHES && !line.hexes.some((one) => grid.distance(one, hex) <= NEAR_LINE)) continue;
    posts.push({ hex, threat: URGENT + need, need });
  }
  return posts;
}

/** Half points that a unit may spend in a Round. */
export const allowance = (g: G, unit: UnitId): number => 2 * face(g, unit).move;

/** From this turn on units that leave in the east score. */
const EXITS = 8;
/** Rounds of movement that the Germans have in a turn. */
const ROUNDS = 2;

/** Whether a unit must start now to be off the map in time. */
function mustLeaveNow(g: G, roads: Roads, unit: UnitId): boolean {
  if (g.turn < EXITS || isBattalion(unit)) return false;
  const far = roads.out(unit)[g.unit.at.get(unit)] as number;
  const rounds = Math.ceil((far + 2) / Math.max(1, allowance(g, unit)));
  const left = ROUNDS * (TURNS - g.turn) + Math.max(0, ROUNDS - g.army.moves.get(GERMANS));
  return Math.abs(rounds - left) <= 1;
}

/** Whether a unit has a zone and holds by itself. */
const isSteady = (unit: UnitId): boolean => !isBattalion(unit) && !isFlak(unit);
/** A way counts in quarters of a Round, so that trifles do not decide. */
const QUARTERS = 4;
/** Half points that weigh as much as to double the defence of a post. */
const PULL = 40;
const PASSES = 3;

/** Who is sent where. */
class Orders {
  readonly orders = new Map<UnitId, HexId>();
  private readonly g: G;
  private readonly roads: Roads;
  private readonly have = new Map<HexId, number>();

  constructor(g: G, roads: Roads) {
    this.g = g;
    this.roads = roads;
  }

  /** Gives every post somebody, the most threatened first, then more where it is needed; nobody is left idle. */
  assign(posts: readonly Post[], units: readonly UnitId[]): void {
    const free = new Set(units);
    const byThreat = [...posts].sort((a, b) => b.threat - a.threat);
    for (const { hex } of byThreat) this.take(hex, free, isSteady);
    for (let pass = 0; pass < PASSES && free.size > 0; pass++)
      for (const { hex, need } of byThreat) if (this.defenceOf(hex) < need) this.take(hex, free, () => true);
    for (const unit of free) this.follow(unit, byThreat);
  }

  private defenceOf(hex: HexId): number {
    return this.have.get(hex) ?? 0;
  }

  private far(unit: UnitId, hex: HexId): number {
    return this.roads.to(unit, hex)[this.g.unit.at.get(unit)] as number;
  }

  private send(unit: UnitId, hex: HexId): void {
    this.orders.set(unit, hex);
    this.have.set(hex, this.defenceOf(hex) + defenseOf(this.g, unit));
  }

  /** The one who is there soonest. */
  private take(hex: HexId, free: Set<UnitId>, test: (unit: UnitId) => boolean): void {
    let chosen: UnitId | undefined;
    let least = FAR;
    for (const unit of free) {
      if (!test(unit)) continue;
      const far = Math.ceil((QUARTERS * this.far(unit, hex)) / Math.max(1, allowance(this.g, unit)));
      if (far < least) [chosen, least] = [unit, far];
    }
    if (chosen === undefined) return;
    free.delete(chosen);
    this.send(chosen, hex);
  }

  /** Who is needed nowhere goes where the need is greatest near by. */
  private follow(unit: UnitId, posts: readonly Post[]): void {
    let chosen: HexId | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const { hex, need } of posts) {
      const pull = need / (1 + this.defenceOf(hex)) - this.far(unit, hex) / PULL;
      if (pull > most) [chosen, most] = [hex, pull];
    }
    if (chosen !== undefined) this.send(unit, chosen);
  }
}

/** Who is nearest to his post is looked at first. */
export function planDefence(g: G): Planned<Defence> {
  const plan = makeDefence(g);
  const rank = (unit: UnitId): number => {
    const post = plan.posts.get(unit);
    return post === undefined ? FAR : (plan.roads.to(unit, post)[g.unit.at.get(unit)] as number);
  };
  const queue = (ofArmy[GERMANS] ?? []).filter((unit) => whyNotMove(g, unit) === null);
  return { plan, queue: queue.sort((a, b) => rank(a) - rank(b)) };
}

/** Where a unit goes: as near to its post as it gets and finds room. */
export function whereTo(g: G, plan: Defence, unit: UnitId): HexId | undefined {
  const here = g.unit.at.get(unit);
  const isLeaving = plan.leaving.has(unit);
  const post = plan.posts.get(unit);
  if (!isLeaving && post === undefined) return undefined;
  const field = isLeaving ? plan.roads.out(unit) : plan.roads.to(unit, post as HexId);
  const far = (hex: HexId): number => {
    if (!isHex(hex)) return hex === EAST && isLeaving ? -1 : FAR;
    return field[hex] as number;
  };
  const stay = isClosedToGermans(here) ? FAR : far(here);
  reachOf(g, unit);
  const places: HexId[] = [];
  for (let i = 0; i < g.reach.count; i++) if (far(g.reach.at(i)) < stay) places.push(g.reach.at(i));
  return places
    .sort((a, b) => far(a) - far(b))
    .find((hex) => !isHex(hex) || whyStack(g, hex, [unit]) === null);
}

/** Who is shut in and starves slips away to where he is fed. */
export function slipAway(scene: Scene): Action | undefined {
  const g = gOf(scene);
  for (const unit of numbers(scene, 'escape')) {
    if (g.supply.has(unit)) continue;
    const way = lists(scene, 'escape', unit).find((one) => g.supply.hasAt(unit, one.at(-1) as HexId));
    if (way !== undefined) return act('escape', unit, way);
  }
  return undefined;
}
