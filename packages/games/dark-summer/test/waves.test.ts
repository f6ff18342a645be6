import { expect, test } from 'vitest';
import { odds, reckoning, roll, unsupported } from './clashes.ts';
import { ALLIED, asks, chances, field, legal, news, opening, type Play, play, position, refusal, row, scene, unit, value } from './scene.ts'; // biome-ignore format: a list

const beach = (match: Play, hex: string): string => row(position(match), `beach ${hex}`).status ?? 'held';
const track = (match: Play): string => /^track (.*)$/m.exec(position(match))?.[1] ?? '';

/** Goes on until somebody is asked at such a step: the first thing that may be done, and the highest roll. */
function until(match: Play, step: RegExp): Play {
  for (let i = 0; i < 500 && !step.test(asks(match)); i++)
    play(
      match,
      asks(match).startsWith('*') ? (Object.keys(chances(match)).at(-1) ?? '') : (legal(match).at(-1) ?? ''),
    );
  return match;
}

// Utah, one half of Gold, and Pointe du Hoc, each before a weak strongpoint. Against Utah it is 5-1, against Gold 6-1.
const UTAH = ['8/4 2502', 'SP2403 2403 factor=1'];
const GOLD = ['231/50 4002', '8A 4002', 'SP4003 4003 factor=1'];
const HOC = ['2Rng 3002', 'SP3003 3003 factor=1'];
const OMAHA = ['16/1 3302', 'SP3303 3303 factor=2'];
/** Somebody who still has to land, so that the Round goes on. */
const LATER = ['7/3C 4202', 'SP4203 4203 factor=3'];
const firstWave = (...lines: string[]): Play => scene('the 1st Wave 1', ...lines, ...LATER);
const secondWave = (...lines: string[]): Play => scene('the 2nd Wave 1', ...lines);
/** A landing that nobody needs to fight, so that the 2nd Wave Round does not end by itself. */
const ASIDE = ['56 4002', 'SP4003 4003 factor=3'];

test('TDSN 9.4-a, TDSN 9.4-b, TDSN 9.4-c: Turn 1 opens with wave, Reaction, wave, Reaction; then nine chits are drawn', () => {
  const match = play(opening(), 'mix 2m1c');
  expect(asks(match)).toBe('allied firstWave.choose');
  expect(legal(match)).toHaveLength(9);
  until(match, /reactionRound.choose/);
  expect(asks(match)).toBe('german reactionRound.choose');
  expect(track(match)).toBe('wave1 reaction');
  until(play(match, 'nobody'), /fighting.declare/);
  expect(track(match)).toBe('wave1 reaction wave2');
  until(play(match, 'end'), /reactionRound.choose/);
  expect(track(match)).toBe('wave1 reaction wave2 reaction');
  until(play(match, 'nobody'), /actionPhase/);
  expect(asks(match)).toBe('* actionPhase.chit');
  expect(chances(match)).toEqual({
    us: '3/9',
    'british-move': '2/9',
    'british-combat': '1/9',
    german: '3/9',
  });
  expect(value(match, 'reactions')).toBe('2');
});

test('TDSN 9.4.5-a: after the four fixed Rounds chits are drawn, and the Germans may react to Allied ones', () => {
  const match = scene(
    'actionPhase.chit 1',
    'cup us=3 german=3',
    'reactions 2',
    'track wave1 reaction wave2 reaction',
  );
  expect(asks(match)).toBe('* actionPhase.chit');
  play(match, 'us');
  expect(asks(match)).toBe('allied actionRound.play');
  expect(refusal(match, 'play combined-move'), 'not on turn 1').toBe('9.3.3-a');
  until(play(match, 'play combat'), /actionPhase/);
  expect(asks(match)).toBe('german actionPhase.react');
});

test('TDSN 9.4.1-a: all units of a landing attack the hex before them, and no landing may be left out', () => {
  const match = firstWave(...UTAH, ...GOLD);
  expect(legal(match)).toEqual(['land 2502', 'land 4002', 'land 4202']);
  play(match, 'land 4002');
  expect(news(match, ALLIED)).toEqual(['Attack on 4003 by 231/50, 8A.']);
  expect([field(match, '231/50', 'attacking'), field(match, '8A', 'attacking')]).toEqual(['yes', 'yes']);
  play(match, '6', 'stay', 'land 2502', '6', 'stay');
  // The last landing is fought without being asked for.
  expect(asks(match)).toBe('* combat.roll');
  expect(refusal(firstWave(...UTAH), 'land 3202'), 'nobody is there').toBe('9.4.1-a');
});

