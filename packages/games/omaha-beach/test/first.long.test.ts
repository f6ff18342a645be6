import { type Answer, Engine, playOut, seeded, setUpFor } from '@bocage/kernel';
import { checksum } from '@bocage/kernel/host';
import { scriptedPlayer } from '@bocage/kernel/players';
import { expect, test } from 'vitest';
import type { ScenarioId } from '../src/data/setup.ts';
import { omahaBeach } from '../src/index.ts';
import { doctrine } from '../src/player/index.ts';

/** The sum of all answers of a game that the first script plays. */
function sumOf(scenario: ScenarioId, seed: number): string {
  const engine = new Engine(omahaBeach, setUpFor(omahaBeach, { scenario }));
  const trail: Answer[] = [];
  engine.trail = trail;
  const scripts = doctrine.scripts(0, doctrine.first(0), 'careful');
  playOut(engine, [scriptedPlayer('scripted-1', scripts)], seeded(seed));
  return checksum(JSON.stringify(trail));
}

test.each([
  ['first-waves', 1, 'd84a67dfd4973f04'],
  ['first-waves', 2, '41c8332b5eb07a22'],
  ['easy-fox', 3, '0320610760e5498d'],
  ['beyond-the-beach', 4, 'b2e003443cac5676'],
] as const)(
  'the first script plays %s from seed %i as it did when the league began',
  (scenario, seed, sum) => {
    expect(sumOf(scenario, seed)).toBe(sum);
  },
);
