import { determinize, Engine, playOut, Seat, seeded, viewOf } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { Commander, playerAt, Search } from '../src/index.ts';
import { Dice } from '../src/search/dice.ts';
import { BLUE, game, idle, moving, nearest, RED, setUp } from './crossroads.ts';

const BUDGET = { rollouts: 24, horizon: 3, proof: 1 };
const question = (engine: Engine, doctrine = idle(), budget = BUDGET) => ({
  view: viewOf(engine, engine.side),
  doctrine,
  budget,
  seed: 3,
});
function thought(search: Search) {
  while (search.step());
  return search.verdict();
}

test('towns count, so that Blue marches rather than sit still', () => {
  const { plan, considered, rollouts } = thought(new Search(question(moving(BLUE, 1))));
  expect(plan.id).toBe('towns');
  expect(considered[0]?.plan.id).toBe('towns');
  expect(rollouts).toBeLessThanOrEqual(BUDGET.rollouts);
  const [best, usual] = ['towns', 'usual'].map((id) => considered.find((one) => one.plan.id === id));
  expect(best?.utility).toBeGreaterThan(usual?.utility ?? 1);
});

test('Red has the towns already: the usual plan stays where nothing is proven better', () => {
  expect(thought(new Search(question(moving(RED, 2)))).plan.id).toBe('usual');
});

test('where a game wants more proof than there can be, a Veteran always plays as usual', () => {
  const plansOf = (more: { proof?: number }): Set<string | undefined> => {
    const veteran = playerAt('veteran', { ...idle(), effort: { rollouts: 24, horizon: 3 }, ...more });
    const plans = new Set<string | undefined>();
    const sitting = new Commander('idle', idle(idle().plans(moving(BLUE, 1), BLUE).slice(0, 1)), BUDGET);
    playOut(new Engine(game, setUp), [veteran, sitting], seeded(4), () =>
      plans.add((veteran as Commander).thought?.plan.id),
    );
    return plans;
  };
  expect(plansOf({})).toContain('towns');
  expect(plansOf({ proof: Number.POSITIVE_INFINITY })).not.toContain('towns');
});

test('who is stopped at once has the usual plan', () => {
  const search = new Search(question(moving(BLUE, 1)));
  expect(search.verdict().plan.id).toBe('usual');
  expect(search.progress).toBe(0);
  search.step();
  expect(search.verdict()).toMatchObject({ plan: { id: 'usual' }, rollouts: 1 });
});

test('half of the plans are let go again and again, the usual one never', () => {
  const plans = Array.from({ length: 8 }, (_, i) => ({
    id: i === 0 ? 'usual' : `idle ${i}`,
    words: '',
    style: i === 7 ? { march: 1 } : {},
  }));
  const budget = { ...BUDGET, rollouts: 96 };
  const { considered } = thought(new Search(question(moving(BLUE, 1), idle(plans), budget)));
  const tried = (id: string) => considered.find(({ plan }) => plan.id === id)?.tried ?? 0;
  expect(tried('usual')).toBe(tried('idle 7'));
  expect(considered.filter(({ tried: many }) => many === tried('usual'))).toHaveLength(2);
  expect(Math.min(...considered.map((one) => one.tried))).toBe(4);
});

test('what is asked alike falls alike, a second time otherwise, and another seed is other luck', () => {
  const falls = (seed: number, dice = new Dice(seed)): number[] =>
    Array.from({ length: 40 }, () => {
      const engine = new Engine(game, setUp).begin();
      dice.roll(engine);
      return engine.g.cells.data.reduce((sum, cell, i) => sum + cell * (i % 97), 0);
    });
  expect(falls(5)).toEqual(falls(5));
  expect(new Set(falls(5)).size).toBeGreaterThan(3);
  expect(falls(6)).not.toEqual(falls(5));
});

test('a commander thinks once a stretch, and again when something was taken back', () => {
  const commander = new Commander('veteran', idle(), BUDGET);
  const engine = moving(BLUE, 1);
  const view = () => viewOf(engine, BLUE);
  const first = commander.deliberate(view());
  expect(first).not.toBeNull();
  if (first !== null) commander.settle(first, view());
  expect(commander.deliberate(view())).toBeNull();
  const before = moving(BLUE, 1);
  const later = new Commander('veteran', idle(), BUDGET);
  later.deliberate({ ...view(), data: withTurn(before, 3) });
  expect(later.deliberate(view())).not.toBeNull();
});

function withTurn(engine: Engine, turn: number): Int16Array {
  const data = engine.snapshot();
  data[engine.game.layout.at.get('turn')?.base as number] = turn;
  return data;
}

test('a commander gets to the towns against one who sits still, and can tell what he thought', () => {
  const commander = new Commander('veteran', idle(), BUDGET);
  const sitting = new Commander('idle', idle(idle().plans(moving(BLUE, 1), BLUE).slice(0, 1)), BUDGET);
  const engine = new Engine(game, setUp);
  playOut(engine, [commander, sitting], seeded(4));
  expect(nearest(engine.g)).toBeLessThan(nearest(engine.begin().g));
  expect(commander.thought?.considered.length).toBe(3);
  expect(sitting.thought).toBeNull();
});

test('what is hidden from him changes nothing of what a commander does', () => {
  const engine = moving(BLUE, 1);
  const view = viewOf(engine, BLUE);
  const chosen = new Commander('veteran', idle(), BUDGET).choose(new Seat(engine, BLUE));
  for (let seed = 0; seed < 8; seed++) {
    const other = determinize(view, seeded(seed));
    expect(new Commander('veteran', idle(), BUDGET).choose(new Seat(other, BLUE))).toEqual(chosen);
  }
});

test('where a game holds more thought right than usual, a commander thinks by as much more', () => {
  const engine = moving(BLUE, 1);
  const thoughts = [1, 3].map((times) => {
    const doctrine = { ...idle(), effortIn: () => ({ rollouts: 400 * times, horizon: 1 }) };
    const search = new Commander('veteran', doctrine, BUDGET).deliberate(viewOf(engine, BLUE));
    return search === null ? 0 : thought(search).rollouts;
  });
  expect(thoughts[0]).toBeLessThanOrEqual(BUDGET.rollouts);
  expect(thoughts[1]).toBeGreaterThan(2 * (thoughts[0] as number));
});
