import { towards } from './curves.ts';
import type { XY } from './svg.ts';

/** A piece of a network between two nodes, of a weight: the larger, the more important. */
export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

/** A way through a network: its nodes, and the edge after each node but the last. */
export interface Chain {
  readonly nodes: readonly number[];
  readonly edges: readonly Edge[];
}

/**
 * Cuts a network into lines that run on as straight and as much of one kind as they can: at every node the
 * edges are joined two by two, best match first.
 */
export function chains(edges: readonly Edge[], at: (node: number) => XY): Chain[] {
  const ends = edgesAt(edges);
  const next = new Map<string, number>(); // edge and node -> the edge it goes on with
  for (const [node, here] of ends) join(node, here, edges, at, next);
  const used = new Uint8Array(edges.length);
  const out: Chain[] = [];
  const starts = edges.map((_, e) => e);
  const isEnd = (e: number) => !next.has(key(e, edges[e]?.a)) || !next.has(key(e, edges[e]?.b));
  for (const e of [...starts.filter(isEnd), ...starts]) {
    if (used[e]) continue;
    const edge = edges[e] as Edge;
    const from = next.has(key(e, edge.a)) && !next.has(key(e, edge.b)) ? edge.b : edge.a;
    out.push(walk(e, from, edges, next, used));
  }
  return out;
}

/** How many edges meet at each node. */
export function degrees(edges: readonly Edge[]): Map<number, number> {
  return new Map([...edgesAt(edges)].map(([node, list]) => [node, list.length]));
}

function edgesAt(edges: readonly Edge[]): Map<number, number[]> {
  const ends = new Map<number, number[]>();
  edges.forEach((edge, e) => {
    for (const node of [edge.a, edge.b]) {
      const list = ends.get(node);
      if (list) list.push(e);
      else ends.set(node, [e]);
    }
  });
  return ends;
}

function join(
  node: number,
  here: readonly number[],
  edges: readonly Edge[],
  at: (node: number) => XY,
  next: Map<string, number>,
): void {
  const pairs: { e: number; f: number; score: number }[] = [];
  for (const e of here) {
    for (const f of here) if (e < f) pairs.push({ e, f, score: match(node, edges[e], edges[f], at) });
  }
  pairs.sort((p, q) => q.score - p.score || p.e - q.e || p.f - q.f);
  for (const { e, f } of pairs) {
    if (next.has(key(e, node)) || next.has(key(f, node))) continue;
    next.set(key(e, node), f);
    next.set(key(f, node), e);
  }
}

// Straightness counts, but less than staying on a road of the same class, best of all a great one.
function match(node: number, e: Edge | undefined, f: Edge | undefined, at: (node: number) => XY): number {
  if (!e || !f) return 0;
  const u = towards(at(node), at(e.a === node ? e.b : e.a));
  const v = towards(at(node), at(f.a === node ? f.b : f.a));
  const straight = -(u.x * v.x + u.y * v.y);
  return straight + (e.weight === f.weight ? 1 : 0) + 0.3 * Math.min(e.weight, f.weight);
}

function walk(
  start: number,
  from: number,
  edges: readonly Edge[],
  next: ReadonlyMap<string, number>,
  used: Uint8Array,
): Chain {
  const nodes = [from];
  const path: Edge[] = [];
  let e: number | undefined = start;
  while (e !== undefined && !used[e]) {
    used[e] = 1;
    const edge = edges[e] as Edge;
    const to = edge.a === nodes[nodes.length - 1] ? edge.b : edge.a;
    nodes.push(to);
    path.push(edge);
    e = next.get(key(e, to));
  }
  return { nodes, edges: path };
}

function key(e: number, node: number | undefined): string {
  return `${e} ${node}`;
}
