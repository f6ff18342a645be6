import { expect, test } from 'vitest';
import { attack, BRITISH_LOOK_ON, odds, reckoning, roll, US_LOOK_ON } from './clashes.ts';
import { ALLIED, asks, legal, news, type Play, play, refusal, scene, unit } from './scene.ts';

/** Columns by attackers in 4305 and defenders in 4306, clear ground without a river. */
const COLUMNS = [
  { name: '1-3', by: ['44/15 4305 reduced'], on: ['KG12/12SS 4306'] },
  { name: '1-2', by: ['44/15 4305'], on: ['KG12/12SS 4306'] },
  { name: '1-1', by: ['44/15 4305'], on: ['915/352 4306'] },
  { name: '2-1', by: ['44/15 4305'], on: ['726/716 4306'] },
  { name: '3-1', by: ['44/15 4305', '46/15 4305'], on: ['731/711 4306'] },
  { name: '4-1', by: ['1SSBde 4305', '4SSBde 4305'], on: ['726/716 4306'] },
  { name: '5-1', by: ['44/15 4305', '46/15 4305'], on: ['726/716 4306'] },
  { name: '6-1', by: ['44/15 4305', '46/15 4305', '227/15 4305'], on: ['726/716 4306'] },
];
const PRINTED = [
  'AL2 AL2 AL2 AL1 AL1 BL1',
  'AL2 AL2 AL1 AL1 BL1 BL1',
  'AL2 AL1 AL1 BL1 BL1 EX',
  'AL1 AL1 BL1 BL1 EX EX',
  'AL1 BL1 BL1 EX EX DR*',
  'BL1 BL1 EX DR DR* DE',
  'BL1 EX DR DR* DR* DE',
  'EX DR DR* DR* DE DE',
];

function fight(column: number): Play {
  const { by = [], on = [] } = COLUMNS[column] ?? {};
  const names = by.map((line) => line.split(' ')[0]).join('+');
  return attack(scene('british fight', ...BRITISH_LOOK_ON, ...by, ...on), `4306 ${names}`);
}

for (const [column, { name }] of COLUMNS.entries())
  test.each((PRINTED[column] ?? '').split(' ').map((result, i) => [String(i + 1), result]))(
    `TDSN 11.3.5-a: at ${name} a die of %s is %s`,
    (die, result) => {
      const match = fight(column);
      expect(odds(match)).toBe(name);
      play(match, die as string);
      const told = news(match, ALLIED).find((line) => line.includes(`column ${name}, die ${die}: `));
      expect(told).toContain(` (${result}).`);
    },
  );

test('TDSN 11.3.5-a: one die, with nothing added to it, and none at all below 1-3', () => {
  const match = fight(4);
  expect(asks(match)).toBe('* combat.roll');
  const hopeless = scene('british fight', ...BRITISH_LOOK_ON, '44/15 4305 reduced', 'KG12/12SS 4306', 'KG25/12SS 4306'); // biome-ignore format: one thing
  attack(hopeless, '4306 44/15');
  expect(news(hopeless, ALLIED)).toContain(
    '4306: 3 against 14 is 1-5, not shifted; that is below the table; without a roll, the attacker loses two steps (AL2).',
  );
  expect(unit(hopeless, '44/15'), 'two steps, of which it had one').toBe('-');
  expect(asks(hopeless)).toBe('allied fighting.declare');
});

const after = (column: number, result: string, ...names: string[]): string[] => {
  const match = roll(fight(column), result);
  return names.map((name) => unit(match, name));
};

test('TDSN 11.3.5-a: AL1, AL2, BL1, EX and DE cost the steps they say', () => {
  expect(after(2, 'AL1', '44/15', '915/352')).toEqual(['4305 reduced', '4306']);
  expect(after(2, 'AL2', '44/15', '915/352')).toEqual(['-', '4306']);
  expect(after(2, 'BL1', '44/15', '915/352')).toEqual(['4305 reduced', '4306 reduced']);
  expect(after(2, 'EX', '44/15', '915/352'), 'two steps for two').toEqual(['-', '-']);
  expect(after(5, 'DE', '1SSBde', '4SSBde', '726/716')).toEqual(['4305', '4305', '-']);
});

/** 15 against 2 in 3207, bocage: 6-1, two columns left. */
const BOCAGE = [...US_LOOK_ON, '16/1 3206', '18/1 3206', '26/1 3206'];
const inBocage = (turn: number, ...on: string[]): Play =>
  attack(scene(`us fights ${turn}`, ...BOCAGE, ...on), '3207 16/1+18/1+26/1');

test('TDSN 11.8-a: Germans in bocage ignore DR', () => {
  const match = roll(inBocage(6, '726/716 3207'), 'DR');
  expect(unit(match, '726/716')).toBe('3207');
  expect(news(match, ALLIED).at(-1)).toBe('No effect; ignored here: the defender retreats two hexes (DR).');
  expect(asks(match)).toBe('allied fighting.declare');
});

test('TDSN 11.8-b: with two steps DR* is a step for each side', () => {
  const match = roll(inBocage(6, '726/716 3207'), 'DR*');
  expect(unit(match, '726/716')).toBe('3207 reduced');
  expect(asks(match)).toBe('allied losses.choose');
  const two = roll(inBocage(6, '726/716 3207 reduced', '206Pz 3207'), 'DR*');
  expect(asks(two), 'two units of one step').toBe('german losses.choose');
});

test('TDSN 11.8-c: a single step retreats from DR*, but not from DR', () => {
  const match = roll(inBocage(6, '726/716 3207 reduced'), 'DR*');
  expect(unit(match, '726/716'), 'southwards, the only way towards 3228').toBe('3209 reduced');
  expect(unit(roll(inBocage(6, '726/716 3207 reduced'), 'DR'), '726/716')).toBe('3207 reduced');
});

