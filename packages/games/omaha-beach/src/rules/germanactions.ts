import { call, done, int, list, type Next, NONE } from '@bocage/kernel';
import { CARD, SECTOR } from '../data.ts';
import { idle } from '../events-extended.ts';
import { COLOUR_OF, POSITION, POSTS_OF } from '../map.ts';
import type { G } from '../state.ts';
import { NO_DEPTH } from '../terms.ts';
import { advance, attempts, goalOf } from './advance.ts';
import { ambush } from './ambush.ts';
import { isAwake, isKept } from './awake.ts';
import { isOccupied, isSteadyPost, lineFor, mayFire } from './field.ts';
import { gunFire, hasGun, mortars } from './indirect.ts';
import { actionOf, orderedBy, type Situation } from './order.ts';
import { patrol } from './patrol.ts';
import { firing } from './positionfire.ts';
import { redeploy, whereTo } from './redeploy.ts';
import { reoccupy } from './reoccupy.ts';
import { fill, isWanted, needsDepth, resupply } from './resupply.ts';
import { keepSilent } from './silence.ts';
import { hasUnits } from './targets.ts';
import { procedure } from './units.ts';

const postsOf = (position: number): readonly number[] => POSTS_OF[position] as readonly number[];

/** How a position stands; undefined where it does nothing, whatever the letter. */
function situationOf(g: G, position: number): Situation | undefined {
  if (!isOccupied(g, position)) return isAwake(g, position) ? 'empty' : undefined;
  // GAC-12: who has just come does nothing.
  if (postsOf(position).some((post) => g.post.fresh.get(post) === 1)) return undefined;
  return hasUnits(g, position) ? 'fire' : 'noFire';
}

/** GAC-03, GAC-04: whether somebody steady is there, with depth if the square is double. */
const isCalled = (g: G, position: number, card: number): boolean =>
  postsOf(position).some(
    (post) =>
      isSteadyPost(g, post) &&
      (lineFor(card, position)?.depth !== true || g.post.depth.get(post) !== NO_DEPTH),
  );

interface Acting {
  readonly card: number;
  readonly sector: number;
  readonly at: number;
  readonly advancing: { push(position: number): void };
}
type Go = Next<'next'>;

function nothing(g: G, position: number): Go {
  g.emit(idle, { position, colour: COLOUR_OF[position] as number });
  return 'next';
}

/** FIR-02 to FIR-04, as in any turn. */
function fire(g: G, position: number, card: number): Go {
  if (!mayFire(g, position, card)) {
    keepSilent(g, position);
    return 'next';
  }
  g.position.fired.set(position, 1);
  return hasUnits(g, position) ? firing(g, position, card, 'next') : 'next';
}

/** By word of the chart: what Germans do who are steady and have the depth that the card asks for. */
const BY_GERMANS: Readonly<Record<string, (g: G, c: Acting, position: number) => Go>> = {
  mortar: (_g, { card }, position) => call(mortars, { position, card }, 'next'),
  patrol: (_g, { card }, position) => call(patrol, { position, card }, 'next'),
  artillery: (g, { card }, position) =>
    hasGun(g, position) ? call(gunFire, { position, card }, 'next') : nothing(g, position),
  redeploy: (g, _c, position) =>
    whereTo(g, position).positions.length > 0 ? call(redeploy, { position }, 'next') : nothing(g, position),
  // GAC-22, GAC-23; GAC-05: the advance itself comes after all others.
  advance(g, c, position) {
    if (goalOf(g, position) !== NONE && attempts(g, position)) {
      c.advancing.push(position);
      return 'next';
    }
    return hasUnits(g, position) ? fire(g, position, c.card) : nothing(g, position);
  },
};

/** By word: what becomes of an empty position, depth or not. */
const BY_NOBODY: Readonly<Record<string, (g: G, c: Acting, position: number) => Go>> = {
  reoccupy: (g, { card, sector, at }, position) =>
    isKept(g, position) ? 'next' : call(reoccupy, { position, card, sector, at }, 'next'),
  reinforce: (g, _c, position) =>
    !isKept(g, position) && isWanted(g, position) ? call(fill, { position }, 'next') : 'next',
  ambush: (_g, { card }, position) => call(ambush, { position, card }, 'next'),
};

function act(g: G, c: Acting, position: number): Go {
  const situation = situationOf(g, position);
  if (situation === undefined) return 'next';
  const word = actionOf(c.card, position, situation);
  if (situation === 'empty') return word === null ? 'next' : (BY_NOBODY[word]?.(g, c, position) ?? 'next');
  // GAC-08: supplies do not mind the double square; after them the Germans fire.
  if (word === 'resupply' && needsDepth(g, position))
    return call(resupply, { position, card: c.card }, 'next');
  if (word === 'fire' || word === 'resupply') return fire(g, position, c.card);
  if (word === null || !isCalled(g, position, c.card)) {
    if (situation === 'fire') keepSilent(g, position);
    return 'next';
  }
  return BY_GERMANS[word]?.(g, c, position) ?? 'next';
}

/** GAC-01: what the positions of a sector do by a card, from turn 17 on. */
export const germanActions = procedure(
  'germanActions',
  { card: CARD, sector: SECTOR, at: int(0, POSITION.max + 1), advancing: list(POSITION, 24) },
  {
    next(g, c) {
      const position = orderedBy(c.card, c.sector)[c.at];
      if (position === undefined) return 'advances';
      c.at += 1;
      return act(g, c, position);
    },
    advances(g, c) {
      if (c.advancing.length === 0) return done;
      const position = c.advancing.removeAt(0);
      const to = goalOf(g, position);
      if (to !== NONE) return call(advance, { position, to, card: c.card }, 'advances');
      // Others have come to its goal meanwhile.
      if (!hasUnits(g, position)) return 'advances';
      g.position.fired.set(position, 1);
      return firing(g, position, c.card, 'advances');
    },
  },
);
