import { expect, test } from 'vitest';
import { attack, BRITISH_LOOK_ON, OTHER_LANDINGS, roll, secondWave, US_LOOK_ON } from './clashes.ts';
import { ALLIED, asks, legal, news, type Play, play, position, refusal, row, scene, unit } from './scene.ts';

/** The defenders of 4306 are gone, and those who attacked them from 4305 may follow. */
const won = (...lines: string[]): Play => {
  const names = lines.map((line) => line.split(' ')[0]).join('+');
  const match = scene('british fight', ...BRITISH_LOOK_ON, ...lines, '726/716 4306', '4A 4305');
  return roll(attack(match, `4306 ${names}`), 'DE');
};

test('TDSN 11.3.8-a: any of the attackers may advance into the hex, and nobody has to', () => {
  const match = won('44/15 4305', '46/15 4305', '227/15 4305');
  expect(asks(match)).toBe('allied advance.choose');
  expect(legal(match).length, 'every set of three units').toBe(8);
  expect(refusal(match, 'advance 4A'), 'it looked on').toBe('11.3.8-a');
  play(match, 'advance 44/15+227/15');
  expect(['44/15', '46/15', '227/15'].map((name) => unit(match, name))).toEqual(['4306', '4305', '4306']);
  expect(asks(match), 'and no farther').toBe('allied fighting.declare');
  expect(row(position(match), 'hex 4306').allied).toBe('yes');
  expect(news(match, ALLIED)).toContain('44/15 advances to 4306.');
  const none = play(won('44/15 4305', '46/15 4305', '227/15 4305'), 'advance none');
  expect(unit(none, '44/15')).toBe('4305');
});

test('TDSN 11.3.8-a: nobody advances while a defender is left', () => {
  const match = scene('british fight', ...BRITISH_LOOK_ON, '44/15 4305', '46/15 4305', '915/352 4306');
  roll(attack(match, '4306 44/15+46/15'), 'BL1');
  play(match, 'lose 44/15');
  expect(asks(match)).toBe('allied fighting.declare');
});

test('TDSN 11.3.8-a: who was lost in the attack does not advance', () => {
  const match = scene('british fight', ...BRITISH_LOOK_ON, '44/15 4305', '46/15 4305 reduced', '31Tk 4305', '731/711 4306 reduced'); // biome-ignore format: one thing
  roll(attack(match, '4306 44/15+46/15+31Tk'), 'EX');
  play(match, 'lose 44/15');
  expect(legal(match).some((words) => words.includes('46/15'))).toBe(true);
});

test('TDSN 11.3.8-b, TDSN 5.2-d: zones do not matter, the stacking limit does', () => {
  const units = ['44/15 4305', '46/15 4305', '227/15 4305', '31Tk 4305', '33A 4206', '129/43 4206'];
  const match = scene('british fight', ...BRITISH_LOOK_ON, ...units, '726/716 4306', '736/716 4307');
  const names = units.map((line) => line.split(' ')[0]).join('+');
  roll(attack(match, `4306 ${names}`), 'DE');
  expect(refusal(match, 'advance 44/15+46/15+227/15+31Tk+33A'), 'five').toBe('11.3.8-b');
  expect(refusal(match, 'advance 44/15+129/43'), 'two divisions').toBe('5.1-b');
  expect(refusal(match, 'advance 44/15+46/15+31Tk+33A')).toBe('');
});

test('TDSN 6.4-c: an advance goes into any zone', () => {
  const match = scene('british fight', ...BRITISH_LOOK_ON, '44/15 4305', '46/15 4305', '227/15 4305', '726/716 4306', '736/716 4407'); // biome-ignore format: one thing
  roll(attack(match, '4306 44/15+46/15+227/15'), 'DE');
  expect(unit(play(match, 'advance 44/15'), '44/15')).toBe('4306');
});

test('TDSN 11.3.8-c: vehicles attack over a major river without a bridge, but do not follow', () => {
  const match = scene(
    'british fight',
    ...BRITISH_LOOK_ON,
    '44/15 4407',
    '46/15 4407',
    '31Tk 4407',
    '100Pz 4507',
  );
  roll(attack(match, '4507 44/15+46/15+31Tk'), 'DE');
  expect(refusal(match, 'advance 31Tk')).toBe('11.3.8-c');
  expect(legal(match)).toEqual(['advance none', 'advance 44/15', 'advance 44/15+46/15', 'advance 46/15']);
});

test('TDSN 11.1-i: strongpoints attack, but never advance', () => {
  const match = scene('germans fight', ...BRITISH_LOOK_ON, 'SP4404 4404 factor=3', 'KG22/21Pz 4404', '4SSBde 4405 reduced'); // biome-ignore format: one thing
  roll(attack(match, '4405 KG22/21Pz+SP4404'), 'DE');
  expect(refusal(match, 'advance SP4404')).toBe('11.1-i');
  expect(legal(match)).toEqual(['advance none', 'advance KG22/21Pz']);
});

