import { type HexId, NOWHERE } from '@bocage/hex';
import type { LandingCell, LandingRow } from '../../data/charts.ts';
import { type CardData, CHARTS, DIVISION_OF, dataOf, isGeneral, isHq, isLeader, isWithin, type Letter, TURN, UNITS, type UnitId, type UnitType } from '../../data.ts'; // biome-ignore format: a list
import { delayed, drifted, landed, transferred } from '../../events/index.ts';
import { BOX_HEXES, BOXES, boxAt, obstacleBefore, SECTOR_OF_BOX, sectorOf, waterline } from '../../map.ts';
import type { G } from '../../state.ts';
import type { Rule } from '../../terms.ts';
import { landingTurn } from '../../variants.ts';
import { delay, place, remove, unitsIn } from '../units.ts';

const { landing: CHART, turns: TURNS } = CHARTS;

/** AMP-04: the row of the table for a unit that lands from a beach; undefined where it need not check. */
function rowFor(turn: number, type: UnitType, beach: string): LandingRow | undefined {
  const band = CHART.bands.find(({ turns }) => isWithin(turn, turns));
  return band?.rows.find(
    ({ types, turns, beaches, notBeaches }) =>
      types.includes(type) &&
      (turns === undefined || isWithin(turn, turns)) &&
      (beaches === undefined || beaches.includes(beach)) &&
      notBeaches?.includes(beach) !== true,
  );
}

const TYPES: readonly UnitType[] = [...new Set(UNITS.map(({ type }) => type))];
const TYPE_OF: readonly number[] = UNITS.map(({ type }) => TYPES.indexOf(type));
/** By turn, then by type and landing box: the row of the table. */
const ROWS: readonly (readonly (readonly (LandingRow | undefined)[])[])[] = Array.from(
  { length: TURN.max + 1 },
  (_, turn) => TYPES.map((type) => BOXES.map(({ beach }) => rowFor(turn, type, beach ?? ''))),
);
const rowOf = (g: G, unit: UnitId): LandingRow | undefined =>
  ROWS[landingTurn(g, unit)]?.[TYPE_OF[unit] as number]?.[boxAt(g.unit.at.get(unit))];

/** Whether a unit in a landing box has to check; leaders never do (AMP-05). */
export const mustCheck = (g: G, unit: UnitId): boolean => !isLeader(unit) && rowOf(g, unit) !== undefined;

/** AMP-03: the letter that a card has for the symbol of a unit. */
export const letterFor = (unit: UnitId, { landing }: CardData): Letter =>
  landing[dataOf(unit).symbol ?? 'diamond'];

const NO_EFFECT: LandingCell = {};
/** What becomes of a unit with that letter. */
export const cellFor = (g: G, unit: UnitId, letter: Letter): LandingCell =>
  rowOf(g, unit)?.cells[letter] ?? NO_EFFECT;

/** How far east a unit may drift of its own will where it is not affected (LT4-13); 0 for most. */
export function freeDrift(unit: UnitId, { option }: LandingCell): number {
  const most = option?.drift[1] ?? 0;
  const { id, type } = dataOf(unit);
  return option?.types.includes(type) === true && !option.except.includes(id) ? most : 0;
}

/** Puts a unit so many turns ahead on the track; beyond the last turn it is out of play. */
export function postpone(g: G, unit: UnitId, turns: number, rule: Rule): void {
  const turn = g.turn + turns;
  if (turn > g.lastTurn) {
    remove(g, unit, rule);
    return;
  }
  delay(g, unit, turn);
  g.emit(delayed, { unit, turn }, rule);
}

/** Moves a unit along the boxes, west to east; beyond the last one it is delayed (AMP-09). */
export function drift(g: G, unit: UnitId, boxes: number): void {
  const from = g.unit.at.get(unit);
  const box = boxAt(from) + boxes;
  const to = BOX_HEXES[box];
  if (to === undefined) {
    postpone(g, unit, CHART.edgeDelay, 'AMP-09');
    return;
  }
  place(g, unit, to);
  g.emit(drifted, { unit, box, from });
}

/** Whether a box leads over obstacles that are not cleared to a waterline of this tide. */
function isMined(g: G, box: number): boolean {
  const obstacle = obstacleBefore(box);
  if (obstacle === NOWHERE || g.turn >= TURNS.obstaclesGoneFrom || waterline(box, g.tide) === NOWHERE)
    return false;
  return g.hex.cleared.get(obstacle) === 0;
}

/** The units of a sector that a mine could strike: headquarters only where there is nobody else (MIN-04). */
export function atRisk(g: G, sector: number): UnitId[] {
  const found: UnitId[] = [];
  if (!isWithin(g.turn, CHART.mines.turns)) return found;
  for (let box = 0; box < BOXES.length; box++) {
    const hex = BOX_HEXES[box] as HexId;
    if (SECTOR_OF_BOX[box] !== sector || g.board.stacks.isEmpty(hex) || !isMined(g, box)) continue;
    for (const unit of unitsIn(g, hex)) if (!isGeneral(unit)) found.push(unit);
  }
  return found.every(isHq) ? found : found.filter((unit) => !isHq(unit));
}

/** LND-01: everybody in the boxes lands; a box without a way in at this tide puts him off. */
export function land(g: G): void {
  for (let box = 0; box < BOXES.length; box++) {
    const from = BOX_HEXES[box] as HexId;
    const to = waterline(box, g.tide);
    for (const unit of unitsIn(g, from))
      if (to === NOWHERE) postpone(g, unit, CHART.noWaterlineDelay, 'LND-01');
      else goAshore(g, unit, to);
  }
}

/** LND-02: who lands in a hex of the other sector belongs to the division there from now on. */
function goAshore(g: G, unit: UnitId, hex: HexId): void {
  const sector = sectorOf(hex);
  const from = g.unit.at.get(unit);
  place(g, unit, hex);
  g.emit(landed, { unit, hex, from });
  // The 1st Division has the east, the 29th the west: a division goes by the number of its sector.
  if (g.unit.division.get(unit) === sector) return;
  g.unit.division.set(unit, sector);
  g.unit.transferred.set(unit, DIVISION_OF[unit] === sector ? 0 : 1);
  g.emit(transferred, { unit, division: sector });
}
