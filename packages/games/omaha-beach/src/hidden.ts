import { type Column, type Counts, type HiddenRule, NONE, type Random } from '@bocage/kernel';
import { BACK, BACK_OF, DEPTHS, EVERY_GERMAN, germanOf, POOL } from './data.ts';
import { POST } from './map.ts';
import type { G } from './state.ts';
import { KNOWN_DEPTH, NO_DEPTH } from './terms.ts';

const nobody = (): boolean => false;

/** By number: 1 for what is in one of the posts. */
function inPosts(posts: Column, rows: number): Readonly<Uint8Array> {
  const found = new Uint8Array(rows);
  for (let post = 0; post <= POST.max; post++) {
    const one = posts.get(post);
    if (one !== NONE) found[one] = 1;
  }
  return found;
}
export const postedGermans = (g: G): Readonly<Uint8Array> => inPosts(g.post.german, g.gone.known.rows);
export const laidMarkers = (g: G): Readonly<Uint8Array> => inPosts(g.post.marker, g.spent.known.rows);

/** Those that are neither on the map nor known to be out of play. */
function leftOf(all: readonly number[], found: Readonly<Uint8Array>, out: Column): number[] {
  const left: number[] = [];
  for (const one of all) if (found[one] === 0 && out.get(one) === 0) left.push(one);
  return left;
}
const freeOf = (g: G, all: readonly number[]): number[] => leftOf(all, g.known.postedGermans(), g.gone.known);
const unspentOf = (g: G, all: readonly number[]): number[] =>
  leftOf(all, g.known.laidMarkers(), g.spent.known);

/** One of these, drawn by lot; NONE where there is none. */
const anyOf = (left: readonly number[], random: Random): number =>
  left.length === 0 ? NONE : (left[random.below(left.length)] as number);
/** Of those from a row on that may be in a box which needs so many more: whether this one is, by lot. */
const isDealt = (row: number, may: readonly number[], need: number, random: Random): number =>
  random.below(may.filter((one) => one >= row).length) < need ? 1 : 0;
const heldBefore = (box: Counts, all: readonly number[], row: number): number =>
  all.reduce((sum, one) => (one < row ? sum + box.get(one) : sum), 0);

const WITH_BACK = BACK.words.map((_, back) => EVERY_GERMAN.filter((german) => BACK_OF[german] === back));
/** A counter that lies face down: any with that back that is not in sight. */
const german: HiddenRule<G> = {
  seenBy: (g, post) => g.post.back.get(post) === NONE || g.post.revealed.get(post) === 1,
  guess: (g, post, random) => anyOf(freeOf(g, WITH_BACK[g.post.back.get(post)] as readonly number[]), random),
};

const OF_POOL = POOL.words.map((pool) =>
  DEPTHS.flatMap((depth, marker) => (depth.pool === pool ? [marker] : [])),
);
/** A depth marker that lies face down: any of its pool that is not in sight. */
const marker: HiddenRule<G> = {
  seenBy: (g, post) => g.post.depth.get(post) === NO_DEPTH || g.post.depth.get(post) === KNOWN_DEPTH,
  guess: (g, post, random) =>
    anyOf(unspentOf(g, OF_POOL[g.post.pool.get(post)] as readonly number[]), random),
};

const ofClass = (...classes: readonly string[]): readonly number[] =>
  EVERY_GERMAN.filter((one) => classes.includes(germanOf(one).class));
const [TACTICAL, DIVISIONAL, MEYER] = [ofClass('TR'), ofClass('DR', 'KGM'), ofClass('KGM')];

/** What a box holds: of those that are nowhere in sight, as many as it is known to hold. */
const box = (all: readonly number[], of: (g: G) => Counts, left: (g: G) => number): HiddenRule<G> => ({
  seenBy: nobody,
  guess(g, row, random) {
    if (!all.includes(row)) return 0;
    const may = freeOf(g, all);
    return may.includes(row) ? isDealt(row, may, left(g) - heldBefore(of(g), all, row), random) : 0;
  },
});

/** What is neither on the map nor out of play is in its pool, or was put aside with Kampfgruppe Meyer. */
const pool = (name: string): HiddenRule<G> => ({
  seenBy: nobody,
  guess: (g, row) => (DEPTHS[row]?.pool === name && unspentOf(g, [row]).length === 1 ? 1 : 0),
});

/** What the player may not know: faces of counters that lie face down, and what is in the boxes. */
export const HIDDEN: Readonly<Record<string, HiddenRule<G>>> = {
  'post.german': german,
  'post.marker': marker,
  tactical: box(
    TACTICAL,
    (g) => g.tactical,
    (g) => g.tacticalLeft,
  ),
  meyer: box(
    MEYER,
    (g) => g.meyer,
    (g) => g.meyerLeft,
  ),
  // Last of the boxes: a company of the division, or of Kampfgruppe Meyer once it has come, that is nowhere else is in
  // it, with as many as it takes of the tactical reserve that may have gone back to their division (RES-30).
  divisional: {
    seenBy: nobody,
    guess(g, row, random) {
      if (!TACTICAL.includes(row))
        return DIVISIONAL.includes(row) && g.meyer.get(row) === 0 ? freeOf(g, [row]).length : 0;
      const withdrawn = freeOf(g, TACTICAL).filter((one) => g.tactical.get(one) === 0);
      if (!withdrawn.includes(row)) return 0;
      const own = freeOf(g, DIVISIONAL).filter((one) => g.meyer.get(one) === 0).length;
      const need = g.divisionalLeft - own - heldBefore(g.divisional, TACTICAL, row);
      return isDealt(row, withdrawn, need, random);
    },
  },
  wnDepth: pool('WN'),
  mobileDepth: pool('mobile'),
  buildingDepth: pool('building'),
};
