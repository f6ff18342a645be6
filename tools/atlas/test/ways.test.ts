import { type HexId, makeGrid } from '@bocage/hex';
import { expect, test } from 'vitest';
import { mainCourse } from '../src/courses.ts';
import { resample, type XY } from '../src/lines.ts';
import { type Ground, traceWay } from '../src/trace.ts';

const grid = makeGrid({
  top: 'pointy',
  order: 'row-column',
  columns: [1, 9],
  rows: [1, 7],
  columnsFrom: 'west',
  rowsFrom: 'north',
  shifted: 'even',
  shift: 'east',
});
const open: Ground = { grid, isSea: () => false, isWater: () => false, used: new Set() };
const centre = (h: HexId): XY => [grid.centre(h).x, grid.centre(h).y];
const road = (from: string, to: string, ground = open): string[] => {
  const [a, b] = [grid.find(from), grid.find(to)];
  return traceWay(resample([centre(a), centre(b)], 0.1), [a, b], ground).map((s) => grid.sideName(s));
};

test('a road along a row goes straight through it', () => {
  expect(road('0302', '0305')).toEqual(['0302/0303', '0303/0304', '0304/0305']);
});

test('a road does not enter the sea', () => {
  const bay = grid.find('0303');
  const sides = road('0302', '0305', { ...open, isSea: (h) => h === bay });
  expect(sides.join(' ')).not.toContain('0303');
  expect(sides).toHaveLength(4);
});

test('of two ways equally near, a road takes the one without a bridge', () => {
  const dear = new Set(['0303/0403', '0402/0403'].map((name) => grid.findSide(name)));
  const sides = road('0303', '0503', { ...open, isWater: (s) => dear.has(s) });
  expect(sides).toEqual(['0303/0402', '0402/0503']);
});

test('a road joins one that is there already', () => {
  const used = new Set(['0303/0403', '0403/0503'].map((name) => grid.findSide(name) as never));
  expect(road('0303', '0503', { ...open, used })).toEqual(['0303/0403', '0403/0503']);
});

test('the main course of a river goes through its pieces in order, over gaps, past a stray branch', () => {
  const piece = (...pieces: [number, number][][]) => ({ name: 'Brook', kind: 'river', rank: 1, pieces });
  const course = mainCourse(
    [
      piece([
        [4, 0],
        [6, 0],
      ]),
      piece(
        [
          [3.5, 0],
          [0, 0],
        ],
        [
          [4, 0.2],
          [4, 1],
        ],
      ),
    ],
    (at) => [at[0], at[1]],
  );
  const xs = course.map(([x]) => x);
  const flowing = xs[0] === 0 ? xs : [...xs].reverse();
  expect(flowing).toEqual([0, 3.5, 4, 6]);
});
