import {
  defineGame,
  done,
  flag,
  type GameState,
  names,
  randomPlayer,
  rulebook,
  seeded,
  setUpFor,
  start,
  table,
  viewOf,
  where,
} from '@bocage/kernel';
import { expect, test } from 'vitest';
import { changes, reader, reports, Table } from '../src/index.ts';
import { BLUE, march, opening, play } from './scene.ts';

const LAMP = names(
  'lamp',
  Array.from({ length: 200 }, (_, i) => `L${i}`),
);
const schema = { lamp: table(LAMP, { lit: flag }) };
type G = GameState<typeof schema>;
const { procedure, verb } = rulebook<G>();

/** A street of two hundred lamps, so many that their flags are packed into words of sixteen. */
const street = defineGame({
  id: 'street',
  title: 'A street at dusk',
  version: 1,
  sides: names('side', ['lighter', 'watch']),
  schema,
  scenarios: { dusk: { title: 'Dusk', setUp() {} } },
  main: procedure(
    'game',
    {},
    {
      light: {
        rule: '1',
        prompt: 'Light a lamp',
        who: () => 0,
        may: [
          verb(
            'light',
            () => where(LAMP, () => null),
            (g, _c, lamp) => {
              g.lamp.lit.set(lamp, 1);
              return 'light';
            },
          ),
          verb('rest', () => done),
        ],
      },
    },
  ),
  procedures: [],
  events: [],
  impossible: () => [],
  outcome: () => ({ winner: 0, text: 'light', score: {} }),
  cases: { 1: 'Lamps are lit one by one.' },
});
const light = (lamp: number) => ({ verb: 'light', args: [lamp] });

test('fields are read by their names', () => {
  const { engine } = march();
  const read = reader(engine.game, engine.snapshot());
  expect([read('unit.steps', 2), read('unit.faceUp', 0), read('unit.faceUp', 9), read('turn')]).toEqual([
    2, 1, 0, 1,
  ]);
  expect(() => read('moon')).toThrow('proving has no field moon');
});

test('flags that are packed are read one by one', () => {
  const { engine } = start(street, setUpFor(street));
  const before = engine.snapshot();
  for (const lamp of [0, 15, 16, 199]) engine.apply(light(lamp));
  const read = reader(engine.game, engine.snapshot());
  expect(LAMP.words.filter((_, lamp) => read('lamp.lit', lamp) === 1)).toEqual(['L0', 'L15', 'L16', 'L199']);
  expect(changes(engine.game, before, engine.snapshot())).toHaveLength(4);
});

test('a word of flags that looks like something hidden hides nothing', () => {
  const match = start(street, setUpFor(street));
  const dice = seeded(1);
  const laid = new Table({
    match,
    humans: new Set([0]),
    opponents: [undefined, randomPlayer],
    dice,
    coins: dice,
  });
  laid.act(light(15));
  expect(reports(laid, 1)[0]?.answer).toBe('light L15');
});

test('changes name what is different, lists and counts included', () => {
  const match = opening('forecast');
  const before = match.engine.snapshot();
  play(match, '1/3/5', 'bury 0403', 'red-move');
  const found = changes(match.engine.game, before, match.engine.snapshot());
  expect(found).toEqual(
    expect.arrayContaining(['next mud sun → sun', 'mine - → 0403', 'unit R4 value 0 → 1']),
  );
  expect(changes(match.engine.game, before, viewOf(match.engine, BLUE).data)).toContain('mine - → ?');
});
