// Somebody takes a lesson without a page: at the live table, led by the guide.
import { entryOf, type Lesson } from '@bocage/catalogue';
import { expect } from 'vitest';
import { Guide, type GuideWords } from '../../src/lesson/guide.ts';
import { isRead } from '../../src/lesson/progress.ts';
import type { Refusal, Scene } from '../../src/protocol.ts';
import { newHost } from '../ground.ts';

export const isRefused = (answer: Scene | Refusal): answer is Refusal => 'reasons' in answer;
/** What the guide says whatever the lesson. */
export const WORDS: GuideWords = {
  gently: (title) => `The lesson is about “${title}”.`,
  readFirst: 'Read it, then press Continue.',
};

/** The lesson of a game. */
export async function lessonOf(game: string): Promise<Lesson> {
  const lesson = await entryOf(game)?.lesson?.();
  if (lesson === undefined) throw new Error(`${game} has no lesson`);
  return lesson;
}

/** More deeds no lesson takes. */
export const MOST_DEEDS = 400;

interface Class {
  readonly guide: Guide;
  readonly places: readonly string[];
  scene: Scene;
}

/** Sits down to a lesson, with its own dice or with others. */
export async function sitDown(lesson: Lesson, seed = lesson.seed): Promise<Class> {
  const host = newHost();
  const { game, scenario, seats } = lesson;
  const { scene: first, facts } = await host.begin({ game, scenario, options: {}, seats, seed });
  let scene = first;
  while (scene.turn === 'chance' || scene.turn === 'opponent') scene = await host.step();
  return { guide: new Guide(lesson, host, scene, WORDS), scene, places: facts.places };
}

const at = ({ guide }: Class): string => {
  const { step, progress } = guide.get();
  return progress.isAside ? 'aside' : step.id;
};

/** Reads or does what the step shows. */
async function goOn(room: Class): Promise<void> {
  const { guide } = room;
  if (isRead(guide.get().step) && !guide.get().progress.isAside) return guide.read();
  const deed = await guide.example();
  if (deed === null) throw new Error(`stuck at ${at(room)}`);
  const answer = await guide.host.act(deed.verb, deed.args);
  if (isRefused(answer)) throw new Error(`${at(room)}: ${deed.verb}: ${answer.reasons[0]?.text}`);
  room.scene = answer;
  while (room.scene.turn === 'chance' || room.scene.turn === 'opponent') room.scene = await guide.host.step();
}

/** Goes on to a step. */
export async function goTo(room: Class, step: string): Promise<void> {
  for (let deeds = 0; at(room) !== step; deeds++) {
    if (deeds > MOST_DEEDS) throw new Error(`the lesson never comes to ${step}`);
    await goOn(room);
  }
}

/** The steps that somebody comes through who always does what is shown. */
export async function through(lesson: Lesson, seed = lesson.seed): Promise<string[]> {
  const room = await sitDown(lesson, seed);
  const last = lesson.steps.at(-1)?.id;
  const seen: string[] = [];
  while (at(room) !== last && seen.length < MOST_DEEDS && room.scene.turn !== 'over') {
    seen.push(at(room));
    await goOn(room);
  }
  return [...seen, at(room)];
}

/** The steps themselves, each once. */
export const stepsIn = (seen: readonly string[]): string[] =>
  seen.filter((id) => id !== 'aside').filter((id, i, all) => id !== all[i - 1]);

/** Whether a lesson has words for every step, and speaks only of what its game has. */
export async function expectWords(lesson: Lesson): Promise<void> {
  const { facts, scene } = await newHost().begin({ ...lesson, options: {} });
  const said = lesson.words;
  for (const { id, at: steps, rule, about = [], overlay } of lesson.steps) {
    expect(said.steps[id], id).toBeDefined();
    expect(said.steps[id]?.todo !== undefined, `${id} says what to do`).toBe(steps !== undefined);
    if (rule !== undefined) expect(facts.cases[rule], `${id} cites ${rule}`).toBeDefined();
    for (const place of [...about, overlay?.at ?? lesson.focus]) expect(facts.places).toContain(place);
    if (overlay !== undefined) expect(facts.overlays.map((one) => one.id)).toContain(overlay.id);
  }
  expect(Object.keys(said.steps).sort()).toEqual(lesson.steps.map(({ id }) => id).sort());
  expect(scene.counters.length).toBeGreaterThan(0);
}

/** The steps of a lesson as they were written. */
export const idsOf = ({ steps }: Lesson): string[] => steps.map(({ id }) => id);

/** Whether the seed of a lesson brings all these steps, of which others come up as the dice or cards will; a better one if not. */
export async function expectSteps(lesson: Lesson, wanted: readonly string[], seeds: number): Promise<void> {
  const inOrder = idsOf(lesson);
  const steps = stepsIn(await through(lesson));
  const missing = (seen: readonly string[]): string[] => wanted.filter((id) => !seen.includes(id));
  if (missing(steps).length > 0) {
    // The rules draw otherwise than they did: the lesson goes on without those steps, but another seed teaches more.
    let better = 1;
    while (better < seeds && missing(await through(lesson, better)).length > 0) better++;
    const place = `packages/games/${lesson.game}/src/lesson/index.ts`;
    expect.fail(`seed ${lesson.seed} leaves out ${missing(steps).join(', ')}: take ${better} in ${place}`);
  }
  expect(steps).toEqual(inOrder.filter((id) => steps.includes(id)));
  expect(steps.at(-1)).toBe(inOrder.at(-1));
}

/** Whether a lesson comes to its end with other seeds, and has words for what the rules ask in between. */
export async function expectEnd(lesson: Lesson, seeds: number): Promise<void> {
  const last = idsOf(lesson).at(-1);
  for (let seed = 1; seed <= seeds; seed++) {
    const room = await sitDown(lesson, seed);
    for (let deeds = 0; at(room) !== last && deeds < MOST_DEEDS; deeds++) {
      const verbs = at(room) === 'aside' ? (room.guide.scene.prompt?.verbs ?? []) : [];
      const told = verbs.filter(({ name }) => lesson.words.aside[name] !== undefined);
      if (verbs.length > 0)
        expect(told, `seed ${seed}: ${verbs.map(({ name }) => name).join()}`).not.toEqual([]);
      await goOn(room);
    }
    expect(at(room), `seed ${seed}`).toBe(last);
  }
}

/** Whether a deed that is legal, but nothing of a step, is refused gently with the rule of the step. */
export async function expectGently(lesson: Lesson, step: string, deed: string, rule: string): Promise<void> {
  const room = await sitDown(lesson);
  await goTo(room, step);
  const [verb = '', ...places] = deed.split(' ');
  const answer = await room.guide.host.act(
    verb,
    places.map((place) => room.places.indexOf(place)),
  );
  expect(isRefused(answer) && answer.reasons[0]).toMatchObject({
    rule,
    text: WORDS.gently(lesson.words.steps[step]?.title ?? ''),
  });
}
