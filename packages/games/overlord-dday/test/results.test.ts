import { expect, test } from 'vitest';
import { combat, losses, retreat } from '../src/rules/combat.ts';
import { resultOf } from '../src/rules/odds.ts';
import { fight, odds, roll } from './fights.ts';
import {
  asks,
  field,
  GERMAN,
  legal,
  news,
  place,
  play,
  position,
  refusal,
  scene,
  sketched,
  unit,
  value,
} from './scene.ts';

// Fox (N3032) lies before N3132 (WN 64) and N3133 (WN 62, with destroyers), Dog (N2931) before N2930 and N3030.
const FOX = ['1/16 N3032', '2/16 N3032', '3/16 N3032'];
const ALL = 'N3132 1/16+2/16+3/16';
/** Somebody who may still move when the fighting is over. */
const ONLOOKER = '745Tk N2932';

test('TKG 27.2.4-af: a result is steps, D and hexes of retreat, for the attacker and for the defender', () => {
  const [CLEAR, MIXED, BOCAGE] = [0, 1, 3];
  const result = (line: number, column: number, dice: number) => {
    const { attacker, defender } = resultOf({ line, column, dice });
    return [attacker, defender].map(({ steps, disruption, retreat: hexes }) => [steps, disruption, hexes]);
  };
  expect(result(MIXED, 5, 3), '4:1, -/1D>1').toEqual([[0, 0, 0], [1, 1, 1]]); // biome-ignore format: a result
  expect(result(CLEAR, 3, 9), '2:1, 1/1>1').toEqual([[1, 0, 0], [1, 0, 1]]); // biome-ignore format: a result
  expect(result(MIXED, 4, 6), '3:1, 1<2/1').toEqual([[2, 0, 1], [1, 0, 0]]); // biome-ignore format: a result
  expect(result(MIXED, 7, 6), '6:1, D/1>1').toEqual([[0, 1, 0], [1, 0, 1]]); // biome-ignore format: a result
  expect(result(MIXED, 4, 9), '3:1, -/>1').toEqual([[0, 0, 0], [0, 0, 1]]); // biome-ignore format: a result
  expect(result(BOCAGE, 0, 12), '1:3, 3<3D/-').toEqual([[3, 1, 3], [0, 0, 0]]); // biome-ignore format: a result
});

test('TKG 27.2.4-d: the advance is into the attacked hex, however far the defender fell back', () => {
  const match = roll(fight(scene('allied combat 4', 'I/726 N3132', ...FOX), ALL), '-/1D>2');
  expect(asks(match)).toBe('german retreat.choose');
  expect(refusal(match, 'retreat N3231+N3232'), 'but one hex away').toBe('27.2.4-r');
  play(match, 'retreat N3231+N3332');
  expect(unit(match, 'I/726')).toBe('N3332 reduced DG');
  expect(asks(match)).toBe('allied combat.advance');
  play(match, 'advance 1/16+2/16');
  expect(['1/16', '2/16', '3/16'].map((name) => place(match, name))).toEqual(['N3132', 'N3132', 'N3032']);
  expect(legal(match, 'move'), 'and no further').toEqual([]);
});

test('TKG 27.2.4-ah: any of the attackers may advance, in disorder too, and nobody has to', () => {
  const units = ['WN64/352 N3132 reduced RG', '1/16 N3032 DG', '2/16 N3032', '1/18 N3032'];
  const match = roll(fight(scene('allied combat 4', ...units), 'N3132 1/16+2/16'), '-/1D>2');
  expect(legal(match)).toEqual(['advance none', 'advance 1/16', 'advance 1/16+2/16', 'advance 2/16']);
  expect(refusal(match, 'advance 1/18'), 'it did not attack').toBe('27.2.4-ah');
  play(match, 'advance 1/16');
  expect([unit(match, '1/16'), unit(match, '2/16')]).toEqual(['N3132 DG', 'N3032']);
});

