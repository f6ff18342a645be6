import type { Direction, HexId } from '@bocage/hex';
import { law } from '@bocage/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL_ROUND,
  checkPath,
  FORBIDDEN,
  type Ground,
  type MovementChart,
  type MoveRules,
  type Mover,
  NO_RATE,
  pathFaults,
  Reach,
  StepPrices,
  scaleChart,
  stepCost,
  whyNot,
  type ZoneRule,
  Zones,
} from '../src/index.ts';
import { type Board, draw, no } from './board.ts';

const reasons = {
  broken: no('broken'),
  terrain: no('terrain'),
  side: no('side'),
  enemy: no('enemy'),
  stopped: no('stopped'),
  allowance: no('allowance'),
};

// Kinds: terrain 0 clear, 1 bocage, 2 flooded; hexside 1 minor river, 2 major river; road 1 major, 2 minor.
// Points are halves.
const foot: MovementChart = { terrain: [2, 4, FORBIDDEN], sides: [0, 2, 4], roads: [NO_RATE, 1, 2] };
const wheels: MovementChart = { ...foot, sides: [0, 2, FORBIDDEN] };

interface Setting {
  readonly terrain?: Readonly<Record<string, number>>;
  readonly sides?: Readonly<Record<string, number>>;
  readonly roads?: Readonly<Record<string, number>>;
  readonly chart?: MovementChart;
}

function groundOf(board: Board, { terrain, sides, roads }: Setting): Ground {
  return {
    terrain: board.by(terrain ?? {}),
    sides: board.sides(sides ?? {}),
    roads: board.sides(roads ?? {}),
  };
}

function rulesOf(board: Board, setting: Setting = {}): MoveRules {
  const prices = new StepPrices(board.grid, groundOf(board, setting), setting.chart ?? foot);
  return { prices, enemies: new Uint8Array(board.grid.size), zones: [], reasons };
}

const mover = (start: HexId, allowance: number, minimumMove = true): Mover => ({
  start,
  allowance,
  minimumMove,
});

function reached(board: Board, rules: MoveRules, m: Mover): string {
  const reach = new Reach(board.grid);
  reach.run(rules, m);
  return board.show((h) => (reach.cost(h) < 0 ? '.' : String(reach.cost(h))));
}

function enemyZone(board: Board, marks: string, rule: Omit<ZoneRule, 'felt'>): ZoneRule {
  const zones = new Zones(board.grid);
  for (const h of board.all(marks)) zones.add(h, ALL_ROUND);
  return { felt: zones.counts, ...rule };
}

const line = draw(`
  a b c d e f
`);

test('a mover pays for each hex it enters, dearer ground costs more', () => {
  const rules = rulesOf(line, { terrain: { c: 1 } });
  expect(reached(line, rules, mover(line.at('a'), 8))).toBe('0 2 6 8 . .');
  expect(reached(line, rules, mover(line.at('a'), 7))).toBe('0 2 6 . . .');
});

test('a river adds its cost on the hexside where it is crossed', () => {
  const rules = rulesOf(line, { sides: { 'b/c': 1, 'd/e': 2 } });
  expect(reached(line, rules, mover(line.at('a'), 99))).toBe('0 2 6 8 14 16');
  expect(reached(line, rules, mover(line.at('f'), 99))).toBe('16 14 10 8 2 0');
});

test('a road replaces the cost of ground and hexside, step by step', () => {
  const rules = rulesOf(line, {
    terrain: { c: 1, d: 1, f: 2 },
    sides: { 'b/c': 2 },
    roads: { 'b/c': 1, 'c/d': 2, 'e/f': 1 },
  });
  expect(reached(line, rules, mover(line.at('a'), 99))).toBe('0 2 3 5 7 8');
});

