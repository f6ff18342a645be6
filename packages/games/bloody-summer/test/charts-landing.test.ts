import { DIRECTION_NAMES } from '@bocage/hex';
import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { BEACHES } from '../src/data/lists.ts';
import { MAP_FILE } from '../src/data/map.ts';
import { type DropZone, driftOf, dropModifier, dropOf, infiltrationOf, joinsSecondRangers, OUTNUMBERED, tanksLost } from '../src/tables/landing.ts'; // biome-ignore format: a list

const DICE = [1, 2, 3, 4, 5, 6];

// From the air.

test('N44 10.0.1-c, N44 10.0.1-d: with a 5 a unit lands where it should, disorganized', () => {
  expect(dropOf(5)).toEqual({ levels: 1, drifts: false });
});

test('N44 10.0.1-e: from 6 it drifts and is disorganized, up to 4 all is well', () => {
  expect([6, 7].map(dropOf)).toEqual([
    { levels: 1, drifts: true },
    { levels: 1, drifts: true },
  ]);
  for (const die of [0, 1, 2, 3, 4]) expect(dropOf(die), String(die)).toEqual({ levels: 0, drifts: false });
});

test('N44 10.0.1-e: the second die has a direction for each face', () => {
  expect(DICE.map((die) => DIRECTION_NAMES.pointy[driftOf(die)])).toEqual(['NE', 'E', 'SE', 'SW', 'W', 'NW']);
});

test('N44 10.0.1-b: every zone of the map has its modifier', () => {
  const zones = MAP_FILE.marks('drop-zones').map(({ name }) => String(name));
  expect(Object.keys(CHARTS.landing.drop.zones)).toEqual(zones);
  expect(zones.map((zone) => dropModifier(zone as DropZone, false))).toEqual([-1, 1, 1, 0, 1, 0]);
  expect(dropModifier('DZ N, LZ N', true)).toBe(-1);
});

test('N44 4.4-e: infiltration succeeds up to 5, with a 5 disorganized, and fails from 6', () => {
  expect([4, 5, 6, 7].map(infiltrationOf)).toEqual([
    { succeeds: true, levels: 0 },
    { succeeds: true, levels: 1 },
    { succeeds: false, levels: 1 },
    { succeeds: false, levels: 1 },
  ]);
  expect(OUTNUMBERED).toBe(1);
});

// From the sea.

test('N44 10.A.1-d: off most beaches a 5 costs swimming tanks a step and a 6 all; Omaha is worse, Utah better', () => {
  const lost = (beach: (typeof BEACHES)[number]) =>
    DICE.map((die) => tanksLost(die, BEACHES.indexOf(beach), 2)).join('');
  expect(BEACHES.map(lost)).toEqual(['000001', '001222', '000012', '000012', '000012']);
});

test('N44 10.A.1-l: the 5th Rangers follow the 2nd with 1 or 2, and else land at Omaha', () => {
  expect(DICE.filter(joinsSecondRangers)).toEqual([1, 2]);
  expect(CHARTS.landing.rangers.omaha).toEqual([3, 4, 5, 6]);
});
