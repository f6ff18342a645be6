import type { StrokeLook } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import type { DrawingLook, EventLook, LogEntry, Scene, Seat } from '@bocage/host';
import { expect, test } from 'vitest';
import { beatsOf, happenedIn, happenedOf, lineOf, recapped, resultsOf, trailsOf, weightOf } from '../src/play/drawn.ts'; // biome-ignore format: a list

const US = 0;
const THEM = 1;
const ALLY = 2;
const hexes = (...places: number[]): HexId[] => places as HexId[];

interface Drawn {
  readonly who?: string;
  readonly result?: string;
  readonly weight?: DrawingLook['weight'];
  readonly strokes?: readonly StrokeLook[];
}

/** An event that is drawn: `A loses a step`, of A. */
function drawn({ who = '', result = '', weight = 'normal', strokes = [] }: Drawn): EventLook {
  const parts = who === '' ? [{ text: result }] : [{ text: who, title: `Unit ${who}` }];
  return {
    name: '',
    text: `${result}.`,
    parts,
    rule: '',
    units: [],
    places: [],
    drawing: { weight, strokes, result },
  };
}
const bare: EventLook = {
  name: '',
  text: 'Told.',
  parts: [{ text: 'Told.' }],
  rule: '',
  units: [],
  places: [],
};

const entry = (ply: number, side: number, ...events: EventLook[]): LogEntry => ({
  ply,
  side,
  step: '',
  heading: '',
  caption: '',
  rule: '',
  answer: 'done',
  said: 'Done',
  names: { units: [], places: [] },
  forced: [],
  events,
});

const line = (...places: number[]): StrokeLook => ({ kind: 'line', places: hexes(...places) });
const way = (unit: number, side: number, ...places: number[]): StrokeLook => ({
  kind: 'path',
  places: hexes(...places),
  units: [unit],
  side,
});

/** A moment at which we are asked, with a unit 7 in hex 3. */
const scene = (news: readonly LogEntry[], ply = 9): Scene =>
  ({
    news,
    ply,
    turn: 'human',
    onlooker: US,
    seats: ['human', 'scripted'],
    counters: [{ unit: 7, at: 3 }],
  }) as unknown as Scene;

test('what is heavy is looked at longer, and what nobody can see not at all', () => {
  const of = (weight: DrawingLook['weight']): number => beatsOf(entry(1, THEM, drawn({ weight })));
  expect([of('light'), of('normal'), of('heavy')]).toEqual([1, 2, 4]);
  expect(beatsOf(entry(1, -1))).toBe(0);
  expect(beatsOf(entry(1, -1, bare))).toBe(1); // told, though there is nothing to draw
});

test('where much is told, alike comes to alike, and of many some are named', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const told = names.map((who, i) =>
    drawn({ who, result: `${who} ${i % 4 === 1 ? 'falls back' : 'is steady'}` }),
  );
  expect(lineOf(entry(1, US, ...told))).toBe('A + C + D + E + 2 more are steady, B + F fall back');
});

test('where much is told, what came of it stands behind all it came from, and is not cut off', () => {
  const shot = (from: string, at: string): EventLook[] => [
    drawn({ who: from, result: `${from} on ${at}`, weight: 'heavy' }),
    drawn({ who: at, result: `${at} loses a step` }),
  ];
  const card = drawn({ result: 'Card 6', weight: 'light' });
  const few = entry(1, -1, card, ...shot('W', 'A'), ...shot('W', 'B'), ...shot('V', 'C'));
  expect(lineOf(few)).toBe('Card 6, W on A and on B, V on C, A + B + C lose a step');
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((at) => shot('W', at));
  expect(lineOf(entry(1, -1, card, ...many))).toBe(
    'Card 6; W on A, on B, on C and on D; A + B + C + D + 2 more lose a step; … +2',
  );
});

test('a long way and much at once take longer, up to a measure', () => {
  const of = (...strokes: StrokeLook[]): number =>
    beatsOf(entry(1, THEM, drawn({ weight: 'light', strokes })));
  expect(of(way(7, THEM, 1, 2))).toBe(1);
  expect(of(way(7, THEM, 1, 2, 3, 4))).toBeCloseTo(1.3);
  expect(of(line(1, 2), line(1, 3), line(1, 4))).toBeCloseTo(1.2);
  expect(of(...Array.from({ length: 50 }, () => line(1, 2)))).toBe(3);
});

