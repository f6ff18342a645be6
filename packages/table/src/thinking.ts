import { type Engine, type Seats, type View, viewOf } from '@bocage/kernel';
import { heldWith } from '@bocage/kernel/host';
import type { Deliberation, Thinker, Thought } from '@bocage/kernel/players';

/** What an opponent thought before a decision, and who may be told of it before the game is over. */
export interface Remembered {
  readonly side: number;
  readonly thought: Thought;
  /** The sides that knew all that it was thought from. */
  readonly told: readonly number[];
}

/** A player who is to answer and thinks first: bit by bit, so that others can be served meanwhile or stop him. */
export class Thinking {
  readonly side: number;
  private readonly thinker: Thinker;
  private readonly view: View;
  private readonly deliberation: Deliberation;

  constructor(thinker: Thinker, view: View, deliberation: Deliberation) {
    this.side = view.side;
    this.thinker = thinker;
    this.view = view;
    this.deliberation = deliberation;
  }

  /** How far it is, from 0 to 1. */
  get progress(): number {
    return this.deliberation.progress;
  }

  /** Goes on by one trial; false when there is nothing left to try. */
  step(): boolean {
    return this.deliberation.step();
  }

  /** Takes what was found so far. */
  settle(): Thought {
    const { thinker, deliberation, view } = this;
    thinker.settle(deliberation, view);
    return thinker.thought as Thought;
  }
}

/**
 * The sides who see all that a view holds. What was thought stands on the view alone, so that it tells them nothing that
 * they could not have found themselves.
 */
export function sharersOf(view: View, engine: Engine, seats: Seats): number[] {
  const truth = engine.snapshot();
  const sides = engine.game.sides.words.map((_, side) => side);
  return sides.filter((side) => {
    const seen = viewOf(engine, side, heldWith(seats, side)).data;
    return truth.every((cell, i) => seen[i] === cell || view.data[i] !== cell);
  });
}
