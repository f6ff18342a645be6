import { expect, test } from 'vitest';
import { GERMAN } from '../src/data.ts';
import { POSITION } from '../src/map.ts';
import { isFree, UNIT } from '../src/queries.ts';
import { occupy } from '../src/rules/events/placing.ts';
import { arms, before, COMPANY } from './assaults.ts';
import { BYSTANDER, ways } from './marching.ts';
import { asks, legal, type Play, play, position, refusal, row, scene, sketched, unit } from './scene.ts';

const actions = (match: Play, division: string): string =>
  row(position(match), `division ${division}`).actions ?? '0';
const command = (match: Play, name: string): boolean =>
  row(position(match), `unit ${name}`).command !== undefined;
/** No regular action is left. */
const SPENT = 'moreActions -2';

test('DDOB ACT-01: a unit acts once, whether that was free or not', () => {
  const match = scene('actions 4', 'E/2/16 0708', 'F/2/16 0612', BYSTANDER);
  play(match, 'move E/2/16 0707', 'move F/2/16 0712');
  expect([refusal(match, 'move E/2/16 0708'), refusal(match, 'move F/2/16 0711')]).toEqual([
    'ACT-01',
    'ACT-01',
  ]);
  expect(legal(match).join()).not.toContain('2/16');
});

test('DDOB ACT-01: a barrage and an attack are the action of all who take part', () => {
  const germans = 'post 0812 back=75 german=gun75.1';
  const match = scene('actions 4', 'E/2/16 0811', '1/B/741 0713', BYSTANDER, germans);
  expect(refusal(match, 'attack 0812 E/2/16+1/B/741')).toBe('');
  play(match, 'attack 0812 E/2/16+1/B/741');
  expect(row(position(match), 'unit E/2/16').acted).toBe('yes');
  expect(row(position(match), 'unit 1/B/741').acted).toBe('yes');
  const shelled = scene('actions 4', '1/B/741 0613', BYSTANDER, germans);
  play(shelled, 'barrage 1/B/741 0812');
  expect([row(position(shelled), 'unit 1/B/741').acted, actions(shelled, '1st')]).toEqual(['yes', '1']);
});

test('DDOB ACT-01: in the next turn it acts again', () => {
  const match = scene('actions 4', 'E/2/16 0708 acted=yes', BYSTANDER);
  expect(refusal(match, 'move E/2/16 0707')).toBe('');
});

test('DDOB ACT-02: each division has two regular actions, and one finishes before the other begins', () => {
  const west = ['E/2/116 0529', 'F/2/116 0628', 'G/2/116 0724'];
  const east = ['E/2/16 0708', 'F/2/16 0808', 'G/2/16 0813'];
  const match = scene('actions 4', ...west, ...east);
  expect([asks(match), legal(match).join()]).toEqual(['us actionPhase.order', 'lead 1st,lead 29th']);
  play(match, 'lead 29th');
  expect(refusal(match, 'move E/2/16 0707')).toBe('ACT-02');
  play(match, 'move E/2/116 0530', 'move F/2/116 0627');
  expect([actions(match, '29th'), refusal(match, 'move G/2/116 0725')]).toEqual(['0', 'ACT-02']);
  // With nothing left to do the first division ends by itself.
  expect([asks(match), actions(match, '1st')]).toEqual(['us actionPhase.act', '2']);
});

test('DDOB ACT-02: the other division begins where the first ends', () => {
  const match = play(scene('actions 4', 'E/2/116 0529', 'E/2/16 0708'), 'lead 1st');
  expect([refusal(match, 'move E/2/116 0530'), refusal(match, 'move E/2/16 0707')]).toEqual(['ACT-02', '']);
  play(match, 'end');
  expect([refusal(match, 'move E/2/116 0530'), refusal(match, 'move E/2/16 0707')]).toEqual(['', 'ACT-02']);
  expect(asks(play(match, 'end'))).not.toContain('actionPhase');
});

test('DDOB ACT-02: a unit that has changed division acts with its new one', () => {
  const match = scene('actions 4', 'E/2/116 0708 division=1st transferred=yes', BYSTANDER);
  expect(refusal(match, 'move E/2/116 0707')).toBe('');
  play(match, 'move E/2/116 0707');
  expect(actions(match, '1st')).toBe('1');
});

