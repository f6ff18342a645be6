import { CHARTS } from '../../data/charts.ts';
import { casualtyDice, sank, swam, unharmed } from '../../events/amphibious.ts';
import type { G } from '../../state.ts';
import { type Casualty, casualtyColumn, casualtyOf, LARGE_TARGET, swims } from '../../tables/landing.ts';
import { LANDING_OPTIONS } from '../../tables/turns.ts';
import { dataOf, type UnitId } from '../../units.ts';
import { disrupt, eliminate } from '../units.ts';
import { ruleOut } from './mines.ts';

/** The sums of two dice. */
export const SUMS: readonly number[] = Array.from({ length: 11 }, (_, i) => i + 2);

/** What a landing is made against. */
interface Against {
  readonly beach: number;
  /** The value of the sea. */
  readonly sea: number;
  /** 5.6.1, 5.7.2: the German guns that count. */
  readonly guns: number;
}

/** 5.6.3, 5.6.4, 19.1.1: what is added to the dice. */
export function casualtyModifier(g: G, unit: UnitId, sea: number): number {
  const large = CHARTS.types.lists.largeTargets.includes(dataOf(unit).type) ? LARGE_TARGET : 0;
  const late = LANDING_OPTIONS.find(({ delay }) => delay === g.delay)?.drm ?? 0;
  return sea + large + late;
}

/** 5.6: what becomes of a unit that lands. */
export function suffer(g: G, unit: UnitId, dice: number, { beach, sea, guns }: Against): void {
  const mines = g.beach.mines.get(beach);
  const total = dice + casualtyModifier(g, unit, sea);
  const resultFor = (roll: number, points: number): Casualty =>
    casualtyOf(casualtyColumn(guns + points), roll);
  const result = resultFor(total, mines);
  const at = g.unit.at.get(unit);
  g.emit(casualtyDice, { unit, dice, total, guns, mines, at });
  ruleOut(g, beach, (points) => SUMS.some((sum) => resultFor(sum + total - dice, points) === result));
  if (result === 'D') disrupt(g, unit, '5.6.6-a');
  else if (result === 'E') eliminate(g, unit, '5.6.6-a');
  else g.emit(unharmed, { unit, at });
}

/** 5.8: tanks that swim come ashore or sink, with the sea against them and nothing else. */
export function swim(g: G, unit: UnitId, dice: number, sea: number): void {
  const total = dice + sea;
  const at = g.unit.at.get(unit);
  if (swims(total)) g.emit(swam, { unit, dice, total, at });
  else {
    g.emit(sank, { unit, dice, total, at });
    eliminate(g, unit, '5.8.2-a');
  }
}
