import type { HexId } from '@bocage/hex';
import { type G, grid, MARKERS, unitsIn } from '../queries.ts';
import type { Found, May } from './attack.ts';
import { mixed } from './kept.ts';
import { NEIGHBOURS } from './world.ts';

/** By hex: itself, those around it and those around these: who stands there decides whether to attack it. */
const NEAR: readonly (readonly HexId[])[] = grid.hexes.map((hex) => {
  const near = new Set<HexId>([hex]);
  for (const next of NEIGHBOURS[hex] ?? [])
    for (const one of [next, ...(NEIGHBOURS[next] ?? [])]) near.add(one);
  return [...near];
});

/** What a quick player remembers of the attacks that he has weighed, for as long as nobody near by has changed. */
export class Reconnaissance {
  private readonly found = new Map<HexId, { readonly stamp: number; readonly best: Found | undefined }>();
  private clock = 0;

  /** Takes in what all attacks hang on: the time, the weather, whose Round it is, and what support is left. */
  look({ turn, weather, round, active, prepared, support }: G): void {
    let sum = (((turn * 8 + weather) * 8 + round) * 4 + active + 1) * 2 + prepared;
    for (let marker = 0; marker < MARKERS.length; marker++)
      sum =
        (Math.imul(sum, 31) + 3 * support.usedThisTurn.get(marker) + support.usedThisRound.get(marker)) | 0;
    this.clock = sum;
  }

  /** The best attack on a hex: the one of the last time, if all is as it was and it may still be made. */
  recall(g: G, hex: HexId, may: May, find: () => Found | undefined): Found | undefined {
    const stamp = this.stampOf(g, hex);
    const kept = this.found.get(hex);
    if (kept?.stamp === stamp && (kept.best === undefined || may(kept.best.attack.units))) return kept.best;
    const best = find();
    this.found.set(hex, { stamp, best });
    return best;
  }

  private stampOf(g: G, hex: HexId): number {
    let sum = this.clock;
    for (const near of NEAR[hex] ?? [])
      for (const unit of unitsIn(g, near))
        sum = (sum + mixed(unit, 8 * near + 2 * g.unit.steps.get(unit) + g.unit.attacked.get(unit))) | 0;
    return sum;
  }
}
