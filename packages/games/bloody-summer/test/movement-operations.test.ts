import { expect, test } from 'vitest';
import {
  asks,
  field,
  legal,
  news,
  type Play,
  place,
  play,
  position,
  reasons,
  refusal,
  row,
  scene,
  unit,
} from './scene.ts';

const us = (...lines: string[]): Play => scene('us-moves 8', 'US-XX 0324', ...lines);
const british = (...lines: string[]): Play => scene('british-moves 8', 'BR-XXX 0324', ...lines);

// 0716 and 0617 have an arm of the sea between them; 0723 is bocage, 1207 open ground.

test('N44 4.4-a: rangers, commandos and elite paratroops who are not disorganized', () => {
  const match = us('2-Rgr 0523', '82-505 0523', '82-507 0523 D1', '82-325 0523', '4-8 0523', '77 0623');
  expect(legal(match, 'infiltrate')).toEqual(['infiltrate 82-505 0623', 'infiltrate 2-Rgr 0623']);
  expect(reasons(match, 'infiltrate 82-507 0623')).toEqual(['4.4-a it is disorganised']);
  expect(refusal(match, 'infiltrate 4-8 0623')).toBe('4.4-a');
  expect(refusal(match, 'infiltrate 82-325 0623'), 'gliders').toBe('4.4-a');
  const german = scene('german-moves 8', 'GE-58 0324', '3-Fj-5 0523', 'KG-6-Fj 0523', '4-8 0623');
  expect(legal(german, 'infiltrate'), 'elite ones only').toEqual(['infiltrate 3-Fj-5 0623']);
});

test('N44 4.4-b: over what is impassable for others', () => {
  const match = us('2-Rgr 0617');
  expect(refusal(match, 'move 2-Rgr 0716')).toBe('4.1.1-e');
  expect(reasons(match, 'infiltrate 2-Rgr 0618')).toEqual([
    '4.4-b it can get there by an ordinary move, or not at all',
  ]);
  expect(reasons(match, 'infiltrate 2-Rgr 0616')).toEqual(['4.1.1-e that is sea']);
  play(match, 'infiltrate 2-Rgr 0716', '4');
  expect(unit(match, '2-Rgr')).toBe('0716');
});

test('N44 4.4-c, N44 4.4-e: out of a confusion; harder where the enemy has more steps', () => {
  const match = british('1-SS-Bde 0723', '353 0723');
  play(match, 'infiltrate 1-SS-Bde 0722', '4');
  expect(news(match, 1)).toContain('A 4, with +1, is 5.');
  expect(unit(match, '1-SS-Bde')).toBe('0722 D1');
  const lost = british('1-SS-Bde 0723', '353 0723');
  play(lost, 'infiltrate 1-SS-Bde 0722', '5');
  expect(unit(lost, '1-SS-Bde')).toBe('0723 D1');
  expect(reasons(lost, 'infiltrate 1-SS-Bde 0722'), 'it has done').toEqual(['4.1.1-b its move is over']);
});

test('N44 0.2.2-a, R-116: whoever is left alone in a hex once a confusion is over has it', () => {
  const match = british('1-SS-Bde 0723', '353 0723', 'place 0723 allied=yes');
  play(match, 'infiltrate 1-SS-Bde 0722', '4');
  expect(row(position(match), 'place 0723').allied).toBeUndefined();
});

test('N44 4.4-d, N44 4.4-e: into enemies, which makes a confusion', () => {
  const match = us('2-Rgr 0523', '77 0623');
  play(match, 'infiltrate 2-Rgr 0623', '5');
  expect([unit(match, '2-Rgr'), unit(match, '77')]).toEqual(['0623 D1', '0623']);
  const fails = us('2-Rgr 0523', '77 0623');
  play(fails, 'infiltrate 2-Rgr 0623', '6');
  expect(unit(fails, '2-Rgr')).toBe('0523 D1');
  const well = us('2-Rgr 0523', '77 0623');
  expect(unit(play(well, 'infiltrate 2-Rgr 0623', '4'), '2-Rgr')).toBe('0623');
});

test('N44 4.4-f: on 6 June rangers and commandos need no die', () => {
  const match = scene('us-moves 0', 'US-XX 0324', '2-Rgr 0523', '77 0623');
  play(match, 'infiltrate 2-Rgr 0623');
  expect([asks(match), unit(match, '2-Rgr')]).toEqual(['us movement.moves', '0623']);
});

test('N44 4.4-h: one hex, and instead of other movement', () => {
  const match = us('2-Rgr 0424', '77 0623');
  expect(reasons(match, 'infiltrate 2-Rgr 0623')).toEqual([
    '4.4-h a special operation goes to an adjacent hex',
  ]);
  play(match, 'move 2-Rgr 0523');
  expect(refusal(match, 'infiltrate 2-Rgr 0623')).toBe('4.4-h');
});

