import type { HexId } from '@bocage/hex';
import { law } from '@bocage/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL_ROUND,
  advancePolicy,
  awayFrom,
  distanceToAny,
  fewestZones,
  type MoveRules,
  NO_RATE,
  notEndingIn,
  type PathPolicy,
  PathSearch,
  type Preference,
  type RetreatRules,
  retreatPolicy,
  StepPrices,
  stepRefusal,
  towards,
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
const malformed = no('malformed');
const zone = no('zone');
const straight = no('straight');
const wrongWay = no('wrong way');
const full = no('full');

const board = draw(`
  . . . . . .
   . . A . . .
  . m D p q .
   . n r s . .
  . . t u . .
`);
const { grid } = board;

/** Steps a retreating unit may make: not into enemies, nor into their zones unless a friend is there. */
function steps(on: Board, setting: { enemies?: string; friends?: string; flooded?: string } = {}) {
  const marks = (text = '') => on.by(Object.fromEntries([...text].map((m) => [m, 1])));
  const zones = new Zones(on.grid);
  for (const h of on.all(setting.enemies ?? '')) zones.add(h, ALL_ROUND);
  const ground = {
    terrain: marks(setting.flooded),
    sides: new Uint8Array(on.grid.sideCount),
    roads: new Uint8Array(on.grid.sideCount),
  };
  const rules: MoveRules = {
    prices: new StepPrices(on.grid, ground, { terrain: [1, -1], sides: [0], roads: [NO_RATE] }),
    enemies: marks(setting.enemies),
    zones: [{ felt: zones.counts, friends: marks(setting.friends), entry: zone }],
    reasons,
  };
  return {
    zones,
    friends: marks(setting.friends),
    step: (from: HexId, to: HexId, way: Parameters<typeof stepRefusal>[3]) =>
      stepRefusal(rules, from, to, way),
  };
}

const search = new PathSearch(grid, 3);

function found(policy: PathPolicy, from = board.at('D'), on = search): HexId[][] {
  const out = new Int16Array(4);
  return Array.from(
    { length: on.run(from, policy) },
    (_, i) => [...out.subarray(0, on.path(i, out))] as HexId[],
  );
}

const two = (setting = steps(board, { enemies: 'A' })): RetreatRules => ({
  grid,
  shortest: 2,
  longest: 2,
  step: setting.step,
  malformed,
});

test('a retreat of two hexes avoids the enemy and his zone and comes to no hex twice', () => {
  const paths = found(retreatPolicy(two()));
  const inZone = steps(board, { enemies: 'A' }).zones.counts;
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    expect(path[0]).toBe(board.at('D'));
    expect(new Set(path).size).toBe(3);
    expect(path.slice(1).some((h) => inZone[h]! > 0)).toBe(false);
  }
  search.run(board.at('D'), retreatPolicy(two()));
  expect(search.why(board.path('DpA'))).toBe(zone);
  expect(search.why(board.path('Drs'))).toBeNull();
  expect(search.why([...board.path('D'), board.at('A'), board.at('p')])).toBe(reasons.enemy);
});

test('every step of a way back that is refused is told, and its end; that there are better ways only of a lawful one', () => {
  const end = (): typeof full => full;
  search.run(board.at('D'), retreatPolicy({ ...two(), end }));
  expect(search.every(board.path('DAp'))).toEqual([reasons.enemy, zone, full]);
  expect(search.every(board.path('Drt'))).toEqual([full]);
  expect(search.every(board.path('Dr'))).toEqual([malformed]);
  search.run(
    board.at('D'),
    retreatPolicy({ ...two(), prefer: [notEndingIn((h) => h === board.at('t'), wrongWay)] }),
  );
  expect(search.every(board.path('Drt'))).toEqual([wrongWay]);
  expect(search.every(board.path('Drs'))).toEqual([]);
});

