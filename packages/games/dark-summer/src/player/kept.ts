import { EVERY_UNIT, type G, GERMANS, type UnitId } from '../queries.ts';

/** A player thinks anew at every question, or keeps for a while what he thought. */
export type Pace = 'careful' | 'quick';

/** What a unit of which something is so adds to a sum that tells positions apart: hardly ever two come to the same. */
export function mixed(unit: UnitId, value: number): number {
  let sum = Math.imul(0x10000 * unit + value + 1, 0x9e3779b1);
  sum = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b);
  return sum ^ (sum >>> 13);
}

/** A number that tells positions apart by who of some units stands where, with how many steps. */
export function standing({ unit: { at, steps } }: G, units: readonly UnitId[] = EVERY_UNIT): number {
  let sum = 0;
  for (const unit of units) sum = (sum + mixed(unit, 4 * at.get(unit) + steps.get(unit))) | 0;
  return sum;
}

/** The same once a unit has gone to a place. */
export const standingAfter = (g: G, sum: number, unit: UnitId, to: number): number => {
  const steps = g.unit.steps.get(unit);
  return (sum - mixed(unit, 4 * g.unit.at.get(unit) + steps) + mixed(unit, 4 * to + steps)) | 0;
};

/** What the wants of the Allies hang on for a quick player, beside where units stand: the Round. */
export const momentOfAllies = ({ turn, track, round, boundaryLifted }: G): string =>
  `${turn} ${track.length} ${round} ${boundaryLifted}`;

/** The same for the defence of the Germans. */
export const momentOfGermans = ({ turn, weather, army, isolated, enteredBrittany }: G): string =>
  `${turn} ${weather} ${army.moves.get(GERMANS)} ${isolated}${enteredBrittany}`;

/** Keeps the last answer for as long as the position is the same, whichever world it stands in. */
export class Kept<T> {
  private readonly moment: (g: G) => string;
  private readonly units: readonly UnitId[];
  private sum = 0;
  private when = '';
  private answer: T | undefined;

  /** What the answer hangs on: the moment, and where some units stand. */
  constructor(moment: (g: G) => string, units: readonly UnitId[] = EVERY_UNIT) {
    this.moment = moment;
    this.units = units;
  }

  /** What was found for this position, or is found now. */
  recall(g: G, find: () => T): T {
    const sum = standing(g, this.units);
    const when = this.moment(g);
    if (this.answer === undefined || this.sum !== sum || this.when !== when) {
      this.answer = find();
      this.sum = sum;
      this.when = when;
    }
    return this.answer;
  }
}
