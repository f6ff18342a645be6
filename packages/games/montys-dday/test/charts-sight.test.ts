import { DIRECTIONS, type Direction, type HexId, NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';
import * as map from '../src/map.ts';
import { faces, isBefore } from '../src/tables/facing.ts';
import { hiddenBy, sees } from '../src/tables/sight.ts';
import { COMBAT, MOVEMENT } from '../src/terms.ts';

const { grid, PLACE } = map;
const hex = PLACE.of;
const name = PLACE.text;

// Facing.

test('MDD 7.4.2-a, MDD 7.4.3-a: facing north, a unit has three hexes before it and three beside and behind', () => {
  const before = grid.around(hex('5018')).filter((to) => isBefore(hex('5018'), 0, to));
  expect(before.map(name)).toEqual(['5019', '4918', '5118']);
});

test('MDD 7.4.5-a, MDD 10.1.7-a: in Combat Mode it faces all round', () => {
  expect(faces(MOVEMENT, hex('5018'), 0, hex('5017'))).toBe(false);
  expect(faces(COMBAT, hex('5018'), 0, hex('5017'))).toBe(true);
});

test('MDD 14.1.3-a: a coast battery fires over 120 degrees, the rows that bound them included', () => {
  const riva = hex('2219');
  expect(['2228', '2425', '2420', '2020', '1824'].map((at) => isBefore(riva, 0, hex(at)))).toEqual([
    true, true, true, true, true,
  ]); // biome-ignore format: a list
  expect(['2218', '2519', '2019'].map((at) => isBefore(riva, 0, hex(at)))).toEqual([false, false, false]);
});

// Sight.

test('MDD 10.2.7-m2: from before Ranville three are seen, the town hides one and the height of Bréville another', () => {
  const [Z, D, E] = [hex('2013'), hex('2313'), hex('2016')];
  const seen = ['2011', '1911', '1812'].map((target) => sees(Z, hex(target)));
  expect([...seen, sees(Z, D), sees(Z, E)]).toEqual([true, true, true, false, false]);
  expect([hiddenBy(Z, D), hiddenBy(Z, E)].map(name)).toEqual(['2213', '2014']);
  expect([map.levelOf(hex('2013')), map.levelOf(hex('2014')), map.levelOf(hex('2016'))]).toEqual([0, 1, 0]);
});

test('MDD 10.2.7-l1: neighbours see each other whatever lies there', () => {
  expect(sees(hex('2013'), hex('2014')) && sees(hex('2414'), hex('2313'))).toBe(true);
});

test('MDD 10.2.7-l5: into a town, or a marsh, one sees, but not through it', () => {
  expect(sees(hex('2013'), hex('2213'))).toBe(true);
  expect(sees(hex('2013'), hex('2313'))).toBe(false);
  expect(map.groundOf(hex('1014'))).toBe('swamp');
  expect([sees(hex('1013'), hex('1014')), sees(hex('1013'), hex('1015'))]).toEqual([true, false]);
});

test('MDD 10.2.7-l3, MDD 10.2.7-l4: along a hexside one hiding hex is not enough, two are', () => {
  const along = alongSides();
  const hides = (h: HexId) => map.isBuilt(h) || map.groundOf(h) === 'swamp';
  const low = along.filter(({ ends, flanks }) => [...ends, ...flanks].every((h) => map.levelOf(h) === 0));
  const one = low.filter(({ flanks }) => flanks.filter(hides).length === 1);
  const two = low.filter(({ flanks }) => flanks.every(hides));
  expect(Math.min(one.length, two.length)).toBeGreaterThan(3);
  expect(one.every(({ ends: [a, b] }) => sees(a, b))).toBe(true);
  expect(two.some(({ ends: [a, b] }) => sees(a, b))).toBe(false);
});

test('MDD 10.2.7-l6, MDD 10.2.7-l7, MDD 10.2.7-l8: what is higher than both hides, and a hill from or to low ground', () => {
  const seen = new Map<string, Set<boolean>>();
  for (const { levels, sees: can } of overOneHex()) {
    const key = levels.join('');
    seen.set(key, (seen.get(key) ?? new Set()).add(can));
  }
  const always = (levels: string) => [...(seen.get(levels) ?? [])];
  // From, between, to.
  for (const levels of ['000', '111', '101', '112', '211', '222', '212', '122', '221', '102'])
    expect(always(levels), levels).toEqual([true]);
  for (const levels of ['010', '011', '110', '021', '121', '022', '210'])
    expect(always(levels), levels).toEqual([false]);
});

/** Lines of two hexes along a hexside: their ends, and the hexes on both sides. */
function alongSides(): { ends: [HexId, HexId]; flanks: HexId[] }[] {
  const out = new Int16Array(20);
  return grid.hexes.flatMap((a) =>
    DIRECTIONS.flatMap((d) => {
      const beside = grid.neighbour(a, d);
      const b = beside === NOWHERE ? NOWHERE : grid.neighbour(beside, ((d + 1) % 6) as Direction);
      if (b === NOWHERE || b < a) return [];
      grid.line(a, b, out);
      const flanks = [out[2] as HexId, out[3] as HexId];
      return flanks.includes(NOWHERE) ? [] : [{ ends: [a, b] as [HexId, HexId], flanks }];
    }),
  );
}
/** Straight lines over one open hex, with the levels on the way. */
function overOneHex(): { levels: number[]; sees: boolean }[] {
  return grid.hexes.flatMap((a) =>
    DIRECTIONS.flatMap((d) => {
      const between = grid.neighbour(a, d);
      const b = between === NOWHERE ? NOWHERE : grid.neighbour(between, d);
      if (b === NOWHERE || map.groundOf(between) !== 'clear') return [];
      return [{ levels: [a, between, b].map((h) => map.levelOf(h)), sees: sees(a, b) }];
    }),
  );
}