test('TKG 27.2.4-ah: three at most advance', () => {
  const match = scene('allied combat 4', 'I/AR352 N3132', ...FOX, '1/18 N3031');
  roll(fight(match, `${ALL}+1/18`), '-/1>1');
  expect(refusal(match, 'advance 1/16+2/16+3/16+1/18')).toBe('27.2.4-ah');
  expect(refusal(match, 'advance 2/16+3/16+1/18')).toBe('');
});

test('TKG 27.2.4-ah: the Rangers come up from their display to N2828, and are not asked (ruling 72)', () => {
  const match = scene('allied combat 1', 'WNPointeDuHoc N2828 RG', '2Rgr Rangers DG');
  roll(fight(match, 'N2828 2Rgr'), '1/1>1');
  expect([unit(match, '2Rgr'), unit(match, 'WNPointeDuHoc')]).toEqual(['N2828 reduced DG', '-']);
});

test('TKG 27.2.4-ah: nobody advances where a defender is left, or who had to fall back himself', () => {
  const held = roll(fight(scene('allied combat 4', 'WN64/352 N3132', ...FOX, ONLOOKER), ALL), '-/1D>2');
  expect(asks(held)).toBe('allied action.move');
  const back = roll(
    fight(scene('allied combat 4', 'I/AR352 N3132', '1/16 N3032 DG', ONLOOKER), 'N3132 1/16'),
    '1<1/1',
  );
  expect(unit(back, 'I/AR352')).toBe('-');
  expect(asks(back)).toBe('allied retreat.choose');
  expect(legal(back), 'away from the hex it attacked').toEqual(['retreat N3033', 'retreat N2932']);
  expect(refusal(back, 'retreat N3132')).toBe('27.2.4-r');
  play(back, 'retreat N2932');
  expect(unit(back, '1/16')).toBe('N2932 reduced DG');
  expect(asks(back)).toBe('allied action.move');
  expect(position(back), 'all is forgotten').not.toMatch(/rolled=|target=/);
});

test('TKG 27.2.4-o: the unit whose shift was used loses the first step', () => {
  const units = ['5Rgr N2931', '1/116 N2931 reduced', '3/116 N2931 reduced', 'WN71/352 N2930'];
  const match = roll(fight(scene('allied combat 4', ...units), 'N2930 5Rgr+1/116+3/116'), '1<1/1');
  expect(['5Rgr', '1/116', '3/116'].map((name) => unit(match, name))).toEqual([
    'N2931 reduced',
    'N2931 reduced',
    'N2931 reduced',
  ]);
});

test('TKG 27.2.4-o: of several such units any pays, and the second step is free to choose', () => {
  const units = ['2Rgr N2931', '5Rgr N2931', '1/116 N2931 reduced', '3/116 N2932', 'WN68/352 N3030'];
  const match = roll(fight(scene('allied combat 4', ...units), 'N3030 2Rgr+5Rgr+1/116'), '1<2/1');
  expect(legal(match)).toEqual(['lose 2Rgr', 'lose 5Rgr']);
  expect(refusal(match, 'lose 1/116')).toBe('27.2.4-o');
  expect(refusal(match, 'lose 3/116'), 'it looks on').toBe('27.2.4-ag');
  play(match, 'lose 5Rgr');
  expect(legal(match)).toEqual(['lose 1/116', 'lose 2Rgr', 'lose 5Rgr']);
});

test('TKG 27.2.4-o: a unit that gave no shift owes nothing', () => {
  const marked = ['5Rgr N2931 DG', '1/116 N2931', 'WN68/352 N3030'];
  const match = roll(fight(scene('allied combat 4', ...marked), 'N3030 5Rgr+1/116'), '1<2/1');
  expect(legal(match)).toEqual(['lose 1/116', 'lose 5Rgr']);
  const engineer = ['37Eng N3032', '1/16 N3032', 'I/726 N3132'];
  const second = roll(fight(scene('allied combat 4', ...engineer), 'N3132 37Eng+1/16'), '1/1>1');
  expect(legal(second), 'an engineer against infantry').toEqual(['lose 1/16', 'lose 37Eng']);
});

