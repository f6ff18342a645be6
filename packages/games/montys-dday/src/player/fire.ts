import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, domainOf, isOpen, local, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIED, CHARTS, DIRECT_GUN, dataOf, EVERY_UNIT, factorAt, fireFactor, firersOn, type G, isHex, mannerOf, PORTIONS, RANGE_OF, SEGMENTS, SIDE_OF, targetsIn, UNITS_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, nextOf, unitsFor } from './ask.ts';
import { slopesOf } from './landings.ts';
import { isNear, Mark, mannersOf } from './mark.ts';
import { fireAt, standOf } from './regions.ts';
import type { Mind, Weights } from './style.ts';
import { worthOf } from './worth.ts';

/** Fire at a hex as it is thought of, and what it promises. */
interface Shot {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  readonly points: number;
  readonly hunting: boolean;
  readonly gain: number;
}

/** Less than this is not worth the change of one more or one fewer unit. */
const TRIFLE = 0.004;

const FIRES_ON_LANDINGS: ReadonlySet<string> = new Set(CHARTS.types.lists.firesOnLandings);
const GUNS = Uint8Array.from(EVERY_UNIT, (unit) => (FIRES_ON_LANDINGS.has(dataOf(unit).type) ? 1 : 0));
/** 5.6.1: what it saves to silence a gun before the landings of this turn. */
function silenced(style: Weights, g: G, slopes: readonly number[] | undefined): (unit: UnitId) => number {
  if (slopes === undefined) return () => 0;
  return (unit) =>
    GUNS[unit] === 0
      ? 0
      : style.silence *
        slopes.reduce((sum, slope, beach) => sum + (slope === 0 ? 0 : slope * factorAt(g, unit, beach)), 0);
}

/** What is known while the fires of a segment are planned. */
interface Aims {
  /** By beach: what a factor of the guns costs those who land. */
  readonly slopes: readonly number[] | undefined;
  /** The support points that may be spent now. */
  readonly budget: number;
}

/** How much Germans in a hex matter now: those beside Allies, guns that reach them, and hardly anybody else. */
function relevance(style: Weights, g: G, hex: HexId, targets: readonly UnitId[]): number {
  if (!isHex(hex) || isNear(g, ALLIED, hex, 2)) return 1;
  const reaches = (unit: UnitId): boolean =>
    GUNS[unit] === 1 && isNear(g, ALLIED, hex, Math.min(REACH, RANGE_OF[unit] as number));
  if (targets.some(reaches)) return style.inRange;
  return isNear(g, ALLIED, hex, 4) ? style.close : style.distant;
}
const REACH = 9;

const factorsOf = (g: G, units: readonly UnitId[], hex: HexId): number =>
  units.reduce((sum, unit) => sum + fireFactor(g, unit, hex), 0);

/** The best that can be done against a hex with those who may still fire. */
function bestShot(mind: Mind, g: G, hex: HexId, { slopes, budget }: Aims): Shot | undefined {
  const { side, style } = mind;
  if (targetsIn(g, side, hex).length === 0) return undefined;
  const ready = firersOn(g, side, hex);
  if (ready.length === 0 && budget <= 0) return undefined;
  const mark = new Mark(mind, g, hex, silenced(style, g, slopes));
  const matters = (side === ALLIED ? relevance(style, g, hex, mark.targets) : 1) * fireAt(style, hex);
  const guns = ready.filter((unit) => mannerOf(unit) === DIRECT_GUN);
  const flat = ready.filter((unit) => mannerOf(unit) >= DIRECT_GUN);
  const groups = [ready, flat.length < ready.length ? flat : [], guns.length < flat.length ? guns : []];
  let found: Shot | undefined;
  const consider = (units: readonly UnitId[], attack: number, points: number, hunting: boolean): void => {
    const gain =
      mark.gain(attack + points, mannersOf(units, points), hunting) * matters - style.point * points;
    if (gain > (found?.gain ?? style.leastShot)) found = { hex, units, points, hunting, gain };
  };
  const withPoints = (units: readonly UnitId[], attack: number): void => {
    if (budget <= 0) return;
    for (const lack of mark.lacking(attack, mannersOf(units, 1))) {
      const points = Math.max(1, lack);
      if (points <= budget) consider(units, attack, points, false);
    }
  };
  for (const units of groups) {
    if (units.length === 0) continue;
    const attack = factorsOf(g, units, hex);
    consider(units, attack, 0, false);
    withPoints(units, attack);
  }
  withPoints([], 0);
  if (mark.mixed && guns.length > 0) consider(guns, factorsOf(g, guns, hex), 0, true);
  return found === undefined ? undefined : trimmed(mind, g, found, mark, matters);
}

/** The shot without those who add nothing to it, the weakest first, which may fire elsewhere. */
function trimmed({ style }: Mind, g: G, shot: Shot, mark: Mark, matters: number): Shot {
  const { hex, points, hunting } = shot;
  let { units, gain } = shot;
  const weakest = [...units].sort((a, b) => fireFactor(g, a, hex) - fireFactor(g, b, hex));
  for (const unit of weakest) {
    if (units.length === 1 && points === 0) break;
    const fewer = units.filter((one) => one !== unit);
    const attack = factorsOf(g, fewer, hex) + points;
    const value = mark.gain(attack, mannersOf(fewer, points), hunting) * matters - style.point * points;
    if (value >= gain - TRIFLE) [units, gain] = [fewer, value];
  }
  return { ...shot, units, gain };
}

