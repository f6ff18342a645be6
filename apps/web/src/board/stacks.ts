import type { Rect, XY } from '@bocage/atlas';
import type { HexId } from '@bocage/hex';

/** The edge of a counter in units of the map, where a hex is a hundred wide. */
export const COUNTER = 70;

const STEP = 6;
const MOST_LEAN = 18;
const GAP = 8;

/** Where a counter lies: its middle, its size, and how high in its stack. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly level: number;
  /** How many lie in the stack, told on its topmost counter; 0 on the others. */
  readonly count: number;
  readonly isFanned: boolean;
}

/** A stack spread out so that each counter can be seen and chosen. */
export interface Fan {
  readonly at: HexId;
  readonly scale: number;
}

interface Piece {
  readonly unit: number;
  readonly at: HexId;
}

/** Counters by the place they are in, in their order, the lowest first. */
export function stacksOf<P extends Piece>(pieces: readonly P[]): Map<HexId, P[]> {
  const stacks = new Map<HexId, P[]>();
  for (const piece of pieces) {
    const stack = stacks.get(piece.at);
    if (stack) stack.push(piece);
    else stacks.set(piece.at, [piece]);
  }
  return stacks;
}

/** The spot of a counter in a stack of so many that leans up and to the right. */
export function leaning(middle: XY, level: number, count: number): Spot {
  const step = count < 2 ? 0 : Math.min(STEP, MOST_LEAN / (count - 1));
  const off = (level - (count - 1) / 2) * step;
  const isTop = level === count - 1;
  return {
    x: middle.x + off,
    y: middle.y - off,
    scale: 1,
    level,
    count: isTop && count > 1 ? count : 0,
    isFanned: false,
  };
}

/** The panel behind a fan: rows of at most five, about the hex, kept inside `within`. */
export function fanRect(middle: XY, count: number, scale: number, within: Rect): Rect {
  const { columns, rows } = fanShape(count);
  const width = (columns * (COUNTER + GAP) + GAP) * scale;
  const height = (rows * (COUNTER + GAP) + GAP) * scale;
  return {
    x: kept(middle.x - width / 2, width, within.x, within.width),
    y: kept(middle.y - height / 2, height, within.y, within.height),
    width,
    height,
  };
}

/** The spot of a counter in a fan; the topmost comes first. */
export function fanned(rect: Rect, level: number, count: number, scale: number): Spot {
  const { columns, rows } = fanShape(count);
  const place = count - 1 - level;
  const row = Math.floor(place / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const pitch = (COUNTER + GAP) * scale;
  const left = rect.x + rect.width / 2 - ((inRow - 1) * pitch) / 2;
  return {
    x: left + (place % columns) * pitch,
    y: rect.y + (GAP + COUNTER / 2) * scale + row * pitch,
    scale,
    level,
    count: 0,
    isFanned: true,
  };
}

function fanShape(count: number): { columns: number; rows: number } {
  const rows = Math.ceil(count / 5);
  return { columns: Math.ceil(count / rows), rows };
}

function kept(at: number, length: number, start: number, room: number): number {
  return Math.max(start, Math.min(start + room - length, at));
}
