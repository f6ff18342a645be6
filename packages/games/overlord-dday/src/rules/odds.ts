import type { HexId } from '@bocage/hex';
import { type CombatResult, finalColumn, halfUp, lookUp, makeTable, netShift, type OddsColumns, oddsColumns, type ResultTable, readResult, type Shift, startColumn } from '@bocage/wargame'; // biome-ignore format: a list
import { CHARTS, dataOf, enemyOf, GERMAN, isArmor, isNest, SIDE_OF, type UnitId } from '../data.ts';
import {
  grid,
  isCity,
  isHex,
  isMajorRiver,
  isMinorRiver,
  isStream,
  isTown,
  TERRAIN,
  terrainOf,
} from '../map.ts';
import { type G, STEADY } from '../state.ts';
import { face, unitsIn } from './units.ts';

const CRT = CHARTS.crt;
export const COLUMNS: OddsColumns = oddsColumns(CRT.columns);
const LINES = CRT.terrain;
const grammar = {
  between: '/',
  tokens: [
    { pattern: /^(\d)</, means: 'retreat' },
    { pattern: /^>(\d)/, means: 'retreat' },
    { pattern: /^(\d)/, means: 'steps' },
    { pattern: /^D/, means: 'disruption' },
    { pattern: /^-/, means: 'steps', amount: 0 },
  ],
};
/** A table for each line of terrain. */
const TABLES: readonly ResultTable<CombatResult>[] = LINES.map((line) =>
  makeTable(
    {
      columns: CRT.columns,
      rolls: CRT.rolls,
      cells: CRT.cells[line],
    },
    (text) => readResult(grammar, text),
  ),
);
/** The line of the CRT for the ground of a hex (27.2.4-z). */
export const lineOf = (hex: HexId): number => LINE_OF[terrainOf(hex)] as number;
const LINE_OF = TERRAIN.map((kind) =>
  LINES.indexOf(kind === 'sea' ? 'clear' : CHARTS.terrainEffects.terrain[kind].crt),
);

/** 27.2.4-af: what the dice say. */
export const resultOf = (c: { line: number; column: number; dice: number }): CombatResult =>
  lookUp(TABLES[c.line] as ResultTable<CombatResult>, c.column, c.dice);

/** All of a side in a hex defend together (27.2.4-g). */
export const defendersIn = (g: G, side: number, hex: HexId): UnitId[] =>
  unitsIn(g, hex).filter((unit) => SIDE_OF[unit] === side);

/** 27.2.4-ac: a marked defender counts half, rounded up, as does an attacker in disorder or about to be (27.2.4-e). */
export function strengthOf(g: G, unit: UnitId): number {
  const { strength } = face(g, unit);
  return g.unit.marker.get(unit) === STEADY ? strength : halfUp(strength);
}

/** 27.2.4-l to -n: whether an attacker gives a shift: A always, E against a WN, neither under a marker. */
export function givesShift(g: G, unit: UnitId, nest: boolean): boolean {
  const { special } = dataOf(unit);
  return g.unit.marker.get(unit) === STEADY && (special === 'A' || (special === 'E' && nest));
}

/** Every shift of an attack, before any is applied. */
export function shiftsOf(g: G, side: number, hex: HexId, attackers: readonly UnitId[]): Shift[] {
  const shifts: Shift[] = [];
  const defenders = defendersIn(g, enemyOf(side), hex);
  const nest = defenders.some(isNest);
  const add = (columns: number, rule: string): void => void shifts.push({ columns, rule });
  if (defenders.some((unit) => dataOf(unit).wn?.destroyer === true)) add(CRT.shifts.destroyer, '27.2.4-x');
  if (attackers.some((unit) => givesShift(g, unit, nest))) add(CRT.shifts.special, '27.2.4-l');
  const armor = attackers.some((unit) => isArmor(unit) && g.unit.marker.get(unit) === STEADY);
  if (side === GERMAN && armor && !defenders.some(isArmor)) add(CRT.shifts.armorSuperiority, '27.2.4-k');
  if (isCity(hex)) add(CRT.shifts.city, '27.2.4-z');
  else if (isTown(hex)) add(CRT.shifts.town, '27.2.4-z');
  const river = riverShift(g, hex, attackers);
  if (river !== 0) add(river, '27.2.4-z');
  return shifts;
}

/** Rivers and streams help the defender where every attacker has to cross one. */
function riverShift(g: G, hex: HexId, attackers: readonly UnitId[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const unit of attackers) best = Math.max(best, crossingShift(g.unit.at.get(unit), hex));
  return attackers.length === 0 ? 0 : best;
}

function crossingShift(from: HexId, to: HexId): number {
  const side = isHex(from) ? grid.sideBetween(from, to) : -1;
  if (side === -1) return 0;
  if (isMajorRiver(side)) return CRT.shifts.majorRiver;
  if (isMinorRiver(side)) return CRT.shifts.minorRiver;
  return isStream(side) ? CRT.shifts.stream : 0;
}

/** 27.2.4-ad: the column in which the dice are read. */
export function columnOf(g: G, side: number, hex: HexId, attackers: readonly UnitId[]): number {
  const [attack, defense] = strengthsOf(g, side, hex, attackers);
  return finalColumn(
    COLUMNS,
    startColumn(COLUMNS, attack, defense),
    netShift(shiftsOf(g, side, hex, attackers)),
  );
}

/** What attacks and what defends. */
export function strengthsOf(
  g: G,
  side: number,
  hex: HexId,
  attackers: readonly UnitId[],
): readonly [attack: number, defense: number] {
  const total = (units: readonly UnitId[]): number =>
    units.reduce((sum, unit) => sum + strengthOf(g, unit), 0);
  return [total(attackers), total(defendersIn(g, enemyOf(side), hex))];
}
