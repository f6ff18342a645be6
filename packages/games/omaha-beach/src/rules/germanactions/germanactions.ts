import { call, type List, type Next, NONE } from '@bocage/kernel';
import type { CardId } from '../../data.ts';
import { idle } from '../../events/extended.ts';
import { COLOUR_OF, type PositionId, postsOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { isCalled, isOccupied, mayFire } from '../germanfire/field.ts';
import { firing, keepSilent } from '../germanfire/positionfire.ts';
import { hasUnits } from '../germanfire/targets.ts';
import { advance, attempts, goalOf } from './advance.ts';
import { fill, isWanted, needsDepth, reoccupy, resupply } from './manning.ts';
import { actionOf, isAwake, isKept, type Situation } from './order.ts';
import { redeploy, whereTo } from './redeploy.ts';
import { ambush, gunFire, hasGun, mortars, patrol } from './strikes.ts';

/** How a position stands; undefined where it does nothing, whatever the letter. */
function situationOf(g: G, position: PositionId): Situation | undefined {
  if (!isOccupied(g, position)) return isAwake(g, position) ? 'empty' : undefined;
  // GAC-12: who has just come does nothing.
  if (postsOf(position).some((post) => g.post.fresh.get(post) === 1)) return undefined;
  return hasUnits(g, position) ? 'fire' : 'noFire';
}

/** What a German action needs to know of the phase. */
interface Acting {
  readonly card: CardId;
  readonly sector: number;
  readonly at: number;
  readonly advancing: List<number>;
}
type Go = Next<'acts'>;

function nothing(g: G, position: PositionId): Go {
  g.emit(idle, { position, colour: COLOUR_OF[position] as number });
  return 'acts';
}

/** FIR-02 to FIR-04, as in any turn. */
function fire(g: G, position: PositionId, card: CardId): Go {
  if (!mayFire(g, position, card)) {
    keepSilent(g, position);
    return 'acts';
  }
  g.position.fired.set(position, 1);
  return hasUnits(g, position) ? firing(g, position, card, 'acts') : 'acts';
}

/** By word of the chart: what Germans do who are steady and have the depth that the card asks for. */
const BY_GERMANS: Readonly<Record<string, (g: G, c: Acting, position: PositionId) => Go>> = {
  mortar: (_g, { card }, position) => call(mortars, { position, card }, 'acts'),
  patrol: (_g, { card }, position) => call(patrol, { position, card }, 'acts'),
  artillery: (g, { card }, position) =>
    hasGun(g, position) ? call(gunFire, { position, card }, 'acts') : nothing(g, position),
  redeploy: (g, _c, position) =>
    whereTo(g, position).ones.length > 0 ? call(redeploy, { position }, 'acts') : nothing(g, position),
  // GAC-22, GAC-23; GAC-05: the advance itself comes after all else in the phase.
  advance(g, c, position) {
    if (goalOf(g, position) !== NONE && attempts(g, position)) {
      c.advancing.push(position);
      return 'acts';
    }
    return hasUnits(g, position) ? fire(g, position, c.card) : nothing(g, position);
  },
};

/** By word: what becomes of an empty position, depth or not. */
const BY_NOBODY: Readonly<Record<string, (g: G, c: Acting, position: PositionId) => Go>> = {
  reoccupy: (g, { card, sector, at }, position) =>
    isKept(g, position) ? 'acts' : call(reoccupy, { position, card, sector, at }, 'acts'),
  reinforce: (g, _c, position) =>
    !isKept(g, position) && isWanted(g, position) ? call(fill, { position }, 'acts') : 'acts',
  ambush: (_g, { card }, position) => call(ambush, { position, card }, 'acts'),
};

/** GAC-01: what a position does by the letter of a card, from turn 17 on. */
export function act(g: G, c: Acting, position: PositionId): Go {
  const situation = situationOf(g, position);
  if (situation === undefined) return 'acts';
  const word = actionOf(c.card, position, situation);
  if (situation === 'empty') return word === null ? 'acts' : (BY_NOBODY[word]?.(g, c, position) ?? 'acts');
  // GAC-08: supplies do not mind the double square; after them the Germans fire.
  if (word === 'resupply' && needsDepth(g, position))
    return call(resupply, { position, card: c.card }, 'acts');
  if (word === 'fire' || word === 'resupply') return fire(g, position, c.card);
  // GAC-03, GAC-04: somebody steady is there, with depth if the square is double.
  if (word === null || !isCalled(g, position, c.card)) {
    if (situation === 'fire') keepSilent(g, position);
    return 'acts';
  }
  return BY_GERMANS[word]?.(g, c, position) ?? 'acts';
}

/** GAC-22: a position goes forward; where others have come to its goal meanwhile, it fires instead. */
export function advanceBy(g: G, position: PositionId, card: CardId): Next<'advances'> {
  const to = goalOf(g, position);
  if (to !== NONE) return call(advance, { position, to, card }, 'advances');
  if (!hasUnits(g, position)) return 'advances';
  g.position.fired.set(position, 1);
  return firing(g, position, card, 'advances');
}
