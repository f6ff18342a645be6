import { expect, test } from 'vitest';
import { attack, BRIGADES, field as fields, OTHERS, odds, result, shifts, told, unaided } from './combats.ts';
import { asks, field, legal, type Play, play, position, refusal, row, unit } from './scene.ts';

// 6.7: advance.

/** The German of 1306 has retreated to 1507 by 1407. */
const won = (...lines: string[]): Play => {
  const match = fields(...BRIGADES, '352-914 1306', ...lines);
  return play(unaided(attack(match, '1306', '3-8', '3-9')), '6', 'retreat 352-914 1407+1507');
};

test('N44 6.7-a: one stack that attacked goes into the hex, all or some of it, and then after the enemy', () => {
  const match = won();
  expect(legal(match)).toEqual(['advance 1206 3-8', 'advance 1206 3-8+3-9', 'advance 1206 3-9', 'stay']);
  play(match, 'advance 1206 3-8');
  expect(legal(match), 'only where he has gone').toEqual(['further 1407', 'stay']);
  expect(refusal(match, 'further 1406')).toBe('6.7-a');
  play(match, 'further 1407');
  expect([unit(match, '3-8'), unit(match, '3-9')]).toEqual(['1407 D1', '1206 D1']);
});

test('N44 6.7-a: when all defenders have died the second hex is free', () => {
  const match = fields(...BRIGADES, '352-914 1306 steps=1', '352-915 1406');
  play(unaided(attack(match, '1306', '3-8', '3-9')), '3', 'lose 3-8', 'advance 1206 3-8+3-9');
  expect(legal(match)).toEqual([
    'further 1206',
    'further 1305',
    'further 1407',
    'further 1307',
    'further 1207',
    'stay',
  ]);
});

test('N44 6.7-a: nobody advances while the hex is held, and nobody has to', () => {
  const held = fields(...BRIGADES, '352-914 1306', ...OTHERS);
  play(unaided(attack(held, '1306', '3-8', '3-9')), '3');
  expect(asks(held)).not.toContain('aftermath');
  const stay = play(won(), 'stay');
  expect(told(stay, /advances/)).toEqual(['Nobody advances into 1306.']);
});

test('N44 6.7-b: an advance takes no notice of zones and of the ground', () => {
  const match = won('346 1307', '352-915 1406');
  play(match, 'advance 1206 3-8+3-9', 'further 1407');
  expect(unit(match, '3-9')).toBe('1407 D1');
});

// 6.8: exploitation.

const PANZERS = ['7-Arm-22 1106 reserve', '11-Arm-29 1105 reserve', 'GD-15 1107 reserve'];
/** Six brigades break through at 1306, where a regiment died; 352-915 stands behind it in 1506. */
const breakthrough = (...lines: string[]): Play => {
  const match = fields(...BRIGADES, '3-185 1206', '15-44 1207', '15-46 1207', '15-227 1207', '352-914 1306', ...PANZERS, ...lines); // biome-ignore format: a scene
  attack(match, '1306', '3-8', '3-9', '3-185', '15-44', '15-46', '15-227');
  return play(unaided(match), '6', 'stay');
};

test('N44 6.8-a, N44 6.8-b: a result with exploitation activates the headquarters once more, for two stacks in Reserve', () => {
  const match = breakthrough('352-915 1006');
  expect(result(match)).toBe('6:1 - | L3 D2 R X');
  expect(told(match, /may exploit/)).toEqual(['BR-I may exploit its success.']);
  expect(told(match, /spends/), 'nothing more is paid').toHaveLength(1);
  play(match, 'finish');
  expect([asks(match), legal(match)]).toEqual([
    'british exploitation.choose',
    ['commit 1107', 'commit 1106', 'commit 1105', 'finish'].sort((a, b) => order(a) - order(b)),
  ]);
  play(match, 'commit 1106', 'commit 1105');
  expect(told(match, /is exploited by/), 'a third stack is too many').toEqual([
    'The success of BR-I is exploited by 7-Arm-22, 11-Arm-29.',
  ]);
});
const order = (text: string): number => (text === 'finish' ? 9999 : Number(text.slice(-4)));

