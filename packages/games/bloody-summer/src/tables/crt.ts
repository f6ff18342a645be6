import { type CombatResult, clampColumn, lookUp, makeTable, type OddsColumns, oddsColumns, type ResultGrammar, type ResultTable, readResult, startColumn } from '@bocage/wargame'; // biome-ignore format: a list
import { CHARTS } from '../data/charts.ts';

const { crt, combat } = CHARTS;

/** 6.3: the columns, worst for the attacker first; odds beyond the first and the last are read there. */
export const COLUMNS: OddsColumns = oddsColumns(crt.columns);
const EVEN = COLUMNS.names.indexOf('1:1');

const GRAMMAR: ResultGrammar = {
  between: '|',
  tokens: [
    { pattern: /^-/, means: 'steps', amount: 0 },
    { pattern: /^L([1-3])/, means: 'steps' },
    { pattern: /^D([12])?/, means: 'disruption' },
    { pattern: /^R/, means: 'retreat', amount: combat.retreat.hexes },
    { pattern: /^X/, means: 'exploitation', side: 'attacker' },
  ],
};
/** 6.4: what results do, the worst for the attacker first; `disruption` are levels of disorganization. */
export const RESULTS: readonly CombatResult[] = crt.order.map((text) => readResult(GRAMMAR, text));

const TABLE: ResultTable<number> = makeTable(crt, (text) => {
  const place = crt.order.indexOf(text);
  if (place < 0) throw new SyntaxError(`no result ${text}`);
  return place;
});

/** 6.3: the column of an attack against a defence, rounded for the defender. */
export const oddsColumn = (attack: number, defence: number): number => startColumn(COLUMNS, attack, defence);

const LAST_COLUMN = COLUMNS.names.length;
/** 6.3: a column after the active player’s shifts to the right, then the other’s to the left; neither leaves the table. */
export const shiftedColumn = (column: number, right: number, left: number): number =>
  clampColumn(clampColumn(column + right, LAST_COLUMN) - left, LAST_COLUMN);

/** 6.3, 6.4: the place in RESULTS for an adjusted die, which counts as 1 at least and as 6 at most. */
export const resultOf = (column: number, adjusted: number): number => lookUp(TABLE, column, adjusted);

/** 6.3: what elite units on either side do to the die. */
export const eliteModifier = (attacks: boolean, defends: boolean): number =>
  (attacks ? crt.elite.attack : 0) + (defends ? crt.elite.defence : 0);

/** 6.5: columns that disorganized and affected units give to the other side. */
export const conditionShift = (disorganized: number, affected: number): number =>
  combat.levels.columns * (disorganized + affected);

/** 6.12: columns by which a force is better than even, worse where negative. */
export const columnsFromEven = (attack: number, defence: number): number =>
  oddsColumn(attack, defence) - EVEN;

/** 6.13: the defence that besiegers need at least. */
export const siegeNeeds = (defence: number): number => Math.ceil(defence / combat.siege.divide);
