import { type Grid, type HexsideId, NOWHERE } from '@bocage/hex';
import { between, offset, towards } from './curves.ts';
import { middleOf } from './entries.ts';
import { waySign } from './kinds.ts';
import { INK, ROAD_SECONDARY } from './palette.ts';
import { waterWidth } from './rivers.ts';
import type { Stretch } from './roads.ts';
import type { Corners, MarkedSide } from './sides.ts';
import { Path, pathTag, type XY } from './svg.ts';

/** Where a bridge stands and which way it leads. */
export interface Bridge {
  readonly at: XY;
  readonly u: XY;
  readonly span: number;
  readonly isRail: boolean;
}

/** Bridges as the map lists them; if it has no such layer, wherever a road or railway crosses water. */
export function bridgeSpots(
  ways: readonly MarkedSide[],
  sides: readonly MarkedSide[],
  corners: Corners,
  grid: Grid,
  roads: readonly Stretch[],
  rails: readonly Stretch[],
): Bridge[] {
  const water = new Map<HexsideId, number>();
  for (const { side, kind } of sides) water.set(side, Math.max(water.get(side) ?? 0, waterWidth(kind)));
  const listed = ways.filter(isListed);
  const crossing = ways.filter(({ side }) => (water.get(side) ?? 0) > 0);
  return (listed.length > 0 ? listed : crossing).map(({ side, kind, layer, hexes }) => {
    const isRail = waySign(layer, kind) === 'rail';
    const [a, b] = corners.line(side);
    const middle = between(a, b, 0.5);
    const [from, to] = hexes;
    const straight = to === NOWHERE ? { x: 1, y: 0 } : towards(middleOf(grid, from), middleOf(grid, to));
    const found = nearest(isRail ? rails : roads, middle);
    const span = (water.get(side) ?? 6) + 9;
    return { at: found?.at ?? middle, u: found?.u ?? straight, span, isRail };
  });
}

function isListed({ layer, kind }: MarkedSide): boolean {
  return layer.includes('bridge') || waySign(layer, kind) === 'bridge';
}

// The piece of a way that comes nearest to the middle of the hexside.
function nearest(ways: readonly Stretch[], p: XY): { at: XY; u: XY } | undefined {
  let best: { at: XY; u: XY } | undefined;
  let least = 20 * 20;
  for (const { line } of ways) {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1] as XY, line[i] as XY];
      const m = between(a, b, 0.5);
      const gap = (m.x - p.x) ** 2 + (m.y - p.y) ** 2;
      if (gap >= least) continue;
      least = gap;
      best = { at: m, u: towards(a, b) };
    }
  }
  return best;
}

/** Parapets on both sides of the way, with wings at their ends. */
export function drawBridges(bridges: readonly Bridge[]): string {
  const path = new Path();
  for (const { at, u, span, isRail } of bridges) {
    const aside = isRail ? 4 : 5.6;
    for (const side of [-aside, aside]) {
      const wing = side + Math.sign(side) * 3.2;
      path.polyline([
        offset(at, u, -span / 2 - 3.2, wing),
        offset(at, u, -span / 2, side),
        offset(at, u, span / 2, side),
        offset(at, u, span / 2 + 3.2, wing),
      ]);
    }
  }
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    pathTag(path, { ...line, stroke: ROAD_SECONDARY, 'stroke-width': 5 }) +
    pathTag(path, { ...line, stroke: INK, 'stroke-width': 2.3 })
  );
}
