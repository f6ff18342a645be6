import type { HexId } from '@bocage/hex';
import { ALLIED, ARMY_OF, actingSide, BRITISH, convert, defendingSteps, effectOf, type G, isCity, isLoneBeach, markerOf, printed, reckon, type UnitId, US, unitsOf } from '../queries.ts'; // biome-ignore format: a list
import type { Fighting } from './style.ts';
import { ASSUMED, stepWorth } from './world.ts';

/** An attack that may be made. */
export interface Attack {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  readonly markers: readonly number[];
  /** What it is worth to have the hex without enemies. */
  readonly worth: number;
}

/** How dear its own steps are to an army in an attack. */
const ownStepOf = ({ usStep, britishStep, germanStep }: Fighting, army: number): number =>
  army === US ? usStep : army === BRITISH ? britishStep : germanStep;

/** The two sides of an attack, as far as they matter to its price. */
interface Stakes {
  /** Steps of the attackers, and what one costs. */
  readonly own: number;
  readonly ownStep: number;
  readonly foe: number;
  readonly foeStep: number;
  readonly defenders: number;
  /** What it is worth that one of them is driven off. */
  readonly disorder: number;
}

function stakesOf(g: G, { hex, units }: Attack, style: Fighting): Stakes {
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
    ownStep: ownStepOf(style, ARMY_OF[units[0] as UnitId] as number) * cheapest,
    foe,
    foeStep: isLoneBeach(g, hex)
      ? 0
      : ((side === ALLIED ? style.alliedZeal : style.germanZeal) * garrison) / foe,
    defenders: defenders.length,
    disorder: style.disorder,
  };
}

/** What an attack is worth on the average, by every throw of the die. */
export function price(g: G, attack: Attack, style: Fighting): number {
  const { hex, units, markers, worth } = attack;
  const { column } = reckon(g, hex, units, markers, ASSUMED);
  const stakes = stakesOf(g, attack, style);
  // 12.1: who is carpet-bombed is not dug in any more.
  const isBombed = !isCity(hex) && markers.some((marker) => markerOf(marker).kind === 'carpetBombing');
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const result = printed(column, die);
    sum += change(stakes, isBombed ? result : convert(g, hex, result), worth);
  }
  return sum / 6;
}

function change(stakes: Stakes, result: number, worth: number): number {
  const { own, ownStep, foe, foeStep, defenders, disorder } = stakes;
  const { attackerSteps = 0, defenderSteps = 0, retreat } = effectOf(result);
  const lost = Math.min(own, attackerSteps === 'defender' ? foe : attackerSteps);
  const killed = Math.min(foe, defenderSteps === 'all' ? foe : defenderSteps);
  const losses = killed * foeStep - lost * ownStep;
  if (lost === own || (killed < foe && retreat === undefined)) return losses;
  return losses + worth + (retreat === undefined ? 0 : disorder * defenders);
}
