import { expect, test } from 'vitest';
import { OTHERS, result, told, unaided } from './combats.ts';
import { asks, legal, type Play, play, position, refusal, row, scene, unit } from './scene.ts';

/** The 4th Division comes ashore at Utah. */
const landing = (attackers: readonly string[], ...lines: string[]): Play =>
  scene(`night 0 > battle.fight side=us at=0617 manner=landing attackers=${attackers.join('+')}`, 'phase A', ...attackers.map((name) => `${name} 0617`), ...lines); // biome-ignore format: a scene

test('N44 10.A.1-f, N44 10.A.1-g: an attack from the sea at 2:1 is fought at 3:2, by Rangers alone at 2:1', () => {
  const infantry = play(landing(['4-8', '4-12'], '352-914 0617'), '1');
  expect(result(infantry), '6 against 3').toMatch(/^3:2 /);
  const rangers = play(landing(['2-Rgr', '5-Rgr'], 'WN-Madeleine 0617'), '1');
  expect(result(rangers), '4 against 2, in bocage').toMatch(/^2:1 /);
  const mixed = play(landing(['2-Rgr', '70-Tk'], 'WN-Madeleine 0617'), '1');
  expect(result(mixed), '4 against 2').toMatch(/^3:2 /);
});

test('N44 6.11-a: when neither side yields after a landing both stay, in confusion', () => {
  const match = play(landing(['4-8', '4-12'], '352-914 0617'), '2', 'lose 4-8');
  expect(told(match, /confusion/)).toEqual(['Both camps stay in 0617, in confusion.']);
  expect([unit(match, '352-914'), unit(match, '4-8')].map((one) => one.slice(0, 4))).toEqual([
    '0617',
    '0617',
  ]);
  expect(row(position(match), 'place 0617').allied, 'still German').toBeUndefined();
});

test('N44 6.11-a, N44 10.A.1-j: when no German is left the hex is taken', () => {
  const match = play(landing(['4-8', '4-12'], 'WN-Madeleine 0617'), '6');
  expect([unit(match, 'WN-Madeleine'), told(match, /alone/)]).toEqual([
    '-',
    ['The Allies are alone in 0617.'],
  ]);
  expect(row(position(match), 'place 0617').allied).toBe('yes');
});

test('N44 5.4-a, N44 6.11-a: with the headquarters that was alone among enemies the hex is lost', () => {
  const match = landing(['4-8'], 'GE-84 0617');
  expect([unit(match, 'GE-84'), row(position(match), 'place 0617').allied]).toEqual(['-', 'yes']);
});

test('N44 6.6-a: who is thrown back into the sea is lost', () => {
  const match = play(
    landing(['4-8', '70-Tk'], '272 0617', '352-914 0617', '352-915 0617'),
    '1',
    'lose 4-8',
    'lose 4-8',
  );
  expect(result(match)).toBe('1:3 L2 D R | -');
  expect([unit(match, '70-Tk'), told(match, /only the sea/)]).toEqual([
    '-',
    ['70-Tk has only the sea behind it.'],
  ]);
});

test('N44 10.0.1-g, N44 10.0.1-h: in a fight at the drop only the disorganization of those who dropped counts', () => {
  const match = scene('night 0 > battle.fight side=us at=0619 manner=drop attackers=82-505+82-507', '82-505 0619', '82-507 0619 D1', '352-914 0619 D2'); // biome-ignore format: a scene
  play(match, '6');
  expect(told(match, /^At/)[0], '6 against 3, a column for the D1 of those who dropped, and no elite').toBe(
    'At 3:2 a 6 with nothing added in 0619: L1 | L1 R.',
  );
  expect(
    legal(match).every((way) => way.split('+').length === 1),
    'one hex, wherever he likes',
  ).toBe(true);
  expect(legal(match)).toHaveLength(6);
  expect(refusal(match, 'retreat 352-914 0618+0518')).toBe('10.0.1-h');
});

/** Both camps are in 1206. */
const confusion = (...lines: string[]): Play =>
  scene('allied-combats 5', 'BR-I 1106', 'place 1106 alliedMarkers=1', '3-8 1206', '3-9 1206', '352-914 1206', ...OTHERS, ...lines); // biome-ignore format: a scene

test('N44 6.1-a, N44 6.11-c: in a confusion those in the hex fight each other, nobody in or out of it', () => {
  const match = confusion('3-185 1207', '352-915 1306');
  play(match, 'activate BR-I');
  expect(legal(match), '3-185 has 1306 before it').toEqual(['attack 1206', 'attack 1306', 'finish']);
  play(match, 'attack 1206');
  expect(legal(match)).toEqual(['join 3-8', 'join 3-9']);
  expect(refusal(match, 'join 3-185')).toBe('6.1-a');
  const out = play(confusion('3-185 1207', '352-915 1306'), 'activate BR-I', 'attack 1306');
  expect(told(out, /Attack on 1306/)).toEqual(['Attack on 1306 by 3-185.']);
});

test('N44 6.11-d: no bombardment and no air support in it', () => {
  const match = confusion('air british-fighter available=1', 'air british-medium available=1');
  play(match, 'activate BR-I', 'attack 1206', 'join 3-8', 'join 3-9');
  expect(asks(match)).toBe('british clash.lead');
});

test('N44 6.11-c: a retreat ends it, and its enemies in the hex do not cost the retreating unit a step', () => {
  const match = confusion();
  play(unaided(play(match, 'activate BR-I', 'attack 1206', 'join 3-8', 'join 3-9')), '5');
  expect(result(match)).toBe('2:1 L1 | L1 R');
  const way = legal(match)[0] ?? '';
  play(match, way);
  expect(unit(match, '352-914')).toBe(way.slice(-4));
  expect(told(match, /352-914 loses/), 'only that of the result').toHaveLength(1);
});

// Off the map: who calls a battle there.

test('N44 6.12-c: off the map nobody retreats, only Partisans die of it', () => {
  const match = scene('german-off-map 5 > battle.fight side=german at=Languedoc manner=box attackers=353', '353 Languedoc', 'Partisans-Languedoc Languedoc'); // biome-ignore format: a scene
  play(match, '4');
  expect(told(match, /Nobody retreats/)).toEqual(['Nobody retreats from Languedoc.']);
});
