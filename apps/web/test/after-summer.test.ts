import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { Guide } from '../src/after/lesson/guide.ts';
import { isRead } from '../src/after/lesson/lesson.ts';
import { lessonOf } from '../src/after/lesson/lessons.ts';
import { OMAHA } from '../src/after/lesson/omaha.ts';
import { SUMMER } from '../src/after/lesson/summer.ts';
import { learnWords } from '../src/after/words.ts';
import { TableHost } from '../src/table/host.ts';
import type { Refusal, Scene } from '../src/table/protocol.ts';

const LAST = SUMMER.steps.at(-1)?.id ?? '';
const said = learnWords(SUMMER.game);
const isRefused = (answer: Scene | Refusal): answer is Refusal => 'reasons' in answer;

interface Class {
  readonly guide: Guide;
  readonly places: readonly string[];
  scene: Scene;
}

async function sitDown(seed: number): Promise<Class> {
  const host = new TableHost();
  const { game, scenario, seats } = SUMMER;
  const { scene, facts } = await host.begin({ game, scenario, options: {}, seats, seed });
  return { guide: new Guide(SUMMER, host, scene, said), scene, places: facts.places };
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
  while (room.scene.turn === 'chance') room.scene = await guide.host.step();
}

/** The steps that somebody comes through who always does what is shown. */
async function through(seed: number): Promise<string[]> {
  const room = await sitDown(seed);
  const seen: string[] = [];
  while (at(room) !== LAST && seen.length < 400 && room.scene.turn !== 'over') {
    seen.push(at(room));
    await goOn(room);
  }
  return [...seen, at(room)];
}

const inOrder = SUMMER.steps.map(({ id }) => id);

test('each game has its own lesson; where there is none the first is offered', () => {
  expect(lessonOf('dark-summer')).toBe(SUMMER);
  expect(lessonOf('overlord-dday')).toBe(OMAHA);
  expect(lessonOf(undefined)).toBe(OMAHA);
  expect(lessonOf('chess')).toBe(OMAHA);
});

test('the lesson has words for every step and cites only cases of the game', async () => {
  const { facts } = await new TableHost().begin({ ...SUMMER, options: {} });
  for (const { id, at: steps, rule, about = [] } of SUMMER.steps) {
    expect(said.steps[id], id).toBeDefined();
    expect(said.steps[id]?.todo !== undefined, `${id} says what to do`).toBe(steps !== undefined);
    if (rule !== undefined) expect(facts.cases[rule], `${id} cites ${rule}`).toBeDefined();
    for (const place of about) expect(facts.places).toContain(place);
  }
  expect(Object.keys(said.steps).sort()).toEqual([...inOrder].sort());
  expect(facts.places).toContain(SUMMER.focus);
});

test('who does what is shown comes through landings, Reaction, Move Round and Combat Round, in their order', async () => {
  const seen = await through(SUMMER.seed);
  const steps = seen.filter((id, i, all) => id !== 'aside' && id !== all[i - 1]);
  expect(steps.at(-1)).toBe(LAST);
  expect(steps).toEqual(inOrder.filter((id) => steps.includes(id)));
  for (const id of ['mix', 'sword', 'omaha', 'react', 'counterMove', 'attack', 'march', 'assault'])
    expect(steps, id).toContain(id);
});

test('with other dice it comes to its end as well, whatever the cup brings', async () => {
  for (const seed of [1, 2, 5, 7, 11]) {
    const seen = await through(seed);
    expect(seen.length, `dice ${seed}`).toBeLessThan(400);
  }
});

test('what is legal but nothing of the step is refused gently, with its rule', async () => {
  const room = await sitDown(SUMMER.seed);
  while (at(room) !== 'sword') await goOn(room);
  const answer = await room.guide.host.act('land', [room.places.indexOf('3302')]);
  expect(isRefused(answer) && answer.reasons[0]).toMatchObject({
    rule: '9.4.1-e',
    text: said.gently(said.steps.sword?.title ?? ''),
  });
});
