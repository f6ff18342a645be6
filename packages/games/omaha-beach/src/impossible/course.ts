import { NOWHERE } from '@bocage/hex';
import { innermost, type Judged, NONE } from '@bocage/kernel';
import { BASES, CHARTS, DIVISION, DIVISION_OF, EVERY_UNIT, fullSteps, isRegular, LEADER_UNITS, SECTOR, SETUP, SIDE, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { isBeach, PLACE, sectorOf, TIDE, tideIn } from '../map.ts';
import { rulesOf } from '../rules/day.ts';
import { regularActions } from '../rules/usactions/actions.ts';
import type { G } from '../state.ts';
import { adjustment } from '../variants.ts';
import { scenarioOf } from './pools.ts';

/** The turn is one of the scenario, and the water stands as it does then. */
function judgeClock(judged: Judged<G>): void {
  const { g, odd } = judged;
  const isBefore = g.turn < g.firstTurn;
  const isBegun = innermost(judged, 'turn') !== undefined;
  if (scenarioOf(g) === undefined) odd('firstTurn, lastTurn and westPlayed are those of no scenario');
  else if (g.turn > g.lastTurn || g.turn < g.firstTurn - 1 || (isBefore && isBegun))
    odd(`turn ${g.turn} is none of turns ${g.firstTurn} to ${g.lastTurn}`);
  else judgeTide(judged, isBefore ? g.firstTurn : g.turn);
}

/** AMP-07: the water of a turn comes as the one before it ends. */
function judgeTide({ g, frames, against }: Judged<G>, turn: number): void {
  const isBetween = frames.length === 1;
  if (g.tide !== tideIn(turn) && !(isBetween && g.tide === tideIn(turn + 1)))
    against('EOT-10', `the tide of turn ${turn} is ${TIDE.text(tideIn(turn) ?? 0)}`);
}

const [LAST_STEP] = [CHARTS.catastrophicLoss.atSteps];
const isReduced = (g: G, unit: UnitId): boolean =>
  g.unit.steps.get(unit) === LAST_STEP && fullSteps(unit) > LAST_STEP;

/** EOT-08: the Loss box has a marker for each regular company that is down to its last step, and for some that are gone. */
function judgeLosses({ g, against }: Judged<G>): void {
  for (const [division, name] of DIVISION.words.entries()) {
    const own = EVERY_UNIT.filter((unit) => isRegular(unit) && DIVISION_OF[unit] === division);
    const reduced = own.filter((unit) => isReduced(g, unit)).length;
    const gone = own.filter((unit) => g.unit.steps.get(unit) === 0).length;
    const lost = g.division.lost.get(division);
    if (lost < reduced || lost > reduced + gone)
      against(
        'EOT-08',
        `the Loss box of the ${name} Division has ${lost}, where ${reduced} of its companies are down to their last step and ${gone} are gone`,
      );
  }
}

/** ACT-02: who acts, and with how many actions left. */
function judgeActions(judged: Judged<G>): void {
  const { g, against } = judged;
  const phase = innermost(judged, 'actionPhase');
  if (phase === undefined || phase.step === 'begin') return;
  if (g.acting === NONE && phase.step === 'act') against('ACT-02', 'no division acts (acting)');
  if (g.acting !== NONE && phase.step === 'order') against('ACT-02', 'a division acts before one is chosen');
  for (const [division, name] of DIVISION.words.entries())
    if (g.division.actions.get(division) > regularActions(g))
      against('ACT-02', `the ${name} Division has at most ${regularActions(g)} regular actions`);
}

/** ACT-05: leaders who have moved in the Action Phase have had their action; between those phases none has moved. */
function judgeDeparted(judged: Judged<G>): void {
  const { g, frames, against } = judged;
  const leaders = LEADER_UNITS.filter((_, i) => (g.departed & (1 << i)) !== 0);
  if (leaders.length === 0 || frames.length === 0) return;
  const isOver = innermost(judged, 'endOfTurn')?.step === 'begin';
  const phase = innermost(judged, 'actionPhase');
  if (!isOver && (phase === undefined || phase.step === 'begin')) {
    against('ACT-05', 'leaders have moved (departed), but it is not the Action Phase');
    return;
  }
  for (const leader of leaders)
    if (g.unit.acted.get(leader) === 0)
      against('ACT-05', `${UNIT.text(leader)} has moved (departed), but has not acted (acted=)`);
}

/** An attack has attackers, and nothing else has. */
function judgeAttackers(judged: Judged<G>): void {
  const { g, frames, against } = judged;
  const any = EVERY_UNIT.some((unit) => g.unit.attacking.get(unit) === 1);
  if (any && frames.length > 0 && innermost(judged, 'attack') === undefined)
    against('ATK-01', 'units are attacking, but no attack is under way');
}

const sectorOfDivision = (division: string): number =>
  SECTOR.of(SETUP.sectors.find((one) => one.division === division)?.id ?? '');

/** ENB-01: bases are on the beach of their division, one in a hex. */
function judgeBases({ g, against }: Judged<G>): void {
  for (const [base, { division, name }] of BASES.entries()) {
    const at = g.base.at.get(base);
    const isElsewhere = at !== NOWHERE && (!isBeach(at) || sectorOf(at) !== sectorOfDivision(division));
    const isShared = BASES.some((_, one) => one > base && g.base.at.get(one) === at);
    if (at === NOWHERE) {
      if (g.base.range.get(base) > 0) against('ENB-01', `${name} reach further, but are nowhere`);
    } else if (!rulesOf(g).bases) against('ENB-01', `${name} come from turn 17 on`);
    else if (isElsewhere) against('ENB-01', `${name} cannot be in ${PLACE.text(at)}`);
    else if (isShared) against('ENB-01', `two bases are in ${PLACE.text(at)}`);
  }
}

/** VAR-13: the points of the variants are those of the options; a game that is over has an end. */
function judgeEnd({ g, frames, against, odd }: Judged<G>): void {
  if (g.variantPoints !== adjustment(g))
    against('VAR-13', `variantPoints is ${adjustment(g)} by the options`);
  if (g.over !== NONE) return;
  if (frames.length === 0) odd('the game is over, but nobody has won or lost (over)');
  else if (g.won === 1) odd(`won, but not over (over ${SIDE.text(0)})`);
}

/** What cannot be of the course of the game. */
export function judgeCourse(judged: Judged<G>): void {
  judgeClock(judged);
  judgeLosses(judged);
  judgeActions(judged);
  judgeDeparted(judged);
  judgeAttackers(judged);
  judgeBases(judged);
  judgeEnd(judged);
}
