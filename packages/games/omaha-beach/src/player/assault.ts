import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { best } from '@bocage/kernel/players';
import type { PostId } from '../queries.ts';
import {
  CHARTS,
  costOf,
  EVERY_UNIT,
  type G,
  grid,
  isAshore,
  isBelow,
  isCommanded,
  isInfantry,
  isTank,
  NOT_CLIMBING,
  participants,
  postAt,
  postHex,
  STEADY_UNIT,
  storms,
  type UnitId,
  unitsIn,
} from '../queries.ts';
import type { Lay } from './lay.ts';
import { type Force, forceOf, oddsOf, type Unknown, unknownIn } from './odds.ts';
import { type Stakes, stakesOf, worthOf } from './stakes.ts';

/** An attack as it would be declared. */
export interface Plan {
  readonly post: PostId;
  readonly units: readonly UnitId[];
  readonly value: number;
}

/** What ships bring to an attack under way. */
export function worthOfShips(lay: Lay, post: PostId, units: readonly UnitId[]): number {
  const force = forceOf(lay.g, post, units);
  const [unknown, stakes] = [unknownIn(lay.g, post), stakesOf(lay, post)];
  const value = (ships: boolean): number =>
    worthOf(oddsOf(force, unknown, ships), stakes, force.close, lay.style);
  return value(true) - value(false);
}

/** What a hero may do for an attack under way. */
export const HELPS = ['weapon', 'strength', 'decline'] as const;
const EVERY_WEAPON = -1;
/** What an attack under way is worth by what its hero does. */
export function worthOfHelp(
  lay: Lay,
  post: PostId,
  units: readonly UnitId[],
  ships: boolean,
): Readonly<Record<(typeof HELPS)[number], number>> {
  const force = { ...forceOf(lay.g, post, units), hero: false };
  const [unknown, stakes] = [unknownIn(lay.g, post), stakesOf(lay, post)];
  const value = (more: Partial<Force>): number =>
    worthOf(oddsOf({ ...force, ...more }, unknown, ships), stakes, force.close, lay.style);
  return {
    // It is one weapon that is missing, or he could not.
    weapon: value({ weapons: EVERY_WEAPON }),
    strength: value({ strength: force.strength + CHARTS.weapons.hero.strength }),
    decline: value({}),
  };
}

/** Attacks of more units than this gain nothing. */
const MOST = 7;
/** Whoever attacks cannot do anything else. */
const EACH = 0.05;

/** The best attack on a post, which grows by the best unit at a time; undefined where none can be made. */
export function planAttack(lay: Lay, post: PostId, price: number): Plan | undefined {
  const { g } = lay;
  const domain = participants(g, post);
  const fit = (domain.members?.().from ?? []) as readonly UnitId[];
  const [unknown, stakes] = [unknownIn(g, post), stakesOf(lay, post)];
  let plan: Plan | undefined;
  let found: Plan | undefined;
  for (let size = 1; size <= MOST; size++) {
    let next: Plan | undefined;
    for (const unit of fit) {
      if (plan?.units.includes(unit) === true) continue;
      const units = [...(plan?.units ?? []), unit].sort((a, b) => a - b);
      if (domain.why(units) !== null) continue;
      const force = forceOf(g, post, units);
      const value =
        worthOf(oddsOf(force, unknown), stakes, force.close, lay.style) -
        price * costOf(g, units) -
        EACH * size;
      if (next === undefined || value > next.value) next = { post, units, value };
    }
    if (next === undefined) return found;
    plan = next;
    if (found === undefined || next.value > found.value) found = next;
  }
  return found;
}

/** What is known of a post while moves are weighed: who may be there, what is at stake, and how things stand. */
interface Aim {
  readonly post: PostId;
  readonly unknown: Unknown;
  readonly stakes: Stakes;
  now: number;
}

/** What attacks of the next turn are worth, by those who stand round the Germans; each post is looked at when it is asked for. */
export class Aims {
  private readonly lay: Lay;
  private readonly known = new Map<number, Aim>();

  constructor(lay: Lay) {
    this.lay = lay;
  }