test('TKG 27.2.4-o: an engineer pays for his shift against a nest that falls', () => {
  const units = ['37Eng N3032', '1/16 N3032 reduced', 'WN64/352 N3132 reduced RG', ONLOOKER];
  const match = roll(fight(scene('allied combat 4', ...units), 'N3132 37Eng+1/16'), '1/1>1');
  expect([unit(match, 'WN64/352'), unit(match, '37Eng'), unit(match, '1/16')]).toEqual([
    '-',
    '-',
    'N3032 reduced',
  ]);
});

test('TKG 27.2.4-p: nobody falls back in a combat with a nest or a Garrison alone', () => {
  const nest = scene('allied combat 4', 'WN64/352 N3132', '1/16 N3032', '2/16 N3032', ONLOOKER);
  const garrison = scene('allied combat 4', 'G-Douvres N3445', '2War N3446', '1Norf N3446', ONLOOKER);
  roll(fight(nest, 'N3132 1/16+2/16'), '1<1/1');
  roll(fight(garrison, 'N3445 2War+1Norf'), '1<1/1');
  play(nest, 'lose 1/16');
  play(garrison, 'lose 2War');
  expect(['1/16', '2/16', 'WN64/352'].map((name) => unit(nest, name))).toEqual([
    'N3032 reduced',
    'N3032',
    'N3132 reduced',
  ]);
  expect(['2War', '1Norf', 'G-Douvres'].map((name) => unit(garrison, name))).toEqual([
    'N3446 reduced',
    'N3446',
    'N3445 reduced',
  ]);
  expect([asks(nest), asks(garrison)]).toEqual(['allied action.move', 'allied action.move']);
  const defender = scene('allied combat 4', 'WN64/352 N3132', '1/16 N3032', '2/16 N3032');
  roll(fight(defender, 'N3132 1/16+2/16'), '-/>1');
  expect(unit(defender, 'WN64/352')).toBe('N3132');
});

test('TKG 27.2.4-p: with a battalion beside the nest retreats are carried out', () => {
  const match = scene('allied combat 4', 'WN64/352 N3132', 'I/726 N3132', '1/16 N3032', '2/16 N3032');
  roll(fight(match, 'N3132 1/16+2/16'), '1<1/-');
  play(match, 'lose 1/16', 'retreat N2932', 'retreat N3033');
  expect([unit(match, '1/16'), unit(match, '2/16')]).toEqual(['N2932 reduced', 'N3033']);
});

test('TKG 27.2.4-q: the nest takes the losses before the units beside it', () => {
  const first = scene('allied combat 4', 'WN64/352 N3132', 'II/916 N3132', ...FOX);
  roll(fight(first, ALL), '-/1>1');
  play(first, legal(first)[0] as string);
  expect([unit(first, 'WN64/352'), field(first, 'II/916', 'steps')]).toEqual(['N3132 reduced', '2']);
  const both = scene('allied combat 4', 'WN64/352 N3132 reduced', 'I/726 N3132', ...FOX);
  roll(fight(both, ALL), '-/1D>1');
  expect([unit(both, 'WN64/352'), field(both, 'I/726', 'steps')]).toEqual(['-', '2']);
});

test('TKG 27.2.4-q: when the nest is gone the others take the rest', () => {
  const match = scene('allied combat 4', 'WN64/352 N3132 reduced RG', 'I/726 N3132', ...FOX);
  roll(fight(match, ALL), '-/2D>2');
  expect([unit(match, 'WN64/352'), field(match, 'I/726', 'steps')]).toEqual(['-', '1']);
});

