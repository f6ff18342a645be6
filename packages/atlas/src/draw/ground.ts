import {
  DIRECTIONS,
  type Direction,
  type Grid,
  type HexId,
  makeGrid,
  NOWHERE,
  type Point,
  turn,
} from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { towards } from './curves.ts';
import { type GroundSign, groundSign } from './kinds.ts';
import { noise } from './noise.ts';
import { PITCH, type Rect, type XY } from './svg.ts';

/** A part of a lattice, from the first column and row up to but without the last. */
export interface Cells {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The map and one more ring of hexes about it, so that the country goes on to the edge of the picture. What is
 * not on the map looks like what it borders on.
 */
export class Ground {
  readonly grid: Grid;
  /** Sign and height of every hex, the added ones included. */
  readonly signs: readonly GroundSign[];
  /** What grows on the land of every hex: where land reaches into a hex of sea, what grows next to it. */
  readonly cover: readonly GroundSign[];
  readonly heights: readonly number[];
  /** The hex of the map that each hex is, or NOWHERE. */
  readonly onMap: readonly HexId[];
  /** The hex of the map that each hex looks like. */
  readonly nearest: readonly HexId[];
  readonly #ids: Int16Array;
  readonly #shift: Point;
  readonly #cornerWays: readonly XY[];

