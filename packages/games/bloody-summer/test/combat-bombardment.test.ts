import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { cherbourgNavalPoints } from '../src/tables/bombardment.ts';
import { attack, odds, shifts, told, unaided } from './combats.ts';
import { asks, field, legal, type Play, play, position, refusal, row, scene, unit } from './scene.ts';

/** Inland of Gold: XXX Corps before a German in 0811, which is two hexes from the coast; 0911 is three. */
const GOLD = ['BR-XXX 0710', 'place 0710 alliedMarkers=2', '50-69 0810'];
const SHIPS = ['navy eastern cruiser=3 destroyer=3'];
const coast = (...lines: string[]): Play => scene('allied-combats 3', ...GOLD, '352-914 0811', ...lines);
const strike = (match: Play): Play => play(match, 'activate BR-XXX', 'attack 0811');
const left = (match: Play, line: string): Record<string, string> => row(position(match), line);

test('N44 6.2-a: before an attack the Allies may bombard by sea, from the air or both', () => {
  const match = strike(coast(...SHIPS, 'air british-medium available=1'));
  expect(asks(match)).toBe('british bombardment.choose');
  play(match, 'shell 0811 2 0', '1', 'send british-medium', '1');
  expect(told(match, /bombardment of 0811/).length).toBe(4);
  expect(asks(match)).toBe('british clash.lead');
});

test('N44 6.2-b: a hex is shelled once and bombed once in a phase', () => {
  const match = strike(coast(...SHIPS, 'air british-medium available=2'));
  play(match, 'shell 0811 1 0', '1');
  expect(refusal(match, 'shell 0811 1 0')).toBe('6.2-b');
  play(match, 'send british-medium', 'drop 0811', '1');
  expect(asks(match), 'neither is left').toBe('british clash.lead');
  expect(asks(strike(coast(...SHIPS, 'place 0811 shelled=yes bombed=yes')))).toBe('british clash.lead');
});

test('N44 6.2-c: ships and bombers roll apart, each with its own points', () => {
  const match = strike(coast(...SHIPS, 'air british-light available=1'));
  play(match, 'shell 0811 2 3', '6', 'send british-light', '5');
  expect(told(match, /points\.$/).filter((line) => line.includes('0811'))).toEqual([
    'Ships fire at 0811 with 5 points.',
    'Bombers attack 0811 with 2 points.',
  ]);
});

test('N44 6.2-d: cruisers reach three hexes from the coast, destroyers two', () => {
  const inland = (at: string) =>
    play(scene('allied-combats 3', 'BR-XXX 0810', 'place 0810 alliedMarkers=1', '50-69 0811', `352-914 ${at}`, ...SHIPS), 'activate BR-XXX', `attack ${at}`); // biome-ignore format: a scene
  const near = inland('0812');
  expect(legal(near, 'shell 0812 0')).toEqual(['shell 0812 0 1', 'shell 0812 0 2', 'shell 0812 0 3']);
  const far = scene('allied-combats 3', 'BR-XXX 0811', 'place 0811 alliedMarkers=1', '50-69 0911', '352-914 1011', ...SHIPS); // biome-ignore format: a scene
  play(far, 'activate BR-XXX', 'attack 1011');
  expect(legal(far, 'shell')).toEqual(['shell 1011 1 0', 'shell 1011 2 0', 'shell 1011 3 0']);
  const beyond = scene('allied-combats 3', 'BR-XXX 0911', 'place 0911 alliedMarkers=1', '50-69 1011', '352-914 1111', ...SHIPS); // biome-ignore format: a scene
  expect(asks(play(beyond, 'activate BR-XXX', 'attack 1111'))).toBe('british clash.lead');
});

