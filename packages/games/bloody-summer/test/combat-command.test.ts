import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { attack, BRIGADES, field as fields, OTHERS, odds, result, shifts, told, unaided } from './combats.ts';
import { asks, field, legal, play, position, reasons, refusal, row, scene, unit } from './scene.ts';

const finished = (match: Parameters<typeof field>[0], hq: string): boolean =>
  field(match, hq, 'finished') === 'yes';
const markers = (match: Parameters<typeof field>[0], at: string, whose = 'alliedMarkers'): string =>
  row(position(match), `place ${at}`)[whose] ?? '0';

// 1.1.3: activation.

test('N44 1.1.3-a, N44 1.1.3-c: a headquarters that passes stays Ready and keeps its marker', () => {
  const match = fields(...BRIGADES, '352-914 1306');
  expect(legal(match)).toEqual(['activate BR-I', 'pass']);
  play(match, 'pass');
  expect([finished(match, 'BR-I'), markers(match, '1106')]).toEqual([false, '2']);
  expect(told(match, /lead no combat now/)).toEqual(['The British lead no combat now.']);
});

test('N44 1.1.3-b: a headquarters makes all its attacks before the next begins', () => {
  const other = ['BR-XII 1008', 'place 1008 alliedMarkers=1', '15-44 1108 hq=BR-XII', '352-916 1208'];
  const match = fields(...BRIGADES, '352-914 1306', '352-915 1305', ...other);
  play(unaided(attack(match, '1306', '3-8')), '3');
  expect(asks(match)).toBe('british assaults.choose');
  expect(legal(match)).toEqual(['attack 1305', 'finish']);
  expect(refusal(match, 'attack 1208'), 'that is for XII Corps').toBe('5.1-d');
  expect(legal(play(match, 'finish'))).toEqual(['activate BR-XII', 'pass']);
});

test('N44 1.1.3-d: without a marker nobody leads a combat, and leading one spends it', () => {
  const match = scene('allied-combats 5', 'BR-I 1106', ...BRIGADES, '352-914 1306', ...OTHERS);
  expect(legal(match)).toEqual(['activate BR-XXX', 'pass']);
  expect(refusal(match, 'activate BR-I')).toBe('1.1.3-d');
  const paid = attack(fields(...BRIGADES, '352-914 1306'), '1306', '3-8');
  expect(markers(paid, '1106')).toBe('1');
  expect(told(paid, /spends/)).toEqual(['BR-I spends an Offensive marker.']);
});

test('N44 1.1.3-d, N44 10-c: on turn 1 it costs nothing', () => {
  const match = scene('allied-combats 1', 'BR-I 1106', ...BRIGADES, '352-914 1306');
  attack(match, '1306', '3-8');
  expect(asks(match)).toBe('british clash.lead');
  expect(told(match, /spends/)).toEqual([]);
});

test('N44 1.1.3-e: who has led combats is Finished and does not lead again in the phase', () => {
  const match = fields(...BRIGADES, '352-914 1306', '352-915 1305', ...OTHERS);
  play(unaided(attack(match, '1306', '3-8')), '3');
  play(match, 'finish');
  expect(finished(match, 'BR-I')).toBe(true);
  expect(legal(match), 'there is a marker and a target left').toEqual(['activate BR-XXX', 'pass']);
  expect(refusal(match, 'activate BR-I')).toBe('1.1.3-e');
});

test('N44 1.1.3-a: American and British headquarters are asked by turns', () => {
  const us = ['US-V 1013', 'place 1013 alliedMarkers=1', '29-115 1112', '352-916 1212'];
  const match = fields(...BRIGADES, '352-914 1306', ...us);
  expect(asks(match)).toBe('us combatPhase.choose');
  expect(legal(play(match, 'pass'))).toEqual(['activate BR-I', 'pass']);
  play(unaided(attack(match, '1306', '3-8')), '3');
  expect(asks(match), 'the Americans may still').toBe('us combatPhase.choose');
});

// 5.1: control.

test('N44 5-a, N44 5.1-e: a headquarters leads units up to four hexes away', () => {
  const near = fields('3-8 1406', '352-914 1506');
  expect(legal(near)).toContain('activate BR-I');
  const far = scene(
    'allied-combats 5',
    'BR-I 1006',
    'place 1006 alliedMarkers=1',
    '3-8 1506',
    '352-914 1606',
  );
  expect(asks(far)).not.toContain('british');
});