test('N44 4.3-a: only armour with an attack value overruns, of one hex and together', () => {
  const match = us('2-Arm-CCA 1306', '2-Arm-CCB 1306', '4-8 1306', '3-Arm-CCA 1306 cut', 'Flak-1 1207');
  expect(legal(match, 'overrun')).toEqual([
    'overrun 1306 1207 2-Arm-CCA',
    'overrun 1306 1207 2-Arm-CCA+2-Arm-CCB',
    'overrun 1306 1207 2-Arm-CCB',
  ]);
  expect(refusal(match, 'overrun 1306 1207 4-8')).toBe('4.3-a');
  expect(reasons(match, 'overrun 1306 1207 3-Arm-CCA')).toContain('4.3-a it cannot attack');
});

test('N44 4.3-b, N44 4.3-c: three points beside the hex, from the hex next to the enemy', () => {
  const match = us('2-Arm-CCA 1406', 'Flak-1 1207');
  expect(refusal(match, 'overrun 1406 1207 2-Arm-CCA')).toBe('4.3-a');
  play(match, 'move 2-Arm-CCA 1306', 'overrun 1306 1207 2-Arm-CCA');
  expect(Number(field(match, '2-Arm-CCA', 'spent'))).toBe(1 + 2 + 6);
  const poor = us('2-Arm-CCA 0523 spent=10 hexes=1', 'Flak-1 0623');
  expect(refusal(poor, 'overrun 0523 0623 2-Arm-CCA'), 'bocage and three are 6, it has 5').toBe('4.3-a');
  expect(refusal(us('2-Arm-CCA 0523 spent=8 hexes=1', 'Flak-1 0623'), 'overrun 0523 0623 2-Arm-CCA')).toBe(
    '',
  );
});

test('N44 3-d, N44 4.3-c: a zone does not stop whoever overruns, nor is its leaving paid', () => {
  const match = us('2-Arm-CCA 1406', '265 1207');
  play(match, 'move 2-Arm-CCA 1306');
  expect(refusal(match, 'move 2-Arm-CCA 1305')).toBe('3-c');
  expect(refusal(match, 'overrun 1306 1207 2-Arm-CCA')).toBe('');
});

test('N44 4.3-g, N44 4.3-h: where nobody is left the stack is there, and goes on with what it has', () => {
  const match = scene(
    'us-moves 8 > movement.overran side=us movers=2-Arm-CCA target=1207 from=1306',
    'US-XX 0324',
    '2-Arm-CCA 1306 spent=8 hexes=0',
  );
  expect([place(match, '2-Arm-CCA'), asks(match)]).toEqual(['1207', 'us movement.moves']);
  expect(refusal(match, 'move 2-Arm-CCA 1206+1205')).toBe('');
});

test('N44 4.3-k: where somebody is left its move is over', () => {
  const match = scene(
    'us-moves 8 > movement.overran side=us movers=2-Arm-CCA target=1207 from=1306',
    'US-XX 0324',
    '2-Arm-CCA 1306 spent=8 D1',
    '265 1207',
  );
  expect(unit(match, '2-Arm-CCA')).toBe('1306 D1');
  expect(refusal(match, 'move 2-Arm-CCA 1406')).toBe('4.1.1-b');
});

test('N44 4.3-m, N44 0.2.1-c: markers without troops cost nothing more and fall to whoever comes', () => {
  const match = us('2-Arm-CCA 1306', 'place 1207 germanMarkers=1');
  play(match, 'move 2-Arm-CCA 1207');
  expect(Number(field(match, '2-Arm-CCA', 'spent'))).toBe(2);
  expect(news(match, 0)).toContain('The Allies take 1 Offensive marker in 1207.');
});

test('N44 6.11-c: a hex in confusion is not overrun, and nobody overruns out of one', () => {
  expect(legal(us('2-Arm-CCA 1306', '4-8 1207', '265 1207'), 'overrun')).toEqual([]);
  expect(legal(us('2-Arm-CCA 1306', '353 1306', '265 1207'), 'overrun')).toEqual([]);
});

test('N44 4.4-h: an operation is the whole move of a unit, and counts as one hex', () => {
  const match = us('2-Rgr 0523', '82-505 0523', '77 0623');
  play(match, 'infiltrate 2-Rgr 0623', '1');
  expect(place(match, '2-Rgr')).toBe('0623');
  expect([field(match, '2-Rgr', 'moved'), field(match, '2-Rgr', 'hexes')]).toEqual(['yes', '1']);
  expect(reasons(match, 'infiltrate 2-Rgr 0523')[0]).toBe('4.1.1-b its move is over');
});
