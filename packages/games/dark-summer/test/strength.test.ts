import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { reckon } from '../src/rules/strength.ts';
import { reckoned } from './attacks.ts';
import { scene } from './scene.ts';

const SWORD = 'beach 4603 status=open';
/** British all round a German regiment on the plain, which is thereby out of supply. */
const POCKET = [SWORD, '129/43 5010', '130/43 4910', '214/43 5111', '44/15 5012'];

test('TDSN 11.3.1-b: a unit in supply has its printed factor, whole or reduced, attack or defense', () => {
  const match = scene('germans fight', SWORD, '857/346 5011', '858/346 5011 reduced', '29A/11A 5010', '159/11A 5010 reduced'); // biome-ignore format: a scene
  expect(reckoned(match, '5010', '857/346').strengths).toBe('3:8');
  expect(reckoned(match, '5010', '857/346+858/346').strengths).toBe('5:8');
  const british = scene('british fight', SWORD, '857/346 5011', '858/346 5011 reduced', '29A/11A 5010');
  expect(reckoned(british, '5011', '29A/11A').strengths).toBe('6:6');
});

test('TDSN 11.3.1-c: all in a hex who are out of supply are added and halved together, dropping the half', () => {
  const lines = [...POCKET, '857/346 5011', '894 5011'];
  // Attack 3 + 2 is halved to 2, defense 4 + 3 to 3.
  expect(reckoned(scene('germans fight', ...lines), '5010', '857/346+894').strengths).toBe('2:5');
  expect(reckoned(scene('germans fight', ...lines), '5010', '857/346').strengths).toBe('1:5');
  expect(reckoned(scene('british fight', ...lines), '5011', '129/43').strengths).toBe('5:3');
  const three = scene('british fight', ...POCKET, '731/711 5011', '744/711 5011', '894 5011');
  expect(reckoned(three, '5011', '129/43').strengths).toBe('5:4');
});

test('TDSN 11.3.1-c: no hex falls below one, but Flak has no attack to begin with (ruling F-3)', () => {
  const one = [...POCKET, '726/716 5011 reduced', '1/IIIFlak 5011'];
  const match = scene('germans fight', ...one);
  expect(reckoned(match, '5010', '726/716').strengths).toBe('1:5');
  expect(reckoned(match, '5010', '1/IIIFlak').strengths).toBe('0:5');
  expect(
    reckoned(scene('british fight', ...POCKET, '726/716 5011 reduced'), '5011', '129/43').strengths,
  ).toBe('5:1');
});

test('TDSN 11.3.1-c: it is done hex by hex', () => {
  // Two single points in one hex make one; in two hexes they make one each.
  const lines = ['726/716 5011 reduced', '736/716 4911 reduced', SWORD, '129/43 5010', '130/43 4910', '214/43 5111', '44/15 5012', '46/15 4810', '227/15 4812']; // biome-ignore format: a scene
  const match = scene('germans fight', ...lines);
  expect(reckoned(match, '4910', '726/716+736/716').strengths).toBe('2:5');
  const together = scene('germans fight', ...POCKET, '726/716 5011 reduced', '736/716 5011 reduced');
  expect(reckoned(together, '4910', '726/716+736/716').strengths).toBe('1:5');
});

test('TDSN 11.3.1-c: beside units out of supply one that is in supply counts in full (ruling F-4)', () => {
  // On turn 2 a strongpoint is always in supply; the regiment beside it is not.
  const match = scene('british fight 2', ...POCKET, 'SP4404 5011 factor=3', '857/346 5011');
  expect(reckoned(match, '5011', '129/43').strengths).toBe('5:5');
  const later = scene('british fight 3', ...POCKET, 'SP4404 5011 factor=3', '857/346 5011');
  expect(reckoned(later, '5011', '129/43').strengths).toBe('5:3');
});

test('TDSN 11.3.1-d: woods add one to the defender, other ground adds nothing', () => {
  const at = (hex: string, from: string) =>
    reckoned(scene('british fight', SWORD, `857/346 ${hex}`, `129/43 ${from}`), hex, '129/43').strengths;
  expect(at('4714', '4713')).toBe('5:5');
  expect(at('5011', '5010')).toBe('5:4');
  expect(at('4509', '4508')).toBe('5:4');
  expect(at('4724', '4723')).toBe('5:4');
  expect(at('5114', '5113')).toBe('5:4');
  expect(at('4606', '4605')).toBe('5:4');
});

test('G-17, TDSN 11.3.1-d: a defense of 1 out of supply in woods is one, and one for the woods', () => {
  const ring = ['129/43 4713', '130/43 4814', '214/43 4815', '44/15 4715', '46/15 4614', '227/15 4615'];
  const match = scene('british fight', SWORD, ...ring, '726/716 4714 reduced');
  expect(reckoned(match, '4714', '129/43').strengths).toBe('5:2');
});

test('TDSN 11.3.1-e: who retreated into the hex this Round adds nothing to its defense', () => {
  const lines = [SWORD, '129/43 5010', '858/346 5011 retreated=yes'];
  const match = scene('british fight', ...lines, '857/346 5011');
  expect(reckoned(match, '5011', '129/43').strengths).toBe('5:4');
  // Ruling F-5: alone they have no strength at all, and the odds are the best there are.
  const alone = reckoned(scene('british fight', ...lines), '5011', '129/43');
  expect(alone).toMatchObject({ strengths: '5:0', odds: '6-1' });
});

test('TDSN 11.4.1: the strongpoints of Omaha have three more in the Wave Rounds', () => {
  const lines = ['16/1 3302', 'SP3303 3303 factor=2'];
  expect(reckoned(scene('the 2nd wave fights 1', ...lines), '3303', '16/1').strengths).toBe('5:5');
  const later = scene('us fights 1', 'beach 3203 status=open', '16/1 3203', 'SP3303 3303 factor=2');
  expect(reckoned(later, '3303', '16/1').strengths).toBe('5:2');
  const utah = scene('the 2nd wave fights 1', '8/4 2502', 'SP2403 2403 factor=2');
  expect(reckoned(utah, '2403', '8/4').strengths).toBe('5:2');
});

test('TDSN 11.9-a: an Open Beach alone has a strength of one, and adds nothing to units on it', () => {
  const lines = [SWORD, '857/346 4604'];
  expect(reckoned(scene('germans fight', ...lines), '4603', '857/346').strengths).toBe('3:1');
  expect(reckoned(scene('germans fight', ...lines, '8/3 4603'), '4603', '857/346').strengths).toBe('3:5');
});

test('TDSN 11.3.1-a: before a counter is turned over the totals can be had for any factor', () => {
  const { g } = scene('british fight', SWORD, '129/43 4604', 'SP4404 4504', '857/346 4504').engine;
  const attackers = [UNIT.of('129/43')];
  expect(reckon(g, PLACE.of('4504'), attackers, []).defense).toBe(4);
  expect(reckon(g, PLACE.of('4504'), attackers, [], 3).defense).toBe(7);
});
