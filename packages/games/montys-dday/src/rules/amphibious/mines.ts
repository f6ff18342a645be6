import { CHARTS } from '../../data/charts.ts';
import { isSealed } from '../../events/setup.ts';
import { layingsOf, minesIn } from '../../layings.ts';
import type { G } from '../../state.ts';
import { BEACHES } from '../../terms.ts';

const LEVELS = CHARTS.engineers.mines.levels;

/** What would be left at a beach of a laying, after all that has been cleared. */
const leftOf = (g: G, laying: number, beach: number): number =>
  minesIn(laying, beach) - g.beach.removed.get(beach);

/** 5.4.3, R-16: after a result that both sides know, the layings are ruled out under which it could not have been. */
export function ruleOut(g: G, beach: number, couldBe: (mines: number) => boolean): void {
  for (const laying of layingsOf(g.scenario)) {
    if (g.laying.excluded.get(laying) === 1) continue;
    const mines = leftOf(g, laying, beach);
    if (mines < 0 || !couldBe(mines)) g.laying.excluded.set(laying, 1);
  }
}

/**
 * the mines that there may be, as far as the Allies can tell: one number by beach for each laying that fits all
 * results. Those whose number is not known have some, once play has begun; those that are known have none.
 */
export function possibleMines(g: G, unknown: readonly number[]): readonly (readonly number[])[] {
  const sealed = isSealed(g);
  return layingsOf(g.scenario)
    .filter((laying) => g.laying.excluded.get(laying) === 0)
    .map((laying) => BEACHES.map((_, beach) => leftOf(g, laying, beach)))
    .filter((mines) =>
      mines.every((points, beach) => points >= 0 && (sealed || points > 0 === unknown.includes(beach))),
    );
}

/** 15.1.2: engineers have cleared one mine point, and everybody knows. */
export function clearMine(g: G, beach: number): void {
  g.beach.mines.set(beach, g.beach.mines.get(beach) - LEVELS);
  g.beach.cleared.set(beach, g.beach.cleared.get(beach) + LEVELS);
  g.beach.removed.set(beach, g.beach.removed.get(beach) + LEVELS);
}