test('TDSN 9.4.1-b: the 2nd Rangers assault Pointe du Hoc, and once more with the 2nd Wave', () => {
  const match = play(firstWave(...HOC), 'land 3002');
  expect(news(match, ALLIED)).toEqual(['Attack on 3003 by 2Rng.']);
  const again = secondWave(...HOC, ...ASIDE);
  expect(legal(again, 'attack 3003')).toEqual(['attack 3003 2Rng']);
});

test('TDSN 9.4.1-c: nobody else attacks in the 1st Wave Round, and nobody twice', () => {
  const match = firstWave(...UTAH, '12/4 2602', '505/82 2303', 'Ost2303 2404 factor=1');
  expect(legal(match)).toEqual(['land 2502', 'land 4202']);
  expect(refusal(match, 'land 2602'), 'that is the 2nd Wave').toBe('9.4.1-c');
  expect(refusal(match, 'land 2303')).toBe('9.4.1-c');
  // A DR does nothing, and the 8th stays where it is (5-1, roll of 3).
  play(match, 'land 2502', '3');
  expect(asks(match)).toBe('* combat.roll');
  const two = firstWave(...UTAH, ...GOLD);
  expect(refusal(play(two, 'land 2502', '3'), 'land 2502')).toBe('11.1-c');
});

test('TDSN 9.4.1-d: nobody is asked for support in the 1st Wave Round', () => {
  // With the 2nd Wave the same attack may have the guns of the fleet.
  expect(asks(play(firstWave(...UTAH), 'land 2502'))).toBe('* combat.roll');
  expect(legal(play(secondWave(...UTAH, ...ASIDE), 'attack 2403 8/4'))).toEqual([
    'support none',
    'support NavalUS',
  ]);
});

test('TDSN 9.4.1-e: the Allied player chooses the order; a landing is finished before the next', () => {
  const match = firstWave(...UTAH, ...GOLD, ...OMAHA);
  expect(asks(match)).toBe('allied firstWave.choose');
  play(match, 'land 4002', '6');
  expect(asks(match)).toBe('allied advance.further');
  expect(legal(match, 'land')).toEqual([]);
  play(match, 'stay');
  expect(legal(match)).toEqual(['land 2502', 'land 3302', 'land 4202']);
});

test('TDSN 9.4.1-f: whoever eliminates the strongpoint lands', () => {
  const match = play(firstWave(...GOLD), 'land 4002', '6');
  expect([unit(match, '231/50'), unit(match, '8A'), unit(match, 'SP4003')]).toEqual(['4003', '4003', '-']);
});

test('TDSN 9.4.1-g: a landing opens the beach, but Pointe du Hoc is none', () => {
  const match = firstWave(...UTAH, ...HOC);
  expect(beach(match, '2403')).toBe('held');
  play(match, 'land 2502', '6');
  expect(beach(match, '2403')).toBe('open');
  expect(news(match, ALLIED)).toContain('Utah Beach (2403) is open.');
  const before = news(match, ALLIED).length;
  play(match, 'stay', 'land 3002', '6');
  expect(unit(match, '2Rng')).toBe('3003');
  expect(news(match, ALLIED).slice(before).join()).not.toContain('beach');
});

test('TDSN 9.4.1-h: some or all who landed go one hex farther at once, whatever the enemy zones', () => {
  const match = play(firstWave(...GOLD, '726/716 3904'), 'land 4002', '6');
  // The 726th has a zone in 3903 and 4004.
  expect(legal(match, 'further 8A')).toEqual(['further 8A 4102', 'further 8A 4103', 'further 8A 4004', 'further 8A 3903']); // biome-ignore format: one list
  play(match, 'further 8A 4004');
  expect(legal(match, 'further 8A'), 'one hex and no more').toEqual([]);
  play(match, 'stay');
  expect([unit(match, '231/50'), unit(match, '8A')]).toEqual(['4003', '4004']);
  // Even from one zone straight into another: Pointe du Hoc is no Open Beach, and the 915th is beside it.
  const rangers = play(firstWave(...HOC, '915/352 3004'), 'land 3002', '6');
  expect(legal(rangers)).toEqual(['further 2Rng 3103', 'further 2Rng 2903', 'stay']);
});

