import type { HexId } from '@bocage/hex';
import type { Kind } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { Destinations, type MoveRules, NO_RATE, Reach, StepPrices } from '../src/index.ts';
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

function destinations(allowance: number, enemies = '') {
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
  return new Destinations({} as Kind<HexId>, grid, reach, far);
}

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
