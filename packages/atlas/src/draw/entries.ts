import { DIRECTIONS, type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { towards } from './curves.ts';
import { namesIn } from './ground.ts';
import { PITCH, type XY } from './svg.ts';

/** One entry of a map file's marks. */
export type Entry = MapData['marks'][string]['entries'][number];

const HEX_FIELDS = ['hex', 'hexes', 'at', 'low'];
const LABEL_FIELDS = ['label', 'letter', 'code', 'name', 'id'];

/** The hexes an entry names in a field, or in the first of the usual ones. */
export function hexesOf(entry: Entry, grid: Grid, fields: readonly string[] = HEX_FIELDS): HexId[] {
  const list = fields.map((field) => entry[field]).find((value) => typeof value === 'string');
  return namesIn(String(list ?? ''))
    .map((name) => grid.find(name))
    .filter((h) => h !== NOWHERE && !grid.isBox(h));
}

/** What an entry is called; an empty text if it has no name. */
export function labelOf(entry: Entry): string {
  const value = LABEL_FIELDS.map((field) => entry[field]).find((v) => v !== undefined);
  return value === undefined ? '' : String(value);
}

/** The way out of the map from a hex on its edge; up if it is not on the edge. */
export function outward(grid: Grid, h: HexId): XY {
  const at = middleOf(grid, h);
  const inside = DIRECTIONS.map((d) => grid.neighbour(h, d)).filter((n) => n !== NOWHERE);
  const sum = inside
    .map((n) => middleOf(grid, n))
    .reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  const u = towards({ x: sum.x / inside.length, y: sum.y / inside.length }, at);
  return Math.hypot(u.x, u.y) < 0.5 ? { x: 0, y: -1 } : u;
}

/** The centre of a hex in SVG units. */
export function middleOf(grid: Grid, h: HexId): XY {
  const p = grid.centre(h);
  return { x: p.x * PITCH, y: p.y * PITCH };
}
