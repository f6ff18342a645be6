import { expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { coverOf, drmOf, multiplierOf } from '../src/tables/cover.ts';
import { ALLIED, GERMAN } from '../src/terms.ts';

const hex = PLACE.of;
const QUIET = { improved: false, ruins: false };
const german = (at: string, state = QUIET) => coverOf(hex(at), GERMAN, state);

test('MDD 13.1-b: two units of protection 2 in the strongpoint on the height 3720 defend with 20', () => {
  const cover = german('3720');
  expect([multiplierOf(cover, 'fire'), multiplierOf(cover, 'assault')]).toEqual([5, 5]);
  expect((2 + 2) * multiplierOf(cover, 'fire')).toBe(20);
  expect(drmOf(cover, 'fire')).toBe(-2);
});

test('MDD 13.2-b: the battalion of 7 and 3 at Le Hamel defends with 12 and 28, and dice lose 2', () => {
  const cover = german('5325');
  expect(3 * multiplierOf(cover, 'fire')).toBe(12);
  expect(7 * multiplierOf(cover, 'assault')).toBe(28);
  expect(drmOf(cover, 'assault')).toBe(-2);
});

test('MDD 13.0-d: the Allies have the town of Le Hamel and not its works', () => {
  const cover = coverOf(hex('5325'), ALLIED, { improved: true, ruins: false });
  expect([multiplierOf(cover, 'fire'), drmOf(cover, 'fire')]).toEqual([2, -1]);
});

test('MDD 10.1.6-a, MDD 10.1.6-b, MDD 13.0-a: a town on a height is twice, with a nest six times', () => {
  const open = { terrain: 'town', level: 1, fort: 0, improved: false, ruins: false } as const;
  expect([multiplierOf(open, 'fire'), multiplierOf({ ...open, fort: 1 }, 'fire')]).toEqual([2, 6]);
  expect([drmOf(open, 'fire'), drmOf({ ...open, fort: 1 }, 'fire')]).toEqual([-1, -2]);
  expect(multiplierOf({ ...open, fort: 2 }, 'fire')).toBe(7);
  expect(multiplierOf({ ...open, terrain: 'clear', level: 0, fort: 1 }, 'fire')).toBe(2);
});

test('MDD 14.1.5-a: about coast artillery the position is improved, unless there is a work', () => {
  const clear = { terrain: 'clear', level: 0, fort: 0, improved: true, ruins: false } as const;
  expect([multiplierOf(clear, 'fire'), drmOf(clear, 'fire')]).toEqual([2, -1]);
  expect([multiplierOf({ ...clear, fort: 2 }, 'fire'), drmOf({ ...clear, fort: 2 }, 'fire')]).toEqual([
    3, -2,
  ]);
});

test('MDD 12.2.3-a, MDD 12.2.3-b, MDD 12.2.4-a: ruins take 3 from the dice and multiply assaults alone, by 4', () => {
  const cover = german('2821', { improved: false, ruins: true });
  expect([multiplierOf(cover, 'assault'), multiplierOf(cover, 'fire')]).toEqual([4, 1]);
  expect([drmOf(cover, 'assault'), drmOf(cover, 'fire')]).toEqual([-3, -3]);
});

test.each([
  ['5018', 1, 0],
  ['2821', 2, -1],
  ['3206', 3, -2],
  ['1609', 2, -1],
  ['1013', 2, 0],
  ['2720', 1, 0],
  ['2520', 1, 0],
  ['1020', 1, 0],
  ['3123', 1, 0],
  ['3719', 2, 0],
  ['2524', 1, 0],
])('MDD 10.1.6-c: %s multiplies by %i and gives %i', (at, times, drm) => {
  expect([multiplierOf(german(at), 'fire'), drmOf(german(at), 'fire')]).toEqual([times, drm]);
});
