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

/** What a defeat is worth at most, with all points but one; a broken division costs nearly all of it. */
const [DEFEAT, NO_POINTS, BROKEN] = [0.5, 0.1, 0.05];
/** What a victory is worth at least, and from how many points more than it takes on nothing is added. */
const [VICTORY, PLENTY] = [0.8, 12];

/** What D-Day at Omaha Beach tells those who think for it. */
export const doctrine: Doctrine = {
  usual: () => USUAL,
  first: () => FIRST,
  bounds: () => BOUNDS,
  scripts: (_side, style, pace) => usScripts(fullStyle(style), pace),
  stretch: (world) => A_TURN * (world.g as G).turn + partOfTurn(world),
  plans: (world) => plansFor(world),
  effort: { rollouts: 64, horizon: 3 },
  features,
  judgement,
  utility(outcome, state) {
    const g = state as G;
    const [scored, wins] = [Math.max(0, outcome.score.points ?? 0), pointsToWin(g)];
    const share = Math.min(1, scored / wins);
    if (outcome.winner !== NONE) return VICTORY + (1 - VICTORY) * Math.min(1, (scored - wins) / PLENTY);
    return isBroken(g) ? BROKEN * share : NO_POINTS + (DEFEAT - NO_POINTS) * share;
  },
};
