import { type Engine, randomPlayer } from '@bocage/kernel';
import type { Doctrine } from '@bocage/kernel/players';
import { expect, test } from 'vitest';
import { idle } from '../../ai/test/crossroads.ts';
import { MemoryDisk } from '../src/memory.ts';
import type { Hint, NewGame, Pondering, Scene } from '../src/protocol.ts';
import type { Save } from '../src/save.ts';
import { decide, fine, groundOf, NEW, newHost, runOn } from './ground.ts';

const [BLUE, RED] = [0, 1];

/** Who counts the towns that Blue holds, and thinks that all is lost without them where `bias` is low. */
const judging = (bias: number): Doctrine => {
  const doctrine = idle();
  const rows = Array.from({ length: doctrine.features.hands }, () => [bias, 1]);
  const judgement = { version: 1, made: '', features: ['one', 'towns'], chance: rows, utility: rows };
  return { ...doctrine, judgement };
};

const thoughtful = (doctrine: Doctrine = idle(), disk = new MemoryDisk()) => ({
  ...groundOf(disk),
  doctrine: async () => doctrine,
});

/** Blue is a veteran, and whoever sits here plays Red, who knows all that Blue does. */
const AGAINST_VETERAN: NewGame = { ...NEW, seats: ['veteran', 'human'] };

type Table = ReturnType<typeof newHost>;

/** Lets the others answer until the veteran has something to think about. */
async function untilThinking(host: Table, scene: Scene): Promise<{ scene: Scene; pondering: Pondering }> {
  let now = scene;
  for (let i = 0; i < 400; i++) {
    const pondering = await host.think();
    if (pondering !== null) return { scene: now, pondering };
    now = now.turn === 'human' ? fine(await host.act('end', []).catch(() => now)) : await host.step();
    if (now.turn === 'human' && now.prompt?.step !== 'round.act') now = await decide(host, now);
  }
  throw new Error('nobody thinks');
}

/** Goes on until it has thought. */
async function thoughtOut(host: Table): Promise<number[]> {
  const seen: number[] = [];
  for (let at = await host.think(); at !== null; at = await host.think()) seen.push(at.progress);
  return seen;
}

async function hintOf(host: Table): Promise<Hint | null> {
  for (;;) {
    const told = await host.hint();
    if (told === null || 'action' in told) return told;
  }
}

test('an opponent thinks a moment at a time, and others are served between two', async () => {
  const host = newHost(thoughtful());
  const { scene, pondering } = await untilThinking(host, (await host.begin(AGAINST_VETERAN)).scene);
  expect(pondering.side).toBe(BLUE);
  expect(pondering.progress).toBeGreaterThan(0);
  expect(pondering.progress).toBeLessThan(1);
  expect(await host.here(3)).toBeDefined();
  const more = await host.think();
  expect(more?.progress ?? 1).toBeGreaterThan(pondering.progress);
  const rest = await thoughtOut(host);
  expect(rest).toEqual([...rest].sort((a, b) => a - b));
  expect((await host.step()).ply).toBe(scene.ply + 1);
});

test('what comes of it is the same as if it had been asked to choose at once', async () => {
  const doctrine = idle();
  const [slow, hasty] = [newHost(thoughtful(doctrine)), newHost(thoughtful(doctrine))];
  const begun = await untilThinking(slow, (await slow.begin(AGAINST_VETERAN)).scene);
  await thoughtOut(slow);
  const after = await slow.step();
  const { scene } = await untilThinking(hasty, (await hasty.begin(AGAINST_VETERAN)).scene);
  expect(scene.ply).toBe(begun.scene.ply);
  // `step` ends the thinking by itself.
  const other = await hasty.step();
  expect(other.news.map(({ answer }) => answer)).toEqual(after.news.map(({ answer }) => answer));
  expect(await hasty.exportRecord(true)).toBe(await slow.exportRecord(true));
});

test('“move now” takes what was found, and the next moment is as quick as any', async () => {
  const host = newHost(thoughtful());
  const { scene } = await untilThinking(host, (await host.begin(AGAINST_VETERAN)).scene);
  await host.moveNow();
  expect(await host.think()).toBeNull();
  expect((await host.step()).ply).toBe(scene.ply + 1);
});

test('thinking is given up when something is taken back, and a batch stops where somebody has to think', async () => {
  const host = newHost(thoughtful());
  const { scene } = await untilThinking(host, (await host.begin(AGAINST_VETERAN)).scene);
  const back = await host.takeBack();
  if (back.ply < scene.ply) expect(await host.think()).toBeNull();
  const again = await host.redo();
  expect(again.ply).toBeLessThanOrEqual(scene.ply);
  let now = await host.goTo(scene.length);
  expect((await host.think())?.progress).toBeLessThan(1);
  await thoughtOut(host);
  now = await host.step(50);
  // It went no further than to the next thing to think about, or to a person.
  expect(now.turn === 'human' || (await host.think()) !== null || now.ply > scene.ply).toBe(true);
});

