import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, isOpen, local, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIED, attackOf, CHARTS, coverIn, DIRECT_GUN, dataOf, engagedBy, type Fire, factorAt, fireFactor, firersOn, type G, grid, inWorks, isAlternate, isArmour, isHex, mannerOf, PORTIONS, RANGE_OF, reckon, reckonOne, SEGMENTS, SIDE_OF, targetsIn, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, nextOf, unitsFor } from './ask.ts';
import { slopesOf } from './landings.ts';
import { chancesOf } from './odds.ts';
import { gainOf, type Harm, worthOf } from './worth.ts';

/** Fire at a hex as it is thought of, and what it promises. */
export interface Shot {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  readonly points: number;
  readonly hunting: boolean;
  readonly gain: number;
}

/** What disruption takes of a unit that will be assaulted next, that might assault, and of any other. */
const [ASSAULTED, THREATENING, ANY] = [0.5, 0.7, 0.25];
/** What a retreat by fire takes. */
const DRIVEN = 0.12;
/** What a support point must bring, by what there is to spend. */
const POINT = 0.006;
/** Less than this is not worth the change of one more or one fewer unit. */
const TRIFLE = 0.004;
/** Less than this is not worth a shot. */
const LEAST = 0.01;

const near = new Int16Array(grid.size);
/** Whether a side has a unit so near a hex. */
function isNear(g: G, side: number, hex: HexId, within: number): boolean {
  if (!isHex(hex)) return false;
  const many = grid.disc(hex, within, near);
  for (let i = 0; i < many; i++) if (g.board.stacks.has(side, near[i] as HexId)) return true;
  return false;
}

/** How much a disruption is worth now: before an assault by one side or the other it is worth most. */
function harmOf(g: G, side: number, hex: HexId): Harm {
  const isOwnTurn = side === ALLIED ? g.segment < SEGMENTS.indexOf('G') : g.segment >= SEGMENTS.indexOf('G');
  const isClose = isNear(g, side, hex, isOwnTurn ? 2 : 1);
  const disruption = isClose ? (isOwnTurn ? ASSAULTED : THREATENING) : ANY;
  return { disruption, retreat: inWorks(coverIn(g, hex, 1 - side)) ? 0 : DRIVEN };
}

/** What fire may be expected to do, by the exact chances. */
function gainOfFire(g: G, fire: Fire, harm: Harm, extra: (unit: UnitId) => number): number {
  const engaged = engagedBy(g, fire);
  if (isAlternate(g, fire)) {
    const [attack, cover] = [attackOf(g, fire), coverIn(g, fire.hex, 1 - fire.side)];
    return engaged.reduce((sum, unit) => {
      const { column, modifier } = reckonOne(g, unit, attack, cover);
      const chances = chancesOf(column, modifier);
      return sum + gainOf(g, [unit], chances, harm) + (chances.D / 2 + chances.E) * extra(unit);
    }, 0);
  }
  const { column, modifier } = reckon(g, fire);
  const chances = chancesOf(column, modifier);
  let sum = gainOf(g, engaged, chances, harm);
  for (const unit of engaged) sum += (chances.D / 2 + chances.E) * extra(unit);
  return sum;
}

const GUNS: ReadonlySet<string> = new Set(CHARTS.types.lists.firesOnLandings);
/** 5.6.1: what it saves to silence a gun before the landings of this turn. */
function silenced(g: G, slopes: readonly number[] | undefined): (unit: UnitId) => number {
  if (slopes === undefined) return () => 0;
  return (unit) =>
    !GUNS.has(dataOf(unit).type)
      ? 0
      : slopes.reduce((sum, slope, beach) => sum + (slope === 0 ? 0 : slope * factorAt(g, unit, beach)), 0);
}

/** What is known while the fires of a segment are planned. */
export interface Aims {
  readonly side: number;
  /** By beach: what a factor of the guns costs those who land. */
  readonly slopes: readonly number[] | undefined;
  /** The support points that may be spent now. */
  readonly budget: number;
}

const LINES = CHARTS.crt.lines;

