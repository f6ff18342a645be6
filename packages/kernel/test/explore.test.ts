import { expect, test } from 'vitest';
import {
  CHANCE,
  call,
  counts,
  d6,
  done,
  drawFrom,
  type Engine,
  type EventType,
  type GameState,
  int,
  names,
  outcomes,
  perft,
  rulebook,
  sumOf,
  twoD6,
  where,
} from './kernel.ts';
import { type G, playedTo, startOutpost } from './outpost.ts';
import { act, BLUE, begin, RED, tiny } from './tiny.ts';

const CHIT = names('chit', ['red', 'blue']);
const schema = { sum: int(0, 99), cup: counts(CHIT), drawn: counts(CHIT) };
type T = GameState<typeof schema>;
const { procedure, verb } = rulebook<T>();
const noise = { name: 'noise', rule: '1', say: '', args: {} } as unknown as EventType;

/** Blue throws two dice, one after the other or both at once, or draws two chits of three, or lets Red choose. */
function fair() {
  const red = procedure('red', {}, {
    choose: {
      rule: '3',
      prompt: '',
      who: () => RED,
      may: [verb('die', () => 'die'), verb('take', () => where(int(1, 3), () => null), (g, _c, many) => { g.sum += many; return done; })],
    },
    die: { rule: '3', chance: d6, then(g, _c, die) { g.sum += die; return done; } },
  }); // biome-ignore format: a table
  const main = procedure('game', { left: int(0, 9) }, {
    choose: {
      rule: '1',
      prompt: '',
      who: () => BLUE,
      may: [
        verb('dice', (_g, c) => { c.left = 2; return 'die'; }),
        verb('pair', () => 'pair'),
        verb('chits', (_g, c) => { c.left = 2; return 'chit'; }),
        verb('ask', () => call(red, {}, 'choose')),
        verb('end', () => done),
      ],
    },
    die: {
      rule: '1',
      chance: d6,
      then(g, c, die) {
        g.emit(noise, {});
        g.sum += die;
        c.left -= 1;
        return c.left > 0 ? 'die' : 'choose';
      },
    },
    pair: { rule: '1', chance: twoD6, then(g, _c, thrown) { g.sum += sumOf(thrown); return 'choose'; } },
    chit: {
      rule: '2',
      chance: (g) => drawFrom(g.cup),
      then(g, c, chit) {
        g.cup.take(chit);
        g.drawn.add(chit);
        c.left -= 1;
        return c.left > 0 ? 'chit' : 'choose';
      },
    },
  }); // biome-ignore format: a table
  const setUp = (g: T) => { g.cup.set(0, 2); g.cup.set(1, 1); }; // biome-ignore format: short
  return begin(tiny({ schema, main, procedures: [red], scenarios: { plain: { title: '', setUp } } }));
}

const sum = { measure: (engine: Engine<T>) => engine.g.sum, key: String };
const fractions = (shares: ReturnType<typeof outcomes<T, number>>) =>
  Object.fromEntries(shares.map(({ outcome, weight, total }) => [outcome, `${weight}/${total}`]));

const TWO_DICE = {
  2: '1/36', 3: '1/18', 4: '1/12', 5: '1/9', 6: '5/36', 7: '1/6', 8: '5/36', 9: '1/9', 10: '1/12', 11: '1/18', 12: '1/36',
}; // biome-ignore format: a table

test('the sum of two dice, thrown one after the other or at once, is exact', () => {
  expect(fractions(outcomes(fair(), act('dice'), sum))).toEqual(TWO_DICE);
  expect(fractions(outcomes(fair(), act('pair'), sum))).toEqual(TWO_DICE);
});

test('outcomes come with the most likely first, and their probability as a number', () => {
  const shares = outcomes(fair(), act('dice'), sum);
  expect(shares[0]).toMatchObject({ outcome: 7, weight: 1n, total: 6n });
  expect(shares[0]?.probability).toBeCloseTo(1 / 6, 14);
  expect(shares.map(({ outcome }) => outcome).slice(-2)).toEqual([2, 12]);
  expect(shares.reduce((total, { probability }) => total + probability, 0)).toBeCloseTo(1, 13);
});

test('a draw without putting back changes what may come next', () => {
  const shares = outcomes(fair(), act('chits'), {
    measure: ({ g }) => `${g.drawn.get(0)} red, ${g.drawn.get(1)} blue`,
    key: (text) => text,
  });
  expect(shares.map(({ outcome, weight, total }) => `${outcome}: ${weight}/${total}`)).toEqual([
    '1 red, 1 blue: 2/3',
    '2 red, 0 blue: 1/3',
  ]);
});

test('without an action it begins where the engine stands', () => {
  const engine = fair();
  engine.apply(act('dice'));
  engine.resolve(6);
  expect(fractions(outcomes(engine, null, sum))).toEqual(
    Object.fromEntries([7, 8, 9, 10, 11, 12].map((total) => [total, '1/6'])),
  );
});

test('what Chance does not touch is certain', () => {
  expect(outcomes(fair(), act('end'), sum)).toEqual([{ outcome: 0, weight: 1n, total: 1n, probability: 1 }]);
  expect(outcomes(fair(), null, sum)).toHaveLength(1);
});

