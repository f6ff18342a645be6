import type { HexId } from '@bocage/hex';
import { CHARTS } from '../../data/charts.ts';
import { isFortress, isHex } from '../../map.ts';
import { beside, whyNotAttack, whyNotUnder } from '../../rules/combat/attackers.ts';
import { ATTACK, CONFUSION, COUNTERATTACK, EXPLOITATION, IN_BOX } from '../../rules/combat/manner.ts';
import { defendersIn } from '../../rules/combat/ranks.ts';
import { bonusOf } from '../../rules/combat/support.ts';
import { guardOf } from '../../rules/logistics/depots.ts';
import { isConfused } from '../../rules/units.ts';
import type { G } from '../../state.ts';
import { ALLIES, campOf } from '../../terms.ts';
import { ASSAULT_DIVISION, DIVISION_OF, NOBODY, type UnitId } from '../../units.ts';
import type { Muster } from '../under-way.ts';
import { firstCover, foeOf, type Prospect } from './fight.ts';

/** Who fights for what. */
interface Plan {
  readonly side: number;
  readonly at: HexId;
  readonly manner: number;
  readonly attackers: readonly UnitId[];
  readonly hq?: UnitId;
  readonly hqs?: readonly UnitId[];
  readonly aid?: readonly UnitId[];
}
/** A fight that nobody has begun, as its rules would find it. */
export function planned(
  g: G,
  { side, at, manner, attackers, hq = NOBODY, hqs = [], aid = [] }: Plan,
): Prospect {
  const defenders = defendersIn(g, { side, at, manner });
  const isBox = !isHex(at) && !isFortress(at);
  return {
    side,
    foe: foeOf(defenders, side),
    hq,
    at,
    manner,
    attackers,
    defenders,
    aid,
    works: isBox && campOf(side) === ALLIES ? guardOf(g, at) : 0,
    cover: firstCover(at),
    air: false,
    bonus: bonusOf(g, hqs, attackers),
    guard: 0,
    isGroundChosen: false,
    isAirSettled: false,
    isLeadSettled: false,
  };
}

const { divisions: DIVISIONS, independents: INDEPENDENTS } = CHARTS.control;
/** 5.1-a: of those that a headquarters could lead one by one, as many as it has room for together. */
function withinCorps(g: G, hq: UnitId, units: readonly UnitId[]): UnitId[] {
  const corps = g.known.corps(hq);
  const divisions = new Set(corps.divisions);
  let { independents } = corps;
  return units.filter((unit) => {
    const division = DIVISION_OF[unit] as number;
    if (g.unit.hq.get(unit) === hq || division === (ASSAULT_DIVISION as number)) return true;
    if (division < 0) return independents++ < INDEPENDENTS;
    if (!divisions.has(division) && divisions.size >= DIVISIONS) return false;
    divisions.add(division);
    return true;
  });
}

const mannerAt = (g: G, at: HexId, manner: number): number => (isConfused(g, at) ? CONFUSION : manner);
/** An attack of a headquarters on a hex by all who can. */
export const attackByAll = (g: G, side: number, hq: UnitId, at: HexId, manner: number = ATTACK): Prospect => {
  const able = beside(g, side, at).filter((unit) =>
    manner === EXPLOITATION ? whyNotAttack(g, at, unit) === null : whyNotUnder(g, [hq], at, unit) === null,
  );
  return planned(g, { side, hq, at, manner: mannerAt(g, at, manner), attackers: withinCorps(g, hq, able) });
};
/** 10: an attack on 6 June, without a headquarters, by these or by all who can. */
export const freeAttack = (g: G, side: number, at: HexId, units: readonly UnitId[]): Prospect => {
  const all = beside(g, side, at).filter((unit) => whyNotAttack(g, at, unit) === null);
  const attackers = units.length > 0 ? units : all;
  return planned(g, { side, at, manner: mannerAt(g, at, ATTACK), attackers });
};

function mannerOfMuster(g: G, { by, at, manner }: Muster): number {
  if (by === 'counterattack') return COUNTERATTACK;
  return by === 'festungCombat' ? IN_BOX : mannerAt(g, at, manner);
}
/** The attack that is being mustered, with others beside those who are in it. */
export function mustered(g: G, muster: Muster, more: readonly UnitId[] = []): Prospect {
  const { side, at, hq, hqs, units } = muster;
  const attackers = [...units, ...more.filter((unit) => !units.includes(unit))];
  return planned(g, { side, at, hq, hqs, attackers, manner: mannerOfMuster(g, muster) });
}
