import type { Outcome } from '@bocage/kernel';
import type { Doctrine, Scripts, Style } from '@bocage/kernel/players';
import { ALLIED, CHARTS } from '../queries.ts';
import { alliedScripts } from './allied.ts';
import { features } from './features.ts';
import { germanScripts } from './german.ts';
import { plansOf } from './intents.ts';
import judgement from './judgement.json' with { type: 'json' };
import { stretchOf } from './stretch.ts';
import { alliedStyle, boundsOf, firstStyle, germanStyle, usualStyle } from './style.ts';

const scripts = (side: number, style: Style, pace: 'careful' | 'quick'): Scripts =>
  side === ALLIED ? alliedScripts(alliedStyle(style), pace) : germanScripts(germanStyle(style), pace);

/** Between the points with which the Germans still win and those with which the Allies do. */
const EVEN =
  Math.min(
    ...CHARTS.victory.results.flatMap(({ winner, from }) => (winner === 'allied' ? [from ?? 0] : [])),
  ) - 0.5;
/** So many points from there the day is as good as decided, and so many make no more difference. */
const [CLEAR, FAR] = [3, 30];

/** A narrow win is worth little more than a narrow loss, since a die more could have made it one. */
function utility({ score }: Outcome): number {
  const ahead = (score?.points ?? EVEN) - EVEN;
  return 0.5 + 0.4 * Math.tanh(ahead / CLEAR) + 0.1 * Math.max(-1, Math.min(1, ahead / FAR));
}

/** What Overlord tells those who think for it. */
export const doctrine: Doctrine = {
  usual: usualStyle,
  first: firstStyle,
  bounds: boundsOf,
  scripts,
  stretch: stretchOf,
  plans: plansOf,
  effort: { rollouts: 96, horizon: 3 },
  features,
  judgement,
  utility,
};
