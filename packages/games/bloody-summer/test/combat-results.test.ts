import { expect, test } from 'vitest';
import { attack, BRIGADES, field as fields, OTHERS, odds, result, shifts, told, unaided } from './combats.ts';
import { asks, field, legal, play, refusal, scene, unit, value } from './scene.ts';

// 2.2-g: the ground.

/** V Corps attacks a hex with the 2nd Division. */
const ground = (from: string, at: string, ...lines: string[]) =>
  play(scene('allied-combats 8', `US-V ${from}`, `place ${from} alliedMarkers=1`, `2-9 ${from}`, `2-23 ${from}`, `352-914 ${at}`, ...lines), 'activate US-V', `attack ${at}`, 'join 2-9', 'join 2-23'); // biome-ignore format: a scene

test('N44 2.2-g: in a town the defender chooses between the houses and the ground around them', () => {
  const match = ground('1115', '1116');
  expect([asks(match), legal(match)]).toEqual(['german clash.ground', ['ground bocage', 'ground town']]);
  play(unaided(play(match, 'ground town')), '1');
  expect(shifts(match)).toEqual(['The ground: −2.']);
  const bocage = ground('1115', '1116');
  play(unaided(play(bocage, 'ground bocage')), '1');
  expect(shifts(bocage)).toEqual(['The ground: −1.']);
});

test('N44 2.2-g: in 1213, a village in bocage, both are worth the same, and nobody is asked', () => {
  const match = ground('1113', '1213');
  expect(asks(match)).toBe('us clash.lead');
  play(unaided(match), '1');
  expect(shifts(match)).toEqual(['The ground: −1.']);
});

test('N44 2.2-a: a river before every attacker is a column, not if one of them is across', () => {
  const river = play(unaided(ground('1109', '1108')), '1');
  expect(shifts(river)).toEqual(['A river before every attacker: −1.']);
  const across = scene('allied-combats 8', 'US-V 1109', 'place 1109 alliedMarkers=1', '2-9 1109', '2-23 1107', '352-914 1108'); // biome-ignore format: a scene
  play(across, 'activate US-V', 'attack 1108', 'join 2-9', 'join 2-23');
  play(unaided(across), '1');
  expect(shifts(across)).toEqual([]);
});

test('N44 2.2-a: a fortified line is a column beside that of the city', () => {
  const match = play(unaided(ground('0323', '0223')), '1');
  expect(shifts(match)).toEqual(['The ground: −2.', 'A fortified line: −1.']);
});

// 6.4: results.

test('N44 6.4-a: the chart gives steps, disorganization and retreats for both sides', () => {
  const match = fields(...BRIGADES, '352-914 1306');
  play(unaided(attack(match, '1306', '3-8', '3-9')), '6');
  expect(result(match)).toBe('2:1 D | L1 D R');
  play(match, 'retreat 352-914 1407+1507');
  expect([unit(match, '352-914'), field(match, '352-914', 'steps')]).toEqual(['1507 D1', '1']);
  expect([unit(match, '3-8'), unit(match, '3-9')]).toEqual(['1206 D1', '1206 D1']);
  expect(told(match, /lose nobody/)).toEqual(['The British lose nobody in 1306.']);
});

test('N44 6.4-a: the owner takes his steps one by one from those who fought', () => {
  const match = fields(...BRIGADES, '3-185 1206', '272 1306', '352-914 1306');
  play(unaided(attack(match, '1306', '3-8', '3-9')), '1');
  expect(result(match)).toBe('1:2 L2 D | -');
  expect(legal(match)).toEqual(['lose 3-8', 'lose 3-9']);
  expect(refusal(match, 'lose 3-185'), 'it did not fight').toBe('6.4-a');
  play(match, 'lose 3-8', 'lose 3-9');
  expect([field(match, '3-8', 'steps'), field(match, '3-9', 'steps')]).toEqual(['1', '1']);
  expect(unit(match, '3-185'), 'nor is it disorganized').toBe('1206');
});

