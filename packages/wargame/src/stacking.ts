import type { HexId } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { NOBODY, type Stacks } from './stacks.ts';

/** A limit on the points of the units of one side in a location. */
export interface PointLimit {
  /** By unit; 0 does not count. */
  readonly points: ArrayLike<number>;
  /** The most points a location holds, Infinity for any number. */
  readonly most: (h: HexId) => number;
  readonly reason: Reason;
}

/** A limit on how many groups (divisions, nations) the units of one side in a location belong to. */
export interface GroupLimit {
  /** By unit; 0 belongs to no group. */
  readonly groups: ArrayLike<number>;
  readonly most: (h: HexId) => number;
  readonly reason: Reason;
}

/** Who may stand together; every limit must be kept. */
export interface StackingRules {
  readonly points: readonly PointLimit[];
  readonly groups?: readonly GroupLimit[];
  /** What neither points nor groups can say; the first `count` units are those who would stand there. */
  readonly other?: (h: HexId, units: ArrayLike<number>, count: number) => Reason | null;
}

/** Judges stacks, those that stand and those that would; allocates nothing once made. */
export class Stacking {
  readonly #stacks: Stacks;
  readonly #rules: StackingRules;
  readonly #units: Int16Array;
  #count = 0;

  /** For stacks of at most `largest` units. */
  constructor(stacks: Stacks, rules: StackingRules, largest = 255) {
    this.#stacks = stacks;
    this.#rules = rules;
    this.#units = new Int16Array(largest);
  }

  /** The limit that the units of a side in a location exceed; null if none. */
  check(h: HexId, side: number): Reason | null {
    this.#gather(h, side);
    return this.#judge(h);
  }

  /** The limit that would be exceeded if these units, all of one side, stood there too; null if none. */
  checkWith(h: HexId, joining: ArrayLike<number>): Reason | null {
    if (joining.length === 0) return null;
    this.#gather(h, this.#stacks.sideOf(joining[0]!));
    for (let i = 0; i < joining.length; i++) if (!this.#has(joining[i]!)) this.#add(joining[i]!);
    return this.#judge(h);
  }

  /** The limit that would be exceeded if the units of a side were there without these; null if none. */
  checkWithout(h: HexId, side: number, leaving: ArrayLike<number>): Reason | null {
    this.#gather(h, side);
    let kept = 0;
    for (let i = 0; i < this.#count; i++) {
      const unit = this.#units[i]!;
      if (!includes(leaving, unit)) this.#units[kept++] = unit;
    }
    this.#count = kept;
    return this.#judge(h);
  }

  #gather(h: HexId, side: number): void {
    this.#count = 0;
    for (let u = this.#stacks.first(h); u !== NOBODY; u = this.#stacks.next(u)) {
      if (this.#stacks.sideOf(u) === side) this.#add(u);
    }
  }

  #add(unit: number): void {
    this.#units[this.#count++] = unit;
  }

  #has(unit: number): boolean {
    for (let i = 0; i < this.#count; i++) if (this.#units[i] === unit) return true;
    return false;
  }

  #judge(h: HexId): Reason | null {
    const { points, groups, other } = this.#rules;
    for (const limit of points) if (this.#sum(limit.points) > limit.most(h)) return limit.reason;
    if (groups !== undefined) {
      for (const limit of groups) if (this.#distinct(limit.groups) > limit.most(h)) return limit.reason;
    }
    return other === undefined ? null : other(h, this.#units, this.#count);
  }

  #sum(points: ArrayLike<number>): number {
    let sum = 0;
    for (let i = 0; i < this.#count; i++) sum += points[this.#units[i]!]!;
    return sum;
  }

  /** How many different groups, each counted with the first of its units. */
  #distinct(groups: ArrayLike<number>): number {
    let distinct = 0;
    for (let i = 0; i < this.#count; i++) {
      const group = groups[this.#units[i]!]!;
      if (group !== 0 && this.#isFirstOf(groups, group, i)) distinct++;
    }
    return distinct;
  }

  #isFirstOf(groups: ArrayLike<number>, group: number, i: number): boolean {
    for (let j = 0; j < i; j++) if (groups[this.#units[j]!] === group) return false;
    return true;
  }
}

function includes(units: ArrayLike<number>, unit: number): boolean {
  for (let i = 0; i < units.length; i++) if (units[i] === unit) return true;
  return false;
}
