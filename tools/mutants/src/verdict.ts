import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * What became of a mutant. `static`: it acts when a module is loaded, before any test. `unreached`: no test comes by it.
 * `tainted` is none yet: a test failed even without it afterwards, so that it is tried again in a fresh process.
 */
export type Fate = 'killed' | 'survived' | 'unreached' | 'static' | 'timeout' | 'tainted';

/** A line of the log of a run. */
export interface Verdict {
  readonly id: string;
  readonly fate: Fate;
  /** The test that noticed. */
  readonly by?: string;
}

export function note(log: string, verdict: Verdict): void {
  appendFileSync(log, `${JSON.stringify(verdict)}\n`);
}

/** The lines of a log, of which the last may have been cut off. */
export function verdictsIn(log: string): Verdict[] {
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Verdict);
}
