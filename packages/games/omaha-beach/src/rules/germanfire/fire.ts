import { call, done, int, list, type Next, NONE } from '@bocage/kernel';
import { CARD, type CardId, EAST, SECTOR, WEST } from '../../data.ts';
import { recovered } from '../../events/index.ts';
import { POSITION, type PositionId, postsOf, SECTOR_OF } from '../../map.ts';
import type { G } from '../../state.ts';
import { freezeLinks } from '../communication/communication.ts';
import { hasActions } from '../day.ts';
import { draw } from '../drawing.ts';
import { act, advanceBy } from '../germanactions/germanactions.ts';
import { orderedBy } from '../germanactions/order.ts';
import { procedure } from '../units.ts';
import { answers, artilleryFire, observe } from './artillery.ts';
import { calledBy, isOccupied, mayFire } from './field.ts';
import { firing, keepSilent } from './positionfire.ts';
import { hasAnybody } from './targets.ts';

/** The German Fire Phase: a card for each sector, its positions, their recovery, its guns; at last the advances. */
export const firePhase = procedure(
  'firePhase',
  {
    sector: SECTOR,
    card: CARD,
    /** The card of the eastern sector, which its advances go by. */
    eastern: CARD,
    /** The position of the card that comes next. */
    at: int(0, POSITION.max + 1),
    /** From turn 17 on: who advances at the end of the phase. */
    advancing: list(POSITION, 48),
  },
  {
    begin(g, c) {
      freezeLinks(g);
      forget(g);
      c.sector = EAST;
      return 'draw';
    },
    draw: draw('FIR-01', ['sector'], (g, c, card) => {
      c.card = card;
      if (c.sector === EAST) c.eastern = card;
      c.at = 0;
      return hasActions(g) ? 'acts' : 'positions';
    }),
    // FIR-02 to FIR-29: the positions of the sector fire, one after the other.
    positions(g, c) {
      const called = calledBy(c.card, c.sector);
      for (let at = c.at; at < called.length; at++) {
        const next = fire(g, called[at] as PositionId, c.card);
        if (next === 'positions' && g.over === NONE) continue;
        c.at = at + 1;
        return next;
      }
      return 'recover';
    },
    // GAC-01: from turn 17 on they do what the letter of the card says.
    acts(g, c) {
      const position = orderedBy(c.card, c.sector)[c.at];
      if (position === undefined) return 'recover';
      c.at += 1;
      return act(g, c, position);
    },
    // FIR-05, R-18: once, after the fire of the card, and whatever its symbol.
    recover: recoverAll,
    observers(g, c) {
      observe(g, c.sector);
      return 'guns';
    },
    guns: (g, { sector, card }) =>
      answers(g, sector, card) ? call(artilleryFire, { sector, card }, 'next') : 'next',
    next(g, c) {
      if (c.sector === WEST || g.westPlayed === 0) return 'advances';
      c.sector = WEST;
      return 'draw';
    },
    // GAC-05, R-122: the advances of both sectors, each by the card that called for it, after everything else.
    advances(g, c) {
      if (c.advancing.length === 0) return done;
      const position = c.advancing.removeAt(0);
      return advanceBy(g, position, SECTOR_OF[position] === EAST ? c.eastern : c.card);
    },
  },
);

/** What the last turn left of this phase is over. */
function forget(g: G): void {
  g.unit.hit.clear();
  g.position.fired.clear();
  if (hasActions(g)) g.post.fresh.clear();
}

/** FIR-02 to FIR-04: a position whose colour is up fires, if Germans are in it who can, and anybody is in its field. */
function fire(g: G, position: PositionId, card: CardId): Next<'positions'> {
  if (!isOccupied(g, position)) return 'positions';
  // what lies in their field is under fire, also where they have not the depth for it or have yet to recover.
  if (g.position.smoke.get(position) === 0) g.position.fired.set(position, 1);
  if (mayFire(g, position, card))
    return hasAnybody(g, position) ? firing(g, position, card, 'positions') : 'positions';
  keepSilent(g, position);
  return 'positions';
}

/** Germans whose colour is on the card shake off their disruption. */
export function recoverAll(g: G, { card, sector }: { card: CardId; sector: number }): 'observers' {
  for (const position of calledBy(card, sector))
    for (const post of postsOf(position)) {
      if (g.post.back.get(post) === NONE || g.post.disrupted.get(post) === 0) continue;
      g.post.disrupted.set(post, 0);
      g.emit(recovered, { post });
    }
  return 'observers';
}
