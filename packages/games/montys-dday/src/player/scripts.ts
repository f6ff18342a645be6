import type { Scripts, Style } from '@bocage/kernel/players';
import { GERMAN } from '../queries.ts';
import { alliedScripts } from './allied.ts';
import { germanScripts } from './german.ts';
import { completed } from './style.ts';

/** The scripts of a side in a style; what it does not say is weighed as at first. */
export function scriptsOf(side: number, style: Style, pace: 'careful' | 'quick'): Scripts {
  const mind = { side, style: completed(side, style), isQuick: pace === 'quick' };
  return side === GERMAN ? germanScripts(mind) : alliedScripts(mind);
}
