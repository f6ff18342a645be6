import type { HexId } from '@bocage/hex';
import { type Call, call, type Done, done } from '@bocage/kernel';
import { firedAt, firedInVain } from '../../events/fire.ts';
import type { G } from '../../state.ts';
import { type CombatResult, NO_LETTER, resultOf } from '../../tables/crt.ts';
import { EFFECT, LINES } from '../../terms.ts';
import type { UnitId } from '../../units.ts';
import { harm } from '../assault/results.ts';
import { ruin } from '../ruins.ts';
import { hexesOf } from '../units.ts';
import { engagedBy, type Fire, isShelling, type Reckoning, reckon } from './strength.ts';

/** What a box of the table is called among the effects. */
export const effectOf = ({ effect }: CombatResult): number => (effect === '-' ? NOTHING : EFFECT.of(effect));
const NOTHING = 0;

/** Whom a result strikes, and where. */
interface Struck {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  readonly effect: number;
}
/** 10.4: a result does its harm. */
export const strike = <const T extends string | Done>(
  { hex, units, effect }: Struck,
  then: T,
): T | Call<T> => (effect === NOTHING ? then : call(harm, { hex, units, effect, byFire: 1 }, then));

/** 10.1.3: fire below the lowest differential is told, and no dice are rolled for it; whether it was so. */
export function fallsShort(g: G, fire: Fire): boolean {
  const reckoning = reckon(g, fire);
  if (reckoning.column !== NO_LETTER) return false;
  if (g.log !== null) g.emit(firedInVain, { ...firedBy(g, fire), ...strengthsIn(reckoning) });
  return true;
}

/** Who fires, from where. */
export const firedBy = (g: G, { hex, units, points }: Fire) => ({
  hex,
  units,
  points,
  from: hexesOf(g, units),
});
const strengthsIn = ({ line, attack, defence, differential }: Reckoning) => ({
  line: LINES.indexOf(line),
  attack,
  defence,
  differential,
});

/** 10.2.8i, -j: the dice decide. */
export function resolve(g: G, fire: Fire, dice: number): Done | Call<Done> {
  const reckoning = reckon(g, fire);
  const { column, shifts, modifier } = reckoning;
  const result = resultOf(column, dice + modifier);
  const effect = effectOf(result);
  if (g.log !== null)
    g.emit(firedAt, {
      ...firedBy(g, fire),
      ...strengthsIn(reckoning),
      column,
      shifts,
      dice,
      modifier,
      effect,
    });
  const units = engagedBy(g, fire);
  if (result.isLightRed && isShelling(fire)) ruin(g, fire.hex);
  return strike({ hex: fire.hex, units, effect }, done);
}
