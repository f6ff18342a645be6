import { makeGrid } from '@bocage/hex';
import { expect, test } from 'vitest';
import { RECIPES } from '../games/index.ts';
import { affineThrough } from '../src/fitting.ts';
import { packLine, unpackLine } from '../src/polyline.ts';
import { type LonLat, project, unproject } from '../src/projection.ts';
import { Sheet } from '../src/sheet.ts';

const sheetOf = (game: string): Sheet => {
  const recipe = RECIPES.find((r) => r.game === game)!;
  return new Sheet(makeGrid(recipe.grid), recipe.fit);
};

const CAEN: LonLat = [-0.36356, 49.18134];

test('the origin of the projection is the origin of the plane', () => {
  const [x, y] = project([-0.7, 49]);
  expect(Math.hypot(x, y)).toBeLessThan(1e-6);
});

test('a hundredth of a degree of latitude is 1.112 km', () => {
  const [, y] = project([-0.7, 49.01]);
  expect(y).toBeCloseTo(1.112, 3);
});

test('to the plane and back leads to the same place', () => {
  for (const at of [CAEN, [-1.9, 49.7], [0.6, 48.3]] as LonLat[]) {
    const [lon, lat] = unproject(project(at));
    expect(lon).toBeCloseTo(at[0], 9);
    expect(lat).toBeCloseTo(at[1], 9);
  }
});

test.each(RECIPES.map((r) => r.game))('%s: to the map and back leads to the same place', (game) => {
  const sheet = sheetOf(game);
  const { width, height } = sheet.grid;
  for (const [x, y] of [
    [width / 3, height / 3],
    [1, height - 1],
    [width - 1, 1],
  ] as const) {
    const [bx, by] = sheet.toPlane(sheet.toGround([x, y]));
    expect(Math.hypot(bx - x, by - y)).toBeLessThan(1e-5);
  }
});

// Places whose hexes the rulebooks tell, each with its true position.
test.each([
  ['dark-summer', '2403', 49.413, -1.193],
  ['dark-summer', '3203', 49.364, -0.9],
  ['dark-summer', '4003', 49.333, -0.572],
  ['dark-summer', '4603', 49.285, -0.3],
  ['dark-summer', '4704', 49.2324, -0.2565],
  ['dark-summer', '2726', 48.6862, -1.358],
  ['dark-summer', '6028', 48.4312, 0.0911],
  ['montys-dday', '5325', 49.3388, -0.5855],
  ['montys-dday', '2313', 49.2424, -0.2722],
  ['bloody-summer', '0223', 49.6405, -1.6208],
  ['bloody-summer', '0617', 49.4153, -1.1751],
  ['bloody-summer', '0714', 49.3594, -0.8836],
  ['bloody-summer', '1218', 49.1, -1.244],
  ['overlord-dday', 'N2828', 49.3955, -0.989],
  ['overlord-dday', 'N3551', 49.27, -0.1965],
  ['overlord-dday', 'N2723', 49.4158, -1.1749],
] as const)('%s: %s lies where its place is', (game, hex, lat, lon) => {
  expect(sheetOf(game).nameOf(lat, lon)).toBe(hex);
});

test('off the map there is no hex', () => {
  expect(() => sheetOf('dark-summer').nameOf(51.5, -0.1)).toThrow('off the map');
});

test('a fit through points of a known map finds that map', () => {
  const places: (readonly [readonly [number, number], LonLat])[] = [
    [0, 0],
    [3, 1],
    [1, 4],
    [5, 5],
  ].map(([u = 0, v = 0]) => [[u, v], unproject([2 * u - v + 10, u + 3 * v - 4])]);
  const rounded = affineThrough(places).map((row) => row.map((n) => Number(n.toFixed(6)) + 0));
  expect(rounded).toEqual([
    [2, -1, 10],
    [1, 3, -4],
  ]);
});

test('a packed line unpacks to its points, rounded', () => {
  const line: LonLat[] = [
    [-1.23456, 49.5],
    [-1.2, 49.40001],
    [0.00004, -3],
  ];
  expect(unpackLine(packLine(line, 1e5), 1e5)).toEqual(line);
  expect(unpackLine(packLine(line, 1e2), 1e2)[2]).toEqual([0, -3]);
});