test('TDSN 11.8-d: Flak, Ost battalions and strongpoints by themselves have no such help', () => {
  const match = roll(inBocage(6, '1/IIIFlak 3207', 'Ost2911 3207 factor=1'), 'DR');
  expect(asks(match)).toBe('german retreat.choose');
  const held = roll(inBocage(6, '1/IIIFlak 3207', '726/716 3207 reduced'), 'DR');
  expect(unit(held, '1/IIIFlak'), 'a regiment among them is enough').toBe('3207');
});

test('TDSN 11.8-e: bocage helps to turn 6, a city always, and neither the Allies', () => {
  const late = roll(inBocage(7, '726/716 3207'), 'DR');
  expect(unit(late, '726/716')).toBe('3209');
  const british = ['44/15 4405', '46/15 4405', '227/15 4405'];
  const city = scene('british fight 10', ...BRITISH_LOOK_ON, ...british, '726/716 4505');
  roll(attack(city, '4505 44/15+46/15+227/15'), 'DR');
  expect(unit(city, '726/716')).toBe('4505');
  const kampfgruppen = ['KG130/Lehr 3207', 'KG901/Lehr 3207', 'KG902/Lehr 3207'];
  const allies = scene('germans fight 3', ...US_LOOK_ON, ...kampfgruppen, '505/82 3206 reduced');
  roll(attack(allies, '3206 KG130/Lehr+KG901/Lehr+KG902/Lehr'), 'DR');
  expect(asks(allies)).toBe('allied retreat.choose');
});

test('G-34: a regiment in bocage on turn 6 and on turn 7, alone with one step, and Flak with Ost', () => {
  const outcome = (turn: number, result: string, ...on: string[]): string =>
    unit(roll(inBocage(turn, ...on), result), on[0]?.split(' ')[0] ?? '');
  const [stays, costs, goes] = ['3207', '3207 reduced', '3209'];
  expect(outcome(6, 'DR', '726/716 3207')).toBe(stays);
  expect(outcome(6, 'DR*', '726/716 3207')).toBe(costs);
  expect(outcome(7, 'DR', '726/716 3207')).toBe(goes);
  expect(outcome(7, 'DR*', '726/716 3207')).toBe(goes);
  expect(outcome(6, 'DR*', '726/716 3207 reduced')).toBe(`${goes} reduced`);
  const weak = play(
    roll(inBocage(6, '1/IIIFlak 3207', 'Ost2911 3207 factor=1'), 'DR'),
    'retreat 1/IIIFlak 3208+3209',
  );
  expect([unit(weak, '1/IIIFlak'), unit(weak, 'Ost2911')]).toEqual([goes, goes]);
});

test('G-14: carpet bombing takes the shift of bocage away, and what it makes of DR and DR*', () => {
  const units = ['44/15 3905', '46/15 3905', '227/15 3905', '915/352 3806'];
  for (const result of ['DR', 'DR*']) {
    const match = scene('british fight 4 sun', ...BRITISH_LOOK_ON, ...units);
    attack(match, '3806 44/15+46/15+227/15', 'BomberCommand');
    expect(reckoning(match).shifts.map(({ columns }) => columns)).toEqual([1]);
    expect(unit(roll(match, result), '915/352')).not.toBe('3806');
  }
});

test('G-15: a city keeps its shift and its walls under carpet bombing', () => {
  const units = ['44/15 4405', '46/15 4405', '227/15 4405', '726/716 4505'];
  const match = (): Play =>
    attack(
      scene('british fight 4 sun', ...BRITISH_LOOK_ON, ...units),
      '4505 44/15+46/15+227/15',
      'BomberCommand',
    );
  expect(
    reckoning(match())
      .shifts.map(({ columns }) => columns)
      .sort(),
  ).toEqual([-2, 1]);
  expect(odds(match())).toBe('5-1');
  expect(unit(roll(match(), 'DR'), '726/716')).toBe('4505');
  expect(unit(roll(match(), 'DR*'), '726/716')).toBe('4505 reduced');
});

/** 9 against 5 in 4306, clear: 1-1, where a six is an exchange. */
const exchange = (...by: string[]): Play => {
  const match = scene('germans fight', ...BRITISH_LOOK_ON, '44/15 4306', ...by.map((name) => `${name} 4407`));
  return roll(attack(match, `4306 ${by.join('+')}`), 'EX');
};

test('TDSN Reminders-a: Kampfgruppen and Tigers by themselves may take an exchange as one step each', () => {
  const match = exchange('KG22/21Pz', '101Tiger');
  expect(asks(match)).toBe('german combat.chooseTrade');
  expect(legal(match)).toEqual(['exchange', 'trade']);
  play(match, 'trade');
  expect(unit(match, '44/15')).toBe('4306 reduced');
  play(match, 'lose 101Tiger');
  expect([unit(match, 'KG22/21Pz'), unit(match, '101Tiger')]).toEqual(['4407', '4407 reduced']);
  const bought = play(exchange('KG22/21Pz', '101Tiger'), 'exchange', 'lose KG22/21Pz');
  expect([unit(bought, '44/15'), unit(bought, 'KG22/21Pz'), unit(bought, '101Tiger')]).toEqual([
    '-',
    '4407 reduced',
    '4407 reduced',
  ]);
});

test('TDSN Reminders-a: anybody else in the attack, Flak too, makes it an exchange', () => {
  expect(asks(exchange('KG22/21Pz', '6FJ'))).toBe('german losses.choose');
  const flak = exchange('KG22/21Pz', '1/IIIFlak');
  expect(asks(flak)).toBe('german losses.choose');
  expect(refusal(flak, 'trade')).not.toBe('');
});
