import type { Value } from '@bocage/kernel';
import { expect, test } from 'vitest';
import type { TableHost } from '../src/host.ts';
import { MemoryDisk } from '../src/memory.ts';
import type { NewGame, Plan, Ran, Scene } from '../src/protocol.ts';
import { fine, groundOf, NEW, newHost, runOn } from './ground.ts';

const DDAY: NewGame = {
  game: 'overlord-dday',
  scenario: 'dday',
  options: {},
  seats: ['human', 'scripted'],
  seed: 1,
};
const OMAHA: NewGame = {
  game: 'omaha-beach',
  scenario: 'first-waves',
  options: {},
  seats: ['human'],
  seed: 1,
};

const begun = async (host: TableHost, game: NewGame): Promise<Scene> =>
  runOn(host, (await host.begin(game)).scene);

async function planned(host: TableHost, id: string): Promise<Plan> {
  const plan = await host.bulk(id);
  if (plan === null) throw new Error(`there is no plan ${id}`);
  return plan;
}

/** Runs a plan to its end, or to where it stops. */
async function run(
  host: TableHost,
  { ply: since }: Scene,
  { id: bulk, items: actions }: Pick<Plan, 'id' | 'items'>,
): Promise<Ran> {
  let ran: Ran = await host.run({ bulk, actions, since });
  for (let done = ran.done; done < actions.length && ran.stopped === null; ) {
    ran = await host.run({ bulk, actions: actions.slice(done), since });
    done += ran.done;
    ran = { ...ran, done };
  }
  return ran;
}

/** Does what takes no argument, else the first thing there is. */
async function pass(host: TableHost, { prompt }: Scene): Promise<Scene> {
  const open = (prompt?.verbs ?? []).filter(({ against }) => against === null);
  const verb = open.find(({ first }) => first === null) ?? open[0];
  const args = verb?.first == null ? [] : [verb.first.choices[0]?.value ?? 0];
  return runOn(host, fine(await host.act(verb?.name ?? '', args)));
}

/** The same decisions one by one, each through the door of a single one. */
async function oneByOne(host: TableHost, { items }: Plan): Promise<void> {
  for (const { verb, args } of items) await runOn(host, fine(await host.act(verb, args)));
}

test('a plan gives the decisions it stands for: the record knows nothing of it', async () => {
  const [bulk, single] = [newHost(), newHost()];
  for (const host of [bulk, single]) await begun(host, DDAY);
  let scene = await bulk.goTo(Number.POSITIVE_INFINITY);
  for (const id of ['bombard', 'land']) {
    const plan = await planned(bulk, id);
    expect(await planned(single, id)).toEqual(plan);
    const ran = await run(bulk, scene, plan);
    expect(ran).toMatchObject({ done: plan.size, stopped: null });
    scene = await runOn(bulk, ran.scene);
    await oneByOne(single, plan);
  }
  expect(await bulk.exportRecord()).toBe(await single.exportRecord());
});

test('a plan tells what it will do: who goes where, in words', async () => {
  const host = newHost();
  let scene = await begun(host, DDAY);
  expect(scene.prompt?.bulks).toEqual([{ id: 'bombard', label: 'Fire all shots', size: 8 }]);
  scene = await runOn(host, (await run(host, scene, await planned(host, 'bombard'))).scene);
  const { items, label, size, isWhole } = await planned(host, 'land');
  expect([label, size, isWhole]).toEqual(['Land all in their places', items.length, false]);
  for (const { text, units, places } of items) {
    expect(text).toMatch(/^.+ → N\d{4}/);
    expect([units.length, places.length]).toEqual([1, 1]);
  }
  expect(await host.bulk('bombard'), 'it belongs to another step').toBe(null);
});

test('what is left out of a plan stays to be decided', async () => {
  const host = newHost();
  let scene = await begun(host, DDAY);
  scene = await runOn(host, (await run(host, scene, await planned(host, 'bombard'))).scene);
  const { items } = await planned(host, 'land');
  const some = items.filter((_, i) => i % 2 === 1);
  const { done, stopped, scene: after } = await run(host, scene, { id: 'land', items: some });
  expect([done, stopped]).toEqual([some.length, null]);
  await runOn(host, after);
  const left = await planned(host, 'land');
  expect(left.items.map(({ args }) => args[0])).toEqual(
    items.filter((_, i) => i % 2 === 0).map(({ args }) => args[0]),
  );
});

