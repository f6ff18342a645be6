import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BY_LINK,
  DONE,
  Flood,
  GO_ON,
  type Grid,
  type HexId,
  makeGrid,
  NOWHERE,
  STAY,
  type StepCost,
  UNLIMITED,
  type Way,
} from '../src/index.ts';
import { darkSummer, montysDDay } from './maps.ts';

const small = makeGrid({
  ...darkSummer.spec,
  columns: [10, 17],
  rows: [0, 6],
  omit: ['1303', '1403'],
  boxes: ['Cherbourg', 'Sea', 'Nowhere near'],
  links: [
    ['Cherbourg', '1200'],
    ['Cherbourg', 'Sea'],
    ['Sea', '1706'],
    ['1000', '1706'],
  ],
});

const one: StepCost = () => 1;

function names(grid: Grid, ids: Int16Array): string[] {
  return Array.from(ids, (h) => grid.name(h as HexId));
}

function path(flood: Flood, to: string): string[] {
  const out = new Int16Array(flood.grid.size);
  return names(flood.grid, out.subarray(0, flood.path(flood.grid.find(to), out)));
}

/** Cheapest costs by going over all steps until nothing improves; a hex to stay in is left only by its start. */
function slowly(
  grid: Grid,
  starts: HexId[],
  budget: number,
  cost: StepCost,
  stay: ReadonlySet<HexId>,
): number[] {
  const costs = Array<number>(grid.size).fill(Infinity);
  for (const h of starts) costs[h] = 0;
  for (let improved = true; improved; ) {
    improved = false;
    for (let h = 0 as HexId; h < grid.size; h++) {
      if (stay.has(h) && !starts.includes(h)) continue;
      for (let i = grid.ways.start[h] as number; i < (grid.ways.start[h + 1] as number); i++) {
        const to = grid.ways.to[i] as HexId;
        const price = cost(h, to, grid.ways.way[i] as Way, Infinity);
        const total = (costs[h] as number) + price;
        if (price < 0 || total > budget || total >= (costs[to] as number)) continue;
        costs[to] = total;
        improved = true;
      }
    }
  }
  return costs.map((c) => (c === Infinity ? -1 : c));
}

const MAX_STEP = 5;

/** A cost for every step of the small map, some of them free and some impossible. */
const scene = fc.record({
  prices: fc.array(fc.integer({ min: -1, max: MAX_STEP }), {
    minLength: small.ways.to.length,
    maxLength: small.ways.to.length,
  }),
  starts: fc.uniqueArray(fc.nat(small.size - 1), { minLength: 1, maxLength: 4 }),
  stay: fc.uniqueArray(fc.nat(small.size - 1), { maxLength: 20 }),
  budget: fc.oneof(fc.nat(30), fc.constant(UNLIMITED), fc.constant(Infinity)),
  target: fc.nat(small.size - 1),
});

function priceList(prices: readonly number[]): StepCost {
  return (from, to, way) => {
    for (let i = small.ways.start[from] as number; i < (small.ways.start[from + 1] as number); i++) {
      if (small.ways.to[i] === to && small.ways.way[i] === way) return prices[i] as number;
    }
    throw new Error(`there is no way from ${from} to ${to}`);
  };
}

test('a flood finds the costs that going over all steps finds, starting anywhere with any budget', () => {
  const flood = new Flood(small, MAX_STEP);
  fc.assert(
    fc.property(scene, ({ prices, starts, stay, budget }) => {
      const cost = priceList(prices);
      const staying = new Set(stay as HexId[]);
      flood.run(starts, budget, cost, (h) => (staying.has(h) ? STAY : GO_ON));
      const found = () => Array.from({ length: small.size }, (_, h) => flood.cost(h as HexId));
      const costs = slowly(small, starts as HexId[], budget, cost, staying);
      expect(found()).toEqual(costs);
      // Of a step that is of no use nobody need say what it costs.
      const curt: StepCost = (from, to, way, most) => Math.min(cost(from, to, way, most), most + 1);
      flood.run(starts, budget, curt, (h) => (staying.has(h) ? STAY : GO_ON));
      expect(found()).toEqual(costs);
    }),
  );
});

