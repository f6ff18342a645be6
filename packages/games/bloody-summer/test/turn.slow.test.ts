import { seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { ALLIES, asks, news, opening, type Play, position, unit, value } from './scene.ts';
import { campaign, PEACE, race } from './turns.ts';

test('N44 1.0-a: weather and air, logistics, administration, A, B, the end', () => {
  const match = campaign('weather 3', ...PEACE, 'air us-fighter cup=6', 'depot German-Paris state=reduced');
  const random = seeded(1);
  const seen: string[] = [];
  const note = (): void => {
    const step = match.engine.over ? 'over' : match.engine.stepName.split('.')[0]!;
    if (seen.at(-1) !== step) seen.push(step);
  };
  for (note(); !match.engine.over && value(match, 'turn') === '3'; note()) {
    if (match.engine.side < 0)
      match.resolve(match.engine.odds.kind.parse('6') ?? match.engine.odds.kind.parse('us-fighter')!);
    else match.apply(match.engine.sample(random));
  }
  expect(seen.slice(0, 4)).toEqual(['weatherPhase', 'airPhase', 'resources', 'administration']);
  expect(seen.slice(4, 5)).toEqual(['stormTest']);
  expect(news(match, ALLIES).filter((line) => /^Phase . of turn 3|^Turn 4/.test(line))).toEqual([
    'Phase A of turn 3 begins.',
    'Phase B of turn 3 begins.',
    'Turn 4 begins.',
  ]);
});

test('N44 1.1.5-b: at the end of a turn each disorganized unit recovers a level', () => {
  const match = campaign('end-of-turn 3', ...PEACE, '4-8 0619 D2', '4-12 0620 D1');
  expect([unit(match, '4-8'), unit(match, '4-12')]).toEqual(['0619 D1', '0620']);
});

test('N44 1.1.4-b, 1.1.4-c: at the end of a phase nobody is Affected, and headquarters are Ready', () => {
  const match = campaign('end-of-phase 3', ...PEACE, '4-8 0619 A2', 'US-VII 0618 finished');
  expect([unit(match, '4-8'), position(match).includes('finished=yes')]).toEqual(['0619', false]);
});

test('N44 1.2-a: the game is over after the last turn of its scenario', () => {
  const over = (match: Play): boolean => match.engine.over;
  expect([over(campaign('end-of-turn 12', ...PEACE)), over(campaign('end-of-turn 11', ...PEACE))]).toEqual([
    true,
    false,
  ]);
  expect([over(race('end-of-turn 4')), over(race('end-of-turn 3'))]).toEqual([true, false]);
});

test.each(['cherbourg', 'cobra', 'campaign'] as const)(
  '%s: whoever plays at random comes to an end',
  (scenario) => {
    const { engine } = opening(scenario);
    const random = seeded(7);
    let decisions = 0;
    for (; !engine.over && decisions < 20_000; decisions++) {
      if (engine.side < 0) engine.chance(random);
      else engine.apply(engine.sample(random));
    }
    expect([engine.over, asks(opening(scenario)) !== 'over']).toEqual([true, true]);
  },
);

test('N44 1.1.1.3-a: who has the initiative is first in each phase', () => {
  const begun = (first: string): string =>
    asks(campaign('phase-A 5', `first ${first}`, ...PEACE, '4-8 0620', 'US-VII 0618', 'GE-84 1616'));
  expect([begun('allies').split(' ')[0], begun('axis').split(' ')[0]]).toEqual(['us', 'german']);
});
