import { expect, test } from 'vitest';
import { attack, odds, reckoning, roll } from './clashes.ts';
import { ALLIED, asks, legal, news, type Play, play, position, refusal, row, scene, unit } from './scene.ts';

const statusOf = (match: Play, beach: string): string =>
  row(position(match), `beach ${beach}`).status ?? 'held';

/** Gold and Sword are open; Germans beside 4102, and two who look on at Sword. */
const BEACHES = ['beach 4003 status=open', 'beach 4102 status=open', 'beach 4603 status=open'];
const LOOK_ON = ['8/3 4603', '736/716 4604'];
const germans = (moment: string, ...lines: string[]): Play => scene(moment, ...BEACHES, ...LOOK_ON, ...lines);
/** 5 against the beach alone. */
const onBeach = (...by: string[]): Play =>
  attack(germans('germans fight 2 rain', ...by.map((name) => `${name} 4103`)), `4102 ${by.join('+')}`);

test('TDSN 11.9-a: an Open Beach without units defends with one', () => {
  expect(reckoning(onBeach('726/716'))).toMatchObject({ attack: 1, defense: 1 });
  expect(odds(onBeach('KG22/21Pz'))).toBe('5-1');
});

test('TDSN 11.9-a: and has one step, so that an exchange costs one', () => {
  const match = roll(onBeach('KG22/21Pz'), 'EX');
  expect(unit(match, 'KG22/21Pz')).toBe('4103 reduced');
  expect(asks(match), 'an exchange and one step each are the same').toBe('german advance.choose');
});

test('TDSN 11.9-b: it ignores DR, and is beaten by DR* and by any step', () => {
  const held = roll(onBeach('KG22/21Pz'), 'DR');
  expect([asks(held), statusOf(held, '4102')]).toEqual(['german fighting.declare', 'open']);
  expect(news(held, ALLIED)).toContain('No effect; ignored here: the defender retreats two hexes (DR).');
  for (const result of ['DR*', 'BL1', 'EX', 'DE'])
    expect(asks(roll(onBeach('KG22/21Pz'), result)), result).toBe('german advance.choose');
  expect(asks(roll(onBeach('726/716'), 'AL1')), 'AL1 costs it nothing').toBe('german fighting.declare');
});

test('TDSN 11.9-c: it closes when a German comes in, and only then', () => {
  const match = roll(onBeach('KG22/21Pz'), 'DE');
  play(match, 'advance KG22/21Pz');
  expect([unit(match, 'KG22/21Pz'), statusOf(match, '4102')]).toEqual(['4102', 'closed']);
  expect(news(match, ALLIED)).toContain('Gold Beach (4102) is closed for good.');
  const none = play(roll(onBeach('KG22/21Pz'), 'DE'), 'advance none');
  expect(statusOf(none, '4102')).toBe('open');
});

test('G-49: a strongpoint that beats an Open Beach alone cannot come in, and the beach stays open', () => {
  const match = germans('germans fight 2 rain', 'SP4404 4103 factor=3');
  roll(attack(match, '4102 SP4404'), 'DR*');
  expect([asks(match), statusOf(match, '4102')]).toEqual(['german fighting.declare', 'open']);
});

test('TDSN 11.9-d: ships support it, tank destroyers do not', () => {
  const match = scene('germans fight', 'beach 2403 status=open', ...BEACHES, ...LOOK_ON, 'KG22/21Pz 2404', '16/1 2303'); // biome-ignore format: one thing
  play(match, 'attack 2403 KG22/21Pz', 'support none');
  expect(asks(match)).toBe('allied support.defender');
  expect(refusal(match, 'support TD1')).toBe('12.4-c');
  play(match, 'support NavalUS');
  expect(reckoning(match).defense).toBe(7);
});