test('every reason against the end of a way back is told', () => {
  const end = law<[HexId]>(
    () => full,
    () => wrongWay,
  );
  search.run(board.at('D'), retreatPolicy({ ...two(), straight, end }));
  expect(search.every(board.path('DpA'))).toEqual([zone, reasons.enemy, straight, full, wrongWay]);
});

test('a friend in the zone lets the retreat through', () => {
  const setting = steps(board, { enemies: 'A', friends: 'p' });
  search.run(board.at('D'), retreatPolicy(two(setting)));
  expect(search.why(board.path('Dpq'))).toBeNull();
  search.run(board.at('D'), retreatPolicy(two()));
  expect(search.why(board.path('Dpq'))).toBe(zone);
});

test('a retreat that must get away ends as far as it has steps', () => {
  search.run(board.at('D'), retreatPolicy({ ...two(), straight }));
  expect(search.why(board.path('Drn'))).toBe(straight);
  expect(search.why(board.path('Drt'))).toBeNull();
});

test('a retreat may be shorter where the rules say one or two hexes', () => {
  const paths = found(retreatPolicy({ ...two(), shortest: 1 }));
  expect(paths).toContainEqual(board.path('Dr'));
  expect(paths).toContainEqual(board.path('Drt'));
  search.run(board.at('D'), retreatPolicy({ ...two(), shortest: 1 }));
  expect(search.why(board.path('Drtu'))).toBe(malformed);
  expect(search.why(board.path('D'))).toBe(malformed);
});

test('a path that is no path is refused', () => {
  search.run(board.at('D'), retreatPolicy(two()));
  for (const marks of ['Dr', 'rtu', 'Drq', 'DrD']) expect(search.why(board.path(marks))).toBe(malformed);
  expect(search.why([board.at('D'), board.at('r'), -1])).toBe(malformed);
});

test('no retreat ends where the stack would be too high', () => {
  search.run(board.at('D'), retreatPolicy({ ...two(), end: (h) => (h === board.at('t') ? full : null) }));
  expect(search.why(board.path('Drt'))).toBe(full);
  expect(search.why(board.path('Drs'))).toBeNull();
});

test('towards supply: every hex nearer, else the end nearer', () => {
  const rules: RetreatRules = { ...two(), prefer: [towards(distanceToAny(grid, [board.at('u')]), wrongWay)] };
  expect(found(retreatPolicy(rules))).toEqual([board.path('Dru')]);
  expect(search.why(board.path('Drs'))).toBe(wrongWay);
  const blocked = { ...rules, end: (h: HexId) => (h === board.at('u') ? full : null) };
  const second = ['Drs', 'Drt', 'Dnr', 'Dnt'].map((marks) => board.path(marks));
  expect(found(retreatPolicy(blocked)).map(String).toSorted()).toEqual(second.map(String).toSorted());
  expect(search.why(board.path('Drn'))).toBe(wrongWay);
  expect(search.why(board.path('Dru'))).toBe(full);
});

const corridor = draw(`
  . . . .
   a b c S
  . . . .
`);

test('the second rank holds only where the first is empty', () => {
  const paths = new PathSearch(corridor.grid, 2);
  const near = distanceToAny(corridor.grid, [corridor.at('S')]);
  const free: RetreatRules = { grid: corridor.grid, shortest: 2, longest: 2, step: () => null, malformed };
  const prefer = [towards(near, wrongWay)];
  const badness = (marks: string) => prefer[0]!.badness(corridor.path(marks), marks.length);
  expect(badness('abc')).toBe(0);
  expect(badness('cba')).toBe(2);
  expect(badness('bcb')).toBe(2);
  // Only the detour is left: one hex level, then one nearer.
  const detour = (from: HexId, to: HexId) =>
    from === corridor.at('a') && near(to) < near(from) ? zone : null;
  expect(paths.run(corridor.at('a'), retreatPolicy({ ...free, step: detour, prefer }))).toBeGreaterThan(0);
  const out = new Int16Array(3);
  paths.path(0, out);
  expect([near(out[0] as HexId), near(out[1] as HexId), near(out[2] as HexId)]).toEqual([3, 3, 2]);
});

