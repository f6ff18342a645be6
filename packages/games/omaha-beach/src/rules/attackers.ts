import { type HexId, NOWHERE } from '@bocage/hex';
import { type Domain, type Reason, subset } from '@bocage/kernel';
import { NOBODY } from '@bocage/wargame';
import { dataOf, EVERY_UNIT, isArmored, isInfantry, isLeader, UNIT, type UnitId } from '../data.ts';
import { grid, oneOf, POST, POSTS_OF, positionOfPost, postHex } from '../map.ts';
import type { G } from '../state.ts';
import { no } from '../terms.ts';
import { isCommanded, shareHq, whoWaits, whyNotAct } from './command.ts';
import { barrier, firesOver, isBelow, isBeside, isOccupied, isUnderFire, storms } from './reach.ts';
import { face } from './units.ts';

/** Whether their division can pay for units that attack together: the action phase knows (ATK-04). */
export type Payment = (units: readonly UnitId[]) => Reason | null;

const BARRED: Readonly<Record<string, Reason>> = {
  bluff: no('bluffBarsAttack'),
  'scaleable-cliff': no('cliffBarsAttack'),
};
const EVERY_POST: readonly number[] = POST.words.map((_, post) => post);

const distanceTo = (g: G, unit: UnitId, post: number): number =>
  grid.distance(g.unit.at.get(unit), postHex(post));
const rangeOf = (g: G, unit: UnitId): number => face(g, unit)?.range ?? 0;
/** Guns that bombard from afar, in DUKWs too. */
export const isArtillery = oneOf(
  EVERY_UNIT.filter((unit) => ['artillery', 'dukw'].includes(dataOf(unit).type)),
  EVERY_UNIT.length,
);

/** ATK-03: infantry beside the post, with nothing between that bars an attack. */
const mayStorm = (g: G, unit: UnitId, post: number): boolean => isInfantry(unit) && storms(g, unit, post);

/** By post: the hexes from which it can be stormed. */
const APPROACHES: readonly (readonly HexId[])[] = EVERY_POST.map((post) =>
  Array.from({ length: 6 }, (_, d) => grid.neighbours[6 * postHex(post) + d] as HexId).filter(
    (hex) => hex >= 0 && barrier(hex, postHex(post)) === '',
  ),
);
/** By hex: the posts that can be stormed from it. */
const TARGETS: readonly (readonly number[])[] = grid.hexes.map((hex) =>
  EVERY_POST.filter((post) => APPROACHES[post]?.includes(hex)),
);
/** Posts with a German whom infantry among these units could storm, in order: the only ones worth asking about. */
export function stormable(g: G, units: readonly UnitId[]): readonly number[] {
  const posts: number[] = [];
  for (const unit of units) {
    const at = g.unit.at.get(unit);
    if (at === NOWHERE || !isInfantry(unit)) continue;
    for (const post of TARGETS[at] as readonly number[])
      if (isOccupied(g, post) && !posts.includes(post)) posts.push(post);
  }
  return posts.length > 1 ? posts.sort((a, b) => a - b) : posts;
}
/** Posts with a German whom any infantry could storm. */
export const attackable = (g: G): readonly number[] => stormable(g, EVERY_UNIT);

/** Why a post may not be attacked by anybody now: if nobody may storm it by himself, no greater force may. */
export function whyNotAttack(g: G, post: number, pay: Payment): Reason | null {
  if (!isOccupied(g, post)) return no('noEnemyThere');
  for (const half of POSTS_OF[positionOfPost(post)] as readonly number[])
    if (g.post.attacked.get(half) === 1) return no('attackedAlready');
  if (g.post.barraged.get(post) === 1) return no('shelledAlready');
  let reason: Reason | null = no('noInfantryBeside');
  for (const hex of APPROACHES[post] as readonly HexId[])
    for (let u = g.board.stacks.first(hex); u !== NOBODY; u = g.board.stacks.next(u)) {
      if (!isInfantry(u)) continue;
      reason = whyNotAct(g, u) ?? pay([u]);
      if (reason === null) return null;
    }
  return reason;
}

