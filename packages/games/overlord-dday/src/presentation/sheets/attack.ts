import type { HexId } from '@bocage/hex';
import { columnName, type Effects, finalColumn, netShift, oddsHeadline, oddsLimit, row, type Sheet, type SheetRow, shiftLimit, startColumn } from '@bocage/wargame'; // biome-ignore format: a list
import { CHARTS, EVERY_UNIT, enemyOf, isFixed, isNest, SIDE_OF, type UnitId } from '../../data.ts';
import { isCity, isTown } from '../../map.ts';
import { COLUMNS, defendersIn, givesShift, lineOf, resultOf, shiftsOf, strengthOf, strengthsOf } from '../../rules/odds.ts'; // biome-ignore format: a list
import { face, unitsIn } from '../../rules/units.ts';
import { DISORGANIZED, type G, REGROUP, STEADY } from '../../state.ts';
import { faceLookOf, nameOf } from '../faces.ts';
import { hexTitle, listed, signed, steps } from '../words.ts';

const LINES = CHARTS.crt.terrain;
const ROLLS = CHARTS.crt.rolls;

/** What a unit counts, and why but half; an attacker that regroups gets into disorder by it. */
function strengthRow(g: G, unit: UnitId, attacks: boolean): SheetRow {
  const { title } = faceLookOf(unit);
  const marker = g.unit.marker.get(unit);
  if (marker === STEADY) return row(title, strengthOf(g, unit));
  const isMadeWorse = attacks && marker === REGROUP;
  const why = isMadeWorse ? 'regrouping, so it gets into disorder' : MARKED[marker];
  const half = `${strengthOf(g, unit)} (half of ${face(g, unit).strength})`;
  return row(`${title}, ${why}`, half, isMadeWorse ? '27.2.4-e' : '27.2.4-ac');
}
const MARKED: Readonly<Record<number, string>> = { [REGROUP]: 'regrouping', [DISORGANIZED]: 'disorganized' };

const SHIFTS: Readonly<Record<string, string>> = {
  '27.2.4-x': 'Destroyers fire on the nest',
  '27.2.4-k': 'Panzers where the defender has no armour',
};

/** What a shift comes from; town or city is reckoned before the river, and both by the same case. */
function shiftLabels(
  g: G,
  hex: HexId,
  attackers: readonly UnitId[],
  nest: boolean,
): (rule: string) => string {
  let built = isCity(hex)
    ? 'The defender stands in a city'
    : isTown(hex)
      ? 'The defender stands in a town'
      : '';
  return (rule) => {
    if (rule === '27.2.4-l')
      return `${listed(attackers.filter((unit) => givesShift(g, unit, nest)).map(nameOf))} in the attack`;
    if (rule !== '27.2.4-z') return SHIFTS[rule] ?? 'Shift';
    const label = built === '' ? 'Every attacker has water before him' : built;
    built = '';
    return label;
  };
}

function effectsText({ steps: lost, disruption, retreat }: Effects): string {
  const parts: string[] = [];
  if (lost > 0) parts.push(`loses ${steps(lost)}`);
  if (disruption > 0) parts.push('is disorganized');
  if (retreat > 0) parts.push(retreat === 1 ? 'goes back 1 hex' : `goes back ${retreat} hexes`);
  return listed(parts);
}

/** What the dice may say in a column, a row for each sum. */
function tableRows(line: number, column: number): SheetRow[] {
  return ROLLS.map((dice) => {
    const { text, attacker, defender } = resultOf({ line, column, dice });
    const told = [
      ['the attacker', effectsText(attacker)],
      ['the defender', effectsText(defender)],
    ].flatMap(([who, what]) => (what === '' ? [] : [`${who} ${what}`]));
    const words = told.length === 0 ? 'nothing happens' : told.join('; ');
    return row(`Dice ${dice} (${6 - Math.abs(7 - dice)} in 36)`, `${text}: ${words}`, '27.2.4-af');
  });
}

/** What is to be known of the losses and retreats beforehand. */
function remarks(
  g: G,
  defenders: readonly UnitId[],
  attackers: readonly UnitId[],
  nest: boolean,
): SheetRow[] {
  const rows: SheetRow[] = [];
  if (defenders.every(isFixed)) rows.push(row('Works defend alone', 'nobody goes back', '27.2.4-p'));
  else if (defenders.some(isFixed)) rows.push(row('Works defend with others', 'they lose first', '27.2.4-q'));
  if (attackers.some((unit) => givesShift(g, unit, nest)))
    rows.push(row('The first step the attacker loses', 'is of the unit that gave the column', '27.2.4-o'));
  return rows;
}

/** Strengths, odds, shifts and the line of the table of an attack on a hex; with no attackers, what defends it. */
export function attackSheet(g: G, hex: HexId, attackers: readonly UnitId[]): Sheet | null {
  const first = unitsIn(g, hex)[0];
  if (first === undefined) return null;
  const side = enemyOf(SIDE_OF[first] as number);
  const defenders = defendersIn(g, enemyOf(side), hex);
  const nest = defenders.some(isNest);
  const [attack, defense] = strengthsOf(g, side, hex, attackers);
  const title = `Attack on ${hexTitle(hex, g.utahActual)}`;
  const defence: SheetRow[] = [
    ...defenders.map((unit) => strengthRow(g, unit, false)),
    row('Defence', defense, '27.2.4-g'),
  ];
  if (attackers.length === 0) return { title, rows: defence, result: 'Choose who attacks' };
  const shifts = shiftsOf(g, side, hex, attackers);
  const labelOf = shiftLabels(g, hex, attackers, nest);
  const start = startColumn(COLUMNS, attack, defense);
  const column = finalColumn(COLUMNS, start, netShift(shifts));
  const line = lineOf(hex);
  const name = columnName(COLUMNS, column);
  return {
    title,
    rows: [
      ...attackers.map((unit) => strengthRow(g, unit, true)),
      row('Attack', attack),
      ...defence,
      row(`Odds of ${attack} to ${defense}`, columnName(COLUMNS, start), '27.2.4-ad'),
      ...oddsLimit(COLUMNS, attack, defense, '27.2.4-ad'),
      ...shifts.map(({ columns, rule }) => row(labelOf(rule), signed(columns), rule)),
      ...shiftLimit(COLUMNS, start, netShift(shifts), '27.2.4-ad'),
      row('Column', name, '27.2.4-ad'),
      ...remarks(g, defenders, attackers, nest),
      ...tableRows(line, column),
    ],
    result: `Two dice in column ${name} of the ${LINES[line]} line`,
    odds: name,
    headline: oddsHeadline(attack, defense, name),
  };
}

/** The attack that is planned on a hex. */
export const plannedSheet = (g: G, hex: HexId): Sheet | null =>
  attackSheet(
    g,
    hex,
    EVERY_UNIT.filter((unit) => g.unit.target.get(unit) === hex),
  );
