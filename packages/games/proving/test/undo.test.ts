import { seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { asks, BLUE, opening, play, position, RED, scene } from './scene.ts';

test('1.2: Red may dig up the mine and bury it elsewhere, until the dice fall', () => {
  const match = play(opening(), '1/3/5');
  const before = position(match);
  play(match, 'bury 0304');
  expect(match.whyNotUndo(BLUE)).toMatchObject({ rule: 'turn' });
  expect(match.undo(RED)).toBeNull();
  expect(position(match)).toBe(before);
  play(match, 'bury 0503');
  match.rollDice(seeded(1));
  const after = position(match);
  expect(match.undo(RED)).toMatchObject({ rule: 'turn' });
  expect(position(match)).toBe(after);
});

test('3.2: a move that meets nobody may be undone, and done again', () => {
  const match = scene('blue moves', 'B1 0103', 'B2 0103', 'R1 0907');
  const before = position(match);
  const after = position(play(match, 'move B1 0104+0105'));
  expect(match.undo(BLUE)).toBeNull();
  expect([position(match), match.answers]).toEqual([before, []]);
  expect(match.redo()).toBe(true);
  expect(position(match)).toBe(after);
});

test('3.2: several such moves may be undone one after another', () => {
  const match = scene('blue moves', 'B1 0103', 'B2 0103', 'B3 0106', 'R1 0907');
  const before = position(match);
  play(match, 'move B1 0104', 'move B2 0102');
  expect([match.undo(BLUE), match.undo(BLUE)]).toEqual([null, null]);
  expect(position(match)).toBe(before);
  expect(match.undo(BLUE)).toMatchObject({ rule: 'turn' });
});

test('2.2: the end of a round may be undone until the next chit is drawn', () => {
  const match = play(scene('blue moves', 'B1 0103', 'R1 0907', 'cup red-move=1 red-fight=1'), 'end');
  expect(match.whyNotUndo(BLUE)).toBeNull();
  play(match, 'red-move');
  expect(match.whyNotUndo(BLUE)).not.toBeNull();
});

test('4.1-a: a move is not undone once the other side is asked for an ambush', () => {
  const match = play(scene('blue moves', 'B1 0203', 'B2 0101', 'R1 0404'), 'move B1 0304');
  expect(asks(match)).toBe('red moving.ambush');
  expect(match.undo(BLUE)).not.toBeNull();
  play(match, 'hold'); // the decision is Blue's again, but what Red decided stands
  expect([match.undo(BLUE), match.undo(RED)]).not.toContain(null);
});

const beforeTheDie = (target: string) => {
  const match = scene('blue fights', 'B1 0304', 'B2 0303', target, 'R3 0907', 'support blue=1');
  return play(match, 'attack 0403 B1+B2', 'save');
};

test('5.4: a combat that turns up a piece is not undone; one that does not is, until the die falls', () => {
  const open = beforeTheDie('R1 0403');
  expect([asks(open), open.whyNotUndo(BLUE)]).toEqual(['* combat.roll', null]);
  const hidden = beforeTheDie('R4 0403');
  expect(asks(hidden)).toBe('* combat.roll');
  expect(hidden.undo(BLUE)).not.toBeNull();
  expect(play(open, '4').undo(BLUE)).not.toBeNull();
});

test('6.2: one who plays alone, or with consent, takes back everything to the beginning', () => {
  const match = opening();
  const random = seeded(7);
  const before = position(match);
  for (let i = 0; i < 60; i++) {
    match.rollDice(random);
    if (!match.engine.over) match.apply(match.engine.sample(random));
  }
  while (match.takeBack());
  expect(position(match)).toBe(before);
});

test('3.9: a move onto the mine is not undone, even before the die falls', () => {
  const match = scene('blue moves', 'mine 0304', 'B1 0203', 'B2 0101', 'R1 0907');
  expect(asks(play(match, 'move B1 0304'))).toBe('* enter.blast');
  expect(match.undo(BLUE)).not.toBeNull();
});

test('3.9: a move over a hex where the mine might have been is not undone: it told Blue something', () => {
  const match = scene('blue moves', 'mine 0403', 'B1 0203', 'B2 0101', 'R1 0907');
  expect(asks(play(match, 'move B1 0304'))).toBe('blue round.act');
  expect(match.undo(BLUE)).not.toBeNull();
});
