import { NONE } from '@bocage/kernel';
import {
  BACK_OF,
  broughtBy,
  CHARTS,
  coverAgainst,
  DEPTHS,
  depthOf,
  EVERY_GERMAN,
  EVERY_POST,
  face,
  type G,
  germanOf,
  grid,
  HIDDEN_DEPTH,
  NO_DEPTH,
  POOL,
  type PostId,
  postHex,
  type UnitId,
  weaponsOf,
} from '../queries.ts';

/** What attackers bring against a post. */
export interface Force {
  readonly strength: number;
  readonly weapons: number;
  /** The hexes about the post that they stand in, a bit for each direction. */
  readonly around: number;
  readonly hero: boolean;
  /** How many attack from a neighbouring hex. */
  readonly close: number;
  /** How many times the strength of the German, and of his depth, counts. */
  readonly unitCover: number;
  readonly depthCover: number;
}

/** How likely each result is. */
export interface Odds {
  beaten: number;
  thinned: number;
  shaken: number;
  deepened: number;
  repulsed: number;
  /** A step may be given for the depth. */
  attrition: number;
}

const { naval, hero: heroHelp, navalStrength } = CHARTS.weapons;
const FLANKING = weaponsOf(['FL']);
const OF_SHIPS = weaponsOf(naval);
const BY_UNIT = EVERY_GERMAN.map((german) => weaponsOf(germanOf(german).requires));
const BY_DEPTH = DEPTHS.map(({ requires }) => weaponsOf(requires));

