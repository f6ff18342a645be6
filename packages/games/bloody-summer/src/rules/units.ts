import { type HexId, NOWHERE } from '@bocage/hex';
import { rulebook } from '@bocage/kernel';
import type { CASES } from '../cases.ts';
import { CHARTS } from '../data/charts.ts';
import { captured, destroyed, disorganised, headquartersLost, scored, stepLost } from '../events/common.ts';
import { DEPOT, DESTROYED, grid, isHex } from '../map.ts';
import { isRace } from '../scenarios.ts';
import type { G, Seen } from '../state.ts';
import { isolatedDefence } from '../tables/going.ts';
import { ALLIES, AXIS, enemyOf, isAlliedScore, RAZED, type Score, scoreOf } from '../terms.ts';
import {
  ATTACK,
  CAMP_OF,
  DEFENCE,
  isElite,
  isFestung,
  isHeadquarters,
  isPartisans,
  isRebuildable,
  NOBODY,
  scores,
  UNIT,
  type UnitId,
} from '../units.ts';

export const { ask, procedure, roll, unless, verb } = rulebook<G>();
/** The number of a case. */
export type CaseId = keyof typeof CASES;

export const onMap = (g: Seen, unit: UnitId): boolean => isHex(g.unit.at.get(unit));
/** The units in a place, in order. */
export const unitsIn = (g: G, at: HexId): readonly UnitId[] => g.board.stacks.at(at);
/** Those of one camp. */
export const unitsOf = (g: G, camp: number, at: HexId): readonly UnitId[] =>
  g.board.stacks.has(camp, at) ? unitsIn(g, at).filter((unit) => CAMP_OF[unit] === camp) : [];
/** 0.1.1-c: headquarters are no combat units. */
export const fightersOf = (g: G, camp: number, at: HexId): readonly UnitId[] =>
  unitsOf(g, camp, at).filter((unit) => !isHeadquarters(unit));
export const hasEnemy = (g: G, camp: number, at: HexId): boolean => g.board.stacks.has(enemyOf(camp), at);
/** 3: whether a zone of the enemy is felt there. */
export const inEnemyZone = (g: G, camp: number, at: HexId): boolean =>
  isHex(at) && g.board.zones.isFelt(enemyOf(camp), at);
/** 6.11, 6.12, R-129: both camps are in it; Partisans do not count. */
export const isConfused = (g: G, at: HexId): boolean =>
  g.board.stacks.has(AXIS, at) &&
  g.board.stacks.has(ALLIES, at) &&
  (isHex(at) || unitsOf(g, ALLIES, at).some((unit) => !isPartisans(unit)));
/** Whether a unit of the other camp is beside a hex. */
export const isBesideEnemy = (g: G, camp: number, at: HexId): boolean =>
  isHex(at) && grid.around(at).some((hex) => hasEnemy(g, camp, hex));

/** 6.10, 7.4: what a unit attacks and defends with as it stands. */
export function attackOf(g: Seen, unit: UnitId): number {
  return g.unit.unsupplied.get(unit) === 1 ? 0 : (ATTACK[g.unit.steps.get(unit)]?.[unit] as number);
}
export function defenceOf(g: Seen, unit: UnitId): number {
  const printed = DEFENCE[g.unit.steps.get(unit)]?.[unit] as number;
  return g.unit.unsupplied.get(unit) === 1 ? isolatedDefence(printed) : printed;
}

/** 11.3: points for what a camp has done or suffered; none in the race, which is not won by them (11.1). */
export function score(g: G, word: Score, points: number, at: HexId, rule: CaseId): void {
  if (points === 0 || isRace(g)) return;
  const row = scoreOf(word);
  g.score.points.set(row, g.score.points.get(row) + points);
  g.emit(scored, { points, camp: isAlliedScore(row) ? ALLIES : AXIS, reason: row, at }, rule);
}
const {
  step: STEP,
  eliteStep: ELITE_STEP,
  festungDestroyed: FESTUNG_FALLEN,
  germanDepotDestroyed: GERMAN_DEPOT,
} = CHARTS.victory;
const FESTUNG_BREST = UNIT.of('Festung-Brest');
const BREST_DEPOT = DEPOT.of('German-Brest');

