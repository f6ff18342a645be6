import { expect, test } from 'vitest';
import { HISTORY } from '../src/data/history.ts';
import { PLACE } from '../src/map.ts';
import { report } from '../src/report.ts';
import { inland } from '../src/standing.ts';
import { still } from './seeing.ts';

const figuresOf = (...lines: string[]): Record<string, number | null> =>
  Object.fromEntries(
    report.measure(still('L 14', ...lines).g).map((value, i) => [report.figures[i]?.id ?? 'nothing', value]),
  );
/** Those figures that are not nothing. */
const told = (...lines: string[]): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(figuresOf(...lines)).filter(([id, value]) => value !== 0 && id !== 'draw'),
  );

test('two days on which nobody came have nothing to tell', () => {
  expect(told()).toEqual({});
});

test('an objective is held when Allies were the last in all its hexes', () => {
  expect(told('hex 2716 allied=yes')).toMatchObject({ hillman: 1 });
  expect(told('hex 2313 allied=yes', 'hex 2213 allied=yes')).not.toHaveProperty('pegasus');
  expect(told('hex 2313 allied=yes', 'hex 2213 allied=yes', 'hex 2414 allied=yes')).toMatchObject({
    pegasus: 1,
  });
  const caen = ['3205', '3206', '3207', '3106'].map((hex) => `hex ${hex} allied=yes`);
  expect(told(...caen.slice(1))).not.toHaveProperty('caen');
  expect(told(...caen)).toMatchObject({ caen: 1 });
});

test('a Beachhead without Germans near it is a Lodgment', () => {
  expect(told('beach juno beachhead=4225')).toMatchObject({ 'beachhead-juno': 1, 'lodgment-juno': 1 });
  const held = told('beach juno beachhead=4225', 'Lw-D 3619');
  expect(held).toMatchObject({ 'beachhead-juno': 1 });
  expect(held).not.toHaveProperty('lodgment-juno');
});

test('losses are counted by beach, the airborne apart, and all together', () => {
  expect(
    told(
      '1-SR - lost',
      'RRR - lost',
      'CSR - lost',
      '9-Para - lost',
      '10/736 - lost',
      'I/22 - lost',
      'G-1 - lost',
    ),
  ).toEqual({
    'lost-sword': 1,
    'lost-juno': 2,
    'lost-airborne': 1,
    'lost-allied': 4,
    'lost-battalions': 1,
    'lost-companies': 1,
  });
});

test('how deep the troops of a beach stand, and how far paratroops are from their Drop Zone', () => {
  expect(told('2-KSLI 2813', '1-SLR 2620')).toMatchObject({ 'depth-sword': inland(0, PLACE.of('2813')) });
  const drop = [
    'brigade 5-Para zone=main',
    'zone main at=2013 state=down',
    '7-Para 2013',
    '12-Para 2011',
    '13-Para 2010 green',
  ];
  expect(told(...drop)).toMatchObject({ scatter: 5 / 3, 'airborne-disrupted': 1 });
});

test('the noon of 7 June as it was has history’s figures', () => {
  const taken = Object.values(HISTORY.objectives).filter((one) => one.taken);
  const figures = figuresOf(
    ...taken.flatMap(({ hexes }) => hexes).map((hex) => `hex ${hex} allied=yes`),
    ...['beach sword beachhead=2620', 'beach juno beachhead=4225', 'beach gold beachhead=4725'],
    ...['2-KSLI 2813', 'NNSH 3613', '2-SWB 5617', 'Lw-D 3619', 'II/22 2910'],
    ...[
      '1-SR - lost',
      '77-RE - lost',
      'RWR - lost',
      'QOR - lost',
      '1-HR - lost',
      '9-Para - lost',
      '8-Para - lost',
      '1-Cdn - lost',
    ],
  );
  for (const { id, kind, history } of report.figures) {
    if (history === undefined) continue;
    const value = figures[id] ?? Number.NaN;
    if (kind === 'share' || id.startsWith('depth')) expect(value, id).toBe(history.from);
    else {
      expect(value, id).toBeGreaterThanOrEqual(Math.floor(history.from));
      expect(value, id).toBeLessThanOrEqual(Math.ceil(history.to));
    }
  }
});

test('every word of history has a source, and its kind is said', () => {
  const sources = report.figures.flatMap(({ history }) => history?.sources ?? []);
  expect(sources.filter((source) => !/^(public|history|design): \S/.test(source))).toEqual([]);
  expect(report.figures.filter(({ history }) => history?.sources.length === 0)).toEqual([]);
});

test('figures have names of their own, and stages are of figures that there are', () => {
  const ids = report.figures.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(report.stages?.figures.filter((id) => !ids.includes(id))).toEqual([]);
});
