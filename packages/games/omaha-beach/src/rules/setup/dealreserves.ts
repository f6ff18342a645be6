import { done, int, type Odds } from '@bocage/kernel';
import type { ReservesData } from '../../data/setup.ts';
import { BACK_OF, GERMAN, GERMANS } from '../../data.ts';
import { POSITION, POST } from '../../map.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { layMarker, markerOf } from '../events/depth.ts';
import { postOf } from '../events/placing.ts';
import { procedure } from '../units.ts';

const NOBODY: ReservesData = { TR: 0, DR: 0, positions: [] };
const reserves: ReservesData =
  SCENARIOS.find(({ germans }) => germans.reserves !== undefined)?.germans.reserves ?? NOBODY;
const PLACES = reserves.positions.map(({ position, depth }) => ({ position: POSITION.of(position), depth }));

/** How many of a class stand on the map. */
const posted = (g: G, kind: string): number =>
  POST.words.filter((_, post) => GERMANS[g.post.german.get(post)]?.class === kind).length;

/**
 * BTB-01: six companies of each reserve lie mixed, and one of them comes up. As often as a class is still to come, each
 * of its companies that stand nowhere is as likely as another.
 */
function mixed(g: G): Odds {
  const taken = new Set(POST.words.map((_, post) => g.post.german.get(post)));
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
    company: {
      rule: 'BTB-01',
      chance: mixed,
      about: (_g, c) => [c.at],
      then(g, c, german) {
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
      },
    },
    marker: {
      rule: 'BTB-01',
      chance: (g, c) => markerOf(g, postOf(PLACES[c.at]?.position as number)),
      about: (_g, c) => [c.at],
      then(g, c, marker) {
        layMarker(g, postOf(PLACES[c.at]?.position as number), marker);
        c.at += 1;
        return 'next';
      },
    },
  },
);
