import { expect, test } from 'vitest';
import { ALLIED, asks, field, legal, news, type Play, play, refusal, scene, unit } from './scene.ts';

const OMAHA = ['beach 3203 status=open', 'beach 3303 status=open'];
const SECOND = ['9/2 3300', '23/2 3300', '38/2 3300'];
const GLIDER = '325/82 Airfield-us';

// 8.1.3, Figure 2: all of Omaha and Pointe du Hoc are taken; the 1st Wave is inland, one regiment of each division
// on the beach, and no German near.
const FIGURE_2 = [...OMAHA, '2Rng 3003', '116/29 3204', '115/29 3203', '16/1 3404', '18/1 3303'];
const figure2 = (...lines: string[]): Play => scene('us lands 1', ...FIGURE_2, ...SECOND, ...lines);

test('G-7: the 2nd Division lands at Omaha, and a regiment of the 1st makes room', () => {
  const quiet = scene('the 2nd Wave 1', ...OMAHA, '2Rng 3003', '116/29 3204', '115/29 3201', '16/1 3404', '18/1 3301', 'beach 4003 status=open', '231/50 4003', 'Ost4004 4004 factor=1'); // biome-ignore format: a scene
  expect([unit(quiet, '115/29'), unit(quiet, '18/1')]).toEqual(['3203', '3303']);
  expect(legal(quiet, 'attack 3'), 'in Round 3 there was nobody to fight at Omaha').toEqual([]);

  const match = figure2('26/1 - due=1');
  expect(asks(match)).toBe('allied thirdWave.choose');
  expect(legal(match, 'land'), 'no room as it stands').toEqual([]);
  expect(refusal(match, 'land 9/2 3303')).toBe('8.1.3-d');
  expect(refusal(match, 'land 9/2 2403')).toBe('8.1.3-c');
  expect(refusal(match, 'land 26/1 3303'), 'that is a reinforcement of turn 1').toBe('8.1.3-b');
  play(match, 'displace 18/1 3304');
  expect(unit(match, '18/1')).toBe('3304');
  expect(legal(match, 'displace'), 'one hex is enough, and no other may be cleared').toEqual([]);
  // One after another; for the last there is nothing to choose.
  play(match, 'land 9/2 3303', 'land 23/2 3303');
  expect(['9/2', '23/2', '38/2'].map((name) => unit(match, name))).toEqual(['3303', '3303', '3303']);
  expect(legal(match), 'the Rangers may go home, and then the moves begin').toEqual(['ship 2Rng', 'done']);
  expect(unit(match, '26/1')).toBe('-');
});

test('TDSN 8.1.3-b, TDSN 9.4.5-b: all 3rd Wave units of an army enter in its first Move Round, without a die, and no others', () => {
  const lines = [
    'beach 2403 status=open',
    '357/90 2701',
    '358/90 2701',
    '39/9 - due=1',
    '152/51 4200',
    'beach 4203 status=open',
  ];
  const match = scene('us arrives 1', ...lines);
  expect(legal(match)).toEqual(['land 357/90 2403', 'land 358/90 2403']);
  play(match, 'land 358/90 2403');
  expect([unit(match, '357/90'), unit(match, '358/90')]).toEqual(['2403', '2403']);
  expect(unit(match, '152/51'), 'the British come in their own Round').toBe('4200');
  expect(unit(match, '39/9')).toBe('-');
  expect(news(match, ALLIED)).toEqual(['358/90 enters at 2403.', '357/90 enters at 2403.']);
  expect(unit(scene('british arrive 1', ...lines), '152/51')).toBe('4203');
});

test('TDSN 8.1.2-k: who has landed with the 3rd Wave may move in the same Round', () => {
  const match = scene('us lands 1', 'beach 2403 status=open', '357/90 2701');
  expect(legal(match, 'move 357/90').length).toBeGreaterThan(0);
});

test('TDSN 8.1.3-c: each lands in an open hex of its own beach, in either where both are open', () => {
  const match = scene('british land 1', 'beach 4203 status=open', 'beach 4302 status=open', 'beach 4003 status=open', '152/51 4200', '153/51 4200'); // biome-ignore format: a scene
  expect(legal(match, 'land 152/51')).toEqual(['land 152/51 4203', 'land 152/51 4302']);
  expect(refusal(match, 'land 152/51 4003'), 'Gold is not theirs').toBe('8.1.3-c');
  const half = scene('british land 1', 'beach 4203 status=closed', 'beach 4302 status=open', '22A/7A 4000', 'beach 4003 status=open', 'beach 4102 status=open', '152/51 4200'); // biome-ignore format: a scene
  expect(legal(half, 'land 152/51')).toEqual(['land 152/51 4302']);
  expect(refusal(half, 'land 152/51 4203')).toBe('8.1.3-c');
});

