import { proving } from '@bocage/game-proving';
import { readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { hidesFrom, seenRecord } from '../src/index.ts';
import { BLUE, opening, play, RED, tableOf } from './scene.ts';

/** Two beginnings that differ in the strengths dealt face down and in where the mine lies. */
const truth = (deal: string, mine: string) =>
  tableOf(play(opening(), deal, `bury ${mine}`, 'sun', 'blue-move', 'move B4 0205'), [BLUE, RED]);

const BLUES = `bocage-record 1
game proving ${proving.version}
scenario crossroads
seen-by blue

1 * game.deal ?
2 red game.bury ?
3 * turn.card sun
4 * turn.draw blue-move
5 blue round.act move B4 0205
end 5 CHECKSUM
`;

test('1.1, 1.2: what Blue may know of a game is its record with ? for the deal and for the mine', () => {
  expect(seenRecord(truth('1/5/3', '0403'), BLUE).replace(/[0-9a-f]{16}/, 'CHECKSUM')).toBe(BLUES);
});

test('games that differ only in what Blue may not know give Blue the same record, to the last byte', () => {
  const [one, other] = [truth('1/5/3', '0403'), truth('5/3/1', '0304')];
  expect(seenRecord(one, BLUE)).toBe(seenRecord(other, BLUE));
  expect(seenRecord(one, RED)).not.toBe(seenRecord(other, RED));
});

test('the whole line is told, whatever moment of it is shown, and that moment stays', () => {
  const table = truth('1/5/3', '0403');
  const whole = seenRecord(table, BLUE);
  table.goTo(1);
  expect(seenRecord(table, BLUE)).toBe(whole);
  expect([table.ply, table.length]).toEqual([1, 5]);
});

test('it says less than a record, so it is not played through as one', () => {
  expect(() => readRecord(proving, seenRecord(truth('1/5/3', '0403'), BLUE))).toThrow(
    'line 4: this is what blue may know of a game: not every answer stands in it, so it cannot be played through',
  );
});

test('1.1, 1.2: something is hidden from Blue from the deal on, and nothing from Red, who knows it all', () => {
  const table = truth('1/5/3', '0403');
  expect([hidesFrom(table, BLUE), hidesFrom(table, RED)]).toEqual([true, false]);
  expect(hidesFrom(tableOf(opening(), [BLUE, RED]), BLUE)).toBe(false);
});
