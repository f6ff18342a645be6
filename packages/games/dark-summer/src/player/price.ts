import type { HexId } from '@bocage/hex';
import { ARMY_OF, actingSide, convert, defendingSteps, effectOf, type G, isCity, isLoneBeach, markerOf, printed, reckon, type UnitId, unitsOf } from '../queries.ts'; // biome-ignore format: a list
import { ASSUMED, stepWorth } from './world.ts';

/** An attack that may be made. */
export interface Attack {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  readonly markers: readonly number[];
  /** What it is worth to have the hex without enemies. */
  readonly worth: number;
}

/** By army: how dear its own steps are to it in an attack; the US army has most replacements. By side: how it likes the enemy’s. */
const OWN = [0.45, 0.6, 0.9] as const;
const FOE = [1.15, 1] as const;
/** Who retreats comes back, and yet is in disorder. */
const DISORDER = 0.25;

/** The two sides of an attack, as far as they matter to its price. */
interface Stakes {
  /** Steps of the attackers, and what one costs. */
  readonly own: number;
  readonly ownStep: number;
  readonly foe: number;
  readonly foeStep: number;
  readonly defenders: number;
}

function stakesOf(g: G, { hex, units }: Attack): Stakes {
  const side = actingSide(g);
  const defenders = unitsOf(g, 1 - side, hex);
  const foe = Math.max(1, defendingSteps(g, hex));
  let [own, cheapest, garrison] = [0, Number.POSITIVE_INFINITY, 0];
  for (const unit of units) {
    own += g.unit.steps.get(unit);
    cheapest = Math.min(cheapest, stepWorth(g, unit));
  }
  for (const unit of defenders) garrison += stepWorth(g, unit) * g.unit.steps.get(unit);
  return {
    own,
    ownStep: (OWN[ARMY_OF[units[0] as UnitId] as number] as number) * cheapest,
    foe,
    foeStep: isLoneBeach(g, hex) ? 0 : ((FOE[side] as number) * garrison) / foe,
    defenders: defenders.length,
  };
}

/** What an attack is worth on the average, by every throw of the die. */
export function price(g: G, attack: Attack): number {
  const { hex, units, markers, worth } = attack;
  const { column } = reckon(g, hex, units, markers, ASSUMED);
  const stakes = stakesOf(g, attack);
  // 12.1: who is carpet-bombed is not dug in any more.
  const isBombed = !isCity(hex) && markers.some((marker) => markerOf(marker).kind === 'carpetBombing');
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const result = printed(column, die);
    sum += change(stakes, isBombed ? result : convert(g, hex, result), worth);
  }
  return sum / 6;
}

function change({ own, ownStep, foe, foeStep, defenders }: Stakes, result: number, worth: number): number {
  const { attackerSteps = 0, defenderSteps = 0, retreat } = effectOf(result);
  const lost = Math.min(own, attackerSteps === 'defender' ? foe : attackerSteps);
  const killed = Math.min(foe, defenderSteps === 'all' ? foe : defenderSteps);
  const losses = killed * foeStep - lost * ownStep;
  if (lost === own || (killed < foe && retreat === undefined)) return losses;
  return losses + worth + (retreat === undefined ? 0 : DISORDER * defenders);
}
