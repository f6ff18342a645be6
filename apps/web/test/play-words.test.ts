import type { Forecast, LogEntry } from '@bocage/host';
import { expect, test } from 'vitest';
import { actionLines, filtered } from '../src/play/actions.ts';
import { endOf } from '../src/play/ends.ts';
import {
  firstOf,
  folded,
  goesUp,
  grouped,
  isAllDrawn,
  isOpening,
  marksOf,
  mergedNews,
  recapOf,
  toldOf,
  whoDid,
  withNews,
} from '../src/play/log.ts';
import {
  alwaysLines,
  hasOutcomes,
  headlineText,
  isCertain,
  oddsLines,
  percentText,
} from '../src/play/odds.ts';
import { firstState } from '../src/play/state.ts';
import { playWords } from '../src/words/en/play.ts';
import { FakeHost } from './fake-host.ts';

const entry = (ply: number, side: number, step = 'a.b', isSeen = true): LogEntry => ({
  ply,
  side,
  step,
  heading: step.split('.')[0] ?? '',
  caption: '',
  rule: '',
  answer: '',
  said: '',
  names: { units: [], places: [] },
  forced: [],
  events: isSeen ? [{ name: '', text: '', parts: [], rule: '', units: [], places: [] }] : [],
});

test('a line of the odds says what is different, and what is asked next where that hangs on the dice', () => {
  const forecast: Forecast = {
    headline: [
      { text: 'the nest loses a step or more', probability: 5 / 6 },
      { text: 'you lose one', probability: 1 / 3 },
    ],
    always: [],
    ways: [
      { probability: 2 / 3, fraction: '2/3', changes: [], then: null },
      { probability: 1 / 3, fraction: '1/3', changes: ['A loses 1 step'], then: 'Choose who advances' },
    ],
    worlds: 1,
    failure: null,
    draws: null,
  };
  expect(oddsLines(forecast, playWords.changes).map(({ fraction, words }) => [fraction, words])).toEqual([
    ['2/3', ['No effect']],
    ['1/3', ['A loses 1 step', 'then: choose who advances']],
  ]);
  // Where nothing is different but what is asked next, that alone is told.
  const asked = { ...forecast, ways: [{ probability: 1, fraction: '1', changes: [], then: 'Choose a hex' }] };
  expect(oddsLines(asked, playWords.changes)[0]?.words).toEqual(['Then: choose a hex']);
  // Beside what happens in every case, none of them is without effect.
  const [first] = oddsLines({ ...forecast, always: ['B loses 1 step'] }, playWords.changes);
  expect(first?.words).toEqual(['Nothing more']);
  expect(alwaysLines({ ...forecast, always: ['B loses 1 step'] }, playWords.changes)).toEqual([
    'B loses 1 step',
  ]);
  expect(alwaysLines(forecast, playWords.changes)).toEqual([]);
  const certain = (then: string | null) => [{ probability: 1, fraction: '1', changes: [], then }];
  const sure = { ...forecast, headline: [] };
  expect(alwaysLines({ ...sure, ways: certain(null) }, playWords.changes)).toEqual(['No effect']);
  expect(alwaysLines({ ...forecast, ways: certain(null) }, playWords.changes)).toEqual([]);
  expect(alwaysLines({ ...forecast, ways: certain('Choose') }, playWords.changes)).toEqual(['Then: choose']);
  // Losses that are still to be taken look alike whatever was thrown.
  expect(isCertain({ ...forecast, ways: certain('Choose') })).toBe(false);
  expect(isCertain({ ...sure, ways: certain('Choose') })).toBe(true);
  const sheet = { title: '', rows: [], result: '', headline: '6:2, column 4:1' };
  expect(headlineText(sheet, forecast)).toBe(
    '6:2, column 4:1. The nest loses a step or more 83 %, you lose one 33 %.',
  );
  expect(headlineText(sheet, null)).toBe('6:2, column 4:1.');
  expect(headlineText(null, null)).toBe('');
});

test('a sentence of the odds stands alone where the one thing that comes of it changes nothing', () => {
  const forecast: Forecast = {
    headline: [],
    always: [],
    ways: [{ probability: 1, fraction: '1', changes: [], then: null }],
    worlds: 1,
    failure: null,
    draws: null,
  };
  const sheet = { title: '', rows: [], result: '', headline: '52:12, column 3:1' };
  const claimed = { ...forecast, headline: [{ text: 'you lose one', probability: 1 / 6 }] };
  expect([hasOutcomes(sheet, forecast), hasOutcomes(null, claimed)]).toEqual([false, false]);
  // Without a sentence somebody has to say that nothing happens.
  expect(hasOutcomes(null, forecast)).toBe(true);
  const changing = {
    ...forecast,
    ways: [{ probability: 1, fraction: '1', changes: ['A moves'], then: null }],
  };
  const asking = { ...forecast, ways: [{ probability: 1, fraction: '1', changes: [], then: 'Choose' }] };
  const telling = [changing, asking, { ...claimed, worlds: 2 }, { ...claimed, always: ['A moves'] }];
  expect(telling.map((each) => hasOutcomes(sheet, each))).toEqual([true, true, true, true]);
});

