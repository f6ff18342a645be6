import { loadPlayer } from '@bocage/ai';
import { CATALOGUE, type PlayableGame, type Presentation, Showing } from '@bocage/catalogue';
import { type Action, Engine, type Player, playOut, randomPlayer, type Seat, seeded, setUpFor } from '@bocage/kernel'; // biome-ignore format: a list
import { ForecastError, preview } from '@bocage/table';
import { type Prose, proseFaults } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { fromCatalogue } from '../src/ground.ts';
import { promptOf } from '../src/prompt.ts';
import type { LogEntry, NewGame, Prompt, Scene } from '../src/protocol.ts';
import { setUpFacts } from '../src/setup.ts';
import { groundOf, newHost } from './ground.ts';

/** More decisions are not read: what comes later has been said before. */
const MOST = 4000;
/** Every so often all that lies on the table is read too, and a forecast asked for. */
const OFTEN = 11;
const MOST_BRANCHES = 200;

type Shown = PlayableGame & { readonly presentation: Presentation };
type Hear = (prose: Prose) => void;

const whole = (...texts: readonly (string | null | undefined)[]): Prose[] =>
  texts.flatMap((text) => (text == null || text === '' ? [] : [{ text }]));
const parts = (...texts: readonly (string | null | undefined)[]): Prose[] =>
  whole(...texts).map(({ text }) => ({ text, isPart: true }));

const inEntry = ({ heading, caption, said, draw, forced, events }: LogEntry): Prose[] => [
  ...whole(heading, caption, ...events.map(({ text }) => text)),
  ...parts(draw ?? said, ...forced.map((one) => one.said)),
];

const onTable = ({ tracks, marks, counters }: Scene): Prose[] => [
  ...whole(...tracks.map(({ title }) => title), ...marks.map(({ text }) => text)),
  ...tracks.flatMap(({ cells }) => parts(...cells.flatMap(({ text, note }) => [text, note]))),
  ...counters.flatMap(({ title, notes, states }) =>
    whole(title, ...notes, ...states.map(({ text }) => text)),
  ),
];

const inQuestion = ({ text, about, verbs }: Prompt): Prose[] => [
  ...whole(text, about.line),
  ...verbs.flatMap(({ label, asks }) => [...whole(label), ...parts(...asks)]),
];

/** Reads the log and the table of a game between our players. */
async function readGame(setUp: NewGame, hear: Hear): Promise<void> {
  const host = newHost({ ...groundOf(), load: fromCatalogue });
  let { scene } = await host.begin(setUp);
  for (let at = 0; at < MOST && scene.turn !== 'over'; at++) {
    for (const prose of scene.news.flatMap(inEntry)) hear(prose);
    if (at % OFTEN === 0) for (const prose of onTable(scene)) hear(prose);
    scene = await host.step();
  }
  for (const prose of whole(scene.outcome?.text)) hear(prose);
}

/** Reads the questions of such a game, and what is told of an action before it is done. */
function readOdds(
  { game, presentation }: Shown,
  scenario: string,
  player: (side: number) => Player,
  hear: Hear,
): number {
  const engine = new Engine(game, setUpFor(game, { scenario }));
  const showing = new Showing(presentation, engine);
  let [asked, weighed] = [0, 0];
  const weigh = (action: Action, { view }: Seat): void => {
    const sheet = showing.sheet(view, action.verb, action.args);
    for (const prose of whole(sheet?.title, sheet?.result, ...(sheet?.rows ?? []).map(({ label }) => label)))
      hear(prose);
    try {
      const { always, ways } = preview({ engine, view, action, presentation, most: MOST_BRANCHES });
      for (const prose of parts(...always, ...ways.flatMap(({ changes }) => changes))) hear(prose);
      weighed++;
    } catch (error) {
      if (!(error instanceof ForecastError)) throw error; // more ways than anybody would look at
    }
  };
  const watched = (one: Player): Player => ({
    name: one.name,
    choose(seat, random) {
      const action = one.choose(seat, random);
      const match = { engine, view: () => seat.view } as unknown as Parameters<typeof promptOf>[0];
      if (asked++ % OFTEN !== 0) return action;
      for (const prose of inQuestion(promptOf(match, presentation, showing))) hear(prose);
      weigh(action, seat);
      return action;
    },
  });
  playOut(engine, game.sides.words.map((_, side) => watched(player(side))), seeded(3)); // biome-ignore format: one call
  return weighed;
}

/** What is said of a game before it begins and after it has ended. */
function around(playable: Shown): string[] {
  const { scenarios, options } = setUpFacts(playable, []);
  const { figures = [], notes = [] } = playable.report ?? {};
  return [
    ...scenarios.flatMap(({ title, line }) => [title, line]),
    ...options.flatMap(({ title, line, values }) => [title, line, ...values.flatMap((one) => [one.title, one.line])]),
    ...figures.map(({ group }) => group),
    ...notes,
  ]; // biome-ignore format: a list
}

const GAMES = CATALOGUE.flatMap(({ id, load, player }) =>
  load === null ? [] : [{ id, load, isScripted: player !== null }],
);

test.each(GAMES)(
  'what $id says is in whole words: no fields, no wrong number, nothing twice',
  async ({ id, load, isScripted }) => {
    const playable = (await load()) as Shown;
    const { game } = playable;
    const faults = new Set<string>();
    const heard = new Set<string>();
    const hear: Hear = (prose) => {
      const key = `${prose.isPart === true} ${prose.text}`;
      if (heard.has(key)) return; // most is said again and again
      heard.add(key);
      for (const fault of proseFaults(prose, game.sides.words)) faults.add(fault);
    };
    const seats = game.sides.words.map(() => (isScripted ? 'scripted' : 'random')) as NewGame['seats'];
    const scenario = Object.keys(game.scenarios)[0] ?? '';
    await readGame({ game: id, scenario, options: {}, seats, seed: 2 }, hear);
    const made = isScripted ? await loadPlayer(id, 'scripted') : () => randomPlayer;
    const enough = isScripted ? 20 : 1;
    let weighed = 0;
    for (const one of Object.keys(game.scenarios))
      if (weighed <= enough) weighed += readOdds(playable, one, made, hear);
    expect(weighed).toBeGreaterThan(enough);
    for (const prose of whole(...around(playable))) hear(prose);
    for (const prose of parts(...(playable.report?.figures ?? []).map(({ label }) => label))) hear(prose);
    expect([...faults].sort()).toEqual([]);
  },
);