test('each is saved before it is told: who opens the game anew finds it as it was told', async () => {
  const ground = groundOf(new MemoryDisk());
  const host = newHost(ground);
  const scene = await begun(host, DDAY);
  const { scene: after } = await run(host, scene, await planned(host, 'bombard'));
  expect((await newHost(ground).open(scene.save)).scene).toEqual({ ...after, news: [] });
});

test('so many at most are taken, and the rest when they are asked for', async () => {
  const host = newHost();
  const scene = await begun(host, DDAY);
  const { id: bulk, items: actions } = await planned(host, 'bombard');
  const order = { bulk, actions, since: scene.ply };
  expect(await host.run(order, 3)).toMatchObject({ done: 3, stopped: null });
  const ran = await host.run({ ...order, actions: actions.slice(3) }, 1);
  expect(ran).toMatchObject({ done: 1, stopped: null, scene: { ply: scene.ply + 8 } });
});

test('one undo takes back all of a plan that can be undone freely', async () => {
  const host = newHost();
  let scene = await begun(host, OMAHA);
  while (scene.prompt !== null && !scene.prompt.bulks.some(({ id }) => id === 'cover')) {
    scene = await pass(host, scene);
  }
  const plan = await planned(host, 'cover');
  expect(plan.size).toBeGreaterThan(2);
  for (const { verb, args } of plan.items) expect(await host.isPlain(verb, args)).toBe(true);
  const { scene: after } = await run(host, scene, plan);
  expect([after.ply, after.whyNotUndo]).toEqual([scene.ply + plan.size, null]);
  const before = fine(await host.undo());
  expect(before.ply).toBe(scene.ply);
  expect(await planned(host, 'cover')).toEqual(plan);
  // What is decided alone is undone alone.
  const [first, second] = plan.items;
  for (const item of [first, second]) await host.act(item?.verb ?? '', item?.args ?? []);
  expect(fine(await host.undo()).ply).toBe(scene.ply + 1);
});

test('dice are no part of what is undone: after a landing there is nothing to undo', async () => {
  const host = newHost();
  const scene = await begun(host, DDAY);
  const { items } = await planned(host, 'bombard');
  expect(await host.isPlain(items[0]?.verb ?? '', items[0]?.args ?? [])).toBe(false);
  await runOn(host, (await run(host, scene, { id: 'bombard', items })).scene);
  expect(await host.undo()).toMatchObject({ reasons: [{ rule: 'turn' }] });
});

/** Up to the first round of moves of Blue in the proving game. */
async function bluesMoves(host: TableHost): Promise<Scene> {
  let scene = await begun(host, { ...NEW, seats: ['human', 'human'] });
  for (let i = 0; i < 40 && scene.prompt !== null; i++) {
    const { side, verbs } = scene.prompt;
    if (side === 0 && verbs.some(({ name, against }) => name === 'move' && against === null)) return scene;
    scene = await pass(host, scene);
  }
  return scene;
}

test('a plan stops where the next is refused, and says by which rule', async () => {
  const host = newHost();
  const scene = await bluesMoves(host);
  const { items } = await planned(host, 'march');
  const [first] = items as [Plan['items'][number]];
  const ran = await run(host, scene, { id: 'march', items: [first, first] });
  expect(ran).toMatchObject({ done: 1, stopped: { why: 'refused', reasons: [{ rule: '3.1-c' }] } });
});

/** The second decision of a march, to a place that is as good by the rules and not in the plan. */
async function elsewhere(host: TableHost, { verb, args: [unit = 0], ...item }: Plan['items'][number]) {
  const next = await host.next(verb, [unit]);
  const other = 'reasons' in next ? undefined : next.choices.at(-1);
  return { ...item, verb, args: [unit, other?.value ?? 0] };
}

