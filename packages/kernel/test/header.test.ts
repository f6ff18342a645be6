import { expect, test } from 'vitest';
import { readHeader, writeHeader } from '../src/header.ts';
import { gameOf, linesOf, setUpFor, TextError } from './kernel.ts';
import { outpost } from './outpost.ts';
import { thrownBy } from './tiny.ts';

const FORMAT = 'bocage-position 1';
const read = (...lines: string[]) => readHeader(FORMAT, outpost, lines.join('\n'));
const faultsOf = (...lines: string[]) => (thrownBy(() => read(...lines)) as TextError).faults;
const GAME = 'game outpost 3';
const SCENARIO = 'scenario patrol';

test('lines come with their numbers, without comments and empty ones', () => {
  const text = '# a comment\nunit  B1\tat=0304  \n\n   \n  # another\nturn 3 # it is late\r\nend';
  expect(linesOf(text)).toEqual([
    { line: 2, words: ['unit', 'B1', 'at=0304'] },
    { line: 6, words: ['turn', '3'] },
    { line: 7, words: ['end'] },
  ]);
});

test('a sharp inside a word begins no comment', () => {
  expect(linesOf('weather#3 a#')).toEqual([{ line: 1, words: ['weather#3', 'a#'] }]);
});

test('the game of a text is known before the rest is read', () => {
  expect(gameOf(`# saved\n${FORMAT}\n${GAME}\nrubbish`)).toBe('outpost');
  expect(gameOf('nothing of the kind')).toBeUndefined();
  expect(gameOf(`${'#'.repeat(5000)}\n${GAME}`)).toBeUndefined();
});

test('a head has the format, the game with its version, the scenario, and the options that are not as usual', () => {
  const write = (options: Record<string, number>) =>
    writeHeader(FORMAT, outpost, { scenario: 'patrol', options });
  expect(write({ mines: 1, days: 1 })).toEqual([FORMAT, GAME, SCENARIO]);
  expect(write({})).toEqual([FORMAT, GAME, SCENARIO]);
  expect(write({ mines: 0, days: 1 })).toEqual([FORMAT, GAME, SCENARIO, 'options mines=no']);
  expect(write({ mines: 0, days: 2 }).at(-1)).toBe('options mines=no days=2');
});

test('a head reads back, with the usual options filled in, and the body follows', () => {
  expect(read(FORMAT, GAME, SCENARIO, 'options days=2', '', 'day 1', 'over')).toEqual({
    setUp: { scenario: 'patrol', options: { mines: 1, days: 2 } },
    version: 3,
    body: [
      { line: 6, words: ['day', '1'] },
      { line: 7, words: ['over'] },
    ],
  });
  expect(read(FORMAT, GAME, SCENARIO).setUp.options).toEqual({ mines: 1, days: 1 });
  expect(read('# by hand', FORMAT, '', GAME, SCENARIO).body).toEqual([]);
});

test('line ends may be those of any system', () => {
  expect(readHeader(FORMAT, outpost, [FORMAT, GAME, SCENARIO, ''].join('\r\n')).setUp.scenario).toBe(
    'patrol',
  );
});

test('another kind of text is refused at once', () => {
  const said = { line: 1, text: 'this is no bocage-position: its first line is not “bocage-position 1”' };
  expect(faultsOf('')).toEqual([said]);
  expect(faultsOf('bocage-record 1', 'rubbish')).toEqual([said]);
});

test('another version of the format is refused at once', () => {
  expect(faultsOf('', 'bocage-position 2', 'rubbish')).toEqual([
    { line: 2, text: 'version 2 of the format; this program reads version 1' },
  ]);
});

test.each([
  ['missing', [SCENARIO], 0, 'the line “game …” is missing'],
  ['of another game', ['game chess 3', SCENARIO], 2, 'this is of chess, not of outpost'],
  ['without a version', ['game outpost', SCENARIO], 2, '“” is no version'],
  ['with a word for a version', ['game outpost three', SCENARIO], 2, '“three” is no version'],
  ['with version 0', ['game outpost 0', SCENARIO], 2, '“0” is no version'],
  ['with half a version', ['game outpost 1.5', SCENARIO], 2, '“1.5” is no version'],
  [
    'of an older version',
    ['game outpost 2', SCENARIO],
    2,
    'made for version 2 of outpost; these are the rules of version 3',
  ],
  [
    'of a newer version',
    ['game outpost 4', SCENARIO],
    2,
    'made for version 4 of outpost; these are the rules of version 3',
  ],
])('a game line %s is refused', (_title, lines, line, text) => {
  expect(faultsOf(FORMAT, ...lines)).toEqual([{ line, text }]);
});

