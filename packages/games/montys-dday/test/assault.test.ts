import { expect, test } from 'vitest';
import { resultOf } from '../src/tables/crt.ts';
import { advantages, assaultOn, column, ELSEWHERE, roll, storm, strengths } from './assaults.ts';
import { ALLIED, asks, GERMAN, legal, news, play, reasons, refusal, scene, sketched, unit } from './scene.ts';

// 2006 lies in open low ground, with 2007 to the north and then, clockwise, 1906, 1905, 2005, 2105 and 2106.

test('MDD 3.1.1-f1, MDD 3.1.2-k1, MDD 10.3.1-a: a side assaults in its own segment and in no other', () => {
  const both = ['1-SLR 2007', 'I/916 2006'];
  const allied = scene('F 3', ...both, ...ELSEWHERE);
  expect([asks(allied), ...legal(allied)]).toEqual([
    'allied assaultSegment.choose', 'assault 2006', 'assault 5321', 'end',
  ]); // biome-ignore format: a list
  const german = scene('K 3', ...both, ...ELSEWHERE);
  expect([asks(german), ...legal(german)]).toEqual([
    'german assaultSegment.choose', 'assault 2007', 'assault 5320', 'end',
  ]); // biome-ignore format: a list
  for (const segment of ['C', 'E', 'H', 'J'])
    expect(scene(`${segment} 3`, ...both).engine.offer.verbNames, segment).not.toContain('assault');
});

test('MDD 10.3.1-a: a unit that came down on the enemy assaults at once, alone, and the ground protects them', () => {
  const down = 'D 3 > assault.begin side=allied hex=2821 units=8-Para inside=yes';
  const match = scene(
    down,
    '8-Para 2821',
    '10/736 2821',
    '9/736 2821 N',
    '2-EYR 2820',
    'HQ-3 2818',
    ...ELSEWHERE,
  );
  expect(legal(match), 'nobody joins it, but a headquarters may support it').toEqual(['back HQ-3', 'storm']);
  expect(reasons(match, 'join 2-EYR')).toEqual(['4.5.9-a whoever comes down on the enemy attacks alone']);
  play(match, 'storm');
  expect(strengths(match), 'a Town').toBe('8 against 6 is +2');
  expect(advantages(match), 'nobody is outflanked from above').toEqual(['Morale: +1.']);
  roll(match, 12);
  expect(column(match)).toBe('D');
  expect([unit(match, '9/736'), unit(match, '10/736'), unit(match, '8-Para')]).toEqual(['2821 N green', '2821 green', '2821']); // biome-ignore format: a list
});

test('MDD 10.3.1-a: one that came down on the enemy does not wait for the boats before that hex', () => {
  const down = 'D 7 > assault.begin side=allied hex=2621 units=8-Para inside=yes';
  const match = scene(down, '8-Para 2621', '10/736 2621', '1-SLR 2622', ...ELSEWHERE);
  expect(asks(match)).toBe('* assault.dice');
});

test('MDD 10.3.2-a: attackers are adjacent to a hex with enemies', () => {
  const match = scene('F 3', '1-SLR 2007', '1-SR 1906', '2-EYR 2008', 'I/916 2006', ...ELSEWHERE);
  expect(reasons(match, 'assault 2005')).toEqual(['10.3.2-a no enemy unit is in that hex']);
  play(match, 'assault 2006');
  expect(legal(match)).toEqual(['join 1-SLR', 'join 1-SR']);
  expect(reasons(match, 'join 2-EYR')).toEqual(['10.3.2-a it is not adjacent to that hex']);
  expect(reasons(match, 'join I/916')).toEqual(['3.0-a it belongs to the other side']);
  expect(reasons(match, 'join 2-LR')).toContain('1.4-a it is not on the map');
  const alone = scene('F 3', '7-Fd 2007', 'I/916 2006', ...ELSEWHERE);
  expect(reasons(alone, 'assault 2006')).toEqual(['10.3.2-a nobody who is beside that hex may assault it']);
});

