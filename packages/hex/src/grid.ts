import {
  BY_LINK,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  type HexId,
  type HexsideId,
  NOWHERE,
} from './ids.ts';
import { bearingOf, DU, DV, Lattice, lengthOf } from './lattice.ts';
import { Plane, type Point } from './plane.ts';
import { type SideHexes, Sides } from './sides.ts';
import { type GridSpec, prefixOf, printedHexes } from './spec.ts';
import { disc, line, ring } from './walks.ts';
import { type Link, Ways } from './ways.ts';

const MOST_LOCATIONS = 0x7fff;
const NONE_AROUND: readonly HexId[] = [];

/** Lays out the map that a spec describes; throws if the spec contradicts itself. */
export function makeGrid(spec: GridSpec): Grid {
  return new Grid(spec);
}

/**
 * A map of hexes and off-map boxes. Queries take ids and allocate nothing; those that list hexes write them
 * into `out` and return how many there are: grid.size entries always suffice, but for `line`.
 */
export class Grid {
  readonly spec: GridSpec;
  readonly hexCount: number;
  /** Hexes and boxes together. */
  readonly size: number;
  readonly sideCount: number;
  readonly hexes: readonly HexId[];
  readonly boxes: readonly HexId[];
  /** 6 * hex + direction: the hex there, or NOWHERE. */
  readonly neighbours: Int16Array;
  /** 6 * hex + direction: the side there; -1 for boxes. */
  readonly sides: Int32Array;
  readonly links: readonly Link[];
  /** Hexsides and links together, for walks over the map. */
  readonly ways: Ways;
  /** Extent of the map on paper, in hex pitches. */
  readonly width: number;
  readonly height: number;

  readonly #lattice: Lattice;
  readonly #plane: Plane;
  readonly #sides: Sides;
  readonly #names: readonly string[];
  readonly #ids: ReadonlyMap<string, HexId>;
  readonly #around: readonly (readonly HexId[])[];
  readonly #columns: Int16Array;
  readonly #rows: Int16Array;