test('TKG 27.2.4-q: a Garrison pays first as well', () => {
  sketched('a nest and a Garrison stand together');
  const match = scene('allied combat 4', 'WN64/352 N3132', 'G-Bayeux N3132', 'I/726 N3132', ...FOX);
  roll(fight(match, ALL), '-/1>1');
  expect(legal(match)).toEqual(['lose WN64/352', 'lose G-Bayeux']);
  expect(refusal(match, 'lose I/726')).toBe('27.2.4-q');
  expect(refusal(match, 'lose 1/16')).toBe('27.2.4-ag');
});

test('TKG 27.2.4-r: the nest stays while the units of its hex fall back', () => {
  const match = scene('allied combat 4', 'WN64/352 N3132', 'II/916 N3132', 'I/916 N3132', ...FOX, ONLOOKER);
  expect(odds(fight(match, ALL)), '15 against 3 + 4 + 4').toBe('1:1 mixed');
  roll(match, 'D/1>1');
  play(match, 'retreat N3131', 'retreat N3231');
  expect(['WN64/352', 'I/916', 'II/916'].map((name) => place(match, name))).toEqual([
    'N3132',
    'N3131',
    'N3231',
  ]);
  expect(asks(match), 'the hex is still held').toBe('allied action.move');
});

test('TKG 27.2.4-r: a unit falls back away, past no enemy zone but to a friend', () => {
  // 1/16 in N3032 watches N3133, 1/18 in N3131 watches N3231; only N3232 is free.
  const watched = ['II/916 N3132', ...FOX, '1/18 N3131'];
  const free = roll(fight(scene('allied combat 4', ...watched), ALL), '-/>1');
  expect(place(free, 'II/916')).toBe('N3232');
  const friend = roll(fight(scene('allied combat 4', ...watched, 'I/916 N3231'), ALL), '-/>1');
  expect(legal(friend)).toEqual(['retreat N3232', 'retreat N3231']);
  expect(refusal(friend, 'retreat N3133')).toBe('27.2.4-r');
  expect(refusal(friend, 'retreat N3131')).toBe('27.2.5-j');
  expect(refusal(friend, 'retreat N3232+N3333')).toBe('27.2.4-r');
  expect(refusal(friend, 'retreat N3233')).toBe('27.2.4-r');
  expect(news(play(friend, 'retreat N3231'), GERMAN)).toContain('II/916 falls back to N3231.');
});

test('TKG 27.2.4-r: nobody falls back over a major river without a bridge', () => {
  const match = scene('allied combat 4', '7Para N3749', '8Para N3749', '9Para N3749', 'I/736 N3848');
  roll(fight(match, 'N3848 7Para+8Para+9Para'), '-/1>1');
  expect(legal(match)).toEqual(['retreat N3949', 'retreat N3948']);
  expect(refusal(match, 'retreat N3748')).toBe('27.2.5-i');
});

test('TKG 27.2.4-r: below their cliff the Rangers have nowhere to fall back to, and stay', () => {
  const cliff = ['WNPointeDuHoc N2828', 'III/726 N2828', '2Rgr Rangers DG', '5Rgr Rangers DG'];
  const match = roll(fight(scene('allied combat 4', ...cliff), 'N2828 2Rgr+5Rgr'), '1<1/1');
  play(match, 'lose 2Rgr');
  expect([unit(match, '2Rgr'), unit(match, '5Rgr')]).toEqual(['Rangers reduced DG', 'Rangers DG']);
});

test('TKG 27.2.4-r: a hex that cannot be gained costs a step', () => {
  const ring = ['II/916 N3132', ...FOX, '1/18 N3131', '3/18 N3232'];
  const stays = roll(fight(scene('allied combat 4', ...ring), ALL), '-/>1');
  expect(unit(stays, 'II/916')).toBe('N3132 reduced');
  expect(asks(stays)).toBe('allied action.move');
  // Two hexes, of which one can be gained: a step, and one hex.
  const pocket = ['I/726 N3132', ...FOX, '1/18 N3331', '2/18 N3230', '3/18 N3334'];
  const half = roll(fight(scene('allied combat 4', ...pocket), ALL), '-/>2');
  expect(unit(half, 'I/726')).toBe('N3232 reduced');
});