  private at(post: PostId): Aim {
    const known = this.known.get(post);
    if (known !== undefined) return known;
    const { lay } = this;
    const aim = { post, unknown: unknownIn(lay.g, post), stakes: stakesOf(lay, post), now: 0 };
    aim.now = outlook(lay, aim);
    this.known.set(post, aim);
    return aim;
  }

  /** What units better by going to a hex. */
  gainOf(units: readonly UnitId[], to: HexId): number {
    const { lay } = this;
    const { g } = lay;
    if (!units.some(isInfantry)) return 0;
    const from = g.unit.at.get(units[0] as UnitId);
    const aims = postsBeside(g, from, to).map((post) => this.at(post));
    if (aims.length === 0) return 0;
    for (const unit of units) g.unit.at.set(unit, to);
    let gain = 0;
    for (const aim of aims) gain += outlook(lay, aim) - aim.now;
    for (const unit of units) g.unit.at.set(unit, from);
    return gain;
  }
}

/** Posts with Germans next to either of two hexes. */
function postsBeside(g: G, from: HexId, to: HexId): PostId[] {
  const posts: PostId[] = [];
  for (const hex of [from, to])
    for (const next of grid.around(hex)) {
      const post = postAt(next);
      if (post >= 0 && g.post.back.get(post) !== NONE && !posts.includes(post)) posts.push(post);
    }
  return posts;
}

const TANKS: readonly UnitId[] = EVERY_UNIT.filter(isTank);
/** Within so many hexes a tank has all its weapons. */
const TANK_NEAR = CHARTS.weapons.tankNear.within;
const TANK_RANGE = 5;
/** An attack of the next turn must bring so much to be looked forward to. */
const LEAST = 0.3;

const mayStorm = (g: G, unit: UnitId, post: PostId): boolean =>
  isInfantry(unit) &&
  g.unit.nerve.get(unit) === STEADY_UNIT &&
  g.unit.climb.get(unit) === NOT_CLIMBING &&
  storms(g, unit, post);

/** Whether a tank is near to a hex, and beside those who storm it or under command. */
const isBeside = (g: G, tank: UnitId, hex: HexId, units: readonly UnitId[]): boolean =>
  isAshore(g, tank) &&
  grid.distance(g.unit.at.get(tank), hex) <= TANK_NEAR &&
  (isCommanded(g, tank) ||
    units.some((unit) => grid.distance(g.unit.at.get(tank), g.unit.at.get(unit)) <= 1));

/** The nearest tank in range that could join an attack next turn: a leader beside it or beside those who storm brings it in. */
function supportOf(lay: Lay, post: PostId, units: readonly UnitId[]): UnitId | undefined {
  const { g } = lay;
  const hex = postHex(post);
  const isLed = units.some((unit) => lay.led(g.unit.at.get(unit)) >= 1);
  return best(
    TANKS.filter((tank) => {
      if (!isAshore(g, tank)) return false;
      const at = g.unit.at.get(tank);
      if (grid.distance(at, hex) > TANK_RANGE || isBelow(at, post)) return false;
      return isLed || lay.led(at) >= 1 || units.some((unit) => grid.distance(at, g.unit.at.get(unit)) <= 1);
    }),
    (tank) => -grid.distance(g.unit.at.get(tank), hex),
  );
}

/** What an attack on a post would be worth next turn by those who stand round it now, and a tank in support. */
function outlook(lay: Lay, { post, unknown, stakes }: Aim): number {
  const { g, style } = lay;
  const hex = postHex(post);
  const units: UnitId[] = [];
  for (const at of grid.around(hex)) {
    for (const unit of unitsIn(g, at)) if (mayStorm(g, unit, post)) units.push(unit);
  }
  if (units.length === 0) return 0;
  const tank =
    style.support > 0 ? supportOf(lay, post, units) : TANKS.find((one) => isBeside(g, one, hex, units));
  const force = forceOf(g, post, tank === undefined ? units : [...units, tank]);
  return Math.max(0, worthOf(oddsOf(force, unknown), stakes, force.close, style) - LEAST);
}
