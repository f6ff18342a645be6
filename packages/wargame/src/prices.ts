import {
  BY_LINK,
  DIRECTIONS,
  type Direction,
  type Grid,
  type HexId,
  type HexsideId,
  NOWHERE,
  opposite,
  type Way,
} from '@bocage/hex';

/** What lies where: kinds are small numbers that the game chooses, 0 for none. */
export interface Ground {
  /** By location. */
  readonly terrain: ArrayLike<number>;
  /** By hexside: river, wall, slope … */
  readonly sides: ArrayLike<number>;
  /** By hexside: the road or track through it. */
  readonly roads: ArrayLike<number>;
}

/** In a chart: a kind of terrain or hexside that may not be entered or crossed. */
export const FORBIDDEN = -1;

/** In a chart: a kind of road that gives no rate of its own. */
export const NO_RATE = -1;

/** The price of a step refused for the hex it enters, or for the hexside or link it crosses. */
export const TERRAIN_FORBIDS = -1;
const SIDE_FORBIDS = -2;

/**
 * What one kind of mover pays, in whole points greater than nothing: where a road costs one half, count in
 * halves. Lists are by kind.
 */
export interface MovementChart {
  /** For entering a hex, or FORBIDDEN. */
  readonly terrain: ArrayLike<number>;
  /** Added for crossing a hexside, or FORBIDDEN. */
  readonly sides: ArrayLike<number>;
  /** For a step along a road, in place of terrain and hexside, or NO_RATE. */
  readonly roads: ArrayLike<number>;
  /** Roads that bridge the hexside they cross, so that even without their rate it costs and forbids nothing. */
  readonly bridges?: ArrayLike<boolean>;
  /** For a step by a link between a box and its entry hex; FORBIDDEN unless given. */
  readonly links?: number;
  /** Added to any step, or FORBIDDEN: for climbing, or for what depends on the step itself. */
  readonly extra?: (
    from: HexId,
    to: HexId,
    step: { readonly side: HexsideId; readonly byRoad: boolean },
  ) => number;
}

/** The chart of another weather: every cost times a factor, fractions rounded up. */
export function scaleChart(
  chart: MovementChart,
  factors: { terrain?: number; sides?: number; roads?: number },
): MovementChart {
  return {
    ...chart,
    terrain: scaled(chart.terrain, factors.terrain ?? 1),
    sides: scaled(chart.sides, factors.sides ?? 1),
    roads: scaled(chart.roads, factors.roads ?? 1),
  };
}

function scaled(costs: ArrayLike<number>, factor: number): number[] {
  return Array.from(costs, (cost) => (cost < 0 ? cost : Math.ceil(cost * factor)));
}

/** The price of every step of a map under one chart, worked out once. */
export class StepPrices {
  readonly grid: Grid;
  readonly #ground: Ground;
  readonly #chart: MovementChart;
  /** 6 * hex + direction. */
  readonly #table: Int16Array;
  readonly #byLink: number;

  constructor(grid: Grid, ground: Ground, chart: MovementChart) {
    this.grid = grid;
    this.#ground = ground;
    this.#chart = chart;
    this.#table = new Int16Array(6 * grid.hexCount).fill(SIDE_FORBIDS);
    this.#byLink = (chart.links ?? FORBIDDEN) < 0 ? SIDE_FORBIDS : chart.links!;
    for (const h of grid.hexes) this.#priceInto(h);
  }

  /** Points for a step between neighbours, or which of hex and hexside forbids it. */
  price(from: HexId, way: Way): number {
    return way === BY_LINK ? this.#byLink : this.#table[6 * from + way]!;
  }

  /** Takes note that the ground in a hex or on its sides has changed: a bridge blown, a town in ruins. */
  refresh(hex: HexId): void {
    this.#priceInto(hex);
    for (const d of DIRECTIONS) {
      const neighbour = this.grid.neighbour(hex, d);
      if (neighbour !== NOWHERE) this.#table[6 * hex + d] = this.#stepPrice(hex, d, neighbour);
    }
  }

  #priceInto(to: HexId): void {
    for (const d of DIRECTIONS) {
      const from = this.grid.neighbour(to, d);
      if (from !== NOWHERE) this.#table[6 * from + opposite(d)] = this.#stepPrice(from, opposite(d), to);
    }
  }

  #stepPrice(from: HexId, d: Direction, to: HexId): number {
    const side = this.grid.side(from, d);
    const rate = this.#roadRate(side);
    const byRoad = rate !== NO_RATE;
    const base = byRoad ? rate : this.#offRoad(to, side);
    const extra = base < 0 ? 0 : (this.#chart.extra?.(from, to, { side, byRoad }) ?? 0);
    return extra < 0 ? SIDE_FORBIDS : base + extra;
  }

  #roadRate(side: HexsideId): number {
    const kind = this.#ground.roads[side]!;
    return kind === 0 ? NO_RATE : this.#chart.roads[kind]!;
  }

  #offRoad(to: HexId, side: HexsideId): number {
    const { terrain, sides, bridges } = this.#chart;
    const enter = terrain[this.#ground.terrain[to]!]!;
    if (enter < 0) return TERRAIN_FORBIDS;
    const cross = bridges?.[this.#ground.roads[side]!] ? 0 : sides[this.#ground.sides[side]!]!;
    return cross < 0 ? SIDE_FORBIDS : enter + cross;
  }
}
