import { expect, test } from 'vitest';
import { reckoned } from './attacks.ts';
import { asks, field, GERMAN, legal, news, play, position, refusal, row, scene, unit } from './scene.ts';

/** Sword is open, so that the British are in supply. */
const SWORD = 'beach 4603 status=open';
/** A German regiment on the plain south of Caen, and two British brigades north of it. */
const PLAIN = [SWORD, '129/43 5010', '130/43 5010', '857/346 5011'];
/** A fight far from the others, so that the scene stops for it. */
const ELSEWHERE = ['4A 4704', '731/711 4804'];
const hex = (match: Parameters<typeof position>[0], name: string) => row(position(match), `hex ${name}`);

test('TDSN 11.0-a: there is combat in a Combat Round, a Combined Action Round, a Reaction and the 2nd Wave Round', () => {
  expect(legal(scene('british fight', ...PLAIN), 'attack 5011')).toHaveLength(3);
  expect(legal(scene('british fight combined', ...PLAIN), 'attack 5011')).toHaveLength(3);
  const reaction = scene('germans react and fight', SWORD, '129/43 5010', 'KG22/21Pz 5011 chosen=yes');
  expect(legal(reaction, 'attack')).toEqual(['attack 5010 KG22/21Pz']);
  const landing = scene('the 2nd wave fights 1', '8/3 4602', 'SP4603 4603');
  expect(legal(landing, 'attack')).toEqual(['attack 4603 8/3']);
});

test('TDSN 11.0-a: a Move Round never comes to a fight', () => {
  const match = scene('british move', ...PLAIN);
  expect(asks(match)).not.toContain('fighting');
  expect(legal(match, 'attack')).toEqual([]);
});

test('TDSN 11.0-b: whoever is active attacks, and the other side defends', () => {
  const british = scene('british fight', ...PLAIN);
  expect(asks(british)).toBe('allied fighting.declare');
  expect(refusal(british, 'attack 5010 857/346')).toBe('11.1-b');
  expect(refusal(british, 'attack 5011 857/346+129/43')).toBe('11.0-b');
  const germans = scene('germans fight', ...PLAIN);
  expect(asks(germans)).toBe('german fighting.declare');
  expect(legal(germans)).toEqual(['attack 5010 857/346', 'end']);
});

test('TDSN 11.0-b: units of the other Allied army stay out of it', () => {
  const match = scene('british fight', ...PLAIN, 'beach 3303 status=open', '16/1 4910');
  expect(refusal(match, 'attack 5011 16/1')).toBe('9.3.2-b');
});

test('TDSN 11.0-c: in the 2nd Wave Round the seaborne attack, ashore and off shore, and no airborne unit', () => {
  const match = scene(
    'the 2nd wave fights 1',
    'beach 4603 status=open',
    '8/3 4603',
    '5/6 4604',
    '736/716 4503',
    '7/3C 4202',
    'SP4203 4203',
  );
  expect(legal(match, 'attack')).toEqual(['attack 4203 7/3C', 'attack 4503 8/3']);
  expect(refusal(match, 'attack 4503 5/6')).toBe('9.4.3-m');
});

test('TDSN 11.0-c: off shore, a unit attacks only the hex that its chevron points to', () => {
  // 4002 is beside 4102 too.
  const match = scene('the 2nd wave fights 1', '231/50 4002', 'SP4003 4003', 'SP4102 4102', '69/50 4101');
  expect(legal(match, 'attack')).toEqual(['attack 4003 231/50', 'attack 4102 69/50']);
  expect(refusal(match, 'attack 4102 69/50+231/50')).toBe('11.1-a');
});

test('TDSN 11.0-c: landed units join those off shore, but not those of the other army (ruling F-15)', () => {
  const match = scene(
    'the 2nd wave fights 1',
    'boundaryLifted yes',
    'beach 3303 status=open',
    'beach 4003 status=open',
    '231/50 4003',
    '69/50 4101',
    'SP4102 4102',
    '16/1 4103',
  );
  expect(refusal(match, 'attack 4102 231/50+69/50')).toBe('');
  expect(refusal(match, 'attack 4102 16/1')).toBe('');
  expect(refusal(match, 'attack 4102 16/1+69/50')).toBe('5.0-c');
});

test('TDSN 11.0-c: no more than four attack out of an over-stacked hex, in the whole Round (5.1-f)', () => {
  const match = scene(
    'the 2nd wave fights 1',
    '8/3 4602',
    '27A 4602',
    '185/3 4602',
    '9/3 4602',
    '1SSBde 4602',
    'SP4603 4603',
  );
  expect(refusal(match, 'attack 4603 8/3+185/3+9/3+27A+1SSBde')).toBe('5.1-f');
  expect(refusal(match, 'attack 4603 8/3+185/3+9/3+27A')).toBe('');
  const later = scene(
    'the 2nd wave fights 1',
    'beach 4603 status=open',
    '8/3 4603 attacked=yes',
    '27A 4603 attacked=yes',
    '185/3 4603 attacked=yes',
    '9/3 4603',
    '1SSBde 4603',
    '736/716 4503',
  );
  expect(legal(later, 'attack')).toEqual(['attack 4503 9/3', 'attack 4503 1SSBde']);
  expect(refusal(later, 'attack 4503 9/3+1SSBde')).toBe('5.1-f');
});

