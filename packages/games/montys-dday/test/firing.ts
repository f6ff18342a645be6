import { ALLIED, asks, news, type Play, play, reasons } from './scene.ts';

/** Words of a fire one after another; a question that had only one answer was answered already, and is passed over. */
export function prepare(match: Play, hex: string, ...words: string[]): Play {
  play(match, `fire ${hex}`);
  for (const word of words) if (!isDone(match, word)) play(match, word);
  return match;
}
const isDone = (match: Play, word: string): boolean =>
  !asks(match).endsWith('firing.prepare') ||
  (word.startsWith('join') && reasons(match, word)[0]?.includes('among those who fire') === true);

/** Fire at a hex up to the dice; the defender gives no support. */
export function aim(match: Play, hex: string, ...words: string[]): Play {
  prepare(match, hex, ...words, 'shoot');
  if (asks(match).endsWith('firing.brace')) play(match, 'pass');
  return match;
}

/** What was told of the last fire: `mixed: 35 against 8 is +27; column G, dice 11, modifier −1: disruption`. */
export const report = (match: Play): string =>
  news(match, ALLIED)
    .findLast((line) => /^(Fire at|Bombardment)/.test(line))
    ?.replace(/^Fire at [^,]+, (.*)\.$/, '$1') ?? '';

/** Fire at a hex with these dice, in words. */
export function shoot(match: Play, hex: string, words: readonly string[], dice: string): string {
  aim(match, hex, ...words);
  if (asks(match).startsWith('*')) play(match, dice);
  return report(match);
}
