import type { Grid, HexId } from '@bocage/hex';
import type { Mover } from './movement.ts';

/** More points than anybody has. */
const POINTS = 64;

/**
 * Who sets out alike has the same ways: at what gait, with how many points and from where, in one number, so that the ways
 * can be known for all of them (`known.waysFrom(departures.of(gait, mover))`).
 */
export class Departures {
  readonly #size: number;

  constructor({ size }: Grid) {
    this.#size = size;
  }

  of(gait: number, { allowance, start }: Mover): number {
    if (allowance >= POINTS) throw new RangeError(`${allowance} points are too many to set out with`);
    return (gait * POINTS + allowance) * this.#size + start;
  }

  gait(departure: number): number {
    return Math.floor(departure / (POINTS * this.#size));
  }

  /** Whoever sets out so, with a minimum move or without. */
  mover(departure: number, minimumMove: boolean): Mover {
    const start = (departure % this.#size) as HexId;
    return { start, allowance: Math.floor(departure / this.#size) % POINTS, minimumMove };
  }
}
