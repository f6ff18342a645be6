import { type Direction, type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { CHARTS, EVERY_UNIT, isInfantry, isLeader, type UnitId } from '../../data.ts';
import { grid, isBeach, roadOf, sidesOf, terrainOf } from '../../map.ts';
import { no } from '../../terms.ts';

/** The columns of the terrain chart. */
const COLUMNS = ['infantry', 'leaders', 'others'] as const;
const COLUMN_OF = Uint8Array.from(EVERY_UNIT, (unit) => (isInfantry(unit) ? 0 : isLeader(unit) ? 1 : 2));
const columnOf = (unit: UnitId): number => COLUMN_OF[unit] as number;
const OTHERS = 2;

/** How a unit gets into a neighbouring hex, or that it does not. */
export const [WALK, UP_BLUFF, UP_CLIFF, BARRED] = [0, 1, 2, 3] as const;

/** What a row of the chart that lets nobody through is told as. */
const BARRED_BY: Readonly<Record<string, Parameters<typeof no>[0]>> = {
  sea: 'isSea',
  woods: 'noRoadIntoWoods',
  bocage: 'noRoadIntoBocage',
  rough: 'isRough',
  hedge: 'noRoadThroughHedge',
  'sea-wall': 'noRoadThroughSeawall',
  shingle: 'shingleInTheWay',
  'anti-tank-ditch': 'ditchInTheWay',
  'anti-tank-wall': 'wallInTheWay',
  slope: 'noRoadUpSlope',
  bluff: 'noRoadUpBluff',
  'scaleable-cliff': 'cliffForInfantry',
  'sheer-cliff': 'sheerCliff',
};
type Entry = Readonly<Record<(typeof COLUMNS)[number], string>>;
const ENTRY: ReadonlyMap<string, Entry> = new Map(
  [...CHARTS.terrain.hexes, ...CHARTS.terrain.sides].map((row) => [row.kind, row]),
);

const MINED = 'mined';
/** TEC-16: a road that is mined wherever it enters the hex; where it meets another road it is none any more. */
export function isMined(hex: HexId): boolean {
  let mined = false;
  for (let d = 0; d < 6; d++) {
    const side = sideAt(hex, d);
    const road = side === -1 ? '' : roadOf(side);
    if (road !== '' && road !== MINED) return false;
    if (road === MINED) mined = true;
  }
  return mined;
}
const sideAt = (hex: HexId, d: number): HexsideId | -1 => {
  const to = grid.neighbour(hex, d as Direction);
  return to === NOWHERE ? -1 : grid.side(hex, d as Direction);
};

/** ENB-05: what engineers have cleared: nothing, what lies on the hexside, or that and the mines of the hex behind it. */
export const [UNCLEARED, SIDE_CLEARED, ALL_CLEARED] = [0, 1, 2] as const;
const CLEARED: readonly string[] = CHARTS.extended.engineerBases.clears;

/** By what is cleared, column, hex and direction: the way across, and the reason where there is none. */
const ALL_CODES = [UNCLEARED, SIDE_CLEARED, ALL_CLEARED].map(() =>
  COLUMNS.map(() => new Uint8Array(6 * grid.size).fill(BARRED)),
);
const REASONS: readonly Reason[][][] = ALL_CODES.map(() => COLUMNS.map(() => []));

for (let from = 0; from < grid.size; from++)
  for (let d = 0; d < 6; d++) {
    const side = sideAt(from as HexId, d);
    if (side === -1) continue;
    for (let clear = UNCLEARED; clear <= ALL_CLEARED; clear++)
      readChart(6 * from + d, grid.neighbour(from as HexId, d as Direction), side, clear);
  }

/** TEC-14: what a road leads through is open to all who may use it; note 6 speaks of what is prohibited, so infantry climbs. */
function readChart(at: number, to: HexId, side: HexsideId, clear: number): void {
  const road = roadOf(side);
  const hasRoad = road !== '';
  const sides = sidesOf(side).filter((kind) => clear === UNCLEARED || !CLEARED.includes(kind));
  const kinds = [terrainOf(to), ...sides];
  const mined = (road === MINED && clear === UNCLEARED) || (isMined(to) && clear !== ALL_CLEARED);
  for (const [column, name] of COLUMNS.entries()) {
    let code: number = WALK;
    for (const kind of kinds) {
      const word = ENTRY.get(kind)?.[name] ?? 'yes';
      if (word === 'no' || (word === 'road' && !hasRoad)) {
        (REASONS[clear]?.[column] as Reason[])[at] ??= no(BARRED_BY[kind] ?? 'MOV-09');
        code = BARRED;
      } else if (word === 'climb') code = Math.max(code, UP_BLUFF);
      else if (word === 'climbCliff') code = Math.max(code, UP_CLIFF);
    }
    if (column === OTHERS && mined && code !== BARRED) {
      (REASONS[clear]?.[column] as Reason[])[at] = no('minedRoad');
      code = BARRED;
    }
    (ALL_CODES[clear]?.[column] as Uint8Array)[at] = code;
  }
}

/** The direction from one hex to a neighbour, or -1. */
export const directionTo = (from: HexId, to: HexId): number =>
  from === NOWHERE || to === NOWHERE ? -1 : grid.directionTo(from, to);

/** How a unit gets from a hex into a neighbour by the terrain chart: on foot, by a climb, or not. */
export const crossing = (unit: UnitId, from: HexId, d: number, clear: number = UNCLEARED): number =>
  ALL_CODES[clear]?.[columnOf(unit)]?.[6 * from + d] as number;

const isSlope = (code: number): boolean => code === UP_BLUFF || code === UP_CLIFF;
/** By column and hex: 1 where a bluff or a cliff leads up from it, whatever is cleared. */
const SLOPES = COLUMNS.map((_, column) =>
  Uint8Array.from({ length: grid.size }, (_hex, h) =>
    ALL_CODES.some((codes) => codes[column]?.subarray(6 * h, 6 * h + 6).some(isSlope)) ? 1 : 0,
  ),
);
/** Whether there is anything for a unit to climb from a hex. */
export const isBelowSlope = (unit: UnitId, from: HexId): boolean => SLOPES[columnOf(unit)]?.[from] === 1;

/** By column and hex: 1 where a cliff leads up from it. */
const CLIFFS = COLUMNS.map((_, column) =>
  Uint8Array.from({ length: grid.size }, (_hex, h) =>
    ALL_CODES.some((codes) => codes[column]?.subarray(6 * h, 6 * h + 6).includes(UP_CLIFF)) ? 1 : 0,
  ),
);
/** Whether a cliff leads up from a hex that a unit could climb. */
export const isSteepBelow = (unit: UnitId, from: HexId): boolean => CLIFFS[columnOf(unit)]?.[from] === 1;

/** Why the terrain chart bars a unit from a neighbour; null where it does not. */
export const whyBarred = (unit: UnitId, from: HexId, d: number, clear: number = UNCLEARED): Reason | null =>
  REASONS[clear]?.[columnOf(unit)]?.[6 * from + d] ?? null;

const PROTECTIVE: readonly string[] = CHARTS.terrain.protective;
/** MOV-08: whether a hexside of a beach hex gives cover. */
function hasCover(hex: HexId): boolean {
  for (let d = 0; d < 6; d++) {
    const side = sideAt(hex, d);
    if (side !== -1 && sidesOf(side).some((kind) => PROTECTIVE.includes(kind))) return true;
  }
  return false;
}
const FAR = 99;
/** by beach hex, how far the nearest beach hex with cover is; any other hex is too far from it. */
const COVER = coverDistances();
function coverDistances(): Uint8Array {
  const distances = new Uint8Array(grid.size).fill(FAR);
  const beach: HexId[] = [];
  for (let h = 0; h < grid.size; h++) if (isBeach(h as HexId)) beach.push(h as HexId);
  const covered = beach.filter(hasCover);
  for (const hex of beach)
    for (const other of covered)
      distances[hex] = Math.min(distances[hex] as number, grid.distance(hex, other));
  return distances;
}

/** How far a beach hex is from cover. */
export const coverIn = (hex: HexId): number => COVER[hex] as number;

/** By hex: 1 where a neighbour is nearer to cover. */
const COVER_AHEAD = Uint8Array.from({ length: grid.size }, (_, h) =>
  grid.around(h as HexId).some((to) => (COVER[to] as number) < (COVER[h] as number)) ? 1 : 0,
);
/** Whether infantry on the beach could go nearer to cover from a hex. */
export const hasCoverAhead = (unit: UnitId, from: HexId): boolean =>
  COVER_AHEAD[from] === 1 && isInfantry(unit) && isBeach(from);

/** MOV-06: whether going from a hex to its neighbour brings infantry on the beach nearer to cover. */
export const isSelfPreserving = (unit: UnitId, from: HexId, to: HexId): boolean =>
  isInfantry(unit) && isBeach(from) && (COVER[to] as number) < (COVER[from] as number);
