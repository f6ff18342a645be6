import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { proving } from '@bocage/game-proving';
import { expect, test } from 'vitest';
import { randomRecord } from '../src/commands/record.ts';
import { checkDirectory, makeDirectory, readText, wholeNumber, writeTarget } from '../src/input.ts';
import { ASSAULT, bocage, scratch, scratchFile } from './helpers.ts';

const record = randomRecord(proving, 1, {});
const lineOf = (text: string, start: string): number =>
  text.split('\n').findIndex((line) => line.startsWith(start)) + 1;

function linkTo(target: string, name = 'link'): string {
  const path = join(scratch(), name);
  symlinkSync(target, path);
  return path;
}

/** A link that leads to itself. */
const looped = (name = 'loop'): string => linkTo(name, name);

/** A pipe at which nobody writes: who opens it to read waits for ever. */
function pipe(): string {
  const path = join(scratch(), 'pipe');
  execFileSync('mkfifo', [path]);
  return path;
}

/** Bad input: what is typed, and what the one line must say. */
const BAD: readonly [what: string, argv: () => string[], says: RegExp][] = [
  ['an unknown game', () => ['sim', 'waterloo'], /no game “waterloo”; there are .*proving/],
  ['a name every object has', () => ['ask', 'constructor'], /no game “constructor”/],
  ['an unknown command', () => ['simulate'], /unknown command 'simulate'/],
  ['an unknown option of the program', () => ['sim', 'proving', '--gmes', '3'], /unknown option '--gmes'.*--games/],
  ['an argument too many', () => ['sim', 'proving', 'forecast'], /too many arguments/],
  ['no game at all', () => ['sim'], /missing required argument 'game'/],
  ['a missing option', () => ['perft', 'proving'], /required option '--depth/],
  ['a negative count', () => ['sim', 'proving', '--games', '-3'], /--games: “-3” is not a whole number from 1/],
  ['no games', () => ['fuzz', 'proving', '--games', '0'], /--games: “0”/],
  ['a count that is no number', () => ['fuzz', 'proving', '--games', 'ten'], /--games: “ten”/],
  ['a broken count', () => ['sim', 'proving', '--games', '1.5'], /--games: “1.5”/],
  ['a seed that is no number', () => ['sim', 'proving', '--seed', 'lucky'], /--seed: “lucky”/],
  ['a seed too large to be exact', () => ['sim', 'proving', '--seed', '9999999999999999'], /--seed:/],
  ['a depth without end', () => ['perft', 'proving', '--depth', '1000'], /--depth: “1000”/],
  ['an unknown player', () => ['sim', 'proving', '--players', 'napoleon'], /no player “napoleon” for this game; proving has random/],
  ['a scripted player where there is none', () => ['sim', 'proving', '--players', 'scripted'], /no player “scripted” for this game; proving has random/],
  ['players for too many sides', () => ['sim', 'proving', '--players', 'random,random,random'], /2 sides \(blue, red\), not 3/],
  ['an unknown scenario', () => ['sim', 'proving', '--scenario', 'moscow'], /no scenario “moscow”; it has crossroads, forecast/],
  ['an unknown scenario to fuzz', () => ['fuzz', 'proving', '--scenario', 'moscow'], /no scenario “moscow”/],
  ['a scenario with more behind it', () => ['position', 'proving', '--scenario', 'crossroads x'], /no scenario “crossroads x”/],
  ['an unknown option of the game', () => ['sim', 'proving', '--option', 'tanks=yes'], /no option “tanks”; it has mines/],
  ['an option with no such value', () => ['sim', 'proving', '--option', 'mines=maybe'], /option mines: “maybe” is no/],
  ['an option with another value than there is', () => ['position', 'proving', '--option', 'mines=perhaps'], /^bocage: option mines: “perhaps” is none of no, yes\n$/],
  ['an answer without its step', () => ['odds', 'proving', '--answer', 'save'], /--answer: “save” is not of the form step=action/],
  ['an option without value', () => ['sim', 'proving', '--option', 'mines'], /“mines” is not of the form name=value/],
  ['an option twice', () => ['sim', 'proving', '--option', 'mines=no', '--option', 'mines=yes'], /given twice/],
  ['a file that is not there', () => ['ask', 'proving', '--position', 'nowhere/p'], /nowhere\/p: there is no such file/],
  ['a directory as position', () => ['ask', 'proving', '--position', scratch()], /is a directory, not a file/],
  ['a directory as record', () => ['record', 'verify', scratch()], /is a directory, not a file/],
  ['a device as record', () => ['record', 'verify', '/dev/null'], /is not an ordinary file|no such file/],
  ['a link that leads to itself', () => ['ask', 'proving', '--position', looped()], /loop: cannot be read: its links lead in a circle \(ELOOP\)/],
  ['a record behind such a link', () => ['record', 'verify', looped()], /loop: cannot be read: its links lead in a circle/],
  ['such a link to write to', () => ['position', 'proving', '--out', looped()], /loop: cannot be written: its links lead in a circle/],
  ['such a link to keep a record in', () => ['play', 'proving', '--record', looped(), '--force'], /loop: cannot be written: its links lead in a circle/],
  ['such a link for violations', () => ['fuzz', 'proving', '--games', '1', '--out', looped()], /loop: cannot be written: its links lead in a circle/],
  ['a page behind such a link', () => ['sim', 'omaha-beach', '--games', '1', '--write', looped()], /loop: cannot be read: its links lead in a circle/],
  ['a picture behind such a link', () => ['render', 'proving', '--out', looped('map.svg')], /map.svg: cannot be written: its links lead in a circle/],
  ['a link that leads nowhere', () => ['ask', 'proving', '--position', linkTo('/nowhere/at/all')], /there is no such file/],
  ['a link that leads nowhere, to write to', () => ['position', 'proving', '--out', linkTo('/nowhere/at/all')], /exists already|its directory does not exist/],
  ['a path through a file', () => ['ask', 'proving', '--position', join(scratchFile(''), 'p')], /there is no such file/],
  ['a path through a file, to write to', () => ['position', 'proving', '--out', join(scratchFile(''), 'p')], /its directory does not exist|no directory/],
  ['a pipe without end', () => ['ask', 'proving', '--position', pipe()], /is not an ordinary file/],
  ['a pipe as record', () => ['record', 'verify', pipe()], /is not an ordinary file/],
  ['a pipe to go on with', () => ['play', 'proving', '--continue', pipe()], /is not an ordinary file/],
  ['a pipe to write to', () => ['position', 'proving', '--out', pipe(), '--force'], /is not an ordinary file/],
  ['a device without end', () => ['ask', 'proving', '--position', '/dev/zero'], /is not an ordinary file|no such file/],
  ['a device to write to', () => ['position', 'proving', '--out', '/dev/null', '--force'], /is not an ordinary file|directory does not exist/],
  ['a terminal as position', () => ['ask', 'proving', '--position', '/dev/tty'], /is not an ordinary file|no such file|cannot be read/],
  ['Latin-1', () => ['ask', 'proving', '--position', scratchFile(Buffer.from('bocage-position 1 # Gr\xfc\xdfe\n', 'latin1'))], /is not a text file in UTF-8/],
  ['UTF-16', () => ['record', 'verify', scratchFile(Buffer.from('\ufeffbocage-record 1\n', 'utf16le'))], /is not a text file in UTF-8/],
  ['an empty name', () => ['ask', 'proving', '--position', ''], /a file needs a name/],
  ['an empty name to write to', () => ['position', 'proving', '--out', ''], /a file needs a name/],
  ['a name with a zero in it', () => ['ask', 'proving', '--position', 'a\0b'], /cannot be read|no such file/],
  ['a name with a zero in it to write to', () => ['position', 'proving', '--out', 'a\0b'], /cannot be written/],
  ['a name without end', () => ['ask', 'proving', '--position', 'x'.repeat(300)], /cannot be read: its name is too long/],
  ['binary garbage', () => ['record', 'verify', scratchFile(new Uint8Array([0xff, 0xfe, 0, 1, 2]))], /is not a text file/],
  ['text with zeros in it', () => ['ask', 'proving', '--position', scratchFile('bocage-position 1\0')], /is not a text file/],
  ['an empty record', () => ['record', 'verify', scratchFile('')], /line 1: this is no record/],
  ['a position as record', () => ['record', 'verify', scratchFile(ASSAULT)], /line 1: this is no record/],
  ['a record as position', () => ['ask', 'proving', '--position', scratchFile(record)], /line 1: this is no bocage-position/],
  ['a position of another version', () => ['ask', 'proving', '--position', scratchFile(ASSAULT.replace(/^game.*$/m, 'game proving 99'))], /line 2: made for version 99/],
  ['a position of another game', () => ['ask', 'proving', '--position', scratchFile(ASSAULT.replace(/^game.*$/m, 'game chess 1'))], /line 2: this is of chess/],
  ['a position that cannot be', () => ['ask', 'proving', '--position', scratchFile(ASSAULT.replace('R1 at=0404', 'R1 at=0304'))], /both sides stand in 0304/],
  ['a damaged record', () => ['record', 'verify', scratchFile(record.replace(/^9 .*$/m, '%%%'))], new RegExp(`line ${lineOf(record, '9 ')}: the record is damaged: “%%%”`)],
  ['a record that is cut', () => ['record', 'verify', scratchFile(record.split('\n').slice(0, 20).join('\n'))], /no end line: it is cut/],
  ['a record of an unknown game', () => ['record', 'verify', scratchFile(record.replace(/^game.*$/m, 'game chess 1'))], /no game “chess”/],
  ['a record with an unknown scenario', () => ['record', 'verify', scratchFile(record.replace(/^scenario.*$/m, 'scenario moscow'))], /line 3: .*no scenario “moscow”/],
  ['an action of no game', () => ['why', 'proving', '--action', 'surrender'], /knows no “surrender”; it knows .*move/],
  ['no action where one is needed', () => ['apply', 'proving', '--position', scratchFile(ASSAULT)], /Blue decides .*--action is needed/],
  ['no action to weigh', () => ['odds', 'proving', '--position', scratchFile(ASSAULT)], /--action is needed/],
  ['an action short of an argument', () => ['apply', 'proving', '--position', scratchFile(ASSAULT), '--action', 'attack 0404'], /attack takes 2 arguments, not 1/],
  ['an action with an unknown piece', () => ['apply', 'proving', '--position', scratchFile(ASSAULT), '--action', 'attack 0404 B9'], /“B9” is no unit/],
  ['an outcome that cannot come up', () => ['apply', 'proving', '--chance', '9/9/9'], /“9\/9\/9” cannot come up .*1\/3\/5/],
  ['more outcomes than are asked for', () => ['apply', 'proving', '--chance', '1/3/5,4'], /“4” is too much/],
  ['a picture of no known format', () => ['render', 'proving', '--out', 'map.bmp'], /ends in \.svg or \.png/],
  ['a picture too wide', () => ['render', 'proving', '--out', 'map.png', '--width', '99999'], /--width: “99999”/],
  ['a glance to be kept', () => ['bench', '--quick', '--write'], /--write/],
  ['a file to write violations into', () => ['fuzz', 'proving', '--games', '1', '--out', scratchFile('')], /is not a directory/],
]; // biome-ignore format: a table

test.each(BAD)('%s: one clear line, exit code 2, no output', async (_what, argv, says) => {
  const { code, out, err } = await bocage(...argv());
  expect(err).toMatch(says);
  expect(err).toMatch(/^bocage: [^\n]+\n$/);
  expect(err).not.toMatch(/\bat .*\.ts|Error:/);
  expect(code).toBe(2);
  expect(out).toBe('');
});

test('a file of more than 16 MB is refused before it is read', async () => {
  const path = scratchFile('bocage-record 1\n');
  truncateSync(path, 16 * 1024 * 1024 + 1);
  const { code, err } = await bocage('record', 'verify', path);
  expect(err).toMatch(/17 MB are too large/);
  expect(code).toBe(2);
});

test('a file name with line breaks and colours in it still makes one plain line', async () => {
  const { err } = await bocage('record', 'verify', 'a\nb\u001b[31mc');
  expect(err).toBe('bocage: a b [31mc: there is no such file\n');
});

test.each([
  ['position', 'proving'],
  ['apply', 'proving', '--seed', '1'],
  ['record', 'random', 'proving'],
])('%s %s never writes over a file, unless it is forced to', async (...argv) => {
  const path = scratchFile('precious');
  const refused = await bocage(...argv, '--out', path);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain('exists already');
  expect(readFileSync(path, 'utf8')).toBe('precious');
  expect(await bocage(...argv, '--out', path, '--force')).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(path, 'utf8')).toMatch(/^bocage-/);
});

