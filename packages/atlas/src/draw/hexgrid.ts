import { DIRECTIONS, type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { Ground } from './ground.ts';
import type { GroundSign } from './kinds.ts';
import { NUMBERS } from './palette.ts';
import { escapeText, Path, PITCH, pathTag, type Rect, short, tag, type XY } from './svg.ts';
import { SANS, textWidth } from './text.ts';

/** Height of the printed hex numbers. */
const NUMBER_SIZE = 0.125 * PITCH;

/** Every hexside once, thin enough to recede. */
export function drawHexgrid(grid: Grid): string {
  const path = new Path();
  for (const h of grid.hexes) {
    const corners = grid.corners(h);
    let drawing = false;
    for (const d of DIRECTIONS) {
      const n = grid.neighbour(h, d);
      if (n !== NOWHERE && n < h) {
        drawing = false;
        continue;
      }
      const [a, b] = [corners[d], corners[(d + 1) % 6]];
      if (!a || !b) continue;
      if (!drawing) path.move(a.x * PITCH, a.y * PITCH);
      path.line(b.x * PITCH, b.y * PITCH);
      drawing = true;
    }
  }
  return pathTag(path, { fill: 'none', stroke: '#4d3f2c', 'stroke-width': 0.9, 'stroke-opacity': 0.42 });
}

function numberSpot(grid: Grid, h: HexId): XY {
  const p = grid.centre(h);
  const up = grid.spec.top === 'flat' ? 0.37 : 0.345;
  return { x: p.x * PITCH, y: (p.y - up) * PITCH + NUMBER_SIZE * 0.36 };
}

/** What a hex's number covers. */
export function numberRect(grid: Grid, h: HexId): Rect {
  const { x, y } = numberSpot(grid, h);
  const width = textWidth(grid.name(h), NUMBER_SIZE, 'sans');
  return { x: x - width / 2, y: y - NUMBER_SIZE * 0.75, width, height: NUMBER_SIZE * 0.8 };
}

/** The printed numbers, small and pale, on dark ground a little darker. */
export function drawNumbers(grid: Grid, ground: Ground): string {
  const groups = new Map<string, string[]>(Object.values(NUMBERS).map((fill) => [fill, []]));
  for (const h of grid.hexes) {
    const { x, y } = numberSpot(grid, h);
    const text = `<text x="${short(x)}" y="${short(y)}">${escapeText(grid.name(h))}</text>`;
    groups.get(numberInk(ground.signs[ground.of(h)] as GroundSign))?.push(text);
  }
  const style = { 'font-size': NUMBER_SIZE, 'text-anchor': 'middle', 'font-family': SANS };
  return [...groups].map(([fill, texts]) => tag('g', { ...style, fill }, texts.join(''))).join('');
}

/** The ink of a number on a kind of ground. */
export function numberInk(sign: GroundSign): string {
  if (sign === 'sea' || sign === 'lake' || sign === 'flooded') return NUMBERS.water;
  return sign === 'woods' || sign === 'forest' || sign === 'city' || sign === 'shale'
    ? NUMBERS.dark
    : NUMBERS.land;
}
