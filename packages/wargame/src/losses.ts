import type { Random, Reason } from '@bocage/kernel';

/** A unit that may take losses in a combat. */
export interface LossUnit {
  readonly steps: number;
  /** Its steps at full strength. */
  readonly full: number;
  /** Marked units must carry part of the loss where the policy says so: those that took part, those whose shift was used. */
  readonly marked?: boolean;
}

/** Which allocations are legal. Each of the two optional rules holds when its reason is given; a game has one or the other. */
export interface LossPolicy {
  /** An allocation must remove exactly the steps lost, at most those there are, from each unit at most its own. */
  readonly exact: Reason;
  /** No unit dies while one of several steps is still at full strength. */
  readonly reduceFirst?: Reason;
  /** At least one step comes from a marked unit. */
  readonly fromMarked?: Reason;
}

/** A combat loss to be shared out: who may take it, how many steps, under which rules. */
export interface Loss {
  readonly units: readonly LossUnit[];
  readonly steps: number;
  readonly policy: LossPolicy;
}

/** The steps that will really be removed: what is lost beyond the steps present is ignored. */
export function stepsToTake({ units, steps }: Loss): number {
  let present = 0;
  for (const unit of units) present += unit.steps;
  return Math.min(steps, present);
}

/** Why the steps taken, unit by unit in the order of the loss, are not a legal allocation; null if they are. */
export function checkLosses(loss: Loss, taken: ArrayLike<number>): Reason | null {
  const { units, policy } = loss;
  return addsUp(loss, taken) ? brokenRule(units, taken, policy) : policy.exact;
}

function addsUp(loss: Loss, taken: ArrayLike<number>): boolean {
  const { units } = loss;
  if (taken.length !== units.length) return false;
  let sum = 0;
  for (let i = 0; i < units.length; i++) {
    const steps = taken[i]!;
    if (!Number.isInteger(steps) || steps < 0 || steps > units[i]!.steps) return false;
    sum += steps;
  }
  return sum === stepsToTake(loss);
}

function brokenRule(units: readonly LossUnit[], taken: ArrayLike<number>, policy: LossPolicy): Reason | null {
  if (policy.reduceFirst && killsTooEarly(units, taken)) return policy.reduceFirst;
  if (policy.fromMarked && sparesMarked(units, taken)) return policy.fromMarked;
  return null;
}

function killsTooEarly(units: readonly LossUnit[], taken: ArrayLike<number>): boolean {
  let kills = false;
  let sparesFull = false;
  for (let i = 0; i < units.length; i++) {
    const { steps, full } = units[i]!;
    if (steps > 0 && taken[i] === steps) kills = true;
    if (full > 1 && steps === full && taken[i] === 0) sparesFull = true;
  }
  return kills && sparesFull;
}

function sparesMarked(units: readonly LossUnit[], taken: ArrayLike<number>): boolean {
  let any = false;
  let markedSteps = 0;
  for (let i = 0; i < units.length; i++) {
    if (taken[i]! > 0) any = true;
    if (!units[i]!.marked) continue;
    if (taken[i]! > 0) return false;
    markedSteps += units[i]!.steps;
  }
  return any && markedSteps > 0;
}

/**
 * Shows the visitor every legal allocation, in lexicographic order, in one array that is reused, until it
 * answers true; then true.
 */
export function eachAllocation(loss: Loss, visit: (taken: readonly number[]) => boolean): boolean {
  const { units, policy } = loss;
  const taken: number[] = units.map(() => 0);
  let present = 0;
  for (const unit of units) present += unit.steps;
  return share(0, Math.min(loss.steps, present), present);

  /** Shares `left` steps among the units from `i` on, which have `behind` steps between them. */
  function share(i: number, left: number, behind: number): boolean {
    if (i === units.length) return brokenRule(units, taken, policy) === null && visit(taken);
    const own = units[i]!.steps;
    const others = behind - own;
    for (let n = Math.max(0, left - others); n <= Math.min(own, left); n++) {
      taken[i] = n;
      if (share(i + 1, left - n, others)) return true;
    }
    return false;
  }
}

/** Every legal allocation. */
export function allAllocations(loss: Loss): number[][] {
  const all: number[][] = [];
  eachAllocation(loss, (taken) => all.push([...taken]) < 0);
  return all;
}

/** How many legal allocations there are; where the answer is 1 there is nothing to ask. */
export function countAllocations(loss: Loss): number {
  let count = 0;
  eachAllocation(loss, () => ++count < 0);
  return count;
}

/** One legal allocation, all equally likely. */
export function sampleAllocation(loss: Loss, random: Random): number[] {
  let chosen: number[] = [];
  let index = random.below(countAllocations(loss));
  eachAllocation(loss, (taken) => {
    if (index-- > 0) return false;
    chosen = [...taken];
    return true;
  });
  return chosen;
}
