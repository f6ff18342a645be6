import { expect, test } from 'vitest';
import { afloat, card, fate, landing } from './landings.ts';
import { asks, legal, play } from './scene.ts';

/** Turn, unit, its box, the letter of its symbol, and what becomes of it. */
type Line = readonly [title: string, turn: number, unit: string, box: string, letter: string, fate: string];

// Boxes from west to east: CH3-1 DG4-1 DW3-1 DR3-1 EG3-1, one without letters, ER6-1 FG5-1, three without letters.
const TURNS_1_TO_3: readonly Line[] = [
  ['DDOB LT1-01: a tank of turn 1 with A comes in turn 2', 1, '1/C/741', 'ER3', 'A', 'turn 2'],
  ['DDOB LT1-02: a tank of turn 1 with B sinks', 1, '1/C/741', 'ER3', 'B', 'out'],
  ['DDOB LT1-03: a tank of turn 1 with C loses a step', 1, '1/C/741', 'ER3', 'C', 'ER3 1'],
  [
    'DDOB LT1-04: a tank of turn 1 with D loses a step and drifts two east',
    1,
    '1/C/741',
    'ER3',
    'D',
    'ER1 1',
  ],
  ['DDOB LT1-05: a tank of turn 2 with A lands', 2, '2/A/741', 'ER2', 'A', 'ER2 2'],
  ['DDOB LT1-06: a tank of turn 2 with B drifts one east', 2, '2/A/741', 'ER2', 'B', 'ER1 2'],
  ['DDOB LT1-07: a tank of turn 2 with C loses a step', 2, '2/A/741', 'ER2', 'C', 'ER2 1'],
  ['DDOB LT1-08: a tank of turn 2 with D drifts three east', 2, '2/A/741', 'ER2', 'D', 'FG4 2'],
  ['a tank of turn 3 with A lands, as in turn 2', 3, '2/A/741', 'ER2', 'A', 'ER2 2'],
  ['a tank of turn 3 with B drifts one east', 3, '2/A/741', 'ER2', 'B', 'ER1 2'],
  ['a tank of turn 3 with C loses a step', 3, '2/A/741', 'ER2', 'C', 'ER2 1'],
  ['a tank of turn 3 with D drifts three east', 3, '2/A/741', 'ER2', 'D', 'FG4 2'],
  ['DDOB LT1-09: infantry of Easy Red with A drifts four east', 2, 'E/2/16', 'ER6', 'A', 'ER2 3'],
  ['DDOB LT1-10: infantry of Easy Red with B drifts two east', 2, 'E/2/16', 'ER6', 'B', 'ER4 3'],
  ['DDOB LT1-11: infantry of Easy Red with C drifts nine east', 2, 'E/2/16', 'ER6', 'C', 'FG2 3'],
  ['DDOB LT1-12: infantry of Easy Red with D lands', 2, 'E/2/16', 'ER6', 'D', 'ER6 3'],
  ['heavy infantry is infantry: A is four east', 3, 'H/2/116', 'DR1', 'A', 'B0318 3'],
  ['DDOB LT1-13: infantry of Dog Green with A lands', 2, 'A/1/116', 'DG4', 'A', 'DG4 3'],
  ['DDOB LT1-14: infantry of Dog Green with B drifts one east', 2, 'A/1/116', 'DG4', 'B', 'DG3 3'],
  ['DDOB LT1-15: infantry of Dog Green with C drifts four east', 2, 'A/1/116', 'DG4', 'C', 'DW3 3'],
  ['DDOB LT1-16: infantry of Dog Green with D drifts one west', 2, 'A/1/116', 'DG4', 'D', 'CH1 3'],
  ['infantry in DG2 in turn 3 with D drifts one west', 3, 'B/1/116', 'DG2', 'D', 'DG3 3'],
  ['Rangers off Charlie with A land', 2, 'C/2R', 'CH2', 'A', 'CH2 2'],
  ['Rangers off Charlie with B drift one east', 2, 'C/2R', 'CH2', 'B', 'CH1 2'],
  ['Rangers off Charlie with C drift four east', 2, 'C/2R', 'CH2', 'C', 'DG2 2'],
  ['Rangers off Charlie with D drift one west', 2, 'C/2R', 'CH2', 'D', 'CH3 2'],
];

