import { type Column, type HiddenRule, NONE, type Random } from '@bocage/kernel';
import { BACK, BACK_OF, DEPTHS, EVERY_GERMAN, germanOf, POOL } from './data.ts';
import { EVERY_POST, type PostId } from './map.ts';
import type { G } from './state.ts';
import { HIDDEN_DEPTH } from './terms.ts';

const nobody = (): boolean => false;

/** By number: 1 for what is in one of the posts. */
function inPosts(posts: Column, rows: number): Readonly<Uint8Array> {
  const found = new Uint8Array(rows);
  for (const post of EVERY_POST) {
    const one = posts.get(post);
    if (one !== NONE) found[one] = 1;
  }
  return found;
}

/** Those that are neither on the map nor known to be out of play, list by list. */
function leftOf(lists: readonly (readonly number[])[], posts: Column, out: Column): number[][] {
  const found = inPosts(posts, out.rows);
  return lists.map((all) => all.filter((one) => found[one] === 0 && out.get(one) === 0));
}
const freeOf = (g: G, ...lists: readonly (readonly number[])[]): number[][] =>
  leftOf(lists, g.post.german, g.gone.known);
const unspentOf = (g: G, ...lists: readonly (readonly number[])[]): number[][] =>
  leftOf(lists, g.post.marker, g.spent.known);

/** One of these, drawn by lot and taken out; NONE where there is none. */
const takeAny = (left: number[], random: Random): number =>
  left.length === 0 ? NONE : (left.splice(random.below(left.length), 1)[0] as number);

/** Those who are in a box that holds so many of them, by lot. */
function deal(may: readonly number[], held: number, random: Random): ReadonlySet<number> {
  const dealt = new Set<number>();
  for (const [i, one] of may.entries()) if (random.below(may.length - i) < held - dealt.size) dealt.add(one);
  return dealt;
}
/** By row: 1 for those who are in it. */
const flagged = (rows: readonly number[], dealt: ReadonlySet<number>): number[] =>
  rows.map((row) => (dealt.has(row) ? 1 : 0));

const WITH_BACK = BACK.words.map((_, back) => EVERY_GERMAN.filter((german) => BACK_OF[german] === back));
/** Whether nothing lies face down in a post. */
const isBare = (g: G, post: PostId): boolean =>
  g.post.back.get(post) === NONE || g.post.revealed.get(post) === 1;
/** A counter that lies face down: any with that back that is not in sight. */
const german: HiddenRule<G> = {
  seenBy: (g, post) => isBare(g, post as PostId),
  guessAll(g, posts, random) {
    const left = freeOf(g, ...WITH_BACK);
    return posts.map((post) => takeAny(left[g.post.back.get(post as PostId)] as number[], random));
  },
};

const OF_POOL = POOL.words.map((pool) =>
  DEPTHS.flatMap((depth, marker) => (depth.pool === pool ? [marker] : [])),
);
/** A depth marker that lies face down: any of its pool that is not in sight. */
const marker: HiddenRule<G> = {
  seenBy: (g, post) => g.post.depth.get(post as PostId) !== HIDDEN_DEPTH,
  guessAll(g, posts, random) {
    const left = unspentOf(g, ...OF_POOL);
    return posts.map((post) => takeAny(left[g.post.pool.get(post as PostId)] as number[], random));
  },
};

const ofClass = (...classes: readonly string[]): readonly number[] =>
  EVERY_GERMAN.filter((one) => classes.includes(germanOf(one).class));
const [TACTICAL, DIVISIONAL, MEYER] = [ofClass('TR'), ofClass('DR', 'KGM'), ofClass('KGM')];

/** What a box holds: of those that are nowhere in sight, as many as it is known to hold. */
const box = (all: readonly number[], held: (g: G) => number): HiddenRule<G> => ({
  seenBy: nobody,
  guessAll: (g, rows, random) => flagged(rows, deal(freeOf(g, all).flat(), held(g), random)),
});

/** What is neither on the map nor out of play is in its pool, or was put aside with Kampfgruppe Meyer. */
const pool = (name: string): HiddenRule<G> => ({
  seenBy: nobody,
  guessAll: (g, rows) => flagged(rows, new Set(unspentOf(g, OF_POOL[POOL.of(name)] ?? []).flat())),
});

/** What the player may not know: faces of counters that lie face down, and what is in the boxes. */
export const HIDDEN: Readonly<Record<string, HiddenRule<G>>> = {
  'post.german': german,
  'post.marker': marker,
  tactical: box(TACTICAL, (g) => g.tacticalLeft),
  meyer: box(MEYER, (g) => g.meyerLeft),
  // Last of the boxes: a company of the division, or of Kampfgruppe Meyer once it has come, that is nowhere else is in
  // it, with as many as it takes of the tactical reserve that may have gone back to their division (RES-30).
  divisional: {
    seenBy: nobody,
    guessAll(g, rows, random) {
      const [free = [], tactical = []] = freeOf(g, DIVISIONAL, TACTICAL);
      const own = free.filter((one) => g.meyer.get(one) === 0);
      const withdrawn = tactical.filter((one) => g.tactical.get(one) === 0);
      return flagged(rows, new Set([...own, ...deal(withdrawn, g.divisionalLeft - own.length, random)]));
    },
  },
  wnDepth: pool('WN'),
  mobileDepth: pool('mobile'),
  buildingDepth: pool('building'),
};
