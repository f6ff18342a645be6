import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { above, makeField } from './contours.ts';
import { type Cells, type Ground, unwarped } from './ground.ts';
import type { GroundSign } from './kinds.ts';
import { hash, noise } from './noise.ts';
import { FOREST_FILL, TREE, WOOD_FILL } from './palette.ts';
import { Path, PITCH, pathTag, type Rect, type XY } from './svg.ts';

const TREE_STEP = 0.15 * PITCH;
const GRAIN = PITCH / 11;

type Cover = (x: number, y: number) => number;

/** Woods and forests as masses of crowns that run on from hex to hex. */
export function drawWoods(ground: Ground, area: Rect): string {
  return (
    drawCover(ground, area, 'woods', WOOD_FILL, lightWood) +
    drawCover(ground, area, 'forest', FOREST_FILL, deepWood)
  );
}

function drawCover(
  ground: Ground,
  area: Rect,
  sign: GroundSign,
  fill: string,
  grow: (depth: number, x: number, y: number) => number,
): string {
  if (!ground.cover.includes(sign)) return '';
  const depth = depthInside(ground, sign);
  const cover: Cover = (x, y) => {
    const d = depth(x, y);
    return d < -0.12 ? -1 : grow(d, x, y);
  };
  const part = partOf(ground, area, sign);
  const mass = above(makeField(part, GRAIN, cover), 0, 0.012 * PITCH);
  return (
    pathTag(mass, { fill, stroke: TREE, 'stroke-width': 1.3, 'stroke-opacity': 0.8 }) +
    trees(area, ground.cells(ground.cover, [sign], area, TREE_STEP), cover)
  );
}

// The part of an area that woods of a kind may reach into.
function partOf(ground: Ground, area: Rect, sign: GroundSign): Rect {
  const { left, right, top, bottom } = ground.cells(ground.cover, [sign], area, GRAIN);
  return {
    x: area.x + left * GRAIN,
    y: area.y + top * GRAIN,
    width: (right - left) * GRAIN,
    height: (bottom - top) * GRAIN,
  };
}

// Clearings and a ragged edge.
function lightWood(depth: number, x: number, y: number): number {
  const edge = depth - 0.05 + ragged(x, y, 31);
  const clearing = 0.5 * (0.6 - noise(x / 27, y / 27, 32)) + 0.08 * (noise(x / 9, y / 9, 33) - 0.5);
  return Math.min(edge, clearing);
}

function ragged(x: number, y: number, seed: number): number {
  return 0.2 * (noise(x / 23, y / 23, seed) - 0.5) + 0.12 * (noise(x / 9, y / 9, seed + 5) - 0.5);
}

// One dark mass with hardly a gap.
function deepWood(depth: number, x: number, y: number): number {
  const edge = depth - 0.03 + ragged(x, y, 41);
  return Math.min(edge, 0.5 * (0.86 - noise(x / 24, y / 24, 42)));
}

function trees(area: Rect, { left, right, top, bottom }: Cells, cover: Cover): string {
  const crowns = new Path();
  for (let r = top; r < bottom; r++) {
    for (let c = left; c < right; c++) {
      const x = area.x + TREE_STEP * (c + 0.5 * (r % 2) + 0.7 * (hash(c, r, 51) - 0.5));
      const y = area.y + TREE_STEP * (r + 0.7 * (hash(c, r, 52) - 0.5));
      if (cover(x, y) < 0.035) continue;
      const radius = 3.2 + 1.6 * hash(c, r, 53);
      crowns.move(x - radius, y + radius / 2).arc(radius, x + radius, y + radius / 2);
    }
  }
  return pathTag(crowns, {
    fill: '#fff',
    'fill-opacity': 0.13,
    stroke: TREE,
    'stroke-width': 1.1,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.75,
  });
}

// How deep inside the hexes of a sign a point lies, in hexes; below 0 outside them.
function depthInside(ground: Ground, sign: GroundSign): Cover {
  const normals = sideNormals(ground);
  const isIn = (h: HexId) => h !== NOWHERE && ground.cover[h] === sign;
  return (px, py) => {
    const { x, y } = unwarped({ x: px, y: py });
    const h = ground.hexAt(x, y);
    if (h === NOWHERE) return -1;
    const inside = isIn(h);
    const centre = ground.centre(h);
    let nearest = 1;
    for (const d of DIRECTIONS) {
      if (isIn(ground.neighbour(h, d)) === inside) continue;
      const u = normals[d] as XY;
      nearest = Math.min(nearest, 0.5 - ((x - centre.x) * u.x + (y - centre.y) * u.y) / PITCH);
    }
    return inside ? nearest : -nearest;
  };
}

function sideNormals(ground: Ground): XY[] {
  const corners = ground.corners(0 as HexId);
  const centre = ground.centre(0 as HexId);
  return DIRECTIONS.map((d) => {
    const [a, b] = [corners[d] as XY, corners[(d + 1) % 6] as XY];
    return { x: ((a.x + b.x) / 2 - centre.x) / (PITCH / 2), y: ((a.y + b.y) / 2 - centre.y) / (PITCH / 2) };
  });
}
