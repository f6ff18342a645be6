import type { HexId } from '@bocage/hex';
import type { Value } from '@bocage/kernel';
import type { Harm, Warning } from '@bocage/wargame';
import { sideOfArmy, type UnitId } from '../data.ts';
import { isHex } from '../map.ts';
import { moversIn } from '../rules/movement.ts';
import { excesses } from '../rules/stacking.ts';
import { unitsOf } from '../rules/units.ts';
import type { G } from '../state.ts';

/** 5.2: who is too many where the moves end is lost, and the enemy chooses who. */
const overstacked: Warning<G> = {
  verb: 'movement.begin.end',
  harm(g) {
    const side = sideOfArmy(g.active);
    const units = excesses(g, side).flatMap((hex) => unitsOf(g, side, hex));
    if (units.length === 0) return null;
    const text = 'Too many units are in a hex: the enemy chooses which of them are eliminated.';
    return { text, rule: '5.2-e', units };
  },
};

/** 14.0: who ends where no line of supply comes may lose a step when the turn ends. */
function cutOff(g: G, units: readonly UnitId[], way: Value | undefined): Harm | null {
  const to = [way ?? -1].flat().at(-1) as HexId;
  if (to < 0 || !isHex(to)) return null;
  const lost = units.filter((unit) => g.supply.has(unit) && !g.supply.hasAt(unit, to));
  if (lost.length === 0) return null;
  const text = 'There it would be out of supply, and lose a step if it is so when the turn ends.';
  return { text, rule: '14.0-a', units: lost };
}

const outOfSupply: readonly Warning<G>[] = [
  { verb: 'movement.begin.move', harm: (g, [unit, way]) => cutOff(g, [unit as UnitId], way) },
  { verb: 'movement.begin.march', harm: (g, [at, way]) => cutOff(g, moversIn(g, at as HexId), way) },
];

/** What is said before an action that harms whoever takes it. */
export const WARNINGS: readonly Warning<G>[] = [overstacked, ...outOfSupply];
