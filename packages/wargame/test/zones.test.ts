import type { Direction, HexId } from '@bocage/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_ROUND, front, NO_ZONE, OWN_HEX, type ZoneShape, Zones } from '../src/index.ts';
import { around, draw } from './board.ts';

const board = draw(`
  . . . . .
   . . f . .
  . a X b .
   . e d . .
  . . . . .
`);
const { grid } = board;
const show = (zones: Zones) => board.show((h) => String(zones.counts[h]));

test('a unit reaches its six neighbours and not its own hex', () => {
  const zones = new Zones(grid);
  zones.add(board.at('X'), ALL_ROUND);
  expect(show(zones)).toBe('0 0 0 0 0\n0 1 1 0 0\n0 1 0 1 0\n0 1 1 0 0\n0 0 0 0 0');
});

test('zones of several units add up and go away one by one', () => {
  const zones = new Zones(grid);
  zones.add(board.at('X'), ALL_ROUND);
  zones.add(board.at('b'), ALL_ROUND);
  expect(show(zones)).toBe('0 0 0 0 0\n0 1 2 1 0\n0 1 1 1 1\n0 1 2 1 0\n0 0 0 0 0');
  zones.remove(board.at('X'), ALL_ROUND);
  expect(show(zones)).toBe('0 0 0 0 0\n0 0 1 1 0\n0 0 1 0 1\n0 0 1 1 0\n0 0 0 0 0');
});

test('a unit that faces east reaches the three hexes before it', () => {
  const zones = new Zones(grid);
  const east: Direction = 1;
  zones.add(board.at('X'), front(east));
  expect(show(zones)).toBe('0 0 0 0 0\n0 0 1 0 0\n0 0 0 1 0\n0 0 1 0 0\n0 0 0 0 0');
});

test('the front goes round the compass', () => {
  expect([0, 1, 2, 3, 4, 5].map((d) => front(d as Direction))).toEqual([
    0b100011, 0b000111, 0b001110, 0b011100, 0b111000, 0b110001,
  ]);
});

test('no zone across a river, into a city or up a height', () => {
  const river = board.sides({ 'X/b': 1 });
  const city = board.at('f');
  const height = board.at('d');
  const zones = new Zones(grid, {
    notAcross: (side) => river[side] === 1,
    notInto: (h) => h === city,
    notFrom: (_from, to) => to === height,
  });
  zones.add(board.at('X'), ALL_ROUND);
  expect(show(zones)).toBe('0 0 0 0 0\n0 1 0 0 0\n0 1 0 0 0\n0 1 0 0 0\n0 0 0 0 0');
});

test('a unit in a hex that no zone reaches reaches its own neighbours', () => {
  const zones = new Zones(grid, { notInto: (h) => h === board.at('X') });
  zones.add(board.at('X'), ALL_ROUND);
  expect(zones.counts[board.at('a')]).toBe(1);
});

test('control of the own hex as well, or of that alone', () => {
  const zones = new Zones(grid);
  zones.add(board.at('X'), ALL_ROUND | OWN_HEX);
  zones.add(board.at('b'), OWN_HEX);
  zones.add(board.at('a'), NO_ZONE);
  expect(show(zones)).toBe('0 0 0 0 0\n0 1 1 0 0\n0 1 1 2 0\n0 1 1 0 0\n0 0 0 0 0');
});

test('a barred hex feels nothing until it is opened again, whatever happened meanwhile', () => {
  const zones = new Zones(grid);
  zones.add(board.at('X'), ALL_ROUND);
  zones.bar(board.at('f'), true);
  expect(zones.counts[board.at('f')]).toBe(0);
  zones.add(board.at('b'), ALL_ROUND);
  expect(zones.counts[board.at('f')]).toBe(0);
  zones.bar(board.at('f'), false);
  expect(zones.counts[board.at('f')]).toBe(2);
});

test('a unit at the edge of the map reaches what there is', () => {
  const zones = new Zones(grid);
  zones.add(0 as HexId, ALL_ROUND);
  expect(zones.counts.reduce((a, b) => a + b)).toBe(around(grid, 0 as HexId).length);
});

test('cleared zones are gone, but barred hexes stay barred', () => {
  const zones = new Zones(grid);
  zones.bar(board.at('f'), true);
  zones.add(board.at('X'), ALL_ROUND);
  zones.clear();
  expect(show(zones)).toBe(show(new Zones(grid)));
  zones.add(board.at('X'), ALL_ROUND);
  expect(zones.counts[board.at('f')]).toBe(0);
  zones.bar(board.at('f'), false);
  expect(zones.counts[board.at('f')]).toBe(1);
});

const shape = fc.constantFrom<ZoneShape>(
  ALL_ROUND,
  ALL_ROUND | OWN_HEX,
  OWN_HEX,
  NO_ZONE,
  front(0),
  front(4),
);
const hex = fc.constantFrom(...grid.hexes);
const change = fc.record({ unit: fc.nat(5), hex, shape, bar: fc.option(hex), barred: fc.boolean() });

test('zones kept from move to move equal zones counted afresh', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const policy = { notInto: (h: HexId) => h === board.at('d') };
      const kept = new Zones(grid, policy);
      const units = new Map<number, { hex: HexId; shape: ZoneShape }>();
      const bars = new Map<HexId, boolean>();
      for (const { unit, hex: to, shape: next, bar, barred } of changes) {
        const was = units.get(unit);
        if (was) kept.remove(was.hex, was.shape);
        kept.add(to, next);
        units.set(unit, { hex: to, shape: next });
        if (bar !== null) {
          kept.bar(bar, barred);
          bars.set(bar, barred);
        }
      }
      const afresh = new Zones(grid, policy);
      for (const u of units.values()) afresh.add(u.hex, u.shape);
      for (const [h, barred] of bars) afresh.bar(h, barred);
      expect(show(kept)).toBe(show(afresh));
    }),
  );
});
