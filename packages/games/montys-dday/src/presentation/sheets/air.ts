import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { dieRows, modifierRow, row, type Sheet, type SheetRow } from '@bocage/wargame';
import { isUnderWater } from '../../map.ts';
import type { Place } from '../../rules/airborne/flak.ts';
import { airborneAs, modifierFor } from '../../rules/airborne/touchdown.ts';
import { hasEnemy } from '../../rules/units.ts';
import type { G } from '../../state.ts';
import { ELSEWHERE, groundDrm, isRough, scatter, windOf } from '../../tables/scatter.ts';
import { tideIn } from '../../tables/turns.ts';
import { ALLIED } from '../../terms.ts';
import { isGlider, type UnitId } from '../../units.ts';
import { unitName } from '../faces.ts';
import { zoneName } from '../names.ts';
import { hexTitle, signed } from '../words.ts';
import { chanceOn, diceRows } from './results.ts';

interface Fall {
  readonly text: string;
  readonly isWell: boolean;
}
const isLost = (g: G, hex: HexId): boolean => hex === NOWHERE || isUnderWater(hex, tideIn(g.turn));

/** What becomes of a unit with a modified roll. */
function fallOf(g: G, unit: UnitId, aim: HexId, total: number): Fall {
  const { outcome, hex, disrupted } = scatter(aim, total);
  if (outcome === 'aborts') return { text: 'it turns back', isWell: false };
  if (outcome === 'eliminated' || isLost(g, hex)) return { text: 'it is lost', isWell: false };
  if (hasEnemy(g, ALLIED, hex)) return { text: `${hexTitle(hex)}, among Germans`, isWell: false };
  const isHarmed = disrupted || isRough(hex, airborneAs(unit));
  return { text: `${hexTitle(hex)}${isHarmed ? ', disrupted' : ''}`, isWell: !isHarmed };
}

/** 4.4.5, 4.6.2: all that modifies the dice of a unit. */
const modifierRows = (unit: UnitId, { hex, zone, wind, flak }: Place): SheetRow[] => [
  ...modifierRow('Wind', wind, '4.4.2-a'),
  ...modifierRow('Flak', flak, '4.4.3-a'),
  ...modifierRow('Ground', groundDrm(hex, airborneAs(unit)), '4.4.5-b'),
  ...modifierRow('Away from the Drop Zones', isGlider(unit) && zone === NONE ? ELSEWHERE : 0, '4.6.2-a'),
];

/** 4.4.6: where a unit comes down, as the dice fall. */
export function dropSheet(g: G, unit: UnitId, place: Place): Sheet {
  const added = modifierFor(unit, place);
  const fall = (sum: number): Fall => fallOf(g, unit, place.hex, sum + added);
  const well = chanceOn((sum) => fall(sum).isWell);
  return {
    title: `${unitName(unit)} comes down at ${hexTitle(place.hex)}`,
    rows: [
      ...modifierRows(unit, place),
      row('On the dice', signed(added), '4.4.5-b'),
      ...diceRows((sum) => fall(sum).text, '4.4.6-x1'),
    ],
    result: `Lands unharmed ${well}`,
    headline: `Dice ${signed(added)}: unharmed ${well}`,
  };
}

/** 4.4.2, 4.4.4: a Drop Zone that is aimed at a hex, before the wind and the flak. */
export const zoneSheet = (zone: number, hex: HexId): Sheet => ({
  title: `The ${zoneName(zone)} at ${hexTitle(hex)}`,
  rows: [
    ...dieRows((die) => `wind ${signed(windOf(die))}`, '4.4.2-a'),
    ...diceRows((sum) => {
      const to = scatter(hex, sum).hex;
      return to === NOWHERE ? 'rolled for anew' : hexTitle(to);
    }, '4.4.4-a'),
  ],
  result: 'Two dice, with wind and flak added',
});
