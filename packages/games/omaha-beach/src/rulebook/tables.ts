import { type ChartTable, capital, listed, spelt } from '@bocage/wargame';
import type { LandingCell } from '../data/charts.ts';
import { CHARTS, SETUP } from '../data.ts';

const EFFECTS: Readonly<Record<string, string>> = CHARTS.attack.effects;
const effectsText = (effects: readonly string[]): string =>
  effects.length === 0 ? '–' : effects.map((effect) => EFFECTS[effect] ?? effect).join(' ');

const RATIOS: Readonly<Record<string, string>> = {
  less: 'Weaker',
  equal: 'As strong',
  greater: 'Stronger',
  double: 'Twice as strong',
};
const DEPTHS = ['No depth', 'Depth face down', 'Depth turned up'];

/** One table with all weapons that are called for, one without. */
const attack: ChartTable[] = (['with', 'without'] as const).map((weapons) => ({
  title: `${capital(weapons)} every weapon that is called for`,
  columns: ['The attack is', ...DEPTHS],
  rows: CHARTS.attack.ratios.map((ratio) => {
    const { alone, hidden, revealed } = CHARTS.attack.cells[weapons][ratio];
    return { head: RATIOS[ratio] ?? ratio, cells: [alone, hidden, revealed].map(effectsText) };
  }),
}));

/** What a letter of the card does to a unit that lands. */
function cellText(cell: LandingCell): string {
  const { delay, drift, steps, eliminated, removed } = cell;
  const said = [
    ...(eliminated === true ? ['is eliminated'] : []),
    ...(removed === true ? ['does not come'] : []),
    ...(typeof steps === 'number' ? [steps === 1 ? 'loses a step' : `loses ${steps} steps`] : []),
    ...(typeof drift === 'number' ? [driftText(drift)] : []),
    ...(typeof delay === 'number' ? [delay === 1 ? 'waits a turn' : `waits ${delay} turns`] : []),
    ...('option' in cell ? ['you choose how far it drifts'] : []),
  ];
  return said.length === 0 ? 'lands' : listed(said);
}

const driftText = (drift: number): string =>
  `drifts ${Math.abs(drift) === 1 ? 'a box' : `${Math.abs(drift)} boxes`} ${drift < 0 ? 'west' : 'east'}`;

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const TYPES: Readonly<Record<string, string>> = { dukw: 'amphibious trucks' };
const typeText = (type: string): string => TYPES[type] ?? spelt(type).toLowerCase();

const BEACHES = new Map(SETUP.beaches.map(({ id, name }) => [id, name]));
const beachesText = (ids: readonly string[]): string =>
  listed(
    ids.map((id) => BEACHES.get(id) ?? id),
    'or',
  );

/** A table for each stretch of turns. */
const landing: ChartTable[] = CHARTS.landing.bands.map(({ turns: [from, to], rows }) => ({
  title: `Turns ${from} to ${to}`,
  columns: ['Who lands', ...LETTERS.map((letter) => `Letter ${letter}`)],
  rows: rows.map(({ types, cells, turns, beaches, notBeaches }) => {
    const when = turns === undefined ? '' : `, turn ${[...new Set(turns)].join(' and ')}`;
    const where =
      beaches !== undefined
        ? `, at ${beachesText(beaches)}`
        : notBeaches === undefined
          ? ''
          : `, not at ${beachesText(notBeaches)}`;
    return {
      head: `${capital(listed(types.map(typeText)))}${when}${where}`,
      cells: LETTERS.map((letter) => cellText(cells[letter])),
    };
  }),
}));

const SHOWN: Readonly<Record<string, string>> = {
  neither: 'neither colour nor symbol',
  symbol: 'the symbol of the tanks',
  colour: 'the colour of the Germans',
  both: 'both',
};
const barrage: ChartTable[] = [
  {
    title: 'By the strength of the tanks',
    columns: ['The card shows', 'Depth', ...CHARTS.barrage.strengths.map(([from, to]) => ((to ?? 0) > 50 ? `${from} or more` : `${from} to ${to}`))],
    rows: CHARTS.barrage.rows.map(({ shows, depth, cells }) => ({
      head: capital(SHOWN[shows] ?? shows),
      cells: [depth ? 'yes' : 'no', ...cells.map(effectsText)],
    })),
  },
]; // biome-ignore format: a row

/** What spelling out the data would not make readable. */
export const OWN_TABLES: Readonly<Record<string, readonly ChartTable[]>> = {
  'attack.cells': attack,
  'landing.bands': landing,
  'barrage.rows': barrage,
};