  constructor(spec: GridSpec) {
    const printed = printedHexes(spec);
    this.spec = spec;
    this.#names = [...printed.map((p) => p.name), ...(spec.boxes ?? [])];
    this.hexCount = printed.length;
    this.size = this.#names.length;
    if (this.size > MOST_LOCATIONS) throw new RangeError(`${this.size} locations are more than fit`);
    const ids = this.#names.map((_, h) => h as HexId);
    this.hexes = ids.slice(0, this.hexCount);
    this.boxes = ids.slice(this.hexCount);
    this.#ids = indexNames(this.#names, prefixOf(spec), this.hexCount);
    this.#columns = Int16Array.from(ids, (h) => printed[h]?.column ?? -1);
    this.#rows = Int16Array.from(ids, (h) => printed[h]?.row ?? -1);
    this.#lattice = new Lattice(printed);
    this.neighbours = neighbourTable(this.#lattice, this.size);
    this.#around = ids.map((h) =>
      DIRECTIONS.map((d) => this.neighbour(h, d)).filter((next) => next !== NOWHERE),
    );
    this.#sides = new Sides(this.neighbours, this.hexCount);
    this.sides = this.#sides.ids;
    this.sideCount = this.#sides.hexes.length;
    this.links = (spec.links ?? []).map(([a, b]) => [this.#mustFind(a), this.#mustFind(b)]);
    this.ways = new Ways(this.neighbours, this.links);
    this.#plane = new Plane(spec.top, this.#lattice);
    this.width = this.#plane.width;
    this.height = this.#plane.height;
  }

  isBox(h: HexId): boolean {
    return h >= this.hexCount;
  }

  /** As printed: N2931, or the name of a box. */
  name(h: HexId): string {
    return this.#names[h] as string;
  }

  /** The hex of a printed number (the letter of the map may be left out) or the box of a name, else NOWHERE. */
  find(text: string): HexId {
    return this.#ids.get(text) ?? NOWHERE;
  }

  /** Printed column; -1 for boxes. */
  column(h: HexId): number {
    return this.#columns[h] as number;
  }

  /** Printed row; -1 for boxes. */
  row(h: HexId): number {
    return this.#rows[h] as number;
  }

  neighbour(h: HexId, d: Direction): HexId {
    return this.neighbours[6 * h + d] as HexId;
  }

  /** The hexes beside one, by their direction; none beside a box, nor beside NOWHERE. */
  around(h: HexId): readonly HexId[] {
    return this.#around[h] ?? NONE_AROUND;
  }

  /** Whether two hexes share a side; links do not count. */
  adjacent(a: HexId, b: HexId): boolean {
    return this.directionTo(a, b) !== -1;
  }

  /** Whether a link of the map joins two locations. */
  linked(a: HexId, b: HexId): boolean {
    const { start, to, way } = this.ways;
    for (let i = start[a] as number; i < (start[a + 1] as number); i++) {
      if (to[i] === b && way[i] === BY_LINK) return true;
    }
    return false;
  }

  /** The direction of an adjacent hex, -1 if the two are not adjacent. */
  directionTo(a: HexId, b: HexId): Direction | -1 {
    if (b !== NOWHERE) for (const d of DIRECTIONS) if (this.neighbour(a, d) === b) return d;
    return -1;
  }

  /** Hexes from a to b as the crow flies, over the edge of the map if need be; Infinity for boxes. */
  distance(a: HexId, b: HexId): number {
    return this.#bothHexes(a, b) ? lengthOf(this.#du(a, b), this.#dv(a, b)) : Infinity;
  }

  /**
   * Where b lies from a in twelfths of a turn, clockwise from direction 0: 2 * d if straight along direction d,
   * 2 * d + 1 if anywhere between d and the next; -1 for a itself and for boxes.
   */
  bearing(a: HexId, b: HexId): number {
    return this.#bothHexes(a, b) ? bearingOf(this.#du(a, b), this.#dv(a, b)) : -1;
  }

  /**
   * Whether `to` lies, at any distance, in the arc of a hex that faces a side: the arc spans as many hexsides
   * as `width` says, evenly about the facing (one more clockwise if even), with the rows of hexes that bound it.
   */
  arc(from: HexId, facing: Direction, to: HexId, width = 3): boolean {
    const bearing = this.bearing(from, to);
    if (bearing < 0 || width >= 6) return bearing >= 0;
    const first = facing - ((width - 1) >> 1);
    return (bearing - 2 * first + 12) % 12 <= 2 * (width - 1);
  }

  /** The hexes at distance n, clockwise from direction 0. */
  ring(h: HexId, n: number, out: Int16Array): number {
    return ring(this.#lattice, h, n, out);
  }

  /** The hexes within distance n, nearest first, h itself included. */
  disc(h: HexId, n: number, out: Int16Array): number {
    return disc(this.#lattice, h, n, out);
  }

  /**
   * The hexes on the straight line between two centres, both ends included, as steps of two entries in `out`:
   * twice the same hex where the line goes through it, the two flanking hexes (left, right) where it runs along
   * the side between them, NOWHERE for what is off the map. Returns the number of steps;
   * 4 * distance + 2 entries always suffice.
   */
  line(a: HexId, b: HexId, out: Int16Array): number {
    return line(this.#lattice, a, b, out);
  }

  side(h: HexId, d: Direction): HexsideId {
    return this.sides[6 * h + d] as HexsideId;
  }

  sideBetween(a: HexId, b: HexId): HexsideId | -1 {
    const d = this.directionTo(a, b);
    return d === -1 ? -1 : this.side(a, d);
  }

  sideHexes(side: HexsideId): SideHexes {
    return this.#sides.hexes[side] as SideHexes;
  }

  /** 2313/2414, or 2313/NE on the edge of the map. */
  sideName(side: HexsideId): string {
    const [a, b] = this.sideHexes(side);
    const there =
      b === NOWHERE ? DIRECTION_NAMES[this.spec.top][this.#sides.directionOf(side)] : this.name(b);
    return `${this.name(a)}/${there}`;
  }

  /** The side of a name: two hexes in either order, or a hex and a direction; -1 if there is none. */
  findSide(text: string): HexsideId | -1 {
    const [first = '', second = ''] = text.split('/');
    const a = this.find(first);
    if (a === NOWHERE || this.isBox(a)) return -1;
    const d = DIRECTION_NAMES[this.spec.top].indexOf(second);
    if (d >= 0) return this.side(a, d as Direction);
    const b = this.find(second);
    return b === NOWHERE ? -1 : this.sideBetween(a, b);
  }

  /** The centre of a hex on paper. */
  centre(h: HexId): Point {
    const point = this.#plane.centres[h];
    if (!point) throw new RangeError(`${this.#names[h] ?? h} is not a hex`);
    return point;
  }

  /** The six corners; side d runs from corner d to the next, clockwise. */
  corners(h: HexId): Point[] {
    return DIRECTIONS.map((d) => this.#plane.corner(h, d));
  }

  /** The hex under a point on paper, or NOWHERE. */
  hexAt(x: number, y: number): HexId {
    return this.#plane.hexAt(x, y);
  }

  #bothHexes(a: HexId, b: HexId): boolean {
    return a < this.hexCount && b < this.hexCount;
  }

  #du(a: HexId, b: HexId): number {
    return (this.#lattice.u[b] as number) - (this.#lattice.u[a] as number);
  }

  #dv(a: HexId, b: HexId): number {
    return (this.#lattice.v[b] as number) - (this.#lattice.v[a] as number);
  }

  #mustFind(text: string): HexId {
    const h = this.find(text);
    if (h === NOWHERE) throw new RangeError(`a link to ${text}, which is not on the map`);
    return h;
  }
}

function neighbourTable(lattice: Lattice, size: number): Int16Array {
  const table = new Int16Array(6 * size).fill(NOWHERE);
  lattice.u.forEach((u, h) => {
    const v = lattice.v[h] as number;
    for (const d of DIRECTIONS) table[6 * h + d] = lattice.at(u + (DU[d] as number), v + (DV[d] as number));
  });
  return table;
}

function indexNames(names: readonly string[], prefix: string, hexCount: number): Map<string, HexId> {
  const index = new Map<string, HexId>();
  names.forEach((name, h) => {
    const keys = prefix && h < hexCount ? [name, name.slice(prefix.length)] : [name];
    for (const key of keys) {
      if (index.has(key)) throw new RangeError(`two locations are called ${key}`);
      index.set(key, h as HexId);
    }
  });
  return index;
}