test('a road of no use to the mover leaves ground and hexside as they are', () => {
  const chart = { ...wheels, roads: [NO_RATE, NO_RATE, NO_RATE] };
  const setting = { terrain: { c: 1 }, sides: { 'b/c': 1, 'c/d': 2 }, roads: { 'b/c': 1, 'c/d': 1 }, chart };
  expect(reached(line, rulesOf(line, setting), mover(line.at('a'), 99))).toBe('0 2 8 . . .');
});

test('a road that gives no rate may still be a bridge', () => {
  const chart = { ...wheels, roads: [NO_RATE, NO_RATE, NO_RATE], bridges: [false, true, false] };
  const setting = {
    terrain: { c: 1 },
    sides: { 'b/c': 1, 'c/d': 2, 'd/e': 2 },
    roads: { 'b/c': 1, 'c/d': 1, 'd/e': 2 },
  };
  expect(reached(line, rulesOf(line, { ...setting, chart }), mover(line.at('a'), 99))).toBe('0 2 6 8 . .');
});

test('ground that is forbidden stays so across a river', () => {
  const rules = rulesOf(line, { terrain: { b: 2 }, sides: { 'a/b': 1 } });
  expect(whyNot(rules, mover(line.at('a'), 99), line.path('ab'))?.reason).toBe(reasons.terrain);
});

test('where there is no road there is no rate, whatever the chart says of kind 0', () => {
  const rules = rulesOf(line, { chart: { ...foot, roads: [1, 1, 2] } });
  expect(reached(line, rules, mover(line.at('a'), 6))).toBe('0 2 4 6 . .');
});

test('flooded ground and an unbridged river are refused each with its own reason', () => {
  const rules = rulesOf(line, { terrain: { d: 2 }, sides: { 'b/c': 2 }, chart: wheels });
  expect(whyNot(rules, mover(line.at('a'), 99), line.path('abc'))).toEqual({
    cost: 2,
    step: 2,
    reason: reasons.side,
  });
  expect(whyNot(rules, mover(line.at('c'), 99), line.path('cd'))?.reason).toBe(reasons.terrain);
  expect(reached(line, rules, mover(line.at('a'), 99))).toBe('0 2 . . . .');
});

test('a climb is paid on top of everything, roads too, or forbidden', () => {
  const level = line.by({ b: 1, c: 1, d: 3 });
  const chart: MovementChart = {
    ...foot,
    extra: (from, to, { byRoad }) => {
      const up = level[to]! - level[from]!;
      return up > 1 && !byRoad ? FORBIDDEN : Math.max(0, up);
    },
  };
  const rules = rulesOf(line, { roads: { 'a/b': 1 }, chart });
  expect(reached(line, rules, mover(line.at('a'), 99))).toBe('0 2 4 . . .');
  expect(whyNot(rules, mover(line.at('c'), 99), line.path('cd'))?.reason).toBe(reasons.side);
  const byRoad = rulesOf(line, { roads: { 'a/b': 1, 'c/d': 1 }, chart });
  expect(reached(line, byRoad, mover(line.at('a'), 99))).toBe('0 2 4 7 9 11');
});

test('what the ground forbids no extra makes possible', () => {
  const rules = rulesOf(line, { terrain: { b: 2 }, chart: { ...foot, extra: () => 5 } });
  expect(whyNot(rules, mover(line.at('a'), 99), line.path('ab'))?.reason).toBe(reasons.terrain);
});

test('bad weather multiplies costs, rounds up and permits nothing new', () => {
  const mud = scaleChart(foot, { terrain: 2, sides: 1.5, roads: 2.5 });
  expect(mud).toMatchObject({ terrain: [4, 8, FORBIDDEN], sides: [0, 3, 6], roads: [NO_RATE, 3, 5] });
  expect(scaleChart(foot, {})).toEqual(foot);
});

