import { expect, test } from 'vitest';
import { fight, roll } from './fights.ts';
import { asks, legal, type Play, play, refusal, scene, unit } from './scene.ts';

// Easy (N2932) lies before WN 66 in N3031; N3131 is behind it, up the road.
const EASY = ['2/16 N2932', '1/18 N2932 RG', '3/18 N2932 RG', 'WN66/352 N3031 RG'];

/** Ends the moves, and the segment with them. */
const rally = (match: Play): Play => play(match, 'end');

test('TKG 27.2.3-a: a unit fights, or moves, or rallies, and does nothing else', () => {
  const match = roll(fight(scene('allied combat 4', ...EASY), 'N3031 2/16'), 'D/>1');
  expect(asks(match)).toBe('allied action.move');
  expect(unit(match, '2/16')).toBe('N2932 DG');
  expect(refusal(match, 'move 2/16 N3032'), 'it fought').toBe('27.2.3-b');
  play(match, 'move 1/18 N3032');
  expect(refusal(match, 'move 1/18 N2932'), 'it moved').toBe('27.2.3-b');
  rally(match);
  expect(['2/16', '1/18', '3/18'].map((name) => unit(match, name))).toEqual([
    'N2932 DG',
    'N3032 RG',
    'N2932',
  ]);
});

test('TKG 27.2.3-a: who has not landed does nothing', () => {
  const match = scene('allied combat 3', ...EASY, '1/115 Omaha-3', '325/82 Gliders');
  expect(refusal(match, 'attack N3031 2/16+1/115')).toBe('27.2.3-a');
  play(match, 'fight');
  expect(refusal(match, 'move 1/115 N2932')).toBe('27.2.3-a');
  expect(refusal(match, 'move 325/82 N2932')).toBe('27.2.3-a');
  expect(refusal(match, 'move WN66/352 N3032'), 'nor does the enemy').toBe('27.2.3-a');
});

test('TKG 27.2.3-b: first every combat, then the moves, then the rallies', () => {
  const match = scene('allied combat 4', ...EASY, '1/16 N3032', 'WN62/352 N3133 RG');
  expect(legal(match).map((action) => action.split(' ')[0])).not.toContain('move');
  fight(match, 'N3031 2/16', 'N3133 1/16');
  expect(asks(match)).toBe('allied action.resolve');
  expect(legal(match)).toEqual(['resolve N3031', 'resolve N3133']);
  roll(play(match, 'resolve N3133'), '1D/-');
  expect(asks(match), 'the other combat, without a move between').toBe('* combat.roll');
  expect(unit(match, '3/18')).toBe('N2932 RG');
  roll(match, '1/-');
  expect(asks(match)).toBe('allied action.move');
  expect(legal(match, 'attack')).toEqual([]);
  expect(unit(match, '3/18'), 'nobody has rallied yet').toBe('N2932 RG');
  rally(match);
  expect(unit(match, '3/18')).toBe('N2932');
});

test('TKG 27.2.3-b: in the next phase all are free again', () => {
  const match = scene(
    'allied combat 4',
    '2/16 N2932 acted=fought',
    '1/18 N2932 acted=moved',
    'WN66/352 N3031',
  );
  expect(refusal(match, 'attack N3031 2/16+1/18')).toBe('');
  play(match, 'fight');
  expect([refusal(match, 'move 2/16 N3032'), refusal(match, 'move 1/18 N3032')]).toEqual(['', '']);
});

test('TKG 27.2.3-c: by the base rules an attack goes into the next hex, and at an enemy', () => {
  const match = scene('allied combat 4', ...EASY, '1/16 N3033', 'WN71/352 N2930', 'II/916 N3131');
  expect(refusal(match, 'attack N3032 2/16'), 'nobody is there').toBe('27.2.3-c');
  expect(refusal(match, 'attack N3131 2/16'), 'two hexes away').toBe('27.2.3-c');
  expect(refusal(match, 'attack N3031 2/16+1/16'), 'one of them is two hexes away').toBe('27.2.3-c');
  expect(refusal(match, 'attack Rangers 2/16')).toBe('27.2.3-c');
  expect(legal(match, 'attack').map((action) => action.split(' ')[1])).toEqual(Array(7).fill('N3031'));
});

test('TKG 27.2.3-c: by the base rules nobody moves into an enemy, or where he stands', () => {
  const match = scene('allied movement 4', '2/16 N2932', 'WN66/352 N3031 RG');
  expect(refusal(match, 'move 2/16 N3031')).toBe('27.2.5-j');
  expect(refusal(match, 'move 2/16 N3032+N2932')).toBe('27.2.5-j');
  expect(refusal(match, 'move 2/16 N3132'), 'no neighbour').toBe('27.2.5-j');
});

test('TKG 27.2.6-a: only who neither fought nor moved rallies', () => {
  const units = ['1/16 N3032 DG acted=fought', '2/16 N3032 DG acted=moved', '3/16 N3032 DG'];
  const match = rally(scene('allied movement 4', ...units));
  expect(['1/16', '2/16', '3/16'].map((name) => unit(match, name))).toEqual([
    'N3032 DG',
    'N3032 DG',
    'N3032 RG',
  ]);
});

test('TKG 27.2.6-a: the airborne, who rest in the first phase, may rally in it', () => {
  const match = scene('allied movement 1', '1/505 N2618 RG', '1/16 N2932');
  expect(unit(rally(match), '1/505')).toBe('N2618');
});

test('TKG 27.2.6-b: Regroup is taken off, Disorganized becomes Regroup', () => {
  const match = scene('allied movement 4', '1/16 N3032 RG', '2/16 N3032 DG', '3/16 N3032 reduced');
  rally(match);
  expect(['1/16', '2/16', '3/16'].map((name) => unit(match, name))).toEqual([
    'N3032',
    'N3032 RG',
    'N3032 reduced',
  ]);
});

test('TKG 27.2.6-c: units in the landing displays do not rally, nor do the Rangers in theirs', () => {
  const waiting = ['1/115 Omaha-3 RG', '1/18 Omaha-4 DG', '2Rgr Rangers DG'];
  const match = rally(scene('allied movement 3', '1/16 N3032 RG', ...waiting));
  expect(['1/16', '1/115', '1/18', '2Rgr'].map((name) => unit(match, name))).toEqual([
    'N3032',
    'Omaha-3 RG',
    'Omaha-4 DG',
    'Rangers DG',
  ]);
});

test('TKG 27.2.6-c: Germans rally in their own segment, if they are active', () => {
  const match = scene(
    'german movement 4',
    'II/916 N3231 DG active',
    'I/726 N3232 DG',
    '1/16 N3032 DG',
    'WN68/352 N3030 DG',
  );
  rally(match);
  expect(asks(match), 'a nest rolls for it').toBe('* recovery.roll');
  expect(['II/916', 'I/726', '1/16', 'WN68/352'].map((name) => unit(match, name))).toEqual([
    'N3231 RG',
    'N3232 DG',
    'N3032 DG',
    'N3030 DG',
  ]);
});
