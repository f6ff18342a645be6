import type { Answer } from '@bocage/kernel';
import type { Note } from './secrets.ts';
import type { Remembered } from './thinking.ts';

/** A decision of a line, with what may be told of it once somebody has looked. */
export interface Decision {
  readonly answer: Answer;
  note: Note | null;
  /** What was thought before it. */
  thought?: Remembered;
}

/** A line of play: all its decisions, those that were taken back included. */
export interface Strand {
  readonly decisions: Decision[];
  /** So many of them stand, or were left to look at another moment; those after were undone, as mistakes are. */
  firm: number;
}

/** A line of play as others see it. */
export interface Line {
  readonly id: number;
  /** The earlier line from which it parted last; null for the first. */
  readonly parent: number | null;
  /** How many decisions it shares with that one. */
  readonly from: number;
  readonly length: number;
}

/** The line that these answers make; forced ones follow from the others. */
export function strandOf(answers: readonly Answer[]): Strand {
  const decisions = answers
    .filter((answer) => !answer.forced)
    .map((answer): Decision => ({ answer, note: null }));
  return { decisions, firm: decisions.length };
}

/** How many decisions two lines have in common. */
export function sharedBy(one: Strand, other: Strand): number {
  const most = Math.min(one.decisions.length, other.decisions.length);
  for (let i = 0; i < most; i++)
    if (!isSame(one.decisions[i] as Decision, other.decisions[i] as Decision)) return i;
  return most;
}

function isSame(one: Decision, other: Decision): boolean {
  if (one === other) return true;
  const [a, b] = [one.answer, other.answer];
  return a.side === b.side && a.step === b.step && a.text === b.text;
}

/** The lines as they hang together. */
export function linesOf(strands: readonly Strand[]): Line[] {
  return strands.map((strand, id) => {
    let parent: number | null = null;
    let from = 0;
    for (const [before, other] of strands.slice(0, id).entries()) {
      const shared = sharedBy(strand, other);
      if (parent !== null && shared <= from) continue;
      parent = before;
      from = shared;
    }
    return { id, parent, from, length: strand.decisions.length };
  });
}
