import { expect, test } from 'vitest';
import { ALLIES, asks, news, opening, type Play, play, value } from './scene.ts';
import { at, campaign, depot, PEACE, points, until } from './turns.ts';

const sky = (match: Play): string => `${value(match, 'weather')} -${value(match, 'worse') ?? 0}`;
const MULBERRIES = ['depot Mulberry-A state=full', 'depot Mulberry-B state=reduced', 'place 0714 allied=yes', 'place 0711 allied=yes']; // biome-ignore format: a list

test('N44 1.1.1.1-a: turn 1 is clear without a die', () => {
  const match = campaign('weather 1', 'weather overcast');
  expect(asks(match)).not.toContain('weatherPhase');
  expect(sky(match)).toBe('clear -0');
});

test('N44 1.1.1.1-b: from turn 2 a die is rolled', () => {
  const match = campaign('weather 2');
  expect(asks(match)).toBe('* weatherPhase.roll');
  expect([3, 4, 5, 6].map((die) => sky(play(campaign('weather 2'), String(die))))).toEqual([
    'clear -0',
    'overcast -1',
    'overcast -1',
    'rain -1',
  ]);
});

test('N44 1.1.1.1-c, 1.1.1.1-e: W1, a 6 after an overcast turn is a 5, and storms are tested for', () => {
  const match = play(campaign('weather 3', 'worse 1'), '6');
  expect(sky(match)).toBe('overcast -2');
  expect(value(match, 'stormRisk')).toBe('yes');
  expect(news(match, ALLIES)).toContain('A 6 for the weather, with −1: overcast.');
});

test('N44 1.1.1.1-c: W2, after two such turns the die loses 2 and no more', () => {
  const match = play(campaign('weather 4', 'worse 2'), '6');
  expect(sky(match)).toBe('overcast -2');
  expect(sky(play(campaign('weather 5', 'worse 2'), '5'))).toBe('clear -0');
});

test('N44 1.1.1.1-d: W3, clear weather ends the adjustment', () => {
  expect(sky(play(campaign('weather 4', 'worse 2'), '3'))).toBe('clear -0');
});

test('N44 1.1.1.1-e: R-8, only the die as it fell counts, and the risk is that of one turn', () => {
  expect(value(play(campaign('weather 3', 'worse 2'), '5'), 'stormRisk')).toBe('no');
  expect(value(play(campaign('weather 3', 'stormRisk yes'), '5'), 'stormRisk')).toBe('no');
});

test('N44 11.2-a: R-175, Cobra begins in clear weather without a die', () => {
  const match = opening('cobra');
  until(match, 'airPhase.draw');
  expect(sky(match)).toBe('clear -0');
  expect(news(match, ALLIES).filter((line) => line.includes('for the weather'))).toEqual([]);
});

test('N44 1.1.1.1-e: the test at the start of phase A, on 5 or 6', () => {
  const match = campaign('phase-A 3', 'stormRisk yes', 'weather overcast');
  expect(asks(match)).toBe('* stormTest.roll');
  expect(value(play(match, '4'), 'storm')).toBe('no');
  expect(
    value(play(campaign('phase-A 3', 'stormRisk yes', 'depot Mulberry-A state=full'), '5'), 'storm'),
  ).toBe('yes');
});

test('N44 1.1.1.1-e: without the risk nothing is tested', () => {
  expect(asks(campaign('phase-A 3'))).not.toContain('stormTest');
});

test('N44 1.1.1.1-f, 1.1.1.1-g: a storm sends support to the used box and fighters home, but not those over boxes', () => {
  const match = campaign(
    'phase-A 3',
    'stormRisk yes',
    ...MULBERRIES,
    'air us-fighter available=2',
    'air british-medium available=1',
    'zone caen fighters=us',
    'box Paris raid=us-medium',
    'navy western cruiser=2 destroyer=3',
  );
  play(match, '6');
  expect(at(match, 'air us-fighter')).toMatchObject({ finished: '2' });
  expect(at(match, 'air british-medium')).toMatchObject({ finished: '1' });
  expect(at(match, 'zone caen')).toEqual({ fighters: 'us', grounded: 'yes' });
  expect(at(match, 'box Paris')).toEqual({ raid: 'us-medium' });
  expect(at(match, 'navy western').cruiser).toBeUndefined();
});

test('N44 7.1.1-c: L3, with a 3 Mulberry A stands, with a 4 Mulberry B is lost for good', () => {
  const match = campaign('phase-A 3', 'stormRisk yes', ...MULBERRIES);
  play(match, '5', '3', '4');
  expect([depot(match, 'Mulberry-A'), depot(match, 'Mulberry-B')]).toEqual(['full', 'destroyed']);
  expect(points(match, 'allied-depots')).toBe(10);
});

test('N44 7.1.1-c: R-179, one under construction is safe', () => {
  const match = campaign('phase-A 3', 'stormRisk yes', 'depot Mulberry-A state=building due=4');
  play(match, '6');
  expect([asks(match).includes('stormTest'), depot(match, 'Mulberry-A')]).toEqual([false, 'building 4']);
});

test('N44 1.1.1.1-i: a storm in phase A leaves phase B overcast and without a test', () => {
  const match = campaign(
    'phase-A 3',
    'stormRisk yes',
    'weather rain',
    'worse 1',
    'depot Mulberry-B state=full',
    'air us-fighter available=2',
    'zone caen fighters=us',
    ...PEACE,
  );
  play(match, '6');
  expect([asks(match), value(match, 'storm')]).toEqual(['* stormTest.stands', 'yes']);
  play(match, '1');
  // Nobody moves or fights yet: the next that is asked is Chance, for the weather of turn 4.
  expect(asks(match)).toBe('* weatherPhase.roll');
  expect(news(match, ALLIES)).toContain('After the storm the weather is overcast.');
  expect(news(match, ALLIES).filter((line) => line.startsWith('A 6: a storm'))).toHaveLength(1);
  expect([value(match, 'worse'), value(match, 'storm'), value(match, 'stormBarred')]).toEqual([
    '1',
    'no',
    'no',
  ]);
});

test('N44 1.1.1.1-j: after a storm in phase B there is no test in the next phase A, but one in B', () => {
  const match = campaign('phase-B 3', 'stormRisk yes', 'depot Mulberry-B state=full', ...PEACE); // biome-ignore format: a list
  play(match, '6', '1');
  expect(value(match, 'stormBarred')).toBe('yes');
  const next = campaign('phase-A 4', 'stormRisk yes', 'stormBarred yes', ...PEACE);
  expect([asks(next), value(next, 'phase')]).toEqual(['* stormTest.roll', 'B']);
});
