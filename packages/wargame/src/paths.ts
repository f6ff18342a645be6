import { type Direction, type Grid, type HexId, NOWHERE } from '@bocage/hex';
import { distinct, everyOf, type Reason } from '@bocage/kernel';
import type { StepRefusal } from './movement.ts';

/** Judges a path: the first `length` entries, the hex it starts from included. */
export type PathJudge<T> = (path: ArrayLike<number>, length: number) => T;

/** One thing by which paths are ranked: less is better, and the reason tells why a worse path is refused. */
export interface Preference {
  readonly badness: PathJudge<number>;
  readonly reason: Reason;
}

/** Which short paths over hexes are legal, and which of the legal ones may be chosen. */
export interface PathPolicy {
  /** The fewest and the most steps. */
  readonly shortest: number;
  readonly longest: number;
  readonly step: StepRefusal;
  /** Whether a path of lawful steps may end where it does. */
  readonly end?: PathJudge<Reason | null>;
  /** The most important first: only the paths that are best by these may be chosen. */
  readonly prefer?: readonly Preference[];
  /** Refuses what is no chain of so many steps, or comes to a hex twice. */
  readonly malformed: Reason;
}

const MOST_PREFERENCES = 16;

/**
 * The paths that a policy offers: retreats, advances. One search serves any number of runs and allocates nothing
 * once made; its answers stand until the next run.
 */
export class PathSearch {
  /** How many paths may be chosen. */
  count = 0;
  /** The hex of the last run. */
  start = NOWHERE;
  /** How often it has run, so that who ran it can tell whether another has since. */
  runs = 0;
  readonly #grid: Grid;
  readonly #path: Int16Array;
  readonly #stride: number;
  readonly #found: Int16Array;
  readonly #lengths: Uint8Array;
  readonly #best = new Float64Array(MOST_PREFERENCES);
  #policy: PathPolicy | null = null;

  /** For paths of at most `longest` steps. */
  constructor(grid: Grid, longest: number) {
    this.#grid = grid;
    this.#stride = longest + 1;
    this.#path = new Int16Array(this.#stride);
    // No more than 6 + 6 * 5 + 6 * 5 * 5 … paths come to no hex twice.
    this.#found = new Int16Array(6 ** longest * this.#stride);
    this.#lengths = new Uint8Array(6 ** longest);
  }

  /** Finds the best legal paths from a hex, in the order of their directions; returns how many there are. */
  run(start: HexId, policy: PathPolicy): number {
    if (policy.longest >= this.#stride) throw new RangeError(`paths of ${policy.longest} steps do not fit`);
    this.runs++;
    this.#policy = policy;
    this.start = start;
    this.count = 0;
    this.#path[0] = start;
    this.#extend(policy, 1);
    return this.count;
  }

  /** Writes the i-th path, its start included; returns its length. */
  path(i: number, out: Int16Array): number {
    const length = this.#lengths[i]!;
    for (let k = 0; k < length; k++) out[k] = this.#found[i * this.#stride + k]!;
    return length;
  }

  /** The hexes that the i-th path enters. */
  entered(i: number): HexId[] {
    const first = i * this.#stride;
    return Array.from(this.#found.subarray(first + 1, first + this.#lengths[i]!), (h) => h as HexId);
  }

  /** The rule against a path from the hex of the last run: against a step, its end, or that there are better ones. */
  why(path: ArrayLike<number>): Reason | null {
    const policy = this.#policy!;
    if (!this.#isWellFormed(path, policy)) return policy.malformed;
    for (let i = 1; i < path.length; i++) {
      const [from, to] = [path[i - 1] as HexId, path[i] as HexId];
      const reason = policy.step(from, to, this.#grid.directionTo(from, to));
      if (reason !== null) return reason;
    }
    return policy.end?.(path, path.length) ?? this.#worse(policy, path);
  }

  /** Every rule against it, the first as `why` has it; that there are better ones is said of a lawful path alone. */
  every(path: ArrayLike<number>): readonly Reason[] {
    const policy = this.#policy!;
    if (!this.#isWellFormed(path, policy)) return [policy.malformed];
    const found: Reason[] = [];
    for (let i = 1; i < path.length; i++) {
      const [from, to] = [path[i - 1] as HexId, path[i] as HexId];
      found.push(...everyOf(policy.step, from, to, this.#grid.directionTo(from, to)));
    }
    if (policy.end !== undefined) found.push(...everyOf(policy.end, path, path.length));
    if (found.length > 0) return distinct(found);
    const worse = this.#worse(policy, path);
    return worse === null ? [] : [worse];
  }

  #extend(policy: PathPolicy, length: number): void {
    if (length > policy.shortest) this.#consider(policy, length);
    if (length > policy.longest) return;
    const from = this.#path[length - 1] as HexId;
    for (let d = 0; d < 6; d++) {
      const to = this.#grid.neighbours[6 * from + d] as HexId;
      if (to === NOWHERE || includes(this.#path, length, to)) continue;
      if (policy.step(from, to, d as Direction) !== null) continue;
      this.#path[length] = to;
      this.#extend(policy, length + 1);
    }
  }

  #consider(policy: PathPolicy, length: number): void {
    if (policy.end !== undefined && policy.end(this.#path, length) !== null) return;
    const standing = this.#compare(policy, length);
    if (standing > 0) return;
    if (standing < 0) this.count = 0;
    for (let k = 0; k < length; k++) this.#found[this.count * this.#stride + k] = this.#path[k]!;
    this.#lengths[this.count++] = length;
  }

  /** Negative if the path is better than the best so far, which it then becomes; positive if it is worse. */
  #compare(policy: PathPolicy, length: number): number {
    const count = policy.prefer?.length ?? 0;
    let standing = this.count === 0 ? -1 : 0;
    for (let i = 0; i < count; i++) {
      const badness = policy.prefer![i]!.badness(this.#path, length);
      if (standing === 0) standing = Math.sign(badness - this.#best[i]!);
      if (standing > 0) return standing;
      if (standing < 0) this.#best[i] = badness;
    }
    return standing;
  }

  #worse(policy: PathPolicy, path: ArrayLike<number>): Reason | null {
    const prefer = policy.prefer ?? [];
    const failed = prefer.find(({ badness }, i) => badness(path, path.length) > this.#best[i]!);
    return failed?.reason ?? null;
  }

  #isWellFormed(path: ArrayLike<number>, policy: PathPolicy): boolean {
    const steps = path.length - 1;
    if (steps < policy.shortest || steps > policy.longest || path[0] !== this.start) return false;
    for (let i = 1; i < path.length; i++) {
      const to = path[i] as HexId;
      if (!(to >= 0 && this.#grid.adjacent(path[i - 1] as HexId, to)) || includes(path, i, to)) return false;
    }
    return true;
  }
}

function includes(path: ArrayLike<number>, length: number, h: HexId): boolean {
  for (let i = 0; i < length; i++) if (path[i] === h) return true;
  return false;
}
