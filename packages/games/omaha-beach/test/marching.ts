import { asks, legal, type Play, play, refusal, scene } from './scene.ts';

/** Where these units may go in a way: `move E/2/16` gives `0609 0710`. */
export const ways = (match: Play, words: string): string =>
  legal(match, `${words} `)
    .map((text) => text.slice(words.length + 1))
    .sort()
    .join(' ');

/** Somebody of the 1st Division far from everything, so that its actions do not end by themselves. */
export const BYSTANDER = 'L/3/16 0615';

/** The 1st Division acts first, where the player is asked. */
export const begun = (match: Play): Play =>
  asks(match) === 'us actionPhase.order' ? play(match, 'lead 1st') : match;

/** How a unit by itself gets from one hex into the next: `move`, `climb`, or the case against both. */
export function step(name: string, from: string, to: string, ...lines: string[]): string {
  const match = begun(scene('actions 2', `${name} ${from}`, BYSTANDER, ...lines));
  const [walks, climbs] = [refusal(match, `move ${name} ${to}`), refusal(match, `climb ${name} ${to}`)];
  return walks === '' ? 'move' : climbs === '' ? 'climb' : walks;
}
