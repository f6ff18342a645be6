import type { HexId } from '@bocage/hex';
import { columnOf, DISORGANIZED, defendersIn, enemyOf, type G, isFixed, lineOf, PHASES, resultOf, STEADY, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import type { AttackStyle } from './style.ts';
import { batteryWorth, STEP } from './worth.ts';

/** An attack that may be made. */
export interface Attack {
  readonly side: number;
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  /** Points for an empty hex. */
  readonly worth: number;
}

/** Ways in 36 to throw each sum of two dice. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** The defenders as far as they matter to the price. */
interface Defence {
  /** Steps of Weapons Nests and Garrisons, which lose first and stay. */
  readonly fixed: number;
  readonly mobile: number;
  readonly units: number;
  readonly battery: number;
}

function defenceOf(g: G, attack: Attack): Defence {
  const defenders = defendersIn(g, enemyOf(attack.side), attack.hex);
  let [fixed, mobile, battery] = [0, 0, 0];
  for (const unit of defenders) {
    if (isFixed(unit)) fixed += g.unit.steps.get(unit);
    else mobile += g.unit.steps.get(unit);
    battery += batteryWorth(unit);
  }
  return { fixed, mobile, units: defenders.length, battery };
}

/** What the attackers are, as far as it matters to the price. */
interface Force {
  /** Those who could still get into disorder. */
  readonly steady: number;
  /** What it costs beforehand that some attack under a marker. */
  readonly tired: number;
  /** How much of the day is left, from one to none. */
  readonly time: number;
}

function forceOf(g: G, style: AttackStyle, { units }: Attack): Force {
  let [steady, tired] = [0, 0];
  for (const unit of units) {
    const marker = g.unit.marker.get(unit);
    if (marker === STEADY) steady++;
    else tired += marker === DISORGANIZED ? style.tired : style.tired + style.disorder / 2;
  }
  return { steady, tired, time: (PHASES - g.phase) / (PHASES - 1) };
}

/** What an attack is worth on the average, in points, by every throw of the dice. */
export function price(g: G, style: AttackStyle, attack: Attack): number {
  const { side, hex, units } = attack;
  const defence = defenceOf(g, attack);
  const force = forceOf(g, style, attack);
  const forces = { style, defence, force };
  const column = columnOf(g, side, hex, units);
  const line = lineOf(hex);
  let sum = 0;
  for (let dice = 2; dice <= 12; dice++) {
    const { attacker, defender } = resultOf({ line, column, dice });
    const change = gain(attack, forces, defender) - loss(attack, forces, attacker);
    sum += (WAYS[dice] as number) * change;
  }
  return sum / 36 - force.tired * force.time;
}

interface Effect {
  readonly steps: number;
  readonly retreat: number;
  readonly disruption: number;
}
interface Forces {
  readonly style: AttackStyle;
  readonly defence: Defence;
  readonly force: Force;
}

function gain(
  { side, worth }: Attack,
  { style, defence, force }: Forces,
  { steps, retreat, disruption }: Effect,
): number {
  const { fixed, mobile, units, battery } = defence;
  const posts = Math.min(steps, fixed);
  const men = Math.min(steps - posts, mobile);
  const killed = style.bloodlust * men * (STEP[enemyOf(side)] as number) + (posts === fixed ? battery : 0);
  if (posts + men === fixed + mobile) return killed + worth;
  const shaken = killed + style.disorder * force.time * disruption * units;
  if (posts === fixed && retreat > 0) return shaken + style.fallsBack * worth;
  return shaken + (style.wornDown * force.time * worth * (posts + men)) / (fixed + mobile);
}

function loss(
  { side, units }: Attack,
  { style, defence, force }: Forces,
  { steps, retreat, disruption }: Effect,
): number {
  const back = defence.mobile === 0 ? 0 : retreat * style.thrownBack * units.length;
  const step = style.thrift * (1 + style.ownStep * force.time) * (STEP[side] as number) * steps;
  return step + back + style.disorder * force.time * disruption * force.steady;
}
