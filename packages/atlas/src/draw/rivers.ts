import { between, distance, ribbon, rounded } from './curves.ts';
import type { Ground } from './ground.ts';
import { type GroundSign, type SideSign, sideSign } from './kinds.ts';
import { type Chain, chains, degrees, type Edge } from './network.ts';
import { noise } from './noise.ts';
import { RIVER, RIVER_BANK } from './palette.ts';
import { isShore } from './sand.ts';
import type { Land } from './shore.ts';
import type { Corners, MarkedSide } from './sides.ts';
import { Path, PITCH, pathTag, type XY } from './svg.ts';

const WIDTHS: Partial<Record<SideSign, number>> = {
  major: 0.105,
  river: 0.08,
  minor: 0.055,
  stream: 0.034,
  canal: 0.05,
};
const FLOWING: readonly SideSign[] = ['major', 'river', 'minor', 'stream'];

/** A river as it is drawn: a curve near its hexsides, and how wide it is at every point. */
export interface River {
  readonly line: readonly XY[];
  readonly widths: readonly number[];
}

/** A river of one width. */
export function evenRiver(line: readonly XY[], width: number): River {
  return { line, widths: line.map(() => width) };
}

/** The width of a river's sign in SVG units, 0 for what is no water. */
export function waterWidth(kind: string): number {
  return (WIDTHS[sideSign(kind)] ?? 0) * PITCH;
}

/** Lays the rivers along their hexsides: curves that narrow to their springs and widen to the sea. */
export function layRivers(
  sides: readonly MarkedSide[],
  corners: Corners,
  ground: Ground,
  land: Land,
): River[] {
  const edges: Edge[] = [];
  for (const { side, kind } of sides) {
    if (!FLOWING.includes(sideSign(kind))) continue;
    const [a, b] = corners.ends(side);
    edges.push({ a, b, weight: waterWidth(kind) });
  }
  const at = (node: number) => corners.at[node] as XY;
  const all = chains(edges, at);
  const isOpen = (p: XY) => !isShore(ground.signAt(p) ?? 'sea');
  const reach = (ground.signs.some(isShore) ? 2.6 : 1.3) * PITCH; // over the flats
  const nodes: Nodes = {
    at,
    passed: passedAt(all, at),
    isEnd: (node) => meetings.get(node) === 1,
    isWet: (node) =>
      corners.hexesAt(node).some((h) => WET.includes(ground.signs[ground.of(h)] as GroundSign)),
    onEdge: (node) => corners.hexesAt(node).length < 3,
    mouth: (node) => land.openWater(at(node), reach, isOpen),
  };
  const meetings = degrees(edges);
  return all.map((chain) => lay(chain, nodes));
}

const WET: readonly GroundSign[] = ['sea', 'lake', 'tidal', 'strand'];

// What the course of a river needs to know of its nodes.
interface Nodes {
  readonly at: (node: number) => XY;
  readonly passed: (node: number) => XY;
  readonly isEnd: (node: number) => boolean;
  readonly isWet: (node: number) => boolean;
  readonly onEdge: (node: number) => boolean;
  readonly mouth: (node: number) => XY | undefined;
}

// Where a curve passes a node by, so that tributaries end on it and not beside it.
function passedAt(all: readonly Chain[], at: (node: number) => XY): (node: number) => XY {
  const passed = new Map<number, XY>();
  for (const { nodes } of all) {
    for (let i = 1; i + 1 < nodes.length; i++) {
      const [a, b, c] = [nodes[i - 1], nodes[i], nodes[i + 1]] as [number, number, number];
      const chord = between(at(a), at(c), 0.5);
      passed.set(b, between(at(b), chord, 0.25));
    }
  }
  return (node) => passed.get(node) ?? at(node);
}

