import { call, done, drawFrom, int, NONE, type Odds } from '@bocage/kernel';
import type { ReservesData } from '../../data/setup.ts';
import { BACK, BACK_OF, GERMAN, GERMANS } from '../../data.ts';
import { EVERY_POST, POSITION, POST, type PositionId, type PostId } from '../../map.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { HIDDEN_DEPTH } from '../../terms.ts';
import { layMarker, markerOf } from '../events/depth.ts';
import { postOf } from '../events/placing.ts';
import { procedure, roll } from '../units.ts';

const NOBODY: ReservesData = { TR: 0, DR: 0, positions: [] };
const reserves: ReservesData =
  SCENARIOS.find(({ germans }) => germans.reserves !== undefined)?.germans.reserves ?? NOBODY;
const PLACES = reserves.positions.map(({ position, depth }) => ({ position: POSITION.of(position), depth }));

/** How many of a class stand on the map. */
const posted = (g: G, kind: string): number =>
  EVERY_POST.filter((post) => GERMANS[g.post.german.get(post)]?.class === kind).length;

/**
 * BTB-01: six companies of each reserve lie mixed, and one of them comes up. As often as a class is still to come, each
 * of its companies that stand nowhere is as likely as another.
 */
function mixed(g: G): Odds {
  const taken = new Set(EVERY_POST.map((post) => g.post.german.get(post)));
  const isOpen = (german: number): boolean => !taken.has(german);
  const open = (kind: string): number => GERMANS.filter((one, i) => one.class === kind && isOpen(i)).length;
  const [tactical, divisional] = [reserves.TR - posted(g, 'TR'), reserves.DR - posted(g, 'DR')];
  const [ofTactical, ofDivisional] = [tactical * open('DR'), divisional * open('TR')];
  return {
    kind: GERMAN,
    weight: (german) => {
      const kind = GERMANS[german]?.class;
      if (!isOpen(german) || (kind !== 'TR' && kind !== 'DR')) return 0;
      return kind === 'TR' ? ofTactical : ofDivisional;
    },
    total: (tactical + divisional) * open('TR') * open('DR'),
  };
}

/** Beyond the Beach: deals twelve companies of the reserves to their places, some with depth. */
export const dealReserves = procedure(
  'dealReserves',
  { at: int(0, PLACES.length) },
  {
    next: (g, c) => (g.turn >= g.firstTurn || c.at === PLACES.length ? done : 'company'),
    company: roll('BTB-01', mixed, ['at'], (g, c, german) => {
      const place = PLACES[c.at] as (typeof PLACES)[number];
      const post = postOf(place.position);
      g.post.back.set(post, BACK_OF[german] as number);
      g.post.german.set(post, german);
      if (GERMANS[german]?.class === 'DR') {
        g.divisional.take(german);
        g.divisionalLeft -= 1;
      }
      if (place.depth) return 'marker';
      c.at += 1;
      return 'next';
    }),
    marker: roll(
      'BTB-01',
      (g, c) => markerOf(g, postOf(PLACES[c.at]?.position as PositionId)),
      ['at'],
      (g, c, marker) => {
        layMarker(g, postOf(PLACES[c.at]?.position as PositionId), marker);
        c.at += 1;
        return 'next';
      },
    ),
  },
);

/** By back: 1 for each counter that has it, and how many have. */
const WITH_BACK = BACK.words.map((_, back) => BACK_OF.map((other) => (other === back ? 1 : 0)));
const HOW_MANY = WITH_BACK.map((weights) => weights.filter((weight) => weight === 1).length);

/** Any counter with the back of a post that stands nowhere yet. */
export function countersFor(g: G, post: PostId): Odds {
  const back = g.post.back.get(post);
  const weights = (WITH_BACK[back] as readonly number[]).slice();
  let total = HOW_MANY[back] as number;
  // They are dealt from the first post on.
  for (let other = 0; other < post; other++) {
    const german = g.post.german.get(other as PostId);
    if (german === NONE || weights[german] === 0) continue;
    weights[german] = 0;
    total--;
  }
  return { kind: GERMAN, weight: (german) => weights[german] as number, total };
}

const after = (post: PostId): PostId => (post + 1) as PostId;
/** Deals the counters of the Widerstandsnester and their depth markers, face down. */
export const dealing = procedure(
  'dealing',
  { post: int<PostId>(0, 99) },
  {
    // To the first post with a German from this one on.
    begin(g, c) {
      let { post } = c;
      while (post <= POST.max && g.post.back.get(post) === NONE) post = after(post);
      c.post = post;
      return post > POST.max ? call(dealReserves, {}, done) : 'counter';
    },
    counter: roll(
      'EOT-01',
      (g, c) => g.known.countersFor(c.post),
      ['post'],
      (g, c, german) => {
        g.post.german.set(c.post, german);
        return g.post.depth.get(c.post) === HIDDEN_DEPTH ? 'marker' : 'next';
      },
    ),
    marker: roll(
      'EOT-01',
      (g) => drawFrom(g.wnDepth),
      ['post'],
      (g, c, marker) => {
        g.wnDepth.take(marker);
        g.post.marker.set(c.post, marker);
        return 'next';
      },
    ),
    next(_g, c) {
      c.post = after(c.post);
      return 'begin';
    },
  },
);
