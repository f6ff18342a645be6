import { expect, test } from 'vitest';
import { attack, firstWave, OTHER_LANDINGS, odds, reckoning, roll, secondWave, US_LOOK_ON, unsupported } from './clashes.ts'; // biome-ignore format: a list
import { ALLIED, asks, legal, news, type Play, play, position, refusal, row, scene, unit } from './scene.ts';

const statusOf = (match: Play, beach: string): string =>
  row(position(match), `beach ${beach}`).status ?? 'held';

/** The 16th lands at Omaha, in the 1st Wave, against a strongpoint of 2. */
const omaha = (...lines: string[]): Play =>
  play(firstWave(...OTHER_LANDINGS, '16/1 3302', 'SP3303 3303 factor=2', ...lines), 'land 3302');
/** The 231st and armor land at Gold against a strongpoint of 2. */
const gold = (...lines: string[]): Play =>
  play(firstWave(...OTHER_LANDINGS, '231/50 4002', '8A 4002', 'SP4003 4003 factor=2', ...lines), 'land 4002');

test('TDSN 11.4.1-a: the strongpoints of Omaha defend with three more, in the two Wave Rounds', () => {
  expect(reckoning(omaha())).toMatchObject({ attack: 5, defense: 5 });
  expect(reckoning(gold()).defense, 'elsewhere').toBe(2);
  const second = secondWave('116/29 3202', '115/29 3202', 'SP3203 3203 factor=1');
  expect(reckoning(attack(second, '3203 115/29+116/29'))).toMatchObject({ attack: 10, defense: 4 });
});

/** Three regiments against an Omaha strongpoint of 1: 15 to 4, where a five is DR*. */
const strong = (): Play =>
  play(
    firstWave(...OTHER_LANDINGS, '16/1 3302', '18/1 3302', '26/1 3302', 'SP3303 3303 factor=1'),
    'land 3302',
  );

test('TDSN 11.4.1-b: DR* is an exchange there', () => {
  const match = roll(strong(), 'DR*');
  expect(unit(match, 'SP3303')).toBe('-');
  expect(news(match, ALLIED)).toContain(
    'Here the result becomes: the defender is eliminated, and the attacker loses as many steps (EX).',
  );
  expect(asks(match)).toBe('allied losses.choose');
});

test('TDSN 11.4.1-c: and the strongpoint counts two steps, in a printed exchange too', () => {
  for (const result of ['DR*', 'EX']) {
    const match = play(roll(strong(), result), 'lose 16/1', 'lose 18/1');
    expect(['16/1', '18/1', '26/1'].map((name) => unit(match, name))).toEqual(['3303 reduced', '3303 reduced', '3303']); // biome-ignore format: one thing
  }
});

test('TDSN 11.4.1-d: BL1 eliminates it like any other', () => {
  const match = play(roll(strong(), 'BL1'), 'lose 26/1');
  expect([unit(match, 'SP3303'), unit(match, '26/1'), unit(match, '16/1')]).toEqual([
    '-',
    '3303 reduced',
    '3303',
  ]);
});

/** The same strongpoint later: 25 against 2 in open ground. */
const later = (): Play => {
  const units = ['9/2 3204', '23/2 3204', '38/2 3204', '4Cav 3204'];
  return attack(
    scene(
      'us fights',
      'beach 3203 status=open',
      '5Rng 3203',
      '101Tiger 3103',
      ...units,
      'SP3303 3303 factor=2',
    ),
    '3303 9/2+23/2+38/2',
  );
};

test('TDSN 11.4.1-e: all this ends with the 2nd Wave Round', () => {
  expect(reckoning(later()).defense).toBe(2);
  const match = roll(later(), 'DR*');
  expect([unit(match, 'SP3303'), asks(match)]).toEqual(['-', 'allied advance.choose']);
});

test('G-30: an Omaha strongpoint of 2 on D-Day and afterwards', () => {
  expect(reckoning(omaha()).defense).toBe(5);
  const exchanged = play(roll(strong(), 'DR*'), 'lose 16/1', 'lose 18/1');
  expect([unit(exchanged, 'SP3303'), unit(exchanged, '16/1'), unit(exchanged, '18/1')]).toEqual(['-', '3303 reduced', '3303 reduced']); // biome-ignore format: one thing
  const both = roll(omaha(), 'BL1');
  expect([unit(both, 'SP3303'), unit(both, '16/1')]).toEqual(['-', '3303 reduced']);
  expect(unit(roll(later(), 'DR*'), 'SP3303')).toBe('-');
});

test('TDSN 11.5.1-a: attacked from the sea alone a strongpoint ignores DR, not DR*', () => {
  expect(odds(gold())).toBe('5-1');
  const match = roll(gold(), 'DR');
  expect([unit(match, 'SP4003'), unit(match, '231/50'), statusOf(match, '4003')]).toEqual([
    '4003',
    '4002',
    'held',
  ]);
  expect(news(match, ALLIED)).toContain('No effect; ignored here: the defender retreats two hexes (DR).');
  const star = roll(gold(), 'DR*');
  expect([unit(star, 'SP4003'), unit(star, '231/50'), statusOf(star, '4003')]).toEqual(['-', '4003', 'open']);
});

test('TDSN 11.5.1-a: units beside it retreat, and the strongpoint stays', () => {
  const match = roll(gold('726/716 4003 reduced', '69/50 4002'), 'DR');
  expect(asks(match)).toBe('german retreat.choose');
  play(match, 'retreat 726/716 4103+4204');
  expect([unit(match, 'SP4003'), unit(match, '726/716')]).toEqual(['4003', '4204 reduced']);
  expect(asks(match), 'nobody lands').toBe('allied firstWave.choose');
});

