import type { EventType, Happening } from '@bocage/kernel';
import { sentence } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import { ARTILLERY, BASE, CARD, GERMAN, SECTOR } from '../src/data.ts';
import { extended } from '../src/events/extended.ts';
import {
  drawn,
  finished,
  revealed,
  shipsOnCall,
  silenced,
  tempo,
  tide,
  unanswered,
} from '../src/events/index.ts';
import { POST, TIDE } from '../src/map.ts';

/** What a player reads of an event at the terminal. */
const read = (type: unknown, args: Readonly<Record<string, number>>): string =>
  sentence({ type: type as EventType, args } as unknown as Happening);

test('one of a thing and several are told in their own words', () => {
  expect([1, -1, 2].map((actions) => read(tempo, { actions }))).toEqual([
    'Each division has 1 regular action more this turn.',
    'Each division has 1 regular action fewer this turn.',
    'Each division has 2 regular actions more this turn.',
  ]);
  expect(read(shipsOnCall, { markers: 1 })).toBe('Ships are on call: 1 naval fire marker.');
  expect([-3, 1].map((points) => read(finished, { points }))).toEqual([
    'It ends with −3 points.',
    'It ends with 1 point.',
  ]);
  expect(read(extended, { base: BASE.of('E1-37'), hexes: 1 })).toBe(
    'Engineers 1 and 37 now reach 1 hex far.',
  );
});

test('cards, counters, batteries and halves of the beach have names, not codes', () => {
  expect(read(drawn, { card: CARD.of('card-7') })).toBe('Card 7 is drawn.');
  expect(read(revealed, { post: POST.of('1814'), german: GERMAN.of('4/Fus/352') })).toBe(
    'Turned up in 1814: 4./Füsilier 352.',
  );
  expect(read(silenced, { artillery: ARTILLERY.of('88E') })).toBe(
    '1st Flak has nobody left who observes for it.',
  );
  expect(read(unanswered, { sector: SECTOR.of('east'), guns: 1, needed: 2 })).toContain('the eastern sector');
  expect(read(tide, { tide: TIDE.of('mid') })).toBe('It is mid tide now.');
});
