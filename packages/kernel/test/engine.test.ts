import { expect, test } from 'vitest';
import {
  among,
  CHANCE,
  call,
  counts,
  d6,
  done,
  drawFrom,
  Engine,
  type GameState,
  IllegalAction,
  int,
  maybe,
  names,
  type Odds,
  type Procedure,
  RulesError,
  rulebook,
  seeded,
  where,
} from './kernel.ts';
import { act, BLUE, begin, RED, scripted, thrownBy, tiny } from './tiny.ts';

const DOOR = names('door', ['left', 'middle', 'right']);
const CHIT = names('chit', ['move', 'fight']);
const schema = {
  turn: int(1, 9),
  gold: int(0, 9999),
  door: maybe(DOOR),
  shut: counts(DOOR, 1),
  cup: counts(CHIT),
};
type G = GameState<typeof schema>;
const { procedure, verb } = rulebook<G>();
const shut = { rule: '1.3', text: 'That door is shut.' };
const openDoors = (g: G) => where(DOOR, (door) => (g.shut.get(door) === 1 ? shut : null));

/** Blue opens doors for gold until Red, who is asked after each, sends Blue home. */
function doors() {
  const main = procedure(
    'game',
    {},
    {
      choose: {
        rule: '1.1',
        prompt: 'Open a door',
        who: () => BLUE,
        may: [
          verb('open', openDoors, (g, _c, door) => {
            g.door = door;
            g.shut.set(door, 1);
            return 'reward';
          }),
        ],
      },
      reward: {
        rule: '1.2',
        chance: d6,
        then(g, _c, die) {
          g.gold += die;
          return 'send';
        },
      },
      send: {
        rule: '1.4',
        prompt: 'Send Blue home, or let Blue go on',
        who: () => RED,
        may: [verb('home', () => done), verb('on', (g) => (g.shut.total === 3 ? done : 'choose'))],
      },
    },
  );
  return begin(tiny({ schema, main }));
}

test('the first decision is waited for, with its side, rule, prompt and place', () => {
  const engine = doors();
  expect(engine.pending).toEqual({ side: BLUE, rule: '1.1', prompt: 'Open a door', path: 'game.choose' });
  expect([engine.side, engine.over, engine.stepName]).toEqual([BLUE, false, 'game.choose']);
  expect(engine.legal()).toEqual([act('open', 0), act('open', 1), act('open', 2)]);
  expect(engine.legal(2)).toEqual([act('open', 0), act('open', 1)]);
});

test('an action leads to Chance, Chance to the other side, and that to the end', () => {
  const engine = doors();
  engine.apply(act('open', 1));
  expect(engine.pending).toEqual({ side: CHANCE, rule: '1.2', prompt: '', path: 'game.reward' });
  expect([engine.side, engine.odds, engine.legal()]).toEqual([CHANCE, d6, []]);
  engine.resolve(4);
  expect(engine.pending).toMatchObject({ side: RED, path: 'game.send' });
  expect([engine.g.gold, engine.g.door]).toEqual([4, 1]);
  engine.apply(act('home'));
  expect([engine.over, engine.pending, engine.legal()]).toEqual([true, undefined, []]);
});

test('what was decided can be rolled back to any mark', () => {
  const engine = doors();
  const start = engine.snapshot();
  const first = engine.mark();
  engine.apply(act('open', 1));
  const [second, between] = [engine.mark(), engine.snapshot()];
  engine.resolve(6);
  engine.apply(act('home'));
  engine.rollback(second);
  expect(engine.snapshot()).toEqual(between);
  expect(engine.side).toBe(CHANCE);
  engine.rollback(first);
  expect(engine.snapshot()).toEqual(start);
});

test('a snapshot is a copy, and another engine goes on from it', () => {
  const engine = doors();
  engine.apply(act('open', 2));
  const copy = new Engine(engine.game, engine.setUp).load(engine.snapshot());
  engine.resolve(1);
  expect([copy.side, copy.g.gold, copy.g.door]).toEqual([CHANCE, 0, 2]);
  copy.resolve(5);
  expect([copy.g.gold, engine.g.gold]).toEqual([5, 1]);
});

test('an engine begins anew as often as it is told', () => {
  const engine = doors();
  const fresh = engine.snapshot();
  engine.apply(act('open', 2));
  engine.resolve(3);
  engine.begin();
  expect(engine.snapshot()).toEqual(fresh);
  expect(engine.g.cells.written).toBe(0);
});

