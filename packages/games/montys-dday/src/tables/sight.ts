import type { HexId } from '@bocage/hex';
import { ALWAYS_HIDES, Sight } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { grid, groundOf, levelOf } from '../map.ts';

const BLOCKS: readonly string[] = CHARTS.terrainEffects.sight.blocks;
const cover = Uint8Array.from(grid.hexes, (hex) => (BLOCKS.includes(groundOf(hex)) ? ALWAYS_HIDES : 0));
const heights = Uint8Array.from(grid.hexes, levelOf);
const HIGHEST = Math.max(...heights);
const RULES = { cover, heights: 'lower end', flanks: 'both' } as const;

/** Lines with an end on low ground, which every Hill hides, or both on one level, which a higher one hides. */
const OVER_HILLS = new Sight(grid, { ...RULES, ground: heights });
/** Lines from height to height with one end on the highest level: nothing is higher than both, only cover hides. */
const OVER_HEIGHTS = new Sight(grid, { ...RULES, ground: new Uint8Array(grid.size) });

const sightFor = (a: HexId, b: HexId): Sight =>
  levelOf(a) > 0 && levelOf(b) > 0 && Math.max(levelOf(a), levelOf(b)) === HIGHEST
    ? OVER_HEIGHTS
    : OVER_HILLS;

/** 10.2.7: whether guns in one hex see the other; neighbours always do. */
export const sees = (from: HexId, to: HexId): boolean => sightFor(from, to).sees(from, to);
/** The first hex that hides the other, or NOWHERE. */
export const hiddenBy = (from: HexId, to: HexId): HexId => sightFor(from, to).hiddenBy(from, to);
