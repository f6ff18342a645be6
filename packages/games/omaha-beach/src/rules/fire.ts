import { call, done, int, NONE } from '@bocage/kernel';
import { CARD, EAST, EVERY_UNIT, SECTOR, WEST } from '../data.ts';
import { recovered, silent } from '../events.ts';
import { POSITION, POSTS_OF } from '../map.ts';
import type { G } from '../state.ts';
import { artilleryFire } from './artillery.ts';
import { freezeLinks } from './communication.ts';
import { nextCard, takeCard } from './drawing.ts';
import { calledBy, hitLimit, isOccupied, mayFire } from './field.ts';
import { positionFire } from './positionfire.ts';
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
      for (const unit of EVERY_UNIT) if (g.unit.hit.get(unit) === 1) g.unit.hit.set(unit, 0);
      for (let position = 0; position <= POSITION.max; position++)
        if (g.position.fired.get(position) === 1) g.position.fired.set(position, 0);
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
        return 'positions';
      },
    },
    positions(g, c) {
      const position = calledBy(c.card, c.sector)[c.at];
      if (position === undefined) return 'recover';
      c.at += 1;
      if (!mayFire(g, position, c.card)) {
        keepSilent(g, position);
        return 'positions';
      }
      g.position.fired.set(position, 1);
      return hasAnybody(g, position)
        ? call(positionFire, { position, card: c.card }, 'positions')
        : 'positions';
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

const [NO_DEPTH_THERE, ALL_DISRUPTED, IN_SMOKE] = [0, 1, 2] as const;
/** Says why Germans whose colour is up do not fire on those in their field. */
function keepSilent(g: G, position: number): void {
  if (!isOccupied(g, position) || !hasAnybody(g, position)) return;
  const why =
    hitLimit(g, position) === 0
      ? ALL_DISRUPTED
      : g.position.smoke.get(position) === 1
        ? IN_SMOKE
        : NO_DEPTH_THERE;
  g.emit(silent, { position, why });
}

function recover(g: G, position: number): void {
  for (const post of POSTS_OF[position] as readonly number[]) {
    if (g.post.back.get(post) === NONE || g.post.disrupted.get(post) === 0) continue;
    g.post.disrupted.set(post, 0);
    g.emit(recovered, { post });
  }
}
