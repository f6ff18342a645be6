import { Engine, type Player, playOut, randomPlayer, seeded, setUpFor } from '@bocage/kernel';
import { expect, test } from 'vitest';
import type { ScenarioId } from '../../src/data/setup.ts';
import { omahaBeach } from '../../src/index.ts';
import { player } from '../../src/player/index.ts';

/** How some games with these seeds ended: their points together, and the last turns. */
function course(
  player: Player,
  scenario: ScenarioId,
  seeds: readonly number[],
): { points: number; turns: number } {
  const engine = new Engine(omahaBeach, setUpFor(omahaBeach, { scenario }));
  let [points, turns] = [0, 0];
  for (const seed of seeds) {
    const { outcome } = playOut(engine, [player], seeded(seed));
    points += outcome.score?.points ?? 0;
    turns += engine.g.turn;
  }
  return { points, turns };
}

test('the scripted American lasts longer and scores more than a random one', () => {
  const seeds = [1, 2];
  const [scripted, random] = [player(0), randomPlayer].map((one) => course(one, 'first-waves', seeds));
  expect(scripted?.turns).toBeGreaterThan(random?.turns ?? 0);
  expect(scripted?.points).toBeGreaterThan(random?.points ?? 0);
});

test('a scripted game of Easy Red and Fox Green runs to its end', () => {
  expect(course(player(0), 'easy-fox', [1]).turns).toBeLessThanOrEqual(16);
});