test('MDD 10.3.2-b: guns do not assault, and neither do headquarters', () => {
  sketched('a Garrison in the open');
  const units = ['1-SLR 2007', 'SY 2007', '7-Fd 1906', '41-AT 1906', '318-LAA 1906', 'HQ-3 1906'];
  const match = play(scene('F 3', ...units, 'I/916 2006', ...ELSEWHERE), 'assault 2006');
  for (const gun of ['7-Fd', '41-AT', '318-LAA']) expect(refusal(match, `join ${gun}`), gun).toBe('10.3.2-b');
  expect(refusal(match, 'join HQ-3')).toBe('16.1-a');
  const battery = ['Merville 1617 facing=N', 'G-1 1616', 'I/916 1617', 'II/125 1517', '1-SLR 1618'];
  const german = play(scene('K 3', ...battery, ...ELSEWHERE), 'assault 1618');
  expect(refusal(german, 'join Merville')).toBe('10.3.2-b');
  expect(reasons(german, 'join G-1')).toContain('13.3.2-a it is a Garrison, which only defends');
});

test('MDD 10.3.2-c, MDD 10.3.3-a1: the factors of all attackers less those of the defenders', () => {
  const match = assaultOn('2006', ['1-SLR', '2-EYR'], '1-SLR 2007', '2-EYR 1906', 'I/916 2006');
  expect(strengths(match)).toBe('18 against 7 is +11');
  const one = assaultOn('2006', ['1-SLR'], '1-SLR 2007', '2-EYR 1906', 'I/916 2006');
  expect(strengths(one), 'who is not named stays out').toBe('9 against 7 is +2');
});

test('MDD 10.3.2-d: guns and heavy weapons defend by their protection factor', () => {
  const guns = ['I/155 2006', '1/J-200 2006', '1/305 2006', '12/736 2006'];
  expect(strengths(assaultOn('2006', ['1-SLR'], '1-SLR 2007', ...guns)), '2 each').toBe('9 against 8 is +1');
  const hidden = assaultOn('2006', ['1-SLR'], '1-SLR 2007', 'HQ-716 2006');
  expect(strengths(hidden), 'a headquarters fights for itself').toBe('9 against 4 is +5');
});

test('MDD 10.3.2-e: the line for Close Assault is read, whoever attacks', () => {
  expect(column(roll(assaultOn('2006', ['1-SLR'], '1-SLR 2007', 'I/916 2006'), 7)), 'small arms: A').toBe(
    'B',
  );
  const tanks = roll(assaultOn('2006', ['SY'], 'SY 2007', 'I/916 2006'), 7);
  expect([strengths(tanks), column(tanks)], 'guns: C with their armour').toEqual(['12 against 7 is +5', 'D']);
});

test('MDD 10.3.3-a2: over water each counts half, rounded down but at least 1, bridge or not', () => {
  // 2313 lies between the canal and the Orne, with a bridge to either side.
  const island = ['1-SLR 2414', '2-EYR 2312', '1-SR 2314', 'I/916 2313'];
  expect(strengths(assaultOn('2313', ['1-SLR'], ...island)), 'the canal, by the bridge').toBe(
    '4 against 7 is −3',
  );
  expect(strengths(assaultOn('2313', ['2-EYR'], ...island)), 'the river').toBe('4 against 7 is −3');
  expect(strengths(assaultOn('2313', ['1-SLR', '2-EYR', '1-SR'], ...island)), 'the others whole').toBe('17 against 7 is +10'); // biome-ignore format: a list
  expect(strengths(assaultOn('2710', ['1-SLR'], '1-SLR 2711', 'I/916 2710')), 'a stream').toBe(
    '4 against 7 is −3',
  );
  const company = storm(scene('K 3', 'BD-1 2312', '1-RUR 2313', ...ELSEWHERE), '2313');
  expect(strengths(company), 'half of 1 is 1').toBe('1 against 8 is −7');
});

