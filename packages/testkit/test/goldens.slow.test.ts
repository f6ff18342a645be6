import { proving } from '@bocage/game-proving';
import { type Game, seeded, setUpFor, start } from '@bocage/kernel';
import { perft } from '@bocage/kernel/prover';
import { readPosition, writePosition, writeRecord } from '@bocage/kernel/text'; // biome-ignore format: a list
import { expect, test } from 'vitest';
import { type GoldenFiles, goldenChecks, goldenFiles, goldenSums } from '../src/index.ts';

/** A whole game of random decisions. */
function whole(scenario: 'crossroads' | 'forecast', seed: number): string {
  const match = start(proving, setUpFor(proving, { scenario }));
  const random = seeded(seed);
  while (!match.engine.over) {
    match.rollDice(random);
    if (!match.engine.over) match.apply(match.engine.sample(random));
  }
  return writeRecord(match);
}

const opening = writePosition(start(proving, setUpFor(proving)).engine);
const COUNTS = [6, 30, 90];
const base: Readonly<Record<string, string>> = {
  'a.record': whole('crossroads', 1),
  'b.record': whole('forecast', 2),
  'c.record': whole('crossroads', 3),
  'opening.position': opening,
  'perft.json': JSON.stringify({ 'opening.position': COUNTS }),
};

const filesOf = (contents: Readonly<Record<string, string>>): GoldenFiles =>
  goldenFiles(Object.keys(contents), (path) => contents[path] ?? '');
const withSums = (contents: Readonly<Record<string, string>>, version = '1'): GoldenFiles =>
  filesOf({ ...contents, 'versions.json': JSON.stringify({ [version]: goldenSums(filesOf(contents)) }) });

/** What the checks say against the goldens. */
function complaints(files: GoldenFiles, game: Game = proving as unknown as Game): string[] {
  return goldenChecks(game, files).flatMap(({ name, run }) => {
    try {
      run();
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
}

test('goldens of the rules as they are keep every check', () => {
  expect(perft(readPosition(proving, opening), 3)).toBe(90);
  expect(goldenChecks(proving, withSums(base)).map(({ name }) => name)).toEqual([
    'every scenario is played in a golden record',
    'a.record is played again, to the byte and to its very end',
    'b.record is played again, to the byte and to its very end',
    'c.record is played again, to the byte and to its very end',
    'the ways to go on from opening.position are counted',
    'rules that do otherwise have another version',
  ]);
  expect(complaints(withSums(base))).toEqual([]);
});

test('a scenario that nobody plays is missed, and so is a third record', () => {
  const { 'b.record': _, ...rest } = base;
  expect(complaints(withSums(rest))[0]).toContain('2 golden records; 3 are the fewest');
  const twice = { ...rest, 'd.record': whole('crossroads', 4) };
  expect(complaints(withSums(twice))[0]).toContain('no golden record plays forecast');
});

test('a record that stops before the end of the game is no golden', () => {
  const match = start(proving, setUpFor(proving));
  match.rollDice(seeded(1));
  expect(complaints(withSums({ ...base, 'a.record': writeRecord(match) }))).toEqual([
    'a.record is played again, to the byte and to its very end: a.record stops before the game is over',
  ]);
});

test('a wrong count is told with what it should be', () => {
  const wrong = { ...base, 'perft.json': JSON.stringify({ 'opening.position': [6, 30, 91] }) };
  expect(complaints(withSums(wrong))).toEqual([
    'the ways to go on from opening.position are counted: perft of opening.position, line 1: “6 30 90” instead of “6 30 91”',
  ]);
  expect(complaints(withSums({ ...base, 'perft.json': '{}' }))[0]).toContain(
    'no counts for opening.position',
  );
});

/** The same game, but Blue has one fire support less. */
function changed(version: number): Game {
  const game = proving as unknown as Game;
  const scenarios = Object.fromEntries(
    Object.entries(game.scenarios).map(([name, scenario]) => [
      name,
      {
        ...scenario,
        setUp(g: Parameters<typeof scenario.setUp>[0]) {
          scenario.setUp(g);
          (g as unknown as { support: { set(side: number, many: number): void } }).support.set(0, 1);
        },
      },
    ]),
  );
  return { ...game, version, scenarios };
}

test('rules that do otherwise fail, with goldens of before and with goldens made anew, until their version is raised', () => {
  expect(complaints(withSums(base), changed(1))).toHaveLength(3);
  const sums = withSums(base).get('versions.json') ?? '';
  const anew = { ...base, 'a.record': whole('crossroads', 9), 'versions.json': sums };
  expect(complaints(filesOf(anew))).toEqual([
    expect.stringMatching(
      /^rules that do otherwise have another version: a\.record: not what version 1 of proving came to/,
    ),
  ]);
  expect(complaints(filesOf(anew), { ...(proving as unknown as Game), version: 2 }).at(-1)).toContain(
    'versions.json does not know version 2 yet: npm run goldens -- proving',
  );
});

test('a golden that was added or taken away is noticed too', () => {
  const sums = withSums(base).get('versions.json') ?? '';
  const more = { ...base, 'd.record': whole('forecast', 4), 'versions.json': sums };
  expect(complaints(filesOf(more))).toEqual([expect.stringContaining('d.record: not what version 1')]);
  const fewer = Object.fromEntries(Object.entries(more).filter(([name]) => name !== 'c.record'));
  expect(complaints(filesOf(fewer))).toEqual([expect.stringContaining('c.record, d.record: not what')]);
});

test('a record of an older version is replayed exactly, or refused by its version; anything else fails', () => {
  const old = { ...base, 'v1/a.record': base['a.record'] ?? '' };
  const oldChecks = (game: Game, text = old['v1/a.record']): string[] =>
    complaints(filesOf({ ...old, 'v1/a.record': text }), game).filter((one) => one.startsWith('v1/'));
  expect(oldChecks({ ...changed(2), scenarios: proving.scenarios as unknown as Game['scenarios'] })).toEqual(
    [],
  );
  expect(oldChecks(changed(2))).toEqual([]);
  expect(oldChecks(changed(2), old['v1/a.record'].replace('game proving 1', 'game proving 7'))[0]).toContain(
    'is refused, but not by its version',
  );
});
