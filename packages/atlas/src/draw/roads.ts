import { type HexId, NOWHERE } from '@bocage/hex';
import { between, distance, offset, through } from './curves.ts';
import { type WaySign, waySign } from './kinds.ts';
import { type Chain, chains, degrees, type Edge } from './network.ts';
import { noise } from './noise.ts';
import { INK, RAIL, ROAD_CASING, ROAD_PRIMARY, ROAD_SECONDARY } from './palette.ts';
import type { MarkedSide } from './sides.ts';
import { Path, PITCH, pathTag, type XY } from './svg.ts';

const CLASSES: readonly WaySign[] = ['trail', 'mined', 'secondary', 'primary'];

/** The point of a hex that its roads go through. */
export type Spot = (h: number) => XY;

/** A road or railway as it is drawn, piece by piece: pieces of one kind run on. */
export interface Stretch {
  readonly sign: WaySign;
  readonly line: readonly XY[];
}

/** Where roads go through a hex, where they must, whether a point is off the map, and which hexes lead off it. */
export interface Country {
  readonly at: Spot;
  readonly fixed: ReadonlySet<HexId>;
  readonly isOff: (p: XY) => boolean;
  readonly gates: ReadonlyMap<HexId, XY>;
}

/** Roads as curves through the middles of their hexes. */
export function layRoads(ways: readonly MarkedSide[], country: Country): Stretch[] {
  const edges = edgesOf(ways, classOf);
  const meetings = degrees(edges);
  const { at, fixed, gates } = country;
  const isFixed = (node: number) => fixed.has(node as HexId) || gates.has(node as HexId);
  const roads = lay(edges, at, (node) => isFixed(node) || meetings.get(node) !== 2, country, signOfClass);
  return [...roads, ...gateTails(edges, roads, country)];
}

// Where the map is entered or left its best road leads over the edge, if none does so of itself.
function gateTails(
  edges: readonly Edge[],
  roads: readonly Stretch[],
  { at, gates, isOff }: Country,
): Stretch[] {
  const leaving = roads.flatMap(({ line }) => {
    const [first, last] = [line[0] as XY, line[line.length - 1] as XY];
    return isOff(last) ? [first] : isOff(first) ? [last] : [];
  });
  return [...gates].flatMap(([h, u]) => {
    const weight = Math.max(0, ...edges.filter(({ a, b }) => a === h || b === h).map((e) => e.weight));
    const p = at(h);
    if (weight === 0 || leaving.some((q) => distance(p, q) < 0.2 * PITCH)) return [];
    return [{ sign: signOfClass(weight), line: [p, offset(p, u, 1.2 * PITCH)].map(sway) }];
  });
}

/** Railways likewise, moved aside where a road goes the same way. */
export function layRails(ways: readonly MarkedSide[], country: Country): Stretch[] {
  const { at, fixed } = country;
  const edges = edgesOf(ways, (sign) => (sign === 'rail' ? 1 : 0));
  const roads = new Set(edgesOf(ways, classOf).map(({ a, b }) => `${a} ${b}`));
  const beside = new Set(edges.filter(({ a, b }) => roads.has(`${a} ${b}`)).flatMap(({ a, b }) => [a, b]));
  const meetings = degrees(edges);
  const stays = (node: number) => !beside.has(node) && (fixed.has(node as HexId) || meetings.get(node) !== 2);
  const moved = (node: number) => (beside.has(node) ? asideOf(at(node)) : at(node));
  return lay(edges, moved, stays, country, () => 'rail');
}

function lay(
  edges: readonly Edge[],
  at: Spot,
  stays: (node: number) => boolean,
  { fixed, isOff }: Country,
  signOf: (weight: number) => WaySign,
): Stretch[] {
  const meetings = degrees(edges);
  const goesOn = (node: number) => meetings.get(node) === 1 && !fixed.has(node as HexId);
  return chains(edges, at).flatMap((chain) => [
    ...pieces(chain, curve(chain, at, stays), signOf),
    ...tails(chain, at, goesOn, isOff, signOf),
  ]);
}

// A way that ends on the edge of the map, and not in a town there, runs on beyond it.
function tails(
  { nodes, edges }: Chain,
  at: Spot,
  goesOn: (node: number) => boolean,
  isOff: (p: XY) => boolean,
  signOf: (weight: number) => WaySign,
): Stretch[] {
  const ends = [
    [nodes[0], nodes[1], edges[0]],
    [nodes[nodes.length - 1], nodes[nodes.length - 2], edges[edges.length - 1]],
  ] as const;
  return ends.flatMap(([end, before, edge]) => {
    if (end === undefined || before === undefined || !edge || !goesOn(end)) return [];
    const off = between(at(before), at(end), 1.9);
    return isOff(off) ? [{ sign: signOf(edge.weight), line: [at(end), off].map(sway) }] : [];
  });
}

