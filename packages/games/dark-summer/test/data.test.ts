import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import units from '../data/units.json' with { type: 'json' };
import { ARMY, dataOf, ofArmy, UNIT, type UnitId } from '../src/data.ts';
import { attackFactor, defenseFactor, isReduced, isUnknown, pointsOf } from '../src/rules/units.ts';
import { field, legal, opening, place, scene, value } from './scene.ts';

const { g } = opening().engine;
/** Sums over counters of what the rules know of them: number, front, back, steps, turns of arrival. */
function sums(army: string): number[] {
  const found = ofArmy[ARMY.of(army)] ?? [];
  const sum = (of: (unit: UnitId) => number): number => found.reduce((all, unit) => all + of(unit), 0);
  const faces = ([2, 1] as const).flatMap((steps) => {
    for (const unit of found) g.unit.steps.set(unit, Math.min(steps, dataOf(unit).steps));
    const up = found.filter((unit) => steps === 2 || isReduced(g, unit));
    const total = (of: (unit: UnitId) => number): number => up.reduce((all, unit) => all + of(unit), 0);
    const isOpen = (unit: UnitId): boolean => !isUnknown(g, unit);
    return [
      total((unit) => (isOpen(unit) ? attackFactor(g, unit) : 0)),
      total((unit) => (isOpen(unit) ? defenseFactor(g, unit) : 0)),
      total((unit) => pointsOf(g, unit)),
    ];
  });
  return [found.length, ...faces, sum((unit) => dataOf(unit).steps), sum((unit) => dataOf(unit).turn ?? 0)];
}

test('the counters of each army come to these sums: number, front, back, steps, turns of arrival', () => {
  expect({ us: sums('us'), british: sums('british'), german: sums('german') }).toEqual({
    us: [81, 363, 338, 484, 196, 189, 474, 160, 265],
    british: [54, 251, 241, 300, 140, 133, 300, 108, 112],
    german: [143, 400, 487, 594, 228, 260, 536, 250, 360],
  });
});

test('TDSN 11.5-a: the factors that are dealt face down', () => {
  const { strongpointFactors, ostFactors } = opening().engine.g;
  const dealt = (pool: { get(factor: number): number }): number[] => [0, 1, 2, 3].map((one) => pool.get(one));
  expect([dealt(strongpointFactors), dealt(ostFactors)]).toEqual([
    [0, 5, 9, 6],
    [1, 5, 4, 0],
  ]);
});

test('TDSN 3.1-a: everybody stands where the set-up has him, or waits for his turn, by his letter', () => {
  const match = opening();
  const boxes: Readonly<Record<string, string>> = {
    'US Airfields in England': 'Airfield-us',
    'British Airfields in England': 'Airfield-british',
  };
  for (const { id, at, turn, letter } of units.units) {
    expect([id, place(match, id)]).toEqual([id, at === undefined ? '-' : (boxes[at] ?? at)]);
    expect([id, field(match, id, 'due')]).toEqual([id, turn === undefined ? undefined : String(turn)]);
    expect([id, dataOf(UNIT.of(id)).letter]).toEqual([id, letter]);
  }
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
