import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { MapData, Place } from '../schema.ts';
import { zoneLayers } from './boundaries.ts';
import { between } from './curves.ts';
import { hexesOf, labelOf, middleOf } from './entries.ts';
import { namesIn } from './ground.ts';
import { wordsOf } from './kinds.ts';
import { LABEL, SOFT_INK, WATER_NAME } from './palette.ts';
import type { XY } from './svg.ts';
import type { Face } from './text.ts';

/** How a name is set; `zone` and `sector` are no places but are called something. */
export type NameKind = Place['kind'] | 'zone' | 'sector';

/** Something with a name, and the point that the name belongs to. */
export interface Named {
  readonly name: string;
  readonly kind: NameKind;
  readonly at: XY;
}

export interface NameStyle {
  readonly size: number;
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

const PLAIN = { spacing: 0, fill: LABEL, capitals: false, offshore: false };

export const NAME_STYLES: Readonly<Record<NameKind, NameStyle>> = {
  city: { ...PLAIN, size: 34, face: 'bold', near: 34, far: 150, spacing: 2.4, capitals: true },
  town: { ...PLAIN, size: 25, face: 'bold', near: 26, far: 130 },
  village: { ...PLAIN, size: 20, face: 'serif', near: 18, far: 120 },
  point: { ...PLAIN, size: 18, face: 'italic', near: 10, far: 120 },
  area: {
    ...PLAIN,
    size: 30,
    face: 'sansBold',
    near: 0,
    far: 230,
    spacing: 6,
    capitals: true,
    offshore: true,
  },
  water: { ...PLAIN, size: 22, face: 'italic', near: 0, far: 150, spacing: 2.4, fill: WATER_NAME },
  zone: { ...PLAIN, size: 26, face: 'italic', near: 0, far: 260, spacing: 9, fill: SOFT_INK, capitals: true },
  sector: { ...PLAIN, size: 15, face: 'sansBold', near: 0, far: 170, spacing: 1, offshore: true },
};

/** The order in which names take their places. */
export const NAME_ORDER: readonly NameKind[] = [
  'city',
  'area',
  'town',
  'point',
  'village',
  'sector',
  'water',
  'zone',
];

/** All that has a name on a map: its places, and beaches, sectors and zones that are no places. */
export function namedThings(map: MapData, grid: Grid, at: (h: HexId) => XY): Named[] {
  const places = map.places.flatMap(({ name, kind, hex }) => {
    const h = grid.find(hex);
    return h === NOWHERE || grid.isBox(h) ? [] : [{ name, kind, at: at(h) }];
  });
  const known = new Set(places.map(({ name }) => name.toLowerCase()));
  const others = [...beaches(map, grid), ...sectors(map, grid), ...zones(map, grid)];
  return [...places, ...others.filter(({ name }) => !known.has(name.toLowerCase()))];
}

function beaches(map: MapData, grid: Grid): Named[] {
  return Object.entries(map.hexLayers)
    .filter(([id]) => id.includes('beach'))
    .flatMap(([, { kinds }]) => kindMiddles(kinds, grid, 'area'));
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
    return [{ name: wordsOf(word), kind, at: { x: sum.x / points.length, y: sum.y / points.length } }];
  });
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
