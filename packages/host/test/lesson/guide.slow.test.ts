import type { Lesson } from '@bocage/catalogue';
import { expect, test } from 'vitest';
import { Guide, type GuideState } from '../../src/lesson/guide.ts';
import { allows, begin, isRead, type Progress, stepOf } from '../../src/lesson/progress.ts';
import type { Host, Prompt, Scene } from '../../src/protocol.ts';
import { newHost } from '../ground.ts';
import { isRefused, lessonOf, WORDS } from './classroom.ts';

const OMAHA = await lessonOf('overlord-dday');

interface Class {
  readonly host: Host;
  readonly guide: Guide;
  scene: Scene;
}

/** Somebody sits down to the lesson; the night is over. */
async function sitDown(): Promise<Class> {
  const host = newHost();
  const { game, scenario, seats, seed } = OMAHA;
  let { scene } = await host.begin({ game, scenario, options: {}, seats, seed });
  while (scene.turn === 'chance') scene = await host.step();
  const guide = new Guide(OMAHA, host, scene, WORDS);
  return { host, guide, scene: guide.scene };
}

const at = ({ guide }: Class): string => {
  const { step, progress } = guide.get();
  return progress.isAside ? 'aside' : step.id;
};

async function answered(room: Class): Promise<void> {
  while (room.scene.turn === 'chance' || room.scene.turn === 'opponent')
    room.scene = await room.guide.host.step();
}

/** Reads or does what the step asks for, by `pick` where there is a choice. */
async function goOn(room: Class, pick: (many: number) => number = () => 0): Promise<void> {
  const { guide } = room;
  if (isRead(guide.get().step) && !guide.get().progress.isAside) {
    guide.read();
    room.scene = guide.scene;
    return;
  }
  const deed = pick(2) === 0 ? await guide.example() : await anyDeed(room, pick);
  if (deed === null) throw new Error(`stuck at ${at(room)}`);
  const answer = await guide.host.act(deed.verb, deed.args);
  if (isRefused(answer))
    throw new Error(`${at(room)}: ${deed.verb} ${deed.args}: ${answer.reasons[0]?.text}`);
  room.scene = answer;
  await answered(room);
}

/** Any of the things that are lit. */
async function anyDeed({ guide, scene }: Class, pick: (many: number) => number) {
  const verbs = (scene.prompt as Prompt).verbs.filter(
    ({ against, first }) => against === null && first?.choices.length !== 0,
  );
  const verb = verbs[pick(verbs.length)] as (typeof verbs)[number];
  const args: (number | readonly number[])[] = [];
  for (let choices = verb.first; choices !== null && args.length < verb.asks.length; ) {
    const { value } = choices.choices[pick(choices.choices.length)] ?? { value: 0 };
    const { least } = choices;
    args.push(choices.form === 'set' ? membersOf(choices.choices, Math.max(1, least)) : value);
    if (args.length === verb.asks.length) break;
    const next = await guide.host.next(verb.name, args);
    if ('reasons' in next) throw new Error(next.reasons[0]?.text);
    choices = next;
  }
  return { verb: verb.name, args };
}

const membersOf = (choices: readonly { value: number | readonly number[] }[], many: number): number[] =>
  choices.slice(0, many).flatMap(({ value }) => value);

const LAST = OMAHA.steps.at(-1)?.id;

test('the lesson has words for every step, and cites only cases of the game', async () => {
  const host = newHost();
  const { facts } = await host.begin({ ...OMAHA, options: {} });
  for (const { id, at: steps, rule, about = [] } of OMAHA.steps) {
    const said = OMAHA.words.steps[id];
    expect(said, id).toBeDefined();
    expect(said?.todo !== undefined, `${id} says what to do`).toBe(steps !== undefined);
    if (rule !== undefined) expect(facts.cases[rule], `${id} cites ${rule}`).toBeDefined();
    for (const place of about) expect(facts.places).toContain(place);
  }
  expect(OMAHA.steps.length).toBeGreaterThanOrEqual(12);
  expect(OMAHA.steps.length).toBeLessThanOrEqual(18);
});

test('who always does what is shown comes through every step in its order', async () => {
  const room = await sitDown();
  const seen: string[] = [];
  while (at(room) !== LAST) {
    seen.push(at(room));
    await goOn(room);
  }
  expect(seen.filter((id) => id !== 'aside').filter((id, i, all) => id !== all[i - 1])).toEqual(
    OMAHA.steps.slice(0, -1).map(({ id }) => id),
  );
  expect(seen).toContain('aside');
  expect(room.scene.caption).toContain('second Landing Phase');
});

test('the dice of that way are those the sentences speak of: a hit, a miss, a hit, and everybody ashore in disorder', async () => {
  const room = await sitDown();
  const told: Record<string, string> = {};
  while (at(room) !== LAST) {
    const step = at(room);
    await goOn(room);
    told[step] = `${told[step] ?? ''} ${room.guide
      .get()
      .told.flatMap(({ events }) => events.map(({ text }) => text))
      .join(' ')}`;
  }
  expect(told.fire).toContain('WN 66 is regrouping');
  expect(told.fireAgain).not.toContain('is ');
  expect(told.fireThird).toContain('WN 60 is disorganized');
  expect(told.land).toContain('1/16 is disorganized');
  expect(told.fight).toContain('WN 66 loses a step');
});

/** Small numbers that can be foreseen. */
function picker(seed: number): (many: number) => number {
  let state = seed * 2654435761 + 1;
  return (many) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * many);
  };
}

