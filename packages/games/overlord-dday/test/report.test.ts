import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import { report } from '../src/report.ts';
import { opening, type Play, scene } from './scene.ts';

/** The day is over with these units where they are. */
const evening = (...lines: string[]): Play => scene('endStage.festung', ...lines);

const figuresOf = ({ engine }: Play): Record<string, number | null> =>
  Object.fromEntries(
    report.measure(engine.g as never).map((value, i) => [report.figures[i]?.id ?? 'nothing', value]),
  );

/** Those figures that are not nothing. */
const told = (...lines: string[]): Record<string, number | null> =>
  Object.fromEntries(Object.entries(figuresOf(evening(...lines))).filter(([, value]) => value !== 0));

/** Everybody is off the map, and nobody blew the Orne bridge. */
const NOTHING = { 'orne-bridge': 1, points: 4, 'german-decisive': 1 };

test('a day on which nobody came has the bridge and nothing else', () => {
  expect(told()).toEqual(NOTHING);
});

test('a beach that is secured is a beachhead too; one with Germans near it is only that', () => {
  const omaha = '1/16 N3032 landed=Omaha';
  expect(told(omaha)).toMatchObject({ 'secured-Omaha': 1, 'beachhead-Omaha': 1 });
  const held = told(omaha, 'WN64/352 N3132');
  expect(held).toMatchObject({ 'beachhead-Omaha': 1 });
  expect(held).not.toHaveProperty('secured-Omaha');
  const shut = told(omaha, 'II/916 N2931'); // a German on the sand
  expect(Object.keys(shut).filter((id) => /^(secured|beachhead)/.test(id))).toEqual([]);
});

test('the steps of each sector are its own, and their sum is that of the reckoning', () => {
  expect(told('alliedLosses Utah=1 Omaha=8 Sword=3 us-airborne=10')).toEqual({
    ...NOTHING,
    ...{ 'lost-Utah': 1, 'lost-Omaha': 8, 'lost-Sword': 3, 'lost-us-airborne': 10, 'lost-allied': 22 },
    points: 4 - 11,
  });
});

test('German losses are those of battalions and of what stood fast, lost or reduced', () => {
  expect(
    told('germanLosses 7', 'unit WN62/352 lost=yes', 'WN64/352 N3132 reduced', 'WNMerville N3551 back'),
  ).toMatchObject({ 'lost-mobile': 7, 'lost-fixed': 2 + 1, 'lost-german': 7 * 250 + 3 * 75 });
});

test('objectives are those that the reckoning gives points for, each of them', () => {
  const counted = charts.victory.entries.filter((entry) => !/^(beach|german|allied)-/.test(entry.id));
  const there = report.figures.filter(({ group }) => group === 'Objectives of the day');
  expect(there.map(({ id }) => id)).toEqual(counted.map(({ id }) => id));
  expect(told('hex N3436 allied=yes', 'unit WNMerville lost=yes')).toMatchObject({ bayeux: 1, merville: 1 });
  expect(told('bridge N3648/N3749 blown=1')).not.toHaveProperty('orne-bridge');
});

test('exactly one result comes about', () => {
  for (const germanLosses of [0, 39, 42, 90, 132]) {
    const { engine } = evening(`germanLosses ${germanLosses}`);
    const bands = report.measure(engine.g as never).slice(-charts.victory.results.length);
    expect(bands.toSorted()).toEqual([0, 0, 0, 0, 1]);
  }
});

test('the evening of 6 June as it was has history’s figures', () => {
  const figures = figuresOf(
    evening(
      ...['1/8 N2721 landed=Utah', '1/505 N2719', 'hex N2719 allied=yes'],
      ...['1/116 N2930 landed=Omaha', 'WN68/352 N3030', '2Rgr N2828 reduced', 'unit WNPointeDuHoc lost=yes'],
      ...['6GH N3440 landed=Gold', 'Regina N3441 landed=Juno'],
      ...['2War N3647 landed=Sword', '1Suff N3448 landed=Sword', 'WN17/716 N3548'],
      ...['7Para N3648 reduced', 'unit WNMerville lost=yes', 'germanLosses 7'],
      'alliedLosses Utah=1 Omaha=8 Gold=2 Juno=5 Sword=3 us-airborne=10 uk-airborne=5',
    ),
  );
  for (const { id, kind, history } of report.figures) {
    if (history === undefined || id === 'lost-german') continue; // few of the nests are in this scene
    const value = figures[id] ?? Number.NaN;
    if (kind === 'share' || id === 'points') expect(value, id).toBe(history.from);
    else {
      expect(value, id).toBeGreaterThanOrEqual(Math.floor(history.from));
      expect(value, id).toBeLessThanOrEqual(Math.ceil(history.to));
    }
  }
});

test('every word of history has a source, and its kind is said', () => {
  const sources = report.figures.flatMap(({ history }) => history?.sources ?? []);
  expect(sources.filter((source) => !/^(rule \S|(public|history|design): \S)/.test(source ?? ''))).toEqual(
    [],
  );
  expect(report.figures.filter(({ history }) => history?.sources.length === 0)).toEqual([]);
});

test('figures have names of their own, and can be read before the day is over', () => {
  expect(new Set(report.figures.map(({ id }) => id)).size).toBe(report.figures.length);
  expect(figuresOf(opening())).toMatchObject({ 'lost-allied': 0, 'lost-fixed': 0, 'beachhead-Omaha': 0 });
});
