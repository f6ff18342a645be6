import type { HexsideId } from '@bocage/hex';
import { expect, test } from 'vitest';
import {
  DEPTH,
  depthOf,
  EVERY_UNIT,
  GERMAN,
  germanOf,
  isInfantry,
  isLeader,
  type UnitId,
} from '../src/data.ts';
import { grid, isNest, PLACE, POST, positionOfPost, roadOf, sidesOf } from '../src/map.ts';
import { BARRED, crossing, directionTo, WALK } from '../src/rules/movement/crossing.ts';
import { begun, step } from './marching.ts';
import { news, play, refusal, scene, unit } from './scene.ts';

/** Infantry, a headquarters and a tank, each by itself from one hex into the next. */
const all = (from: string, to: string): string =>
  ['E/2/16', 'HQ16', '1/B/741'].map((name) => step(name, from, to)).join(' ');
const EVERYBODY = 'move move move';
const onFoot = (against: string): string => `move move ${against}`;

/** A German for a post, and a marker for him: in strongpoints and in places for reserves of the same strength. */
const STRONGPOINT = ['back=75 german=gun75.1', 'pool=WN marker=dw9'] as const;
const RESERVES = ['back=TR german=6/2/916', 'pool=mobile marker=dm9'] as const;
const sort = (post: string): typeof STRONGPOINT | typeof RESERVES =>
  isNest(positionOfPost(POST.of(post))) ? STRONGPOINT : RESERVES;
const ALONE = germanOf(GERMAN.of('gun75.1')).strength;
const DEEP = depthOf(DEPTH.of('dw9')).strength;

/** The strength of a German of the post, and of the same with a marker turned up, when infantry attacks from these hexes. */
function defense(post: string, ...from: string[]): number[] {
  const names = ['E/2/16', 'F/2/16'].slice(0, from.length);
  const places = names.map((name, i) => `${name} ${from[i]}`);
  const [german, marker] = sort(post);
  return ['', ` depth=known ${marker}`].map((depth) => {
    const match = begun(scene('actions 2', ...places, `post ${post} ${german}${depth}`));
    play(match, `attack ${post} ${names.join('+')}`);
    return Number(/against (\d+)/.exec(news(match, 0).join())?.[1] ?? '');
  });
}
/** The case against an attack by one infantry unit on a German of a post. */
const assault = (from: string, post: string): string =>
  refusal(
    begun(scene('actions 2', `E/2/16 ${from}`, `post ${post} ${sort(post)[0]}`)),
    `attack ${post} E/2/16`,
  );
const PLAIN = [ALONE, ALONE + DEEP];
const UNIT_DOUBLED = [2 * ALONE, 2 * ALONE + DEEP];
const BOTH_DOUBLED = [2 * ALONE, 2 * (ALONE + DEEP)];

test.each([
  ['a waterline hex', '0608', '0508'],
  ['a beach hex', '0609', '0709'],
  ['a beach obstacle hex', '0512', '0612'],
  ['the pavilion', '0707', '0708'],
  ['a draw', '0911', '0910'],
  ['high ground', '0632', '0533'],
])('DDOB TEC-01: everybody enters %s', (_name, from, to) => {
  expect(all(from, to)).toBe(EVERYBODY);
});

test('DDOB TEC-01: on the open pavilion Germans have no cover', () => {
  expect(defense('0812', '0811')).toEqual(PLAIN);
});

test('DDOB TEC-02: a waterline hex is closed once the tide has covered it', () => {
  const tide = (turn: number): string => refusal(scene(`actions ${turn}`, 'E/2/16 0608'), 'move E/2/16 0508');
  expect([tide(6), tide(7)]).toEqual(['', 'TEC-02']);
  const obstacles = (turn: number): string =>
    refusal(scene(`actions ${turn}`, 'E/2/16 0709'), 'move E/2/16 0609');
  expect([obstacles(15), obstacles(16)]).toEqual(['', 'TEC-02']);
  expect(all('0508', '0408'), 'nor does anybody go back to sea').toBe('TEC-02 TEC-02 TEC-02');
});

