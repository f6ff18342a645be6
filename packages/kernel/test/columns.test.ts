import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cells } from '../src/cells.ts';
import { Counts, List, makeColumn } from '../src/columns.ts';
import { layOut, type Slot } from '../src/schema.ts';
import { counts, flag, int, list, names, starting, table } from './kernel.ts';

const CHIT = names('chit', ['move', 'fight', 'rest']);

/** A column between two cells that must stay as they are. */
function columnOf(kind: Slot['kind'], rows: number) {
  const layout = layOut({
    before: flag,
    row: table(
      names(
        'row',
        Array.from({ length: rows }, (_, i) => `r${i}`),
      ),
      { x: kind },
    ),
    after: flag,
  });
  const cells = new Cells(layout.size);
  return { cells, layout, column: makeColumn(cells, layout.at.get('row.x') as Slot) };
}

function listOf(kind: Slot['kind'], capacity: number) {
  const layout = layOut({ before: flag, deck: list(kind, capacity), after: flag });
  const cells = new Cells(layout.size);
  const slot = layout.at.get('deck') as Slot;
  cells.data.fill(kind.init, slot.base, slot.base + slot.rows);
  return { cells, items: new List(cells, { base: 0 }, slot) };
}

test('a column holds a value for each row', () => {
  const { column, cells } = columnOf(int(-5, 5), 3);
  column.set(0, -5);
  column.set(2, 5);
  expect([0, 1, 2].map((row) => column.get(row))).toEqual([-5, 0, 5]);
  expect(column.rows).toBe(3);
  expect([...cells.data]).toEqual([0, -5, 0, 5, 0]);
});

test('a column refuses values outside its kind and rows outside its table', () => {
  const { column, cells } = columnOf(int(1, 6), 3);
  for (const value of [0, 7, -1, Number.NaN])
    expect(() => column.set(0, value)).toThrow(new RangeError(`row.x: ${value} is not in 1 … 6`));
  for (const row of [-1, 3, Number.NaN])
    expect(() => column.set(row, 2)).toThrow(new RangeError(`row.x: there is no row ${row}`));
  expect(cells.written).toBe(0);
});

test('packed flags are set and cleared each by itself', () => {
  const { column, cells } = columnOf(flag, 70);
  const chosen = [0, 15, 16, 31, 63, 69];
  for (const row of chosen) column.set(row, 1);
  const held = () => Array.from({ length: 70 }, (_, row) => row).filter((row) => column.get(row) === 1);
  expect(held()).toEqual(chosen);
  column.set(15, 0);
  column.set(16, 0);
  column.set(1, 0);
  expect(held()).toEqual([0, 31, 63, 69]);
  expect([cells.data.at(0), cells.data.at(-1)]).toEqual([0, 0]);
  expect(column.rows).toBe(70);
});

test('packed flags roll back, the sixteenth of a cell too', () => {
  const { column, cells } = columnOf(flag, 65);
  column.set(15, 1);
  const mark = cells.written;
  column.set(14, 1);
  column.set(15, 0);
  cells.rollback(mark);
  expect([column.get(14), column.get(15)]).toEqual([0, 1]);
  column.set(15, 1);
  expect(cells.written).toBe(mark);
});

test('packed flags refuse other values and other rows', () => {
  const { column, cells } = columnOf(flag, 65);
  for (const value of [2, -1, 0.5, Number.NaN])
    expect(() => column.set(0, value)).toThrow(new RangeError(`row.x: ${value} is not in 0 … 1`));
  for (const row of [-1, 65, Number.NaN])
    expect(() => column.set(row, 1)).toThrow(new RangeError(`row.x: there is no row ${row}`));
  expect(cells.written).toBe(0);
});

test('whole and packed columns of flags agree whatever is done', () => {
  const steps = fc.array(fc.tuple(fc.nat(69), fc.nat(1)), { maxLength: 200 });
  fc.assert(
    fc.property(steps, steps, (first, second) => {
      const { column, cells } = columnOf(flag, 70);
      const model = new Array<number>(70).fill(0);
      for (const [row, value] of first) {
        column.set(row, value);
        model[row] = value;
      }
      const mark = cells.written;
      for (const [row, value] of second) column.set(row, value);
      cells.rollback(mark);
      expect(model.map((_, row) => column.get(row))).toEqual(model);
    }),
    { numRuns: 50 },
  );
});

test('a column tells the rows that are not 0, packed or whole, one by one and by sixteens', () => {
  for (const kind of [flag, int(0, 9)]) {
    const { column } = columnOf(kind, 70);
    expect(column.marked()).toEqual([]);
    for (const row of [0, 15, 16, 31, 69]) column.set(row, 1);
    column.set(31, 0);
    expect(column.marked()).toEqual([0, 15, 16, 69]);
    expect([0, 1, 2, 3, 4].map((word) => column.bits(word))).toEqual([0x8001, 1, 0, 0, 1 << 5]);
  }
});

