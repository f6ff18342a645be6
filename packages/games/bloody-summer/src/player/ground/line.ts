import type { HexId } from '@bocage/hex';
import { type G, GERMAN, grid, hasEnemy, holderOf, isInPlay, isRace, isSea } from '../../queries.ts'; // biome-ignore format: a list
import type { Lie } from '../lie.ts';
import type { Mind } from '../mind.ts';
import { isBeside, shiftIn } from './assault.ts';

/** What a hex of a line costs, in tenths of a hex that must be held. */
const COSTS = {
  hex: 10,
  /** Where nobody can be in time there is a hole. */
  far: 8,
  least: 2,
  most: 400,
} as const;

const isCoast = (hex: HexId): boolean => grid.around(hex).length < 6 || grid.around(hex).some(isSea);
const isLand = (hex: HexId): boolean => !isSea(hex);
/** The west coast with all of the Cotentin, and the south edge; then the coast east of the Orne, and the east edge. */
const WEST = grid.hexes.filter((hex) => {
  const [row, column] = [grid.row(hex), grid.column(hex)];
  return isLand(hex) && isCoast(hex) && (row >= 24 || (column >= 17 && (row <= 6 || column >= 18)));
});
const EAST = grid.hexes.filter((hex) => {
  const [row, column] = [grid.row(hex), grid.column(hex)];
  return isLand(hex) && ((isCoast(hex) && column <= 6 && row <= 9) || (column <= 1 && row <= 22));
});
/** In the race to Cherbourg the map ends south of Utah, and the front is the one to the south: in the north there is a siege. */
const RACE_WEST = WEST.filter((hex) => grid.column(hex) >= 20 && grid.row(hex) >= 6);
const RACE_EAST = grid.hexes.filter((hex) => isLand(hex) && grid.column(hex) === 17 && grid.row(hex) >= 7);

/** What a line is laid on. */
interface Ground {
  readonly g: G;
  readonly mind: Mind;
  readonly lie: Lie;
}
/** What a line over a hex costs a side; below nought where it cannot run. */
function costOf({ g, mind, lie }: Ground, isReached: (hex: HexId) => boolean, hex: HexId): number {
  const { style } = mind;
  if (isSea(hex) || !isInPlay(g, hex) || hasEnemy(g, lie.camp, hex)) return -1;
  const depth = Math.abs(Math.max(0, (lie.near[hex] as number) - 1) - style.back);
  const isHostile = holderOf(g, hex) !== lie.camp;
  const enemies = grid.around(hex).filter((at) => hasEnemy(g, lie.camp, at)).length;
  const cost =
    COSTS.hex +
    style.depth * depth * depth -
    style.cover * shiftIn(hex) -
    ((lie.held[hex] as number) > 0 ? style.held : 0) +
    (isReached(hex) || (lie.held[hex] as number) > 0 ? 0 : COSTS.far) +
    (isHostile && (lie.held[hex] as number) === 0 ? style.hostile : 0) +
    style.salient * Math.max(0, enemies - 2) +
    (lie.side === GERMAN ? (style.exposed * (lie.threat[hex] as number)) / 10 : 0);
  return Math.max(COSTS.least, Math.min(Math.round(cost), COSTS.most));
}

/** The hexes of the best line across the map between a side and its enemies, from the west to the east; none where there is none. */
export function lineOf(ground: Ground, isReached: (hex: HexId) => boolean): readonly HexId[] {
  const { g } = ground;
  const cost = new Int32Array(grid.hexCount);
  for (const hex of grid.hexes) cost[hex] = costOf(ground, isReached, hex);
  const ends = new Set<HexId>(isRace(g) ? RACE_EAST : EAST);
  const total = new Float64Array(grid.hexCount).fill(Number.POSITIVE_INFINITY);
  const before = new Int16Array(grid.hexCount).fill(-1);
  const buckets: HexId[][] = [];
  const put = (hex: HexId, sum: number, from: number): void => {
    if (sum >= (total[hex] as number)) return;
    total[hex] = sum;
    before[hex] = from;
    const bucket = buckets[sum] ?? [];
    bucket.push(hex);
    buckets[sum] = bucket;
  };
  for (const hex of isRace(g) ? RACE_WEST : WEST)
    if ((cost[hex] as number) > 0) put(hex, cost[hex] as number, -1);
  for (let sum = 0; sum < buckets.length; sum++)
    for (const hex of buckets[sum] ?? []) {
      if (total[hex] !== sum) continue;
      if (ends.has(hex)) return pathTo(before, hex);
      for (const next of grid.around(hex))
        if ((cost[next] as number) > 0 && isBeside(hex, next)) put(next, sum + (cost[next] as number), hex);
    }
  return [];
}
function pathTo(before: Int16Array, end: HexId): readonly HexId[] {
  const path: HexId[] = [];
  for (let hex = end; hex >= 0; hex = before[hex] as HexId) path.unshift(hex);
  return path;
}
