import type { Engine, Outcome } from '@bocage/kernel';
import type { Doctrine, Scripts, Style } from '@bocage/kernel/players';
import { ALLIED, FIRST_OF_POCKET, type G, GERMAN, suddenDeath, TURNS } from '../queries.ts';
import { alliedScripts } from './allied.ts';
import { features } from './features.ts';
import { germanScripts } from './german.ts';
import judgement from './judgement.json' with { type: 'json' };
import type { Pace } from './kept.ts';
import { plansOf } from './plans.ts';
import { type AlliedStyle, bounds, first, type GermanStyle, usual } from './style.ts';

const gOf = ({ g }: Engine): G => g as unknown as G;

/** The scripts of a side in a style. */
export const scripts = (side: number, style: Style, pace: Pace): Scripts =>
  side === GERMAN ? germanScripts(style as GermanStyle, pace) : alliedScripts(style as AlliedStyle, pace);

/** So many Rounds are one stretch; a turn has two of them, the second the longer where it has many Rounds. */
const ROUNDS = 5;
const stretch = (world: Engine): number => 2 * gOf(world).turn + (gOf(world).track.length < ROUNDS ? 0 : 1);

/** A lead of so many points is worth two thirds of a victory; from so many on more is worth nothing. */
const [LEAD, MOST] = [4, 25];

/** Where the points are the same the Allies would rather have so many Germans shut in; it is never worth a victory. */
const [SHUT_IN, POCKET_WORTH] = [10, 0.02];

/** What an end is worth to the Allies: all or nothing where it came at once, else by the points; a tie is German. */
function utility({ winner, score = {} }: Outcome, g: G): number {
  if (suddenDeath(g) !== undefined) return winner === ALLIED ? 1 : 0;
  const lead = (score.allied ?? 0) - (score.german ?? 0) - 0.25;
  const clear = (0.1 - POCKET_WORTH) * Math.max(-1, Math.min(1, lead / MOST));
  const shutIn = Math.min(SHUT_IN, g.pocket.get(TURNS - FIRST_OF_POCKET));
  return 0.5 + 0.4 * Math.tanh(lead / LEAD) + clear + (POCKET_WORTH * shutIn) / SHUT_IN;
}

/** What The Dark Summer tells those who think for it. */
export const doctrine: Doctrine = {
  usual,
  first,
  bounds,
  scripts,
  stretch,
  plans: (world, side) => plansOf(gOf(world), side),
  effort: { rollouts: 40, horizon: 2 },
  features,
  judgement,
  utility: (outcome, g) => utility(outcome, g as unknown as G),
};
