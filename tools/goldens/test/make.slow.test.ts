import { proving } from '@bocage/game-proving';
import { CHANCE, type Engine, type Game, randomPlayer, seeded, setUpFor, start } from '@bocage/kernel';
import { perft } from '@bocage/kernel/prover';
import { type GoldenFiles, goldenChecks, type Versions } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { countsOf, waysWithin } from '../src/counts.ts';
import { makeGoldens, OtherRules } from '../src/make.ts';

const game = proving as unknown as Game;
const players = [randomPlayer, randomPlayer];

const make = (of: Game, files: GoldenFiles = new Map(), committed: Versions = {}): Map<string, string> =>
  makeGoldens(of, { players, files, committed, tell: () => {} });
const sumsIn = (files: GoldenFiles): Versions => JSON.parse(files.get('versions.json') ?? '{}');

/** The same game, but Blue has one fire support less. */
function changed(version: number): Game {
  const scenarios = Object.fromEntries(
    Object.entries(game.scenarios).map(([name, scenario]) => {
      const setUp: typeof scenario.setUp = (g) => {
        scenario.setUp(g);
        (g as unknown as { support: { set(side: number, many: number): void } }).support.set(0, 1);
      };
      return [name, { ...scenario, setUp }];
    }),
  );
  return { ...game, version, scenarios };
}

test('out of nothing come a record for each scenario, three at least, three positions and their counts', () => {
  const files = make(game);
  expect([...files.keys()].sort()).toEqual([
    'crossroads-2.record', 'crossroads.position', 'crossroads.record', 'forecast.position',
    'crossroads-2.position', 'forecast.record', 'perft.json', 'versions.json',
  ].sort()); // biome-ignore format: a list
  for (const check of goldenChecks(game, files)) check.run();
  expect(make(game, files, sumsIn(files))).toEqual(files);
});

test('a golden may join those of a committed version', () => {
  const files = make(game);
  const more = new Map([...files, ['start.position', files.get('forecast.position') ?? '']]);
  expect(Object.keys(sumsIn(make(game, more, sumsIn(files)))['1'] ?? {})).toContain('start.position');
});

test('rules that do otherwise change nothing that a committed version came to', () => {
  const files = make(game);
  expect(() => make(changed(1), files, sumsIn(files))).toThrow(OtherRules);
  expect(() => make(changed(1), files, sumsIn(files))).toThrow(
    /^version 1 of proving came to something else: crossroads/,
  );
  const { size } = make(changed(1), files, {});
  expect(size).toBe(files.size);
});

test('under a higher version the old records are kept as such, and the games that end otherwise are played anew', () => {
  const files = make(game);
  const after = make(changed(2), files, sumsIn(files));
  expect(after.get('v1/crossroads.record')).toBe(files.get('crossroads.record'));
  expect(after.get('crossroads.record')).toContain('game proving 2');
  expect(Object.keys(sumsIn(after))).toEqual(['1', '2']);
  expect(sumsIn(after)['1']).toEqual(sumsIn(files)['1']);
  for (const check of goldenChecks(changed(2), after)) check.run();
});

test('under a higher version a game that ends as it did stays the same game', () => {
  const files = make(game);
  const after = make({ ...game, version: 2 }, files, sumsIn(files));
  const body = (text = ''): string => text.slice(text.indexOf('\n\n'));
  expect(body(after.get('forecast.record'))).toBe(body(files.get('forecast.record')));
});

test('ways are counted as perft does, as deep as there are not too many', () => {
  const { engine } = start(proving, setUpFor(proving));
  expect(countsOf(engine)).toEqual([1, 2, 3, 4].map((depth) => perft(engine, depth)));
  expect(waysWithin(engine, 5, 1_000)).toBeGreaterThan(1_000);
  expect(countsOf(engine, 2)).toEqual([6, 30]);
  expect(countsOf(over())).toEqual([1]);
});

/** The end of a game. */
function over(): Engine {
  const { engine } = start(game, setUpFor(game));
  const random = seeded(1);
  while (!engine.over)
    if (engine.side === CHANCE) engine.chance(random);
    else engine.play(engine.sample(random));
  return engine;
}
