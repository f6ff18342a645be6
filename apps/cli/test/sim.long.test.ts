import { readFileSync, writeFileSync } from 'node:fs';
import type { GameReport } from '@bocage/catalogue';
import { proving } from '@bocage/game-proving';
import { randomPlayer } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { type SimResult, sim, simReport } from '../src/commands/sim.ts';
import { setUpOf } from '../src/games.ts';
import { run } from '../src/program.ts';
import { cells, compare, type FigureResult } from '../src/sim/figures.ts';
import { cutPage, pageWith } from '../src/sim/page.ts';
import { Voice } from '../src/voice.ts';
import { bocage, scratchFile } from './helpers.ts';

const VOICE = new Voice({ game: proving });

const BEGIN = '<!-- simulation: written by bocage sim --write -->';
const END = '<!-- end of the simulation -->';
const PAGE = `# The day\n\nWords before.\n\n${BEGIN}\nold figures\n${END}\n\nWords after.\n`;

/** Blue has this many pieces left and has won or not, beside a war that nobody fought. */
const report: GameReport = {
  figures: [
    {
      id: 'blue-wins',
      label: 'Blue wins',
      group: 'Result',
      kind: 'share',
      history: { from: 1, to: 1, note: 'at noon', sources: ['history: a war', 'design: a guess'] },
    },
    { id: 'blue-points', label: 'Blue points', group: 'Points', kind: 'count' },
  ],
  notes: ['Nobody fought it.'],
  measure(g) {
    const { winner, score } = proving.outcome(g as never);
    return [winner === 0 ? 1 : 0, score.blue ?? 0];
  },
};
const table = { game: proving, setUp: setUpOf(proving), players: [randomPlayer, randomPlayer], report };
const ten = sim({ ...table, games: 10, seed: 40 });

/** What does not hang on the speed of the machine. */
const timeless = ({ cpuSeconds: _c, actionsPerCpuSecond: _a, ...rest }: SimResult): object => rest;

/** The mean of a figure that is no turn. */
const meanOf = (figure: FigureResult | undefined): number =>
  figure !== undefined && 'mean' in figure ? figure.mean : Number.NaN;

test('the figures of a report are gathered over the games: means, tenths, shares', () => {
  const singles = Array.from({ length: 10 }, (_, i) => sim({ ...table, games: 1, seed: 40 + i }));
  const points = singles.map(({ comparison }) => meanOf(comparison?.figures[1]));
  const [wins, blue] = ten.comparison?.figures ?? [];
  expect(wins).toMatchObject({ id: 'blue-wins', mean: (ten.results.wins.blue ?? 0) / 10 });
  const sorted = points.toSorted((a, b) => a - b);
  expect(blue).toMatchObject({ mean: ten.results.meanScore.blue, p10: sorted[1], p90: sorted[9] });
  expect(new Set(points).size).toBeGreaterThan(1);
});

test('where a game has words for how well it was won, they are counted below the camp that won', () => {
  const outcome: typeof proving.outcome = (g) => {
    const { winner, score, text } = proving.outcome(g);
    return { winner, score, text, grade: (score.blue ?? 0) > 1 ? 'clear' : 'narrow' };
  };
  const graded = sim({ ...table, game: { ...proving, outcome }, games: 10, seed: 40 });
  const { grades = {}, wins, draws } = graded.results;
  const sum = (counts: Readonly<Record<string, number>> = {}): number =>
    Object.values(counts).reduce((all, count) => all + count, 0);
  for (const camp of ['blue', 'red']) expect(sum(grades[camp])).toBe(wins[camp]);
  expect(sum(grades.nobody)).toBe(draws);
  expect(Object.keys(Object.assign({}, ...Object.values(grades))).sort()).toEqual(['clear', 'narrow']);
  const lines = simReport(graded, VOICE).text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(VOICE.wins(0)));
  expect(lines[at + 1]).toMatch(/^ {2}(clear|narrow) +\d+ +[\d.]+ %$/);
  expect(ten.results.grades).toBeUndefined();
});