test('N44 6.2-e, N44 6.2-f: each task force fires off its own coast and for its own troops', () => {
  const western = strike(coast('navy western cruiser=3 destroyer=3'));
  expect(asks(western), 'the Western one is of no use to the British').toBe('british clash.lead');
  const us = scene('allied-combats 3', 'US-V 0710', 'place 0710 alliedMarkers=1', '29-115 0811', '352-914 0911', 'navy western cruiser=3'); // biome-ignore format: a scene
  play(us, 'activate US-V', 'attack 0911');
  expect(asks(us), '0713 is the nearest of its coast, two hexes off').toBe('us bombardment.choose');
});

test('N44 6.2-g, N44 6.5-e: a bombardment affects all units in the hex', () => {
  const match = strike(coast(...SHIPS, '352-915 0811', 'GE-84 0811'));
  play(match, 'shell 0811 2 1', '4');
  expect([unit(match, '352-914'), unit(match, '352-915'), unit(match, 'GE-84')]).toEqual([
    '0811 A1',
    '0811 A1',
    '0811',
  ]);
  const vain = play(strike(coast(...SHIPS)), 'shell 0811 2 1', '3');
  expect([unit(vain, '352-914'), told(vain, /harms nobody/)]).toEqual([
    '0811',
    ['The bombardment of 0811 harms nobody.'],
  ]);
});

test('N44 6.2-h: points that are fired are gone', () => {
  const match = play(strike(coast(...SHIPS)), 'shell 0811 2 1', '1');
  expect(left(match, 'navy eastern')).toMatchObject({ cruiser: '1', destroyer: '2' });
  expect(cherbourgNavalPoints(0, 1)).toBe(2);
});

test('N44 6.2-i: bombers that were used are Finished', () => {
  const match = play(
    strike(coast('air british-medium available=1', ...SHIPS)),
    'send british-medium',
    'drop 0811',
    '1',
  );
  expect(left(match, 'air british-medium')).toMatchObject({ finished: '1' });
  expect(left(match, 'air british-medium').available).toBeUndefined();
});

test('N44 6.2-a, N44 1.1.1.1-f: in a storm nothing is fired', () => {
  expect(asks(strike(coast(...SHIPS, 'storm yes')))).toBe('british clash.lead');
});

test('N44 0.1.2-j: a garrison among the targets takes one from the die', () => {
  const match = strike(coast(...SHIPS, 'WN-Arromanches 0811'));
  play(match, 'shell 0811 2 1', '4');
  expect(told(match, /A 4 with/)).toEqual(['A 4 with −1 for the bombardment of 0811.']);
  expect(unit(match, '352-914')).toBe('0811');
});

// 6.5: Affected.

test('N44 6.5-a, N44 6.5-f: A1 becomes A2', () => {
  const twice = strike(scene('allied-combats 3', ...GOLD, '352-914 0811 A1', ...SHIPS));
  play(twice, 'shell 0811 2 1', '4');
  expect(unit(twice, '352-914')).toBe('0811 A2');
});

test('N44 6.5-g: a stack at A2 gains a level of disorganization instead, and no step is lost', () => {
  const match = strike(scene('allied-combats 3', ...GOLD, '352-914 0811 A2', ...SHIPS));
  play(match, 'shell 0811 2 1', '4');
  expect([unit(match, '352-914'), field(match, '352-914', 'steps')]).toEqual(['0811 D1 A2', '2']);
});

test('N44 6.5-d: a unit at D2 loses a step and stays D2', () => {
  const match = strike(scene('allied-combats 3', ...GOLD, '352-914 0811 A2 D2', ...SHIPS));
  play(match, 'shell 0811 2 1', '4');
  expect([unit(match, '352-914'), field(match, '352-914', 'steps')]).toEqual(['0811 D2 A2', '1']);
});

test('N44 6.5-b, N44 6.5-m: a defender at D2 that is then bombarded to A1 is worth three columns', () => {
  const match = strike(scene('allied-combats 3', ...GOLD, '352-914 0811 D2', ...SHIPS));
  play(match, 'shell 0811 2 1', '4');
  play(unaided(match), '1');
  expect(odds(match)).toBe('1:1');
  expect(shifts(match).slice(0, 2)).toEqual(['Disorganized defenders: +2.', 'Affected defenders: +1.']);
});

