import { DIRECTIONS, type Direction, type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { StepPrices } from '@bocage/wargame';
import { expect, test } from 'vitest';
import * as map from '../src/map.ts';
import { HALVES, movementChart } from '../src/tables/going.ts';
import { GAITS, type Gait, MODES, type Mode } from '../src/terms.ts';

const { grid, PLACE } = map;
const hex = PLACE.of;
const side = (a: string, b: string): HexsideId => grid.sideBetween(hex(a), hex(b)) as HexsideId;
const name = PLACE.text;
/** What each gait pays for each step, worked out once. */
const PRICES = new Map(
  GAITS.flatMap((gait) =>
    MODES.map(
      (mode) => [`${gait} ${mode}`, new StepPrices(grid, map.ground, movementChart(gait, mode))] as const,
    ),
  ),
);
/** Points for a step; below nought where it is barred. */
const cost = (gait: Gait, mode: Mode, from: string, to: string): number => {
  const way = grid.directionTo(hex(from), hex(to)) as Direction;
  const price = PRICES.get(`${gait} ${mode}`)?.price(hex(from), way) ?? Number.NaN;
  return price < 0 ? price : price / HALVES;
};

test('MDD 6.3.4-a: guns leave 2414 over the canal by the bridge alone', () => {
  const open = grid
    .around(hex('2414'))
    .filter(
      (to) =>
        map.waterOf(side('2414', name(to))) === 'canal' && cost('guns', 'movement', '2414', name(to)) > 0,
    );
  expect(open.map(name)).toEqual(['2313']);
  expect(cost('guns', 'movement', '2313', '2213')).toBe(0.5);
});

test.each(['motorized', 'armour', 'guns'] as const)('MDD 6.3.4-a: %s cannot wade, infantry can', (gait) => {
  expect(cost(gait, 'combat', '2313', '2214')).toBeLessThan(0);
  expect(cost('infantry', 'combat', '2313', '2214')).toBe(5);
  expect(cost('engineer', 'movement', '2313', '2214')).toBe(5);
});

test('MDD 6.3.4-c, MDD 6.3.4-d, MDD 6.3.4-e: a bridge costs nothing by road, a point in Combat Mode', () => {
  expect(cost('infantry', 'movement', '2414', '2313')).toBe(0.5);
  expect(cost('infantry', 'combat', '2414', '2313')).toBe(2);
  expect(cost('armour', 'combat', '2414', '2313')).toBe(2);
});

test('MDD 6.3-a, MDD 6.3.1-a: Clear costs one; a road half, but not in Combat Mode', () => {
  expect(cost('infantry', 'combat', '5018', '5017')).toBe(1);
  expect(cost('infantry', 'movement', '2513', '2414')).toBe(0.5);
  expect(cost('infantry', 'combat', '2513', '2414')).toBe(1);
});

test('MDD 6.3.2-a: a stream costs two more', () => {
  const [a, b] = grid.sideHexes(streamWithoutBridge());
  expect(cost('armour', 'combat', name(a), name(b))).toBe(3);
});

test('MDD 6.3.2-b: within Caen the water costs nothing, and still stops vehicles', () => {
  expect(map.waterOf(side('3006', '3106'))).toBe('canal');
  expect(cost('infantry', 'combat', '3006', '3106')).toBe(3);
  expect(cost('armour', 'combat', '3006', '3106')).toBeLessThan(0);
});

test('MDD 6.3.3-a: uphill costs one more, downhill does not', () => {
  expect(cost('infantry', 'combat', '3719', '3720') - cost('infantry', 'combat', '3720', '3719')).toBe(1);
});

test('MDD 6.3.3-b: two levels at once are for infantry and guns; vehicles need a road', () => {
  const steep = stepsWhere((from, to) => Math.abs(map.levelOf(from) - map.levelOf(to)) === 2);
  expect(steep.length).toBeGreaterThan(5);
  for (const [from, to, way] of steep)
    for (const gait of ['motorized', 'armour'] as const)
      expect(cost(gait, 'movement', from, to) > 0, `${gait} ${from} ${to}`).toBe(way === ROAD);
});

test('MDD 6.2.9-a: from a beach onto a height armour needs a road or a trail', () => {
  const bluffs = stepsWhere((from, to) => map.isBeach(from) && map.levelOf(to) === 1);
  expect(bluffs.map(([from, to]) => `${from}/${to}`)).toContain('5425/5525');
  for (const [from, to, way] of bluffs) {
    expect(cost('armour', 'combat', from, to) > 0, `${from} ${to}`).toBe(way >= TRAIL);
    expect(cost('motorized', 'combat', from, to), `${from} ${to}`).toBeGreaterThan(0);
  }
});

test('MDD 6.3.6-a: infantry alone walks on shale', () => {
  expect(cost('infantry', 'combat', '3223', '3224')).toBe(3);
  for (const gait of ['engineer', 'motorized', 'armour', 'guns'] as const)
    expect(cost(gait, 'combat', '3223', '3224'), gait).toBeLessThan(0);
});

test('MDD 6.3.7-a: nobody crosses a wall', () => {
  for (const gait of ['infantry', 'engineer', 'motorized', 'armour', 'guns'] as const)
    expect(cost(gait, 'combat', '2822', '2821'), gait).toBeLessThan(0);
});

test('MDD 7.2.3-b: a trail through the marsh is as Clear in Combat Mode, also for vehicles, a railway is not', () => {
  const trails = stepsWhere((from, to) => map.groundOf(from) === 'swamp' && map.groundOf(to) === 'swamp');
  const by = (kind: number) =>
    trails.filter(([from, to, way]) => way === kind && map.waterOf(side(from, to)) === '');
  const [[from, to]] = by(TRAIL) as [[string, string, number]];
  expect([cost('armour', 'combat', from, to), cost('infantry', 'combat', from, to)]).toEqual([1, 1]);
  const [[off, on]] = by(0) as [[string, string, number]];
  expect([cost('infantry', 'combat', off, on), cost('infantry', 'movement', off, on)]).toEqual([3, 4]);
  expect(cost('armour', 'combat', off, on)).toBeLessThan(0);
});

test.each([
  ['woods', '1608', '1609', 3, 2],
  ['a swamp', '1411', '1311', 4, 3],
  ['a beach', '2520', '2519', 2, 2],
  ['a beach with flats', '0423', '0422', 2, 2],
  ['a flat', '2519', '2520', 1, 1],
  ['shale', '3223', '3224', 3, 3],
  ['a town', '2820', '2821', 2, 2],
  ['the City', '3004', '3005', 2, 3],
])(
  'MDD 6.1.1-a: %s costs infantry from %s to %s %i, in Combat Mode %i',
  (_ground, from, to, moving, fighting) => {
    expect([cost('infantry', 'movement', from, to), cost('infantry', 'combat', from, to)]).toEqual([
      moving,
      fighting,
    ]);
  },
);

test('MDD 6.3.1-a, MDD 7.2.3-a: trail and railway cost a point through the marsh, in Combat Mode the trail alone', () => {
  expect([cost('armour', 'movement', '0304', '0303'), cost('armour', 'combat', '0304', '0303')]).toEqual([
    1, 1,
  ]);
  expect(cost('armour', 'movement', '0711', '0812')).toBe(1);
  expect(cost('armour', 'combat', '0711', '0812')).toBeLessThan(0);
  expect(cost('infantry', 'combat', '0711', '0812')).toBe(3);
});

test('MDD 6.3.2-a: canal and river cost infantry four more', () => {
  expect([cost('infantry', 'combat', '2215', '2315'), cost('infantry', 'combat', '2313', '2214')]).toEqual([
    5, 5,
  ]);
});

const [TRAIL, ROAD] = [2, 3] as const;
/** Steps over dry hexsides between hexes, with the way they follow. */
function stepsWhere(isMeant: (from: HexId, to: HexId) => boolean): [from: string, to: string, way: number][] {
  return grid.hexes.flatMap((from) =>
    DIRECTIONS.flatMap((d): [string, string, number][] => {
      const to = grid.neighbour(from, d);
      if (to === NOWHERE || map.isSea(from) || map.isSea(to) || !isMeant(from, to)) return [];
      const barred = map.groundOf(to) === 'woods' || map.waterOf(grid.side(from, d)) !== '';
      return barred ? [] : [[name(from), name(to), map.wayOf(grid.side(from, d))]];
    }),
  );
}
function streamWithoutBridge(): HexsideId {
  const sides = Array.from({ length: grid.sideCount }, (_, i) => i as HexsideId);
  return sides.find(
    (one) =>
      map.waterOf(one) === 'stream' &&
      map.wayOf(one) === 0 &&
      grid.sideHexes(one).every((h) => map.isHex(h) && map.isClear(h)),
  ) as HexsideId;
}