test('reached locations come cheapest first, each once, and their paths cost what they say', () => {
  const flood = new Flood(small, MAX_STEP);
  const out = new Int16Array(small.size);
  fc.assert(
    fc.property(scene, ({ prices, starts, stay, budget }) => {
      const cost = priceList(prices);
      const count = flood.run(starts, budget, cost, (h) => (stay.includes(h) ? STAY : GO_ON));
      const reached = [...flood.reached.subarray(0, count)] as HexId[];
      const costs = reached.map((h) => flood.cost(h));
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
      expect(new Set(reached).size).toBe(count);
      for (const h of reached) {
        const way = [...out.subarray(0, flood.path(h, out))] as HexId[];
        expect(starts).toContain(way[0]);
        expect(way.at(-1)).toBe(h);
        for (const inner of way.slice(1, -1)) expect(stay).not.toContain(inner);
        expect(pathCost(way, cost)).toBe(flood.cost(h));
        expect(flood.from(h)).toBe(way.at(-2) ?? NOWHERE);
      }
    }),
    { numRuns: 40 },
  );
});

function pathCost(way: readonly HexId[], cost: StepCost): number {
  return way.slice(1).reduce((sum, to, i) => sum + cheapest(way[i] as HexId, to, cost), 0);
}

function cheapest(from: HexId, to: HexId, cost: StepCost): number {
  const ways: Way[] = [];
  const d = small.directionTo(from, to);
  if (d !== -1) ways.push(d);
  if (small.linked(from, to)) ways.push(BY_LINK);
  return Math.min(...ways.map((way) => cost(from, to, way, Infinity)).filter((price) => price >= 0));
}

test('a flood that ends at its target knows its cost and nothing dearer', () => {
  const whole = new Flood(small, MAX_STEP);
  const flood = new Flood(small, MAX_STEP);
  fc.assert(
    fc.property(scene, ({ prices, starts, target, budget }) => {
      const cost = priceList(prices);
      whole.run(starts, budget, cost);
      flood.run(starts, budget, cost, (h) => (h === target ? DONE : GO_ON));
      const goal = whole.cost(target as HexId);
      expect(flood.cost(target as HexId)).toBe(goal);
      for (let h = 0 as HexId; h < small.size; h++) {
        const expected = whole.cost(h);
        if (goal === -1 || expected < goal) expect(flood.cost(h)).toBe(expected);
        else expect([-1, goal]).toContain(flood.cost(h));
        expect(flood.cost(h) >= 0).toBe(flood.reached.subarray(0, flood.count).includes(h));
      }
    }),
  );
});

test('three points reach 37 hexes of open ground', () => {
  const flood = new Flood(montysDDay, 3);
  expect(flood.run(montysDDay.find('3218'), 3, one)).toBe(37);
  expect(flood.cost(montysDDay.find('3221'))).toBe(3);
  expect(flood.cost(montysDDay.find('3222'))).toBe(-1);
});

test('the nearest of several starts is the one a hex is reached from', () => {
  const flood = new Flood(montysDDay, 3);
  const starts = ['3210', '3220', '3220'].map((name) => montysDDay.find(name));
  flood.run(starts, UNLIMITED, one);
  expect(path(flood, '3212')).toEqual(['3210', '3211', '3212']);
  expect(path(flood, '3219')).toEqual(['3220', '3219']);
  expect(path(flood, '3220')).toEqual(['3220']);
  expect(flood.reached[2]).not.toBe(flood.reached[1]);
});

