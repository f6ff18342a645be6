import { proving } from '@bocage/game-proving';
import { expect, test } from 'vitest';
import { Engine, remembered, seeded, setUpFor } from '../src/index.ts';

const begun = (): Engine => new Engine(proving as never, setUpFor(proving as never)).begin();
const on = (engine: Engine): void => {
  if (engine.side < 0) engine.chance(seeded(1));
  else engine.play(engine.sample(seeded(1)));
};

/** A question that counts how often it is worked out. */
function counting(): { ask: (engine: Engine, key: number) => string; times: () => number } {
  let times = 0;
  const question = remembered((g, key) => `${key} for the ${++times}. time at ${g.cells.data.length}`);
  return { ask: (engine, key) => question(engine.g, key), times: () => times };
}

test('a question is worked out once for a position and a key', () => {
  const engine = begun();
  const { ask, times } = counting();
  expect(ask(engine, 0)).toBe(ask(engine, 0));
  expect(ask(engine, 1)).not.toBe(ask(engine, 0));
  expect(times()).toBe(2);
});

test('any change, and taking it back, makes the answer outdated', () => {
  const engine = begun();
  const { ask, times } = counting();
  ask(engine, 0);
  const mark = engine.mark();
  on(engine);
  ask(engine, 0);
  engine.rollback(mark);
  ask(engine, 0);
  engine.load(engine.snapshot());
  ask(engine, 0);
  expect(times()).toBe(4);
});

test('what a procedure under way remembers does not outdate the answer, a field does', () => {
  const engine = begun();
  const { cells } = engine.g;
  const { layout, size } = engine.game;
  const { ask, times } = counting();
  ask(engine, 0);
  cells.write(size - 1, 1);
  cells.write(layout.size, cells.read(layout.size) + 1);
  ask(engine, 0);
  expect(times()).toBe(1);
  cells.write(layout.size - 1, cells.read(layout.size - 1) + 1);
  ask(engine, 0);
  cells.write(layout.slots[0]?.base ?? 0, 1 + cells.read(layout.slots[0]?.base ?? 0));
  ask(engine, 0);
  expect(times()).toBe(3);
});

test('two games that stand at the same change are not mixed up', () => {
  const [one, other] = [begun(), begun()];
  expect(one.g.cells.version).toBe(other.g.cells.version);
  const { ask, times } = counting();
  ask(one, 0);
  ask(other, 0);
  expect(times()).toBe(2);
});