/** 11.3-d, -e, R-165: points for a step that the other camp has taken. */
function scoreStep(g: G, unit: UnitId, at: HexId): void {
  if (!scores(unit)) return;
  const isAllied = CAMP_OF[unit] === ALLIES;
  score(g, isAllied ? 'allied-steps' : 'german-steps', STEP, at, '11.3-d');
  if (isElite(unit)) score(g, isAllied ? 'allied-elite' : 'german-elite', ELITE_STEP, at, '11.3-e');
}

/** 6.10: a unit loses a step; the last one destroys it. Whether it is still in play. */
export function loseStep(g: G, unit: UnitId, rule: CaseId): boolean {
  const at = g.unit.at.get(unit);
  const left = g.unit.steps.get(unit) - 1;
  g.unit.steps.set(unit, left);
  g.emit(stepLost, { unit, at }, rule);
  scoreStep(g, unit, at);
  if (left > 0) return true;
  if (isRebuildable(unit)) {
    clean(g, unit);
    g.unit.at.set(unit, DESTROYED);
    g.emit(destroyed, { unit, at });
  } else capture(g, unit, '6.10-c');
  return false;
}

/** 6.6-f: all that is left of a unit is lost for good. */
export function capture(g: G, unit: UnitId, rule: CaseId): void {
  const at = g.unit.at.get(unit);
  for (let step = g.unit.steps.get(unit); step > 0; step--) scoreStep(g, unit, at);
  clean(g, unit);
  g.unit.steps.set(unit, 0);
  g.unit.captured.set(unit, 1);
  g.unit.at.set(unit, NOWHERE);
  g.emit(captured, { unit, at }, rule);
  if (isFestung(unit)) festungFalls(g, unit, at);
}

/** 11.3-j, -k, R-102: a Festung is worth points, and the depot of Brest falls with its own. */
function festungFalls(g: G, unit: UnitId, at: HexId): void {
  score(g, 'festungen', FESTUNG_FALLEN, at, '11.3-j');
  if (unit !== FESTUNG_BREST || g.depot.state.get(BREST_DEPOT) === RAZED) return;
  g.depot.state.set(BREST_DEPOT, RAZED);
  score(g, 'german-depots', GERMAN_DEPOT, at, '11.3-k');
}

/** 5.4: a headquarters goes to the turn track. */
export function loseHeadquarters(g: G, hq: UnitId, rule: CaseId): void {
  const at = g.unit.at.get(hq);
  clean(g, hq);
  g.unit.at.set(hq, NOWHERE);
  g.unit.due.set(hq, g.turn + 1);
  g.emit(headquartersLost, { unit: hq, turn: g.turn + 1, at }, rule);
}

/** 6.5: a unit takes levels of disorganisation; one too many costs it a step. Whether it is still in play. */
export function disorganise(g: G, unit: UnitId, levels: number, rule: CaseId): boolean {
  for (let i = 0; i < levels; i++) {
    const level = g.unit.disorganised.get(unit);
    if (level === 2) {
      if (!loseStep(g, unit, '6.5-d')) return false;
    } else {
      g.unit.disorganised.set(unit, level + 1);
      g.emit(disorganised, { unit, level: level + 1, at: g.unit.at.get(unit) }, rule);
    }
  }
  return true;
}

/** What was marked on a counter goes. */
export function clean(g: G, unit: UnitId): void {
  for (const column of [
    g.unit.disorganised, g.unit.affected, g.unit.unsupplied, g.unit.resting, g.unit.reserve, g.unit.spent, g.unit.hexes, g.unit.moved,
    g.unit.onFoot, g.unit.attacked, g.unit.defended, g.unit.landed, g.unit.finished, g.unit.supported, g.unit.exploits, g.unit.extended,
  ]) // biome-ignore format: a list
    column.set(unit, 0);
  g.unit.hq.set(unit, NOBODY);
}