test('TDSN 9.4.1-i: whoever does not eliminate the strongpoint stays off shore', () => {
  const match = firstWave(...UTAH, ...OMAHA, ...GOLD);
  play(match, 'land 2502', '3');
  expect([unit(match, '8/4'), unit(match, 'SP2403'), beach(match, '2403')]).toEqual(['2502', '2403', 'held']);
  // 5 against 2 and 3 for Omaha: 1-1, and a 2 costs a step.
  play(match, 'land 3302', '2');
  expect([unit(match, '16/1'), unit(match, 'SP3303')]).toEqual(['3302 reduced', '3303']);
});

test('TDSN 8.1.3-a, TDSN 9.4.3-a: the whole 2nd Wave is ashore or before its beach when the fighting begins', () => {
  const match = secondWave(
    'beach 2403 status=open',
    '8/4 2404',
    '12/4 2602',
    '22/4 2602',
    '115/29 3201',
    '116/29 3202 reduced',
    'SP3203 3203 factor=2',
    '26/1 - due=1',
  );
  expect(asks(match)).toBe('allied fighting.declare');
  expect([unit(match, '12/4'), unit(match, '22/4')]).toEqual(['2403', '2403']);
  expect([unit(match, '115/29'), unit(match, '116/29')]).toEqual(['3202', '3202 reduced']);
  expect(unit(match, '26/1'), 'a reinforcement of turn 1').toBe('-');
});

const OPEN_BUT_OMAHA_AND_GOLD = ['2403', '3203', '4102', '4203', '4302', '4603'].map(
  (hex) => `beach ${hex} status=open`,
);

// Sword: five units for one hex.
const SWORD_1 = ['8/3', '27A'];
const SWORD_2 = ['185/3 4601', '9/3 4601', '1SSBde 4601'];

test('TDSN 9.4.3-b, TDSN 5.1-e, TDSN 5.1-f: the 2nd Wave over-stacks an Open Beach, and four of those there attack', () => {
  const match = secondWave(
    'beach 4603 status=open',
    ...SWORD_1.map((one) => `${one} 4603`),
    ...SWORD_2,
    '736/716 4604',
  );
  expect(['8/3', '27A', '185/3', '9/3', '1SSBde'].map((one) => unit(match, one))).toEqual(
    Array(5).fill('4603'),
  );
  expect(refusal(match, 'attack 4604 8/3+27A+185/3+9/3')).toBe('');
  expect(refusal(match, 'attack 4604 8/3+27A+185/3+9/3+1SSBde')).toBe('5.1-f');
});

test('TDSN 9.4.3-c: where the beach is not taken both waves gather off shore, and four of them may attack', () => {
  const match = secondWave(...SWORD_1.map((one) => `${one} 4602`), ...SWORD_2, 'SP4603 4603 factor=3');
  expect(['8/3', '27A', '185/3', '9/3', '1SSBde'].map((one) => unit(match, one))).toEqual(
    Array(5).fill('4602'),
  );
  expect(refusal(match, 'attack 4603 8/3+27A+185/3+9/3')).toBe('');
  expect(refusal(match, 'attack 4603 8/3+27A+185/3+9/3+1SSBde')).toBe('5.1-f');
  expect(refusal(match, 'end'), 'they need not (ruling F-42)').toBe('');
});

test('TDSN 9.4.3-d: if they clear the hex all land, also who did not attack', () => {
  const match = secondWave(
    ...SWORD_1.map((one) => `${one} 4602`),
    ...SWORD_2,
    'SP4603 4603 factor=3',
    ...ASIDE,
  );
  unsupported(play(match, 'attack 4603 8/3+27A+185/3+9/3'));
  play(match, '6', 'stay');
  expect(['8/3', '27A', '185/3', '9/3', '1SSBde'].map((one) => unit(match, one))).toEqual(
    Array(5).fill('4603'),
  );
  expect(beach(match, '4603')).toBe('open');
});

