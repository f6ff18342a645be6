import type { HexId } from '@bocage/hex';
import type { Domain, Kind, Value } from '@bocage/kernel';
import { expect, test } from 'vitest';
import {
  Departures,
  Destinations,
  type MoveRules,
  type Mover,
  NO_RATE,
  PathChoice,
  PathSearch,
  Reach,
  Routes,
  StepPrices,
} from '../src/index.ts';
import { draw, no } from './board.ts';

const board = draw('a b c d e f', { boxes: ['Box'] });
const { grid } = board;
const far = no('far');
const full = no('full');
const reasons = {
  broken: no('broken'),
  terrain: no('terrain'),
  side: no('side'),
  enemy: no('enemy'),
  stopped: no('stopped'),
  allowance: no('allowance'),
};

const kind = {} as Kind<HexId>;

function rulesOf(enemies = ''): MoveRules {
  const ground = {
    terrain: new Uint8Array(grid.size),
    sides: new Uint8Array(grid.sideCount),
    roads: new Uint8Array(grid.sideCount),
  };
  return {
    prices: new StepPrices(grid, ground, { terrain: [1], sides: [0], roads: [NO_RATE] }),
    enemies: board.by(Object.fromEntries([...enemies].map((mark) => [mark, 1]))),
    zones: [],
    end: (h) => (h === board.at('b') ? full : null),
    reasons,
  };
}

const reach = new Reach(grid);
const moverAt = (mark: string, allowance: number): Mover => ({
  start: board.at(mark),
  allowance,
  minimumMove: true,
});
const destinations = (allowance: number, enemies?: string) =>
  new Destinations(kind, reach, rulesOf(enemies), moverAt('a', allowance), far);
const routesOf = (allowance: number, from = 'a') =>
  new Routes(kind, reach, rulesOf(), moverAt(from, allowance));

function listed<T extends Value>(choice: Domain<T>): T[] {
  const all: T[] = [];
  choice.each((value) => all.push(value) < 0);
  return all;
}

test('the choice is of the hexes in which the move may end, nearest first', () => {
  expect(listed(destinations(3))).toEqual(board.path('cd'));
  expect(destinations(3).each((h) => h === board.at('d'))).toBe(true);
  expect(destinations(3).each(() => false)).toBe(false);
});

test('each of them can be drawn by lot, and nothing where there is none', () => {
  expect([0, 1].map((i) => destinations(3).sample({ below: () => i }))).toEqual(board.path('cd'));
  expect(destinations(1).sample({ below: () => 0 })).toBeUndefined();
});

test('every other place is refused with the rule that keeps the mover from it', () => {
  const choice = destinations(2, 'e');
  expect(choice.why(board.at('c'))).toBeNull();
  expect(choice.why(board.at('b'))).toBe(full);
  expect(choice.why(board.at('d'))).toBe(reasons.allowance);
  expect(destinations(3, 'e').why(board.at('e'))).toBe(reasons.enemy);
  expect(choice.why(board.at('a'))).toBe(reasons.broken);
  expect(choice.why(board.at('f'))).toBe(far);
  expect(choice.why(6 as HexId)).toBe(far);
});

test('each choice says of what form it is', () => {
  const search = new PathSearch(grid, 1);
  const policy = { shortest: 1, longest: 1, step: () => null, malformed: far };
  const forms = [destinations(1), routesOf(1), new PathChoice(kind, search, board.at('a'), policy)];
  expect(forms.map(({ form }) => form)).toEqual(['one', 'path', 'path']);
  expect(forms.every((choice) => choice.kind === kind)).toBe(true);
});

test('ways are listed without the hex they start from, the cheapest to each end', () => {
  const routes = routesOf(3);
  const ways: (readonly HexId[])[] = [];
  expect(routes.each((way) => ways.push(way) < 0)).toBe(false);
  expect(ways).toEqual([board.path('bc'), board.path('bcd')]);
  expect(routes.each((way) => way.length === 3)).toBe(true);
  expect(routes.sample({ below: (n) => n - 1 })).toEqual(board.path('bcd'));
  expect(routesOf(1).sample({ below: () => 0 })).toBeUndefined();
});