test('N44 6.8-a: without a Reserve nothing comes of it', () => {
  const match = fields(...BRIGADES, '3-185 1206', '15-44 1207', '15-46 1207', '15-227 1207', '352-914 1306', ...OTHERS); // biome-ignore format: a scene
  attack(match, '1306', '3-8', '3-9', '3-185', '15-44', '15-46', '15-227');
  play(unaided(match), '6', 'stay');
  expect(told(match, /no Reserve/)).toEqual(['BR-I has no Reserve to exploit with.']);
});

test('N44 6.8-c, N44 6.1-d: those who exploit attack, alone and also whom others have attacked before', () => {
  const match = breakthrough('352-915 1006 defended=yes', '50-69 Reserve', 'depot Gold state=reduced');
  play(match, 'commit 1106', 'commit 1105');
  expect(legal(match, 'move').map((words) => words.split(' ')[1])).not.toContain('3-8');
  expect(legal(match, 'land'), 'nobody lands meanwhile').toEqual([]);
  expect(refusal(match, 'move 3-8 1205')).toBe('6.8-b');
  play(match, 'end');
  expect([asks(match), legal(match)]).toEqual(['british assaults.choose', ['attack 1006', 'finish']]);
  play(match, 'attack 1006');
  expect(legal(match), 'the infantry looks on').toEqual(['join 7-Arm-22', 'join 11-Arm-29']);
  expect(refusal(match, 'join 3-8')).toBe('6.8-c');
});

test('N44 6.8-d: another marker buys the bonus of the headquarters', () => {
  const match = breakthrough('352-915 1006');
  play(match, 'finish', 'commit 1106', 'finish', 'end', 'attack 1006');
  expect(asks(match)).toBe('british clash.lead');
  play(match, 'support BR-I');
  expect(told(match, /spends/)).toHaveLength(2);
  expect(row(position(match), 'place 1106').alliedMarkers).toBeUndefined();
});

// 6.9: counterattack.

const PANZER_CORPS = ['GE-I-SS 1407', 'place 1407 germanMarkers=1'];
/** 3-8 has advanced into 1306; the beaten regiment is in 1308. */
const lost = (...lines: string[]): Play => {
  const match = fields(...BRIGADES, '352-914 1306', ...PANZER_CORPS, ...lines);
  play(unaided(attack(match, '1306', '3-8', '3-9')), '6', 'retreat 352-914 1307+1308');
  return play(match, 'advance 1206 3-8', 'stay');
};

test('N44 6.9-a, N44 6.9-b: after the advance the defender may counterattack with a Ready headquarters within two hexes', () => {
  const match = lost('12-SS-25 1406', 'GE-47 1606', 'place 1606 germanMarkers=1');
  expect([asks(match), legal(match)]).toEqual([
    'german counterattack.choose',
    ['counterattack GE-I-SS', 'pass'],
  ]);
  expect(refusal(match, 'counterattack GE-47')).toBe('6.9-b');
  play(match, 'pass');
  expect(told(match, /counterattack/)).toEqual(['The Germans do not counterattack 1306.']);
});

test('N44 6.9-b: one that is Finished does not', () => {
  const match = fields(...BRIGADES, '352-914 1306', 'GE-I-SS 1407 finished', 'place 1407 germanMarkers=1', '12-SS-25 1406'); // biome-ignore format: a scene
  play(
    unaided(attack(match, '1306', '3-8', '3-9')),
    '6',
    'retreat 352-914 1307+1308',
    'advance 1206 3-8',
    'stay',
  );
  expect(asks(match)).not.toContain('counterattack');
});

test('N44 6.9-d, N44 6.9-e, N44 6.9-f: neighbours and those who retreated move up to one hex and attack, for a marker', () => {
  const match = lost('12-SS-25 1406', '346 1309', '12-SS-26 1506');
  play(match, 'counterattack GE-I-SS');
  expect(legal(match, 'join 12-SS-25')).toEqual([
    'join 12-SS-25 1406',
    'join 12-SS-25 1305',
    'join 12-SS-25 1407',
  ]);
  expect(legal(match, 'join 352-914'), 'it comes back').toEqual(['join 352-914 1307']);
  expect(refusal(match, 'join 346 1308'), 'beside it, but too far').toBe('6.9-f');
  expect(refusal(match, 'join 12-SS-26 1406'), 'beside nobody').toBe('6.9-e');
  play(match, 'join 12-SS-25 1406', 'join 352-914 1307');
  expect(row(position(match), 'place 1407').germanMarkers).toBeUndefined();
  play(match, 'support GE-I-SS', '6');
  expect([odds(match), shifts(match).slice(-3)], '5 and 1 against 4').toEqual([
    '3:2',
    ['Disorganized defenders: +1.', 'Support by a headquarters: +2.', 'Disorganized attackers: −1.'],
  ]);
});

