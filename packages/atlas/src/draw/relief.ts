import { above, type Field, makeField } from './contours.ts';
import type { Ground } from './ground.ts';
import { PITCH, pathTag, type Rect, type XY } from './svg.ts';

const STEP = PITCH / 5;
const VALLEY = 0.11; // how much of its height the land loses at a river
const REACH = 2; // hexes that bear on the height of a point
const DARK = [0.1, 0.22, 0.36, 0.52, 0.7, 0.9];
const LIGHT = [0.12, 0.28, 0.46, 0.66, 0.88];

/** Heights between the hex centres, valleys cut where the rivers run. */
export function heightField(ground: Ground, area: Rect, rivers: readonly (readonly XY[])[]): Field {
  const sums = makeField(area, STEP, () => 0);
  const weights = new Float32Array(sums.values.length);
  for (const h of ground.grid.hexes) splat(sums, weights, ground.centre(h), ground.heights[h] as number);
  const cut = nearness(sums, rivers);
  sums.values.forEach((sum, i) => {
    const w = weights[i] as number;
    const height = w > 0 ? sum / w : 0;
    sums.values[i] = height * (1 - VALLEY * (cut[i] as number));
  });
  return sums;
}

function splat(field: Field, weights: Float32Array, at: XY, height: number): void {
  const across = bell((at.x - field.x) / STEP, field.columns);
  const down = bell((at.y - field.y) / STEP, field.rows);
  const values = field.values;
  for (let r = 0; r < down.parts.length; r++) {
    const start = (down.first + r) * field.columns + across.first;
    for (let c = 0; c < across.parts.length; c++) {
      const w = (down.parts[r] as number) * (across.parts[c] as number);
      weights[start + c] = (weights[start + c] as number) + w;
      values[start + c] = (values[start + c] as number) + w * height;
    }
  }
}

// How much a hex counts at each line of the field near it; along and across multiply.
function bell(at: number, lines: number): { first: number; parts: number[] } {
  const spread = (0.5 * PITCH) / STEP;
  const reach = (REACH * PITCH) / STEP;
  const first = Math.max(0, Math.ceil(at - reach));
  const parts: number[] = [];
  for (let i = first; i <= Math.min(lines - 1, at + reach); i++) {
    parts.push(Math.exp(-((i - at) ** 2) / (2 * spread * spread)));
  }
  return { first, parts };
}

// 1 on a river, fading to 0 about half a hex away.
function nearness(field: Field, rivers: readonly (readonly XY[])[]): Float32Array {
  const least = new Float32Array(field.values.length).fill(Infinity);
  const width = 0.3 * PITCH;
  const reach = Math.ceil((2 * width) / STEP);
  for (const line of rivers) {
    for (const p of line) {
      const cc = (p.x - field.x) / STEP;
      const rr = (p.y - field.y) / STEP;
      const c0 = Math.round(cc);
      const r0 = Math.round(rr);
      for (let r = Math.max(0, r0 - reach); r <= Math.min(field.rows - 1, r0 + reach); r++) {
        for (let c = Math.max(0, c0 - reach); c <= Math.min(field.columns - 1, c0 + reach); c++) {
          const d2 = ((c - cc) ** 2 + (r - rr) ** 2) * STEP * STEP;
          const i = r * field.columns + c;
          if (d2 < (least[i] as number)) least[i] = d2;
        }
      }
    }
  }
  return least.map((d2) => (d2 === Infinity ? 0 : Math.exp(-d2 / (width * width))));
}

// Light from the north-west of the sheet: above 0 in the sun, below in the shade, about 1 where steepest.
function sunlight(heights: Field): Field {
  const { columns, rows, values } = heights;
  const light = new Float32Array(values.length);
  const at = (c: number, r: number) =>
    values[Math.max(0, Math.min(rows - 1, r)) * columns + Math.max(0, Math.min(columns - 1, c))] as number;
  for (let r = 0, i = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++, i++) {
      light[i] = at(c + 1, r) - at(c - 1, r) + at(c, r + 1) - at(c, r - 1);
    }
  }
  const steep = light.map(Math.abs).sort();
  const flat = steep.findIndex((l) => l > 0.01);
  const full = steep[Math.floor(flat + (steep.length - flat) * 0.97)] || 1;
  return { ...heights, values: light.map((l) => l / full) };
}

/** Hill shading, and a warmer tint with height unless the map has levels of its own. */
export function drawRelief(heights: Field, hasLevels: boolean): string {
  const light = sunlight(heights);
  const shade = { ...light, values: light.values.map((l) => -l) };
  const tolerance = 0.02 * PITCH;
  const high = highGround(heights);
  const levels = high < 5 || hasLevels ? [] : [0.3, 0.48, 0.66, 0.84].map((part) => part * high);
  const strength = Math.max(0.5, Math.min(1, high / 200)); // flat country casts no deep shadows
  return [
    ...levels.map((l) => pathTag(above(heights, l, tolerance), { fill: '#c08f4e', 'fill-opacity': 0.1 })),
    ...DARK.map((l) =>
      pathTag(above(shade, l, tolerance), { fill: '#453a3f', 'fill-opacity': 0.055 * strength }),
    ),
    ...LIGHT.map((l) =>
      pathTag(above(light, l, tolerance), { fill: '#fffbe8', 'fill-opacity': 0.1 * strength }),
    ),
  ].join('');
}

// The height that only a map's few high hills rise above.
function highGround(heights: Field): number {
  const sorted = heights.values.filter((v) => v > 1).sort();
  return sorted[Math.floor(sorted.length * 0.98)] ?? 0;
}
