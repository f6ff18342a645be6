import { entryOf, type PlayableGame, type Presentation, Showing } from '@bocage/catalogue';
import { type Action, CHANCE, type Engine, outcomes, pick, type Random, seeded, setUpFor, start, type View } from '@bocage/kernel'; // biome-ignore format: a list
import { openView } from '@bocage/kernel/host';
import { differences } from '@bocage/table';
import { expect, test } from 'vitest';

const playable = await entryOf('overlord-dday')?.load?.();
const { game, presentation } = playable as PlayableGame & { presentation: Presentation };

const MOST = 600;

/** All that is shown of a position. */
const showing = new Showing(presentation, { game, setUp: setUpFor(game, {}) });
const shown = (view: View): string => JSON.stringify(showing.scene(view));

/** Whether two positions look alike; where not a cell is different nobody needs to look. */
const looksLike = (a: View, b: View): boolean =>
  a.data.every((cell, i) => cell === b.data[i]) || shown(a) === shown(b);

/** The ways an action may come out that are told alike, though they do not look alike. */
function mixedUp(engine: Engine, action: Action): string[] {
  const before = engine.snapshot();
  const seen = new Map<string, View>();
  const mixed: string[] = [];
  const measure = (): string => {
    const told = presentation.tell?.(differences(game, before, engine.snapshot())) ?? [];
    const words = JSON.stringify([told, engine.over ? '' : engine.pending?.prompt]);
    const looks = openView(engine);
    if (!looksLike(seen.get(words) ?? looks, looks)) mixed.push(words);
    seen.set(words, looks);
    return words;
  };
  try {
    outcomes(engine, action, {
      settled: (at) => at.side !== CHANCE,
      measure,
      key: (words) => words,
      most: MOST,
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // more ways than anybody would look at
  }
  return mixed;
}

/** Plays at random and looks at what could be done on the way. */
function wander(scenario: string, random: Random, look: (engine: Engine, action: Action) => void): void {
  const { engine } = start(game, setUpFor(game, { scenario, options: {} }));
  while (!engine.over) {
    if (engine.side === CHANCE) engine.resolve(pick(engine.odds, random));
    else {
      const legal = engine.legal(400);
      look(engine, legal[random.below(legal.length)] as Action);
      engine.apply(legal[random.below(legal.length)] as Action);
    }
  }
}

test('outcomes that are told alike look alike: no two that a player can tell apart are one line of the odds', () => {
  let ways = 0;
  for (const [scenario, seed] of [['omaha-example', 1], ['omaha-example', 2], ['dday', 3]] as const) // biome-ignore format: rows
    wander(scenario, seeded(seed), (engine, action) => {
      ways++;
      expect(mixedUp(engine, action), `${engine.stepName} ${JSON.stringify(action)}`).toEqual([]);
    });
  expect(ways).toBeGreaterThan(300);
});

test('what happened is told in words of the game, never in fields of the position', () => {
  const told = new Set<string>();
  wander('dday', seeded(4), (engine, action) => {
    const before = engine.snapshot();
    const mark = engine.mark();
    engine.play(action);
    for (const text of presentation.tell?.(differences(game, before, engine.snapshot())) ?? [])
      told.add(text);
    engine.rollback(mark);
  });
  expect(told.size).toBeGreaterThan(20);
  expect([...told].filter((text) => /→|undefined|\b(rolled|acted|at -)\b/.test(text))).toEqual([]);
});
