import { type Grid, type HexId, NOWHERE } from '@bocage/hex';

/** What may hide one hex from another. Heights are in levels of the map. */
export interface SightRules {
  /** By hex: the level of the ground. */
  readonly ground: ArrayLike<number>;
  /** By hex: how far woods or houses rise above the ground; ALWAYS_HIDES where no height overlooks them. */
  readonly cover: ArrayLike<number>;
  /** By hexside: how far a wall, hedge or crest rises above the higher of its two hexes. */
  readonly sides?: ArrayLike<number>;
  /** Whether the sides of the two end hexes hide; else who stands behind a hedge looks over it. */
  readonly ownSides?: boolean;
  /**
   * What hides: whatever is higher than the lower of the two ends, or what rises above the straight line of
   * sight from one to the other.
   */
  readonly heights: 'lower end' | 'straight line';
  /** A line along a hexside is hidden by both flanking hexes only, or by either. */
  readonly flanks: 'both' | 'either';
}

/** Cover that hides from every height. */
export const ALWAYS_HIDES = 99;

interface Line {
  from: number;
  to: number;
  /** Steps from one end to the other. */
  length: number;
}

/** Lines of sight over one map; allocates nothing once made. */
export class Sight {
  readonly #grid: Grid;
  readonly #rules: SightRules;
  readonly #steps: Int16Array;
  readonly #line: Line = { from: 0, to: 0, length: 0 };

  constructor(grid: Grid, rules: SightRules) {
    this.#grid = grid;
    this.#rules = rules;
    this.#steps = new Int16Array(4 * grid.size + 2);
  }

  /** Whether two hexes see each other; neighbours always do, boxes see nothing. */
  sees(a: HexId, b: HexId): boolean {
    const distance = this.#grid.distance(a, b);
    if (distance <= 1) return true;
    return distance !== Number.POSITIVE_INFINITY && this.hiddenBy(a, b) === NOWHERE;
  }

  /**
   * The first hex, seen from a, that hides b from it, NOWHERE if none does; of a hexside the hex in front of it
   * or, where one of two flanks is enough, the flank that hides. Both must be hexes.
   */
  hiddenBy(a: HexId, b: HexId): HexId {
    const count = this.#grid.line(a, b, this.#steps);
    this.#line.from = this.#rules.ground[a]!;
    this.#line.to = this.#rules.ground[b]!;
    this.#line.length = count - 1;
    for (let i = 1; i < count; i++) {
      if (this.#sideHides(i)) return this.#steps[2 * i - 1] as HexId;
      if (i === count - 1) break;
      const hider = this.#hexHides(i);
      if (hider !== NOWHERE) return hider;
    }
    return NOWHERE;
  }

  #hexHides(i: number): HexId {
    const left = this.#steps[2 * i] as HexId;
    const right = this.#steps[2 * i + 1] as HexId;
    const leftHides = this.#coverHides(left, i);
    const rightHides = left === right ? leftHides : this.#coverHides(right, i);
    if (leftHides && rightHides) return left;
    if (this.#rules.flanks === 'both') return NOWHERE;
    return leftHides ? left : rightHides ? right : NOWHERE;
  }

  #coverHides(h: HexId, i: number): boolean {
    const { ground, cover } = this.#rules;
    return h !== NOWHERE && this.#rises(ground[h]! + cover[h]!, 2 * i);
  }

  /** Whether the side crossed between step i - 1 and step i hides; a line along a side crosses none. */
  #sideHides(i: number): boolean {
    const { sides, ownSides, ground } = this.#rules;
    if (sides === undefined || (!ownSides && (i === 1 || i === this.#line.length))) return false;
    const near = this.#through(i - 1);
    const far = this.#through(i);
    const side = this.#grid.sideBetween(near, far);
    const height = side === -1 ? 0 : sides[side]!;
    return height > 0 && this.#rises(Math.max(ground[near]!, ground[far]!) + height, 2 * i - 1);
  }

  /** The hex a step goes through, NOWHERE if it runs along a side. */
  #through(i: number): HexId {
    const hex = this.#steps[2 * i] as HexId;
    return hex === this.#steps[2 * i + 1] ? hex : NOWHERE;
  }

  /** Whether a height, so many half steps along the line, hides. */
  #rises(height: number, halfSteps: number): boolean {
    const { from, to, length } = this.#line;
    if (this.#rules.heights === 'lower end') return height > Math.min(from, to);
    return (height - from) * 2 * length > (to - from) * halfSteps;
  }
}
