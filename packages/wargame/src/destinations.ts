import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { Domain, Kind, Random, Reason } from '@bocage/kernel';
import type { Reach } from './reach.ts';

/**
 * The places to which the mover of a reach may go, as the choice for an action. It stands until the next run
 * of the reach.
 */
export class Destinations implements Domain<HexId> {
  readonly form = 'one';
  readonly kind: Kind<HexId>;
  readonly #grid: Grid;
  readonly #reach: Reach;
  readonly #path: Int16Array;
  readonly #otherwise: Reason;

  /** `otherwise` is said of places so far away that no single step is to blame. */
  constructor(kind: Kind<HexId>, grid: Grid, reach: Reach, otherwise: Reason) {
    this.kind = kind;
    this.#grid = grid;
    this.#reach = reach;
    this.#path = new Int16Array(grid.size + 1);
    this.#otherwise = otherwise;
  }

  some(): boolean {
    return this.#reach.has(1);
  }

  several(): boolean {
    return this.#reach.has(2);
  }

  each(visit: (h: HexId) => boolean): boolean {
    for (let i = 0; i < this.#reach.count; i++) if (visit(this.#reach.at(i))) return true;
    return false;
  }

  sample(random: Random): HexId | undefined {
    const { count } = this.#reach;
    return count === 0 ? undefined : this.#reach.at(random.below(count));
  }

  why(h: HexId): Reason | null {
    return (
      whyNotTo(this.#grid, this.#reach, h, this.#path) ?? (this.#reach.cost(h) < 0 ? this.#otherwise : null)
    );
  }
}

/**
 * The ways the mover of a reach may take, as the choice for an action: the places it enters, one after
 * another. Listed is the cheapest way to each place; any other that the rules allow is accepted too.
 */
export class Routes implements Domain<readonly HexId[]> {
  readonly form = 'path';
  readonly kind: Kind<HexId>;
  readonly #reach: Reach;
  readonly #path: Int16Array;

  constructor(kind: Kind<HexId>, grid: Grid, reach: Reach) {
    this.kind = kind;
    this.#reach = reach;
    this.#path = new Int16Array(grid.size + 1);
  }

  some(): boolean {
    return this.#reach.has(1);
  }

  several(): boolean {
    return this.#reach.has(2);
  }

  each(visit: (way: readonly HexId[]) => boolean): boolean {
    for (let i = 0; i < this.#reach.count; i++) if (visit(this.#wayTo(this.#reach.at(i)))) return true;
    return false;
  }

  sample(random: Random): readonly HexId[] | undefined {
    const { count } = this.#reach;
    return count === 0 ? undefined : this.#wayTo(this.#reach.at(random.below(count)));
  }

  why(way: readonly HexId[]): Reason | null {
    return this.#reach.why([this.#reach.start, ...way]);
  }

  #wayTo(h: HexId): HexId[] {
    const length = this.#reach.path(h, this.#path);
    const way = new Array<HexId>(length - 1); // as long as it has to be, since long lists are made of these
    for (let i = 1; i < length; i++) way[i - 1] = this.#path[i] as HexId;
    return way;
  }
}

/** The rule against ending in a place that is reached, or against the last step to one that is not. */
function whyNotTo(grid: Grid, reach: Reach, h: HexId, path: Int16Array): Reason | null {
  const length = reach.path(h, path);
  if (length > 0) return reach.why(path.subarray(0, length));
  for (let d = 0; d < 6 && h < grid.hexCount; d++) {
    const before = grid.neighbours[6 * h + d] as HexId;
    const steps = before === NOWHERE ? 0 : reach.path(before, path);
    if (steps === 0) continue;
    path[steps] = h;
    const reason = reach.why(path.subarray(0, steps + 1));
    if (reason !== null) return reason;
  }
  return null;
}