test('an entry is as heavy as the heaviest of what came of it', () => {
  expect(weightOf(entry(1, THEM, drawn({ weight: 'light' }), drawn({ weight: 'heavy' }), bare))).toBe(
    'heavy',
  );
  expect(weightOf(entry(1, THEM, bare))).toBeNull();
});

test('a result is a line: what was thrown, then what came of it, nobody named twice', () => {
  const told = entry(
    1,
    -1,
    drawn({ result: 'N1, dice 8, 3:1, D1' }),
    drawn({ who: 'A', result: 'A loses a step' }),
    drawn({ who: 'A', result: 'A is disorganized' }),
    drawn({ who: 'B', result: 'B falls back' }),
    drawn({ who: 'C', result: 'C falls back' }),
  );
  expect(lineOf(told)).toBe('N1, dice 8, 3:1, D1: A loses a step and is disorganized, B + C fall back');
  expect(
    lineOf(entry(1, -1, drawn({ who: 'A', result: 'A, die 4' }), drawn({ who: 'A', result: 'A is active' }))),
  ).toBe('A, die 4: is active');
  const [turned, lost] = [{ ...drawn({ who: 'A', result: 'A has a factor of 0' }), name: 'turned' }, drawn({ who: 'A', result: 'A is lost' })]; // biome-ignore format: a row
  expect(lineOf(entry(1, -1, turned, lost))).toBe('A has a factor of 0 and is lost');
  const helps = ['Support: ships', 'Support: aircraft'].map((result) => drawn({ result }));
  expect(lineOf(entry(1, US, ...helps))).toBe('Support: ships and aircraft');
  expect(lineOf(entry(1, THEM))).toBe('Done');
  const round = [drawn({ result: 'Two chits are chosen' }), drawn({ result: 'Round 1, first wave' })];
  expect(lineOf(entry(1, US, ...round))).toBe('Two chits are chosen; Round 1, first wave');
  const carried = ['A marker lands', 'The Allies carry it'].map((result) => drawn({ result }));
  expect(lineOf(entry(1, US, ...carried))).toBe('A marker lands; The Allies carry it');
});

test('what is told after the fate of somebody happened beside it, also where a die brought it', () => {
  const named = (name: string, told: Drawn): EventLook => ({ ...drawn(told), name });
  const carried = named('carried', { who: 'A', result: 'A is carried west' });
  const back = named('back', { who: 'B', result: 'B goes back' });
  expect(lineOf(entry(1, -1, carried, back))).toBe('A is carried west, B goes back');
  const card = named('card', { result: 'Guns of the cliffs' });
  expect(lineOf(entry(1, -1, card, back))).toBe('Guns of the cliffs: B goes back');
});

test('those who have no other name than theirs are named together too', () => {
  const waits = (who: string): EventLook => ({
    ...drawn({ result: `${who} waits` }),
    parts: [{ text: who }, { text: ' waits.' }],
  });
  expect(lineOf(entry(1, US, waits('1st Division'), waits('9th Division')))).toBe(
    '1st Division + 9th Division wait',
  );
});

test('of a long story a line has the beginning, and how much there is more', () => {
  const events = Array.from({ length: 9 }, (_, i) => drawn({ result: `one ${i}` }));
  expect(lineOf(entry(1, -1, ...events))).toBe('one 0, one 1, one 2, one 3, one 4, one 5, … +3');
  const light = events.map((event) => (event.drawing === undefined ? event : { ...event, drawing: { ...event.drawing, weight: 'light' as const } })); // biome-ignore format: a row
  expect(lineOf(entry(1, -1, ...light.slice(0, 7), ...events.slice(7)))).toBe('one 0, one 7, one 8, … +6');
});

test('whoever an event names without a place is drawn where he is seen, and nowhere where he is not', () => {
  const ring = (unit: number): StrokeLook => ({ kind: 'ring', places: [], units: [unit] });
  const { counters } = scene([]);
  expect(happenedIn(entry(1, THEM, drawn({ strokes: [ring(7), ring(8)] })), counters)).toMatchObject({
    strokes: [{ kind: 'ring', places: [3] }],
    places: [3],
  });
});

test('the card stands where it hits, not where it comes from', () => {
  const strokes = [line(1, 2), { kind: 'burst', places: hexes(2) } as const];
  expect(happenedIn(entry(1, THEM, drawn({ strokes })), [])?.places).toEqual([2, 1]);
});

