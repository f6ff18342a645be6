import { proving } from '@bocage/game-proving';
import type { Match } from '@bocage/kernel';
import { readRecord, writeRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { ALL, Table } from '../src/index.ts';
import { act, actionOf, asks, assault, BLUE, march, opening, place, play, position, RED, runOn, said, scene, tableOf } from './scene.ts'; // biome-ignore format: one line

test('a person is asked, Chance and the opponent answer one at a time', () => {
  const table = tableOf(assault());
  expect([table.isAsking, table.viewer, table.ply]).toEqual([true, BLUE, 0]);
  table.act(actionOf(table.match, 'attack 0403 B1+B2'));
  expect([asks(table.match), table.isAsking, table.viewer]).toEqual(['* combat.roll', false, BLUE]);
  table.stepOn();
  expect(table.ply).toBe(2);
});

test('nobody acts for another, nor after the end, and nobody is made to answer for a person', () => {
  const table = tableOf(opening());
  const bury = { verb: 'bury', args: [0] };
  expect(table.act(bury)).toEqual([{ rule: 'turn', text: 'Chance decides now' }]);
  table.stepOn();
  expect(table.act(bury)).toEqual([{ rule: 'turn', text: 'red decides now' }]);
  runOn(table);
  expect(() => table.stepOn()).toThrow('nobody else');
  const red = tableOf(opening(), [RED]);
  runOn(red);
  expect(red.act(bury)[0]?.rule).toBe('1.2');
  expect([red.ply, red.length]).toEqual([1, 1]);
  const over = scene('blue fights', 'turn 4', 'B1 0304', 'B2 0303', 'R1 0403', 'R2 0907');
  const last = act(tableOf(over), 'end');
  expect(last.act(bury)).toEqual([{ rule: 'turn', text: 'the game is over' }]);
});

test('a side without person or player is an error of ours', () => {
  const table = new Table({ ...seatless(), match: opening() });
  table.stepOn();
  expect(() => table.stepOn()).toThrow('nobody plays red');
});
const seatless = () => ({
  humans: new Set<number>(),
  opponents: [],
  dice: { below: () => 0 },
  coins: { below: () => 0 },
});

test('through whose eyes: of who decides, of who decided last, of everybody where nobody plays', () => {
  const both = tableOf(scene('blue moves', 'B1 0203', 'B2 0101', 'R1 0404'), [BLUE, RED]);
  both.act(actionOf(both.match, 'move B1 0304'));
  expect([both.isAsking, both.viewer]).toEqual([true, RED]);
  expect(tableOf(opening(), [RED]).viewer).toBe(RED);
  expect(tableOf(opening(), []).viewer).toBe(ALL);
});

test('a move that shows nothing is undone freely, one after another, and done again', () => {
  const table = tableOf(march());
  const before = position(table.match);
  act(table, 'move B1 0104', 'move B2 0102');
  const after = position(table.match);
  expect([table.whyNotUndo(), table.undo(), table.undo()]).toEqual([null, null, null]);
  expect(position(table.match)).toBe(before);
  expect(table.undo()).toEqual({ rule: 'turn', text: 'nothing has been decided yet' });
  expect([table.redo(), table.redo(), table.redo()]).toEqual([1, 1, 0]);
  expect(position(table.match)).toBe(after);
});

test('the end of a round is undone until the next chit is drawn, and taken back with all that came of it after', () => {
  const table = tableOf(march());
  const before = position(table.match);
  table.act(actionOf(table.match, 'end'));
  expect(asks(table.match)).toBe('* turn.draw');
  expect(table.whyNotUndo()).toBeNull();
  table.stepOn();
  expect(table.undo()).toEqual({ rule: 'turn', text: 'dice or cards have answered since' });
  runOn(table);
  const [after, answers, many] = [position(table.match), said(table), table.ply];
  expect(table.undo()).not.toBeNull();
  expect(position(table.match)).toBe(after);
  expect([table.canTakeBack, table.takeBack(), table.canTakeBack]).toEqual([true, many, false]);
  expect(table.takeBack()).toBe(0);
  expect(position(table.match)).toBe(before);
  expect(table.redo()).toBe(many);
  expect([position(table.match), said(table)]).toEqual([after, answers]);
});

test('what an opponent decided is not undone', () => {
  const table = tableOf(scene('blue moves', 'B1 0203', 'B2 0101', 'R1 0404'));
  act(table, 'move B1 0304');
  expect(table.match.plies.at(-1)?.side).not.toBe(BLUE);
  expect(table.undo()).not.toBeNull();
  const waiting = tableOf(opening());
  waiting.stepOn();
  waiting.stepOn(); // Red has buried his mine, and could dig it up
  expect(waiting.match.whyNotUndo(RED)).toBeNull();
  expect(waiting.undo()).toEqual({ rule: 'turn', text: 'the last decision was the other side’s' });
});

test('going to another moment loses nothing, and what is known already comes again', () => {
  const table = act(tableOf(march()), 'move B1 0104', 'move B2 0102', 'end');
  const positions = Array.from({ length: table.length + 1 }, (_, ply) => {
    table.goTo(ply);
    return position(table.match);
  });
  expect(new Set(positions).size).toBe(positions.length);
  table.goTo(3);
  expect(asks(table.match)).toBe('* turn.draw');
  for (let ply = 4; ply < positions.length && !table.isAsking; ply++) {
    table.stepOn();
    expect(position(table.match)).toBe(positions[ply]);
  }
  expect([table.lines.length, table.length]).toEqual([1, positions.length - 1]);
});

test.each([-1, 1.5, 99, Number.NaN])('there is no moment %d', (ply) => {
  const table = act(tableOf(march()), 'move B1 0104');
  expect(() => table.goTo(ply)).toThrow(RangeError);
  expect(() => table.follow(0, ply)).toThrow(RangeError);
  expect(() => table.follow(7)).toThrow('there is no line 7');
  expect(place(table.match, 'B1')).toBe('0104');
});

test('acting at an earlier moment starts a new line; the old one can be followed again', () => {
  const table = act(tableOf(march()), 'move B1 0104', 'move B2 0102', 'move B3 0105');
  const old = position(table.match);
  table.goTo(1);
  act(table, 'move B2 0203');
  expect([table.line, table.ply, table.length]).toEqual([1, 2, 2]);
  expect(table.lines).toEqual([
    { id: 0, parent: null, from: 0, length: 3 },
    { id: 1, parent: 0, from: 1, length: 2 },
  ]);
  const other = position(table.match);
  table.follow(0);
  expect([table.line, position(table.match)]).toEqual([0, old]);
  table.follow(1);
  expect(position(table.match)).toBe(other);
  table.follow(0, 2);
  expect([place(table.match, 'B2'), place(table.match, 'B3')]).toEqual(['0102', '0106']);
  act(table, 'end');
  expect(table.lines[2]).toMatchObject({ parent: 0, from: 2 });
});

test('the same once more is a line of its own, with dice of its own', () => {
  const table = act(tableOf(assault()), 'attack 0403 B1+B2');
  const dice = new Set<string>();
  for (let i = 0; i < 20; i++) {
    table.takeBack();
    act(table, 'attack 0403 B1+B2');
    dice.add(said(table)[1] as string);
  }
  expect(dice.size).toBeGreaterThan(3);
  expect(table.lines).toHaveLength(21);
});

test('a decision that was undone, as mistakes are, leaves no line when another takes its place', () => {
  const table = act(tableOf(march()), 'move B1 0104', 'move B2 0102');
  table.undo();
  act(table, 'move B2 0203');
  expect(said(table)).toEqual(['move B1 0104', 'move B2 0203']);
  expect(table.lines).toHaveLength(1);
  table.undo();
  table.redo();
  table.goTo(1);
  act(table, 'end');
  expect(table.lines).toHaveLength(2);
});

test('every line has its record, and a table can be laid again from its lines', () => {
  const table = runOn(tableOf(opening(), [RED]));
  act(table, 'bury 0403');
  table.takeBack();
  act(table, 'bury 0505');
  table.goTo(1);
  const records = table.lines.map(({ id }) => table.record(id));
  expect([table.line, table.ply, said(table).length]).toEqual([1, 1, 1]);
  const played = records.map((text) => readRecord(proving, text));
  expect(played.map((match) => writeRecord(match))).toEqual(records);
  const again = tableOf(played[1] as Match, [RED], { lines: played.map(({ answers }) => answers), line: 1 });
  again.goTo(1);
  expect(again.lines).toEqual(table.lines);
  expect(again.lines.map(({ id }) => again.record(id))).toEqual(records);
  again.follow(0);
  table.follow(0);
  expect(position(again.match)).toBe(position(table.match));
  expect(again.answersOf(1)).toEqual(table.answersOf(1));
});

test('a table is not laid with lines that the match does not follow', () => {
  const match = play(opening(), '1/3/5');
  const other = play(opening(), '5/3/1').answers;
  expect(() => tableOf(match, [RED], { lines: [other] })).toThrow('does not follow line 0');
  expect(() => tableOf(match, [RED], { lines: [match.answers], line: 1 })).toThrow(RangeError);
});

test('an answer that the rules choke on leaves table and lines as they were', () => {
  const table = act(tableOf(march()), 'move B1 0104');
  table.goTo(0);
  const { submit } = table.match;
  table.match.submit = () => {
    throw new Error('stuck');
  };
  expect(() => act(table, 'end')).toThrow('stuck');
  table.match.submit = submit;
  expect([table.ply, table.length, table.lines.length]).toEqual([0, 1, 1]);
});
