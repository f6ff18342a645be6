import { expect, test } from 'vitest';
import { knowledge } from '../src/view.ts';
import {
  determinize,
  done,
  type Engine,
  type GameState,
  type HiddenRule,
  int,
  list,
  names,
  rulebook,
  seeded,
  table,
  UNKNOWN,
  viewOf,
  writeView,
} from './kernel.ts';
import { FORD, type G, HILL, playedTo, startOutpost } from './outpost.ts';
import { BLUE, begin, RED, tiny } from './tiny.ts';

const stateOf = (text: string): string[] => text.split('\n\n')[1]?.trimEnd().split('\n') ?? [];

test('a side that may know everything sees everything', () => {
  const { engine } = startOutpost(playedTo.blueDodges);
  expect(viewOf(engine, RED).data).toEqual(engine.snapshot());
});

test('what a side may not know is unknown in its view: a row, a scalar, a local; the rest is there', () => {
  const view = viewOf(startOutpost(playedTo.blueDodges).engine, BLUE);
  expect(stateOf(writeView(view))).toEqual([
    'day 1',
    'scout Ada at=ford',
    'gun north size=?',
    'gun south size=2 shown=yes',
    'mine ?',
    'sprung no',
    'cup red=1',
    '> game.again',
    '> turn.act side=blue gone=Ada',
    '> stepping.arrived scout=Ada to=ford',
    '> shot.dodge scout=Ada aim=?',
  ]);
  expect(view.data.filter((cell) => cell === UNKNOWN)).toHaveLength(3);
  expect([view.side, view.game.id, view.setUp.scenario]).toEqual([BLUE, 'outpost', 'patrol']);
});

test('a view says whose it is', () => {
  const { engine } = startOutpost(playedTo.redBuries);
  expect(writeView(viewOf(engine, BLUE))).toContain('\nscenario patrol\nseen-by blue\n\nday 1\n');
  expect(writeView(viewOf(engine, RED))).toContain('\nseen-by red\n');
});

test('of a hidden list its length is known, not its items, and nothing behind its end', () => {
  const { engine } = startOutpost('1/2; bury hill; red; code 2+1');
  expect(stateOf(writeView(viewOf(engine, BLUE)))).toContain('code ? ?');
  expect(stateOf(writeView(viewOf(engine, RED)))).toContain('code 2 1');
  const { engine: shorter } = startOutpost('1/2; bury hill; red; code 2');
  expect(viewOf(shorter, BLUE).data.filter((cell) => cell === UNKNOWN)).toHaveLength(4);
});

test('a view is a copy', () => {
  const { engine } = startOutpost(playedTo.blueMoves);
  const view = viewOf(engine, BLUE);
  engine.g.day = 2;
  expect(stateOf(writeView(view))).toContain('day 1');
});

test('a local is hidden in every frame of its procedure', () => {
  const { procedure, verb } = rulebook<GameState<{ turn: ReturnType<typeof int> }>>();
  const locals = { level: int(0, 2), plan: int(0, 9), way: list(int(0, 9), 3) };
  const dig: ReturnType<typeof procedure<typeof locals, 'down' | 'ask'>> = procedure('dig', locals, {
    down: (_g, c) =>
      c.level === 2 ? 'ask' : { call: dig, args: { level: c.level + 1, plan: 7, way: [1, 2] }, then: 'ask' },
    ask: { rule: '1', prompt: '', who: () => BLUE, may: [verb('a', () => done), verb('b', () => done)] },
  });
  const seenBy = (_g: unknown, _row: number, side: number) => side === BLUE;
  const hidden = { 'dig.plan': { seenBy }, 'dig.way': { seenBy } };
  const engine = begin(tiny({ schema: { turn: int(1, 2) }, main: dig, hidden }));
  expect(stateOf(writeView(viewOf(engine, RED)))).toEqual([
    'turn 1',
    '> dig.ask level=0 plan=?',
    '> dig.ask level=1 plan=? way=?+?',
    '> dig.ask level=2 plan=? way=?+?',
  ]);
  expect(viewOf(engine, RED).data.filter((cell) => cell === UNKNOWN)).toHaveLength(3 + 2 + 2);
  const world = determinize(viewOf(engine, RED), seeded(1));
  expect(world.path).toBe('dig.ask/dig.ask/dig.ask');
  expect(viewOf(world, RED).data).toEqual(viewOf(engine, RED).data);
});

