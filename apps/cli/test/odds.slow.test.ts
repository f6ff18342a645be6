import type { PlayableGame } from '@bocage/catalogue';
import { CHANCE, Engine, seeded } from '@bocage/kernel';
import { actionText } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { type OddsResult, odds } from '../src/commands/odds.ts';
import { loadGame, setUpOf } from '../src/games.ts';
import { ASSAULT, assault, bocage, scratchFile } from './helpers.ts';

/** The first moment of a random game at which this can be done, and how; that of a side which has most to choose from. */
function firstTime({ game }: PlayableGame, verb: string, seed = 1): { engine: Engine; action: string } {
  const engine = new Engine(game, setUpOf(game)).begin();
  const random = seeded(seed);
  while (!engine.over) {
    engine.g.cells.forget();
    if (engine.side === CHANCE) engine.chance(random);
    else {
      const found = engine.legal(5000).findLast((one) => one.verb === verb);
      if (found !== undefined) return { engine, action: actionText(engine.offer, found) };
      engine.apply(engine.sample(random));
    }
  }
  throw new Error(`nobody could ${verb}`);
}

/** Each outcome with all that is told of it: no two may read alike. */
const tellings = ({ outcomes }: OddsResult): string[] =>
  outcomes.map(({ changes, then }) => [...changes, then].join('; '));

test('what comes after the fight is no part of it: the next chit is not drawn into its chances', () => {
  const result = odds({ engine: assault(), action: 'attack 0404 B1+B2' });
  expect(JSON.stringify(result)).not.toContain('red-move');
  expect(result.outcomes.find(({ changes }) => changes.join().includes('B1 steps 2 → 1'))?.then).toBe(
    'that is over',
  );
});

test('whoever is asked on the way is named with the form of a whole answer', async () => {
  const argv = ['odds', 'proving', '--position', scratchFile(ASSAULT), '--action', 'attack 0404 B1+B2'];
  const { out } = await bocage(...argv);
  expect(out).toContain(
    'losses.choose is left open: give the whole action that is chosen there, as “losses.choose=lose …”',
  );
  const answered = await bocage(...argv, '--answer', 'losses.choose=lose B2');
  expect(answered.out).not.toContain('losses.choose is left open');
});

test.each([
  [
    'losses.choose=B2',
    /the answer for losses\.choose: .*; an answer is a whole action, as “losses\.choose=lose …”/,
  ],
  ['losses.choose=lose', /an answer is a whole action, as “losses\.choose=lose …”/],
  ['combat.roll=6', /no player is ever asked “combat\.roll”; .*--list/],
  ['nothing=6', /no player is ever asked “nothing”/],
])('--answer %s is refused with how it is meant', async (answer, says) => {
  const path = scratchFile(ASSAULT);
  const { code, err } = await bocage(
    'odds',
    'proving',
    '--position',
    path,
    '--action',
    'attack 0404 B1+B2',
    '--answer',
    answer,
  );
  expect(code).toBe(2);
  expect(err).toMatch(says);
});

test('a barrage at Omaha: what the tank has, and two or three outcomes instead of fifty cards', async () => {
  const playable = await loadGame('omaha-beach');
  const { presentation } = playable;
  const result = odds({ ...firstTime(playable, 'barrage'), presentation });
  expect(result.sheet?.title).toMatch(/^Barrage on /);
  expect(result.outcomes.length).toBeLessThan(6);
  expect(tellings(result).join()).not.toMatch(/card-|deck/);
  expect(result.text).toMatch(/Looked for on the card/);
});

test('an attack on D-Day: strengths, odds, column and shifts with their rules, and no outcome twice', async () => {
  const playable = await loadGame('overlord-dday');
  const result = odds({ ...firstTime(playable, 'attack'), presentation: playable.presentation });
  const labels = result.sheet?.rows.map(({ label }) => label) ?? [];
  expect(labels).toEqual(expect.arrayContaining(['Attack', 'Defence', 'Column']));
  expect(result.text).toMatch(
    /^\d+:\d+, column \d+:\d+\. .* %\.\nAttack on .*\n(.*\n)* {2}Column +\d+:\d+ +\(27\.2\.4-ad\)\n/,
  );
  expect(new Set(tellings(result)).size).toBe(result.outcomes.length);
  expect(result.samples).toBe(0);
});

test('an attack of The Dark Summer is told up to its end', async () => {
  const playable = await loadGame('dark-summer');
  const result = odds({ ...firstTime(playable, 'attack'), presentation: playable.presentation });
  expect(result.sheet?.title).toMatch(/^Attack on /);
  expect(new Set(tellings(result)).size).toBe(result.outcomes.length);
});

const LIMITS = { nodes: 3, kept: 100, samples: 2000 };

test('where there is too much to count, so many samples are drawn, with the error they have', () => {
  const [exact, sampled] = [{}, { limits: LIMITS }].map((more) =>
    odds({ engine: assault(), action: 'attack 0404 B1+B2', ...more }),
  ) as [OddsResult, OddsResult];
  expect([exact.samples, exact.error, sampled.samples]).toEqual([0, 0, 2000]);
  expect(sampled.text).toContain('2 000 samples, each chance ± 2.2 % at most');
  expect(sampled.text).not.toMatch(/\(\d+\/\d+\)/);
  expect(tellings(sampled).toSorted()).toEqual(tellings(exact).toSorted());
  for (const way of exact.outcomes) {
    const other = sampled.outcomes.find(
      ({ changes, then }) => [...changes, then].join() === [...way.changes, way.then].join(),
    );
    expect(Math.abs((other?.probability ?? 0) - way.probability)).toBeLessThan(sampled.error);
  }
});

/** The deal of three pieces: six ways, before Red buries the mine. */
const deal = async (): Promise<Engine> => {
  const { game } = await loadGame('proving');
  return new Engine(game, setUpOf(game)).begin();
};

test('too many outcomes to keep in mind: samples too, the same every time, and nothing is changed by looking', async () => {
  const engine = await deal();
  const before = engine.snapshot();
  const weighed = odds({ engine, limits: { ...LIMITS, nodes: 1000, kept: 2 } });
  expect(weighed).toMatchObject({ samples: 2000, outcomes: { length: 6 } });
  expect(odds({ engine, limits: { ...LIMITS, nodes: 1000, kept: 2 } })).toEqual(weighed);
  expect(engine.snapshot()).toEqual(before);
});

test('too long a time: samples too', async () => {
  const playable = await loadGame('omaha-beach');
  const engine = new Engine(playable.game, setUpOf(playable.game)).begin();
  const limits = { nodes: 1_000_000, kept: 1_000_000, samples: 10, isLate: () => true };
  expect(odds({ engine, limits })).toMatchObject({ samples: 10 });
});

test('the deal of Omaha has no end of outcomes: it is sampled, and says that they tell little', async () => {
  const { game, presentation } = await loadGame('omaha-beach');
  const engine = new Engine(game, setUpOf(game)).begin();
  const result = odds({ engine, presentation, limits: { nodes: 2000, kept: 500, samples: 60 } });
  expect(result.samples).toBe(60);
  expect(result.text).toMatch(/60 samples, each chance ± 12\.9 % at most;\nnearly every sample was another/);
  expect(result.text.split('\n').length).toBeLessThan(40);
});