test('MDD 10.3.3-c1: the defence is multiplied by the ground', () => {
  expect(strengths(assaultOn('0405', ['1-SLR'], '1-SLR 0406', 'I/916 0405')), 'Woods').toBe(
    '9 against 14 is −5',
  );
  expect(strengths(assaultOn('3005', ['1-SLR', 'SY'], '1-SLR 3004', 'SY 2904', 'I/916 3005')), 'the City').toBe('21 against 21 is 0'); // biome-ignore format: a list
  const ruins = assaultOn('2821', ['1-SLR'], '1-SLR 2820', '10/736 2821', 'hex 2821 ruins=yes');
  expect(strengths(ruins), 'Ruins').toBe('9 against 8 is +1');
});

test('MDD 10.3.3-c2: all in the hex are assaulted together, and once', () => {
  const stack = ['10/736 2006', '9/736 2006 N', '12/736 2006'];
  const match = assaultOn('2006', ['1-SLR', '2-EYR'], '1-SLR 2007', '2-EYR 1906', '1-SR 1905', ...stack);
  expect(strengths(match)).toBe('18 against 5 is +13');
  roll(match, 8);
  expect(['10/736', '9/736', '12/736'].map((name) => unit(match, name))).toEqual(['2006 green', '2006 N green', '2006 green']); // biome-ignore format: a list
  expect(reasons(match, 'assault 2006')).toContain('10.3.3-c2 that hex has been assaulted in this segment');
});

test('MDD 10.3.1-a: a unit assaults once in a segment', () => {
  const match = assaultOn('2006', ['1-SLR'], '1-SLR 2007', '2-EYR 2106', 'I/916 2006', 'II/125 1906');
  roll(match, 3);
  expect(reasons(match, 'assault 1906')).toEqual(['10.3.2-a nobody who is beside that hex may assault it']);
  const other = scene('F 3', '1-SLR 2007', 'SY 2007', 'I/916 2006', 'II/125 1906', ...ELSEWHERE);
  roll(storm(other, '2006', '1-SLR'), 3);
  play(other, 'assault 1906');
  expect(strengths(other)).toBe('9 against 7 is +2');
  expect(asks(other), 'only the tanks are left to').toBe('* assault.dice');
});

test('MDD 10.3.3-e2: below the lowest differential a stack of the attacker’s choice is disrupted, without dice', () => {
  // 7 in a Town are 14.
  const match = assaultOn('2821', ['5-RM', '10-Cdo'], '5-RM 2820', '10-Cdo 2920', 'I/916 2821');
  expect(strengths(match)).toBe('7 against 14 is −7');
  expect([asks(match), ...legal(match)]).toEqual(['allied assault.expose', 'expose 2820', 'expose 2920']);
  expect(refusal(match, 'expose 2720')).toBe('10.4-c');
  play(match, 'expose 2920');
  expect(['5-RM', '10-Cdo', 'I/916'].map((name) => unit(match, name))).toEqual([
    '2820',
    '2920 green',
    '2821',
  ]);
  expect(asks(match)).toBe('allied assaultSegment.choose');
  const least = assaultOn('2821', ['8-Para'], '8-Para 2820', 'I/916 2821');
  expect([strengths(least), asks(least)]).toEqual(['8 against 14 is −6', '* assault.dice']);
});

test('MDD 10.3.3-e2: a hopeless assault on Le Hamel from one hex disrupts all who made it', () => {
  const match = assaultOn('5325', ['1-HR', '2-DR'], '1-HR 5324', '2-DR 5324', '1-DoR 5324', 'I/916 5325');
  expect(strengths(match)).toBe('18 against 28 is −10');
  expect(['1-HR', '2-DR', '1-DoR', 'I/916'].map((name) => unit(match, name))).toEqual(['5324 green', '5324 green', '5324', '5325']); // biome-ignore format: a list
  expect(news(match, GERMAN)).toContain('The differential is too low: the attack on 5325 fails.');
});

