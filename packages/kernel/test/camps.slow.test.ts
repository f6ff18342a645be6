import { ALLIES, CW, GERMAN, trio, US } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { Engine, prove, resultFor, sidesIn } from './kernel.ts';
import { act } from './tiny.ts';

const PLAIN = { scenario: 'plain', options: {} };

function played(game: ReturnType<typeof trio>, ...bids: number[]) {
  const engine = new Engine(game, PLAIN).begin();
  for (const bid of bids) engine.apply(act('bid', bid));
  return game.outcome(engine.g);
}

test('each side is its own camp where nothing is said', () => {
  const { camps } = trio();
  expect([camps.names.words, camps.of]).toEqual([
    ['us', 'commonwealth', 'german'],
    [0, 1, 2],
  ]);
  expect(sidesIn(camps, CW)).toEqual([CW]);
});

test('the sides of a camp win and lose together', () => {
  const game = trio({ camps: ALLIES });
  const outcome = played(game, 2, 2, 3);
  expect(outcome).toMatchObject({ winner: 0, grade: 'marginal', text: '4 to 3' });
  expect(sidesIn(game.camps, 0)).toEqual([US, CW]);
  expect([US, CW, GERMAN].map((side) => resultFor(game.camps, outcome, side))).toEqual([
    'won',
    'won',
    'lost',
  ]);
  const drawn = played(game, 1, 2, 3);
  expect([US, CW, GERMAN].map((side) => resultFor(game.camps, drawn, side))).toEqual([
    'drawn',
    'drawn',
    'drawn',
  ]);
});

test('one camp alone wins or loses against the cards', () => {
  const two = trio({ sides: ['us', 'commonwealth'], camps: { allies: ['us', 'commonwealth'] } });
  expect([US, CW].map((side) => resultFor(two.camps, played(two, 3, 2), side))).toEqual(['won', 'won']);
  expect([US, CW].map((side) => resultFor(two.camps, played(two, 3, 1), side))).toEqual(['lost', 'lost']);
  const one = trio({ sides: ['us'] });
  expect(resultFor(one.camps, played(one, 3), US)).toBe('lost');
});

test.each([
  [{ allies: ['us'], axis: ['german'] }, 'camps: commonwealth is in 0 of them, not in one'],
  [
    { allies: ['us', 'commonwealth', 'german'], axis: ['german'] },
    'camps: german is in 2 of them, not in one',
  ],
  [{ allies: ['us', 'commonwealth', 'poles'], axis: ['german'] }, 'camps: there is no side “poles”'],
])('%j is refused', (camps, said) => {
  expect(() => trio({ camps })).toThrow(said);
});

test.each([
  ['three sides in two camps', { camps: ALLIES }],
  ['two sides in one camp', { sides: ['us', 'commonwealth'], camps: { allies: ['us', 'commonwealth'] } }],
  ['one side alone', { sides: ['us'] }],
])('the prover finds nothing wrong with %s', (_what, made) => {
  expect(prove(trio(made), { games: 10, seed: 1, everyNth: 1 }).violations).toEqual([]);
});