// The same way aside for every line of rails: their junctions hold together.
function asideOf(p: XY): XY {
  return { x: p.x + 0.11 * PITCH, y: p.y - 0.12 * PITCH };
}

function edgesOf(ways: readonly MarkedSide[], weigh: (sign: WaySign) => number): Edge[] {
  const best = new Map<string, Edge>();
  for (const { kind, layer, hexes } of ways) {
    const [a, b] = hexes;
    const weight = weigh(waySign(layer, kind));
    if (b === NOWHERE || weight === 0 || layer.includes('bridge')) continue;
    const key = `${a} ${b}`;
    if (weight > (best.get(key)?.weight ?? 0)) best.set(key, { a, b, weight });
  }
  return [...best.values()];
}

// 0 for what is no road.
function classOf(sign: WaySign): number {
  return CLASSES.indexOf(sign) + 1;
}

function signOfClass(weight: number): WaySign {
  return CLASSES[weight - 1] as WaySign;
}

const STEPS = 6;

// Between towns and junctions a road cuts the corners of its hexes; it always crosses the middle of a side.
function curve({ nodes }: Chain, at: (node: number) => XY, stays: (node: number) => boolean): XY[] {
  const eased = nodes.map((node, i) => {
    const before = nodes[i - 1];
    const after = nodes[i + 1];
    if (before === undefined || after === undefined || stays(node)) return at(node);
    return between(at(node), between(at(before), at(after), 0.5), 0.42);
  });
  return through(eased, STEPS).map(sway);
}

function sway(p: XY): XY {
  const wander = 0.035 * PITCH;
  return {
    x: p.x + wander * (noise(p.x / 30, p.y / 30, 91) - 0.5) * 2,
    y: p.y + wander * (noise(p.x / 30, p.y / 30, 92) - 0.5) * 2,
  };
}

function pieces({ edges }: Chain, line: readonly XY[], signOf: (weight: number) => WaySign): Stretch[] {
  const out: Stretch[] = [];
  const steps = edges.length === 1 ? 1 : STEPS;
  for (let i = 0; i < edges.length; ) {
    let j = i;
    while (j < edges.length && edges[j]?.weight === edges[i]?.weight) j++;
    out.push({ sign: signOf(edges[i]?.weight as number), line: line.slice(i * steps, j * steps + 1) });
    i = j;
  }
  return out;
}

/** Roads by class, railways with their sleepers. */
export function drawRoads(roads: readonly Stretch[], rails: readonly Stretch[]): string {
  const of = (sign: WaySign) => {
    const path = new Path();
    for (const way of roads) if (way.sign === sign) path.curve(way.line);
    return path;
  };
  const [primary, secondary, mined, trail] = [of('primary'), of('secondary'), of('mined'), of('trail')];
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return [
    drawRails(rails),
    pathTag(trail, { ...line, stroke: ROAD_CASING, 'stroke-width': 1.8, 'stroke-dasharray': '6 4' }),
    pathTag(mined, { ...line, stroke: ROAD_CASING, 'stroke-width': 4.6 }),
    pathTag(secondary, { ...line, stroke: ROAD_CASING, 'stroke-width': 4.6 }),
    pathTag(primary, { ...line, stroke: ROAD_CASING, 'stroke-width': 6.8 }),
    pathTag(mined, { ...line, stroke: ROAD_SECONDARY, 'stroke-width': 2.6 }),
    pathTag(mined, { ...line, stroke: INK, 'stroke-width': 6, 'stroke-dasharray': '0 13' }),
    pathTag(secondary, { ...line, stroke: ROAD_SECONDARY, 'stroke-width': 2.6 }),
    pathTag(primary, { ...line, stroke: ROAD_PRIMARY, 'stroke-width': 4.4 }),
  ].join('');
}

function drawRails(rails: readonly Stretch[]): string {
  const path = new Path();
  for (const { line } of rails) path.curve(line);
  const line = { fill: 'none', 'stroke-linejoin': 'round' };
  return (
    pathTag(path, { ...line, stroke: RAIL, 'stroke-width': 1.5 }) +
    pathTag(path, { ...line, stroke: RAIL, 'stroke-width': 5, 'stroke-dasharray': '1.3 8.7' })
  );
}