test('whoever can tell whether an old text still means the same may read any version', () => {
  const text = [FORMAT, 'game outpost 2', SCENARIO].join('\n');
  expect(readHeader(FORMAT, outpost, text, true).version).toBe(2);
  expect(() => readHeader(FORMAT, outpost, text.replace('2', '0'), true)).toThrow('“0” is no version');
});

test.each([
  [
    'a scenario that is not there',
    'scenario siege',
    3,
    'outpost has no scenario “siege”; it has patrol, forecast',
  ],
  ['a scenario without a name', 'scenario', 3, 'outpost has no scenario “”; it has patrol, forecast'],
  [
    'a scenario named like a property of objects',
    'scenario constructor',
    3,
    'outpost has no scenario “constructor”; it has patrol, forecast',
  ],
  ['no scenario at all', 'day 1', 0, 'outpost has no scenario “”; it has patrol, forecast'],
])('%s is refused', (_title, scenario, line, text) => {
  expect(faultsOf(FORMAT, GAME, scenario)).toEqual([{ line, text }]);
});

test.each([
  ['options fog=yes', 'outpost has no option “fog”'],
  ['options toString=yes', 'outpost has no option “toString”'],
  ['options =2', 'outpost has no option “”'],
  ['options days=3', 'option days: “3” is no 1…2'],
  ['options days', 'option days: “” is no 1…2'],
  ['options mines=1', 'option mines: “1” is no yes/no'],
])('“%s” is refused', (options, text) => {
  expect(faultsOf(FORMAT, GAME, SCENARIO, options)).toEqual([{ line: 4, text }]);
});

test('all faults of a head are told at once, each with its line', () => {
  const error = thrownBy(() =>
    read(FORMAT, 'game outpost 2', '', 'scenario siege', 'options days=9 fog=yes'),
  );
  expect(error).toBeInstanceOf(TextError);
  expect(error.name).toBe('TextError');
  expect(error.message).toBe(
    [
      'line 2: made for version 2 of outpost; these are the rules of version 3',
      'line 4: outpost has no scenario “siege”; it has patrol, forecast',
      'line 5: option days: “9” is no 1…2',
      'line 5: outpost has no option “fog”',
    ].join('\n'),
  );
});

test('a fault of the whole has no line', () => {
  expect(new TextError([{ line: 0, text: 'it is cut' }]).message).toBe('it is cut');
});

test('a match is set up by names: the first scenario and the usual options where nothing is said', () => {
  expect(setUpFor(outpost)).toEqual({ scenario: 'patrol', options: { mines: 1, days: 1 } });
  expect(setUpFor(outpost, { scenario: 'forecast', options: { mines: 'no', days: '2' } })).toEqual({
    scenario: 'forecast',
    options: { mines: 0, days: 2 },
  });
});

test('a set-up that cannot be is refused', () => {
  expect(() => setUpFor(outpost, { scenario: 'siege' })).toThrow('outpost has no scenario “siege”');
  expect(() => setUpFor(outpost, { scenario: '' })).toThrow('outpost has no scenario “”');
  expect(() => setUpFor(outpost, { options: { days: '9' } })).toThrow('option days: “9” is no 1…2');
});

test('an option is given once', () => {
  expect(faultsOf(FORMAT, GAME, SCENARIO, 'options days=1 days=2')).toEqual([
    { line: 4, text: 'option days stands twice' },
  ]);
});

test('an option has one value', () => {
  expect(faultsOf(FORMAT, GAME, SCENARIO, 'options days=1=2')).toEqual([
    { line: 4, text: 'option days: “1=2” is no 1…2' },
  ]);
});

test('words that mean nothing in a head are refused', () => {
  expect(faultsOf(FORMAT, `${GAME} or so`, SCENARIO)).toEqual([
    { line: 2, text: 'the line “game …” names a game and a version, nothing else' },
  ]);
  expect(faultsOf(FORMAT, GAME, `${SCENARIO} twice`)).toEqual([{ line: 3, text: 'a scenario is one word' }]);
});