test('a blown bridge counts from the moment the prices are refreshed, both ways', () => {
  const ground = groundOf(line, { sides: { 'c/d': 2 }, roads: { 'c/d': 1 } });
  const prices = new StepPrices(line.grid, ground, wheels);
  const rules: MoveRules = { prices, enemies: new Uint8Array(6), zones: [], reasons };
  expect(reached(line, rules, mover(line.at('b'), 4))).toBe('2 0 2 3 . .');
  (ground.roads as Uint8Array).fill(0);
  prices.refresh(line.at('d'));
  expect(reached(line, rules, mover(line.at('b'), 4))).toBe('2 0 2 . . .');
  expect(reached(line, rules, mover(line.at('e'), 4))).toBe('. . . 2 0 2');
});

test('enemy units bar the way', () => {
  const rules = { ...rulesOf(line), enemies: line.by({ d: 1 }) };
  expect(reached(line, rules, mover(line.at('a'), 99))).toBe('0 2 4 . . .');
  expect(whyNot(rules, mover(line.at('c'), 99), line.path('cd'))?.reason).toBe(reasons.enemy);
});

test('a mover with points, but too few, may still make one step: its whole move', () => {
  const rules = rulesOf(line, { terrain: { b: 1 } });
  expect(reached(line, rules, mover(line.at('a'), 3))).toBe('0 3 . . . .');
  expect(checkPath(rules, mover(line.at('a'), 3), line.path('ab'))).toEqual({
    cost: 3,
    step: 1,
    reason: null,
  });
  expect(checkPath(rules, mover(line.at('a'), 3), line.path('abc'))).toEqual({
    cost: 3,
    step: 2,
    reason: reasons.stopped,
  });
});

test('the minimum move is the first step only, and not for those who cannot move at all', () => {
  const rules = rulesOf(line, { terrain: { c: 1 } });
  expect(reached(line, rules, mover(line.at('a'), 5))).toBe('0 2 . . . .');
  expect(reached(line, rules, mover(line.at('a'), 1, false))).toBe('0 . . . . .');
  expect(reached(line, rules, mover(line.at('a'), 0))).toBe('0 . . . . .');
  expect(whyNot(rules, mover(line.at('a'), 5), line.path('abc'))).toEqual({
    cost: 2,
    step: 2,
    reason: reasons.allowance,
  });
  expect(whyNot(rules, mover(line.at('a'), 1, false), line.path('ab'))?.reason).toBe(reasons.allowance);
});

test('the minimum move does not lift a prohibition', () => {
  const rules = rulesOf(line, { terrain: { b: 2 } });
  expect(reached(line, rules, mover(line.at('a'), 1))).toBe('0 . . . . .');
});

test('a move ends where the ground says so; a mover that starts there may leave', () => {
  const rules = { ...rulesOf(line), stops: line.by({ c: 1 }) };
  expect(reached(line, rules, mover(line.at('a'), 99))).toBe('0 2 4 . . .');
  expect(reached(line, rules, mover(line.at('c'), 4))).toBe('4 2 0 2 4 .');
  expect(whyNot(rules, mover(line.at('a'), 99), line.path('abcd'))).toEqual({
    cost: 4,
    step: 3,
    reason: reasons.stopped,
  });
});

test('a path must begin where the mover stands and go from neighbour to neighbour', () => {
  const rules = rulesOf(line);
  const from = mover(line.at('a'), 99);
  for (const marks of ['', 'a', 'bc', 'ac', 'abd']) {
    expect(whyNot(rules, from, line.path(marks))?.reason).toBe(reasons.broken);
  }
  expect(whyNot(rules, from, [line.at('a'), -1])?.reason).toBe(reasons.broken);
  expect(whyNot(rules, from, [line.at('a'), 6])?.reason).toBe(reasons.broken);
  expect(whyNot(rules, from, line.path('abcb'))).toBeNull();
});

