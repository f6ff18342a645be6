import { BY_LINK, type Grid, type HexId, NOWHERE } from '@bocage/hex';

/** Where a line of supply or communication may run; what is left out is no obstacle. All lists are by location unless told. */
export interface TraceRules {
  /** Enemy units bar their hex. */
  readonly enemies?: ArrayLike<number>;
  /** Enemy zones bar their hexes … */
  readonly zone?: ArrayLike<number>;
  /** … but not where one of these friendly units stands. */
  readonly friends?: ArrayLike<number>;
  /** Not 0 where no line may run. */
  readonly barred?: ArrayLike<number>;
  /** By hexside: not 0 where no line may cross. */
  readonly barredSides?: ArrayLike<number>;
  /** By hexside: where given, lines follow these roads only. */
  readonly roads?: ArrayLike<number>;
  /** Whether lines may go by the links between boxes and hexes; not unless told. */
  readonly links?: boolean;
  /** The most steps from the source; any number unless told. */
  readonly limit?: number;
}

const NO_LINE = -1;

/**
 * Lines from anywhere to the nearest of some sources, found in one flood: a flood of its own, because supply is
 * asked for far more often than moves, and steps that all cost the same need no queue of costs. It goes only as far
 * as somebody asks. One trace serves any number of runs and allocates nothing once made; its answers stand until the
 * next run, with hexes as they were at its beginning; hexsides are not to change meanwhile.
 */
export class Trace {
  readonly #grid: Grid;
  /** By location: 1 where no line may run, as things stood at the last run. */
  readonly #closed: Uint8Array;
  readonly #lengths: Int16Array;
  readonly #from: Int16Array;
  readonly #queue: Int16Array;
  #rules: TraceRules = {};
  #limit = 0;
  /** How many locations wait or have waited in the queue, and how many of them the flood has left. */
  #queued = 0;
  #left = 0;

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#closed = new Uint8Array(grid.size);
    this.#lengths = new Int16Array(grid.size).fill(NO_LINE);
    this.#from = new Int16Array(grid.size);
    this.#queue = new Int16Array(grid.size);
  }

  /** Takes the sources. One in which no line may run is none. */
  run(sources: ArrayLike<number>, rules: TraceRules): void {
    this.#limit = rules.limit ?? Number.POSITIVE_INFINITY;
    this.#rules = rules;
    this.#queued = 0;
    this.#left = 0;
    this.#lengths.fill(NO_LINE);
    this.#close(rules);
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i]!;
      if (this.#closed[source] === 0 && this.#lengths[source] === NO_LINE) this.#enter(source, 0, NOWHERE);
    }
  }

  /** Floods on until the location is reached, or all that can be. */
  #floodTo(h: HexId): void {
    while (this.#lengths[h] === NO_LINE && this.#left < this.#queued) {
      const next = this.#queue[this.#left++] as HexId;
      const length = this.#lengths[next]!;
      if (length < this.#limit && this.#closed[next] === 0) this.#spread(next, length + 1);
    }
  }

  #close(rules: TraceRules): void {
    const { enemies, zone, barred } = rules;
    if (enemies === undefined && zone === undefined && barred instanceof Uint8Array) this.#closed.set(barred);
    else for (let h = 0; h < this.#closed.length; h++) this.#closed[h] = isClosed(rules, h as HexId) ? 1 : 0;
  }

  /** Whether a unit in this location has a line: its own location is not tested, every other and the source is. */
  reaches(h: HexId): boolean {
    return this.length(h) !== NO_LINE;
  }

  /** Whether a line may run through this location to a source: it is tested too. */
  runsThrough(h: HexId): boolean {
    return this.#closed[h] === 0 && this.reaches(h);
  }

  /** Steps to the nearest source, -1 if there is no line. */
  length(h: HexId): number {
    if (this.#lengths[h] === NO_LINE) this.#floodTo(h);
    return this.#lengths[h]!;
  }

  /** Writes a shortest line from the location to its source, both included; returns how many locations it has, 0 if none. */
  line(h: HexId, out: Int16Array): number {
    if (!this.reaches(h)) return 0;
    let count = 0;
    for (let at = h; at !== NOWHERE; at = this.#from[at] as HexId) out[count++] = at;
    return count;
  }

  /** Writes 1 for every location from which a unit has a line, 0 for the others. */
  mark(out: Uint8Array): void {
    for (let h = 0; h < this.#lengths.length; h++) out[h] = this.reaches(h as HexId) ? 1 : 0;
  }

  #spread(h: HexId, length: number): void {
    const { start, to, way } = this.#grid.ways;
    const lengths = this.#lengths;
    const end = start[h + 1]!;
    for (let i = start[h]!; i < end; i++) {
      const next = to[i]!;
      if (lengths[next] === NO_LINE && isPassable(this.#grid, this.#rules, h, way[i]!))
        this.#enter(next, length, h);
    }
  }

  #enter(h: number, length: number, from: HexId): void {
    this.#lengths[h] = length;
    this.#from[h] = from;
    this.#queue[this.#queued++] = h;
  }
}

/** Whether a line may go from a location that way. */
export function isPassable(grid: Grid, rules: TraceRules, from: HexId, way: number): boolean {
  const { barredSides, roads, links } = rules;
  if (way === BY_LINK) return links === true;
  const side = grid.sides[6 * from + way]!;
  if (barredSides !== undefined && barredSides[side]! !== 0) return false;
  return roads === undefined || roads[side]! !== 0;
}

/** Whether no line may run through a location. */
export function isClosed(rules: TraceRules, h: HexId): boolean {
  const { enemies, zone, friends, barred } = rules;
  if (barred !== undefined && barred[h]! !== 0) return true;
  if (enemies !== undefined && enemies[h]! > 0) return true;
  return zone !== undefined && zone[h]! > 0 && !(friends !== undefined && friends[h]! > 0);
}

/** A headquarters and how far its command reaches. */
export interface Headquarters {
  readonly hex: HexId;
  readonly radius: number;
}

/**
 * The nearest headquarters (the first of equals) within whose radius, as the crow flies, a hex lies: its place
 * in the list, or -1. Where command needs a path, trace from the headquarters with the radius as limit.
 */
export function commander(grid: Grid, h: HexId, headquarters: readonly Headquarters[]): number {
  let best = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < headquarters.length; i++) {
    const { hex, radius } = headquarters[i]!;
    const distance = hex === h ? 0 : grid.distance(hex, h);
    if (distance <= radius && distance < nearest) {
      best = i;
      nearest = distance;
    }
  }
  return best;
}