test('TDSN 11.0-d: an Allied unit out of supply may not attack, a German one may', () => {
  // Three Kampfgruppen stand between the brigade and the beach.
  const british = scene(
    'british fight',
    SWORD,
    ...ELSEWHERE,
    '129/43 5010',
    '857/346 5011',
    'KG22/21Pz 5008',
    'KG125/21Pz 4908',
    'KG192/21Pz 5108',
  );
  expect(refusal(british, 'attack 5011 129/43')).toBe('11.0-d');
  expect(legal(british, 'attack')).toEqual(['attack 4804 4A']);
  const germans = scene(
    'germans fight',
    SWORD,
    '857/346 5011',
    '129/43 5010',
    '130/43 5012',
    '214/43 4910',
    '44/15 5111',
  );
  expect(legal(germans, 'attack 5010')).toEqual(['attack 5010 857/346']);
});

test('TDSN 11.1-a: units attack their neighbours, over a river too, but not over an all-sea hexside', () => {
  const match = scene('british fight', ...PLAIN, '214/43 5009');
  expect(refusal(match, 'attack 5011 214/43')).toBe('11.1-a');
  expect(refusal(match, 'attack 5011 129/43')).toBe('');
  const river = scene('british fight', SWORD, '129/43 4408', '857/346 4507');
  expect(refusal(river, 'attack 4507 129/43')).toBe('');
  const bay = scene('us fights', 'beach 3303 status=open', '16/1 1915', '18/1 2016', '857/346 1916');
  expect(refusal(bay, 'attack 1916 16/1')).toBe('11.1-a');
  expect(refusal(bay, 'attack 1916 18/1')).toBe('');
});

test('TDSN 11.1-b: a combat is against one hex with enemies, and nobody has to attack', () => {
  const match = scene('british fight', ...PLAIN);
  expect(refusal(match, 'attack 5012 129/43')).toBe('11.1-b');
  expect(refusal(match, 'end')).toBe('');
});

test('TDSN 11.1-c: a unit that has attacked does not attack again in the Round', () => {
  const match = scene('british fight', ...PLAIN, '858/346 4909', '214/43 5010 attacked=yes');
  expect(refusal(match, 'attack 4909 214/43')).toBe('11.1-c');
  expect(refusal(match, 'attack 4909 129/43')).toBe('');
  expect(field(play(match, 'attack 4909 129/43'), '129/43', 'attacked')).toBe('yes');
});

test('TDSN 11.1-d: a hex that has been attacked is not attacked again in the Round', () => {
  const match = scene('british fight', ...PLAIN, 'hex 5011 attacked=yes', '858/346 4909');
  expect(refusal(match, 'attack 5011 129/43')).toBe('11.1-d');
  expect(hex(play(match, 'attack 4909 129/43'), '4909').attacked).toBe('yes');
});

test('TDSN 11.1-e: units of a stack may attack different hexes, or stay out', () => {
  const match = scene('british fight 1 rain', ...PLAIN, '858/346 4909');
  // 5 against 4, a die of 2: the attacker loses a step.
  play(match, 'attack 5011 129/43', '2');
  expect(asks(match)).toBe('allied fighting.declare');
  expect(legal(match)).toEqual(['attack 4909 130/43', 'end']);
  expect(unit(match, '129/43')).toBe('5010 reduced');
});

test('TDSN 11.1-f: all units of an attacked hex defend as one total', () => {
  const match = scene('british fight', ...PLAIN, '858/346 5011', '100Pz 5011');
  expect(reckoned(match, '5011', '129/43').strengths).toBe('5:9');
});

test('TDSN 11.1-g: a factor goes whole into one combat', () => {
  const match = scene('british fight 1 rain', ...PLAIN, '858/346 4909');
  expect(refusal(match, 'attack 5011 129/43+129/43')).toBe('input');
  play(match, 'attack 5011 129/43', '2');
  expect(refusal(match, 'attack 4909 129/43')).toBe('11.1-c');
});

test('TDSN 11.1-i: a strongpoint may attack', () => {
  const match = scene('germans fight 3', SWORD, '8/3 4604', 'SP4404 4504 factor=3');
  expect(legal(match, 'attack')).toEqual(['attack 4604 SP4404']);
  expect(reckoned(match, '4604', 'SP4404').strengths).toBe('3:5');
});

test('TDSN 11.1-i: one that lies face down may attack too, and is turned over', () => {
  const match = scene('germans fight', SWORD, '8/3 4604', 'SP4404 4504', 'strongpointFactors 1=1 2=1');
  expect(asks(play(match, 'attack 4604 SP4404'))).toContain('combat');
});