test('N44 5.1-a: five divisions and three independent units, no more', () => {
  const taken = ['3-8', '15-44', '43-129', '49-70', '50-69'].map((name) => `${name} 1006 hq=BR-I`);
  const sixth = fields(...taken, '51-152 1206', '352-914 1306', ...OTHERS);
  expect(refusal(sixth, 'activate BR-I'), 'a sixth division').toBe('6.1-a');
  const same = fields(...taken, '50-151 1206', '352-914 1306');
  expect(legal(same), 'another brigade of the fifth').toContain('activate BR-I');
  const tanks = ['4-Arm-Bde', '8-Arm-Bde', '33-Arm-Bde'].map((name) => `${name} 1006 hq=BR-I`);
  const fourth = fields(...tanks, '56-Inf-Bde 1206', '352-914 1306', ...OTHERS);
  expect(refusal(fourth, 'activate BR-I'), 'a fourth independent unit').toBe('6.1-a');
  expect(legal(fields(...tanks.slice(1), '56-Inf-Bde 1206', '352-914 1306'))).toContain('activate BR-I');
});

test('N44 5.1-b: a headquarters leads its own nation alone', () => {
  const match = fields('29-115 1206', '3-8 1207', '352-914 1306');
  play(match, 'activate BR-I', 'attack 1306');
  expect(asks(match), 'the only one who may').toBe('british clash.lead');
  expect(told(match, /Attack on 1306/)).toEqual(['Attack on 1306 by 3-8.']);
});

test('N44 5.1-c: the 79th Armoured comes on top of five divisions', () => {
  const taken = ['3-8', '15-44', '43-129', '49-70', '50-69'].map((name) => `${name} 1006 hq=BR-I`);
  expect(legal(fields(...taken, '79-30 1206', '352-914 1306'))).toContain('activate BR-I');
});

test('N44 5.1-d: a unit that has acted under one headquarters does not act under another', () => {
  const match = fields('3-8 1206 hq=BR-XII', '3-9 1207', '352-914 1306');
  play(match, 'activate BR-I', 'attack 1306');
  expect(told(match, /Attack on 1306/)).toEqual(['Attack on 1306 by 3-9.']);
  expect(field(match, '3-9', 'hq')).toBe('BR-I');
});

test('N44 5.1-f: off the map a headquarters supports a fight in its box or the next', () => {
  const box = (hq: string) =>
    scene('allied-combats 9 > battle.fight side=us at=Le-Mans manner=box hq=US-VIII attackers=4-Arm-CCA', `US-VIII ${hq}`, '4-Arm-CCA Le-Mans', '708 Le-Mans'); // biome-ignore format: a scene
  expect(legal(box('Le-Mans'))).toContain('support US-VIII');
  expect(legal(box('Rennes'))).toContain('support US-VIII');
  expect(asks(box('Brest'))).toBe('* clash.die');
});

test('N44 5.1-g: a headquarters in confusion leads only those in its hex', () => {
  const match = scene('allied-combats 5', 'BR-I 1206', 'place 1206 alliedMarkers=1', '3-8 1206', '3-9 1207', '352-914 1206', '352-915 1306'); // biome-ignore format: a scene
  play(match, 'activate BR-I');
  expect(legal(match)).toEqual(['attack 1206', 'finish']);
  expect(reasons(match, 'attack 1306')).toEqual(['5.1-g the headquarters is in confusion, and the unit is not with it']); // biome-ignore format: a sentence
});

// 5.3: support.

test('N44 5.3-a, N44 5.3-c: within two hexes a headquarters shifts the column by its value', () => {
  const match = attack(fields(...BRIGADES, '352-914 1306'), '1306', '3-8');
  play(match, 'support BR-I', '1');
  expect(odds(match)).toBe('1:1');
  expect(shifts(match)).toEqual(['Support by a headquarters: +2.']);
  expect(result(match)).toMatch(/^2:1 /);
});

test('N44 5.3-a: at three hexes it leads, but gives no support', () => {
  const match = scene('allied-combats 5', 'BR-I 1006', 'place 1006 alliedMarkers=1', '3-8 1206', '352-914 1306'); // biome-ignore format: a scene
  play(match, 'activate BR-I', 'attack 1306');
  expect(asks(match)).toBe('* clash.die');
});

test('N44 5.3-b: in one phase it supports one combat', () => {
  const match = fields(...BRIGADES, '352-914 1306', '352-915 1305');
  play(attack(match, '1306', '3-8'), 'support BR-I', '1');
  if (asks(match) === 'british losses.choose') play(match, 'lose 3-8');
  play(match, 'attack 1305');
  expect(asks(match), 'its support is spent').toBe('* clash.die');
});