test('DDOB ACT-02: an event gives or takes actions', () => {
  expect(actions(scene('actions 4', BYSTANDER, 'moreActions 1'), '1st')).toBe('3');
  expect(actions(scene('actions 4', BYSTANDER, 'moreActions -1'), '1st')).toBe('1');
});

test('DDOB ACT-02: two in a hex who do the same share an action, unless the option is off', () => {
  sketched('three stand in a hex inland of whom none has acted');
  const stack = ['E/2/16 0708', 'F/2/16 0708', 'G/2/16 0708', BYSTANDER];
  const match = scene('actions 4', ...stack);
  expect(refusal(match, 'move E/2/16+F/2/16+G/2/16 0707'), 'two, not three').toBe('ACT-02');
  play(match, 'move E/2/16+F/2/16 0707');
  expect([unit(match, 'E/2/16'), unit(match, 'F/2/16'), actions(match, '1st')]).toEqual([
    '0707 3',
    '0707 3',
    '1',
  ]);
  play(match, 'move G/2/16 0808');
  expect(actions(match, '1st')).toBe('0');
  const apart = play(scene('actions 4', 'options together=no', ...stack), 'move E/2/16+F/2/16 0707');
  expect(actions(apart, '1st')).toBe('0');
});

test('DDOB ACT-02: units of different hexes do not go together', () => {
  const match = scene('actions 4', 'E/2/16 0708', 'F/2/16 0808');
  expect(refusal(match, 'move E/2/16+F/2/16 0707')).toBe('MOV-09');
});

test('DDOB ACT-02: attackers pay by hex, those in command nothing', () => {
  const germans = 'post 0812 back=75 german=gun75.1';
  const around = ['E/2/16 0811', 'F/2/16 0713', 'G/2/16 0712', BYSTANDER, germans];
  const three = scene('actions 4', ...around);
  expect(refusal(three, 'attack 0812 E/2/16+F/2/16+G/2/16')).toBe('ACT-02');
  expect(refusal(three, 'attack 0812 E/2/16+F/2/16')).toBe('');
  const led = play(scene('actions 8', 'HQ16 0713', ...around), 'attack 0812 E/2/16+F/2/16+G/2/16');
  expect(actions(led, '1st'), 'only the one in 0811 is out of reach of the headquarters').toBe('1');
});

test('DDOB ACT-02: of three who attack out of one hex two share an action', () => {
  sketched('three stand in a hex inland of whom none has acted');
  const stack = ['E/2/16 0811', 'F/2/16 0811', 'G/2/16 0811', BYSTANDER, 'post 0812 back=75 german=gun75.1'];
  const match = scene('actions 4', ...stack);
  expect(actions(play(match, 'attack 0812 E/2/16+F/2/16+G/2/16'), '1st')).toBe('0');
});

test('DDOB ACT-03: more than two may stand in a hex until the turn ends', () => {
  const match = scene('actions 4', 'E/2/16 0707', 'F/2/16 0707', 'G/2/16 0708', BYSTANDER);
  expect(unit(play(match, 'move G/2/16 0707'), 'G/2/16')).toBe('0707 3');
});

test('DDOB ACT-04: in command is who stands with or next to a headquarters or a general at the start, of either division', () => {
  const near = ['HQ16 0708', 'E/2/16 0708', 'F/2/16 0608', 'E/2/116 0709', 'G/2/16 0509'];
  const match = play(scene('actions 8', ...near), 'lead 1st');
  expect(['E/2/16', 'F/2/16', 'E/2/116', 'G/2/16'].map((name) => command(match, name))).toEqual([
    true, true, true, false,
  ]); // biome-ignore format: a list
  const general = scene('actions 10', 'Wyman 0708', 'E/2/16 0808', BYSTANDER, SPENT);
  expect(ways(general, 'move E/2/16')).toContain('0807');
});

test('DDOB ACT-04: who comes up to a headquarters later is not in command', () => {
  const match = scene('actions 8', 'HQ16 0708', 'F/2/16 0908', BYSTANDER);
  play(match, 'move F/2/16 0808');
  expect([command(match, 'F/2/16'), actions(match, '1st')]).toEqual([false, '1']);
});

test('DDOB ACT-04: a headquarters that is not ashore commands nobody', () => {
  const match = scene('actions 8', 'HQ16 0408', 'E/2/16 0508', BYSTANDER);
  expect(command(match, 'E/2/16')).toBe(false);
  const wet = scene('actions 8', 'HQ16 0508', 'E/2/16 0408', BYSTANDER);
  expect(command(wet, 'E/2/16'), 'nor does it command those off shore').toBe(false);
});

