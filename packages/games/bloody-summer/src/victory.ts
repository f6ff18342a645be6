import { NONE, type Outcome } from '@bocage/kernel';
import { wonAtOnce } from './events/victory.ts';
import type { CaseId } from './rules/units.ts';
import { SCENARIOS } from './scenarios.ts';
import type { G, Seen } from './state.ts';
import { LEVELS, levelOf } from './tables/victory.ts';
import { ALLIES, AXIS, SCORE } from './terms.ts';
import { suddenEnd } from './victory/automatic.ts';
import { isBeachheadLost, raceOf } from './victory/cherbourg.ts';
import { pointsOf, scoreTurnPoints } from './victory/points.ts';

/** 11.1: won by Cherbourg, and not by points. */
export const isRace = (g: Seen): boolean => SCENARIOS[g.scenario]?.id === 'cherbourg';

function win(g: G, camp: number, rule: CaseId): void {
  g.winner = camp;
  g.emit(wonAtOnce, { camp }, rule);
}

/** 11.3: the points that are counted at the end of each turn; in the race, whether it is run. */
export function scoreTurn(g: G): void {
  if (g.winner !== NONE) return;
  if (!isRace(g)) {
    scoreTurnPoints(g);
    return;
  }
  const race = raceOf(g);
  if (race !== undefined) win(g, race.camp, race.rule);
}

/** 1.2-a, R-166: at the end of each phase, whether somebody has won at once. */
export function checkVictory(g: G): void {
  if (g.winner !== NONE) return;
  if (isRace(g)) {
    if (isBeachheadLost(g)) win(g, AXIS, '11.1-p');
    return;
  }
  const end = suddenEnd(g);
  if (end !== undefined) win(g, end.camp, end.rule);
}

const NAMES = ['Allied', 'German'] as const;
const WORDS: Readonly<Record<string, string>> = {
  strategic: 'a strategic',
  operational: 'an operational',
  marginal: 'a marginal',
  decisive: 'a decisive',
};

/** 11.1, 11.3: how the game ended. */
export function outcome(g: G): Outcome {
  return isRace(g) ? raceOutcome(g) : pointsOutcome(g);
}

function raceOutcome(g: G): Outcome {
  const race = raceOf(g);
  if (race === undefined)
    return { winner: NONE, grade: 'draw', text: 'Cherbourg is divided: a draw', score: {} };
  const { camp, level } = race;
  return { winner: camp, grade: level, text: `${NAMES[camp]} victory: ${WORDS[level]} one`, score: {} };
}

/** 11.3-u, R-183: at once it is decisive, else it goes by the lead. */
function pointsOutcome(g: G): Outcome {
  const { allied, german } = pointsOf(g);
  const score = { allied, german, ...ledger(g) };
  const track = `(Allies ${allied}, Germans ${german})`;
  const end = g.winner === NONE ? undefined : suddenEnd(g);
  if (end !== undefined)
    return {
      winner: end.camp,
      grade: 'decisive',
      text: `${NAMES[end.camp]} victory at once, ${end.how} ${track}`,
      score,
    };
  const grade = LEVELS[levelOf(allied - german)] as string;
  if (grade === 'draw') return { winner: NONE, grade, text: `A draw ${track}`, score };
  const winner = allied > german ? ALLIES : AXIS;
  return { winner, grade, text: `${NAMES[winner]} victory: ${WORDS[grade]} one ${track}`, score };
}

/** 11.3-c: the points by what they were given for. */
const ledger = (g: Seen): Record<string, number> =>
  Object.fromEntries(SCORE.words.map((word, row) => [word, g.score.points.get(row)]));
