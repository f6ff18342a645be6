import type { HexId } from '@bocage/hex';
import { type G, ofArmy, type UnitId } from '../queries.ts';
import { standing, standingAfter } from './kept.ts';

/** A plan for a movement, and the units in the order in which they are looked at. */
export interface Planned<Plan> {
  readonly plan: Plan;
  readonly queue: UnitId[];
}

/**
 * What a player keeps in mind through one movement, lest he make his plan anew for every unit. Where the position is
 * not the one that he left behind, he begins again.
 */
export class Memory<Plan> {
  private readonly make: (g: G) => Planned<Plan>;
  private kept: Planned<Plan> | undefined;
  private key = '';
  private moved = 0;
  /** Who stands where after what was decided last. */
  private sum = 0;

  constructor(make: (g: G) => Planned<Plan>) {
    this.make = make;
  }

  /** The plan for the movement under way. */
  recall(g: G): Planned<Plan> {
    const key = `${g.turn}:${g.track.length}:${g.cup.total}`;
    const moved = movedIn(g);
    const sum = standing(g);
    const isLeft = key === this.key && moved === this.moved && sum === this.sum;
    if (this.kept === undefined || !isLeft) this.kept = this.make(g);
    this.key = key;
    // Whoever is asked moves a unit, or ends the movement.
    this.moved = moved + 1;
    this.sum = sum;
    return this.kept;
  }

  /** Remembers that a unit goes to a place now. */
  send(g: G, unit: UnitId, to: HexId): void {
    this.sum = standingAfter(g, this.sum, unit, to);
  }
}

function movedIn(g: G): number {
  let many = 0;
  for (const unit of ofArmy[g.active] ?? []) many += g.unit.moved.get(unit);
  return many;
}
