import { expect, test } from 'vitest';
import { isAsk, isChance } from '../src/procedure.ts';
import {
  among,
  type Call,
  call,
  d6,
  done,
  flag,
  type GameState,
  int,
  list,
  maybe,
  NONE,
  names,
  type Procedure,
  RulesError,
  rulebook,
  starting,
} from './kernel.ts';
import { act, BLUE, begin, tiny } from './tiny.ts';

const DOOR = names('door', ['left', 'middle', 'right']);
const schema = { turn: int(1, 9), gold: int(0, 99) };
const UNIT = names('unit', ['B1', 'B2', 'R1']);
const { procedure, verb } = rulebook<GameState<typeof schema>>();

test('a procedure keeps its steps in the order of the book, by name', () => {
  const combat = procedure('combat', { target: UNIT, way: list(UNIT, 3) }, { odds: () => 'roll', roll: { rule: '1', chance: d6, then: () => done } }); // biome-ignore format: a table
  expect([combat.name, combat.stepNames]).toEqual(['combat', ['odds', 'roll']]);
  expect([combat.stepIndex.get('odds'), combat.stepIndex.get('roll'), combat.stepIndex.get('x')]).toEqual([
    0,
    1,
    undefined,
  ]);
  expect(combat.steps).toHaveLength(2);
});

test('locals stand behind the three cells of the frame', () => {
  const combat = procedure('combat', { target: UNIT, way: list(UNIT, 3), hit: flag }, { only: () => done });
  expect(combat.layout.slots.map(({ path, base }) => `${path} ${base}`)).toEqual([
    'target 3',
    'way# 4',
    'way 5',
    'hit 8',
  ]);
  expect(combat.layout.size).toBe(9);
});

test('steps are told apart: running, asking a player, asking Chance', () => {
  const ask = { rule: '1', prompt: '', who: () => 0, may: [] };
  const chance = { rule: '1', chance: d6, then: () => done };
  const run = () => done;
  expect([ask, chance, run].map((step) => isAsk(step as never))).toEqual([true, false, false]);
  expect([ask, chance, run].map((step) => isChance(step as never))).toEqual([false, true, false]);
});

test('a verb has its arguments one after another and then its effect', () => {
  const first = () => among(UNIT, [0], { rule: '1', text: 'no' });
  const then = (): typeof done => done;
  expect(verb('pass', then)).toEqual({ name: 'pass', params: [], then });
  expect(verb('move', first, first, then)).toEqual({ name: 'move', params: [first, first], then });
});

test('a call names the procedure, its arguments and the step to go on with', () => {
  const losses = procedure('losses', { many: int(0, 4) }, { only: () => done });
  expect(call(losses, { many: 2 }, 'next')).toEqual({ call: losses, args: { many: 2 }, then: 'next' });
  expect(call(losses, {}, done)).toEqual({ call: losses, args: {}, then: done });
});

test('a local cannot have a name that frames use themselves', () => {
  for (const word of ['origin', 'cells']) {
    const main = procedure('game', { [word]: flag }, { only: () => done });
    expect(() => tiny({ schema, main })).toThrow(`game: a local cannot be called ${word}`);
  }
});

const memory = { level: int(0, 9), lamp: starting(int(0, 9), 7), found: list(maybe(DOOR), 3) };

/** A recursive procedure: each level has memory of its own, the innermost asks. */
function cellar(deepest: number, stackCells?: number) {
  const dig: Procedure<typeof memory> = procedure('dig', memory, {
    down(_g, c) {
      if (c.level === deepest) return 'ask';
      c.found.fill([c.level % 3, NONE]);
      return call(dig, { level: c.level + 1, found: [c.level % 3] }, 'up');
    },
    ask: {
      rule: '2',
      prompt: '',
      who: () => BLUE,
      may: [
        verb('light', (_g, c) => {
          c.lamp = 9;
          return 'up';
        }),
        verb('wait', () => 'up'),
      ],
    },
    up(g, c) {
      g.gold += c.level * 10 + c.lamp;
      return done;
    },
  });
  const main = procedure('game', {}, { start: () => call(dig, {}, 'after'), after: { rule: '3', chance: d6, then: () => done } }); // biome-ignore format: a table
  return tiny({ schema, main, procedures: [dig], ...(stackCells === undefined ? {} : { stackCells }) });
}

