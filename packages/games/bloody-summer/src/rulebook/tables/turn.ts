import { type ChartTable, dieText, spelt } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { REPLACEMENTS } from '../../terms.ts';

const { turns, weather, resources, air, landing } = CHARTS;

const MONTHS: Readonly<Record<string, string>> = { '06': 'June', '07': 'July', '08': 'August' };
const dateText = (date: string): string => `${Number(date.slice(3))} ${MONTHS[date.slice(0, 2)] ?? ''}`;
/** 1.0: the weeks of the summer. */
const track: ChartTable = {
  title: 'Turns',
  columns: ['Turn', 'From', 'To'],
  rows: turns.track.map(({ turn, from, to }) => ({
    head: String(turn),
    cells: [dateText(from), dateText(to)],
  })),
};
const firstDay: ChartTable = {
  title: '6 June',
  columns: [],
  rows: [
    { head: 'Allowances divided by', cells: [String(turns.firstDay.movement.divide)] },
    { head: 'Hexes after a drop', cells: [String(turns.firstDay.afterDrop)] },
  ],
  source: turns.firstDay.source,
};

/** `<=3` and `4-5` of the data as a player reads them. */
const bandText = (band: string): string =>
  band
    .replace(/^<=(.*)$/, '$1 or less')
    .replace(/^>=(.*)$/, '$1 or more')
    .replace(/^(\d+)-(\d+)$/, '$1 to $2');
const sky: ChartTable = {
  title: 'Weather by the adjusted die',
  columns: ['Die', 'Weather'],
  rows: Object.entries(weather.bands).map(([band, word]) => ({ head: bandText(band), cells: [spelt(word)] })),
};

const { allied, german, replacements, cherbourg, scenario } = resources;
/** 1.1.1.2: the markers of the Allies hang on what their depots can bring. */
const alliedMarkers: ChartTable = {
  title: 'Allied Offensive markers',
  columns: ['Die', 'Capacity of the depots divided by', 'Less'],
  rows: [
    ...allied.rolls.map(({ die, divide, less }) => ({
      head: dieText(die),
      cells: [String(divide), String(less)],
    })),
    { head: `In ${allied.bad.weather.join(' or ')}`, cells: ['–', String(allied.bad.less)] },
    { head: `At least ${allied.least}`, cells: ['–', '–'] },
  ],
  source: allied.source,
};
const germanMarkers: ChartTable = {
  title: 'German Offensive markers',
  columns: ['Die', 'Markers'],
  rows: [
    ...german.rolls.map(({ die, markers }) => ({ head: dieText(die), cells: [String(markers)] })),
    { head: `In ${german.good.weather.join(' or ')} weather`, cells: [`${german.good.less} less`] },
    { head: 'At least', cells: [String(german.least)] },
    { head: 'More while Cherbourg is German', cells: [String(cherbourg.markers)], source: cherbourg.source },
  ],
  source: german.source,
};
const men: ChartTable = {
  title: 'German replacements, by the die of the initiative',
  columns: ['Die', ...REPLACEMENTS.map((kind) => spelt(kind))],
  rows: replacements.rolls.map((row) => ({
    head: dieText(row.die),
    cells: REPLACEMENTS.map((kind) => String(row[kind])),
  })),
  source: replacements.source,
};
const race: ChartTable = {
  title: 'In the Race to Cherbourg',
  columns: [],
  rows: [{ head: 'Markers divided by', cells: [String(scenario.cherbourg.divide)] }],
  source: scenario.source,
};

/** 9: fighter-bombers that must fly for air superiority. */
const superiority: ChartTable = {
  title: 'Fighter-bombers for air superiority',
  columns: ['Die', 'Counters'],
  rows: air.superiority.rolls.map(({ die, counters }) => ({ head: dieText(die), cells: [String(counters)] })),
  source: air.superiority.source,
};

/** 10: where the 5th Rangers land. */
const rangers: ChartTable = {
  title: 'The 5th Rangers',
  columns: ['Die', 'They land'],
  rows: [
    { head: dieText(landing.rangers.withSecond), cells: ['with the 2nd, at the Pointe du Hoc'] },
    { head: dieText(landing.rangers.omaha), cells: ['at Omaha'] },
  ],
  source: landing.rangers.source,
};

export const TURN_TABLES: Readonly<Record<string, readonly ChartTable[]>> = {
  'turns.track': [track],
  'turns.firstDay': [firstDay],
  'weather.bands': [sky],
  resources: [alliedMarkers, germanMarkers, men, race],
  'air.superiority': [superiority],
  'landing.rangers': [rangers],
};