test('TKG 27.2.4-r: three stand in a hex at the end of a retreat', () => {
  const full = ['I/914 N3231', 'II/914 N3231', 'I/916 N3231'];
  const match = roll(fight(scene('allied combat 4', 'II/916 N3132', ...FOX, ...full), ALL), '-/>1');
  expect(refusal(match, 'retreat N3231')).toBe('27.2.5-n');
  expect(legal(match)).toEqual(['retreat N3232', 'retreat N3131']);
});

test('TKG 27.2.4-s: in hedgerow or bocage a German may fall back instead of losing his last step', () => {
  for (const [hex, from] of [
    ['N3231', 'N3132'],
    ['N3515', 'N3415'],
  ] as const) {
    const match = scene('allied combat 4', `II/916 ${hex} reduced`, `1/16 ${from}`, `2/16 ${from} reduced`);
    roll(fight(match, `${hex} 1/16+2/16`), hex === 'N3231' ? '1D/1' : '1<1D/1');
    expect(legal(match)).toEqual(['lose II/916', 'fallBack II/916']);
    play(match, 'fallBack II/916', 'lose 1/16');
    expect(asks(match)).toBe('german retreat.choose');
    play(match, legal(match)[0] as string);
    expect(field(match, 'II/916', 'steps')).toBe('1');
    expect(place(match, 'II/916')).not.toBe(hex);
  }
});

test('TKG 27.2.4-s: elsewhere, with steps to spare, and for the Allies there is no such choice', () => {
  const mixed = scene('allied combat 4', 'II/916 N3132 reduced', '1/16 N3032 reduced', '2/16 N3032 reduced');
  roll(fight(mixed, 'N3132 1/16+2/16'), '1D/1');
  expect(unit(mixed, 'II/916'), 'mixed ground').toBe('-');
  const two = scene(
    'allied combat 4',
    'II/916 N3231',
    'I/916 N3231 reduced',
    '1/16 N3132',
    '2/16 N3132',
    '3/16 N3131',
  );
  roll(fight(two, 'N3231 1/16+2/16+3/16'), '1<1/1');
  expect(legal(two)).toEqual(['lose I/916', 'lose II/916', 'fallBack I/916']);
  expect(refusal(two, 'fallBack II/916')).toBe('27.2.4-s');
  const allied = scene(
    'german combat 4',
    '1/16 N3231 reduced',
    '2/16 N3231 reduced',
    'I/22 N3232 active',
    'II/22 N3232 active',
  );
  roll(fight(allied, 'N3231 I/22+II/22'), '1D/1');
  expect(legal(allied)).toEqual(['lose 1/16', 'lose 2/16']);
  expect(refusal(allied, 'fallBack 1/16')).toBe('27.2.4-s');
});

test('TKG 27.2.4-s: a nest never does, nor an attacker', () => {
  const nest = scene('allied combat 4', 'WN68/352 N3030 reduced', '1/116 N2931', '3/116 N2931');
  expect(unit(roll(fight(nest, 'N3030 1/116+3/116'), 'D/1>1'), 'WN68/352')).toBe('-');
  const attacker = scene(
    'german combat 4',
    '1/16 N3231',
    'II/916 N3232 active reduced',
    'I/916 N3232 active reduced',
  );
  roll(fight(attacker, 'N3231 II/916+I/916'), '1<2/-');
  expect(refusal(attacker, 'fallBack I/916')).toBe('27.2.4-s');
  play(attacker, 'lose I/916');
  expect(place(attacker, 'II/916') + place(attacker, 'I/916')).toBe('--');
});

