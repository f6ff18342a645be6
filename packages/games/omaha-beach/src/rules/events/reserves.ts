import { among, type Call, call, done, drawFrom, flag, int, maybe, NONE, type Odds } from '@bocage/kernel';
import { EFFECTS, germanOf, isOfNest, MEYERS, ZONE } from '../../data.ts';
import {
  defeated,
  NO_RESERVES,
  noEvent,
  noReserves,
  PLACED_BY,
  reinforced,
  released,
  revealed,
  withdrawn,
} from '../../events/index.ts';
import { POSITION, type PositionId, type PostId, positionOf, positionOfPost } from '../../map.ts';
import type { G } from '../../state.ts';
import { no, type Rule } from '../../terms.ts';
import { reactsAtOnce } from '../../variants.ts';
import { isLinked } from '../communication/communication.ts';
import { choice, procedure, roll } from '../units.ts';
import { layMarker, leftIn, markerOf, poolFor, removeDepth } from './depth.ts';
import { occupy, placeIn, placeNear, postOf } from './placing.ts';

/** A company of the tactical reserve, or of the division’s. */
export const ofTactical = (g: G): Odds => drawFrom(g.tactical);
export const ofDivisional = (g: G): Odds => drawFrom(g.divisional);
/** Takes one out of its box, to a position. */
export function bringTactical(g: G, position: PositionId, german: number): void {
  g.tactical.take(german);
  g.tacticalLeft -= 1;
  occupy(g, position, german);
}
export function bringDivisional(g: G, position: PositionId, german: number): void {
  g.divisional.take(german);
  g.divisionalLeft -= 1;
  occupy(g, position, german);
}

/** Whether there is a marker for those who have come to a position, and which it may be. */
export const hasMarker = (g: G, position: PositionId): boolean => leftIn(g, poolFor(g, postOf(position))) > 0;
export const markerAt = (g: G, { position }: { readonly position: PositionId }): Odds =>
  markerOf(g, postOf(position));

/** VAR-11: whether a company of the tactical reserve brings depth to a position. */
const bringsDepth = (g: G, position: PositionId): boolean => reactsAtOnce(g) && hasMarker(g, position);

/** REI-03 to 05: a unit of the tactical reserve, else of the division with depth, comes to a zone. */
export const reinforce = procedure(
  'reinforce',
  { zone: ZONE, position: maybe(POSITION), by: PLACED_BY },
  {
    where(g, c) {
      const { ones, by } = placeIn(g, 1 << c.zone);
      const any = g.tacticalLeft + g.divisionalLeft;
      if (ones.length === 0 || any === 0) {
        g.emit(noReserves, { zone: c.zone, why: NO_RESERVES.of(any === 0 ? 'nobody' : 'nowhere') });
        return done;
      }
      c.position = ones[0] as PositionId;
      c.by = by;
      return g.tacticalLeft > 0 ? 'tactical' : 'divisional';
    },
    tactical: roll('REI-03', ofTactical, ['position'], (g, c, german) => {
      bringTactical(g, c.position, german);
      return bringsDepth(g, c.position) ? 'marker' : 'come';
    }),
    divisional: roll('REI-04', ofDivisional, ['position'], (g, c, german) => {
      bringDivisional(g, c.position, german);
      return hasMarker(g, c.position) ? 'marker' : 'come';
    }),
    marker: roll('REI-04', markerAt, ['position'], (g, c, marker) => {
      layMarker(g, postOf(c.position), marker);
      return 'come';
    }),
    come(g, c) {
      g.emit(reinforced, { position: c.position, by: c.by });
      return done;
    },
  },
);

const EVERY_ZONE = 2 ** ZONE.words.length - 1;
/** By bits: the zones. */
const ZONES: readonly (readonly number[])[] = Array.from({ length: EVERY_ZONE + 1 }, (_, bits) =>
  ZONE.words.flatMap((_word, zone) => (((bits >> zone) & 1) === 1 ? [zone] : [])),
);
const bitsOf = (zones: number): readonly number[] => ZONES[zones] as readonly number[];

const zoneOf = (position: PositionId): number => ZONE.of(positionOf(position).zone ?? '');
/** One zone after another. */
function sendTo(c: { zones: number }, zone: number): Call<'next'> {
  c.zones &= ~(1 << zone);
  return call(reinforce, { zone }, 'next');
}