/** Why a unit may not join an attack on a post, whoever is with it. */
function whyNotJoin(g: G, unit: UnitId, post: number): Reason | null {
  if (isLeader(unit)) return no('leadersDoNotAttack');
  const reason = whyNotAct(g, unit);
  if (reason !== null) return reason;
  if (!isInfantry(unit))
    return isArtillery(unit) ? whyNotBombard(g, unit, post) : whyNotShoot(g, unit, post, no('supportTooFar'));
  return rangeOf(g, unit) > 1 ? whyNotShoot(g, unit, post, no('heavyTooFar')) : whyNotStorm(g, unit, post);
}

function whyNotStorm(g: G, unit: UnitId, post: number): Reason | null {
  if (!isBeside(g, unit, post)) return no('notNextToIt');
  const bar = barrier(g.unit.at.get(unit), postHex(post));
  return bar === '' ? null : (BARRED[bar] ?? no('sheerCliffBarsAttack'));
}

/** In range; who is not beside the post, or has a bluff before it, must see up to it (ATK-17). */
function whyNotShoot(g: G, unit: UnitId, post: number, tooFar: Reason): Reason | null {
  if (distanceTo(g, unit, post) > rangeOf(g, unit)) return tooFar;
  return !storms(g, unit, post) && isBelow(g.unit.at.get(unit), post) ? no('cannotSeeUp') : null;
}

function whyNotBombard(g: G, unit: UnitId, post: number): Reason | null {
  if (isBeside(g, unit, post)) return no('artilleryTooNear');
  if (!isArmored(unit) && isUnderFire(g, g.unit.at.get(unit))) return no('gunsUnderFire');
  return whyNotShoot(g, unit, post, no('artilleryTooFar'));
}

/** Why these may not attack a post together, though each of them may join. */
function whyNotTogether(g: G, post: number, units: readonly UnitId[]): Reason | null {
  if (!units.some((unit) => mayStorm(g, unit, post)))
    return no(
      units.some((unit) => isInfantry(unit) && firesOver(g, unit, post))
        ? 'onlyOverTheBluff'
        : 'nobodyStorms',
    );
  for (const unit of units) {
    const reason = isInfantry(unit) ? null : whyNotSupport(g, unit, post, units);
    if (reason !== null) return reason;
  }
  return null;
}

/** ATK-09, ATK-10: tanks and guns need to be near the infantry that attacks, or under command. */
function whyNotSupport(g: G, unit: UnitId, post: number, units: readonly UnitId[]): Reason | null {
  if (isArtillery(unit))
    return units.some((other) => isInfantry(other) && shareHq(g, unit, other)) ? null : no('noCommonHq');
  if (isBeside(g, unit, post) || isCommanded(g, unit)) return null;
  const helps = (other: UnitId): boolean =>
    isInfantry(other) &&
    (isCommanded(g, other) || grid.distance(g.unit.at.get(unit), g.unit.at.get(other)) <= 1);
  return units.some(helps) ? null : no('supportAlone');
}

/** Who may attack a post together, each of them with an action (ATK-04). */
export function participants(g: G, post: number, pay: Payment): Domain<readonly UnitId[]> {
  const fit = whoWaits(g).able.filter((unit) => whyNotJoin(g, unit, post) === null);
  return subset(UNIT, {
    from: fit.filter((unit) => isInfantry(unit) || whyNotSupport(g, unit, post, fit) === null),
    why: (unit) => whyNotJoin(g, unit, post),
    min: 1,
    max: fit.length,
    size: no('nobodyStorms'),
    whole: (units) => whyNotTogether(g, post, units) ?? pay(units),
  });
}

/** Notes who attacks a post, before `attack` is called; to pay for them is the caller’s business. */
export function declareAttack(g: G, post: number, units: readonly UnitId[]): void {
  g.post.attacked.set(post, 1);
  for (const unit of units) g.unit.attacking.set(unit, 1);
}

/** At the start of the action phase: no post has been attacked or shelled. */
export function forgetTargets(g: G): void {
  g.post.attacked.clear();
  g.post.barraged.clear();
}
