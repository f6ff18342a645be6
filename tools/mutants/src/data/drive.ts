import { readFileSync, writeFileSync } from 'node:fs';
import { vi } from 'vitest';
import { type Gathered, gathered } from '../gather.ts';
import { note, verdictsIn } from '../verdict.ts';
import type { DataMutant } from './copy.ts';
import { changed } from './figures.ts';

/** How a data file gets into the modules of a copy: by way of whoever drives them. */
type Supply = (file: string, json: unknown) => unknown;
const world = globalThis as { __bocageData__?: Supply };

/** Tests of seconds come by every figure, and would be run for each that nobody notices. */
const SLOW_MS = 3000;
/** After so many changes a process is left for a fresh one: what was loaded before may not all have been let go. */
const MOST = 150;
const TIRED = 4;

/** A test file: what it takes, what of it is worth running, and how often it has noticed something. */
class Suite {
  readonly #load: () => Promise<unknown>;
  readonly #leftOut = new Set<string>();
  #ms = 1;
  #noticed = 1;

  constructor(load: () => Promise<unknown>) {
    this.#load = load;
  }

  /** More is better: what it has noticed for its time. */
  get worth(): number {
    return this.#noticed / this.#ms;
  }

  /** Runs it as things are; tests that fail in a copy, or take long, are left out and named. */
  async learn(): Promise<void> {
    gathered.length = 0;
    await this.#load();
    for (const test of gathered) {
      const began = performance.now();
      const isDone = (await failureOf(test)) === undefined;
      const ms = performance.now() - began;
      if (isDone && ms <= SLOW_MS) this.#ms += ms;
      else {
        this.#leftOut.add(test.name);
        console.log(`left out: ${test.name}`);
      }
    }
  }

  /** Who notices the change that is awake: a test, or the game itself as it is loaded. */
  async notices(): Promise<string | undefined> {
    gathered.length = 0;
    const refused = await failureOf({ name: 'the game, which does not load', body: this.#load });
    const tests = gathered.filter(({ name }) => !this.#leftOut.has(name));
    const by = refused ?? (await firstFailure(tests));
    if (by !== undefined) this.#noticed++;
    return by;
  }
}

/** The name of a test that fails. */
async function failureOf({ name, body }: Gathered): Promise<string | undefined> {
  try {
    await body();
    return undefined;
  } catch {
    return name;
  }
}

async function firstFailure(tests: readonly Gathered[]): Promise<string | undefined> {
  for (const test of tests) {
    const failed = await failureOf(test);
    if (failed !== undefined) return failed;
  }
  return undefined;
}

/** Loads the game anew with the change that is awake and has the likeliest test files look at it first. */
async function noticer(suites: Suite[]): Promise<string | undefined> {
  vi.resetModules();
  for (const suite of suites.toSorted((a, b) => b.worth - a.worth)) {
    const by = await suite.notices();
    if (by !== undefined) return by;
  }
  return undefined;
}

/** Makes the changes of a share one by one: loads the game with each, and runs its tests until one fails. */
export async function driveData(loaders: readonly (() => Promise<unknown>)[]): Promise<void> {
  const { MUTANTS_LOG: log = '', MUTANTS_SHARE: share = '0/1', MUTANTS_LIST: list = '' } = process.env;
  const [first = 0, step = 1] = share.split('/').map(Number);
  const mutants = JSON.parse(readFileSync(list, 'utf8')) as DataMutant[];
  const done = new Set(verdictsIn(log).map(({ id }) => id));
  let awake: DataMutant | undefined;
  world.__bocageData__ = (file, json) => (awake?.file === file ? changed(json, awake.change) : json);
  const suites = loaders.map((load) => new Suite(load));
  for (const suite of suites) await suite.learn();
  let tried = 0;
  for (const [i, mutant] of mutants.entries()) {
    if (i % step !== first || done.has(mutant.id)) continue;
    if (tried++ === MOST) process.exit(TIRED);
    writeFileSync(`${log}.now`, mutant.id);
    awake = mutant;
    const by = await noticer(suites);
    note(log, by === undefined ? { id: mutant.id, fate: 'survived' } : { id: mutant.id, fate: 'killed', by });
  }
}
