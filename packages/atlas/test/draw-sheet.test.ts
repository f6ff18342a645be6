import { makeGrid } from '@bocage/hex';
import { expect, test } from 'vitest';
import { layBoundaries, nameBoundaries } from '../src/draw/boundaries.ts';
import { above, makeField } from '../src/draw/contours.ts';
import { drawScale, wrapped } from '../src/draw/furniture.ts';
import { Ground } from '../src/draw/ground.ts';
import { overlap } from '../src/draw/labels.ts';
import { drawLevels } from '../src/draw/levels.ts';
import { hash, noise } from '../src/draw/noise.ts';
import { drawRelief, heightField } from '../src/draw/relief.ts';
import { laySheet } from '../src/draw/sheet.ts';
import { Corners, markedSides } from '../src/draw/sides.ts';
import { settlements } from '../src/draw/towns.ts';
import { bay } from './bay.ts';
import { pointsOf, textsOf } from './svg-reader.ts';

const grid = makeGrid(bay.grid);
const ground = new Ground(bay, grid);
const corners = new Corners(grid);

test('boxes stand outside the map, apart from each other, on the side of their hexes', () => {
  const { map, boxes, legend, bounds } = laySheet(grid, { items: 30, boxes: true });
  const rects = [...boxes.values()];
  expect(rects).toHaveLength(3);
  rects.forEach((rect, i) => {
    expect(overlap(rect, map)).toBe(false);
    expect(legend && overlap(rect, legend)).toBe(false);
    for (const other of rects.slice(i + 1)) expect(overlap(rect, other)).toBe(false);
    expect(rect.x).toBeGreaterThanOrEqual(bounds.x);
  });
  const [off, beyond, nowhere] = rects;
  expect((off?.x ?? 0) + (off?.width ?? 0)).toBeLessThan(0);
  expect(beyond?.x).toBe(off?.x); // it leads to no hex, but to the other box
  expect(nowhere?.y).toBeGreaterThan(map.height);
});

test('boxes that lead nowhere stand below the map', () => {
  const { links: _, ...unlinked } = bay.grid;
  const lost = makeGrid(unlinked);
  const { boxes, map } = laySheet(lost, { items: 0, boxes: true });
  for (const rect of boxes.values()) expect(rect.y).toBeGreaterThan(map.height);
});

test('a legend of many signs is higher than one of few', () => {
  const height = (items: number) => laySheet(grid, { items, boxes: false }).legend?.height ?? 0;
  expect(height(60)).toBeGreaterThan(height(5));
  expect(height(0)).toBe(0);
});

test('a boundary is named once; zones are parted from zones, not from nothing', () => {
  const boundaries = layBoundaries(bay, markedSides(bay.sideLayers, grid), grid, corners);
  expect(boundaries.map(({ name, isZone }) => [name, isZone])).toEqual([
    ['Army boundary', false],
    ['Zones', true],
  ]);
  const frame = { x: 0, y: 0, width: 700, height: 800 };
  expect(nameBoundaries(boundaries, frame, 9, () => true)).toHaveLength(1);
  expect(nameBoundaries(boundaries, frame, 9, () => false)).toEqual([]);
});

test('of two kinds in one layer of boundaries each has its own name', () => {
  const layer = {
    title: 'Lines',
    source: 'design: x',
    kinds: { 'gun-line': '0101/0201', army: '0401/0501' },
  };
  const map = { ...bay, sideLayers: { boundary: layer }, hexLayers: {} };
  const names = layBoundaries(map, markedSides(map.sideLayers, grid), grid, corners).map(({ name }) => name);
  expect(names).toEqual(['Gun line', 'Army']);
});

test('the larger of two sizes is built', () => {
  const towns = settlements(bay, grid);
  expect(towns.get(grid.find('0506'))).toBe('city');
  expect(towns.get(grid.find('0104'))).toBe('village');
  expect(towns.has(grid.find('0403'))).toBe(false);
});

test('the area above a level has the right size and closes at the edge of the field', () => {
  const field = makeField(
    { x: 0, y: 0, width: 400, height: 400 },
    10,
    (x, y) => 100 - Math.hypot(x - 200, y - 200),
  );
  const disc = pointsOf(above(field, 0, 0.5).toString());
  const area = (points: readonly { x: number; y: number }[]) =>
    Math.abs(
      points.reduce(
        (sum, p, i) =>
          sum +
          p.x * (points[(i + 1) % points.length]?.y ?? 0) -
          (points[(i + 1) % points.length]?.x ?? 0) * p.y,
        0,
      ) / 2,
    );
  expect(area(disc) / (Math.PI * 100 ** 2)).toBeCloseTo(1, 1);
  const half = makeField({ x: 0, y: 0, width: 400, height: 400 }, 20, (x) => 190 - x);
  expect(area(pointsOf(above(half, 0, 0.5).toString())) / (190 * 400)).toBeCloseTo(1, 1);
  const saddle = makeField({ x: 0, y: 0, width: 10, height: 10 }, 10, (x, y) => (x === y ? 1 : -1));
  expect(above(saddle, 0, 0).toString().match(/z/g)).toHaveLength(2);
  const other = makeField({ x: 0, y: 0, width: 10, height: 10 }, 10, (x, y) => (x === y ? -1 : 1));
  expect(above(other, 0, 0).isEmpty).toBe(false);
});

test('hills have light and shade, a plain has neither, a river cuts its valley', () => {
  const area = { x: 0, y: 0, width: 700, height: 800 };
  const rolling = heightField(ground, area, []);
  expect(drawRelief(rolling, false).match(/<path/g)?.length).toBeGreaterThan(5);
  expect(drawRelief(rolling, true).match(/<path/g)?.length).toBeLessThan(
    drawRelief(rolling, false).match(/<path/g)?.length ?? 0,
  );
  const flat = new Ground({ ...bay, picture: { ...bay.picture, heights: [] } }, grid);
  expect(drawRelief(heightField(flat, area, []), false)).toBe('');
  const cut = heightField(ground, area, [[{ x: 350, y: 600 }]]);
  expect(Math.min(...cut.values.map((v, i) => v - (rolling.values[i] as number)))).toBeLessThan(-1);
});

test('levels are drawn one on the other', () => {
  expect(drawLevels(bay, grid, ground).match(/<path/g)).toHaveLength(4);
  expect(drawLevels({ ...bay, hexLayers: {} }, grid, ground)).toBe('');
});

test('a scale shows round figures and fits its room', () => {
  for (const [kmPerHex, last] of [
    [0.886, '10 km'],
    [3.6, '40 km'],
    [0.25, '2 km'],
    [0.02, '200 m'],
  ] as const) {
    const svg = drawScale({ ...bay, picture: { ...bay.picture, kmPerHex } }, 0, 0, 45, 600);
    expect(textsOf(svg).map(({ text }) => text)).toContain(last);
  }
});

test('a long credit is set in lines', () => {
  const lines = wrapped('one two three four five six seven', 100, 20);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('one two three four five six seven');
  expect(wrapped('', 100, 20)).toEqual([]);
});

test('chance for the eye is the same for ever, and even', () => {
  expect(hash(3, 4, 5)).toBe(hash(3, 4, 5));
  const values = Array.from({ length: 2000 }, (_, i) => hash(i, i % 7));
  expect(values.reduce((a, b) => a + b, 0) / 2000).toBeCloseTo(0.5, 1);
  expect(Math.abs(noise(1.5, 2.5) - noise(1.5001, 2.5))).toBeLessThan(0.001);
});
