import { type Counts, type HiddenRule, NONE, type Random } from '@bocage/kernel';
import { BACK_OF, DEPTHS, EVERY_GERMAN, germanOf, POOL } from './data.ts';
import { POST } from './map.ts';
import type { G } from './state.ts';
import { KNOWN_DEPTH, NO_DEPTH } from './terms.ts';

const nobody = (): boolean => false;
const POSTS = POST.words.map((_, post) => post);

/** One of the numbers that fit, drawn by lot; NONE where none does. */
function any(numbers: readonly number[], fits: (one: number) => boolean, random: Random): number {
  const left = numbers.filter(fits);
  return left.length === 0 ? NONE : (left[random.below(left.length)] as number);
}

const isPosted = (g: G, german: number): boolean => POSTS.some((post) => g.post.german.get(post) === german);
const isLaid = (g: G, marker: number): boolean => POSTS.some((post) => g.post.marker.get(post) === marker);

/** A counter that lies face down: any with that back that is not in sight. */
const german: HiddenRule<G> = {
  seenBy: (g, post) => g.post.back.get(post) === NONE || g.post.revealed.get(post) === 1,
  guess: (g, post, random) =>
    any(
      EVERY_GERMAN,
      (one) => BACK_OF[one] === g.post.back.get(post) && g.gone.known.get(one) === 0 && !isPosted(g, one),
      random,
    ),
};

/** A depth marker that lies face down: any of its pool that is not in sight. */
const marker: HiddenRule<G> = {
  seenBy: (g, post) => g.post.depth.get(post) === NO_DEPTH || g.post.depth.get(post) === KNOWN_DEPTH,
  guess: (g, post, random) =>
    any(
      DEPTHS.map((_, depth) => depth),
      (one) =>
        POOL.of(DEPTHS[one]?.pool ?? 'WN') === g.post.pool.get(post) &&
        g.spent.known.get(one) === 0 &&
        !isLaid(g, one),
      random,
    ),
};

/** What a box holds: of those that are nowhere in sight, as many as it is known to hold. */
const box = (
  of: (g: G) => Counts,
  left: (g: G) => number,
  may: (g: G, one: number) => boolean,
  all: number,
): HiddenRule<G> => ({
  seenBy: nobody,
  guess(g, row, random) {
    let need = left(g);
    for (let earlier = 0; earlier < row; earlier++) need -= of(g).get(earlier);
    if (!may(g, row)) return 0;
    let candidates = 0;
    for (let later = row; later < all; later++) if (may(g, later)) candidates++;
    return random.below(candidates) < need ? 1 : 0;
  },
});

const isFree = (g: G, one: number): boolean => g.gone.known.get(one) === 0 && !isPosted(g, one);
const GERMANS = EVERY_GERMAN.length;
const isOf = (german: number, cls: string): boolean => germanOf(german).class === cls;

/** A company of the division, or of Kampfgruppe Meyer once it has come, that is nowhere else. */
const isDivisional = (g: G, one: number): boolean =>
  (isOf(one, 'DR') || (isOf(one, 'KGM') && g.meyer.get(one) === 0)) && isFree(g, one);
/** RES-30: one of the tactical reserve that may have gone back to its division. */
const mayHaveWithdrawn = (g: G, one: number): boolean =>
  isOf(one, 'TR') && isFree(g, one) && g.tactical.get(one) === 0;

/** What is neither on the map nor out of play is in its pool, or was put aside with Kampfgruppe Meyer. */
const pool = (name: string): HiddenRule<G> => ({
  seenBy: nobody,
  guess: (g, row) => (DEPTHS[row]?.pool === name && g.spent.known.get(row) === 0 && !isLaid(g, row) ? 1 : 0),
});

/** What the player may not know: faces of counters that lie face down, and what is in the boxes. */
export const HIDDEN: Readonly<Record<string, HiddenRule<G>>> = {
  'post.german': german,
  'post.marker': marker,
  tactical: box(
    (g) => g.tactical,
    (g) => g.tacticalLeft,
    (g, one) => isOf(one, 'TR') && isFree(g, one),
    GERMANS,
  ),
  meyer: box(
    (g) => g.meyer,
    (g) => g.meyerLeft,
    (g, one) => isOf(one, 'KGM') && isFree(g, one),
    GERMANS,
  ),
  // Last of the boxes: who is of no other class and nowhere else is in it, with as many of the tactical reserve as it takes.
  divisional: {
    seenBy: nobody,
    guess(g, row, random) {
      if (isDivisional(g, row)) return 1;
      let need = g.divisionalLeft - EVERY_GERMAN.filter((one) => isDivisional(g, one)).length;
      for (let earlier = 0; earlier < row; earlier++)
        if (mayHaveWithdrawn(g, earlier)) need -= g.divisional.get(earlier);
      if (!mayHaveWithdrawn(g, row)) return 0;
      const candidates = EVERY_GERMAN.filter((one) => one >= row && mayHaveWithdrawn(g, one)).length;
      return random.below(candidates) < need ? 1 : 0;
    },
  },
  wnDepth: pool('WN'),
  mobileDepth: pool('mobile'),
  buildingDepth: pool('building'),
};
