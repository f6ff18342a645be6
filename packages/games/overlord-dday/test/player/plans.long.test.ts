import { CHANCE, Engine, type Random, seeded, setUpFor } from '@bocage/kernel';
import type { Plan, Scripts } from '@bocage/kernel/players';
import { expect, test } from 'vitest';
import { overlordDday } from '../../src/index.ts';
import { doctrine } from '../../src/player/index.ts';
import { ALLIED, GERMAN } from '../../src/queries.ts';

const planned = (engine: Engine, side: number, pace: 'careful' | 'quick', random: Random): Scripts => {
  const plans = doctrine.plans(engine, side);
  const { style } = plans[random.below(plans.length)] as Plan;
  return doctrine.scripts(side, { ...doctrine.usual(side), ...style }, pace);
};

/** A whole day by plans at random, every action checked; the stretches it had. */
function played(pace: 'careful' | 'quick', seed: number): Set<number> {
  const engine = new Engine(overlordDday, setUpFor(overlordDday)).begin() as unknown as Engine;
  const random = seeded(seed);
  const stretches = new Set<number>();
  let scripts: readonly Scripts[] = [];
  for (let last = -1; !engine.over; ) {
    const stretch = doctrine.stretch(engine);
    expect(stretch).toBeGreaterThanOrEqual(last);
    if (stretch !== last) scripts = [ALLIED, GERMAN].map((side) => planned(engine, side, pace, random));
    stretches.add(stretch);
    last = stretch;
    const { side } = engine;
    if (side === CHANCE) engine.chance(random);
    else
      engine.apply(
        scripts[side]?.[engine.stepName]?.({ world: engine, side, random }) ?? engine.sample(random),
      );
  }
  return stretches;
}

test.each(['careful', 'quick'] as const)(
  '%s scripts do only what is legal by any plan, in some thirty stretches',
  (pace) => {
    for (let seed = 1; seed <= 4; seed++) {
      const { size } = played(pace, seed);
      expect(size).toBeGreaterThan(25);
      expect(size).toBeLessThan(45);
    }
  },
);

test('a quick script that is put into another world in the middle of its moves thinks again', () => {
  const engine = new Engine(overlordDday, setUpFor(overlordDday)).begin() as unknown as Engine;
  const random = seeded(5);
  const scripts = [ALLIED, GERMAN].map((side) => doctrine.scripts(side, doctrine.usual(side), 'quick'));
  const marks: Int16Array[] = [];
  for (let i = 0; !engine.over; i++) {
    if (i % 40 === 0) marks.push(engine.snapshot());
    if (i % 97 === 96) engine.load(marks[random.below(marks.length)] as Int16Array);
    if (i > 4000) break;
    const { side } = engine;
    if (side === CHANCE) engine.chance(random);
    else
      engine.apply(
        scripts[side]?.[engine.stepName]?.({ world: engine, side, random }) ?? engine.sample(random),
      );
  }
  expect(marks.length).toBeGreaterThan(10);
});
