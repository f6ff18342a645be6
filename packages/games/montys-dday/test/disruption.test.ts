import { expect, test } from 'vitest';
import { assaultOn, column, ELSEWHERE, roll, storm, strengths } from './assaults.ts';
import { asks, GERMAN, legal, news, play, position, reasons, row, scene, unit } from './scene.ts';

// 2006 lies in open low ground, with 2007 to the north and then, clockwise, 1906, 1905, 2005, 2105 and 2106.
const FOUR = ['1-SLR 2007 green', '2-EYR 2106 grey', 'I/916 2006 green', 'II/125 2005 grey'];
const states = (match: ReturnType<typeof scene>) =>
  ['1-SLR', '2-EYR', 'I/916', 'II/125'].map((name) => unit(match, name));

test('MDD 3.1.1-b1: in segment B all with a green marker recover, of either side; grey ones stay', () => {
  const match = scene('B 3', ...FOUR, '9-DLI 5320');
  expect(asks(match), 'the fire of the Allies').toBe('allied fireSegment.aim');
  expect(states(match)).toEqual(['2007', '2106 grey', '2006', '2005 grey']);
});

test('MDD 3.1.2-g1: in segment G all with a grey marker recover, of either side; green ones stay', () => {
  const match = scene('G 3', ...FOUR, ...ELSEWHERE);
  expect(asks(match)).toBe('german fireSegment.aim');
  expect(states(match)).toEqual(['2007 green', '2106', '2006 green', '2005']);
});

test('MDD 10.6.1-a: disrupted units have no zone of control', () => {
  const back = (mark: string) =>
    legal(scene('F 3 > harm.begin hex=2006 units=I/916 effect=R', `1-SLR 2007${mark}`, 'I/916 2006', ...ELSEWHERE)); // biome-ignore format: a scene
  expect(back('')).not.toContain('retreat 2106');
  expect(back(' grey')).toContain('retreat 2106');
});

test('MDD 10.6.1-b: disrupted units neither move nor change mode nor turn, and engineers among them do not work', () => {
  const units = ['1-SLR 2007 grey', 'SY 1906 N grey', '17-RE 2620 grey', '2-LR 2303', 'beach sword mines=2'];
  const match = scene('moves 3', ...units, ...ELSEWHERE);
  expect(reasons(match, 'move 1-SLR')).toContain('6.2.8-a it is disrupted');
  expect(reasons(match, 'march 1-SLR')).toContain('7.3.5-a it is disrupted, and keeps its mode');
  expect(reasons(match, 'deploy SY')).toContain('7.3.5-a it is disrupted, and keeps its mode');
  expect(reasons(match, 'turn SY')).toContain('10.6.1-b it is disrupted, and cannot turn');
  expect(reasons(match, 'clear 17-RE')).toContain('10.6.1-b it is disrupted, and does no work');
  for (const name of ['1-SLR', 'SY', '17-RE'])
    expect(
      legal(match).filter((text) => text.includes(` ${name}`)),
      name,
    ).toEqual([]);
});

test('MDD 10.6.1-c: disrupted units do not assault', () => {
  const units = ['1-SLR 2007', '1-SR 2007', '2-EYR 1906 grey', '2-LR 1906 green', 'I/916 2006'];
  const match = play(scene('F 3', ...units, ...ELSEWHERE), 'assault 2006');
  for (const name of ['2-EYR', '2-LR'])
    expect(reasons(match, `join ${name}`)).toEqual(['10.6.1-c it is disrupted, and cannot assault']);
});

test('MDD 10.6.1-d: a disrupted unit counts half, rounded up, when it is assaulted and when it fires', () => {
  expect(strengths(assaultOn('2006', ['1-SLR'], '1-SLR 2007', 'I/916 2006 grey'))).toBe('9 against 4 is +5');
  const fire = play(scene('E 3', 'I/916 2006 green', '1-SLR 2007', 'II/726 5321', '9-DLI 5320'), 'fire 2007');
  roll(asks(fire) === '* firing.dice' ? fire : play(fire, 'shoot'), 7);
  expect(strengths(fire), '4 of 7').toBe('4 against 3 is +1');
});

test('MDD 10.6.2-a: protection factors stay as they are', () => {
  const guns = assaultOn('2006', ['1-SLR'], '1-SLR 2007', '12/736 2006 grey');
  expect(strengths(guns), 'heavy weapons').toBe('9 against 2 is +7');
  const match = roll(assaultOn('2006', ['1-SLR'], '1-SLR 2007', 'I/916 2006 grey'), 7);
  expect(column(match), '+5 against a protection of 3').toBe('C');
});

test('MDD 10.6.3-a: in the Allied player turn the markers are green, for either side, until the next segment B', () => {
  const match = roll(
    assaultOn('2821', ['1-SLR'], '1-SLR 2820', '2-EYR 3019', 'I/916 2821', 'HQ-736 3207'),
    2,
  );
  expect(unit(match, '1-SLR')).toBe('2820 green');
  const both = scene('C 3 > harm.begin hex=2006 units=I/916 effect=D', 'I/916 2006', '9-DLI 5320');
  expect(unit(both, 'I/916')).toBe('2006 green');
  const german = scene('G 3', 'I/916 2006 green', ...ELSEWHERE);
  expect(unit(german, 'I/916'), 'not in segment G').toBe('2006 green');
  expect(unit(scene('B 4', 'I/916 2006 green', '9-DLI 5320'), 'I/916')).toBe('2006');
});

test('MDD 10.6.4-a: in the German player turn they are grey, for either side, until the next segment G', () => {
  const match = storm(scene('K 3', 'I/916 2820', '1-SLR 2821', ...ELSEWHERE), '2821');
  expect([strengths(match), unit(match, 'I/916')]).toEqual(['7 against 18 is −11', '2820 grey']);
  const shot = scene('I 3 > harm.begin hex=2006 units=1-SLR effect=D byFire=yes', '1-SLR 2006', ...ELSEWHERE);
  expect(unit(shot, '1-SLR')).toBe('2006 grey');
  expect(unit(scene('B 4', '1-SLR 2006 grey', '9-DLI 5320', 'II/726 5321'), '1-SLR'), 'not in segment B').toBe('2006 grey'); // biome-ignore format: a scene
  expect(unit(scene('G 4', '1-SLR 2006 grey', ...ELSEWHERE), '1-SLR')).toBe('2006');
});

test('MDD 10.6.5-a: a second disruption before it recovers eliminates, whatever the colours and whoever did it', () => {
  const twice = (moment: string, mark: string) =>
    unit(scene(`${moment} > harm.begin hex=2006 units=I/916 effect=D`, `I/916 2006 ${mark}`, ...ELSEWHERE), 'I/916'); // biome-ignore format: a scene
  for (const mark of ['green', 'grey'])
    expect([twice('F 3', mark), twice('K 3', mark)], mark).toEqual(['-', '-']);
  const match = assaultOn('2006', ['1-SLR', 'SY'], '1-SLR 2007', 'SY 2007', 'I/916 2006 grey', '10/736 2006');
  roll(match, 8);
  expect(news(match, GERMAN).slice(-2)).toEqual(['10/736 is disrupted.', 'I/916 is eliminated.']);
  expect(asks(match), 'one is left').toBe('allied assaultSegment.choose');
});

test('whoever is eliminated leaves with nothing marked on it', () => {
  const match = scene('F 3 > harm.begin hex=2006 units=I/916 effect=E', 'I/916 2006 S grey', ...ELSEWHERE);
  expect(row(position(match), 'unit I/916')).toEqual({ facing: 'S', lost: 'yes' });
});
