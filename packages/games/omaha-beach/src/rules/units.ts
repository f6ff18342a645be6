import { type HexId, NOWHERE } from '@bocage/hex';
import { type Domain, type Next, NONE, rulebook, type Value, type Verb } from '@bocage/kernel';
import {
  CHARTS,
  DIVISION_OF,
  dataOf,
  fullSteps,
  isLeader,
  isRegular,
  isWithin,
  type StepData,
  type UnitId,
  US,
} from '../data.ts';
import { catastrophe, eliminated, lost } from '../events/index.ts';
import { isLand } from '../map.ts';
import type { G } from '../state.ts';
import type { Rule } from '../terms.ts';

export const { procedure, revised, roll, unless, verb } = rulebook<G>();

/** A step in which the player decides: the case, what he is asked, and what he may do. */
export const asked = <C, N extends Next>(
  rule: Rule,
  prompt: string,
  ...may: readonly Verb<G, C, N>[]
): Asked<C, N> => ({ rule, prompt, who: () => US, may });
interface Asked<C, N extends Next> {
  readonly rule: Rule;
  readonly prompt: string;
  readonly who: () => number;
  readonly may: readonly Verb<G, C, N>[];
}
/** Such a step in which there is one thing to do. */
export const choice = <C, A extends Value, const N extends Next>(
  rule: Rule,
  prompt: string,
  name: string,
  what: (g: G, c: C) => Domain<A>,
  then: (g: G, c: C, chosen: A) => N,
): Asked<C, N> => asked(rule, prompt, verb(name, what, then));

export const place = (g: G, unit: UnitId, to: HexId): void => g.unit.at.set(unit, to);
/** Whether a unit stands on the map, and not in a landing box. */
export const isAshore = (g: G, unit: UnitId): boolean => isLand(g.unit.at.get(unit));
export const isPlaced = (g: G, unit: UnitId): boolean => g.unit.at.get(unit) !== NOWHERE;

/** The American units in a place, in order. */
export const unitsIn = (g: G, at: HexId): readonly UnitId[] => g.board.stacks.at(at);

/** How many of them count against the limits of stacking: leaders do not. */
export function countUnits(g: G, at: HexId): number {
  let count = 0;
  for (const unit of unitsIn(g, at)) if (!isLeader(unit)) count++;
  return count;
}

/** The figures of a unit at the steps it has; undefined for leaders. */
export const face = (g: G, unit: UnitId): StepData | undefined =>
  dataOf(unit).steps[fullSteps(unit) - g.unit.steps.get(unit)];

/** Takes a step off a unit; a regular one that comes down to its last counts for its division’s losses. */
export function loseStep(g: G, unit: UnitId, rule: Rule): void {
  const left = g.unit.steps.get(unit) - 1;
  if (left === 0) {
    eliminate(g, unit, rule);
    return;
  }
  g.unit.steps.set(unit, left);
  g.emit(lost, { unit, at: g.unit.at.get(unit) }, rule);
  if (left === LAST_STEP && isRegular(unit)) countLoss(g, unit);
}

/** EOT-08: at so many regular companies down to their last step or gone, a division is broken, and all is lost at once. */
function countLoss(g: G, unit: UnitId): void {
  const { lost: box } = g.division;
  const division = DIVISION_OF[unit] as number;
  box.set(division, box.get(division) + 1);
  const most = LOSSES.find(({ turns }) => isWithin(g.turn, turns))?.units ?? 0;
  if (box.get(division) < most || g.over !== NONE) return;
  g.emit(catastrophe, { division });
  g.over = US;
}
const { bands: LOSSES, atSteps: LAST_STEP } = CHARTS.catastrophicLoss;

/** A unit is lost, with the hero it has. */
export function eliminate(g: G, unit: UnitId, rule: Rule): void {
  if (isRegular(unit) && g.unit.steps.get(unit) > LAST_STEP) countLoss(g, unit);
  remove(g, unit, rule);
}

/** Takes a unit out of play; one that comes too late is no loss of its division. */
export function remove(g: G, unit: UnitId, rule: Rule): void {
  const at = g.unit.at.get(unit);
  g.unit.steps.set(unit, 0);
  g.unit.at.set(unit, NOWHERE);
  g.unit.due.set(unit, 0);
  g.unit.hero.set(unit, NOWHERE);
  g.unit.inspired.set(unit, 0);
  g.emit(eliminated, { unit, at }, rule);
}

/** Puts a unit back on the track, to come in a later turn. */
export function delay(g: G, unit: UnitId, turn: number): void {
  g.unit.at.set(unit, NOWHERE);
  g.unit.due.set(unit, turn);
}