test('N44 6.9-d: without a marker there is no counterattack on a hex that is held', () => {
  const match = fields(...BRIGADES, '352-914 1306', 'GE-I-SS 1407', '12-SS-25 1406');
  play(
    unaided(attack(match, '1306', '3-8', '3-9')),
    '6',
    'retreat 352-914 1307+1308',
    'advance 1206 3-8',
    'stay',
  );
  expect(asks(match)).not.toContain('counterattack');
});

test('N44 6.9-c: an empty hex is taken back for nothing, but the headquarters is Finished', () => {
  const match = fields(...BRIGADES, '352-914 1306', 'GE-I-SS 1405', '12-SS-25 1406', ...OTHERS);
  play(unaided(attack(match, '1306', '3-8', '3-9')), '6', 'retreat 352-914 1307+1308');
  play(match, 'advance 1206 3-8', 'further 1307');
  play(match, 'counterattack GE-I-SS');
  expect(unit(match, '12-SS-25')).toBe('1306');
  expect(told(match, /GE-I-SS spends/)).toEqual([]);
  expect(field(match, 'GE-I-SS', 'finished')).toBe('yes');
});

test('N44 6.9-a: a result that allowed exploitation leaves no counterattack', () => {
  const match = fields(...BRIGADES, '3-185 1206', '15-44 1207', '15-46 1207', '15-227 1207', '352-914 1306', ...PANZER_CORPS, '12-SS-25 1406', ...OTHERS); // biome-ignore format: a scene
  attack(match, '1306', '3-8', '3-9', '3-185', '15-44', '15-46', '15-227');
  play(unaided(match), '6', 'advance 1206 3-8', 'stay');
  expect(told(match, /counterattack/)).toEqual([]);
});

test('N44 6.9-g: a counterattack takes one hex and brings neither exploitation nor another counterattack', () => {
  const match = lost(
    '12-SS-25 1406',
    '12-SS-26 1406',
    '12-SS-I-12 1406',
    'BR-XII 1107',
    'place 1107 alliedMarkers=1',
  );
  play(
    match,
    'counterattack GE-I-SS',
    'join 12-SS-25 1406',
    'join 12-SS-26 1406',
    'join 12-SS-I-12 1406',
    'strike',
  );
  play(unaided(play(match, 'support GE-I-SS')), '6');
  expect(result(match)).toMatch(/X$/);
  if (asks(match).endsWith('losses.choose')) play(match, 'lose 3-8');
  expect(asks(match)).toBe('german aftermath.advance');
  play(match, 'advance 1406 12-SS-25');
  expect(unit(match, '12-SS-25')).toBe('1306');
  expect(asks(match), 'no second hex, no counterattack').not.toMatch(/aftermath|counterattack/);
  expect(told(match, /may exploit/)).toEqual([]);
});

test('N44 6.8-b: those of a stack who are not in Reserve stay, and so does a Reserve that the headquarters does not reach', () => {
  const match = breakthrough('352-915 1006', '49-146 1106', '51-152 1105', '53-71 1906 reserve', '4-8 1205 reserve'); // biome-ignore format: a scene
  play(match, 'finish');
  expect(legal(match, 'commit')).toEqual(['commit 1105', 'commit 1106', 'commit 1107']);
  expect(refusal(match, 'commit 1906'), 'too far').toBe('6.8-b');
  expect(refusal(match, 'commit 1205'), 'Americans').toBe('6.8-b');
  play(match, 'commit 1106', 'finish');
  expect(told(match, /is exploited by/)).toEqual(['The success of BR-I is exploited by 7-Arm-22.']);
  expect(field(match, '7-Arm-22', 'hq')).toBe('BR-I');
  expect(field(match, '7-Arm-22', 'reserve'), 'no longer').toBeUndefined();
  expect(field(match, '11-Arm-29', 'reserve'), 'not committed').toBe('yes');
  expect(legal(match, 'move').map((words) => words.split(' ')[1])).not.toContain('49-146');
});

