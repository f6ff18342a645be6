import { type ChartTable, spelt } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';

const { crt, landingShift, invasion } = CHARTS;
/** −3 with a proper minus. */
const minus = (value: number): string => String(value).replace('-', '−');

/** `10 to 13`, from where one column begins to where the next one does. */
function rangeText(from: number, next: number | undefined): string {
  if (next === undefined) return `${minus(from)} or more`;
  return next - 1 === from ? minus(from) : `${minus(from)} to ${minus(next - 1)}`;
}

const COLUMNS = crt.lines.closeAssault.map((_, i) => `${i + 1}`);

/** 10.1.2: the differentials of each line, by column of the upper matrix. */
const lines: ChartTable = {
  title: 'Column by differential',
  columns: ['', ...COLUMNS],
  rows: Object.entries(crt.lines).map(([line, starts]) => ({
    head: spelt(line),
    cells: starts.map((from, i) => rangeText(from, starts[i + 1])),
  })),
};

/** 10.1.4: the letter, by the best protection factor of a defender. */
const letters: ChartTable = {
  title: 'Letter by column and protection factor',
  columns: ['Protection', ...COLUMNS],
  rows: Object.entries(crt.letters).map(([protection, row]) => ({ head: protection, cells: [...row] })),
};

const DRIFTS = ['L4', 'L3', 'L2', 'L1', 'IN', 'R1', 'R2', 'R3', 'R4'];

/** `<=-1` and `-2..-1` of the data as a player reads them. */
const bandText = (band: string): string =>
  band
    .replace(/^<=(.*)$/, '$1 or less')
    .replace(/^>=(.*)$/, '$1 or more')
    .replace(/^(-?\d+)(?:-|\.\.)(-?\d+)$/, '$1 to $2')
    .replace(/-(?=\d)/g, '−');

/** 5.5.2: a row for each tide, with the rolls that carry a landing so far. */
const drift: ChartTable = {
  title: 'Roll by tide',
  columns: ['Tide', ...DRIFTS],
  rows: Object.entries(landingShift.byTide).map(([tide, bands]) => ({
    head: spelt(tide),
    cells: DRIFTS.map((result) =>
      Object.entries(bands)
        .filter(([, to]) => to === result)
        .map(([band]) => bandText(band))
        .join(', '),
    ),
  })),
};

/** 5.1: how many units land with each Cycle. */
const capacity: ChartTable = {
  title: 'Units in a Cycle',
  columns: [
    'Beach area',
    ...invasion.capacity.sword.flatMap((wave, i) => wave.map((_, j) => `Wave ${i + 1}, Cycle ${j + 1}`)),
  ],
  rows: Object.entries(invasion.capacity).map(([beach, waves]) => ({
    head: spelt(beach),
    cells: waves.flat().map(String),
  })),
};

export const OWN_TABLES: Readonly<Record<string, readonly ChartTable[]>> = {
  'crt.lines': [lines],
  'crt.letters': [letters],
  'landingShift.byTide': [drift],
  'invasion.capacity': [capacity],
};
