import { expect, test } from 'vitest';
import {
  type Done,
  d6,
  die,
  done,
  Engine,
  type Game,
  type GameState,
  int,
  type Kind,
  type Match,
  names,
  playOut,
  type RecordSoFar,
  randomPlayer,
  readPosition,
  readRecord,
  recordParts,
  resume,
  rulebook,
  seeded,
  start,
  TextError,
  writePosition,
  writeRecord,
} from './kernel.ts';
import { type G, nextOutpost, outpost, play, playedTo, startOutpost } from './outpost.ts';
import { thrownBy, tiny } from './tiny.ts';

const WHOLE = '1/2; bury hill; red; code 2+0; move Ada ford; aim low; duck; 5; signal Bob+Cy';

const RECORD = `bocage-record 1
game outpost 3
scenario patrol

1 * game.deal 1/2
2 red game.bury bury hill
3 * game.draw red
4 red turn.act code 2+0
5 *! game.draw blue
6 blue turn.act move Ada ford
7 red shot.aim aim low
8 blue shot.dodge duck
9 * shot.hit 5
10 blue turn.act signal Bob+Cy
end 10 CHECKSUM
`;

const record = writeRecord(startOutpost(WHOLE));
const CHECKSUM = /end 10 ([0-9a-f]{16})/.exec(record)?.[1] ?? '';

/** Why a record is refused. */
function refusal(text: string, game: Game = outpost): string {
  const error = thrownBy(() => readRecord(game, text));
  expect(error).toBeInstanceOf(TextError);
  return error.message;
}
const changed = (from: string, to: string): string => {
  expect(record).toContain(from);
  return record.replace(from, to);
};

test('a record is the head, an answer a line, and a checksum of where that led', () => {
  expect(record).toBe(RECORD.replace('CHECKSUM', CHECKSUM));
});

test('a record plays through to the same match', () => {
  const [match, again] = [startOutpost(WHOLE), readRecord(outpost, record)];
  expect(again.engine.snapshot()).toEqual(match.engine.snapshot());
  expect(again.answers).toEqual(match.answers);
  expect(again.plies).toEqual(match.plies);
  expect(again.engine.over).toBe(true);
  expect(writeRecord(again)).toBe(record);
});

test('an unfinished match is recorded too, and goes on', () => {
  for (const script of Object.values(playedTo)) {
    const match = startOutpost(script);
    const again = readRecord(outpost, writeRecord(match));
    expect(again.engine.snapshot()).toEqual(match.engine.snapshot());
    expect(again.pending).toEqual(match.pending);
  }
});

test('whole random games are recorded and read back', () => {
  for (let seed = 0; seed < 10; seed++) {
    const engine = new Engine(outpost, { scenario: 'forecast', options: { mines: 1, days: 2 } });
    engine.trail = [];
    playOut(engine, [randomPlayer, randomPlayer], seeded(seed));
    const text = writeRecord({ engine, answers: engine.trail });
    const again = readRecord(outpost, text);
    expect(writeRecord(again)).toBe(text);
    expect(writePosition(again.engine)).toBe(writePosition(engine));
  }
});

test('comments and other line ends do no harm', () => {
  const text = `# a fine game\n${record}`
    .replace('aim low', 'aim low   # a good guess')
    .replaceAll('\n', '\r\n');
  expect(writeRecord(readRecord(outpost, text))).toBe(record);
});

test('a record that is cut anywhere is refused', () => {
  const lines = record.trimEnd().split('\n');
  for (let kept = 4; kept < lines.length; kept++)
    expect(refusal(lines.slice(0, kept).join('\n'))).toBe('the record has no end line: it is cut');
});

test('a record that lacks an answer is refused where it is missed', () => {
  expect(refusal(changed('7 red shot.aim aim low\n', ''))).toBe(
    'line 11: answer 7 is expected here, not “8”',
  );
  expect(refusal(changed('10 blue turn.act signal Bob+Cy\n', ''))).toBe(
    'line 14: the record does not end where it says: it is damaged, or cut',
  );
  expect(refusal(changed('5 *! game.draw blue\n', ''))).toBe(
    'line 9: “5 *! game.draw blue” is expected here, not “6 blue turn.act move Ada ford”',
  );
});

test('a record that lacks a forced answer just before its end is refused', () => {
  const text = writeRecord(startOutpost('1/2; bury hill; red; end'));
  expect(text).toContain('5 *! game.draw blue\nend 5 ');
  expect(refusal(text.replace('5 *! game.draw blue\n', ''))).toBe('line 9: answer 5 is missing');
});

test('a throw changed for one with another effect is noticed at the end', () => {
  expect(refusal(changed('shot.hit 5', 'shot.hit 4'))).toBe(
    'line 15: the record does not end where it says: it is damaged, or cut',
  );
});