test('TDSN 5.1-g, TDSN 5.2-e: at the end of the 2nd Wave Round the Germans eliminate what is beyond the limit', () => {
  const match = secondWave(
    ...OPEN_BUT_OMAHA_AND_GOLD,
    ...SWORD_1.map((one) => `${one} 4603`),
    ...SWORD_2,
    '736/716 4604',
  );
  play(match, 'end');
  expect(asks(match)).toBe('german overstacking.remove');
  play(match, 'remove 27A');
  expect(asks(match), 'four are left').toBe('german reactionRound.choose');
  expect(unit(match, '27A')).toBe('-');
});

test('TDSN 9.4.3-e: who has landed attacks any Germans beside it, also a beach together with those off shore', () => {
  const match = secondWave('beach 4102 status=open', '69/50 4102', '231/50 4002', 'SP4003 4003 factor=3', 'Ost4004 4103 factor=1'); // biome-ignore format: a scene
  expect(legal(match, 'attack 4003')).toEqual([
    'attack 4003 231/50',
    'attack 4003 231/50+69/50',
    'attack 4003 69/50',
  ]);
  expect(legal(match, 'attack 4103')).toEqual(['attack 4103 69/50']);
  expect(refusal(match, 'attack 4103 231/50'), 'off shore only the hex of the chevron').toBe('11.1-a');
});

test('TDSN 9.4.3-f: ships support the 2nd Wave, one attack each', () => {
  const match = secondWave(...UTAH, ...OMAHA, ...GOLD, '69/50 4101', 'SP4102 4102 factor=2');
  play(match, 'attack 2403 8/4');
  expect(legal(match)).toEqual(['support none', 'support NavalUS']);
  play(match, 'support NavalUS', '2');
  expect(asks(play(match, 'attack 3303 16/1')), 'they have fired').toBe('* combat.roll');
  play(match, '2', 'attack 4003 231/50');
  expect(legal(match)).toEqual(['support none', 'support NavalBR']);
});

test('TDSN 9.4.3-g: G-20, the second hex is one the unit could move to', () => {
  // 4703 is taken from Sword. Over the Orne, without a bridge, infantry may go to 4704, armor may not.
  const match = secondWave(
    'beach 4603 status=open',
    '8/3 4603',
    '27A 4603',
    'SP4703 4703 factor=1',
    ...ASIDE,
  );
  unsupported(play(match, 'attack 4703 8/3+27A'));
  play(match, '6', 'advance 8/3+27A');
  expect(asks(match)).toBe('allied advance.further');
  expect(refusal(match, 'further 8/3 4704')).toBe('');
  expect(refusal(match, 'further 27A 4704')).toBe('10.2-e');
  expect(refusal(match, 'further 27A 4604')).toBe('');
});

test('TDSN 9.4.3-h: G-21a, from a hex without enemy zones a unit may go on into one', () => {
  const match = secondWave(
    'beach 4603 status=open',
    '8/3 4603',
    'SP4703 4703 factor=1',
    '736/716 4605',
    ...ASIDE,
  );
  play(unsupported(play(match, 'attack 4703 8/3')), '6', 'advance 8/3');
  // The 736th has a zone in 4604.
  expect(refusal(match, 'further 8/3 4604')).toBe('');
});

test('TDSN 9.4.3-i: G-21b, from a hex in an enemy zone only to one without, or to friends', () => {
  // The Ost battalion in 4503 falls; the 736th in 4504 has a zone there and in 4604.
  const lines = ['beach 4603 status=open', '8/3 4603', 'Ost4004 4503 factor=1', '736/716 4504', ...ASIDE];
  const taken = (...more: string[]): Play =>
    play(unsupported(play(secondWave(...lines, ...more), 'attack 4503 8/3')), '6', 'advance 8/3');
  expect(refusal(taken(), 'further 8/3 4604')).toBe('9.4.3-i');
  expect(refusal(taken(), 'further 8/3 4603'), 'no German zone is felt in an Open Beach').toBe('');
  expect(refusal(taken('27A 4604'), 'further 8/3 4604')).toBe('');
});

