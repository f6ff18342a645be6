import type { Rect, XY } from './svg.ts';

const CELL = 60;

/** What already stands on the map and must not, or had better not, be written over. */
export class Clutter {
  readonly #hard = new Map<number, Rect[]>();
  readonly #soft = new Map<number, { rect: Rect; cost: number; owner: unknown }[]>();

  /** Nothing may cover this. */
  block(rect: Rect): void {
    for (const cell of cellsOf(rect)) push(this.#hard, cell, rect);
  }

  /** Better not cover this; the cost is counted once for every such thing, and not for its owner. */
  avoid(rect: Rect, cost: number, owner?: unknown): void {
    if (cost === 0) return;
    const thing = { rect, cost, owner };
    for (const cell of cellsOf(rect)) push(this.#soft, cell, thing);
  }

  /** Better not cover this line. */
  avoidLine(line: readonly XY[], cost: number): void {
    for (const p of line) this.avoid({ x: p.x - 3, y: p.y - 3, width: 6, height: 6 }, cost);
  }

  isFree(rects: readonly Rect[]): boolean {
    return rects.every((rect) =>
      cellsOf(rect).every((c) => !this.#hard.get(c)?.some((o) => overlap(o, rect))),
    );
  }

  /** How much of what nothing may cover a rectangle would hide. */
  covered(rect: Rect): number {
    const met = new Set<Rect>();
    for (const cell of cellsOf(rect)) for (const other of this.#hard.get(cell) ?? []) met.add(other);
    return [...met].reduce((sum, other) => sum + sharedArea(other, rect), 0);
  }

  cost(rects: readonly Rect[], owner: unknown = null): number {
    const met = new Set<unknown>();
    let sum = 0;
    for (const rect of rects) {
      for (const cell of cellsOf(rect)) {
        for (const thing of this.#soft.get(cell) ?? []) {
          if (thing.owner === owner || met.has(thing) || !overlap(thing.rect, rect)) continue;
          met.add(thing);
          sum += thing.cost;
        }
      }
    }
    return sum;
  }
}

/** Whether two rectangles share any area. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function cellsOf({ x, y, width, height }: Rect): number[] {
  const cells: number[] = [];
  for (let r = Math.floor(y / CELL); r <= Math.floor((y + height) / CELL); r++) {
    for (let c = Math.floor(x / CELL); c <= Math.floor((x + width) / CELL); c++) cells.push(r * 4096 + c);
  }
  return cells;
}

function push<T>(map: Map<number, T[]>, key: number, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