test('where a move may not end it may pass, and the path that ends there is refused', () => {
  const full = no('stacking');
  const rules = { ...rulesOf(line), end: (h: HexId) => (h === line.at('b') ? full : null) };
  const reach = new Reach(line.grid);
  expect(reach.run(rules, mover(line.at('a'), 6))).toBe(2);
  expect([reach.at(0), reach.at(1)]).toEqual(line.path('cd'));
  expect(reach.cost(line.at('b'))).toBe(2);
  expect(reach.why(line.path('ab'))).toBe(full);
  expect(reach.why(line.path('abc'))).toBeNull();
});

test('a rule of the game itself refuses a step like any other', () => {
  const boundary = no('boundary');
  const rules: MoveRules = {
    ...rulesOf(line),
    refuse: (from, to) => (from === line.at('b') && to === line.at('c') ? boundary : null),
  };
  expect(reached(line, rules, mover(line.at('a'), 99))).toBe('0 2 . . . .');
  expect(whyNot(rules, mover(line.at('a'), 99), line.path('abc'))?.reason).toBe(boundary);
});

const front = draw(`
  . . . . . .
   a b c . . .
  . . . E . .
   . f g . . .
`);

const zoneToZone = no('zone to zone');

test('entering an enemy zone ends the move', () => {
  const rules = { ...rulesOf(front), zones: [enemyZone(front, 'E', { stop: true })] };
  expect(reached(front, rules, mover(front.at('a'), 4))).toBe(
    '2 2 4 . . .\n0 2 4 . . .\n2 2 4 . . .\n4 4 . . . .',
  );
  expect(reached(front, rules, mover(front.at('b'), 6))).toBe(
    '4 2 2 4 6 .\n2 0 2 6 . .\n4 2 2 . . .\n4 4 6 . . .',
  );
  expect(whyNot(rules, mover(front.at('b'), 9), [...front.path('bc'), 3 as HexId])?.reason).toBe(
    reasons.stopped,
  );
});

test('from one enemy zone straight into another is refused, out and in again is not', () => {
  const zones = [enemyZone(front, 'E', { stop: true, zoneToZone })];
  const rules = { ...rulesOf(front), enemies: front.by({ E: 1 }), zones };
  expect(reached(front, rules, mover(front.at('c'), 4))).toBe(
    '. 4 2 2 4 .\n4 2 0 4 . .\n. 4 4 . . .\n. . . . . .',
  );
  const stay = mover(front.at('c'), 99);
  const intoZone = [front.at('c'), front.grid.neighbour(front.at('c'), 3 as Direction)];
  expect(whyNot(rules, stay, intoZone)?.reason).toBe(zoneToZone);
  expect(whyNot(rules, mover(front.at('c'), 1), intoZone)?.reason).toBe(zoneToZone);
  expect(whyNot(rules, stay, front.path('cb'))).toBeNull();
});

test('a friendly unit cancels the zone in its hex where the rules say so', () => {
  const friends = front.by({ c: 1 });
  const felt = enemyZone(front, 'E', { stop: true, zoneToZone });
  const b = mover(front.at('b'), 99);
  const throughFriend = [front.at('b'), front.at('c'), front.grid.neighbour(front.at('c'), 3 as Direction)];
  expect(whyNot({ ...rulesOf(front), zones: [felt] }, b, throughFriend)?.reason).toBe(reasons.stopped);
  expect(whyNot({ ...rulesOf(front), zones: [{ ...felt, friends }] }, b, throughFriend)).toBeNull();
});

test('a zone may be closed altogether', () => {
  const entry = no('entry');
  const rules = { ...rulesOf(front), zones: [enemyZone(front, 'E', { entry })] };
  expect(whyNot(rules, mover(front.at('b'), 99), front.path('bc'))?.reason).toBe(entry);
  expect(reached(front, rules, mover(front.at('a'), 4))).toBe(
    '2 2 4 . . .\n0 2 . . . .\n2 2 . . . .\n4 4 . . . .',
  );
});

