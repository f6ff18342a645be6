import { HALO, INK } from './palette.ts';
import type { Figure } from './plates.ts';
import { short, tag, type XY } from './svg.ts';

/** A canopy and its lines: a drop zone. */
export function canopy({ x, y }: XY, fill: string): Figure {
  const d =
    `M${short(x - 15)} ${short(y - 3)}a15 15 0 0 1 30 0q-3.7-4-7.5 0q-3.7-4-7.5 0q-3.7-4-7.5 0q-3.7-4-7.5 0z` +
    `M${short(x - 15)} ${short(y - 3)}l15 18l15-18M${short(x - 7.5)} ${short(y - 3)}l7.5 18l7.5-18`;
  const svg = tag('path', { d, fill, stroke: INK, 'stroke-width': 1.3, 'stroke-linejoin': 'round' });
  return { svg, rect: { x: x - 16, y: y - 19, width: 32, height: 35 } };
}

/** A light disc over a whole hex: something may be put there. */
export function inset(at: XY, stroke: string): Figure {
  const r = 33;
  const svg = tag('circle', {
    cx: at.x,
    cy: at.y,
    r,
    fill: '#fff',
    'fill-opacity': 0.35,
    stroke,
    'stroke-width': 1.6,
    'stroke-dasharray': '5 4',
  });
  return { svg, rect: { x: at.x - 12, y: at.y - 12, width: 24, height: 24 } };
}

/** How an arrow looks: straight for the Allies, notched for the Germans, with two heads where all may pass. */
export type ArrowShape = 'straight' | 'notched' | 'double';

const ARROWS: Readonly<Record<ArrowShape, readonly (readonly [number, number])[]>> = {
  straight: [[-1, 5], [0.1, 5], [0.1, 12], [1, 0], [0.1, -12], [0.1, -5], [-1, -5]], // biome-ignore format: a shape
  notched: [[-1, 9], [0.1, 5], [0, 13], [1, 0], [0, -13], [0.1, -5], [-1, -9], [-0.6, 0]], // biome-ignore format: a shape
  double: [[-0.3, 4], [-0.3, 11], [-1, 0], [-0.3, -11], [-0.3, -4], [0.3, -4], [0.3, -11], [1, 0], [0.3, 11], [0.3, 4]], // biome-ignore format: a shape
};

/** A broad arrow about a point, `length` long. */
export function arrow(at: XY, u: XY, length: number, fill: string, shape: ArrowShape = 'straight'): Figure {
  const half = length / 2;
  const corners = ARROWS[shape].map(([along, aside]) => {
    const x = at.x + u.x * along * half - u.y * aside;
    return `${short(x)} ${short(at.y + u.y * along * half + u.x * aside)}`;
  });
  const d = `M${corners.join('L')}z`;
  const svg = tag('path', { d, fill, stroke: HALO, 'stroke-width': 1.6, 'stroke-linejoin': 'round' });
  const width = 2 * Math.max(Math.abs(u.x) * half, 13 * Math.abs(u.y));
  const height = 2 * Math.max(Math.abs(u.y) * half, 13 * Math.abs(u.x));
  return { svg, rect: { x: at.x - width / 2, y: at.y - height / 2, width, height } };
}

/** An open angle that points the way. */
export function chevron(at: XY, u: XY, stroke: string): Figure {
  const point = (along: number, aside: number) =>
    `${short(at.x + u.x * along - u.y * aside)} ${short(at.y + u.y * along + u.x * aside)}`;
  const d = `M${point(-6, -12)}L${point(6, 0)}L${point(-6, 12)}`;
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const svg =
    tag('path', { d, ...line, stroke: HALO, 'stroke-width': 7 }) +
    tag('path', { d, ...line, stroke, 'stroke-width': 4 });
  return { svg, rect: { x: at.x - 13, y: at.y - 13, width: 26, height: 26 } };
}

/** A strongpoint: a bastion seen from above; a nest is half of one. */
export function bastion(at: XY, fill: string, isHalf: boolean): Figure {
  const { x, y } = at;
  const r = isHalf ? 8 : 11;
  const d = `M${short(x - r)} ${short(y + r * 0.6)}v${short(-r * 0.9)}l${short(r)} ${short(-r * 0.75)}l${short(r)} ${short(r * 0.75)}v${short(r * 0.9)}z`;
  const svg = tag('path', { d, fill, stroke: HALO, 'stroke-width': 1.8, 'stroke-linejoin': 'round' });
  return { svg, rect: { x: x - r, y: y - r, width: 2 * r, height: 1.8 * r } };
}

/** A coastal battery: a casemate and the barrel of its gun. */
export function casemate({ x, y }: XY, fill: string): Figure {
  const barrel = `M${short(x + 2)} ${short(y - 1)}l14-8l2.4 4.2l-14 8z`;
  const dome = `M${short(x - 13)} ${short(y + 7)}v-4a10 10 0 0 1 20 0v4z`;
  const svg = tag('path', {
    d: barrel + dome,
    fill,
    stroke: HALO,
    'stroke-width': 1.8,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
  return { svg, rect: { x: x - 15, y: y - 11, width: 35, height: 20 } };
}

/** A port: an anchor. */
export function anchor({ x, y }: XY, fill: string): Figure {
  const at = (dx: number, dy: number) => `${short(x + dx)} ${short(y + dy)}`;
  const d =
    `M${at(0, -8)}V${short(y + 12)}M${at(-6, -4)}h12M${at(-10, 3)}q1 9 10 9q9 0 10-9` +
    `M${at(-13, 6)}l3-4l4 3M${at(13, 6)}l-3-4l-4 3M${at(3, -11)}a3 3 0 1 1-6 0a3 3 0 1 1 6 0`;
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const svg =
    tag('path', { d, ...line, stroke: HALO, 'stroke-width': 6 }) +
    tag('path', { d, ...line, stroke: fill, 'stroke-width': 2.6 });
  return { svg, rect: { x: x - 15, y: y - 16, width: 30, height: 31 } };
}

/** Obstacles on a beach: crossed rails. */
export function hedgehogs(at: XY): Figure {
  const spots = [
    [-24, 8],
    [-9, -14],
    [8, 6],
    [22, -12],
  ] as const;
  const d = spots
    .map(([x, y]) => `M${short(at.x + x - 5)} ${short(at.y + y - 5)}l10 10m0-10l-10 10m5-12v13`)
    .join('');
  const svg = tag('path', { d, fill: 'none', stroke: INK, 'stroke-width': 1.5, 'stroke-opacity': 0.8 });
  return { svg, rect: { x: at.x - 12, y: at.y - 12, width: 24, height: 20 } };
}
