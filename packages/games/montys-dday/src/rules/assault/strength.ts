import { CHARTS } from '../../data/charts.ts';
import type { G } from '../../state.ts';
import { drmOf, multiplierOf } from '../../tables/cover.ts';
import { letterOf, NO_LETTER, shiftedLetter } from '../../tables/crt.ts';
import { enemyOf } from '../../terms.ts';
import { dataOf, EVERY_UNIT, type UnitId } from '../../units.ts';
import { bestProtection, coverIn } from '../strength.ts';
import { combatFactor, protectionOf } from '../units.ts';
import { netAdvantage } from './advantages.ts';
import { comesFrom } from './attackers.ts';
import { type Assault, defendersOf } from './fight.ts';
import { isOverWater } from './ground.ts';

const { acrossWater } = CHARTS.assault;
const { defendsByProtection } = CHARTS.types.lists;
const BY_PROTECTION = Uint8Array.from(EVERY_UNIT, (unit) =>
  defendsByProtection.includes(dataOf(unit).type) ? 1 : 0,
);

/** 10.3.3-a2, R-23, R-98: what one attacker counts; over water half, rounded down, but something. */
export function attackFactor(g: G, { hex, inside }: Pick<Assault, 'hex' | 'inside'>, unit: UnitId): number {
  const factor = combatFactor(g, unit);
  if (inside || !isOverWater(comesFrom(g, unit, hex), hex)) return factor;
  return Math.max(acrossWater.least, Math.floor(factor / acrossWater.divide));
}

/** 10.3.3-a1, 16.1: the attackers’ combat factors, and the support of their headquarters. */
export function attackOf(g: G, assault: Assault): number {
  let sum = assault.support.attack;
  for (const unit of assault.units) sum += attackFactor(g, assault, unit);
  return sum;
}

/** 10.3.2-d, R-22: guns and heavy weapons defend by protection, whatever their state (10.6.2). */
export const isByProtection = (unit: UnitId): boolean => BY_PROTECTION[unit] === 1;
export const defenceFactor = (g: G, unit: UnitId): number =>
  isByProtection(unit) ? protectionOf(g, unit) : combatFactor(g, unit);

/** 10.3.3-c1, 16.1, R-31: the defenders’ factors times what the hex gives, and then their support. */
export function defenceOf(g: G, assault: Assault): number {
  const { side, hex, support } = assault;
  let sum = 0;
  for (const unit of defendersOf(g, assault)) sum += defenceFactor(g, unit);
  return sum * multiplierOf(coverIn(g, hex, enemyOf(side)), 'assault') + support.defence;
}

/** 10.3.3-i1: what the dice are modified by. */
export const modifierOf = (g: G, { side, hex }: Pick<Assault, 'side' | 'hex'>): number =>
  drmOf(coverIn(g, hex, enemyOf(side)), 'assault');

/** 10.3.3-e2 to -h1: the column with all shifts, or NO_LETTER where the differential is too low. */
export function columnOf(g: G, assault: Assault): number {
  const differential = attackOf(g, assault) - defenceOf(g, assault);
  const letter = letterOf('closeAssault', differential, bestProtection(g, defendersOf(g, assault)));
  return letter === NO_LETTER ? NO_LETTER : shiftedLetter(letter, netAdvantage(g, assault));
}