test('the scenario writes its set-up, with the options at hand', () => {
  const main = procedure('game', {}, { roll: { rule: '1', chance: d6, then: () => done } });
  const game = tiny({
    schema,
    main,
    scenarios: {
      poor: { title: '', setUp: () => {} },
      rich: { title: '', setUp: (g) => Object.assign(g, { gold: 10 * (g.options.luck ?? 0) }) },
    },
  });
  expect(new Engine(game, { scenario: 'rich', options: { luck: 3 } }).begin().g.gold).toBe(30);
  expect(new Engine(game, { scenario: 'poor', options: { luck: 3 } }).begin().g.gold).toBe(0);
});

test('a refused action gives every reason and leaves the state as it is', () => {
  const engine = doors();
  engine.g.shut.set(1, 1);
  const before = engine.snapshot();
  expect(engine.why(act('open', 1))).toEqual([shut]);
  expect(engine.submit(BLUE, act('open', 1))).toEqual([shut]);
  const error = thrownBy(() => engine.apply(act('open', 1)));
  expect(error).toBeInstanceOf(IllegalAction);
  expect(error).toMatchObject({ name: 'IllegalAction', message: '1.3: That door is shut.', reasons: [shut] });
  expect(engine.snapshot()).toEqual(before);
});

test('only the side that is asked may answer', () => {
  const engine = doors();
  const before = engine.snapshot();
  expect(engine.why(act('open', 1), BLUE)).toEqual([]);
  expect(engine.why(act('open', 1), RED)).toEqual([{ rule: 'turn', text: 'blue decides now' }]);
  expect(engine.submit(RED, act('open', 1))).toEqual([{ rule: 'turn', text: 'blue decides now' }]);
  expect(engine.snapshot()).toEqual(before);
  expect(engine.submit(BLUE, act('open', 1))).toEqual([]);
  expect(engine.submit(BLUE, act('open', 1))).toEqual([{ rule: 'turn', text: 'Chance decides now' }]);
  engine.resolve(1);
  expect(engine.submit(RED, act('home'))).toEqual([]);
  expect(engine.submit(RED, act('home'))).toEqual([{ rule: 'turn', text: 'the game is over' }]);
});

test('a request that is no action is answered, not thrown at', () => {
  expect(doors().submit(BLUE, 'open')).toEqual([{ rule: 'input', text: 'an action is an object' }]);
});

test('Chance answers what can come up, when Chance is asked', () => {
  const engine = doors();
  expect(() => engine.resolve(3)).toThrow(new IllegalAction([{ rule: 'turn', text: 'Chance is not asked' }]));
  engine.apply(act('open', 0));
  const before = engine.snapshot();
  for (const outcome of [0, 7, 2.5, Number.NaN])
    expect(() => engine.resolve(outcome)).toThrow(`input: ${outcome} cannot come up here`);
  expect(engine.snapshot()).toEqual(before);
  engine.resolve(3);
  engine.apply(act('home'));
  expect(() => engine.resolve(3)).toThrow('turn: Chance is not asked');
});

test('an outcome without weight cannot come up', () => {
  const main = procedure(
    'game',
    {},
    { draw: { rule: '1', chance: (g) => drawFrom(g.cup), then: () => done } },
  );
  const game = tiny({
    schema: { ...schema, cup: counts(DOOR) },
    main,
    scenarios: { plain: { title: '', setUp: (g) => [0, 2].map((door) => g.cup.set(door, 1)) } },
  });
  const engine = begin(game);
  expect(() => engine.resolve(1)).toThrow('input: 1 cannot come up here');
  engine.resolve(2);
  expect(engine.over).toBe(true);
});

test('Chance can be let loose with a source of numbers', () => {
  const engine = doors();
  engine.apply(act('open', 0));
  engine.chance(scripted(4));
  expect([engine.g.gold, engine.side]).toEqual([5, RED]);
});

test('a sample is one of the legal actions', () => {
  const engine = doors();
  engine.g.shut.set(1, 1);
  const random = seeded(4);
  const seen = new Set(Array.from({ length: 60 }, () => JSON.stringify(engine.sample(random))));
  expect([...seen].sort()).toEqual([act('open', 0), act('open', 2)].map((action) => JSON.stringify(action)));
});

