import { expect, test } from 'vitest';
import {
  counts,
  type Derived,
  type Done,
  done,
  Engine,
  flag,
  type Game,
  int,
  type Kind,
  list,
  names,
  playOut,
  readPosition,
  readView,
  rulebook,
  seeded,
  starting,
  TextError,
  table,
  viewOf,
  writePosition,
  writeView,
} from './kernel.ts';
import { outpost, PATROL, playedTo, startOutpost } from './outpost.ts';
import { act, BLUE, begin, RED, thrownBy, tiny } from './tiny.ts';

const HEAD = 'bocage-position 1\ngame outpost 3\nscenario patrol\n';
const read = (...lines: string[]) => readPosition(outpost, `${HEAD}${lines.join('\n')}\n`);
const faultsOf = (...lines: string[]) => (thrownBy(() => read(...lines)) as TextError).faults;
const TURN = ['> game.again', '> turn.act side=blue'];

const NESTED = `bocage-position 1
game outpost 3
scenario patrol

day 1
scout Ada at=ford
gun north size=1
gun south size=2 shown=yes
mine hill
sprung no
cup red=1
> game.again
> turn.act side=blue gone=Ada
> stepping.arrived scout=Ada to=ford
> shot.dodge scout=Ada aim=low
`;

test('a position says what is not as at first, then the procedures under way, outermost first', () => {
  expect(writePosition(startOutpost(playedTo.blueDodges).engine)).toBe(NESTED);
});

test('a position reads back to the byte, inside nested procedures too', () => {
  const { engine } = startOutpost(playedTo.blueDodges);
  const again = readPosition(outpost, NESTED);
  expect(again.snapshot()).toEqual(engine.snapshot());
  expect([again.path, again.side, again.g.cells.written]).toEqual([engine.path, BLUE, 0]);
  again.apply(act('duck'));
  expect(again.path).toBe('game.again/turn.act/stepping.arrived/shot.hit');
});

test('the head of a position carries scenario and options', () => {
  const setUp = { scenario: 'forecast', options: { mines: 0, days: 2 } };
  const text = writePosition(startOutpost('', setUp).engine);
  expect(text).toContain('scenario forecast\noptions mines=no days=2\n\nday 1\n');
  expect(text).toContain('\nforecast red blue\n');
  expect(readPosition(outpost, text).setUp).toEqual(setUp);
});

test('every position of whole random games reads back as itself', () => {
  for (let seed = 0; seed < 8; seed++) {
    const setUp = {
      scenario: seed % 2 ? 'patrol' : 'forecast',
      options: { mines: seed % 3 ? 1 : 0, days: 2 },
    };
    const engine = new Engine(outpost, setUp);
    const watch = {
      name: 'watch',
      choose(
        seat: { sample: (r: ReturnType<typeof seeded>) => ReturnType<typeof act> },
        random: ReturnType<typeof seeded>,
      ) {
        const text = writePosition(engine);
        const again = readPosition(outpost, text);
        expect(writePosition(again)).toBe(text);
        expect(again.snapshot()).toEqual(engine.snapshot());
        return seat.sample(random);
      },
    };
    playOut(engine, [watch, watch], seeded(seed));
    expect(writePosition(readPosition(outpost, writePosition(engine)))).toBe(writePosition(engine));
  }
});

test('a game that is over says so', () => {
  const { engine } = startOutpost('1/2; bury hill; blue; end; end');
  const text = writePosition(engine);
  expect(text.endsWith('\nsprung no\nover\n')).toBe(true);
  expect(readPosition(outpost, text).over).toBe(true);
});

test('comments, blank lines, other line ends and another order of lines change nothing', () => {
  const lines = NESTED.split('\n');
  const messy = [
    ...lines.slice(0, 4),
    '# the state',
    ...lines.slice(4, 11).reverse(),
    '',
    ...lines.slice(11),
  ];
  const text = messy.map((line) => `  ${line}   # so it is`).join('\r\n');
  expect(readPosition(outpost, text).snapshot()).toEqual(readPosition(outpost, NESTED).snapshot());
});

test('lines that are left out stand for the initial values', () => {
  const engine = read(...TURN);
  expect([engine.g.day, engine.g.mine, engine.g.scout.at.get(0)]).toEqual([1, -1, 0]);
  expect(engine.side).toBe(BLUE);
});

test('reading runs on to the decision', () => {
  const engine = read('cup red=1', '> game.again');
  expect(engine.path).toBe('game.again/turn.act');
  expect([engine.side, engine.g.cup.total, engine.g.cells.written]).toEqual([RED, 0, 0]);
});

