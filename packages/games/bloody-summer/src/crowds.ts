import type { HexId } from '@bocage/hex';
import type { Memory } from '@bocage/kernel';
import type { BoardPart, Stacking, Stacks } from '@bocage/wargame';
import { grid, isHex, isSea } from './map.ts';
import { tooMany } from './stacks.ts';
import { SIDES, SIDES_OF } from './terms.ts';
import { CAMP_OF, type UnitId } from './units.ts';

/** The hexes in which a side has more than may stand together (2.1), kept as units come and go. */
export class Crowds implements BoardPart<UnitId> {
  readonly #stacks: Stacks<UnitId>;
  readonly #stacking: Stacking;
  /** By side, then by place: 1 where it has too much. */
  readonly #crowded = SIDES.map(() => new Uint8Array(grid.size));
  /** By side: how many such hexes there are, and which, as they came to it. */
  readonly #many = new Int16Array(SIDES.length);
  readonly #hexes = SIDES.map(() => new Int16Array(grid.size));

  /** Reckoned by stacks that are kept before it. */
  constructor(stacks: Stacks<UnitId>, stacking: Stacking) {
    this.#stacks = stacks;
    this.#stacking = stacking;
  }

  /** The hexes in which a side, if it has anybody there, has too much; in no order. */
  of(side: number): readonly HexId[] {
    const many = this.#many[side] as number;
    const hexes: HexId[] = [];
    for (let i = 0; i < many; i++) hexes.push(this.#hexes[side]?.[i] as HexId);
    return hexes;
  }

  enter(unit: UnitId, at: HexId): void {
    this.#reckon(CAMP_OF[unit] as number, at);
  }

  leave(unit: UnitId, at: HexId): void {
    this.#reckon(CAMP_OF[unit] as number, at);
  }

  clear(): void {
    for (const part of this.memory) part.fill(0);
  }

  digest(): string {
    return [...this.#crowded, this.#many].map((part) => part.join('')).join(' ');
  }

  get memory(): readonly (Memory & { fill(value: number): unknown; join(between: string): string })[] {
    return [...this.#crowded, this.#many, ...this.#hexes];
  }

  #reckon(camp: number, at: HexId): void {
    if (!isHex(at) || isSea(at)) return;
    const isSeveral = (this.#stacks.counts(camp)[at] as number) > 1;
    for (const side of SIDES_OF[camp] ?? []) {
      const isTooMuch = isSeveral && tooMany(this.#stacks, this.#stacking, side, at) !== null;
      if (isTooMuch !== (this.#crowded[side]?.[at] === 1)) this.#note(side, at, isTooMuch);
    }
  }

  #note(side: number, at: HexId, isTooMuch: boolean): void {
    const [crowded, hexes] = [this.#crowded[side] as Uint8Array, this.#hexes[side] as Int16Array];
    crowded[at] = isTooMuch ? 1 : 0;
    if (isTooMuch) hexes[this.#many[side]!++] = at;
    else hexes[hexes.indexOf(at)] = hexes[--this.#many[side]!] as number;
  }
}
