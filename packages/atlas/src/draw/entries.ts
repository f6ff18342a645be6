import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { MapData } from '../schema.ts';
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

/** The centre of a hex in SVG units. */
export function middleOf(grid: Grid, h: HexId): XY {
  const p = grid.centre(h);
  return { x: p.x * PITCH, y: p.y * PITCH };
}