test('whoever does anything that is lit, or goes back, always comes to the end', async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const room = await sitDown();
    const pick = picker(seed);
    let deeds = 0;
    let backs = 0;
    while (at(room) !== LAST) {
      expect(++deeds, `seed ${seed} at ${at(room)}`).toBeLessThan(120);
      if (backs < 6 && pick(5) === 0) {
        backs++;
        const ply = room.guide.back();
        if (ply !== null) room.scene = await room.guide.host.goTo(ply);
        expect(room.scene.prompt).not.toBeNull();
      } else await goOn(room, pick);
    }
    expect(room.scene.turn).toBe('human');
  }
});

test('only what fits is lit: at the first salvo the U.S. ships and the six nests of Omaha', async () => {
  const room = await sitDown();
  await goOn(room);
  await goOn(room);
  expect(at(room)).toBe('fire');
  const [verb] = room.scene.prompt?.verbs ?? [];
  expect(verb?.name).toBe('bombard');
  expect(verb?.first?.choices.map(({ word }) => word)).toEqual(['us']);
  const hexes = await room.guide.host.next('bombard', [0]);
  expect('choices' in hexes && hexes.choices.map(({ word }) => word).sort()).toEqual([
    'N2930', 'N3030', 'N3031', 'N3033', 'N3132', 'N3133',
  ]); // biome-ignore format: a list
});

test('what is legal but no part of the step is answered gently and changes nothing; what is illegal, by its rule', async () => {
  const room = await sitDown();
  await goOn(room);
  await goOn(room);
  const { host, guide } = room;
  const [port] = await host.why('bombard', [0, await placeOf(host, 'N3135')]).then((why) => [why.length]);
  expect(port).toBe(0);
  const answer = await guide.host.act('bombard', [0, await placeOf(host, 'N3135')]);
  expect(isRefused(answer) && answer.reasons[0]?.text).toContain('The ships open fire');
  expect(guide.scene.ply).toBe(room.scene.ply);
  const [illegal] = await guide.host.why('bombard', [0, await placeOf(host, 'N3032')]);
  expect(illegal?.rule).toBe('27.2.1-f');
  const other = await guide.host.act('cease', []);
  expect(isRefused(other) && other.reasons[0]?.text).toContain('The ships open fire');
});

async function placeOf(host: Host, name: string): Promise<number> {
  const choices = await host.next('bombard', [0]);
  const found = 'choices' in choices ? choices.choices.find(({ word }) => word === name)?.value : undefined;
  return typeof found === 'number' ? found : 1375;
}

test('while something is read, nothing can be done', async () => {
  const room = await sitDown();
  expect(room.scene.prompt?.verbs).toEqual([]);
  const answer = await room.guide.host.act('cease', []);
  expect(isRefused(answer) && answer.reasons[0]?.text).toContain('Continue');
});

test('back leads to where the step before began, as often as one likes, and no further than the first', async () => {
  const room = await sitDown();
  const { guide } = room;
  const plies: [string, number][] = [];
  while (at(room) !== 'actions') {
    if (plies.at(-1)?.[0] !== at(room)) plies.push([at(room), room.scene.ply]);
    await goOn(room);
  }
  for (const [id, ply] of plies.reverse()) {
    const to = guide.back();
    expect(to).toBe(ply);
    room.scene = await guide.host.goTo(to as number);
    expect(at(room)).toBe(id);
    expect(room.scene.ply).toBe(ply);
  }
  expect(guide.back()).toBeNull();
});

test('somebody who comes back finds the step where it was left', async () => {
  const room = await sitDown();
  for (let i = 0; i < 8; i++) await goOn(room);
  const { progress }: GuideState = room.guide.get();
  const raw = await room.host.lookAs(0);
  const again = new Guide(OMAHA, room.host, raw, WORDS, progress);
  expect(again.get().step.id).toBe(room.guide.get().step.id);
  expect(again.get().progress.trail).toEqual(progress.trail);
  expect(again.scene.prompt).toEqual(room.guide.scene.prompt);
});

// — The engine, on a lesson of three steps —

const prompt = (step: string, ...verbs: string[]): Prompt => ({
  side: 0,
  step,
  path: [step],
  rule: '1',
  text: '',
  about: { units: [], places: [] },
  verbs: verbs.map((name) => ({ name, label: name, asks: [], against: null, first: null })),
  bulks: [],
});
const TINY: Lesson = {
  game: '',
  scenario: '',
  seed: 1,
  seats: [],
  focus: '',
  words: { title: '', playDay: '', boxes: '', aside: {}, steps: {} },
  steps: [
    { id: 'shoot', at: ['fire'], deeds: [{ verb: 'shoot' }] },
    { id: 'walk', at: ['move'], deeds: [{ verb: 'walk' }] },
    { id: 'end' },
  ],
};
const from = (step: string, ...verbs: string[]): Progress =>
  begin(TINY, { prompt: prompt(step, ...verbs), ply: 3 });

test('a step that cannot be done any more is passed over', () => {
  expect(stepOf(TINY, from('fire', 'shoot')).id).toBe('shoot');
  expect(stepOf(TINY, from('move', 'walk')).id).toBe('walk');
  expect(from('move', 'walk').trail).toEqual([{ index: 1, ply: 3 }]);
});

test('a question that is no part of the lesson is an aside, at which anything may be done', () => {
  expect(from('losses', 'lose')).toEqual({ index: 0, isAside: true, trail: [] });
});

test('a value fits when some deed with its verb names it, or leaves it open', () => {
  const deeds = [{ verb: 'land', args: [['1/16'], null] }, { verb: 'end' }];
  expect(allows(deeds, 'land', 0, '1/16')).toBe(true);
  expect(allows(deeds, 'land', 0, '2/16')).toBe(false);
  expect(allows(deeds, 'land', 1, 'N3032')).toBe(true);
  expect(allows(deeds, 'move', 0, '1/16')).toBe(false);
});
