import { makeGrid, NOWHERE } from '@bocage/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Ground } from '../src/draw/ground.ts';
import { groundSign, sideSign, waySign, wordsOf } from '../src/draw/kinds.ts';
import { hexOutline, region, regionLines } from '../src/draw/regions.ts';
import { Land } from '../src/draw/shore.ts';
import { bay, pointyBay } from './bay.ts';
import { pointsOf } from './svg-reader.ts';

const maps = [bay, pointyBay].map((map) => {
  const grid = makeGrid(map.grid);
  return { map, grid, ground: new Ground(map, grid) };
});
const { grid, ground } = maps[0] as (typeof maps)[0];

function areaOf(points: readonly { x: number; y: number }[]): number {
  return Math.abs(
    points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length] as { x: number; y: number };
      return sum + (p.x * q.y - q.x * p.y) / 2;
    }, 0),
  );
}

test('the ground drawn in the middle of a hex is the ground of the hex', () => {
  for (const { map, grid, ground } of maps) {
    for (const [kind, list] of Object.entries(map.terrain.kinds)) {
      for (const name of list.split(' ')) {
        const wide = ground.of(grid.find(name));
        expect(ground.signAt(ground.centre(wide)), name).toBe(groundSign(kind));
      }
    }
  }
});

test('the country goes on for a ring of hexes beyond the map', () => {
  for (const { grid, ground } of maps) {
    expect(ground.grid.hexCount).toBe((7 + 2) * (8 + 2));
    expect(ground.onMap.filter((h) => h !== NOWHERE)).toHaveLength(grid.hexCount);
    for (const h of grid.hexes) {
      const p = grid.centre(h);
      expect(ground.centre(ground.of(h)).x).toBeCloseTo(p.x * 100, 6);
      expect(ground.hexAt(p.x * 100, p.y * 100)).toBe(ground.of(h));
    }
  }
});

test('what borders on the sea grows on the land that reaches into it, houses do not', () => {
  const sea = ground.of(grid.find('0302'));
  expect(ground.signs[sea]).toBe('sea');
  expect(['beach', 'clear']).toContain(ground.cover[sea]);
  expect(ground.cover.filter((sign, h) => sign === 'city' && ground.signs[h] !== 'city')).toEqual([]);
});

test('neighbouring areas share their border: together they fill the map and nothing overlaps', () => {
  const classes = [...new Set(ground.signs)];
  const areas = classes.map((sign) => {
    const lines = regionLines(ground, (h) => ground.signs[h] as string, sign);
    return lines.reduce((sum, line) => sum + signed(line), 0);
  });
  const whole = ground.grid.hexCount * Math.sqrt(0.75) * 10_000;
  expect(areas.reduce((a, b) => a + b, 0) / whole).toBeCloseTo(1, 1);
});

// Borders have their area on the right, holes on the left.
function signed(points: readonly { x: number; y: number }[]): number {
  return points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] as { x: number; y: number };
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);
}

test('a lone hex becomes a round patch of about its own size', () => {
  const lone = ground.of(grid.find('0403'));
  const [line = []] = regionLines(ground, (h) => (h === lone ? 'in' : 'out'), 'in');
  expect(areaOf(line) / 8660).toBeGreaterThan(0.75);
  expect(areaOf(line) / 8660).toBeLessThan(1.1);
});

test('the outline of hexes is as they are on the grid', () => {
  const set = new Set(['0403', '0404'].map((name) => ground.of(grid.find(name))));
  const points = pointsOf(hexOutline(ground, (h) => set.has(h)).toString());
  expect(points).toHaveLength(10);
  expect(areaOf(points)).toBeCloseTo(2 * 8660.25, -2);
  expect(region(ground, () => 'out', 'in').isEmpty).toBe(true);
});

test('games call their ground by many names', () => {
  expect(
    ['swamp', 'tidal-beach', 'high-ground', 'buildings', 'hill-2', 'level-1', 'pavilion', 'heath'].map(
      groundSign,
    ),
  ).toEqual(['marsh', 'strand', 'high', 'town', 'ridge', 'hill', 'shelf', 'clear']);
  expect(
    ['major', 'river', 'sea-wall', 'anti-tank-wall', 'scaleable-cliff', 'all-sea', 'army'].map(sideSign),
  ).toEqual(['major', 'river', 'seawall', 'wall', 'scalable', 'none', 'none']);
  expect([
    waySign('road', 'trail'),
    waySign('rail', 'major'),
    waySign('road', 'minor'),
    waySign('road', ''),
  ]).toEqual(['trail', 'rail', 'secondary', 'primary']);
  expect(['major-river', 'antiTankDitch', 'rail'].map(wordsOf)).toEqual([
    'Major river',
    'Anti tank ditch',
    'Railway',
  ]);
});

const square = new Land({
  ...bay,
  picture: {
    ...bay.picture,
    land: [
      [0, 0, 400, 0, 400, 400, 0, 400],
      [100, 100, 200, 100, 200, 200, 100, 200],
    ],
  },
});

test('a lake inside the land is no land', () => {
  expect(square.has({ x: 50, y: 50 })).toBe(true);
  expect(square.has({ x: 150, y: 150 })).toBe(false);
  expect(square.has({ x: 450, y: 50 })).toBe(false);
});

test('a town in the water is brought ashore, if the shore is near', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 300, max: 430, noNaN: true }),
      fc.double({ min: 30, max: 370, noNaN: true }),
      (x, y) => {
        expect(square.has(square.ashore({ x, y }, 60))).toBe(true);
      },
    ),
  );
  expect(square.ashore({ x: 800, y: 50 }, 60)).toEqual({ x: 800, y: 50 });
});

test('a river that ends on land flows on to the nearest open water, not to a far one', () => {
  const all = () => true;
  const mouth = square.openWater({ x: 370, y: 300 }, 100, all);
  expect(mouth?.x).toBeGreaterThan(400);
  expect(mouth?.x).toBeLessThan(430);
  expect(square.openWater({ x: 290, y: 300 }, 60, all)).toBeUndefined();
  expect(square.openWater({ x: 370, y: 300 }, 100, ({ x }) => x > 430)?.x).toBeGreaterThan(430); // over the flats
});
