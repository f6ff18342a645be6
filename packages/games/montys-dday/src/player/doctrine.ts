import type { Outcome } from '@bocage/kernel';
import type { Doctrine } from '@bocage/kernel/players';
import { ALLIED, type G, GERMAN } from '../queries.ts';
import { features } from './features.ts';
import judgement from './judgement.json' with { type: 'json' };
import { plansFor, stretchOf } from './plans.ts';
import { scriptsOf } from './scripts.ts';
import { boundsOf, firstStyle, ownOf, usualStyle } from './style.ts';

/** Who won is worth so much to either side of a draw, and how clearly so much more. */
const [WON, CLEARLY] = [0.4, 0.1];
/** What counts as a clear success: hexes of Caen or objectives, Lodgments, and losses. */
const [HEXES, LODGMENTS, LOSSES] = [4, 2, 27];

/** How far each side has come beyond or short of what it wanted, -1 to 1 from the Allied side. */
function marginOf(score: Readonly<Record<string, number>>): number {
  const taken = (score.caen ?? score.objectives ?? 0) / HEXES;
  const ground = Math.max(taken, (score.lodgments ?? 0) / LODGMENTS / 2);
  return Math.tanh(ground - (score.losses ?? 0) / LOSSES);
}

/** What an end is worth to the Allies: who won decides, how clearly is the rest. */
function utility({ winner, score = {} }: Outcome): number {
  const side = winner === ALLIED ? 1 : winner === GERMAN ? -1 : 0;
  return 0.5 + WON * side + CLEARLY * marginOf(score);
}

/** Who wins is hard to tell before the second day: of a dozen plans one always looks better by one standard error. */
const PROOF = 2;

/** What Monty’s D-Day tells those who think for it. */
export const doctrine: Doctrine = {
  usual: (side) => ownOf(side, usualStyle(side)),
  first: (side) => ownOf(side, firstStyle(side)),
  bounds: boundsOf,
  scripts: scriptsOf,
  stretch: ({ g }) => stretchOf(g as unknown as G),
  plans: ({ g }, side) => plansFor(g as unknown as G, side),
  effort: { rollouts: 64, horizon: 3 },
  proof: PROOF,
  features,
  judgement,
  utility,
};
