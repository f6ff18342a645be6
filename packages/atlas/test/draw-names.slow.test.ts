import { makeGrid } from '@bocage/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { middleOf } from '../src/draw/entries.ts';
import { Clutter, overlap } from '../src/draw/labels.ts';
import { drawNames } from '../src/draw/lettering.ts';
import { NAME_ORDER, type Named, namedThings } from '../src/draw/named.ts';
import { type Name, placeNames } from '../src/draw/names.ts';
import type { Rect } from '../src/draw/svg.ts';
import { textWidth } from '../src/draw/text.ts';
import { bay } from './bay.ts';

const grid = makeGrid(bay.grid);
const within: Rect = { x: 0, y: 0, width: grid.width * 100, height: grid.height * 100 };
const river = {
  line: Array.from({ length: 30 }, (_, i) => ({ x: 100 + 20 * i, y: 300 + 9 * i })),
  widths: Array(30).fill(8),
};

function room(clutter = new Clutter()) {
  const isLand = ({ y }: { y: number }) => y > 240;
  return { clutter, homes: new Clutter(), within, rivers: [river], isLand, scale: 1, least: 10 };
}

function noneOverlap(names: readonly Name[]): void {
  names.forEach((a, i) => {
    for (const b of names.slice(i + 1)) {
      const clash = a.rects.some((r) => b.rects.some((s) => overlap(r, s)));
      expect(clash, `${a.thing.name} and ${b.thing.name}`).toBe(false);
    }
  });
}

const named = fc.record({
  name: fc.constantFrom('Caen', 'Saint-Laurent-sur-Mer', 'Bayeux', 'Port-en-Bessin-Huppain', 'Orne', 'Trun'),
  kind: fc.constantFrom(...NAME_ORDER),
  at: fc.record({ x: fc.integer({ min: 40, max: 650 }), y: fc.integer({ min: 40, max: 700 }) }),
});

test('names never overlap and never leave the map, however crowded it is', () => {
  fc.assert(
    fc.property(fc.array(named, { minLength: 1, maxLength: 25 }), (things: Named[]) => {
      const names = placeNames(things, room());
      noneOverlap(names);
      for (const { x, y, width, height } of names.flatMap((n) => n.rects)) {
        expect(x).toBeGreaterThanOrEqual(within.x);
        expect(y).toBeGreaterThanOrEqual(within.y);
        expect(x + width).toBeLessThanOrEqual(within.width);
        expect(y + height).toBeLessThanOrEqual(within.height);
      }
    }),
    { numRuns: 60 },
  );
});

test('a name keeps clear of what stands on the map', () => {
  const clutter = new Clutter();
  const wall = { x: 210, y: 150, width: 300, height: 100 };
  clutter.block(wall);
  const [name] = placeNames([{ name: 'Bayeux', kind: 'town', at: { x: 200, y: 200 } }], room(clutter));
  expect(name?.rects.some((r) => overlap(r, wall))).toBe(false);
});

test('a name stands right of its place if nothing is in the way, and goes round a road', () => {
  const town: Named = { name: 'Bayeux', kind: 'town', at: { x: 200, y: 400 } };
  const [free] = placeNames([town], room());
  expect(free?.at.x).toBeGreaterThan(200);
  const clutter = new Clutter();
  clutter.avoidLine(
    Array.from({ length: 40 }, (_, i) => ({ x: 205 + 8 * i, y: 400 })),
    1,
  );
  const [round] = placeNames([town], room(clutter));
  expect(round?.at).not.toEqual(free?.at);
});

test('the great names find their places first', () => {
  const at = { x: 300, y: 400 };
  const things: Named[] = [
    { name: 'Hamlet', kind: 'village', at },
    { name: 'Caen', kind: 'city', at },
  ];
  expect(placeNames(things, room()).map((n) => n.thing.name)).toEqual(['Caen', 'Hamlet']);
});

test('what finds no room is left out', () => {
  const clutter = new Clutter();
  clutter.block(within);
  expect(placeNames([{ name: 'Caen', kind: 'city', at: { x: 300, y: 300 } }], room(clutter))).toEqual([]);
});

test('a long name may be broken in two', () => {
  const clutter = new Clutter();
  clutter.block({ x: 0, y: 0, width: 240, height: 800 });
  clutter.block({ x: 460, y: 0, width: 400, height: 800 });
  const [name] = placeNames(
    [{ name: 'Merville-Franceville-Plage', kind: 'town', at: { x: 350, y: 400 } }],
    room(clutter),
  );
  expect(name?.lines).toHaveLength(2);
  expect(name?.lines.join('')).toBe('Merville-Franceville-Plage');
});

test('the name of a river runs along it', () => {
  const [name] = placeNames([{ name: 'Orne', kind: 'water', at: { x: 300, y: 390 } }], room());
  expect(name?.angle).toBeCloseTo(24.2, 0);
  expect(drawNames([name as Name])).toContain('rotate(24');
});