/** A part of the points is kept for the fire that answers the moves of the Germans. */
function budgetOf({ side, style }: Mind, g: G): number {
  if (side !== ALLIED) return 0;
  const isFirst = g.segment < SEGMENTS.indexOf('G');
  return isFirst && g.turn > 2 ? Math.floor(g.support * (1 - style.kept)) : g.support;
}

/** The actions that lead to a shot. */
function actionsOf({ units, points, hunting }: Shot): Action[] {
  const actions = units.map((unit) => act('join', unit));
  if (hunting) actions.push(act('hunt'));
  let left = points;
  for (const portion of DESCENDING)
    for (; left >= portion; left -= portion) actions.push(act('points', portion));
  return [...actions, act('shoot')];
}
const DESCENDING: readonly number[] = [...PORTIONS].sort((a, b) => b - a);

/** What a player keeps in mind through one segment of fire. */
class Gunnery {
  private readonly mind: Mind;
  private key = '';
  private queue: HexId[] = [];
  private hex: HexId | -1 = -1;
  private actions: Action[] = [];
  /** In a hurry: how many had fired when one last looked, and what is known of the landings. */
  private fired = 0;
  private slopes: readonly number[] | undefined;

  constructor(mind: Mind) {
    this.mind = mind;
  }

  /** Chooses where to fire next: hexes are looked at once, the best first, and each again when its time comes. */
  aim(scene: Scene): Action {
    if (this.mind.isQuick) return this.aimQuickly(scene);
    const g = gOf(scene);
    const open = hexesFor(scene, 'fire');
    const key = `${g.turn}:${g.segment}`;
    const isBegun =
      this.key === key && open.some((hex) => g.hex.fired.get(hex) === 1 || this.queue.includes(hex));
    const aims: Aims = { slopes: this.landings(g), budget: budgetOf(this.mind, g) };
    if (!isBegun) this.begin(g, key, open, aims);
    return this.next(g, aims, (hex) => open.includes(hex));
  }

  /** The same with one look at everything in a segment. */
  private aimQuickly(scene: Scene): Action {
    const g = gOf(scene);
    const key = `${g.turn}:${g.segment}:${standOf(g, this.mind.side)}`;
    const fired = firedOf(g, this.mind.side);
    if (this.key !== key || fired < this.fired) {
      this.slopes = this.landings(g);
      this.begin(g, key, hexesFor(scene, 'fire'), { slopes: this.slopes, budget: budgetOf(this.mind, g) });
    }
    this.fired = fired;
    const domain = domainOf(scene, 'fire');
    const aims: Aims = { slopes: this.slopes, budget: budgetOf(this.mind, g) };
    return this.next(g, aims, (hex) => domain?.why(hex) === null);
  }

  private landings(g: G): readonly number[] | undefined {
    const { side } = this.mind;
    return side === ALLIED && g.segment === SEGMENTS.indexOf('C') ? slopesOf(this.mind, g) : undefined;
  }

  private next(g: G, aims: Aims, isOpenAt: (hex: HexId) => boolean): Action {
    for (let hex = this.queue.shift(); hex !== undefined; hex = this.queue.shift()) {
      if (!isOpenAt(hex)) continue;
      const shot = bestShot(this.mind, g, hex, aims);
      if (shot === undefined) continue;
      this.hex = hex;
      this.actions = actionsOf(shot);
      return act('fire', hex);
    }
    return act('cease');
  }

  private begin(g: G, key: string, open: readonly HexId[], aims: Aims): void {
    this.key = key;
    const ranked = open.map((hex) => ({ hex, gain: bestShot(this.mind, g, hex, aims)?.gain ?? 0 }));
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
      const shot = bestShot(this.mind, g, hex, { slopes: undefined, budget: budgetOf(this.mind, g) });
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

/** How many of a side have fired, which never falls in a segment. */
function firedOf(g: G, side: number): number {
  let many = 0;
  for (const unit of UNITS_OF[side] ?? []) many += g.unit.fired.get(unit);
  return many;
}

/** The steps of fire for one player. */
export function gunnery(mind: Mind): Readonly<Record<string, Script>> {
  const gunners = new Gunnery(mind);
  return {
    'fireSegment.aim': (scene) => gunners.aim(scene),
    'firing.prepare': (scene) => gunners.prepare(scene),
    'firing.brace': brace(mind),
  };
}

/** Support is given to those who are worth most; it comes once in a player turn. */
const brace =
  ({ style }: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const hex = local(scene, 'firing', 'hex') as HexId;
    const worth = unitsIn(g, hex)
      .filter((unit) => SIDE_OF[unit] === scene.side)
      .reduce((sum, unit) => sum + worthOf(style, g, unit), 0);
    const hq = best(unitsFor(scene, 'back'), (unit) => -unit);
    return hq !== undefined && worth >= style.worthy ? act('back', hq) : act('pass');
  };