test('procedures nest, each frame with its own locals', () => {
  const engine = begin(cellar(2));
  expect(engine.path).toBe('game.after/dig.up/dig.up/dig.ask');
  expect(engine.stepName).toBe('dig.ask');
  const [first = 0, , last = 0] = engine
    .stack()
    .slice(1)
    .map(({ base }) => base);
  expect(engine.stack().map(({ procedure: { name }, step }) => `${name} ${step}`)).toEqual([
    'game 1',
    'dig 2',
    'dig 2',
    'dig 1',
  ]);
  const frame = (base: number) => [...engine.g.cells.data.slice(base + 3, base + 9)];
  expect(frame(first)).toEqual([0, 7, 2, 0, NONE, NONE]);
  expect(frame(last)).toEqual([2, 7, 1, 1, NONE, NONE]);
});

test('a procedure that is done gives way to the one that called it, with its locals as they were', () => {
  const engine = begin(cellar(2));
  engine.apply(act('light'));
  expect(engine.g.gold).toBe(29 + 17 + 7);
  expect(engine.path).toBe('game.after');
});

test('what is offered sees the locals of its own procedure again once what was tried is taken back, or a state is loaded', () => {
  const inner = procedure('inner', { door: DOOR }, { ask: askFor(() => 'after'), after: () => done });
  const outer = procedure('outer', { pad: flag, door: DOOR }, { ask: askFor(() => call(inner, {}, 'after')), after: () => done }); // biome-ignore format: a table
  const main = procedure('game', {}, { start: () => call(outer, { door: 2 }, done) });
  const engine = begin(tiny({ schema, main, procedures: [outer, inner] }));
  const { offer } = engine;
  const before = engine.snapshot();
  const doors = () => offer.list(9).map(({ args }) => args[0]);
  expect(doors()).toEqual([0, 1]);
  const mark = engine.mark();
  engine.play(act('open', 1));
  expect(engine.stepName).toBe('inner.ask');
  engine.rollback(mark);
  expect(doors()).toEqual([0, 1]);
  engine.play(act('open', 1));
  engine.load(before);
  expect(doors()).toEqual([0, 1]);
});

/** Asks for any door but the one that is remembered. */
function askFor<C extends { readonly door: number }, const N extends 'after' | Call<'after'>>(then: () => N) {
  const others = (_g: unknown, c: C) => among(DOOR, [0, 1, 2].filter((door) => door !== c.door), { rule: '4', text: '' }); // biome-ignore format: one line
  return { rule: '4', prompt: '', who: () => BLUE, may: [verb('open', others, then)] };
}

test('a call cannot give what the procedure has no memory for', () => {
  const inner = procedure('inner', { door: DOOR }, { only: () => done });
  const args: object = { window: 1 };
  const main = procedure('game', {}, { start: () => call(inner, args, done) });
  expect(() => begin(tiny({ schema, main, procedures: [inner] }))).toThrow(
    new RulesError('inner has no “window”'),
  );
});

test('frames leave nothing behind', () => {
  const engine = begin(cellar(3));
  engine.apply(act('light'));
  const stack = engine.g.cells.data.slice(engine.game.layout.size);
  expect([...stack.slice(0, 3)]).toEqual([0, 1, 0]);
  expect(stack.slice(3).every((cell) => cell === 0)).toBe(true);
  engine.resolve(1);
  expect(engine.over).toBe(true);
  expect(engine.g.cells.data.slice(engine.game.layout.size).every((cell) => cell === 0)).toBe(true);
  expect([...engine.g.cells.data.slice(0, 2)]).toEqual([0, 0]);
});

test('a stack may fill its cells to the last, and no further', () => {
  const frames = 3 + 3 * 9;
  expect(begin(cellar(2, frames)).path).toBe('game.after/dig.up/dig.up/dig.ask');
  expect(() => begin(cellar(2, frames - 1))).toThrow(new RulesError('dig: nested too deep'));
});

test('a call with done at its end takes the place of the caller', () => {
  const last = procedure('last', { gift: int(0, 9) }, { ask: { rule: '2', chance: d6, then(g, c, die) { g.gold = 10 * c.gift + die; return done; } } }); // biome-ignore format: a table
  const middle = procedure(
    'middle',
    { gift: int(0, 9) },
    { pass: (_g, c) => call(last, { gift: c.gift + 1 }, done) },
  );
  const main = procedure('game', { gift: int(0, 9) }, { start: () => call(middle, { gift: 4 }, 'end'), end: (g) => { g.turn = 2; return done; } }); // biome-ignore format: a table
  const engine = begin(tiny({ schema, main, procedures: [middle, last] }));
  expect(engine.path).toBe('game.end/last.ask');
  engine.resolve(3);
  expect([engine.over, engine.g.gold, engine.g.turn]).toEqual([true, 53, 2]);
});