/** 2nd Wave at Gold: one brigade off shore, others in the Open Beach beside. */
const joint = (): Play => {
  const units = ['231/50 4002', '56 4002', '69/50 4102', '151/50 4102'];
  return secondWave('beach 4102 status=open', ...units, 'SP4003 4003 factor=2', 'Ost4004 4103 factor=1');
};

test('TDSN 11.5.1-b: not if units that have landed take part', () => {
  const match = joint();
  expect(unit(roll(attack(joint(), '4003 231/50+56'), 'DR'), 'SP4003'), 'from the sea').toBe('4003');
  roll(attack(match, '4003 231/50+69/50'), 'DR');
  expect(unit(match, 'SP4003')).toBe('-');
});

test('G-31: DR and DR* from the sea, and DR with a landed neighbour', () => {
  const places = (match: Play): string[] => [unit(match, 'SP4003'), unit(match, '231/50')];
  expect(places(roll(gold(), 'DR'))).toEqual(['4003', '4002']);
  expect(places(roll(gold(), 'DR*'))).toEqual(['-', '4003']);
  const match = roll(attack(joint(), '4003 231/50+69/50'), 'DR');
  expect(places(match), 'the 231st is ashore').toEqual(['-', '4003']);
});

test('TDSN 9.4.1-f: who clears the beach lands, all of them', () => {
  const match = roll(gold(), 'DE');
  expect([unit(match, '231/50'), unit(match, '8A')]).toEqual(['4003', '4003']);
  expect(asks(match)).toBe('allied advance.further');
});

test('TDSN 9.4.1-g: which opens the beach', () => {
  const match = roll(gold(), 'DE');
  expect(statusOf(match, '4003')).toBe('open');
  expect(news(match, ALLIED)).toContain('Gold Beach (4003) is open.');
});

test('TDSN 9.4.1-h: and in the 1st Wave they go on whatever the zones', () => {
  const match = roll(gold('915/352 4005', '916/352 3904'), 'DE');
  expect(legal(match, 'further 231/50')).toEqual(['further 231/50 4102', 'further 231/50 4103', 'further 231/50 4004', 'further 231/50 3903']); // biome-ignore format: one thing
  expect(refusal(match, 'further 231/50 3904')).not.toBe('');
  play(match, 'further 231/50 3903', 'further 8A 4004');
  expect([unit(match, '231/50'), unit(match, '8A')]).toEqual(['3903', '4004']);
  expect(asks(match), 'nobody is left to go on').toBe('allied firstWave.choose');
});

test('TDSN 9.4.1-i: who does not, stays afloat', () => {
  const match = roll(gold(), 'BL1');
  expect(asks(match), 'the strongpoint has but one step').toBe('allied losses.choose');
  const failed = roll(omaha(), 'AL1');
  expect(unit(failed, '16/1')).toBe('3302 reduced');
  expect(statusOf(failed, '3303')).toBe('held');
});

test('TDSN 9.4.3-d: a landing of the 2nd Wave brings all ashore who are off that beach', () => {
  const units = ['231/50 4002', '56 4002', '8A 4002', '69/50 4102'];
  const match = secondWave(
    'beach 4102 status=open',
    ...units,
    'SP4003 4003 factor=1',
    'Ost4004 4103 factor=1',
  );
  roll(attack(match, '4003 231/50+56'), 'DE');
  expect(['231/50', '56', '8A'].map((name) => unit(match, name))).toEqual(['4003', '4003', '4003']);
  expect(unit(match, '69/50'), 'it did not attack').toBe('4102');
  expect(statusOf(match, '4003')).toBe('open');
});

/** The 2nd Rangers under Pointe du Hoc. */
const rangers = (...lines: string[]): Play =>
  play(firstWave(...OTHER_LANDINGS, '2Rng 3002', 'SP3003 3003 factor=1', ...lines), 'land 3002');

test('TDSN 11.4.2-a: in the 1st Wave the Rangers turn EX and BL1 into the end of the strongpoint', () => {
  expect(odds(rangers()), '3 to 1, two columns left for the bocage').toBe('1-1');
  for (const result of ['EX', 'BL1']) {
    const match = roll(rangers(), result);
    expect([unit(match, '2Rng'), unit(match, 'SP3003')]).toEqual(['3003', '-']);
    expect(news(match, ALLIED)).toContain('Here the result becomes: the defender is eliminated (DE).');
  }
  expect(unit(roll(rangers(), 'AL1'), '2Rng'), 'other results stand').toBe('-');
});

test('TDSN 9.4.1-h: the Rangers go on from one German zone into another', () => {
  const match = roll(rangers('915/352 2903'), 'EX');
  expect(unit(play(match, 'further 2Rng 3004'), '2Rng')).toBe('3004');
});

test('G-32: the Rangers in the 1st Wave, without a beach to open, and in the 2nd', () => {
  const match = roll(rangers(), 'EX');
  expect(unit(match, '2Rng')).toBe('3003');
  expect(position(match)).not.toContain('status=open');
  const second = secondWave('2Rng 3002', 'SP3003 3003 factor=1', ...US_LOOK_ON);
  roll(attack(second, '3003 2Rng'), 'EX');
  expect([unit(second, '2Rng'), unit(second, 'SP3003')]).toEqual(['-', '-']);
});

test('TDSN 11.5-a: a landing turns the strongpoint over', () => {
  const match = firstWave(...OTHER_LANDINGS, '231/50 4002', '8A 4002', 'SP4003 4003');
  play(match, 'land 4002');
  expect(asks(match)).toBe('* combat.turnOver');
  expect(reckoning(unsupported(play(match, '3'))).defense).toBe(3);
});
