import type { Grid, HexId, HexsideId } from '@bocage/hex';
import { DIRECTIONS, NOWHERE } from '@bocage/hex';
import { cheapest } from './heap.ts';
import type { XY } from './lines.ts';
import { pointAt } from './lines.ts';
import { Nearness } from './nearness.ts';

/** What a road finds in its way. */
export interface Ground {
  readonly grid: Grid;
  readonly isSea: (hex: HexId) => boolean;
  readonly isWater: (side: HexsideId) => boolean;
  /** Hexsides that a road already leads through. */
  readonly used: ReadonlySet<HexsideId>;
}

// A step costs a little for itself and the square of its distance from the true line. To cross a river costs
// extra, so that a road along a river does not hop from bank to bank; a way already there is cheaper, so
// that roads which run side by side become one.
const PER_STEP = 0.15;
const CROSSING = 0.5;
const SHARED = 0.45;

/** The hexsides a road leads through from stop to stop, as near to its true line as hexes can. */
export function traceWay(line: Iterable<XY>, stops: readonly HexId[], ground: Ground): HexsideId[] {
  const near = new Nearness(line);
  const sides: HexsideId[] = [];
  for (let i = 1; i < stops.length; i++) {
    const [from, to] = [stops[i - 1]!, stops[i]!];
    const way = cheapest(new Map([[from, 0]]), new Map([[to, 0]]), (node) =>
      steps(node as HexId, ground, near),
    );
    if (way) sides.push(...(way.edges as HexsideId[]));
  }
  return sides;
}

function steps(hex: HexId, ground: Ground, near: Nearness): (readonly [number, number, number])[] {
  const { grid } = ground;
  const out: (readonly [number, number, number])[] = [];
  for (const d of DIRECTIONS) {
    const next = grid.neighbour(hex, d);
    if (next === NOWHERE || ground.isSea(next)) continue;
    const side = grid.side(hex, d);
    const [a, b] = [grid.centre(hex), grid.centre(next)];
    let sum = 0;
    for (const share of [0.25, 0.5, 0.75]) sum += near.to(pointAt([a.x, a.y], [b.x, b.y], share)) ** 2;
    const cost = PER_STEP + sum / 3 + (ground.isWater(side) ? CROSSING : 0);
    if (cost < Infinity) out.push([next, ground.used.has(side) ? SHARED * cost : cost, side]);
  }
  return out;
}
