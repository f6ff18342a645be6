import type { HexId } from '@bocage/hex';
import type { Peril, Warning } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { groundOf, isHex } from '../map.ts';
import { isAboard } from '../rules/airborne/aircraft.ts';
import { boxesOf, isFirstLanding, pooled, poolIndex, whyNotInto, whyNotLoad } from '../rules/amphibious/display.ts'; // biome-ignore format: a list
import { whyTooMany } from '../rules/movement/stacking.ts';
import { activeSide, unitsIn } from '../rules/units.ts';
import type { G } from '../state.ts';
import { gaitOf } from '../tables/going.ts';
import { LAST_TURN, tideIn } from '../tables/turns.ts';
import { ALLIED, GERMAN, HIGH, segmentOf, type Terrain } from '../terms.ts';
import { AIRBORNE, COMMANDOS, dataOf, SIDE_OF, TURN_OF, UNITS_OF, type UnitId } from '../units.ts';

const inSegment = (g: G, ...letters: readonly ('D' | 'I')[]): boolean =>
  letters.some((letter) => g.segment === segmentOf(letter));
const warned = (units: readonly UnitId[], text: string, rule: string): Peril | null =>
  units.length === 0 ? null : { text, rule, units };

/** 8.1.4: who is too many when a segment ends is eliminated. */
const crowded: Warning<G> = {
  verb: 'end',
  peril(g) {
    const own = UNITS_OF[activeSide(g)] ?? [];
    const units = own.filter((unit) => isCrowded(g, unit));
    const text = 'Too many units are in a hex: some of them are eliminated when the segment ends.';
    return warned(units, text, '8.1.4-a');
  },
};
const isCrowded = (g: G, unit: UnitId): boolean => {
  const at = g.unit.at.get(unit);
  return isHex(at) && whyTooMany(unitsIn(g, at).filter((one) => SIDE_OF[one] === SIDE_OF[unit])) !== null;
};

/** Those in the Landing Pools for whom a box has room. */
const loadable = (g: G): readonly UnitId[] =>
  pooled(g).filter(
    (unit) =>
      whyNotLoad(g, unit) === null &&
      boxesOf(poolIndex(g, unit)).some((box) => whyNotInto(g, unit, box) === null),
  );
/** 5.1.4: who is in no box does not land. */
const unloaded = (verb: string, rule: string): Warning<G> => ({
  verb,
  peril: (g) =>
    warned(loadable(g), 'These units are in no box, though there is room, and so will not land.', rule),
});

/** 5.7.3: Commandos who are not put to sea with the first Cycle. */
const commandosAshore: Warning<G> = {
  verb: 'invasionPlacement.place.end',
  peril(g) {
    const units = isFirstLanding(g) ? COMMANDOS.filter((unit) => poolIndex(g, unit) >= 0) : [];
    const text = 'These Commandos are not put to sea with the first Cycle; later they land as others do.';
    return warned(units, text, '5.7.3-a');
  },
};

/** 4.7: a turn of airborne operations that nobody uses. */
const grounded: Warning<G> = {
  verb: 'announcement.name.end',
  peril(g) {
    if (g.flown === g.turn) return null;
    const units = AIRBORNE.filter((unit) => isAboard(g, unit) && (TURN_OF[unit] as number) <= g.turn);
    return warned(units, 'Nobody is announced, so nobody lands from the air this turn.', '3.1.1-a1');
  },
};

const { light, caught: CAUGHT } = CHARTS.tide;
type Weights = Readonly<Record<'light' | 'heavy', string>>;
/** 6.3.5: what High tide does to a unit where it stands; `-` for nothing. */
function caught(unit: UnitId, at: HexId): string {
  const by: Readonly<{ [ground in Terrain]?: Weights }> = CAUGHT;
  return by[groundOf(at)]?.[light.includes(gaitOf(dataOf(unit).type)) ? 'light' : 'heavy'] ?? '-';
}

/** 6.3.5: whom the next tide finds on flats and reefs. */
const drowning: Warning<G> = {
  verb: 'end',
  peril(g) {
    if (!inSegment(g, 'D', 'I') || g.turn >= LAST_TURN || tideIn(g.turn + 1) !== HIGH) return null;
    const side = inSegment(g, 'D') ? ALLIED : GERMAN;
    const units = (UNITS_OF[side] ?? []).filter((unit) => {
      const at = g.unit.at.get(unit);
      return isHex(at) && caught(unit, at) !== '-';
    });
    return warned(
      units,
      'The tide will be High next turn, and disrupts these units where they stand, or takes them.',
      '6.3.5-b',
    );
  },
};

/** What is said before an action that harms whoever takes it. */
export const WARNINGS: readonly Warning<G>[] = [
  crowded,
  drowning,
  grounded,
  commandosAshore,
  unloaded('alliedSetUp.load.ready', '5.1.4-a'),
  unloaded('invasionPlacement.place.end', '5.1.6-a'),
];
