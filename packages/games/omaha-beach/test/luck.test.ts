import { isChance } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import { omahaBeach } from '../src/index.ts';
import { before, C8, COMPANY } from './assaults.ts';
import { company } from './later.ts';
import { type Play, play, scene } from './scene.ts';

/** What the luck of the next card hangs on, after these decisions. */
const luckAfter = (match: Play, ...words: string[]): string => play(match, ...words).luckKey;

const TANKS = ['1/A/741 1614', '2/A/741 1614', 'E/2/16 1813', 'F/2/16 1207'];
/** C9 in the green, which the same infantry observes. */
const C9 = 'post 1916 back=KGM german=3/1/915 revealed=yes';
const ready = (): Play => before(`${COMPANY} revealed=yes`, TANKS, 'HQ16 1614', C9, 'G/2/16 1915');

test('DDOB BAR-08: a barrage of the same Germans has the same luck, by another tank and after other actions', () => {
  const luck = luckAfter(ready(), `barrage 1/A/741 ${C8}`);
  expect(luckAfter(ready(), `barrage 2/A/741 ${C8}`)).toBe(luck);
  expect(luckAfter(ready(), 'move F/2/16 1307', `barrage 1/A/741 ${C8}`)).toBe(luck);
  // Card 20 has not the colour of C9.
  const other = play(ready(), 'barrage 2/A/741 1916');
  expect(other.luckKey).not.toBe(luck);
  expect(luckAfter(other, 'card-20', `barrage 1/A/741 ${C8}`)).toBe(luck);
});

test('DDOB FIR-01, EVT-01: each sector and each turn has a card of its own', () => {
  const east = scene('german fire 18', company('1313')).luckKey;
  expect(scene('german fire 19', company('1313')).luckKey).not.toBe(east);
  expect(luckAfter(scene('german fire 18', company('1313')), 'card-20')).not.toBe(east);
  expect(scene('german fire 18').luckKey).toBe(east);
});

test('every step that asks Chance says what it asks about', () => {
  const silent = omahaBeach.procedures.flatMap(({ name, steps }) =>
    Object.entries(steps).flatMap(([step, does]) =>
      isChance(does) && does.about === undefined ? [`${name}.${step}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});