test('a hex to stay in is entered and not crossed, but a start may be left', () => {
  const flood = new Flood(darkSummer, 1);
  const zone = new Set(['4002', '4003', '4004', '4103', '4104'].map((name) => darkSummer.find(name)));
  flood.run(darkSummer.find('4003'), 2, one, (h) => (zone.has(h) ? STAY : GO_ON));
  expect(flood.cost(darkSummer.find('4004'))).toBe(1);
  expect(flood.cost(darkSummer.find('4005'))).toBe(-1);
  expect(flood.cost(darkSummer.find('4204'))).toBe(-1);
  expect(flood.cost(darkSummer.find('3804'))).toBe(2);
});

test('a river is crossed at the bridge alone: the cost sees the direction of the step', () => {
  const river = new Set(['2313', '2314', '2312', '2311'].map((name) => montysDDay.find(name)));
  const bridge = montysDDay.findSide('2313/2213');
  const flood = new Flood(montysDDay, 1);
  flood.run(montysDDay.find('2313'), 3, (from, to, way) => {
    if (way === BY_LINK) return -1;
    const wet = river.has(from) && montysDDay.column(to) === 22;
    return wet && montysDDay.side(from, way) !== bridge ? -1 : 1;
  });
  expect(path(flood, '2214')).toEqual(['2313', '2213', '2214']);
});

test('off-map boxes are entered by their links, and boxes lead on to hexes', () => {
  const flood = new Flood(darkSummer, 2);
  flood.run(darkSummer.find('1901'), UNLIMITED, (_from, _to, way) => (way === BY_LINK ? 2 : 1));
  expect(path(flood, 'Cherbourg')).toEqual(['1901', '1900', 'Cherbourg']);
  expect(flood.cost(darkSummer.find('Cherbourg'))).toBe(3);
  expect(path(flood, '1200')).toEqual(['1901', '1900', 'Cherbourg', '1200']);
  expect(path(flood, 'Eastern Exit')).toEqual([]);
  expect(flood.from(darkSummer.find('Eastern Exit'))).toBe(NOWHERE);
});

test('the cost of the way so far may be asked during the flood: a dear step only as the first', () => {
  const flood = new Flood(montysDDay, 6);
  const hill = montysDDay.find('3220');
  const climb: StepCost = (from, to) => (to !== hill ? 1 : flood.cost(from) === 0 ? 6 : -1);
  flood.run(montysDDay.find('3219'), 6, climb);
  expect(flood.cost(hill)).toBe(6);
  flood.run(montysDDay.find('3218'), 7, climb);
  expect(flood.cost(hill)).toBe(-1);
});

test('a later run forgets the earlier one, even one cut short by an error', () => {
  const flood = new Flood(montysDDay, 3);
  const boom: StepCost = (from) => {
    if (flood.cost(from) === 2) throw new Error('boom');
    return 1;
  };
  expect(() => flood.run(montysDDay.find('1010'), 9, boom)).toThrow('boom');
  expect(flood.run(montysDDay.find('3218'), 1, one)).toBe(7);
  expect(flood.cost(montysDDay.find('1010'))).toBe(-1);
});

test('without a point to spend, or without a start, nobody moves', () => {
  const flood = new Flood(montysDDay, 3);
  expect(flood.run(montysDDay.find('3218'), 0, one)).toBe(1);
  expect(flood.run([], 9, one)).toBe(0);
  expect(flood.run(montysDDay.find('3218'), 9, () => Infinity)).toBe(1);
});

test('a cost that is broken, or dearer than announced, is an error unless it is beyond the budget', () => {
  const flood = new Flood(montysDDay, 3);
  const start = montysDDay.find('3218');
  expect(() => flood.run(start, 9, () => 4)).toThrow('a step costs 4, not a whole number up to 3');
  expect(() => flood.run(start, 9, () => 0.5)).toThrow('a step costs 0.5');
  expect(() => flood.run(start, 9, () => Number.NaN)).toThrow('a step costs NaN');
  expect(flood.run(start, 3, () => 4)).toBe(1);
  expect(() => flood.run(NOWHERE, 9, one)).toThrow('a flood cannot start at -1');
  expect(() => flood.run([montysDDay.size], 9, one)).toThrow('a flood cannot start at');
});
