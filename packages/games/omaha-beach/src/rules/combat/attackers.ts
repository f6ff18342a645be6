import { type HexId, NOWHERE } from '@bocage/hex';
import { type Domain, given, type Law, law, type Reason, subset } from '@bocage/kernel';
import { oneOf } from '@bocage/wargame';
import { dataOf, EVERY_UNIT, isArmored, isInfantry, isLeader, UNIT, type UnitId } from '../../data.ts';
import { EVERY_POST, grid, type PositionId, type PostId, positionOfPost, postHex, postsOf } from '../../map.ts'; // biome-ignore format: a list
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { isUnderFire } from '../germanfire/field.ts';
import { face, isAshore } from '../units.ts';
import { isCommanded, shareHq, whoWaits, whyNotAct, whyNotAfford } from '../usactions/command.ts';
import { barrier, firesOver, isBelow, isBeside, isOccupied, storms } from './reach.ts';

const BARRED: Readonly<Record<string, Reason>> = {
  bluff: no('bluffBarsAttack'),
  'scaleable-cliff': no('cliffBarsAttack'),
};

const distanceTo = (g: G, unit: UnitId, post: PostId): number =>
  grid.distance(g.unit.at.get(unit), postHex(post));
const rangeOf = (g: G, unit: UnitId): number => face(g, unit)?.range ?? 0;
/** Guns that bombard from afar, in DUKWs too. */
export const isArtillery = oneOf(
  EVERY_UNIT.filter((unit) => ['artillery', 'dukw'].includes(dataOf(unit).type)),
  EVERY_UNIT.length,
);

/** ATK-03: infantry beside the post, with nothing between that bars an attack. */
const mayStorm = (g: G, unit: UnitId, post: PostId): boolean => isInfantry(unit) && storms(g, unit, post);

/** By post: the hexes from which it can be stormed. */
const APPROACHES: readonly (readonly HexId[])[] = EVERY_POST.map((post) =>
  grid.around(postHex(post)).filter((hex) => barrier(hex, postHex(post)) === ''),
);
/** By hex: the posts that can be stormed from it. */
const TARGETS: readonly (readonly PostId[])[] = grid.hexes.map((hex) =>
  EVERY_POST.filter((post) => APPROACHES[post]?.includes(hex)),
);
/** Posts with a German whom infantry among these units could storm, in order: the only ones worth asking about. */
export function stormable(g: G, units: readonly UnitId[]): readonly PostId[] {
  const posts: PostId[] = [];
  for (const unit of units) {
    const at = g.unit.at.get(unit);
    if (at === NOWHERE || !isInfantry(unit)) continue;
    for (const post of TARGETS[at] as readonly PostId[])
      if (isOccupied(g, post) && !posts.includes(post)) posts.push(post);
  }
  return posts.length > 1 ? posts.sort((a, b) => a - b) : posts;
}
/** Posts with a German whom any infantry could storm. */
export const attackable = (g: G): readonly PostId[] => stormable(g, EVERY_UNIT);

/** Why a post may not be attacked by anybody now. */
export const whyNotAttack: Law<[G, PostId]> = given(
  (g, post) => (isOccupied(g, post) ? null : no('noEnemyThere')),
  (g, post) => (isAttacked(g, positionOfPost(post)) ? no('attackedAlready') : null),
  (g, post) => (g.post.barraged.get(post) === 1 ? no('shelledAlready') : null),
  whyUnstormed,
);
const isAttacked = (g: G, position: PositionId): boolean => {
  for (const half of postsOf(position)) if (g.post.attacked.get(half) === 1) return true;
  return false;
};

/** If nobody may storm a post by himself, no greater force may. */
function whyUnstormed(g: G, post: PostId): Reason | null {
  let reason: Reason | null = no('noInfantryBeside');
  for (const hex of APPROACHES[post] as readonly HexId[])
    for (const u of g.board.stacks.at(hex)) {
      if (!isInfantry(u)) continue;
      reason = whyNotAct(g, u) ?? whyNotAfford(g, [u]);
      if (reason === null) return null;
    }
  return reason;
}

type Joining = Law<[G, UnitId, PostId]>;
/** In range; who is not beside the post, or has a bluff before it, must see up to it (ATK-17). */
const shooting = (tooFar: Reason): Joining =>
  law(
    (g, unit, post) => (distanceTo(g, unit, post) > rangeOf(g, unit) ? tooFar : null),
    (g, unit, post) =>
      !storms(g, unit, post) && isBelow(g.unit.at.get(unit), post) ? no('cannotSeeUp') : null,
  );
