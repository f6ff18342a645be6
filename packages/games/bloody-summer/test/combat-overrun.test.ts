import { expect, test } from 'vitest';
import { OTHER_AMERICANS, result, shifts, told } from './combats.ts';
import {
  asks,
  field,
  legal,
  type Play,
  place,
  play,
  position,
  refusal,
  row,
  scene,
  unit,
  value,
} from './scene.ts';

/** American tanks in 1206 run over whoever is in 1306, in the midst of the American moves of a turn. */
const ride = (turn: number, attackers: readonly string[], ...lines: string[]): Play =>
  scene(`us-moves ${turn} > overrun.muster side=us from=1206 at=1306 attackers=${attackers.join('+')}`, ...attackers.map((name) => `${name} 1206`), ...OTHER_AMERICANS, ...lines); // biome-ignore format: a scene
const CCA = ['4-Arm-CCA'];
const TANKS = ['4-Arm-CCA', '4-Arm-CCB', '4-Arm-CCR'];

test('N44 4.3-d, N44 4.3-e: only the stack that overruns fights, and at once', () => {
  const match = ride(5, CCA, '29-115 1207', '352-914 1306');
  expect(asks(match)).toBe('* clash.die');
  play(match, '1');
  expect(result(match), '4 against 3').toBe('1:1 L2 | -');
});

test('N44 4.3-f: an overrun takes no marker and no headquarters, and is neither attack nor defence of the phase', () => {
  const match = ride(5, TANKS, 'US-V 1106', 'place 1106 alliedMarkers=1', 'GE-86 1406', '352-914 1306');
  expect(asks(match), 'nobody is asked for support').toBe('* clash.die');
  play(match, '1');
  expect(told(match, /spends|supports/)).toEqual([]);
  expect([field(match, '4-Arm-CCA', 'attacked'), field(match, '352-914', 'defended')]).toEqual([undefined, undefined]); // biome-ignore format: a pair
});

test('N44 4.3-g, N44 4.3-h: it has won when no defender is left in the hex, and stands there', () => {
  const match = ride(5, TANKS, '352-914 1306 steps=1');
  play(match, '2');
  expect(result(match)).toBe('6:1 D | L1 D R');
  expect(TANKS.map((name) => unit(match, name))).toEqual(['1306 D1', '1306 D1', '1306 D1']);
  expect(told(match, /overrun/)).toEqual([
    'The overrun of 1306 has succeeded for 4-Arm-CCA, 4-Arm-CCB, 4-Arm-CCR.',
  ]);
  expect(field(match, '4-Arm-CCA', 'moved'), 'they may go on').toBeUndefined();
});

test('N44 4.3-i: the attacker leads the retreat of those who are overrun', () => {
  const match = ride(5, TANKS, '352-914 1306');
  play(match, '3');
  expect(asks(match)).toBe('us retreat.choose');
  play(match, 'retreat 352-914 1307+1308', 'lose 4-Arm-CCA');
  expect([unit(match, '352-914'), unit(match, '4-Arm-CCA')]).toEqual(['1308', '1306']);
});

test('N44 4.3-j: but not to its destruction while there is another way', () => {
  const match = ride(5, TANKS, '352-914 1306', '29-116 1308', '29-175 1208');
  play(match, '3');
  expect(refusal(match, 'retreat 352-914 1305+1405'), 'a zone, and one step left').toBe('4.3-j');
  expect(legal(match).length).toBeGreaterThan(0);
});

test('N44 4.3-k: if it fails, the stack is back where it was declared, with a level more, and has moved', () => {
  const match = ride(5, CCA, '352-914 1306');
  play(match, '4');
  expect(result(match), 'no retreat').toBe('1:1 L1 | D');
  expect([unit(match, '4-Arm-CCA'), field(match, '4-Arm-CCA', 'steps')]).toEqual(['1206 D1', '1']);
  expect([unit(match, '352-914'), told(match, /failed/)]).toEqual([
    '1306 D1',
    ['The overrun of 1306 has failed.'],
  ]);
});

test('N44 4.3-k: the move of a stack whose overrun failed is over', () => {
  const match = scene('us-moves 5 > overrun.settle side=us from=1206 at=1306 attackers=4-Arm-CCA', '4-Arm-CCA 1206', '352-914 1306', ...OTHER_AMERICANS); // biome-ignore format: a scene
  expect([value(match, 'turn'), asks(match)]).toEqual(['5', 'us movement.moves']);
  expect(field(match, '4-Arm-CCA', 'moved')).toBe('yes');
});

test('N44 4.3-l: a headquarters alone is lost without a die', () => {
  const match = ride(5, CCA, 'GE-86 1306');
  expect([unit(match, 'GE-86'), unit(match, '4-Arm-CCA')]).toEqual(['-', '1306']);
  expect(told(match, /against/)).toEqual([]);
});

test('N44 4.3-m: markers in the hex fall to the stack that runs over it', () => {
  const match = ride(5, CCA, 'GE-86 1306', 'place 1306 germanMarkers=1');
  expect(row(position(match), 'place 1306')).toMatchObject({ alliedMarkers: '1' });
});

test('N44 4.3-d, N44 6.3-b: ground, disorganization and elite troops count as in any attack', () => {
  const match = scene('us-moves 8 > overrun.muster side=us from=1109 at=1108 attackers=2-Arm-CCA', '2-Arm-CCA 1109 D1', '352-914 1108 D1', 'air us-fighter available=1', ...OTHER_AMERICANS); // biome-ignore format: a scene
  play(match, 'pass', '3');
  expect(shifts(match)).toEqual(['Disorganized defenders: +1.', 'Disorganized attackers: −1.', 'A river before every attacker: −1.']); // biome-ignore format: a list
  expect(told(match, /^At/)[0]).toContain('a 3 with +1');
});

test('N44 4.3-f, N44 5.4-b: R-268, armour that is lost in an overrun does not take the headquarters behind it along', () => {
  const ride = scene(
    'us-moves 8',
    ...OTHER_AMERICANS,
    'US-VIII 1206',
    '4-Arm-CCA 1206 steps=1',
    '352-914 1306',
  );
  play(ride, 'overrun 1206 1306 4-Arm-CCA', '1');
  while (asks(ride).endsWith('losses.choose')) play(ride, legal(ride)[0] as string);
  expect([place(ride, '4-Arm-CCA'), place(ride, 'US-VIII')]).toEqual(['Destroyed', '1206']);
  const box = scene('us-off-map 8', 'US-VIII Rennes', '4-Arm-CCA Rennes steps=1', '353 Le-Mans', 'place Rennes allied=yes'); // biome-ignore format: a scene
  play(box, 'lead US-VIII', 'overrun 4-Arm-CCA Le-Mans', '1');
  while (asks(box).endsWith('losses.choose')) play(box, legal(box)[0] as string);
  expect([place(box, '4-Arm-CCA'), place(box, 'US-VIII')]).toEqual(['Destroyed', 'Rennes']);
});

test('N44 4.3-g: nobody is told to have won an overrun in which both were lost', () => {
  const match = scene('us-moves 8', ...OTHER_AMERICANS, '4-Arm-CCA 1206 steps=1', 'KG-275 1306');
  play(match, 'overrun 1206 1306 4-Arm-CCA', '6');
  while (asks(match).endsWith('losses.choose')) play(match, legal(match)[0] as string);
  expect(told(match, /overrun|destroyed/)).toEqual([
    'An overrun of 1306 is tried by 4-Arm-CCA.',
    'KG-275 is destroyed.',
    '4-Arm-CCA is destroyed.',
  ]);
});
