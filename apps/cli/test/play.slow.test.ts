import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { proving } from '@bocage/game-proving';
import { type Action, isReason, randomPlayer, setUpFor, start } from '@bocage/kernel';
import { parseAction, readPosition, readRecord, resume, writeRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { play } from '../src/commands/play.ts';
import type { Io } from '../src/io.ts';
import { complete } from '../src/play/complete.ts';
import { RecordError } from '../src/play/keep.ts';
import { Session } from '../src/play/session.ts';
import { Voice } from '../src/voice.ts';
import { HIDDEN_ASSAULT, type Ran, saidTo, scratch, scratchFile, typed } from './helpers.ts';

/** Blue before the town, with a chit to move next for Red, who plays at random. */
const before = (lines: readonly string[], ...more: string[]): Promise<Ran> =>
  typed(lines, 'play', 'proving', '--position', scratchFile(HIDDEN_ASSAULT), '--seed', '3', ...more);

/** A record that Chance and Red have begun: the deal, the mine, a card, and a chit for Blue to move. */
function opened(deal: string, mine: string): string {
  const match = start(proving, setUpFor(proving));
  const chance = (word: string): void => match.resolve(match.engine.odds.kind.parse(word) as number);
  const act = (words: string): void => {
    const action = parseAction(match.engine.offer, words);
    if (isReason(action)) throw new Error(action.text);
    match.apply(action as Action);
  };
  chance(deal);
  act(`bury ${mine}`);
  chance('sun');
  chance('blue-move');
  return writeRecord(match);
}

/** Blue against a random Red. */
const sessionAt = (position: string, keep = (): void => {}): Session =>
  new Session({
    match: resume(readPosition(proving, position)),
    humans: new Set([0]),
    opponents: [undefined, randomPlayer],
    secret: '0'.repeat(32),
    keep,
    fromStart: false,
    voice: new Voice({ game: proving }),
  });

test('a decision tells who decides, the rule in words, and the choices by number', async () => {
  const { code, out, err } = await before([]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Blue decides: Move a piece, attack, or end the round\n');
  expect(out.replaceAll('\n  ', ' ')).toContain(`rule 2.2: ${proving.cases['2.2']} `);
  expect(out).toContain('  1  attack 0404 B1\n    2  attack 0404 B1+B2\n');
});

test('where there is much to choose from, the verbs stand with how many choices each has', async () => {
  const { out } = await typed([], 'play', 'proving', '--continue', scratchFile(opened('1/3/5', '0403')));
  expect(out).toMatch(
    / {2}move +move a piece \(\d+ choices\)\n {2}attack +not now: 5\.1-d: This is a round of moving/,
  );
});

test('an illegal action is refused with its rule in one line, and nothing changes', async () => {
  const ran = await before(['attack 0504 B1', 'where B1']);
  expect(saidTo(ran, 'attack 0504 B1')).toBe(
    `“attack 0504 B1” is not allowed: 5.1-a: ${proving.cases['5.1-a']}\n`,
  );
  expect(saidTo(ran, 'where B1')).toBe('unit B1 at=0304 steps=2 value=4 faceUp=yes\nLeft before the end.\n');
});

test('why gives the reasons against an action, or says that it is legal', async () => {
  const ran = await before(['why move B1 0303', 'why attack 0404 B1']);
  expect(saidTo(ran, 'why move B1 0303')).toBe(`3.1-e: ${proving.cases['3.1-e']}\n`);
  expect(saidTo(ran, 'why attack 0404 B1')).toMatch(/^legal\n/);
});

test('odds tells the exact chances before anything is done', async () => {
  const ran = await before(['odds attack 0404 B1+B2', 'odds attack 0404 B1+B2 if losses.choose=lose B2']);
  const said = saidTo(ran, 'odds attack 0404 B1+B2');
  expect(said).toMatch(
    /^8:3, column 1-1\. R1 loses a step 16\.7 %.*\nAttack on 0404\n( {2}.*\n)+5 outcomes of “attack 0404 B1\+B2”\n33\.3 % \(1\/3\)/,
  );
  expect(said).toContain('    B1 loses a step\n    B2 loses a step\n    that is over');
  expect(said).toContain('(losses.choose)');
  const further = saidTo(ran, 'odds attack 0404 B1+B2 if losses.choose=lose B2');
  expect(further).toContain('B2 loses a step');
  expect(further).not.toContain('(losses.choose)');
});

test('odds that hang on what is hidden are a mean over possible worlds', async () => {
  const closer = HIDDEN_ASSAULT.replace('R4 at=0803', 'R4 at=0204');
  const argv = ['play', 'proving', '--position', scratchFile(closer)];
  const ran = await typed(['odds attack 0204 B1+B2', 'odds attack 0404 B1'], ...argv);
  expect(saidTo(ran, 'odds attack 0204 B1+B2')).toMatch(
    /^R4 loses a step 34\.7 %.*\nAttack on 0204\n( {2}.*\n)+something that is hidden matters[^\n]*\n\d+ outcomes/,
  );
  expect(saidTo(ran, 'odds attack 0404 B1')).toMatch(
    /^4:3, column 1-2\. You lose a step 83\.3 %\.\nAttack on 0404\n( {2}.*\n)+\d outcomes/,
  );
});

test('an attack is rolled for and answered by the other side; the log has it die for die', async () => {
  const ran = await before(['attack 0404 B1+B2', 'log', 'dice']);
  const { out } = ran;
  expect(saidTo(ran, 'attack 0404 B1+B2')).toMatch(
    /^ {2}Combat \(5\.5\): B1, B2 attack 0404, column 1, die 6\.\n {2}Retreat \(5\.7-b\): Red: retreat R1 \d{4}\.\n/,
  );
  expect(saidTo(ran, 'log')).toMatch(
    /^Blue: attack 0404 B1\+B2 \[Round, 2\.2\]\nChance: 6 \[Combat, 5\.5\] B1, B2 attack 0404, column 1, die 6\. \(5\.5\)\nRed: retreat R1 \d{4} \[Retreat, 5\.7-b\]\n/,
  );
  expect(saidTo(ran, 'dice')).toMatch(/^ {2}Combat \(5\.5\) {2}6\n/);
  expect(out).toContain('Blue decides: Advance into the hex that was emptied');
});

test('a move that shows nothing is undone freely and done again', async () => {
  const moving = HIDDEN_ASSAULT.replace('fights=yes', 'fights=no');
  const argv = ['play', 'proving', '--position', scratchFile(moving), '--seed', '1'];
  const ran = await typed(['move B2 0205', 'where B2', 'undo', 'what 0305', 'redo', 'what 0305'], ...argv);
  expect(saidTo(ran, 'where B2')).toContain('at=0205');
  expect(saidTo(ran, 'undo')).toMatch(/^undone\n/);
  expect(saidTo(ran, 'what 0305')).toContain('unit B2 at=0305');
  expect(ran.out.split('what 0305\n')[2]).toMatch(/^nothing is known to be in 0305\n/);
});

test('what the dice have answered is not undone, but taken back and done again die for die', async () => {
  const ran = await before(['attack 0404 B1+B2', 'undo', 'takeback', 'what 0404', 'redo']);
  expect(saidTo(ran, 'undo')).toMatch(/^[^\n]*“takeback” takes it back all the same\n$/);
  expect(saidTo(ran, 'takeback')).toMatch(/^taken back, and 2 answers to it\n/);
  expect(saidTo(ran, 'what 0404')).toContain('unit R1 at=0404');
  expect(saidTo(ran, 'redo')).toContain('die 6.');
});

test('a list leads from argument to argument, and its numbers choose', async () => {
  const ran = await before(['list attack', '1', '2', 'log 2']);
  expect(saidTo(ran, 'list attack')).toBe('    1  attack 0404\n');
  expect(saidTo(ran, '1')).toContain('    2  attack 0404 B1+B2\n');
  expect(saidTo(ran, '2')).toContain('Combat (5.5): ');
  expect(saidTo(ran, 'log 2')).toContain('B1, B2 attack 0404, column 1, die 6. (5.5)\n');
});

test('a long list is told page by page', async () => {
  const lines = ['list', 'more', '21'];
  const ran = await typed(lines, 'play', 'proving', '--continue', scratchFile(opened('1/3/5', '0403')));
  expect(saidTo(ran, 'list')).toMatch(/ {3}20 {2}move .*\n {2}… \d+ others: “more” goes on\n$/);
  expect(saidTo(ran, 'more')).toMatch(/^ {3}21 {2}move /);
  expect(saidTo(ran, '21')).toMatch(/goes from/);
});

test.each([
  ['charge', /^proving knows no “charge”; it knows bury, move,/],
  ['attack', /^attack takes 2 arguments, not 0/],
  ['attack 9999 B1', /^“9999” is no /],
  ['slip 0303', /^“slip 0303” is not allowed: “slip” is not asked here/],
  ['list slip', /^“slip” is not asked here; move, attack, end is$/],
  ['list move', /^3\.1-e: /],
  ['list attack 0404 B1 B2', /^attack takes no more than 2 arguments$/],
  ['99', /^1 to 4 are listed$/],
  ['end now', /^end takes 0 arguments, not 1/],
  ['list end now', /^end takes no arguments$/],
  ['more', /^ {2}nothing more$/],
  [':', /^there is no command “”; “help” lists them$/],
  ['odds end if losses.choose', /^odds: “losses\.choose” is not of the form step=action$/],
  ['save game.record twice', /^save: “twice” is too much: one file, --open and --force may be given$/],
  ['save game.record --opne', /^save: “--opne” is too much: one file, --open and --force may be given$/],
  ['where Napoleon', /^proving knows nothing by the name “Napoleon”$/],
  ['what', /^say of which, by its name$/],
  ['why', /^an action is needed/],
  ['odds attack 0404 R1', /^“attack 0404 R1” is not allowed: 5\.2-a: /],
  ['odds end if maybe', /^odds: “maybe” is not of the form step=action$/],
  ['log many', /^log: “many” is not a whole number/],
  ['dice -1', /^dice: “-1” is not a whole number/],
  ['log 0', /^Nothing has happened yet\.$/],
  ['dice', /^Nothing came up\.$/],
  ['save', /^save: a file is needed$/],
  ['save no/such/place', /^no\/such\/place: its directory does not exist$/],
  [':charge', /^there is no command “charge”; “help” lists them$/],
  ['undo', /^there is no decision of yours to undo$/],
  ['takeback', /^there is no decision of yours to take back$/],
  ['redo', /^nothing was taken back that could be done again$/],
  ['\u001b[2J\u0000attack', /^proving knows no “/],
] as const)('bad input %j is one clear line', async (line, said) => {
  const { code, out } = await before([line]);
  const [, reply = ''] = out.split(/^Blue> .*\n/m);
  const [first = '', rest] = reply.split(/\n(.*)/s);
  expect(first).toMatch(said);
  expect({ code, rest }).toEqual({ code: 0, rest: 'Left before the end.\n' });
});

test('help names every command, and empty lines say nothing', async () => {
  const ran = await before(['', 'help', 'quit', 'where B1']);
  for (const name of [
    'list',
    'why',
    'odds',
    'undo',
    'takeback',
    'redo',
    'where',
    'what',
    'log',
    'dice',
    'save',
    'quit',
  ])
    expect(saidTo(ran, 'help')).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  expect(ran.out).not.toContain('unit B1');
});

test('who has decided nothing yet has nothing to undo, and is not sent to take it back', async () => {
  const ran = await typed(['undo'], 'play', 'proving', '--side', 'red', '--seed', '1');
  expect(saidTo(ran, 'undo')).toMatch(/^there is no decision of yours to undo\n/);
});

test('a verb with one argument takes one argument', async () => {
  const ran = await typed(['bury', 'list bury 0403 x'], 'play', 'proving', '--side', 'red', '--seed', '1');
  expect(saidTo(ran, 'bury')).toMatch(/^bury takes 1 argument, not 0/);
  expect(saidTo(ran, 'list bury 0403 x')).toMatch(/^bury takes no more than 1 argument\n/);
});

test('a verb of the game comes before the command of its name, which a colon reaches', async () => {
  const directory = scratch();
  const supported = HIDDEN_ASSAULT.replace('cup red-move=1', 'cup red-move=1\nsupport blue=1');
  const argv = ['play', 'proving', '--position', scratchFile(supported), '--seed', '3'];
  const lines = [
    'attack 0404 B1+B2',
    `save ${join(directory, 'a')}`,
    `:save ${join(directory, 'b')}`,
    'save',
  ];
  const { out } = await typed(lines, ...argv);
  expect(readdirSync(directory)).toEqual(['a', 'b']);
  expect(readFileSync(join(directory, 'a'), 'utf8')).toMatch(
    /^bocage-position 1\n[\s\S]*> combat\.attackerSupport/,
  );
  expect(out).toMatch(/> save\n.*\bdie 6\./);
});

test('the record is kept after every decision; quitting and going on loses nothing', async () => {
  const file = join(scratch(), 'game.record');
  const argv = ['play', 'proving', '--side', 'red', '--seed', '4'];
  const first = await typed(['bury 0403', 'quit'], ...argv, '--record', file);
  expect(first.code).toBe(0);
  const kept = readRecord(proving, readFileSync(file, 'utf8'));
  expect(kept.answers.map((answer) => answer.text)).toContain('bury 0403');
  const second = await typed(['where R1', 'takeback'], ...argv, '--continue', file);
  expect(second.out).toMatch(
    /What happened last:\n(.*\n)*Chance: The chit “Red moves” is drawn\. \(2\.2\)\n/,
  );
  expect(saidTo(second, 'where R1')).toContain('unit R1');
  expect(saidTo(second, 'takeback')).toContain('rule 1.2');
  expect(readRecord(proving, readFileSync(file, 'utf8')).answers).toHaveLength(1);
  expect(readdirSync(dirname(file))).toEqual(['game.record']);
});

test('a game is played to its end, with the outcome and its score, and the record replays', async () => {
  const file = join(scratch(), 'game.record');
  const lines = Array.from({ length: 400 }, (_, i) =>
    i === 0 ? 'bury 0403' : ['end', 'hold', 'stand', '1'],
  ).flat();
  const { code, out } = await typed(
    lines,
    'play',
    'proving',
    '--side',
    'both',
    '--seed',
    '2',
    '--record',
    file,
  );
  expect(code).toBe(0);
  const { engine } = readRecord(proving, readFileSync(file, 'utf8'));
  expect(engine.over).toBe(true);
  const { text, score } = proving.outcome(engine.g as Parameters<typeof proving.outcome>[0]);
  expect(out).toContain(` wins: ${text}.\n  Blue  ${score.blue}\n  Red   ${score.red}\n`);
  expect(out).not.toContain('Left before');
});

test('the same seed and the same lines give the same game', async () => {
  const argv = ['play', 'proving', '--side', 'blue', '--seed', '9'];
  const lines = Array.from({ length: 30 }, () => 'end');
  expect(await typed(lines, ...argv)).toEqual(await typed([...lines], ...argv));
  const unforeseen = new Set<string>();
  for (let i = 0; i < 12; i++) unforeseen.add((await typed([], 'play', 'proving')).out);
  expect(unforeseen.size).toBeGreaterThan(1);
});

test('what is hidden from a side changes nothing that it is shown', async () => {
  const lines = [
    'log',
    'dice',
    'where R4',
    'what 0602',
    'what 0403',
    'show',
    'list move',
    'odds move B1 0203+0304',
    'why end',
  ];
  const seen = async (deal: string, mine: string): Promise<string> => {
    const file = scratchFile(opened(deal, mine));
    const { out } = await typed(lines, 'play', 'proving', '--side', 'blue', '--continue', file);
    return out.replace(file, 'the file');
  };
  const one = await seen('1/3/5', '0304');
  expect(one).toContain('unit R4 at=0602 steps=2 value=?');
  expect(one).toContain('B1 loses a step'); // by the mine, in some of the possible worlds
  expect(await seen('5/3/1', '0505')).toBe(one);
});

test('secret answers of Chance and of the other side are not told, public ones are', async () => {
  const blue = await typed(['log', 'dice'], 'play', 'proving', '--side', 'blue', '--seed', '1');
  expect(blue.out).toContain(
    '  Game (1.1): What came up is hidden from you.\n  Game (1.2): Red has decided something that is hidden from you.\n',
  );
  expect(blue.out).toMatch(/ {2}Turn \(2\.1\): The card is (sun|mud|fog)\.\n/);
  const log = saidTo(blue, 'log');
  expect(log).toContain(
    'Chance: What came up is hidden from you. [Game, 1.1]\nRed has decided something that is hidden from you. [Game, 1.2]\n',
  );
  expect(log).toMatch(/Chance: (sun|mud|fog) \[Turn, 2\.1\] The card is/);
  expect(saidTo(blue, 'dice')).toMatch(/^ {2}Turn \(2\.1\) {2}\w+\n {2}Turn \(2\.2\) /);
  const red = await typed(['bury 0403'], 'play', 'proving', '--side', 'red', '--seed', '1');
  expect(red.out).toMatch(/ {2}Game \(1\.1\): \d\/\d\/\d\.\n/);
  const both = await typed(['bury 0403', 'log 99'], 'play', 'proving', '--side', 'both', '--seed', '1');
  expect(both.out.split('> bury 0403')[1]).not.toMatch(/0403\./);
});

test.each([
  [['--side', 'green'], /^--side: proving has no side “green”; it has blue, red, and all$/],
  [
    ['--opponent', 'scripted'],
    /^--opponent: there is no player “scripted” for this game; proving has random$/,
  ],
  [['--scenario', 'waterloo'], /^proving has no scenario “waterloo”/],
  [['--seed', 'x'], /^--seed: “x” is not a whole number/],
  [['--continue', 'nowhere.record'], /^nowhere\.record: there is no such file$/],
  [['--continue', 'x', '--scenario', 'forecast'], /^--continue does not go with --scenario/],
  [['--position', 'x', '--record', 'y'], /^--position does not go with --record/],
  [['--record', '/dev/null', '--force'], /^\/dev\/null: is not an ordinary file$/],
] as const)('%j is refused in one line, exit code 2', async (argv, said) => {
  const { code, out, err } = await typed([], 'play', 'proving', ...argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.replace(/^bocage: /, '').trimEnd()).toMatch(said);
});

test('a record is not written over, unless told to', async () => {
  const file = scratchFile('precious');
  const refused = await typed([], 'play', 'proving', '--record', file);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('exists already') });
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect((await typed([], 'play', 'proving', '--record', file, '--force')).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^bocage-record 1\n/);
});

