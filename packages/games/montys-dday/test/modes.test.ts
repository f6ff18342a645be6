import { expect, test } from 'vitest';
import { asks, legal, news, type Play, play, reasons, refusal, scene, sketched, unit } from './scene.ts';

const allies = (...lines: string[]): Play => scene('moves 3', ...lines);
const germans = (...lines: string[]): Play => scene('I 5', ...lines);

// From 2301 to 2310 lie open fields without a road; 2415 to 2718 is the coast road.

test('MDD 7.0-a: a unit is in one of two modes, and changes from either to the other', () => {
  const match = allies('1-SR 2302', '2-EYR 2304 N');
  expect(reasons(match, 'deploy 1-SR')).toEqual(['7.0-a it is in that mode already']);
  expect(refusal(match, 'march 2-EYR N')).toBe('7.0-a');
  play(match, 'march 1-SR SE', 'deploy 2-EYR');
  expect([unit(match, '1-SR'), unit(match, '2-EYR')]).toEqual(['2302 SE', '2304']);
  expect(news(match, 0)).toEqual(['1-SR changes to Movement Mode.', '2-EYR changes to Combat Mode.']);
  expect(match.events(0).map(({ rule }) => rule)).toEqual(['7.3.1-a', '7.3.1-a']);
});

test('MDD 7.1.1-a, MDD 7.2.3-a: road and railway rates are for units in Movement Mode', () => {
  const match = allies('1-SR 2415 N', '2-EYR 2415', '13/18-H 0711', 'SY 0711 NW');
  expect(refusal(match, 'move 1-SR 2416+2417+2317+2218+2219+2319+2420+2519')).toBe('');
  expect(refusal(match, 'move 2-EYR 2416+2417+2317+2218+2219'), 'five hexes at a point').toBe('6.2.4-a');
  expect(refusal(match, 'move SY 0812'), 'by rail through the marsh').toBe('');
  expect(refusal(match, 'move 13/18-H 0812')).toBe('6.1.1-a');
});

test('MDD 7.1.2-a, MDD 7.4.1-a: in Movement Mode it is turned to one hexside, named with the change', () => {
  const match = allies('1-SR 2302', 'SY 2305');
  expect(legal(match, 'march 1-SR')).toEqual(
    ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((facing) => `march 1-SR ${facing}`),
  );
  play(match, 'march 1-SR SW');
  expect(unit(match, '1-SR')).toBe('2302 SW');
});

test('MDD 7.2.1-a: in Combat Mode it moves half as far, or not at all', () => {
  const match = allies('1-SR 2302', 'SY 2302', '76-Fd 2302');
  expect(refusal(match, 'move 1-SR 2303+2304+2305+2306+2307')).toBe('6.2.4-a');
  expect(refusal(match, 'move SY 2303+2304+2305+2306+2307+2308')).toBe('');
  expect(refusal(match, 'move SY 2303+2304+2305+2306+2307+2308+2309')).toBe('6.2.4-a');
  expect(refusal(match, 'move 76-Fd 2303')).toBe('6.0-b');
});

test('MDD 7.2.2-a: who has come from the air or the sea stays in Combat Mode for that turn', () => {
  const match = scene('moves 1', '8-Para 2302 landed=parachute', '2-OBLI 2304 landed=glider');
  const told = ['7.2.2-a it has landed on this turn, and stays in Combat Mode'];
  expect(reasons(match, 'march 8-Para N')).toEqual(told);
  expect(reasons(match, 'march 2-OBLI N')).toEqual(told);
  expect(refusal(scene('moves 2', '8-Para 2302'), 'march 8-Para N')).toBe('');
});

