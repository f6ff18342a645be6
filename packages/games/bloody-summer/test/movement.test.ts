import { expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { enter } from '../src/rules/control.ts';
import { UNIT } from '../src/units.ts';
import { asks, field, legal, news, type Play, place, play, position, reasons, refusal, row, scene } from './scene.ts'; // biome-ignore format: a list
import { PEACE, upTo } from './turns.ts';

const us = (...lines: string[]): Play => scene('us-moves 8', 'US-XX 0324', ...lines);
const british = (...lines: string[]): Play => scene('british-moves 8', 'BR-XXX 0324', ...lines);
const germans = (...lines: string[]): Play => scene('german-moves 8', 'GE-58 0324', ...lines);
/** Half points that a unit has spent. */
const spent = (match: Play, name: string): number => Number(field(match, name, 'spent') ?? 0);
/** What a move costs in movement points. */
const cost = (match: Play, unit: string, way: string): number => {
  const before = spent(match, unit);
  return (spent(play(match, `move ${unit} ${way}`), unit) - before) / 2;
};
const markers = (match: Play, at: string): string | undefined =>
  row(position(match), `place ${at}`).alliedMarkers;

// 0523, 0623 and 0723 are bocage without a way; 1207 is open ground without one; 1306 to 1506 is a road over it.

test('N44 4.1.1-a: points are spent once a phase: three hexes of bocage for 6 on foot, two for 8 with vehicles', () => {
  const match = germans('352-915 0523');
  expect(refusal(match, 'move 352-915 0623+0723+0722')).toBe('');
  expect(reasons(match, 'move 352-915 0623+0723+0722+0721')).toEqual([
    '4.1.1-a it does not have enough movement points',
  ]);
  expect(refusal(us('4-8 0523'), 'move 4-8 0623+0723')).toBe('');
  expect(refusal(us('4-8 0523'), 'move 4-8 0623+0723+0722')).toBe('4.1.1-a');
});

test('N44 4.1.1-a: only the side whose movement it is', () => {
  expect(reasons(us('4-8 0523', '3-8 0420'), 'move 3-8 0421')).toEqual([
    '4.1.1-a it is not a unit of the side that moves',
  ]);
});

test('N44 4.1.1-b: a unit may go on until another moves, then its move is over', () => {
  const match = us('4-8 0523', '4-12 0624');
  play(match, 'move 4-8 0623');
  expect(refusal(match, 'move 4-8 0723')).toBe('');
  play(match, 'move 4-12 0724');
  expect(reasons(match, 'move 4-8 0723')).toEqual(['4.1.1-b its move is over']);
  expect(refusal(match, 'move 4-12 0723')).toBe('');
});

test('N44 4.1.1-b: a stack goes together; whoever goes on alone leaves the others where they are', () => {
  const match = us('4-8 0523', '4-12 0523', 'US-VII 0523');
  play(match, 'march 0523 0623');
  expect(['4-8', '4-12', 'US-VII'].map((name) => place(match, name))).toEqual(['0623', '0623', '0623']);
  play(match, 'move 4-12 0723');
  expect(refusal(match, 'move 4-8 0723')).toBe('4.1.1-b');
  expect(refusal(match, 'march 0623 0723')).toBe('4.1.1-b');
});

test('N44 4.1.1-c: each hex is paid for as it is entered, by ground and gait', () => {
  expect(cost(us('4-8 1405'), '4-8', '1304')).toBe(1 + 2);
  expect(cost(us('4-8 0523'), '4-8', '0623')).toBe(3);
  expect(cost(germans('352-915 0523'), '352-915', '0623')).toBe(2);
  expect(cost(us('4-8 0720'), '4-8', '0719'), 'a marsh').toBe(4);
  expect(cost(us('4-8 1009'), '4-8', '0909'), 'a city behind a river').toBe(2 + 2);
  const match = us('4-8 0523');
  play(match, 'move 4-8 0623+0723');
  expect(match.events(0)[0]?.args.way).toHaveLength(3);
  expect(news(match, 0)).toContain('4-8 moves to 0723.');
});

test('N44 4.1.1-c: R-112, a mixed stack pays what the dearest of its gaits pays', () => {
  const match = us('4-8 0523', '2-Rgr 0523');
  play(match, 'march 0523 0623');
  expect([spent(match, '4-8'), spent(match, '2-Rgr')]).toEqual([6, 6]);
  expect(refusal(match, 'march 0623 0723'), 'the Rangers have 6 points').toBe('');
  play(match, 'march 0623 0723');
  expect(refusal(match, 'move 2-Rgr 0722')).toBe('4.1.1-a');
});

test('N44 4.1.1-d: what was left in one half is gone in the next', () => {
  const match = us('4-8 0523', ...PEACE);
  upTo(play(match, 'move 4-8 0623', 'end'), 'us movement.moves');
  expect(asks(match), 'in the next phase').toBe('us movement.moves');
  expect([
    spent(match, '4-8'),
    refusal(match, 'move 4-8 0723+0722'),
    refusal(match, 'move 4-8 0723+0722+0622'),
  ]).toEqual([0, '', '4.1.1-a']);
});

test('N44 4.1.1-e: one hex can always be entered, whatever it costs; then the move is over', () => {
  const match = us('4-8 0720 cut');
  expect(cost(match, '4-8', '0820'), 'bocage and a river are 5, and it has 4').toBe(4);
  expect(reasons(match, 'move 4-8 0821')).toEqual(['4.1.1-a it has no movement points left']);
  expect(refusal(us('4-8 0720 cut'), 'move 4-8 0820+0821')).toBe('4.1.1-e');
  expect(reasons(us('4-8 0617'), 'move 4-8 0716')).toEqual(['4.1.1-e an arm of the sea lies between']);
  expect(reasons(us('4-8 0618'), 'move 4-8 0517')).toEqual(['4.1.1-e that is sea']);
});

test('N44 4.1.1-f: a hex with enemies is closed, one in confusion is not, but the move ends there', () => {
  const match = us('4-8 0523', '77 0623');
  expect(reasons(match, 'move 4-8 0623')).toEqual(['4.1.1-f enemies are in that hex']);
  const melee = us('4-8 0624', '4-12 0723', '77 0723');
  expect(refusal(melee, 'move 4-8 0723')).toBe('');
  expect(reasons(melee, 'move 4-8 0723+0722')).toEqual(['6.11-c it would have had to stop in the confusion']);
});

test('N44 6.11-b, N44 6.11-c: in a confusion each camp has its 5 points, and ordinary troops do not leave it', () => {
  const match = us('4-8 0723', '4-12 0724', '77 0723', '272 0723');
  expect(reasons(match, 'move 4-8 0722')).toEqual([
    '6.11-c it is among enemies, and only special troops get away',
  ]);
  play(match, 'move 4-12 0723', 'end');
  expect(place(match, '4-12')).toBe('0723');
});

test('N44 4.1.1-g, N44 4.1.1-h: armour and Panzergrenadiers go into Reserve, after one hex at most', () => {
  const match = germans('12-SS-25 0523', '12-SS-I-12 0523', '352-915 0523');
  expect(reasons(match, 'reserve 352-915')).toEqual(['4.1.1-g it is neither armour nor Panzergrenadiers']);
  play(match, 'march 0523 0623');
  play(match, 'reserve 12-SS-25', 'reserve 12-SS-I-12');
  expect(field(match, '12-SS-25', 'reserve')).toBe('yes');
  expect(refusal(match, 'move 12-SS-25 0723'), 'it ends the move').toBe('4.1.1-b');
  const far = germans('12-SS-I-12 1406');
  play(far, 'move 12-SS-I-12 1306+1307');
  expect(reasons(far, 'reserve 12-SS-I-12')).toEqual(['4.1.1-h it has moved more than one hex']);
});

test('N44 0.1.2-c: more than 6 points means vehicles', () => {
  expect(legal(us('4-8 0523'), 'dismount')).toEqual(['dismount 4-8']);
  expect(legal(germans('352-915 0523'), 'dismount')).toEqual([]);
});

test('N44 0.1.2-d: cyclists pay as vehicles by road, as foot elsewhere', () => {
  expect(cost(germans('243-921 0523'), '243-921', '0623')).toBe(2);
  expect(cost(germans('243-921 0624'), '243-921', '0724+0723')).toBe(1);
  expect(cost(germans('352-915 0624'), '352-915', '0724+0723')).toBe(2);
});

test('N44 0.1.2-e: armour enters a marsh by road only', () => {
  const match = us('2-Arm-CCA 0720', '2-Arm-CCB 0820');
  expect(reasons(match, 'move 2-Arm-CCA 0719')).toEqual([
    '2.2-a it may not enter that ground except by a road or railway',
  ]);
  expect(refusal(match, 'move 2-Arm-CCB 0819')).toBe('');
});

test('N44 0.1.2-g: garrisons and batteries stay', () => {
  const match = germans('WN-Madeleine 0617', 'Bty-Azeville 0518', '352-915 0523');
  expect(reasons(match, 'move WN-Madeleine 0618')).toEqual(['0.1.2-g it never leaves its place']);
  expect(refusal(match, 'move Bty-Azeville 0618')).toBe('0.1.2-g');
});

test('N44 1.1.1.3-k: a unit at Rest does not move', () => {
  expect(reasons(us('4-8 0523 resting steps=1', '4-12 0624'), 'move 4-8 0623')).toEqual([
    '1.1.1.3-k it is at Rest',
  ]);
});

test('N44 2.2-a: ground that the chart closes is closed', () => {
  expect(refusal(us('2-Arm-CCA 0720'), 'move 2-Arm-CCA 0719')).toBe('2.2-a');
});

test('N44 2.2-b: a road helps only from hex to hex along it', () => {
  expect(cost(us('4-8 0624'), '4-8', '0724')).toBe(0.5);
  expect(cost(us('4-8 0624'), '4-8', '0623'), 'off the road').toBe(3);
  expect(cost(us('4-8 0623'), '4-8', '0624'), 'onto it').toBe(3);
});

test('N44 2.2-c: by road and railway neither ground nor river is paid', () => {
  expect(cost(us('4-8 0619'), '4-8', '0620'), 'over a river by road').toBe(0.5);
  expect(cost(us('4-8 0521'), '4-8', '0622'), 'over one by railway').toBe(1);
  expect(cost(us('4-8 0620'), '4-8', '0520'), 'over one without').toBe(3 + 2);
});

test('N44 2.2-d: motorized infantry on foot has 6 points and pays as foot, for the whole phase', () => {
  const match = us('4-8 0523', '2-Arm-CCA 0523', 'US-VII 0523', '899-TD 0523');
  expect(legal(match, 'dismount')).toEqual(['dismount 4-8']);
  expect(reasons(match, 'dismount US-VII')).toEqual(['2.2-d it is no motorized infantry']);
  play(match, 'dismount 4-8');
  expect(refusal(match, 'move 4-8 0623+0723+0722')).toBe('');
  expect(refusal(match, 'move 4-8 0623+0723+0722+0721')).toBe('4.1.1-a');
  expect(reasons(match, 'dismount 4-8')).toEqual(['2.2-d it goes on foot already']);
  const late = us('4-8 0523');
  play(late, 'move 4-8 0623');
  expect(reasons(late, 'dismount 4-8')).toEqual(['2.2-d it has begun to move in this phase']);
});

test('N44 2.2-e: paratroops go on foot until a logistics phase from turn 2 has found them in supply', () => {
  const grounded = scene('us-moves 1', '82-505 0624');
  expect(cost(grounded, '82-505', '0724')).toBe(1);
  expect(legal(grounded, 'dismount')).toEqual([]);
  expect(cost(us('82-505 0624 lorries=yes'), '82-505', '0724')).toBe(0.5);
  const supplied = scene(
    'logistics 2',
    ...PEACE,
    'depot Utah state=reduced',
    'US-VII 0618',
    '82-505 0624',
    '6-Airb-3 0906',
  );

  expect([field(supplied, '82-505', 'lorries'), field(supplied, '6-Airb-3', 'lorries')]).toEqual([
    'yes',
    undefined,
  ]);
  expect(field(scene('logistics 1', ...PEACE, '82-505 0624'), '82-505', 'lorries')).toBeUndefined();
});

test('N44 2.2-f: the middle of a hex decides: one ground, one price, from every side', () => {
  expect(cost(us('4-8 0623'), '4-8', '0523')).toBe(cost(us('4-8 0424'), '4-8', '0523'));
});

test('N44 9.2-c, N44 9.2-d, N44 9.2-e: fighters of either side double what Germans pay for open ground and rivers, by road too', () => {
  const over = 'zone falaise-argentan fighters=us';
  expect(cost(germans('352-915 1305', over), '352-915', '1306')).toBe(2);
  expect(cost(germans('352-915 1406', over), '352-915', '1306'), 'by road').toBe(2);
  expect(cost(germans('352-915 1405', over), '352-915', '1304'), 'with a river').toBe(2 + 2);
  expect(cost(germans('352-915 1406', over), '352-915', '1506'), 'into a town').toBe(1);
  expect(cost(germans('352-915 1408', over), '352-915', '1508'), 'bocage').toBe(2);
  expect(cost(germans('352-915 1305', over.replace('us', 'british')), '352-915', '1306')).toBe(2);
  expect(cost(us('4-8 1305', over), '4-8', '1306'), 'nobody of their own').toBe(1);
  expect(cost(germans('352-915 1305', `${over} grounded=yes`), '352-915', '1306'), 'in a storm').toBe(1);
});

test('N44 0.2.1-d: markers pay with their headquarters under the fighters', () => {
  const over = 'zone falaise-argentan fighters=us';
  const match = germans('GE-84 1305', 'place 1305 germanMarkers=1', over);
  expect(cost(match, 'GE-84', '1306')).toBe(2);
  expect(row(position(match), 'place 1306').germanMarkers).toBe('1');
});

test('N44 9.4-f: rubble adds what it says, by road too', () => {
  const rubble = 'place 1506 rubble=2';
  expect(cost(germans('352-915 1406', rubble), '352-915', '1506')).toBe(1 + 2);
  expect(cost(us('4-8 1406', rubble), '4-8', '1506')).toBe(0.5 + 2);
});

test('N44 7.4-d: out of supply a motorized unit has 5 points of 10, one on foot all 6 of its own (U1)', () => {
  const cut = us('2-Arm-CCA 0523 cut');
  expect(cost(cut, '2-Arm-CCA', '0623')).toBe(3);
  expect(refusal(cut, 'move 2-Arm-CCA 0723'), 'two points are left').toBe('4.1.1-a');
  const foot = germans('352-915 0523 cut');
  expect(refusal(foot, 'move 352-915 0623+0723+0722')).toBe('');
});

test('N44 0.2.1-b: Offensive markers go with their headquarters', () => {
  const match = us('US-VII 0523', 'place 0523 alliedMarkers=2');
  play(match, 'move US-VII 0623');
  expect([markers(match, '0523'), markers(match, '0623')]).toEqual([undefined, '2']);
});

test('N44 0.2.1-a: no more than two markers are in a hex as the moves end', () => {
  const match = us('US-VII 0523', 'place 0523 alliedMarkers=2', 'place 0623 alliedMarkers=1');
  play(match, 'move US-VII 0623');
  expect(markers(match, '0623')).toBe('3');
  play(match, 'end');
  expect(markers(match, '0623')).toBe('2');
  expect(news(match, 0)).toContain('Too many lie in 0623: 1 Offensive marker lost.');
});

test('N44 0.2.2-a: combat units take every hex they pass, headquarters none', () => {
  const match = us('4-8 0523', 'US-VII 0523');
  play(match, 'move 4-8 0623+0723', 'move US-VII 0424');
  expect(row(position(match), 'place 0623').allied).toBe('yes');
  expect(row(position(match), 'place 0424').allied).toBeUndefined();
});

test('N44 11.1-b: in the Race to Cherbourg the map ends with column 17', () => {
  const match = scene('us-moves 2', 'scenario cherbourg', '4-8 0717');
  expect(reasons(match, 'move 4-8 0716')).toEqual(['11.1-b that hex is not used in this scenario']);
});

test('N44 10.A.1-k, N44 10.A.2-b: half movement, and nobody lands', () => {
  const match = scene(
    'us-moves 8 > movement.moves side=us halved=yes',
    '4-8 0523',
    '9-39 Reserve',
    'depot Utah state=reduced',
  );
  expect(refusal(match, 'move 4-8 0623')).toBe('');
  expect(refusal(match, 'move 4-8 0623+0723')).toBe('4.1.1-a');
  expect(reasons(match, 'land 9-39 Utah')).toEqual(['4.2-a nobody lands from the reserve in these moves']);
});

test('N44 6.8-c: in an exploitation only those chosen move, with all their points again', () => {
  const match = british('7-Arm-22 0523 reserve moved=yes spent=20 hexes=1', '4-Arm-Bde 0424');
  expect(refusal(match, 'move 7-Arm-22 0623')).toBe('4.1.1-b');
  const only = scene(
    'british-moves 8 > movement.begin side=british only=7-Arm-22',
    '7-Arm-22 0523 reserve moved=yes spent=20 hexes=1',
    '4-Arm-Bde 0424',
  );
  expect(refusal(only, 'move 7-Arm-22 0623+0723')).toBe('');
  expect(reasons(only, 'move 4-Arm-Bde 0523')).toEqual(['6.8-b it does not take part in the exploitation']);
  expect(reasons(only, 'reserve 7-Arm-22')).toEqual([
    '4.1.1-g units are not put in Reserve in an exploitation',
  ]);
});

test('N44 5.4-a, N44 0.1.1-c: a headquarters moves like a motorized unit and takes no ground', () => {
  expect(cost(us('US-VII 0523'), 'US-VII', '0623')).toBe(3);
  expect(asks(us('US-VII 0523'))).toBe('us movement.moves');
});

test('N44 4.1.1-b, N44 4.2-d: a landing ends the move of whoever was under way', () => {
  const match = us('4-8 0523', '9-39 Reserve', '9-47 Reserve', 'depot Omaha state=reduced', 'place 0714 allied=yes'); // biome-ignore format: a scene
  play(match, 'move 4-8 0623', 'land 9-39 Omaha');
  expect(reasons(match, 'move 4-8 0723')).toEqual(['4.1.1-b its move is over']);
  expect(reasons(match, 'move 9-39 0814')).toContain('4.1.1-b its move is over');
});

test('N44 6.11-c, R-116: the first who leaves a confusion leaves the hex contested, the last leaves it to the enemy', () => {
  const match = us('82-505 0523', '82-507 0523', '77 0523', 'place 0523 allied=yes');
  const allied = (): string | undefined => row(position(match), 'place 0523').allied;
  enter(match.engine.g, UNIT.of('82-505'), PLACE.of('0524'));
  expect(allied()).toBe('yes');
  enter(match.engine.g, UNIT.of('82-507'), PLACE.of('0524'));
  expect(allied()).toBeUndefined();
});

test('N44 6.11-c, R-116: with headquarters alone nothing changes hands', () => {
  const match = us('82-505 0523', 'GE-84 0523', 'place 0523 allied=yes');
  enter(match.engine.g, UNIT.of('82-505'), PLACE.of('0524'));
  expect(row(position(match), 'place 0523').allied).toBe('yes');
});