test('a question ends with its own sign, what else is asked with a stop', () => {
  expect(playWords.asked('British', 'Advance into the hex?')).toBe('British: Advance into the hex?');
  expect(playWords.asked('British', 'Choose who attacks')).toBe('British: Choose who attacks.');
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

test('the log is grouped by phase and heading', () => {
  const log = [
    { ...entry(0, -1, 'drop.roll'), caption: 'Night' },
    { ...entry(1, 0, 'landing.land'), caption: 'Night' },
    { ...entry(2, 0, 'landing.land'), caption: 'Morning' },
  ];
  expect(grouped(log).map(({ caption, heading, entries }) => [caption, heading, entries.length])).toEqual([
    ['Night', 'drop', 1],
    ['Night', 'landing', 1],
    ['Morning', 'landing', 1],
  ]);
});

/** A decision of which nothing may be known. */
const unseen = (ply: number, side: number, step = 'setUp.place') => ({
  ...entry(ply, side, step, false),
  answer: null,
  said: null,
});

test('what a side decides unseen in a row is one line with a count; anything between makes two', () => {
  const log = [
    unseen(0, 1),
    unseen(1, 1),
    unseen(2, 1),
    entry(3, 0),
    unseen(4, 1),
    unseen(5, 0),
    unseen(6, 0),
  ];
  const lines = folded(log);
  expect(lines.map(({ ply, times, side }) => [ply, times, side])).toEqual([
    [2, 3, 1],
    [3, undefined, 0],
    [4, undefined, 1],
    [6, 2, 0],
  ]);
  expect(lines.map(firstOf)).toEqual([0, 3, 4, 5]);
  expect(lines[1]).toBe(log[3]);
});

test('what is seen of it, by its events or by what it forced, is not folded; nor are other steps', () => {
  const forced = { ...unseen(1, 1), forced: [{ side: 0, said: 'pass' }] };
  const told = { ...entry(2, 1), said: null };
  const log = [unseen(0, 1), forced, told, unseen(3, 1), unseen(4, 1, 'setUp.choose')];
  expect(folded(log)).toEqual(log);
});

test('the recap counts what is unseen, and a line says how often it was', () => {
  const scene = { seats: ['human', 'scripted'] as const, onlooker: 0, ply: 25, isSecret: true };
  const log = Array.from({ length: 25 }, (_, ply) => unseen(ply, 1));
  expect(recapOf(log, scene)).toMatchObject([{ ply: 24, times: 25 }]);
  const said = [undefined, 1, 2, 25].map((times) => playWords.hiddenDecision('Germans', true, times));
  expect(said).toEqual([
    'Germans decide something you may not know.',
    'Germans decide something you may not know.',
    'Germans decide something you may not know, twice.',
    'Germans decide something you may not know, 25 times.',
  ]);
});

test('a phase is marked at its first decision, and beyond the log where it was known before', () => {
  const log = [0, 1, 2, 3].map((ply) => ({ ...entry(ply, 0), caption: ply < 2 ? 'Night' : 'Morning' }));
  const known = [
    { ply: 3, caption: 'wrong' },
    { ply: 7, caption: 'Noon' },
  ];
  const here = { ply: 4, length: 9, caption: 'Morning' };
  expect(marksOf(log, here, known)).toEqual([
    { ply: 0, caption: 'Night' },
    { ply: 2, caption: 'Morning' },
    { ply: 7, caption: 'Noon' },
  ]);
  expect(marksOf(log, { ...here, length: 4 }, known).map(({ ply }) => ply)).toEqual([0, 2]);
});

test('news replace what came after them; what is only looked at again does not', () => {
  const log = [entry(0, 0), entry(1, 0), entry(2, 0)];
  expect(withNews(log, [entry(1, 1)]).map(({ side }) => side)).toEqual([0, 1]);
  expect(mergedNews(log, [entry(1, 1), entry(3, 1)]).map(({ side }) => side)).toEqual([0, 0, 0, 1]);
});

test('the recap begins with what came of our last decision, if others decided after it, without silent throws', () => {
  const log = [entry(0, 1), entry(1, 0), entry(2, -1), entry(3, 1), entry(4, -1, 'a.b', false), entry(5, -1)];
  const scene = { seats: ['human', 'scripted'] as const, onlooker: 0, ply: 6, isSecret: false };
  expect(recapOf(log, scene).map(({ ply }) => ply)).toEqual([2, 3, 5]);
  expect(recapOf(log.slice(0, 3), { ...scene, ply: 3 })).toEqual([]);
});

test('what came of our own dice is not what the others did, though they had something to decide unseen', () => {
  const unseen = { ...entry(4, 1), answer: null, said: null, events: [] };
  const dice = entry(5, -1);
  expect(whoDid([unseen, dice])).toEqual([]);
  expect(whoDid([unseen])).toEqual([1]);
  expect(whoDid([unseen, dice, { ...unseen, said: 'Cease fire' }])).toEqual([1]);
});

test('before the first decision of anybody here, all that the dice brought is told', () => {
  const log = [entry(0, -1), entry(1, -1, 'a.b', false), entry(2, -1)];
  const scene = { seats: ['human', 'scripted'] as const, onlooker: 0, ply: 3, isSecret: false };
  expect(isOpening(log, scene.seats)).toBe(true);
  expect(recapOf(log, scene).map(({ ply }) => ply)).toEqual([0, 2]);
  expect(isOpening([...log, entry(3, 0)], scene.seats)).toBe(false);
  expect(isOpening(log, ['scripted', 'scripted'])).toBe(false);
});

test('what another person at this screen did is told where it could not be seen', () => {
  const log = [entry(0, 0), entry(1, 1)];
  const scene = { seats: ['human', 'human'] as const, onlooker: 0, ply: 2 };
  expect(recapOf(log, { ...scene, isSecret: false })).toEqual([]);
  expect(recapOf(log, { ...scene, isSecret: true }).map(({ ply }) => ply)).toEqual([1]);
});

test('who is spoken of again is not named again', () => {
  const named = (name: string, rest: string) => ({
    name: '',
    text: `${name} ${rest}`,
    parts: [{ text: name, title: `Battalion ${name}` }, { text: ` ${rest}` }],
    rule: '',
    units: [],
    places: [],
  });
  const events = [named('A', 'loses a step.'), named('A', 'comes down.'), named('B', 'moves.')];
  const told = (...all: typeof events): string => toldOf({ ...entry(0, -1), events: all });
  expect(told(...events)).toBe('A loses a step and comes down. B moves.');
  const lands = named('A', 'lands in N2931: die 5, total 9.');
  const [loses, comes] = [named('A', 'loses a step.'), named('A', 'comes down.')];
  expect(told(lands, loses, loses, comes)).toBe(
    'A lands in N2931: die 5, total 9; loses a step twice and comes down.',
  );
  expect(told(loses, loses, loses)).toBe('A loses a step three times.');
  expect(told(loses, named('B', 'loses a step.'))).toBe('A loses a step. B loses a step.');
});

test('who decides is one or many, as its name is', () => {
  expect([playWords.decides('Red', false), playWords.decides('Allies')]).toEqual([
    'Red decides',
    'Allies decide',
  ]);
  expect(playWords.thinks).toBe('The other side thinks …');
  expect([playWords.playersThink(1), playWords.playersThink(2)]).toEqual([
    'The player thinks …',
    'The players think …',
  ]);
  const one = { camps: [[0], [1]], sides: ['Blue', 'Red'], many: [false, false] };
  expect(endOf(1, one, playWords)).toBe('Red wins');
  expect(endOf(0, { ...one, camps: [[0, 1]] }, playWords)).toBe('Blue and Red win');
  expect(endOf(-1, { camps: [[0]], sides: ['Americans'], many: [true] }, playWords)).toBe('Americans lose');
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

test('cards and chits are no dice: what was only drawn is told apart from what was thrown', () => {
  const drawn = { ...entry(0, -1), draw: 'Card 12' };
  expect(isAllDrawn([drawn, drawn])).toBe(true);
  expect(isAllDrawn([drawn, entry(1, -1)])).toBe(false);
});

test.each([
  ['is disorganized', 'are disorganized'],
  ['loses a step', 'lose a step'],
  ['goes back to N3031', 'go back to N3031'],
  ['reaches the road', 'reach the road'],
  ['presses on', 'press on'],
  ['carries on', 'carry on'],
  ['has no effect', 'have no effect'],
  [', die 3', ', die 3'],
])('%s: of several, %s', (one, several) => {
  expect(playWords.ofSeveral(one)).toBe(several);
});

test('why something is not possible is said in whole sentences, which the rules leave without their stop', () => {
  const reasons = [
    { rule: '27.1.7-k', text: 'the Rangers have to attack it' },
    { rule: '', text: 'That is too far away.' },
  ];
  expect(playWords.refused(reasons)).toBe(
    'Not possible. The Rangers have to attack it. Rule 27.1.7-k. That is too far away.',
  );
  expect(playWords.sentence('no map …')).toBe('No map …');
});

test('who scrolls up leaves the newest line; the browser that drops the oldest does not, however high they were', () => {
  const log = [entry(1, 0)];
  const before = { top: 900, height: 1500, log };
  expect(goesUp(before, { ...before, top: 700 })).toBe(true);
  expect(goesUp(before, { ...before, top: 950 })).toBe(false);
  expect(goesUp(before, { top: 800, height: 1400, log })).toBe(false);
  expect(goesUp(before, { top: 860, height: 1500, log: [...log, entry(2, 0)] })).toBe(false);
});