test('the table has a line for a figure below the name of its group, with history and the kinds of its sources', () => {
  const lines = simReport(ten, VOICE).text.split('\n');
  const at = lines.indexOf('Result');
  const share = `${(10 * (ten.results.wins.blue ?? 0)).toFixed(1)} %`;
  expect(lines[at - 1]).toMatch(/simulated +10–90 % +history +source$/);
  expect(lines[at + 1]?.trim().split(/ {2,}/)).toEqual([
    'Blue wins',
    share,
    'yes (at noon)',
    'history, design',
  ]);
  expect(lines[at + 2]).toBe('Points');
  expect(lines[at + 3]).toMatch(/^ {2}Blue points +\d+\.\d +-?\d+ to -?\d+$/);
  expect(lines.at(-1)).toBe('Nobody fought it.');
});

/** What comes of a figure for the turn of something, in games where it came in those turns. */
const turnsOf = (...turns: (number | null)[]) =>
  compare(
    {
      figures: [{ id: 'port', label: 'The port falls', group: 'Turns', kind: 'turn' }],
      notes: ['A war.'],
      measure: () => [],
    },
    turns.map((turn) => ({ winner: 0, score: {}, decisions: 1, figures: [turn] })),
  );

test('of a turn the share of games is told in which it came, the median and the quartiles, never being latest', () => {
  const lines = (...turns: (number | null)[]) => turnsOf(...turns).figures.map(cells);
  expect(lines(4, 3, 7, 5, 4, 6, 3, 5)).toEqual([['The port falls', '100.0 %', 'turn 5 (4 to 6)', '']]);
  expect(lines(4, null, 3, 5, null, 6, 8, 5)).toEqual([
    ['The port falls', '75.0 %', 'turn 6 (5 to never)', ''],
  ]);
  expect(lines(null, 8, null)).toEqual([['The port falls', '33.3 %', 'never (8 to never)', '']]);
  expect(lines(null)).toEqual([['The port falls', '0.0 %', 'never', '']]);
  expect(JSON.parse(JSON.stringify(turnsOf(4, null).figures[0]))).toMatchObject({
    came: 0.5,
    q25: 4,
    median: null,
  });
  expect(turnsOf(4).figures[0]).not.toHaveProperty('mean');
});

test('how a turn is to be read is said below a table that has one, and below no other', () => {
  expect(turnsOf(4).notes).toEqual(['A war.', expect.stringMatching(/median.*quartiles.*never/)]);
  expect(ten.comparison?.notes).toEqual(['Nobody fought it.']);
});

/** Blue's points at the end of these turns. */
const staged = (...turns: number[]): GameReport => ({
  ...report,
  stages: { turns, figures: ['blue-points'], turnOf: (g) => (g as unknown as { turn: number }).turn },
});

test('a report with stages tells its figures turn by turn; a game that was over before counts as it ended', () => {
  const pointsAt = (turn: number, seed: number): number | undefined =>
    sim({ ...table, report: staged(turn), games: 1, seed }).comparison?.course?.lines[0]?.means[0];
  const result = sim({ ...table, report: staged(1, 3, 99), games: 10, seed: 40 });
  const { turns, lines } = result.comparison?.course ?? {};
  expect(turns).toEqual([1, 3]); // no game went on to turn 99
  expect(lines?.map(({ id }) => id)).toEqual(['blue-points']);
  const early = Array.from({ length: 10 }, (_, i) => pointsAt(1, 40 + i) ?? Number.NaN);
  expect(lines?.[0]?.means[0]).toBeCloseTo(early.reduce((sum, one) => sum + one, 0) / 10, 2);
  expect(lines?.[0]?.means[0]).not.toBe(lines?.[0]?.means[1]);
  expect(simReport(result, VOICE).text).toMatch(/\nby the end of turn +1 +3\nPoints: Blue points +-?\d/);
  expect(ten.comparison).not.toHaveProperty('course');
});

test('the figures of the stages stand on the page in a table of their own', () => {
  const result = sim({ ...table, report: staged(1, 3), games: 10, seed: 40 });
  const entry = { result, comparison: result.comparison as never, options: {} };
  expect(pageWith(cutPage('page', PAGE), entry)).toMatch(
    /\n\n\| by the end of turn \| 1 \| 3 \|\n\| --- \| ---: \| ---: \|\n\| Points: Blue points \| -?[\d.]+ \| -?[\d.]+ \|\n\n/,
  );
});

test('a game without a report is told as ever', () => {
  const { report: _, ...plain } = table;
  const result = sim({ ...plain, games: 10, seed: 40 });
  expect(result).not.toHaveProperty('comparison');
  expect(simReport(result, VOICE).text.split('\n').at(-1)).toMatch(/on average/);
});

