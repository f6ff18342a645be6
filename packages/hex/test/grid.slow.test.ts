import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DIRECTIONS,
  type Direction,
  Flood,
  type Grid,
  type HexId,
  type HexsideId,
  NOWHERE,
  opposite,
  turn,
  UNLIMITED,
} from '../src/index.ts';
import { darkSummer, mapList, montysDDay, overlord } from './maps.ts';

const hexOf = (grid: Grid) => fc.constantFrom(...grid.hexes);

test.each(mapList)('%s: the way back from a neighbour is the opposite direction', (_, grid) => {
  for (const h of grid.hexes) {
    for (const d of DIRECTIONS) {
      const there = grid.neighbour(h, d);
      if (there === NOWHERE) continue;
      expect(grid.neighbour(there, opposite(d))).toBe(h);
      expect(grid.directionTo(h, there)).toBe(d);
    }
  }
});

test.each(mapList)(
  '%s: around a hex are the neighbours there are, by direction; around a box none',
  (_, grid) => {
    for (const h of grid.hexes)
      expect(grid.around(h)).toEqual(DIRECTIONS.map((d) => grid.neighbour(h, d)).filter((to) => to >= 0));
    for (const box of grid.boxes) expect(grid.around(box)).toEqual([]);
  },
);

test.each(mapList)('%s: inland, six steps round a hex come back to the first', (_, grid) => {
  for (const h of grid.hexes) {
    const ring = DIRECTIONS.map((d) => grid.neighbour(h, d));
    if (ring.includes(NOWHERE)) continue;
    for (const d of DIRECTIONS) {
      expect(grid.neighbour(ring[d] as HexId, turn(d, 2))).toBe(ring[turn(d, 1)]);
    }
  }
});

test.each(mapList)('%s: distance is the number of steps of the shortest walk', (_, grid) => {
  const flood = new Flood(grid, 1);
  fc.assert(
    fc.property(hexOf(grid), (start) => {
      flood.run(start, UNLIMITED, (_from, to) => (grid.isBox(to) ? -1 : 1));
      for (const h of grid.hexes) expect(grid.distance(start, h)).toBe(flood.cost(h));
    }),
    { numRuns: 10 },
  );
});

test.each(mapList)('%s: distance is a metric, and 1 between neighbours alone', (_, grid) => {
  fc.assert(
    fc.property(hexOf(grid), hexOf(grid), hexOf(grid), (a, b, c) => {
      expect(grid.distance(a, b)).toBe(grid.distance(b, a));
      expect(grid.distance(a, b) === 0).toBe(a === b);
      expect(grid.distance(a, c)).toBeLessThanOrEqual(grid.distance(a, b) + grid.distance(b, c));
      expect(grid.adjacent(a, b)).toBe(DIRECTIONS.some((d) => grid.neighbour(a, d) === b));
      expect(grid.directionTo(a, b) === -1).toBe(!grid.adjacent(a, b));
    }),
  );
});

test('distances agree with the formulas worked out from the printed numbers', () => {
  const digits = (grid: Grid, h: HexId) => ({ c: grid.column(h), r: grid.row(h) });
  fc.assert(
    fc.property(hexOf(darkSummer), hexOf(darkSummer), (a, b) => {
      const [p, q] = [digits(darkSummer, a), digits(darkSummer, b)];
      const dq = q.c - p.c;
      const ds = q.r - Math.floor(q.c / 2) - (p.r - Math.floor(p.c / 2));
      const expected = Math.max(Math.abs(dq), Math.abs(ds), Math.abs(dq + ds));
      expect(darkSummer.distance(a, b)).toBe(expected);
    }),
  );
  fc.assert(
    fc.property(hexOf(montysDDay), hexOf(montysDDay), (a, b) => {
      const [p, q] = [digits(montysDDay, a), digits(montysDDay, b)];
      const dx = Math.abs(p.c - q.c);
      const dy = Math.abs(2 * p.r + (p.c % 2) - (2 * q.r + (q.c % 2)));
      expect(montysDDay.distance(a, b)).toBe(dx + Math.max(0, (dy - dx) / 2));
    }),
  );
});

