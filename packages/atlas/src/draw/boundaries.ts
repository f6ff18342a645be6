import { DIRECTIONS, type Grid, type HexId, type HexsideId } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { lengthOf, offset, rounded, towards } from './curves.ts';
import { namesIn } from './ground.ts';
import { sideSign, wordsOf } from './kinds.ts';
import { chains, type Edge } from './network.ts';
import { ALLIED, GERMAN, HALO, INK } from './palette.ts';
import type { Corners, MarkedSide } from './sides.ts';
import { Path, PITCH, pathTag, type Rect, short, tag, type XY } from './svg.ts';
import { faceOf, textTag, textWidth } from './text.ts';

const COLOURS = [ALLIED, GERMAN, '#5a2a6b', '#24544a', INK];
const INTERDICTION = '#a8103c';
const SIZE = 21;

/** A border that only the rules see, and what it is called. */
export interface Boundary {
  readonly name: string;
  readonly lines: readonly (readonly XY[])[];
  /** Borders of zones are drawn lighter than boundaries. */
  readonly isZone: boolean;
}

/** Boundaries of the hexside layers, and borders between the zones of hex layers. */
export function layBoundaries(
  map: MapData,
  sides: readonly MarkedSide[],
  grid: Grid,
  corners: Corners,
): Boundary[] {
  const named = new Map<string, HexsideId[]>();
  for (const { layer, kind, side } of sides) {
    if (sideSign(kind) !== 'none' || !isBoundary(layer, kind)) continue;
    const data = map.sideLayers[layer];
    const name = data && Object.keys(data.kinds).length === 1 ? data.title : wordsOf(kind);
    named.set(name, [...(named.get(name) ?? []), side]);
  }
  const known = new Set([...named.values()].flat());
  const boundaries = [...named].map(([name, list]) => ({
    name,
    lines: linesOf(list, corners),
    isZone: false,
  }));
  return [...boundaries, ...zoneBorders(map, grid, corners, known)];
}

function isBoundary(layer: string, kind: string): boolean {
  return /bound|line|limit|border|front|zone|sector/.test(`${layer} ${kind}`);
}

/** The hex layers that part the map into zones. */
export function zoneLayers(map: MapData) {
  return Object.entries(map.hexLayers).filter(([id]) => /zone|sector|interdiction/.test(id));
}

function zoneBorders(map: MapData, grid: Grid, corners: Corners, known: ReadonlySet<HexsideId>): Boundary[] {
  return zoneLayers(map).flatMap(([, layer]) => {
    const zone = new Map<HexId, string>();
    for (const [kind, names] of Object.entries(layer.kinds)) {
      for (const name of namesIn(names)) zone.set(grid.find(name), kind);
    }
    const sides: HexsideId[] = [];
    for (const h of grid.hexes) {
      for (const d of DIRECTIONS) {
        const n = grid.neighbour(h, d);
        const side = grid.side(h, d);
        const parted = zone.has(h) && zone.has(n) && zone.get(h) !== zone.get(n);
        if (h < n && parted && !known.has(side)) sides.push(side);
      }
    }
    return sides.length === 0 ? [] : [{ name: layer.title, lines: linesOf(sides, corners), isZone: true }];
  });
}

function linesOf(sides: readonly HexsideId[], corners: Corners): XY[][] {
  const edges: Edge[] = sides.map((side) => {
    const [a, b] = corners.ends(side);
    return { a, b, weight: 1 };
  });
  const at = (node: number) => corners.at[node] as XY;
  return chains(edges, at).map(({ nodes }) => rounded(nodes.map(at), 3));
}

/** The boundaries as broken lines. */
export function drawBoundaries(boundaries: readonly Boundary[]): string {
  return boundaries.map(drawBoundary).join('');
}

/** One boundary, in the colour of its turn. */
export function drawBoundary({ name, lines, isZone }: Boundary, i: number): string {
  const path = new Path();
  for (const line of lines) path.polyline(line);
  const base = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': isZone ? 'round' : undefined };
  const width = 5;
  const dashes = { 'stroke-width': width, 'stroke-dasharray': isZone ? '0 10' : '20 8 4 8' };
  return (
    pathTag(path, { ...base, stroke: HALO, 'stroke-width': width + 3, 'stroke-opacity': 0.75 }) +
    pathTag(path, { ...base, stroke: colourOf(name, i), ...dashes })
  );
}

function colourOf(name: string, i: number): string {
  return /interdiction/i.test(name) ? INTERDICTION : (COLOURS[i % COLOURS.length] as string);
}

/** A boundary's name along it, and what that covers. */
export interface BoundaryName {
  readonly svg: string;
  readonly rects: readonly Rect[];
}

/** Writes the boundaries' names beside them, once each, where `isFree` allows. */
export function nameBoundaries(
  boundaries: readonly Boundary[],
  within: Rect,
  least: number,
  isFree: (rects: readonly Rect[]) => boolean,
): BoundaryName[] {
  return boundaries.flatMap(({ name, lines, isZone }, i) => {
    const line = [...lines].sort((a, b) => lengthOf(b) - lengthOf(a))[0];
    if (isZone || !line) return [];
    const size = Math.max(SIZE, least);
    const width = textWidth(name, size, 'sansBold', 1.5);
    for (const part of [0.2, 0.3, 0.12, 0.4, 0.5, 0.6, 0.7, 0.8]) {
      const spot = spotOn(line, part, width);
      const rects = rectsOf(spot.at, spot.u, width, size);
      const inside = rects.every(
        (r) => r.x > within.x && r.y > within.y && r.x + r.width < within.x + within.width,
      );
      if (inside && isFree(rects)) return [{ svg: nameTag(name, spot, size, colourOf(name, i)), rects }];
    }
    return [];
  });
}

function spotOn(line: readonly XY[], part: number, width: number): { at: XY; u: XY } {
  const middle = Math.floor(part * (line.length - 1));
  const step = Math.max(1, Math.round((width / lengthOf(line)) * line.length * 0.5));
  const a = line[Math.max(0, middle - step)] as XY;
  const b = line[Math.min(line.length - 1, middle + step)] as XY;
  const u = a.x < b.x || (a.x === b.x && a.y > b.y) ? towards(a, b) : towards(b, a);
  const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return { at: offset(at, u, 0, -0.22 * PITCH), u };
}

function rectsOf(at: XY, u: XY, width: number, size: number): Rect[] {
  const n = Math.ceil(width / size);
  return Array.from({ length: n }, (_, i) => {
    const p = offset(at, u, -width / 2 + ((i + 0.5) * width) / n, -size * 0.35);
    return { x: p.x - size * 0.6, y: p.y - size * 0.6, width: size * 1.2, height: size * 1.2 };
  });
}

function nameTag(name: string, { at, u }: { at: XY; u: XY }, size: number, fill: string): string {
  const angle = (Math.atan2(u.y, u.x) * 180) / Math.PI;
  return tag(
    'g',
    {
      ...faceOf('sansBold'),
      'font-size': size,
      fill,
      'letter-spacing': 1.5,
      'text-anchor': 'middle',
      stroke: HALO,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    textTag(name, at.x, at.y, { transform: `rotate(${short(angle)} ${short(at.x)} ${short(at.y)})` }),
  );
}