test('MDD 7.2.3-b: in Combat Mode a trail or road makes a marsh as Clear', () => {
  // 1411 to 1412 by road, to 1310 through the marsh; 0304 to 0303 by trail.
  const match = allies('1-SR 1411', 'SY 0304', '13/18-H 1411');
  expect(refusal(match, 'move 1-SR 1412+1413')).toBe('');
  expect(refusal(match, 'move 1-SR 1310+1411')).toBe('6.2.4-a');
  expect(refusal(match, 'move SY 0303')).toBe('');
  expect(refusal(match, 'move 13/18-H 1412')).toBe('');
  expect(refusal(match, 'move 13/18-H 1310')).toBe('6.1.1-a');
});

test('MDD 7.3-a: modes are changed in the Movement Segment of one’s own side alone', () => {
  const match = allies('1-SR 2302', 'I/915 5018');
  expect(refusal(match, 'march I/915 N')).toBe('3.0-a');
  expect(legal(germans('1-SR 2302', 'I/915 5018'), 'march')).toHaveLength(6);
});

test('MDD 7.3.1-a: a change costs 2 points, and whoever has less keeps his mode', () => {
  const match = allies('1-SR 2302', '2-EYR 2302', 'SY 2308');
  play(match, 'move 1-SR 2303+2304+2305');
  expect(reasons(match, 'march 1-SR N')).toEqual(['7.3.1-a it does not have two movement points left']);
  play(match, 'move 2-EYR 2303+2304');
  expect(refusal(match, 'march 2-EYR N')).toBe('');
});

test('MDD 7.3.2-a: with an allowance of 0 a change of mode is all', () => {
  const match = allies('76-Fd 2302', '33-Fd 2304', 'SY 2308');
  play(match, 'march 76-Fd N');
  expect(match.events(0).map(({ rule }) => rule)).toEqual(['7.3.2-a']);
  const told = ['7.3.2-a its movement allowance is too small, so changing mode must be all it does'];
  expect(reasons(match, 'move 76-Fd 2303')).toEqual(told);
  expect(reasons(match, 'turn 76-Fd S')).toEqual(told);
  expect(reasons(match, 'deploy 76-Fd')).toEqual(told);
  expect(refusal(match, 'march 33-Fd N'), 'which is nothing to others').toBe('');
  expect(refusal(allies('76-Fd 2302', 'SY 2308 N'), 'turn SY S')).toBe('');
  expect(refusal(scene('moves 4', '76-Fd 2302 N'), 'move 76-Fd 2303+2304+2305')).toBe('');
});

test('MDD 7.3.2-a: so it is with 1 point, which does not pay for a change either', () => {
  const match = allies('45-AT 2302', '41-AT 2304', 'SY 2308');
  play(match, 'march 45-AT N');
  expect(refusal(match, 'move 45-AT 2303')).toBe('7.3.2-a');
  play(match, 'move 41-AT 2305');
  expect(reasons(match, 'march 41-AT N')).toEqual([
    '7.3.2-a its movement allowance is too small, so changing mode must be all it does',
  ]);
});

test('MDD 7.3.4-b: a headquarters with 2 points pays for the change and has none left', () => {
  const match = play(allies('HQ-3 2302', 'SY 2308'), 'march HQ-3 N');
  expect(refusal(match, 'move HQ-3 2303')).toBe('7.3.4-b');
  expect(refusal(match, 'turn HQ-3 S')).toBe('7.5-a');
  expect(match.events(0).map(({ rule }) => rule)).toEqual(['7.3.1-a']);
});

test('MDD 7.3.3-a: before the move, during it or after it, also where the enemy has stopped it', () => {
  const before = allies('1-SR 2302 N', 'SY 2301');
  play(before, 'deploy 1-SR');
  expect(refusal(before, 'move 1-SR 2303+2304'), 'half of 4').toBe('');
  expect(refusal(before, 'move 1-SR 2303+2304+2305')).toBe('6.2.4-a');
  const after = allies('1-SR 2302 N', 'SY 2301', 'I/915 2308');
  play(after, 'move 1-SR 2303+2304+2305+2306+2307', 'deploy 1-SR');
  expect(unit(after, '1-SR')).toBe('2307');
  const twice = allies('1-SR 2302', 'SY 2301');
  play(twice, 'march 1-SR N', 'move 1-SR 2303+2304', 'deploy 1-SR');
  expect(unit(twice, '1-SR'), 'two of four points for the way, two to deploy').toBe('2304');
  expect(refusal(twice, 'move 1-SR 2305')).toBe('7.3.4-b');
  expect(refusal(twice, 'march 1-SR N')).toBe('7.3.4-b');
});

