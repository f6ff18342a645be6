import { type HexId, makeGrid } from '@bocage/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridgeSpots, drawBridges } from '../src/draw/bridges.ts';
import {
  between,
  distance,
  lengthOf,
  paces,
  ribbon,
  rounded,
  simplified,
  through,
} from '../src/draw/curves.ts';
import { middleOf } from '../src/draw/entries.ts';
import { Ground } from '../src/draw/ground.ts';
import { type Chain, chains, type Edge } from '../src/draw/network.ts';
import { drawWater, layCanals, layRivers, waterWidth } from '../src/draw/rivers.ts';
import { layRails, layRoads } from '../src/draw/roads.ts';
import { Land } from '../src/draw/shore.ts';
import { Corners, markedSides } from '../src/draw/sides.ts';
import { drawSideSign, drawSideSigns } from '../src/draw/sidesigns.ts';
import type { XY } from '../src/draw/svg.ts';
import { bay } from './bay.ts';
import { pointsOf } from './svg-reader.ts';

const grid = makeGrid(bay.grid);
const ground = new Ground(bay, grid);
const land = new Land(bay);
const corners = new Corners(grid);
const sides = markedSides(bay.sideLayers, grid);
const ways = markedSides(bay.wayLayers, grid);
const country = {
  at: (h: number) => middleOf(grid, h as HexId),
  fixed: new Set(['0104', '0506', '0606', '0607', '0707'].map((name) => grid.find(name))),
  isOff: ({ x, y }: XY) => grid.hexAt(x / 100, y / 100) < 0,
  gates: new Map<HexId, XY>(),
};
const rivers = layRivers(sides, corners, ground, land);

function nearestTo(lines: readonly (readonly XY[])[], p: XY): number {
  const dense = lines.flatMap((line) => line.flatMap((q, i) => [q, between(q, line[i + 1] ?? q, 0.5)]));
  return Math.min(...dense.map((q) => distance(p, q)));
}

const grown = fc
  .array(fc.tuple(fc.nat(11), fc.nat(11), fc.nat(2)), { minLength: 1, maxLength: 30 })
  .map((list) => {
    const seen = new Map<string, Edge>();
    for (const [a, b, weight] of list) {
      if (a !== b)
        seen.set(`${Math.min(a, b)} ${Math.max(a, b)}`, { a: Math.min(a, b), b: Math.max(a, b), weight });
    }
    return [...seen.values()];
  });

test('the chains of a network use every edge once and hang together', () => {
  fc.assert(
    fc.property(grown, (edges) => {
      const all: Chain[] = chains(edges, (n) => ({ x: (n % 4) * 10, y: Math.floor(n / 4) * 10 }));
      expect(all.flatMap((chain) => chain.edges)).toHaveLength(edges.length);
      expect(new Set(all.flatMap((chain) => chain.edges)).size).toBe(edges.length);
      for (const { nodes, edges: used } of all) {
        used.forEach((edge, i) => {
          expect([edge.a, edge.b].sort()).toEqual([nodes[i], nodes[i + 1]].sort());
        });
      }
    }),
  );
});

test('at a crossing the great road goes straight on and the lane ends', () => {
  const at = (n: number) =>
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 0 },
      { x: 10, y: 10 },
    ][n] as XY;
  const all = chains(
    [
      { a: 1, b: 3, weight: 1 },
      { a: 0, b: 1, weight: 3 },
      { a: 1, b: 2, weight: 3 },
    ],
    at,
  );
  expect(all.map(({ nodes }) => nodes.length).sort()).toEqual([2, 3]);
});

test('a simplified line strays no further than it may', () => {
  const line = fc.array(fc.record({ x: fc.nat(200), y: fc.nat(200) }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 30 }), (points, tolerance) => {
      const thin = simplified(points, tolerance);
      expect(thin[0]).toEqual(points[0]);
      expect(thin[thin.length - 1]).toEqual(points[points.length - 1]);
      expect(thin.length).toBeLessThanOrEqual(points.length);
    }),
  );
  expect(
    simplified(
      [0, 1, 2, 3].map((x) => ({ x, y: 0 })),
      0.1,
    ),
  ).toHaveLength(2);
});