test('TDSN 8.1.3-d: the 3rd Wave keeps to the stacking limit', () => {
  // Four independent brigades are in Sword.
  const full = ['27A 4603', '1SSBde 4603', '33A 4603', '31Tk 4603'];
  const match = scene('british land 1', 'beach 4603 status=open', '4A 4600', ...full);
  expect(legal(match, 'land')).toEqual([]);
  expect(refusal(match, 'land 4A 4603')).toBe('8.1.3-d');
  // A battalion takes no room.
  const room = scene('us lands 1', ...OMAHA, '5Rng 3203', '9/2 3300', '23/2 3300');
  expect(refusal(room, 'land 9/2 3203')).toBe('');
});

test('TDSN 8.1.3-e: only units that are in the way make room, and from one hex of the beach', () => {
  const match = figure2('5Rng 3303', '106Cav 3303', '26/1 - due=1');
  expect(refusal(match, 'displace 5Rng 3304'), 'a battalion takes no room').toBe('8.1.3-e');
  expect(refusal(match, 'displace 106Cav 3304'), 'nor is an independent regiment in the way').toBe('8.1.3-e');
  expect(refusal(match, 'displace 116/29 3205'), 'not on the beach').toBe('8.1.3-e');
  expect(refusal(match, 'displace 115/29 3103')).toBe('');
  play(match, 'displace 18/1 3304');
  expect(refusal(match, 'displace 115/29 3103'), 'one hex only (ruling F-31)').toBe('8.1.3-e');
  // The cavalry leaves room for all three.
  play(match, 'land 9/2 3303', 'land 23/2 3303');
  expect(unit(match, '38/2')).toBe('3303');
});

test('TDSN 8.1.3-e: as many make room as necessary', () => {
  const match = scene('us lands 1', 'beach 3203 status=closed', 'beach 3303 status=open', '16/1 3303', '18/1 3303', '106Cav 3303', '4Cav 3303', '5Rng 3303', ...SECOND); // biome-ignore format: a scene
  expect(legal(match, 'land')).toEqual([]);
  play(match, 'displace 16/1 3304', 'displace 18/1 3304', 'land 9/2 3303', 'land 23/2 3303');
  // Four are there now; for the third regiment one of the cavalry must go.
  expect(unit(match, '38/2')).toBe('3300');
  expect(refusal(match, 'displace 9/2 3304'), 'it has only just come').toBe('8.1.3-e');
  expect(refusal(match, 'displace 5Rng 3304'), 'a battalion leaves no room behind').toBe('8.1.3-e');
  play(match, 'displace 4Cav 3304');
  expect(unit(match, '38/2')).toBe('3303');
});

test('TDSN 8.1.3-f: they go one hex inland or along the coast, where they could move', () => {
  const match = figure2();
  expect(legal(match, 'displace 18/1')).toEqual(['displace 18/1 3404', 'displace 18/1 3304']);
  expect(refusal(match, 'displace 18/1 3403'), 'the sea').toBe('8.1.3-f');
  expect(refusal(match, 'displace 18/1 3305'), 'two hexes').toBe('8.1.3-f');
  expect(refusal(match, 'displace 18/1 3204'), 'the 29th is there').toBe('5.1-b');
  const enemy = figure2('915/352 3304');
  expect(refusal(enemy, 'displace 18/1 3304')).toBe('10.1-f');
});

test('TDSN 8.1.3-f: nobody is displaced twice, from one beach to the next', () => {
  const match = scene('british land 1', 'beach 4102 status=open', 'beach 4203 status=open', '69/50 4102', '22A/7A 4000', '131/7A 4000', '152/51 4200'); // biome-ignore format: a scene
  play(match, 'displace 69/50 4203');
  expect(refusal(match, 'displace 69/50 4303')).toBe('8.1.3-e');
  // So the 152nd finds no room, and waits as if its beach were shut.
  play(match, 'land 22A/7A 4102');
  expect([unit(match, '152/51'), field(match, '152/51', 'due')]).toEqual(['-', '2']);
});

test('TDSN 8.1.3-g: other reinforcements do not displace anybody', () => {
  const full = ['16/1 3303', '18/1 3303', '106Cav 3303', '4Cav 3303'];
  const match = scene('us arrives 2', 'beach 3303 status=open', ...full, '39/9 - due=2');
  expect(legal(match, 'displace')).toEqual([]);
  expect(unit(match, '39/9')).toBe('-');
});

