import { expect, test } from 'vitest';
import { afloat, card, fate } from './landings.ts';
import { asks, field, legal, news, place, play, refusal, scene, US, unit } from './scene.ts';

/** ◆ A, ▲ B, ● D, without a mine: the sample card. */
const SAMPLE = card('ABD');

test('DDOB AMP-10: the sample card on turn 1 delays ◆ tanks, sinks ▲ tanks, and costs ● tanks a step and their way', () => {
  const match = play(afloat(1, '1/B/741 FG2', '2/B/741 FG5', '1/C/741 ER3'), SAMPLE);
  expect(fate(match, '1/B/741')).toBe('turn 2');
  expect(fate(match, '2/B/741')).toBe('out');
  expect(fate(match, '1/C/741')).toBe('ER1 1');
});

test('the sample card on turn 5: ◆ Rangers are free to drift, ▲ DUKWs lose a step, ● guns land', () => {
  const match = play(afloat(5, 'AB/2R ER6', '111FA ER5', 'BD/81C ER4'), SAMPLE);
  expect(legal(match)).toEqual(['drift 1', 'drift 2', 'drift 3', 'drift 4', 'hold']);
  play(match, 'hold');
  expect([fate(match, 'AB/2R'), fate(match, '111FA'), fate(match, 'BD/81C')]).toEqual([
    'ER6 2',
    'ER5 3',
    'ER4 2',
  ]);
});

test('DDOB AMP-01: checks, then mines, then landing, then who comes next', () => {
  const match = afloat(8, 'D/1/16 ER4', 'HQ116 - due=8 division=29th', 'C/1/16 DW1');
  expect(asks(match)).toBe('* amphibious.draw');
  // ▲ B: one box east. In the west ● A, and a mine.
  play(match, card('-B-'), card('--A', true));
  expect(news(match, US)).toEqual([
    `${card('-B-')} is drawn.`,
    'D/1/16 has the letter B.',
    'D/1/16 drifts to ER3.',
    `${card('--A', true)} is drawn.`,
    'C/1/16 has the letter A.',
    'C/1/16 is not affected.',
    'C/1/16 strikes a mine.',
    'C/1/16 loses a step.',
    'C/1/16 lands in 0526.',
    'C/1/16 comes under the 29th Division.',
    'D/1/16 lands in 0615.',
  ]);
  expect(asks(match)).toBe('us arrivals.choose');
  expect(unit(match, 'C/1/16')).toBe('0526 2');
});

test('DDOB AMP-02: a card for the east, then one for the west; none where nobody has to check', () => {
  const both = afloat(2, 'E/2/16 ER6', 'F/2/116 DR2');
  expect(asks(both)).toBe('* amphibious.draw');
  // ◆ D lands in the east; in the west ▲ D.
  play(both, card('D--'));
  expect(fate(both, 'E/2/16'), 'nobody lands before both have checked').not.toBe('ER6 3');
  expect(asks(both)).toBe('* amphibious.draw');
  play(both, card('-D-'));
  expect([fate(both, 'E/2/16'), fate(both, 'F/2/116')]).toEqual(['ER6 3', 'DR2 3']);
  const west = play(afloat(2, 'F/2/116 DR2'), card('-D-'));
  expect(asks(west)).not.toBe('* amphibious.draw');
  // A tank of turn 5 checks nothing, and at low tide there are no mines.
  expect(asks(afloat(5, '1/A/741 FG4'))).not.toBe('* amphibious.draw');
});

test('a unit that drifts out of the west does not check again in the east', () => {
  // ● A in the west: four east from EG1 is ER4, whose card has been drawn.
  const match = play(afloat(2, 'E/2/116 EG1', 'E/2/16 ER6'), card('D--'), card('--A'));
  expect(fate(match, 'E/2/116')).toBe('ER4 3');
  expect(asks(match)).not.toBe('* amphibious.draw');
});