test('N44 6.4-b: attackers who must retreat leave their hex with those who did not attack', () => {
  const match = fields('3-8 1206', '3-9 1206', '353 1306', '352-914 1306', ...OTHERS);
  play(unaided(attack(match, '1306', '3-8')), '1');
  expect(result(match)).toBe('1:3 L2 D R | -');
  expect([unit(match, '3-8'), asks(match)]).toEqual(['Destroyed', 'british retreat.choose']);
  play(match, legal(match)[0] ?? '');
  expect(unit(match, '3-9')).not.toContain('1206');
  expect(unit(match, '3-9'), 'it did not fight, so it is in order').not.toContain('D');
});

test('N44 6.4-c: units of one hex may go different ways', () => {
  const match = fields(...BRIGADES, '3-185 1206', '352-914 1306', '352-915 1306');
  play(unaided(attack(match, '1306', '3-8', '3-9', '3-185')), '6');
  play(match, 'lose 352-914', 'retreat 352-914 1406+1505', 'retreat 352-915 1307+1308');
  expect([unit(match, '352-914'), unit(match, '352-915')]).toEqual(['1505 D1', '1308 D1']);
});

test('N44 6.5-c: a further level makes D2 of D1', () => {
  const match = fields('3-8 1206', '352-914 1306 D1', '272 1306 D1');
  play(unaided(attack(match, '1306', '3-8')), '6');
  expect(result(match), '4 against 12, a column for D1').toBe('1:2 L1 | L1');
  const level = fields('3-8 1206', '352-914 1306 D1', '272 1306');
  play(unaided(attack(level, '1306', '3-8')), '5');
  expect(unit(level, '352-914')).toBe('1306 D2');
});

// 6.10: steps.

test('N44 6.10-a: a unit that has lost a step shows its weaker side', () => {
  const match = fields(...BRIGADES, '352-914 1306 steps=1');
  unaided(attack(match, '1306', '3-8', '3-9'));
  expect(odds(match), '8 against 2').toBe('4:1');
});

test('N44 6.10-b: a division of three steps has three strengths', () => {
  const against = (steps: number) => {
    const match = fields(...BRIGADES, `272 1306 steps=${steps}`);
    unaided(attack(match, '1306', '3-8', '3-9'));
    return told(match, /against/)[0];
  };
  expect([3, 2, 1].map(against)).toEqual([
    '8 against 9 in 1306 is 1:2.',
    '8 against 6 in 1306 is 1:1.',
    '8 against 3 in 1306 is 2:1.',
  ]);
});

test('N44 6.10-c, N44 11.3-d: the last step sends a unit to the Destroyed box, and each step is a point', () => {
  const match = fields(...BRIGADES, '352-914 1306 steps=1');
  play(unaided(attack(match, '1306', '3-8', '3-9')), '2');
  expect(unit(match, '352-914')).toBe('Destroyed');
  expect(told(match, /points? for/)).toEqual(['1 point for the Allies: German steps.']);
  expect(value(match, 'turn')).toBe('5');
});

test('N44 6.4-a: losses that nobody is left to take are void', () => {
  const match = fields('3-8 1206 steps=1', '272 1306');
  play(unaided(attack(match, '1306', '3-8')), '1');
  expect(told(match, /is left/)).toEqual(['Nobody of the British is left to lose 1 step more.']);
});

test('N44 2.2-g, N44 6.11-c: in a confusion in a town the defender chooses as well', () => {
  const match = scene(
    'allied-combats 8',
    'US-V 1115',
    'place 1115 alliedMarkers=1',
    '2-9 1116',
    '352-914 1116',
  );
  play(match, 'activate US-V', 'attack 1116');
  expect([asks(match), legal(match)]).toEqual(['german clash.ground', ['ground bocage', 'ground town']]);
});
