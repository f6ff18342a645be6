import { Engine, type Player, playOut, randomPlayer, seeded, setUpFor } from '@bocage/kernel';
import { scriptedPlayer } from '@bocage/kernel/players';
import { watched } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { CHARTS } from '../../src/data/charts.ts';
import { bloodySummer } from '../../src/index.ts';
import { doctrine, player } from '../../src/player/index.ts';
import { ALLIES, AXIS } from '../../src/queries.ts';
import { pointsOf } from '../../src/victory/points.ts';

const SCRIPTED: readonly Player[] = [0, 1, 2].map(player);
const RANDOM = [randomPlayer, randomPlayer, randomPlayer] as const;
const GAMES = 3;
/** The points of a marginal victory. */
const MARGINAL: number = CHARTS.victory.levels.marginal;

const ALLIES_SCRIPTED = [SCRIPTED[0], SCRIPTED[1], RANDOM[2]] as const;

/** How many of a few games a camp of scripted players wins against players at random. */
function wins(scenario: 'cobra' | 'campaign', camp: number): number {
  const engine = new Engine(bloodySummer, setUpFor(bloodySummer, { scenario }));
  const players = camp === ALLIES ? ALLIES_SCRIPTED : [RANDOM[0], RANDOM[1], SCRIPTED[2]];
  let won = 0;
  for (let seed = 0; seed < GAMES; seed++)
    if (playOut(engine, players as Player[], seeded(seed)).outcome.winner === camp) won++;
  return won;
}

test('in cobra the scripted Allies beat Germans at random', () => {
  expect(wins('cobra', ALLIES)).toBe(GAMES);
});

/** Where the track stands at the end of a campaign. */
function track(players: readonly (Player | undefined)[], seed: number): number {
  const engine = new Engine(bloodySummer, setUpFor(bloodySummer, { scenario: 'campaign' }));
  playOut(engine, players as Player[], seeded(seed));
  const { allied, german } = pointsOf(engine.g);
  return allied - german;
}

// They do not always win it: Germans at random crowd in Paris, and have 20 points a turn.
test('in campaign the scripted Allies come far nearer to victory than Allies at random', () => {
  for (let seed = 0; seed < GAMES; seed++)
    expect(track(ALLIES_SCRIPTED, seed)).toBeGreaterThan(track(RANDOM, seed) + MARGINAL);
});

test.each(['cobra', 'campaign'] as const)('in %s the scripted Germans beat Allies at random', (scenario) => {
  expect(wins(scenario, AXIS)).toBe(GAMES);
});

test.each(['cherbourg', 'cobra', 'campaign'] as const)(
  '%s is played to its end, and no question is left to chance',
  (scenario) => {
    const left = new Set<string>();
    const scripts = [0, 1, 2].map((side) => doctrine.scripts(side, doctrine.usual(side), 'careful'));
    const players = scripts.map((one) => scriptedPlayer('watched', watched(one, left)));
    const asked = new Set<string>();
    const engine = new Engine(bloodySummer, setUpFor(bloodySummer, { scenario }));
    const { outcome } = playOut(engine, players, seeded(7), ({ side, stepName }) => {
      if (side >= 0 && scripts[side]?.[stepName] === undefined) asked.add(stepName);
    });
    expect(outcome.text).not.toBe('');
    expect([...asked, ...left]).toEqual([]);
  },
);
