import { CATALOGUE } from '@bocage/catalogue';
import {
  type Action,
  CHANCE,
  determinize,
  Engine,
  type Game,
  randomPlayer,
  Seat,
  type SetUp,
  seeded,
  viewOf,
} from '@bocage/kernel';
import type { Doctrine } from '@bocage/kernel/players';
import { describe, expect, test } from 'vitest';
import { Commander } from '../src/index.ts';

// Fair by construction, and by trial: whatever a side may not know is changed at random, and what our players see, intend
// and do stays as it was.
const BUDGET = { rollouts: 6, horizon: 1, proof: 0 };
const WORLDS = 3;
/** Decisions between two looks, and how many looks there are. */
const EVERY = 90;
const LOOKS = 4;

const setUpOf = (game: Game, scenario: string): SetUp => ({
  scenario,
  options: Object.fromEntries(
    Object.entries(game.options ?? {}).map(([name, { kind }]) => [name, kind.init]),
  ),
});

/** Positions of a game between random players, in which somebody decides. */
function* positions(game: Game, scenario: string): Generator<Engine> {
  const engine = new Engine(game, setUpOf(game, scenario)).begin();
  const random = seeded(7);
  for (let i = 1, looks = 0; !engine.over && looks < LOOKS; i++) {
    if (engine.side === CHANCE) {
      engine.chance(random);
      continue;
    }
    if (i % EVERY === 0) {
      looks++;
      yield engine;
    }
    engine.play(randomPlayer.choose(new Seat(engine, engine.side), random));
  }
}

/** All that a player of a side makes of a position. */
function made(
  doctrine: Doctrine,
  engine: Engine,
  side: number,
): { action: Action; plans: unknown; row: number[]; hand: number } {
  const { features } = doctrine;
  const row = new Float64Array(features.names.length);
  features.read(engine.g, row);
  return {
    action: new Commander('veteran', doctrine, BUDGET).choose(new Seat(engine, side)),
    plans: doctrine.plans(engine, side),
    row: [...row],
    hand: features.hand(engine.g),
  };
}

describe.each(CATALOGUE.filter(({ doctrine }) => doctrine !== null))('$id', (entry) => {
  test('what is hidden changes nothing of what is seen, intended or done', async () => {
    const [shown, doctrine] = await Promise.all([entry.load?.(), entry.doctrine?.()]);
    if (shown === undefined || doctrine === undefined) throw new Error(`${entry.id} does not load`);
    let looked = 0;
    for (const engine of positions(shown.game, Object.keys(shown.game.scenarios)[0] as string)) {
      const { side } = engine;
      const truth = made(doctrine, engine, side);
      const view = viewOf(engine, side);
      for (let seed = 1; seed <= WORLDS; seed++, looked++)
        expect(made(doctrine, determinize(view, seeded(seed)), side)).toEqual(truth);
    }
    expect(looked).toBeGreaterThanOrEqual(WORLDS);
  });
});
