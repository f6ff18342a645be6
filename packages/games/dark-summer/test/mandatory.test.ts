import { expect, test } from 'vitest';
import { asks, legal, type Play, play, position, refusal, row, scene } from './scene.ts';

const SWORD = 'beach 4603 status=open';
/**
 * North-west of Caen: British in X (4504), Y (4304) and Z (4305) round a regiment in B (4405). A (4404) holds a
 * strongpoint, C (4505) is a part of the city, and D (4306) is in the zone of Z alone.
 */
const FIGURE = [
  'beach 4302 status=open',
  '185/3 4504',
  '8/3C 4304',
  '129/43 4305',
  '130/43 4305',
  '857/346 4405',
  'SP4404 4404 factor=2',
  'KG192/21Pz 4505',
  '858/346 4306',
];
/** In this weather of turn 1 nobody has any support, so that each attack comes to its die at once. */
const BRITISH = 'british fight 1 rain';
const owed = (match: Play): string[] =>
  position(match)
    .split('\n')
    .filter((line) => line.startsWith('hex ') && line.includes('owed=yes'))
    .map((line) => line.split(' ')[1] as string);

test('G-10a, TDSN 11.2-e: Z alone attacks B, with all it has, and owes nothing', () => {
  const match = scene(BRITISH, ...FIGURE);
  play(match, 'attack 4405 129/43+130/43');
  expect(owed(match)).toEqual([]);
  // 10 against 4, a die of 1: the attacker loses a step.
  play(match, '1', 'lose 129/43');
  expect(refusal(match, 'end')).toBe('');
});

test('G-10b, TDSN 11.2-a: X, Y and all of Z may not attack B, for nobody would be left for D', () => {
  const match = scene(BRITISH, ...FIGURE);
  expect(refusal(match, 'attack 4405 185/3+8/3C+129/43+130/43')).toBe('11.2-a');
  expect(refusal(match, 'attack 4405 185/3+129/43+130/43')).toBe('11.2-a');
});

test('G-10c, TDSN 11.2-f: with a part of Z they may; D is owed then, A and C are not', () => {
  // Far away there is another fight, so that there is a choice.
  const match = scene(BRITISH, ...FIGURE, SWORD, '4A 4704', '731/711 4804');
  play(match, 'attack 4405 185/3+8/3C+129/43');
  expect(owed(match)).toEqual(['4306']);
  play(match, '1', 'lose 185/3');
  expect(refusal(match, 'end')).toBe('11.2-g');
  expect(legal(match)).toEqual(['attack 4306 130/43', 'attack 4804 4A']);
  play(match, 'attack 4306 130/43', '2');
  expect(refusal(match, 'end')).toBe('');
});

test('TDSN 11.2-a: nobody is owed who is in no zone of the attackers', () => {
  const match = scene(BRITISH, ...FIGURE);
  play(match, 'attack 4405 185/3+8/3C');
  expect(owed(match)).toEqual([]);
});

test('TDSN 11.2-a: what was attacked before is not owed again', () => {
  const match = scene(BRITISH, ...FIGURE, 'hex 4306 attacked=yes');
  expect(refusal(match, 'attack 4405 185/3+8/3C+129/43+130/43')).toBe('');
});

test('TDSN 11.2-b: battalions alone need not be attacked, with a regiment they do', () => {
  const lines = FIGURE.filter((line) => !line.startsWith('858/346'));
  const all = 'attack 4405 185/3+8/3C+129/43+130/43';
  expect(refusal(scene(BRITISH, ...lines, '100Pz 4306', '101Tiger 4306'), all)).toBe('');
  expect(refusal(scene(BRITISH, ...lines, '100Pz 4306', '726/716 4306'), all)).toBe('11.2-a');
});

test('TDSN 11.2-c: Allies in a C, W or S hex need not be attacked', () => {
  const lines = ['beach 2403 status=open', '857/346 1601', '858/346 1702', '16/1 1602'];
  const both = 'attack 1602 857/346+858/346';
  expect(refusal(scene('germans fight 1 rain', ...lines, '18/1 1600'), both)).toBe('');
  expect(refusal(scene('germans fight 1 rain', ...lines, '18/1 1701'), both)).toBe('11.2-a');
});

test('TDSN 11.2-d: nobody over a major river is owed', () => {
  const lines = [SWORD, '129/43 4507', '130/43 4608', '857/346 4508'];
  const both = 'attack 4508 129/43+130/43';
  // Somebody else has 4407 in his zone, but he does not attack.
  const over = scene(BRITISH, ...lines, '858/346 4407', '44/15 4406');
  expect(owed(play(over, both))).toEqual([]);
  expect(refusal(scene(BRITISH, ...lines, '858/346 4607'), both)).toBe('11.2-a');
});

