import { expect, test } from 'vitest';
import { decide, NEW, newHost, runOn } from './ground.ts';

test('a moment that is handed on shows what its onlooker saw, and nothing is kept of it', async () => {
  const host = newHost();
  const scene = await runOn(host, (await host.begin(NEW)).scene);
  const text = await host.position();
  expect(scene.hides).toBe(true);
  expect(text).toMatch(/^seen-by blue$/m);
  const before = await host.saves();
  const shared = await host.show(text);
  if ('failure' in shared) throw new Error(shared.failure);
  const { caption, counters, marks, tracks } = scene;
  expect(shared.look).toEqual({ caption, counters, marks, tracks });
  expect(shared.onlooker).toBe(0);
  expect(await host.saves()).toEqual(before);
  expect(await decide(host, scene)).toMatchObject({ ply: scene.ply + 1 });
});

test.each([
  ['dark-summer', 'campaign', 2],
  ['overlord-dday', 'omaha-example', 2],
  ['omaha-beach', 'easy-fox', 1],
] as const)('%s, just set up, is handed on as its side sees it', async (game, scenario, sides) => {
  const host = newHost();
  const seats = (['human', 'scripted'] as const).slice(0, sides);
  const { scene } = await host.begin({ ...NEW, game, scenario, seats });
  const shared = await host.show(await host.position());
  if ('failure' in shared) throw new Error(shared.failure);
  expect(shared.look.counters).toEqual(scene.counters);
  expect(shared.look.tracks).toEqual(scene.tracks);
});

test('an earlier moment is handed on as it was, and all of it once the cards are open', async () => {
  const host = newHost();
  const scene = await runOn(host, (await host.begin(NEW)).scene);
  const now = await host.position();
  await host.goTo(0);
  expect(await host.position()).not.toBe(now);
  await host.goTo(scene.length);
  await host.exportRecord(true);
  const whole = await host.position();
  expect(whole).not.toMatch(/seen-by|\?/);
  expect(await host.show(whole)).toMatchObject({ onlooker: -1 });
});

test.each<[string, unknown, RegExp]>([
  ['nothing', ' ', /empty/],
  ['no text', 7, /empty/],
  ['a letter', 'Dear Monty', /no moment of a game/],
  ['a game that is not here', 'bocage-position 1\ngame __proto__ 1\n', /__proto__/],
  ['a record', 'bocage-record 1\ngame proving 1\nscenario crossroads\n', /line 1/],
  ['more than 4 MB', 'x'.repeat(4_000_001), /too large/],
  ['nonsense', 'bocage-position 1\ngame proving 1\nscenario crossroads\n\nunit B1 at=9999\nover\n', /line 5/],
])('%s is no moment, and that is said', async (_, text, says) => {
  expect(await newHost().show(text as string)).toEqual({ failure: expect.stringMatching(says) });
});
