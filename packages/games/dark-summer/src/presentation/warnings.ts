import type { HexId } from '@bocage/hex';
import type { Warning } from '@bocage/wargame';
import { ALLIED, CHARTS, EVERY_UNIT, sideOfArmy } from '../data.ts';
import { BEACH_HEXES, beachAt } from '../map.ts';
import { whyNotAttacked, whyNotAttackWith } from '../rules/attackers.ts';
import { isStarving } from '../rules/attrition.ts';
import { hasReplacement, rebuildable, type Spent } from '../rules/replacements.ts';
import { LAST_WITHDRAWAL } from '../rules/shipping.ts';
import { excesses } from '../rules/stacking.ts';
import { unitsOf } from '../rules/units.ts';
import { Ways } from '../rules/ways.ts';
import { type G, HELD, WAVE_2 } from '../state.ts';
import { nameOf } from './names.ts';
import { listed } from './words.ts';

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

/** 3.2.1: so many closed beaches may be the end. */
const TOO_MANY = CHARTS.victory.suddenDeath.find(({ id }) => id === 'beaches')?.closed ?? 0;

/** 9.4.3: what is not open after the 2nd Wave is closed for good, which may decide the game. */
const unopened: Warning<G> = {
  verb: 'fighting.declare.end',
  peril(g) {
    if (g.round !== WAVE_2) return null;
    const held = BEACH_HEXES.filter((hex) => g.beach.status.get(beachAt(hex)) === HELD);
    const open = held.filter((hex) => whyNotAttacked(g, hex) === null);
    const units = EVERY_UNIT.filter((unit) => open.some((hex) => whyNotAttackWith(g, unit, hex) === null));
    if (units.length === 0) return null;
    const names = listed(held.map((hex) => nameOf('beach', beachAt(hex))?.name ?? ''));
    const end =
      held.length < TOO_MANY ? '' : ' With three closed, two of them side by side, the Germans win at once.';
    const text = `Whatever is not open now stays closed for good: ${names}.${end} These units could still attack there.`;
    return { text, rule: '9.4.3-k', units };
  },
};

/** 5.1, 11.4: whoever lands beyond the limit with the 2nd Wave has only a second hex of advance to make room. */
const crowdedAshore: Warning<G> = {
  verb: 'advance.further.stay',
  peril(g, _args, locals) {
    const { hex } = locals as unknown as { readonly hex: HexId };
    if (g.round !== WAVE_2 || !excesses(g, ALLIED).includes(hex)) return null;
    const text =
      'Too many units are in the hex: if that stays so until the Round ends, the enemy chooses which of them are eliminated.';
    return { text, rule: '5.1-g', units: unitsOf(g, ALLIED, hex) };
  },
};

/** 8.3: nobody comes back from England. */
const shipped: Warning<G> = {
  verb: 'ship',
  peril(_g, [unit]) {
    const text = `It leaves the game for good. To save the points it is worth, the end of Turn ${LAST_WITHDRAWAL} is soon enough.`;
    return { text, rule: '8.3-g', units: [unit as number] };
  },
};

/** 8.2: what replacements are left over is lost. */
const unrebuilt: Warning<G> = {
  verb: 'replacementPhase.rebuild.done',
  peril(g, _args, locals) {
    const { side, spent } = locals as unknown as { readonly side: number; readonly spent: Spent };
    const units = rebuildable(g, side).filter((unit) => hasReplacement(g, spent, unit));
    if (units.length === 0) return null;
    const text =
      'Replacements that are left over are lost. These units could still be brought up to strength.';
    return { text, rule: '8.2.2-b', units };
  },
};

/** What is said before an action that harms whoever takes it. */
export const WARNINGS: readonly Warning<G>[] = [
  overstacked,
  cutOff,
  unopened,
  crowdedAshore,
  shipped,
  unrebuilt,
];
