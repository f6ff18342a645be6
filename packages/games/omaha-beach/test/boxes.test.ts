import { expect, test } from 'vitest';
import { field, legal, news, type Play, play, refusal, scene, US, unit, value } from './scene.ts';

/** Units in the space of a turn on the track, when the others have landed. */
const due = (turn: number, ...names: string[]): Play =>
  scene(
    `turn.event > arrivals.begin ${turn}`,
    ...names.map((name) => (/ /.test(name) ? name : `${name} - due=${turn}`)),
  );
const boxes = (match: Play, name: string): string[] =>
  legal(match, `place ${name} `).map((text) => text.split(' ').at(-1) ?? '');
const track = (match: Play, name: string): string => field(match, name, 'due') ?? '0';

test('DDOB BOX-01: units of this turn go to the boxes on their counters, and land in the next turn', () => {
  const match = due(4, 'H/2/16', 'C/1/116', 'M/3/116 - due=5');
  expect([unit(match, 'H/2/16'), unit(match, 'C/1/116')]).toEqual(['0415 3', '0127 3']);
  expect([track(match, 'H/2/16'), track(match, 'M/3/116')]).toEqual(['0', '5']);
  expect(value(match, 'turn'), 'they are still at sea').toBe('4');
  // Late, but not after turn 10: still its own box.
  const late = due(9, 'G/2/16', 'AB/197');
  expect(boxes(late, 'G/2/16')).toEqual(['ER2']);
  expect(refusal(late, 'place G/2/16 ER3')).toBe('BOX-01');
  expect(refusal(late, 'place A/1/16 ER3'), 'it does not come this turn').toBe('BOX-01');
});

test('DDOB BOX-02: from turn 7 a unit may be held back to any later turn of the scenario', () => {
  const early = due(6, 'A/1/16');
  expect(refusal(early, 'delay A/1/16 8')).toBe('BOX-02');
  const match = due(7, 'D/1/16');
  expect(legal(match, 'delay').map((text) => text.split(' ').at(-1))).toEqual([
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
  ]);
  expect(refusal(match, 'delay D/1/16 7')).toBe('BOX-02');
  expect(refusal(match, 'delay D/1/16 17'), 'the last turn is 16').toBe('BOX-02');
  play(match, 'delay D/1/16 12');
  expect([unit(match, 'D/1/16'), track(match, 'D/1/16')]).toEqual(['-', '12']);
  expect(news(match, US)).toEqual(['D/1/16 is delayed to turn 12.']);
});

test('DDOB BOX-03: who comes late, after turn 10, may go to any box of either sector', () => {
  expect(boxes(due(10, 'D/1/16'), 'D/1/16')).toEqual(['ER6', 'ER5', 'ER4', 'ER3', 'ER2', 'ER1']);
  const match = due(11, 'D/1/16');
  expect(boxes(match, 'D/1/16')).toEqual(
    'DG4 DG3 DG2 DG1 DW3 DW2 DW1 DR3 DR2 DR1 EG3 EG2 EG1 ER6 ER5 ER4 ER3 ER2 ER1 FG5 FG4 FG3 FG2 FG1'.split(
      ' ',
    ),
  );
  expect(refusal(match, 'place D/1/16 CH1'), 'Charlie is for Rangers all the same').toBe('BOX-06');
  // Who is on time is not free; nor is there a west in Easy/Fox.
  expect(refusal(due(16, 'E/2/18'), 'place E/2/18 DG1')).toBe('BOX-05');
  const east = due(11, 'D/1/16', 'westPlayed no');
  expect(refusal(east, 'place D/1/16 DG1')).toBe('BOX-03');
});

test('DDOB BOX-04: letters without a number are any box of that beach', () => {
  const match = due(6, 'A/1/16');
  expect(boxes(match, 'A/1/16')).toEqual(['ER6', 'ER5', 'ER4', 'ER3', 'ER2', 'ER1']);
  expect(refusal(match, 'place A/1/16 FG1')).toBe('BOX-04');
  expect(unit(play(match, 'place A/1/16 ER5'), 'A/1/16')).toBe('0416 3');
});

