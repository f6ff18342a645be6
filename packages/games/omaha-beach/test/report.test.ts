import { expect, test } from 'vitest';
import file from '../data/history.json' with { type: 'json' };
import { isInfantry, SETUP, UNIT, UNITS } from '../src/data.ts';
import { report } from '../src/report.ts';
import { opening, type Play, scene } from './scene.ts';

const figuresOf = ({ engine }: Play): Record<string, number | null> =>
  Object.fromEntries(
    report.measure(engine.g as never).map((value, i) => [report.figures[i]?.id ?? 'nothing', value]),
  );
/** Some of the figures, by the beginning of their names. */
const told = (match: Play, start: string): Record<string, number | null> =>
  Object.fromEntries(Object.entries(figuresOf(match)).filter(([id]) => id.startsWith(start)));

/** A moment in which nothing happens. */
const still = (turn: number, ...lines: string[]): Play => scene(`actions ${turn}`, ...lines);
/** Everybody who can be in the scenario is at full strength on the track. */
const WHOLE = opening;

test('at the start nobody is lost, no strongpoint cleared, no draw open', () => {
  const figures = figuresOf(WHOLE());
  expect(figures).toMatchObject({
    'lost-1st': 0,
    'lost-29th': 0,
    cleared: 0,
    reserves: 0,
    'off-beach': 0,
    turns: 1,
  });
  expect(told(WHOLE(), 'open-')).toEqual({ 'open-D-1': 0, 'open-D-3': 0, 'open-E-1': 0, 'open-E-3': 0 });
});

test('a step lost counts for the division on the counter, though the unit was put under the other', () => {
  const before = figuresOf(still(5, 'A/1/16 0713', 'F/2/116 0714'));
  const after = figuresOf(still(5, 'A/1/16 0713 steps=2', 'F/2/116 0714 steps=1 division=1st'));
  expect((after['lost-1st'] ?? 0) - (before['lost-1st'] ?? 0)).toBe(1);
  expect((after['lost-29th'] ?? 0) - (before['lost-29th'] ?? 0)).toBe(2);
});

test('tanks and guns are counted apart from infantry', () => {
  const [before, after] = [2, 1].map((steps) => figuresOf(still(5, `1/C/741 0713 steps=${steps}`)));
  expect(after?.['lost-1st']).toBe(before?.['lost-1st']);
  expect((after?.['lost-heavy-1st'] ?? 0) - (before?.['lost-heavy-1st'] ?? 0)).toBe(1);
});

test('leaders and units of later turns are no losses', () => {
  const lost = told(still(5, 'HQ16 0713', 'E/2/18 0714'), 'lost-1st');
  expect(told(still(5), 'lost-1st')).toEqual(lost);
});

test('companies spent are those in the Loss box, and eight of them break a division', () => {
  const match = still(9, 'A/1/16 0713', 'division 1st lost=8', 'division 29th lost=7');
  expect(figuresOf(match)).toMatchObject({
    'companies-1st': 8,
    'companies-29th': 7,
    'broken-1st': 1,
    'broken-29th': 0,
  });
});

test('a strongpoint of two hexes is cleared hex by hex', () => {
  const nests = SETUP.scenarios[0]?.germans.wn ?? [];
  const lines = nests.map(({ hex, kind }) => `post ${hex} back=${kind}`);
  const without = lines.filter((line) => !line.includes('0812'));
  expect(figuresOf(still(9, ...lines)).cleared).toBe(0);
  expect(figuresOf(still(9, ...without)).cleared).toBe(1);
});

test('reserves on the map are no strongpoints', () => {
  expect(figuresOf(still(9, 'post 1113 back=TR german=11/3/726', 'post 0812 back=plain')).reserves).toBe(1);
});

test('who stands on the beach is not off it, on pavilions and bluffs he is; guns are no infantry', () => {
  const match = still(9, 'A/1/16 0713', 'B/1/16 0813', 'C/1/16 0913', '1/C/741 0914', 'HQ16 0913');
  expect(figuresOf(match)).toMatchObject({ 'off-beach': 3, 'on-bluffs': 1 });
});

test('a draw with companies all along it and no German near is open, and scores', () => {
  const match = still(16, 'A/1/16 0917', 'B/1/16 1117', 'C/1/16 0816', 'D/1/16 1016', 'G/2/16 1216');
  expect(told(match, 'open-')).toMatchObject({ 'open-E-1': 1, 'open-E-3': 0 });
  expect(figuresOf(match)['points-draws']).toBe(5);
});

test('a German who fires into a draw keeps it shut', () => {
  const lines = ['A/1/16 0917', 'B/1/16 1117', 'C/1/16 0816', 'D/1/16 1016', 'G/2/16 1216'];
  expect(told(still(16, ...lines, 'post 0916 back=plain german=crew1'), 'open-E-1')).toEqual({
    'open-E-1': 0,
  });
});

test('the points are those of the outcome, and their parts add up', () => {
  const match = still(16, 'A/1/16 0917', 'B/1/16 1117', 'C/1/16 0816', 'D/1/16 1016', 'G/2/16 1216');
  const figures = figuresOf(match);
  const parts = ['strongpoints', 'reserves', 'draws'].map((part) => figures[`points-${part}`] ?? 0);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(figures.points);
});