test('away from the enemy: every hex farther, else the end farther, else any', () => {
  const enemy = distanceToAny(corridor.grid, [corridor.at('a')]);
  const { badness } = awayFrom(enemy, wrongWay);
  expect(badness(corridor.path('abc'), 3)).toBe(0);
  expect(badness(corridor.path('bc'), 2)).toBe(0);
  expect(badness(corridor.path('cb'), 2)).toBe(2);
  expect(badness([corridor.at('b'), corridor.at('a'), corridor.at('c')], 3)).toBe(1);
});

test('a losing path is taken only when there is no other, and then the least', () => {
  const losing = no('losing');
  const corner = draw(`
    D a b
     c . .
    d E .
  `);
  const setting = steps(corner, { enemies: 'E' });
  const anyStep = (from: HexId, to: HexId) =>
    to === corner.at('E')
      ? reasons.enemy
      : from === corner.at('D') && to === corner.at('a')
        ? reasons.side
        : null;
  const prefer: Preference[] = [fewestZones({ felt: setting.zones.counts }, losing)];
  const rules: RetreatRules = {
    grid: corner.grid,
    shortest: 1,
    longest: 1,
    step: anyStep,
    prefer,
    malformed,
  };
  const paths = new PathSearch(corner.grid, 2);
  const out = new Int16Array(3);
  expect(paths.run(corner.at('D'), retreatPolicy(rules))).toBe(1);
  paths.path(0, out);
  expect(out[1]).toBe(corner.at('c'));
  expect(prefer[0]!.badness(corner.path('Dcd'), 3)).toBe(2);
  expect(prefer[0]!.badness(corner.path('Da'), 2)).toBe(0);
  const open = { ...rules, step: () => null };
  paths.run(corner.at('D'), retreatPolicy(open));
  expect(paths.count).toBe(1);
  expect(paths.why(corner.path('Dc'))).toBe(losing);
  expect(paths.why(corner.path('Da'))).toBeNull();
});

test('the first preference outweighs those after it, and the reason is that of the first one broken', () => {
  const second = no('second');
  const prefer = [
    notEndingIn((h) => h === board.at('r'), full),
    notEndingIn((h) => h !== board.at('r') && h !== board.at('n'), second),
  ];
  const one: RetreatRules = { ...two(), shortest: 1, longest: 1, prefer };
  expect(found(retreatPolicy(one))).toEqual([board.path('Dn')]);
  expect(search.why(board.path('Dr'))).toBe(full);
  expect(search.why(board.path('Dm'))).toBe(second);
});

test('nowhere to go is no path at all', () => {
  const setting = steps(board, { enemies: 'A', flooded: 'mnr' });
  expect(search.run(board.at('D'), retreatPolicy(two(setting)))).toBe(0);
  expect(search.why(board.path('Drt'))).toBe(reasons.terrain);
});

test('in the open there are six ways of one hex and thirty of two', () => {
  const open = draw(Array.from({ length: 5 }, () => '. '.repeat(5)).join('\n'));
  const wide = new PathSearch(open.grid, 2);
  const centre = open.grid.find('0303');
  const paths = found({ shortest: 1, longest: 2, step: () => null, malformed }, centre, wide);
  expect(new Set(paths.map(String)).size).toBe(36);
  expect(paths.filter((path) => path.length === 2).length).toBe(6);
  expect(paths.every((path) => wide.why(path) === null)).toBe(true);
});

test('a search refuses policies longer than it was made for', () => {
  expect(() => new PathSearch(grid, 1).run(board.at('D'), retreatPolicy(two()))).toThrow(
    '2 steps do not fit',
  );
});

const first = no('first');
const along = no('along');
const advanceReasons = { malformed, first, along };

