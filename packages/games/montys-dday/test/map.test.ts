import { type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';
import * as map from '../src/map.ts';
import { AVERAGE, BEACH, FORTS, GOLD, HIGH, JUNO, LOW, SWORD } from '../src/terms.ts';

const { grid, PLACE } = map;
const hex = PLACE.of;
const side = (a: string, b: string): HexsideId => grid.sideBetween(hex(a), hex(b)) as HexsideId;
const name = (place: HexId): string => (place === NOWHERE ? '-' : PLACE.text(place));

// The grid.

test.each([
  ['2313', '2414', 1],
  ['2213', '2313', 1],
  ['5025', '5122', 3],
  ['5025', '5225', 2],
])('MDD 13.3.6-c: from %s to %s it is %i', (from, to, hexes) => {
  expect(grid.distance(hex(from), hex(to))).toBe(hexes);
});

test('beside the map lie Le Havre, the aircraft and for each beach a pool and six boxes', () => {
  expect(PLACE.text(map.cycleBox(SWORD, 1, 1))).toBe('sword-1-1');
  expect(PLACE.text(map.cycleBox(JUNO, 2, 1))).toBe('juno-2-1');
  expect(PLACE.text(map.cycleBox(GOLD, 3, 2))).toBe('gold-3-2');
  expect(map.POOLS.map(name)).toEqual(['sword-pool', 'juno-pool', 'gold-pool']);
  expect(grid.boxes).toHaveLength(2 + 3 * 7);
  for (const box of [map.LE_HAVRE, map.AIRCRAFT]) expect(map.isHex(box)).toBe(false);
});

// The ground.

test.each([
  ['5018', 'clear', 0, 'open'],
  ['5019', 'clear', 0, 'open'],
  ['3720', 'clear', 2, 'strongpoint'],
  ['5325', 'town', 0, 'resistance-nest'],
  ['2821', 'town', 0, 'open'],
  ['3206', 'city', 0, 'open'],
  ['5525', 'clear', 1, 'resistance-nest'],
  ['1609', 'woods', 0, 'open'],
  ['1013', 'swamp', 0, 'open'],
  ['2420', 'tidal-beach', 0, 'resistance-nest'],
] as const)('%s is %s, level %i, %s', (at, terrain, level, fort) => {
  expect(map.groundOf(hex(at))).toBe(terrain);
  expect(map.levelOf(hex(at))).toBe(level);
  expect(FORTS[map.fortOf(hex(at))]).toBe(fort);
});

test('MDD 4.2.1-a: a Drop Zone may be aimed at open low ground, not at a height, a town, a wood or the sea', () => {
  expect(map.isClear(hex('5018'))).toBe(true);
  for (const at of ['5525', '2213', '1609', '1013', '2024', '2519'])
    expect(map.isClear(hex(at)), at).toBe(false);
});

test('MDD 5.4.1-c, MDD 6.3.5-a, MDD 6.3.5-b: flats are land until High tide, a flat with beach and shale always', () => {
  const wet = (at: string) => [LOW, AVERAGE, HIGH].map((tide) => map.isUnderWater(hex(at), tide));
  expect(wet('2520')).toEqual([false, false, true]);
  expect(wet('2420')).toEqual([false, false, false]);
  expect(wet('3123')).toEqual([false, false, false]);
  expect(wet('2524')).toEqual([true, true, true]);
});

test('MDD 18.0-b: Caen has nine hexes, all City', () => {
  expect(map.CAEN.map(name).join(' ')).toBe('3005 3006 3105 3106 3107 3205 3206 3207 3306');
  expect(map.isBuilt(hex('3106')) && map.isBuilt(hex('2821'))).toBe(true);
  expect(map.isCity(hex('2821'))).toBe(false);
});

test('MDD 18.1-b: Ranville lies beyond the canal, Bénouville does not', () => {
  expect(map.isEastBank(hex('2213'))).toBe(true);
  expect(map.isEastBank(hex('2414'))).toBe(false);
});

test('places have their names', () => {
  expect(map.PLACE_NAMES.get(hex('2821'))).toBe('Lion-sur-Mer');
  expect(map.PLACE_NAMES.get(hex('5325'))).toBe('Le Hamel (Asnelles)');
});

// The beaches.

test('MDD 5.1.1-a: a hex of the shore knows its area', () => {
  const area = (at: string) => BEACH.parse(BEACH.words[map.beachOf(hex(at))] ?? '');
  expect([area('2519'), area('4025'), area('5026'), area('2414')]).toEqual([SWORD, JUNO, GOLD, undefined]);
  expect(map.BEACH_HEXES[SWORD]?.map(name)).toContain('2821');
});

test('MDD 5.10.1-a: each area has fortifications to found a beachhead in', () => {
  expect(map.BEACH_FORTS.map((forts) => forts.length > 2)).toEqual([true, true, true]);
  expect(map.BEACH_FORTS[GOLD]?.map(name)).toContain('5325');
});

test('MDD 5.3.2-a, MDD 6.3.5-b: who waits off 2622 lands on the flat, at High tide on the beach behind it', () => {
  expect(name(map.landsOn(hex('2622'), AVERAGE))).toBe('2621');
  expect(name(map.landsOn(hex('2622'), HIGH))).toBe('2620');
  // Behind the flat off 2823 stands the wall of Lion.
  expect(name(map.landsOn(hex('2823'), LOW))).toBe('2822');
  expect(map.landsOn(hex('2823'), HIGH)).toBe(NOWHERE);
  expect(map.landsOn(hex('2024'), LOW)).toBe(NOWHERE);
});

test('MDD 5.5.3-b, MDD 5.5.3-c: right is west, left is east', () => {
  expect(name(map.shifted(hex('2722'), 2, false))).toBe('2923');
  expect(name(map.shifted(hex('2722'), -2, false))).toBe('2521');
  expect(name(map.shifted(hex('2722'), 0, false))).toBe('2722');
});

test('MDD 5.6.6-d: of six units off columns 24 to 29 two to the right carries one out of Sword', () => {
  const placed = ['2422', '2521', '2622', '2722', '2823', '2923'];
  expect(placed.map((at) => name(map.shifted(hex(at), 2, false)))).toEqual([
    '2622', '2722', '2823', '2923', '3024', '-',
  ]); // biome-ignore format: a list
});

test('MDD 5.5.5-a: nobody drifts from one area into the next', () => {
  expect(map.shifted(hex('4727'), -3, false)).toBe(NOWHERE);
  expect(map.shifted(hex('4427'), 3, true)).toBe(NOWHERE);
});

test('MDD 5.3.4-a: off Franceville only Commandos land, and they belong to Sword', () => {
  const only = map.LANDINGS.filter(({ commandosOnly }) => commandosOnly);
  expect(only.every(({ sea, beach }) => grid.column(sea) < 20 && beach === SWORD)).toBe(true);
  expect(only).toHaveLength(10);
  expect(map.shifted(hex('2221'), -3, false)).toBe(NOWHERE);
  expect(name(map.shifted(hex('2221'), -3, true))).toBe('1920');
});

// Hexsides.

test('MDD 6.3.4-b: the canal is bridged between 2313 and 2414, the Orne between 2213 and 2313', () => {
  expect([map.waterOf(side('2313', '2414')), map.waterOf(side('2213', '2313'))]).toEqual(['canal', 'river']);
  expect(map.isBridge(side('2313', '2414')) && map.isBridge(side('2213', '2313'))).toBe(true);
  expect(map.isBridge(side('2314', '2414'))).toBe(false);
});

test('MDD 6.3.7-a: the walls have names by their hexsides, and no way leads over one', () => {
  expect(map.SEA_WALLS).toHaveLength(18);
  expect(map.SEA_WALL.text(map.wallAt(side('2821', '2822')))).toBe('2821/2822');
  expect(map.wallAt(side('2313', '2414'))).toBe(-1);
  expect(map.SEA_WALLS.filter((wall) => map.wayOf(wall) !== 0)).toEqual([]);
});
