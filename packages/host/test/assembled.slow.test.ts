import { readFileSync } from 'node:fs';
import { entryOf } from '@bocage/catalogue';
import { readRecord, writeRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import type { TableHost } from '../src/host.ts';
import type { Scene } from '../src/protocol.ts';
import { decide, newHost, runOn } from './ground.ts';

/** Cherbourg as it was played, but for its end: it can be decided anew from any moment of it. */
async function cherbourg(host: TableHost): Promise<void> {
  const file = new URL('../../games/bloody-summer/test/golden/cherbourg.record', import.meta.url);
  const playable = (await entryOf('bloody-summer')?.load?.()) ?? expect.unreachable();
  const match = readRecord(playable.game, readFileSync(file, 'utf8'));
  match.takeBack();
  const opened = await host.importRecord(writeRecord(match), ['human', 'human', 'human']);
  if ('failure' in opened) throw new Error(opened.failure);
}

/** The questions of a step at which a command is offered. */
async function* offered(host: TableHost, step: string, bulk: string): AsyncGenerator<Scene> {
  for (const { ply } of (await host.log()).filter((entry) => entry.step === step)) {
    await host.follow(0);
    const scene = await host.goTo(ply);
    if (scene.prompt?.bulks.some(({ id }) => id === bulk)) yield scene;
  }
}

test('6.1-f: all who can attack join, but for one whose joining would leave no choice but the dice', async () => {
  const host = newHost();
  await cherbourg(host);
  let stopped = 0;
  for await (const scene of offered(host, 'assaults.muster', 'join-attack')) {
    const plan = (await host.bulk('join-attack')) ?? expect.unreachable();
    expect(plan.items.every(({ odds }) => odds === undefined)).toBe(true);
    const { ply: since } = scene;
    const ran = await host.run({ bulk: plan.id, actions: plan.items, since });
    expect(ran.scene.turn, 'no dice are thrown by it').toBe('human');
    if (ran.stopped === null) continue;
    stopped++;
    expect(ran).toMatchObject({ done: plan.size - 1, stopped: { why: 'dice' } });
    // What is left says what its chances are before it is done, as any single one does.
    const last = plan.items.at(-1) ?? expect.unreachable();
    expect(await host.isPlain(last.verb, last.args)).toBe(false);
    expect((await host.sheet(last.verb, last.args))?.odds).toMatch(/\d/);
  }
  expect(stopped).toBeGreaterThan(0);
});

/** Goes on with the commands there are, or with the first thing there is, until a command is offered. */
async function upTo(host: TableHost, scene: Scene, bulk: string): Promise<Scene> {
  if (scene.prompt === null || scene.prompt.bulks.some(({ id }) => id === bulk)) return scene;
  const [first] = scene.prompt.bulks;
  const plan = first === undefined ? null : await host.bulk(first.id);
  if (plan !== null) {
    const ran = await host.run({ bulk: plan.id, actions: plan.items, since: scene.ply });
    return upTo(host, await runOn(host, ran.scene), bulk);
  }
  return upTo(host, await runOn(host, await decide(host, scene)), bulk);
}

test('1.1.1.2-f: markers are carried as planned to the last, though each of them could be carried on from where it came to', async () => {
  const host = newHost();
  const { scene: first } = await host.begin({
    game: 'bloody-summer',
    scenario: 'cobra',
    options: {},
    seats: ['human', 'human', 'scripted'],
    held: [[0, 1], [2]],
    seed: 3,
  });
  const scene = await upTo(host, await runOn(host, first), 'carry');
  const plan = (await host.bulk('carry')) ?? expect.unreachable();
  expect(plan.size).toBeGreaterThan(3);
  const ran = await host.run({ bulk: plan.id, actions: plan.items, since: scene.ply });
  expect(ran).toMatchObject({ done: plan.size, stopped: null });
});
