import { expect, test } from 'vitest';
import { distancesToNearest, type HexId, makeGrid, NOWHERE } from '../src/index.ts';
import { darkSummer } from './maps.ts';

// Without holes, so that the way around is never longer than the distance.
const grid = makeGrid({
  ...darkSummer.spec,
  omit: [],
  columns: [10, 17],
  rows: [0, 6],
  boxes: ['Sea'],
  links: [],
});
const [a, b] = [grid.hexes[0], grid.hexes.at(-1)] as [HexId, HexId];

test('each hex has the distance to the nearest of the places', () => {
  const far = distancesToNearest(grid, [a, b], 99);
  for (const hex of grid.hexes) expect(far[hex]).toBe(Math.min(grid.distance(hex, a), grid.distance(hex, b)));
});

test('beyond the limit it is the limit, as it is everywhere where there is no place', () => {
  const far = distancesToNearest(grid, [a], 3);
  for (const hex of grid.hexes) expect(far[hex]).toBe(Math.min(3, grid.distance(hex, a)));
  const box = grid.hexCount as HexId;
  expect(new Set(distancesToNearest(grid, [NOWHERE, box], 5))).toEqual(new Set([5]));
});
