import type { Warning } from '@bocage/wargame';
import { sideOfArmy } from '../data.ts';
import { isStarving } from '../rules/attrition.ts';
import { excesses } from '../rules/stacking.ts';
import { unitsOf } from '../rules/units.ts';
import { Ways } from '../rules/ways.ts';
import type { G } from '../state.ts';

/** 5.2: who is too many where the moves end is lost, and the enemy chooses who. */
const overstacked: Warning<G> = {
  verb: 'movement.begin.end',
  peril(g) {
    const side = sideOfArmy(g.active);
    const units = excesses(g, side).flatMap((hex) => unitsOf(g, side, hex));
    if (units.length === 0) return null;
    const text = 'Too many units are in a hex: the enemy chooses which of them are eliminated.';
    return { text, rule: '5.2-e', units };
  },
};

/** 14.0: who is out of supply when the turn ends loses a step. Nobody moves out of supply, but others may be cut off by it. */
const cutOff: Warning<G> = {
  verb: 'movement.begin.end',
  peril(g) {
    const units = g.known
      .movers(g.active)
      .filter((unit) => isStarving(g, unit) && new Ways(g, [unit]).some());
    if (units.length === 0) return null;
    const text = 'These units are out of supply and could still move: a step is lost if that stays so.';
    return { text, rule: '14.0-a', units };
  },
};

/** What is said before an action that harms whoever takes it. */
export const WARNINGS: readonly Warning<G>[] = [overstacked, cutOff];