test('curves keep their ends; one goes through its points, the other cuts the corners', () => {
  const zigzag = [0, 1, 2, 3].map((i) => ({ x: 10 * i, y: 10 * (i % 2) }));
  for (const curve of [rounded(zigzag), through(zigzag)]) {
    expect(curve[0]).toEqual(zigzag[0]);
    expect(distance(curve[curve.length - 1] as XY, zigzag[3] as XY)).toBeLessThan(1e-9);
  }
  for (const p of zigzag) expect(nearestTo([through(zigzag)], p)).toBeLessThan(1e-9);
  expect(nearestTo([rounded(zigzag, 20)], zigzag[1] as XY)).toBeGreaterThan(2);
  expect(rounded(zigzag.slice(0, 2))).toEqual(zigzag.slice(0, 2));
  expect(through(zigzag.slice(0, 2))).toEqual(zigzag.slice(0, 2));
});

test('a ribbon is as wide as it is told, paces are even', () => {
  const line = [0, 50, 100].map((x) => ({ x, y: 0 }));
  expect(ribbon(line, [10, 10, 10]).map(({ y }) => Math.abs(y))).toEqual([5, 5, 5, 5, 5, 5]);
  expect(lengthOf(line)).toBe(100);
  expect(paces(line, 20).map(({ at }) => at.x)).toEqual([10, 30, 50, 70, 90]);
});

test('a river keeps to its hexsides', () => {
  for (const { side, kind, layer } of sides) {
    if (layer !== 'water' || kind === 'canal') continue;
    const [a, b] = corners.line(side);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    expect(
      nearestTo(
        rivers.map((r) => r.line),
        middle,
      ),
      `${kind} ${side}`,
    ).toBeLessThan(18);
  }
});

test('a river is narrow at its spring and wide at its mouth', () => {
  const stream = rivers.find(({ widths }) => Math.max(...widths) < waterWidth('stream') + 1);
  expect(Math.min(...(stream?.widths ?? []))).toBeLessThan(0.5 * waterWidth('stream'));
  const [coastal] = layRivers(
    markedSides({ water: { title: '', source: '', kinds: { major: '0703/0803 0704/0803' } } }, grid),
    corners,
    ground,
    land,
  );
  expect(Math.max(...(coastal?.widths ?? []))).toBeGreaterThan(1.3 * waterWidth('major'));
  expect(coastal?.line.some((p) => !land.has(p))).toBe(true);
});

test('a tributary ends on the river it flows into', () => {
  const joined = layRivers(
    markedSides(
      {
        water: {
          title: '',
          source: '',
          kinds: { major: '0404/0504 0404/0505 0405/0505', minor: '0504/0505' },
        },
      },
      grid,
    ),
    corners,
    ground,
    land,
  );
  const [main, other] = [...joined].sort((p, q) => q.line.length - p.line.length);
  const ends = [other?.line[0], other?.line[(other?.line.length ?? 1) - 1]] as XY[];
  expect(Math.min(...ends.map((p) => nearestTo([main?.line ?? []], p)))).toBeLessThan(6);
});

test('canals are straight from corner to corner', () => {
  const canals = layCanals(sides, corners);
  expect(canals.flat()).toHaveLength(4);
  for (const p of canals.flat()) expect(nearestTo([corners.at], p)).toBe(0);
  expect(drawWater([], canals)).toContain('stroke-linejoin');
});

