import type { BaseState } from './state.ts';

/**
 * Makes a question about a position, and a small number (a side, a fleet), that is worked out once while nothing
 * changes: finding out whether there is a choice, listing it and checking it then share the work. The answer is not
 * to be written to.
 */
export function remembered<G extends BaseState, T>(work: (g: G, key: number) => T): (g: G, key: number) => T {
  const kept: (Kept<G, T> | undefined)[] = [];
  return (g, key) => {
    const last = kept[key];
    if (last !== undefined && last.version === g.cells.version && last.state === g) return last.answer;
    const answer = work(g, key);
    const { version } = g.cells;
    if (last === undefined) kept[key] = { state: g, version, answer };
    else {
      last.state = g;
      last.version = version;
      last.answer = answer;
    }
    return answer;
  };
}

/** An answer, and when it was given. */
interface Kept<G, T> {
  state: G;
  version: number;
  answer: T;
}