/** So many worlds behind the view of Blue. */
function worlds(engine: Engine<G>, many = 60): Engine<G>[] {
  const [view, random] = [viewOf(engine, BLUE), seeded(44)];
  return Array.from({ length: many }, () => determinize(view, random) as Engine<G>);
}
const valuesIn = (found: readonly Engine<G>[], what: (g: G) => unknown): string[] =>
  [...new Set(found.map(({ g }) => JSON.stringify(what(g))))].sort();

test('behind a view are worlds in which the side sees just what it sees and may do the same', () => {
  const { engine } = startOutpost(playedTo.blueDodges);
  for (const world of worlds(engine, 10)) {
    expect(viewOf(world, BLUE).data).toEqual(viewOf(engine, BLUE).data);
    expect([world.path, world.side, world.g.cells.written]).toEqual([engine.path, BLUE, 0]);
    expect(world.legal()).toEqual(engine.legal());
    expect(world).not.toBe(engine);
  }
});

test('a world may be made in an engine that has been used before', () => {
  const view = viewOf(startOutpost(playedTo.blueDodges).engine, BLUE);
  const spare = startOutpost('2/1; bury ford; red; code 2+2; look north').engine;
  expect(determinize(view, seeded(5), spare)).toBe(spare);
  expect(spare.snapshot()).toEqual(determinize(view, seeded(5)).snapshot());
  expect([spare.path, spare.g.cells.written]).toEqual(['game.again/turn.act/stepping.arrived/shot.dodge', 0]);
});

test('a pool is dealt out whole: unknown guns share the sizes that are not in sight', () => {
  const sizes = (g: G) => [g.gun.size.get(0), g.gun.size.get(1)];
  expect(valuesIn(worlds(startOutpost(playedTo.blueMoves).engine), sizes)).toEqual(['[1,2]', '[2,1]']);
  expect(valuesIn(worlds(startOutpost(playedTo.blueDodges).engine), sizes)).toEqual(['[1,2]']);
});

test('a guess is made anew while it does not fit', () => {
  const mine = (g: G) => g.mine;
  expect(valuesIn(worlds(startOutpost(playedTo.blueMoves).engine), mine)).toEqual([`${FORD}`, `${HILL}`]);
  expect(valuesIn(worlds(startOutpost(playedTo.blueDodges).engine), mine)).toEqual([`${HILL}`]);
});

test('a guess goes by the options of the match', () => {
  const setUp = { scenario: 'patrol', options: { mines: 0, days: 1 } };
  expect(valuesIn(worlds(startOutpost('1/2', setUp).engine), (g) => g.mine)).toEqual(['-1']);
});

test('without a guess every value of the kind may be there, the items of a list too', () => {
  const { engine } = startOutpost('1/2; bury hill; red; code 2+1');
  const found = valuesIn(worlds(engine, 200), (g) => g.code.toArray());
  expect(found).toEqual(['[0,0]', '[0,1]', '[0,2]', '[1,0]', '[1,1]', '[1,2]', '[2,0]', '[2,1]', '[2,2]']);
  const aims = new Set(
    worlds(startOutpost(playedTo.blueDodges).engine).map(
      (w) => w.snapshot()[(w.stack().at(-1)?.base ?? 0) + 4],
    ),
  );
  expect([...aims].sort()).toEqual([0, 1]);
});

test('the truth is nowhere in the view', () => {
  const [one, other] = ['1/2; bury hill; blue', '2/1; bury ford; blue'].map((script) => viewOf(startOutpost(script).engine, BLUE)); // biome-ignore format: short
  expect(one?.data).toEqual(other?.data);
});

