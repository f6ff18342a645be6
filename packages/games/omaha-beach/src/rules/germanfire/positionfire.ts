import {
  among,
  type Call,
  call,
  type Done,
  done,
  int,
  type List,
  list,
  type Next,
  NONE,
} from '@bocage/kernel';
import { CARD, type CardId, UNIT, type UnitId } from '../../data.ts';
import { fired, silent } from '../../events/index.ts';
import { COLOUR_OF, POSITION, type PositionId } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { rulesOf } from '../day.ts';
import { choice, procedure } from '../units.ts';
import { type Claims, costTogether, laterClaims, withoutLoss } from './claims.ts';
import { dotNow, hitLimit, isHiddenReserve, isOccupied, lineFor } from './field.ts';
import { disrupt, hit, hitBy, hitLeader, maySacrifice, ruleOf, takeHit } from './hits.ts';
import { AT_STAR, aimOf, BY_NUMBER, BY_PLAYER, criterion, effectOf, FOR_ALL, hasAnybody, LOSS, leadersUnder, placeOf, rankOf, SHAKE, targetsOf } from './targets.ts'; // biome-ignore format: a list

const [NO_DEPTH_THERE, ALL_DISRUPTED, IN_SMOKE] = [0, 1, 2] as const;
/** Says why Germans whose colour is up do not fire on those in their field. */
export function keepSilent(g: G, position: PositionId): void {
  if (g.log === null || !isOccupied(g, position) || !hasAnybody(g, position)) return;
  const why =
    hitLimit(g, position) === 0
      ? ALL_DISRUPTED
      : g.position.smoke.get(position) === 1
        ? IN_SMOKE
        : NO_DEPTH_THERE;
  g.emit(silent, { position, colour: COLOUR_OF[position] as number, why });
}

interface Firing {
  readonly position: PositionId;
  readonly card: CardId;
  readonly hits: number;
  readonly targets: List<UnitId>;
}

/** A position fires, then the procedure goes on with a step; most have nobody to hit, or hit all there are. */
export function firing<const T extends string | Done>(
  g: G,
  position: PositionId,
  card: CardId,
  then: T,
): T | Call<T> {
  const targets = targetsOf(g, position, card);
  const hits = rulesOf(g).hitFactor * hitLimit(g, position);
  if (hasLeader(g, { position, card })) return call(positionFire, { position, card, hits, targets }, then);
  if (targets.length === 0)
    g.emit(silent, { position, colour: COLOUR_OF[position] as number, why: NO_TARGET });
  if (targets.length > hits || targets.some((unit) => maySacrifice(g, unit)))
    return call(positionFire, { position, card, hits, targets }, then);
  for (const unit of targets) {
    if (g.log !== null) tell(g, position, unit, aimOf(g, position, card, unit), FOR_ALL);
    suffer(g, unit, effectOf(g, position, unit), byFire(g, position, unit));
    if (g.over !== NONE) break;
  }
  return then;
}

/** One position fires. Who may be hit is settled before its first hit: they all fall at once. */
export const positionFire = procedure(
  'positionFire',
  {
    position: POSITION,
    card: CARD,
    hits: int(0, 8),
    targets: list(UNIT, UNIT.max + 1),
  },
  {
    next(g, c) {
      while (c.hits > 0 && c.targets.length > 0) {
        const claims = isForAll(c) ? NOBODYS : laterClaims(g, c.position, c.card);
        const tied = firstOf(g, c, claims);
        if (mustChoose(g, c, claims, tied)) return 'choose';
        const [unit = c.targets.at(0)] = tied;
        const by = g.log === null ? FOR_ALL : reason(g, c, unit, tied.length); // only for those who listen
        c.hits -= 1;
        const next = strike(g, c, unit, by);
        if (next !== 'next' || g.over !== NONE) return next;
      }
      return c.hits === 0 ? done : 'leader';
    },
    choose: choice(
      'FIR-29',
      'Choose the unit that is hit',
      'hit',
      (g, c) => among(UNIT, firstOf(g, c, laterClaims(g, c.position, c.card)), no('hitElsewhere')),
      (g, c, unit) => {
        c.hits -= 1;
        return strike(g, c, unit, BY_PLAYER);
      },
    ),
    // FIR-07, FIR-22: a star on the card hits one leader, with a hit that nobody else has taken.
    leader(g, c) {
      const [first, ...others] = hasLeader(g, c) ? firstLeaders(g, c.position) : [];
      if (first === undefined) return done;
      if (others.length > 0) return 'chooseLeader';
      const next = leadersUnder(g, c.position)[1];
      strikeLeader(g, c, first, next === undefined ? FOR_ALL : criterion(g, c.position, first, next));
      return done;
    },
    chooseLeader: choice(
      'FIR-07',
      'Choose the leader who is hit',
      'hit',
      (g, c) => among(UNIT, firstLeaders(g, c.position), no('leaderElsewhere')),
      (g, c, leader) => {
        strikeLeader(g, c, leader, BY_PLAYER);
        return done;
      },
    ),
  },
);