test('a box is adjacent to nothing and infinitely far', () => {
  const brittany = darkSummer.find('Brittany');
  const cherbourg = darkSummer.find('Cherbourg');
  const entry = darkSummer.find('2727');
  for (const other of [entry, cherbourg, brittany]) {
    expect(darkSummer.distance(brittany, other)).toBe(Infinity);
    expect(darkSummer.distance(other, brittany)).toBe(Infinity);
    expect(darkSummer.adjacent(brittany, other)).toBe(false);
    expect(darkSummer.directionTo(brittany, other)).toBe(-1);
    expect(darkSummer.bearing(brittany, other)).toBe(-1);
  }
  expect(DIRECTIONS.every((d) => darkSummer.neighbour(brittany, d) === NOWHERE)).toBe(true);
});

test('a link joins a box with its entry hexes both ways, and neighbours are not linked', () => {
  const brittany = darkSummer.find('Brittany');
  const [west, middle, inland] = ['2628', '2727', '2726'].map((n) => darkSummer.find(n)) as [
    HexId,
    HexId,
    HexId,
  ];
  expect(darkSummer.links).toHaveLength(12);
  expect(darkSummer.linked(brittany, west)).toBe(true);
  expect(darkSummer.linked(middle, brittany)).toBe(true);
  expect(darkSummer.linked(inland, brittany)).toBe(false);
  expect(darkSummer.linked(west, middle)).toBe(false);
});

test.each(mapList)('%s: a side has one id on both its hexes, and no two sides share an id', (_, grid) => {
  const seen = new Set<HexsideId>();
  for (const h of grid.hexes) {
    for (const d of DIRECTIONS) {
      const side = grid.side(h, d);
      const there = grid.neighbour(h, d);
      const known = there !== NOWHERE && there < h;
      expect(grid.sideHexes(side)).toEqual(known ? [there, h] : [h, there]);
      expect(seen.has(side)).toBe(known);
      if (known) expect(grid.sideBetween(there, h)).toBe(side);
      seen.add(side);
    }
  }
  expect(seen.size).toBe(grid.sideCount);
  expect(Math.max(...seen)).toBe(grid.sideCount - 1);
});

test.each(mapList)('%s: every side is found by its name', (_, grid) => {
  for (let side = 0 as HexsideId; side < grid.sideCount; side++) {
    expect(grid.findSide(grid.sideName(side))).toBe(side);
  }
});

test('the Orne bridge is one hexside from either bank, the edge of the map is named by direction', () => {
  const bridge = overlord.findSide('3749/3648') as HexsideId;
  expect(overlord.sideName(bridge)).toBe('N3648/N3749');
  expect(overlord.sideName(overlord.side(overlord.find('0901'), 0))).toBe('N0901/NE');
  expect(overlord.findSide('3648/SE')).toBe(bridge);
});

test('there is no side between hexes apart, of a box or of a hex off the map', () => {
  expect(darkSummer.sideBetween(darkSummer.find('4003'), darkSummer.find('4203'))).toBe(-1);
  for (const text of ['', '4003', '4003/4203', '4003/E', '9999/N', 'Brittany/2727', '2727/Brittany']) {
    expect(darkSummer.findSide(text), text).toBe(-1);
  }
});

test('turning goes clockwise and round', () => {
  expect([turn(0, 1), turn(5, 1), turn(0, -1), turn(3, -7), turn(2, 12)]).toEqual([1, 0, 5, 2, 2]);
  expect(DIRECTIONS.map(opposite)).toEqual(DIRECTIONS.map((d) => turn(d, 3)));
});

test.each(mapList)('%s: rings and discs hold exactly the hexes at their distance', (_, grid) => {
  const out = new Int16Array(grid.size);
  fc.assert(
    fc.property(hexOf(grid), fc.nat(12), (h, n) => {
      const ring = [...out.subarray(0, grid.ring(h, n, out))].sort();
      expect(ring).toEqual(grid.hexes.filter((to) => grid.distance(h, to) === n).sort());
      const disc = [...out.subarray(0, grid.disc(h, n, out))] as HexId[];
      expect([...disc].sort()).toEqual(grid.hexes.filter((to) => grid.distance(h, to) <= n).sort());
      const distances = disc.map((to) => grid.distance(h, to));
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
    }),
    { numRuns: 25 },
  );
});