test('entering and leaving a zone may cost more', () => {
  const rules = { ...rulesOf(front), zones: [enemyZone(front, 'E', { enter: 3, leave: 5 })] };
  const c = front.at('c');
  const east = 1 as Direction;
  const west = 4 as Direction;
  const beyond = front.grid.neighbour(c, east);
  expect(stepCost(rules, front.at('b'), c, east)).toBe(2 + 3);
  expect(stepCost(rules, c, front.at('b'), west)).toBe(2 + 5);
  expect(stepCost(rules, c, beyond, east)).toBe(2 + 5 + 3);
  expect(checkPath(rules, mover(front.at('b'), 99), [front.at('b'), c, beyond]).cost).toBe(5 + 10);
  expect(whyNot(rules, mover(front.at('b'), 14), [front.at('b'), c, beyond])?.step).toBe(2);
});

test('zones of different strength are felt side by side', () => {
  const weak = enemyZone(front, 'g', { stop: true });
  const strong = enemyZone(front, 'E', { stop: true, zoneToZone });
  const rules = { ...rulesOf(front), zones: [weak, strong] };
  const f = front.at('f');
  const above = front.grid.neighbour(f, 0 as Direction);
  expect(whyNot(rules, mover(f, 9), [f, above])).toBeNull();
  expect(whyNot({ ...rules, zones: [strong, weak] }, mover(f, 9), [f, above, f])?.reason).toBe(
    reasons.stopped,
  );
  const c = front.at('c');
  const southWest = front.grid.neighbour(c, 3 as Direction);
  expect(whyNot(rules, mover(c, 9), [c, southWest])?.reason).toBe(zoneToZone);
  const own = no('own');
  expect(whyNot({ ...rules, refuse: () => own }, mover(c, 9), front.path('cb'))?.reason).toBe(own);
});

const boxed = draw('a b c', {
  boxes: ['England', 'Brittany'],
  links: [
    ['c', 'Brittany'],
    ['England', 'Brittany'],
  ],
});

test('a box is entered by its link at the price of links, where there is one', () => {
  const [england, brittany] = [3, 4] as HexId[];
  const open = rulesOf(boxed, { chart: { ...foot, links: 6 } });
  const reach = new Reach(boxed.grid);
  reach.run(open, mover(boxed.at('a'), 99));
  expect([reach.cost(brittany!), reach.cost(england!)]).toEqual([10, 16]);
  const path = [...boxed.path('abc'), brittany!];
  expect(checkPath(open, mover(boxed.at('a'), 10), path)).toEqual({ cost: 10, step: 3, reason: null });
  const closed = rulesOf(boxed);
  expect(whyNot(closed, mover(boxed.at('a'), 99), path)).toEqual({ cost: 4, step: 3, reason: reasons.side });
  expect(whyNot(open, mover(boxed.at('a'), 99), [boxed.at('a'), brittany!])?.reason).toBe(reasons.broken);
});

test('the cheapest path goes round what is dear', () => {
  const rules = rulesOf(front, { terrain: { b: 1, c: 1 } });
  const reach = new Reach(front.grid);
  reach.run(rules, mover(front.at('a'), 99));
  const path = new Int16Array(front.grid.size);
  const length = reach.path(front.at('E'), path);
  const southOfB = front.grid.neighbour(front.at('a'), 2 as Direction);
  const west = front.grid.neighbour(front.at('E'), 4 as Direction);
  expect([...path.subarray(0, length)]).toEqual([front.at('a'), southOfB, west, front.at('E')]);
  expect(reach.cost(front.at('E'))).toBe(6);
});

test('out of reach there is no path', () => {
  const reach = new Reach(line.grid);
  expect(reach.run(rulesOf(line), mover(line.at('a'), 2))).toBe(1);
  expect(reach.path(line.at('f'), new Int16Array(6))).toBe(0);
  expect(reach.cost(line.at('f'))).toBe(-1);
});