test('a list takes items at its end up to its capacity', () => {
  const { items } = listOf(int(0, 9), 3);
  expect([items.length, items.capacity]).toEqual([0, 3]);
  for (const item of [4, 4, 7]) items.push(item);
  expect(items.toArray()).toEqual([4, 4, 7]);
  expect([items.length, items.at(0), items.at(2)]).toEqual([3, 4, 7]);
  expect(() => items.push(1)).toThrow(new RangeError('deck: full at 3'));
  expect(items.toArray()).toEqual([4, 4, 7]);
});

test('a list refuses what is not of its kind and stays as it was', () => {
  const { items, cells } = listOf(int(0, 9), 3);
  for (const value of [10, -1, Number.NaN])
    expect(() => items.push(value)).toThrow(new RangeError(`deck: ${value} is not in 0 … 9`));
  expect([items.length, cells.written]).toEqual([0, 0]);
});

test('a list knows where an item stands, the first of equals', () => {
  const { items } = listOf(int(0, 9), 4);
  items.fill([5, 3, 3]);
  expect([5, 3, 0].map((item) => items.indexOf(item))).toEqual([0, 1, -1]);
  expect([5, 3, 0].map((item) => items.has(item))).toEqual([true, true, false]);
});

test('what is taken out of a list leaves no gap, and nothing behind the end', () => {
  const { items, cells } = listOf(int(-1, 9, -1), 4);
  items.fill([6, 7, 8]);
  expect(items.removeAt(1)).toBe(7);
  expect(items.toArray()).toEqual([6, 8]);
  expect([...cells.data]).toEqual([0, 2, 6, 8, -1, -1, 0]);
  expect(items.removeAt(1)).toBe(8);
  expect(items.removeAt(0)).toBe(6);
  expect([...cells.data]).toEqual([0, 0, -1, -1, -1, -1, 0]);
});

test('nothing can be taken out from outside a list', () => {
  const { items } = listOf(int(0, 9), 4);
  items.fill([6, 7]);
  for (const index of [-1, 2, Number.NaN])
    expect(() => items.removeAt(index)).toThrow(new RangeError(`deck: there is no row ${index}`));
  expect(items.toArray()).toEqual([6, 7]);
});

test('clearing and filling leave the initial value behind the end', () => {
  const { items, cells } = listOf(starting(int(0, 9), 2), 3);
  items.fill([7, 8, 9]);
  items.fill([1]);
  expect([...cells.data]).toEqual([0, 1, 1, 2, 2, 0]);
  items.clear();
  expect([...cells.data]).toEqual([0, 0, 2, 2, 2, 0]);
  expect(items.toArray()).toEqual([]);
});

test('lists do as arrays do, and equal lists are equal to the byte', () => {
  const steps = fc.array(
    fc.oneof(fc.tuple(fc.constant('push'), fc.nat(9)), fc.tuple(fc.constant('take'), fc.nat(9))),
    {
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(steps, (todo) => {
      const { items, cells } = listOf(int(-1, 9, -1), 6);
      const model: number[] = [];
      for (const [what, n] of todo)
        if (what === 'push' && model.length < 6) {
          items.push(n);
          model.push(n);
        } else if (what === 'take' && n < model.length) expect(items.removeAt(n)).toBe(model.splice(n, 1)[0]);
      expect(items.toArray()).toEqual(model);
      const fresh = listOf(int(-1, 9, -1), 6);
      fresh.items.fill(model);
      expect([...cells.data]).toEqual([...fresh.cells.data]);
    }),
  );
});

test('a list moves with its origin', () => {
  const cells = new Cells(12);
  const origin = { base: 0 };
  const slot = layOut({ way: list(int(0, 9), 2) }, 1).at.get('way') as Slot;
  const items = new List(cells, origin, slot);
  items.fill([3, 4]);
  origin.base = 6;
  expect(items.length).toBe(0);
  items.push(9);
  expect([...cells.data]).toEqual([0, 2, 3, 4, 0, 0, 0, 1, 9, 0, 0, 0]);
});

function cupOf(most: number) {
  const layout = layOut({ cup: counts(CHIT, most) });
  const cells = new Cells(layout.size);
  return { cells, cup: new Counts(cells, layout.at.get('cup') as Slot, CHIT) };
}

test('a multiset counts what is in it', () => {
  const { cup } = cupOf(9);
  cup.add(CHIT.of('move'));
  cup.add(CHIT.of('rest'), 3);
  cup.set(CHIT.of('fight'), 2);
  cup.take(CHIT.of('rest'));
  expect([0, 1, 2].map((chit) => cup.get(chit))).toEqual([1, 2, 2]);
  expect([cup.total, cup.rows, cup.kind]).toEqual([5, 3, CHIT]);
});

test('a multiset refuses to hold fewer than none and more than it may', () => {
  const { cup, cells } = cupOf(2);
  expect(() => cup.take(0)).toThrow(new RangeError('cup: -1 is not in 0 … 2'));
  cup.set(0, 2);
  expect(() => cup.add(0)).toThrow(new RangeError('cup: 3 is not in 0 … 2'));
  expect(() => cup.set(3, 1)).toThrow(new RangeError('cup: there is no row 3'));
  expect([...cells.data]).toEqual([2, 0, 0]);
});
