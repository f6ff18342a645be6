import type { BaseState } from './state.ts';

/**
 * Makes a question about a position, and a small number (a side, a fleet), that is worked out once while nothing
 * changes: finding out whether there is a choice, listing it and checking it then share the work. The answer is not
 * to be written to.
 */
export function remembered<G extends BaseState, T>(work: (g: G, key: number) => T): (g: G, key: number) => T {
  const answers: T[] = [];
  const versions: number[] = [];
  const states: G[] = [];
  return (g, key) => {
    if (versions[key] !== g.cells.version || states[key] !== g) {
      answers[key] = work(g, key);
      versions[key] = g.cells.version;
      states[key] = g;
    }
    return answers[key] as T;
  };
}
