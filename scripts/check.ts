// `npm test`: runs the checks of package.json (`npm run check:<name>`) one after another and sums them up.
// The last line, `N passed, N failed`, counts each test by itself and each other check as one.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Where vitest leaves its counts. */
const REPORT = `${ROOT}/.cache/checks.json`;
const REPORTERS = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];

/** Measuring what the tests reach takes three times as long as the tests: where changes land, and on demand. */
const UNIT = process.env.CI === undefined ? 'unit' : 'coverage';

const SETS = {
  all: ['types', 'style', 'layers', 'unused', UNIT, 'fuzz', 'browser'],
  quick: ['types', 'style', 'layers', 'fast'],
} as const;

const RUN_BY_VITEST = new Set(['unit', 'fast', 'coverage', 'fuzz', 'browser']);

interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

function succeeds(name: string): boolean {
  const args = ['run', '--silent', `check:${name}`, ...(RUN_BY_VITEST.has(name) ? REPORTERS : [])];
  const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  return spawnSync('npm', args, options).status === 0;
}

/** What vitest counted; nothing if it ended before it could report. */
function testCounts(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function run(name: string): Outcome {
  console.log(`\n── ${name}`);
  rmSync(REPORT, { force: true });
  const began = performance.now();
  const ok = succeeds(name);
  const seconds = (performance.now() - began) / 1000;
  const counts = RUN_BY_VITEST.has(name) ? testCounts() : { passed: ok ? 1 : 0, failed: 0 };
  // A file that does not load or a missed threshold fails the run without failing a test.
  return { name, ...counts, failed: Math.max(counts.failed, ok ? 0 : 1), seconds };
}

function row({ name, passed, failed, seconds }: Outcome): string {
  const verdict = failed ? 'FAILED' : 'ok';
  return `${verdict.padEnd(7)}${name.padEnd(9)}${seconds.toFixed(1).padStart(7)} s  ${passed} of ${passed + failed}`;
}

function total(outcomes: readonly Outcome[], what: 'passed' | 'failed' | 'seconds'): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[what], 0);
}

const outcomes = SETS[process.argv[2] === 'quick' ? 'quick' : 'all'].map(run);
const failed = total(outcomes, 'failed');
console.log(`\n${outcomes.map(row).join('\n')}\n${total(outcomes, 'seconds').toFixed(1).padStart(23)} s\n`);
console.log(`${total(outcomes, 'passed')} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