test('a damaged record is not gone on with, and stays as it is', async () => {
  const text = opened('1/3/5', '0403').replace('bury 0403', 'bury 0101');
  const file = scratchFile(text);
  const { code, err } = await typed([], 'play', 'proving', '--continue', file);
  expect({ code, err }).toMatchObject({
    code: 1,
    err: expect.stringMatching(/“bury 0101” is not allowed: 1\.2/),
  });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('where the record cannot be kept any more, play ends instead of going on without it', async () => {
  let left = 1;
  const session = sessionAt(HIDDEN_ASSAULT, () => {
    if (left-- === 0) throw new RecordError('the disk is full');
  });
  let out = '';
  const io: Io = {
    out(text) {
      out += text;
    },
    err: () => {},
    watched: false,
    input: Readable.from(['end\n', 'where B1\n']),
  };
  await expect(play(session, io)).rejects.toThrow('disk');
  expect(out).not.toContain('unit B1');
});

test.each([
  ['', ['move', 'attack', 'end', 'list']],
  ['att', ['attack']],
  ['attack ', ['0404']],
  ['odds attack 0404 B', ['B1', 'B2']],
  ['attack 0404 B2+', ['B2+B1']],
  ['attack 0504 ', []],
  ['why ', ['move', 'attack', 'end']],
  ['where R4', ['R4']],
] as const)('Tab after %j offers %j', (line, offered) => {
  const [hits, word] = complete(sessionAt(HIDDEN_ASSAULT), line);
  expect(line === '' ? hits.slice(0, offered.length) : hits).toEqual(offered);
  expect(line.endsWith(word)).toBe(true);
});

test('sides are called as the game calls them, not by their codes', async () => {
  const { out } = await typed(['show'], 'play', 'overlord-dday', '--side', 'german', '--seed', '1');
  expect(out).toMatch(/^The Germans decide: /m);
  expect(out).toMatch(/^Germans> show$/m);
});
