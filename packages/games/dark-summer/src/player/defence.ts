import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, lists, numbers, type Scene } from '@bocage/kernel/players';
import { ALLIED, AVRANCHES, CAEN, dataOf, EAST, EXITS_FROM, type G, GERMANS, grid, isBattalion, isClosedToGermans, isHex, isLand, isStrongpoint, ofArmy, reachOf, TURNS, townHexes, type UnitId, whyNotMove, whyStack } from '../queries.ts'; // biome-ignore format: a list
import { Kept, momentOfGermans, type Pace } from './kept.ts';
import { Line, type Post } from './line.ts';
import type { Planned } from './memory.ts';
import { allowance, Orders, Roads } from './orders.ts';
import type { GermanStyle } from './style.ts';
import { FAR } from './ways.ts';
import { eachNeighbour, gOf, holds } from './world.ts';

/** What the German player has in mind for a movement. */
export interface Defence {
  /** All places that are to be held, the towns among them. */
  readonly held: readonly Post[];
  /** By unit: where it is to stand. */
  readonly posts: ReadonlyMap<UnitId, HexId>;
  /** Those who leave the map in the east. */
  readonly leaving: ReadonlySet<UnitId>;
  /** How far it is for a unit to a post, or to the edge in the east. */
  readonly roads: Roads;
}

/** The line, who holds what of it, and who leaves. */
function makeDefence(g: G, style: GermanStyle): Defence {
  const line = new Line(g, 'main', style);
  const roads = new Roads(g);
  const units = (ofArmy[GERMANS] ?? []).filter((unit) => isLand(g.unit.at.get(unit)) && !isStrongpoint(unit));
  const leaving = new Set(units.filter((unit) => mustLeaveNow(g, style, roads, unit)));
  const guards = units.filter((unit) => g.cherbourgTaken === 0 && isBeforeCherbourg(g, unit));
  const others = units.filter((unit) => !leaving.has(unit) && !guards.includes(unit));
  const posts = new Orders(g, roads, style);
  const held = withStrongholds(g, style, line);
  posts.assign(held, others);
  if (guards.length > 0 && g.isolated === 0) posts.assign(new Line(g, 'cherbourg', style).posts, guards);
  return { held, posts: posts.orders, leaving, roads };
}

/** The 709th and the 243rd stay before Cherbourg. */
const GARRISON: readonly (string | null)[] = ['709', '243'];
const COTENTIN_ROW = 8;
const isBeforeCherbourg = (g: G, unit: UnitId): boolean =>
  GARRISON.includes(dataOf(unit).division) && grid.row(g.unit.at.get(unit)) <= COTENTIN_ROW;

/** Towns that are held beside the line, while it runs near them, Caen by armour; Avranches whatever happens. */
const STRONGHOLDS: readonly (Post & { from: number })[] = [
  ...CAEN.map((hex) => ({ hex, from: 1, need: 0, threat: 90, armour: true })),
  { hex: townHexes('Saint-Lô')[0] as HexId, from: 1, need: 6, threat: 31 },
  { hex: AVRANCHES, from: 5, need: 4, threat: 33 },
];
const NEAR_LINE = 1;

function withStrongholds(g: G, style: GermanStyle, line: Line): readonly Post[] {
  const towns = STRONGHOLDS.filter(
    ({ hex, from }) =>
      g.turn >= from &&
      g.hex.allied.get(hex) === 0 &&
      (hex === AVRANCHES || line.hexes.some((one) => grid.distance(one, hex) <= NEAR_LINE)),
  );
  const others = line.posts.filter(({ hex }) => !towns.some((town) => town.hex === hex));
  const held = towns.map((town) => (town.armour === true ? { ...town, need: style.caen } : town));
  return [...held, ...counterblow(g, style), ...others];
}

/** Armour comes together before Avranches, once the Allies are beyond it: to retake it is to win (3.2.1). */
const BLOW_HEXES = 2;
function counterblow(g: G, { counterblow: need, lastBlow }: GermanStyle): Post[] {
  const posts: Post[] = [];
  if (g.enteredBrittany === 0 || g.turn > lastBlow || need === 0) return posts;
  eachNeighbour(AVRANCHES, (hex) => {
    const isFree = isLand(hex) && !isClosedToGermans(hex) && !holds(g, ALLIED, hex);
    if (isFree && grid.column(hex) >= grid.column(AVRANCHES) && posts.length < BLOW_HEXES)
      posts.push({ hex, need, threat: 60, armour: true });
  });
  return posts;
}

/** Rounds of movement that the Germans have in a turn. */
const ROUNDS = 2;

/** Whether a unit must start now to be off the map in time. */
function mustLeaveNow(g: G, { early, homeward }: GermanStyle, roads: Roads, unit: UnitId): boolean {
  if (g.turn < EXITS_FROM - homeward || isBattalion(unit)) return false;
  const far = roads.out(unit)[g.unit.at.get(unit)] as number;
  const rounds = Math.ceil((far + 2) / Math.max(1, allowance(g, unit)));
  const left = ROUNDS * (TURNS - g.turn) + Math.max(0, ROUNDS - g.army.moves.get(GERMANS));
  return rounds >= left - early && rounds <= left + 1;
}

/** Makes the plan of a defence. */
export type Staff = (g: G) => Defence;

/** Anew at every question, or by a quick player once for where all stand. */
export function staffOf(style: GermanStyle, pace: Pace): Staff {
  if (pace === 'careful') return (g) => makeDefence(g, style);
  const kept = new Kept<Defence>(momentOfGermans);
  return (g) => kept.recall(g, () => makeDefence(g, style));
}

/** Who is nearest to his post is looked at first. */
export function planDefence(g: G, staff: Staff): Planned<Defence> {
  const plan = staff(g);
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
    if (!isHex(hex)) return hex === EAST && isLeaving && g.turn >= EXITS_FROM ? -1 : FAR;
    return field[hex] as number;
  };
  const stay = isClosedToGermans(here) ? FAR : far(here);
  if (stay === 0 && !isLeaving) return undefined;
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
  for (const unit of numbers<UnitId>(scene, 'escape')) {
    if (g.supply.has(unit)) continue;
    const way = lists(scene, 'escape', unit).find((one) => g.supply.hasAt(unit, one.at(-1) as HexId));
    if (way !== undefined) return act('escape', unit, way);
  }
  return undefined;
}