test('asking for what is not there is an error in the program that asks', () => {
  const engine = doors();
  expect(() => engine.odds).toThrow(new RulesError('game.choose does not ask Chance'));
  engine.apply(act('open', 0));
  expect(() => engine.offer).toThrow(new RulesError('game.reward does not ask a player'));
  expect(thrownBy(() => engine.offer).name).toBe('RulesError');
});

test('a choice of one resolves itself, and the trail tells it from a decision', () => {
  const engine = doors();
  engine.g.shut.set(0, 1);
  engine.trail = [];
  engine.apply(act('open', 1));
  engine.resolve(2);
  engine.apply(act('on'));
  expect(engine.trail).toEqual([
    { side: BLUE, step: 'game.choose', answer: act('open', 1), text: 'open middle', forced: false },
    { side: CHANCE, step: 'game.reward', answer: 2, text: '2', forced: false },
    { side: RED, step: 'game.send', answer: act('on'), text: 'on', forced: false },
    { side: BLUE, step: 'game.choose', answer: act('open', 2), text: 'open right', forced: true },
  ]);
  expect([engine.g.door, engine.side]).toEqual([2, CHANCE]);
});

test('a draw with one outcome left resolves itself', () => {
  const main = procedure(
    'game',
    {},
    {
      draw: {
        rule: '1',
        chance: (g) => drawFrom(g.cup),
        then(g, _c, chit) {
          g.cup.take(chit);
          g.gold = 10 * g.gold + chit + 1;
          return g.cup.total === 0 ? done : 'draw';
        },
      },
    },
  );
  const setUp = (g: G) => CHIT.words.forEach((_, chit) => void g.cup.set(chit, 2));
  const engine = new Engine(tiny({ schema, main, scenarios: { plain: { title: '', setUp } } }), {
    scenario: 'plain',
    options: {},
  });
  engine.trail = [];
  engine.begin();
  engine.resolve(1);
  engine.resolve(0);
  expect(engine.over).toBe(false);
  engine.resolve(0);
  expect([engine.over, engine.g.gold]).toEqual([true, 2112]);
  expect(engine.trail.map(({ text, forced }) => `${text} ${forced}`)).toEqual([
    'fight false',
    'move false',
    'move false',
    'fight true',
  ]);
});

/** Blue ends a round whenever he likes, and gold is paid after each of them; the game is three rounds long. */
function rounds() {
  const round = procedure('round', {}, {
    act: { rule: '2', prompt: 'Go on', who: () => BLUE, may: [verb('end', () => done), verb('idle', () => 'act')] },
  }); // biome-ignore format: short
  const main = procedure('game', {}, {
    begin: () => call(round, {}, 'pay'),
    pay: (g) => {
      g.gold += 10;
      g.turn++;
      return g.turn > 3 ? done : 'begin';
    },
  }); // biome-ignore format: short
  return begin(tiny({ schema, main, procedures: [round] }));
}

test('floor: with fewer procedures under way it does not run on, and goes on from there when it may', () => {
  const engine = rounds();
  engine.floor = engine.stack().length;
  engine.apply(act('end'));
  expect([engine.stepName, engine.g.gold, engine.stack().length]).toEqual(['game.pay', 0, 1]);
  engine.floor = 0;
  engine.advance();
  expect([engine.stepName, engine.g.gold]).toEqual(['round.act', 10]);
});

test('floor: what stays within it runs as ever, and so does everything where there is none', () => {
  const engine = rounds();
  engine.floor = engine.stack().length;
  engine.apply(act('idle'));
  expect([engine.stepName, engine.g.gold, engine.stack().length]).toEqual(['round.act', 0, 2]);
  engine.floor = 1; // the game itself
  engine.apply(act('end'));
  expect([engine.stepName, engine.g.gold]).toEqual(['round.act', 10]);
  engine.floor = 0;
  engine.apply(act('end'));
  engine.apply(act('end'));
  expect([engine.over, engine.g.gold]).toEqual([true, 30]);
});

test('floor: looking ahead to it and back leaves no trace', () => {
  const engine = rounds();
  const before = engine.snapshot();
  const mark = engine.mark();
  engine.floor = 2;
  engine.apply(act('end'));
  engine.floor = 0;
  engine.rollback(mark);
  expect(engine.snapshot()).toEqual(before);
  expect(engine.stepName).toBe('round.act');
});

