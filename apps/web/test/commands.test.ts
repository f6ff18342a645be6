import { beforeEach, expect, test } from 'vitest';
import { Play } from '../src/play/game.ts';
import { lightsOf } from '../src/play/state.ts';
import { playWords } from '../src/words/en/play.ts';
import { FakeHost } from './fake-host.ts';

let host: FakeHost;
let play: Play;
let speed: number;
let waits: number[];

beforeEach(async () => {
  host = new FakeHost();
  [speed, waits] = [0, []];
  play = new Play(host, await host.open(), await host.log(), {
    words: playWords,
    speed: () => speed,
    confirmDice: () => true,
    stepThrough: () => false,
    wait: async (ms) => {
      waits.push(ms);
    },
    now: () => 0,
  });
  await play.pace.begin();
});

const acts = (): string[] => host.calls.filter((call) => call.startsWith('act'));

// — One choice —

test('where there is one choice that can be undone freely it is done at once', async () => {
  host.beaches = [1];
  host.plain = ['land'];
  await play.hand.unit(0);
  expect(acts()).toEqual(['act land [0,1]']);
  expect(play.state.draft).toBe(null);
});

test('where the one choice cannot be undone it waits with its chances, and one press does it', async () => {
  host.beaches = [1];
  await play.hand.unit(0);
  expect(acts()).toEqual([]);
  expect(play.state.draft?.look?.value).toBe(1);
  await play.pen.confirm();
  expect(acts()).toEqual(['act land [0,1]']);
});

test('where there are two choices nobody chooses for the player', async () => {
  host.plain = ['land'];
  await play.hand.unit(0);
  expect(acts()).toEqual([]);
  expect(play.state.draft?.choices?.choices).toHaveLength(2);
  await play.pen.confirm();
  expect(acts()).toEqual([]);
});

// — Several at once —

test('a command shows what it will do before it does it, lit on the map', async () => {
  await play.bulk.open('land');
  expect(play.state.plan?.plan.items.map(({ text }) => text)).toEqual(['U0 → P0', 'U1 → P0']);
  expect(lightsOf(play.state)).toMatchObject({ units: [], hexes: [], chosenUnits: [0, 1], about: [0, 8] });
  expect(lightsOf(play.state).plan).toMatchObject([
    { from: [8], at: 0, odds: '' },
    { from: [8], at: 0, odds: '' },
  ]);
  expect(play.state.said.text).toContain('U0 → P0; U1 → P0');
  expect(acts()).toEqual([]);
  await play.pen.cancel();
  expect(play.state.plan).toBe(null);
  expect(lightsOf(play.state).plan).toEqual([]);
});

test('what was drawn before is gone once a command is looked at', async () => {
  const happened = { line: 'U0 lands', side: 0, weight: 'heavy', strokes: [], places: [] } as const;
  play.dispatch({ type: 'happened', happened: { ...happened, ply: 0, beats: 1, isAlone: true } });
  await play.bulk.open('land');
  expect(play.state.happened).toBe(null);
});

test('a key shows the first command', async () => {
  await play.bulk.next();
  expect(play.state.plan?.plan.id).toBe('land');
});

test('where there is no command, the key says so', async () => {
  host.bulks = [];
  await play.time.lookAs(0);
  await play.bulk.next();
  expect(play.state.plan).toBe(null);
  expect(play.state.said.text).toBe(playWords.noPlan);
});

test('while a decision is made nothing else is begun', async () => {
  play.dispatch({ type: 'busy', busy: true });
  await play.hand.unit(0);
  await play.bulk.next();
  expect(play.state).toMatchObject({ draft: null, plan: null });
  expect(acts()).toEqual([]);
});

test('it gives its decisions one after the other, and says when they are given', async () => {
  await play.bulk.open('land');
  await play.bulk.run();
  expect(acts()).toEqual(['act land [0,0]', 'act land [1,0]']);
  expect(play.state).toMatchObject({ plan: null, halted: null, busy: false });
  expect(play.state.said.text).toContain('all 2 done');
  expect(play.state.said.text).toContain(play.pace.asked());
});

test('all that came of it is told until the next decision, not the last of it alone', async () => {
  await play.hand.unit(2);
  await play.hand.place(1);
  expect(play.state).toMatchObject({ since: -1, scene: { ply: 1 } });
  await play.bulk.open('land');
  await play.bulk.run();
  expect(play.state.since).toBe(1);
  await play.hand.unit(3);
  await play.hand.place(2);
  expect(play.state.since).toBe(-1);
});

test('a command throws no dice whose odds nobody has seen: what would is put before the player with them', async () => {
  host.stopsAt = 1;
  host.stopsFor = { why: 'dice', reasons: [] };
  await play.bulk.open('land');
  await play.bulk.run();
  expect(acts()).toEqual(['act land [0,0]']);
  expect(play.state).toMatchObject({ plan: null, busy: false, halted: { done: 1, of: 2 } });
  expect(play.state.draft).toMatchObject({ args: [1, 0], said: ['U1', 'P0'] });
  expect(play.state.forecast?.ways).toHaveLength(2);
  await play.pen.confirm();
  expect(acts()).toEqual(['act land [0,0]', 'act land [1,0]']);
  expect(play.state).toMatchObject({ draft: null, halted: null });
});

