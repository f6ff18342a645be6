import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Mutant } from './copy.ts';
import { type Gathered, gathered } from './gather.ts';
import { note, verdictsIn } from './verdict.ts';

/** What the mutants look at to know whether they are awake. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Counts; perTest: Record<string, Counts> };
}
type Counts = Record<string, number>;

/** A test that comes by a mutant, by its number, and how often. */
interface Passage {
  readonly test: number;
  readonly times: number;
  readonly ms: number;
}

/** What is known of the tests as they are: who comes by which mutant, and which acted before any of them. */
interface Known {
  readonly passages: Readonly<Record<string, readonly Passage[]>>;
  readonly atLoad: readonly string[];
}

/** Asleep, a mutant may be passed so many times more before it is taken for a loop without end. */
const [MORE_TIMES, MORE] = [100, 1000];

const world = globalThis as { __stryker__?: Switch };

async function isPassed({ body }: Gathered): Promise<boolean> {
  try {
    await body();
    return true;
  } catch {
    return false;
  }
}

/** A test that plays whole games comes by everything, and would be run for each mutant that nobody notices. */
const SLOW_MS = 3000;

/** Runs every test once as things are; those that fail in a copy, or take long, are left out and named. */
async function look(control: Switch): Promise<Known> {
  const atLoad = Object.keys(control.mutantCoverage?.static ?? {});
  const passages: Record<string, Passage[]> = {};
  for (const [test, one] of gathered.entries()) {
    control.currentTestId = String(test + 1);
    const began = performance.now();
    const isDone = await isPassed(one);
    const ms = performance.now() - began;
    if (!isDone || ms > SLOW_MS) {
      console.log(`left out: ${one.name}`);
      continue;
    }
    for (const [id, times] of Object.entries(control.mutantCoverage?.perTest[control.currentTestId] ?? {})) {
      passages[id] ??= [];
      passages[id].push({ test, times, ms });
    }
  }
  control.currentTestId = undefined;
  return { passages, atLoad };
}

/** The same, of the first process: those after it need not look again. */
async function lookOnce(control: Switch, path: string): Promise<Known> {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Known;
  const known = await look(control);
  writeFileSync(path, JSON.stringify(known));
  return known;
}

/** Runs tests with a mutant awake until one fails. */
async function hunt(control: Switch, id: string, tests: readonly Passage[]): Promise<Gathered | undefined> {
  for (const { test: number, times } of tests.toSorted((a, b) => a.ms - b.ms)) {
    const test = gathered[number] as Gathered;
    control.activeMutant = id;
    control.hitCount = 0;
    control.hitLimit = times * MORE_TIMES + MORE;
    const isDone = await isPassed(test);
    control.activeMutant = '';
    control.hitCount = undefined;
    if (!isDone) return test;
  }
  return undefined;
}

/** Wakes the mutants of a share one by one, in the process that has all tests loaded. */
export async function drive(loaders: readonly (() => Promise<unknown>)[]): Promise<void> {
  const { MUTANTS_LOG: log = '', MUTANTS_SHARE: share = '0/1', MUTANTS_LIST: list = '' } = process.env;
  const [first = 0, step = 1] = share.split('/').map(Number);
  world.__stryker__ ??= {};
  const control = world.__stryker__;
  for (const load of loaders) await load();
  const known = await lookOnce(control, `${log}.known`);
  const atLoad = new Set(known.atLoad);
  const before = verdictsIn(log);
  const done = new Set(before.filter(({ fate }) => fate !== 'tainted').map(({ id }) => id));
  const tainted = new Set(before.filter(({ fate }) => fate === 'tainted').map(({ id }) => id));
  const mutants = JSON.parse(readFileSync(list, 'utf8')) as Mutant[];
  let isFresh = true;
  for (const [i, { id }] of mutants.entries()) {
    if (i % step !== first || done.has(id)) continue;
    const tests = known.passages[id];
    if (tests === undefined) {
      note(log, { id, fate: atLoad.has(id) ? 'static' : 'unreached' });
      continue;
    }
    writeFileSync(`${log}.now`, id);
    const test = await hunt(control, id, tests);
    if (test === undefined) note(log, { id, fate: 'survived' });
    else if (await isPassed(test)) note(log, { id, fate: 'killed', by: test.name });
    else {
      // It left something behind: believed only of a process in which no other mutant was awake before.
      note(log, isFresh && tainted.has(id) ? { id, fate: 'killed', by: test.name } : { id, fate: 'tainted' });
      process.exit(TAINTED);
    }
    isFresh = false;
  }
}
const TAINTED = 3;