test.each([
  ['an unknown word', 'weather sun', 'outpost knows no “weather”'],
  ['a property of objects', 'constructor 1', 'outpost knows no “constructor”'],
  ['what one side sees', 'seen-by blue', 'this is what one side sees, not a whole position'],
  ['the end of the game with a value', 'over 3', 'outpost knows no “over”'],
  ['a scalar without a value', 'day', 'day takes one value'],
  ['a scalar with two values', 'day 1 2', 'day takes one value'],
  ['a scalar outside its range', 'day 3', 'day: “3” is no 1…2'],
  ['an unknown value', 'mine ?', 'mine: “?” is no place'],
  ['an unknown row', 'scout Dan at=ford', 'there is no scout “Dan”'],
  ['a row without a name', 'scout', 'there is no scout “”'],
  ['an unknown field', 'scout Ada hat=red', 'a scout has no “hat”'],
  ['a field named like a property of objects', 'scout Ada toString=1', 'a scout has no “toString”'],
  ['a field without a value', 'scout Ada at', '“at” is not of the form name=value'],
  ['a value without a field', 'scout Ada =ford', '“=ford” is not of the form name=value'],
  ['a value of another kind', 'scout Ada at=sea', 'scout.at: “sea” is no place'],
  ['an unknown value in a row', 'gun north size=?', 'gun.size: “?” is no 0…2'],
  ['a field twice', 'scout Ada hurt=yes hurt=no', '“hurt” stands twice'],
  ['an unknown name in a multiset', 'cup green=1', 'there is no side “green”'],
  ['too many in a multiset', 'cup red=5', 'cup: “5” is no count'],
  ['a multiset without a number', 'cup red', '“red” is not of the form name=value'],
  ['a list that is too long', 'code 1 2 0', 'code holds 2 at most'],
  ['an item of another kind', 'code 1 3', 'code: “3” is no 0…2'],
])('%s is refused with its line', (_title, line, text) => {
  expect(faultsOf('', line, ...TURN)).toEqual([{ line: 5, text }]);
});

test('a line that stands twice is refused', () => {
  expect(faultsOf('day 1', 'day 1', ...TURN)).toEqual([{ line: 5, text: 'day stands twice' }]);
  expect(faultsOf('code 1', 'code 2', ...TURN)).toEqual([{ line: 5, text: 'code stands twice' }]);
  expect(faultsOf('scout Ada at=ford', 'scout Bob at=ford', 'scout Ada hurt=yes', ...TURN)).toEqual([
    { line: 6, text: 'scout Ada stands twice' },
  ]);
});

test.each([
  ['a stack that begins in the middle', ['> turn.act side=blue'], 4, 'the stack begins with game'],
  ['an unknown procedure', ['> game.again', '> siege.begin'], 5, 'there is no procedure “siege”'],
  ['an unknown step', ['> game.again', '> turn.fly'], 5, 'turn has no step “fly”'],
  ['no step', ['> game.again', '> turn'], 5, 'turn has no step “”'],
  ['an unknown local', ['> game.again', '> turn.act fuel=1'], 5, 'turn has no “fuel”'],
  [
    'a local named like a property of objects',
    ['> game.again', '> turn.act valueOf=1'],
    5,
    'turn has no “valueOf”',
  ],
  ['a local of another kind', ['> game.again', '> turn.act side=green'], 5, 'side: “green” is no side'],
  ['a local without a value', ['> game.again', '> turn.act side'], 5, '“side” is not of the form name=value'],
  ['a local twice', ['> game.again', '> turn.act side=red side=blue'], 5, '“side” stands twice'],
  [
    'a list of a local that is too long',
    ['> game.again', '> turn.act gone=Ada+Bob+Cy+Ada'],
    5,
    'gone holds 3 at most',
  ],
  [
    'an item of a local of another kind',
    ['> game.again', '> turn.act gone=Ada+Dan'],
    5,
    'gone: “Dan” is no scout',
  ],
  ['a hidden local', ['> game.again', '> shot.dodge aim=?'], 5, 'aim: “?” is no aim'],
])('%s is refused with its line', (_title, lines, line, text) => {
  expect(faultsOf(...lines)).toEqual([{ line, text }]);
});

test('a stack takes as many frames as there is room for, and no more', () => {
  const frames = (many: number): string[] => [
    '> game.again',
    ...new Array(many).fill('> turn.act side=blue'),
  ];
  expect(read(...frames(31)).stack()).toHaveLength(32);
  expect(faultsOf(...frames(33))).toEqual([
    { line: 36, text: 'nested too deep' },
    { line: 37, text: 'nested too deep' },
  ]);
});