/** The points that just reach each better range of the upper matrix. */
function portionsFor(g: G, fire: Fire, budget: number): number[] {
  if (budget <= 0) return [];
  const first = { ...fire, points: 1 };
  const { line, differential } = reckon(g, first);
  const short = isAlternate(g, first) ? attackOf(g, first) - 1 : differential - 1;
  return LINES[line].map((least) => Math.max(1, least - short)).filter((points) => points <= budget);
}

/** How much Germans in a hex matter now: those beside Allies, guns that reach them, and hardly anybody else. */
function relevance(g: G, hex: HexId, targets: readonly UnitId[]): number {
  if (!isHex(hex) || isNear(g, ALLIED, hex, 2)) return 1;
  if (
    targets.some(
      (unit) =>
        GUNS.has(dataOf(unit).type) && isNear(g, ALLIED, hex, Math.min(REACH, RANGE_OF[unit] as number)),
    )
  )
    return IN_RANGE;
  return isNear(g, ALLIED, hex, 4) ? CLOSE : DISTANT;
}
const [IN_RANGE, CLOSE, DISTANT, REACH] = [0.6, 0.4, 0.1, 9];

/** The best that can be done against a hex with those who may still fire. */
function bestShot(g: G, hex: HexId, { side, slopes, budget }: Aims): Shot | undefined {
  const targets = targetsIn(g, side, hex);
  if (targets.length === 0) return undefined;
  const ready = firersOn(g, side, hex);
  const harm = harmOf(g, side, hex);
  const extra = silenced(g, slopes);
  const matters = side === ALLIED ? relevance(g, hex, targets) : 1;
  const guns = ready.filter((unit) => mannerOf(unit) === DIRECT_GUN);
  const flat = ready.filter((unit) => mannerOf(unit) >= DIRECT_GUN);
  const mixed = targets.some(isArmour) && !targets.every(isArmour);
  const groups = [ready, flat.length < ready.length ? flat : [], guns.length < flat.length ? guns : []];
  let found: Shot | undefined;
  const consider = (units: readonly UnitId[], points: number, hunting: boolean): void => {
    const fire: Fire = { side, hex, units, points, hunting, backing: 0, bracing: 0 };
    const gain = gainOfFire(g, fire, harm, extra) * matters - POINT * points;
    if (gain > (found?.gain ?? LEAST)) found = { hex, units, points, hunting, gain };
  };
  for (const units of groups) {
    if (units.length === 0) continue;
    consider(units, 0, false);
    const fire: Fire = { side, hex, units, points: 0, hunting: false, backing: 0, bracing: 0 };
    for (const points of portionsFor(g, fire, budget)) consider(units, points, false);
  }
  if (budget > 0) {
    const fire: Fire = { side, hex, units: [], points: 1, hunting: false, backing: 0, bracing: 0 };
    for (const points of portionsFor(g, fire, budget)) consider([], points, false);
  }
  if (mixed && guns.length > 0) consider(guns, 0, true);
  return found === undefined ? undefined : trimmed(g, side, found, harm, extra, matters);
}

/** The shot without those who add nothing to it, artillery first, which may fire elsewhere. */
function trimmed(
  g: G,
  side: number,
  shot: Shot,
  harm: Harm,
  extra: (unit: UnitId) => number,
  matters: number,
): Shot {
  const { hex, points, hunting } = shot;
  let { units, gain } = shot;
  const weakest = [...units].sort((a, b) => fireFactor(g, a, hex) - fireFactor(g, b, hex));
  for (const unit of weakest) {
    if (units.length === 1 && points === 0) break;
    const fewer = units.filter((one) => one !== unit);
    const fire: Fire = { side, hex, units: fewer, points, hunting, backing: 0, bracing: 0 };
    const value = gainOfFire(g, fire, harm, extra) * matters - POINT * points;
    if (value >= gain - TRIFLE) [units, gain] = [fewer, value];
  }
  return { ...shot, units, gain };
}