test('DDOB BOX-05: a division is any lettered box of its sector', () => {
  const match = due(10, 'Wyman');
  expect(boxes(match, 'Wyman')).toEqual('ER6 ER5 ER4 ER3 ER2 ER1 FG5 FG4 FG3 FG2 FG1'.split(' '));
  expect(refusal(match, 'place Wyman EG1')).toBe('BOX-05');
  // A headquarters that comes back goes to the beach on its counter, after turn 10 wherever it is wanted.
  const beach = ['FG5', 'FG4', 'FG3', 'FG2', 'FG1'];
  for (const turn of [7, 9, 10]) expect(boxes(due(turn, 'HQ16'), 'HQ16'), `turn ${turn}`).toEqual(beach);
  expect(refusal(due(9, 'HQ16'), 'place HQ16 ER3')).toBe('BOX-04');
  expect(boxes(due(11, 'HQ16'), 'HQ16')).toEqual(expect.arrayContaining(['ER3', 'FG1', 'DG1', 'EG3']));
});

test('DDOB BOX-06: Charlie takes Rangers and nobody else', () => {
  expect(unit(due(1, 'C/2R'), 'C/2R')).toBe('0132 2');
  const match = due(12, 'AB/2R', 'M/3/116');
  expect(boxes(match, 'AB/2R').slice(0, 3)).toEqual(['CH3', 'CH2', 'CH1']);
  expect(refusal(match, 'place M/3/116 CH1')).toBe('BOX-06');
});

test('DDOB BOX-07: boxes without letters are reached by drift alone', () => {
  for (const box of ['B0318', 'B0404'])
    expect(refusal(due(11, 'D/1/16'), `place D/1/16 ${box}`)).toBe('BOX-07');
});

test('DDOB BOX-08: a general does not go alone while somebody who can be with him arrives', () => {
  // Cota and the mortars of BD/81C both come to Dog White, M/3/116 to Dog Red.
  const match = due(5, 'Cota', 'BD/81C', 'M/3/116');
  expect(refusal(match, 'place Cota DW1')).toBe('BOX-08');
  play(match, 'place BD/81C DW2');
  expect(boxes(match, 'Cota')).toEqual(['DW2']);
  expect(refusal(match, 'place Cota DW1')).toBe('BOX-08');
  expect(unit(play(match, 'place Cota DW2'), 'Cota')).toBe('0225 1');
  // Nobody who could be with him comes: he may go alone.
  expect(boxes(due(5, 'Cota', 'M/3/116'), 'Cota')).toEqual(['DW3', 'DW2', 'DW1']);
});

test('DDOB BOX-09: two units go into a box, and any leaders with them', () => {
  const match = due(6, 'A/1/16', 'B/1/16', 'C/1/16');
  play(match, 'place A/1/16 ER3', 'place B/1/16 ER3');
  expect(refusal(match, 'place C/1/16 ER3')).toBe('BOX-09');
  expect(boxes(match, 'C/1/16')).toEqual(['ER6', 'ER5', 'ER4', 'ER2', 'ER1']);
  const full = due(11, 'HQ16', 'Wyman', 'E/2/16 0414', 'F/2/16 0414');
  play(full, 'place HQ16 ER3', 'place Wyman ER3');
  expect([unit(full, 'HQ16'), unit(full, 'Wyman')]).toEqual(['0414 1', '0414 1']);
});

test('who finds no room in the only box he may use waits for the next turn', () => {
  // Three companies whose counters say FG4.
  const match = due(4, 'M/3/16', 'K/3/16', '1/A/741');
  expect([unit(match, 'K/3/16'), unit(match, 'M/3/16')]).toEqual(['0410 3', '0410 3']);
  expect([unit(match, '1/A/741'), track(match, '1/A/741')]).toEqual(['-', '5']);
});
