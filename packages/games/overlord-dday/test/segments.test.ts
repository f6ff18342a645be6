import { expect, test } from 'vitest';
import { BEACH } from '../src/data.ts';
import { resistanceOf } from '../src/rules/chits.ts';
import { asks, legal, type Play, play, refusal, scene, unit, value } from './scene.ts';

const DICE = ['1', '2', '3', '4', '5', '6'] as const;
const CHITS = [
  'beach Utah chit=A4',
  'beach Omaha chit=A5',
  'beach Gold chit=A6',
  'beach Juno chit=A7',
  'beach Sword chit=A3',
];
const resistance = (match: Play): number[] =>
  BEACH.words.map((_, beach) => resistanceOf(match.engine.g, beach));

test('TKG 27.2.7-a: after the Allied actions of phase 1 every resistance chit is flipped, once', () => {
  const match = scene('allied movement 1', ...CHITS, '1/116 N2931', 'WN71/352 N2930 RG');
  expect(resistance(match)).toEqual([1, 5, 4, 5, 2]);
  play(match, 'end'); // nothing else is left to do before the WN tries to recover
  expect([asks(match), value(match, 'reduced')]).toEqual(['* recovery.roll', 'yes']);
  expect(resistance(match)).toEqual([0, 3, 2, 3, 1]);
  const later = play(scene('allied movement 2', ...CHITS, '1/116 N2931', 'WN71/352 N2930 RG'), 'end');
  expect(resistance(later)).toEqual([0, 3, 2, 3, 1]);
});

test('TKG 27.2.9-a: active German units fight, then move, then rally, each doing one of these', () => {
  const lines = [
    'II/916 N3231 active',
    'I/916 N3132 active RG',
    'I/914 N3330 active',
    '1/116 N3131 reduced DG',
  ];
  const match = scene('german combat 3', ...lines);
  expect(asks(match)).toBe('german action.designate');
  expect(refusal(match, 'attack N3131 1/116')).toBe('27.2.3-a');
  play(match, 'attack N3131 II/916'); // there is nothing else to attack, so the fighting begins
  expect(asks(match)).toBe('* combat.roll');
  play(match, '4+5');
  while (asks(match) !== 'german action.move') play(match, legal(match)[0] as string);
  expect(refusal(match, `move II/916 ${unit(match, 'II/916') === 'N3231' ? 'N3331' : 'N3231'}`)).toBe(
    '27.2.3-b',
  );
  play(match, 'move I/914 N3430', 'end');
  expect([unit(match, 'I/914'), unit(match, 'I/916')]).toEqual(['N3430', 'N3132']); // I/916 did neither and rallied
});

test('TKG 27.2.9-b: WNs do not rally with the other German units', () => {
  const match = scene(
    'german movement 2',
    'WN64/352 N3132 RG',
    'WN62/352 N3133 DG',
    'II/916 N3231 active DG',
  );
  play(match, 'end');
  expect(asks(match)).toBe('* recovery.roll');
  expect(unit(match, 'II/916')).toBe('N3231 RG');
  expect([unit(match, 'WN64/352'), unit(match, 'WN62/352')]).toEqual(['N3132 RG', 'N3133 DG']);
});

/** What becomes of a WN with each die of the recovery; a second one keeps the segment going. */
const recoveries = (line: string): string[] =>
  DICE.map((die) =>
    unit(play(scene('recovery 2', line, 'WNLeHavre N2260 RG'), die), line.split(' ')[0] as string),
  );

test('TKG 27.2.10-a: a marked WN recovers one level with a die not above its strength', () => {
  expect(recoveries('WN64/352 N3132 RG')).toEqual([
    'N3132',
    'N3132',
    'N3132',
    'N3132 RG',
    'N3132 RG',
    'N3132 RG',
  ]);
  expect(recoveries('WN64/352 N3132 DG')).toEqual([
    ...Array(3).fill('N3132 RG'),
    ...Array(3).fill('N3132 DG'),
  ]);
  const match = scene('recovery 2', 'WN60/352 N3033', 'WN64/352 N3132 RG', 'WN62/352 N3133 DG');
  play(match, '3', '3'); // the unmarked one is not rolled for
  expect([unit(match, 'WN64/352'), unit(match, 'WN62/352')]).toEqual(['N3132', 'N3133 RG']);
  expect(value(match, 'phase')).toBe('3');
});

test('TKG 27.2.10-b: the strength is the printed one of the side that is up, the marker does not halve it', () => {
  expect(recoveries('WN66/352 N3031 reduced DG').filter((state) => state.endsWith('RG'))).toHaveLength(2);
  expect(recoveries('WNPointeDuHoc N2828 RG').filter((state) => !state.endsWith('RG'))).toHaveLength(2);
  expect(recoveries('WNPointeDuHoc N2828 back RG').filter((state) => !state.endsWith('RG'))).toHaveLength(1);
});

test('TKG 27.2.10-c: Garrisons recover one level without a die', () => {
  const match = scene('recovery 2', 'G-Caen N4046 DG', 'G-Bayeux N3436 RG', 'WN64/352 N3132 RG');
  expect(asks(match)).toBe('* recovery.roll');
  expect([unit(match, 'G-Caen'), unit(match, 'G-Bayeux')]).toEqual(['N4046 RG', 'N3436']);
  play(match, '6'); // the only die, for WN 64
  expect(value(match, 'phase')).toBe('3');
});

test('TKG 27.2.10-d: the marker goes on to the next phase, and after the fifth to the End Stage', () => {
  const next = (phase: number): Play =>
    play(scene(`recovery ${phase}`, 'WN64/352 N3132 RG', '325/82 Gliders'), '6');
  // The ships have but one target, and must fire on it.
  const found = [1, 2, 3, 4, 5].map((phase) => `${value(next(phase), 'phase')} ${asks(next(phase))}`);
  expect(found).toEqual([
    ...[2, 3, 4, 5].map((phase) => `${phase} * bombardment.shoot`),
    '6 allied endStage.glide',
  ]);
});