  constructor(map: MapData, grid: Grid) {
    this.grid = makeGrid(widened(map));
    this.#shift = shiftBetween(grid, this.grid);
    this.#ids = Int16Array.from(grid.hexes, (h) => this.#idOf(grid, h));
    const onMap = new Array<HexId>(this.grid.hexCount).fill(NOWHERE);
    grid.hexes.forEach((h) => {
      onMap[this.#ids[h] as number] = h;
    });
    this.onMap = onMap;
    const nearest = nearestOnMap(this.grid, onMap);
    this.nearest = nearest;
    const kinds = kindsByHex(map, grid);
    this.signs = nearest.map((h) => groundSign(kinds[h] ?? 'sea'));
    this.cover = coverOf(this.grid, this.signs);
    this.heights = nearest.map((h) => map.picture.heights[h] ?? 0);
    const middle = this.centre(0 as HexId);
    this.#cornerWays = this.corners(0 as HexId).map((p) => towards(middle, p));
  }

  /** The widened map's hex for a hex of the map. */
  of(h: HexId): HexId {
    return this.#ids[h] as HexId;
  }

  centre(h: HexId): XY {
    return this.#toXY(this.grid.centre(h));
  }

  corners(h: HexId): XY[] {
    return this.grid.corners(h).map((p) => this.#toXY(p));
  }

  neighbour(h: HexId, d: Direction): HexId {
    return this.grid.neighbour(h, d);
  }

  /** The hex under a point, NOWHERE outside the widened map. */
  hexAt(x: number, y: number): HexId {
    return this.grid.hexAt(x / PITCH + this.#shift.x, y / PITCH + this.#shift.y);
  }

  /** The part of an area that hexes of these kinds may reach into, on the area's lattice of a step. */
  cells(signs: readonly GroundSign[], kinds: readonly GroundSign[], area: Rect, step: number): Cells {
    const hexes = this.grid.hexes.filter((h) => kinds.includes(signs[h] as GroundSign));
    const centres = hexes.map((h) => this.centre(h));
    const range = (values: readonly number[], from: number, size: number) => {
      const first = Math.min(Infinity, ...values) - PITCH - from;
      const last = Math.max(-Infinity, ...values) + PITCH - from;
      return [Math.max(0, Math.floor(first / step)), Math.min(Math.ceil(size / step), last / step)] as const;
    };
    const [left, right] = range(centres.map(({ x }) => x), area.x, area.width); // biome-ignore format: a pair
    const [top, bottom] = range(centres.map(({ y }) => y), area.y, area.height); // biome-ignore format: a pair
    return { left, right, top, bottom };
  }

  /** Whether a hex or one beside it is of a kind: what is further away is not drawn in it. */
  hasNear(sign: GroundSign): Uint8Array {
    return Uint8Array.from(this.grid.hexes, (h) => {
      const isNear = DIRECTIONS.some((d) => this.signs[this.neighbour(h, d)] === sign);
      return isNear || this.signs[h] === sign ? 1 : 0;
    });
  }

  /** What grows at a point as areas are drawn: their borders wild, the corners of the hexes cut. */
  coverAt(p: XY): GroundSign | undefined {
    return this.#areaAt(unwarped(p), this.cover);
  }

  /** Likewise what the hexes are, the foreshore among them. */
  signAt(p: XY): GroundSign | undefined {
    return this.#areaAt(unwarped(p), this.signs);
  }

  /** The hex whose wild outline holds a point. */
  drawnHexAt(p: XY): HexId {
    const back = unwarped(p);
    return this.hexAt(back.x, back.y);
  }

  // Two neighbours that are alike share a hex's corner: their area takes it (see regions.ts).
  #areaAt(p: XY, signs: readonly GroundSign[]): GroundSign | undefined {
    const h = this.hexAt(p.x, p.y);
    if (h === NOWHERE) return undefined;
    const own = signs[h];
    const c = this.centre(h);
    for (const d of DIRECTIONS) {
      const u = this.#cornerWays[d] as XY;
      if ((p.x - c.x) * u.x + (p.y - c.y) * u.y < CUT) continue;
      const one = signs[this.neighbour(h, d)];
      return one === signs[this.neighbour(h, turn(d, -1))] ? (one ?? own) : own;
    }
    return own;
  }

  #toXY(p: Point): XY {
    return { x: (p.x - this.#shift.x) * PITCH, y: (p.y - this.#shift.y) * PITCH };
  }

  #idOf(grid: Grid, h: HexId): HexId {
    const p = grid.centre(h);
    return this.grid.hexAt(p.x + this.#shift.x, p.y + this.#shift.y);
  }
}

const CUT = 0.433 * PITCH; // from a centre to the line between the middles of two sides
const WILD = 0.085 * PITCH;

/** A point of a hexside as it is drawn: borders wander a little, the same for the ground on either side. */
export function warped(p: XY): XY {
  return { x: p.x + wander(p, 1), y: p.y + wander(p, 2) };
}

export function unwarped(p: XY): XY {
  return { x: p.x - wander(p, 1), y: p.y - wander(p, 2) };
}

function wander({ x, y }: XY, seed: number): number {
  const coarse = noise(x / 42, y / 42, seed) - 0.5;
  const fine = noise(x / 15, y / 15, seed + 9) - 0.5;
  return WILD * (2 * coarse + 0.8 * fine);
}

function kindsByHex(map: MapData, grid: Grid): string[] {
  const kinds = new Array<string>(grid.hexCount);
  for (const [kind, hexes] of Object.entries(map.terrain.kinds)) {
    for (const name of namesIn(hexes)) {
      const h = grid.find(name);
      if (h !== NOWHERE) kinds[h] = kind;
    }
  }
  return kinds;
}

/** The names in a list of a map file. */
export function namesIn(list: string): string[] {
  return list.split(/\s+/).filter((name) => name !== '');
}

// Two added to every number keeps odd columns odd and all numbers positive.
function widened({ grid }: MapData) {
  const { top, order, columnsFrom, rowsFrom, shifted, shift, columns, rows } = grid;
  const wider = ([first, last]: readonly [number, number]) => [first + 1, last + 3] as const;
  return {
    top,
    order,
    columnsFrom,
    rowsFrom,
    shifted,
    shift,
    columns: wider(columns),
    rows: wider(rows),
    digits: 3,
  };
}

function shiftBetween(grid: Grid, wide: Grid): Point {
  const h = grid.hexes[0] as HexId;
  const [column, row] = [grid.column(h) + 2, grid.row(h) + 2];
  const twin = wide.hexes.find((w) => wide.column(w) === column && wide.row(w) === row) as HexId;
  const a = grid.centre(h);
  const b = wide.centre(twin);
  return { x: b.x - a.x, y: b.y - a.y };
}

function nearestOnMap(wide: Grid, onMap: readonly HexId[]): HexId[] {
  const nearest = [...onMap];
  const queue = wide.hexes.filter((w) => onMap[w] !== NOWHERE);
  for (const w of queue) {
    for (let d = 0; d < 6; d++) {
      const n = wide.neighbour(w, d as Direction);
      if (n === NOWHERE || nearest[n] !== NOWHERE) continue;
      nearest[n] = nearest[w] as HexId;
      queue.push(n);
    }
  }
  return nearest;
}

const WET: readonly GroundSign[] = ['sea', 'tidal', 'shale', 'strand'];
const LAKES: readonly GroundSign[] = ['lake', 'marsh', 'flooded'];
const BUILT: readonly GroundSign[] = ['village', 'town', 'city'];

// Twice outward: land never reaches further into the sea than that.
function coverOf(grid: Grid, signs: readonly GroundSign[]): GroundSign[] {
  let cover = [...signs];
  for (let n = 0; n < 2; n++) {
    cover = cover.map((own, h) => {
      if (!WET.includes(own)) return own;
      const around = DIRECTIONS.map((d) => cover[grid.neighbour(h as HexId, d)]);
      return around.find((s) => s && ![...WET, ...BUILT, ...LAKES].includes(s)) ?? own;
    });
  }
  return cover;
}