test('DDOB ACT-02: who has walked over the boundary acts with either division, by its actions', () => {
  // 1018 and 1119 lie in the east, 1019 and 1120 in the west.
  const seam = (): Play => scene('actions 6', 'A/1/16 1019', 'B/1/16 1018', 'B/1/116 1120');
  const west = play(seam(), 'lead 29th');
  expect([refusal(west, 'move B/1/16 1017'), refusal(west, 'move A/1/16 1018')]).toEqual(['ACT-02', '']);
  play(west, 'move A/1/16 1018');
  expect([actions(west, '29th'), actions(west, '1st')]).toEqual(['1', '2']);
  const east = play(seam(), 'lead 1st', 'move A/1/16 1018');
  expect([actions(east, '1st'), actions(east, '29th')]).toEqual(['1', '2']);
});

test('DDOB ACT-02: a division whose only man ashore is one who walked over has its actions', () => {
  expect(asks(scene('actions 6', 'A/1/16 1019'))).toBe('us actionPhase.order');
  expect(asks(scene('actions 6', 'A/1/16 1018'))).toBe('us actionPhase.act');
  expect(asks(scene('actions 6', 'westPlayed no', 'A/1/16 1019')), 'no west to walk into').toBe(
    'us actionPhase.act',
  );
});

test('DDOB ACT-05: once the headquarters has moved, those around it act at a cost', () => {
  const stay = ['HQ16 0708', 'E/2/16 0808', 'F/2/16 0707', BYSTANDER, SPENT];
  const match = scene('actions 8', ...stay);
  play(match, 'move E/2/16 0908', 'move HQ16 0808');
  expect(refusal(match, 'move F/2/16 0708')).toBe('ACT-02');
});

test('DDOB ACT-05: a second leader who has not moved still commands', () => {
  const match = scene('actions 10', 'HQ16 0708', 'Wyman 0707', 'E/2/16 0708', BYSTANDER, SPENT);
  play(match, 'move HQ16 0808');
  expect(refusal(match, 'move E/2/16 0808')).toBe('');
});

test('a headquarters that infiltrates with its men commands nobody after that', () => {
  const stack = ['HQ16 0709', 'E/2/16 0709', 'F/2/16 0609', BYSTANDER, 'post 0809 back=88 german=gun88.1'];
  const match = play(scene('actions 8', ...stack, SPENT), 'infiltrate E/2/16+HQ16 0710', 'card-6');
  expect(isFree(match.engine.g, UNIT.of('F/2/16'))).toBe(false);
});

test('DDOB ACT-05: who was in command still has the radio of a headquarters that has moved', () => {
  // Far from the sea: C8 in 1814, F beside it with BR alone.
  const match = before(COMPANY, ['F/2/16 1715 steps=1'], 'HQ16 1615');
  play(match, 'move HQ16 1515');
  expect([arms(match, 'F/2/16'), isFree(match.engine.g, UNIT.of('F/2/16'))]).toEqual(['BR RD', false]);
});

test('DDOB ACT-04: a general whom the reserves of an attack have captured commands nobody', () => {
  // A4 lies in 1310: its reserves come while the phase is under way.
  const match = scene('actions 6', 'Wyman 1310', 'E/2/16 1311', BYSTANDER);
  expect(command(match, 'E/2/16')).toBe(true);
  occupy(match.engine.g, POSITION.of('A4'), GERMAN.of('1/1/726'));
  expect([unit(match, 'Wyman'), command(match, 'E/2/16')]).toEqual(['-', false]);
});

test('a leader who infiltrates and is kept back by the fire has not moved', () => {
  const stack = [
    'HQ16 0709',
    'E/2/16 0709 reduced',
    'F/2/16 0609',
    BYSTANDER,
    'post 0809 back=88 german=gun88.1',
  ];
  const match = play(scene('actions 8', ...stack, SPENT), 'infiltrate E/2/16+HQ16 0710', 'card-5');
  expect([unit(match, 'E/2/16'), unit(match, 'HQ16'), isFree(match.engine.g, UNIT.of('F/2/16'))]).toEqual([
    '-',
    '0709 1',
    true,
  ]);
});
