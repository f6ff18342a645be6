import type { HexId } from '@bocage/hex';
import type { Domain, Kind, Random, Reason } from '@bocage/kernel';
import type { PathPolicy, PathSearch } from './paths.ts';

/**
 * The paths that a policy offers from a hex, as the choice for an action: the hexes entered, one after another. The
 * search looks again where it has looked for others since.
 */
export class PathChoice implements Domain<readonly HexId[]> {
  readonly form = 'path';
  readonly kind: Kind<HexId>;
  readonly #search: PathSearch;
  readonly #start: HexId;
  readonly #policy: PathPolicy;
  #run = -1;

  constructor(kind: Kind<HexId>, search: PathSearch, start: HexId, policy: PathPolicy) {
    this.kind = kind;
    this.#search = search;
    this.#start = start;
    this.#policy = policy;
  }

  each(visit: (path: readonly HexId[]) => boolean): boolean {
    for (let i = 0; i < this.#found().count; i++) if (visit(this.#search.entered(i))) return true;
    return false;
  }

  sample(random: Random): readonly HexId[] | undefined {
    const { count } = this.#found();
    return count === 0 ? undefined : this.#search.entered(random.below(count));
  }

  why(path: readonly HexId[]): Reason | null {
    return this.#found().why([this.#start, ...path]);
  }

  every(path: readonly HexId[]): readonly Reason[] {
    return this.#found().every([this.#start, ...path]);
  }

  #found(): PathSearch {
    const search = this.#search;
    if (search.runs !== this.#run) {
      search.run(this.#start, this.#policy);
      this.#run = search.runs;
    }
    return search;
  }
}
