import { lookUp } from '@bocage/wargame';
import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import { TABLE } from '../src/rules/cherbourg.ts';
import { unsupported } from './clashes.ts';
import { ALLIED, asks, chances, field, GERMAN, legal, news, type Play, play, position, refusal, row, scene, unit, value } from './scene.ts'; // biome-ignore format: a list

// The 9th Division in the box, in supply by 2000 and Utah; beside Utah something that is left to fight.
const UTAH = ['beach 2403 status=open', '8/4 2403', 'Ost2303 2303 factor=1'];
const NINTH = ['39/9 Cherbourg', '47/9 Cherbourg', '60/9 Cherbourg'];
const GARRISON = ['CherbGar Cherbourg', '729/709 Cherbourg', '739/709 Cherbourg'];
/** In Rain, so that nothing flies; the third tank destroyers come on turn 6. */
const fight = (...lines: string[]): Play => scene('us fights 3 rain', ...UTAH, ...lines);
/** The die with this result in a column. */
const die = (column: string, result: string): string =>
  String((charts.cherbourg.cells as Record<string, string[]>)[column]!.indexOf(result) + 1);

test('TDSN 11.7-a: once in a US Combat Round, at any moment of it, and in no other Round', () => {
  const match = fight(...NINTH, ...GARRISON);
  expect(refusal(match, 'cherbourg')).toBe('');
  const later = fight(...NINTH, ...GARRISON, '12/4 2403', 'SP2101 2302 factor=3');
  play(unsupported(play(later, 'attack 2303 8/4')), '1');
  expect(asks(later)).toBe('allied fighting.declare');
  expect(refusal(later, 'cherbourg'), 'after another combat').toBe('');
  play(match, 'cherbourg', 'support none', die('1-1', 'DL1'), 'lose 729/709');
  expect(refusal(match, 'cherbourg'), 'once only').toBe('11.7-a');
  expect(refusal(match, 'attack 2303 8/4'), 'other combats go on').toBe('');
  const combined = scene(
    'fighting.begin 3 rain',
    'round combined',
    'active us',
    ...UTAH,
    ...NINTH,
    ...GARRISON,
  );
  expect(refusal(combined, 'cherbourg')).toBe('11.7-a');
  expect(refusal(combined, 'end')).toBe('');
  const british = scene('british fight 3 rain', ...NINTH, ...GARRISON, 'beach 4603 status=open', '8/3 4603', 'Ost4004 4604 factor=1'); // biome-ignore format: a scene
  expect(refusal(british, 'cherbourg')).toBe('11.7-a');
  const germans = scene('germans fight 3 rain', ...UTAH, ...NINTH, ...GARRISON);
  expect(refusal(germans, 'cherbourg')).toBe('11.7-a');
});

test('TDSN 11.7-b: all US units in the box fight all Germans there', () => {
  // 5 + 5 + 5 against 4 + 3 + 3, and Flak, which counts little without armor: 15 to 11.
  const match = play(fight(...NINTH, ...GARRISON, '1/IIIFlak Cherbourg'), 'cherbourg', 'support none');
  play(match, die('1-1', 'DL2'));
  expect(news(match, ALLIED)).toContain(
    'Cherbourg: 15 against 11; column 1-1, die 5: the garrison loses 2 steps (DL2).',
  );
  expect(legal(match)).toEqual(['lose 729/709', 'lose 739/709', 'lose 1/IIIFlak']);
  expect(refusal(match, 'lose CherbGar'), 'a single step goes last').toBe('11.3.6-b');
  // Without anybody of one's own there is nothing to fight with.
  expect(refusal(fight(...GARRISON), 'cherbourg')).toBe('11.7-b');
});

test('TDSN 11.6-a: armor makes the Flak in Cherbourg count in full', () => {
  const match = fight(...NINTH, 'CCA/2AD Cherbourg', ...GARRISON, '1/IIIFlak Cherbourg');
  play(match, 'cherbourg', 'support none', '1');
  expect(news(match, ALLIED)).toContain(
    'Cherbourg: 22 against 14; column 1-1, die 1: the Americans lose 1 step (AL1).',
  );
});