test('a position that waits for nothing and is not over is refused', () => {
  expect(faultsOf('day 1')).toEqual([
    { line: 0, text: 'the decision that is waited for is missing: a line “> procedure.step …”, or “over”' },
  ]);
});

test('a position cannot be over and wait', () => {
  expect(faultsOf(...TURN, 'over')).toEqual([{ line: 6, text: 'a game that is over waits for no decision' }]);
  expect(faultsOf('over', 'over')).toEqual([{ line: 5, text: 'a game that is over waits for no decision' }]);
});

test('a position cannot be over and then wait', () => {
  expect(faultsOf('over', '> game.again')).toEqual([
    { line: 5, text: 'a game that is over waits for no decision' },
  ]);
});

test('a step has one name', () => {
  expect(faultsOf('> game.again', '> turn.act.now side=blue')).toHaveLength(1);
});

test('every fault is told at once', () => {
  const error = thrownBy(() => read('day 3', 'scout Dan at=ford', 'scout Ada at=sea hat=red', 'tide 1'));
  expect(error.message).toBe(
    [
      'line 4: day: “3” is no 1…2',
      'line 5: there is no scout “Dan”',
      'line 6: scout.at: “sea” is no place',
      'line 6: a scout has no “hat”',
      'line 7: outpost knows no “tide”',
      'the decision that is waited for is missing: a line “> procedure.step …”, or “over”',
    ].join('\n'),
  );
});

test('a view is not taken for a position', () => {
  const text = writeView(viewOf(startOutpost(playedTo.blueDodges).engine, BLUE));
  const faults = (thrownBy(() => readPosition(outpost, text)) as TextError).faults;
  expect(faults.map(({ line, text: said }) => `${line} ${said}`)).toEqual([
    '4 this is what one side sees, not a whole position',
    '8 gun.size: “?” is no 0…2',
    '10 mine: “?” is no place',
    '16 aim: “?” is no aim',
  ]);
});

test('what a side sees is read as what it sees, and written again as it was; a whole position as nobody sees it', () => {
  const { engine } = startOutpost(playedTo.blueDodges);
  for (const side of [BLUE, RED]) {
    const view = viewOf(engine, side);
    const text = writeView(view);
    const again = readView(outpost, text);
    expect(again.sides).toEqual([side]);
    expect(writeView(again)).toBe(text);
    expect([...again.data]).toEqual([...view.data]);
  }
  const whole = readView(outpost, writePosition(engine));
  expect(whole).toMatchObject({ side: -1, sides: [] });
  expect([...whole.data]).toEqual(
    [...viewOf(engine, BLUE, [BLUE, RED]).data].map((cell, i) => (cell === -32768 ? whole.data[i] : cell)),
  );
});

test('a view that hides what everybody knows, that is nobody’s, or that cannot be, is refused', () => {
  const text = writeView(viewOf(startOutpost(playedTo.blueDodges).engine, BLUE));
  expect(() => readView(outpost, text.replace('seen-by blue', 'seen-by green'))).toThrow('no side “green”');
  expect(() => readView(outpost, text.replace('day 1', 'day ?'))).toThrow('everybody may know');
  expect(() => readView(outpost, text.replace(/^>.*\n/gm, ''))).toThrow('is missing');
  expect(() => readView(outpost, `${text}moon 3\n`)).toThrow('knows no “moon”');
});

test('a position of another version, or of another game, is refused', () => {
  expect(() => readPosition(outpost, NESTED.replace('outpost 3', 'outpost 2'))).toThrow(
    'line 2: made for version 2',
  );
  expect(() => readPosition(outpost, NESTED.replace('outpost', 'chess'))).toThrow('line 2: this is of chess');
});

test('an impossible position is refused with every reason', () => {
  expect(faultsOf('scout Ada at=ford', 'scout Cy at=ford', 'mine ford', ...TURN)).toEqual([
    { line: 0, rule: 'position', text: 'Ada stands on the mine' },
    { line: 0, rule: 'position', text: 'Cy stands on the mine' },
  ]);
});

