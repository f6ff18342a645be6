import { type Direction, type HexId, type HexsideId, NOWHERE, type Way } from '@bocage/hex';
import { FORBIDDEN, type Ground, type MovementChart, type MoveReasons, type MoveRules, NO_RATE, StepPrices } from '@bocage/wargame'; // biome-ignore format: a list
import { CHARTS } from './data/charts.ts';
import { grid, ground, groundOf, isBuilt, isUnderWater, SEA_WALLS, wallAt } from './map.ts';
import { no } from './refusals.ts';
import type { Board, State } from './state.ts';
import { gaitOf, HALVES, movementChart } from './tables/going.ts';
import { tideIn } from './tables/turns.ts';
import { COMBAT, enemyOf, GAITS, HEXSIDES, MODES, SIDES, TERRAIN, UNIT_TYPES } from './terms.ts';
import { EVERY_UNIT, TYPE_OF, type UnitId } from './units.ts';

/** By unit: its gait, by its place in GAITS. */
export const GAIT_OF: Readonly<Uint8Array> = Uint8Array.from(EVERY_UNIT, (unit) =>
  GAITS.indexOf(gaitOf(UNIT_TYPES[TYPE_OF[unit] as number] as (typeof UNIT_TYPES)[number])),
);

/** By mode and gait. */
const byGoing = <T>(make: (gait: number, mode: number) => T): readonly (readonly T[])[] =>
  MODES.map((_, mode) => GAITS.map((_gait, gait) => make(gait, mode)));
const CHART = byGoing((gait, mode) =>
  movementChart(GAITS[gait] as (typeof GAITS)[number], MODES[mode] as (typeof MODES)[number]),
);
/** 6.3: what a gait pays in a mode, as the map is printed. */
export const chartOf = (gait: number, mode: number): MovementChart => CHART[mode]?.[gait] as MovementChart;

/** The map as if no Sea Wall stood; whether one does is asked at each. */
const DRY = HEXSIDES.indexOf('dry');
const breached: Ground = {
  ...ground,
  sides: Uint8Array.from(ground.sides, (kind, side) => (wallAt(side as HexsideId) < 0 ? kind : DRY)),
};
/** 12.2.2, R-136: Ruins cost the same by whatever way they are entered, and what is crossed comes on top. */
const inRuins = (chart: MovementChart): MovementChart => ({
  ...chart,
  terrain: TERRAIN.map((kind, i) =>
    kind === 'town' || kind === 'city' ? HALVES * CHARTS.ruins.cost : (chart.terrain[i] as number),
  ),
  roads: Array.from(chart.roads, () => NO_RATE),
});
const PRINTED = byGoing((gait, mode) => new StepPrices(grid, breached, chartOf(gait, mode)));
const RUINED = GAITS.map((_, gait) => new StepPrices(grid, breached, inRuins(chartOf(gait, COMBAT))));

/** By hex: a bit for each direction in which there is a Sea Wall. */
const WALLS = new Uint8Array(grid.size);
for (const side of SEA_WALLS) {
  const [a, b] = grid.sideHexes(side);
  for (const [from, to] of [[a, b] as const, [b, a] as const])
    if (from !== NOWHERE && to !== NOWHERE) WALLS[from]! |= 1 << grid.directionTo(from, to);
}

const [CONSTANT, BUILT, FLAT] = [0, 1, 2] as const;
/** By hex: what may change what it costs. */
const CHANGING = Uint8Array.from({ length: grid.size }, (_, hex) => {
  if (hex >= grid.hexCount) return CONSTANT;
  if (isBuilt(hex as HexId)) return BUILT;
  return groundOf(hex as HexId) === 'tidal-flat' ? FLAT : CONSTANT;
});

/** 6.3.7, 15.2.3: whether a Sea Wall stands between two neighbours. */
export function isWalled(g: Pick<State, 'wall'>, from: HexId, way: Direction): boolean {
  if (((WALLS[from] as number) & (1 << way)) === 0) return false;
  return g.wall.breached.get(wallAt(grid.side(from, way))) === 0;
}

/** The price of a step over a hexside that is closed. */
const SIDE_CLOSED = FORBIDDEN - 1;

/** What steps cost on the map as it is: with its Ruins, breaches and tide. */
class Going {
  readonly grid = grid;
  private readonly g: State;
  private readonly printed: StepPrices;
  private readonly ruined: StepPrices | undefined;

  constructor(g: State, gait: number, mode: number) {
    this.g = g;
    this.printed = PRINTED[mode]?.[gait] as StepPrices;
    this.ruined = mode === COMBAT ? RUINED[gait] : undefined;
  }

  price(from: HexId, way: Way): number {
    if (WALLS[from] !== 0 && isWalled(this.g, from, way as Direction)) return SIDE_CLOSED;
    const to = grid.neighbours[6 * from + way] as HexId;
    const changing = CHANGING[to];
    if (changing === FLAT && isUnderWater(to, tideIn(this.g.turn))) return FORBIDDEN;
    // 12.2.1: nobody on the march enters Ruins.
    if (changing === BUILT && this.g.hex.ruins.get(to) === 1)
      return this.ruined === undefined ? FORBIDDEN : this.ruined.price(from, way);
    return this.printed.price(from, way);
  }
}

/** Said of what is refused; what closed a hex or hexside is told by a law of its own. */
const REASONS: MoveReasons = {
  broken: no('notAdjacent'),
  terrain: no('groundClosed'),
  side: no('noBridge'),
  enemy: no('enemyThere'),
  stopped: no('stoppedByZone'),
  allowance: no('tooFar'),
};

/** How somebody sets out: of which side, in which mode, at which gait, and whether one hex is granted (6.2.5). */
export const goingOf = (side: number, mode: number, unit: UnitId, hasMinimum: boolean): number =>
  2 * ((side * MODES.length + mode) * GAITS.length + (GAIT_OF[unit] as number)) + (hasMinimum ? 1 : 0);
export const hasMinimum = (going: number): boolean => going % 2 === 1;
export const sideOfGoing = (going: number): number => Math.floor(going / (2 * MODES.length * GAITS.length));
/** The rules for whoever sets out so. */
export const rulesOf = (rules: readonly MoveRules[], going: number): MoveRules =>
  rules[going >> 1] as MoveRules;

/** 6.0, 9.1: the rules of movement, by side, mode and gait. */
export function gaitRules(g: State, board: Board): readonly MoveRules[] {
  const prices = byGoing((gait, mode) => new Going(g, gait, mode));
  return SIDES.flatMap((_, side) => {
    const enemies = board.stacks.counts(enemyOf(side));
    // 9.1.5: friends in the hex do not cancel a zone.
    const zones = [{ felt: board.zones.counts(enemyOf(side)), stop: true, zoneToZone: no('zoneToZone') }];
    return prices.flatMap((ofMode) =>
      ofMode.map((price): MoveRules => ({ prices: price, enemies, zones, reasons: REASONS })),
    );
  });
}