test('TDSN 11.7-c: odds of 1-1 at least, and US units in supply', () => {
  // One regiment, and tank destroyers for three: 8 to 10.
  const weak = fight('39/9 Cherbourg', ...GARRISON);
  expect(refusal(weak, 'cherbourg')).toBe('11.7-c');
  expect(refusal(fight('39/9 Cherbourg', '47/9 Cherbourg', ...GARRISON), 'cherbourg'), '10 to 10').toBe('');
  // 8 to 10, but with the tank destroyers 11: they may be brought, and then must be.
  const helped = fight('39/9 Cherbourg', '47/9 Cherbourg reduced', ...GARRISON);
  expect(refusal(helped, 'cherbourg')).toBe('');
  play(helped, 'cherbourg');
  expect(asks(helped), 'there is no other way').toBe('* cherbourgCombat.roll');
  expect(news(helped, ALLIED)).toContain('Support for the Allied side: Tank destroyers 1.');
  // Germans across the peninsula: no line from any C hex to Utah.
  const wall = [
    '919/709 1803',
    '920/243 2003',
    '921/243 2202',
    '922/243 1604',
    '1057/91 1405',
    '1058/91 1206',
  ];
  const cut = fight(...NINTH, ...GARRISON, ...wall);
  expect(refusal(cut, 'cherbourg')).toBe('11.7-c');
  expect(refusal(cut, 'end')).toBe('');
});

test('TDSN 11.7-d: it must be fought when the US units reach 1-1 by themselves', () => {
  const strong = fight('39/9 Cherbourg', '47/9 Cherbourg', ...GARRISON);
  expect(refusal(strong, 'end')).toBe('11.7-d');
  play(strong, 'cherbourg', 'support none', die('1-1', 'DL1'), 'lose 729/709');
  expect(refusal(strong, 'end')).toBe('');
  // With support only it may be, but need not.
  const helped = fight('39/9 Cherbourg', '47/9 Cherbourg reduced', ...GARRISON);
  expect(refusal(helped, 'end')).toBe('');
});

test('TDSN 11.7-d: ruling F-48, what lies face down is taken at its best, and an attempt turns it over', () => {
  const factors = ['strongpointFactors 1=4 2=9 3=6', 'ostFactors 0=1 1=4 2=4'];
  const box = [...GARRISON, 'SPCherbourg1 Cherbourg', 'OstCherbourg1 Cherbourg', ...factors];
  // 10 known, at least 1 and 0 more, at most 3 and 2.
  expect(refusal(fight(...NINTH, ...box), 'end'), '15 to 15 at worst').toBe('11.7-d');
  const tempted = fight('39/9 Cherbourg', '47/9 Cherbourg', '60/9 Cherbourg reduced', ...box);
  expect(refusal(tempted, 'end'), '13 to 15 at worst').toBe('');
  play(tempted, 'cherbourg');
  expect(chances(tempted)).toEqual({ 1: '4/19', 2: '9/19', 3: '6/19' });
  play(tempted, '3', '2');
  expect(asks(tempted)).toBe('* cherbourgCombat.roll');
  // 10 and the tank destroyers: 13 is enough for 11, but it turns out to be 15.
  const rash = fight('39/9 Cherbourg', '47/9 Cherbourg', ...box);
  play(rash, 'cherbourg', '3', '2');
  expect(news(rash, GERMAN).at(-1)).toBe('Cherbourg is too strong, 10 against 15: there is no fight.');
  expect(asks(rash)).toBe('allied fighting.declare');
  expect(refusal(rash, 'cherbourg'), 'the attempt is used up').toBe('11.7-a');
  expect(field(rash, 'SPCherbourg1', 'factor'), 'and known it stays').toBe('3');
  expect(row(position(rash), 'support TD1').usedThisTurn, 'nothing was spent').toBeUndefined();
});

test('TDSN 11.5.2-a: the Ost battalion of 0 leaves Cherbourg when it is turned over', () => {
  const match = fight(...NINTH, ...GARRISON, 'OstCherbourg1 Cherbourg', 'ostFactors 0=1 1=3');
  play(match, 'cherbourg', '0');
  expect(unit(match, 'OstCherbourg1')).toBe('-');
});

test('TDSN 11.7-e, TDSN 12.4-b: one US Tac Air and one tank destroyer marker at most', () => {
  const match = play(scene('us fights 4 cloud', ...UTAH, ...NINTH, ...GARRISON), 'cherbourg');
  expect(asks(match)).toBe('allied cherbourgCombat.support');
  expect(refusal(match, 'support IXTAC+TD1')).toBe('');
  expect(refusal(match, 'support IXTAC+XIXTAC')).toBe('11.7-e');
  expect(refusal(match, 'support TD1+TD2')).toBe('11.7-e');
  expect(refusal(match, 'support NavalUS')).toBe('11.7-e');
  expect(refusal(match, 'support 83Group')).toBe('11.7-e');
  expect(refusal(match, 'support TD3'), 'it is not there yet').toBe('12.0-a');
  play(match, 'support IXTAC+TD1', '1');
  expect(news(match, ALLIED)).toContain(
    'Cherbourg: 22 against 10; column 2-1, die 1: the Americans lose 1 step and the garrison loses 1 step (BL1).',
  );
  expect(row(position(match), 'support TD1')).toEqual({ usedThisTurn: '1', usedThisRound: '1' });
});