test('all that is against a path is told, step by step, then where it ends', () => {
  const full = no('stacking');
  const rules: MoveRules = {
    ...rulesOf(line, { terrain: { b: 2 } }),
    enemies: line.by({ b: 1, c: 1 }),
    end: () => full,
  };
  const faults = (allowance: number, marks: string) =>
    pathFaults(rules, mover(line.at('a'), allowance), line.path(marks)).map(({ step, reason }) => [
      step,
      reason,
    ]);
  expect(faults(99, 'abc')).toEqual([
    [1, reasons.terrain],
    [1, reasons.enemy],
    [2, reasons.enemy],
    [2, full],
  ]);
  expect(faults(2, 'abcde').at(-2)).toEqual([4, reasons.allowance]);
  expect(faults(99, 'abd').at(-1)).toEqual([2, reasons.broken]);
  expect(faults(99, '')).toEqual([[0, reasons.broken]]);
});

test('every reason against the end of a path is told, after those against its steps', () => {
  const [shut, full, far] = [no('shut'), no('full'), no('far')];
  const rules: MoveRules = {
    ...rulesOf(line),
    refuse: (from) => (from === line.at('a') ? shut : null),
    end: law<[HexId]>(
      () => full,
      () => far,
    ),
  };
  const found = pathFaults(rules, mover(line.at('a'), 3), line.path('abc'));
  expect(found.map(({ reason }) => reason)).toEqual([shut, full, far]);
});

const field = draw(Array.from({ length: 6 }, () => '. '.repeat(6)).join('\n'));
const fieldHex = fc.constantFrom(...field.grid.hexes);
const kinds = (most: number, length: number) =>
  fc.array(fc.nat(most), { minLength: length, maxLength: length });
const position = fc.record({
  ground: fc.record({
    terrain: kinds(2, field.grid.size),
    sides: kinds(2, field.grid.sideCount),
    roads: kinds(2, field.grid.sideCount),
  }),
  enemies: fc.array(fieldHex, { maxLength: 4 }),
  policy: fc.constantFrom<Omit<ZoneRule, 'felt'>>(
    { stop: true },
    { stop: true, zoneToZone },
    { enter: 1, leave: 2 },
  ),
  start: fieldHex,
  allowance: fc.nat(16),
});

test('the cheapest path to every hex in reach is legal and costs what the flood says; no detour is cheaper', () => {
  const reach = new Reach(field.grid);
  const path = new Int16Array(field.grid.size);
  fc.assert(
    fc.property(
      position,
      fc.array(fc.nat(5), { maxLength: 8 }),
      ({ ground, enemies, policy, start, allowance }, walk) => {
        const zones = new Zones(field.grid);
        for (const h of enemies) zones.add(h, ALL_ROUND);
        const rules: MoveRules = {
          prices: new StepPrices(field.grid, ground, foot),
          enemies: Uint8Array.from({ length: field.grid.size }, (_, h) =>
            enemies.includes(h as HexId) ? 1 : 0,
          ),
          zones: [{ felt: zones.counts, ...policy }],
          reasons,
        };
        const m = mover(start, allowance);
        const count = reach.run(rules, m);
        for (let i = 0; i < count; i++) {
          const length = reach.path(reach.at(i), path);
          expect(checkPath(rules, m, path.subarray(0, length))).toMatchObject({
            cost: reach.cost(reach.at(i)),
            reason: null,
          });
        }
        const walked = [start];
        for (const d of walk) {
          const next = field.grid.neighbour(walked.at(-1)!, d as Direction);
          if (next >= 0) walked.push(next);
        }
        const check = checkPath(rules, m, walked);
        expect(pathFaults(rules, m, walked)[0]?.reason ?? null).toBe(check.reason);
        if (check.reason === null) {
          const cost = reach.cost(walked.at(-1)!);
          expect(cost).toBeGreaterThanOrEqual(0);
          expect(cost).toBeLessThanOrEqual(check.cost);
        }
      },
    ),
  );
});
