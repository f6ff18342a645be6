import {
  type Bands,
  differentialColumn,
  inBand,
  lookUp,
  makeBands,
  makeTable,
  type ResultTable,
} from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { TIDES } from '../terms.ts';

const { sea, landingShift, landingCasualties, swimmingTanks } = CHARTS;

const SEA_BY_FACE = Array.from({ length: 6 }, (_, i) => {
  const row = sea.rolls.findIndex(({ die }) => die.includes(i + 1));
  if (row < 0) throw new RangeError(`the Sea Condition Chart has nothing for ${i + 1}`);
  return row;
});
/** 5.4.2: which row of the Sea Condition Chart a die means. */
export const seaCondition = (die: number): (typeof sea.rolls)[number] =>
  sea.rolls[SEA_BY_FACE[die - 1] as number] as (typeof sea.rolls)[number];

/** 5.4.2, 5.4.3: sea and mines drive a roll away from its middle: a high one up, any other down. */
export const displaced = (natural: number, by: number): number =>
  natural > landingShift.addedAbove ? natural + by : natural - by;

function readShift(text: string): number {
  if (text === 'IN') return 0;
  const [, way, rows] = /^([LR])([1-9])$/.exec(text) ?? [];
  const hexrows = Number(rows);
  if (way === undefined || hexrows > landingShift.most) throw new SyntaxError(`no shift ${text}`);
  return way === 'R' ? hexrows : -hexrows;
}
const SHIFTS: readonly Bands<number>[] = TIDES.map((tide) => makeBands(landingShift.byTide[tide], readShift));
/** 5.5.3: hexrows to the west, or where negative to the east, for an adjusted roll at a tide. */
export const landingShiftOf = (tide: number, adjusted: number): number =>
  inBand(SHIFTS[tide] as Bands<number>, adjusted);

/** 5.6.6: what becomes of a unit that lands. */
export type Casualty = '-' | 'D' | 'E';
function readCasualty(text: string): Casualty {
  if (!landingCasualties.order.includes(text)) throw new SyntaxError(`no result ${text}`);
  return text as Casualty;
}
const CASUALTIES: ResultTable<Casualty> = makeTable(
  {
    columns: landingCasualties.columns,
    rolls: landingCasualties.rolls,
    cells: landingCasualties.cells,
  },
  readCasualty,
);
/** 5.6.2: the column for German combat factors and mines together. */
export const casualtyColumn = (total: number): number => differentialColumn(landingCasualties.from, total);
/** 5.6.3, 5.6.5: the result of a column for an adjusted roll, which counts as 12 at most. */
export const casualtyOf = (column: number, adjusted: number): Casualty =>
  lookUp(CASUALTIES, column, adjusted);
/** 5.6.4: what a large target adds to the roll. */
export const LARGE_TARGET: number = landingCasualties.largeTarget;

/** 5.8.2: whether tanks that swim come ashore. */
export const swims = (adjusted: number): boolean =>
  adjusted >= swimmingTanks.safe[0] && adjusted <= swimmingTanks.safe[1];
