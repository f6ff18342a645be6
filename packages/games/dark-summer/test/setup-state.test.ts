import { seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { DEALT, dataOf, EVERY_UNIT, MARKERS, UNIT, UNITS } from '../src/data.ts';
import { darkSummer } from '../src/index.ts';
import { CHERBOURG, isHex, isLand, PLACE, WAVES } from '../src/map.ts';
import { reckoned } from './attacks.ts';
import { ALLIED, asks, field, GERMAN, opening, place, position, scene, seen, unit, value } from './scene.ts';

test('TDSN 3.0-a: three options, off unless they are chosen', () => {
  expect(Object.keys(darkSummer.options ?? {})).toEqual([
    'historicalWeather',
    'reactionWithdrawal',
    'assaultGuns',
  ]);
  expect(opening().engine.g.options).toEqual({ historicalWeather: 0, reactionWithdrawal: 0, assaultGuns: 0 });
});

test('TDSN 3.1-a: whoever has a place stands there, whoever has a turn waits for it', () => {
  const match = opening();
  for (const { id, at, turn } of UNITS)
    if (at === undefined) expect([place(match, id), field(match, id, 'due')]).toEqual(['-', String(turn)]);
    else if (isHexName(at)) expect([place(match, id), field(match, id, 'due')]).toEqual([at, undefined]);
    else expect(['Cherbourg', 'Airfield-us', 'Airfield-british']).toContain(place(match, id));
});
const isHexName = (at: string): boolean => /^\d{4}$/.test(at);

test('TDSN 3.1-b: units begin ashore, in the hexes of the waves, in England and in Cherbourg', () => {
  const { g } = opening().engine;
  const afloat = WAVES.map(({ hex }) => hex);
  for (const u of EVERY_UNIT) {
    const at = g.unit.at.get(u);
    if (isHex(at)) expect(isLand(at) || afloat.includes(at)).toBe(true);
    else if (at >= 0) expect(['Cherbourg', 'Airfield-us', 'Airfield-british']).toContain(PLACE.text(at));
  }
});

test('TDSN 3.1-c: the 914th is in 3207 with one step, and nobody else has lost any', () => {
  const match = opening();
  expect(unit(match, '914/352')).toBe('3207 reduced');
  expect(UNITS.filter(({ id }) => unit(match, id).endsWith('reduced')).map(({ id }) => id)).toEqual([
    '914/352',
  ]);
});

test('TDSN 3.1-d: strongpoints and Ost battalions lie face down, and any may turn out to be any', () => {
  const { g } = opening().engine;
  expect(DEALT.every((u) => g.unit.factor.get(u) === -1)).toBe(true);
  const strongpoints = DEALT.filter((u) => dataOf(u).hidden === 'strongpoint');
  expect([g.strongpointFactors.total, g.ostFactors.total]).toEqual([strongpoints.length, DEALT.length - strongpoints.length]); // biome-ignore format: one thing
  expect(DEALT.some((u) => g.unit.at.get(u) === CHERBOURG)).toBe(true);
});

test('TDSN 3.1-e: neither side sees a factor before it is turned over, for there is none', () => {
  const match = opening();
  for (const side of [ALLIED, GERMAN]) expect(seen(match, side)).not.toContain('factor=');
  // Play on for a while: whoever still lies face down has none.
  const random = seeded(7);
  for (let i = 0; i < 60 && !match.engine.over; i++) {
    match.rollDice(random);
    if (!match.engine.over) match.apply(match.engine.sample(random));
  }
  const { g } = match.engine;
  const unknown = DEALT.filter((u) => g.unit.factor.get(u) < 0).length;
  expect(g.strongpointFactors.total + g.ostFactors.total).toBe(unknown);
  expect(unknown).toBeLessThan(DEALT.length);
});

test('TDSN 3.1-f: the strongpoints of Omaha are reinforced at first', () => {
  const attack = (hex: string, from: string): string =>
    reckoned(scene('the 2nd wave fights 1', `16/1 ${from}`, `SP${hex} ${hex} factor=2`), hex, '16/1')
      .strengths;
  expect([attack('3203', '3202'), attack('3303', '3302'), attack('2403', '2502')]).toEqual([
    '5:5',
    '5:5',
    '5:2',
  ]);
});

test('TDSN 3.1-g: who waits for which turn is known to both', () => {
  const match = opening();
  for (const side of [ALLIED, GERMAN]) expect(seen(match, side)).toContain('unit 129/43 steps=2 due=3');
  const byTurn = [1, 2, 3].map(
    (turn) => UNITS.filter(({ id }) => field(match, id, 'due') === String(turn)).length,
  );
  expect(byTurn.every((many) => many > 0)).toBe(true);
});

test('TDSN 3.1-h: support markers have a turn of arrival, the ships that of the 2nd Wave', () => {
  expect(MARKERS.every(({ turn }) => turn >= 1)).toBe(true);
  expect(MARKERS.filter(({ kind }) => kind === 'naval').map(({ turn }) => turn)).toEqual([1, 1]);
});

test('TDSN 3.1-i, TDSN 3.1-j: turn 1, Showers, no points, an empty track, in the Action Phase', () => {
  const match = opening();
  expect([value(match, 'turn'), value(match, 'weather'), value(match, 'specialHalves')]).toEqual([
    '1',
    'showers',
    '0',
  ]);
  expect(position(match)).not.toContain('\ntrack ');
  expect(asks(match)).toBe('allied actionPhase.mix');
  expect(UNIT.words.length).toBe(UNITS.length);
});