test('N44 5.3-d: support is announced before the die', () => {
  const match = attack(fields(...BRIGADES, '352-914 1306'), '1306', '3-8');
  expect(asks(match)).toBe('british clash.lead');
  expect(asks(play(match, 'support BR-I'))).toBe('* clash.die');
});

test('N44 5.3-e: an Allied attack has one headquarters', () => {
  const match = fields(...BRIGADES, 'BR-XII 1107', 'place 1107 alliedMarkers=1', '352-914 1306');
  play(match, 'activate BR-I', 'attack 1306');
  expect(legal(match)).toEqual(['join 3-8', 'join 3-9']);
  expect(refusal(match, 'call BR-XII')).toBe('5.3-e');
  play(match, 'join 3-8', 'fight');
  expect(legal(match)).toEqual(['support BR-I', 'pass']);
});

const GERMANS = ['GE-I-SS 1406', 'place 1406 germanMarkers=1', 'GE-47 1407', '12-SS-25 1306', '2-Pz-2 1307', '2-Pz-304 1307']; // biome-ignore format: a list
const german = (...lines: string[]) => scene('german-combats 5', ...GERMANS, ...lines);

test('N44 5.3-f, N44 5.3-g: a second German headquarters pays, brings its units and adds its columns', () => {
  const match = german('place 1407 germanMarkers=1', '3-8 1207', '3-9 1207', '3-185 1207');
  play(match, 'activate GE-I-SS', 'attack 1207', 'join 12-SS-25', 'call GE-47');
  expect([markers(match, '1407', 'germanMarkers'), finished(match, 'GE-47')]).toEqual(['0', true]);
  expect(refusal(match, 'fight'), 'its unit has still to come').toBe('5.3-a');
  play(match, 'join 2-Pz-2', 'fight');
  expect(field(match, '2-Pz-2', 'hq')).toBe('GE-47');
  play(match, 'support GE-I-SS', '1');
  expect(shifts(match)).toEqual(['Support by a headquarters: +4.']);
  expect(odds(match), '9 against 12').toBe('1:2');
});

test('N44 5.3-g: a second headquarters without a marker does not join', () => {
  const match = german('3-8 1207');
  play(match, 'activate GE-I-SS', 'attack 1207');
  expect(refusal(match, 'call GE-47')).toBe('5.3-g');
});

test('N44 5.3-h: the American 4th Division, attacked at 2:1, is supported by V Corps down to 3:2', () => {
  const match = scene('german-combats 5', 'GE-I-SS 1405', 'place 1405 germanMarkers=1', '12-SS-25 1306', '2-Pz-2 1306', 'US-V 1106', '4-8 1206'); // biome-ignore format: a scene
  play(match, 'activate GE-I-SS', 'attack 1206', 'join 12-SS-25', 'join 2-Pz-2', 'pass');
  expect([odds(match), asks(match)]).toEqual(['2:1', 'us clash.answer']);
  play(match, 'support US-V', '3');
  expect(shifts(match)).toEqual(['A headquarters behind the defence: −1.']);
  expect(result(match)).toMatch(/^3:2 /);
  expect([finished(match, 'US-V'), told(match, /US-V spends/)]).toEqual([true, []]);
  expect(CHARTS.control.defence).toBe(1);
});

test('N44 5.3-i, N44 1.1.4-c: who led combats in his own half does not support the defence in the other', () => {
  const both = (state: string) =>
    scene('german-combats 5', 'GE-I-SS 1405', 'place 1405 germanMarkers=1', '12-SS-25 1306', `US-V 1106${state}`, '4-8 1206'); // biome-ignore format: a scene
  const attackAlone = (match: ReturnType<typeof both>) =>
    play(match, 'activate GE-I-SS', 'attack 1206', 'pass');
  expect(asks(attackAlone(both('')))).toBe('us clash.answer');
  expect(asks(attackAlone(both(' finished')))).toBe('* clash.die');
});

test('N44 5.2-b: after an extended movement it leads no combat', () => {
  const match = scene('allied-combats 5', 'BR-I 1106 extended=yes', 'place 1106 alliedMarkers=2', '3-8 1206', '352-914 1306', ...OTHERS); // biome-ignore format: a scene
  expect(refusal(match, 'activate BR-I')).toBe('5.2-b');
});

// 5.4: what becomes of headquarters.