test('TDSN 11.2-d: neither a strongpoint hex nor a city is owed, whoever is there besides', () => {
  const lines = FIGURE.filter((line) => !line.startsWith('858/346'));
  const all = 'attack 4405 185/3+8/3C+129/43+130/43';
  expect(refusal(scene(BRITISH, ...lines, '858/346 4404'), all)).toBe('');
  const withoutStrongpoint = [...lines.filter((line) => !line.startsWith('SP')), '858/346 4404'];
  expect(refusal(scene(BRITISH, ...withoutStrongpoint), all)).toBe('11.2-a');
});

test('TDSN 11.2-d: Germans owe no attack on an Open Beach', () => {
  const lines = ['857/346 4604', '858/346 4705', '5/6 4704', '8/3 4603'];
  const both = 'attack 4704 857/346+858/346';
  expect(refusal(scene('germans fight 1 rain', SWORD, ...lines), both)).toBe('');
  expect(refusal(scene('germans fight 1 rain', 'beach 4603 status=closed', ...lines), both)).toBe('11.2-a');
});

test('TDSN 11.2-d, ruling F-12: nobody is owed whom the boundary lets nobody attack', () => {
  const lines = ['beach 3303 status=open', '16/1 3606', '18/1 3505', '857/346 3506', '858/346 3706'];
  const both = 'attack 3506 16/1+18/1';
  expect(refusal(scene('us fights 1 rain', ...lines), both)).toBe('');
  expect(refusal(scene('us fights 1 rain', 'boundaryLifted yes', ...lines), both)).toBe('11.2-a');
});

test('TDSN 11.2-a, ruling F-13: battalions have no zone, and owe nothing', () => {
  const lines = ['beach 3303 status=open', '857/346 3406', '858/346 3506'];
  const match = scene('us fights 1 rain', ...lines, '2Rng 3405', '5Rng 3407');
  expect(refusal(match, 'attack 3406 2Rng+5Rng')).toBe('');
  const regiments = scene('us fights 1 rain', ...lines, '16/1 3405', '18/1 3407', '2Rng 3407');
  expect(owed(play(regiments, 'attack 3406 16/1+2Rng'))).toEqual([]);
  const alone = scene('us fights 1 rain', ...lines, '16/1 3405', '18/1 3407');
  expect(refusal(alone, 'attack 3406 16/1+18/1')).toBe('11.2-a');
});

test('TDSN 11.2-g: the last unit that could attack an owed hex may do nothing else', () => {
  const lines = [...FIGURE.filter((line) => !line.startsWith('129/43')), 'hex 4306 owed=yes'];
  const one = scene(BRITISH, ...lines);
  expect(refusal(one, 'attack 4405 130/43')).toBe('11.2-g');
  expect(refusal(one, 'attack 4405 185/3')).toBe('');
  expect(refusal(one, 'attack 4306 130/43')).toBe('');
  const two = scene(BRITISH, ...lines, '129/43 4305');
  expect(refusal(two, 'attack 4405 130/43')).toBe('');
  expect(refusal(two, 'attack 4405 129/43+130/43')).toBe('11.2-g');
});

test('TDSN 11.2-g: every owed hex keeps a unit of its own', () => {
  // 4406 is beside 4305 alone, 4306 beside 4305 and 4206: so 4305 is for the former, 4206 for the latter.
  const match = scene(
    BRITISH,
    'beach 4302 status=open',
    '129/43 4305',
    '130/43 4206',
    '857/346 4306',
    '858/346 4406',
    '986/276 4207',
    'hex 4306 owed=yes',
    'hex 4406 owed=yes',
  );
  expect(legal(match)).toEqual(['attack 4306 130/43', 'attack 4406 129/43']);
  expect(refusal(match, 'attack 4207 130/43')).toBe('11.2-g');
  expect(refusal(match, 'attack 4306 129/43')).toBe('11.2-g');
});

test('TDSN 11.2-g, ruling F-12: what nobody is left to attack has lapsed', () => {
  const lines = [...FIGURE.filter((line) => !line.startsWith('129/43')), 'hex 4306 owed=yes'];
  const spent = scene(
    BRITISH,
    ...lines.map((line) => (line.startsWith('130/43') ? `${line} attacked=yes` : line)),
  );
  expect(refusal(spent, 'end')).toBe('');
  expect(refusal(scene(BRITISH, ...lines), 'end')).toBe('11.2-g');
});

