import { row, type Sheet, type SheetRow } from '@bocage/wargame';
import { advantagesOf } from '../../rules/assault/advantages.ts';
import { assaultersOn } from '../../rules/assault/attackers.ts';
import { type Assault, defendersOf } from '../../rules/assault/fight.ts';
import {
  attackFactor,
  attackOf,
  columnOf,
  defenceFactor,
  defenceOf,
  isByProtection,
} from '../../rules/assault/strength.ts';
import { bestProtection } from '../../rules/strength.ts';
import { isDisrupted, printedFactor } from '../../rules/units.ts';
import type { G } from '../../state.ts';
import { letterOf, NO_LETTER } from '../../tables/crt.ts';
import { ADVANTAGE_WORDS, enemyOf } from '../../terms.ts';
import type { UnitId } from '../../units.ts';
import { unitName } from '../faces.ts';
import { hexTitle, letterText, signed } from '../words.ts';
import { coverRows } from './ground.ts';
import { outcomeOf, shakenRows, sumRow } from './results.ts';

/** What a unit counts, and why but half. */
function factorRow(g: G, unit: UnitId, factor: number): SheetRow {
  const printed = printedFactor(g, unit);
  if (factor === printed) return row(unitName(unit), factor);
  if (isDisrupted(g, unit))
    return row(`${unitName(unit)}, disrupted`, `${factor} (of ${printed})`, '10.6.1-d');
  return factor < printed
    ? row(`${unitName(unit)}, over water`, `${factor} (of ${printed})`, '10.3.3-a2')
    : row(unitName(unit), factor);
}
function defenderRow(g: G, unit: UnitId): SheetRow {
  const factor = defenceFactor(g, unit);
  return isByProtection(unit)
    ? row(`${unitName(unit)}, by its protection`, factor, '10.3.2-d')
    : factorRow(g, unit, factor);
}

function defenceRows(g: G, fight: Assault): SheetRow[] {
  const defenders = defendersOf(g, fight);
  const { multiplier, times } = coverRows(g, fight.hex, enemyOf(fight.side), 'assault');
  const sum = defenders.reduce((all, unit) => all + defenceFactor(g, unit), 0);
  return [
    ...defenders.map((unit) => defenderRow(g, unit)),
    ...times,
    sumRow('Defence', sum, multiplier, fight.support.defence, '10.3.3-c1'),
  ];
}

const attackRows = (g: G, fight: Assault): SheetRow[] => [
  ...fight.units.map((unit) => factorRow(g, unit, attackFactor(g, fight, unit))),
  ...(fight.support.attack === 0 ? [] : [row('Support of headquarters', fight.support.attack, '16.1-a')]),
  row('Attack', attackOf(g, fight), '10.3.3-a1'),
];

/** From the differential to the column, each advantage by its name. */
function columnRows(g: G, fight: Assault, column: number): SheetRow[] {
  const differential = attackOf(g, fight) - defenceOf(g, fight);
  const protection = bestProtection(g, defendersOf(g, fight));
  const letter = letterOf('closeAssault', differential, protection);
  const rows = [
    row('Differential', signed(differential), '10.1.3-a'),
    row(`Letter, with protection ${protection}`, letter === NO_LETTER ? 'none' : letterText(letter), '10.1.4-a'),
  ];
  if (letter === NO_LETTER) return rows;
  const advantages = advantagesOf(g, fight).map(({ advantage, columns, rule }) =>
    row(ADVANTAGE_WORDS[advantage] as string, columns === 0 ? 'denied' : signed(columns), rule),
  );
  return [...rows, ...advantages, ...(advantages.length === 0 ? [] : [row('Column', letterText(column), '10.3.3-h1')])];
} // biome-ignore format: long lines

/** Strengths, ground, advantages, column and chances of a Close Assault. */
export function assaultSheet(g: G, fight: Assault): Sheet | null {
  if (defendersOf(g, fight).length === 0) return null;
  const title = `Close Assault on ${hexTitle(fight.hex)}`;
  if (fight.units.length === 0) return { title, rows: defenceRows(g, fight), result: 'Choose who assaults' };
  const column = columnOf(g, fight);
  const { dice, modifier } = coverRows(g, fight.hex, enemyOf(fight.side), 'assault');
  const { rows, ...outcome } = outcomeOf(
    {
      attack: attackOf(g, fight),
      defence: defenceOf(g, fight),
      column,
      modifier,
      red: { text: 'an attacking stack is disrupted', rule: '10.4-c' },
      rule: '10.3.3-j1',
      standsFast: false,
    },
    'Too little: an attacking stack is disrupted, and nothing else happens',
  );
  return {
    title,
    rows: [...attackRows(g, fight), ...defenceRows(g, fight), ...columnRows(g, fight, column), ...dice, ...shakenRows(g, defendersOf(g, fight)), ...rows],
    ...outcome,
  };
} // biome-ignore format: long lines

/** An assault on a hex by all who can, before anybody has been named. */
export const possibleAssault = (g: G, side: number, hex: Assault['hex']): Assault => ({
  side,
  hex,
  units: assaultersOn(g, side, hex),
  inside: false,
  support: { attack: 0, defence: 0 },
});
