import type { UnitId } from '../../data.ts';
import type { PostId } from '../../map.ts';
import type { G } from '../../state.ts';

const column = <R extends number>(get: (row: R) => number): { get(row: R): number } => ({ get });

/** An attack to be reckoned: who takes part, and which counter is taken to lie in the post. */
export interface Assumed {
  readonly units: readonly UnitId[];
  readonly post: PostId;
  readonly german?: number;
}

/** The position as if these units attacked, for the rules to reckon with. Nothing may be written to it. */
export function asIf(g: G, { units, post, german }: Assumed): G {
  const attackers = new Set(units);
  const unit = { ...g.unit, attacking: column((row: UnitId) => (attackers.has(row) ? 1 : 0)) };
  const posts =
    german === undefined
      ? g.post
      : { ...g.post, german: column((row: PostId) => (row === post ? german : g.post.german.get(row))) };
  return Object.create(g, { unit: { value: unit }, post: { value: posts } }) as G;
}
