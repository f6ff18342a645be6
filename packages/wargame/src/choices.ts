import type { HexId } from '@bocage/hex';
import type { Domain, Kind, Random, Reason } from '@bocage/kernel';
import type { PathSearch } from './paths.ts';

/**
 * The paths that a search has found, as the choice for an action: the hexes entered, one after another. It
 * stands until the next run of the search.
 */
export class PathChoice implements Domain<readonly HexId[]> {
  readonly form = 'path';
  readonly kind: Kind<HexId>;
  readonly #search: PathSearch;

  constructor(kind: Kind<HexId>, search: PathSearch) {
    this.kind = kind;
    this.#search = search;
  }

  each(visit: (path: readonly HexId[]) => boolean): boolean {
    for (let i = 0; i < this.#search.count; i++) if (visit(this.#search.entered(i))) return true;
    return false;
  }

  sample(random: Random): readonly HexId[] | undefined {
    const { count } = this.#search;
    return count === 0 ? undefined : this.#search.entered(random.below(count));
  }

  why(path: readonly HexId[]): Reason | null {
    return this.#search.why([this.#search.start, ...path]);
  }

  every(path: readonly HexId[]): readonly Reason[] {
    return this.#search.every([this.#search.start, ...path]);
  }
}
