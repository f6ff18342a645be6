import { expect, test } from 'vitest';
import {
  counts,
  type Derived,
  d6,
  flag,
  type GameState,
  int,
  list,
  maybe,
  NONE,
  names,
  rulebook,
  type Schema,
  starting,
  table,
} from './kernel.ts';
import { BARE, tiny } from './tiny.ts';

const UNIT = names('unit', ['B1', 'B2', 'R1']);
const CHIT = names('chit', ['move', 'fight']);
const HEX = names('hex', Array.from({ length: 70 }, (_, i) => `h${i}`)); // biome-ignore format: short

const main = () =>
  rulebook<unknown>().procedure('game', {}, { only: { rule: '1', chance: d6, then: () => 'only' } });

function stateOf<S extends Schema, D extends object = object>(
  schema: S,
  derive?: (g: GameState<S>) => D,
): GameState<S> & D {
  const g = tiny<S, D>({ schema, main: main(), ...(derive === undefined ? {} : { derive }) }).makeState(BARE);
  g.load();
  return g;
}

test('every entry starts at its initial value', () => {
  const g = stateOf({
    turn: int(1, 9),
    from: maybe(UNIT),
    unit: table(UNIT, { at: maybe(UNIT), steps: starting(int(0, 4), 4) }),
    deck: list(maybe(CHIT), 2),
    cup: counts(CHIT),
  });
  expect([g.turn, g.from]).toEqual([1, NONE]);
  expect([0, 1, 2].map((unit) => g.unit.at.get(unit))).toEqual([NONE, NONE, NONE]);
  expect([0, 1, 2].map((unit) => g.unit.steps.get(unit))).toEqual([4, 4, 4]);
  expect([g.deck.length, g.deck.at(0), g.deck.at(1), g.cup.total]).toEqual([0, NONE, NONE, 0]);
});

test('packed flags start at no', () => {
  const g = stateOf({ hex: table(HEX, { dug: flag }) });
  expect(HEX.words.filter((_, hex) => g.hex.dug.get(hex) === 1)).toEqual([]);
});

test('packed flags that start at yes start at yes', () => {
  const g = stateOf({ hex: table(HEX, { open: starting(flag, 1) }) });
  expect(HEX.words.filter((_, hex) => g.hex.open.get(hex) === 0)).toEqual([]);
});

test('a scalar is read and written like a property, within its range', () => {
  const g = stateOf({ turn: int(1, 9), end: flag });
  g.turn = 9;
  g.end = 1;
  expect([g.turn, g.end]).toEqual([9, 1]);
  for (const value of [0, 10, Number.NaN])
    expect(() => {
      g.turn = value;
    }).toThrow(new RangeError(`turn: ${value} is not in 1 … 9`));
  expect(g.turn).toBe(9);
});

test('every write goes through the journal', () => {
  const g = stateOf({
    turn: int(1, 9),
    unit: table(UNIT, { at: int(0, 9) }),
    deck: list(CHIT, 3),
    cup: counts(CHIT),
  });
  const before = g.cells.data.slice();
  g.turn = 3;
  g.unit.at.set(1, 8);
  g.deck.push(1);
  g.cup.add(0, 4);
  expect(g.cells.data).not.toEqual(before);
  g.cells.rollback(0);
  expect(g.cells.data).toEqual(before);
});

test('states of one game do not share anything', () => {
  const game = tiny({ schema: { turn: int(1, 9), deck: list(CHIT, 3) }, main: main() });
  const [one, other] = [game.makeState(BARE), game.makeState(BARE)];
  for (const g of [one, other]) g.load();
  one.turn = 5;
  one.deck.push(1);
  expect([other.turn, other.deck.length]).toEqual([1, 0]);
});

test('a whole state can be loaded; then nothing before it can be taken back', () => {
  const g = stateOf({ turn: int(1, 9), end: flag });
  g.turn = 4;
  const data = g.cells.data.slice();
  g.turn = 7;
  g.end = 1;
  g.load(data);
  expect([g.turn, g.end, g.cells.written]).toEqual([4, 0, 0]);
  g.load();
  expect(g.turn).toBe(1);
});

test('the scenario can be read, by its place among those of the game', () => {
  const scenarios = { dawn: { title: 'Dawn', setUp() {} }, dusk: { title: 'Dusk', setUp() {} } };
  const game = tiny({ schema: { turn: int(1, 9) }, main: main(), scenarios });
  expect(['dawn', 'dusk'].map((scenario) => game.makeState({ scenario, options: {} }).scenario)).toEqual([
    0, 1,
  ]);
});

test('the options of the match can be read', () => {
  const game = tiny({ schema: { turn: int(1, 9) }, main: main() });
  expect(game.makeState({ ...BARE, options: { mines: 1 } }).options).toEqual({ mines: 1 });
});

