import { expect, test } from 'vitest';
import { Display, openView, type Shown, UNKNOWN, viewOf, writePosition } from './kernel.ts';
import { FORD, type G, playedTo, startOutpost } from './outpost.ts';
import { BLUE, RED } from './tiny.ts';

const shown = (line: string) => {
  const { engine } = startOutpost(line);
  return { engine, display: new Display(engine.game, engine.setUp) };
};

test('what is seen has the shape of the state, and UNKNOWN for what the onlooker may not know', () => {
  const { engine, display } = shown(playedTo.blueDodges);
  const seen = display.seen(viewOf(engine, BLUE));
  expect([seen.day, seen.scout.at.get(0), seen.gun.shown.marked(), seen.cup.total]).toEqual([
    1,
    FORD,
    [1],
    1,
  ]);
  expect([seen.mine, seen.gun.size.get(0), seen.gun.size.get(1)]).toEqual([UNKNOWN, UNKNOWN, 2]);
  expect(display.locals(viewOf(engine, BLUE))).toMatchObject({ scout: 0, aim: UNKNOWN });
  expect(display.seen(viewOf(engine, RED)).gun.size.get(0)).toBe(1);
  expect(display.seen(openView(engine)).mine).toBe(engine.g.mine);
});

test('what is shown is not to be written to', () => {
  const { engine, display } = shown(playedTo.blueDodges);
  const seen: Shown<G> = display.seen(viewOf(engine, BLUE));
  // @ts-expect-error a column that is shown has no `set`
  expect(() => seen.scout.at.set(0, 2)).toThrow('not to be written to');
  // @ts-expect-error nor can a value be assigned
  expect(() => (seen.day = 2)).toThrow('not to be written to');
  // @ts-expect-error nor is there a way to the cells
  expect(seen.cells).toBeDefined();
  expect(() => display.guess(viewOf(engine, BLUE)).scout.at.set(0, 2)).toThrow('not to be written to');
  expect([seen.day, seen.scout.at.get(0), engine.g.day]).toEqual([1, FORD, 1]);
});

test('a guess agrees with the view, is the same at every look, and never had the truth', () => {
  const { engine, display } = shown(playedTo.blueDodges);
  const view = viewOf(engine, BLUE);
  const first = display.guess(view).cells.data.slice();
  const { engine: other } = startOutpost(playedTo.blueDodges);
  expect(display.guess(viewOf(other, BLUE)).cells.data).toEqual(first);
  expect(display.guess(openView(engine)).cells.data).toEqual(engine.g.cells.data);
  expect(display.guess(view).cells.data).toEqual(first);
  for (const [i, cell] of view.data.entries()) if (cell !== UNKNOWN) expect(first[i]).toBe(cell);
  expect(writePosition(engine)).toBe(writePosition(startOutpost(playedTo.blueDodges).engine));
});

test('what a procedure remembers is shown as long as it is under way, wherever it stands', () => {
  const { engine, display } = shown(playedTo.blueDodges);
  const names = engine.stack().map(({ procedure }) => procedure.name);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(display.underWay(viewOf(engine, BLUE), name)).toBeDefined();
  expect(display.underWay(viewOf(engine, BLUE), names.at(-1) ?? '')).toMatchObject({
    scout: 0,
    aim: UNKNOWN,
  });
  expect(display.underWay(viewOf(engine, BLUE), 'nobody')).toBe(undefined);
});

test('where the game is over nothing remembers anything', () => {
  const { engine, display } = shown(playedTo.blueDodges);
  const data = new Int16Array(engine.snapshot().length);
  expect(display.locals({ ...openView(engine), data })).toEqual({});
});
