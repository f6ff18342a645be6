import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE, type Reason } from '@bocage/kernel';
import { BASE, BASES, CHARTS, DIVISION, DIVISION_OF, EVERY_UNIT, fullSteps, isRegular, LEADER_UNITS, SECTOR, SETUP, SIDE, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { isBeach, PLACE, sectorOf, TIDE, tideIn } from '../map.ts';
import { rulesOf } from '../rules/day.ts';
import { regularActions } from '../rules/usactions/actions.ts';
import type { G } from '../state.ts';
import { adjustment } from '../variants.ts';
import { scenarioOf } from './pools.ts';
import { isUnderWay, type Judged, odd } from './reasons.ts';

/** The turn is one of the scenario, and the water stands as it does then. */
function clock(judged: Judged): Reason[] {
  const { g } = judged;
  if (scenarioOf(g) === undefined)
    return [odd('firstTurn, lastTurn and westPlayed are those of no scenario')];
  const isBefore = g.turn < g.firstTurn;
  if (g.turn > g.lastTurn || g.turn < g.firstTurn - 1 || (isBefore && isUnderWay(judged, 'turn')))
    return [odd(`turn ${g.turn} is none of turns ${g.firstTurn} to ${g.lastTurn}`)];
  return tide(judged, isBefore ? g.firstTurn : g.turn);
}

/** AMP-07: the water of a turn comes as the one before it ends. */
function tide({ g, frames }: Judged, turn: number): Reason[] {
  const isBetween = frames.length === 1;
  const right = [tideIn(turn), ...(isBetween ? [tideIn(turn + 1)] : [])];
  return right.includes(g.tide)
    ? []
    : [odd(`the tide of turn ${turn} is ${TIDE.text(tideIn(turn) ?? 0)}`, 'EOT-10')];
}

const [LAST_STEP] = [CHARTS.catastrophicLoss.atSteps];
const isReduced = (g: G, unit: UnitId): boolean =>
  g.unit.steps.get(unit) === LAST_STEP && fullSteps(unit) > LAST_STEP;

/** EOT-08: the Loss box has a marker for each regular company that is down to its last step, and for some that are gone. */
function losses(g: G): Reason[] {
  return DIVISION.words.flatMap((name, division) => {
    const own = EVERY_UNIT.filter((unit) => isRegular(unit) && DIVISION_OF[unit] === division);
    const reduced = own.filter((unit) => isReduced(g, unit)).length;
    const gone = own.filter((unit) => g.unit.steps.get(unit) === 0).length;
    const lost = g.division.lost.get(division);
    if (lost >= reduced && lost <= reduced + gone) return [];
    return [
      odd(
        `the Loss box of the ${name} Division has ${lost}, where ${reduced} of its companies are down to their last step and ${gone} are gone`,
        'EOT-08',
      ),
    ];
  });
}

/** ACT-02: who acts, and with how many actions left. */
function actions(judged: Judged): Reason[] {
  const { g, frames } = judged;
  const phase = frames.find(({ name }) => name === 'actionPhase');
  if (frames.length === 0) return [];
  if (phase === undefined || phase.step === 'begin') return [];
  const found: Reason[] = [];
  if (g.acting === NONE && phase.step === 'act') found.push(odd('no division acts (acting)', 'ACT-02'));
  if (g.acting !== NONE && phase.step === 'order')
    found.push(odd('a division acts before one is chosen', 'ACT-02'));
  for (const [division, name] of DIVISION.words.entries())
    if (g.division.actions.get(division) > regularActions(g))
      found.push(odd(`the ${name} Division has at most ${regularActions(g)} regular actions`, 'ACT-02'));
  return found;
}

/** ACT-05: leaders who have moved in the Action Phase have had their action; between those phases none has moved. */
function departed(judged: Judged): Reason[] {
  const { g, frames } = judged;
  const bits = LEADER_UNITS.filter((_, i) => (g.departed & (1 << i)) !== 0);
  if (bits.length === 0 || frames.length === 0) return [];
  const isOver = frames.some(({ name, step }) => name === 'endOfTurn' && step === 'begin');
  const phase = frames.find(({ name }) => name === 'actionPhase');
  if (!isOver && (phase === undefined || phase.step === 'begin'))
    return [odd('leaders have moved (departed), but it is not the Action Phase', 'ACT-05')];
  return bits
    .filter((leader) => g.unit.acted.get(leader) === 0)
    .map((leader) => odd(`${UNIT.text(leader)} has moved (departed), but has not acted (acted=)`, 'ACT-05'));
}

/** An attack has attackers, and nothing else has. */
function attackers(judged: Judged): Reason[] {
  const { g } = judged;
  const any = EVERY_UNIT.some((unit) => g.unit.attacking.get(unit) === 1);
  if (any && !isUnderWay(judged, 'attack') && judged.frames.length > 0)
    return [odd('units are attacking, but no attack is under way', 'ATK-01')];
  return [];
}

/** ENB-01: bases are on the beach of their division, one in a hex. */
function bases(g: G): Reason[] {
  const sectorOfDivision = (division: string): number =>
    SECTOR.of(SETUP.sectors.find((one) => one.division === division)?.id ?? '');
  return BASES.flatMap(({ division, name }, base) => {
    const at = g.base.at.get(base);
    if (at === NOWHERE)
      return g.base.range.get(base) === 0 ? [] : [odd(`${name} reach further, but are nowhere`, 'ENB-01')];
    if (!rulesOf(g).bases) return [odd(`${name} come from turn 17 on`, 'ENB-01')];
    if (!isBeach(at) || sectorOf(at) !== sectorOfDivision(division))
      return [odd(`${name} cannot be in ${PLACE.text(at)}`, 'ENB-01')];
    const other = BASE.words.findIndex((_, one) => one !== base && g.base.at.get(one) === (at as HexId));
    return other > base ? [odd(`two bases are in ${PLACE.text(at)}`, 'ENB-01')] : [];
  });
}

/** VAR-13: the points of the variants are those of the options. */
const variants = (g: G): Reason[] =>
  g.variantPoints === adjustment(g)
    ? []
    : [odd(`variantPoints is ${adjustment(g)} by the options`, 'VAR-13')];

/** A game that is over has an end. */
function end({ g, frames }: Judged): Reason[] {
  if (frames.length === 0 && g.over === NONE)
    return [odd('the game is over, but nobody has won or lost (over)')];
  if (g.over === NONE && g.won === 1) return [odd(`won, but not over (over ${SIDE.text(0)})`)];
  return [];
}

/** What cannot be of the course of the game. */
export const courseFaults = (judged: Judged): Reason[] => [
  ...clock(judged),
  ...losses(judged.g),
  ...actions(judged),
  ...departed(judged),
  ...attackers(judged),
  ...bases(judged.g),
  ...variants(judged.g),
  ...end(judged),
];
