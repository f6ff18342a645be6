// `npm test`: runs the checks of package.json (`npm run check:<name>`) in lanes side by side, those of a lane one after
// another, and sums them up: the tests can be watched, the others tell when they are done. The last line, `N passed,
// N failed, N skipped`, counts each test by itself and each other check as one.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Counts, countsOf, type Outcome, summary } from './outcome.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Measuring what the tests reach takes far longer than the tests: where changes land, and on demand. */
const UNIT = process.env.CI === undefined ? ['unit'] : ['coverage', 'long'];

/** What is watched, and the lanes beside it: a page waits now and then, when the others have the cores to themselves. */
const SETS = {
  all: {
    watched: [...UNIT, 'fuzz'],
    beside: [['types', 'style', 'layers', 'unused', 'api'], ['browser']],
  },
  // The style of what is not yet committed; the layers take half as long as all these tests.
  quick: { watched: ['fast'], beside: [['types', 'changes']] },
};

/** Those that vitest runs, and counts. */
const TESTS = new Set(['unit', 'fast', 'coverage', 'long', 'fuzz', 'browser']);

/** Where vitest leaves the counts of a check. */
const reportOf = (name: string): string => `${ROOT}/.cache/check-${name}.json`;

/** Runs a check; what it says goes to `say` as it comes. */
function succeeds(name: string, args: readonly string[], say: (text: string) => void): Promise<boolean> {
  const colour = process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : {};
  const child = spawn('npm', ['run', '--silent', `check:${name}`, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour },
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

/** What vitest counted; nothing if it ended before it could report. */
function reported(name: string): Counts {
  try {
    return countsOf(JSON.parse(readFileSync(reportOf(name), 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

const print = (text: string): void => void process.stdout.write(text);

/** Runs a check and counts: what vitest counted, or the check as one. */
async function outcomeOf(name: string, say: (text: string) => void): Promise<Outcome> {
  const began = performance.now();
  const isTest = TESTS.has(name);
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  if (isTest) rmSync(reportOf(name), { force: true });
  const ok = await succeeds(name, isTest ? reporters : [], say);
  const counts = isTest ? reported(name) : { passed: ok ? 1 : 0, failed: 0, skipped: 0 };
  // A file that does not load or a missed threshold fails the run without failing a test.
  const failed = Math.max(counts.failed, ok ? 0 : 1);
  return { name, ...counts, failed, seconds: (performance.now() - began) / 1000 };
}

/** A check that can be watched. */
function runWatched(name: string): Promise<Outcome> {
  print(`\n── ${name}\n`);
  return outcomeOf(name, print);
}

/** A check beside it: what it has to say comes when it is done. */
async function runBeside(name: string): Promise<Outcome> {
  let said = '';
  const outcome = await outcomeOf(name, (text) => {
    said += text;
  });
  print(`\n── ${name}: ${outcome.failed ? 'FAILED' : 'ok'}, in ${outcome.seconds.toFixed(1)} s\n${said}`);
  return outcome;
}

async function inTurn(names: readonly string[], run: (name: string) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of names) outcomes.push(await run(name));
  return outcomes;
}

const began = performance.now();
const { watched, beside } = SETS[process.argv[2] === 'quick' ? 'quick' : 'all'];
const lanes = await Promise.all([
  inTurn(watched, runWatched),
  ...beside.map((names) => inTurn(names, runBeside)),
]);
const outcomes = lanes.flat();
print(summary(outcomes, (performance.now() - began) / 1000));
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