test('DDOB AMP-03: each unit takes the letter of its own symbol', () => {
  // ◆ B, ▲ A, ● D: two east, four east, none.
  const match = play(afloat(2, 'E/2/16 ER6', 'F/2/16 ER6', 'L/3/16 ER6'), card('BAD'));
  expect([fate(match, 'E/2/16'), fate(match, 'F/2/16'), fate(match, 'L/3/16')]).toEqual([
    'ER4 3',
    'ER2 3',
    'ER6 3',
  ]);
});

test('DDOB AMP-04: turn, type and beach choose the row of the table', () => {
  // ● C on turn 3 is nine boxes off Easy Red, four off Dog Green, a step for a tank; on turn 4 it is four everywhere.
  const third = play(afloat(3, 'C/1/16 ER6', '2/A/741 ER2'), card('--C'));
  expect([fate(third, 'C/1/16'), fate(third, '2/A/741')]).toEqual(['FG2 3', 'ER2 1']);
  expect(fate(play(afloat(3, 'A/1/116 DG4'), card('--C')), 'A/1/116')).toBe('DW3 3');
  expect(fate(play(afloat(4, 'C/1/16 ER6'), card('--C')), 'C/1/16')).toBe('ER2 3');
});

test('DDOB AMP-05: headquarters and generals land without a check', () => {
  const match = afloat(6, 'HQ16 ER4', 'Wyman ER4');
  expect(asks(match)).not.toBe('* amphibious.draw');
  expect([unit(match, 'HQ16'), unit(match, 'Wyman')]).toEqual(['0516 1', '0516 1']);
});

test('DDOB AMP-06: leaders in the box of a unit that drifts go with it or stay', () => {
  const adrift = () => play(afloat(6, 'G/2/16 ER4', 'HQ16 ER4', 'Wyman ER4', 'HQ18 ER3'), card('--B'));
  const match = adrift();
  expect(asks(match)).toBe('us amphibious.follow');
  expect(legal(match)).toEqual(['follow HQ16', 'follow Wyman', 'stay']);
  expect(refusal(match, 'follow HQ18'), 'of another box').toBe('AMP-06');
  expect(refusal(match, 'follow C/1/16'), 'no leader').toBe('AMP-06');
  play(match, 'follow Wyman', 'stay');
  expect([fate(match, 'G/2/16'), fate(match, 'Wyman'), fate(match, 'HQ16')]).toEqual([
    'ER3 3',
    'ER3 1',
    'ER4 1',
  ]);
  const alone = play(adrift(), 'stay');
  expect([fate(alone, 'Wyman'), fate(alone, 'HQ16')]).toEqual(['ER4 1', 'ER4 1']);
  // Nobody is asked where the unit does not drift.
  expect(asks(play(afloat(6, 'G/2/16 ER4', 'HQ16 ER4'), card('--A')))).not.toBe('us amphibious.follow');
});

test('a leader follows one unit only, and may wait for the second that drifts from his box', () => {
  // ● C is four east, ◆ B one: G/2/16 goes to FG5, then H/2/16 to ER3, then A/1/16 from FG5 to FG4.
  const two = () => play(afloat(6, 'H/2/16 ER4', 'G/2/16 ER4', 'HQ16 ER4', 'A/1/16 FG5'), card('B-C'));
  const second = play(two(), 'stay', 'follow HQ16');
  expect(fate(second, 'HQ16')).toBe('ER3 1');
  const first = two();
  play(first, 'follow HQ16');
  // He has followed one; A/1/16, which drifts from where he is now, does not take him on.
  expect(asks(first)).not.toBe('us amphibious.follow');
  expect([fate(first, 'HQ16'), fate(first, 'A/1/16')]).toEqual(['FG5 1', 'FG4 3']);
});