test('as long as nothing has come between, a plan is followed as it was made, though it would be made otherwise now', async () => {
  const host = newHost();
  const scene = await bluesMoves(host);
  const { items } = await planned(host, 'march');
  const [first, second] = items as [Plan['items'][number], Plan['items'][number]];
  const ran = await run(host, scene, { id: 'march', items: [first, await elsewhere(host, second)] });
  expect(ran).toMatchObject({ done: 2, stopped: null });
});

test('after dice a plan is made anew: it stops where the next is no longer in it, and tells what would be', async () => {
  const host = newHost();
  const scene = await begun(host, DDAY);
  const { items } = await planned(host, 'bombard');
  const order = { bulk: 'bombard', since: scene.ply };
  await host.run({ ...order, actions: items }, 1);
  const now = await planned(host, 'bombard');
  const isPlanned = (args: readonly unknown[]): boolean =>
    now.items.some((item) => JSON.stringify(item.args) === JSON.stringify(args));
  const navies = await host.next('bombard', []);
  const all: { verb: string; args: readonly Value[] }[] = [];
  for (const { value } of 'reasons' in navies ? [] : navies.choices) {
    const targets = await host.next('bombard', [value]);
    for (const target of 'reasons' in targets ? [] : targets.choices)
      all.push({ verb: 'bombard', args: [value, target.value] });
  }
  const other = all.find(({ args }) => !isPlanned(args)) ?? expect.unreachable();
  const ran = await host.run({ ...order, actions: [other] }, 1);
  expect(ran).toMatchObject({ done: 0, stopped: { why: 'changed' } });
  expect(ran.stopped?.reasons[0]?.text).toContain(now.items[0]?.text);
});

test('a plan stops where something else is asked', async () => {
  const host = newHost();
  const scene = await bluesMoves(host);
  const { items } = await planned(host, 'march');
  const end = { verb: 'end', args: [], text: '', units: [], places: [] };
  const ran = await host.run({ bulk: 'march', actions: [end, ...items], since: scene.ply });
  expect(ran).toMatchObject({ done: 1, stopped: { why: 'asked' } });
  expect(ran.stopped?.reasons[0]?.text).not.toBe('');
});

/** Plans attacks until the fighting may begin with some of them, each with all who can, and begins it. */
async function fightsOf(host: TableHost, least: number, seed: number): Promise<Scene> {
  let scene = await begun(host, { ...DDAY, seed });
  for (const id of ['bombard', 'land'])
    scene = await runOn(host, (await run(host, scene, await planned(host, id))).scene);
  const verb = (name: string) => scene.prompt?.verbs.find((one) => one.name === name);
  for (let planned = 0; planned < least || verb('fight')?.against !== null; planned++) {
    const hex = verb('attack')?.first?.choices[0]?.value ?? 0;
    const units = await host.next('attack', [hex]);
    if ('reasons' in units) throw new Error(units.reasons[0]?.text);
    scene = fine(await host.act('attack', [hex, units.choices.flatMap(({ value }) => value)]));
  }
  return runOn(host, fine(await host.act('fight', [])));
}

test('what of a plan did itself, as the last of several fights does, is done too: nothing has stopped it', async () => {
  const host = newHost();
  const scene = await fightsOf(host, 2, 8);
  const plan = await planned(host, 'fight');
  const ran = await run(host, scene, plan);
  expect(ran.scene.prompt?.step).toBe('action.move');
  expect(ran).toMatchObject({ done: plan.size, stopped: null });
});

test('nothing of a plan is done that is not to be read, or that nobody is asked for', async () => {
  const host = newHost();
  const scene = await begun(host, DDAY);
  const order = (bulk: string, ...actions: unknown[]) => ({ bulk, actions: actions as never, since: 0 });
  expect(await host.run(order('bombard', 7))).toMatchObject({ done: 0, stopped: { why: 'refused' } });
  expect(await host.run(order('land', { verb: 'land', args: [0] }))).toMatchObject({
    done: 0,
    stopped: { why: 'asked' },
    scene: { ply: scene.ply },
  });
});
