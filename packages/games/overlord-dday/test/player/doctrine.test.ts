import { CHANCE } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { doctrine } from '../../src/player/index.ts';
import { ALLIED, GERMAN } from '../../src/queries.ts';
import { opening, type Play, scene } from '../scene.ts';

const seen = ({ engine }: Play): number[] => {
  const row = new Float64Array(doctrine.features.names.length);
  doctrine.features.read(engine.g, row);
  return [...row];
};
const plans = ({ engine }: Play, side: number): string[] => doctrine.plans(engine, side).map(({ id }) => id);

const SWORD = [
  '1Suff N3348 landed=Sword',
  '7Para N3649',
  'I/736 N3447 active',
  'WN17/716 N3548',
  'WN21/716 N3347',
];

test('only the side whose part of the phase it is has a choice of plans, and the usual comes first', () => {
  for (const [moment, side, other] of [
    ['naval 2', ALLIED, GERMAN],
    ['allied movement 2', ALLIED, GERMAN],
    ['german combat 2', GERMAN, ALLIED],
    ['german movement 2', GERMAN, ALLIED],
  ] as const) {
    const match = scene(moment, ...SWORD);
    expect(plans(match, side)[0]).toBe('usual');
    expect(plans(match, side).length).toBeGreaterThan(3);
    expect(plans(match, other)).toEqual(['usual']);
  }
});

test('there are plans for the beaches where something is going on, and for no others', () => {
  const match = scene('german movement 2', ...SWORD);
  expect(plans(match, GERMAN)).toContain('reserves-sword');
  expect(plans(match, GERMAN)).not.toContain('reserves-utah');
});

test('a plan names no weight that its side does not have', () => {
  for (const moment of [
    'naval 2',
    'landing 2',
    'allied combat 2',
    'allied movement 2',
    'german combat 2',
    'german movement 2',
  ]) {
    const { engine } = scene(moment, ...SWORD, '1/16 Omaha-2', 'beach Omaha chit=A5');
    const side = moment.startsWith('german') ? GERMAN : ALLIED;
    for (const { id, style } of doctrine.plans(engine, side))
      expect(Object.keys(doctrine.first(side)), id).toEqual(expect.arrayContaining(Object.keys(style)));
  }
});

test('stretches follow one another through a phase and into the next', () => {
  const moments = [
    ['naval 2', '4Cdo Sword-2'],
    ['landing 2', '4Cdo Sword-2', '6Cdo Sword-2'],
    ['allied combat 2'],
    ['allied movement 2'],
    ['german combat 2'],
    ['german movement 2'],
    ['naval 3', '2War Sword-3'],
  ] as const;
  const stretches = moments.map(([moment, ...waiting]) => {
    const { engine } = scene(moment, ...SWORD, ...waiting);
    expect(engine.side, moment).not.toBe(CHANCE);
    return doctrine.stretch(engine);
  });
  expect(stretches).toEqual([...stretches].sort((a, b) => a - b));
  expect(new Set(stretches).size).toBe(moments.length);
});

test('the weather, which the Germans may not know, changes nothing that is seen', () => {
  const clear = seen(scene('german combat 3', ...SWORD, 'weather clear'));
  expect(seen(scene('german combat 3', ...SWORD, 'weather rain'))).toEqual(clear);
});

test('what is seen begins with one and the points, and is never out of all measure', () => {
  const row = seen(opening());
  expect(row[0]).toBe(1);
  for (const [i, value] of row.entries()) expect(Math.abs(value), doctrine.features.names[i]).toBeLessThan(6);
});

test('a beach without Germans near it is secured, one with Germans near it held', () => {
  const at = (match: Play, name: string): number =>
    seen(match)[doctrine.features.names.indexOf(name)] as number;
  const held = scene('german combat 3', ...SWORD);
  expect([at(held, 'secured Sword'), at(held, 'held Sword')]).toEqual([0, 1]);
  const secured = scene('german combat 3', '1Suff N3348 landed=Sword', 'I/736 N3846 active');
  expect([at(secured, 'secured Sword'), at(secured, 'held Sword')]).toEqual([1, 0]);
  expect(at(secured, 'points')).toBeGreaterThan(at(held, 'points'));
});

test('an end is worth more than half to the Allies exactly where they win, and more the more they have', () => {
  const worth = (points: number): number =>
    doctrine.utility(
      { winner: points >= 18 ? ALLIED : GERMAN, text: '', score: { points } },
      opening().engine.g,
    );
  expect(worth(17)).toBeLessThan(0.5);
  expect(worth(18)).toBeGreaterThan(0.5);
  const rising = [0, 10, 17, 18, 25, 40].map(worth);
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
});
