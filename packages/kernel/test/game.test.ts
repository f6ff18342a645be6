import { expect, test } from 'vitest';
import { hiddenSlot } from '../src/game.ts';
import { done, flag, int, list, names, rulebook, table } from '../src/index.ts';
import { tiny } from './tiny.ts';

const UNIT = names('unit', ['B1', 'B2', 'R1']);
const { procedure } = rulebook<unknown>();
const simple = (name: string) =>
  procedure(name, { plan: int(0, 3), way: list(UNIT, 2) }, { only: () => done });
const everybody = { seenBy: () => true };

test('the main procedure is number 0, the others follow in their order', () => {
  const [main, one, two] = [simple('game'), simple('one'), simple('two')];
  const game = tiny({ schema: {}, main, procedures: [one, two] });
  expect([main.id, one.id, two.id]).toEqual([0, 1, 2]);
  expect(game.allProcedures).toEqual([main, one, two]);
  expect(game.procedureIndex.get('two')).toBe(two);
});

test('a procedure stands once', () => {
  const [main, one] = [simple('game'), simple('one')];
  expect(() => tiny({ schema: {}, main, procedures: [one, one] })).toThrow(
    'one stands twice among the procedures',
  );
});

test('the state is two cells, the schema, and the stack', () => {
  const game = tiny({ schema: { turn: int(1, 2), unit: table(UNIT, { at: flag }) }, main: simple('game') });
  expect(game.layout.at.get('turn')?.base).toBe(2);
  expect([game.layout.size, game.size]).toEqual([6, 262]);
  expect(game.makeState({}).cells.data).toHaveLength(262);
  const shallow = tiny({ schema: { turn: int(1, 2) }, main: simple('game'), stackCells: 20 });
  expect(shallow.size).toBe(23);
});

test('flags under a hidden rule are not packed', () => {
  const HEX = names(
    'hex',
    Array.from({ length: 80 }, (_, i) => `h${i}`),
  );
  const schema = { hex: table(HEX, { mined: flag, dug: flag }) };
  const game = tiny({ schema, main: simple('game'), hidden: { 'hex.mined': everybody } });
  expect(game.layout.at.get('hex.mined')?.packed).toBe(false);
  expect(game.layout.at.get('hex.dug')?.packed).toBe(true);
});

test('a hidden rule speaks of a field that is there, or of a local', () => {
  const schema = { mine: flag, unit: table(UNIT, { value: flag }) };
  const main = simple('game');
  const hidden = { mine: everybody, 'unit.value': everybody, 'game.plan': everybody, 'game.way': everybody };
  const game = tiny({ schema, main, hidden });
  expect(hiddenSlot(game, 'unit.value')).toEqual({ slot: game.layout.at.get('unit.value') });
  expect(hiddenSlot(game, 'game.plan')).toEqual({ slot: main.layout.at.get('plan'), procedure: main });
  for (const path of ['mines', 'unit.at', 'unit', 'game.at', 'combat.plan', 'game', ''])
    expect(() => tiny({ schema, main: simple('game'), hidden: { [path]: everybody } }), path).toThrow(
      `hidden: there is no field ${path}`,
    );
});

test('two procedures cannot have one name', () => {
  expect(() =>
    tiny({ schema: {}, main: simple('game'), procedures: [simple('one'), simple('one')] }),
  ).toThrow('two procedures are called one');
});