test('MDD 10.3.3-h1: columns for advantages are counted from the letter', () => {
  expect(column(roll(assaultOn('2006', ['1-SLR'], '1-SLR 2007', '8-Para 1906', 'I/916 2006'), 7))).toBe('B');
  const better = roll(assaultOn('2006', ['1-SLR', '10-Cdo'], '1-SLR 2007', '10-Cdo 2007', 'I/916 2006'), 7);
  expect([strengths(better), column(better)], 'C by +5, D by morale').toEqual(['12 against 7 is +5', 'D']);
});

test('MDD 10.3.3-i1: two dice, and the modifiers of the hex', () => {
  const open = roll(assaultOn('2006', ['1-SLR'], '1-SLR 2007', 'I/916 2006'), 7);
  expect(news(open, ALLIED)).toContain('Column B, a roll of 7 with 0 in 2006: no effect.');
  const town = roll(assaultOn('2821', ['1-SLR', 'SY'], '1-SLR 2820', 'SY 2920', '10/736 2821'), 6);
  expect(news(town, ALLIED), 'H by +17 and morale, 5 with the Town').toContain('Column H, a roll of 6 with −1 in 2821: disruption.'); // biome-ignore format: a list
  const ruins = ['1-SLR 2820', 'SY 2920', '10/736 2821', 'hex 2821 ruins=yes'];
  expect(news(roll(assaultOn('2821', ['1-SLR', 'SY'], ...ruins), 6), ALLIED)).toContain('Column G, a roll of 6 with −3 in 2821: no effect.'); // biome-ignore format: a list
});

test('MDD 10.3.3-j1: columns end with A and I, rolls with −4 and 12', () => {
  const weak = roll(assaultOn('2006', ['2-EYR'], '2-EYR 2007', 'StuG-200 2006'), 7);
  expect([strengths(weak), ...advantages(weak), column(weak)]).toEqual([
    '9 against 8 is +1', 'Armour superiority: −1.', 'A',
  ]); // biome-ignore format: a list
  const ring = ['SY 2007', '13/18-H 2005', '1-SLR 2007'];
  const strong = roll(assaultOn('2006', ['SY', '13/18-H', '1-SLR'], ...ring, '10/736 2006'), 2);
  expect([...advantages(strong), column(strong)], 'G and three').toEqual([
    'Morale: +1.', 'Armour superiority: +1.', 'Surrounding: +1.', 'I',
  ]); // biome-ignore format: a list
  const [A, G] = [0, 6];
  expect([resultOf(A, -7), resultOf(G, 15)]).toEqual([resultOf(A, -4), resultOf(G, 12)]);
});

test('MDD 10.3.4-a: attackers advance into an empty hex, unless they are disrupted', () => {
  const match = assaultOn('2006', ['1-SLR', '2-EYR'], '1-SLR 2007', '2-EYR 1906', '1-SR 1905', '12/736 2006');
  roll(match, 4);
  expect([column(match), asks(match)], 'R, light red').toEqual(['H', 'allied assault.expose']);
  expect(unit(match, '12/736'), 'with no allowance it is lost').toBe('-');
  play(match, 'expose 2007');
  expect(legal(match)).toEqual(['advance none', 'advance 2-EYR']);
  expect(reasons(match, 'advance 1-SLR')).toEqual(['10.6.1-c it is disrupted, and cannot advance']);
  expect(reasons(match, 'advance 1-SR')).toEqual(['10.3.4-a it took no part in the assault']);
  play(match, 'advance 2-EYR');
  expect(unit(match, '2-EYR')).toBe('2006');
  expect(news(match, ALLIED)).toContain('2-EYR advances into 2006.');
});

test('MDD 10.3.4-a: nobody advances while a defender is left', () => {
  const match = roll(assaultOn('2006', ['1-SLR', 'SY'], '1-SLR 2007', 'SY 1906', 'I/916 2006'), 10);
  expect([unit(match, 'I/916'), asks(match)]).toEqual(['2006 green', 'allied assaultSegment.choose']);
});