test('TDSN 10.1-i: nobody advances into a hex with the Exit marker of the other army', () => {
  const lines = ['exit 6010 marker=british', 'boundaryLifted yes', '16/1 5909', '18/1 5909', '26/1 5909'];
  const match = scene('us fights 9', ...US_LOOK_ON, ...lines, '726/716 6010 reduced');
  roll(attack(match, '6010 16/1+18/1+26/1'), 'DE');
  expect(asks(match)).toBe('allied fighting.declare');
  expect(unit(match, '16/1')).toBe('5909');
});

/** The 2nd Wave: 4603 is open, and two brigades attack out of it. */
const inland = (hex: string, defender: string, ...lines: string[]): Play => {
  const attackers = ['8/3 4603', '185/3 4603', '27A 4603'];
  const more = ['beach 4603 status=open', ...attackers, `${defender} ${hex}`, ...OTHER_LANDINGS.slice(0, 2)];
  return secondWave(
    ...more,
    '9/3 4603',
    'beach 4003 status=open',
    '56 4003',
    'Ost4004 4004 factor=1',
    ...lines,
  );
};

test('TDSN 11.4-a: a second hex of advance on D-Day alone', () => {
  const match = inland('4604', '726/716');
  roll(attack(match, '4604 8/3+185/3+27A'), 'DE');
  play(match, 'advance 8/3+27A');
  expect(asks(match)).toBe('allied advance.further');
  expect(refusal(match, 'further 185/3 4605'), 'it has stayed').toBe('9.4.1-h');
  expect(refusal(match, 'further 8/3 4505'), 'two hexes away').toBe('9.4.1-h');
  play(match, 'further 8/3 4605');
  expect(unit(match, '8/3')).toBe('4605');
  expect(refusal(match, 'further 8/3 4604'), 'once').toBe('9.4.1-h');
  play(match, 'stay');
  expect([unit(match, '27A'), asks(match)]).toEqual(['4604', 'allied fighting.declare']);
  const later = play(won('44/15 4305', '46/15 4305', '227/15 4305'), 'advance 44/15');
  expect(asks(later), 'in any other Round').toBe('allied fighting.declare');
});

test('TDSN 9.4.3-j: the second hex is decided before the next combat', () => {
  const match = inland('4604', '726/716');
  roll(attack(match, '4604 8/3+185/3+27A'), 'DE');
  play(match, 'advance 8/3');
  expect(refusal(match, 'attack 4004 56')).not.toBe('');
  expect(legal(match)).toContain('stay');
});

test('G-20: armor stops at a major river without a bridge, infantry does not', () => {
  const match = inland('4703', 'SP4703', 'SP4803 4803 factor=1');
  play(match, 'attack 4703 8/3+185/3+27A', '1', 'support none');
  roll(match, 'DE');
  play(match, 'advance 8/3+27A');
  expect(legal(match, 'further 27A 4704')).toEqual([]);
  expect(refusal(match, 'further 27A 4704')).not.toBe('');
  expect(refusal(match, 'further 8/3 4704')).toBe('');
  expect(refusal(match, 'further 8/3 4803'), 'Germans are there').not.toBe('');
});

test('G-21a: from a hex out of German zones the second hex may be in one', () => {
  const match = inland('4604', '726/716', 'KG192/21Pz 4606');
  roll(attack(match, '4604 8/3+185/3+27A'), 'DE');
  play(match, 'advance 8/3');
  expect(refusal(match, 'further 8/3 4605')).toBe('');
});

test('TDSN 6.2-c, G-21b: from a hex in a German zone it may not, but for another unit that is there', () => {
  const alone = inland('4604', '726/716', '736/716 4504');
  roll(attack(alone, '4604 8/3+185/3+27A'), 'DE');
  play(alone, 'advance 8/3');
  expect(refusal(alone, 'further 8/3 4605')).toBe('9.4.3-i');
  expect(refusal(alone, 'further 8/3 4704'), 'out of the zone, over the bridge').toBe('');
  const friend = inland('4604', '726/716', '736/716 4504', '5/6 4605');
  roll(attack(friend, '4604 8/3+185/3+27A'), 'DE');
  play(friend, 'advance 8/3');
  expect(refusal(friend, 'further 8/3 4605')).toBe('');
});

test('TDSN 11.3.8-d: in the 2nd Wave Round units may over-stack in the hex they took, not in the next', () => {
  const lines = ['231/50 4603', '1SSBde 4603', '4A 4605', '33A 4605', '8A 4605', '5/6 4605'];
  const match = inland('4604', '726/716', ...lines);
  roll(attack(match, '4604 8/3+185/3+27A+231/50'), 'DE');
  play(match, 'advance 8/3+185/3+27A+231/50');
  expect(['8/3', '185/3', '27A', '231/50'].map((name) => unit(match, name))).toEqual(Array(4).fill('4604'));
  expect(refusal(match, 'further 27A 4605'), 'four are there').not.toBe('');
  expect(refusal(match, 'further 231/50 4704')).toBe('');
});
