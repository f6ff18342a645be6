import { expect, test } from 'vitest';
import { actionLines, filtered } from '../src/play/actions.ts';
import { grouped, mergedNews, recapOf, stepTitle, withMark, withNews } from '../src/play/log.ts';
import { changesText, oddsLines, percentText } from '../src/play/odds.ts';
import { firstState } from '../src/play/state.ts';
import type { Forecast, LogEntry } from '../src/table/protocol.ts';
import { playWords } from '../src/words/en/play.ts';
import { FakeHost } from './fake-host.ts';

const entry = (ply: number, side: number, step = 'a.b', isSeen = true): LogEntry => ({
  ply,
  side,
  step,
  rule: '',
  answer: '',
  events: isSeen ? [{ name: '', text: '', rule: '', units: [], places: [] }] : [],
});

const way = (fraction: string, ...changes: string[]) => {
  const [top = 0, bottom = 1] = fraction.split('/').map(Number);
  return { fraction, probability: top / bottom, changes };
};
const forecast = (...ways: Forecast['ways']): Forecast => ({ always: [], ways, worlds: 1, failure: null });

test('outcomes that look the same to a player are one line, the likeliest first', () => {
  const lines = oddsLines(
    forecast(
      way('1/6', 'unit A steps 2 → 1'),
      way('1/3', 'unit A marker steady → regroup', 'unit A rolled no → yes'),
      way('1/2', 'unit A marker steady → regroup'),
    ),
    playWords.changes,
  );
  expect(lines.map(({ fraction, words }) => [fraction, words])).toEqual([
    ['5/6', ['A: regroup']],
    ['1/6', ['A loses 1 step']],
  ]);
  expect(lines.reduce((sum, line) => sum + line.probability, 0)).toBeCloseTo(1, 12);
});

test('a unit that is destroyed is not said to lose steps besides', () => {
  const changes = ['unit A at N1 → -', 'unit A steps 1 → 0', 'hex N1 attacked yes → no'];
  expect(changesText(changes, playWords.changes)).toEqual(['A is destroyed']);
});

test('who is asked next is told as the question', () => {
  const changes = ['allied is asked: Choose who advances into the hex (combat.advance)'];
  expect(changesText(changes, playWords.changes)).toEqual(['then: choose who advances into the hex']);
});

test('nothing that can happen is 0 %, nothing that can fail 100 %', () => {
  expect([1 / 1000, 1 / 6, 2 / 3, 0.999, 1].map(percentText)).toEqual([
    '< 1 %',
    '17 %',
    '67 %',
    '> 99 %',
    '100 %',
  ]);
});

test('the log is grouped by phase and procedure', () => {
  const log = [entry(0, -1, 'drop.roll'), entry(1, 0, 'landing.land'), entry(2, 0, 'landing.land')];
  const marks = [
    { ply: 0, caption: 'Night' },
    { ply: 2, caption: 'Morning' },
  ];
  expect(grouped(log, marks).map(({ caption, step, entries }) => [caption, step, entries.length])).toEqual([
    ['Night', 'drop', 1],
    ['Night', 'landing', 1],
    ['Morning', 'landing', 1],
  ]);
  expect(stepTitle('beachLanding')).toBe('Beach landing');
});

test('a phase is marked where it begins, however often it is seen', () => {
  const marks = [0, 1, 5].reduce<{ ply: number; caption: string }[]>(
    (found, ply) => withMark(found, { ply, caption: ply < 5 ? 'Night' : 'Morning' }),
    [],
  );
  expect(marks.map(({ ply }) => ply)).toEqual([0, 5]);
});

test('news replace what came after them; what is only looked at again does not', () => {
  const log = [entry(0, 0), entry(1, 0), entry(2, 0)];
  expect(withNews(log, [entry(1, 1)]).map(({ side }) => side)).toEqual([0, 1]);
  expect(mergedNews(log, [entry(1, 1), entry(3, 1)]).map(({ side }) => side)).toEqual([0, 0, 0, 1]);
});

test('the recap begins with the first decision of the others after our last, without silent throws', () => {
  const log = [entry(0, 1), entry(1, 0), entry(2, -1), entry(3, 1), entry(4, -1, 'a.b', false), entry(5, -1)];
  const scene = { seats: ['human', 'scripted'] as const, onlooker: 0, ply: 6 };
  expect(recapOf(log, scene).map(({ ply }) => ply)).toEqual([3, 5]);
});

test('the list holds every legal action and finds them by words in any order', async () => {
  const host = new FakeHost();
  const { facts, scene } = await host.open();
  const lines = actionLines(firstState(facts, scene, []), (_, { text }) => text);
  expect(lines.map(({ text }) => text)).toEqual([
    'Do land: U0',
    'Do land: U1',
    'Do move: U2',
    'Do move: U3',
    'Do move: U4',
    'Do move: U5',
    'Do attack: P3',
    'Do bombard: us',
    'Do bombard: cw',
  ]);
  expect(filtered(lines, 'u4 MOVE').map(({ text }) => text)).toEqual(['Do move: U4']);
});