/** Whether the card has a star, and there is somebody to be hit by it. */
const hasLeader = (g: G, { card, position }: Pick<Firing, 'card' | 'position'>): boolean =>
  lineFor(card, position)?.leader === true && leadersUnder(g, position).length > 0;

const NOBODYS: Claims = [];
const isForAll = (c: Firing): boolean => c.targets.length <= c.hits;

/** The units of which the next hit takes one, all of one rank: the first with any that cost no later position a hit. */
function firstOf(g: G, c: Firing, claims: Claims): readonly UnitId[] {
  if (isForAll(c)) return [c.targets.at(0)];
  for (let at = 0; at < c.targets.length; ) {
    const equals = equalsAt(g, c, at);
    const open = withoutLoss(g, c.position, claims, equals);
    if (open.length > 0) return open;
    at += equals.length;
  }
  return equalsAt(g, c, 0);
}
/** From a place in the list of targets on, those of its rank. */
function equalsAt(g: G, { position, targets }: Firing, at: number): UnitId[] {
  const rank = rankOf(g, position, targets.at(at));
  const units = [targets.at(at)];
  for (let i = at + 1; i < targets.length && rankOf(g, position, targets.at(i)) === rank; i++)
    units.push(targets.at(i));
  return units;
}

/** Those that are hit anyway need no choice: there are hits for all, and none is spared once another is hit (FIR-22). */
const mustChoose = (g: G, c: Firing, claims: Claims, tied: readonly UnitId[]): boolean =>
  tied.length > c.hits || (tied.length > 1 && costTogether(g, c.position, claims, tied));

/** Why this unit, one of so many that may be hit, and not the first that is spared: it may be of the same rank. */
function reason(g: G, c: Firing, unit: UnitId, open: number): number {
  if (isForAll(c)) return FOR_ALL;
  const first = equalsAt(g, c, 0);
  if (open < first.length || !first.includes(unit)) return BY_NUMBER;
  return criterion(g, c.position, unit, c.targets.at(c.hits));
}

const NO_TARGET = 3;

/** Tells who fires on whom, and all of why. */
function tell(g: G, position: PositionId, unit: UnitId, aim: number, by: number): void {
  const hex = g.unit.at.get(unit);
  const [colour, dot] = [COLOUR_OF[position] as number, dotNow(g, position, hex)];
  g.emit(fired, { position, colour, unit, hex, dot, aim, by });
}

function strike(g: G, c: Firing, unit: UnitId, by: number): Next<'next'> {
  const { position } = c;
  if (g.log !== null) tell(g, position, unit, aimOf(g, position, c.card, unit), by);
  c.targets.removeAt(c.targets.indexOf(unit));
  const effect = effectOf(g, position, unit);
  if ((effect & LOSS) !== 0 && maySacrifice(g, unit))
    return call(hit, { unit, disrupts: disruptsBy(effect), by: byFire(g, position, unit) }, 'next');
  suffer(g, unit, effect, byFire(g, position, unit));
  return 'next';
}
const disruptsBy = (effect: number): number => ((effect & SHAKE) === 0 ? 0 : 1);
/** FIR-23 to FIR-27: by which cell of the chart a position hits a unit. */
const byFire = (g: G, position: PositionId, unit: UnitId): number =>
  hitBy(dotNow(g, position, g.unit.at.get(unit)), isHiddenReserve(g, position));
function suffer(g: G, unit: UnitId, effect: number, by: number): void {
  if ((effect & LOSS) === 0) disrupt(g, unit, ruleOf(by));
  else takeHit(g, unit, disruptsBy(effect), ruleOf(by));
}

function strikeLeader(g: G, c: Firing, unit: UnitId, by: number): void {
  tell(g, c.position, unit, AT_STAR, by);
  hitLeader(g, unit);
}

function firstLeaders(g: G, position: PositionId): UnitId[] {
  const leaders = leadersUnder(g, position);
  return leaders.filter(
    (leader) => placeOf(g, position, leader) === placeOf(g, position, leaders[0] as UnitId),
  );
}
