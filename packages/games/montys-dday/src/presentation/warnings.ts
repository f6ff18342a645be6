import type { HexId } from '@bocage/hex';
import type { Peril, Warning } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { grid, groundOf, isHex } from '../map.ts';
import { whyTooMany } from '../rules/movement/stacking.ts';
import { isAfloat, unitsIn } from '../rules/units.ts';
import type { G } from '../state.ts';
import { gaitOf } from '../tables/going.ts';
import { LAST_TURN, tideIn } from '../tables/turns.ts';
import { ALLIED, GERMAN, HIGH, segmentOf, type Terrain } from '../terms.ts';
import { dataOf, SIDE_OF, UNITS_OF, type UnitId } from '../units.ts';

const inSegment = (g: G, ...letters: readonly ('D' | 'F' | 'I')[]): boolean =>
  letters.some((letter) => g.segment === segmentOf(letter));
const warned = (units: readonly UnitId[], text: string, rule: string): Peril | null =>
  units.length === 0 ? null : { text, rule, units };

/** 8.1.4: who is too many when a segment ends is eliminated. */
const crowded: Warning<G> = {
  verb: 'end',
  peril(g) {
    const units = grid.hexes.flatMap((hex) => {
      const here = unitsIn(g, hex);
      const own = [ALLIED, GERMAN].map((side) => here.filter((unit) => SIDE_OF[unit] === side));
      return own.flatMap((side) => (side.length > 1 && whyTooMany(side) !== null ? side : []));
    });
    return warned(
      units,
      'Too many units are in a hex: some of them are eliminated when the segment ends.',
      '8.1.4-a',
    );
  },
};

/** 5.5.6: who lies before Germans and does not get in is lost. */
const unlanded: Warning<G> = {
  verb: 'end',
  peril(g) {
    if (!inSegment(g, 'F')) return null;
    const units = (UNITS_OF[ALLIED] ?? []).filter(
      (unit) => isAfloat(g, unit) && g.unit.assaulted.get(unit) === 0,
    );
    return warned(
      units,
      'These units are still in their boats before Germans, and are lost if they do not assault.',
      '5.5.6-b',
    );
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
export const WARNINGS: readonly Warning<G>[] = [crowded, unlanded, drowning];