const PORT_TABLE = {
  '1-1': 'AL1 BL1 BL1 DL1 DL2 C',
  '2-1': 'BL1 BL1 DL1 DL2 C C',
  '3-1': 'BL1 DL1 DL2 C C C',
  '4-1': 'DL1 DL2 C C C C',
};
/** Steps of the Americans and of the garrison. */
const PORT_STEPS = { AL1: [1, 0], BL1: [1, 1], DL1: [0, 1], DL2: [0, 2], C: [0, 'all'] } as const;
test.each(Object.entries(PORT_TABLE))('TDSN 11.7-f: in column %s the dice bring %s', (name, row) => {
  const column = TABLE.columns.indexOf(name);
  const steps = TABLE.rolls.map((die) => {
    const { attackerSteps = 0, defenderSteps = 0 } = lookUp(TABLE, column, die);
    return [attackerSteps, defenderSteps];
  });
  expect(steps).toEqual(row.split(' ').map((result) => PORT_STEPS[result as keyof typeof PORT_STEPS]));
});

test('TDSN 12.2-b: G-43, Tac Air used for Cherbourg is spent for a turn of Showers', () => {
  const match = scene('us fights 3', ...UTAH, ...NINTH, ...GARRISON);
  play(match, 'cherbourg', 'support IXTAC', die('1-1', 'DL1'), 'lose 729/709', 'attack 2303 8/4');
  expect(
    legal(match, 'support').filter((words) => words.includes('IXTAC') && !words.includes('XIXTAC')),
  ).toEqual([]);
});

test('TDSN 11.7-f, TDSN 7.2.3-e: its own table, one die, and no shifts', () => {
  const rolled = (...lines: string[]): string[] =>
    ['1', '2', '3', '4', '5', '6'].map((roll) => {
      const match = play(fight(...NINTH, ...GARRISON, ...lines), 'cherbourg', 'support none');
      expect(chances(match)).toEqual({ 1: '1/6', 2: '1/6', 3: '1/6', 4: '1/6', 5: '1/6', 6: '1/6' });
      return asks(play(match, roll));
    });
  // 15 to 10 is 1-1: AL1, BL1, BL1, DL1, DL2, C.
  const [us, germans, nobody] = ['allied losses.choose', 'german losses.choose', 'allied fighting.declare'];
  expect(rolled()).toEqual([us, germans, germans, germans, germans, nobody]);
  expect(rolled('prepared yes', 'weather cloud'), 'a Prepared Offensive is no help').toEqual(rolled());
  // Both sides lose a step, the Germans first.
  const both = play(fight(...NINTH, ...GARRISON), 'cherbourg', 'support none', '2', 'lose 729/709');
  expect(asks(both)).toBe(us);
  play(both, 'lose 39/9');
  expect([unit(both, '729/709'), unit(both, '39/9')]).toEqual(['Cherbourg reduced', 'Cherbourg reduced']);
});

test('TDSN 3.2.2-c: Cherbourg stays German until a result gives it to the Allies', () => {
  const match = fight(...NINTH, ...GARRISON);
  expect(value(match, 'cherbourgTaken')).toBe('0');
  play(match, 'cherbourg', 'support none', '6');
  expect(['CherbGar', '729/709', '739/709'].map((name) => unit(match, name))).toEqual(['-', '-', '-']);
  expect(value(match, 'cherbourgTaken')).toBe('3');
  expect(news(match, GERMAN).at(-1)).toBe('The Allies have taken Cherbourg.');
  expect(refusal(match, 'cherbourg')).toBe('11.7-a');
  expect(refusal(fight(...NINTH, 'cherbourgTaken 2'), 'cherbourg'), 'never again').toBe('11.7-b');
  // When the last German falls it is theirs as well.
  const last = play(fight(...NINTH, '100Pz Cherbourg'), 'cherbourg', 'support none', '1');
  expect([unit(last, '100Pz'), value(last, 'cherbourgTaken')]).toEqual(['-', '3']);
});

test('ruling F-49: if no German is left, supplied US units take Cherbourg without a roll, and must', () => {
  const match = fight('39/9 Cherbourg');
  expect(refusal(match, 'end')).toBe('11.7-d');
  play(match, 'cherbourg');
  expect([asks(match), value(match, 'cherbourgTaken')]).toEqual(['allied fighting.declare', '3']);
});