test('inland a ring has six hexes for each step of its radius and goes clockwise from direction 0', () => {
  const out = new Int16Array(montysDDay.size);
  const middle = montysDDay.find('3218');
  for (let n = 1; n <= 8; n++) {
    expect(montysDDay.ring(middle, n, out)).toBe(6 * n);
    expect(montysDDay.disc(middle, n, out)).toBe(3 * n * (n + 1) + 1);
  }
  expect(montysDDay.ring(middle, 1, out)).toBe(6);
  expect([...out.subarray(0, 6)]).toEqual(DIRECTIONS.map((d) => montysDDay.neighbour(middle, d)));
  montysDDay.ring(middle, 2, out);
  const bearings = Array.from(out.subarray(0, 12), (h) => montysDDay.bearing(middle, h as HexId));
  expect(bearings).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a gun that faces north covers the cone between its two flanking rows of hexes, and nothing else', () => {
  const gun = montysDDay.find('3218');
  const covers = (name: string) => montysDDay.arc(gun, 0, montysDDay.find(name));
  expect(['3219', '3118', '3318', '3222', '2820', '3620', '3022'].map(covers)).toEqual(Array(7).fill(true));
  expect(['3218', '3217', '3117', '3317', '2819', '3619', '3210'].map(covers)).toEqual(Array(7).fill(false));
});

test.each(mapList)(
  '%s: an arc of so many hexsides holds so many neighbours and all of the narrower arcs',
  (_, grid) => {
    fc.assert(
      fc.property(hexOf(grid), hexOf(grid), fc.constantFrom(...DIRECTIONS), (from, to, facing) => {
        for (const width of [1, 2, 3, 4, 5, 6]) {
          const inside = grid.arc(from, facing, to, width);
          if (width > 1 && grid.arc(from, facing, to, width - 1)) expect(inside).toBe(true);
          if (grid.adjacent(from, to)) {
            const clockwise = turn(grid.directionTo(from, to) as Direction, ((width - 1) >> 1) - facing);
            expect(inside).toBe(clockwise < width);
          }
        }
      }),
    );
  },
);

test.each(mapList)(
  '%s: six cones of two hexsides cover the map, and share only the rows between them',
  (_, grid) => {
    fc.assert(
      fc.property(hexOf(grid), hexOf(grid), (from, to) => {
        const cones = DIRECTIONS.filter((d) => grid.arc(from, d, to, 2));
        const straight = DIRECTIONS.some((d) => grid.arc(from, d, to, 1));
        expect(cones).toHaveLength(from === to ? 0 : straight ? 2 : 1);
        expect(grid.arc(from, 0, to, 6)).toBe(from !== to);
      }),
    );
  },
);

test.each(mapList)(
  '%s: the front arc and the five hexsides to the rear part the map, sharing the flanking rows',
  (_, grid) => {
    fc.assert(
      fc.property(hexOf(grid), hexOf(grid), fc.constantFrom(...DIRECTIONS), (from, to, facing) => {
        fc.pre(from !== to);
        const front = grid.arc(from, facing, to);
        const rear = grid.arc(from, opposite(facing), to, 5);
        const flank =
          grid.bearing(from, to) === 2 * turn(facing, 1) || grid.bearing(from, to) === 2 * turn(facing, -1);
        expect([front, rear]).toEqual(flank ? [true, true] : [front, !front]);
      }),
    );
  },
);

test.each(mapList)('%s: an arc is the angle it claims on the ground', (_, grid) => {
  fc.assert(
    fc.property(hexOf(grid), hexOf(grid), fc.constantFrom(...DIRECTIONS), (from, to, facing) => {
      fc.pre(from !== to);
      const a = grid.centre(from);
      const b = grid.centre(to);
      const north = (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
      const ahead = 60 * facing + (grid.spec.top === 'flat' ? 0 : 30);
      const off = Math.abs(((north - ahead + 540) % 360) - 180);
      expect(grid.arc(from, facing, to)).toBe(off < 60 + 1e-9);
      expect(grid.arc(from, facing, to, 1)).toBe(off < 1e-9);
      expect(grid.arc(from, facing, to, 5)).toBe(off < 120 + 1e-9);
    }),
  );
});
