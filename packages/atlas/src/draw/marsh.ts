import type { Ground } from './ground.ts';
import type { GroundSign } from './kinds.ts';
import { hash } from './noise.ts';
import { REED, RIVER_BANK } from './palette.ts';
import { Path, PITCH, pathTag, type Rect } from './svg.ts';

const ROW = 0.085 * PITCH;

/** Marshes and floods: level strokes of water, reeds in the marsh. */
export function drawMarsh(ground: Ground, area: Rect): string {
  const marsh = strokes(ground, area, 'marsh', 61);
  const flood = strokes(ground, area, 'flooded', 62);
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    pathTag(marsh, { ...line, stroke: RIVER_BANK, 'stroke-width': 1.1, 'stroke-opacity': 0.7 }) +
    pathTag(flood, { ...line, stroke: RIVER_BANK, 'stroke-width': 1.2, 'stroke-opacity': 0.62 }) +
    pathTag(reeds(ground, area), { ...line, stroke: REED, 'stroke-width': 1.1 })
  );
}

function strokes(ground: Ground, area: Rect, sign: GroundSign, seed: number): Path {
  const path = new Path();
  if (!ground.cover.includes(sign)) return path;
  const { top, bottom } = ground.cells(ground.cover, [sign], area, ROW);
  for (let r = top; r < bottom; r++) {
    const y = area.y + (r + 0.5) * ROW;
    let x = area.x - 40 * hash(r, 0, seed);
    for (let n = 0; x < area.x + area.width; n++) {
      const length = 10 + 26 * hash(r, n, seed);
      const inside = ground.coverAt({ x, y }) === sign && ground.coverAt({ x: x + length, y }) === sign;
      if (inside && hash(r, n, seed + 1) < 0.8) path.move(x, y).line(x + length, y);
      x += length + 5 + 10 * hash(r, n, seed + 2);
    }
  }
  return path;
}

// A tuft: three blades from one foot.
function reeds(ground: Ground, area: Rect): Path {
  const path = new Path();
  if (!ground.cover.includes('marsh')) return path;
  const step = 0.27 * PITCH;
  const { left, right, top, bottom } = ground.cells(ground.cover, ['marsh'], area, step);
  for (let r = top; r < bottom; r++) {
    for (let c = left; c < right; c++) {
      const x = area.x + step * (c + hash(c, r, 63));
      const y = area.y + step * (r + hash(c, r, 64));
      if (hash(c, r, 65) > 0.6 || ground.coverAt({ x, y }) !== 'marsh') continue;
      path
        .move(x - 3, y - 4)
        .line(x, y)
        .line(x, y - 6)
        .move(x, y)
        .line(x + 3, y - 4);
    }
  }
  return path;
}