test('a throw changed for another with the same effect is noticed', () => {
  refusal(changed('shot.hit 5', 'shot.hit 6'));
});

test.each([
  [
    'an answer that is not allowed',
    'move Ada ford',
    'move Ada hill',
    'line 10: “move Ada hill” is not allowed: 3.4 A scout goes one place on or back.',
  ],
  ['an answer that cannot be read', 'move Ada ford', 'move Dan ford', 'line 10: “Dan” is no scout'],
  ['an unknown verb', 'aim low', 'fly low', 'line 11: “fly” is not asked here; aim is'],
  ['a throw that cannot come up', 'shot.hit 5', 'shot.hit 7', 'line 13: “7” cannot come up here'],
  ['a throw of two dice', 'shot.hit 5', 'shot.hit 5 5', 'line 13: “5 5” cannot come up here'],
  ['no throw', 'shot.hit 5', 'shot.hit', 'line 13: “” cannot come up here'],
  ['another number', '8 blue', '9 blue', 'line 12: answer 8 is expected here, not “9”'],
  ['another side', '8 blue', '8 red', 'line 12: blue is asked for shot.dodge here, not red for shot.dodge'],
  ['Chance for a side', '8 blue', '8 *', 'line 12: blue is asked for shot.dodge here, not * for shot.dodge'],
  ['a side for Chance', '9 *', '9 blue', 'line 13: * is asked for shot.hit here, not blue for shot.hit'],
  [
    'another step',
    'shot.dodge',
    'shot.aim',
    'line 12: blue is asked for shot.dodge here, not blue for shot.aim',
  ],
  ['an answer called forced that is not', '7 red', '7 red!', 'line 11: shot.aim is not forced here'],
  [
    'a forced answer called free',
    '5 *!',
    '5 *',
    'line 9: “5 *! game.draw blue” is expected here, not “5 * game.draw blue”',
  ],
  [
    'another forced answer',
    'game.draw blue',
    'game.draw red',
    'line 9: “5 *! game.draw blue” is expected here, not “5 *! game.draw red”',
  ],
  [
    'another count at the end',
    'end 10',
    'end 9',
    'line 15: the record does not end where it says: it is damaged, or cut',
  ],
  [
    'another head',
    'scenario patrol',
    'scenario siege',
    'line 3: outpost has no scenario “siege”; it has patrol, forecast',
  ],
  ['another game', 'game outpost', 'game chess', 'line 2: this is of chess, not of outpost'],
  [
    'another format',
    'bocage-record 1',
    'bocage-record 2',
    'line 1: version 2 of the format; this program reads version 1',
  ],
])('%s is refused', (_title, from, to, said) => {
  expect(refusal(changed(from, to))).toBe(said);
});

test('a draw of what is not in the cup cannot come up', () => {
  const CHIT = names('chit', ['red', 'blue', 'green']);
  const noBlue = { kind: CHIT, weight: (chit: number) => (chit === 1 ? 0 : 1), total: 2 };
  const { procedure } = rulebook<unknown>();
  const main = procedure('game', {}, { draw: { rule: '1', chance: noBlue, then: () => done } });
  const game = tiny({ schema: {}, main });
  const head = 'bocage-record 1\ngame tiny 1\nscenario plain\n';
  expect(refusal(`${head}1 * game.draw blue\nend 1 0`, game)).toBe('line 4: “blue” cannot come up here');
  expect(refusal(`${head}1 * game.draw green\nend 1 0`, game)).toContain('line 5: the record does not end');
});

test('every changed letter of the checksum is noticed', () => {
  for (let i = 0; i < CHECKSUM.length; i++) {
    const wrong = CHECKSUM.slice(0, i) + (CHECKSUM[i] === '0' ? '1' : '0') + CHECKSUM.slice(i + 1);
    expect(refusal(record.replace(CHECKSUM, wrong))).toContain('the record does not end where it says');
  }
});

test('nothing follows the end: no answer, no second end', () => {
  expect(refusal(`${record}11 blue turn.act end\n`)).toBe('line 16: nothing may follow the end');
  expect(refusal(`${record}\nend 10 ${CHECKSUM}\n`)).toBe('line 17: nothing may follow the end');
  expect(readRecord(outpost, `${record}\n# the end\n`).engine.over).toBe(true);
});

test('an answer after the last one is refused', () => {
  const text = changed(`end 10 ${CHECKSUM}`, `11 blue turn.act end\nend 11 ${CHECKSUM}`);
  expect(refusal(text)).toBe('line 15: the game is over before this');
});

const old = (text: string): string => text.replace('outpost 3', 'outpost 2');

