import type { Hint } from '@bocage/host';
import { beforeEach, expect, test } from 'vitest';
import { Play } from '../src/play/game.ts';
import { lightsOf } from '../src/play/state.ts';
import { playWords } from '../src/words/en/play.ts';
import { FakeHost } from './fake-host.ts';

let host: FakeHost;
let play: Play;
let hints: boolean;

beforeEach(async () => {
  host = new FakeHost();
  hints = true;
  play = new Play(host, await host.open(), await host.log(), {
    words: playWords,
    speed: () => 0,
    confirmDice: () => true,
    stepThrough: () => false,
    hints: () => hints,
    wait: async () => {},
    now: () => 0,
  });
  await play.pace.begin();
});

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 40));
const count = (call: string): number => host.calls.filter((one) => one === call).length;

const AIMS = [{ at: 4, from: 1 }];
const LAND: Hint = {
  action: {
    verb: 'land',
    args: [0, 1],
    label: 'Do land',
    text: 'U0 → P1',
    units: [0],
    places: [1],
    kinds: ['unit', 'place'],
    said: ['U0', 'P1'],
  },
  thought: {
    side: 0,
    plan: { words: 'to land first', aims: AIMS, chance: 0.62, feared: 0.4 },
    second: null,
    rollouts: 96,
  },
};

/** Lands somebody and ends the turn: the other side is to answer. */
async function untilOther(): Promise<void> {
  await host.act('land', [0, 1]);
  await host.step();
  await host.act('end', []);
}

test('who is to answer thinks a moment at a time, and its progress is shown until it has', async () => {
  await untilOther();
  host.thinkFor = 3;
  const seen: unknown[] = [];
  play.subscribe(() => seen.push(play.state.thinking?.progress));
  await play.pace.take(host.scene(host.ply));
  await settle();
  expect(seen).toContain(0.5);
  expect(count('think')).toBeGreaterThanOrEqual(4);
  expect(play.state.thinking).toBeNull();
  expect(play.state.scene.turn).toBe('human');
});

test('whoever pauses stops the thinking, “move now” ends it, and so does hurrying', async () => {
  await untilOther();
  host.thinkFor = Number.POSITIVE_INFINITY;
  void play.pace.take(host.scene(host.ply));
  await settle();
  expect(play.state.thinking).toEqual({ side: 1, progress: 0.5 });
  expect(play.state.said.text).toBe(playWords.thinking('Germans'));
  play.pace.set('paused');
  await settle();
  const asked = count('think');
  await settle();
  expect(count('think')).toBe(asked);
  expect(play.state.thinking).toBeNull();
  play.pace.set('running');
  await settle();
  play.pace.hurry();
  await settle();
  expect(count('moveNow')).toBe(1);
  expect(play.state.scene.turn).toBe('human');
});

test('taking back while somebody thinks ends it without an answer', async () => {
  await untilOther();
  host.thinkFor = Number.POSITIVE_INFINITY;
  void play.pace.take(host.scene(host.ply));
  await settle();
  const { ply } = host;
  await play.time.takeBack();
  await settle();
  expect(host.ply).toBeLessThan(ply);
  expect(play.state.thinking).toBeNull();
  expect(play.state.scene.turn).toBe('human');
});

test('a hint is thought about, laid out like an action of one’s own, and not done', async () => {
  host.advice = LAND;
  host.adviseAfter = 2;
  const seen: boolean[] = [];
  play.subscribe(() => seen.push(play.state.hint !== null && 'progress' in play.state.hint));
  await play.counsel.hint();
  expect(seen).toContain(true);
  expect(play.state.hint).toBe(LAND);
  expect(play.state.draft).toMatchObject({ args: [0, 1], said: ['U0', 'P1'], choices: null });
  expect(lightsOf(play.state)).toMatchObject({ chosenUnits: [0], chosenHexes: [1] });
  expect(count('act land [0,1]')).toBe(0);
  expect(play.state.said.text).toBe(
    'Advice: Do land: U0 → P1. The plan: to land first. Chance to win: 62\u00a0%; in the worst tenth of what may come, 40\u00a0%. It is not done yet: Enter does it, Escape puts it aside.',
  );
  await play.pen.confirm();
  expect(count('act land [0,1]')).toBe(1);
  expect(play.state.hint).toBeNull();
});

test('a hint is put aside by asking again, and one without arguments is followed by its own button', async () => {
  host.advice = LAND;
  await play.counsel.hint();
  await play.counsel.hint();
  expect([play.state.hint, play.state.draft]).toEqual([null, null]);

  await host.act('land', [0, 1]);
  await host.step();
  await play.pace.take(host.scene(host.ply));
  host.advice = {
    ...LAND,
    action: { ...LAND.action, verb: 'end', args: [], text: 'Do end', label: 'Do end', kinds: [], said: [] },
  };
  await play.counsel.hint();
  expect(play.state.draft).toBeNull();
  await play.counsel.follow();
  expect(count('act end []')).toBe(1);
});

test('nobody is asked where hints are off, and whoever cannot tell says nothing', async () => {
  hints = false;
  await play.counsel.hint();
  expect(count('hint')).toBe(0);
  expect(play.state.said.text).toBe(playWords.hints.off);
  hints = true;
  await play.counsel.hint();
  expect(play.state.hint).toBeNull();
});

test('a plan that is looked at is drawn with arrows', () => {
  play.counsel.show({ side: 1, aims: AIMS });
  expect(lightsOf(play.state).plan).toEqual([{ from: [1], at: 4, odds: '', side: 1 }]);
  play.counsel.show({ side: 1, aims: [{ at: 4, from: -1 }] });
  expect(lightsOf(play.state).plan[0]?.from).toEqual([]);
  play.counsel.show(null);
  expect(lightsOf(play.state).plan).toEqual([]);
});

test('a resignation is accepted by whoever was offered it', async () => {
  await play.counsel.accept();
  expect(count('accept')).toBe(1);
});

test('chances are never quite sure', () => {
  const { second } = playWords.thoughts;
  expect(second('to wait', 0)).toContain('under 1');
  expect(second('to wait', 1)).toContain('over 99');
  expect(playWords.thinkingNow('Red', false)).toBe('Red is thinking …');
  expect(playWords.resigns.asks('Germans')).toBe('The Germans would resign. Accept?');
});
