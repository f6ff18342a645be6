import { DIRECTIONS, type HexId } from '@bocage/hex';
import type { Draft } from './draft.ts';
import type { Recipe, TerrainRule } from './recipe.ts';
import { MEASURES, type Samples } from './samples.ts';

/** Islets of fewer land hexes than this, with no town on them, are sea. */
const LEAST_ISLAND = 3;

/** Says of every hex whether it is sea, and what the land is. */
export function layGround(draft: Draft, { shore, terrain }: Recipe, townHexes: ReadonlySet<HexId>): void {
  const { grid, samples } = draft;
  const land = new Set(grid.hexes.filter((h) => samples.land[h]! >= shore.atLeast));
  const kept = new Set([...draft.hexes(shore.land ?? ''), ...townHexes]);
  for (const hex of kept) land.add(hex);
  for (const hex of draft.hexes(shore.sea ?? '')) land.delete(hex);
  drownIslets(draft, land, kept);
  draft.terrain = { title: terrain.title, source: terrain.source, kinds: new Map() };
  for (const hex of grid.hexes) {
    const rule = terrain.rules.find((r) => holds(r, samples, hex));
    draft.terrain.kinds.set(hex, land.has(hex) ? (rule?.kind ?? terrain.otherwise) : 'sea');
  }
}

function holds({ atLeast = {}, below = {} }: TerrainRule, samples: Samples, hex: HexId): boolean {
  return MEASURES.every((m) => {
    const value = samples[m][hex]!;
    return value >= (atLeast[m] ?? -Infinity) && value < (below[m] ?? Infinity);
  });
}

function drownIslets(draft: Draft, land: Set<HexId>, kept: ReadonlySet<HexId>): void {
  const seen = new Set<HexId>();
  for (const start of [...land]) {
    if (seen.has(start)) continue;
    const island = [start];
    seen.add(start);
    for (const hex of island) {
      for (const d of DIRECTIONS) {
        const next = draft.grid.neighbour(hex, d);
        if (land.has(next) && !seen.has(next)) {
          seen.add(next);
          island.push(next);
        }
      }
    }
    if (island.length < LEAST_ISLAND && !island.some((h) => kept.has(h)))
      for (const h of island) land.delete(h);
  }
}