/** The reserves of an event: one unit for each of its zones, a bit each. */
export const reinforcements = procedure(
  'reinforcements',
  { zones: int(0, EVERY_ZONE) },
  {
    next(g, c) {
      const zones = bitsOf(c.zones);
      if (zones.length === 0) return done;
      const left = g.tacticalLeft + g.divisionalLeft;
      if (left === 0 || left >= zones.length) return 'each';
      return placeIn(g, c.zones).ones.length > 1 ? 'tie' : 'short';
    },
    each(_g, c) {
      const [zone = 0] = bitsOf(c.zones);
      return sendTo(c, zone);
    },
    // REI-06, R-31: too few for all zones; they are ranked together.
    short(g, c) {
      const [first = NONE] = placeIn(g, c.zones).ones;
      if (first === NONE) return 'each';
      return sendTo(c, zoneOf(first));
    },
    tie: choice(
      'REI-06',
      'Choose where the last German reserves come',
      'reinforce',
      (g, c) => among(POSITION, placeIn(g, c.zones).ones, no('reservesElsewhere')),
      (_g, c, position) => sendTo(c, zoneOf(position)),
    ),
  },
);

/**
 * DEP-19: a marker of a strongpoint was a call for reserves, and is out of play. A unit of the tactical reserve comes,
 * if there is one: face up, where a report gave it away.
 */
export const tacticalReinforcement = procedure(
  'tacticalReinforcement',
  { position: POSITION, faceUp: flag, to: maybe(POSITION), by: PLACED_BY },
  {
    where(g, c) {
      if (g.tacticalLeft === 0) return done;
      const { ones, by } = placeNear(g, c.position);
      if (ones.length === 0) return done;
      if (ones.length > 1) return 'tie';
      c.to = ones[0] as PositionId;
      c.by = by;
      return 'unit';
    },
    tie: choice(
      'DEP-21',
      'Choose where the German reserves come',
      'reinforce',
      (g, c) => among(POSITION, placeNear(g, c.position).ones, no('callElsewhere')),
      (_g, c, to) => {
        c.to = to;
        c.by = PLACED_BY.of('player');
        return 'unit';
      },
    ),
    unit: roll('DEP-20', ofTactical, ['to'], (g, c, german) => {
      bringTactical(g, c.to, german);
      g.emit(reinforced, { position: c.to, by: c.by });
      if (c.faceUp === 1) revealUnit(g, postOf(c.to), 'EVT-02');
      return bringsDepth(g, c.to) ? 'marker' : done;
    }),
    marker: roll(
      'VAR-11',
      (g, c) => markerOf(g, postOf(c.to)),
      ['to'],
      (g, c, marker) => {
        layMarker(g, postOf(c.to), marker);
        return done;
      },
    ),
  },
);

/** Turns the unit in a post up. */
export function revealUnit(g: G, post: PostId, rule: Rule): void {
  g.post.revealed.set(post, 1);
  g.emit(revealed, { post, german: g.post.german.get(post) }, rule);
}

/** Takes the unit in a post off the map, with any depth it has (DEP-13), and says which it was. */
function vacate(g: G, post: PostId): number {
  const german = g.post.german.get(post);
  removeDepth(g, post);
  g.post.back.set(post, NONE);
  g.post.german.set(post, NONE);
  g.post.revealed.set(post, 0);
  g.post.disrupted.set(post, 0);
  return german;
}

/** Takes the unit in a post out of play. */
export function destroy(g: G, post: PostId): void {
  g.gone.known.set(vacate(g, post), 1);
}

/** RES-29, RES-30: the German in a post is defeated: out of play, or back to its division. */
export function defeat(g: G, post: PostId): void {
  const german = g.post.german.get(post);
  const withdraws =
    !isOfNest(g.post.back.get(post)) &&
    germanOf(german).division === '352' &&
    isLinked(g, positionOfPost(post));
  g.emit(defeated, { post });
  if (!withdraws) {
    destroy(g, post);
    return;
  }
  vacate(g, post);
  g.divisional.add(german);
  g.divisionalLeft += 1;
  g.emit(withdrawn, { german });
}

const ofMeyer = (g: G): Odds => drawFrom(g.meyer);
/** KGM-01: four companies join the reserve of the division, with two markers for the mobile pool. */
export const kgMeyer = procedure(
  'kgMeyer',
  { come: int(0, MEYERS) },
  {
    next(g, c) {
      // KGM-02: once all have come nothing happens any more.
      if (c.come < EFFECTS.kgMeyer.units && g.meyerLeft > 0) return 'company';
      if (c.come === 0) {
        g.emit(noEvent, {}, 'KGM-02');
        return done;
      }
      const markers = Math.min(EFFECTS.kgMeyer.depth, g.meyerMarkers);
      g.meyerMarkers -= markers;
      g.mobileLeft += markers;
      g.emit(released, { units: c.come });
      return done;
    },
    company: roll('KGM-01', ofMeyer, ['come'], (g, c, german) => {
      g.meyer.take(german);
      g.meyerLeft -= 1;
      g.divisional.add(german);
      g.divisionalLeft += 1;
      c.come += 1;
      return 'next';
    }),
  },
);
