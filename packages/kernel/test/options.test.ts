import { expect, test } from 'vitest';
import {
  defineGame,
  done,
  Engine,
  flag,
  type GameState,
  int,
  names,
  rulebook,
  setUpFor,
  start,
  starting,
  where,
} from './kernel.ts';

const schema = { heap: int(0, 9) };
type G = GameState<typeof schema, 'fog' | 'mines'>;
const { procedure, verb } = rulebook<G>();
const pass = verb(
  'pass',
  () => where(int(0, 1), () => null),
  () => done,
);
const game = defineGame({
  id: 'optional',
  title: 'A game with options',
  version: 1,
  sides: names('side', ['blue', 'red']),
  schema,
  options: { fog: { title: 'Fog', kind: flag }, mines: { title: 'Mines', kind: starting(flag, 1) } },
  scenarios: { dawn: { title: 'Dawn', setUp() {} }, noon: { title: 'Noon', setUp() {} } },
  main: procedure('game', {}, { ask: { rule: '1', prompt: '', who: () => 0, may: [pass] } }),
  procedures: [],
  events: [],
  impossible: () => [],
  outcome: () => ({ winner: -1, text: 'over', score: {} }),
  cases: {},
});

test('what nobody chose is as usual', () => {
  expect(start(game, { scenario: 'dawn', options: { fog: 1 } }).engine.g.options).toEqual({
    fog: 1,
    mines: 1,
  });
  expect(new Engine(game, { scenario: 'dawn', options: {} }).g.options).toEqual({ fog: 0, mines: 1 });
  expect(setUpFor(game, { options: { mines: 'no' } }).options).toEqual({ fog: 0, mines: 0 });
});

test('a misspelt option or scenario does not compile', () => {
  const { g } = start(game, setUpFor(game)).engine;
  // @ts-expect-error
  expect(g.options.fogg).toBeUndefined();
  // @ts-expect-error
  expect(start(game, { scenario: 'dawn', options: { fogg: 1 } }).pending).toBeDefined();
  // @ts-expect-error
  expect(() => start(game, { scenario: 'dusk', options: {} })).toThrow('no scenario “dusk”');
  // @ts-expect-error
  expect(() => setUpFor(game, { options: { fogg: 'yes' } })).toThrow('no option “fogg”');
  // @ts-expect-error
  expect(() => setUpFor(game, { scenario: 'dusk' })).toThrow('no scenario “dusk”');
});