test('DDOB AMP-07: on turn 7 units land at the line of mid tide', () => {
  expect(unit(afloat(6, 'HQ16 ER1', 'hex 0613 cleared=yes'), 'HQ16')).toBe('0513 1');
  expect(unit(afloat(7, 'HQ16 ER1', 'hex 0613 cleared=yes'), 'HQ16')).toBe('0613 1');
  expect(unit(afloat(16, 'HQ16 ER1', 'hex 0613 cleared=yes'), 'HQ16')).toBe('0714 1');
});

test('DDOB AMP-08: who stands on low ground when the tide comes has until the end of the turn', () => {
  const match = afloat(7, 'E/2/16 0513');
  expect(asks(match)).toContain('eventPhase');
  expect(unit(match, 'E/2/16')).toBe('0513 3');
});

test('DDOB AMP-09: beyond the last box at either end a unit comes two turns later', () => {
  // ◆ C on turn 2 is nine boxes: from FG2 there are only four more.
  const east = play(afloat(2, 'I/3/16 FG2'), card('C--'));
  expect(fate(east, 'I/3/16')).toBe('turn 4');
  expect(news(east, US).at(-1)).toBe('I/3/16 is delayed to turn 4.');
  // ▲ D off Charlie is one west of the last one.
  expect(fate(play(afloat(2, 'C/2R CH3'), card('-D-')), 'C/2R')).toBe('turn 4');
});

test('who goes along over the edge waits as long', () => {
  const match = play(afloat(4, 'K/3/16 B0404', 'HQ16 B0404'), card('-B-'), 'follow HQ16');
  expect([fate(match, 'K/3/16'), fate(match, 'HQ16')]).toEqual(['turn 6', 'turn 6']);
});

test('a box without a line at high tide puts off who is in it, by two turns', () => {
  const match = play(afloat(16, 'A/1/16 FG1', '62AFA FG1', 'lastTurn 32'), card('--C'));
  expect([fate(match, 'A/1/16'), fate(match, '62AFA')]).toEqual(['FG1 3', 'FG1 4']);
  expect(fate(afloat(16, 'A/1/16 B0406', 'lastTurn 32'), 'A/1/16')).toBe('turn 18');
});

const OVER_MINES = ['A/1/16 ER4', 'B/1/16 ER3', 'C/1/16 ER2', 'hex 0614 cleared=yes'] as const;

test('DDOB MIN-01: no mine explodes without its symbol on the card of the sector', () => {
  const quiet = play(afloat(15, ...OVER_MINES), card('---'));
  expect(['A/1/16', 'B/1/16', 'C/1/16'].map((name) => field(quiet, name, 'steps'))).toEqual(['3', '3', '3']);
  // The mine on the card of the east is none in the west.
  const match = play(afloat(15, 'A/1/16 ER4', 'C/1/116 DG1'), card('---', true), card('---'));
  expect([unit(match, 'A/1/16'), unit(match, 'C/1/116')]).toEqual(['0616 2', '0328 3']);
});

test('DDOB MIN-02: no mine explodes before turn 7', () => {
  const match = play(afloat(6, 'A/1/16 ER4'), card('A--', true));
  expect(fate(match, 'A/1/16')).toBe('ER4 3');
  expect(fate(play(afloat(7, 'A/1/16 ER4'), card('A--', true)), 'A/1/16')).toBe('ER4 2');
});

test('DDOB MIN-03: the player loses one step of one unit that lands over uncleared obstacles', () => {
  const match = play(afloat(15, ...OVER_MINES), card('---', true));
  expect(asks(match)).toBe('us amphibious.mine');
  expect(legal(match)).toEqual(['strike A/1/16', 'strike B/1/16']);
  expect(refusal(match, 'strike C/1/16'), 'its way is cleared').toBe('MIN-03');
  play(match, 'strike B/1/16');
  expect([unit(match, 'A/1/16'), unit(match, 'B/1/16'), unit(match, 'C/1/16')]).toEqual([
    '0616 3',
    '0615 2',
    '0614 3',
  ]);
  // At high tide the way still leads over them.
  expect(unit(play(afloat(16, 'A/1/16 ER4'), card('---', true)), 'A/1/16')).toBe('0717 2');
});