test('DDOB TEC-03: vehicles and guns come into woods by road only; the unit counts double there, its depth does not', () => {
  expect([all('0831', '0931'), all('0930', '0931')]).toEqual([onFoot('TEC-03'), EVERYBODY]);
  expect(step('AT/16', '0831', '0931')).toBe('TEC-03');
  expect(defense('0807', '0806')).toEqual(UNIT_DOUBLED);
});

test('DDOB TEC-04: everybody enters buildings; unit and depth count double there', () => {
  expect(all('0730', '0829')).toBe(EVERYBODY);
  expect(defense('0830', '0829')).toEqual(BOTH_DOUBLED);
});

test('DDOB TEC-05: vehicles and guns come into bocage by road only; unit and depth count double there', () => {
  expect([all('0633', '0733'), all('0632', '0733')]).toEqual([onFoot('TEC-05'), EVERYBODY]);
  expect(defense('1132', '1032')).toEqual(BOTH_DOUBLED);
});

test('DDOB TEC-06: nobody enters rough ground', () => {
  expect(all('0435', '0335')).toBe('TEC-06 TEC-06 TEC-06');
});

test('DDOB TEC-07: hedges and sea walls stop vehicles and guns where no road goes through, and cover nobody', () => {
  expect([all('0533', '0534'), all('0932', '1032')]).toEqual([onFoot('TEC-07'), EVERYBODY]);
  expect(all('0429', '0529')).toBe(onFoot('TEC-07'));
  expect(defense('0533', '0534')).toEqual(PLAIN);
});

test.each([
  ['shingle', '0712', '0811'],
  ['an anti-tank ditch', '0810', '0910'],
  ['an anti-tank wall', '0531', '0630'],
])('DDOB TEC-08: vehicles and guns never cross %s', (_name, from, to) => {
  expect(all(from, to)).toBe(onFoot('TEC-08'));
});

test('DDOB TEC-08: a mined road through a ditch or a wall does not open it', () => {
  expect([step('1/B/741', '0811', '0911'), step('1/B/741', '0530', '0630')]).toEqual(['TEC-08', 'TEC-08']);
});

test('DDOB TEC-08: across shingle the unit counts double, its depth does not', () => {
  expect(defense('0812', '0713')).toEqual(UNIT_DOUBLED);
});

test('DDOB TEC-09: vehicles and guns take a slope only where a road does; up it unit and depth count double', () => {
  expect([all('0709', '0708'), all('1216', '1116')]).toEqual([onFoot('TEC-09'), EVERYBODY]);
  expect(defense('0912', '0812')).toEqual(BOTH_DOUBLED);
});

test('DDOB TEC-10: infantry climbs a bluff, leaders just cross it, others need a road', () => {
  expect([all('0608', '0708'), all('0708', '0608')]).toEqual(['climb move TEC-10', 'climb move TEC-10']);
  expect(all('1217', '1216')).toBe('climb move move');
  expect([assault('0708', '0807'), assault('0808', '0807')], 'nobody attacks up a bluff').toEqual([
    'ATK-03',
    '',
  ]);
});

test('DDOB TEC-11: only infantry takes a scaleable cliff, and nobody attacks across it', () => {
  expect(all('0607', '0707')).toBe('climb TEC-11 TEC-11');
  expect([assault('0432', '0533'), assault('0532', '0533')]).toEqual(['ATK-03', '']);
});

test('DDOB TEC-12: nobody crosses a sheer cliff, and nobody attacks across it', () => {
  expect(all('0334', '0434')).toBe('TEC-12 TEC-12 TEC-12');
  expect([assault('0334', '0434'), assault('0535', '0434')]).toEqual(['ATK-03', '']);
});

/** What a hexside has of roads. */
const roadBetween = (from: string, to: string): string =>
  roadOf(grid.sideBetween(PLACE.of(from), PLACE.of(to)) as HexsideId);
