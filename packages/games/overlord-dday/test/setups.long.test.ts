import { expect, test } from 'vitest';
import setup from '../data/setup.json' with { type: 'json' };
import { AIRBORNE, dataOf, UNIT, UNITS } from '../src/data.ts';
import { asks, legal, opening, type Play, place, play, position, refusal, scene } from './scene.ts';

const ALTERNATIVES = setup.alternativeSetups as unknown as readonly {
  id: string;
  at: Record<string, string>;
}[];
const alternative = (id: string): Play => opening('dday', { setup: id });
const atOf = (id: string): Record<string, string> => ALTERNATIVES.find((one) => one.id === id)?.at ?? {};
const places = (match: Play): Record<string, string> =>
  Object.fromEntries(UNITS.filter(({ side }) => side === 'german').map(({ id }) => [id, place(match, id)]));

test('TKG 27.0-k: the German set-up alternatives are chosen before play, and none is unless asked for', () => {
  const usual = opening();
  expect(position(usual)).not.toContain('options');
  for (const { id, at } of ALTERNATIVES) {
    const match = alternative(id);
    expect(position(match)).toContain(`options setup=${id}`);
    expect(places(match), id).toEqual({ ...places(usual), ...at }); // everybody else as ever
  }
  expect(() => alternative('fortress-europe')).toThrow();
  expect(legal(play(alternative('352nd-closed-up'), '1'))).toEqual([]); // no choice of it during play
});

test('TKG 27.0-k: 21st Panzer on the coast stands about the mouth of the Orne', () => {
  const match = alternative('panzers-forward');
  expect([place(match, 'I/22'), place(match, 'II/192'), place(match, 'I/125')]).toEqual([
    'N3845',
    'N3445',
    'N3850',
  ]);
  expect(asks(match)).toBe('* game.rollMeyer');
});

test('TKG 27.0-k: with the 352nd closed up Kampfgruppe Meyer is not rolled for', () => {
  expect(asks(opening())).toBe('* game.rollMeyer');
  const match = alternative('352nd-closed-up');
  expect(asks(match)).toBe('* preliminary.weather');
  expect(place(match, 'I/915')).toBe('N3331');
});

test('TKG 27.0-k: 12th SS at the Vire are Independent Units, of that set-up alone', () => {
  const lines = ['25/12SS N3423', 'I/12SS N3523', 'Pi352 N3623'];
  const match = scene('activation 3', 'options setup=hitlerjugend-at-the-vire', ...lines);
  expect(legal(match)).toEqual(['rouse Pi352', 'rouse 25/12SS', 'rouse I/12SS']);
  const usual = scene('activation 3', ...lines, 'Ost439 N2925');
  expect(refusal(usual, 'rouse 25/12SS')).toBe('27.2.8-q');
});

test('TKG 27.0-k: no alternative puts four units in a hex, or Germans where paratroops come down', () => {
  const zones = new Set(AIRBORNE.map((unit) => dataOf(unit).dropZone));
  for (const { id } of ALTERNATIVES) {
    const match = alternative(id);
    const many = new Map<string, number>();
    for (const [name, at] of Object.entries(places(match)))
      if (at.startsWith('N') && dataOf(UNIT.of(name)).front.move > 0) many.set(at, (many.get(at) ?? 0) + 1);
    expect(
      [...many].filter(([at, count]) => count > 3 || zones.has(at)),
      id,
    ).toEqual([]);
    expect(Object.keys(atOf(id)).length, id).toBeGreaterThan(0);
  }
});