test('the odds of each decision are on its arrow before any of them is taken', async () => {
  const plan = await host.bulk('land');
  host.bulk = async () => plan && { ...plan, items: plan.items.map((item) => ({ ...item, odds: '3-1' })) };
  await play.bulk.open('land');
  expect(lightsOf(play.state).plan.map(({ odds }) => odds)).toEqual(['3-1', '3-1']);
});

test('who was there when it was planned is named until all of it is done', async () => {
  await play.bulk.open('land');
  const { counters } = play.state.plan ?? expect.unreachable();
  expect(counters).toBe(play.state.scene.counters);
  [speed, host.stopsAt] = [100, 1];
  const seen: unknown[] = [];
  play.subscribe(() => play.state.plan !== null && seen.push(play.state.plan.counters));
  await play.bulk.run();
  expect(play.state.scene.counters).not.toBe(counters);
  expect(new Set(seen)).toEqual(new Set([counters]));
});

test('what a single press has done at once is said, until something else is begun', async () => {
  host.beaches = [1];
  host.plain = ['land'];
  const act = host.act.bind(host);
  host.act = async (verb, args) => {
    const scene = await act(verb, args);
    host.pending = [];
    return 'reasons' in scene ? scene : host.scene(0);
  };
  await play.hand.unit(0);
  expect(acts()).toEqual(['act land [0,1]']);
  expect(play.state.atOnce).toEqual({ label: 'Do land', said: ['U0', 'P1'] });
  await play.hand.unit(2);
  expect(play.state.atOnce).toBe(null);
});

test('what is left out is not done', async () => {
  await play.bulk.open('land');
  play.bulk.keep([1]);
  expect(lightsOf(play.state).about).toEqual(expect.arrayContaining([0]));
  await play.bulk.run();
  expect(acts()).toEqual(['act land [1,0]']);
  await play.bulk.open('land');
  play.bulk.keep([]);
  await play.bulk.run();
  expect(acts()).toHaveLength(1);
});

test('where events are shown for a while, each decision is shown by itself', async () => {
  speed = 100;
  await play.bulk.open('land');
  const shown: (number | null)[] = [];
  play.subscribe(() => shown.push(play.state.plan?.done ?? null));
  await play.bulk.run();
  expect(acts()).toHaveLength(2);
  expect(waits).toContain(100);
  expect(shown).toEqual(expect.arrayContaining([0, 1]));
});

test('whoever has seen enough has the rest done at once, and what comes after that at the usual pace', async () => {
  speed = 100;
  await play.bulk.open('land');
  const paces = new Set<string>();
  play.subscribe(() => {
    paces.add(play.state.pace);
    if (play.state.plan?.done === 1 && play.state.pace === 'running') play.bulk.rush();
  });
  await play.bulk.run();
  expect(acts()).toHaveLength(2);
  expect([...paces]).toContain('skipping');
  expect(play.state.pace).toBe('running');
  play.bulk.rush(); // nothing is under way
  expect(play.state.pace).toBe('running');
});

test('where it stops it says after how many, and why', async () => {
  host.stopsAt = 1;
  await play.bulk.open('land');
  await play.bulk.run();
  expect(acts()).toHaveLength(1);
  expect(play.state.halted).toMatchObject({ label: 'Land all', done: 1, of: 2, stopped: { why: 'refused' } });
  expect(play.state.said.text).toContain('That is too far away.');
  await play.hand.unit(2);
  expect(play.state.halted).toBe(null);
});

// — Before harm —

const PERIL = { text: 'They would drown.', rule: '1.7-a', units: [2, 3] };

test('an action that harms is told of first, its units are lit, and pressed again it is done', async () => {
  await play.bulk.open('land');
  await play.bulk.run(); // nobody may end before somebody has landed
  host.perilsBy = { end: [PERIL] };
  const before = acts().length;
  await play.pen.verb('end');
  expect(acts()).toHaveLength(before);
  expect(play.state.warned).toMatchObject({ verb: 'end', args: [], perils: [PERIL] });
  expect(lightsOf(play.state).about).toEqual([0, 1]);
  expect(play.state.said.text).toMatch(/They would drown\. Rule 1\.7-a/);
  expect(play.state.busy).toBe(false);
  await play.pen.verb('end');
  expect(acts()).toHaveLength(before + 1);
  expect(play.state.warned).toBe(null);
});

test('Escape puts the warning away, and the next press warns again', async () => {
  host.perilsBy = { move: [PERIL] };
  await play.hand.unit(2);
  await play.hand.place(1);
  expect(play.state.warned?.verb).toBe('move');
  await play.pen.cancel();
  expect([play.state.warned, acts()]).toEqual([null, []]);
  await play.hand.unit(2);
  await play.hand.place(1);
  expect(acts()).toEqual([]);
});

// — Why not —

test.each([
  ['a unit of the other side', () => play.hand.unit(11)],
  ['a unit of one’s own that waits', () => play.hand.place(8)],
  ['an empty hex', () => play.hand.place(9)],
  ['a hex too far away', () => play.hand.place(7)],
])('in the middle of a move %s is answered', async (_, click) => {
  await play.hand.unit(2);
  await click();
  const { refused, draft } = play.state;
  expect(refused?.reasons.length).toBeGreaterThan(0);
  for (const { rule, text } of refused?.reasons ?? []) expect([rule, text]).not.toContain('');
  expect(draft?.verb.name).toBe('move');
});

test('before anything is begun an empty hex says what is asked for', async () => {
  await play.hand.place(9);
  expect(play.state.refused?.reasons[0]?.rule).toMatch(/^1\./);
});
