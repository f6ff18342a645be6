import type { HexId } from '@bocage/hex';
import type { Domain, Kind, Random, Reason, Value } from '@bocage/kernel';
import type { MoveRules, Mover } from './movement.ts';
import type { Reach } from './reach.ts';

/** A choice that a reach answers: it knows its mover, and aims the reach again where others have aimed it since. */
abstract class Reached<T extends Value> {
  readonly kind: Kind<HexId>;
  protected readonly rules: MoveRules;
  protected readonly mover: Mover;
  readonly #reach: Reach;
  #aim = -1;

  /** Aims the reach. */
  constructor(kind: Kind<HexId>, reach: Reach, rules: MoveRules, mover: Mover) {
    this.kind = kind;
    this.rules = rules;
    this.mover = mover;
    this.#reach = reach;
    this.aimed();
  }

  some(): boolean {
    return this.aimed().has(1);
  }

  several(): boolean {
    return this.aimed().has(2);
  }

  each(visit: (value: T) => boolean): boolean {
    // The visitor may ask another choice, which then has the reach.
    for (let i = 0; i < this.aimed().count; i++) if (visit(this.value(this.#reach, i))) return true;
    return false;
  }

  sample(random: Random): T | undefined {
    const { count } = this.aimed();
    return count === 0 ? undefined : this.value(this.#reach, random.below(count));
  }

  /** What is chosen with the i-th place. */
  protected abstract value(reach: Reach, i: number): T;

  /** The reach, aimed at this mover. */
  protected aimed(): Reach {
    const reach = this.#reach;
    if (reach.aims !== this.#aim) {
      reach.aim(this.rules, this.mover);
      this.#aim = reach.aims;
    }
    return reach;
  }
}

/** The places to which a mover may go, as the choice for an action. */
export class Destinations extends Reached<HexId> implements Domain<HexId> {
  readonly form = 'one';
  /** Said of places so far away that no single step is to blame. */
  readonly #otherwise: Reason;

  constructor(kind: Kind<HexId>, reach: Reach, rules: MoveRules, mover: Mover, otherwise: Reason) {
    super(kind, reach, rules, mover);
    this.#otherwise = otherwise;
  }

  protected value(reach: Reach, i: number): HexId {
    return reach.at(i);
  }

  why(h: HexId): Reason | null {
    const reach = this.aimed();
    return reach.whyNotTo(h) ?? (reach.cost(h) < 0 ? this.#otherwise : null);
  }
}

/**
 * The ways a mover may take, as the choice for an action: the places it enters, one after another. Listed is the
 * cheapest way to each place; any other that the rules allow is accepted too.
 */
export class Routes extends Reached<readonly HexId[]> implements Domain<readonly HexId[]> {
  readonly form = 'path';

  protected value(reach: Reach, i: number): readonly HexId[] {
    return reach.wayTo(reach.at(i));
  }

  why(way: readonly HexId[]): Reason | null {
    return this.aimed().why([this.mover.start, ...way]);
  }
}
