import type { HexId } from '@bocage/hex';
import type { Memory } from '@bocage/kernel';
import type { BoardPart, Stacks } from '@bocage/wargame';
import { grid, isHex } from './map.ts';
import { ALLIES, AXIS } from './terms.ts';
import type { UnitId } from './units.ts';

/** Where enemies bar the way, and the hexes in confusion, which all may enter and where all stop (4.1.1-f, 6.11-c). */
export class Melees implements BoardPart<UnitId> {
  /** By place: 1 for a hex with units of both camps. */
  readonly stops: Uint8Array = new Uint8Array(grid.size);
  readonly #stacks: Stacks<UnitId>;
  readonly #barred = [new Uint8Array(grid.size), new Uint8Array(grid.size)];
  readonly #many = new Int16Array(1);
  /** The hexes in confusion, as they came to it, behind one another. */
  readonly #hexes = new Int16Array(grid.size);

  /** Reckoned by stacks that are kept before it. */
  constructor(stacks: Stacks<UnitId>) {
    this.#stacks = stacks;
  }

  /** By place: 1 for a hex with enemies of a camp and none of its own. */
  barred(camp: number): Readonly<Uint8Array> {
    return this.#barred[camp] as Uint8Array;
  }

  /** How many hexes are in confusion. */
  get many(): number {
    return this.#many[0] as number;
  }

  /** One of the hexes in confusion, from 0. */
  hex(i: number): HexId {
    return this.#hexes[i] as HexId;
  }

  enter(_unit: UnitId, at: HexId): void {
    this.#reckon(at);
  }

  leave(_unit: UnitId, at: HexId): void {
    this.#reckon(at);
  }

  clear(): void {
    for (const part of this.memory) part.fill(0);
  }

  digest(): string {
    return [this.stops, ...this.#barred, this.#many].map((part) => part.join('')).join(' ');
  }

  get memory(): readonly (Memory & { fill(value: number): unknown; join(between: string): string })[] {
    return [this.stops, ...this.#barred, this.#many, this.#hexes];
  }

  #reckon(at: HexId): void {
    if (!isHex(at)) return;
    const [allies, axis] = [this.#stacks.has(ALLIES, at), this.#stacks.has(AXIS, at)];
    (this.#barred[ALLIES] as Uint8Array)[at] = axis && !allies ? 1 : 0;
    (this.#barred[AXIS] as Uint8Array)[at] = allies && !axis ? 1 : 0;
    const now = allies && axis ? 1 : 0;
    if (now === this.stops[at]) return;
    this.stops[at] = now;
    if (now === 1) this.#hexes[this.#many[0]!++] = at;
    else this.#hexes[this.#hexes.indexOf(at)] = this.#hexes[--this.#many[0]!] as number;
  }
}
