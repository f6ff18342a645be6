import { makeGrid } from '../src/index.ts';

const evenRows = (first: number, last: number, column: string): string[] =>
  numbers(first, last)
    .filter((row) => row % 2 === 0)
    .map((row) => String(row).padStart(2, '0') + column);

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Columns from the west, rows from 00 in the north; the odd columns stand lower and end a row earlier. */
export const darkSummer = makeGrid({
  top: 'flat',
  order: 'column-row',
  columns: [10, 65],
  rows: [0, 28],
  columnsFrom: 'west',
  rowsFrom: 'north',
  shifted: 'odd',
  shift: 'south',
  omit: numbers(10, 65)
    .filter((column) => column % 2 === 1)
    .map((column) => `${column}28`),
  boxes: ['Cherbourg', 'Brittany', 'Eastern Exit'],
  links: [
    ...numbers(12, 20).map((column) => ['Cherbourg', `${column}00`] as const),
    ['Brittany', '2628'],
    ['Brittany', '2727'],
    ['Brittany', '2828'],
  ],
});

/** South is at the top of the printed map: columns from the east, rows from the south. */
export const montysDDay = makeGrid({
  top: 'flat',
  order: 'column-row',
  columns: [1, 63],
  rows: [1, 35],
  columnsFrom: 'east',
  rowsFrom: 'south',
  shifted: 'odd',
  shift: 'north',
  boxes: ['Le Havre Battery'],
});

export const bloodySummer = makeGrid({
  top: 'pointy',
  order: 'row-column',
  columns: [1, 25],
  rows: [1, 24],
  columnsFrom: 'east',
  rowsFrom: 'north',
  shifted: 'even',
  shift: 'east',
  boxes: ['Paris', 'Pas-de-Calais', 'Le Mans', 'Rennes', 'Brest', 'Orleans', 'Languedoc', 'South East'],
});

/** Rows from the sea, columns from the east; the even rows are one hex shorter. */
export const omahaBeach = makeGrid({
  top: 'pointy',
  order: 'row-column',
  columns: [1, 36],
  rows: [1, 20],
  columnsFrom: 'east',
  rowsFrom: 'north',
  shifted: 'even',
  shift: 'west',
  omit: evenRows(1, 20, '36'),
});

/** The north map: every number begins with its letter. */
export const overlord = makeGrid({
  top: 'pointy',
  order: 'row-column',
  columns: [1, 64],
  rows: [9, 50],
  columnsFrom: 'west',
  rowsFrom: 'north',
  shifted: 'even',
  shift: 'east',
  prefix: 'N',
});

const maps = { darkSummer, montysDDay, bloodySummer, omahaBeach, overlord };

export const mapList = Object.entries(maps);
