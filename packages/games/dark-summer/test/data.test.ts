import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import units from '../data/units.json' with { type: 'json' };
import { legal, opening, place, scene, value } from './scene.ts';

/** By Formation kind and side: how many counters, and the sums of their front factors, as docs/data.md makes them. */
const sums = (test: (unit: (typeof units.units)[number]) => boolean): number[] => {
  const found = units.units.filter(test);
  const sum = (of: (unit: (typeof units.units)[number]) => number | null): number =>
    found.reduce((all, unit) => all + (of(unit) ?? 0), 0);
  return [
    found.length,
    sum(({ front }) => front.attack),
    sum(({ front }) => front.defense),
    sum(({ front }) => front.move),
    sum(({ back }) => back?.attack ?? 0),
    sum(({ back }) => back?.defense ?? 0),
    sum(({ back }) => back?.move ?? 0),
    sum(({ steps }) => steps),
    sum((unit) => unit.turn ?? 0),
  ];
};

test('the counters of each army come to these sums: number, front, back, steps, turns of arrival', () => {
  expect({
    us: sums(({ group }) => group === 'us'),
    british: sums(({ group }) => group === 'british'),
    german: sums(({ group }) => group === 'german'),
  }).toEqual({
    us: [81, 363, 338, 484, 196, 189, 474, 160, 265],
    british: [54, 251, 241, 300, 140, 133, 300, 108, 112],
    german: [143, 400, 487, 594, 228, 260, 536, 250, 360],
  });
});

test('TDSN 9.3.3-e: a Combined Action moves as many hexes as the chart of chits says', () => {
  const { hexes, hexesByRoad } = charts.actionChits.combinedAction;
  expect([hexes, hexesByRoad]).toEqual([1, 2]);
  const match = scene('us combines 3', 'beach 3303 status=open', '16/1 3304', '914/352 5010');
  const lengths = legal(match, 'move 16/1').map((words) => words.split('+').length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(2);
});

test('TDSN 3.1-i: the weather of turn 1 is that of the set-up, and the gliders stand on their airfields', () => {
  const match = opening();
  expect(value(match, 'weather')).toBe('showers');
  expect([place(match, '325/82'), place(match, '6/6')]).toEqual(['Airfield-us', 'Airfield-british']);
});
