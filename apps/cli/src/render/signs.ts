import type { MarkLook } from '@bocage/catalogue';
import type { Grid } from '@bocage/hex';
import { spotOf } from './ground.ts';
import { element, lettering, pointList, type Spot } from './xml.ts';

const BLUE = '#1d4f8a';
const RED = '#a32a1c';
const OUTLINE = { fill: 'none', 'stroke-linejoin': 'round' } as const;

function star({ x, y }: Spot, r: number): Spot[] {
  return Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const far = i % 2 === 0 ? r : 0.42 * r;
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
  });
}

const rim = (grid: Grid, { at }: MarkLook, paint: Readonly<Record<string, string | number>>): string =>
  element('polygon', {
    points: pointList(grid.corners(at).map(({ x, y }) => ({ x: 100 * x, y: 100 * y }))),
    ...OUTLINE,
    ...paint,
  });

/** Under the counters: rims of what is to be landed in, held or taken. */
export function groundSign(grid: Grid, mark: MarkLook): string {
  if (grid.isBox(mark.at)) return '';
  if (mark.sign === 'landing')
    return rim(grid, mark, { stroke: BLUE, 'stroke-width': 4, 'stroke-dasharray': '12 8' });
  if (mark.sign === 'held') return rim(grid, mark, { stroke: BLUE, 'stroke-width': 7 });
  return mark.sign === 'objective' ? rim(grid, mark, { stroke: RED, 'stroke-width': 5 }) : '';
}

/** Over the counters: stars, blown bridges and names. */
export function topSign(grid: Grid, mark: MarkLook): string {
  if (grid.isBox(mark.at)) return '';
  const { x, y } = spotOf(grid, mark.at);
  if (mark.sign === 'blown') return blown(grid, mark);
  if (mark.sign === 'landing') return label(mark.text.split(',')[0] ?? '', { x, y: y - 48 });
  if (mark.sign === 'held' || mark.sign === 'objective') {
    const fill = mark.sign === 'held' ? BLUE : RED;
    return element('polygon', { points: pointList(star({ x, y: y - 46 }, 13)), fill, stroke: '#ffffff', 'stroke-width': 1.5 }); // biome-ignore format: a row
  }
  return '';
}

function label(text: string, { x, y }: Spot): string {
  const width = 14 + 8.6 * text.length;
  return (
    element('rect', { x: x - width / 2, y: y - 9, width, height: 18, rx: 4, fill: BLUE }) +
    lettering(text, x, y, 14, { fill: '#ffffff', 'font-weight': 'bold' })
  );
}

/** A cross over the bridge. */
function blown(grid: Grid, { side }: MarkLook): string {
  if (side === undefined) return '';
  const [one, other] = grid.sideHexes(side);
  const [a, b] = [spotOf(grid, one), spotOf(grid, other)];
  const { x, y } = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const d = `M${x - 10} ${y - 10}L${x + 10} ${y + 10}M${x - 10} ${y + 10}L${x + 10} ${y - 10}`;
  const line = (stroke: string, width: number): string =>
    element('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...OUTLINE });
  return line('#ffffff', 9) + line(RED, 5);
}
