import { CHANCE, outcomes } from '@bocage/kernel';
import { readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import type { TableHost } from '../src/host.ts';
import type { ImportFailure, Opened, Scene } from '../src/protocol.ts';
import { decide, fine, game, groundOf, NEW, newHost, recordOf, runOn, weighed } from './ground.ts';

const opened = (answer: Opened | ImportFailure): Opened => {
  if ('failure' in answer) throw new Error(answer.failure);
  return answer;
};

/** Blue may move: nothing hidden has come out yet. */
const FIRST_ROUND = ['1/5/3', 'bury 0403', 'sun', 'red-fight', 'blue-move'];

test('a game is begun, told and shelved', async () => {
  const host = newHost();
  const { facts, scene } = await host.begin(NEW);
  expect(facts).toMatchObject({ id: 'proving', title: 'Crossroads', sides: ['Blue', 'Red'] });
  expect(facts.units.slice(0, 2)).toEqual(['B1', 'B2']);
  expect(facts.places).toContain('Reserve');
  expect(facts.cases['3.4']).toBe('An enemy stands there.');
  expect(scene).toMatchObject({
    ply: 0,
    length: 0,
    turn: 'chance',
    prompt: null,
    outcome: null,
    onlooker: 0,
  });
  expect(await host.saves()).toMatchObject([
    { id: scene.save, game: 'proving', title: 'Crossroads', decisions: 0, outcome: null, damage: null },
  ]);
});

test('the prompt has the words of the presentation and what may be chosen first', async () => {
  const host = newHost();
  const { scene } = opened(await host.importRecord(recordOf(...FIRST_ROUND), ['human', 'random']));
  expect(scene.turn).toBe('human');
  expect(scene.prompt).toMatchObject({ side: 0, step: 'round.act', rule: '2.2' });
  const [move, attack, end] = scene.prompt?.verbs ?? [];
  expect(move).toMatchObject({
    name: 'move',
    label: 'Move a piece',
    asks: ['a piece', 'its way'],
    against: null,
  });
  expect(move?.first).toMatchObject({ form: 'one', kind: 'unit', asks: 'a piece', more: false });
  expect(move?.first?.choices.map(({ text }) => text)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6']);
  expect(attack).toMatchObject({ label: 'Attack', against: { rule: '5.1-d' }, first: null });
  expect(end).toMatchObject({ label: 'end', asks: [], first: null });
  const ways = await host.next('move', [0]);
  expect(ways).toMatchObject({ form: 'path', kind: 'place', asks: 'its way' });
});

test('what is refused says why, with its rule, and changes nothing', async () => {
  const host = newHost();
  const { scene } = opened(await host.importRecord(recordOf(...FIRST_ROUND), ['human', 'random']));
  const red = scene.counters.find(({ name }) => name === 'R1')?.unit as number;
  for (const answer of [await host.act('move', [red, [1]]), await host.next('move', [red])])
    expect(answer).toMatchObject({ reasons: [{ rule: '3.1-a', text: 'That piece is the other side’s.' }] });
  expect(await host.why('move', [red])).toMatchObject([{ rule: '3.1-a' }]);
  expect(await host.why('move', [0])).toEqual([]);
  expect(await host.act('attack', [0, []])).toMatchObject({ reasons: [{ rule: '5.1-d' }] });
  expect(await host.act('fly', [])).toMatchObject({ reasons: [{ rule: 'input' }] });
  expect(await host.act('move', ['B1', null] as never)).toMatchObject({ reasons: [{ rule: 'input' }] });
  expect(await host.undo()).toMatchObject({
    reasons: [{ rule: 'turn', text: 'dice or cards have answered since' }],
  });
  expect(await host.goTo(99)).toEqual({ ...scene, save: scene.save });
});

test.each([
  ['people', ['human', 'human']],
  ['a person and a player', ['human', 'random']],
  ['players', ['random', 'random']],
] as const)('a whole game of %s goes to its end, each decision in the log once', async (_, seats) => {
  const host = newHost();
  let { scene } = await host.begin({ ...NEW, seats });
  let told = 0;
  while (scene.turn !== 'over') {
    scene = scene.turn === 'human' ? await decide(host, scene) : await host.step();
    expect(scene.news.map(({ ply }) => ply)).toEqual([told++]);
    expect(scene.prompt === null).toBe(scene.turn !== 'human');
  }
  expect(scene.outcome?.text).toMatch(/points/);
  expect(scene.onlooker).toBe(-1);
  expect((await host.log()).map(({ ply }) => ply)).toEqual(Array.from({ length: scene.length }, (_, i) => i));
  expect(await host.saves()).toMatchObject([{ outcome: scene.outcome?.text, decisions: scene.length }]);
  const record = await host.exportRecord();
  expect(readRecord(game, record).plies.length).toBe(scene.length);
});

test('a seeded game comes out alike, also when it is closed and opened at each decision', async () => {
  const played = async (isClosed: boolean): Promise<string> => {
    const ground = groundOf();
    let host = newHost(ground);
    let { scene } = await host.begin(NEW);
    while (scene.turn !== 'over') {
      scene = scene.turn === 'human' ? await decide(host, scene) : await host.step();
      if (!isClosed) continue;
      host = newHost(ground);
      const again = (await host.open(scene.save)).scene;
      expect(again).toEqual({ ...scene, news: [] });
      scene = again;
    }
    return host.exportRecord();
  };
  expect(await played(true)).toBe(await played(false));
});

test('with two people at one screen each sees with the eyes of who decides', async () => {
  const host = newHost();
  const text = recordOf('1/5/3');
  const { scene } = opened(await host.importRecord(text, ['human', 'human']));
  expect(scene).toMatchObject({ turn: 'human', onlooker: 1, prompt: { side: 1 } });
  const strengths = (now: Scene): string[] => now.counters.slice(-3).flatMap(({ figures }) => figures);
  expect(strengths(scene)).toEqual(['1', '5', '3']);
  let now = fine(await host.act('bury', [scene.prompt?.verbs[0]?.first?.choices[0]?.value ?? 0]));
  expect(now).toMatchObject({ turn: 'chance', onlooker: 1 });
  while (now.prompt?.side !== 0)
    now = now.turn === 'human' ? fine(await host.act('end', [])) : await host.step();
  expect(now.onlooker).toBe(0);
  expect(strengths(now)).toEqual(['?', '?', '?']);
  await expect(host.lookAs(1)).rejects.toThrow('only what it may know');
});

/** The record of a whole game that nobody played. */
async function playedOut(): Promise<string> {
  const host = newHost();
  let { scene } = await host.begin({ ...NEW, seats: ['random', 'random'] });
  while (scene.turn !== 'over') scene = await host.step(1000);
  return host.exportRecord();
}

test('a record is read, step by step, with all eyes or those of a side', async () => {
  const host = newHost();
  const text = await playedOut();
  const { length } = readRecord(game, text).plies;
  const { scene } = opened(await host.importRecord(text, ['record', 'record']));
  expect(scene).toMatchObject({ ply: length, length, turn: 'over', onlooker: -1, prompt: null });
  const begun = await host.goTo(0);
  expect(begun).toMatchObject({ ply: 0, length, turn: 'chance', canRedo: true, news: [] });
  expect((await host.step()).news).toMatchObject([
    { ply: 0, side: CHANCE, answer: expect.stringContaining('/'), rule: '1.1' },
  ]);
  expect((await host.step()).news).toMatchObject([
    { ply: 1, side: 1, answer: expect.stringContaining('bury') },
  ]);
  const blue = await host.lookAs(0);
  expect(blue.onlooker).toBe(0);
  expect((await host.log()).map(({ answer }) => answer)).toEqual([null, null]);
  expect(await host.act('end', [])).toMatchObject({ reasons: [{ rule: 'turn' }] });
  const end = await runOn(host, blue);
  expect(end).toMatchObject({ ply: length, length, turn: 'over' });
  expect(await host.exportRecord()).toBe(text);
});

test('going back and deciding otherwise starts a line of its own, and there is a way back', async () => {
  const ground = groundOf();
  let host = newHost(ground);
  const { scene } = opened(await host.importRecord(recordOf(...FIRST_ROUND), ['human', 'random']));
  const first = fine(await host.act('move', [2, await wayOf(2)]));
  expect(first).toMatchObject({ ply: 6, line: 0, whyNotUndo: null });
  const second = fine(await host.act('move', [3, await wayOf(3)]));
  await host.goTo(6);
  const other = fine(await host.act('move', [4, await wayOf(4)]));
  expect(other).toMatchObject({ ply: 7, length: 7, line: 1 });
  expect(other.lines).toEqual([
    { id: 0, from: 0, length: 7 },
    { id: 1, from: 6, length: 7 },
  ]);
  const back = await host.follow(0);
  expect(back.news).toEqual([]);
  // That something was taken back stays told.
  expect(back.told.takeBacks).toBe(1);
  expect({ ...back, lines: second.lines, news: second.news, told: second.told }).toEqual(second);
  host = newHost(ground);
  const again = (await host.open(scene.save)).scene;
  expect(again).toEqual(back);
  expect((await host.follow(1)).counters).toEqual(other.counters);
  await expect(host.follow(2)).rejects.toThrow('no line of play 2');

  async function wayOf(unit: number): Promise<readonly number[]> {
    const found = await host.next('move', [unit]);
    if ('reasons' in found) throw new Error('no way');
    return found.choices[0]?.value as readonly number[];
  }
});

test('undo, take back and redo lead where they led before', async () => {
  const host = newHost();
  const text = recordOf(...FIRST_ROUND, 'move B3 0104');
  const before = opened(await host.importRecord(text, ['human', 'random'])).scene;
  const undone = fine(await host.undo());
  expect(undone).toMatchObject({ ply: 5, length: 6, canRedo: true, isFork: false, news: [] });
  expect(await host.redo()).toMatchObject({ counters: before.counters, ply: 6, canRedo: false });
  const after = await runOn(host, fine(await host.act('end', [])));
  expect(await host.undo()).toMatchObject({ reasons: [{ rule: 'turn' }] });
  const back = await host.takeBack();
  expect(back).toMatchObject({ ply: 6, length: after.ply, canRedo: true, canTakeBack: true, isFork: true });
  expect([back.counters, back.prompt]).toEqual([before.counters, before.prompt]);
  expect({ ...(await host.redo()), news: [] }).toEqual({ ...after, news: [] });
});

test('chances are those of the kernel’s enumeration', async () => {
  const host = newHost();
  const upTo = ['1/5/3', 'bury 0403', 'sun', 'blue-move', 'move B4 0304', 'hold', 'end', 'blue-fight'];
  const { scene } = opened(await host.importRecord(recordOf(...upTo), ['human', 'random']));
  expect(scene.prompt?.verbs[1]?.first).toMatchObject({ kind: 'place', choices: [{ text: '0404' }] });
  const [target] = scene.prompt?.verbs[1]?.first?.choices ?? [];
  expect(await host.next('attack', [target?.value ?? 0])).toMatchObject({
    form: 'set',
    kind: 'unit',
    asks: 'who attacks',
    choices: [{ value: 3, text: 'B4' }],
    least: 1,
  });
  expect((await weighed(host, 'attack', [target?.value ?? 0])).failure).toMatch(/cannot be told/);
  expect((await weighed(host, 'move', [0, [1]])).failure).toContain('a round of fighting');

  const text = recordOf(...upTo, 'attack 0404 B4', 'save');
  await host.importRecord(text, ['human', 'random']);
  const told = await weighed(host, 'save', []);
  const { engine } = readRecord(game, text);
  const kernel = outcomes(
    engine,
    { verb: 'save', args: [] },
    { measure: (at) => at.snapshot().join(), key: (cells) => cells },
  );
  expect(told).toMatchObject({ failure: null, worlds: 1 });
  expect(kernel.length).toBeGreaterThan(2);
  expect(told.ways.map(({ fraction }) => fraction)).toEqual(
    kernel.map(({ weight, total }) => `${weight}/${total}`),
  );
});

test('dice are counted as they came and as they were to be expected', async () => {
  const host = newHost();
  let { scene } = await host.begin({ ...NEW, seats: ['random', 'random'], seed: 11 });
  scene = await runOn(host, scene);
  const { dice, course, now } = await host.statistics();
  const thrown = (await host.log()).filter(
    ({ side, answer }) => side === CHANCE && /^[1-6]$/.test(answer ?? ''),
  );
  expect(thrown.length).toBeGreaterThan(1);
  const [die] = dice;
  expect(dice.map(({ title }) => title)).toEqual(['One die']);
  expect(die?.faces.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6']);
  for (const { text, came, expected } of die?.faces ?? []) {
    expect(came).toBe(thrown.filter(({ answer }) => answer === text).length);
    expect(expected).toBeCloseTo(thrown.length / 6);
  }
  expect(course[0]?.ply).toBe(0);
  expect(course.at(-1)).toMatchObject({ ply: scene.length, caption: scene.caption, values: now });
  expect(course.length).toBeLessThanOrEqual(201);
});

/** Ends Blue's round, or answers what stands before that; and what Chance and Red made of it until Blue is asked again. */
async function roundOf(host: TableHost, scene: Scene): Promise<{ told: (string | null)[]; after: Scene }> {
  const mayEnd = scene.prompt?.verbs.some(({ name, against }) => name === 'end' && against === null);
  const done = mayEnd ? fine(await host.act('end', [])) : await decide(host, scene);
  const after = await runOn(host, done);
  const log = await host.log();
  return { told: log.filter(({ ply }) => ply >= done.ply).map(({ answer }) => answer), after };
}

test('dice cannot be fished: who takes back and does the same again gets the same, after a reload too', async () => {
  const { seed: _, ...unseeded } = NEW;
  const ground = groundOf();
  let host = newHost(ground);
  const begun = (await host.begin(unseeded)).scene;
  let scene = await runOn(host, begun);
  for (let round = 0; round < 3 && scene.turn === 'human'; round++) {
    const first = await roundOf(host, scene);
    await host.takeBack();
    if (round === 1) {
      host = newHost(ground);
      await host.open(begun.save);
    }
    const again = await roundOf(host, scene);
    expect(again.told).toEqual(first.told);
    scene = again.after;
  }
});

test('take-backs are counted for ever; what is undone freely, or only looked at, is not', async () => {
  const ground = groundOf();
  const host = newHost(ground);
  const now = await runOn(host, (await host.begin(NEW)).scene);
  expect(now.told.takeBacks).toBe(0);
  await decide(host, now);
  await host.goTo(0);
  expect((await host.goTo(now.length)).told.takeBacks).toBe(0);
  expect((await decide(host, now)).told.takeBacks).toBe(1);
  const { scene } = await newHost(ground).open(now.save);
  expect(scene.told).toEqual({ seeded: true, opened: false, takeBacks: 1 });
});
