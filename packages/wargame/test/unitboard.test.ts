import { type HexId, NOWHERE } from '@bocage/hex';
import type { Watcher } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import {
  ALL_ROUND,
  NO_ZONE,
  type Peopled,
  Stacks,
  Tally,
  UnitBoard,
  WayBoard,
  ZonesBySide,
} from '../src/index.ts';
import { draw } from './board.ts';

const [ALLIED, GERMAN] = [0, 1];
const SIDES = [ALLIED, ALLIED, GERMAN];
const drawn = draw(`
  . . . . .
   . . f . .
  . a X b .
   . e d . .
  . . . . .
`);
const { grid } = drawn;

/** Units that stand somewhere and may lie low; whoever watches a field is told of its changes. */
class Field {
  readonly places: HexId[] = SIDES.map(() => NOWHERE);
  readonly low: number[] = SIDES.map(() => 0);
  readonly #watchers = new Map<string, Watcher>();
  readonly g = {
    unit: { at: { rows: SIDES.length, get: (unit: number) => this.places[unit] as HexId } },
    watch: (path: string, watcher: Watcher) => void this.#watchers.set(path, watcher),
  } as unknown as Peopled;

  put(unit: number, to: HexId): void {
    const from = this.places[unit] as HexId;
    this.places[unit] = to;
    this.#watchers.get('unit.at')?.(unit, from, to);
  }

  lieLow(unit: number, low: number): void {
    const old = this.low[unit] as number;
    this.low[unit] = low;
    this.#watchers.get('unit.low')?.(unit, old, low);
  }
}

class Board extends UnitBoard {
  readonly stacks = this.keep(new Stacks(grid.size, SIDES));
  readonly first = this.keep(new Tally(grid.size, SIDES, (unit) => unit === 0));
  readonly zones: ZonesBySide;

  constructor(field: Field) {
    super(field.g);
    const shape = (unit: number): number => (field.low[unit] === 0 ? ALL_ROUND : NO_ZONE);
    this.zones = this.keep(new ZonesBySide(grid, { sides: SIDES, shape }));
    field.g.watch('unit.low', (unit) => this.changed(unit, this.zones));
  }
}

test('the parts of a board follow the units', () => {
  const field = new Field();
  const board = new Board(field);
  const [x, a, b] = [drawn.at('X'), drawn.at('a'), drawn.at('b')];
  for (const unit of [0, 1]) field.put(unit, x);
  expect(board.stacks.at(x)).toEqual([0, 1]);
  expect([board.first.counts(ALLIED)[x], board.first.has(ALLIED, x), board.first.has(GERMAN, x)]).toEqual([
    1,
    true,
    false,
  ]);
  expect([board.zones.isFelt(ALLIED, a), board.zones.counts(ALLIED)[a]]).toEqual([true, 2]);
  expect(board.zones.isFelt(GERMAN, a)).toBe(false);
  field.put(0, b);
  expect(board.first.has(ALLIED, x)).toBe(false);
  expect(board.zones.counts(ALLIED)[a]).toBe(1);
  field.put(1, NOWHERE);
  expect(board.zones.isFelt(ALLIED, a)).toBe(false);
});

test('a zone goes as it came, whatever the unit is by then', () => {
  const field = new Field();
  const board = new Board(field);
  const [x, a, b] = [drawn.at('X'), drawn.at('a'), drawn.at('b')];
  field.lieLow(2, 1);
  field.put(2, x);
  expect(board.zones.isFelt(GERMAN, a)).toBe(false);
  field.lieLow(2, 0);
  expect(board.zones.isFelt(GERMAN, a)).toBe(true);
  field.lieLow(2, 1);
  field.put(2, b);
  field.lieLow(2, 0);
  field.put(2, NOWHERE);
  expect(board.zones.counts(GERMAN).some((count) => count !== 0)).toBe(false);
});

test('a barred hex feels the zone of the other side alone', () => {
  const field = new Field();
  const board = new Board(field);
  const [x, f] = [drawn.at('X'), drawn.at('f')];
  board.zones.bar(GERMAN, f, true);
  field.put(0, x);
  field.put(2, x);
  expect([board.zones.isFelt(ALLIED, f), board.zones.isFelt(GERMAN, f)]).toEqual([true, false]);
});

test('a board made anew is the one that was kept', () => {
  const field = new Field();
  const board = new Board(field);
  for (const [unit, name] of ['X', 'a', 'b'].entries()) field.put(unit, drawn.at(name));
  field.lieLow(1, 1);
  const kept = board.digest();
  board.rebuild();
  expect(board.digest()).toBe(kept);
  field.put(0, NOWHERE);
  expect(board.digest()).not.toBe(kept);
});

test('whoever comes or goes bears on the ways of every other side, and not on those of its own', () => {
  const field = new Field();
  const board = new WayBoard(field.g, SIDES);
  const [here, there] = grid.hexes as [HexId, HexId];
  field.put(0, here);
  expect([...board.diversions]).toEqual([0, 1]);
  field.put(2, there);
  field.put(2, NOWHERE);
  expect([...board.diversions]).toEqual([2, 1]);
});