// 9.3: medium bombers.

/** Germans attack the Americans in 1206 from 1306. */
const german = (...lines: string[]): Play =>
  scene('german-combats 8', 'GE-I-SS 1405', 'place 1405 germanMarkers=1', '12-SS-25 1306', '2-Pz-2 1307', '4-8 1207', ...lines); // biome-ignore format: a scene

test('N44 9.3-a: bombers also strike those who attack Allied troops, in one of their hexes', () => {
  const match = german('air us-medium available=1', 'air british-medium available=1');
  play(match, 'activate GE-I-SS', 'attack 1207', 'join 12-SS-25', 'join 2-Pz-2');
  expect([asks(match), legal(match)]).toEqual(['us bombardment.choose', ['send us-medium', 'pass']]);
  expect(refusal(match, 'send british-medium'), 'not those of the other nation').toBe('8-c');
  play(match, 'send us-medium');
  expect(legal(match)).toEqual(['drop 1306', 'drop 1307']);
});

test('N44 9.3-b, N44 9.3-c: half of it medium adds one to the die, light bombers never', () => {
  const medium = strike(coast('air british-medium available=1', 'air british-light available=1'));
  play(medium, 'send british-medium', 'send british-light', '2');
  expect(told(medium, /A 2 with/)).toEqual(['A 2 with +1 for the bombardment of 0811.']);
  const light = strike(coast('air british-light available=1'));
  play(light, 'send british-light', '2');
  expect(told(light, /A 2 with/)).toEqual(['A 2 with nothing added for the bombardment of 0811.']);
});

// 9.4: carpets.

const COBRA = ['US-VII 1006', 'place 1006 alliedMarkers=1', '9-39 1106', 'air us-heavy available=3', 'air us-medium available=1']; // biome-ignore format: a list
const cobra = (...lines: string[]): Play =>
  play(scene('allied-combats 8', ...COBRA, ...lines), 'activate US-VII', 'attack 1206');

test('N44 9.4-a, N44 9.4-b, N44 9.4-e: heavy and medium bombers together, 2 points each for the Germans, back in two turns', () => {
  const match = cobra('352-914 1206');
  play(match, 'send us-heavy', 'send us-heavy', 'send us-medium', 'drop 1206', '5');
  expect(told(match, /Bombers attack/)).toEqual(['Bombers attack 1206 with 8 points.']);
  expect(unit(match, '352-914')).toBe('1206 A2');
  expect(left(match, 'score heavy-bombers').points).toBe(String(-2 * CHARTS.victory.heavyBomber));
  expect(left(match, 'bombers 10').us).toBe('2');
  expect(left(match, 'air us-heavy')).toEqual({ available: '1' });
});

test('N44 9.4-c: a nation lays one carpet a turn', () => {
  const match = cobra('352-914 1206', 'army us carpet=yes');
  expect(legal(match)).toEqual(['send us-medium', 'pass']);
  expect(refusal(match, 'send us-heavy')).toBe('9.4-c');
});

test('N44 9.4-d: a carpet may be divided between the hex and one beside it, each with half', () => {
  const match = cobra('352-914 1206', '352-915 1306', '352-916 1407');
  play(match, 'send us-heavy', 'send us-heavy', 'send us-heavy');
  expect(legal(match, 'carpet')).toEqual(['carpet 1206 1306']);
  play(match, 'carpet 1206 1306', '4', '1');
  expect(told(match, /Bombers attack/)).toEqual([
    'Bombers attack 1206 with 4 points.',
    'Bombers attack 1306 with 4 points.',
  ]);
  expect([unit(match, '352-914'), unit(match, '352-915')]).toEqual(['1206 A1', '1306']);
  expect(left(match, 'place 1306').bombed, 'it has had its bombs').toBe('yes');
});

