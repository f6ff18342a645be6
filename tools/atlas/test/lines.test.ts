import { expect, test } from 'vitest';
import { clipLine, clipRing, locate, resample, simplify, simplifyRing, type XY } from '../src/lines.ts';

const BOX = [0, 0, 10, 10] as const;

test('a line within tolerance of straight becomes two points', () => {
  const line: XY[] = [
    [0, 0],
    [1, 0.1],
    [2, -0.1],
    [3, 0],
  ];
  expect(simplify(line, 0.2)).toEqual([
    [0, 0],
    [3, 0],
  ]);
  expect(simplify(line, 0.05)).toEqual(line);
});

test('a ring keeps its far side', () => {
  const ring: XY[] = [
    [0, 0],
    [5, 0.01],
    [9, 0],
    [9, 9],
    [0, 9],
    [0, 0],
  ];
  expect(simplifyRing(ring, 0.1)).toEqual(ring.filter((_, i) => i !== 1));
});

test('a line that leaves the box and comes back becomes two runs', () => {
  const runs = clipLine(
    [
      [5, 5],
      [15, 5],
      [15, 6],
      [5, 6],
    ],
    BOX,
  );
  expect(runs).toEqual([
    [
      [5, 5],
      [10, 5],
    ],
    [
      [10, 6],
      [5, 6],
    ],
  ]);
});

test('a line beside the box is no run', () => {
  expect(
    clipLine(
      [
        [12, 0],
        [12, 9],
      ],
      BOX,
    ),
  ).toEqual([]);
});

test('a ring is cut along the edge of the box', () => {
  const cut = clipRing(
    [
      [5, 5],
      [15, 5],
      [15, 8],
      [5, 8],
    ],
    BOX,
  );
  expect(new Set(cut.map(String))).toEqual(new Set(['5,5', '10,5', '10,8', '5,8']));
});

test('resampling leaves no wide gap', () => {
  expect(
    resample(
      [
        [0, 0],
        [1, 0],
      ],
      0.25,
    ),
  ).toHaveLength(5);
});

test('a point is located along a line and off it', () => {
  const line: XY[] = [
    [0, 0],
    [4, 0],
    [4, 4],
  ];
  expect(locate([5, 3], line)).toEqual({ along: 7, off: 1 });
});
