import { type Engine, NONE } from '@bocage/kernel';
import type { Doctrine } from '@bocage/kernel/players';
import { breakingPoint, DIVISION, type G, pointsToWin } from '../queries.ts';
import { features } from './features.ts';
import judgement from './judgement.json' with { type: 'json' };
import { plansFor } from './plans.ts';
import { BOUNDS, FIRST, fullStyle, USUAL } from './style.ts';
import { usScripts } from './us.ts';

/** A turn has three stretches: what lands and fires, the actions of the one division, and those of the other. */
const A_TURN = 3;
const [LANDING, FIRST_ACTS, SECOND_ACTS] = [0, 1, 2];

function partOfTurn(world: Engine): number {
  const frames = world.stack();
  const phase = frames.find(({ procedure }) => procedure.name === 'actionPhase');
  if (phase === undefined)
    return frames.some(({ procedure }) => procedure.name === 'endOfTurn') ? SECOND_ACTS : LANDING;
  const second = phase.procedure.params.find(({ name }) => name === 'second')?.slot;
  return second !== undefined && world.g.cells.read(phase.base + second.base) === 1
    ? SECOND_ACTS
    : FIRST_ACTS;
}

const isBroken = (g: G): boolean =>
  DIVISION.words.some((_, division) => g.division.lost.get(division) >= breakingPoint(g.turn));

/** What an end is worth without any points, and what the points for a victory add to that: beyond so many times as many nothing. */
const [NO_POINTS, ALL_POINTS, PLENTY] = [0.2, 0.4, 1.35];
/** What it adds to have a good part of the points for a victory, which the report counts as a success, and to have them all. */
const [GOOD_PART, SUCCESS, VICTORY] = [11 / 19, 0.06, 0.2];
/** What a broken division leaves of it all, and of its points: next to nothing. */
const [BROKEN, POINTS_OF_BROKEN] = [0.05, 0.08];

/** What D-Day at Omaha Beach tells those who think for it. */
export const doctrine: Doctrine = {
  usual: () => USUAL,
  first: () => FIRST,
  bounds: () => BOUNDS,
  scripts: (_side, style, pace) => usScripts(fullStyle(style), pace),
  stretch: (world) => A_TURN * (world.g as G).turn + partOfTurn(world),
  plans: (world) => plansFor(world),
  // To the end of the game, from the turn on from which anybody thinks.
  effort: { rollouts: 80, horizon: A_TURN * 6 },
  features,
  judgement,
  utility(outcome, state) {
    const g = state as G;
    const share = Math.min(PLENTY, Math.max(0, outcome.score.points ?? 0) / pointsToWin(g));
    if (isBroken(g)) return BROKEN + POINTS_OF_BROKEN * share;
    const success = share < GOOD_PART ? 0 : SUCCESS;
    return NO_POINTS + ALL_POINTS * share + success + (outcome.winner === NONE ? 0 : VICTORY);
  },
};