test('a road crosses the hexsides that it is said to cross', () => {
  const roads = layRoads(ways, country);
  for (const { side, layer } of ways) {
    if (layer !== 'road') continue;
    const [a, b] = corners.line(side);
    expect(
      nearestTo(
        roads.map((r) => r.line),
        { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      ),
    ).toBeLessThan(20);
  }
  expect(new Set(roads.map(({ sign }) => sign))).toEqual(new Set(['primary', 'secondary', 'mined', 'trail']));
});

test('a railway beside a road keeps its distance', () => {
  const [a] = corners.line(grid.findSide('0306/0406') as never);
  const roads = layRoads(ways, country);
  const rails = layRails(ways, country);
  const onRail = rails.flatMap(({ line }) => line).filter((p) => distance(p, a) < 60);
  expect(onRail.length).toBeGreaterThan(0);
  for (const p of onRail)
    expect(
      nearestTo(
        roads.map((r) => r.line),
        p,
      ),
    ).toBeGreaterThan(4);
});

test('a road that ends on the edge runs off the map, one that ends in a town does not', () => {
  const off = (name: string) => {
    const layer = { road: { title: '', source: '', kinds: { major: name } } };
    return layRoads(markedSides(layer, grid), country).some(({ line }) => line.some(country.isOff));
  };
  expect(off('0705/0805')).toBe(true);
  expect(off('0406/0506')).toBe(false);
  expect(off('0104/0204')).toBe(false);
});

test('where the map is left a road leads over its edge, though it comes along the edge or ends in a town', () => {
  const gates = new Map([[grid.find('0807'), { x: 0, y: 1 }]]);
  const layer = { road: { title: '', source: '', kinds: { major: '0806/0807' } } };
  const fixed = new Set([grid.find('0807')]);
  const off = (roads: ReturnType<typeof layRoads>) => roads.filter(({ line }) => line.some(country.isOff));
  expect(off(layRoads(markedSides(layer, grid), { ...country, fixed }))).toHaveLength(0);
  expect(off(layRoads(markedSides(layer, grid), { ...country, fixed, gates }))).toHaveLength(1);
  expect(off(layRoads(markedSides(layer, grid), { ...country, fixed: new Set(), gates }))).toHaveLength(1);
  expect(off(layRoads([], { ...country, gates }))).toHaveLength(0);
});

test('bridges stand where the map lists them, else wherever a way crosses water', () => {
  const roads = layRoads(ways, country);
  const rails = layRails(ways, country);
  const listed = bridgeSpots(ways, sides, corners, grid, roads, rails);
  expect(listed.map(({ isRail }) => isRail)).toEqual([false, true]);
  const implied = bridgeSpots(
    ways.filter(({ layer }) => layer !== 'bridge'),
    sides,
    corners,
    grid,
    roads,
    rails,
  );
  expect(implied.length).toBeGreaterThan(2);
  expect(drawBridges(listed)).toContain('<path');
  const [lonely] = bridgeSpots(
    ways.filter(({ layer }) => layer === 'bridge'),
    sides,
    corners,
    grid,
    [],
    [],
  );
  expect(lonely?.u.x).toBeGreaterThan(0.8);
});

test('hachures point down the hill, on whichever side of the hexside that is', () => {
  for (const [high, low] of [
    ['0404', '0405'],
    ['0405', '0404'],
  ] as const) {
    const heights = bay.picture.heights.map((_, h) => (h === grid.find(high) ? 90 : 10));
    const hilly = new Ground({ ...bay, picture: { ...bay.picture, heights } }, grid);
    const layer = { relief: { title: '', source: '', kinds: { slope: '0404/0405' } } };
    const svg = drawSideSigns(markedSides(layer, grid), corners, hilly);
    const points = pointsOf(svg.match(/ d="([^"]*)"/)?.[1] ?? '');
    const lowEnd = middleOf(grid, grid.find(low));
    const nearer = points.filter(
      (p, i) => i % 2 === 1 && distance(p, lowEnd) < distance(points[i - 1] as XY, lowEnd),
    );
    expect(nearer.length).toBe(points.length / 2);
  }
});

test('every line sign draws something, water has none of its own', () => {
  const line = [0, 30, 60].map((x) => ({ x, y: 0 }));
  for (const kind of [
    'cliff',
    'scaleable',
    'bluff',
    'slope',
    'shingle',
    'sea-wall',
    'wall',
    'ditch',
    'hedge',
    'flooded',
  ]) {
    expect(drawSideSign(kind, [line]), kind).toContain('<path');
  }
  expect(drawSideSign('river', [line])).toBe('');
});

test('a hexside on the edge of the map has two ends like any other', () => {
  const side = grid.findSide('0101/N') as never;
  expect(corners.line(side)[0].y).toBeCloseTo(0);
  expect(corners.hexesAt(corners.ends(side)[0]).length).toBeLessThan(3);
});
