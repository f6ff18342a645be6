import { expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { GERMAN as GERMAN_SIDE } from '../src/terms.ts';
import { advantages, assaultOn, ELSEWHERE, roll, storm, strengths } from './assaults.ts';
import { ALLIED, asks, field, legal, news, play, reasons, scene, sketched, unit } from './scene.ts';

// 2317 is a Resistance Nest on clear ground; 2318 lies north of it.

test('MDD 13.3.2-a: a Garrison has no zone of control, does not assault and does not fire', () => {
  const match = scene('K 3', 'G-1 2317', 'I/916 2319', '1-SLR 2318', 'SY 2318', '10/736 2218', ...ELSEWHERE);
  const { zones } = match.engine.g.board;
  expect(zones.isFelt(GERMAN_SIDE, PLACE.of('2316')), 'south of it').toBe(false);
  play(match, 'assault 2318');
  expect(reasons(match, 'join G-1')).toContain('13.3.2-a it is a Garrison, which only defends');
  const fire = scene('H 3', 'G-1 2317', 'I/916 2319', '1-SLR 2318', '10/736 2218');
  expect(legal(play(fire, 'fire 2318')).join()).not.toContain('G-1');
});

test('MDD 13.3.2-a: nor does it move', () => {
  const match = scene('I 3', 'G-1 2317', 'I/916 2319', ...ELSEWHERE);
  expect(reasons(match, 'move G-1')).toContain('13.3.2-a it is a Garrison, which never moves');
});

test('MDD 13.3.3-a: a Garrison has the morale of the nearest German, the best of those as near', () => {
  sketched('a Garrison in the open');
  const attack = ['1-SLR 2318', '2-EYR 2318'];
  const against = (...germans: string[]) => advantages(assaultOn('2317', ['1-SLR', '2-EYR'], ...attack, 'G-1 2317', ...germans)); // biome-ignore format: a scene
  expect(against('I/916 2316'), '3').toEqual([]);
  expect(against('1/441 2316', 'I/916 2217'), 'as near').toEqual([]);
  expect(against('I/916 2314'), 'three hexes away').toEqual([]);
  expect(against('G-2 2316', 'II/25 2315'), 'other Garrisons have none; 4').toEqual(['Morale: −1.']);
  expect(against('1/441 2316', 'I/916 2315'), '1, for it is nearer').toEqual(['Morale: +1.']);
});

test('MDD 13.3.4-a: a Garrison has all the protection of its hex', () => {
  const match = assaultOn('3720', ['1-SLR'], '1-SLR 3721', 'G-1 3720', 'I/916 3718');
  expect(strengths(match), 'Strongpoint and Hill').toBe('9 against 5 is +4');
  expect(news(roll(match, 3), ALLIED).join()).toContain('a roll of 3 with −2 in 3720');
});

test('MDD 13.3.5-a: a Garrison is gone when the last German near it has gone farther than three hexes', () => {
  // The battalion follows up from 2314 to 2313, four hexes from 2317.
  const far = (...more: string[]) => {
    const match = scene(
      'K 3',
      'I/916 2314',
      'II/125 2314',
      '10-Cdo 2313 green',
      'G-1 2317',
      ...more,
      ...ELSEWHERE,
    );
    return roll(storm(match, '2313', 'I/916', 'II/125'), 12);
  };
  const gone = play(far(), 'advance I/916+II/125');
  expect([unit(gone, 'I/916'), unit(gone, 'G-1')]).toEqual(['2313', '-']);
  expect(news(gone, ALLIED)).toContain('G-1 in 2317 is gone: no German unit is within three hexes.');
  expect(unit(play(far(), 'advance I/916'), 'G-1'), 'one has stayed').toBe('2317');
  expect(unit(play(far('G-2 2418'), 'advance I/916+II/125'), 'G-1'), 'another Garrison is no support').toBe(
    '-',
  );
});

test('MDD 13.3.5-a: by a move too', () => {
  const move = (...more: string[]) =>
    play(scene('I 3', 'I/916 2314', 'G-1 2317', ...more, ...ELSEWHERE), 'move I/916 2313');
  expect(unit(move(), 'G-1')).toBe('-');
  expect(
    move()
      .events(ALLIED)
      .find(({ type }) => type.name === 'garrisonGone')?.rule,
  ).toBe('13.3.5-a');
  expect(unit(move('10/736 2314'), 'G-1'), 'a company has stayed').toBe('2317');
});

test('MDD 13.3.5-b: or when that one has been eliminated or has retreated', () => {
  const lines = ['10/736 2314', 'I/916 2316', 'G-1 2317'];
  const lost = (effect: string, ...units: string[]) =>
    scene(`F 3 > harm.begin hex=2314 units=10/736 effect=${effect}`, ...units, ...ELSEWHERE);
  expect(unit(lost('E', '10/736 2314', 'G-1 2317'), 'G-1')).toBe('-');
  expect(unit(lost('E', ...lines), 'G-1'), 'another is as near').toBe('2317');
  expect(unit(lost('D', '10/736 2314', 'G-1 2317'), 'G-1')).toBe('2317');
  const back = scene(
    'F 3 > harm.begin hex=2314 units=I/916 effect=R',
    'I/916 2314',
    'G-1 2317',
    ...ELSEWHERE,
  );
  play(back, 'retreat 2313');
  expect([unit(back, 'I/916'), unit(back, 'G-1')]).toEqual(['2313', '-']);
  expect(back.events(ALLIED).find(({ type }) => type.name === 'garrisonGone')?.rule).toBe('13.3.5-b');
});

test('MDD 13.3.5-c: and when a German unit enters its hex', () => {
  const match = scene('F 3 > harm.begin hex=2316 units=I/916 effect=R', 'I/916 2316', 'G-1 2317', '9/736 2316', ...ELSEWHERE); // biome-ignore format: a scene
  play(match, 'retreat 2317');
  expect([unit(match, 'I/916'), unit(match, 'G-1')]).toEqual(['2317', '-']);
  expect(news(match, ALLIED)).toContain('G-1 in 2317 goes, for a German unit enters it.');
  const through = scene('F 3 > harm.begin hex=2316 units=I/916 effect=R', 'I/916 2316', 'G-1 2317', '9/736 2316', ...ELSEWHERE); // biome-ignore format: a scene
  expect(unit(play(through, 'retreat 2317+2318'), 'G-1'), 'in passing too').toBe('-');
});

test('MDD 13.3.6-a: fire does nothing to a Garrison', () => {
  const fire = scene('C 3', 'G-1 2317', 'I/916 2316', '1-SLR 5320');
  expect(reasons(fire, 'fire 2317')).toContain('13.3.6-a only a Garrison is in that hex, and fire does nothing to it; assault it'); // biome-ignore format: a list
  for (const effect of ['R', 'D', 'E']) {
    const shot = scene(`F 3 > harm.begin hex=2317 units=G-1 effect=${effect} byFire=yes`, 'G-1 2317', 'I/916 2316', ...ELSEWHERE); // biome-ignore format: a scene
    expect(unit(shot, 'G-1'), effect).toBe('2317');
  }
});

test('MDD 13.3.6-b: R, D and E of an assault eliminate it for good', () => {
  for (const effect of ['R', 'D', 'E']) {
    const hit = scene(
      `F 3 > harm.begin hex=2317 units=G-1 effect=${effect}`,
      'G-1 2317',
      'I/916 2316',
      ...ELSEWHERE,
    );
    expect([unit(hit, 'G-1'), field(hit, 'G-1', 'lost')], effect).toEqual(['-', 'yes']);
  }
  const match = roll(assaultOn('2317', ['1-SLR'], '1-SLR 2318', 'G-1 2317', 'I/916 2316'), 10);
  expect([unit(match, 'G-1'), asks(match)]).toEqual(['-', 'allied assault.advance']);
});

test('MDD 13.3.6-c: four Garrisons hang on the company in 5025, and do not come back', () => {
  const four = ['G-1 5122', 'G-2 5225', 'G-3 5125', 'G-4 5026'];
  const allies = ['1-HR 5024', '2-DR 5024', '2-GR 4622', '2-ER 4622'];
  const match = scene('F 3', '10/736 5025', ...four, 'II/125 4722', ...allies, '2-LR 2007', 'I/916 2006');
  // G for +16, then morale and the hill: R on 2.
  roll(storm(match, '5025', '1-HR', '2-DR'), 2);
  const gone = ['10/736', 'G-1', 'G-2', 'G-3', 'G-4'];
  expect(gone.map((name) => unit(match, name))).toEqual(['-', '-', '-', '-', '-']);
  roll(storm(match, '4722', '2-GR', '2-ER'), 7);
  play(match, 'retreat 4822');
  expect([unit(match, 'II/125'), unit(match, 'G-1')], 'three hexes from 5122').toEqual(['4822', '-']);
});
