import {
  type Domain,
  defineGame,
  done,
  type GameState,
  int,
  names,
  table as rows,
  rulebook,
  seeded,
  start,
  where,
} from '@bocage/kernel';
import { readRecord, writeRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { reports, seenRecord, Table } from '../src/index.ts';

const SIDE = names('side', ['us', 'commonwealth', 'german']);
const schema = { turn: int(0, 6), said: rows(SIDE, { number: int(0, 9) }) };
type G = GameState<typeof schema>;
/** How often each number was judged, and how often it was done. */
const judged: number[] = [];
const done_: number[] = [];

/** One of 1 … 3; what lists it does not go through the referee. */
const number: Domain<number> = {
  ...where(int(0, 9), () => null),
  kind: int(0, 9),
  form: 'one',
  why(value) {
    judged.push(value);
    return value >= 1 && value <= 3 ? null : { rule: '1.1', text: 'One to three.' };
  },
  each: (visit) => [1, 2, 3].some((value) => visit(value)),
  sample: (random) => 1 + random.below(3),
};

const { procedure, verb } = rulebook<G>();
const main = procedure('game', {}, {
  ask: {
    rule: '1',
    prompt: 'Name a number',
    who: (g) => g.turn % 3,
    may: [
      verb('name', () => number, (g, _c, value) => {
        done_.push(value);
        g.said.number.set(g.turn % 3, value);
        g.turn += 1;
        return g.turn === 6 ? done : 'ask';
      }),
    ],
  },
}); // biome-ignore format: a table
/** Three sides name numbers in turn, which each may hide from the others. */
const gameOf = (isHidden: boolean) =>
  defineGame({
    id: 'numbers',
    title: 'Numbers',
    version: 1,
    sides: SIDE,
    camps: { allies: ['us', 'commonwealth'], axis: ['german'] },
    schema,
    scenarios: { plain: { title: 'Plain', setUp() {} } },
    main,
    procedures: [],
    events: [],
    ...(isHidden
      ? { hidden: { 'said.number': { seenBy: (_g: G, row: number, side: number) => row === side } } }
      : {}),
    impossible: () => [],
    outcome: () => ({ winner: 0, text: 'over', score: {} }),
    cases: {},
  });

function tableOf(isHidden: boolean, seats?: readonly (readonly number[])[]): Table {
  const game = gameOf(isHidden);
  judged.length = 0;
  done_.length = 0;
  return new Table({
    match: start(game, { scenario: 'plain', options: {} }),
    ...(seats && { seats }),
    humans: new Set([0, 1, 2]),
    opponents: [],
    dice: seeded(1),
    coins: seeded(1),
  });
}
const name = (value: number) => ({ verb: 'name', args: [value] });

test('a decision is checked once and played once', () => {
  const table = tableOf(false);
  expect(table.act(name(2))).toEqual([]);
  expect([judged, done_]).toEqual([[2], [2]]);
  expect(table.act(name(7)).map(({ rule }) => rule)).toEqual(['1.1']);
  expect([judged, done_]).toEqual([[2, 7], [2]]);
});

test('where it may have to stay hidden, what else could have been decided is tried beside, each once', () => {
  const table = tableOf(true);
  table.act(name(2));
  expect(judged).toEqual([2]);
  expect(done_).toEqual([2, 1]); // the first that looks the same and is another tells that it is not to be told
  expect(reports(table, 0)[0]?.answer).toBe('name 2');
  expect(reports(table, 1)[0]?.answer).toBeNull();
  table.act(name(3));
  expect(table.ply).toBe(2);
});

test('what is done again is played once, and a table that is opened looks at each decision once', () => {
  const table = tableOf(false);
  for (const value of [1, 2, 3]) table.act(name(value));
  done_.length = 0;
  table.goTo(0);
  table.goTo(3);
  expect(done_).toEqual([1, 2, 3]);
  const match = readRecord(gameOf(false), writeRecord(table.match));
  done_.length = 0;
  const other = new Table({ match, humans: new Set(), opponents: [], dice: seeded(1), coins: seeded(1) });
  other.lookBack();
  expect(done_).toEqual([1, 2, 3]);
});

test('two sides of one seat are told each other’s secrets, may undo for each other, and have one record', () => {
  const table = tableOf(true, [[0, 1], [2]]);
  table.act(name(2));
  expect(table.viewer).toBe(1);
  expect([0, 1, 2].map((side) => reports(table, side)[0]?.answer)).toEqual(['name 2', 'name 2', null]);
  expect(table.whyNotUndo()).toBeNull();
  expect(seenRecord(table, 0)).toBe(seenRecord(table, 1));
  expect(seenRecord(table, 1)).toContain('seen-by us+commonwealth\n');
  expect(table.record()).toContain('seats us+commonwealth german\n');
  table.act(name(3));
  expect(table.whyNotUndo()?.text).toBe('the last decision was the other side’s');
  expect(reports(table, 2).map(({ answer }) => answer)).toEqual([null, null]);
});