test('nothing is written where the input is bad', async () => {
  const path = join(scratch(), 'new');
  await bocage('position', 'proving', '--after', '-1', '--out', path);
  await bocage('apply', 'proving', '--chance', 'nonsense', '--out', path);
  await bocage('record', 'random', 'proving', '--seed', 'x', '--out', path);
  expect(existsSync(path)).toBe(false);
});

test('what cannot be written is told with its file', () => {
  const directory = scratch();
  const writeTo = (path: string, force: boolean) => () => writeTarget({ path, force }, '');
  expect(writeTo(join(directory, 'no', 'file'), false)).toThrow(/its directory does not exist/);
  expect(writeTo(directory, true)).toThrow(/is a directory/);
  expect(writeTo(scratchFile(''), false)).toThrow(/exists already/);
  expect(writeTo(`${directory}/${'x'.repeat(300)}`, false)).toThrow(
    /cannot be written: its name is too long \(ENAMETOOLONG\)/,
  );
  expect(() => makeDirectory(join(scratchFile(''), 'below'))).toThrow(/cannot be made/);
  expect(() => checkDirectory(directory)).not.toThrow();
});

test('a text file is read as it stands', () => {
  expect(readText(scratchFile('Grüße\n'))).toBe('Grüße\n');
});

test('whole numbers are taken within their bounds only', () => {
  expect(wholeNumber('--n', '7', 0, 7)).toBe(7);
  for (const text of ['8', '-1', '', ' 7', '7 ', '0x7', '1e0', '٧', '7'.repeat(30)])
    expect(() => wholeNumber('--n', text, 0, 7), text).toThrow(/--n/);
});