test('N44 9.4-d: medium bombers alone are not divided', () => {
  const match = play(cobra('352-914 1206', '352-915 1306'), 'send us-medium');
  expect(refusal(match, 'carpet 1206 1306')).toBe('9.4-d');
  expect(refusal(match, 'pass'), 'once sent they drop').toBe('9.3-a');
});

test('N44 9.4-f: in a town heavy bombers leave rubble, in the country none', () => {
  const town = (...lines: string[]): Play =>
    play(scene('allied-combats 8', 'US-XIX 1015', 'place 1015 alliedMarkers=1', '29-115 1115', '352-914 1116', 'air us-heavy available=2', ...lines), 'activate US-XIX', 'attack 1116', 'send us-heavy', 'send us-heavy'); // biome-ignore format: a scene
  const whole = play(town(), '1');
  expect(left(whole, 'place 1116')).toMatchObject({ rubble: '4', cleared: '10' });
  const split = play(town('352-915 1117'), 'carpet 1116 1117', '1', '1');
  expect(left(split, 'place 1116').rubble).toBe('2');
  expect(left(split, 'place 1117').rubble, 'bocage').toBeUndefined();
});

// 9.1: air support.

const supported = (...lines: string[]): Play =>
  scene('allied-combats 5', 'BR-I 1106', 'place 1106 alliedMarkers=1', '3-8 1206', '352-914 1306', ...lines);

test('N44 9.1-a, N44 9.1-d, N44 9.1-e: a fighter-bomber is worth a column to the Allies, and is then Finished', () => {
  const match = attack(supported('air british-fighter available=1'), '1306');
  expect([asks(match), odds(match)], 'once the odds are known').toEqual(['british clash.air', '1:1']);
  play(unaided(play(match, 'fly')), '1');
  expect(shifts(match)).toEqual(['Air support: +1.']);
  expect(left(match, 'air british-fighter')).toEqual({ finished: '1' });
});

test('N44 9.1-a, N44 9.1-d: in defence it is a column to the left', () => {
  const match = german('air us-fighter available=1');
  play(match, 'activate GE-I-SS', 'attack 1207', 'join 12-SS-25', 'fight');
  expect(asks(match)).toBe('us clash.air');
  play(unaided(play(match, 'fly')), '3');
  expect(shifts(match)).toEqual(['Air support: −1.']);
});

test('N44 9.1-b: woods hide a combat from aircraft', () => {
  const match = scene('allied-combats 5', 'BR-I 1107', 'place 1107 alliedMarkers=1', '3-8 1307', '352-914 1308', 'air british-fighter available=1'); // biome-ignore format: a scene
  play(match, 'activate BR-I', 'attack 1308');
  expect(asks(match)).toBe('british clash.lead');
});

test('N44 9.1-c: overruns have it from turn 7, and only American ones', () => {
  const ride = (turn: number, side: string, tank: string, fighters = side): Play =>
    scene(`${side}-moves ${turn} > overrun.muster side=${side} from=1206 at=1306 attackers=${tank}`, `${tank} 1206`, '352-914 1306', `air ${fighters}-fighter available=1`); // biome-ignore format: a scene
  expect(asks(ride(7, 'us', '3-Arm-CCA'))).toBe('us clash.air');
  expect(asks(ride(6, 'us', '3-Arm-CCA'))).toBe('* clash.die');
  expect(asks(ride(7, 'british', '7-Arm-22'))).toBe('* clash.die');
});

test('N44 9.1-f: Germans who retreat from it over open ground gain a level, once', () => {
  const match = attack(supported('3-9 1206', 'air british-fighter available=1'), '1306', '3-8', '3-9');
  play(unaided(play(match, 'fly')), '4', 'retreat 352-914 1407+1507');
  expect(unit(match, '352-914'), 'one level, and none from the result').toBe('1507 D1');
  const without = attack(supported('3-9 1206'), '1306', '3-8', '3-9');
  play(unaided(without), '5', 'retreat 352-914 1407+1507');
  expect(unit(without, '352-914')).toBe('1507');
});

