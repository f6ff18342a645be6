import type { BaseState, Engine, Outcome } from '@bocage/kernel';
import type { Doctrine, Scripts, Style } from '@bocage/kernel/players';
import { ALLIES, type G, isRace, LAST_TURN, PHASE_A } from '../queries.ts';
import { features } from './features.ts';
import { groundScripts } from './ground/index.ts';
import judgement from './judgement.json' with { type: 'json' };
import { mindOf, type Pace } from './mind.ts';
import { plansOf } from './plans.ts';
import { staffScripts } from './staff/index.ts';
import { bounds, first, usual } from './style.ts';

const gOf = ({ g }: Engine): G => g as unknown as G;

/** The scripts of a side in a style. */
export function scripts(side: number, style: Style, pace: Pace): Scripts {
  const mind = mindOf(side, style, pace);
  return { ...groundScripts(mind), ...staffScripts(mind) };
}

/** A turn has the desks, then each half of either phase; 6 June the parts of either camp in its night, morning and afternoon. */
const IN_A_TURN = 6;
/** What is done before the armies move; nobody’s half has begun then. */
const DESKS = new Set([
  'setUpPhase',
  'weatherPhase',
  'airPhase',
  'logistics',
  'airlift',
  'resources',
  'carrying',
  'convoy',
  'administration',
  'recovery',
  'stormTest',
]);
const procedureOf = (step: string): string => step.slice(0, step.indexOf('.'));

function stretch(world: Engine): number {
  const { turn, phase, active, first } = gOf(world);
  if (world.over) return IN_A_TURN * (LAST_TURN + 1);
  if (turn === 0) return 2 * phase + (active === ALLIES ? 0 : 1);
  const begun = IN_A_TURN * turn + (phase === PHASE_A ? 0 : 2);
  return DESKS.has(procedureOf(world.stepName)) ? begun : begun + (active === first ? 1 : 2);
}

/** The lead that wins by points, and how many more or fewer make it sure. */
const [MARGINAL, SURE] = [25, 8];
/** A small part goes by points alone, so that nobody gives up. */
const [BY_RESULT, MOST] = [0.9, 100];
const rising = (lead: number): number => 1 / (1 + Math.exp(-lead / SURE));
function byPoints(lead: number): number {
  const result = (rising(lead - MARGINAL) + rising(lead + MARGINAL)) / 2;
  const points = (1 + Math.max(-1, Math.min(1, lead / MOST))) / 2;
  return BY_RESULT * result + (1 - BY_RESULT) * points;
}
/** 11.1: what a level of victory in the race is worth to the winner. */
const LEVELS: Readonly<Record<string, number>> = { strategic: 1, operational: 0.95, marginal: 0.88 };

/** What an end is worth to the Allies: all or nothing where it came at once, else by the lead; in the race by its level. */
function utility({ winner, grade = '', score = {} }: Outcome, g: G): number {
  if (isRace(g)) {
    if (winner < 0) return 0.5;
    const level = LEVELS[grade] ?? 1;
    return winner === ALLIES ? level : 1 - level;
  }
  if (g.winner >= 0) return g.winner === ALLIES ? 1 : 0;
  return byPoints((score.allied ?? 0) - (score.german ?? 0));
}

/** In the race a stretch is played in a fifth of the time that it takes on the whole map, and more of them can be looked ahead. */
const EFFORT = { rollouts: 24, horizon: 2 };
const IN_RACE = { rollouts: 80, horizon: 4 };

/** What A Bloody Summer tells those who think for it. */
export const doctrine: Doctrine = {
  usual,
  first,
  bounds,
  scripts,
  stretch,
  plans: (world, side) => plansOf(gOf(world), side, DESKS.has(procedureOf(world.stepName))),
  effort: EFFORT,
  effortIn: (world) => (isRace(gOf(world)) ? IN_RACE : EFFORT),
  features,
  judgement,
  utility: (outcome: Outcome, g: BaseState) => utility(outcome, g as unknown as G),
};