test('a player on the way is decided for', () => {
  const settled = (at: Engine<T>) => at.path === 'game.choose';
  const decide = (): ReturnType<typeof act> => act('take', 2);
  expect(fractions(outcomes(fair(), act('ask'), { ...sum, settled, decide }))).toEqual({ 2: '1/1' });
  const dies = (): ReturnType<typeof act> => act('die');
  expect(
    Object.keys(fractions(outcomes(fair(), act('ask'), { ...sum, settled, decide: dies }))),
  ).toHaveLength(6);
});

test('settled says where the matter ends, even while Chance is asked', () => {
  const settled = (at: Engine<T>) => at.side === CHANCE && at.g.sum > 0;
  expect(Object.keys(fractions(outcomes(fair(), act('dice'), { ...sum, settled })))).toHaveLength(6);
});

test('a player whom nobody decides for is an error', () => {
  const engine = fair();
  const before = engine.snapshot();
  expect(() => outcomes(engine, act('ask'), { ...sum, settled: () => false })).toThrow(
    'game.choose/red.choose: nobody decides for the player who is asked',
  );
  expect(engine.snapshot()).toEqual(before);
});

test('the engine is as it was afterwards, and nobody heard anything', () => {
  const engine = fair();
  engine.trail = [];
  engine.g.log = [];
  const [before, mark, { trail, g }] = [engine.snapshot(), engine.mark(), engine];
  const log = g.log;
  outcomes(engine, act('dice'), sum);
  expect([engine.snapshot(), engine.mark()]).toEqual([before, mark]);
  expect(engine.trail).toBe(trail);
  expect(engine.g.log).toBe(log);
  expect([engine.trail, engine.g.log]).toEqual([[], []]);
});

test('the engine is as it was even where something was thrown', () => {
  const engine = fair();
  engine.trail = [];
  engine.g.log = [];
  const before = engine.snapshot();
  const broken = (): number => {
    if (engine.g.sum === 9) throw new Error('nine');
    return 0;
  };
  expect(() => outcomes(engine, act('dice'), { measure: broken, key: String })).toThrow('nine');
  expect(() => outcomes(engine, act('fly'), sum)).toThrow('input: “fly” is not asked here');
  expect(() =>
    outcomes(engine, act('ask'), { ...sum, settled: () => false, decide: () => act('fly') }),
  ).toThrow('“fly”');
  expect(engine.snapshot()).toEqual(before);
  expect([engine.trail, engine.g.log]).toEqual([[], []]);
});

test('too many branches are not counted', () => {
  expect(() => outcomes(fair(), act('dice'), { ...sum, most: 36 })).not.toThrow();
  expect(() => outcomes(fair(), act('dice'), { ...sum, most: 35 })).toThrow(
    new RangeError('too many branches to count them all'),
  );
});

test('the chance that a shot at the ford hurts is two in three', () => {
  const { engine } = startOutpost(playedTo.blueDodges);
  const hurt = { measure: (at: Engine<G>) => at.g.scout.hurt.get(0) === 1, key: String };
  expect(
    outcomes(engine, act('duck'), hurt).map(({ outcome, weight, total }) => [outcome, weight, total]),
  ).toEqual([
    [true, 2n, 3n],
    [false, 1n, 3n],
  ]);
  expect(outcomes(engine, act('jump'), hurt).map(({ outcome }) => outcome)).toEqual([false]);
});

test('perft counts the ways to go on', () => {
  const engine = fair();
  const before = engine.snapshot();
  expect([0, 1].map((depth) => perft(engine, depth))).toEqual([1, 5]);
  // dice 6, pair 36, chits 2, ask 4 answers of Red, end 1 since it is over
  expect(perft(engine, 2)).toBe(6 + 36 + 2 + 4 + 1);
  // dice 36, pair 36 x 5, chits red-red and red-blue and blue-(red, forced) x 5 … once the last is forced
  expect(perft(engine, 3)).toBe(36 + 36 * 5 + (2 + 5) + (6 + 3 * 5) + 1);
  expect(engine.snapshot()).toEqual(before);
});

test('perft of Chance counts what can come up, not how often', () => {
  const engine = fair();
  engine.apply(act('pair'));
  expect(perft(engine, 1)).toBe(36);
  const other = fair();
  other.apply(act('chits'));
  expect(perft(other, 1)).toBe(2);
});

test('perft of a game that is over is one', () => {
  const engine = fair();
  engine.apply(act('end'));
  expect(perft(engine, 4)).toBe(1);
});

test('perft of the outpost, counted by hand', () => {
  const { engine } = startOutpost(playedTo.blueMoves);
  // three scouts to the ford, two guns, seven signals, the end
  expect(perft(engine, 1)).toBe(3 + 2 + 7 + 1);
  // each scout is aimed at in two ways; a gun known leaves one gun; Red has 12 codes and the end
  expect(perft(engine, 2)).toBe(3 * 2 + 2 * (3 + 1 + 7 + 1) + (7 + 1) * 13);
});
