import { expect, test } from 'vitest';
import { HISTORY } from '../src/data/history.ts';
import { report } from '../src/report.ts';
import type { G } from '../src/state.ts';
import { AXIS } from '../src/terms.ts';
import { course } from './course.ts';
import { opening, type Play, scene } from './scene.ts';
import { campaign, PEACE, race } from './turns.ts';

const measure = (g: unknown): Record<string, number | null> =>
  Object.fromEntries(report.measure(g as G).map((value, i) => [report.figures[i]?.id ?? 'nothing', value]));
const figuresOf = ({ engine }: Play): Record<string, number | null> => measure(engine.g);
/** Those that are not nothing, a draw and the turn apart. */
const told = (match: Play): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(figuresOf(match)).filter(([id, value]) => value !== 0 && id !== 'draw' && id !== 'turns'),
  );
/** The last turn in a quiet moment. */
const still = (...lines: string[]): Play => scene('us-moves 12', ...PEACE.slice(2), '4-8 0523', ...lines);

test('a summer in which nobody came has nothing to tell', () => {
  expect(told(opening('campaign'))).toEqual({});
});

test('beaches and towns are of whoever holds all their hexes', () => {
  expect(told(still('place 0617 allied=yes', 'place 0807 allied=yes'))).toEqual({
    'beach-utah': 1,
    'beach-sword': 1,
  });
  expect(told(still('place 0223 allied=yes'))).toEqual({});
  expect(told(still('place 0223 allied=yes', 'place 0222 allied=yes', 'place 1116 allied=yes', 'place Paris allied=yes'))).toEqual({ cherbourg: 1, 'saint-lo': 1, paris: 1 }); // biome-ignore format: one thing
});

test('steps and points are those of the ledger', () => {
  const match = still('score allied-steps points=40', 'score german-steps points=70', 'score german-elite points=9', 'score turns points=60', 'score depots points=30'); // biome-ignore format: one thing
  expect(told(match)).toEqual({
    'lost-allied': 40,
    'lost-german': 70,
    'lost-german-elite': 9,
    'points-turns': 60,
    'points-depots': 30,
    lead: 70 + 9 + 30 - 40 - 60,
  });
});

test('Allied depots at work are counted, wherever they are', () => {
  const lines = ['depot Utah state=reduced', 'place 0617 allied=yes', 'depot Cherbourg state=full', 'place 0223 allied=yes']; // biome-ignore format: one thing
  expect(figuresOf(still(...lines)).depots).toBe(2);
  expect(figuresOf(still(...lines.slice(0, 3))).depots).toBe(1);
});

test('each way to end is one of its own, and no game has two', () => {
  const lead = (points: number): string[] =>
    points > 0 ? [`score cities points=${points}`] : [`score turns points=${-points}`];
  const byPoints = (points: number): Play => still(...lead(points));
  const atOnce = (...lines: string[]): Play => campaign('end-of-phase 8', ...lines);
  const ends: readonly [string, Play][] = [
    ['end-calais', atOnce(...PEACE, 'place Paris allied=yes', 'place Pas-de-Calais allied=yes')],
    ['end-few', atOnce(...PEACE.slice(0, 2))],
    ['end-beaches', atOnce(...PEACE.slice(1))],
    ['end-harbours', atOnce(...PEACE, 'place Paris allied=yes', 'place 0222 allied=yes', 'place 0223 allied=yes', 'unit Festung-Brest captured=yes', 'unit Festung-Lorient captured=yes')], // biome-ignore format: one thing
    ['allied-decisive', byPoints(50)],
    ['allied-marginal', byPoints(49)],
    ['draw', byPoints(-24)],
    ['german-marginal', byPoints(-25)],
    ['german-decisive', byPoints(-50)],
  ];
  const kinds = ends.map(([id]) => id);
  for (const [id, match] of ends)
    expect(
      kinds.filter((kind) => figuresOf(match)[kind] === 1),
      id,
    ).toEqual([id]);
  const shares = report.figures.filter(({ group, kind }) => group === 'Result' && kind === 'share');
  expect(shares.map(({ id }) => id).toSorted()).toEqual(kinds.toSorted());
});

test('the race to Cherbourg is not ended by beaches that are not on its map', () => {
  const { engine } = race('end-of-phase 4', 'depot Utah state=destroyed', ...PEACE.slice(2));
  engine.g.winner = AXIS;
  expect(figuresOf({ engine } as Play)['end-beaches']).toBe(0);
});

test('the campaign as it went has history’s figures', () => {
  const figures = measure(course('campaign').g);
  for (const { id, kind, history } of report.figures) {
    if (history === undefined) continue;
    const value = figures[id] ?? Number.NaN;
    // Casualties of history run three days further than the course.
    const slack = id === 'lost-allied' ? 1 : 0;
    if (kind === 'count') {
      expect(value, id).toBeGreaterThanOrEqual(Math.floor(history.from) - slack);
      expect(value, id).toBeLessThanOrEqual(Math.ceil(history.to));
    } else expect(value, id).toBe(history.from);
  }
});

test('figures have names of their own, and those told turn by turn are among them', () => {
  const ids = report.figures.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(report.stages?.figures.filter((id) => !ids.includes(id))).toEqual([]);
  expect(report.stages?.turns).toEqual(HISTORY.course.map(({ turn }) => turn));
  expect(report.stages?.turnOf(opening('cobra').engine.g as never)).toBe(7);
});

test('every word of history has a source, and its kind is said', () => {
  const sources = report.figures.flatMap(({ history }) => history?.sources ?? []);
  expect(sources.filter((source) => !/^(public|history|design|rule)(:| \d)/.test(source))).toEqual([]);
  expect(report.figures.filter(({ history }) => history?.sources.length === 0)).toEqual([]);
});

test('N44 11.1-c: the race gives no points, so its steps are those that units are short of', () => {
  const lost = (match: Play): readonly (number | null | undefined)[] =>
    ['lost-allied', 'lost-allied-elite', 'lost-german', 'lost-german-elite'].map(
      (id) => figuresOf(match)[id],
    );
  expect(lost(opening('cherbourg'))).toEqual([0, 0, 0, 0]);
  const fought = race('us-moves 3', '4-8 0523 steps=1', '82-505 0619 steps=1', '709-919 0322 steps=1', 'unit 91-1058 captured=yes'); // biome-ignore format: one thing
  expect(lost(fought)).toEqual([2, 1, 1 + 2, 0]);
});
