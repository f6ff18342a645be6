import { expect, test } from 'vitest';
import { fireColour, fireLetter } from '../src/draw/firecolours.ts';
import { numberInk } from '../src/draw/hexgrid.ts';
import { GROUNDS, type GroundSign } from '../src/draw/kinds.ts';
import { NAME_STYLES } from '../src/draw/named.ts';
import * as palette from '../src/draw/palette.ts';

type Rgb = readonly [number, number, number];

function linear(hex: string): Rgb {
  return [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(linear(a)), luminance(linear(b))].sort((p, q) => p - q) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

// Full dichromacy after Machado, Oliveira and Fernandes (2009).
const EYES = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

function seenBy(eye: keyof typeof EYES, [r, g, b]: Rgb): Rgb {
  const m = EYES[eye];
  const row = (i: number) =>
    Math.max(0, (m[i] as number) * r + (m[i + 1] as number) * g + (m[i + 2] as number) * b);
  return [row(0), row(3), row(6)];
}

function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function difference(a: string, b: string, eye: keyof typeof EYES): number {
  const [p, q] = [lab(seenBy(eye, linear(a))), lab(seenBy(eye, linear(b)))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

// The kinds of ground that lie side by side on one map; woods are told by what is drawn on them.
const MAPS: Readonly<Record<string, readonly GroundSign[]>> = {
  'dark-summer': ['sea', 'clear', 'bocage', 'woods', 'forest', 'flooded', 'city'],
  'overlord-dday': ['sea', 'clear', 'mixed', 'bocage', 'hedgerow', 'flooded', 'city'],
  'montys-dday': ['sea', 'clear', 'woods', 'marsh', 'beach', 'strand', 'tidal', 'shale', 'city'],
  'bloody-summer': ['sea', 'clear', 'bocage', 'forest', 'marsh', 'city'],
  'omaha-beach': ['sea', 'beach', 'shelf', 'draw', 'high', 'bocage', 'woods', 'rough', 'town'],
};

const DRAWN: Partial<Record<GroundSign, string>> = { woods: palette.WOOD_FILL, forest: palette.FOREST_FILL };
const ground = (sign: GroundSign) => DRAWN[sign] ?? palette.TINTS[sign];

for (const [map, signs] of Object.entries(MAPS)) {
  for (const eye of ['all', 'protan', 'deutan'] as const) {
    test(`on ${map} every two kinds of ground differ for ${eye} eyes`, () => {
      for (const a of signs) {
        for (const b of signs) {
          if (a < b) expect(difference(ground(a), ground(b), eye), `${a} and ${b}`).toBeGreaterThan(5);
        }
      }
    });
  }
}

test('names can be read on every ground and on their own light edge', () => {
  for (const { fill } of Object.values(NAME_STYLES)) {
    expect(contrast(fill, palette.HALO)).toBeGreaterThan(7);
    for (const sign of GROUNDS) {
      const least = sign === 'ridge' || sign === 'shale' ? 3.5 : 4.5;
      expect(contrast(fill, palette.TINTS[sign]), `${fill} on ${sign}`).toBeGreaterThan(least);
    }
  }
});

test('text on the paper, on panels and on plates can be read', () => {
  for (const ink of [palette.INK, palette.SOFT_INK]) {
    expect(contrast(ink, palette.PAPER)).toBeGreaterThan(4.5);
    expect(contrast(ink, palette.PANEL)).toBeGreaterThan(4.5);
  }
  for (const plate of [palette.ALLIED, palette.GERMAN, palette.INK])
    expect(contrast('#ffffff', plate)).toBeGreaterThan(4.5);
});

const FIRE = ['purple', 'orange', 'red', 'blue', 'green', 'brown'];

test.each(['all', 'protan', 'deutan', 'tritan'] as const)(
  'every two colours of fire differ for %s eyes, well beyond what can just be told apart',
  (eye) => {
    for (const a of FIRE)
      for (const b of FIRE)
        if (a < b) expect(difference(fireColour(a), fireColour(b), eye), `${a} and ${b}`).toBeGreaterThan(16);
  },
);

test('colours of fire have a letter each, which can be read on them, and are seen on the light of their dots', () => {
  expect(FIRE.map(fireLetter)).toEqual(['P', 'O', 'R', 'B', 'G', 'N']);
  for (const name of FIRE) {
    expect(contrast('#ffffff', fireColour(name)), name).toBeGreaterThan(4.5);
    expect(contrast(palette.HALO, fireColour(name)), name).toBeGreaterThan(4.5);
  }
});

test('hex numbers are fainter than names, but there', () => {
  for (const sign of GROUNDS) {
    const back = sign === 'sea' ? (palette.SEA_BANDS[3] as string) : ground(sign);
    const seen = contrast(numberInk(sign), back);
    expect(seen, sign).toBeGreaterThan(2);
    expect(seen, sign).toBeLessThan(contrast(palette.LABEL, back));
  }
});

test('the sea grows lighter towards the shore', () => {
  const light = palette.SEA_BANDS.map((band) => luminance(linear(band)));
  expect(light).toEqual([...light].sort((a, b) => a - b));
});