test('of several news the heaviest is drawn, the latest of those; the view goes nowhere then', () => {
  const asked = entry(0, US, drawn({}));
  const news = [entry(1, THEM, drawn({ weight: 'heavy', result: 'a' })), entry(2, THEM, drawn({ weight: 'heavy', result: 'b' })), entry(3, THEM, drawn({ weight: 'light' }))]; // biome-ignore format: a row
  expect(happenedOf([asked, ...news], scene(news))).toMatchObject({ line: 'b', isAlone: false });
  expect(happenedOf([asked, ...news], scene(news.slice(0, 1)))).toMatchObject({ line: 'a', isAlone: true });
  expect(happenedOf(news, scene(news))).toBeNull(); // nobody here has been asked yet
});

test('the ways of the others stay until we decide: hop by hop, and ours are not among them', () => {
  const log = [
    entry(0, THEM, drawn({ strokes: [way(9, THEM, 8, 9)] })),
    entry(1, US, drawn({ strokes: [way(1, US, 1, 2)] })),
    entry(2, THEM, drawn({ strokes: [way(7, THEM, 1, 2)] })),
    entry(3, THEM, drawn({ strokes: [way(7, THEM, 2, 3), way(1, US, 2, 1)] })),
    entry(4, -1, drawn({ strokes: [way(8, THEM, 5)] })), // from beside the map: there is no way to show
  ];
  expect(trailsOf(log, scene([], 5), [US])).toEqual([{ unit: 7, side: THEM, places: [1, 2, 3] }]);
  expect(trailsOf([...log, entry(5, US)], scene([], 6), [US])).toEqual([]);
});

test('who plays two sides of a camp here is not shown the ways of one of them as those of others', () => {
  const log = [
    entry(0, THEM, drawn({ strokes: [way(9, THEM, 8, 9)] })),
    entry(1, ALLY, drawn({ strokes: [way(7, ALLY, 1, 2)] })),
  ];
  const trails = (ally: Seat) =>
    trailsOf(log, { ...scene([], 2), seats: ['human', 'scripted', ally] }, [US, ALLY]);
  expect(trails('human')).toEqual([]);
  expect(trails('scripted').map(({ side }) => side)).toEqual([THEM, ALLY]);
});

test('a card that only comes up, with nothing to see, is left to the log', () => {
  const card = entry(1, -1, drawn({ result: 'Card 4', weight: 'light' }));
  const smoke = entry(2, -1, drawn({ result: 'Smoke', weight: 'light', strokes: [line(1, 2)] }));
  expect(resultsOf([card, smoke], 3, 4)).toEqual([smoke]);
  expect(happenedOf([entry(0, US), card], scene([card]))).toBeNull();
});

test('of many things that the others did, the heaviest are read first', () => {
  const moves = Array.from({ length: 9 }, (_, ply) => entry(ply, THEM, drawn({ strokes: [line(1, 2)] })));
  const fight = entry(9, THEM, drawn({ weight: 'heavy' }));
  const log = [fight, ...moves.map((move) => ({ ...move, ply: move.ply + 10 }))];
  expect(recapped(log, 99).map(({ ply }) => ply)).toEqual([9, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
  expect(recapped(log.slice(0, 3), 99).map(({ ply }) => ply)).toEqual([11, 10, 9]); // few are read in their order
});

test('where nothing came of what the others did, what they decided is told, as far as it may be', () => {
  const unseen = { ...entry(2, THEM), said: null, answer: null };
  expect(recapped([entry(1, THEM), unseen, entry(3, -1), entry(4, THEM)], 9).map(({ ply }) => ply)).toEqual([
    4, 1,
  ]);
});

test('the last results are the newest first, without what has nothing to see or lies ahead', () => {
  const log = [
    entry(0, US, drawn({})),
    entry(1, -1, bare),
    entry(2, THEM, drawn({})),
    entry(3, THEM, drawn({})),
  ];
  expect(resultsOf(log, 3, 4).map(({ ply }) => ply)).toEqual([2, 0]);
  expect(resultsOf(log, 4, 1).map(({ ply }) => ply)).toEqual([3]);
  expect(resultsOf(log, 4, 1, 2).map(({ ply }) => ply)).toEqual([3, 2]); // and all since a moment
  expect(resultsOf(log, 4, 1, 9).map(({ ply }) => ply)).toEqual([3]);
});