test('a schema cannot use the words of the kernel', () => {
  for (const word of [
    'cells',
    'options',
    'scenario',
    'log',
    'sideCount',
    'derived',
    'layout',
    'emit',
    'watch',
    'load',
    'rebuild',
  ])
    expect(() => tiny({ schema: { [word]: flag }, main: main() }), word).toThrow(
      `schema: “${word}” is a word of the kernel's`,
    );
});

class Sum implements Derived {
  value = 0;
  rebuilt = 0;
  private readonly g: GameState<{ unit: ReturnType<typeof units> }>;

  constructor(g: GameState<{ unit: ReturnType<typeof units> }>) {
    this.g = g;
    g.watch('unit.at', (_row, old, now) => (this.value += now - old));
  }

  rebuild(): void {
    this.rebuilt++;
    this.value = [0, 1, 2].reduce((sum, unit) => sum + this.g.unit.at.get(unit), 0);
  }

  digest(): string {
    return String(this.value);
  }
}
const units = () => table(UNIT, { at: int(0, 9) });

test('what is derived is made anew on the first loading and kept in step afterwards, both ways', () => {
  const g = stateOf({ unit: units() }, (state) => ({ sum: new Sum(state), scratch: [0] }));
  expect([g.sum.rebuilt, g.derived, g.scratch]).toEqual([1, [g.sum], [0]]);
  g.unit.at.set(0, 4);
  g.unit.at.set(2, 5);
  expect(g.sum.value).toBe(9);
  g.cells.rollback(1);
  expect(g.sum.value).toBe(4);
  const data = g.cells.data.slice();
  g.unit.at.set(1, 9);
  g.load(data);
  expect([g.sum.value, g.sum.rebuilt]).toEqual([4, 1]);
  g.load();
  expect([g.sum.value, g.sum.rebuilt]).toEqual([0, 2]);
});

test('only what can be rebuilt and compared counts as derived', () => {
  const g = stateOf({ turn: int(1, 2) }, () => ({
    nothing: null,
    number: 3,
    half: { rebuild: () => {} },
    other: { digest: () => '' },
  }));
  expect(g.derived).toEqual([]);
  expect(g.number).toBe(3);
});

test('a field that is not there cannot be watched', () => {
  const g = stateOf({ unit: units() });
  expect(() => g.watch('unit.to', () => {})).toThrow('watch: there is no unit.to');
});

test('packed flags cannot be watched', () => {
  const g = stateOf({ hex: table(HEX, { dug: flag }) });
  expect(() => g.watch('hex.dug', () => {})).toThrow('watch: the flags of hex.dug are packed');
});

test('the way out that the refusal to watch packed flags names is one', () => {
  const g = stateOf({ hex: table(HEX, { dug: int(0, 1) }) });
  expect(() => g.watch('hex.dug', () => {})).not.toThrow();
});

/** How many units stand at each height; it tells what it is made of. */
class Heights implements Derived {
  readonly at = new Uint8Array(10);
  readonly memory = [this.at];
  restores = 0;
  private readonly g: GameState<{ unit: ReturnType<typeof units> }>;

  constructor(g: GameState<{ unit: ReturnType<typeof units> }>) {
    this.g = g;
    g.watch('unit.at', (_row, old, now) => {
      this.at[old]!--;
      this.at[now]!++;
    });
  }

  rebuild(): void {
    this.at.fill(0);
    for (const unit of [0, 1, 2]) this.at[this.g.unit.at.get(unit)]!++;
  }

  digest(): string {
    return this.at.join('');
  }

  restored(): void {
    this.restores++;
  }
}

test('a state that is saved takes along what its maps are made of, and outdates every answer', () => {
  const g = stateOf({ unit: units() }, (state) => ({ heights: new Heights(state) }));
  g.unit.at.set(0, 4);
  const saved = g.save();
  g.unit.at.set(0, 7);
  g.unit.at.set(2, 7);
  const { edition } = g.cells;
  g.restore(saved);
  expect([g.unit.at.get(0), g.heights.digest(), g.heights.restores]).toEqual([4, '2000100000', 1]);
  expect([g.cells.written, g.cells.edition === edition]).toEqual([0, false]);
  g.unit.at.set(0, 0);
  expect(saved.memory).toEqual([[Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0, 0)]]);
});

test('where a map does not tell what it is made of, it follows cell by cell', () => {
  const g = stateOf({ unit: units() }, (state) => ({ sum: new Sum(state), heights: null }));
  g.unit.at.set(0, 4);
  const saved = g.save();
  g.unit.at.set(1, 3);
  g.restore(saved);
  expect([g.sum.value, g.sum.rebuilt, g.unit.at.get(1)]).toEqual([4, 1, 0]);
});
