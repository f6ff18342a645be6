import { expect, test } from 'vitest';
import { asks, chances, legal, opening, piece, play, position, refusal, row, scene, seen } from './scene.ts';

const begun = (...words: string[]) => play(opening('crossroads', { mines: 'no' }), '1/3/5', ...words);

test('2.1: the first card is sun three times in seven, mud and fog twice each', () => {
  expect(chances(begun())).toEqual({ sun: '3/7', mud: '2/7', fog: '2/7' });
});

test('2.1: a card that was turned is out of the deck', () => {
  const match = scene('red moves', 'B1 0103', 'R1 0903', 'deck sun=1 fog=2');
  play(match, 'end');
  expect(chances(match)).toEqual({ sun: '1/3', fog: '2/3' });
  expect(row(position(play(match, 'sun')), 'deck')).toEqual({ fog: '2' });
});

test('2.1: a forecast card is turned without a draw, and both sides see it coming', () => {
  const match = play(opening('forecast'), '1/3/5');
  for (const side of [0, 1]) expect(seen(match, side)).toContain('\nnext mud sun\n');
  play(match, 'bury 0304');
  expect(asks(match)).toBe('* turn.draw');
  expect(match.answers.at(-1)).toMatchObject({ step: 'turn.card', text: 'mud', forced: true });
  expect(position(match)).toContain('\ncard mud\nnext sun\ndeck sun=2 mud=1 fog=2\n');
});

test('2.1: behind the forecast the rest of the deck comes by its own chances', () => {
  const match = scene('red moves', 'B1 0103', 'R1 0903', 'next fog', 'deck sun=2 mud=1');
  expect(asks(play(match, 'end'))).toBe('* turn.draw');
  play(match, 'blue-fight', 'red-fight', 'blue-move', 'end', 'end'); // nobody is near enough to fight
  expect(asks(match)).toBe('* turn.card');
  expect(chances(match)).toEqual({ sun: '2/3', mud: '1/3' });
});

test('2.1: mud halves movement', () => {
  const four = 'move B1 0201+0301+0401+0501';
  expect(refusal(scene('blue moves', 'B1 0101', 'R1 0907'), four)).toBe('');
  const mud = scene('blue moves', 'B1 0101', 'R1 0907', 'card mud');
  expect(refusal(mud, 'move B1 0201+0301')).toBe('');
  expect(refusal(mud, 'move B1 0201+0301+0401')).toBe('3.6');
});

test('2.1: in fog nobody is ambushed', () => {
  const pieces = ['B1 0203', 'B2 0103', 'R1 0404'];
  expect(asks(play(scene('blue moves', ...pieces, 'card sun'), 'move B1 0304'))).toBe('red moving.ambush');
  expect(asks(play(scene('blue moves', ...pieces, 'card fog'), 'move B1 0304'))).toBe('blue round.act');
});

test('2.2: four chits, each as likely as the others, and drawn chits stay out', () => {
  const match = begun('sun');
  expect(chances(match)).toEqual({
    'blue-move': '1/4',
    'blue-fight': '1/4',
    'red-move': '1/4',
    'red-fight': '1/4',
  });
  play(match, 'red-move', 'end');
  expect(chances(match)).toEqual({ 'blue-move': '1/3', 'blue-fight': '1/3', 'red-fight': '1/3' });
  play(match, 'blue-move', 'end');
  expect(chances(match)).toEqual({ 'blue-fight': '1/2', 'red-fight': '1/2' });
});

test('2.2: the last chit is drawn by itself, then the next turn begins', () => {
  const match = begun('sun', 'red-move', 'end', 'blue-fight');
  expect(match.answers.at(-1)).toMatchObject({ text: 'end', forced: true }); // Blue is next to nobody
  expect(chances(match)).toEqual({ 'blue-move': '1/2', 'red-fight': '1/2' });
  play(match, 'red-fight');
  expect(asks(match)).toBe('blue round.act');
  expect(match.answers.at(-1)).toMatchObject({ text: 'blue-move', forced: true });
  play(match, 'end');
  expect(asks(match)).toBe('* turn.card');
  expect(row(position(match), 'turn').is).toBe('2');
});

test('2.2: a chit gives its side a round of moving or of fighting', () => {
  const pieces = ['B1 0303', 'R1 0403'];
  expect(legal(scene('blue fights', ...pieces))).toEqual(['attack 0403 B1', 'end']);
  expect(legal(scene('red fights', ...pieces))).toEqual(['attack 0303 R1', 'end']);
  expect(legal(scene('red moves', ...pieces), 'attack')).toEqual([]);
  expect(legal(scene('red moves', ...pieces), 'move B1')).toEqual([]);
  expect(legal(scene('red moves', ...pieces), 'move R1').length).toBeGreaterThan(0);
});

test('2.2: a new round makes pieces ready again, and a round of moving steadies those of its side', () => {
  const match = scene(
    'red fights',
    'B1 0303 shaken=yes fought=yes moved=yes ambushed=yes',
    'R1 0403 shaken=yes',
    'hex 0403 attacked=yes',
    'cup blue-move=1 red-move=1',
  );
  expect(asks(match)).toBe('* turn.draw'); // Red has nobody steady to fight with
  play(match, 'blue-move');
  expect(piece(match, 'B1')).toEqual({ at: '0303', steps: '2', value: '4', faceUp: 'yes', shaken: 'no', moved: 'no', fought: 'no' }); // biome-ignore format: one line
  expect(piece(match, 'R1').shaken).toBe('yes');
  expect(row(position(match), 'hex 0403').attacked).toBeUndefined();
});

test('2.2: a round of fighting steadies nobody', () => {
  const match = scene(
    'red moves',
    'B1 0303 shaken=yes',
    'B2 0304',
    'R1 0403',
    'cup blue-fight=1 red-fight=1',
  );
  play(match, 'end', 'blue-fight');
  expect([asks(match), piece(match, 'B1').shaken]).toEqual(['blue round.act', 'yes']);
});