test('G-13: an Open Beach alone with Naval Support has 1 + 6 = 7', () => {
  const match = germans('germans fight', 'KG22/21Pz 4103', 'KG125/21Pz 4103', '101Tiger 4103');
  play(match, 'attack 4102 KG22/21Pz+KG125/21Pz+101Tiger', 'support none', 'support NavalBR');
  expect(reckoning(match)).toMatchObject({ attack: 14, defense: 7 });
  expect(odds(match)).toBe('2-1');
});

/** A reduced brigade in the beach: 14 against 3, 4-1. */
const occupied = (beaches: readonly string[] = BEACHES, ...lines: string[]): Play => {
  const units = ['KG12/12SS 4103', 'KG25/12SS 4103', '69/50 4102 reduced', ...lines];
  const match = scene('germans fight 2 rain', ...beaches, ...LOOK_ON, ...units);
  return attack(match, '4102 KG12/12SS+KG25/12SS');
};

test('TDSN 11.9-e: with units in it the beach adds nothing, and only DE beats it', () => {
  expect(reckoning(occupied()).defense).toBe(3);
  const beaten = roll(occupied(), 'DE');
  expect([unit(beaten, '69/50'), asks(beaten)]).toEqual(['-', 'german advance.choose']);
  expect(statusOf(play(beaten, 'advance KG12/12SS'), '4102')).toBe('closed');
  const exchanged = play(roll(occupied(), 'BL1'), 'lose KG12/12SS');
  expect([unit(exchanged, '69/50'), asks(exchanged), statusOf(exchanged, '4102')], 'the unit is lost, the beach is not').toEqual(['-', 'german fighting.declare', 'open']); // biome-ignore format: one thing
  const retreated = roll(occupied(), 'DR');
  expect(unit(retreated, '69/50'), 'the unit obeys, into the beach beside').toBe('4003 reduced');
  expect(asks(retreated)).toBe('german fighting.declare');
});

test('TDSN 11.9-f: who cannot get out of it is eliminated, and the beach is not captured', () => {
  const match = roll(occupied(BEACHES.slice(1), '915/352 4003', '916/352 4203'), 'DR');
  expect([unit(match, '69/50'), statusOf(match, '4102')]).toEqual(['-', 'open']);
  expect(asks(match)).toBe('german fighting.declare');
});

test('TDSN 11.9-g: a beach is no unit: it attacks nobody', () => {
  const match = scene('british fight', ...BEACHES, '56 4003', '8/3 4603', '736/716 4604', '726/716 4103');
  expect(legal(match, 'attack').filter((words) => words.startsWith('attack 4103'))).toEqual([
    'attack 4103 56',
  ]);
});

test('TDSN 11.9-h: Germans do not move into an Open Beach', () => {
  const match = scene('germans move', ...BEACHES, 'KG22/21Pz 4103', 'KG125/21Pz 4908');
  expect(legal(match, 'move KG22/21Pz').some((words) => / 4102| 4003/.test(words))).toBe(false);
  expect(refusal(match, 'move KG22/21Pz 4102')).toBe('11.9-h');
});

test('TDSN 11.9-i: a Closed Beach stays closed, whoever takes it', () => {
  const units = [
    '44/15 4103',
    '46/15 4103',
    '227/15 4103',
    '726/716 4102',
    '56 4003',
    'Ost4004 4004 factor=1',
  ];
  const match = scene('british fight', 'beach 4003 status=open', 'beach 4102 status=closed', ...units);
  play(roll(attack(match, '4102 44/15+46/15+227/15'), 'DE'), 'advance 44/15');
  expect([unit(match, '44/15'), statusOf(match, '4102')]).toEqual(['4102', 'closed']);
});

test('TDSN 3.2.1-a: the third closed beach may end the game at once', () => {
  const closed = ['beach 3203 status=closed', 'beach 3303 status=closed'];
  const match = germans('germans fight 2 rain', 'KG22/21Pz 4103', ...closed);
  play(roll(attack(match, '4102 KG22/21Pz'), 'DE'), 'advance KG22/21Pz');
  expect(asks(match)).toBe('over');
});
