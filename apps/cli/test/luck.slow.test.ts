import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proving } from '@bocage/game-proving';
import type { Match } from '@bocage/kernel';
import { readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { bocage, HIDDEN_ASSAULT, saidTo, scratch, scratchFile, typed } from './helpers.ts';

const recordIn = (file: string): Match => readRecord(proving, readFileSync(file, 'utf8')) as unknown as Match;
const answersIn = (file: string): string[] => recordIn(file).answers.map(({ text }) => text);
const six = <T>(of: T[]): T[] => Array.from({ length: 6 }, () => of).flat();

test('who takes an attack back and attacks again meets the same die', async () => {
  const lines = six(['attack 0404 B1+B2', 'takeback']);
  const { out } = await typed(lines, 'play', 'proving', '--position', scratchFile(HIDDEN_ASSAULT));
  const dice = [...out.matchAll(/attack 0404, column 1, die (\d)\./g)].map(([, die]) => die);
  expect(dice).toHaveLength(6);
  expect(new Set(dice).size).toBe(1);
});

test('who takes back and does the same again gets the same answer of the opponent', async () => {
  const lines = ['end', 'log', 'takeback', 'end', 'log'];
  // A number chosen beforehand, by which Red is asked next.
  const argv = ['play', 'proving', '--position', scratchFile(HIDDEN_ASSAULT), '--seed', '1'];
  const { out } = await typed(lines, ...argv);
  const logs = out.split('> log\n').slice(1);
  const told = logs.map((text) => text.split(/^\w+> |^Left/m)[0]);
  expect(told[0]).toContain('Red: ');
  expect(told[1]).toBe(told[0]);
});

test('the dice are the same another day: their secret lies beside the record, for its owner alone, and not in it', async () => {
  const file = join(scratch(), 'game.record');
  const argv = ['play', 'proving', '--side', 'both'];
  await typed(['bury 0403'], ...argv, '--record', file);
  const first = answersIn(file);
  expect(first.length).toBeGreaterThan(3);
  const secret = readFileSync(`${file}.secret`, 'utf8').trim();
  expect(statSync(`${file}.secret`).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).not.toContain(secret);
  for (let day = 1; day <= 5; day++) {
    await typed(['takeback', 'bury 0403'], ...argv, '--continue', file);
    expect(answersIn(file)).toEqual(first);
    expect(recordIn(file).marks.takeBacks).toBe(day);
  }
});

test('going back and leaving is going back: it is counted, unless it was done again', async () => {
  const file = join(scratch(), 'game.record');
  const argv = ['play', 'proving', '--side', 'both'];
  await typed(['bury 0403', 'takeback', 'redo'], ...argv, '--record', file);
  expect(recordIn(file).marks.takeBacks).toBe(0);
  await typed(['takeback'], ...argv, '--continue', file);
  expect(recordIn(file).marks.takeBacks).toBe(1);
  await typed(['bury 0403'], ...argv, '--continue', file);
  expect(recordIn(file).marks.takeBacks).toBe(1);
});

test('a seeded game says so for ever, and needs no secret beside it', async () => {
  const file = join(scratch(), 'game.record');
  await typed(['bury 0403'], 'play', 'proving', '--side', 'both', '--seed', '1', '--record', file);
  expect(recordIn(file).marks.seeded).toBe(true);
  expect(existsSync(`${file}.secret`)).toBe(false);
  const { code } = await typed([], 'play', 'proving', '--side', 'both', '--continue', file);
  expect(code).toBe(0);
  expect(recordIn(file).marks.seeded).toBe(true);
});

test('a damaged secret, or another game’s, is not gone on with or written over', async () => {
  const file = join(scratch(), 'game.record');
  await typed(['bury 0403'], 'play', 'proving', '--side', 'both', '--record', file);
  writeFileSync(`${file}.secret`, 'six');
  const damaged = await typed([], 'play', 'proving', '--continue', file);
  expect(damaged).toMatchObject({
    code: 2,
    err: expect.stringContaining('game.record.secret: is no secret'),
  });
  const other = join(scratch(), 'other.record');
  writeFileSync(`${other}.secret`, '0'.repeat(32));
  const refused = await typed([], 'play', 'proving', '--record', other);
  expect(refused).toMatchObject({
    code: 2,
    err: expect.stringContaining('other.record.secret: exists already'),
  });
});

test('the end tells that dice could be foreseen, that cards were opened, and how often was taken back', async () => {
  const file = join(scratch(), 'save');
  const rest = Array.from({ length: 400 }, () => ['end', 'hold', 'stand', '1']).flat();
  const lines = [
    'bury 0403',
    'takeback',
    'bury 0403',
    'takeback',
    'bury 0403',
    `save ${file} --open`,
    ...rest,
  ];
  const { out } = await typed(lines, 'play', 'proving', '--side', 'both', '--seed', '1');
  expect(out).toMatch(
    /The game is over\. [\s\S]*\nIts dice came from a number[^\n]*\nWhat was hidden was opened[^\n]*\nDecisions were taken back and taken anew 2 times\.\n$/,
  );
});

test('what is saved in mid-game tells a player nothing that it may not know, unless it is opened on purpose', async () => {
  const directory = scratch();
  const [seen, whole, kept] = ['seen', 'whole', 'kept'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  const ran = await typed(
    [`save ${seen}`, `save ${whole} --open`],
    'play',
    'proving',
    '--side',
    'blue',
    '--record',
    kept,
  );
  expect(saidTo(ran, `save ${seen}`)).toMatch(/without what is hidden from you/);
  expect(await bocage('record', 'verify', seen)).toMatchObject({
    code: 1,
    err: expect.stringContaining('this is what blue may know of a game'),
  });
  expect((await bocage('record', 'verify', whole)).code).toBe(0);
  expect(readFileSync(seen, 'utf8')).toMatch(/\nseen-by blue\n[\s\S]* red \S+ \?\n/);
  expect(saidTo(ran, `save ${whole} --open`)).toMatch(/with all that is hidden/);
  expect([recordIn(whole).marks.opened, recordIn(kept).marks.opened]).toEqual([true, true]);
  expect(ran.out).toContain(`${kept} keeps everything, what is hidden too`);
  const position = join(directory, 'position');
  await typed([`save ${position}`], 'play', 'proving', '--position', scratchFile(HIDDEN_ASSAULT));
  expect(readFileSync(position, 'utf8')).toMatch(/\nseen-by blue\n[\s\S]*unit R4 at=0803 steps=2 value=\?/);
});
