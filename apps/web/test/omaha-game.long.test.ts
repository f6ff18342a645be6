// D-Day at Omaha Beach from its first turn to its last by the page without its looks: what the scripted player would do, by
// the lines of the list of actions and what is asked after them. Its own test plays the beginning and the end in a browser.
import 'fake-indexeddb/auto';
import type { Action } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { actionLines } from '../src/play/actions.ts';
import { readied } from '../src/play/draft.ts';
import { Play } from '../src/play/game.ts';
import { browserHost } from '../src/table/ground.ts';
import { playWords } from '../src/words/en/play.ts';
import { LAST_TURN, OMAHA, seedOfLongGame, turnOf } from './omaha-day.ts';
import { Shadow } from './shadow.ts';

const SCENARIO = 'first-waves';
/** More presses than that make no decision. */
const MOST_PRESSES = 50;

async function sitDown(seed: number): Promise<Play> {
  const host = browserHost();
  const opened = await host.begin({ game: OMAHA, scenario: SCENARIO, options: {}, seats: ['human'], seed });
  const play = new Play(host, opened, await host.log(), {
    words: playWords,
    speed: () => 0,
    confirmDice: () => true,
    stepThrough: () => false,
    wait: async () => {},
    now: () => performance.now(),
  });
  await play.pace.begin();
  return play;
}

/** Waits until so many decisions are behind, and somebody is asked or it is over. */
async function settled(
  { subscribe, ...play }: Pick<Play, 'subscribe'> & { readonly state: () => Play['state'] },
  count: number,
): Promise<void> {
  const isThere = (): boolean => {
    const { scene } = play.state();
    return scene.ply === count && (scene.turn === 'human' || scene.turn === 'over');
  };
  while (!isThere())
    await new Promise<void>((done) => {
      const stop = subscribe(() => {
        stop();
        done();
      });
    });
}

/** The next press towards an action: what stands ready, a member of a set, or a line of the list. */
async function press({ pen, state }: Play, { verb, args }: Action): Promise<void> {
  const { draft, warned } = state;
  if (warned !== null) return pen.again(warned.verb, warned.args);
  if (draft?.choices?.form === 'set') {
    const wanted = [args[draft.args.length] ?? []].flat();
    const wrong = draft.choices.choices.find(
      ({ value }) => draft.members.includes(value as number) !== wanted.includes(value as number),
    );
    return wrong === undefined ? pen.confirm() : pen.toggle(wrong.value as number);
  }
  if (draft !== null && readied(draft) !== null) return pen.confirm();
  const keys = args.flatMap((argument, i) =>
    (typeof argument === 'number' ? [argument] : [argument, argument[0]]).map(
      (value) => `${verb} ${JSON.stringify(args.slice(0, i))} ${JSON.stringify(value)}`,
    ),
  );
  const line = actionLines(state, () => '').find(({ key }) => [...keys, verb].includes(key));
  if (line === undefined) throw new Error(`nothing in the list leads to ${verb} ${JSON.stringify(args)}`);
  return line.way === null ? pen.verb(line.verb) : pen.choose(line.way);
}

test('a whole game of sixteen turns through the list of actions ends as the kernel says, to the last card', async () => {
  const seed = await seedOfLongGame();
  const [play, shadow] = [await sitDown(seed), await Shadow.of({ game: OMAHA, seed })];
  shadow.wait();
  const state = (): Play['state'] => play.state;
  await settled({ subscribe: play.subscribe, state }, shadow.ply);
  for (;;) {
    const from = shadow.ply;
    const action = shadow.next();
    if (action === null) break;
    shadow.wait();
    for (let presses = 0; play.state.scene.ply === from; presses++) {
      expect(presses).toBeLessThan(MOST_PRESSES);
      await press(play, action);
    }
    await settled({ subscribe: play.subscribe, state }, shadow.ply);
  }
  expect(turnOf(shadow)).toBe(LAST_TURN);
  expect(play.state.scene.outcome).toMatchObject(shadow.outcome);
  expect(await play.host.exportRecord(true)).toBe(shadow.record);
});