test('TDSN 8.1.3-h: without an open hex of their beach they come on Turn 2, without a die', () => {
  const match = scene('us lands 1', 'beach 3203 status=closed', 'beach 3303 status=closed', 'beach 2403 status=open', ...SECOND, '357/90 2701', '358/90 2701'); // biome-ignore format: a scene
  expect(refusal(match, 'land 9/2 3303')).toBe('8.1.3-c');
  play(match, 'land 357/90 2403');
  for (const name of ['9/2', '23/2', '38/2']) {
    expect(unit(match, name)).toBe('-');
    expect([field(match, name, 'due'), field(match, name, 'automatic')]).toEqual(['2', 'yes']);
  }
  expect(news(match, ALLIED)).toContain('9/2 cannot land yet, and waits.');
  const later = scene('us arrives 2', 'beach 2403 status=open', '9/2 - due=2 automatic=yes', '8/4 2404');
  expect(unit(later, '9/2')).toBe('2403');
});

test('TDSN 8.1.3-i: the 325th lands with a unit of the 82nd, within the stacking limit', () => {
  const match = scene(
    'us lands 1',
    'beach 2403 status=open',
    GLIDER,
    '505/82 2103',
    '507/82 2004',
    '502/101 2203',
  );
  expect(legal(match, 'land')).toEqual(['land 325/82 2004', 'land 325/82 2103']);
  expect(refusal(match, 'land 325/82 2203'), 'the 101st is no help').toBe('8.1.3-i');
  expect(refusal(match, 'land 325/82 2403')).toBe('8.1.3-i');
  const full = scene('us lands 1', 'beach 2403 status=open', GLIDER, '505/82 2103', '508/82 2103', '502/101 2103', '501/101 2103', '507/82 2004', '357/90 2701'); // biome-ignore format: a scene
  expect(refusal(full, 'land 325/82 2103')).toBe('8.1.3-d');
});

test('TDSN 8.1.3-j: the 6th Airlanding Brigade lands in 4704', () => {
  const match = scene(
    'british land 1',
    'beach 4603 status=open',
    '6/6 Airfield-british',
    '5/6 4704',
    '4A 4600',
  );
  expect(legal(match, 'land 6/6')).toEqual(['land 6/6 4704']);
  expect(refusal(match, 'land 6/6 4603')).toBe('8.1.3-j');
});

test('TDSN 8.1.3-k: a glider that cannot land waits for the next Move Round', () => {
  const match = scene('british land 1', 'beach 4603 status=open', '6/6 Airfield-british', '736/716 4704', '22A/7A 4000', '131/7A 4000', 'beach 4003 status=open'); // biome-ignore format: a scene
  expect(refusal(match, 'land 6/6 4704')).toBe('8.1.3-k');
  play(match, 'land 131/7A 4003');
  expect([unit(match, '6/6'), field(match, '6/6', 'due'), field(match, '6/6', 'automatic')]).toEqual([
    '-',
    '1',
    'yes',
  ]);
  // Nor is there one for the 325th if the 82nd is gone (ruling F-36).
  const us = scene('us lands 1', 'beach 2403 status=open', GLIDER, '8/4 2403');
  expect([unit(us, '325/82'), field(us, '325/82', 'due')]).toEqual(['-', '1']);
  // In the second Move Round of turn 1, or else on turn 2, it comes to a beach by itself.
  for (const turn of ['1', '2']) {
    const later = scene(`british arrive ${turn}`, 'army british thirdWave=yes', 'beach 4603 status=open', '6/6 - due=1 automatic=yes', '8/3 4604'); // biome-ignore format: a scene
    expect(unit(later, '6/6'), turn).toBe('4603');
  }
});

test('TDSN 8.1.3-l, TDSN 8.1.3-m: reinforcements of Turn 1 wait for the second Move Round, or come before those of Turn 2', () => {
  const lines = ['beach 2403 status=open', '39/9 - due=1', '117/30 - due=2', '8/4 2404'];
  const first = scene('us arrives 1', ...lines, '357/90 2701');
  expect([unit(first, '357/90'), unit(first, '39/9')]).toEqual(['2403', '-']);
  expect(asks(first)).toBe('allied movement.begin');
  const second = scene('us arrives 1', ...lines, 'army us thirdWave=yes');
  expect(asks(second)).toBe('* arrivals.roll');
  const next = play(scene('us arrives 2', ...lines), '1');
  expect(unit(next, '39/9')).toBe('2403');
  expect(unit(next, '117/30')).toBe('-');
});
