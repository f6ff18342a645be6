import { beforeEach, expect, test } from 'vitest';
import { askedFor, type Draft, foldedDoors, openDoors } from '../src/play/draft.ts';
import { Play } from '../src/play/game.ts';
import { lightsOf } from '../src/play/state.ts';
import { playWords } from '../src/words/en/play.ts';
import { FakeHost, SEA } from './fake-host.ts';

let host: FakeHost;
let play: Play;
let confirmDice: boolean;
let stepThrough: boolean;
let waits: number[];
let wait: () => Promise<void>;
let patience: (() => Promise<void>) | null;

async function opened(): Promise<Play> {
  const made = new Play(host, await host.open(), await host.log(), {
    words: playWords,
    speed: () => 100,
    confirmDice: () => confirmDice,
    stepThrough: () => stepThrough,
    wait: (ms) => {
      waits.push(ms);
      return wait();
    },
    now: () => 0,
    ...(patience === null ? {} : { patience }),
  });
  await made.pace.begin();
  return made;
}

/** Lets everything that has been set going come to rest. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
const acts = (): string[] => host.calls.filter((call) => call.startsWith('act'));

beforeEach(async () => {
  host = new FakeHost();
  [confirmDice, stepThrough, waits, patience] = [true, false, [], null];
  wait = async () => {};
  play = await opened();
});

test('a click does not wait for chances that take long: it asks for a yes without them', async () => {
  patience = () => Promise.resolve();
  let finish: (told: null) => void = () => {};
  const forecast = host.forecast.bind(host);
  host.forecast = () =>
    new Promise((done) => {
      finish = done;
    });
  play = await opened();
  await play.hand.unit(0);
  await play.hand.place(1);
  expect(play.state.draft?.args).toEqual([0, 1]);
  expect(play.state.forecast).toBeNull();
  play.pen.forget();
  await settle();
  expect(host.calls.at(-1)).toBe('giveUp');
  finish(null); // as the host answers then
  await settle();
  host.forecast = forecast;
  await play.hand.unit(0);
  await play.hand.place(1);
  await settle();
  expect(play.state.forecast?.ways).toHaveLength(2);
  expect(acts()).toEqual([]);
});

test('what throws no dice is done by one click, however long its chances would take', async () => {
  patience = () => Promise.resolve();
  host.forecast = () => new Promise(() => {});
  host.plain = ['move'];
  play = await opened();
  await play.hand.unit(2);
  await play.hand.place(2);
  expect(acts()).toEqual(['act move [2,[1,2]]']);
  expect(play.state.draft).toBeNull();
});

test('what may be begun is lit: units at sea and ashore, the hex to attack with who is in it', () => {
  const { units, hexes } = lightsOf(play.state);
  expect(units.filter((unit) => unit < 6)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(units).toEqual(expect.arrayContaining([6, 7])); // in hex 3
  expect(hexes).toEqual(expect.arrayContaining([3, 4, 5, 6]));
});

test('a unit with one thing to do goes straight on, and the places for it are lit', async () => {
  await play.hand.unit(0);
  expect(play.state.draft?.verb.name).toBe('land');
  expect(lightsOf(play.state)).toMatchObject({ hexes: [0, 1], chosenUnits: [0], units: [] });
});

test('landing throws a die: it waits for a yes with the chances beside it', async () => {
  await play.hand.unit(0);
  await play.hand.place(1);
  expect(acts()).toEqual([]);
  expect(play.state.draft?.args).toEqual([0, 1]);
  expect(play.state.forecast?.ways).toHaveLength(2);
  await play.pen.confirm();
  expect(acts()).toEqual(['act land [0,1]']);
});

test('without the setting, dice are thrown at once', async () => {
  confirmDice = false;
  await play.hand.unit(0);
  await play.hand.place(1);
  expect(acts()).toEqual(['act land [0,1]']);
});

test('a second click on the same hex is a yes', async () => {
  await play.hand.unit(0);
  await play.hand.place(1);
  await play.hand.place(1);
  expect(acts()).toEqual(['act land [0,1]']);
});

test('a move without dice is done at once, along the way that ends where it was clicked', async () => {
  await play.hand.unit(2);
  expect(play.state.draft?.verb.name).toBe('move');
  await play.hand.place(2);
  expect(acts()).toEqual(['act move [2,[1,2]]']);
  expect(play.state.draft).toBeNull();
  expect(play.state.scene.counters[2]?.at).toBe(2);
});

test('the way to the hex under the pointer is drawn from where the unit stands, with what it costs', async () => {
  await play.hand.unit(2);
  await settle();
  play.hand.point(2, -1);
  await settle();
  const { path, costs } = lightsOf(play.state);
  expect(path).toEqual([0, 1, 2]);
  expect(costs.get(2)).toBe('2/2');
  expect(host.calls.at(-1)).toBe('forecast move [2,[1,2]]');
  play.hand.point(6, -1);
  expect(lightsOf(play.state).path).toEqual([]);
});

test('what was looked at before it is chosen is not weighed again, and anew after the next decision', async () => {
  const weighed = (): string[] => host.calls.filter((call) => call.startsWith('forecast'));
  await play.hand.unit(0);
  play.pen.look(play.state.draft?.choices?.choices[1] ?? null);
  await settle();
  await play.hand.place(1);
  expect(weighed()).toEqual(['forecast land [0,1]']);
  expect(play.state.forecast?.ways).toHaveLength(2);
  await play.pen.confirm();
  await settle();
  await play.scales.weigh('land', [0, 1]);
  expect(weighed()).toHaveLength(2);
});

test('dragging a unit to a place does both at once', async () => {
  await play.hand.drop(2, 1);
  expect(acts()).toEqual(['act move [2,[1]]']);
});

test('dragging it too far says why and keeps the unit', async () => {
  await play.hand.drop(2, 6);
  expect(acts()).toEqual([]);
  expect(play.state.refused?.reasons[0]?.rule).toBe('1.2-c');
  expect(play.state.draft?.args).toEqual([2]);
});

test('a set begins with all of them; clicking a counter takes it out, and the arithmetic follows', async () => {
  await play.hand.place(3);
  expect(play.state.draft?.members).toEqual([3, 4, 5]);
  await settle();
  expect(play.state.sheet?.title).toBe('Attack by 3');
  await play.hand.unit(4);
  await settle();
  expect(play.state.draft?.members).toEqual([3, 5]);
  expect(play.state.sheet?.title).toBe('Attack by 2');
  expect(host.calls.at(-1)).toBe('forecast attack [3,[3,5]]');
  await play.pen.confirm();
  expect(acts()).toEqual(['act attack [3,[3,5]]']);
});

test('of a set that is too small no chances are asked for', async () => {
  await play.hand.place(3);
  await settle();
  const before = host.calls.filter((call) => call.startsWith('forecast')).length;
  play.pen.members([]);
  await settle();
  expect(host.calls.filter((call) => call.startsWith('forecast'))).toHaveLength(before);
  expect(play.state.forecast).toBeNull();
});

test('whom the question is about is lit until somebody begins an action or points at something else', async () => {
  host.about = { units: [4], places: [] };
  await play.hand.unit(2);
  await play.hand.place(1);
  expect(lightsOf(play.state).about).toEqual([1]);
  play.sight.about({ units: [], places: [5] });
  expect(lightsOf(play.state).about).toEqual([5]);
  await play.hand.unit(2);
  expect(lightsOf(play.state).about).toEqual([]);
});

test('clicking an enemy in a hex that may be attacked is clicking the hex', async () => {
  await play.hand.unit(7);
  expect(play.state.draft?.args).toEqual([3]);
});

test('a first argument of words is looked behind: the target alone says which navy', async () => {
  await play.hand.place(4);
  expect(play.state.draft).toMatchObject({ args: [0, 4], said: ['us', 'P4'] });
});

test('a target that both navies reach asks which of them', async () => {
  await play.hand.place(5);
  expect(play.state.menu?.ways.map(({ door }) => door.said)).toEqual([['us'], ['cw']]);
  await play.pen.choose(play.state.menu?.ways[1] as never);
  expect(play.state.draft?.args).toEqual([1, 5]);
});

test('whoever begins by the words of it still sees the targets, and says the navy by one of them', async () => {
  const all = lightsOf(play.state).hexes.filter((hex) => hex !== 3); // where an attack could go
  await play.pen.verb('bombard');
  expect(play.state.draft?.choices?.asks).toBe('the navy');
  expect(lightsOf(play.state).hexes).toEqual(all);
  await play.hand.place(5);
  expect(play.state.menu?.ways.map(({ door }) => door.said)).toEqual([['us'], ['cw']]);
  await play.hand.place(4);
  expect(play.state.draft).toMatchObject({ args: [0, 4], said: ['us', 'P4'] });
  await play.pen.cancel();
  await play.pen.verb('bombard');
  await play.pen.pick(play.state.draft?.choices?.choices[1] as never);
  expect(lightsOf(play.state).hexes).toEqual([5, 6]);
});

test('a stack with several that can move asks which', async () => {
  await play.hand.place(1);
  expect(play.state.menu?.ways.map(({ choice }) => choice.value)).toEqual([3, 4]);
});

test('choosing another unit in the middle of a draft begins anew with it', async () => {
  await play.hand.unit(2);
  await play.hand.unit(0);
  expect(play.state.draft).toMatchObject({ verb: { name: 'land' }, args: [0] });
});

test('a counter where the draft could go asks what is meant: its hex, or itself instead', async () => {
  await play.hand.unit(2);
  await play.hand.unit(5);
  expect(play.state.menu?.ways.map(({ choice }) => choice.value)).toEqual([[1, 2], 5]);
});

test('while something is laid over the map that is pointed at, a press is a look and no mistake', async () => {
  await play.sight.overlay('reach');
  await play.hand.place(7);
  expect(play.state.refused).toBeNull();
  expect(play.state.pointed.place).toBe(7);
  await play.sight.overlay(null);
  await play.hand.place(7);
  expect(play.state.refused?.place).toBe(7);
});

test('what cannot be is refused with its rule, said and shown where it was clicked', async () => {
  await play.hand.unit(2);
  await play.hand.place(7);
  expect(play.state.refused).toMatchObject({ place: 7, reasons: [{ rule: '1.2-c' }] });
  expect(play.state.said.text).toContain('Rule 1.2-c');
  expect(play.state.draft?.args).toEqual([2]);
});

test('while a set could go on, a click that leads nowhere may be meant for what comes after it', async () => {
  await play.hand.place(3);
  const { draft, scene, doors } = play.state;
  const ahead = doors[1]?.choices;
  if (draft === null || ahead === undefined) throw new Error('there is nothing to go on with');
  const asks = (one: Draft): string[] => askedFor(one, scene.prompt, doors).map((asked) => asked.asks);
  expect(asks(draft)).toEqual(['the attackers']);
  expect(asks({ ...draft, ahead })).toEqual(['the attackers', ahead.asks]);
});

test('a verb that is not allowed says why', async () => {
  await play.pen.verb('end');
  expect(play.state.refused?.reasons[0]?.rule).toBe('1.9-a');
  expect(acts()).toEqual([]);
});

test('a verb that has shown its chances is done when it is pressed again', async () => {
  confirmDice = false;
  await play.hand.unit(0);
  await play.hand.place(1);
  await settle();
  confirmDice = true;
  const before = acts().length;
  host.sheet = async () => ({ title: 'The end', rows: [], result: '1-1' });
  await play.pen.press('end');
  expect(play.state.draft).toMatchObject({ verb: { name: 'end' }, args: [] });
  expect(play.state.said.text).toBe(playWords.confirmDice('Do end', []));
  expect(acts()).toHaveLength(before);
  await play.pen.press('end');
  await settle();
  expect(acts().slice(before)).toEqual(['act end []']);
  expect(play.state.draft).toBeNull();
});

test('a verb that still asks for something is put aside when it is pressed again, and that is said', async () => {
  await play.pen.press('bombard');
  expect(play.state.draft?.choices?.asks).toBe('the navy');
  const { label } = play.state.draft?.verb ?? expect.unreachable();
  await play.pen.press('bombard');
  expect(play.state.draft).toBeNull();
  expect(play.state.said.text).toBe(`${label}: put aside.`);
  await play.pen.press('bombard');
  await play.pen.press('land');
  expect(play.state.draft?.verb.name).toBe('land');
  expect(acts()).toEqual([]);
});

test('a verb whose odds are shown is done when it is pressed again, and when its target is', async () => {
  await play.hand.unit(0);
  await play.hand.place(1);
  await play.pen.press('land');
  expect(acts()).toEqual(['act land [0,1]']);
  await settle();
  await play.hand.place(3);
  await settle();
  await play.pen.press('attack');
  expect(acts().slice(1)).toEqual(['act attack [3,[0,3,4,5]]']);
  await settle();
  await play.hand.place(3);
  await play.hand.unit(6); // who stands there, before the odds are told
  expect(acts()).toHaveLength(2);
  await settle();
  await play.hand.unit(6);
  expect(acts().slice(2)).toEqual(['act attack [3,[0,3,4,5]]']);
});

test('another place to do the same is taken instead, without a word of refusal', async () => {
  await play.hand.place(4);
  expect(play.state.draft).toMatchObject({ verb: { name: 'bombard' }, args: [0, 4] });
  await play.hand.place(6);
  expect(play.state).toMatchObject({ draft: { verb: { name: 'bombard' }, args: [1, 6] }, refused: null });
});

test('whoever has said what is to be done means the place of a counter, not the counter', async () => {
  host.targets = [2, 3];
  play = await opened();
  await play.pen.verb('attack');
  await play.hand.unit(5); // which could move
  expect(play.state).toMatchObject({ menu: null, draft: { verb: { name: 'attack' }, args: [2] } });
});

test('which of several is meant stays asked while the pointer goes to the answer', async () => {
  await play.hand.unit(2);
  await play.hand.unit(5);
  expect(play.state.menu?.ways).toHaveLength(2);
  play.hand.point(1, -1);
  play.hand.point(-1, -1);
  expect(play.state.menu?.ways).toHaveLength(2);
});

test('a verb that is pressed in the middle of another action puts it aside, and what is warned of is that verb', async () => {
  host.isLanded = true;
  host.perilsBy = { end: [{ rule: '1.9-b', text: 'Two still wait at sea.', units: [0, 1] }] };
  play = await opened();
  await play.hand.place(3);
  expect(play.state.draft?.verb.name).toBe('attack');
  await play.pen.verb('end');
  expect(play.state).toMatchObject({ draft: null, warned: { verb: 'end', args: [] } });
  await play.pen.again('end', []);
  expect(acts()).toEqual(['act end []']);
});

test('where one unit alone can do it, the verb chooses it, and Escape goes back past it', async () => {
  await host.act('land', [0, 0]);
  await host.step();
  play = await opened();
  await play.pen.verb('land');
  expect(play.state.draft).toMatchObject({ args: [1], choices: { kind: 'place' } });
  await play.pen.cancel();
  expect(play.state.draft).toBeNull();
});

test('Escape goes back one argument at a time', async () => {
  await play.hand.unit(0);
  await play.hand.place(1);
  await play.pen.cancel();
  expect(play.state.draft).toMatchObject({ args: [0], choices: { kind: 'place' } });
  await play.pen.cancel();
  expect(play.state.draft).toMatchObject({ args: [], choices: { kind: 'unit' } });
  await play.pen.cancel();
  expect(play.state.draft).toBeNull();
});

test('Escape from a target chosen at one click forgets the whole', async () => {
  await play.hand.place(4);
  await play.pen.cancel();
  await play.pen.cancel();
  expect(play.state.draft).toBeNull();
});

test('Chance answers by itself, shown for a while, and then the question stands again', async () => {
  confirmDice = false;
  await play.hand.unit(0);
  await play.hand.place(1);
  await settle();
  expect(play.state.scene).toMatchObject({ turn: 'human', ply: 2 });
  expect(waits).toEqual([]); // a throw with nothing to see is passed over
  expect(play.state.recap).toBeNull();
});

test('what others do is looked at as long as it weighs, and what cannot be seen is passed over', async () => {
  await endTurn();
  expect(waits).toEqual([100]); // a move; the throw after it, and what leads to a question, wait for nobody
});

test('whoever hurries goes on at once', async () => {
  const ends: (() => void)[] = [];
  wait = () => new Promise((done) => ends.push(done));
  play = await opened();
  await endTurn();
  expect([play.state.scene.turn, ends.length]).toEqual(['chance', 1]);
  play.pace.hurry();
  await settle();
  expect(play.state.scene.turn).toBe('human');
  expect(ends.length).toBe(1);
});

async function endTurn(): Promise<void> {
  confirmDice = false;
  await play.hand.unit(0);
  await play.hand.place(1);
  await settle();
  await play.pen.verb('end');
  await settle();
}

test('after the other side’s turn there is a recap of it, which walks through time and back', async () => {
  await endTurn();
  expect(play.state.recap?.entries.map(({ side }) => side)).toEqual([1, 1]);
  await play.time.recapTo(0);
  expect(host.ply).toBe(4);
  expect(play.state.about.units).toEqual([8]);
  expect(play.state.log).toHaveLength(6);
  await play.time.recapTo(1);
  expect(host.ply).toBe(6);
  await play.time.endRecap();
  expect(play.state).toMatchObject({ recap: null, scene: { ply: 6, turn: 'human' } });
});

test('what the others did makes way for what is done next, several decisions at once too', async () => {
  await endTurn();
  expect(play.state.recap).not.toBeNull();
  await play.bulk.open('land');
  expect(play.state.recap).not.toBeNull();
  await play.bulk.run();
  expect(play.state.scene.turn).toBe('human');
  expect(play.state.recap).toBeNull();
});

test('whoever wants the rest of a plan at once waits for none of it, however little the host does at a time', async () => {
  const ways = [1, 2, 3, 4, 5].map((place) => ({ verb: 'move', args: [2, [place]] }));
  const items = ways.map((way) => ({ ...way, text: '', units: [2], places: [] }));
  host.bulk = async () => ({ id: 'land', label: 'Go', size: items.length, items, isWhole: false });
  const run = host.run.bind(host);
  const asked: number[] = [];
  host.run = (order, most = 0) => {
    asked.push(most);
    return run(order, 1);
  };
  wait = async () => play.bulk.rush();
  await play.bulk.open('land');
  await play.bulk.run();
  expect(asked).toEqual([1, 50, 50, 50, 50]);
  expect(waits).toHaveLength(1);
  await play.bulk.open('land');
  expect(play.state.pace).toBe('running');
});

test('paused, the others wait to be let on; skipping does not wait at all', async () => {
  await play.hand.unit(0);
  await play.hand.place(1);
  play.pace.set('paused');
  await play.pen.confirm();
  await settle();
  expect(play.state.scene.turn).toBe('chance');
  await play.pace.step();
  expect(play.state.scene.turn).toBe('human');
  play.pace.set('running');
  await play.pen.verb('end');
  play.pace.set('skipping');
  await settle();
  expect(play.state.scene.ply).toBe(6);
  expect(play.state.pace).toBe('running');
});

test('step by step: each throw, each answer and each forced choice waits to be let on', async () => {
  [stepThrough, confirmDice] = [true, false];
  await play.hand.unit(0);
  await play.hand.place(1);
  await settle();
  expect(play.state).toMatchObject({ pace: 'paused', steps: [], scene: { ply: 1, turn: 'chance' } });
  host.forced = [{ side: 1, said: 'Retreat: P6' }];
  await play.pace.step();
  expect(play.state.steps.map(({ text, isForced }) => [text, isForced])).toEqual([
    ['4', false],
    ['Retreat: P6', true],
  ]);
  await play.pace.step();
  expect(play.state.steps).toHaveLength(1);
  await play.pace.step();
  expect(play.state).toMatchObject({ steps: [], scene: { ply: 2, turn: 'human' } });
});

test('step by step: what is shown stays until the answer is there, and pressing twice lets on once', async () => {
  [stepThrough, confirmDice] = [true, false];
  await play.hand.unit(0);
  await play.hand.place(1);
  await play.pace.step();
  await play.pen.verb('end');
  await play.pace.step();
  const { steps, scene } = play.state;
  expect(steps).toHaveLength(1);
  const pressed = [play.pace.step(), play.pace.step()];
  expect(play.state.steps).toBe(steps);
  await Promise.all(pressed);
  expect(play.state.scene.ply).toBe(scene.ply + 1);
});

test('without it, what leaves no choice does itself and nothing waits', async () => {
  host.forced = [{ side: 1, said: 'Retreat: P6' }];
  await endTurn();
  expect(play.state).toMatchObject({ pace: 'running', steps: [], scene: { ply: 6, turn: 'human' } });
});

test('the dice before the first decision are not waited for, and told together afterwards', async () => {
  host.pending = ['chance', 'opponent', 'chance'];
  play = await opened();
  await settle();
  expect(waits).toEqual([]);
  expect(play.state.scene).toMatchObject({ turn: 'human', ply: 3 });
  expect(play.state.recap?.entries.map(({ ply }) => ply)).toEqual([1]);
});

test('where something is hidden, a curtain falls before the other person looks, with a log of its own', async () => {
  host.isSecret = true;
  play = await opened();
  expect(play.state.curtain).toBe(0);
  play.pace.lift();
  expect(play.state.curtain).toBeNull();
  host.onlooker = 1;
  host.log = async () => [];
  await play.hand.unit(2);
  await play.hand.place(1);
  expect(play.state).toMatchObject({ curtain: 1, log: [], said: { text: 'Pass the screen to the Germans' } });
  play.pace.lift(true);
  host.onlooker = 0;
  await play.hand.unit(5);
  await play.hand.place(3);
  expect(play.state).toMatchObject({ curtain: null, isOpenTable: true });
});

test('undo is free until the dice have spoken, then it says so; taking back always works', async () => {
  await play.hand.unit(2);
  await play.hand.place(1);
  await play.time.undo();
  expect(play.state.scene.counters[2]?.at).toBe(0);
  await play.time.redo();
  expect(play.state.scene.counters[2]?.at).toBe(1);
  confirmDice = false;
  await play.hand.unit(0);
  await play.hand.place(1);
  await settle();
  await play.time.undo();
  expect(play.state.refused?.reasons[0]?.text).toMatch(/: the dice have spoken\. “Take back”/);
  await play.time.takeBack();
  expect(play.state.scene.counters[0]?.at).toBe(SEA);
});

test('an earlier moment keeps what lies ahead in the log, and nothing runs on from it by itself', async () => {
  await endTurn();
  await play.time.goTo(3);
  await settle();
  expect(play.state.scene).toMatchObject({ ply: 3, length: 6, turn: 'opponent' });
  expect(play.state.log).toHaveLength(6);
  expect(host.ply).toBe(3);
});

test('deciding at an earlier moment drops what lay ahead from the log', async () => {
  await endTurn();
  await play.time.goTo(2);
  await play.hand.unit(2);
  await play.hand.place(1);
  expect(play.state.scene.lines).toHaveLength(2);
  expect(play.state.log.map(({ answer }) => answer)).toEqual(['land 0 1', '4', 'move 2 1']);
});

test('a unit with nowhere to go says so instead of asking where', async () => {
  const next = host.next.bind(host);
  host.next = async (verb, args) => ({ ...(await next(verb, args)), choices: [] });
  await play.hand.unit(2);
  expect(play.state.draft).toBeNull();
  expect(play.state.refused?.reasons[0]?.rule).toBe('1.1-a');
});

test('an engine that fails is told as a sentence, and nothing runs on', async () => {
  host.act = () => Promise.reject(new Error('The disk is full.'));
  await play.hand.unit(2);
  await play.hand.place(1);
  expect(play.state).toMatchObject({ failure: 'The disk is full.', busy: false, pace: 'paused' });
});

test('late answers about an older question are dropped', async () => {
  const next = host.next.bind(host);
  const slow: (() => void)[] = [];
  host.next = async (verb, args) => {
    await new Promise<void>((done) => slow.push(done));
    return next(verb, args);
  };
  const first = play.hand.unit(2);
  const second = play.hand.unit(5);
  slow[1]?.();
  await second;
  slow[0]?.();
  await first;
  expect(play.state.draft?.args).toEqual([5]);
});

test('where one unit is asked about and nothing else, its places are lit without a press', () => {
  const prompt = play.state.scene.prompt ?? expect.unreachable();
  const [land] = openDoors(prompt).filter(({ verb }) => verb.name === 'land');
  const one = land && { ...land, choices: { ...land.choices, choices: land.choices.choices.slice(0, 1) } };
  expect(foldedDoors([one ?? expect.unreachable()])).toEqual([one]);
  expect(foldedDoors([land ?? expect.unreachable()]), 'of two, one has to be chosen').toEqual([]);
  const others = openDoors(prompt).filter(({ verb }) => verb.name === 'move');
  expect(
    foldedDoors([one ?? expect.unreachable(), ...others]),
    'nor where it could be something else',
  ).toEqual([]);
});
