// Stands in for vitest in the tests of a package: gathers them, so that each can be run again and again.
export { expect } from 'vitest';

/** A test as it was written. */
export interface Gathered {
  readonly name: string;
  readonly body: () => unknown;
}

const world = globalThis as { __bocageTests__?: Gathered[] };
world.__bocageTests__ ??= [];
/** All tests of the files that have been loaded; the same list however often this module is loaded itself. */
export const gathered: Gathered[] = world.__bocageTests__;

type Body = (...row: unknown[]) => unknown;

/** What is still to be done when the test that runs now is over. */
const toFinish: (() => unknown)[] = [];
/** As vitest's. */
export const onTestFinished = (act: () => unknown): void => void toFinish.push(act);

function add(name: string, ...rest: unknown[]): void {
  const written = rest.find((one) => typeof one === 'function') as () => unknown;
  const body = async (): Promise<void> => {
    try {
      await written();
    } finally {
      for (const act of toFinish.splice(0)) await act();
    }
  };
  gathered.push({ name, body });
}

/** As vitest's: a heading above tests. */
export const describe = Object.assign((_heading: string, tests: () => void): void => tests(), {
  each: (rows: readonly unknown[]) => (_heading: string, tests: Body) => {
    for (const row of rows) Array.isArray(row) ? tests(...row) : tests(row);
  },
});

/** As vitest's. */
export const test = Object.assign(add, {
  each: (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const [i, row] of rows.entries())
      add(`${name} #${i}`, () => (Array.isArray(row) ? body(...row) : body(row)));
  },
});