/** A game whose Red, sent on by a throw, gets into what the test wants; before it there is a decision. */
function trouble(
  step: 'choose' | 'nowhere' | 'callNowhere' | 'nobody' | 'endless' | 'deep' | 'nothing' | 'short',
) {
  const deep: Procedure = procedure('deep', {}, { down: () => call(deep, {}, 'up'), up: () => done });
  const empty: Odds = { kind: CHIT, weight: () => 0, total: 0 };
  const main = procedure(
    'game',
    {},
    {
      choose: {
        rule: '1',
        prompt: '',
        who: () => BLUE,
        may: [
          verb('go', (g) => {
            g.gold = 50;
            return step;
          }),
          verb('roll', () => 'roll'),
        ],
      },
      roll: {
        rule: '1',
        chance: d6,
        then(g) {
          g.gold = 60;
          return step;
        },
      },
      nowhere: () => 'exit' as 'roll',
      callNowhere: () => call(deep, {}, 'exit' as 'roll'),
      nobody: { rule: '2', prompt: '', who: () => RED, may: [verb('take', () => among(DOOR, [], shut), () => done)] }, // biome-ignore format: short
      endless: (g) => {
        g.turn = g.turn === 9 ? 1 : g.turn + 1;
        return 'endless';
      },
      deep: () => call(deep, {}, 'roll'),
      nothing: { rule: '2', chance: empty, then: () => done },
      short: { rule: '2', chance: { ...empty, total: 3 }, then: () => done },
    },
  );
  return begin(tiny({ schema, main, procedures: [deep] }));
}

const TROUBLES = [
  ['nowhere', 'game has no step “exit”'],
  ['callNowhere', 'game has no step “exit”'],
  ['nobody', 'game.nobody: nothing can be done'],
  ['endless', 'game.endless: goes on for ever'],
  ['deep', 'deep: nested too deep'],
  ['nothing', 'chit: Chance has nothing to answer'],
  ['short', 'chit: the weights do not add up to 3'],
] as const;

test.each(TROUBLES)('rules that lead to “%s” are an error, and the state is as before', (step, said) => {
  const engine = trouble(step);
  const before = engine.snapshot();
  expect(() => engine.apply(act('go'))).toThrow(new RulesError(said));
  expect(engine.snapshot()).toEqual(before);
  expect(() => engine.submit(BLUE, act('go'))).toThrow(new RulesError(said));
  expect(engine.snapshot()).toEqual(before);
  engine.apply(act('roll'));
  const asked = engine.snapshot();
  expect(() => engine.resolve(2)).toThrow(new RulesError(said));
  expect(engine.snapshot()).toEqual(asked);
});

test('a long run of steps that ends is no endless loop', () => {
  const main = procedure(
    'game',
    { n: int(0, 30_000) },
    {
      count(_g, c) {
        c.n += 1;
        return c.n === 30_000 ? 'roll' : 'count';
      },
      roll: { rule: '1', chance: d6, then: () => done },
    },
  );
  expect(begin(tiny({ schema, main })).path).toBe('game.roll');
});

test('an effect gets every argument, however many there are', () => {
  const any = () => where(DOOR, () => null);
  const given: number[][] = [];
  const note = (_g: G, _c: object, ...doors: number[]): typeof done => {
    given.push(doors);
    return done;
  };
  const may = [
    verb('none', note),
    verb('one', any, note),
    verb('two', any, any, note),
    verb('three', any, any, any, note),
  ];
  const ask = { rule: '1', prompt: '', who: () => BLUE, may };
  const engine = begin(tiny({ schema, main: procedure('game', {}, { ask }) }));
  for (const action of [act('none'), act('one', 1), act('two', 1, 2), act('three', 1, 2, 0)]) {
    engine.apply(action);
    engine.begin();
  }
  expect(given).toEqual([[], [1], [1, 2], [1, 2, 0]]);
});

test('an action that was never legal cannot be played', () => {
  expect(() => doors().play(act('fly'))).toThrow(new RulesError('“fly” is not asked here'));
});

test('a random action where nothing can be done is an error in the rules', () => {
  const engine = doors();
  for (const door of [0, 1, 2]) engine.g.shut.set(door, 1);
  expect(() => engine.sample(seeded(1))).toThrow(new RulesError('game.choose: nothing can be done'));
});

test('a match cannot begin with a scenario that is not there', () => {
  const { game } = doors();
  const beginAt = (scenario: string) => () => new Engine(game, { scenario, options: {} }).begin();
  expect(beginAt('siege')).toThrow(new RulesError('tiny has no scenario “siege”'));
  expect(beginAt('constructor')).toThrow(RulesError);
});
