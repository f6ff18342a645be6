import { among, type Counts, done, drawFrom, maybe, NONE } from '@bocage/kernel';
import { BUILDING_POOL, DEPTHS, MOBILE_POOL, SECTOR, WN_POOL } from '../../data.ts';
import { DEEPENED_BY, deepened, NO_DEPTH_BY, noDepth, thinned, uncovered } from '../../events/index.ts';
import { reissued } from '../../events/variants.ts';
import {
  EVERY_POST,
  isNest,
  NO_POST,
  POST,
  type PostId,
  positionOf,
  positionOfPost,
  postHex,
  postsOf,
  SECTOR_OF,
  terrainOf,
} from '../../map.ts';
import type { G } from '../../state.ts';
import { HIDDEN_DEPTH, KNOWN_DEPTH, NO_DEPTH, no, type Rule } from '../../terms.ts';
import { MARKERS_BACK, reactsAtOnce } from '../../variants.ts';
import { isLinked } from '../communication/communication.ts';
import { toAmericans } from '../communication/nearness.ts';
import { type Criterion, type First, firstOf } from '../first.ts';
import { choice, procedure, roll } from '../units.ts';

/** The markers of a pool that are neither on the map nor out of play. */
export const poolOf = (g: G, pool: number): Counts =>
  pool === WN_POOL ? g.wnDepth : pool === MOBILE_POOL ? g.mobileDepth : g.buildingDepth;

/** How many markers a pool has left. */
export function leftIn(g: G, pool: number): number {
  const left = pool === WN_POOL ? g.wnLeft : pool === MOBILE_POOL ? g.mobileLeft : g.buildingLeft;
  return Math.min(left, poolOf(g, pool).total);
}

/** DEP-01 to 03: the pool for whoever stands in a post; that for buildings is eked out with the mobile one. */
export function poolFor(g: G, post: PostId): number {
  if (isNest(positionOfPost(post))) return WN_POOL;
  return terrainOf(postHex(post)) === 'buildings' && leftIn(g, BUILDING_POOL) > 0
    ? BUILDING_POOL
    : MOBILE_POOL;
}

/** A marker of a pool, as Chance has it. */
export const markerOf = (g: G, post: PostId) => drawFrom(poolOf(g, poolFor(g, post)));

/** Notes that a pool has so many markers more. */
export function addTo(g: G, pool: number, markers: number): void {
  if (pool === WN_POOL) g.wnLeft += markers;
  else if (pool === MOBILE_POOL) g.mobileLeft += markers;
  else g.buildingLeft += markers;
  if (g.mobileLeft === 0 && g.reissued === 0 && reactsAtOnce(g)) reissue(g);
}

/**
 * VAR-12: of the mobile markers that were lost some come back, once. Which of them nobody knows, so all of them are
 * such as may be drawn, and the pool has as many as came back.
 */
function reissue(g: G): void {
  let lost = 0;
  for (const [marker, { pool }] of DEPTHS.entries()) {
    if (pool !== 'mobile' || g.spent.known.get(marker) === 0) continue;
    g.spent.known.set(marker, 0);
    g.mobileDepth.add(marker);
    lost += 1;
  }
  g.reissued = 1;
  const markers = Math.min(lost, MARKERS_BACK);
  g.mobileLeft += markers;
  g.emit(reissued, { markers });
}

/** DEP-04: puts the marker that came up under the unit in a post, face down. */
export function layMarker(g: G, post: PostId, marker: number): void {
  const pool = poolFor(g, post);
  poolOf(g, pool).take(marker);
  addTo(g, pool, -1);
  g.post.depth.set(post, HIDDEN_DEPTH);
  g.post.pool.set(post, pool);
  g.post.marker.set(post, marker);
}

/** Turns the marker of a post up. */
export function revealMarker(g: G, post: PostId, rule: Rule): void {
  g.post.depth.set(post, KNOWN_DEPTH);
  g.emit(uncovered, { post, marker: g.post.marker.get(post) }, rule);
}

/** Takes the marker of a post, if there is one, out of play. */
export function removeDepth(g: G, post: PostId, rule: Rule = 'RES-31'): void {
  if (g.post.depth.get(post) === NO_DEPTH) return;
  g.spent.known.set(g.post.marker.get(post), 1);
  g.post.depth.set(post, NO_DEPTH);
  g.post.pool.set(post, NONE);
  g.post.marker.set(post, NONE);
  g.emit(thinned, { post }, rule);
}