test('TDSN 11.2-g: with fewer units left than hexes owed, as many as can be are attacked', () => {
  const match = scene(
    BRITISH,
    'beach 4302 status=open',
    '129/43 4305',
    '857/346 4306',
    '858/346 4406',
    'hex 4306 owed=yes',
    'hex 4406 owed=yes',
    '185/3 4504',
    'KG192/21Pz 4505',
  );
  expect(refusal(match, 'end')).toBe('11.2-g');
  expect(legal(match, 'attack 4')).toEqual(['attack 4306 129/43', 'attack 4406 129/43', 'attack 4505 185/3']);
  play(match, 'attack 4306 129/43', '2');
  expect(asks(match)).toBe('allied fighting.declare');
  expect(refusal(match, 'end')).toBe('');
});

test('TDSN 11.2-g: Flak cannot pay what is owed, since it cannot attack alone', () => {
  const lines = [SWORD, '129/43 5010', '130/43 4909', '857/346 5011', '858/346 5110'];
  const both = 'attack 5010 857/346+858/346';
  const match = scene('germans fight 1 rain', ...lines, '44/15 5111', '1/IIIFlak 5011');
  expect(refusal(match, both)).toBe('11.2-a');
  expect(refusal(scene('germans fight 1 rain', ...lines, '44/15 5111', '894 5011'), both)).toBe('');
});

test('TDSN 9.3.4-i: in a Reaction no joint attack may oblige to another', () => {
  const lines = [SWORD, '129/43 5010', 'KG22/21Pz 5011 chosen=yes', 'KG125/21Pz 5110 chosen=yes'];
  const both = 'attack 5010 KG125/21Pz+KG22/21Pz';
  expect(refusal(scene('germans react and fight 1 rain', ...lines), both)).toBe('');
  const more = scene('germans react and fight 1 rain', ...lines, '130/43 5111', 'KG192/21Pz 5011 chosen=yes');
  expect(refusal(more, both)).toBe('9.3.4-i');
  expect(refusal(more, 'attack 5010 KG22/21Pz+KG192/21Pz')).toBe('');
});

test('TDSN 11.2-a: units off shore have no zone, those who have landed do (ruling F-44)', () => {
  // 4102 is beside 4002 off shore and beside 4103, not beside 4004.
  const lines = ['beach 4203 status=open', '231/50 4002', '8A 4004', '69/50 4103', 'SP4003 4003 factor=1', '736/716 4102']; // biome-ignore format: a scene
  const match = scene('the 2nd wave fights 1', ...lines);
  expect(refusal(match, 'attack 4003 231/50+8A+69/50')).toBe('11.2-a');
  expect(owed(play(match, 'attack 4003 231/50+8A'))).toEqual([]);
});

test('TDSN 11.2-g: an attack on the owed hex pays the debt', () => {
  const match = scene(BRITISH, ...FIGURE, 'hex 4306 owed=yes');
  play(match, 'attack 4306 130/43', '2');
  expect(asks(match)).toBe('allied fighting.declare');
  expect(row(position(match), 'hex 4306').attacked).toBe('yes');
  expect(refusal(match, 'end')).toBe('');
});

/** 914/352 in 4909 before two US regiments; 915/352 was driven out of 5107 this Round, into a zone of one of them. */
const DRIVEN = [
  'boundaryLifted yes',
  'beach 3303 status=open',
  'hex 5107 attacked=yes',
  '16/1 4908',
  '26/1 4809',
  '914/352 4909',
];

test('TDSN 11.2-a, ruling F-12: a unit that was attacked is not owed again where it was driven to', () => {
  const both = 'attack 4909 16/1+26/1';
  const match = scene('us fights 3', ...DRIVEN, '915/352 5008 retreated=yes');
  expect(refusal(match, both)).toBe('');
  expect(owed(play(match, both))).toEqual([]);
  expect(refusal(scene('us fights 3', ...DRIVEN, '915/352 5008'), both)).toBe('11.2-a');
});

test('TDSN 11.2-a, ruling F-12: whoever stood in the hex that it was driven to is owed still', () => {
  const both = 'attack 4909 16/1+26/1';
  const lines = [...DRIVEN, '915/352 5008 retreated=yes'];
  expect(refusal(scene('us fights 3', ...lines, '916/352 5008'), both)).toBe('11.2-a');
  // With a regiment in it the stack is none of battalions alone, so that the battalion counts (11.2-b).
  expect(refusal(scene('us fights 3', ...lines, '100Pz 5008'), both)).toBe('11.2-a');
});

test('TDSN 11.2-g: nothing is owed in a hex where only units are left that have been attacked', () => {
  const lines = [...DRIVEN, 'hex 5008 owed=yes'];
  expect(refusal(scene('us fights 3', ...lines, '915/352 5008 retreated=yes'), 'end')).toBe('');
  expect(refusal(scene('us fights 3', ...lines, '915/352 5008'), 'end')).toBe('11.2-g');
});
