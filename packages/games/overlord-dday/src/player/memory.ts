import type { HexId } from '@bocage/hex';
import { EVERY_UNIT, type G, grid, type UnitId } from '../queries.ts';

/** Odd numbers without a pattern, one for each unit. */
const LOTS: Readonly<Int32Array> = Int32Array.from(
  EVERY_UNIT,
  (unit) => (Math.imul(unit + 1, 0x9e3779b1) ^ Math.imul(unit + 7, 0x85ebca6b)) | 1,
);
/** So that places, steps and markers do not mix. */
const STEPS = 1 << 13;
const MARKER = 1 << 16;

/** A number that hardly two positions of a stretch have in common: who stands where, with how many steps, in what order. */
export function printOf(g: G): number {
  const { at, steps, marker } = g.unit;
  let sum = g.phase;
  for (const unit of EVERY_UNIT) {
    const what = at.get(unit) + STEPS * steps.get(unit) + MARKER * marker.get(unit);
    sum = (sum + Math.imul(LOTS[unit] as number, what)) | 0;
  }
  return sum;
}

/** The same number once a unit has gone somewhere. */
export const printAfter = (print: number, unit: UnitId, from: HexId, to: HexId): number =>
  (print + Math.imul(LOTS[unit] as number, to - from)) | 0;

/** Keeps what was worked out from a position as long as that is the position, and it is the same world’s. */
export class Remembered<T> {
  private print: number | null = null;
  private g: G | undefined;
  private value: T | undefined;
  private readonly make: (g: G) => T;

  constructor(make: (g: G) => T) {
    this.make = make;
  }

  of(g: G): T {
    const print = printOf(g);
    if (this.print !== print || this.g !== g) this.value = this.make(g);
    [this.print, this.g] = [print, g];
    return this.value as T;
  }
}

/** By hex: how many hexes it is to the nearest of some, whatever lies between. */
export function ringsAround(hexes: Iterable<HexId>): Uint8Array {
  const far = new Uint8Array(grid.size).fill(FAR);
  const reached: HexId[] = [];
  for (const hex of hexes) {
    if (far[hex] === 0) continue;
    far[hex] = 0;
    reached.push(hex);
  }
  for (let i = 0; i < reached.length; i++) {
    const hex = reached[i] as HexId;
    const distance = (far[hex] as number) + 1;
    for (const to of grid.around(hex)) {
      if ((far[to] as number) <= distance) continue;
      far[to] = distance;
      reached.push(to);
    }
  }
  return far;
}
const FAR = 99;