test('what it thought is told when its stretch is over, and kept with the game', async () => {
  const disk = new MemoryDisk();
  // The first three turns are one stretch.
  const isLast = ({ g }: Engine): boolean => (g as unknown as { turn: number }).turn > 3;
  const doctrine = { ...idle(), stretch: (world: Engine) => (isLast(world) ? 2 : 1) };
  const host = newHost(thoughtful(doctrine, disk));
  let { scene: now } = await untilThinking(host, (await host.begin(AGAINST_VETERAN)).scene);
  const at = now.ply;
  await thoughtOut(host);
  now = await host.step();
  expect(now.thoughts).toEqual([]);
  while (!now.caption.startsWith('Turn 4')) {
    expect(now.thoughts).toEqual([]);
    now = now.turn === 'human' ? await decide(host, now) : await host.step();
  }
  const [told] = now.thoughts;
  expect(told).toMatchObject({ side: BLUE, ply: at, plan: { words: expect.stringMatching(/^to /) } });
  expect(told?.plan.chance).toBeGreaterThanOrEqual(told?.plan.feared ?? 1);
  expect(told?.second?.words).not.toBe(told?.plan.words);
  const later = await newHost(thoughtful(doctrine, disk)).open(now.save);
  expect(later.scene.thoughts).toEqual(now.thoughts);
});

test('who does not know all that it was thought from is told nothing before the game is over', async () => {
  const host = newHost(thoughtful());
  // Red knows where the mine lies.
  let { scene } = await host.begin({ ...NEW, seats: ['human', 'veteran'] });
  let thoughts = 0;
  for (let i = 0; i < 600 && scene.outcome === null; i++) {
    scene = scene.turn === 'human' ? await decide(host, scene) : await host.step();
    if (scene.outcome === null) thoughts += scene.thoughts.length;
  }
  expect(scene.outcome).not.toBeNull();
  expect(thoughts).toBe(0);
  expect(scene.thoughts.map(({ side }) => side)).toEqual([RED]);
});

test('a hint names an action that may be taken, from what one may know, and takes nothing', async () => {
  const host = newHost(thoughtful());
  let scene = await runOn(host, (await host.begin(NEW)).scene);
  while (scene.prompt?.step !== 'round.act') scene = await runOn(host, await decide(host, scene));
  const hint = await hintOf(host);
  const { verb, args, text, kinds, said } = hint?.action ?? { verb: '', args: [] };
  expect(await host.why(verb, args)).toEqual([]);
  expect(text).not.toBe('');
  expect([kinds?.length, said?.length]).toEqual([args.length, args.length]);
  expect(hint?.thought).toMatchObject({ side: BLUE, plan: { words: expect.any(String) } });
  expect((await host.open(scene.save)).scene.ply).toBe(scene.ply);
  // It stands on the view alone: the same as a veteran in the same place.
  const fresh = newHost(thoughtful());
  await fresh.playOn(await host.position(), [BLUE]);
  expect((await hintOf(fresh))?.action).toEqual(hint?.action);
});

test('a game for which nobody thinks has hints by its script, and none where it has no script', async () => {
  const host = newHost();
  const { facts, scene } = await host.begin(NEW);
  expect([facts.advises, facts.judges, scene.standing]).toEqual([false, false, null]);
  await runOn(host, scene);
  expect(await host.hint()).toBeNull();
  const scripted = newHost({ ...groundOf(), player: () => () => randomPlayer });
  const own = await scripted.begin(NEW);
  expect(own.facts.advises).toBe(true);
  await runOn(scripted, own.scene);
  expect(await scripted.hint()).toMatchObject({ action: { verb: expect.any(String) }, thought: null });
  await expect(host.begin(AGAINST_VETERAN)).rejects.toThrow('no veteran player');
});

test('who stands better is told from what everybody sees, now and over the whole game', async () => {
  const host = newHost(thoughtful(judging(0)));
  const { facts, scene } = await host.begin(NEW);
  expect(facts.judges).toBe(true);
  expect(scene.standing).toBeGreaterThanOrEqual(0.5);
  const { course } = await host.statistics();
  expect(course[0]?.standing).toBe(scene.standing);
});

test('a lost game is given up if that is accepted, and stays so', async () => {
  const disk = new MemoryDisk();
  // Blue is sure to lose.
  const ground = thoughtful(judging(-9), disk);
  const host = newHost(ground);
  let { scene } = await host.begin(AGAINST_VETERAN);
  await expect(host.acceptResignation()).rejects.toThrow('Nobody offers');
  for (let i = 0; i < 400 && scene.resigns < 0; i++)
    scene = scene.turn === 'human' ? await decide(host, scene) : await host.step();
  expect(scene.resigns).toBe(BLUE);
  scene = await runOn(host, scene);
  const over = await host.acceptResignation();
  expect(over).toMatchObject({ turn: 'over', prompt: null, resigns: -1, isOpen: true });
  expect(over.outcome).toMatchObject({ winner: RED, text: 'Blue gives up' });
  expect((await host.saves())[0]?.outcome).toBe('Blue gives up');
  const later = newHost(ground);
  expect((await later.open(scene.save)).scene).toMatchObject({ turn: 'over', outcome: over.outcome });
  expect(await later.goTo(0)).toMatchObject({ outcome: null, isOpen: true });
});

test('saves of the third format open as before, and what is damaged of the thoughts is left out', async () => {
  const disk = new MemoryDisk();
  const host = newHost(groundOf(disk));
  const { scene } = await host.begin(NEW);
  const found = await disk.find(scene.save);
  const old = { ...(found?.save as Save), id: 'old', format: 3, thoughts: [{ side: 'x' }, null] };
  const text = [...(found?.pieces.get(0) ?? [])].join('');
  await disk.write(old as unknown as Save, [{ line: 0, at: 0, text }], null);
  const opened = await newHost(groundOf(disk)).open('old');
  expect(opened.scene).toMatchObject({ seats: NEW.seats, thoughts: [] });
});