test('N44 6.2-g: with no destroyer in range cruisers have to fire, a point at least', () => {
  const far = scene('allied-combats 3', 'BR-XXX 0811', 'place 0811 alliedMarkers=1', '50-69 0911', '352-914 1011', ...SHIPS); // biome-ignore format: a scene
  play(far, 'activate BR-XXX', 'attack 1011');
  expect(refusal(far, 'shell 1011 0 0')).toBe('6.2-g');
  expect(refusal(far, 'shell 1011 4 0'), 'more than there are').toBe('6.2-h');
  expect(refusal(far, 'shell 1011 1 1'), 'out of their range').toBe('6.2-h');
  const near = strike(coast(...SHIPS));
  expect(refusal(near, 'shell 0811 0 0')).toBe('6.2-g');
  expect(refusal(near, 'shell 0811 0 1')).toBe('');
});

/** The Germans of 1306 attack 1206, and British bombers answer. */
const answered = (...lines: string[]): Play =>
  play(scene('german-combats 5', 'GE-I-SS 1406', 'place 1406 germanMarkers=1', '3-8 1206', 'air british-medium available=6', ...lines), 'activate GE-I-SS', 'attack 1206'); // biome-ignore format: a scene

test('N44 6.3-e: R-92, an attack is called off when bombs have killed all who were to attack', () => {
  const match = answered('12-SS-25 1306 steps=1 D2 A2', '12-SS-26 1406', '3-9 1305');
  play(match, 'send british-medium', 'send british-medium', 'send british-medium', 'drop 1306', '6');
  expect(unit(match, '12-SS-25')).toBe('Destroyed');
  expect(told(match, /called off/)).toEqual(['The attack on 1206 is called off.']);
});

test('N44 6.3-e, N44 6.3-a: R-92, those whom bombs have left attack without the dead', () => {
  const match = answered('12-SS-25 1306 steps=1 D2 A2', '12-SS-26 1306', '3-9 1305');
  play(match, 'join 12-SS-25', 'join 12-SS-26');
  play(match, 'send british-medium', 'send british-medium', 'send british-medium', 'drop 1306', '6');
  expect(unit(match, '12-SS-25')).toBe('Destroyed');
  expect(asks(match)).toBe('german clash.withhold');
  expect(legal(match)).toEqual(['withhold 12-SS-26', 'go']);
});

test('N44 6.2-g, N44 6.5-e, N44 6.5-f: what a bombardment does is told once, each level by its own rule', () => {
  const rules = (match: Play): string[] =>
    match.events(0).filter(({ type }) => type.name === 'affected').map(({ rule }) => rule); // biome-ignore format: a chain
  const match = play(strike(coast(...SHIPS)), 'shell 0811 3 3', '6');
  expect([unit(match, '352-914'), told(match, /harms nobody/)]).toEqual(['0811 A2', []]);
  expect(rules(match)).toEqual(['6.5-e', '6.5-f']);
  const again = play(strike(scene('allied-combats 3', ...GOLD, '352-914 0811 A1', ...SHIPS)), 'shell 0811 3 3', '6'); // biome-ignore format: a scene
  expect([unit(again, '352-914'), rules(again)]).toEqual(['0811 D1 A2', ['6.5-f']]);
  const missed = play(strike(coast(...SHIPS)), 'shell 0811 1 0', '1');
  expect(told(missed, /harms nobody/)).toEqual(['The bombardment of 0811 harms nobody.']);
});

test('N44 9.4-d, N44 6.2-g: each half of a carpet has its own die, for those in its hex', () => {
  const match = cobra('352-914 1206', '352-915 1306', '352-916 1407');
  play(match, 'send us-heavy', 'send us-heavy', 'send us-heavy', 'carpet 1206 1306', '1', '6');
  expect(unit(match, '352-914'), 'a 1 of 4 points').toBe('1206');
  expect(unit(match, '352-915'), 'a 6').not.toBe('1306');
  expect(unit(match, '352-916'), 'not under it').toBe('1407');
});
