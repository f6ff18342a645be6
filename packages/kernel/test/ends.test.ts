import { expect, test } from 'vitest';
import {
  call,
  d6,
  done,
  type GameState,
  int,
  maybe,
  NONE,
  names,
  rulebook,
  setUpFor,
  start,
} from './kernel.ts';
import { act, BLUE, begin, RED, SIDE, tiny } from './tiny.ts';

const PLACE = names('place', ['camp', 'river']);
const schema = { turn: int(1, 9), fallen: int(0, 9), place: PLACE, winner: maybe(SIDE), after: int(0, 9) };
type G = GameState<typeof schema>;
const { procedure, verb } = rulebook<G>();

/** Blue raids turn after turn, and wins at once where four have fallen, however deep in a raid that is. */
function raids() {
  const fight = procedure(
    'fight',
    { dead: int(0, 6) },
    {
      roll: {
        rule: '2.1',
        chance: d6,
        then(g, c, die) {
          c.dead = die;
          g.fallen = Math.min(9, g.fallen + die);
          if (g.fallen >= 4) g.winner = BLUE;
          return 'mourn';
        },
      },
      mourn(g) {
        g.after += 1;
        return done;
      },
    },
  );
  const raid = procedure(
    'raid',
    { place: PLACE },
    {
      strike: {
        rule: '1.1',
        prompt: 'Raid the camp or the river, or give up',
        who: () => BLUE,
        may: [
          verb('camp', () => call(fight, {}, 'home')),
          verb('river', (g) => {
            g.place = 1;
            return call(fight, {}, done);
          }),
          verb('yield', (g) => {
            g.winner = RED;
            return 'home';
          }),
        ],
      },
      home(g) {
        g.after += 1;
        return done;
      },
    },
  );
  const main = procedure(
    'game',
    {},
    {
      turns: () => call(raid, {}, 'next'),
      next(g) {
        g.turn += 1;
        return g.turn === 4 ? done : 'turns';
      },
    },
  );
  return tiny({
    schema,
    main,
    procedures: [raid, fight],
    ends: (g) => g.winner !== NONE,
    outcome: (g) => ({ winner: g.winner, text: 'settled', score: {} }),
  });
}
const play = () => {
  const game = raids();
  return start(game, setUpFor(game, {}));
};

test('a game that ends within nested procedures runs none of their steps any more', () => {
  const match = play();
  match.apply(act('camp'));
  match.resolve(4);
  const { engine } = match;
  expect([engine.over, engine.pending, engine.g.winner, engine.g.after]).toEqual([true, undefined, BLUE, 0]);
  expect(match.legal()).toEqual([]);
  expect(match.why(act('camp')).map(({ text }) => text)).toEqual(['the game is over']);
});

test('it goes on as long as the end has not come', () => {
  const match = play();
  match.apply(act('camp'));
  match.resolve(3);
  expect([match.engine.over, match.engine.g.after, match.engine.stepName]).toEqual([false, 2, 'raid.strike']);
});

test('the end may come with a decision, too', () => {
  const engine = begin(raids());
  engine.apply(act('yield'));
  expect([engine.over, engine.g.winner, engine.g.after, engine.g.turn]).toEqual([true, RED, 0, 1]);
});

test('the procedures that are left leave nothing behind', () => {
  const ended = begin(raids());
  ended.apply(act('river'));
  ended.resolve(5);
  const fresh = begin(raids());
  fresh.apply(act('yield'));
  const size = ended.game.layout.size;
  expect([...ended.snapshot().slice(size)]).toEqual([...fresh.snapshot().slice(size)]);
  expect(
    ended
      .snapshot()
      .slice(size)
      .every((cell) => cell === 0),
  ).toBe(true);
});

test('the end can be undone and done again', () => {
  const match = play();
  const { engine } = match;
  match.apply(act('camp'));
  const before = engine.snapshot();
  match.resolve(6);
  expect(engine.over).toBe(true);
  expect(match.takeBack()).toBe(true);
  expect([...engine.snapshot()]).toEqual([...before]);
  expect([engine.over, engine.stepName]).toEqual([false, 'fight.roll']);
  expect(match.redo()).toBe(true);
  expect([engine.over, engine.g.winner]).toEqual([true, BLUE]);
  match.takeBack();
  match.resolve(1);
  expect(match.legal()).toEqual([act('camp'), act('river'), act('yield')]);
});
