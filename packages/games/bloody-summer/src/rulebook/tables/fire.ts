import type { ChartTable } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { FLEETS, SHIPS } from '../../terms.ts';

const { bombardment, navy } = CHARTS;

/** `5 or 6`, from where one column begins to where the next one does. */
function pointsText(from: number, next: number | undefined): string {
  if (next === undefined) return `${from} or more`;
  return next - 1 === from ? String(from) : `${from} to ${next - 1}`;
}
/** 6.2: a row for each adjusted die. */
const shells: ChartTable = {
  title: 'Result by die and points',
  columns: ['Die', ...bombardment.from.map((from, i) => pointsText(from, bombardment.from[i + 1]))],
  rows: bombardment.rolls.map((roll, i) => ({
    head: String(roll),
    cells: Object.values(bombardment.cells).map((column) => column[i] ?? ''),
  })),
};
const shellFigures: ChartTable = {
  title: 'On the die',
  columns: ['', 'Added'],
  rows: [
    { head: 'A garrison in the hex', cells: [String(bombardment.modifiers.garrison).replace('-', '−')] },
    { head: 'At least half of the points from medium bombers', cells: [`+${bombardment.modifiers.medium}`] },
  ],
  source: bombardment.modifiers.source,
};
const { points, battery } = bombardment;
const shellPoints: ChartTable = {
  title: 'Points',
  columns: ['', 'Each'],
  rows: [
    { head: 'Heavy bombers', cells: [String(points.heavy)] },
    { head: 'Medium bombers', cells: [String(points.medium)] },
    { head: 'Light bombers', cells: [String(points.light)] },
    { head: 'Fighter-bombers', cells: [String(points.fighter)] },
    { head: 'A coastal battery, once in a phase', cells: [String(battery.points)], source: battery.source },
  ],
  source: points.source,
};

/** 6.2: points of the fleets in a phase, by the turn from which they have them. */
const fleets: ChartTable = {
  title: 'Points in a phase',
  columns: [
    'From turn',
    ...['Western Task Force', 'Eastern Task Force'].flatMap((fleet) => [
      `${fleet}, battle cruisers`,
      `${fleet}, destroyers`,
    ]),
  ],
  rows: navy.points.map(({ source, ...row }) => ({
    head: String(row.from),
    cells: FLEETS.flatMap((fleet) => SHIPS.map((ship) => String(row[fleet][ship]))),
    source,
  })),
};
const race: ChartTable = {
  title: 'In the Race to Cherbourg, for a turn',
  columns: ['', 'Battle cruisers', 'Destroyers'],
  rows: [{ head: 'Western Task Force', cells: SHIPS.map((ship) => String(navy.cherbourg.western[ship])) }],
  source: navy.cherbourg.source,
};

export const FIRE_TABLES: Readonly<Record<string, readonly ChartTable[]>> = {
  bombardment: [shells, shellFigures, shellPoints],
  'navy.points': [fleets],
  'navy.cherbourg': [race],
};