const rows = { x: table(names('row', ['a', 'b', 'c', 'd']), { v: int(1, 9, 4) }) };
type Rows = GameState<typeof rows>;

/** Four values of 1 to 9, of which the first is in sight. */
function row(rule: Omit<HiddenRule<Rows>, 'seenBy'>, guessFits = () => true) {
  const { procedure, verb } = rulebook<Rows>();
  const ask = { rule: '1', prompt: '', who: () => BLUE, may: [verb('a', () => done), verb('b', () => done)] };
  const game = tiny({
    schema: rows,
    main: procedure('game', {}, { ask }),
    hidden: { 'x.v': { seenBy: (_g, at) => at === 0, ...rule } },
    guessFits,
  });
  const engine = begin(game);
  for (const [at, value] of [5, 1, 2, 3].entries()) engine.g.x.v.set(at, value);
  return engine;
}
const valuesOf = (engine: Engine, base = 2) => [...engine.snapshot().slice(base, base + 4)];

test('a value in sight is taken out of the pool once', () => {
  const world = determinize(viewOf(row({ pool: () => [5, 5, 7, 8] }), BLUE), seeded(2));
  expect(valuesOf(world)[0]).toBe(5);
  expect(valuesOf(world).slice(1).sort()).toEqual([5, 7, 8]);
});

test('a pool that is too small is made up for by guesses', () => {
  const world = determinize(viewOf(row({ pool: () => [7, 8], guess: () => 9 }), BLUE), seeded(2));
  expect(valuesOf(world).slice(1).sort()).toEqual([7, 8, 9]);
});

test('guesses are made row by row, those before being filled in and those after at their initial value', () => {
  const seen: string[] = [];
  const engine = row({
    guess(g, at) {
      seen.push(`${at}: ${[0, 1, 2, 3].map((i) => g.x.v.get(i)).join()}`);
      return at + 6;
    },
  });
  determinize(viewOf(engine, BLUE), seeded(2));
  expect(seen).toEqual(['1: 5,4,4,4', '2: 5,7,4,4', '3: 5,7,8,4']);
});

test('uniform guesses reach both ends of the range', () => {
  const view = viewOf(row({}), BLUE);
  const random = seeded(3);
  const seen = new Set(
    Array.from({ length: 100 }, () => valuesOf(determinize(view, random))).flatMap((v) => v.slice(1)),
  );
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a view behind which nothing fits is an error, after a hundred guesses', () => {
  let judged = 0;
  const view = viewOf(
    row({}, () => {
      judged++;
      return false;
    }),
    RED,
  );
  expect(() => determinize(view, seeded(2))).toThrow(
    'tiny: no possible state was found behind the view of red',
  );
  expect(judged).toBe(100);
});

test('knowledge tells for each seat what it sees of the hidden fields, items and locals', () => {
  const seenIn = (script: string) => {
    const { engine, seats } = startOutpost(script);
    const cells = [...knowledge(engine, seats).values()];
    return seats.map((_, seat) => cells.map((seen) => (seen >> seat) & 1).join(''));
  };
  expect(seenIn(`${playedTo.blueMoves}; look south`)).toEqual(['010', '111']);
  expect(seenIn('1/2; bury hill; red; code 2+1')).toEqual(['00000', '11111']);
  expect(seenIn(playedTo.blueDodges)).toEqual(['0100', '1111']);
});

test('a game without secrets has nothing to hide', () => {
  const { procedure, verb } = rulebook<unknown>();
  const ask = { rule: '1', prompt: '', who: () => BLUE, may: [verb('a', () => done), verb('b', () => done)] };
  const engine = begin(tiny({ schema: {}, main: procedure('game', {}, { ask }) }));
  expect(viewOf(engine, RED).data).toEqual(engine.snapshot());
  expect(knowledge(engine, [[BLUE], [RED]]).size).toBe(0);
});