test('a simulation takes the place of the one on the page and leaves the page its words', () => {
  const entry = { result: ten, comparison: ten.comparison as never, options: { mines: 'no' } };
  const written = pageWith(cutPage('page', PAGE), entry);
  expect(written).toMatch(/^# The day\n\nWords before\.\n\n<!-- sim/);
  expect(written).toMatch(/of the simulation -->\n\nWords after\.\n$/);
  expect(written).not.toContain('old figures');
  expect(written).toContain(
    '10 games of `proving`, `crossroads`, mines=no; blue random, red random; seeds from 40 on.',
  );
  expect(written).toMatch(/\n\| Blue wins \| \d+\.0 % \| {2}\| yes \(at noon\) \| 1, 2 \|\n/);
  expect(written).toContain('1. history: a war\n2. design: a guess\n');
  expect(pageWith(cutPage('page', written), entry)).toBe(written);
});

test('a page without its two marks is refused', () => {
  for (const bad of ['', BEGIN, `${END}\n${BEGIN}`, `${PAGE}${PAGE}`, PAGE.replace(END, `${END}${END}`)])
    expect(() => cutPage('page', bad)).toThrow(/page: has not one line/);
});

test('Overlord is set beside history, in words, as data and on a page', async () => {
  const page = scratchFile(PAGE, 'page.md');
  const { code, out } = await bocage(
    'sim',
    'overlord-dday',
    '--games',
    '2',
    '--seed',
    '3',
    '--write',
    page,
    '--json',
  );
  expect(code).toBe(0);
  const { comparison, results } = JSON.parse(out) as SimResult;
  const of = (id: string) => comparison?.figures.find((figure) => figure.id === id);
  expect(of('points')).toMatchObject({ mean: results.meanScore.points, history: { from: 26, to: 26 } });
  expect(meanOf(of('lost-allied'))).toBe(results.meanScore.alliedSteps);
  expect(of('lost-Omaha')?.history).toMatchObject({ from: 8, note: '2000–3686 men' });
  expect(readFileSync(page, 'utf8')).toContain(`| Points | ${meanOf(of('points')).toFixed(1)} |`);
});

test('what is written into a page while games are played stays in it', async () => {
  const page = scratchFile(PAGE, 'page.md');
  const err = (): void => writeFileSync(page, PAGE.replace('Words after.', 'Better words.'));
  const code = await run(['sim', 'overlord-dday', '--players', 'scripted', '--games', '1', '--write', page], {
    out: () => {},
    err,
    watched: true,
  });
  expect(code).toBe(0);
  expect(readFileSync(page, 'utf8')).toContain('Better words.');
  expect(readFileSync(page, 'utf8')).not.toContain('old figures');
});

test('--write is refused before any game is played', async () => {
  const page = scratchFile('no marks', 'page.md');
  const bad = await bocage('sim', 'overlord-dday', '--games', '1000000', '--write', page);
  expect(bad).toMatchObject({ code: 2, err: expect.stringMatching(/has not one line/) });
  const none = await bocage('sim', 'proving', '--games', '1000000', '--write', scratchFile(PAGE));
  expect(none).toMatchObject({
    code: 2,
    err: expect.stringMatching(/proving has nothing to set beside history/),
  });
});

test('the result is the same for any number of threads', async () => {
  const argv = ['sim', 'overlord-dday', '--games', '3', '--seed', '7', '--json'];
  const [alone, two] = [await bocage(...argv), await bocage(...argv, '--workers', '2')];
  expect(timeless(JSON.parse(two.out))).toEqual(timeless(JSON.parse(alone.out)));
  expect(JSON.parse(two.out)).toMatchObject({ finished: 3, comparison: { figures: expect.any(Array) } });
});

test('threads play with the scenario, the options and the players that were asked for', async () => {
  const argv = ['sim', 'proving', '--scenario', 'forecast', '--option', 'mines=no', '--games', '2', '--json'];
  const [one, two] = await Promise.all([bocage(...argv), bocage(...argv, '--workers', '3')]); // one too many
  expect(timeless(JSON.parse(two.out))).toEqual(timeless(JSON.parse(one.out)));
  expect((await bocage('sim', 'proving', '--workers', '0')).err).toMatch(/--workers: “0”/);
  expect((await bocage('sim', 'proving', '--workers', '2', '--players', 'napoleon')).err).toMatch(
    /no player/,
  );
});