test('a position from which the rules cannot go on is refused', () => {
  const { procedure, verb } = rulebook<unknown>();
  const noVerb = { rule: '1', prompt: '', who: () => BLUE, may: [] };
  const may = [verb('a', () => done), verb('b', () => done)];
  const main = procedure('game', {}, {
    ask: { rule: '1', prompt: '', who: () => BLUE, may },
    stuck: noVerb,
    broken: () => {
      throw 'a stone';
    },
  }); // biome-ignore format: a table
  const game = tiny({ schema: {}, main });
  const at = (step: string) => `bocage-position 1\ngame tiny 1\nscenario plain\n> game.${step}`;
  expect(readPosition(game, at('ask')).side).toBe(BLUE);
  expect(() => readPosition(game, at('stuck'))).toThrow(
    new TextError([{ line: 0, text: 'the rules cannot go on from here: game.stuck: nothing can be done' }]),
  );
  expect(() => readPosition(game, at('broken'))).toThrow(
    'the rules cannot go on from here, at game.broken: something that they need is missing, or does not go with the rest',
  );
});

test('rules that fail on a position refuse it in a plain sentence, never in the words of the program', () => {
  const { procedure, verb } = rulebook<unknown>();
  const may = [verb('a', () => done), verb('b', () => done)];
  const ask = { rule: '1', prompt: '', who: () => BLUE, may };
  const main = procedure('game', {}, { ask });
  const crash = (): never => (undefined as unknown as { at(): never }).at();
  const text = 'bocage-position 1\ngame tiny 1\nscenario plain\n> game.ask';
  const said = 'something that they need is missing, or does not go with the rest';
  const refused = (game: Game) => (thrownBy(() => readPosition(game, text)) as TextError).faults;
  expect(refused(tiny({ schema: {}, main, impossible: crash }))).toEqual([
    { line: 0, text: `nothing can be made of this position: ${said}` },
  ]);
  const fragile = tiny<{ x: Kind }, { map: Derived }>({
    schema: { x: int(0, 3) },
    main: procedure('game', {}, { ask }),
    derive: (g) => ({ map: { rebuild: () => (g.x === 3 ? crash() : undefined), digest: () => '' } }),
  });
  expect((thrownBy(() => readPosition(fragile, text.replace('>', 'x 3\n>'))) as TextError).faults).toEqual([
    { line: 0, text: `nothing can be made of this position: ${said}` },
  ]);
  const lost = procedure('game', {}, { ask: { ...ask, who: crash } });
  expect(refused(tiny({ schema: {}, main: lost }))[0]?.text).toBe(
    `the rules cannot go on from here, at game.ask: ${said}`,
  );
});

test('procedures stand where rules call them, and nowhere else', () => {
  const { procedure, verb } = rulebook<unknown>();
  const may = [verb('a', () => done), verb('b', () => done)];
  const steps = { ask: { rule: '1', prompt: '', who: () => BLUE, may }, after: (): Done => done };
  const nested = (nesting: Readonly<Record<string, readonly string[]>>): Game =>
    tiny({
      schema: {},
      main: procedure('game', {}, steps),
      procedures: [procedure('fight', {}, steps), procedure('flight', {}, steps)],
      nesting,
    });
  const game = nested({ fight: ['game.after'], flight: ['fight.after', 'flight.after'] });
  const faults = (...frames: string[]): unknown => {
    const lines = ['bocage-position 1', 'game tiny 1', 'scenario plain', ...frames.map((one) => `> ${one}`)];
    const error = thrownBy(() => readPosition(game, lines.join('\n'))) as TextError;
    return error.faults.map(({ line, text }) => `${line} ${text}`);
  };
  const read = ['game.after', 'fight.after', 'flight.after', 'flight.ask'].map((frame) => `> ${frame}`);
  expect(
    readPosition(game, ['bocage-position 1', 'game tiny 1', 'scenario plain', ...read].join('\n')).path,
  ).toBe('game.after/fight.after/flight.after/flight.ask');
  expect(faults('game.ask', 'fight.ask')).toEqual(['5 fight does not stand in game.ask, but in game.after']);
  expect(faults('game.after', 'flight.after', 'fight.ask')).toEqual([
    '5 flight does not stand in game.after, but in fight.after or flight.after',
    '6 fight does not stand in flight.after, but in game.after',
  ]);
  expect(faults('game.after', 'game.ask')).toEqual(['5 game is the whole game, and stands in nothing']);
  expect(() => nested({ fight: ['game.after'] })).toThrow('nesting: where does flight stand?');
  expect(() => nested({ fight: ['game.x'], flight: [] })).toThrow('nesting: there is no step game.x');
  expect(() => nested({ fight: [], flight: [], fright: [] })).toThrow(
    'nesting: there is no procedure fright',
  );
});

const HEX = names(
  'hex',
  Array.from({ length: 70 }, (_, i) => `h${i}`),
);