const TURNS_4_TO_14: readonly Line[] = [
  ['DDOB LT4-01: infantry with A lands', 4, 'G/2/16', 'ER2', 'A', 'ER2 3'],
  ['DDOB LT4-02: infantry with B drifts one east', 4, 'G/2/16', 'ER2', 'B', 'ER1 3'],
  ['DDOB LT4-03: infantry with C drifts four east', 4, 'G/2/16', 'ER2', 'C', 'FG3 3'],
  ['DDOB LT4-04: infantry with D drifts one west', 14, 'G/2/16', 'ER2', 'D', 'ER3 3'],
  ['Rangers with B drift one east', 6, 'AB/2R', 'DG2', 'B', 'DG1 2'],
  ['Rangers with C drift four east', 6, 'AB/2R', 'DG2', 'C', 'DW1 2'],
  ['Rangers with D drift one west', 6, 'AB/2R', 'DG2', 'D', 'DG3 2'],
  ['DDOB LT4-05: DUKWs with A sink', 9, '7FA', 'ER4', 'A', 'out'],
  ['DDOB LT4-06: DUKWs with B lose a step', 9, '7FA', 'ER4', 'B', 'ER4 3'],
  ['DDOB LT4-07: DUKWs with C lose two steps', 9, '7FA', 'ER4', 'C', 'ER4 2'],
  ['two steps are all that a cannon company has', 9, 'Can/16', 'ER4', 'C', 'out'],
  ['DDOB LT4-08: DUKWs with D land', 9, '7FA', 'ER4', 'D', 'ER4 4'],
  ['DDOB LT4-09: guns with A come three turns later', 8, '62AFA', 'FG2', 'A', 'turn 11'],
  ['DDOB LT4-10: guns with B drift two east', 8, '62AFA', 'FG2', 'B', 'B0406 4'],
  ['DDOB LT4-11: guns with C lose a step', 8, '62AFA', 'FG2', 'C', 'FG2 3'],
  ['DDOB LT4-12: guns with D land', 8, '62AFA', 'FG2', 'D', 'FG2 4'],
  ['anti-aircraft with A comes three turns later', 10, 'CD/197', 'ER4', 'A', 'turn 13'],
  ['anti-tank guns with B drift two east', 10, 'AT/16', 'ER4', 'B', 'ER2 1'],
  ['anti-tank guns with C are lost with their one step', 10, 'AT/16', 'ER4', 'C', 'out'],
];

const FROM_TURN_15: readonly Line[] = [
  ['DDOB LT5-02: DUKWs with A sink', 15, '7FA', 'ER4', 'A', 'out'],
  ['DDOB LT5-03: DUKWs with B lose a step', 15, '7FA', 'ER4', 'B', 'ER4 3'],
  ['DDOB LT5-04: DUKWs with C lose two steps', 16, '7FA', 'ER4', 'C', 'ER4 2'],
  ['DDOB LT5-05: DUKWs with D land', 16, '7FA', 'ER4', 'D', 'ER4 4'],
  ['DDOB LT5-07: guns with B do not come before 7 June', 15, '62AFA', 'FG2', 'B', 'out'],
  ['DDOB LT5-08: guns with C land', 15, '62AFA', 'FG2', 'C', 'FG2 4'],
  ['DDOB LT5-09: guns with D lose a step', 16, '62AFA', 'FG2', 'D', 'FG2 3'],
];

for (const [title, turn, unit, box, letter, expected] of [...TURNS_1_TO_3, ...TURNS_4_TO_14, ...FROM_TURN_15])
  test(title, () => expect(landing(turn, unit, box, letter)).toBe(expected));

test('two steps are more than a unit at its last step has: it is out', () => {
  expect(fate(play(afloat(9, '7FA ER4 reduced'), card('C--')), '7FA')).toBe('out');
});

test('DDOB LT5-06: guns with A come three turns later, where there are so many', () => {
  const match = afloat(15, '62AFA FG2', 'lastTurn 32');
  expect(fate(play(match, card('--A')), '62AFA')).toBe('turn 18');
  // beyond the last turn of the scenario they are out of play.
  expect(landing(15, '62AFA', 'FG2', 'A')).toBe('out');
});

test('DDOB LT4-13: Rangers with A may drift one to four boxes east', () => {
  const match = play(afloat(6, 'AB/2R DG2'), card('A--'));
  expect(asks(match)).toBe('us amphibious.choose');
  expect(legal(match)).toEqual(['drift 1', 'drift 2', 'drift 3', 'drift 4', 'hold']);
  expect(fate(play(match, 'drift 3'), 'AB/2R')).toBe('DW2 2');
  expect(fate(play(afloat(6, 'AB/2R DG2'), card('A--'), 'hold'), 'AB/2R')).toBe('DG2 2');
  // Neither before turn 4 nor anybody else; nor C/2R, which is a company of Charlie.
  expect(asks(play(afloat(6, 'C/2R DG2'), card('-A-')))).not.toBe('us amphibious.choose');
  expect(asks(play(afloat(3, 'AB/2R DG2'), card('A--')))).not.toBe('us amphibious.choose');
  expect(asks(play(afloat(6, 'H/2/16 ER4'), card('A--')))).not.toBe('us amphibious.choose');
});

test('DDOB LT5-01: from turn 15 infantry does not check, but a mine can strike it', () => {
  // Over obstacles a card is drawn for the mine alone; no letter does anything.
  const match = afloat(15, 'A/1/16 ER4');
  expect(asks(match)).toBe('* amphibious.draw');
  expect(fate(play(match, card('C--')), 'A/1/16')).toBe('ER4 3');
  expect(fate(play(afloat(15, 'A/1/16 ER4'), card('C--', true)), 'A/1/16')).toBe('ER4 2');
  // Off a cleared beach no card is needed.
  expect(asks(afloat(15, 'A/1/16 ER4', 'hex 0616 cleared=yes'))).not.toBe('* amphibious.draw');
});