test('any lawful way is accepted, and no other', () => {
  const routes = routesOf(4);
  expect(routes.why(board.path('bcdc'))).toBeNull();
  expect(routes.why(board.path('bcdef'))).toBe(reasons.allowance);
  expect(routes.why(board.path('c'))).toBe(reasons.broken);
  expect(routes.why([])).toBe(reasons.broken);
});

test('the paths of a search are a choice of the same kind', () => {
  const search = new PathSearch(grid, 2);
  const malformed = no('malformed');
  const policy = { shortest: 1, longest: 2, step: () => null, malformed };
  const choice = new PathChoice(kind, search, board.at('c'), policy);
  const paths: (readonly HexId[])[] = [];
  expect(choice.each((path) => paths.push(path) < 0)).toBe(false);
  expect(paths).toEqual(['d', 'de', 'b', 'ba'].map((marks) => board.path(marks)));
  expect(choice.each((path) => path.length === 2)).toBe(true);
  expect(choice.sample({ below: () => 1 })).toEqual(board.path('de'));
  expect(choice.why(board.path('ba'))).toBeNull();
  expect(choice.why(board.path('cd'))).toBe(malformed);
  const none = new PathChoice(kind, search, board.at('c'), { ...policy, step: () => far });
  expect(none.sample({ below: () => 0 })).toBeUndefined();
});

test('choices that share a reach do not take it from each other', () => {
  const [near, back, places] = [routesOf(2), routesOf(2, 'e'), destinations(3)];
  expect(listed(near)).toEqual([board.path('bc')]);
  expect(listed(back)).toEqual(['f', 'd', 'dc'].map((marks) => board.path(marks)));
  expect(listed(places)).toEqual(board.path('cd'));
  expect(back.why(board.path('dc'))).toBeNull();
  expect(near.why(board.path('bc'))).toBeNull();
  expect(places.why(board.at('b'))).toBe(full);
  expect([near.several(), places.several(), near.some()]).toEqual([false, true, true]);
  const between: (readonly HexId[])[] = [];
  back.each((way) => between.push(way, ...listed(near)) < 0);
  expect(between).toEqual(['f', 'bc', 'd', 'bc', 'dc', 'bc'].map((marks) => board.path(marks)));
});

test('choices that share a search do not take it from each other', () => {
  const search = new PathSearch(grid, 1);
  const policy = { shortest: 1, longest: 1, step: () => null, malformed: far };
  const [one, other] = ['b', 'e'].map((mark) => new PathChoice(kind, search, board.at(mark), policy));
  if (one === undefined || other === undefined) throw new Error('two are made');
  const between: (readonly HexId[])[] = [];
  one.each((path) => between.push(path, ...listed(other)) < 0);
  expect(between).toEqual(['c', 'f', 'd', 'a', 'f', 'd'].map((marks) => board.path(marks)));
  expect(one.why(board.path('a'))).toBeNull();
  expect(one.every(board.path('f'))).toEqual([far]);
  expect(other.sample({ below: () => 1 })).toEqual(board.path('d'));
});

test('who sets out alike is one number, from which gait, points and place can be read', () => {
  const departures = new Departures(grid);
  const seen = new Set<number>();
  for (const gait of [0, 5, 23])
    for (const allowance of [0, 1, 63])
      for (const start of grid.hexes) {
        const departure = departures.of(gait, { start, allowance, minimumMove: false });
        expect(departures.gait(departure)).toBe(gait);
        expect(departures.mover(departure, true)).toEqual({ start, allowance, minimumMove: true });
        seen.add(departure);
      }
  expect(seen.size).toBe(9 * grid.hexCount);
  const tooMany = { start: grid.hexes[0] as HexId, allowance: 64, minimumMove: false };
  expect(() => departures.of(0, tooMany)).toThrow('64 points are too many');
});

test('all ways of a reach are those that are listed one by one', () => {
  const reach = new Reach(grid);
  const mover = { start: board.at('b'), allowance: 2, minimumMove: false };
  const listed: (readonly HexId[])[] = [];
  new Routes(kind, reach, rulesOf('f'), mover).each((way) => listed.push(way) < 0);
  reach.aim(rulesOf('f'), mover);
  expect(reach.ways()).toEqual(listed);
  expect(listed.length).toBeGreaterThan(2);
});