/** Whether each of these units goes from a hex into the next by the terrain chart. */
const ways = (units: readonly UnitId[], from: string, to: string): Set<number> =>
  new Set(units.map((one) => crossing(one, PLACE.of(from), directionTo(PLACE.of(from), PLACE.of(to)))));
const ON_FOOT = EVERY_UNIT.filter((one) => isInfantry(one) || isLeader(one));
const ON_WHEELS = EVERY_UNIT.filter((one) => !ON_FOOT.includes(one));

test.each([
  ['primary', '0724', '0725'],
  ['secondary', '0827', '0828'],
  ['trail', '0930', '0931'],
])('DDOB TEC-13: every unit there is uses a road of the kind “%s”, either way', (kind, from, to) => {
  expect(roadBetween(from, to)).toBe(kind);
  expect([...ways(EVERY_UNIT, from, to), ...ways(EVERY_UNIT, to, from)]).toEqual([WALK, WALK]);
});

test('DDOB TEC-14: by road a tank goes through a hedge, up a bluff and into bocage that it could not cross beside it', () => {
  const tank = (from: string, to: string): string => step('1/B/741', from, to);
  expect([tank('0932', '1032'), tank('1032', '1133')]).toEqual(['move', 'TEC-07']);
  expect([tank('1216', '1217'), tank('1117', '1217')]).toEqual(['move', 'TEC-05']);
});

test('DDOB TEC-15: before turn 17 a tank on a road goes one hex like everybody', () => {
  const match = begun(scene('actions 16', '1/B/741 0724'));
  expect([refusal(match, 'move 1/B/741 0726'), refusal(match, 'move 1/B/741 0725')]).toEqual(['MOV-09', '']);
});

test('DDOB TEC-16: a mined road bars vehicles and guns, also from beside it, but nobody on foot', () => {
  expect([all('0731', '0630'), all('1018', '1017')]).toEqual([onFoot('TEC-16'), onFoot('TEC-16')]);
  // The first goes along the mined road; the second comes from beside it, where no road is.
  expect([roadBetween('0731', '0630'), roadBetween('1018', '1017')]).toEqual(['mined', '']);
  for (const [from, to] of [
    ['0731', '0630'],
    ['1018', '1017'],
  ] as const) {
    expect([...ways(ON_WHEELS, from, to)], 'tanks and guns of every sort').toEqual([BARRED]);
    expect([...ways(ON_FOOT, from, to)], 'infantry and leaders').toEqual([WALK]);
  }
  expect(all('0529', '0530'), 'where it meets another road it is that road').toBe(EVERYBODY);
});

test('DDOB TEC-17: woods above a slope double no more than either does, nor do shingle and a ditch', () => {
  expect(defense('0807', '0806'), 'woods alone').toEqual(UNIT_DOUBLED);
  expect(defense('0912', '0812'), 'a slope alone').toEqual(BOTH_DOUBLED);
  expect(defense('0807', '0808'), 'both').toEqual(BOTH_DOUBLED);
  expect(sidesOf(grid.sideBetween(PLACE.of('0817'), PLACE.of('0717')) as HexsideId)).toHaveLength(2);
  expect(defense('0817', '0717'), 'shingle and ditch').toEqual(UNIT_DOUBLED);
});

test('DDOB TEC-18: a hexside counts only where nobody comes over one that covers less', () => {
  expect(defense('0812', '0713', '0713')).toEqual(UNIT_DOUBLED);
  expect(defense('0812', '0713', '0811')).toEqual(PLAIN);
});

test('DDOB TEC-19: down a bluff the Germans defend as on a slope', () => {
  expect(defense('0723', '0823')).toEqual(BOTH_DOUBLED);
});

test('a unit that has moved stands in the hex it went to', () => {
  const match = scene('actions 2', 'E/2/16 0709');
  expect(unit(play(match, 'move E/2/16 0708'), 'E/2/16')).toBe('0708 3');
});
