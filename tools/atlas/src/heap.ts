// A queue that gives back the least first; equals come in the order of their keys, so that runs agree.
class Heap {
  readonly #costs: number[] = [];
  readonly #keys: number[] = [];

  get size(): number {
    return this.#keys.length;
  }

  push(cost: number, key: number): void {
    let i = this.#keys.length;
    this.#costs.push(cost);
    this.#keys.push(key);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!this.#before(i, parent)) break;
      this.#swap(i, parent);
      i = parent;
    }
  }

  pop(): readonly [cost: number, key: number] {
    const top = [this.#costs[0]!, this.#keys[0]!] as const;
    const cost = this.#costs.pop()!;
    const key = this.#keys.pop()!;
    if (this.#keys.length > 0) {
      this.#costs[0] = cost;
      this.#keys[0] = key;
      this.#sink();
    }
    return top;
  }

  #sink(): void {
    let i = 0;
    for (;;) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2]) {
        if (child < this.#keys.length && this.#before(child, least)) least = child;
      }
      if (least === i) return;
      this.#swap(i, least);
      i = least;
    }
  }

  #before(i: number, k: number): boolean {
    const difference = this.#costs[i]! - this.#costs[k]!;
    return difference < 0 || (difference === 0 && this.#keys[i]! < this.#keys[k]!);
  }

  #swap(i: number, k: number): void {
    [this.#costs[i], this.#costs[k]] = [this.#costs[k]!, this.#costs[i]!];
    [this.#keys[i], this.#keys[k]] = [this.#keys[k]!, this.#keys[i]!];
  }
}

/** Edges from a node: [other node, cost, name of the edge]; cost Infinity bars it. */
export type Edges = (node: number) => Iterable<readonly [to: number, cost: number, edge: number]>;

/** The cheapest way from any start to any end, each with a cost of its own: its nodes and edges. */
export function cheapest(
  starts: ReadonlyMap<number, number>,
  ends: ReadonlyMap<number, number>,
  edges: Edges,
): { nodes: number[]; edges: number[] } | undefined {
  const best = new Map<number, number>();
  const from = new Map<number, readonly [node: number, edge: number]>();
  const done = new Set<number>();
  const heap = new Heap();
  for (const [node, cost] of starts) {
    best.set(node, cost);
    heap.push(cost, node);
  }
  let [goal, goalCost] = [-1, Infinity];
  while (heap.size > 0) {
    const [cost, node] = heap.pop();
    if (cost >= goalCost) break;
    if (done.has(node)) continue;
    done.add(node);
    const total = cost + (ends.get(node) ?? Infinity);
    if (total < goalCost) [goal, goalCost] = [node, total];
    for (const [to, step, edge] of edges(node)) {
      const next = cost + step;
      if (next >= (best.get(to) ?? Infinity)) continue;
      best.set(to, next);
      from.set(to, [node, edge]);
      heap.push(next, to);
    }
  }
  return goal < 0 ? undefined : walkBack(goal, from);
}

function walkBack(
  goal: number,
  from: ReadonlyMap<number, readonly [number, number]>,
): { nodes: number[]; edges: number[] } {
  const nodes = [goal];
  const edges: number[] = [];
  for (let step = from.get(goal); step; step = from.get(step[0])) {
    nodes.push(step[0]);
    edges.push(step[1]);
  }
  return { nodes: nodes.reverse(), edges: edges.reverse() };
}
