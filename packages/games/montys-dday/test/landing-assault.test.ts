import { expect, test } from 'vitest';
import { ELSEWHERE, roll, storm, strengths } from './assaults.ts';
import { asks, legal, news, play, reasons, refusal, scene, unit } from './scene.ts';

// Off Sword: from 2622 units land on the flat 2621, at High tide (turn 4) in the Strongpoint 2620 behind it.

test('MDD 5.5.6-b: units off the shore must assault the Germans where they land, and no others', () => {
  const match = scene(
    'F 3',
    '1-SLR 2622',
    '2-EYR 2520',
    '1-SR 2520',
    '10/736 2621',
    '9/736 2519',
    ...ELSEWHERE,
  );
  expect(reasons(match, 'end')).toEqual([
    '5.5.6-b units at sea have still to assault the Germans in their landing hexes',
  ]);
  expect(legal(match)).not.toContain('end');
  play(match, 'assault 2621');
  expect(legal(match), 'together with units ashore').toEqual(['join 1-SLR', 'join 1-SR', 'join 2-EYR']);
  play(match, 'join 2-EYR');
  expect(refusal(match, 'storm'), 'it must take part').toBe('5.5.6-b');
  play(match, 'join 1-SLR', 'storm');
  expect(strengths(match)).toBe('18 against 2 is +16');
  roll(match, 12);
  play(match, 'advance 1-SLR');
  expect(unit(match, '1-SLR')).toBe('2621');
  expect(refusal(match, 'end')).toBe('');
});

test('MDD 5.5.6-b: no other hex than that one', () => {
  const match = scene(
    'F 3',
    '1-SLR 2622',
    '2-EYR 2520',
    '1-SR 2520',
    '10/736 2621',
    '9/736 2721',
    ...ELSEWHERE,
  );
  expect(reasons(match, 'assault 2721')).toEqual(['10.3.2-a nobody who is beside that hex may assault it']);
  const ashore = scene(
    'F 3',
    '1-SLR 2622',
    '2-EYR 2720',
    '1-SR 2720',
    '10/736 2621',
    '9/736 2721',
    ...ELSEWHERE,
  );
  play(ashore, 'assault 2721');
  expect(reasons(ashore, 'join 1-SLR')).toContain('5.5.6-b it must assault the Germans in its landing hex, and no others'); // biome-ignore format: a list
});

test('MDD 5.5.6-b: whoever does not get ashore by it is eliminated', () => {
  const failed = scene('F 3', '1-SLR 2622', 'I/916 2621', ...ELSEWHERE);
  roll(storm(failed, '2621', '1-SLR'), 5);
  expect(unit(failed, '1-SLR'), 'not before the segment ends').toBe('2622');
  play(failed, 'end');
  expect(unit(failed, '1-SLR')).toBe('-');
  const stayed = scene('F 3', '1-SLR 2622', '2-EYR 2622', '10/736 2621', ...ELSEWHERE);
  roll(storm(stayed, '2621', '1-SLR', '2-EYR'), 12);
  play(stayed, 'advance 2-EYR', 'end');
  expect([unit(stayed, '1-SLR'), unit(stayed, '2-EYR')]).toEqual(['-', '2621']);
  const disrupted = play(scene('F 3', '1-SLR 2622 green', 'I/916 2621', ...ELSEWHERE), 'end');
  expect(unit(disrupted, '1-SLR'), 'disrupted, it cannot assault').toBe('-');
});

test('MDD 5.5.6-b: at High tide the hex behind the flat is assaulted', () => {
  const match = scene('F 4', '1-SLR 2622', '2-EYR 2622', '17-RE 2622', '10/736 2620', ...ELSEWHERE);
  expect(legal(match)).toContain('assault 2620');
  storm(match, '2620', '1-SLR', '2-EYR', '17-RE');
  expect(strengths(match), 'a Strongpoint').toBe('22 against 6 is +16');
  expect(news(match, 0)).toContain('Engineers against works: +1.');
  roll(match, 12);
  expect(asks(match)).toBe('allied assault.advance');
  play(match, 'advance 1-SLR+17-RE', 'end');
  expect(['1-SLR', '17-RE', '2-EYR'].map((name) => unit(match, name))).toEqual(['2620', '2620', '-']);
});

test('MDD 5.5.6-b: if the Germans go before they are assaulted, the landing is unopposed', () => {
  // The Garrison of 2620 lives by the company in 2519.
  const match = scene(
    'F 4',
    '1-SLR 2622',
    'G-1 2620',
    '10/736 2517',
    '2-EYR 2516',
    '1-SR 2516',
    ...ELSEWHERE,
  );
  roll(storm(match, '2517', '2-EYR', '1-SR'), 12);
  expect(unit(match, 'G-1')).toBe('-');
  play(match, 'advance none', 'end');
  expect(unit(match, '1-SLR')).toBe('2620');
  expect(news(match, 0)).toContain('1-SLR lands in 2620.');
});
