import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cells } from '../src/cells.ts';

test('cells start at 0 and hold what is written', () => {
  const cells = new Cells(3);
  cells.write(1, 7);
  cells.write(2, -32768);
  expect([0, 1, 2].map((address) => cells.read(address))).toEqual([0, 7, -32768]);
});

test('a write that changes nothing is not journalled', () => {
  const cells = new Cells(1);
  cells.write(0, 5);
  expect(cells.written).toBe(1);
  cells.write(0, 5);
  expect(cells.written).toBe(1);
});

test('rolling back goes to the mark and no further', () => {
  const cells = new Cells(2);
  cells.write(0, 1);
  const mark = cells.written;
  cells.write(0, 2);
  cells.write(1, 3);
  cells.write(0, 4);
  cells.rollback(mark);
  expect([...cells.data]).toEqual([1, 0]);
  expect(cells.written).toBe(mark);
  cells.rollback(0);
  expect([...cells.data]).toEqual([0, 0]);
});

test('the last cell of the largest state, and the most negative value, roll back', () => {
  const cells = new Cells(0xffff);
  cells.write(0xfffe, -32768);
  cells.write(0xfffe, 32767);
  cells.write(0x8000, -1);
  cells.write(0x8000, 1);
  cells.rollback(3);
  expect([cells.read(0xfffe), cells.read(0x8000)]).toEqual([32767, -1]);
  cells.rollback(1);
  expect([cells.read(0xfffe), cells.read(0x8000)]).toEqual([-32768, 0]);
  cells.rollback(0);
  expect(cells.read(0xfffe)).toBe(0);
});

test('a state that is too large is refused', () => {
  expect(() => new Cells(0x10000)).toThrow('a state of 65536 cells is too large: 65,535 at most');
});

test('the journal grows past its first length and past that again', () => {
  const cells = new Cells(4);
  for (let i = 1; i <= 5000; i++) cells.write(i % 4, i);
  expect(cells.written).toBe(5000);
  cells.rollback(1500);
  expect([...cells.data]).toEqual([1500, 1497, 1498, 1499]);
  cells.rollback(0);
  expect([...cells.data]).toEqual([0, 0, 0, 0]);
});

test('what is forgotten can no longer be taken back', () => {
  const cells = new Cells(2);
  cells.write(0, 1);
  cells.forget();
  expect(cells.written).toBe(0);
  cells.write(1, 2);
  cells.rollback(0);
  expect([...cells.data]).toEqual([1, 0]);
});

test('a watcher is told of its own cells, by row, with the old and the new value', () => {
  const cells = new Cells(6);
  const told: string[] = [];
  cells.watch(2, 3, (row, old, now) => told.push(`${row}: ${old} to ${now}`));
  for (const address of [1, 2, 4, 5]) cells.write(address, 9);
  cells.write(4, 9);
  cells.write(4, -3);
  expect(told).toEqual(['0: 0 to 9', '2: 0 to 9', '2: 9 to -3']);
});

test('a watcher is told of the way back too, last change first', () => {
  const cells = new Cells(3);
  const told: string[] = [];
  cells.watch(1, 2, (row, old, now) => told.push(`${row}: ${old} to ${now}`));
  cells.write(1, 4);
  cells.write(0, 8);
  cells.write(2, 5);
  cells.write(1, 6);
  told.length = 0;
  cells.rollback(0);
  expect(told).toEqual(['0: 6 to 4', '1: 5 to 0', '0: 4 to 0']);
});

test('a watcher sees the state as it is after the change, forwards and backwards', () => {
  const cells = new Cells(2);
  const sums: number[] = [];
  cells.watch(0, 2, () => sums.push(cells.read(0) + cells.read(1)));
  cells.write(0, 1);
  cells.write(1, 10);
  cells.rollback(0);
  expect(sums).toEqual([1, 11, 1, 0]);
});

test('each of two watchers hears of its own cells', () => {
  const cells = new Cells(4);
  const told: string[] = [];
  cells.watch(0, 2, (row) => told.push(`first ${row}`));
  cells.watch(2, 2, (row) => told.push(`second ${row}`));
  cells.write(1, 1);
  cells.write(2, 1);
  expect(told).toEqual(['first 1', 'second 0']);
});

test('a cell takes one watcher', () => {
  const cells = new Cells(4);
  cells.watch(0, 2, () => {});
  cells.watch(2, 1, () => {});
  expect(() => cells.watch(1, 3, () => {})).toThrow('a column takes one watcher');
  expect(() => cells.watch(3, 1, () => {})).not.toThrow();
});

test('there is room for 255 watchers', () => {
  const cells = new Cells(300);
  let last = -1;
  for (let i = 0; i < 255; i++) cells.watch(i, 1, () => (last = i));
  cells.write(254, 1);
  expect(last).toBe(254);
  expect(() => cells.watch(255, 1, () => {})).toThrow('255 watched columns are the most');
});

const writes = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: -32768, max: 32767 })), { maxLength: 60 });

test('whatever is written, rolling back restores every byte and every derived sum', () => {
  fc.assert(
    fc.property(writes, writes, (before, after) => {
      const cells = new Cells(10);
      let sum = 0;
      cells.watch(3, 5, (_row, old, now) => (sum += now - old));
      for (const [address, value] of before) cells.write(address, value);
      const [data, mark, held] = [[...cells.data], cells.written, sum];
      for (const [address, value] of after) cells.write(address, value);
      cells.rollback(mark);
      expect([...cells.data]).toEqual(data);
      expect(sum).toBe(held);
      expect(sum).toBe(data.slice(3, 8).reduce((total, value) => total + value, 0));
    }),
  );
});

test('other cells are taken over, and those who watch hear of what differs', () => {
  const cells = new Cells(4);
  const heard: string[] = [];
  cells.watch(1, 2, (row, old, now) => heard.push(`${row}: ${old} to ${now}`));
  cells.write(1, 5);
  const edition = cells.edition;
  heard.length = 0;
  cells.become(Int16Array.of(7, 5, 3, 0));
  expect([...cells.data]).toEqual([7, 5, 3, 0]);
  expect(heard).toEqual(['1: 0 to 3']);
  expect([cells.written, cells.edition > edition]).toEqual([0, true]);
  expect(() => cells.become(Int16Array.of(1, 2))).toThrow('2 cells are no state of 4');
});

test('a state of an odd number of cells, and one that lies askew in memory, are taken over whole', () => {
  for (const size of [5, 6])
    for (const offset of [0, 2]) {
      const cells = new Cells(size);
      const other = new Int16Array(new ArrayBuffer(2 * size + 4), offset, size);
      for (let i = 0; i < size; i++) other[i] = i + 1;
      cells.become(other);
      expect([...cells.data]).toEqual([...other]);
    }
});
