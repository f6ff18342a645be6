import type { HexId } from '@bocage/hex';
import type { List } from '@bocage/kernel';
import { HEADQUARTERS_OF, NOBODY, type UnitId } from '../../units.ts';
import type { Fight } from './odds.ts';
import { alliedOf, type Backed, type Cover } from './support.ts';

/** What the steps know of the fight. */
export interface Frame {
  readonly side: number;
  readonly at: HexId;
  readonly manner: number;
  readonly hq: UnitId;
  readonly attackers: List<UnitId>;
  readonly defenders: List<UnitId>;
  readonly hqs: List<UnitId>;
  readonly aid: List<UnitId>;
  readonly works: number;
  readonly foe: number;
  readonly cover: number;
  readonly air: number;
  readonly bonus: number;
  readonly guard: number;
}
/** The fight as it is reckoned. */
export const fightOf = (c: Frame): Fight => ({
  at: c.at,
  manner: c.manner,
  attackers: c.attackers.toArray(),
  defenders: c.defenders.toArray(),
  aid: c.aid.toArray(),
  works: c.works,
  cover: c.cover,
  air: c.air === 1,
  bonus: c.bonus,
  guard: c.guard,
});
/** What follows it. */
export const followUp = ({ side, at, manner, hq, attackers }: Frame) => ({
  side,
  at,
  manner,
  hq,
  attackers: attackers.toArray(),
});
/** 9.1: what fighters see of it. */
export const coverOf = ({ manner, cover, side, foe }: Frame): Cover => ({
  manner,
  cover,
  side,
  allied: alliedOf(side, foe),
});
/** 5.3: those whom headquarters may support, in attack and in defence. */
export const attackBacked = ({ side, at, manner, hq, attackers }: Frame): Backed => ({
  side,
  at,
  manner,
  hq,
  units: attackers.toArray(),
});
export const defenceBacked = ({ foe, at, manner, defenders }: Frame): Backed => ({
  side: foe,
  at,
  manner,
  hq: NOBODY,
  units: defenders.toArray(),
});
/** who may support the attack. */
export const leaders = ({ side, hq }: Frame): readonly UnitId[] =>
  hq === NOBODY ? (HEADQUARTERS_OF[side] ?? []) : [hq];
