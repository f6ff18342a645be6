import type { Watercourse } from './geodata.ts';
import { cheapest } from './heap.ts';
import { distance, lengthOf, type XY } from './lines.ts';
import type { LonLat } from './projection.ts';

/** Beyond this many hexes two ends of pieces are not one river. */
const WIDEST_GAP = 1.2;

/**
 * The main course of a river out of its pieces, in the plane of the map: the longest of all shortest ways
 * through them, gaps bridged (culverts, lakes, a change of name in a town).
 */
export function mainCourse(
  courses: readonly Watercourse[],
  toPlane: (at: LonLat) => XY,
  widestGap = WIDEST_GAP,
): XY[] {
  const pieces = courses.flatMap((c) => c.pieces).map((piece) => piece.map(toPlane));
  const graph = new Pieces(
    pieces.filter((p) => p.length > 1),
    widestGap,
  );
  return graph.longestWay();
}

// Nodes 2 i and 2 i + 1 are the ends of piece i.
class Pieces {
  readonly #pieces: readonly XY[][];
  readonly #edges: (readonly [number, number, number])[][];

  constructor(pieces: readonly XY[][], widestGap: number) {
    this.#pieces = pieces;
    const ends = pieces.flatMap((p) => [p[0]!, p.at(-1)!]);
    this.#edges = ends.map((end, i) => {
      const own = [i ^ 1, lengthOf(pieces[i >> 1]!), i >> 1] as const;
      const gaps = ends
        .map((other, k) => [k, 3 * distance(end, other), -1] as const)
        .filter(([k, cost]) => k >> 1 !== i >> 1 && cost <= 3 * widestGap);
      return [own, ...gaps];
    });
  }

  longestWay(): XY[] {
    let best: { nodes: number[]; edges: number[] } = { nodes: [], edges: [] };
    let longest = 0;
    const all = this.#edges.map((_, i) => i);
    // From any end the farthest is an end of the longest way, and from there the farthest is the other.
    const tried = new Set<number>();
    for (const start of all) {
      const far = this.#farthest(start);
      if (tried.has(far.node)) continue;
      tried.add(far.node);
      const other = this.#farthest(far.node);
      if (other.cost <= longest) continue;
      const way = cheapest(new Map([[far.node, 0]]), new Map([[other.node, 0]]), (n) => this.#edges[n]!);
      if (way) [best, longest] = [way, other.cost];
    }
    return this.#lay(best);
  }

  #farthest(start: number): { node: number; cost: number } {
    const costs = new Map([[start, 0]]);
    const queue = [start];
    // Few nodes: relax until nothing changes.
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      for (const [to, cost] of this.#edges[node]!) {
        const next = costs.get(node)! + cost;
        if (next >= (costs.get(to) ?? Infinity)) continue;
        costs.set(to, next);
        queue.push(to);
      }
    }
    let far = { node: start, cost: 0 };
    for (const [node, cost] of costs) if (cost > far.cost) far = { node, cost };
    return far;
  }

  #lay({ nodes, edges }: { nodes: number[]; edges: number[] }): XY[] {
    const line: XY[] = [];
    edges.forEach((piece, i) => {
      if (piece < 0) return;
      const points = this.#pieces[piece]!;
      line.push(...(nodes[i]! % 2 === 0 ? points : [...points].reverse()));
    });
    return line;
  }
}