test('TKG 27.2.4-s: one loss is turned, not two, and the hex is added to those of the result', () => {
  const strong = ['II/916 N3231 reduced', '1/16 N3132', '2/16 N3132', '3/16 N3131'];
  const twice = roll(fight(scene('allied combat 4', ...strong), 'N3231 1/16+2/16+3/16'), '-/2>2');
  play(twice, 'fallBack II/916');
  expect(unit(twice, 'II/916')).toBe('-');
  const longer = roll(fight(scene('allied combat 4', ...strong), 'N3231 1/16+2/16+3/16'), '-/1D>1');
  play(longer, 'fallBack II/916');
  expect(legal(longer).every((way) => way.split('+').length === 2)).toBe(true);
  play(longer, 'retreat N3332+N3432');
  expect(unit(longer, 'II/916')).toBe('N3432 reduced DG');
});

test('TKG 27.2.4-t: a nest with a zone, alone, puts one stack of the attackers into disorder', () => {
  const units = ['1Suff N3447', '1SLan N3447', '2EYk N3448', 'WN17/716 N3548'];
  const match = roll(fight(scene('allied combat 4', ...units), 'N3548 1Suff+1SLan+2EYk'), 'D/1>1');
  expect(asks(match)).toBe('allied combat.chooseStack');
  expect(legal(match)).toEqual(['disorganize N3447', 'disorganize N3448']);
  expect(refusal(match, 'disorganize N3548')).toBe('27.2.4-t');
  play(match, 'disorganize N3447');
  expect(['1Suff', '1SLan', '2EYk'].map((name) => unit(match, name))).toEqual([
    'N3447 DG',
    'N3447 DG',
    'N3448',
  ]);
});

test('TKG 27.2.4-t: a nest without one, or not alone, puts all into disorder', () => {
  sketched('nests with and without the bar are attacked in one hex');
  const attackers = ['1Suff N3447', '1SLan N3447', '2EYk N3448'];
  const combats: Record<string, readonly string[]> = {
    'D/1>2': ['WN20/716 N3548'],
    'D/1>1': ['WN17/716 N3548', 'III/736 N3548'],
    'D/>1': ['III/736 N3548'],
  };
  for (const [result, defenders] of Object.entries(combats)) {
    const match = scene('allied combat 4', ...attackers, ...defenders);
    roll(fight(match, 'N3548 1Suff+1SLan+2EYk'), result);
    while (asks(match).startsWith('german')) play(match, legal(match)[0] as string);
    expect(['1Suff', '1SLan', '2EYk'].map((name) => field(match, name, 'marker'))).toEqual(
      Array(3).fill('disorganized'),
    );
  }
});

test('TKG 27.2.4-u: a D makes Regroup Disorganized, and Disorganized no worse', () => {
  const marked = scene('allied combat 4', 'I/726 N3132 RG', 'II/726 N3132 DG', 'III/726 N3132', ...FOX);
  roll(fight(marked, ALL), '-/1D>1');
  play(marked, 'lose I/726');
  expect(['I/726', 'II/726', 'III/726'].map((name) => field(marked, name, 'marker'))).toEqual(
    Array(3).fill('disorganized'),
  );
  expect(['I/726', 'II/726', 'III/726'].map((name) => field(marked, name, 'steps'))).toEqual(['1', '2', '2']);
});

test('TKG 27.2.4-u: who looks on is not in disorder', () => {
  const match = scene('allied combat 4', 'WN64/352 N3132', ...FOX, '1/18 N3031');
  roll(fight(match, 'N3132 1/16+2/16+1/18'), 'D/1>1');
  expect(['1/16', '2/16', '3/16', '1/18'].map((name) => unit(match, name))).toEqual([
    'N3032 DG',
    'N3032 DG',
    'N3032',
    'N3031 DG',
  ]);
});