/** Whether the unit in a post could take a marker: there is one, without depth (DEP-04, DEP-13), in communication (DEP-09). */
const mayDeepen = (g: G, post: PostId): boolean =>
  g.post.back.get(post) !== NONE &&
  g.post.depth.get(post) === NO_DEPTH &&
  isLinked(g, positionOfPost(post)) &&
  // DEP-15: without markers for strongpoints the choice is among the reserves.
  (!isNest(positionOfPost(post)) || hasNestMarkers(g));
const hasNestMarkers = (g: G): boolean => leftIn(g, WN_POOL) > 0;

const KINDS = ['wn1', 'wn2', 'reinforcement'];
const letterOf = (post: PostId): string => {
  const position = positionOfPost(post);
  const { letter, halves = [] } = positionOf(position);
  return halves[postsOf(position).indexOf(post)] ?? letter;
};
/** What tells posts apart by what is printed there, by post. */
const printed = (word: string, value: (post: PostId) => number): Criterion<PostId> => {
  const values = EVERY_POST.map(value);
  return [word, (post) => values[post] as number];
};
const BY_PRINT: readonly Criterion<PostId>[] = [
  printed('kind', (post) => KINDS.indexOf(positionOf(positionOfPost(post)).kind)),
  printed('number', (post) => positionOf(positionOfPost(post)).number),
  printed('letter', (post) => letterOf(post).charCodeAt(0) || 0),
];
/** DEP-05 to 08: of posts that may gain depth the first, by distance, kind, number and letter. */
export const firstToDeepen = (g: G, posts: readonly PostId[]): First<PostId> =>
  firstOf(DEEPENED_BY, posts, [['distance', (post) => toAmericans(g, postHex(post))], ...BY_PRINT]);

/** DEP-11: the first of the sector; where none may, of the other; NONE is the whole map. */
export function firstIn(g: G, sector: number): First<PostId> {
  const all = EVERY_POST.filter((post) => mayDeepen(g, post));
  const there = all.filter((post) => SECTOR_OF[positionOfPost(post)] === sector);
  return firstToDeepen(g, there.length > 0 ? there : all);
}

/** A German unit gains a depth marker: the one in `post`, else the first in the sector, or on the map. */
export const gainDepth = procedure(
  'gainDepth',
  { post: maybe(POST), sector: maybe(SECTOR), by: DEEPENED_BY },
  {
    who(g, c) {
      // DEP-18, R-20: after an attack it is the attacked unit; without markers for strongpoints a reserve (DEP-15).
      if (c.post !== NONE) {
        if (mayDeepen(g, c.post)) return 'pool';
        if (!isNest(positionOfPost(c.post)) || hasNestMarkers(g)) return 'nothing';
        c.sector = SECTOR_OF[positionOfPost(c.post)] as number;
        c.post = NO_POST;
      }
      const { ones, by } = firstIn(g, c.sector);
      if (ones.length === 0) return 'nothing';
      if (ones.length > 1) return 'tie';
      c.post = ones[0] as PostId;
      c.by = by;
      return 'pool';
    },
    tie: choice(
      'DEP-08',
      'Choose the German unit that gains depth',
      'deepen',
      (g, c) => among(POST, firstIn(g, c.sector).ones, no('depthElsewhere')),
      (_g, c, post) => {
        c.post = post;
        c.by = DEEPENED_BY.of('player');
        return 'pool';
      },
    ),
    // DEP-16: without a mobile marker there is no depth.
    pool: (g, c) => (leftIn(g, poolFor(g, c.post)) > 0 ? 'marker' : 'nothing'),
    marker: roll(
      'DEP-01',
      (g, c) => markerOf(g, c.post),
      ['post'],
      (g, c, marker) => {
        layMarker(g, c.post, marker);
        g.emit(deepened, { post: c.post, by: c.by });
        return done;
      },
    ),
    nothing(g, c) {
      const isShort = c.post !== NONE && mayDeepen(g, c.post);
      g.emit(noDepth, { why: NO_DEPTH_BY.of(isShort ? 'marker' : 'unit') });
      return done;
    },
  },
);
