import type { Mutant } from './copy.ts';
import type { Fate, Verdict } from './verdict.ts';

const NOTICED: readonly Fate[] = ['killed', 'timeout'];
const MISSED: readonly Fate[] = ['survived', 'unreached'];

/** The share of mutants that tests noticed, of those that could act in a test at all. */
export function scoreOf(verdicts: readonly Verdict[]): number {
  const noticed = verdicts.filter(({ fate }) => NOTICED.includes(fate)).length;
  const missed = verdicts.filter(({ fate }) => MISSED.includes(fate)).length;
  return noticed / Math.max(1, noticed + missed);
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);

/** The score of each file and of all, and every mutant that nobody noticed. */
export function reportOf(mutants: readonly Mutant[], verdicts: readonly Verdict[]): string {
  const fates = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const files = grouped(mutants, ({ file }) => file);
  const of = (some: readonly Mutant[]): Verdict[] => some.flatMap(({ id }) => fates.get(id) ?? []);
  const missed = mutants.filter(({ id }) => MISSED.includes(fates.get(id)?.fate as Fate));
  const counts = grouped(verdicts, ({ fate }) => fate);
  return [
    ...missed.map(
      ({ id, file, line, kind, to }) =>
        `${file}:${line} ${fates.get(id)?.fate}: ${kind} ${to.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
    ),
    '',
    ...[...files].map(([file, some]) => `${percent(scoreOf(of(some)))}  ${file} (${some.length})`),
    '',
    `${percent(scoreOf(verdicts))}  of ${mutants.length}: ${[...counts].map(([fate, some]) => `${some.length} ${fate}`).join(', ')}`,
  ].join('\n');
}
