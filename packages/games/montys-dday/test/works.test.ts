import { expect, test } from 'vitest';
import { assaultOn, ELSEWHERE, roll, storm, strengths } from './assaults.ts';
import { ALLIED, asks, news, play, scene, sketched, unit } from './scene.ts';

test('MDD 13.0-a: in works all multipliers are added, elsewhere the best counts', () => {
  expect(strengths(assaultOn('3720', ['1-SR'], '1-SR 3721', '10/736 3720')), '3 + 2').toBe(
    '9 against 10 is −1',
  );
  expect(strengths(assaultOn('2908', ['1-SR'], '1-SR 2909', '10/736 2908')), 'a Town on a Hill').toBe('9 against 4 is +5'); // biome-ignore format: a list
});

test('MDD 13.0-d: works protect Germans alone', () => {
  const match = storm(scene('K 3', 'I/192 3721', '1-SLR 3720', ...ELSEWHERE), '3720');
  expect(strengths(match), 'the Hill').toBe('9 against 18 is −9');
  const nest = roll(storm(scene('K 3', 'I/192 2318', '10-Cdo 2317', ...ELSEWHERE), '2317'), 6);
  expect(strengths(nest)).toBe('9 against 3 is +6');
  expect(news(nest, ALLIED).join()).toContain('a roll of 6 with 0 in 2317');
});

test('MDD 13.1-a: a Strongpoint is three times, and −2', () => {
  const match = assaultOn('1617', ['1-SR', 'SY'], '1-SR 1618', 'SY 1618', 'I/916 1617');
  expect(strengths(match)).toBe('21 against 21 is 0');
  expect(news(roll(match, 7), ALLIED).join()).toContain('a roll of 7 with −2 in 1617');
});

test('MDD 13.1-b: two companies in the Strongpoint 3720', () => {
  const radar = ['10/736 3720', '12/736 3720'];
  expect(strengths(assaultOn('3720', ['1-SR', 'SY'], '1-SR 3721', 'SY 3721', ...radar))).toBe(
    '21 against 20 is +1',
  );
  const fire = play(scene('C 3', ...radar, '1-SR 5320'), 'fire 3720', 'points 20', 'shoot');
  expect(asks(fire)).toBe('* firing.dice');
  roll(fire, 7);
  expect(strengths(fire)).toBe('20 against 20 is 0');
});

test('MDD 13.2-a: a Resistance Nest is twice, and −1', () => {
  const match = assaultOn('2317', ['1-SR', 'SY'], '1-SR 2318', 'SY 2318', 'I/916 2317');
  expect(strengths(match)).toBe('21 against 14 is +7');
  expect(news(roll(match, 7), ALLIED).join()).toContain('a roll of 7 with −1 in 2317');
});

test('MDD 13.2-b: a battalion in Le Hamel', () => {
  const match = assaultOn(
    '5325',
    ['1-HR', '2-DR', '4/7-RDG'],
    '1-HR 5324',
    '2-DR 5324',
    '4/7-RDG 5324',
    'I/916 5325',
  );
  expect(strengths(match)).toBe('30 against 28 is +2');
  expect(news(roll(match, 7), ALLIED).join(), 'works and Town').toContain('a roll of 7 with −2 in 5325');
  const fire = play(scene('C 3', 'I/916 5325', '1-SR 5320'), 'fire 5325', 'points 20', 'shoot');
  expect(strengths(roll(fire, 7))).toBe('20 against 12 is +8');
});

test('MDD 14.1.2-a: coast artillery that must retreat from an assault is eliminated, and whoever is with it goes', () => {
  const match = assaultOn('1617', ['1-SR', '1-SLR', 'SY'], '1-SR 1618', '1-SLR 1618', 'SY 1618', 'Merville 1617 facing=N', '10/736 1617 S'); // biome-ignore format: a list
  // (3 + 1) x 3 = 12 against 30: F with a protection of 3, and morale.
  roll(match, 7);
  expect(asks(match), 'the company goes').toBe('german retreat.choose');
  play(match, 'retreat 1616');
  expect([unit(match, '10/736'), unit(match, 'Merville')]).toEqual(['1616', '-']);
  const lost = match.events(ALLIED).find(({ type }) => type.name === 'eliminated');
  expect(lost?.rule).toBe('14.1.2-a');
});

test('MDD 14.1.2-a: fire does not move it from its position', () => {
  sketched('a battery away from its work');
  const struck = 'F 3 > harm.begin hex=2006 units=Merville effect=R byFire=yes';
  expect(unit(scene(struck, 'Merville 2006 facing=N', ...ELSEWHERE), 'Merville')).toBe('2006');
});
