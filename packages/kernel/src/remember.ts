import type { BaseState } from './state.ts';

/**
 * Makes a question about the fields of a state, and a small number (a side, a fleet), that is worked out once while
 * none of them changes: finding out whether there is a choice, listing it and checking it then share the work. The
 * answer is not to be written to.
 */
export function remembered<G extends BaseState, T>(work: (g: G, key: number) => T): (g: G, key: number) => T {
  const kept: (Kept<G, T> | undefined)[] = [];
  return (g, key) => {
    const last = kept[key];
    if (last !== undefined && last.edition === g.cells.edition && last.state === g) return last.answer;
    const answer = work(g, key);
    const { edition } = g.cells;
    if (last === undefined) kept[key] = { state: g, edition, answer };
    else {
      last.state = g;
      last.edition = edition;
      last.answer = answer;
    }
    return answer;
  };
}

/** An answer, and when it was given. */
interface Kept<G, T> {
  state: G;
  edition: number;
  answer: T;
}