test('even the whole game may end in a call', () => {
  const last = procedure('last', {}, { ask: { rule: '2', chance: d6, then: () => done } });
  const main = procedure('game', {}, { start: () => call(last, {}, done) });
  const engine = begin(tiny({ schema, main, procedures: [last] }));
  expect([engine.path, engine.stack().map(({ base }) => base)]).toEqual([
    'last.ask',
    [engine.game.layout.size],
  ]);
  engine.resolve(1);
  expect(engine.over).toBe(true);
});

test('arguments that are not given leave the locals at their initial values', () => {
  const sub = procedure(
    'sub',
    { a: starting(int(0, 9), 3), b: int(2, 5), c: list(DOOR, 2) },
    { ask: { rule: '1', chance: d6, then: () => done } },
  );
  const undefinedArg = { a: undefined } as unknown as { a: number };
  const main = procedure('game', {}, { start: () => call(sub, { ...undefinedArg, c: [2, 1] }, done) });
  const engine = begin(tiny({ schema, main, procedures: [sub] }));
  const base = engine.game.layout.size;
  expect([...engine.g.cells.data.slice(base + 3, base + 8)]).toEqual([3, 2, 2, 2, 1]);
});

test('arguments that do not fit the locals are an error', () => {
  const calling = (args: { many?: number; way?: number[] }) => {
    const sub = procedure('sub', { many: int(1, 4), way: list(DOOR, 2) }, { ask: { rule: '1', chance: d6, then: () => done } }); // biome-ignore format: short
    const main = procedure('game', {}, { start: () => call(sub, args, done) });
    return () => begin(tiny({ schema, main, procedures: [sub] }));
  };
  expect(calling({ many: 0 })).toThrow(/many: 0 is not in 1 … 4$/);
  expect(calling({ many: 5 })).toThrow(/many: 5 is not in 1 … 4$/);
  expect(calling({ many: Number.NaN })).toThrow(RangeError);
  expect(calling({ way: [0, 3] })).toThrow(/way: 3 is not in 0 … 2$/);
  expect(calling({ way: [0, 1, 2] })).toThrow(/way: full at 2$/);
  expect(calling({ many: 1, way: [2, 2] })).not.toThrow();
  expect(calling({ many: 4, way: [] })).not.toThrow();
});

test('a local refuses what is not of its kind', () => {
  const setting = (value: number) => () => {
    const main = procedure('game', { many: int(1, 4) }, { start(_g, c) { c.many = value; return done; } }); // biome-ignore format: a table
    return begin(tiny({ schema, main }));
  };
  for (const value of [0, 5, Number.NaN])
    expect(setting(value)).toThrow(new RangeError(`game.many: ${value} is not in 1 … 4`));
  for (const value of [1, 4]) expect(setting(value)).not.toThrow();
});

test('a state that stands between decisions is none to answer', () => {
  const engine = begin(cellar(0));
  const data = engine.snapshot();
  data[(engine.stack().at(-1)?.base ?? 0) + 1] = 2;
  engine.load(data);
  expect(() => engine.pending).toThrow(new RulesError('game.after/dig.up is not a decision'));
});

test('a call of a procedure that the game does not list is an error in the rules', () => {
  const stray = procedure('stray', {}, { ask: { rule: '1', chance: d6, then: () => done } });
  const main = procedure('game', {}, { start: () => call(stray, {}, done) });
  expect(() => begin(tiny({ schema, main }))).toThrow(
    new RulesError('stray is not among the procedures of tiny'),
  );
});

test('a roll is about locals by their names, about numbers, or about what a function tells', () => {
  const { roll } = rulebook<GameState<typeof schema>>();
  const main = procedure(
    'game',
    { door: DOOR, unit: UNIT },
    {
      first: roll('1', d6, (_g, c, die) => {
        c.door = die % 2 === 0 ? 1 : 2;
        return 'second';
      }),
      second: roll('2', d6, ['door', 7], () => 'third'),
      third: roll('3', d6, (g, c) => [g.turn, c.unit], () => done), // biome-ignore format: a table
    },
  );
  const engine = begin(tiny({ schema, main }));
  const questions = [6, 5, 4].map((die) => {
    const { question } = engine;
    engine.resolve(die);
    return question;
  });
  expect(questions).toEqual(['game.first  ', 'game.second  1,7', 'game.third  1,0']);
  expect(engine.over).toBe(true);
});