test('TDSN 11.1-j: Germans may not attack Allies in C, W and S hexes; in E hexes they may', () => {
  const german = (at: string, ally: string) =>
    scene('germans fight', ...ELSEWHERE, `16/1 ${ally}`, `857/346 ${at}`);
  for (const [at, ally] of [['1601', '1600'], ['2626', '2727'], ['2827', '2828'], ['6027', '6028']] as const) // biome-ignore format: pairs
    expect(refusal(german(at, ally), `attack ${ally} 857/346`)).toBe('11.1-j');
  expect(refusal(german('5905', '6005'), 'attack 6005 857/346')).toBe('');
});

test('TDSN 11.3-a: each combat is fought out before the next is declared', () => {
  const match = scene('british fight 1 rain', ...PLAIN, '858/346 4909');
  play(match, 'attack 5011 129/43');
  expect(asks(match)).toBe('* combat.roll');
  play(match, '2');
  expect(asks(match)).toBe('allied fighting.declare');
  play(match, 'attack 4909 130/43');
  expect(asks(match)).toBe('* combat.roll');
});

test('TDSN 11.3.1-a: the attacker names the hex and the units', () => {
  const match = scene('british fight 1 rain', ...PLAIN);
  expect(refusal(match, 'attack 5011 none')).toBe('11.3.1-a');
  play(match, 'attack 5011 129/43+130/43');
  expect(news(match, GERMAN)).toEqual(['Attack on 5011 by 129/43, 130/43.']);
  expect(field(match, '130/43', 'attacking')).toBe('yes');
});

test('TDSN 11.1-b, TDSN 11.3.1-a: Germans may attack an Open Beach with nobody on it', () => {
  const match = scene('germans fight', SWORD, '857/346 4604');
  expect(legal(match)).toEqual(['attack 4603 857/346', 'end']);
  expect(refusal(scene('germans fight', 'beach 4603 status=closed', ...ELSEWHERE, '857/346 4604'), 'attack 4603 857/346')).toBe('11.1-b'); // biome-ignore format: a scene
});

test('TDSN 9.3.4-h, TDSN 11.0-a: in a Reaction only chosen Kampfgruppen and Tigers attack, and once', () => {
  const lines = [SWORD, '129/43 5010', '130/43 4910'];
  const match = scene(
    'germans react and fight 1 rain',
    ...lines,
    'KG22/21Pz 5011 chosen=yes',
    '101Tiger 5011 chosen=yes',
    '857/346 5011 chosen=yes',
    'KG125/21Pz 5011',
  );
  expect(refusal(match, 'attack 5010 857/346')).toBe('9.3.4-h');
  expect(refusal(match, 'attack 5010 KG125/21Pz')).toBe('9.3.4-g');
  expect(legal(match, 'attack 5010')).toHaveLength(3);
  // 4 against 5 is 1-2; a die of 3 costs the attacker a step, and the fighting is over.
  play(match, 'attack 5010 101Tiger', '3');
  expect(unit(match, '101Tiger')).toBe('5011 reduced');
  expect(asks(match)).not.toContain('fighting');
});

test('TDSN 11.6-c: Flak may not attack alone, but with others', () => {
  const match = scene(
    'germans fight',
    SWORD,
    '129/43 5010',
    '1/IIIFlak 5011',
    '2/IIIFlak 5011',
    '857/346 5011',
  );
  expect(refusal(match, 'attack 5010 1/IIIFlak')).toBe('11.6-c');
  expect(refusal(match, 'attack 5010 1/IIIFlak+2/IIIFlak')).toBe('11.6-c');
  expect(refusal(match, 'attack 5010 857/346+1/IIIFlak')).toBe('');
  expect(reckoned(match, '5010', '857/346+1/IIIFlak').strengths).toBe('3:5');
  const alone = scene('germans fight', SWORD, ...ELSEWHERE, '129/43 5010', '1/IIIFlak 5011');
  expect(legal(alone, 'attack')).toEqual(['attack 4704 731/711']);
});

test('G-19a, TDSN 15.0-a: the British attack column 35 and not column 34', () => {
  const match = scene('british fight', 'beach 4003 status=open', '231/50 3606', '857/346 3506', '69/50 3508', '858/346 3408'); // biome-ignore format: a scene
  expect(refusal(match, 'attack 3506 231/50')).toBe('');
  expect(refusal(match, 'attack 3408 69/50')).toBe('15.0-a');
});

test('G-19b, TDSN 15.0-b: US units attack column 36, and beyond only when the boundary is lifted', () => {
  const lines = ['beach 3303 status=open', '16/1 3506', '857/346 3606', '18/1 3608', '858/346 3708'];
  const match = scene('us fights', ...lines);
  expect(refusal(match, 'attack 3606 16/1')).toBe('');
  expect(refusal(match, 'attack 3708 18/1')).toBe('15.0-b');
  expect(refusal(scene('us fights', 'boundaryLifted yes', ...lines), 'attack 3708 18/1')).toBe('');
});

test('TDSN 11.0-b: nobody is asked when nothing can be attacked', () => {
  const match = scene('british fight 1 rain', SWORD, '129/43 5009');
  expect(asks(match)).not.toContain('fighting');
});
