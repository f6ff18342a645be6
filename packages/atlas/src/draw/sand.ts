import { DIRECTIONS, type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { type Ground, namesIn } from './ground.ts';
import type { GroundSign } from './kinds.ts';
import { hash } from './noise.ts';
import { ROCK, TINTS } from './palette.ts';
import { hexOutline, region } from './regions.ts';
import { clipped, Path, PITCH, pathTag, type Rect, tag } from './svg.ts';
import { drawStrewn } from './tussocks.ts';

/** Ground of the foreshore, which belongs to the land and to the sea. */
const SHORE_SIGNS: readonly GroundSign[] = ['tidal', 'shale', 'strand', 'beach', 'shelf'];

/** Whether ground belongs to the foreshore. */
export function isShore(sign: GroundSign): boolean {
  return SHORE_SIGNS.includes(sign);
}

/** All the foreshore together. */
export function foreshorePath(ground: Ground): Path {
  const classOf = (h: HexId) => (isShore(ground.signs[h] as GroundSign) ? 'shore' : 'other');
  return region(ground, classOf, 'shore');
}

/** Flats, reefs and beaches: tints that run out under the water line. */
export function drawForeshore(ground: Ground, area: Rect): string {
  return SHORE_SIGNS.filter((sign) => ground.signs.includes(sign))
    .map((sign) => {
      const tint = pathTag(
        region(ground, (h) => ground.signs[h] as string, sign),
        { fill: TINTS[sign], 'fill-opacity': sign === 'tidal' || sign === 'shale' ? 0.85 : 1 },
      );
      return tint + grains(ground, area, sign);
    })
    .join('');
}

// Sand is fine and even, flats are rippled, rock lies in splinters.
function grains(ground: Ground, area: Rect, sign: GroundSign): string {
  if (sign === 'shale' || sign === 'shelf') return drawStrewn(ground, area, sign);
  const path = new Path();
  const isSand = sign === 'beach';
  const step = (isSand ? 0.085 : 0.12) * PITCH;
  const near = ground.hasNear(sign);
  const { left, right, top, bottom } = ground.cells(ground.signs, [sign], area, step);
  for (let r = top; r < bottom; r++) {
    for (let c = left; c < right; c++) {
      const x = area.x + step * (c + hash(c, r, 101));
      const y = area.y + step * (r + hash(c, r, 102));
      if (hash(c, r, 103) > 0.7 || !near[ground.hexAt(x, y)] || ground.signAt({ x, y }) !== sign) continue;
      path.move(x, y);
      if (isSand) path.line(x + 0.2, y);
      else path.quad(x + 3.5, y - 2.4, x + 7, y);
    }
  }
  return pathTag(path, {
    fill: 'none',
    stroke: ROCK,
    'stroke-width': isSand ? 1.4 : 1,
    'stroke-linecap': 'round',
    'stroke-opacity': isSand ? 0.6 : 0.45,
  });
}

function beachHexes(map: MapData, grid: Grid): HexId[] {
  return Object.entries(map.hexLayers)
    .filter(([id]) => id.includes('beach'))
    .flatMap(([, layer]) => Object.values(layer.kinds).flatMap(namesIn))
    .map((name) => grid.find(name))
    .filter((h) => h !== NOWHERE && !grid.isBox(h));
}

/** A strip of sand along the shore of the landing beaches. */
export function drawBeaches(map: MapData, grid: Grid, ground: Ground, reclaimed: ReadonlySet<HexId>): string {
  if (ground.signs.includes('beach')) return ''; // the ground shows its sand itself
  const hexes = beachHexes(map, grid).map((h) => ground.of(h));
  const near = new Set<HexId>(hexes);
  for (const h of hexes) {
    for (const d of DIRECTIONS) {
      const n = ground.neighbour(h, d);
      if (n !== NOWHERE && ground.signs[n] === 'sea') near.add(n);
    }
  }
  return (
    strip(
      'atlas-shore',
      'atlas-land',
      hexOutline(ground, (h) => near.has(h) && !reclaimed.has(h)),
    ) +
    strip(
      'atlas-reclaimed',
      'atlas-new-land',
      hexOutline(ground, (h) => near.has(h) && reclaimed.has(h)),
    )
  );
}

// Sand on the land's side of a shore, within some hexes.
function strip(shore: string, land: string, within: Path): string {
  if (within.isEmpty) return '';
  const sand = tag('use', {
    href: `#${shore}`,
    fill: 'none',
    stroke: TINTS.beach,
    'stroke-width': 0.34 * PITCH,
    'stroke-linejoin': 'round',
  });
  const id = `${shore}-beach`;
  return tag('clipPath', { id, 'clip-path': `url(#${land})` }, pathTag(within, {})) + clipped(id, sand);
}
