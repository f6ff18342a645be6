import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Grid, type HexId, NOWHERE, type Point } from '../src/index.ts';
import { bloodySummer, darkSummer, mapList, montysDDay } from './maps.ts';

type Step = readonly [HexId, HexId];

function steps(grid: Grid, a: HexId, b: HexId): Step[] {
  const out = new Int16Array(4 * grid.distance(a, b) + 2);
  const count = grid.line(a, b, out);
  expect(2 * count).toBeLessThanOrEqual(out.length);
  return Array.from({ length: count }, (_, i) => [out[2 * i], out[2 * i + 1]] as unknown as Step);
}

function named(grid: Grid, a: string, b: string): string {
  const name = (h: HexId) => (h === NOWHERE ? '-' : grid.name(h));
  return steps(grid, grid.find(a), grid.find(b))
    .map(([left, right]) => (left === right ? name(left) : `${name(left)}|${name(right)}`))
    .join(' ');
}

// A hex is crossed if some of its corners lie left and some right of the line, and its centre between the ends.
function crossed(grid: Grid, a: HexId, b: HexId): HexId[] {
  const from = grid.centre(a);
  const to = grid.centre(b);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const right = (p: Point) => dx * (p.y - from.y) - dy * (p.x - from.x);
  const along = (p: Point) => (dx * (p.x - from.x) + dy * (p.y - from.y)) / (dx * dx + dy * dy);
  return grid.hexes.filter((h) => {
    const t = along(grid.centre(h));
    if (t < -1e-9 || t > 1 + 1e-9) return false;
    const hands = grid.corners(h).map(right);
    return Math.min(...hands) < -1e-9 && Math.max(...hands) > 1e-9;
  });
}

test('a line along a row of hexes goes straight through them', () => {
  expect(named(montysDDay, '3210', '3214')).toBe('3210 3211 3212 3213 3214');
  expect(named(bloodySummer, '1008', '1005')).toBe('1008 1007 1006 1005');
});

test('a line towards a corner runs along hexsides, with the flanking hexes left and right', () => {
  expect(named(darkSummer, '4003', '4403')).toBe('4003 4102|4103 4203 4302|4303 4403');
  expect(named(darkSummer, '4403', '4003')).toBe('4403 4303|4302 4203 4103|4102 4003');
  expect(named(bloodySummer, '1008', '1208')).toBe('1008 1107|1108 1208');
});

test('a line in between crosses every hex it touches, also those it only clips', () => {
  expect(named(darkSummer, '4003', '4304')).toBe('4003 4103 4204 4304');
  expect(named(darkSummer, '4003', '4104')).toBe('4003 4103|4004 4104');
  expect(named(darkSummer, '4003', '4404')).toBe('4003 4103 4203 4204 4303 4404');
});

test('a line exactly through a corner leaves out the hex it touches in that point only', () => {
  // It passes the corner of 4103, 4204 and 4104, and that of 4205, 4305 and 4304.
  expect(named(darkSummer, '4003', '4406')).toBe('4003 4103 4204 4205 4305 4406');
});

test('a line out of the map and in again is nowhere in between', () => {
  expect(named(darkSummer, '4000', '4400')).toBe('4000 -|4100 4200 -|4300 4400');
});

test('a line to the same hex is that hex', () => {
  expect(named(darkSummer, '4003', '4003')).toBe('4003');
});

test.each(mapList)('%s: a line back is the same line with left and right exchanged', (_, grid) => {
  fc.assert(
    fc.property(fc.constantFrom(...grid.hexes), fc.constantFrom(...grid.hexes), (a, b) => {
      const back = steps(grid, b, a).reverse();
      expect(steps(grid, a, b)).toEqual(back.map(([left, right]) => [right, left]));
    }),
  );
});

test.each(mapList)('%s: a line is connected and begins and ends at its ends', (_, grid) => {
  const near = (a: HexId, b: HexId) => a === NOWHERE || b === NOWHERE || grid.distance(a, b) === 1;
  fc.assert(
    fc.property(fc.constantFrom(...grid.hexes), fc.constantFrom(...grid.hexes), (a, b) => {
      const line = steps(grid, a, b);
      expect(line[0]).toEqual([a, a]);
      expect(line.at(-1)).toEqual([b, b]);
      line.slice(1).forEach(([left, right], i) => {
        const [wasLeft, wasRight] = line[i] as Step;
        expect(near(wasLeft, left) && near(wasRight, right)).toBe(true);
        expect(left === right || near(left, right)).toBe(true);
      });
    }),
  );
});

test.each(mapList)('%s: a line has exactly the hexes whose inside it crosses', (_, grid) => {
  fc.assert(
    fc.property(fc.constantFrom(...grid.hexes), fc.constantFrom(...grid.hexes), (a, b) => {
      fc.pre(a !== b);
      const single = steps(grid, a, b).filter(([left, right]) => left === right && left !== NOWHERE);
      expect(single.map(([h]) => h).sort()).toEqual(crossed(grid, a, b).sort());
    }),
    { numRuns: 40 },
  );
});

test.each(mapList)('%s: pairs flank a side that lies on the line, the left hex on the left', (_, grid) => {
  fc.assert(
    fc.property(fc.constantFrom(...grid.hexes), fc.nat(5), fc.integer({ min: 1, max: 4 }), (a, side, n) => {
      const centre = grid.centre(a);
      const corner = grid.corners(a)[side] as Point;
      const b = grid.hexAt(
        centre.x + 3 * n * (corner.x - centre.x),
        centre.y + 3 * n * (corner.y - centre.y),
      );
      fc.pre(b !== NOWHERE);
      const line = steps(grid, a, b);
      expect(line).toHaveLength(2 * n + 1);
      line.forEach(([left, right], i) => {
        const isPair = i % 2 === 1;
        expect(left !== right).toBe(isPair);
        if (!isPair || left === NOWHERE || right === NOWHERE) return;
        const [l, r] = [grid.centre(left), grid.centre(right)];
        const hand = (p: Point) =>
          (corner.x - centre.x) * (p.y - centre.y) - (corner.y - centre.y) * (p.x - centre.x);
        expect(hand(l)).toBeLessThan(0);
        expect(hand(r)).toBeCloseTo(-hand(l), 9);
      });
    }),
  );
});