/** A part of the points is kept for the fire that answers the moves of the Germans. */
const KEPT = 0.4;
function budgetOf(g: G, side: number): number {
  if (side !== ALLIED) return 0;
  const isFirst = g.segment < SEGMENTS.indexOf('G');
  return isFirst && g.turn > 2 ? Math.floor(g.support * (1 - KEPT)) : g.support;
}

/** The actions that lead to a shot. */
function actionsOf({ units, points, hunting }: Shot): Action[] {
  const actions = units.map((unit) => act('join', unit));
  if (hunting) actions.push(act('hunt'));
  let left = points;
  for (const portion of [...PORTIONS].sort((a, b) => b - a))
    for (; left >= portion; left -= portion) actions.push(act('points', portion));
  return [...actions, act('shoot')];
}

/** What a player keeps in mind through one segment of fire. */
class Gunnery {
  private key = '';
  private queue: HexId[] = [];
  private hex: HexId | -1 = -1;
  private actions: Action[] = [];

  /** Chooses where to fire next: hexes are looked at once, the best first, and each again when its time comes. */
  aim(scene: Scene): Action {
    const g = gOf(scene);
    const { side } = scene;
    const isLanding = side === ALLIED && g.segment === SEGMENTS.indexOf('C');
    const slopes = isLanding ? slopesOf(g) : undefined;
    const open = hexesFor(scene, 'fire');
    const key = `${g.turn}:${g.segment}`;
    const isBegun =
      this.key === key && open.some((hex) => g.hex.fired.get(hex) === 1 || this.queue.includes(hex));
    const aims: Aims = { side, slopes, budget: budgetOf(g, side) };
    if (!isBegun) this.begin(g, key, open, aims);
    for (let hex = this.queue.shift(); hex !== undefined; hex = this.queue.shift()) {
      if (!open.includes(hex)) continue;
      const shot = bestShot(g, hex, aims);
      if (shot === undefined) continue;
      this.hex = hex;
      this.actions = actionsOf(shot);
      return act('fire', hex);
    }
    return act('cease');
  }

  private begin(g: G, key: string, open: readonly HexId[], aims: Aims): void {
    this.key = key;
    const ranked = open.map((hex) => ({ hex, gain: bestShot(g, hex, aims)?.gain ?? 0 }));
    this.queue = ranked
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .map(({ hex }) => hex);
  }

  /** Prepares the fire that was thought of; at another hex one thinks anew. */
  prepare(scene: Scene): Action | undefined {
    const g = gOf(scene);
    const hex = local(scene, 'firing', 'hex') as HexId;
    if (hex !== this.hex) {
      this.hex = hex;
      const shot = bestShot(g, hex, { side: scene.side, slopes: undefined, budget: budgetOf(g, scene.side) });
      this.actions = shot === undefined ? [] : actionsOf(shot);
    }
    return nextOf(scene, this.actions) ?? this.anyhow(scene);
  }

  /** Somebody must fire once a hex is named. */
  private anyhow(scene: Scene): Action | undefined {
    this.hex = -1;
    if (isOpen(scene, 'shoot')) return act('shoot');
    const unit = unitsFor(scene, 'join')[0];
    return unit === undefined ? undefined : act('join', unit);
  }
}

/** The steps of fire for one player. */
export function gunnery(): Readonly<Record<string, Script>> {
  const mind = new Gunnery();
  return {
    'fireSegment.aim': (scene) => mind.aim(scene),
    'firing.prepare': (scene) => mind.prepare(scene),
    'firing.brace': brace,
  };
}

/** Support is given to those who are worth most; it comes once in a player turn. */
const WORTHY = 2.2;
const brace: Script = (scene) => {
  const g = gOf(scene);
  const hex = local(scene, 'firing', 'hex') as HexId;
  const worth = unitsIn(g, hex)
    .filter((unit) => SIDE_OF[unit] === scene.side)
    .reduce((sum, unit) => sum + worthOf(g, unit), 0);
  const hq = best(unitsFor(scene, 'back'), (unit) => -unit);
  return hq !== undefined && worth >= WORTHY ? act('back', hq) : act('pass');
};
