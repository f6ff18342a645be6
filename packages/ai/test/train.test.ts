import { seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { areaUnderCurve, casesOf, cloudAround, drawnTo, fit, fitChances, foretell, type Lesson, logLoss, playDuel, playLesson, playTrial, reliability, stylesOf, withStyles } from '../src/index.train.ts'; // biome-ignore format: a list
import { Judge } from '../src/index.ts';
import { squash } from '../src/value/judge.ts';
import { BLUE, game, idle, moving, RED, setUp } from './crossroads.ts';

/** Games whose winner hangs on one thing that can be seen, by a known law, and not at all on another. */
function lessons(many: number, law: (x: number) => number): Lesson[] {
  const random = seeded(9);
  const toss = () => random.below(2001) / 1000 - 1;
  return Array.from({ length: many }, (_, i) => {
    const x = toss();
    const won = random.below(1_000_000) / 1_000_000 < squash(law(x)) ? 1 : 0;
    return {
      sights: [{ hand: i % 2, row: [1, x, toss()] }],
      chance: won,
      utility: won,
    };
  });
}

test('what decides games is found, with its weight, and what does not is left', () => {
  const { chance, unbeaten } = fitChances(
    lessons(4000, (x) => 0.5 + 2 * x),
    2,
  );
  expect(unbeaten).toBeUndefined();
  const [first, second] = chance;
  for (const [one = 0, x = 0, noise = 1] of [first ?? [], second ?? []]) {
    expect(one).toBeCloseTo(0.5, 0);
    expect(x).toBeGreaterThan(1.6);
    expect(x).toBeLessThan(2.4);
    expect(Math.abs(noise)).toBeLessThan(0.25);
  }
});

test('a hand of the clock of which little is known goes by the others', () => {
  const many = lessons(2000, (x) => 3 * x).map((one) => ({
    ...one,
    sights: one.sights.map((sight) => ({ ...sight, hand: 0 })),
  }));
  const few = lessons(3, () => 0).map((one) => ({
    ...one,
    sights: one.sights.map((sight) => ({ ...sight, hand: 1 })),
  }));
  const [known, unknown] = fit(
    casesOf([...many, ...few], ({ chance }) => chance),
    2,
  );
  expect(unknown?.[1]).toBeGreaterThan((known?.[1] ?? 9) * 0.7);
});

test('forecasts of games that taught nothing to them are as often right as they say', () => {
  const forecasts = foretell(
    lessons(3000, (x) => 2 * x),
    2,
  );
  expect(forecasts).toHaveLength(3000);
  const bins = reliability(forecasts).filter(({ games }) => games > 50);
  expect(bins.length).toBeGreaterThanOrEqual(7);
  for (const { foretold, low, high } of bins) {
    expect(foretold).toBeGreaterThan(low - 0.05);
    expect(foretold).toBeLessThan(high + 0.05);
  }
  expect(areaUnderCurve(forecasts)).toBeGreaterThan(0.75);
  expect(logLoss(forecasts)).toBeLessThan(0.6);
});

/** Games that most often are drawn where nothing speaks for either side. */
function drawn(many: number): Lesson[] {
  const random = seeded(4);
  return lessons(many, () => 0).map((one) => {
    const x = one.sights[0]?.row[1] ?? 0;
    const luck = random.below(1_000_000) / 1_000_000;
    const chance = luck < squash(8 * x - 3) ? 1 : luck < squash(8 * x + 3) ? 0.5 : 0;
    return { ...one, chance };
  });
}

test('draws are foretold as such, and forecasts between them and a victory are as often right as they say', () => {
  const games = drawn(4000);
  const chances = fitChances(games, 2);
  expect(chances.unbeaten?.[0]?.[0]).toBeGreaterThan(1);
  expect(chances.chance[0]?.[0]).toBeLessThan(-1);
  for (const { foretold, came } of reliability(foretell(games, 2)).filter(({ games: many }) => many > 100))
    expect(Math.abs(foretold - came)).toBeLessThan(0.08);
});

test('who cannot see what decides foretells nothing', () => {
  const blind = lessons(1000, (x) => 2 * x).map((one) => ({ ...one, sights: [{ hand: 0, row: [1] }] }));
  expect(areaUnderCurve(foretell(blind, 1))).toBeLessThan(0.56);
  expect(logLoss(foretell(blind, 1))).toBeCloseTo(Math.log(2), 1);
});

test('two games that were foretold the wrong way round leave nothing under the curve; draws do not count', () => {
  const one = { game: 0, hand: 0, foretold: 0.9, came: 0 };
  const other = { game: 1, hand: 0, foretold: 0.1, came: 1 };
  expect(areaUnderCurve([one, other, { ...one, came: 0.5 }])).toBe(0);
  expect(
    areaUnderCurve([
      { ...one, came: 1 },
      { ...other, came: 0 },
    ]),
  ).toBe(1);
});

test('a cloud of styles is drawn to what is worth most, keeps within its bounds, and leaves alone what does nothing', () => {
  const doctrine = {
    ...idle(),
    usual: () => ({ march: 0.2, other: 0.5, fixed: 3 }),
    bounds: () => ({ march: [0, 0.8] as const, other: [0, 1] as const }),
  };
  const random = seeded(4);
  let cloud = cloudAround(doctrine, BLUE);
  for (let round = 0; round < 20; round++) {
    const styles = stylesOf(cloud, doctrine.bounds(), 24, random);
    expect(styles[0]).toEqual(cloud.middle);
    for (const { march, fixed } of styles) {
      expect(march).toBeGreaterThanOrEqual(0);
      expect(march).toBeLessThanOrEqual(0.8);
      expect(fixed).toBe(3);
    }
    cloud = drawnTo(
      cloud,
      [...styles].sort((a, b) => (b.march as number) - (a.march as number)),
    );
  }
  expect(cloud.middle.march).toBeGreaterThan(0.7);
  expect(Math.abs((cloud.middle.other as number) - 0.5)).toBeLessThan(0.2);
  expect(cloud.width.march).toBeCloseTo(0.12 * 0.8 * 0.95 ** 20);
});

test('a style on trial is worth what its side makes of the game; nobody else plays by it', () => {
  const school = { game, setUp, doctrine: idle() };
  const [waits, marches] = [0, 1].map((march) => playTrial(school, BLUE, { march }, 5));
  expect(marches).toBeGreaterThan(waits as number);
  // Of the other camp it is what is left.
  expect(playTrial(school, RED, { march: 0 }, 5)).toBeCloseTo(1 - (waits as number));
});

test('a game to learn from is the same for the same seed and is seen at each stretch', () => {
  const school = { game, setUp, doctrine: idle() };
  const lesson = playLesson(school, { part: 0.5, whims: 50 }, 3);
  expect(playLesson(school, { part: 0.5, whims: 50 }, 3)).toEqual(lesson);
  expect(playLesson(school, { part: 0.5, whims: 50 }, 4)).not.toEqual(lesson);
  expect(lesson.sights.length).toBeGreaterThan(16);
  expect(new Set(lesson.sights.map(({ hand }) => hand))).toEqual(new Set([0, 1, 2, 3]));
});

test('styles that are the same share the points of a duel', () => {
  const doctrine = idle();
  expect(playDuel({ game, setUp, doctrine }, withStyles(doctrine, []), 5)).toBe(0.5);
});

test('a judgement of other features than the game has is refused', () => {
  const judgement = { version: 1, made: '', features: ['one', 'towns'], chance: [], utility: [] };
  expect(() => Judge.of({ ...idle(), judgement })).toThrow('train it anew');
  const rows = [0, 1, 2, 3].map((turn) => [turn - 1, 2]);
  const judge = Judge.of({ ...idle(), judgement: { ...judgement, chance: rows, utility: rows } });
  expect(judge?.chance(moving(BLUE, 1))).toBeCloseTo(squash(-1));
  const unbeaten = rows.map(() => [1, 0]);
  const draws = Judge.of({ ...idle(), judgement: { ...judgement, chance: rows, unbeaten, utility: rows } });
  expect(draws?.chance(moving(BLUE, 1))).toBeCloseTo((squash(-1) + squash(1)) / 2);
  expect(() =>
    Judge.of({ ...idle(), judgement: { ...judgement, chance: rows, unbeaten: [], utility: rows } }),
  ).toThrow('train it anew');
  expect(Judge.of(idle())).toBeNull();
});