test('TDSN 9.4.3-j: the second hex is decided before the next combat', () => {
  const match = secondWave(...UTAH, ...ASIDE);
  play(unsupported(play(match, 'attack 2403 8/4')), '6');
  expect(asks(match)).toBe('allied advance.further');
  expect(legal(match, 'attack')).toEqual([]);
  expect(legal(play(match, 'stay'), 'further')).toEqual([]);
});

test('TDSN 9.4.3-k: beaches that are German at the end of the 2nd Wave Round are Closed', () => {
  const match = secondWave('beach 2403 status=open', '8/4 2403', ...OMAHA, ...GOLD);
  play(match, 'end');
  expect(beach(match, '2403')).toBe('open');
  expect(['3303', '4003', '4302'].map((hex) => beach(match, hex))).toEqual(['closed', 'closed', 'closed']);
});

test('TDSN 3.2.1-d, TDSN 9.4.3-k: three of them, two side by side, and the Germans have won', () => {
  const open = (...hexes: string[]): string[] => hexes.map((hex) => `beach ${hex} status=open`);
  const lost = secondWave(...open('2403', '4102', '4203', '4302', '4603'), ...OMAHA, ...GOLD);
  expect(asks(play(lost, 'end'))).toBe('over');
  const held = secondWave(...open('2403', '3203', '4102', '4203', '4302', '4603'), ...OMAHA, ...GOLD);
  expect(asks(play(held, 'end'))).toBe('german reactionRound.choose');
});

test('TDSN 9.4.3-l: who is off shore then, the Rangers too, is a reinforcement of Turn 2', () => {
  const match = secondWave(...OPEN_BUT_OMAHA_AND_GOLD, ...OMAHA, ...HOC, '18/1 3301');
  play(match, 'end');
  for (const name of ['16/1', '18/1', '2Rng'])
    expect([unit(match, name), field(match, name, 'due')], name).toEqual(['-', '2']);
  // They will wait for the die like others of that turn (ruling F-35).
  expect(field(match, '16/1', 'automatic')).toBeUndefined();
  expect(news(match, ALLIED)).toContain('2Rng cannot land yet, and waits.');
});

test('TDSN 9.4.3-m: airborne units do not attack with the waves', () => {
  const match = secondWave('5/6 4804', 'Ost4804 4805 factor=1', 'beach 4603 status=open', ...ASIDE);
  expect(refusal(match, 'attack 4805 5/6')).toBe('9.4.3-m');
  expect(legal(match, 'attack 4805')).toEqual([]);
  expect(legal(scene('the 1st Wave 1', '5/6 4804', 'Ost4804 4805 factor=1', ...UTAH, ...OMAHA))).toEqual(['land 2502', 'land 3302']); // biome-ignore format: one list
});

test('ruling F-43: where an exchange left nobody the 2nd Wave lands without a fight, and opens the beach', () => {
  const match = secondWave('12/4 2602', '22/4 2602', ...ASIDE);
  expect([unit(match, '12/4'), unit(match, '22/4'), beach(match, '2403')]).toEqual(['2403', '2403', 'open']);
  // If Germans have come in between, it fights.
  const filled = secondWave('12/4 2602', '919/709 2403', ...ASIDE);
  expect([unit(filled, '12/4'), beach(filled, '2403')]).toEqual(['2502', 'held']);
});

test('TDSN 11.9-i: a beach that was closed in between stays closed when the 2nd Wave takes the hex again', () => {
  const match = secondWave(
    '12/4 2602',
    '22/4 2602',
    'beach 2403 status=closed',
    'Ost2303 2403 factor=1',
    ...ASIDE,
  );
  play(unsupported(play(match, 'attack 2403 12/4+22/4')), '6', 'stay');
  expect([unit(match, '12/4'), beach(match, '2403')]).toEqual(['2403', 'closed']);
});