test('a record of another version is taken if it still plays through to the same end', () => {
  expect(writeRecord(readRecord(outpost, old(record)))).toBe(record);
  const again: Match<G> = readRecord(nextOutpost, record);
  expect(writeRecord(again)).toBe(record.replace('outpost 3', 'outpost 4'));
});

test('a record of another version that does not play through is refused with both versions', () => {
  const note = ' (recorded with version 2 of the rules; these are version 3)';
  expect(refusal(old(changed('aim low', 'aim middle')))).toBe(`line 11: “middle” is no aim${note}`);
  expect(refusal(old(changed('end 10', 'end 9')))).toBe(
    `line 15: the record does not end where it says: it is damaged, or cut${note}`,
  );
  expect(refusal(old(record.split('end 10')[0] ?? ''))).toBe(`the record has no end line: it is cut${note}`);
});

/** Two throws in a row: what the second may be, and what it does, may change from version to version. */
function throws(version: number, faces: number, then: (g: { sum: number }, die: number) => void): Game {
  const { procedure } = rulebook<GameState<{ sum: Kind }>>();
  const first = { rule: '1', chance: d6, then: () => 'second' as const };
  const second = {
    rule: '2',
    chance: die(faces),
    then(g: { sum: number }, _c: unknown, thrown: number): Done {
      then(g, thrown);
      return done;
    },
  };
  const main = procedure('game', {}, { first, second });
  return { ...tiny({ schema: { sum: int(0, 99) }, main }), version } as unknown as Game;
}
const adds = (g: { sum: number }, thrown: number): void => {
  g.sum = thrown;
};

test('rules of a new version take a record of the old one where it still leads to the same end', () => {
  const played = start(throws(1, 6, adds), { scenario: 'plain', options: {} });
  played.resolve(3);
  played.resolve(4);
  const again = readRecord(throws(2, 8, adds), writeRecord(played));
  expect(writeRecord(again)).toBe(writeRecord(played).replace('game tiny 1', 'game tiny 2'));
});

test.each([
  ['an answer that can come no more', throws(2, 3, adds), 'line 6: “4” cannot come up here'],
  ['another end', throws(2, 6, (g) => { g.sum = 1; }), 'line 7: the record does not end where it says: it is damaged, or cut'],
  [
    'rules that fail on it',
    throws(2, 6, () => { throw new TypeError('cannot read properties of undefined'); }),
    'line 6: “2 * game.second 4”: something that they need is missing, or does not go with the rest',
  ],
  ['a scenario that is no more', { ...throws(2, 6, adds), scenarios: {} }, 'line 3: tiny has no scenario “plain”; it has '],
] as const)('rules of a new version refuse a record of the old one by line, reason and version: %s', (_title, game, said) => {
  const played = start(throws(1, 6, adds), { scenario: 'plain', options: {} });
  played.resolve(3);
  played.resolve(4);
  expect(refusal(writeRecord(played), game as Game)).toBe(
    `${said} (recorded with version 1 of the rules; these are version 2)`,
  );
}); // biome-ignore format: a table

test('a record that is written as it grows is the record', () => {
  const match = startOutpost('');
  let so: RecordSoFar | undefined;
  let lines = '';
  for (const answer of WHOLE.split('; ')) {
    play(match, answer);
    const parts = recordParts(match, so);
    lines += parts.lines;
    expect(parts.head + lines + parts.end).toBe(writeRecord(match));
    so = parts;
  }
  expect(recordParts(match, so)).toMatchObject({ ...so, lines: '' });
});

test('a match that began at a position has it before its answers, and comes out of its record as it was', () => {
  const origin = writePosition(startOutpost(playedTo.redAims).engine);
  const match = resume(readPosition(outpost, origin), origin);
  play(match, 'aim low; duck');
  const text = writeRecord(match);
  expect(text).toMatch(/^\| day 1$/m);
  expect(text).toMatch(/^1 red .*aim low$/m);
  const again = readRecord(outpost, text);
  expect(writeRecord(again)).toBe(text);
  expect(writePosition(again.engine)).toBe(writePosition(match.engine));
  while (again.takeBack());
  expect(writePosition(again.engine)).toBe(origin);
});

test('a position that a record cannot begin at is refused with the line it stands in', () => {
  const origin = writePosition(startOutpost(playedTo.redAims).engine);
  const text = writeRecord(resume(readPosition(outpost, origin), origin));
  const line = text.split('\n').findIndex((one) => one.startsWith('| day')) + 1;
  expect(() => readRecord(outpost, text.replace('| day 1', '| day 9'))).toThrow(new RegExp(`line ${line}: `));
  expect(() => readRecord(outpost, text.replace('game outpost 3', 'game outpost 2'))).toThrow(
    /line \d+: it begins at a position/,
  );
});
