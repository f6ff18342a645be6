import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DataError, readData } from '../src/index.ts';

const CHART = z.strictObject({
  source: z.string(),
  most: z.int().check(z.minimum(1)),
  rolls: z.array(z.int()),
});
const read = (json: unknown) => readData('charts.json', CHART, json);

test('a data file is read by its shape', () => {
  const chart = { source: 'rule 5.1', most: 3, rolls: [1, 2] };
  expect(read(chart)).toEqual(chart);
});

test('a key that the shape does not have is refused, as is one that is missing or of another kind, all at once', () => {
  const faults = (): unknown => read({ source: 'rule 5.1', rolls: [1, 2.5], mots: 3 });
  expect(faults).toThrow(DataError);
  expect(faults).toThrow(/charts\.json .*mots/);
  expect(faults).toThrow(/charts\.json most: /);
  expect(faults).toThrow(/charts\.json rolls\.1: /);
});

test('a figure out of its range is refused with its place', () => {
  expect(() => read({ source: '', most: 0, rolls: [] })).toThrow(/charts\.json most: .*1/);
});
