import { isChance } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';

test('every step that asks Chance says what it asks about', () => {
  const silent = bloodySummer.procedures.flatMap(({ name, steps }) =>
    Object.entries(steps).flatMap(([step, does]) =>
      isChance(does) && does.about === undefined ? [`${name}.${step}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});