test('the name of a beach keeps to the water', () => {
  const [name] = placeNames([{ name: 'Gold', kind: 'beach', at: { x: 300, y: 260 } }], room());
  expect(name?.at.x).toBe(300);
  expect((name?.rects[0]?.y ?? 0) + (name?.rects[0]?.height ?? 0)).toBeLessThanOrEqual(245);
});

test('two beaches side by side have their names before themselves, each its own', () => {
  const names = placeNames(
    [
      { name: 'Gold', kind: 'beach', at: { x: 300, y: 250 } },
      { name: 'Juno', kind: 'beach', at: { x: 400, y: 250 } },
    ],
    room(),
  );
  expect(names.map(({ at }) => at.x)).toEqual([300, 400]);
  noneOverlap(names);
});

test('a name keeps away from the houses of other places', () => {
  const town: Named = { name: 'Bayeux', kind: 'town', at: { x: 200, y: 400 } };
  const homes = new Clutter();
  homes.avoid({ x: 250, y: 370, width: 60, height: 60 }, 5, 'another');
  homes.avoid({ x: 160, y: 360, width: 80, height: 80 }, 5, town);
  const [name] = placeNames([town], { ...room(), homes });
  expect(name?.at.x).toBeLessThan(200);
});

test('no name is smaller than the smallest lettering of its sheet', () => {
  const things: Named[] = NAME_ORDER.map((kind, i) => ({
    name: 'Trun',
    kind,
    at: { x: 350, y: 60 + 60 * i },
  }));
  const names = placeNames(things, { ...room(), rivers: [], least: 30 });
  expect(names.length).toBeGreaterThan(5);
  for (const { size } of names) expect(size).toBeGreaterThanOrEqual(30);
});

test('beaches, sectors and zones have names though they are no places; what is a place is not named twice', () => {
  const things = namedThings(bay, grid, (h) => middleOf(grid, h));
  const of = (kind: string) => things.filter((t) => t.kind === kind).map((t) => t.name);
  expect(of('area')).toEqual(['Plain']);
  expect(of('beach')).toEqual(['Gold', 'Omaha']);
  expect(of('sector')).toEqual(['Jig']);
  expect(of('zone')).toEqual(['North', 'Mid', 'South']);
  const twice = {
    ...bay,
    places: [...bay.places, { name: 'Omaha', hex: '0503', kind: 'area', source: 'design: x' } as const],
  };
  expect(namedThings(twice, grid, (h) => middleOf(grid, h)).filter((t) => t.name === 'Omaha')).toHaveLength(
    1,
  );
});

test('the name of a beach belongs to the middle of its hexes, wherever the map puts a place of that name', () => {
  const place = { name: 'Gold', hex: '0101', kind: 'water', source: 'design: x' } as const;
  const gold = namedThings({ ...bay, places: [place] }, grid, (h) => middleOf(grid, h)).filter(
    ({ name }) => name === 'Gold',
  );
  const [a, b] = ['0303', '0402'].map((name) => middleOf(grid, grid.find(name)));
  expect(gold).toHaveLength(1);
  expect(gold[0]?.at.x).toBeCloseTo(((a?.x ?? 0) + (b?.x ?? 0)) / 2);
});

test('a zone called after two places keeps its hyphen, and its name though a town has it too', () => {
  const zone = {
    title: 'Zones',
    source: 'design: x',
    kinds: { 'bayeux-caumont': '0104', caen: '0105', 'saint-lô': '0106' },
  };
  const things = namedThings({ ...bay, hexLayers: { zone } }, grid, (h) => middleOf(grid, h));
  const zones = things.filter(({ kind }) => kind === 'zone').map(({ name }) => name);
  expect(zones).toEqual(['Bayeux-caumont', 'Caen', 'Saint-lô']); // they are set in capitals
});

test('clutter answers as if it looked at everything', () => {
  const rect = fc.record({
    x: fc.nat(300),
    y: fc.nat(300),
    width: fc.integer({ min: 1, max: 150 }),
    height: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(fc.array(rect, { maxLength: 12 }), rect, (things, asked) => {
      const clutter = new Clutter();
      for (const thing of things) {
        clutter.block(thing);
        clutter.avoid(thing, 2);
      }
      const met = things.filter((thing) => overlap(thing, asked)).length;
      expect(clutter.isFree([asked])).toBe(met === 0);
      expect(clutter.cost([asked])).toBe(2 * met);
      expect(clutter.covered(asked) > 0).toBe(met > 0);
    }),
  );
});

test('letters are as wide as they are set: accents take no room, wide letters more', () => {
  expect(textWidth('été', 10, 'serif')).toBeCloseTo(textWidth('ete', 10, 'serif'));
  expect(textWidth('MMM', 10, 'bold')).toBeGreaterThan(2 * textWidth('iii', 10, 'bold'));
  expect(textWidth('Caen', 20, 'sans', 2)).toBeCloseTo(2 * textWidth('Caen', 10, 'sans') + 8);
  expect(textWidth('漢', 10, 'serif')).toBeGreaterThan(9);
});
