import type { G } from '../../state.ts';

/**
 * Makes a question that is worked out once while nobody comes, goes or loses a step: for what hangs on nothing else,
 * as control and communication do. The answer is not to be written to.
 */
export function standing<T>(work: (g: G) => T): (g: G) => T {
  let answer: T;
  let state: G | undefined;
  let changes = 0;
  return (g) => {
    if (state !== g || changes !== g.board.changes) {
      answer = work(g);
      state = g;
      changes = g.board.changes;
    }
    return answer;
  };
}
