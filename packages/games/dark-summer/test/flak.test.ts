import { expect, test } from 'vitest';
import { UNITS } from '../src/data.ts';
import { reckoned } from './attacks.ts';
import { field, play, refusal, scene, unit } from './scene.ts';

const SWORD = 'beach 4603 status=open';
/** A whole and a reduced regiment of Flak, two hexes apart, with British and US units before both. */
const FLAK = [
  SWORD,
  'beach 3303 status=open',
  'boundaryLifted yes',
  '1/IIIFlak 5011',
  '2/IIIFlak 5211 reduced',
  '129/43 5110',
  '8A 5110',
  '10A/Po 5109',
];
/** The defense of the whole and of the reduced regiment. */
const defenses = (units: string, markers = '') =>
  ['5011', '5211'].map(
    (hex) => reckoned(scene('british fight 4', ...FLAK), hex, units, markers).strengths.split(':')[1],
  );

test('G-33, TDSN 11.6-a: against armor, aircraft or tank destroyers Flak has 4, reduced 2', () => {
  expect(defenses('8A+129/43')).toEqual(['4', '2']);
  expect(defenses('10A/Po')).toEqual(['4', '2']);
  expect(defenses('129/43', '83Group')).toEqual(['4', '2']);
  const us = scene('us fights 4', 'beach 3303 status=open', '1/IIIFlak 3406', '16/1 3405', '4Cav 3405'); // biome-ignore format: a scene
  expect(reckoned(us, '3406', '16/1', 'TD1').strengths).toBe('8:4');
  expect(reckoned(us, '3406', '16/1', 'IXTAC').strengths).toBe('9:4');
  expect(reckoned(us, '3406', '4Cav').strengths).toBe('2:4');
  const armor = scene('us fights 4', 'beach 3303 status=open', '1/IIIFlak 3406', 'CCA/2AD 3405');
  expect(reckoned(armor, '3406', 'CCA/2AD').strengths).toBe('7:4');
});

test('G-33, TDSN 11.6-b: against anything else it has 1, reduced or not', () => {
  expect(defenses('129/43')).toEqual(['1', '1']);
  expect(defenses('129/43', 'NavalBR')).toEqual(['1', '1']);
  expect(defenses('129/43', 'BomberCommand')).toEqual(['1', '1']);
});

test('TDSN 11.6-a: armor in the hex that does not attack makes no difference', () => {
  const match = scene('british fight 4', ...FLAK);
  expect(reckoned(match, '5011', '129/43').strengths).toBe('5:1');
});

test('TDSN 11.6-c: every Flak regiment has an attack of 0 on both faces', () => {
  const faces = UNITS.filter(({ type }) => type === 'flak').flatMap(({ front, back }) => [front, back]);
  expect(faces).toHaveLength(8);
  expect(faces.every((face) => face?.attack === 0)).toBe(true);
});

test('TDSN 11.6-c: Flak adds nothing to an attack, but may lose a step in it', () => {
  const lines = [SWORD, '129/43 5010', '1/IIIFlak 5011', '857/346 5011'];
  const match = scene('germans fight 1 rain', ...lines, '858/346 5112', '130/43 5212');
  expect(reckoned(match, '5010', '857/346+1/IIIFlak').strengths).toBe('3:5');
  // 3 against 5 is 1-2; a die of 3 costs the attacker a step.
  play(match, 'attack 5010 857/346+1/IIIFlak', '3', 'lose 1/IIIFlak');
  expect(unit(match, '1/IIIFlak')).toBe('5011 reduced');
  expect(unit(match, '857/346')).toBe('5011');
});

test('TDSN 11.6-d: Flak may be the only attacker in its hex, which then counts as a hex of the attack', () => {
  // Nobody but Flak attacks out of 4911; its zone reaches 4912.
  const lines = [SWORD, '129/43 4910', '857/346 5011', '1/IIIFlak 4911'];
  const match = scene('germans fight', ...lines);
  expect(refusal(match, 'attack 4910 857/346+1/IIIFlak')).toBe('');
  const owing = scene('germans fight', ...lines, '130/43 4912');
  expect(refusal(owing, 'attack 4910 857/346+1/IIIFlak')).toBe('11.2-a');
  expect(refusal(owing, 'attack 4910 857/346')).toBe('');
});

test('TDSN 11.6-e: a single Flak unit that does not cross takes the river from the defender', () => {
  // The Orne is a major river between 4507 and 4408, not between 4507 and 4608.
  const match = scene('germans fight', SWORD, '129/43 4507', '857/346 4408', '1/IIIFlak 4608');
  expect(reckoned(match, '4507', '857/346').shifts).toEqual(['-2 11.6-e']);
  expect(reckoned(match, '4507', '857/346+1/IIIFlak').shifts).toEqual([]);
  expect(field(match, '1/IIIFlak', 'at')).toBe('4608');
});
