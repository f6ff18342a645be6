/** How many did what. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What came of a check. */
export interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** What vitest writes of a run, as far as it is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** The counts of a run of vitest; one that is still to be written counts as skipped. */
export const countsOf = (report: Report): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

function row({ name, passed, failed, skipped, seconds }: Outcome): string {
  const verdict = failed ? 'FAILED' : 'ok';
  const left = skipped ? `, ${skipped} skipped` : '';
  return `${verdict.padEnd(7)}${name.padEnd(9)}${seconds.toFixed(1).padStart(7)} s  ${passed} of ${passed + failed}${left}`;
}

const total = (outcomes: readonly Outcome[], what: keyof Counts): number =>
  outcomes.reduce((sum, outcome) => sum + outcome[what], 0);

/** A line for each check, the time that all of it took, and the sum. */
export function summary(outcomes: readonly Outcome[], seconds: number): string {
  const [passed, failed, skipped] = [
    total(outcomes, 'passed'),
    total(outcomes, 'failed'),
    total(outcomes, 'skipped'),
  ];
  const rows = outcomes.map(row).join('\n');
  return `\n${rows}\n${seconds.toFixed(1).padStart(23)} s\n\n${passed} passed, ${failed} failed, ${skipped} skipped\n`;
}
