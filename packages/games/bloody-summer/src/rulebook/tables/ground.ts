import { type ChartTable, spelt } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { GAITS } from '../../terms.ts';

const { ground, settlements, hexsides, ways, fortified, beach } = CHARTS.terrainEffects;

const COLUMNS = [...GAITS.map((gait) => spelt(gait)), 'Columns', 'Air support', 'May stand'];
type Costs = Readonly<Record<(typeof GAITS)[number], number | null>> | null;
/** What each gait pays; a dash where it never goes. */
const paid = (costs: Costs): string[] =>
  GAITS.map((gait) => (costs === null ? 'its ground' : String(costs[gait] ?? '–').replace('0.5', '½')));
const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** 2.2: hexes by kind, then settlements. */
const terrain: ChartTable = {
  title: 'Hexes',
  columns: ['', ...COLUMNS],
  rows: Object.entries({ ...ground, ...settlements }).map(
    ([kind, { movement, shift, airSupport, stand, source }]) => ({
      head: spelt(kind),
      cells: [...paid(movement), String(shift), yes(airSupport), yes(stand)],
      source,
    }),
  ),
};
const sides: ChartTable = {
  title: 'Hexsides',
  columns: ['', ...GAITS.map((gait) => spelt(gait)), 'Columns', 'Zones of control cross'],
  rows: Object.entries(hexsides).map(([kind, side]) => ({
    head: kind === 'all-sea' ? 'All sea' : spelt(kind),
    cells: [...paid(side.movement), 'shift' in side ? String(side.shift) : '–', yes(side.zocCrosses)],
    source: side.source,
  })),
};
const roads: ChartTable = {
  title: 'Along a way, in place of all else',
  columns: ['', ...GAITS.map((gait) => spelt(gait))],
  rows: Object.entries(ways).map(([kind, way]) => ({
    head: kind === 'rail' ? 'Railway' : 'Road',
    cells: paid(way),
    source: way.source,
  })),
};
const works: ChartTable = {
  title: 'Works and beaches',
  columns: ['', 'Columns', 'May stand', 'Zones of control enter'],
  rows: [
    {
      head: 'Fortified line',
      cells: [String(fortified.shift), yes(fortified.stand), yes(fortified.zocEnters)],
      source: fortified.source,
    },
    { head: 'Beach, attacked from the sea', cells: [String(beach.shift), '–', '–'], source: beach.source },
  ],
};

export const GROUND_TABLES: Readonly<Record<string, readonly ChartTable[]>> = {
  terrainEffects: [terrain, sides, roads, works],
};