test('DDOB MIN-04: a headquarters strikes only where nobody else can, and comes two turns later', () => {
  const match = play(afloat(8, 'HQ16 ER4'), card('---', true));
  expect(fate(match, 'HQ16')).toBe('turn 10');
  expect(field(match, 'HQ16', 'steps')).toBe('1');
  const both = play(afloat(15, 'HQ16 ER4', 'A/1/16 ER3', 'B/1/16 ER3'), card('---', true));
  expect(refusal(both, 'strike HQ16')).toBe('MIN-04');
});

test('DDOB MIN-05: generals do not strike mines', () => {
  expect(asks(afloat(8, 'Wyman ER4')), 'no card for him').not.toBe('* amphibious.draw');
  const match = play(afloat(15, 'Wyman ER4', 'A/1/16 ER4', 'B/1/16 ER3'), card('---', true));
  expect(refusal(match, 'strike Wyman')).toBe('MIN-05');
});

test('DDOB LND-01: everybody in a box goes to its waterline', () => {
  const match = play(afloat(2, 'A/1/116 DG4', '2/A/743 DG4'), card('-AA'));
  expect([place(match, 'A/1/116'), place(match, '2/A/743')]).toEqual(['0230', '0230']);
});

test('DDOB LND-02: who lands in the other sector comes under the division there', () => {
  // ● A: four east from EG1 is ER4.
  const match = play(afloat(2, 'E/2/116 EG1', 'F/2/116 DR2'), card('-DA'));
  expect([field(match, 'E/2/116', 'division') ?? '1st', field(match, 'E/2/116', 'transferred')]).toEqual([
    '1st',
    'yes',
  ]);
  expect(news(match, US)).toContain('E/2/116 comes under the 1st Division.');
  expect(field(match, 'F/2/116', 'division')).toBe('29th');
  expect(field(match, 'F/2/116', 'transferred')).toBe(undefined);
});

test('DDOB LND-02: the hex of the landing decides, not the box', () => {
  // The box 0318 belongs to the east; at mid tide it leads to 0619, which lies in the west.
  const match = play(afloat(8, 'A/1/116 0318', 'E/2/16 0318'), card('A-A'));
  expect([
    unit(match, 'A/1/116'),
    field(match, 'A/1/116', 'division'),
    field(match, 'A/1/116', 'transferred'),
  ]).toEqual(['0619 3', '29th', undefined]);
  expect([
    unit(match, 'E/2/16'),
    field(match, 'E/2/16', 'division'),
    field(match, 'E/2/16', 'transferred'),
  ]).toEqual(['0619 3', '29th', 'yes']);
  // At low tide it leads to 0418, in the east.
  const low = play(afloat(5, 'A/1/116 0318'), card('--A'));
  expect([unit(low, 'A/1/116'), field(low, 'A/1/116', 'transferred')]).toEqual(['0418 3', 'yes']);
});

test('DDOB AMP-01: the east ends with its mine before the west draws a card', () => {
  const match = play(afloat(8, 'A/1/16 ER4', 'C/1/116 DG2'), card('A--', true));
  expect([asks(match), field(match, 'A/1/16', 'steps')]).toEqual(['* amphibious.draw', '2']);
});

test('the opening lands the tanks, then puts the first companies into their boxes', () => {
  const match = scene('landings 1', '1/C/741 0414', 'E/2/16 - due=1', 'A/1/116 - due=1', 'G/2/16 - due=3');
  play(match, card('--C'));
  expect(unit(match, '1/C/741')).toBe('0515 1');
  expect([unit(match, 'E/2/16'), unit(match, 'A/1/116')]).toEqual(['0417 3', '0130 3']);
  expect(news(match, US).slice(-2)).toEqual(['E/2/16 waits off ER6.', 'A/1/116 waits off DG4.']);
  expect(field(match, 'G/2/16', 'due')).toBe('3');
});