test('N44 6.8-b, N44 5.1-a: of a stack in Reserve as many come as the headquarters has room for', () => {
  // With the 3rd, the 15th and the 43rd there is room for two divisions more; in 1106 three wait.
  const match = breakthrough('352-915 1006', '43-129 1705 hq=BR-I', '11-Arm-159 1106 reserve', 'GD-32 1106 reserve'); // biome-ignore format: a scene
  play(match, 'finish', 'commit 1106', 'finish');
  expect(told(match, /is exploited by/)).toEqual([
    'The success of BR-I is exploited by 7-Arm-22, 11-Arm-159.',
  ]);
  expect([field(match, 'GD-32', 'reserve'), field(match, 'GD-32', 'hq')]).toEqual(['yes', undefined]);
});

test('N44 6.8-b: who commits nobody does not exploit', () => {
  const match = play(breakthrough('352-915 1006'), 'finish', 'finish');
  expect([told(match, /is exploited by/), asks(match)]).toEqual([[], 'german movement.moves']);
});

test('N44 6.8-d: a headquarters that supported the attack may support the exploitation as well', () => {
  const match = fields(...BRIGADES, '3-185 1206', '352-914 1306', ...PANZERS, '352-915 1006');
  attack(match, '1306', '3-8', '3-9', '3-185');
  expect(asks(match)).toBe('british clash.lead');
  play(unaided(play(match, 'support BR-I')), '6', 'stay');
  expect(told(match, /may exploit/)).toEqual(['BR-I may exploit its success.']);
  play(match, 'finish', 'commit 1106', 'finish', 'end', 'attack 1006');
  expect(legal(match)).toEqual(['support BR-I', 'pass']);
});

test('N44 6.9-c, N44 5.1-d: whoever goes back into an empty hex is under the headquarters that sent him', () => {
  const match = fields(...BRIGADES, '352-914 1306', 'GE-I-SS 1405', '12-SS-25 1406', ...OTHERS); // biome-ignore format: a scene
  play(unaided(attack(match, '1306', '3-8', '3-9')), '6', 'retreat 352-914 1307+1308');
  play(match, 'advance 1206 3-8', 'further 1307', 'counterattack GE-I-SS');
  expect([field(match, '12-SS-25', 'hq'), told(match, /goes back into/)]).toEqual([
    'GE-I-SS',
    ['12-SS-25 goes back into 1306.'],
  ]);
});

test('N44 6.9-f, N44 5.1-d: who counterattacks is led, and is told to move up only if it does', () => {
  const match = lost('12-SS-25 1406', '12-SS-26 1406', '12-SS-I-12 1406 cut', 'WN-Grandcamp 1407', '346 1309 resting'); // biome-ignore format: a scene
  play(match, 'counterattack GE-I-SS');
  expect(refusal(match, 'join 12-SS-I-12 1406'), 'out of supply').toBe('0.1.2-a');
  expect(refusal(match, 'join 346 1308'), 'at Rest').toBe('1.1.1.3-k');
  play(match, 'join 12-SS-25 1406', 'join 12-SS-26 1407');
  expect(told(match, /moves up/)).toEqual(['12-SS-26 moves up to 1407 for the counterattack.']);
  expect([field(match, '12-SS-25', 'hq'), field(match, '12-SS-26', 'hq')]).toEqual(['GE-I-SS', 'GE-I-SS']);
  expect(refusal(match, 'join 12-SS-25 1406'), 'once').toBe('6.9-e');
});

test('N44 6.9-b: neither a headquarters of the other side nor a unit leads a counterattack', () => {
  const match = lost('12-SS-25 1406');
  expect(['BR-I', '12-SS-25', 'GE-84'].map((name) => refusal(match, `counterattack ${name}`))).toEqual([
    '5.1-b',
    '5.1-b',
    '1.1.3-a',
  ]);
});

test('N44 6.11-c: who is in a confusion does not leave it to counterattack', () => {
  const match = lost('12-SS-25 1406', '12-SS-26 1305', '15-44 1305');
  play(match, 'counterattack GE-I-SS');
  expect(refusal(match, 'join 12-SS-26 1406')).toBe('6.11-c');
  expect(refusal(match, 'join 12-SS-25 1406')).toBe('');
});

test('N44 6.8-b: no third stack exploits', () => {
  const match = play(breakthrough('352-915 1006'), 'finish', 'commit 1106');
  expect(legal(match, 'commit')).toEqual(['commit 1105', 'commit 1107']);
  expect(refusal(match, 'commit 1106'), 'it is in Reserve no more').toBe('6.8-b');
});