/** What units would bring against a post together. */
export function forceOf(g: G, post: PostId, units: readonly UnitId[]): Force {
  const hex = postHex(post);
  let [strength, weapons, around, close] = [0, 0, 0, 0];
  let hero = false;
  for (const unit of units) {
    const at = g.unit.at.get(unit);
    strength += face(g, unit)?.strength ?? 0;
    weapons |= broughtBy(g, unit, post);
    if (!grid.adjacent(at, hex)) continue;
    around |= 1 << grid.directionTo(hex, at);
    close++;
    if (g.unit.hero.get(unit) !== NONE) hero = true;
  }
  const { unit: unitCover, depth: depthCover } = coverAgainst(g, post, units);
  return { strength, weapons, around, hero, close, unitCover, depthCover };
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
const isApart = (around: number): boolean => {
  for (let d = 0; d < 6; d++) {
    if ((around & (1 << d)) === 0) continue;
    if ((around & ~((1 << d) | (1 << ((d + 1) % 6)) | (1 << ((d + 5) % 6)))) !== 0) return true;
  }
  return false;
};

const isFaceUp = (g: G, german: number): boolean => {
  for (const post of EVERY_POST)
    if (g.post.revealed.get(post) === 1 && g.post.german.get(post) === german) return true;
  return false;
};
/** Who may lie face down in a post, or who stands in it. */
function germansIn(g: G, post: PostId): readonly number[] {
  if (g.post.revealed.get(post) === 1) return [g.post.german.get(post)];
  const back = g.post.back.get(post);
  return EVERY_GERMAN.filter(
    (german) => BACK_OF[german] === back && g.gone.known.get(german) === 0 && !isFaceUp(g, german),
  );
}
const EVERY_MARKER: readonly number[] = [...DEPTHS.keys()];
const POOL_OF = DEPTHS.map(({ pool }) => POOL.of(pool));
/** The depth markers that may lie with a post, or the one that does. */
function markersOf(g: G, post: PostId): readonly number[] {
  const state = g.post.depth.get(post);
  if (state === NO_DEPTH) return [];
  if (state !== HIDDEN_DEPTH) return [g.post.marker.get(post)];
  const pool = g.post.pool.get(post);
  return EVERY_MARKER.filter((marker) => POOL_OF[marker] === pool && g.spent.known.get(marker) === 0);
}

/** Who and what may be in a post: the same whoever attacks it. */
export interface Unknown {
  readonly germans: readonly number[];
  readonly markers: readonly number[];
  readonly depth: number;
}
export const unknownIn = (g: G, post: PostId): Unknown => ({
  germans: germansIn(g, post),
  markers: markersOf(g, post),
  depth: g.post.depth.get(post),
});

/** How strength compares: 0 less, 1 equal, 2 greater, 3 double. */
function ratioOf(us: number, german: number): number {
  if (us >= 2 * german) return 3;
  return us > german ? 2 : us === german ? 1 : 0;
}

/** What the attack comes to, by the table: 0 to 3 without the weapons, 4 to 7 with them; a hero does what is better. */
function rowOf(force: Force, ships: boolean, german: number, requires: number, flanks: number): number {
  const us = force.strength + (ships ? navalStrength : 0);
  const lacking = bits(requires & ~FLANKING & ~(force.weapons | (ships ? OF_SHIPS : 0)));
  const flanked =
    flanks === 0 ||
    (flanks === 1 ? isApart(force.around) : bits(force.around) >= CHARTS.weapons.flanking.both.hexes);
  const ratio = ratioOf(us, german);
  if (!force.hero || !flanked) return (flanked && lacking === 0 ? 4 : 0) + ratio;
  const asWeapon = lacking <= heroHelp.wildCards ? 4 + ratio : ratio;
  const asStrength = (lacking === 0 ? 4 : 0) + ratioOf(us + heroHelp.strength, german);
  return Math.max(asWeapon, asStrength);
}

/** A fresh start of odds. */
const none = (): Odds => ({ beaten: 0, thinned: 0, shaken: 0, deepened: 0, repulsed: 0, attrition: 0 });

/** What each result of the table is counted as; the others change nothing that counts here. */
const COUNTED: Readonly<Record<string, keyof Odds>> = {
  defeated: 'beaten',
  depthOut: 'thinned',
  germanDisrupted: 'shaken',
  gainDepth: 'deepened',
  usDisrupted: 'repulsed',
  attrition: 'attrition',
};
const { cells, ratios } = CHARTS.attack;
type Column = 'alone' | 'hidden' | 'revealed';
/** The rows of the table, as `rowOf` counts them. */
const ROWS = [cells.without, cells.with].flatMap((half) =>
  ratios.map((ratio) => half[ratio as keyof typeof half] as Readonly<Record<Column, readonly string[]>>),
);
const resultsOf = (row: number, column: Column): readonly string[] => ROWS[row]?.[column] ?? [];

/** Adds the share of a case to the odds of its results. */
function add(odds: Odds, results: readonly string[], share: number): void {
  for (const result of results) {
    const counted = COUNTED[result];
    if (counted !== undefined) odds[counted] += share;
  }
}

/** What an attack comes to on the average, over all who may be in the post. */
export function oddsOf(force: Force, { germans, markers, depth }: Unknown, ships = false): Odds {
  const odds = none();
  const share = 1 / Math.max(1, germans.length);
  for (const german of germans) {
    const requires = BY_UNIT[german] as number;
    const own = germanOf(german).strength * force.unitCover;
    const flank = (requires & FLANKING) === 0 ? 0 : 1;
    if (depth === HIDDEN_DEPTH || depth === NO_DEPTH) {
      const column = depth === NO_DEPTH ? 'alone' : 'hidden';
      const results = resultsOf(rowOf(force, ships, own, requires, flank), column);
      add(odds, results, share);
      if (!results.includes('reveal')) continue;
    }
    for (const marker of markers) {
      const part = share / markers.length;
      if (depthOf(marker).tactical === true) odds.beaten += part;
      else {
        const more = BY_DEPTH[marker] as number;
        const strength = own + depthOf(marker).strength * force.depthCover;
        const flanks = flank + ((more & FLANKING) === 0 ? 0 : 1);
        add(odds, resultsOf(rowOf(force, ships, strength, requires | more, flanks), 'revealed'), part);
      }
    }
  }
  return odds;
}
