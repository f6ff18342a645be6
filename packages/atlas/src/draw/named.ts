import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { MapData, Place } from '../schema.ts';
import { zoneLayers } from './boundaries.ts';
import { between } from './curves.ts';
import { hexesOf, labelOf, middleOf } from './entries.ts';
import { namesIn } from './ground.ts';
import { LABEL, SOFT_INK, WATER_NAME, WOOD_NAME } from './palette.ts';
import type { XY } from './svg.ts';
import type { Face } from './text.ts';

/**
 * How a name is set. Beaches, zones and sectors are no places but are called something; a code is the short name
 * of an area, such as that of a draw.
 */
export type NameKind = Place['kind'] | 'beach' | 'code' | 'zone' | 'sector';

/** Something with a name, and the point that the name belongs to. */
export interface Named {
  readonly name: string;
  readonly kind: NameKind;
  readonly at: XY;
  /** How far its hexes reach across and down, if it has several. */
  readonly span?: XY;
}

export interface NameStyle {
  readonly size: number;
  /** How much larger it is at least than the smallest lettering of a sheet. */
  readonly floor: number;
  readonly face: Face;
  readonly spacing: number;
  readonly fill: string;
  readonly capitals: boolean;
  /** How far from its point a name may begin and end up. */
  readonly near: number;
  readonly far: number;
  /** Whether it had better stand on the water. */
  readonly offshore: boolean;
}

const PLAIN = { floor: 1, spacing: 0, fill: LABEL, capitals: false, offshore: false };
const BOLD = { ...PLAIN, face: 'bold' } as const;
const LOOSE = { ...PLAIN, face: 'italic', near: 0 } as const;
const BLOCK = { ...PLAIN, face: 'sansBold', near: 0 } as const;

export const NAME_STYLES: Readonly<Record<NameKind, NameStyle>> = {
  city: { ...BOLD, size: 34, floor: 1.35, near: 34, far: 150, spacing: 2.4, capitals: true },
  town: { ...BOLD, size: 25, floor: 1.08, near: 26, far: 150 },
  village: { ...PLAIN, face: 'serif', size: 20, near: 18, far: 150 },
  point: { ...PLAIN, face: 'italic', size: 18, near: 10, far: 150 },
  beach: { ...BLOCK, size: 25, floor: 1.5, far: 330, spacing: 3, capitals: true, offshore: true },
  area: { ...LOOSE, size: 27, floor: 1.3, far: 230, spacing: 5, fill: WOOD_NAME },
  code: { ...BLOCK, size: 26, far: 170, spacing: 1 },
  water: { ...LOOSE, size: 22, far: 170, spacing: 2.4, fill: WATER_NAME },
  zone: { ...LOOSE, size: 26, floor: 1.1, far: 260, spacing: 9, fill: SOFT_INK, capitals: true },
  sector: { ...BLOCK, size: 15, far: 170, spacing: 1, offshore: true },
};

/** The size of a name on a map whose names are set at a scale, no smaller than its smallest lettering. */
export function nameSize({ kind, span }: Named, scale: number, least: number): number {
  const { size, floor } = NAME_STYLES[kind];
  const long = kind === 'beach' && span ? Math.min(2.5 * least, 0.1 * Math.max(span.x, span.y)) : 0;
  return Math.max(size * scale, floor * least, long);
}

/** The order in which names take their places. */
export const NAME_ORDER: readonly NameKind[] = [
  'city',
  'beach',
  'code',
  'town',
  'area',
  'point',
  'village',
  'sector',
  'water',
  'zone',
];

/** All that has a name on a map: its places, its beaches, sectors and zones; a beach is named once. */
export function namedThings(map: MapData, grid: Grid, at: (h: HexId) => XY): Named[] {
  const shores = beaches(map, grid);
  const known = new Set(shores.map(({ name }) => name.toLowerCase()));
  const places = map.places
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .flatMap(({ name, kind, hex }) => {
      const h = grid.find(hex);
      return h === NOWHERE || grid.isBox(h) ? [] : [{ name, kind: placeKind(name, kind), at: at(h) }];
    });
  return [...places, ...shores, ...sectors(map, grid), ...zones(map, grid)];
}

/** Whether a thing is at one point of the map and not all over an area. */
export function isSpot({ kind }: Named): boolean {
  return kind === 'city' || kind === 'town' || kind === 'village' || kind === 'point';
}

function placeKind(name: string, kind: Place['kind']): NameKind {
  return kind === 'area' && /\d/.test(name) ? 'code' : kind;
}

function beaches(map: MapData, grid: Grid): Named[] {
  return Object.entries(map.hexLayers)
    .filter(([id]) => id.includes('beach'))
    .flatMap(([, { kinds }]) => kindMiddles(kinds, grid, 'beach'));
}

// Two zones are told apart by the boundary between them.
function zones(map: MapData, grid: Grid): Named[] {
  return zoneLayers(map)
    .filter(([, { kinds }]) => Object.keys(kinds).length > 2)
    .flatMap(([, { kinds }]) => kindMiddles(kinds, grid, 'zone'));
}

function kindMiddles(kinds: Readonly<Record<string, string>>, grid: Grid, kind: NameKind): Named[] {
  return Object.entries(kinds).flatMap(([word, list]) => {
    const hexes = namesIn(list).map((name) => grid.find(name));
    const points = hexes.filter((h) => h !== NOWHERE && !grid.isBox(h)).map((h) => middleOf(grid, h));
    if (points.length === 0) return [];
    const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    const at = { x: sum.x / points.length, y: sum.y / points.length };
    return [{ name: properName(word), kind, at, span: { x: reach(points, 'x'), y: reach(points, 'y') } }];
  });
}

function reach(points: readonly XY[], axis: 'x' | 'y'): number {
  const values = points.map((p) => p[axis]);
  return Math.max(...values) - Math.min(...values);
}

// Zones are called after places: `bayeux-caumont` keeps its hyphen.
function properName(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

function sectors(map: MapData, grid: Grid): Named[] {
  return Object.entries(map.marks)
    .filter(([id]) => id.includes('sector'))
    .flatMap(([, { entries }]) =>
      entries.flatMap((entry) => {
        const [from] = hexesOf(entry, grid, ['from', 'hex']);
        const [to = from] = hexesOf(entry, grid, ['to']);
        if (from === undefined || to === undefined) return [];
        return [
          {
            name: labelOf(entry),
            kind: 'sector' as const,
            at: between(middleOf(grid, from), middleOf(grid, to), 0.5),
          },
        ];
      }),
    );
}
