import { expect, test } from 'vitest';
import { hiddenSlot, isPlain } from '../src/game.ts';
import {
  call,
  done,
  flag,
  int,
  list,
  names,
  readPosition,
  rulebook,
  type SetUp,
  table,
  writePosition,
} from './kernel.ts';
import { act, BARE, begin, tiny } from './tiny.ts';

const UNIT = names('unit', ['B1', 'B2', 'R1']);
const { procedure } = rulebook<unknown>();
const simple = (name: string) =>
  procedure(name, { plan: int(0, 3), way: list(UNIT, 2) }, { only: () => done });
const everybody = { seenBy: () => true };

test('the main procedure is number 0, the others follow in their order', () => {
  const [main, one, two] = [simple('game'), simple('one'), simple('two')];
  const game = tiny({ schema: {}, main, procedures: [one, two] });
  expect([main, one, two].map((each) => game.procedureIds.get(each))).toEqual([0, 1, 2]);
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
  expect(game.makeState(BARE).cells.data).toHaveLength(262);
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

test('a secret answer is one to a question that is there; without any nobody has said which are plain', () => {
  const secretive = (secretAnswers?: string[]) =>
    tiny({ schema: {}, main: simple('game'), ...(secretAnswers && { secretAnswers }) });
  expect(() => secretive(['game.only'])).not.toThrow();
  for (const step of ['game.other', 'fight.only', 'game'])
    expect(() => secretive([step])).toThrow(`secretAnswers: there is no step ${step}`);
  const said = [secretive(), secretive([]), secretive(['game.only'])];
  expect(said.map((game) => isPlain(game, 'game.only'))).toEqual([false, true, false]);
});

test('two procedures cannot have one name', () => {
  expect(() =>
    tiny({ schema: {}, main: simple('game'), procedures: [simple('one'), simple('one')] }),
  ).toThrow('two procedures are called one');
});

/** A march of which an option makes a forced one: it has a question more, and goes further. */
function marches() {
  type G = { steps: number };
  const walk =
    <const T extends string>(pace: number, then: T) =>
    (g: G, c: { length: number }): T => {
      g.steps += pace * c.length;
      return then;
    };
  const { procedure, revised, verb } = rulebook<G>();
  const rest = {
    rule: '',
    prompt: 'Rest',
    who: () => 0,
    may: [verb('rest', () => done), verb('halt', () => done)],
  };
  const march = procedure('march', { length: int(0, 9) }, { go: walk(1, 'rest'), rest });
  const forced = revised(march, {
    go: walk(2, 'drive'),
    drive: { ...rest, prompt: 'Drive on', may: [verb('drive', () => 'rest'), verb('halt', () => done)] },
  });
  const main = procedure('game', {}, { out: () => call(march, { length: 2 }, 'home'), home: () => done });
  const options = { forced: { title: 'Forced marches', kind: int(0, 1) } };
  const revisions = [{ when: (setUp: SetUp) => setUp.options.forced === 1, procedures: [forced] }];
  const game = tiny({ schema: { steps: int(0, 9) }, options, main, procedures: [march], revisions });
  return { game, march, forced, main, revised, procedure };
}

test('an option puts steps in the place of others, and beside them', () => {
  const { game } = marches();
  const plain = begin(game);
  expect([plain.g.steps, plain.path]).toEqual([2, 'game.home/march.rest']);
  const forced = begin(game, { ...BARE, options: { forced: 1 } });
  expect([forced.g.steps, forced.path]).toEqual([4, 'game.home/march.drive']);
  forced.apply(act('drive'));
  expect(forced.path).toBe('game.home/march.rest');
});

test('a position knows the steps of its own set-up', () => {
  const { game } = marches();
  const forced = begin(game, { ...BARE, options: { forced: 1 } });
  const text = writePosition(forced);
  expect(text).toContain('> march.drive length=2');
  expect(readPosition(game, text).path).toBe(forced.path);
  const plain = writePosition(begin(game)).replace('march.rest', 'march.drive');
  expect(() => readPosition(game, plain)).toThrow('march has no step “drive”');
});

test('what is revised is there, and remembers the same', () => {
  const { main, march, revised, procedure } = marches();
  const when = () => true;
  const other = (name: string) => procedure(name, { length: int(0, 9) }, { go: () => done });
  const made = (procedures: ReturnType<typeof other>[]) =>
    tiny({ schema: { steps: int(0, 9) }, main, procedures: [march], revisions: [{ when, procedures }] });
  expect(() => made([revised(march, {})])).not.toThrow();
  expect(() => made([other('walk')])).toThrow('revisions: there is no procedure walk');
  expect(() => made([other('march')])).toThrow('revisions: march has other locals');
});

test('two games may share a procedure, each with a number of its own', () => {
  const { game, march, procedure } = marches();
  const main = procedure('game', {}, { out: () => call(march, { length: 1 }, 'home'), home: () => done });
  const second = tiny({
    schema: { steps: int(0, 9) },
    main,
    procedures: [procedure('camp', {}, { only: () => done }), march],
  });
  expect([game, second].map(({ procedureIds }) => procedureIds.get(march))).toEqual([1, 2]);
  expect(begin(second).path).toBe('game.home/march.rest');
  expect(begin(game).path).toBe('game.home/march.rest');
});
