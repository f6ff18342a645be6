import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot, escapeText, Path, pathTag, short, tag } from '../src/draw/svg.ts';
import { pointsOf } from './svg-reader.ts';

const point = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
});

test('a path of relative steps ends where it should, however long it is', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 2, maxLength: 60 }),
      fc.array(point, { minLength: 3, maxLength: 9 }),
      (line, ring) => {
        const path = new Path().polygon(ring).polyline(line);
        const read = pointsOf(path.toString());
        const last = line[line.length - 1] as { x: number; y: number };
        const end = read[read.length - 1] as { x: number; y: number };
        expect(Math.abs(end.x - last.x)).toBeLessThanOrEqual(0.051);
        expect(Math.abs(end.y - last.y)).toBeLessThanOrEqual(0.051);
      },
    ),
  );
});

test('numbers are written short: no nought before the point, a minus instead of a blank', () => {
  expect(new Path().move(0.5, -0.25).line(1, 0).toString()).toBe('m.5-.2 .5 .2');
  expect(short(1.23456)).toBe('1.23');
  expect(short(-0.001)).toBe('0');
});

test('a line to where the pen stands is no line', () => {
  expect(new Path().move(3, 4).line(3.01, 4).toString()).toBe('m3 4');
});

test('a curve keeps its ends and a ring closes', () => {
  const points = [0, 10, 20, 30].map((x) => ({ x, y: x % 20 }));
  const curve = pointsOf(new Path().curve(points).toString());
  expect(curve[0]).toEqual(points[0]);
  expect(curve[curve.length - 1]).toEqual(points[3]);
  expect(new Path().ring(points).toString()).toMatch(/z$/);
  expect(new Path().curve(points.slice(0, 2)).toString()).toBe('m0 0 10 10');
  expect(new Path().ring(points.slice(0, 3)).toString()).toMatch(/^m5 5q.*z$/);
});

test('a dot is round about its middle', () => {
  const path = new Path();
  dot(path, { x: 10, y: 10 }, 3);
  expect(pointsOf(path.toString())).toEqual([
    { x: 7, y: 10 },
    { x: 13, y: 10 },
    { x: 7, y: 10 },
  ]);
});

test('marks that XML knows are escaped, letters with accents are not', () => {
  expect(escapeText(`Pont-l'Évêque & <Fils> "x"`)).toBe('Pont-l&#39;Évêque &amp; &lt;Fils&gt; &quot;x&quot;');
});

test('attributes without a value are left out, and so is an empty path', () => {
  expect(tag('rect', { x: 1.005, fill: undefined, id: 'a&b' })).toBe('<rect x="1" id="a&amp;b"/>');
  expect(pathTag(new Path(), { fill: 'red' })).toBe('');
  expect(
    new Path().polygon([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]).isEmpty,
  ).toBe(true);
});
