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

function add(name: string, ...rest: unknown[]): void {
  const body = rest.find((one) => typeof one === 'function') as () => unknown;
  gathered.push({ name, body });
}

/** As vitest's. */
export const test = Object.assign(add, {
  each: (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const [i, row] of rows.entries())
      add(`${name} #${i}`, () => (Array.isArray(row) ? body(...row) : body(row)));
  },
});