function lay({ nodes, edges }: Chain, { at, passed, isEnd, isWet, onEdge, mouth }: Nodes): River {
  const last = nodes.length - 1;
  const course = nodes.map((node, i) => (i === 0 || i === last ? passed(node) : at(node)));
  const [source, end] = [nodes[0] as number, nodes[last] as number];
  const isMouth = (node: number) => isEnd(node) && isWet(node);
  const beyond = (node: number, from: XY) => {
    if (isMouth(node)) return mouth(node);
    return isEnd(node) && onEdge(node) ? between(from, at(node), 2) : undefined; // off the map
  };
  const before = beyond(source, at(nodes[1] as number));
  const after = beyond(end, at(nodes[last - 1] as number));
  const line = rounded(densified([...(before ? [before] : []), ...course, ...(after ? [after] : [])]), 3).map(
    meander,
  );
  const widths = widthsAlong(line, nodes.map(at), edges);
  const kindOf = (node: number) =>
    isMouth(node) ? 'mouth' : isEnd(node) && !onEdge(node) ? 'spring' : 'passing';
  taper(line, widths, kindOf(source));
  line.reverse();
  widths.reverse();
  taper(line, widths, kindOf(end));
  return { line, widths };
}

// Middles of the sides stay where they are, so the curve keeps near its hexsides.
function densified(points: readonly XY[]): XY[] {
  return points.flatMap((p, i) => (i === 0 ? [p] : [between(points[i - 1] as XY, p, 0.5), p]));
}

function meander(p: XY): XY {
  const wander = 0.085 * PITCH;
  return {
    x: p.x + wander * (noise(p.x / 24, p.y / 24, 81) - 0.5) * 2,
    y: p.y + wander * (noise(p.x / 24, p.y / 24, 82) - 0.5) * 2,
  };
}

function widthsAlong(line: readonly XY[], nodes: readonly XY[], edges: readonly Edge[]): number[] {
  let e = 0;
  const raw = line.map((p) => {
    while (e + 1 < edges.length && distance(p, nodes[e + 1] as XY) < distance(p, nodes[e] as XY) * 0.35) e++;
    return (edges[e] as Edge).weight;
  });
  return raw.map((_, i) => {
    const near = raw.slice(Math.max(0, i - 5), i + 6);
    return near.reduce((sum, w) => sum + w, 0) / near.length;
  });
}

function taper(line: readonly XY[], widths: number[], end: 'mouth' | 'spring' | 'passing'): void {
  if (end === 'passing') return;
  const reach = (end === 'spring' ? 1.9 : 1) * PITCH;
  let gone = 0;
  for (let i = 0; i < line.length && gone < reach; i++) {
    if (i > 0) gone += distance(line[i - 1] as XY, line[i] as XY);
    const t = Math.min(1, gone / reach);
    widths[i] = (widths[i] as number) * (end === 'spring' ? 0.3 + 0.7 * t : 1.7 - 0.7 * t);
  }
}

/** Rivers with their banks, canals between straight ones. */
export function drawWater(rivers: readonly River[], canals: readonly (readonly XY[])[]): string {
  const banks = new Path();
  const water = new Path();
  for (const { line, widths } of rivers) {
    banks.ring(
      ribbon(
        line,
        widths.map((w) => w + 1.8),
      ),
    );
    water.ring(ribbon(line, widths));
  }
  return (
    pathTag(banks, { fill: RIVER_BANK, stroke: RIVER_BANK, 'stroke-width': 0.8 }) +
    pathTag(water, { fill: RIVER, stroke: RIVER, 'stroke-width': 0.5 }) +
    drawCanals(canals)
  );
}

/** Canals as they run from corner to corner, without a bend. */
export function layCanals(sides: readonly MarkedSide[], corners: Corners): XY[][] {
  const edges: Edge[] = [];
  for (const { side, kind } of sides) {
    if (sideSign(kind) !== 'canal') continue;
    const [a, b] = corners.ends(side);
    edges.push({ a, b, weight: 1 });
  }
  const at = (node: number) => corners.at[node] as XY;
  return chains(edges, at).map(({ nodes }) => nodes.map(at));
}

function drawCanals(canals: readonly (readonly XY[])[]): string {
  const path = new Path();
  for (const line of canals) path.polyline(line);
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const width = waterWidth('canal');
  return (
    pathTag(path, { ...line, stroke: RIVER_BANK, 'stroke-width': width + 3.4 }) +
    pathTag(path, { ...line, stroke: RIVER, 'stroke-width': width })
  );
}
