import type { Style } from '@bocage/kernel/players';
import { type Figures, figuresOf, first } from './style.ts';

/** A player thinks anew at every question, or keeps for a while what he thought. */
export type Pace = 'careful' | 'quick';

/** Who plays a side: how he weighs things, and how quickly he has to make up his mind. */
export interface Mind {
  readonly side: number;
  readonly style: Figures;
  readonly pace: Pace;
}

export const mindOf = (side: number, style: Style, pace: Pace): Mind => ({
  side,
  style: figuresOf(style),
  pace,
});

/** What one side takes another for: whoever weighs things as in the first script. */
const STRANGERS: readonly Mind[] = [0, 1, 2].map((side) => mindOf(side, first(side), 'careful'));
/** The mind behind the acts of a side: one’s own, or what it is taken for. */
export const mindBehind = (mind: Mind, side: number): Mind =>
  side === mind.side ? mind : (STRANGERS[side] as Mind);