test('N44 5.4-a, N44 6.1-e: a headquarters alone is lost to any attack, and the attack is used up', () => {
  const match = fields('3-8 1206', 'GE-86 1306', '352-914 1305', ...OTHERS);
  play(match, 'activate BR-I', 'attack 1306');
  expect(unit(match, 'GE-86')).toBe('-');
  expect(asks(match), 'no die, but an advance').toBe('british aftermath.advance');
  play(match, 'advance 1206 3-8', 'stay');
  expect([unit(match, '3-8'), field(match, '3-8', 'attacked')]).toEqual(['1306', 'yes']);
});

test('N44 5.4-b: with the last unit of its hex a headquarters is lost, otherwise it goes back with them', () => {
  const lost = fields(
    ...BRIGADES,
    '3-185 1206',
    '352-914 1306 steps=1',
    'GE-86 1306',
    'place 1306 germanMarkers=1',
  );
  play(attack(lost, '1306', '3-8', '3-9', '3-185'), 'support BR-I', 'pass', '6');
  expect([unit(lost, '352-914'), unit(lost, 'GE-86')]).toEqual(['Destroyed', '-']);
  const back = fields(...BRIGADES, '352-914 1306', 'GE-86 1306', 'place 1306 germanMarkers=1');
  play(unaided(attack(back, '1306', '3-8', '3-9')), '6', 'retreat 352-914 1407+1507');
  expect(unit(back, 'GE-86')).toBe('1507');
  expect([markers(back, '1306', 'germanMarkers'), markers(back, '1507', 'germanMarkers')]).toEqual([
    '0',
    '1',
  ]);
});

test('N44 5.4-c: a headquarters destroyed on one turn is due on the next', () => {
  const match = fields('3-8 1206', 'GE-86 1306');
  play(match, 'activate BR-I', 'attack 1306');
  expect(field(match, 'GE-86', 'due')).toBe('6');
});

test('N44 5.1-c: the 79th Armoured takes no division’s place', () => {
  const taken = ['79-30', '3-8', '15-44', '43-129', '49-70'].map((name) => `${name} 1006 hq=BR-I`);
  expect(legal(fields(...taken, '50-69 1206', '352-914 1306'))).toContain('activate BR-I');
  const sixth = fields(...taken, '51-152 1006 hq=BR-I', '50-69 1206', '352-914 1306', ...OTHERS);
  expect(refusal(sixth, 'activate BR-I')).toBe('6.1-a');
});

test('N44 1.1.3-c: only who could have led a combat is said to lead none', () => {
  const match = play(fields(...BRIGADES, '352-914 1306', 'US-V 1013', 'place 1013 alliedMarkers=1'), 'pass');
  expect(told(match, /lead no combat now/)).toEqual(['The British lead no combat now.']);
});

test('N44 5.3-b, N44 5.3-i: who has supported one of its attacks does not support the next', () => {
  const match = fields('3-8 1206', '3-9 1207', '352-914 1306', '352-916 1307', ...OTHERS);
  play(match, 'activate BR-I', 'attack 1306', 'join 3-8', 'fight');
  play(unaided(play(match, 'support BR-I')), '3');
  play(match, 'attack 1307');
  expect(told(match, /supports/), 'once').toHaveLength(1);
  expect(asks(match), 'and is not asked again').not.toBe('british clash.lead');
});

/** The Germans of 1306 attack 1206 under I SS Panzer Corps; another corps is at hand. */
const corps = (...lines: string[]) =>
  play(scene('german-combats 5', 'GE-I-SS 1406', 'place 1406 germanMarkers=1', 'GE-47 1407', 'place 1407 germanMarkers=1', '12-SS-25 1306', '12-SS-26 1306', '3-8 1206', '3-9 1305', ...lines), 'activate GE-I-SS', 'attack 1206'); // biome-ignore format: a scene

test('N44 5.3-a, N44 5.3-f: a further headquarters is called only for somebody who can still attack', () => {
  const match = corps('2-Pz-2 1307 hq=GE-47 attacked=yes', '12-SS-I-12 1306 hq=GE-I-SS');
  play(match, 'join 12-SS-25');
  expect(legal(match, 'call')).toEqual(['call GE-47']);
  play(match, 'join 12-SS-26');
  expect(reasons(match, 'call GE-47')).toEqual(['5.3-a no unit that it controls could join the attack']);
});

test('N44 6.1: what is said of those without an attack value', () => {
  const match = corps('WN-Grandcamp 1306');
  expect(reasons(match, 'join WN-Grandcamp')).toContain('0.1.2-g it cannot attack');
});
