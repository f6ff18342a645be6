import type { SheetRow } from '@bocage/wargame';
import { dieText } from '../words.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** What each throw of a die brings; throws with the same result share a row. */
export function dieRows(result: (die: number) => string, rule: string): SheetRow[] {
  const dice = new Map<string, number[]>();
  for (const die of FACES) {
    const text = result(die);
    dice.set(text, [...(dice.get(text) ?? []), die]);
  }
  return [...dice].map(([value, thrown]) => ({ label: `Die ${dieText(thrown)}`, value, rule }));
}