test('MDD 10.3.4-b: nobody must advance, and all keep mode and facing', () => {
  const won = () => roll(assaultOn('2006', ['1-SLR', 'SY'], '1-SLR 2007', 'SY 1906 SW', '10/736 2006'), 12);
  const stays = play(won(), 'advance none');
  expect([unit(stays, '1-SLR'), unit(stays, 'SY')]).toEqual(['2007', '1906 SW']);
  expect(news(stays, ALLIED)).toContain('Nobody advances into 2006.');
  expect(unit(play(won(), 'advance SY'), 'SY')).toBe('2006 SW');
});

test('MDD 10.3.4-b: nobody advances where it could not move', () => {
  const refused = (match: ReturnType<typeof scene>, name: string) =>
    reasons(roll(match, 12), `advance ${name}`);
  const guns = assaultOn('2006', ['A/MX', 'SY'], 'A/MX 2007', 'SY 2007', '10/736 2006');
  expect(refused(guns, 'A/MX')).toEqual([
    '10.3.4-b it could not move into that hex',
    '6.0-b its movement allowance is 0',
  ]);
  const woods = assaultOn('0405', ['1-SLR', 'SY'], '1-SLR 0406', 'SY 0406', '10/736 0405');
  expect(refused(woods, 'SY')).toEqual(['10.3.4-b it could not move into that hex', '6.1.1-a it may not enter that ground except by a road or trail']); // biome-ignore format: a list
  const canal = assaultOn('2711', ['1-SLR', 'SY'], '1-SLR 2611', 'SY 2611', '10/736 2711');
  expect(refused(canal, 'SY')).toEqual(['10.3.4-b it could not move into that hex', '6.3.4-a there is no bridge, and it needs one']); // biome-ignore format: a list
  const ruins = ['1-SLR 2820', 'SY 2920 NE', '10/736 2821 green', 'hex 2821 ruins=yes'];
  expect(refused(assaultOn('2821', ['1-SLR', 'SY'], ...ruins), 'SY')).toEqual(['10.3.4-b it could not move into that hex', '7.1.3-a there are Ruins in that hex; it must be in Combat Mode']); // biome-ignore format: a list
  const steep = assaultOn('0321', ['1-SLR', '3-Cdo', 'SY', '13/18-H'], '1-SLR 0222', '3-Cdo 0322', 'SY 0322', '13/18-H 0222', '10/736 0321'); // biome-ignore format: a list
  expect(refused(steep, 'SY')).toEqual(['10.3.4-b it could not move into that hex', '6.3.3-b the slope is two levels high, and no road leads up or down it']); // biome-ignore format: a list
});

test('MDD 10.3.4-b: a flooded hex is entered by nobody', () => {
  // Turn 4 has High tide.
  const match = storm(
    scene('F 4', '1-SLR 2620', '2-EYR 2620', '10/736 2621 green', ...ELSEWHERE),
    '2621',
    '1-SLR',
    '2-EYR',
  );
  roll(match, 12);
  expect(unit(match, '10/736')).toBe('-');
  expect(news(match, ALLIED), 'without asking').toContain('Nobody advances into 2621.');
});

test('MDD 10.3.4-b: no more advance than may be in the hex', () => {
  const three = ['1-SLR 2007', '2-EYR 2007', '2-LR 1906', '1-SR 1906'];
  const match = roll(assaultOn('2006', ['1-SLR', '2-EYR', '2-LR', '1-SR'], ...three, '10/736 2006'), 12);
  expect(refusal(match, 'advance 1-SLR+2-EYR+2-LR')).toBe('10.3.4-b');
  expect(refusal(match, 'advance 1-SR+2-EYR+1-SLR'), 'of one brigade').toBe('');
});

