import { call, int, list, type Next, NONE } from '@bocage/kernel';
import { CARD, EAST, SECTOR, WEST } from '../../data.ts';
import { recovered } from '../../events/index.ts';
import { POSITION, POST, POSTS_OF } from '../../map.ts';
import type { G } from '../../state.ts';
import { isStunned } from '../../variants.ts';
import { freezeLinks } from '../communication/communication.ts';
import { nextCard, takeCard } from '../drawing.ts';
import { hasActions } from '../extended.ts';
import { nextAct, nextAdvance } from '../germanactions/germanactions.ts';
import { procedure } from '../units.ts';
import { answers, artilleryFire } from './artillery.ts';
import { calledBy, isOccupied, mayFire } from './field.ts';
import { firing } from './positionfire.ts';
import { keepSilent } from './silence.ts';
import { hasAnybody } from './targets.ts';

export { firesOn, mayFire } from './field.ts';

/** The German Fire Phase: a card for each sector, its positions, their recovery, its guns; at last the advances. */
export const firePhase = procedure(
  'firePhase',
  {
    sector: SECTOR,
    card: CARD,
    /** The card of the eastern sector, which its advances go by. */
    eastern: CARD,
    at: int(0, POSITION.max + 1),
    /** From turn 17 on: who advances at the end of the phase. */
    advancing: list(POSITION, 48),
  },
  {
    begin(g, c) {
      freezeLinks(g);
      g.unit.hit.clear();
      g.position.fired.clear();
      if (hasActions(g)) forgetActions(g);
      c.sector = EAST;
      return 'draw';
    },
    draw: {
      rule: 'FIR-01',
      chance: (g) => nextCard(g),
      about: (_g, c) => [c.sector],
      then(g, c, card) {
        takeCard(g, card, 'FIR-01');
        c.card = card;
        if (c.sector === EAST) c.eastern = card;
        c.at = 0;
        return hasActions(g) ? 'acts' : fire(g, c);
      },
    },
    positions: fire,
    acts: nextAct,
    recover: recoverAll,
    next: nextSector,
    advances: nextAdvance,
  },
);

interface Firing {
  sector: number;
  readonly card: number;
  at: number;
}

/** The positions of a sector fire, one after the other. */
function fire(g: G, c: Firing): Next<'positions' | 'next' | 'draw' | 'advances'> {
  const called = calledBy(c.card, c.sector);
  for (let at = c.at; at < called.length; at++) {
    const position = called[at] as number;
    // what lies in their field is under fire, also where they have not the depth for it or have yet to recover.
    if (g.position.smoke.get(position) === 0 && isOccupied(g, position)) g.position.fired.set(position, 1);
    if (!mayFire(g, position, c.card)) {
      keepSilent(g, position);
      continue;
    }
    if (!hasAnybody(g, position)) continue;
    const next = firing(g, position, c.card, 'positions');
    if (next === 'positions' && g.over === NONE) continue;
    c.at = at + 1;
    return next;
  }
  return recoverAll(g, c);
}

/** FIR-05, R-18: once, after the fire of the card, and whatever its symbol; then the guns fire. */
function recoverAll(g: G, c: Firing): Next<'next' | 'draw' | 'advances'> {
  const { sector, card } = c;
  if (!isStunned(g)) for (const position of calledBy(card, sector)) recover(g, position);
  return answers(g, sector, card) ? call(artilleryFire, { sector, card }, 'next') : nextSector(g, c);
}

function nextSector(g: G, c: Firing): 'draw' | 'advances' {
  if (c.sector === WEST || g.westPlayed === 0) return 'advances';
  c.sector = WEST;
  return 'draw';
}

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
