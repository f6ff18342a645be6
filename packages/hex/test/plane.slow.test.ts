import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, NOWHERE, type Point, turn } from '../src/index.ts';
import { bloodySummer, darkSummer, mapList } from './maps.ts';

function gap(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

test.each(mapList)(
  '%s: neighbours are one pitch apart and share the two corners of their side',
  (_, grid) => {
    for (const h of grid.hexes) {
      const corners = grid.corners(h);
      for (const d of DIRECTIONS) {
        const there = grid.neighbour(h, d);
        if (there === NOWHERE) continue;
        expect(gap(grid.centre(h), grid.centre(there))).toBeCloseTo(1, 9);
        const theirs = grid.corners(there);
        expect(gap(corners[d] as Point, theirs[turn(d, 4)] as Point)).toBeCloseTo(0, 9);
        expect(gap(corners[turn(d, 1)] as Point, theirs[turn(d, 3)] as Point)).toBeCloseTo(0, 9);
      }
    }
  },
);

test.each(mapList)('%s: the map fills its width and height from (0, 0)', (_, grid) => {
  const points = grid.hexes.flatMap((h) => grid.corners(h));
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  [0, 0, grid.width, grid.height].forEach((edge, i) => {
    expect(box[i]).toBeCloseTo(edge, 9);
  });
});

test('directions are where the compass says', () => {
  const from = darkSummer.find('4003');
  const bearing = DIRECTIONS.map((d) => {
    const [a, b] = [darkSummer.centre(from), darkSummer.centre(darkSummer.neighbour(from, d))];
    return Math.round((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI);
  });
  expect(bearing).toEqual([0, 60, 120, 180, -120, -60]);
  const inland = bloodySummer.find('1012');
  const east = bloodySummer.centre(bloodySummer.neighbour(inland, 1));
  expect(east.x - bloodySummer.centre(inland).x).toBeCloseTo(1, 9);
  expect(east.y).toBeCloseTo(bloodySummer.centre(inland).y, 9);
});

test.each(mapList)('%s: a point anywhere in a hex finds it', (_, grid) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...grid.hexes),
      fc.nat(5),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (h, side, out, along) => {
        const centre = grid.centre(h);
        const corners = grid.corners(h);
        const a = corners[side] as Point;
        const b = corners[(side + 1) % 6] as Point;
        const x = centre.x + out * (a.x + along * (b.x - a.x) - centre.x);
        const y = centre.y + out * (a.y + along * (b.y - a.y) - centre.y);
        expect(grid.hexAt(x, y)).toBe(h);
      },
    ),
  );
});

test('a point beyond the map finds nothing', () => {
  for (const [x, y] of [
    [-1, 5],
    [5, -1],
    [0.01, 0.01],
    [darkSummer.width + 1, 5],
    [5, darkSummer.height + 1],
    [Number.NaN, 0],
  ] as const) {
    expect(darkSummer.hexAt(x, y)).toBe(NOWHERE);
  }
});

test('a box has no place on the paper', () => {
  expect(() => darkSummer.centre(darkSummer.find('Brittany'))).toThrow('Brittany is not a hex');
  expect(() => darkSummer.centre(NOWHERE)).toThrow('-1 is not a hex');
});