test('MDD 10.3.4-c, MDD 10.3.4-d: the second half of the fight for Lion-sur-Mer', () => {
  const lion = ['1-SLR 2820', 'SY 2920 NE', '9/736 2821 green', '10/736 2821 green'];
  const match = roll(assaultOn('2821', ['1-SLR', 'SY'], ...lion), 8);
  expect(news(match, ALLIED)).toEqual([
    'Close Assault on 2821 by 1-SLR, SY: 15 against 4 is +11.',
    'Morale: +1.',
    'Armour superiority: denied.',
    'Column G, a roll of 8 with −1 in 2821: disruption.',
    '9/736 is eliminated.',
    '10/736 is eliminated.',
  ]);
  expect(legal(match)).toEqual(['advance none', 'advance 1-SLR', 'advance 1-SLR+SY', 'advance SY']);
});

test('MDD 10.1.7-a: nobody assaults where he does not face', () => {
  const match = scene('F 3', 'SY 2007 N', '1-SLR 2007', '2-EYR 1906', 'I/916 2006', ...ELSEWHERE);
  play(match, 'assault 2006');
  expect(reasons(match, 'join SY')).toEqual(['10.1.7-a it does not face that hex']);
  const turned = scene('F 3', 'SY 2007 SW', '1-SLR 2007', 'I/916 2006', ...ELSEWHERE);
  expect(refusal(play(turned, 'assault 2006'), 'join SY')).toBe('');
});

test('MDD 6.3.7-b: no assault over a Sea Wall before it is breached', () => {
  const lion = ['1-SLR 2822', '2-EYR 2721', '1-SR 2820', 'SY 2820', '10/736 2821'];
  const match = play(scene('F 3', ...lion, ...ELSEWHERE), 'assault 2821');
  expect(reasons(match, 'join 1-SLR')).toEqual([
    '6.3.7-b there is a Sea Wall between them; engineers can breach it',
  ]);
  const wall = 'wall 2821/2822 breached=yes';
  expect(refusal(play(scene('F 3', ...lion, wall, ...ELSEWHERE), 'assault 2821'), 'join 1-SLR')).toBe('');
});

test('MDD 6.2.9-a: armour assaults from a beach up a hill only by road or trail', () => {
  const units = ['SY 5125', '1-HR 5125', '2-DR 5125', 'I/916 5124'];
  const match = play(scene('F 3', ...units, ...ELSEWHERE), 'assault 5124');
  expect(reasons(match, 'join SY')).toEqual([
    '6.2.9-a no road or trail leads it from the beach into that Hill hex',
  ]);
  const road = play(scene('F 3', 'SY 5425', '1-HR 5425', 'I/916 5525', ...ELSEWHERE), 'assault 5525');
  expect(refusal(road, 'join SY')).toBe('');
});

test('MDD 10.1.3-a: whoever has no combat factor does not assault', () => {
  const march = scene('K 3', 'BD-1 2007 S', 'I/916 2007', 'II/125 2005', '1-SLR 2006', ...ELSEWHERE);
  expect(reasons(play(march, 'assault 2006'), 'join BD-1')).toEqual(['10.1.3-a its combat factor is 0']);
});

test('MDD 16.1-a: headquarters support either side, the attacker’s first, after all multipliers', () => {
  const units = ['1-SLR 2820', '2-EYR 2920', 'HQ-3 2818', 'HQ-27 2818', 'I/916 2821', 'HQ-736 3019'];
  const match = play(scene('F 3', ...units, ...ELSEWHERE), 'assault 2821');
  expect(refusal(match, 'back HQ-3'), 'nobody attacks yet').toBe('16.2-a');
  expect(refusal(match, 'storm')).toBe('10.3.3-a1');
  play(match, 'join 1-SLR', 'back HQ-3', 'storm');
  expect(asks(match)).toBe('german assault.answer');
  play(match, 'back HQ-736');
  expect(strengths(match), '9 + 5, and twice 7 + 3').toBe('14 against 17 is −3');
  expect(news(match, ALLIED).slice(0, 2)).toEqual([
    'HQ-3 supports the Close Assault on 2821 with 5.',
    'HQ-736 supports the defence of 2821 with 3.',
  ]);
  roll(match, 7);
  expect(legal(match), 'and not twice').not.toContain('back HQ-3');
});
