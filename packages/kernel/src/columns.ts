import type { Cells } from './cells.ts';
import type { Kind } from './kind.ts';
import type { Slot } from './schema.ts';

/** One field of a table: a value for each row. */
export interface Column<T extends number = number, R extends number = number> {
  readonly rows: number;
  get(row: R): T;
  set(row: R, value: T): void;
  /** Sets every row to 0. */
  clear(): void;
  /** The rows that are not 0, in order. */
  marked(): R[];
  /** Which of the sixteen rows from 16 x `word` on are not 0, a bit each. */
  bits(word: number): number;
}

/** Where a run of cells starts: fixed for the state, moving for the frame on top of the stack. */
export interface Origin {
  base: number;
}

function outOfRange(path: string, kind: Kind, value: number): never {
  throw new RangeError(`${path}: ${value} is not in ${kind.min} … ${kind.max}`);
}

function noSuchRow(path: string, row: number): never {
  throw new RangeError(`${path}: there is no row ${row}`);
}

class WholeColumn implements Column {
  readonly rows: number;
  private readonly cells: Cells;
  // Held here too, since nothing is asked more often.
  private readonly data: Int16Array;
  private readonly base: number;
  private readonly slot: Slot;
  private readonly min: number;
  private readonly max: number;

  constructor(cells: Cells, slot: Slot) {
    this.cells = cells;
    this.data = cells.data;
    this.slot = slot;
    this.base = slot.base;
    this.rows = slot.rows;
    this.min = slot.kind.min;
    this.max = slot.kind.max;
  }

  get(row: number): number {
    return this.data[this.base + row] as number;
  }

  set(row: number, value: number): void {
    if (!(value >= this.min && value <= this.max)) outOfRange(this.slot.path, this.slot.kind, value);
    if (!(row >= 0 && row < this.rows)) noSuchRow(this.slot.path, row);
    this.cells.write(this.base + row, value);
  }

  clear(): void {
    for (let row = 0; row < this.rows; row++) this.cells.write(this.base + row, 0);
  }

  marked(): number[] {
    const rows: number[] = [];
    for (let row = 0; row < this.rows; row++) if (this.get(row) !== 0) rows.push(row);
    return rows;
  }

  bits(word: number): number {
    let bits = 0;
    for (let row = 16 * word; row < this.rows && row < 16 * word + 16; row++)
      if (this.get(row) !== 0) bits |= 1 << (row & 15);
    return bits;
  }
}

/** The number of the lowest bit that is set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

class BitColumn implements Column {
  readonly rows: number;
  private readonly cells: Cells;
  // Held here too, since nothing is asked more often.
  private readonly data: Int16Array;
  private readonly base: number;
  private readonly slot: Slot;

  constructor(cells: Cells, slot: Slot) {
    this.cells = cells;
    this.data = cells.data;
    this.slot = slot;
    this.base = slot.base;
    this.rows = slot.rows;
  }

  get(row: number): number {
    return ((this.data[this.base + (row >> 4)] as number) >> (row & 15)) & 1;
  }

  set(row: number, value: number): void {
    if (value !== 0 && value !== 1) outOfRange(this.slot.path, this.slot.kind, value);
    if (!(row >= 0 && row < this.rows)) noSuchRow(this.slot.path, row);
    const address = this.base + (row >> 4);
    const bit = 1 << (row & 15);
    const old = this.cells.read(address);
    this.cells.write(address, ((value === 1 ? old | bit : old & ~bit) << 16) >> 16);
  }

  clear(): void {
    const { base } = this;
    const end = base + ((this.rows + 15) >> 4);
    for (let cell = base; cell < end; cell++) if (this.data[cell] !== 0) this.cells.write(cell, 0);
  }

  marked(): number[] {
    const rows: number[] = [];
    const { base, data } = this;
    const end = base + ((this.rows + 15) >> 4);
    for (let cell = base; cell < end; cell++)
      for (let bits = (data[cell] as number) & 0xffff; bits !== 0; bits &= bits - 1)
        rows.push(16 * (cell - base) + lowest(bits));
    return rows;
  }

  bits(word: number): number {
    return (this.data[this.base + word] as number) & 0xffff;
  }
}

export function makeColumn(cells: Cells, slot: Slot): Column {
  return slot.packed ? new BitColumn(cells, slot) : new WholeColumn(cells, slot);
}

/** A sequence kept in the state; what is behind its end is always the kind's initial value. */
export class List<T extends number = number> {
  readonly capacity: number;
  private readonly cells: Cells;
  private readonly origin: Origin;
  private readonly offset: number;
  private readonly slot: Slot;

