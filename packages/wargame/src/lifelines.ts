import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import { isClosed, isPassable, type TraceRules } from './trace.ts';

/** Of a search under way: who has been seen in it, whom it met in order, from where, and who waits. */
interface Search {
  readonly seen: Float64Array;
  readonly met: Int16Array;
  readonly from: Int16Array;
  readonly waiting: Int16Array;
  number: number;
}
/** A search is over when it has answered, so that all on one map can use the same room. */
const SEARCHES = new WeakMap<Grid, Search>();

function searchOn(grid: Grid): Search {
  const found = SEARCHES.get(grid);
  if (found !== undefined) return found;
  const list = (): Int16Array => new Int16Array(grid.size);
  const made = { seen: new Float64Array(grid.size), met: list(), from: list(), waiting: list(), number: 0 };
  SEARCHES.set(grid, made);
  return made;
}

const OLDEST = 0x7f;
const UNMEASURED = -1;
const NO_WAY = -1;
const FARTHEST = 0x7fff;
const NONE: readonly HexId[] = [];

/** How far places are from some sources hangs on nothing but the map, so that all states have it from here. */
const MEASURED = new WeakMap<Grid, Map<string, Int16Array>>();
/** Other sources come seldom: so many lists of them are kept. */
const MOST_MEASURED = 64;

/** By location: how far the nearest source is as the crow flies, once somebody has asked; 0 is one. */
function distancesOn(grid: Grid, sources: readonly HexId[]): Int16Array {
  const known = MEASURED.get(grid) ?? new Map<string, Int16Array>();
  MEASURED.set(grid, known);
  const key = sources.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size === MOST_MEASURED) known.clear();
  const made = new Int16Array(grid.size).fill(UNMEASURED);
  for (const source of sources) made[source] = 0;
  known.set(key, made);
  return made;
}

/**
 * Which places have a line to one of some sources, for whoever asks about a few of them after every move. A line is
 * looked for from the place itself, straight for the nearest source, and one that was found before is looked over
 * first: a unit in the open costs as many looks as its line has hexes, one in a pocket as many as the pocket has.
 * Lines need not be the shortest; where length matters there is `Trace`.
 */
export class Lifelines {
  readonly #grid: Grid;
  readonly #rules: TraceRules;
  #distance: Int16Array;
  #sources: readonly HexId[] = NONE;
  /** By location: by which of the ways out of it the line goes on that was found last. */
  readonly #next: Int8Array;
  /** By location: the age in which a line was found, or that age less than 0 where there was none. */
  readonly #known: Int8Array;
  #age = 1;
  readonly #search: Search;

  /** The lists of the rules may change, but for hexsides; a limit is not kept. */
  constructor(grid: Grid, rules: TraceRules) {
    this.#grid = grid;
    this.#rules = rules;
    this.#distance = distancesOn(grid, NONE);
    this.#next = new Int8Array(grid.size).fill(NO_WAY);
    this.#known = new Int8Array(grid.size);
    this.#search = searchOn(grid);
  }

  /** Takes the sources, none of them twice. One in which no line may run is none. */
  leadTo(sources: readonly HexId[]): void {
    this.changed();
    if (sources === this.#sources) return;
    if (sources.length === this.#sources.length && sources.every((hex, i) => hex === this.#sources[i]))
      return;
    this.#sources = sources;
    this.#next.fill(NO_WAY);
    this.#distance = distancesOn(this.#grid, sources);
  }

  /** Takes note that units have come or gone. */
  changed(): void {
    if (++this.#age < OLDEST) return;
    this.#age = 1;
    this.#known.fill(0);
  }

  /** Whether a unit in this location has a line: its own location is not tested, every other and the source is. */
  reaches(h: HexId): boolean {
    if (this.#known[h] === this.#age) return true;
    if (this.#known[h] === -this.#age) return false;
    return this.#ends(h) || this.#holds(h) || this.#finds(h);
  }

  /** Whether a line may run through this location to a source: it is tested too. */
  runsThrough(h: HexId): boolean {
    return !isClosed(this.#rules, h) && this.reaches(h);
  }

  /** Hexes to the nearest source, as the crow flies. */
  distance(h: HexId): number {
    if (this.#distance[h] === UNMEASURED) {
      let nearest = FARTHEST;
      for (const source of this.#sources) nearest = Math.min(nearest, this.#grid.distance(h, source));
      this.#distance[h] = nearest;
    }
    return this.#distance[h]!;
  }

  #ends(h: HexId): boolean {
    if (this.#distance[h] !== 0 || isClosed(this.#rules, h)) return false;
    this.#known[h] = this.#age;
    return true;
  }

  /** Whether the line that was found before still runs. */
  #holds(h: HexId): boolean {
    let last = this.#after(h);
    for (; last !== NOWHERE && !isClosed(this.#rules, last); last = this.#after(last))
      if (this.#distance[last] === 0 || this.#known[last] === this.#age) {
        for (let at = h; at !== last; at = this.#after(at)) this.#known[at] = this.#age;
        this.#known[last] = this.#age;
        return true;
      }
    return false;
  }

  /** Where the line goes on that was found last. */
  #after(h: HexId): HexId {
    const way = this.#next[h]!;
    const { start, to } = this.#grid.ways;
    return way === NO_WAY ? NOWHERE : (to[start[h]! + way] as HexId);
  }

  /** Which of the ways out of a location leads to another. */
  #wayTo(from: HexId, next: HexId): number {
    const { start, to } = this.#grid.ways;
    const first = start[from]!;
    let i = first;
    while (to[i] !== next) i++;
    return i - first;
  }

  /** Looks for a line, always going on from where it is nearest to a source. */
  #finds(start: HexId): boolean {
    const { start: first, to, way } = this.#grid.ways;
    const { seen, met, from, waiting: queue } = this.#search;
    const search = ++this.#search.number;
    seen[start] = search;
    queue[0] = start;
    let waiting = 1;
    let found = 0;
    while (waiting > 0) {
      const h = queue[--waiting] as HexId;
      let nearest = Number.POSITIVE_INFINITY;
      let best = waiting;
      const end = first[h + 1]!;
      for (let i = first[h]!; i < end; i++) {
        const next = to[i] as HexId;
        if (seen[next] === search || this.#known[next] === -this.#age) continue;
        if (isClosed(this.#rules, next) || !isPassable(this.#grid, this.#rules, h, way[i]!)) continue;
        const distance = this.distance(next);
        if (distance === 0 || this.#known[next] === this.#age) {
          this.#join(start, h, next);
          return true;
        }
        seen[next] = search;
        from[next] = h;
        met[found++] = next;
        if (distance < nearest) {
          nearest = distance;
          best = waiting;
        }
        queue[waiting++] = next;
      }
      this.#putLast(best, waiting - 1);
    }
    this.#known[start] = -this.#age;
    for (let i = 0; i < found; i++) this.#known[met[i] as HexId] = -this.#age;
    return false;
  }

  #putLast(i: number, last: number): void {
    if (i >= last) return;
    const { waiting } = this.#search;
    const held = waiting[i]!;
    waiting[i] = waiting[last]!;
    waiting[last] = held;
  }

  /** Notes the line from the start of a search to one of its ends, and on to a place that has one. */
  #join(start: HexId, end: HexId, next: HexId): void {
    this.#known[next] = this.#age;
    let [at, after] = [end, next];
    for (;;) {
      this.#next[at] = this.#wayTo(at, after);
      this.#known[at] = this.#age;
      if (at === start) return;
      after = at;
      at = this.#search.from[at] as HexId;
    }
  }
}
