import { setUpFor } from '@bocage/kernel';
import { drawnInPlay, undrawn } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { omahaBeach } from '../src/index.ts';
import { presentation } from '../src/presentation/index.ts';

test('every event is drawn, or is named as one that has nothing to draw', () => {
  expect(undrawn(omahaBeach, presentation)).toEqual([]);
});

test('what is drawn lies on the map, and its words speak of what was told', () => {
  const setUp = setUpFor(omahaBeach, {});
  const { drawn, faults } = drawnInPlay(omahaBeach, presentation, { setUp, games: 2, seed: 1 });
  expect(faults).toEqual([]);
  expect([...(drawn.get('fired') ?? [])]).toEqual(['line', 'burst']);
  expect([...(drawn.get('drifted') ?? [])]).toEqual(['path']);
  expect([...(drawn.get('eliminated') ?? [])]).toEqual(['cross']);
});
