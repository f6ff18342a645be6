import type { HexId } from '@bocage/hex';
import type { Kind } from '@bocage/kernel';
import { expect, test } from 'vitest';
import {
  Destinations,
  type MoveRules,
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

function reached(allowance: number, enemies = ''): Reach {
  const ground = {
    terrain: new Uint8Array(grid.size),
    sides: new Uint8Array(grid.sideCount),
    roads: new Uint8Array(grid.sideCount),
  };
  const rules: MoveRules = {
    prices: new StepPrices(grid, ground, { terrain: [1], sides: [0], roads: [NO_RATE] }),
    enemies: board.by(Object.fromEntries([...enemies].map((mark) => [mark, 1]))),
    zones: [],
    end: (h) => (h === board.at('b') ? full : null),
    reasons,
  };
  const reach = new Reach(grid);
  reach.run(rules, { start: board.at('a'), allowance, minimumMove: true });
  return reach;
}

const destinations = (allowance: number, enemies?: string) =>
  new Destinations(kind, grid, reached(allowance, enemies), far);

function listed(choice: Destinations): HexId[] {
  const all: HexId[] = [];
  choice.each((h) => all.push(h) < 0);
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
  const forms = [destinations(1), new Routes(kind, grid, reached(1)), new PathChoice(kind, search)];
  expect(forms.map(({ form }) => form)).toEqual(['one', 'path', 'path']);
  expect(forms.every((choice) => choice.kind === kind)).toBe(true);
});

test('ways are listed without the hex they start from, the cheapest to each end', () => {
  const routes = new Routes(kind, grid, reached(3));
  const ways: (readonly HexId[])[] = [];
  expect(routes.each((way) => ways.push(way) < 0)).toBe(false);
  expect(ways).toEqual([board.path('bc'), board.path('bcd')]);
  expect(routes.each((way) => way.length === 3)).toBe(true);
  expect(routes.sample({ below: (n) => n - 1 })).toEqual(board.path('bcd'));
  expect(new Routes(kind, grid, reached(1)).sample({ below: () => 0 })).toBeUndefined();
});

test('any lawful way is accepted, and no other', () => {
  const routes = new Routes(kind, grid, reached(4));
  expect(routes.why(board.path('bcdc'))).toBeNull();
  expect(routes.why(board.path('bcdef'))).toBe(reasons.allowance);
  expect(routes.why(board.path('c'))).toBe(reasons.broken);
  expect(routes.why([])).toBe(reasons.broken);
});

test('the paths of a search are a choice of the same kind', () => {
  const search = new PathSearch(grid, 2);
  const malformed = no('malformed');
  const choice = new PathChoice(kind, search);
  search.run(board.at('c'), { shortest: 1, longest: 2, step: () => null, malformed });
  const paths: (readonly HexId[])[] = [];
  expect(choice.each((path) => paths.push(path) < 0)).toBe(false);
  expect(paths).toEqual(['d', 'de', 'b', 'ba'].map((marks) => board.path(marks)));
  expect(choice.each((path) => path.length === 2)).toBe(true);
  expect(choice.sample({ below: () => 1 })).toEqual(board.path('de'));
  expect(choice.why(board.path('ba'))).toBeNull();
  expect(choice.why(board.path('cd'))).toBe(malformed);
  search.run(board.at('c'), { shortest: 1, longest: 2, step: () => far, malformed });
  expect(choice.sample({ below: () => 0 })).toBeUndefined();
});
