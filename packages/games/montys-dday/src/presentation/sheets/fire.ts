import type { HexId } from '@bocage/hex';
import { row, type Sheet, type SheetRow } from '@bocage/wargame';
import { isBuilt, isHex } from '../../map.ts';
import { inWorks } from '../../rules/assault/fight.ts';
import { isAlternate, reckonOne, rolledFor } from '../../rules/fire/alternate.ts';
import { fireFactor, firersOn } from '../../rules/fire/firers.ts';
import {
  attackOf,
  engagedBy,
  type Fire,
  isShelling,
  type Reckoning,
  reckon,
} from '../../rules/fire/strength.ts';
import { bestProtection, coverIn } from '../../rules/strength.ts';
import { isDisrupted, printedFactor, protectionOf } from '../../rules/units.ts';
import type { G } from '../../state.ts';
import { NO_LETTER, resultOf } from '../../tables/crt.ts';
import { enemyOf, LINE_WORDS, LINES } from '../../terms.ts';
import type { UnitId } from '../../units.ts';
import { unitName } from '../faces.ts';
import { capital, hexTitle, letterText, signed } from '../words.ts';
import { coverRows } from './ground.ts';
import { chanceOn, outcomeOf, shakenRows, sumRow } from './results.ts';

/** What one who fires adds, and why less than is printed. */
function firerRow(g: G, fire: Fire, unit: UnitId): SheetRow {
  const factor = fireFactor(g, unit, fire.hex);
  const printed = printedFactor(g, unit);
  if (factor === printed) return row(unitName(unit), factor);
  const why = isDisrupted(g, unit) ? 'disrupted' : 'beyond half its range';
  return row(
    `${unitName(unit)}, ${why}`,
    `${factor} (of ${printed})`,
    isDisrupted(g, unit) ? '10.6.1-d' : '10.2.7-a2',
  );
}

const attackRows = (g: G, fire: Fire): SheetRow[] => [
  ...fire.units.map((unit) => firerRow(g, fire, unit)),
  ...(fire.points === 0 ? [] : [row('Support points', fire.points, '11.1.1-a')]),
  ...(fire.backing === 0 ? [] : [row('Support of headquarters', fire.backing, '16.1-a')]),
  row('Attack', attackOf(g, fire), '10.2.5-a'),
];

/** How fire is read, from the differential to the column. */
const columnRows = (g: G, fire: Fire, { line, differential, letter, shifts, column }: Reckoning): SheetRow[] => [
  row(`${capital(LINE_WORDS[LINES.indexOf(line)] as string)}: differential`, signed(differential), '10.1.3-a'),
  row(
    `Letter, with protection ${bestProtection(g, engagedBy(g, fire))}`,
    letter === NO_LETTER ? 'none' : letterText(letter),
    '10.1.4-a',
  ),
  ...(shifts === 0 || letter === NO_LETTER
    ? []
    : [row('Guns at armour, columns', signed(shifts), '10.2.7-b3'), row('Column', letterText(column), '10.2.8-h1')]),
]; // biome-ignore format: a line each

/** 12.1.1: whether there are houses that still stand. */
const isRuinable = (g: G, hex: HexId): boolean => isHex(hex) && isBuilt(hex) && g.hex.ruins.get(hex) === 0;

/** Strengths, ground, column and chances of fire at a hex. */
export function fireSheet(g: G, fire: Fire): Sheet | null {
  const engaged = engagedBy(g, fire);
  if (engaged.length === 0) return null;
  const title = `Fire on ${hexTitle(fire.hex)}`;
  if (fire.units.length + fire.points === 0) return { title, rows: defenceRows(g, fire), result: 'Choose who fires' };
  if (isAlternate(g, fire)) return bombardmentSheet(g, fire, title);
  const reckoning = reckon(g, fire);
  const side = enemyOf(fire.side);
  const { dice } = coverRows(g, fire.hex, side, 'fire');
  const works = inWorks(coverIn(g, fire.hex, side));
  const { rows, ...outcome } = outcomeOf(
    {
      ...reckoning,
      red: isShelling(fire) && isRuinable(g, fire.hex) ? { text: 'the houses fall into Ruins', rule: '12.1.1-a' } : null,
      rule: '10.2.8-j1',
      standsFast: works,
    },
    'Too little for any effect: no dice are rolled',
  );
  return {
    title,
    rows: [
      ...attackRows(g, fire),
      ...defenceRows(g, fire),
      ...columnRows(g, fire, reckoning),
      ...dice,
      ...shakenRows(g, engaged),
      ...(works ? [row('In works', 'no retreat for fire', '10.4-e')] : []),
      ...rows,
    ],
    ...outcome,
  };
} // biome-ignore format: long lines

/** 10.2.8b, -c: who is fired at, and what the ground makes of it. */
function defenceRows(g: G, fire: Fire): SheetRow[] {
  const engaged = engagedBy(g, fire);
  const { multiplier, times } = coverRows(g, fire.hex, enemyOf(fire.side), 'fire');
  const sum = engaged.reduce((all, unit) => all + protectionOf(g, unit), 0);
  return [
    ...engaged.map((unit) => row(`${unitName(unit)}, protection`, protectionOf(g, unit))),
    ...times,
    sumRow('Defence', sum, multiplier, fire.bracing, '10.2.8-c1'),
  ];
}

/** 10.7: each unit by itself. */
function bombardmentSheet(g: G, fire: Fire, title: string): Sheet {
  const attack = attackOf(g, fire);
  const cover = coverIn(g, fire.hex, enemyOf(fire.side));
  const rows = rolledFor(engagedBy(g, fire)).map((unit) => {
    const { column, modifier } = reckonOne(g, unit, attack, cover);
    const harmed = column === NO_LETTER ? '0 %' : chanceOn((sum) => resultOf(column, sum + modifier).effect !== '-');
    return row(`${unitName(unit)}: column ${letterText(column)}, dice ${signed(modifier)}`, `harmed ${harmed}`, '10.7.5-a');
  });
  return { title, rows: [...attackRows(g, fire), ...rows], result: 'Two dice for each unit', headline: `${attack} against each unit` };
} // biome-ignore format: long lines

/** Fire at a hex by all who can, before anybody has been named. */
export const possibleFire = (g: G, side: number, hex: Fire['hex']): Fire => ({
  side,
  hex,
  units: firersOn(g, side, hex),
  points: 0,
  hunting: false,
  backing: 0,
  bracing: 0,
});
