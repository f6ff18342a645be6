import type { Action } from '../action.ts';
import type { Player } from '../player.ts';
import type { View } from '../view.ts';
import type { Plan } from './doctrine.ts';

/** What a plan came to where it was tried, for the camp that thinks. */
export interface Considered {
  readonly plan: Plan;
  readonly tried: number;
  readonly utility: number;
  /** To win, a draw counting half. */
  readonly chance: number;
  /** The same in the worst tenth of the worlds. */
  readonly feared: number;
}

/** What came of thinking: the plan that is followed, and all that were looked at, the best first. */
export interface Thought {
  readonly plan: Plan;
  readonly considered: readonly Considered[];
  readonly rollouts: number;
  /** The stretch for which it was thought. */
  readonly stretch: number;
}

/** Something that is being thought about, bit by bit: whoever waits can stop at any time and take what was found so far. */
export interface Deliberation {
  /** How far it is, from 0 to 1. */
  readonly progress: number;
  /** Goes on by one trial; false when there is nothing left to try. */
  step(): boolean;
}

/**
 * A player who now and then has to think before it can answer. Whoever has no time to spare calls `choose`; whoever shares
 * the time with others does the same in pieces: deliberates, settles, acts.
 */
export interface Thinker extends Player {
  /** What was thought last. */
  readonly thought: Thought | null;
  /** What has to be thought about before the next decision; null where the plan stands, or there is nothing to choose. */
  deliberate(view: View): Deliberation | null;
  /** Takes the best plan that was found, however far the deliberation has come. */
  settle(deliberation: Deliberation, view: View): void;
  /** The next decision by the plan under way. */
  act(view: View): Action;
  /** Goes on with what was thought before in this line of play; with nothing where nobody has thought in it. */
  recall(thought: Thought | null, side: number): void;
}

/** Whether a player has to think now and then. */
export const isThinker = (player: Player | undefined): player is Thinker =>
  player !== undefined && 'deliberate' in player;
