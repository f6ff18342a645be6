import { expect, test } from 'vitest';
import { attack, BRITISH_LOOK_ON, odds, reckoning, roll, unsupported } from './clashes.ts';
import {
  ALLIED,
  asks,
  chances,
  field,
  GERMAN,
  legal,
  news,
  play,
  position,
  refusal,
  row,
  scene,
  unit,
} from './scene.ts';

const BRITISH = ['44/15 4304', '46/15 4304', '227/15 4304'];
const ALL = '44/15+46/15+227/15';
const POOLS = ['strongpointFactors 1=2 3=1', 'ostFactors 0=1 2=1'];

test('TDSN 11.5-a: an attack turns over whoever lies face down in the hex, one after another', () => {
  const match = scene(
    'british fight',
    ...BRITISH_LOOK_ON,
    ...BRITISH,
    ...POOLS,
    'SP4404 4404',
    'Ost5301 4404',
  );
  play(match, `attack 4404 ${ALL}`);
  expect(asks(match)).toBe('* combat.turnOver');
  expect(chances(match), 'the strongpoint').toEqual({ 1: '2/3', 3: '1/3' });
  play(match, '3');
  expect(chances(match), 'then the Ost battalion').toEqual({ 0: '1/2', 2: '1/2' });
  unsupported(play(match, '2'));
  expect(reckoning(match).defense).toBe(5);
  expect(news(match, ALLIED)).toContain('SP4404 has a factor of 3.');
  roll(match, 'BL1');
  expect(field(match, 'SP4404', 'factor') ?? field(match, 'Ost5301', 'factor'), 'for good').toBeDefined();
});

test('TDSN 11.5-a: an attacker is turned over too, after the defenders, and only once', () => {
  const match = scene('germans fight', ...BRITISH_LOOK_ON, ...POOLS, '44/15 4306', 'Ost5301 4407', 'KG22/21Pz 4407'); // biome-ignore format: one thing
  play(match, 'attack 4306 Ost5301+KG22/21Pz');
  expect(asks(match)).toBe('* combat.turnOver');
  unsupported(play(match, '2'));
  expect(reckoning(match).attack).toBe(7);
  const known = scene('germans fight', ...BRITISH_LOOK_ON, '44/15 4306', 'Ost5301 4407 factor=2');
  expect(asks(attack(known, '4306 Ost5301'))).toBe('* combat.roll');
});

test('TDSN 11.5-b: a strongpoint that attrition takes shows what it was', () => {
  const ring = ['44/15 5003', '46/15 4904', '227/15 4804'];
  const match = scene('turn.attrition 3', ...ring, 'SP4803 4903', 'strongpointFactors 1=1 3=1');
  expect(chances(match)).toEqual({ 1: '1/2', 3: '1/2' });
  play(match, '3');
  expect(unit(match, 'SP4803')).toBe('-');
  expect(field(match, 'SP4803', 'factor')).toBe('3');
  expect([ALLIED, GERMAN].map((side) => news(match, side).includes('SP4803 has a factor of 3.'))).toEqual([
    true,
    true,
  ]);
});

test('TDSN 11.5.2-a: the Ost battalion of nought leaves the game, and the attack stands', () => {
  const match = scene(
    'british fight',
    ...BRITISH_LOOK_ON,
    ...BRITISH,
    ...POOLS,
    'Ost5301 4404',
    '726/716 4404',
  );
  unsupported(play(match, `attack 4404 ${ALL}`, '0'));
  expect(unit(match, 'Ost5301')).toBe('-');
  expect(odds(match), '15 against the 2 of the regiment').toBe('6-1');
});

test('TDSN 11.5.2-b: if it stood alone the attackers advance without a die', () => {
  const match = scene('british fight', ...BRITISH_LOOK_ON, ...BRITISH, ...POOLS, 'Ost5301 4404');
  play(match, 'attack 4404 44/15+46/15', '0');
  expect(asks(match)).toBe('allied advance.choose');
  play(match, 'advance 46/15');
  expect([unit(match, '44/15'), unit(match, '46/15')]).toEqual(['4304', '4404']);
  expect(field(match, '44/15', 'attacked'), 'they have attacked').toBe('yes');
  expect(row(position(match), 'hex 4404').attacked).toBe('yes');
});

test('TDSN 11.5.2-a: if it attacked alone the attack lapses, and others may make it', () => {
  const germans = ['Ost5301 4407', 'KG22/21Pz 4407', '1/IIIFlak 4407'];
  const match = scene('germans fight', ...BRITISH_LOOK_ON, ...POOLS, '44/15 4306', ...germans);
  play(match, 'attack 4306 1/IIIFlak+Ost5301', '0');
  expect(asks(match)).toBe('german fighting.declare');
  expect(news(match, ALLIED).at(-1)).toBe('Nobody is left to attack 4306.');
  expect(field(match, '1/IIIFlak', 'attacked'), 'Flak does not attack alone').toBeUndefined();
  expect(legal(match, 'attack 4306')).toEqual(['attack 4306 KG22/21Pz', 'attack 4306 KG22/21Pz+1/IIIFlak']);
});

test('TDSN 11.3.5-a: after a combat nobody is attacking, and hex and units have had their turn', () => {
  const match = scene('british fight', ...BRITISH_LOOK_ON, ...BRITISH, '915/352 4404');
  roll(attack(match, `4404 44/15+46/15`, '83Group'), 'BL1');
  play(match, 'lose 44/15');
  expect(asks(match)).toBe('allied fighting.declare');
  expect(position(match)).not.toMatch(/attacking=|committed=/);
  expect(['44/15', '46/15', '227/15'].map((name) => field(match, name, 'attacked'))).toEqual(['yes', 'yes', undefined]); // biome-ignore format: one thing
  expect(refusal(match, 'attack 4404 227/15')).toBe('11.1-d');
});

test('TDSN 11.3.9-a: support may be stronger than the units', () => {
  const match = scene('british fight', ...BRITISH_LOOK_ON, '44/15 4304 reduced', '726/716 4404');
  attack(match, '4404 44/15', '83Group+NavalBR');
  expect(reckoning(match)).toMatchObject({ attack: 13, defense: 2 });
});

test('TDSN 3.2.1-g: the end of the last Germans in supply ends the game, whoever is left', () => {
  const ring = [...BRITISH_LOOK_ON, '69/50 4104', '231/50 3904'];
  const match = scene('british fight', ...ring, ...BRITISH, '726/716 4404', 'SPCherbourg4 Cherbourg');
  roll(attack(match, `4404 ${ALL}`), 'DE');
  play(match, 'advance none');
  expect(asks(match), 'the Ost battalion in 4004 is cut off').toBe('over');
});