test('MDD 7.3.4-a: with half the old allowance left it goes on with half the new one', () => {
  // 8 points: 2 for the way and 2 for the change leave 4, so it has half of 4.
  const match = allies('1-SR 2302 N', 'SY 2301');
  play(match, 'move 1-SR 2303+2304', 'deploy 1-SR');
  expect(refusal(match, 'move 1-SR 2305+2306')).toBe('');
  expect(refusal(match, 'move 1-SR 2305+2306+2307')).toBe('6.2.4-a');
  // A Commando of 5 points: 3 are left, half of 5 is 2 rounded down, and half of 8 is 4.
  const odd = allies('4-Cdo 2302', 'SY 2301');
  play(odd, 'move 4-Cdo 2303', 'march 4-Cdo N');
  expect(refusal(odd, 'move 4-Cdo 2304+2305+2306+2307')).toBe('');
  expect(refusal(odd, 'move 4-Cdo 2304+2305+2306+2307+2308')).toBe('6.2.4-a');
  const back = allies('4-Cdo 2302 N', 'SY 2301');
  play(back, 'deploy 4-Cdo');
  expect(refusal(back, 'move 4-Cdo 2303+2304'), 'half of 5 is 2').toBe('');
  expect(refusal(back, 'move 4-Cdo 2303+2304+2305')).toBe('6.2.4-a');
});

test('MDD 7.3.4-b: with less left it goes no farther', () => {
  const match = allies('1-SR 2302 N', 'SY 2301');
  play(match, 'move 1-SR 2303+2304+2305', 'deploy 1-SR');
  expect(reasons(match, 'move 1-SR 2306')).toEqual([
    '7.3.4-b it had less than half its movement points left when it changed mode',
  ]);
});

test('MDD 7.3.4-b: guns that deploy after half their way stand, for that reason alone', () => {
  const match = allies('76-Fd 2302 N', '33-Fd 2308', '7-Fd 2308 S', 'SY 2301');
  play(match, 'move 76-Fd 2303+2304+2305+2306', 'deploy 76-Fd');
  expect(reasons(match, 'move 76-Fd 2307')).toEqual([
    '7.3.4-b it had less than half its movement points left when it changed mode',
  ]);
  expect(refusal(match, 'march 33-Fd N'), 'others may change mode').toBe('');
  play(match, 'march 33-Fd N');
  expect(refusal(match, 'turn 7-Fd N'), 'and turn').toBe('');
});

test('MDD 7.3.4-c: the example: one point to the road, two to change, and six along the road', () => {
  // 2514 lies beside the road that 2513 is on.
  const match = germans('I/192 2514', 'I/915 5018');
  play(match, 'move I/192 2513', 'march I/192 SE');
  const road = [
    '2414',
    '2415',
    '2416',
    '2417',
    '2317',
    '2218',
    '2219',
    '2319',
    '2420',
    '2519',
    '2620',
    '2720',
  ];
  expect(refusal(match, `move I/192 ${road.join('+')}`), 'twelve hexes of half a point').toBe('');
  expect(refusal(match, `move I/192 ${[...road, '2719'].join('+')}`)).toBe('6.2.4-a');
});

test('MDD 7.3.4-d: the example: with two points to the road it stops there', () => {
  const match = germans('I/192 2614', 'I/915 5018');
  play(match, 'move I/192 2514+2513', 'march I/192 NE');
  expect(refusal(match, 'move I/192 2414')).toBe('7.3.4-b');
});

