import { asks, legal, news, type Play, play, scene } from './scene.ts';

/** Others who could still fight, far off, so that the segment goes on. */
export const ELSEWHERE: readonly string[] = ['9-DLI 5320', 'II/726 5321'];

const DICE = ['', '', '1+1', '1+2', '2+2', '2+3', '3+3', '3+4', '4+4', '4+5', '5+5', '5+6', '6+6'];
/** Two dice of that sum. */
export const roll = (match: Play, sum: number): Play => play(match, DICE[sum] as string);

/** Goes on with a Close Assault until the dice, with those named and nobody’s headquarters. */
export function storm(match: Play, hex: string, ...units: readonly string[]): Play {
  if (asks(match).endsWith('assaultSegment.choose')) play(match, `assault ${hex}`);
  for (const unit of units)
    if (asks(match).endsWith('assault.muster') && legal(match, 'join').includes(`join ${unit}`))
      play(match, `join ${unit}`);
  if (asks(match).endsWith('assault.muster')) play(match, 'storm');
  if (asks(match).endsWith('assault.answer')) play(match, 'pass');
  return match;
}

/** A Close Assault of the Allies on turn 3, from a position of a few lines, up to the dice. */
export const assaultOn = (hex: string, units: readonly string[], ...lines: readonly string[]): Play =>
  storm(scene('F 3', ...lines, ...ELSEWHERE), hex, ...units);

const ADVANTAGES = /^(Morale|Armour|Outflanking|Surrounding|Higher|Engineers)/;
/** What has been told of the advantages. */
export const advantages = (match: Play): string[] => news(match, 0).filter((line) => ADVANTAGES.test(line));
/** What has been told of the strengths: `9 against 7 is +2`. */
export const strengths = (match: Play): string =>
  /\d+ against \d+ is \S*\d/.exec(news(match, 0).join('\n'))?.[0] ?? '';
/** The column of the last roll. */
export const column = (match: Play): string =>
  /Column (\w)/.exec(
    news(match, 0)
      .filter((line) => line.startsWith('Column'))
      .at(-1) ?? '',
  )?.[1] ?? '';
