import { among, call, done, int, type List, list, type Next } from '@bocage/kernel';
import { CARD, UNIT, type UnitId, US } from '../data.ts';
import { fired } from '../events.ts';
import { POSITION } from '../map.ts';
import type { G } from '../state.ts';
import { no } from '../terms.ts';
import { withoutLoss } from './claims.ts';
import { hitLimit, lineFor } from './field.ts';
import { disrupt, hit, hitLeader } from './hits.ts';
import { BY_DOT, BY_NUMBER, BY_PLAYER, criterion, effectOf, LOSS, leadersUnder, placeOf, rankOf, SHAKE, targetsOf } from './targets.ts'; // biome-ignore format: a list
import { procedure, verb } from './units.ts';

interface Firing {
  readonly position: number;
  readonly card: number;
  readonly hits: number;
  readonly targets: List<UnitId>;
}

/** One position fires. Who may be hit is settled before its first hit: they all fall at once. */
export const positionFire = procedure(
  'positionFire',
  {
    position: POSITION,
    card: CARD,
    hits: int(0, 4),
    targets: list(UNIT, UNIT.max + 1),
  },
  {
    aim(g, c) {
      c.hits = hitLimit(g, c.position);
      c.targets.fill(targetsOf(g, c.position, c.card));
      return 'next';
    },
    next(g, c) {
      if (c.hits === 0) return done;
      if (c.targets.length === 0) return 'leader';
      const tied = firstOf(g, c);
      if (mustChoose(c, tied)) return 'choose';
      const [unit = c.targets.at(0)] = tied;
      const by = reason(g, c, unit);
      c.hits -= 1;
      return strike(g, c, unit, by);
    },
    choose: {
      rule: 'FIR-29',
      prompt: 'Choose the unit that is hit',
      who: () => US,
      may: [
        verb(
          'hit',
          (g, c) => among(UNIT, firstOf(g, c), no('FIR-29')),
          (g, c, unit) => {
            c.hits -= 1;
            return strike(g, c, unit, BY_PLAYER);
          },
        ),
      ],
    },
    // FIR-07, FIR-22: a star on the card hits one leader, with a hit that nobody else has taken.
    leader(g, c) {
      if (lineFor(c.card, c.position)?.leader !== true) return done;
      const tied = firstLeaders(g, c.position);
      const [leader] = tied;
      if (leader === undefined) return done;
      if (tied.length > 1) return 'chooseLeader';
      const next = leadersUnder(g, c.position)[1];
      strikeLeader(g, c, leader, next === undefined ? BY_DOT : criterion(g, c.position, leader, next));
      return done;
    },
    chooseLeader: {
      rule: 'FIR-07',
      prompt: 'Choose the leader who is hit',
      who: () => US,
      may: [
        verb(
          'hit',
          (g, c) => among(UNIT, firstLeaders(g, c.position), no('FIR-07')),
          (g, c, leader) => {
            strikeLeader(g, c, leader, BY_PLAYER);
            return done;
          },
        ),
      ],
    },
  },
);

const isForAll = (c: Firing): boolean => c.targets.length <= c.hits;

/** The units of which the next hit takes one, all of one rank. */
function firstOf(g: G, c: Firing): UnitId[] {
  const all = Array.from({ length: c.targets.length }, (_, i) => c.targets.at(i));
  if (isForAll(c)) return all.slice(0, 1);
  const open = withoutLoss(g, c.position, c.card, all);
  const best = rankOf(g, c.position, open[0] as UnitId);
  return open.filter((unit) => rankOf(g, c.position, unit) === best);
}

/** Those that are hit anyway need no choice. */
const mustChoose = (c: Firing, tied: readonly UnitId[]): boolean => tied.length > c.hits;

/** Why this unit and not the first that is spared. */
function reason(g: G, c: Firing, unit: UnitId): number {
  if (isForAll(c)) return BY_DOT;
  if (rankOf(g, c.position, unit) !== rankOf(g, c.position, c.targets.at(0))) return BY_NUMBER;
  return criterion(g, c.position, unit, c.targets.at(c.hits));
}

function strike(g: G, c: Firing, unit: UnitId, by: number): Next<'next'> {
  const { position } = c;
  g.emit(fired, { position, unit, hex: g.unit.at.get(unit), by });
  c.targets.removeAt(c.targets.indexOf(unit));
  const effect = effectOf(g, position, unit);
  if ((effect & LOSS) !== 0) return call(hit, { unit, disrupts: (effect & SHAKE) === 0 ? 0 : 1 }, 'next');
  disrupt(g, unit);
  return 'next';
}

function strikeLeader(g: G, { position }: Firing, unit: UnitId, by: number): void {
  g.emit(fired, { position, unit, hex: g.unit.at.get(unit), by });
  hitLeader(g, unit);
}

function firstLeaders(g: G, position: number): UnitId[] {
  const leaders = leadersUnder(g, position);
  return leaders.filter(
    (leader) => placeOf(g, position, leader) === placeOf(g, position, leaders[0] as UnitId),
  );
}