const whyNotSupportFrom = shooting(no('supportTooFar'));
const whyNotShootFrom = shooting(no('heavyTooFar'));
const whyNotBombard: Joining = law(
  (g, unit, post) => (isBeside(g, unit, post) ? no('artilleryTooNear') : null),
  (g, unit) => (!isArmored(unit) && isUnderFire(g, g.unit.at.get(unit)) ? no('gunsUnderFire') : null),
  shooting(no('artilleryTooFar')),
);
const whyNotStorm: Joining = law((g, unit, post) => {
  if (!isBeside(g, unit, post)) return no('notNextToIt');
  const bar = barrier(g.unit.at.get(unit), postHex(post));
  return bar === '' ? null : (BARRED[bar] ?? no('sheerCliffBarsAttack'));
});
/** What a unit has to do for it where it stands. */
function partOf(g: G, unit: UnitId): Joining {
  if (isInfantry(unit)) return rangeOf(g, unit) > 1 ? whyNotShootFrom : whyNotStorm;
  return isArtillery(unit) ? whyNotBombard : whyNotSupportFrom;
}

/** Why a unit may not join an attack on a post, whoever is with it. */
function whyNotJoin(g: G, unit: UnitId, post: PostId): Reason | null {
  if (isLeader(unit)) return no('leadersDoNotAttack');
  return whyNotAct(g, unit) ?? partOf(g, unit)(g, unit, post);
}
/** Every reason why not; where somebody stands who is not ashore is no matter. */
function allAgainstJoining(g: G, unit: UnitId, post: PostId): readonly Reason[] {
  const idle = whyNotAct.every(g, unit);
  if (isLeader(unit)) return [no('leadersDoNotAttack'), ...idle];
  return isAshore(g, unit) ? [...idle, ...partOf(g, unit).every(g, unit, post)] : idle;
}

/** Why these may not attack a post together, though each of them may join. */
const whyNotTogether = (g: G, post: PostId): Law<[readonly UnitId[]]> =>
  law(
    (units) => whyNobodyStorms(g, post, units),
    (units) => whyUnled(g, units),
    (units) => whyAlone(g, post, units),
    (units) => whyNotAfford(g, units),
  );
function whyNobodyStorms(g: G, post: PostId, units: readonly UnitId[]): Reason | null {
  if (units.some((unit) => mayStorm(g, unit, post))) return null;
  const overBluff = units.some((unit) => isInfantry(unit) && firesOver(g, unit, post));
  return no(overBluff ? 'onlyOverTheBluff' : 'nobodyStorms');
}
function whyUnled(g: G, units: readonly UnitId[]): Reason | null {
  for (const unit of units) if (isArtillery(unit) && !isDirected(g, unit, units)) return no('noCommonHq');
  return null;
}
function whyAlone(g: G, post: PostId, units: readonly UnitId[]): Reason | null {
  for (const unit of units)
    if (!isInfantry(unit) && !isArtillery(unit) && !isAtHand(g, unit, post, units)) return no('supportAlone');
  return null;
}

/** ATK-10: guns need a headquarters that commands infantry of the attack too. */
const isDirected = (g: G, guns: UnitId, units: readonly UnitId[]): boolean =>
  units.some((other) => isInfantry(other) && shareHq(g, guns, other));
/** ATK-09: tanks need to be near the infantry that attacks, or under command. */
function isAtHand(g: G, unit: UnitId, post: PostId, units: readonly UnitId[]): boolean {
  if (isBeside(g, unit, post) || isCommanded(g, unit)) return true;
  const helps = (other: UnitId): boolean =>
    isInfantry(other) &&
    (isCommanded(g, other) || grid.distance(g.unit.at.get(unit), g.unit.at.get(other)) <= 1);
  return units.some(helps);
}

/** Whether a unit could take part beside all the others. */
const isUseful = (g: G, unit: UnitId, post: PostId, others: readonly UnitId[]): boolean =>
  isInfantry(unit) || (isArtillery(unit) ? isDirected(g, unit, others) : isAtHand(g, unit, post, others));

/** Who may attack a post together, each of them with an action (ATK-04). */
export function participants(g: G, post: PostId): Domain<readonly UnitId[]> {
  const fit = whoWaits(g).able.filter((unit) => whyNotJoin(g, unit, post) === null);
  return subset(UNIT, {
    from: fit.filter((unit) => isUseful(g, unit, post, fit)),
    why: (unit) => whyNotJoin(g, unit, post),
    every: (unit) => allAgainstJoining(g, unit, post),
    min: 1,
    max: EVERY_UNIT.length,
    size: no('nobodyStorms'),
    whole: whyNotTogether(g, post),
  });
}

/** Notes who attacks a post, before `attack` is called; to pay for them is the caller’s business. */
export function declareAttack(g: G, post: PostId, units: readonly UnitId[]): void {
  g.post.attacked.set(post, 1);
  for (const unit of units) g.unit.attacking.set(unit, 1);
}

/** No post has been attacked or shelled now. */
export function forgetTargets(g: G): void {
  g.post.attacked.clear();
  g.post.barraged.clear();
}
