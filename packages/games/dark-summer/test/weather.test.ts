import { seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { WEATHER } from '../src/data.ts';
import {
  ALLIED,
  asks,
  chances,
  news,
  opening,
  type Play,
  play,
  position,
  row,
  scene,
  value,
} from './scene.ts';

const NINE = 'skies sun=2 cloud=2 showers=3 rain=1 storm=1';
const FOUR = 'skies sun=1 cloud=1 rain=1 storm=1';
const LATER = 'laterSkies sun=1 cloud=1 showers=3';
const OPTION = 'options historicalWeather=yes';
/** What is left in the cup: `sun=2 rain=1`. */
const cup = (match: Play): string =>
  Object.entries(row(position(match), 'skies'))
    .map(([weather, count]) => (count === '' ? '' : `${weather}=${count}`))
    .join(' ');
const nowIn = (match: Play): string => `${value(match, 'turn')} ${value(match, 'weather')}`;

/** Plays the turns of an empty map: whoever is asked does the first thing he may, chits come as they come. */
function toTheEnd(match: Play, seed: number): Play {
  const random = seeded(seed);
  while (!match.engine.over) {
    match.rollDice(random);
    const [first] = match.legal();
    if (first !== undefined) match.apply(first);
  }
  return match;
}

test('TDSN 7.0-a: one of five conditions is set, and lasts for the whole turn', () => {
  expect(WEATHER.words).toEqual(['sun', 'cloud', 'showers', 'rain', 'storm']);
  const match = play(scene('turn.begin 4', NINE), 'rain', 'initiative us', 'play combat');
  expect(nowIn(match)).toBe('4 rain');
  play(match, 'pass', 'german', 'play move', 'german', 'play move');
  expect(nowIn(match)).toBe('4 rain');
});

test('TDSN 7.1-a: two Sun, two Cloud, three Showers, one Rain and one Storm are in the cup', () => {
  expect(cup(opening())).toBe('sun=2 cloud=2 showers=3 rain=1 storm=1');
  const match = scene('turn.begin 2', NINE);
  expect(chances(match)).toEqual({ sun: '2/9', cloud: '2/9', showers: '3/9', rain: '1/9', storm: '1/9' });
});

test('TDSN 7.1-b: on turn 1 it is Showers, without a draw and without a chit', () => {
  const match = opening();
  expect([nowIn(match), asks(match)]).toEqual(['1 showers', 'allied actionPhase.mix']);
  expect(cup(match)).toBe('sun=2 cloud=2 showers=3 rain=1 storm=1');
});

test('TDSN 7.1-c: from turn 2 a chit is drawn at the start of the Weather Phase', () => {
  const match = scene('turn.begin 2', NINE);
  expect(asks(match)).toBe('* weatherPhase.draw');
  play(match, 'storm');
  expect([nowIn(match), asks(match)]).toEqual(['2 storm', 'allied actionPhase.initiative']);
});

test('TDSN 7.1-d: a chit that is drawn is not put back', () => {
  const match = play(scene('turn.begin 6', 'skies sun=1 showers=2 rain=1'), 'rain');
  expect(cup(match)).toBe('sun=1 showers=2');
});

test('TDSN 4.0-d: the chit stays on the turn track, sets the weather, and both sides are told', () => {
  const match = play(
    scene('turn.begin 3', 'skies sun=2 cloud=2 showers=3 storm=1', 'skiesDrawn rain'),
    'cloud',
  );
  expect(position(match)).toContain('\nskiesDrawn rain cloud\n');
  expect(value(match, 'weather')).toBe('cloud');
  expect(news(match, ALLIED)[0]).toBe('The weather is Cloud.');
});

test('TDSN 7.3-a: with the option the cup begins with one Sun, one Cloud, Rain and Storm', () => {
  const match = opening('campaign', { historicalWeather: 'yes' });
  expect(cup(match)).toBe('sun=1 cloud=1 rain=1 storm=1');
  expect(position(match)).toContain(`\n${LATER}\n`);
});

test('TDSN 7.3-b: the other five come into it when Rain and Storm are both out, not before', () => {
  const one = play(scene('turn.begin 2', OPTION, FOUR, LATER), 'storm');
  expect(cup(one)).toBe('sun=1 cloud=1 rain=1');
  const both = play(scene('turn.begin 3', OPTION, 'skies sun=1 cloud=1 rain=1', LATER), 'rain');
  expect(cup(both)).toBe('sun=2 cloud=2 showers=3');
  expect(position(both)).not.toContain('laterSkies');
});

test('G-48: turns 2 to 10 use all nine chits; with the option none of the others comes before Rain and Storm', () => {
  const all = [...'sun sun cloud cloud showers showers showers rain storm'.split(' ')].sort();
  const drawn = (match: Play): string[] =>
    (/\nskiesDrawn (.*)\n/.exec(position(match))?.[1] ?? '').split(' ');
  for (const seed of [1, 2, 3]) {
    expect(drawn(toTheEnd(scene('turn.begin 2', NINE, 'cherbourgTaken 2'), seed)).sort()).toEqual(all);
    const strict = drawn(toTheEnd(scene('turn.begin 2', OPTION, FOUR, LATER, 'cherbourgTaken 2'), seed));
    const early = strict.slice(0, Math.max(strict.indexOf('rain'), strict.indexOf('storm')) + 1);
    expect([...strict].sort()).toEqual(all);
    expect([new Set(early).size, early.includes('showers')]).toEqual([early.length, false]);
  }
});