/** A game that waits for ever, for positions of any schema. */
function waiting<S extends Parameters<typeof tiny>[0]['schema']>(schema: S) {
  const { procedure, verb } = rulebook<unknown>();
  const may = [verb('a', () => done), verb('b', () => done)];
  return tiny({
    schema,
    main: procedure('game', {}, { ask: { rule: '1', prompt: '', who: () => BLUE, may } }),
  });
}

test('packed flags are written and read row by row', () => {
  const game = waiting({ hex: table(HEX, { dug: flag, cost: int(0, 3) }) });
  const engine = begin(game);
  for (const hex of [0, 15, 16, 69]) engine.g.hex.dug.set(hex, 1);
  engine.g.hex.cost.set(15, 2);
  const text = writePosition(engine);
  expect(text.split('\n').filter((line) => line.startsWith('hex'))).toEqual([
    'hex h0 dug=yes',
    'hex h15 dug=yes cost=2',
    'hex h16 dug=yes',
    'hex h69 dug=yes',
  ]);
  const again = readPosition(game, text);
  expect(again.snapshot()).toEqual(engine.snapshot());
  expect(readPosition(game, text.replace('hex h15 dug=yes', 'hex h15 dug=no')).g.hex.dug.get(15)).toBe(0);
});

test('packed flags that start at yes are written and read', () => {
  const game = waiting({ hex: table(HEX, { open: starting(flag, 1) }) });
  const engine = begin(game);
  for (const hex of HEX.words.keys()) engine.g.hex.open.set(hex, hex % 2);
  expect(readPosition(game, writePosition(engine)).snapshot()).toEqual(engine.snapshot());
});

test('rows, items and counts at their initial value are not written', () => {
  const game = waiting({
    unit: table(names('unit', ['B1', 'B2']), { steps: starting(int(0, 4), 4) }),
    deck: list(int(0, 9), 3),
    cup: counts(names('chit', ['red', 'blue'])),
  });
  const engine = begin(game);
  const body = () => writePosition(engine).split('\n\n')[1];
  expect(body()).toBe('> game.ask\n');
  engine.g.unit.steps.set(1, 0);
  engine.g.deck.push(0);
  engine.g.cup.set(1, 3);
  expect(body()).toBe('unit B2 steps=0\ndeck 0\ncup blue=3\n> game.ask\n');
  expect(readPosition(game, writePosition(engine)).snapshot()).toEqual(engine.snapshot());
});

test('locals that are left out stand at their initial values, to the last cell of the stack', () => {
  const { procedure, verb } = rulebook<unknown>();
  const may = [verb('a', () => done), verb('b', () => done)];
  const locals = { x: starting(int(0, 9), 4), way: list(starting(int(0, 9), 7), 3), y: int(2, 5) };
  const main = procedure('game', locals, { ask: { rule: '1', prompt: '', who: () => BLUE, may } });
  const game = tiny({ schema: { turn: int(1, 2) }, main, stackCells: main.layout.size });
  const at = (rest: string) =>
    readPosition(game, `bocage-position 1\ngame tiny 1\nscenario plain\n> game.ask ${rest}`);
  expect(at('').snapshot()).toEqual(begin(game).snapshot());
  expect([...at('x=1 way=3').snapshot().slice(game.layout.size)]).toEqual([0, 0, 0, 1, 1, 3, 7, 7, 2]);
});

test('what is derived is made anew for the position that was read', () => {
  const { procedure, verb } = rulebook<unknown>();
  const may = [verb('a', () => done), verb('b', () => done)];
  const main = procedure('game', {}, { ask: { rule: '1', prompt: '', who: () => BLUE, may } });
  const game = tiny({
    schema: { turn: int(1, 9) },
    main,
    derive: (g) => ({ twice: { value: 0, rebuild() { this.value = 2 * g.turn; }, digest: () => '' } }), // biome-ignore format: short
    impossible: (g) => (g.twice.value === 8 ? [{ rule: '1', text: 'not four' }] : []),
  });
  const at = (turn: number) => `bocage-position 1\ngame tiny 1\nscenario plain\nturn ${turn}\n> game.ask`;
  expect(readPosition(game, at(3)).g.twice.value).toBe(6);
  expect(() => readPosition(game, at(4))).toThrow('1: not four');
});

test('a fresh match of the usual set-up reads in a few lines', () => {
  expect(writePosition(new Engine(outpost, PATROL).begin()).split('\n\n')[1]).toBe(
    'day 1\nmine -\nsprung no\ncup blue=1 red=1\n> game.deal\n',
  );
});
