import { call, done, int, NONE } from '@bocage/kernel';
import { CARD, EAST, SECTOR, WEST } from '../data.ts';
import { recovered } from '../events.ts';
import { POSITION, POST, POSTS_OF } from '../map.ts';
import type { G } from '../state.ts';
import { artilleryFire } from './artillery.ts';
import { freezeLinks } from './communication.ts';
import { nextCard, takeCard } from './drawing.ts';
import { isExtended } from './extended.ts';
import { calledBy, mayFire } from './field.ts';
import { germanActions } from './germanactions.ts';
import { positionFire } from './positionfire.ts';
import { keepSilent } from './silence.ts';
import { hasAnybody } from './targets.ts';
import { procedure } from './units.ts';

export { firesOn, mayFire } from './field.ts';

/** The German Fire Phase: a card for each sector, its positions, their recovery, its guns. */
export const firePhase = procedure(
  'firePhase',
  { sector: SECTOR, card: CARD, at: int(0, POSITION.max + 1) },
  {
    begin(g, c) {
      freezeLinks(g);
      g.unit.hit.clear();
      g.position.fired.clear();
      if (isExtended(g)) forgetActions(g);
      c.sector = EAST;
      return 'draw';
    },
    draw: {
      rule: 'FIR-01',
      chance: (g) => nextCard(g),
      then(g, c, card) {
        takeCard(g, card);
        c.card = card;
        c.at = 0;
        return isExtended(g) ? call(germanActions, { card, sector: c.sector }, 'recover') : 'positions';
      },
    },
    positions(g, c) {
      const called = calledBy(c.card, c.sector);
      for (let at = c.at; at < called.length; at++) {
        const position = called[at] as number;
        if (!mayFire(g, position, c.card)) {
          keepSilent(g, position);
          continue;
        }
        g.position.fired.set(position, 1);
        if (!hasAnybody(g, position)) continue;
        c.at = at + 1;
        return call(positionFire, { position, card: c.card }, 'positions');
      }
      return 'recover';
    },
    // FIR-05, R-18: once, after the fire of the card, and whatever its symbol.
    recover(g, c) {
      for (const position of calledBy(c.card, c.sector)) recover(g, position);
      return call(artilleryFire, { sector: c.sector, card: c.card }, 'next');
    },
    next(g, c) {
      if (c.sector === WEST || g.westPlayed === 0) return done;
      c.sector = WEST;
      return 'draw';
    },
  },
);

/** What the actions of the last turn left is over. */
function forgetActions(g: G): void {
  for (let post = 0; post <= POST.max; post++) g.post.fresh.set(post, 0);
}

function recover(g: G, position: number): void {
  for (const post of POSTS_OF[position] as readonly number[]) {
    if (g.post.back.get(post) === NONE || g.post.disrupted.get(post) === 0) continue;
    g.post.disrupted.set(post, 0);
    g.emit(recovered, { post });
  }
}
