import type { SheetRow } from './presentation.ts';

/** One, two and three. */
export function listed(words: readonly string[], and = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Figures of a die in their order: `1`, `1 or 2`, `3 to 6`. */
export function dieText(dice: readonly number[]): string {
  const [first, last] = [dice[0] ?? 0, dice.at(-1) ?? 0];
  return dice.length > 2 && last - first === dice.length - 1
    ? `${first} to ${last}`
    : listed(dice.map(String), 'or');
}

/** A name of the program in words: `beach-held` and `beachHeld` as `Beach held`. */
export const spelt = (name: string): string =>
  capital(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  );

/** A figure with a minus that is one. */
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** So many of a thing as a sentence has them: `1 point`, `−3 points`, `2 boxes`. */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${minus(count)} ${Math.abs(count) === 1 ? thing : things}`;

/** What a unit loses or gets back: `a step`, `2 steps`. */
export const lostSteps = (count: number): string => (count === 1 ? 'a step' : `${count} steps`);

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** Half points or half hexes as players write them. */
export function halves(count: number): string {
  const whole = count >> 1;
  return count % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** How often in six a throw does what is wanted. */
export const inSix = (wanted: (die: number) => boolean): string => `${FACES.filter(wanted).length} in 6`;

/** What each throw of a die brings; throws with the same result share a row. */
export function dieRows(result: (die: number) => string, rule: string): SheetRow[] {
  const dice = new Map<string, number[]>();
  for (const die of FACES) {
    const text = result(die);
    dice.set(text, [...(dice.get(text) ?? []), die]);
  }
  return [...dice].map(([value, thrown]) => ({ label: `Die ${dieText(thrown)}`, value, rule }));
}