test('in the later turns, too, the parts add up: what strongpoints cost and Kampfgruppe Meyer among them', () => {
  const figures = figuresOf(still(30, 'A/1/16 1115', '1/B/741 1212', 'meyerLeft 4'));
  const parts = ['strongpoints', 'reserves', 'draws', 'others'].map((part) => figures[`points-${part}`] ?? 0);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(figures.points);
  expect(figures['points-others']).toBe(-3);
});

test('what is told turn by turn are figures of the report, and no turns themselves', () => {
  const counted = report.figures.filter(({ kind }) => kind !== 'turn').map(({ id }) => id);
  expect(counted).toEqual(expect.arrayContaining([...(report.stages?.figures ?? [])]));
  expect(report.stages?.turnOf(still(9, 'A/1/16 1115').engine.g as never)).toBe(9);
});

test('when Beyond the Beach begins nobody has been lost in it', () => {
  expect(told(opening('beyond-the-beach'), 'lost-')).toEqual({
    'lost-1st': 0,
    'lost-heavy-1st': 0,
    'lost-29th': 0,
    'lost-heavy-29th': 0,
  });
});

test('victory is that of the last turn', () => {
  const end = scene('the end of the turn 16', 'A/1/16 0813');
  expect(figuresOf(end)).toMatchObject({ won: 0, turns: 16 });
});

test('every word of history has a source, and its kind is said', () => {
  const sources = report.figures.flatMap(({ history }) => history?.sources ?? []);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => !/^(public|history|design): \S/.test(source))).toEqual([]);
});

test('figures have names of their own, and each draw that scores is among them', () => {
  const ids = report.figures.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const draws = SETUP.draws.filter(({ scores }) => scores).map(({ id }) => `open-${id}`);
  expect(ids.filter((id) => id.startsWith('open-'))).toEqual(draws);
});

test('beside the figures stands what is known of the morning', () => {
  const told = Object.fromEntries(
    report.figures.flatMap(({ id, history }) =>
      history === undefined ? [] : [[id, [history.from, history.to]]],
    ),
  );
  expect(told).toEqual({
    // 500 to 1,000 men of each division, 60 to a step.
    'lost-1st': [500 / 60, 1000 / 60],
    'lost-29th': [500 / 60, 1000 / 60],
    'lost-heavy-1st': [20, 20],
    'lost-heavy-29th': [22, 22],
    'companies-1st': [4, 4],
    'companies-29th': [5, 5],
    cleared: [0, 5],
    reserves: [12, 12],
    'open-D-1': [0, 0],
    'open-D-3': [0, 0],
    'open-E-1': [0, 0],
    'open-E-3': [0, 0],
    'off-beach': [28, 28],
    'on-bluffs': [23, 23],
    points: [9, 9],
  });
});

test('history had no draw open at 10:00', () => {
  const draws = report.figures.filter(({ id }) => id.startsWith('open-'));
  expect(draws.map(({ history }) => history?.to)).toEqual([0, 0, 0, 0]);
});

test('what history is said to have come to is what the published set-up of turn 17 has', () => {
  const setUp = SETUP.scenarios.find(({ id }) => id === 'beyond-the-beach');
  const { start, germans } = setUp as unknown as {
    start: { ashore: { unit: string; steps?: number }[]; lossBox: Record<string, string[]> };
    germans: { wn: unknown[]; reserves: { positions: unknown[] } };
  };
  const { published } = file;
  expect(published.companies).toEqual({
    '1st': start.lossBox['1st']?.length,
    '29th': start.lossBox['29th']?.length,
  });
  expect(file.strongpoints.hexes[1]).toBe(18 - germans.wn.length);
  expect(published.reserves).toBe(germans.reserves.positions.length);
  const ashore = new Map(start.ashore.map(({ unit, steps = 1 }) => [unit, steps]));
  for (const [division, steps] of [
    ['1st', 13],
    ['29th', 15],
  ] as const) {
    const morning = UNITS.filter(
      (unit) => unit.division === division && unit.turn < 16 && isInfantry(UNIT.of(unit.id)),
    );
    const lost = morning.reduce((sum, unit) => sum + unit.steps.length - (ashore.get(unit.id) ?? 0), 0);
    expect(lost, division).toBe(steps);
  }
});

test('the bands of points leave out games in which a division broke', () => {
  const held = ['A/1/116 0630', 'B/1/116 0531 reduced', 'C/1/116 0631 reduced', 'K/3/16 0807'];
  const bands = told(scene('the end of the turn 16', ...held), 'level-');
  expect(Object.values(bands).reduce((sum: number, one) => sum + (one ?? 0), 0)).toBe(1);
  expect(bands['level-0']).toBe(1);
  expect(told(still(9, 'A/1/16 0713', 'division 1st lost=8'), 'level-')).toEqual({
    'level-25': 0,
    'level-19': 0,
    'level-11': 0,
    'level-0': 0,
  });
});