test('MDD 7.3.5-a: a disrupted unit keeps its mode', () => {
  const match = allies('1-SR 2302 grey', '2-EYR 2304 N green', 'SY 2301');
  expect(reasons(match, 'march 1-SR N')).toEqual(['7.3.5-a it is disrupted, and keeps its mode']);
  expect(refusal(match, 'deploy 2-EYR')).toBe('7.3.5-a');
});

test('MDD 7.5-a: turning costs nothing, before the move, during it and after it', () => {
  const match = allies('1-SR 2302 N', 'SY 2301');
  play(match, 'turn 1-SR S', 'move 1-SR 2303+2304', 'turn 1-SR SE');
  expect(unit(match, '1-SR')).toBe('2304 SE');
  play(match, 'move 1-SR 2305+2306+2307+2308+2309', 'turn 1-SR NW');
  expect(refusal(match, 'move 1-SR 2310'), 'eight points all the same').toBe('');
  expect(unit(match, '1-SR')).toBe('2309 NW');
  expect(reasons(match, 'turn 1-SR S')).toEqual([
    '7.5-a it has turned in this hex; it can turn again when it has moved',
  ]);
  play(match, 'move SY 2302');
  expect(refusal(match, 'turn 1-SR S'), 'its move is over').toBe('6.2.6-a');
});

test('MDD 7.5-a: to another hexside than before, and not while disrupted', () => {
  const match = allies('1-SR 2302 N', '2-EYR 2304 N grey');
  expect(reasons(match, 'turn 1-SR N')).toEqual(['7.4.1-a it faces that hexside already']);
  expect(legal(match, 'turn 1-SR')).toHaveLength(5);
  expect(reasons(match, 'turn 2-EYR S')).toEqual(['10.6.1-b it is disrupted, and cannot turn']);
});

test('MDD 7.4.5-a: in Combat Mode a unit faces all round, and does not turn', () => {
  const match = allies('1-SR 2302', 'SY 2304');
  expect(reasons(match, 'turn 1-SR S')).toEqual(['7.4.5-a it is in Combat Mode, and faces all hexsides']);
});

test('MDD 14.1.1-a: coast artillery never moves; it turns in Movement Mode, and keeps its front when it changes mode', () => {
  sketched('a battery away from its work');
  const match = germans('Merville 1617 N', 'Houlgate 0421 facing=NE', 'I/915 5018');
  expect(reasons(match, 'move Merville 1618')).toEqual(['14.1.1-a it is coast artillery, which never moves']);
  expect(refusal(match, 'turn Merville NW')).toBe('');
  expect(reasons(match, 'turn Houlgate N')).toEqual(['14.1.1-a coast artillery turns only in Movement Mode']);
  expect(legal(match, 'march Houlgate')).toEqual(['march Houlgate NE']);
  expect(reasons(match, 'march Houlgate N')).toEqual([
    '14.1.1-a coast artillery turns only in Movement Mode',
  ]);
  play(match, 'turn Merville NW');
  expect(unit(match, 'Merville')).toBe('1617 NW');
  expect(match.events(1).map(({ rule }) => rule)).toEqual(['14.1.1-a']);
  expect(refusal(match, 'deploy Merville'), 'changing mode must be all').toBe('7.3.2-a');
  play(match, 'march Houlgate NE');
  expect(refusal(match, 'turn Houlgate N')).toBe('7.3.2-a');
});

test('MDD 13.3.2-a: a Garrison does nothing in a Movement Segment', () => {
  const match = germans('G-1 3720', 'I/915 3719');
  for (const act of ['move G-1 3721', 'march G-1 N'])
    expect(reasons(match, act)).toEqual(['13.3.2-a it is a Garrison, which never moves']);
});

test('nobody has anything left to do, and the segment ends by itself', () => {
  const match = allies('1-SR 2302 grey', 'I/915 5018');
  expect(asks(match)).not.toContain('allied movement');
});