test('an advance enters the vacated hex and may go on', () => {
  const policy = advancePolicy({
    from: board.at('p'),
    vacated: board.at('D'),
    longest: 2,
    step: () => null,
    reasons: advanceReasons,
  });
  const paths = found(policy, board.at('p'));
  expect(paths).toContainEqual(board.path('pD'));
  expect(paths.every((path) => path[1] === board.at('D'))).toBe(true);
  expect(paths.length).toBe(1 + 5);
  expect(search.why(board.path('pDm'))).toBeNull();
  expect(search.why(board.path('pr'))).toBe(first);
  expect(search.why(board.path('p'))).toBe(malformed);
});

test('an advance goes on along the way of retreat', () => {
  const policy = advancePolicy({
    from: board.at('p'),
    vacated: board.at('D'),
    longest: 3,
    step: () => null,
    along: [board.path('Drt'), board.path('Dm')],
    reasons: advanceReasons,
  });
  expect(found(policy, board.at('p')).map((path) => path.length)).toEqual([2, 3, 4, 3]);
  expect(search.why(board.path('pDrt'))).toBeNull();
  expect(search.why(board.path('pDrs'))).toBe(along);
  expect(search.why(board.path('pDn'))).toBe(along);
  const winding = { from: board.at('p'), vacated: board.at('D'), longest: 2, step: () => null };
  search.run(
    board.at('p'),
    advancePolicy({ ...winding, along: [board.path('Dnr')], reasons: advanceReasons }),
  );
  expect(search.why(board.path('pDr'))).toBe(along);
  expect(search.why(board.path('pDn'))).toBeNull();
});

test('the hexes beyond the vacated one may be held to other rules, and the last to stacking', () => {
  const river = no('river');
  const policy = advancePolicy({
    from: board.at('p'),
    vacated: board.at('D'),
    longest: 2,
    step: () => null,
    further: (_from, to) => (to === board.at('m') ? river : null),
    end: (h) => (h === board.at('D') ? full : null),
    prefer: [notEndingIn((h) => h === board.at('n'), wrongWay)],
    reasons: advanceReasons,
  });
  found(policy, board.at('p'));
  expect(search.why(board.path('pD'))).toBe(full);
  expect(search.why(board.path('pDm'))).toBe(river);
  expect(search.why(board.path('pDn'))).toBe(wrongWay);
  expect(search.why(board.path('pDr'))).toBeNull();
});

test('who may not enter the vacated hex does not advance', () => {
  const policy = advancePolicy({
    from: board.at('p'),
    vacated: board.at('D'),
    longest: 2,
    step: () => reasons.side,
    further: () => null,
    reasons: advanceReasons,
  });
  expect(found(policy, board.at('p'))).toEqual([]);
  expect(search.why(board.path('pD'))).toBe(reasons.side);
});

test('what is offered is exactly what is not refused', () => {
  const source = fc.constantFrom(...grid.hexes);
  const enemy = fc.subarray(['m', 'A', 'q', 'u'], { minLength: 0 });
  fc.assert(
    fc.property(source, enemy, fc.boolean(), (to, enemies, mustLeave) => {
      const setting = steps(board, { enemies: enemies.join('') });
      const policy = retreatPolicy({
        ...two(setting),
        shortest: 1,
        ...(mustLeave ? { straight } : {}),
        prefer: [towards(distanceToAny(grid, [to]), wrongWay), notEndingIn((h) => h === board.at('s'), full)],
      });
      const offered = found(policy).map(String);
      const every = board.grid.hexes.flatMap((a) => [[a], ...grid.hexes.map((b) => [a, b])]);
      const lawful = every
        .map((rest) => [board.at('D'), ...rest])
        .filter((path) => search.why(path) === null);
      expect(offered.toSorted()).toEqual(lawful.map(String).toSorted());
    }),
    { numRuns: 30 },
  );
});
