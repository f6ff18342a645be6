import { expect, test } from 'vitest';
import { train, trainReport } from '../src/commands/train.ts';

const ORDER = {
  id: 'overlord-dday',
  wanted: { options: {} },
  games: 8,
  rounds: 1,
  trials: 1,
  seed: 990_001,
  chanceOnly: false,
  threads: 1,
};

test('styles are tuned within their bounds, judged by what they win, and what was played is not played again', async () => {
  const result = await train(ORDER);
  const { tuned, judgement } = result;
  expect(tuned?.course).toHaveLength(1);
  for (const worth of Object.values(tuned?.course[0] ?? {})) {
    expect(worth).toBeGreaterThan(0);
    expect(worth).toBeLessThan(1);
  }
  expect(tuned?.taken).toBe((tuned?.share ?? 0) > 0.5 && (tuned?.low ?? 0) > 0.47);
  expect(judgement.chance[0]).toHaveLength(judgement.features.length);
  expect(trainReport(result).text).toContain('against the styles before');

  const told: number[] = [];
  expect(await train({ ...ORDER, onProgress: (done) => told.push(done) })).toEqual(result);
  expect(told).toEqual([]);
});
