import { type HexsideId, makeGrid } from '@bocage/hex';
import { expect, test } from 'vitest';
import { type Bed, type Chain, chainOf, partsOnMap } from '../src/chain.ts';
import { distance, type XY } from '../src/lines.ts';
import { Vertices } from '../src/vertices.ts';

// Ten columns of eight hexes; the two eastern columns are sea.
const grid = makeGrid({
  top: 'flat',
  order: 'column-row',
  columns: [1, 10],
  rows: [1, 8],
  columnsFrom: 'west',
  rowsFrom: 'north',
  shifted: 'even',
  shift: 'south',
});
const vertices = new Vertices(grid);
const bed: Bed = { grid, vertices, isSea: (h) => h >= 0 && grid.column(h) > 8, taken: new Set() };

const centre = (name: string): XY => {
  const { x, y } = grid.centre(grid.find(name));
  return [x, y];
};
const names = (chain: Chain): string[] => chain.sides.map((s) => grid.sideName(s));

/** Whether each hexside begins in the corner where the one before it ended. */
function isWhole({ sides, corners }: Chain): boolean {
  return sides.every((side, i) => {
    const ends = vertices.ends(side);
    return ends.includes(corners[i]!) && ends.includes(corners[i + 1]!);
  });
}

const across: XY[] = [
  [1, 4.5],
  [7.6, 4.5],
];

test('a straight river becomes one chain from its head to the sea', () => {
  const chain = chainOf(across, bed, 'anywhere', 'sea');
  expect(isWhole(chain)).toBe(true);
  expect(vertices.hexes[chain.corners.at(-1)!]!.some(bed.isSea)).toBe(true);
  expect(distance(vertices.points[chain.corners[0]!]!, across[0]!)).toBeLessThan(0.6);
  expect(chain.sides.length).toBeLessThan(16);
  for (const corner of chain.corners) expect(Math.abs(vertices.points[corner]![1] - 4.5)).toBeLessThan(0.75);
});

test('no hexside of a river lies between two hexes of sea', () => {
  const beyond: XY[] = [...across, [9.3, 4.5]];
  const chain = chainOf(beyond, bed, 'anywhere', 'sea');
  for (const side of chain.sides) expect(grid.sideHexes(side).every(bed.isSea)).toBe(false);
});

test('a tributary ends in a corner of its river and shares no hexside with it', () => {
  const main = chainOf(across, bed, 'anywhere', 'sea');
  const taken = new Set(main.sides);
  const brook: XY[] = [
    [4, 1.2],
    [4.1, 4.4],
  ];
  const chain = chainOf(brook, { ...bed, taken }, 'anywhere', new Set(main.corners));
  expect(isWhole(chain)).toBe(true);
  expect(main.corners).toContain(chain.corners.at(-1));
  expect(chain.sides.some((s) => taken.has(s))).toBe(false);
});

test('a river that comes over the edge begins on the edge', () => {
  const [part] = partsOnMap(
    [
      [-2, 3],
      [5, 3],
    ],
    grid,
  );
  expect(part!.cutHead).toBe(true);
  expect(part!.cutMouth).toBe(false);
  const chain = chainOf(part!.line, bed, 'edge', 'anywhere');
  expect(vertices.onEdge(chain.corners[0]!)).toBe(true);
});

test('a river runs along the hexsides it must', () => {
  const via = grid.findSide('0505/0506') as HexsideId;
  expect(names(chainOf(across, bed, 'anywhere', 'sea'))).not.toContain('0505/0506');
  const chain = chainOf(across, bed, 'anywhere', 'sea', [via]);
  expect(names(chain)).toContain('0505/0506');
  expect(isWhole(chain)).toBe(true);
});

test.each(['left', 'right'] as const)(
  'a town on the %s bank stays there though the river runs through its hex',
  (bank) => {
    const town = grid.find('0404');
    const [, y] = centre('0404');
    const course: XY[] = [
      [0.8, y],
      [7.6, y],
    ];
    const chain = chainOf(
      course,
      { ...bed, bank: (h) => (h === town ? bank : undefined) },
      'anywhere',
      'sea',
    );
    const beside = chain.sides.filter((s) => grid.sideHexes(s).includes(town)).map((s) => grid.sideName(s));
    expect(beside).toContain(bank === 'left' ? '0404/0405' : '0403/0404');
    expect(beside).not.toContain(bank === 'left' ? '0403/0404' : '0404/0405');
  },
);