  /** `slot` is the items' slot; their number stands in the cell before. */
  constructor(cells: Cells, origin: Origin, slot: Slot) {
    this.cells = cells;
    this.origin = origin;
    this.slot = slot;
    this.offset = slot.base;
    this.capacity = slot.rows;
  }

  get length(): number {
    return this.cells.read(this.origin.base + this.offset - 1);
  }

  at(index: number): T {
    return this.cells.read(this.origin.base + this.offset + index) as T;
  }

  has(value: T): boolean {
    return this.indexOf(value) >= 0;
  }

  indexOf(value: T): number {
    const first = this.origin.base + this.offset;
    const { data } = this.cells;
    const length = data[first - 1] as number;
    for (let i = 0; i < length; i++) if (data[first + i] === value) return i;
    return -1;
  }

  push(value: T): void {
    const { length } = this;
    if (length === this.capacity) throw new RangeError(`${this.slot.path}: full at ${length}`);
    this.put(length, value);
    this.resize(length + 1);
  }

  /** Takes out the item at an index; those behind it move up. */
  removeAt(index: number): T {
    const { length } = this;
    if (!(index >= 0 && index < length)) noSuchRow(this.slot.path, index);
    const taken = this.at(index);
    for (let i = index; i < length - 1; i++) this.put(i, this.at(i + 1));
    this.put(length - 1, this.slot.kind.init as T);
    this.resize(length - 1);
    return taken;
  }

  clear(): void {
    for (let i = this.length - 1; i >= 0; i--) this.put(i, this.slot.kind.init as T);
    this.resize(0);
  }

  /** Replaces the contents. */
  fill(values: readonly T[]): void {
    this.clear();
    for (const value of values) this.push(value);
  }

  toArray(): T[] {
    const { length } = this;
    const values: T[] = [];
    for (let i = 0; i < length; i++) values.push(this.at(i));
    return values;
  }

  private put(index: number, value: T): void {
    const { kind } = this.slot;
    if (!(value >= kind.min && value <= kind.max)) outOfRange(this.slot.path, kind, value);
    this.cells.write(this.origin.base + this.offset + index, value);
  }

  private resize(length: number): void {
    this.cells.write(this.origin.base + this.offset - 1, length);
  }
}

/** A multiset kept in the state. */
export class Counts<T extends number = number> {
  readonly kind: Kind<T>;
  readonly rows: number;
  private readonly column: Column;

  constructor(cells: Cells, slot: Slot, kind: Kind<T>) {
    this.column = makeColumn(cells, slot);
    this.kind = kind;
    this.rows = slot.rows;
  }

  get(value: T): number {
    return this.column.get(value);
  }

  set(value: T, count: number): void {
    this.column.set(value, count);
  }

  add(value: T, count = 1): void {
    this.column.set(value, this.column.get(value) + count);
  }

  /** Takes one out; there must be one. */
  take(value: T): void {
    this.add(value, -1);
  }

  /** The value of the item with this number, where they lie in the order of their values. */
  at(item: number): T {
    let left = item;
    for (let row = 0; row < this.rows; row++) {
      left -= this.column.get(row);
      if (left < 0) return row as T;
    }
    return noSuchRow(this.kind.name, item);
  }

  get total(): number {
    let sum = 0;
    for (let row = 0; row < this.rows; row++) sum += this.column.get(row);
    return sum;
  }
}
