import { expect, test } from 'vitest';
import { fromCatalogue } from '../src/ground.ts';
import type { TableHost } from '../src/host.ts';
import type { NewGame, Scene } from '../src/protocol.ts';
import { fine, groundOf, newHost, recordOf, runOn, weighed } from './ground.ts';

/** Blue is to fight; its attack is counted in every world that Red’s face-down pieces leave possible. */
const UP_TO = ['1/5/3', 'bury 0403', 'sun', 'blue-move', 'move B4 0304', 'hold', 'end', 'blue-fight'];

interface Sat {
  readonly host: TableHost;
  readonly scene: Scene;
  readonly attack: [number, number[]];
  /** What is done at each rest of a forecast, by its number; the clock counts the moments that are looked at. */
  readonly rests: { count: number; at: (count: number) => void };
}

async function sitDown(): Promise<Sat> {
  const rests: Sat['rests'] = { count: 0, at: () => {} };
  let clock = 0;
  const host = newHost({
    ...groundOf(),
    load: fromCatalogue,
    now: () => (clock += 4),
    rest: () => {
      rests.at(++rests.count);
      return new Promise((rested) => setImmediate(rested));
    },
  });
  const opened = await host.importRecord(recordOf(...UP_TO), ['human', 'random']);
  if ('failure' in opened) throw new Error(opened.failure);
  const [target] = opened.scene.prompt?.verbs[1]?.first?.choices ?? [];
  return { host, scene: opened.scene, attack: [Number(target?.value), [3]], rests };
}

test('a forecast rests again and again, and comes out the same', async () => {
  const { host, attack, rests } = await sitDown();
  const told = await weighed(host, 'attack', attack);
  expect(rests.count).toBeGreaterThan(10);
  expect(told).toMatchObject({ failure: null });
  expect(told.ways.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
});

test('what is asked meanwhile is answered before the forecast ends, and the table is not touched by it', async () => {
  const { host, scene, attack, rests } = await sitDown();
  const whole = await weighed(host, 'attack', attack);
  const [all, answered] = [rests.count, [] as number[]];
  rests.count = 0;
  rests.at = (count) => {
    if (count === 3) void host.why('attack', attack).then((why) => answered.push(why.length, rests.count));
  };
  expect(await host.forecast('attack', attack)).toEqual(whole);
  expect(rests.count).toBe(all);
  expect(answered).toEqual([0, 3]);
  expect((await host.goTo(scene.ply)).counters).toEqual(scene.counters);
});

test.each<[string, (sat: Sat) => Promise<unknown>]>([
  ['something is decided', async ({ host }) => fine(await host.act('end', []))],
  ['another is asked for', ({ host, attack }) => host.forecast('attack', attack)],
  ['nobody waits for it', ({ host }) => host.giveUp()],
  ['another moment is looked at', ({ host }) => host.goTo(2)],
])('a forecast is given up at its next rest when %s', async (_, happens) => {
  const sat = await sitDown();
  let later: Promise<unknown> | undefined;
  sat.rests.at = (count) => {
    if (count === 4) later = happens(sat);
  };
  expect(await sat.host.forecast('attack', sat.attack)).toBeNull();
  expect(sat.rests.count).toBeLessThan(8);
  expect(await later).not.toBeNull();
});

test('a refusal leaves the forecast alone', async () => {
  const { host, attack, rests } = await sitDown();
  rests.at = (count) => {
    if (count === 4) void host.act('move', [0, [1]]);
  };
  expect(await host.forecast('attack', attack)).toMatchObject({ failure: null });
});

test('the chances of an event end with it: who gets the hero does not hang on the cards of the fire that follows', async () => {
  const host = newHost({ ...groundOf(), load: fromCatalogue });
  const omaha = { game: 'omaha-beach', scenario: 'first-waves', options: {}, seats: ['human'], seed: 11 };
  let scene = await runOn(host, (await host.begin(omaha as NewGame)).scene);
  for (let i = 0; i < 30 && !scene.prompt?.verbs.some(({ name }) => name === 'hero'); i++) {
    const end = scene.prompt?.verbs.find(({ first, against }) => first === null && against === null);
    scene = await runOn(host, fine(await host.act(end?.name ?? '', [])));
  }
  const [unit] = scene.prompt?.verbs.find(({ name }) => name === 'hero')?.first?.choices ?? [];
  const told = await weighed(host, 'hero', [unit?.value ?? -1]);
  expect(told.failure).toBeNull();
  expect(told.ways.length).toBeLessThan(30);
});

test('the marker with which a headquarters begins is no throw: the weather of the first turn is another matter', async () => {
  const host = newHost({ ...groundOf(), load: fromCatalogue });
  const cobra = {
    game: 'bloody-summer',
    scenario: 'cobra',
    options: {},
    seats: ['human', 'human', 'scripted'],
    seed: 11,
  };
  let scene = await runOn(host, (await host.begin(cobra as NewGame)).scene);
  const setUp = await host.bulk('set-up');
  const order = { bulk: 'set-up', actions: setUp?.items ?? [], since: scene.ply };
  scene = await runOn(host, (await host.run(order)).scene);
  const ways: number[] = [];
  while (scene.prompt?.step === 'setUpPhase.support') {
    const [staff] = scene.prompt.verbs[0]?.first?.choices ?? [];
    const told = await weighed(host, 'support', [staff?.value ?? -1]);
    expect(told.failure).toBeNull();
    ways.push(told.ways.length);
    scene = await runOn(host, fine(await host.act('support', [staff?.value ?? -1])));
  }
  expect(ways).toEqual([1, 1]);
});
