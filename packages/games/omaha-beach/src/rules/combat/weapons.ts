import type { HexId } from '@bocage/hex';
import { CHARTS, DEPTHS, dataOf, EVERY_UNIT, GERMANS, UNITS, type UnitId, type UnitType, type Weapon } from '../../data.ts'; // biome-ignore format: a list
import { grid, type PostId, postHex } from '../../map.ts';
import type { G } from '../../state.ts';
import { KNOWN_DEPTH } from '../../terms.ts';
import { isCommandedByHq } from '../usactions/command.ts';
import { firesOver, isBeside } from './reach.ts';

const { full, heavyAtRange, always, tankNear, hq, naval, flanking } = CHARTS.weapons;
export const WEAPONS = Object.keys(CHARTS.weapons.list) as readonly Weapon[];

/** A set of weapons, a bit each in the order of the chart. */
export const weaponsOf = (list: readonly string[]): number =>
  list.reduce((bits, weapon) => bits | (1 << WEAPONS.indexOf(weapon as Weapon)), 0);
const FLANKING = weaponsOf(['FL']);
const RADIO = weaponsOf(['RD']);
const HEAVY_AT_RANGE = weaponsOf(heavyAtRange);
const TANK_NEAR = weaponsOf(tankNear.adds);
const OF_HQ = weaponsOf(hq);
const OF_SHIPS = weaponsOf(naval);

const chart: Partial<Record<UnitType, readonly string[]>> = { ...full, ...always };
/** By unit and step, full strength first: what is printed, or what the chart has for its type. */
const CARRIED: readonly (readonly number[])[] = UNITS.map(({ type, steps }) =>
  steps.map(({ weapons }) => weaponsOf(weapons ?? chart[type] ?? [])),
);

/** What a unit carries, wherever it stands. */
export const carried = (g: G, unit: UnitId): number =>
  CARRIED[unit]?.[dataOf(unit).steps.length - g.unit.steps.get(unit)] ?? 0;

/** What a unit brings to bear on a post from where it stands (WPN-01 to WPN-08, WPN-13). */
export function broughtBy(g: G, unit: UnitId, post: PostId): number {
  const isClose = isBeside(g, unit, post);
  // the radio of a headquarters serves those beside the post.
  const radio = isClose && isCommandedByHq(g, unit) ? OF_HQ : 0;
  const weapons = carried(g, unit) | radio;
  const { type } = dataOf(unit);
  if (type === 'tank') return weapons | (distanceTo(g, unit, post) <= tankNear.within ? TANK_NEAR : 0);
  const isFar = !isClose || firesOver(g, unit, post);
  return type === 'heavyInfantry' && isFar ? (weapons & HEAVY_AT_RANGE) | radio : weapons;
}
const distanceTo = (g: G, unit: UnitId, post: PostId): number =>
  grid.distance(g.unit.at.get(unit), postHex(post));

/** All that the attackers have, and the ships where they fire (WPN-09). */
export function weaponsAgainst(g: G, post: PostId, withShips: boolean): number {
  let weapons = withShips ? OF_SHIPS : 0;
  for (const unit of EVERY_UNIT) if (g.unit.attacking.get(unit) === 1) weapons |= broughtBy(g, unit, post);
  return weapons;
}

/** All that the Germans in sight in a post call for. */
export const calledFor = (g: G, post: PostId): number => unitRequires(g, post) | depthRequires(g, post);
/** What they call for but for flanking. */
export const required = (g: G, post: PostId): number => calledFor(g, post) & ~FLANKING;

/** What is called for and not there, flanking with it. */
export const lacking = (g: G, post: PostId, withShips: boolean): number =>
  (required(g, post) & ~weaponsAgainst(g, post, withShips)) | (isFlanked(g, post) ? 0 : FLANKING);

/** A set of weapons one by one. */
export const listOf = (weapons: number): number[] =>
  WEAPONS.flatMap((_, weapon) => (((weapons >> weapon) & 1) === 1 ? [weapon] : []));

const BY_UNIT: readonly number[] = GERMANS.map(({ requires }) => weaponsOf(requires));
const BY_DEPTH: readonly number[] = DEPTHS.map(({ requires }) => weaponsOf(requires));
const unitRequires = (g: G, post: PostId): number => BY_UNIT[g.post.german.get(post)] ?? 0;
const depthRequires = (g: G, post: PostId): number =>
  g.post.depth.get(post) === KNOWN_DEPTH ? (BY_DEPTH[g.post.marker.get(post)] ?? 0) : 0;

/** How many of the weapons that are called for nobody has; flanking is a matter of its own. */
export function missing(g: G, post: PostId, withShips: boolean): number {
  let count = 0;
  for (let lacking = required(g, post) & ~weaponsAgainst(g, post, withShips); lacking !== 0; lacking >>= 1)
    count += lacking & 1;
  return count;
}

/** WPN-10, WPN-11: whether the attackers stand round the post as it calls for, if it does. */
export function isFlanked(g: G, post: PostId): boolean {
  const byUnit = (unitRequires(g, post) & FLANKING) !== 0;
  const byDepth = (depthRequires(g, post) & FLANKING) !== 0;
  if (!byUnit && !byDepth) return true;
  const around = attackedFrom(g, post);
  if (byUnit && byDepth) return bits(around) >= flanking.both.hexes;
  return isApart(around);
}

/** The neighbouring hexes that attackers stand in, a bit for each direction. */
function attackedFrom(g: G, post: PostId): number {
  const hex = postHex(post);
  let around = 0;
  for (const unit of EVERY_UNIT)
    if (g.unit.attacking.get(unit) === 1 && isBeside(g, unit, post))
      around |= 1 << grid.directionTo(hex, g.unit.at.get(unit) as HexId);
  return around;
}

/** Whether two of the six hexes about one are taken that do not touch each other. */
function isApart(around: number): boolean {
  for (let d = 0; d < 6; d++) {
    if ((around & (1 << d)) === 0) continue;
    const touching = (1 << d) | (1 << ((d + 1) % 6)) | (1 << ((d + 5) % 6));
    if ((around & ~touching) !== 0) return true;
  }
  return false;
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left >>= 1) count += left & 1;
  return count;
}

/** Whether an attacking unit has a radio to call the ships: its own, or that of its headquarters (ATK-12). */
export const hasRadio = (g: G, unit: UnitId): boolean =>
  (carried(g, unit) & RADIO) !== 0 || isCommandedByHq(g, unit);
