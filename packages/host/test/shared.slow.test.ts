import { expect, test } from 'vitest';
import { decide, groundOf, NEW, newHost, runOn } from './ground.ts';

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

test('a moment with nothing hidden is played on from in a game of one’s own, which is kept like any other', async () => {
  const ground = groundOf();
  const host = newHost(ground);
  const scene = await runOn(host, (await host.begin(NEW)).scene);
  await host.exportRecord(true);
  const text = await host.position();
  const opened = await host.playOn(text, [1]);
  if ('failure' in opened) throw new Error(opened.failure);
  expect(opened.scene).toMatchObject({ ply: 0, length: 0, seats: ['random', 'human'] });
  expect(opened.scene.save).not.toBe(scene.save);
  let now = await runOn(host, opened.scene);
  now = await runOn(host, await decide(host, now));
  expect(now.ply).toBeGreaterThan(1);
  expect((await host.statistics()).course.at(-1)?.ply).toBe(now.ply);
  const record = await host.exportRecord(true);
  expect(record).toMatch(/^\| turn /m);
  // It is on the shelf as it stands, and can be taken back to where it began.
  const again = await newHost(ground).open(now.save);
  expect(again.scene).toMatchObject({ ply: now.ply, counters: now.counters });
  expect((await host.goTo(0)).counters).toEqual(opened.scene.counters);
  const read = await newHost().importRecord(record, ['human', 'human']);
  expect(read).toMatchObject({ scene: { length: now.length } });
});

test('where something is hidden, it is drawn in agreement with what is seen, and only that side is played', async () => {
  const host = newHost();
  const scene = await runOn(host, (await host.begin(NEW)).scene);
  const text = await host.position();
  const opened = await host.playOn(text, [1]);
  if ('failure' in opened) throw new Error(opened.failure);
  expect(opened.scene.seats).toEqual(['human', 'random']);
  expect(opened.scene.counters).toEqual(scene.counters);
  expect(await host.position()).toBe(text);
});

test.each([
  ['dark-summer', 'campaign', 2],
  ['overlord-dday', 'dday', 2],
  ['omaha-beach', 'd-day', 1],
] as const)('%s is played on from what its side sees', async (game, scenario, sides) => {
  const host = newHost();
  const seats = (['human', 'scripted'] as const).slice(0, sides);
  const { scene } = await host.begin({ ...NEW, game, scenario, seats });
  let now = await runOn(host, scene);
  for (let i = 0; i < 3; i++) now = await runOn(host, await decide(host, now));
  const text = await host.position();
  const opened = await host.playOn(text, [0]);
  if ('failure' in opened) throw new Error(opened.failure);
  expect(opened.scene.counters).toEqual(now.counters);
  const next = await runOn(host, await decide(host, await runOn(host, opened.scene)));
  expect(next.ply).toBeGreaterThan(0);
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
  expect(await newHost().playOn(text as string, [0])).toEqual({ failure: expect.stringMatching(says) });
});