test('TDSN 9.4.2-a, TDSN 9.4.2-b, TDSN 9.4.4-a: the first Reaction has half the movement and no roads, the second all of it', () => {
  const reach = (rounds: string): string[] => {
    const match = scene('actionPhase.draw > reactionRound.begin 1', `track ${rounds}`, 'KG192/21Pz 5114');
    return legal(play(match, 'formation 21Pz'), 'move');
  };
  const longest = (moves: readonly string[]): number =>
    Math.max(...moves.map((move) => move.split('+').length));
  // Seven points come to three, and clear ground costs two.
  expect(longest(reach('wave1'))).toBe(1);
  // By a major road half a point a hex, fourteen hexes.
  expect(longest(reach('wave1 reaction wave2'))).toBeGreaterThan(7);
});

// The D-Day reminders of the last page, those that the tests above do not show already.

test('TDSN 11.5.1-a, TDSN 11.5.1-b: from the sea alone a strongpoint ignores DR, not DR*; with landed units it does not', () => {
  const lines = [
    '231/50 4002',
    'SP4003 4003 factor=1',
    'beach 4102 status=open',
    '69/50 4102 reduced',
    'Ost4004 4103 factor=1',
  ];
  const fight = (units: string, result: string): string => {
    const match = unsupported(play(secondWave(...lines), `attack 4003 ${units}`));
    return unit(roll(match, result), 'SP4003');
  };
  expect(fight('231/50', 'DR')).toBe('4003');
  expect(fight('231/50', 'DR*')).toBe('-');
  expect(fight('231/50+69/50', 'DR')).toBe('-');
});

test('TDSN 11.4.1-a, TDSN 11.4.1-b, TDSN 11.4.1-c, TDSN 11.4.1-d: the strongpoints of Omaha', () => {
  const land = (): Play => unsupported(play(secondWave('16/1 3302', '18/1 3301', 'SP3303 3303 factor=2', ...ASIDE), 'attack 3303 16/1+18/1'), 'NavalUS'); // biome-ignore format: a scene
  expect(reckoning(land())).toMatchObject({ attack: 10 + 6, defense: 2 + 3 });
  // DR* is an exchange, with two steps for the strongpoint.
  const exchange = roll(land(), 'DR*');
  expect(legal(exchange, 'lose')).toEqual(['lose 16/1', 'lose 18/1']);
  play(exchange, 'lose 16/1');
  expect(unit(exchange, '18/1'), 'the other whole unit is reduced next').toBe('3303 reduced');
  const both = roll(land(), 'BL1');
  expect(unit(play(both, 'lose 16/1'), 'SP3303')).toBe('-');
});

test('TDSN 11.4.1-e: once the 2nd Wave Round is over Omaha is a beach like others', () => {
  const match = scene('us fights 1', 'beach 3203 status=open', '16/1 3203', '18/1 3203', 'SP3303 3303 factor=2', 'Ost4004 3204 factor=1'); // biome-ignore format: a scene
  unsupported(play(match, 'attack 3303 16/1+18/1'));
  expect(reckoning(match)).toMatchObject({ attack: 10, defense: 2 });
  roll(match, 'DR*');
  expect([unit(match, 'SP3303'), unit(match, '16/1'), asks(match)]).toEqual([
    '-',
    '3203',
    'allied advance.choose',
  ]);
});

test('TDSN 11.4.2-a: at Pointe du Hoc EX and BL1 are DE for the Rangers of the 1st Wave only', () => {
  for (const result of ['EX', 'BL1']) {
    const first = play(firstWave(...HOC), 'land 3002');
    expect(odds(first), 'bocage shifts two columns').toBe('1-1');
    expect(unit(roll(first, result), '2Rng'), result).toBe('3003');
    const second = unsupported(play(secondWave(...HOC, ...ASIDE), 'attack 3003 2Rng'));
    expect(unit(roll(second, result), '2Rng'), result).toBe('-');
  }
});

test('TDSN 11.4-a: only in the two Wave Rounds does an advance go on', () => {
  const match = scene('us fights 1', 'beach 3203 status=open', '16/1 3203', '18/1 3203', 'SP3303 3303 factor=1', 'Ost4004 3204 factor=1'); // biome-ignore format: a scene
  play(roll(unsupported(play(match, 'attack 3303 16/1')), 'DE'), 'advance 16/1');
  expect(asks(match)).toBe('allied fighting.declare');
});