test('TKG 27.2.4-v: nothing is offered after a combat but losses, a retreat, a stack in disorder and the advance', () => {
  const verbs = [combat, losses, retreat].flatMap(({ steps }) =>
    steps.flatMap((step) => ('may' in step ? step.may.map(({ name }) => name) : [])),
  );
  expect(verbs).toEqual(['disorganize', 'advance', 'lose', 'fallBack', 'retreat']);
  const match = scene('allied combat 4', 'WN64/352 N3132', '1/16 N3032', '2/16 N3032');
  roll(fight(match, 'N3132 1/16+2/16'), '-/>1');
  expect([unit(match, 'WN64/352'), unit(match, '1/16'), unit(match, '2/16')]).toEqual([
    'N3132',
    'N3032',
    'N3032',
  ]);
});

test('TKG 27.2.4-w: steps of nests and Garrisons are not counted as German losses', () => {
  const lost = (defender: string, ...attackers: string[]) => {
    const match = scene('allied combat 4', defender, ...attackers);
    const names = attackers.map((line) => line.split(' ')[0]).join('+');
    roll(fight(match, `${defender.split(' ')[1]} ${names}`), '1/1>1');
    return value(match, 'germanLosses');
  };
  expect(lost('WN64/352 N3132', '1/16 N3032', '2/16 N3032')).toBe('0');
  expect(lost('G-Douvres N3445', '2War N3446', '1Norf N3446')).toBe('0');
  expect(lost('I/919 N3132', '1/16 N3032', '2/16 N3032')).toBe('1');
});

test('TKG 27.2.4-ag: the owner chooses among those who took part', () => {
  const match = scene('allied combat 4', 'I/919 N3132', 'I/726 N3132', 'II/726 N3133', ...FOX);
  roll(fight(match, 'N3132 1/16+2/16'), '1<2/1');
  expect(legal(match)).toEqual(['lose I/726', 'lose I/919']);
  expect(refusal(match, 'lose II/726'), 'in another hex').toBe('27.2.4-ag');
  play(match, 'lose I/726');
  expect(asks(match)).toBe('allied losses.choose');
  expect(refusal(match, 'lose 3/16'), 'it did not attack').toBe('27.2.4-ag');
  play(match, 'lose 2/16');
  expect(legal(match)).toEqual(['lose 1/16', 'lose 2/16']);
  play(match, 'lose 2/16');
  expect(['1/16', '2/16'].map((name) => field(match, name, 'steps'))).toEqual(['2', undefined]);
});

test('TKG 27.2.4-ag: no more steps are lost than there are', () => {
  const match = scene('allied combat 4', 'I/AR352 N3132', ...FOX);
  roll(fight(match, ALL), '-/2D>3');
  expect(unit(match, 'I/AR352')).toBe('-');
  expect(value(match, 'germanLosses')).toBe('1');
});

test('TKG 27.2.4-ah: with the battery gone the Rangers below it go up in the Movement Action (ruling 72)', () => {
  // 5Rgr took the place from the land side and stayed where it was; 2Rgr below the cliff had no part in it.
  const match = scene(
    'allied combat 4',
    '2Rgr Rangers DG',
    '5Rgr N2927',
    '1/116 N2931',
    'unit WNPointeDuHoc lost=yes',
  );
  expect([asks(match), unit(match, '2Rgr')]).toEqual(['allied action.move', 'N2828 DG']);
  // Germans who come back to the cliff can be attacked from below.
  const again = scene('allied combat 4', '2Rgr Rangers', 'I/914 N2828 active', 'unit WNPointeDuHoc lost=yes');
  expect(legal(again)).toEqual(['attack N2828 2Rgr', 'fight']);
});

test('8.9, 27.3.5: a regiment or brigade has three steps, the last of them a cadre of strength 1 (ruling 71)', () => {
  const strength = (words: string): string =>
    odds(
      fight(scene('allied combat 4', `8Armd N3436 ${words}`.trim(), 'Ost441 N3537 reduced'), 'N3537 8Armd'),
    );
  expect([strength(''), strength('steps=2 back=yes'), strength('steps=1 back=yes')]).toEqual([
    '7:1 hedgerow', // 9, 5 and 1 against 1, over a stream
    '4:1 hedgerow',
    '1:2 hedgerow',
  ]);
});
