import { join } from 'node:path';
import type { Game } from '@bocage/kernel';
import { type ProverReport, prove, type Violation } from '@bocage/kernel/prover';
import { checkTarget, makeDirectory, writeTarget } from '../input.ts';
import type { Report } from '../io.ts';
import type { OnProgress } from '../progress.ts';
import { grouped, many, tableText } from '../table.ts';

/** What is to be proved, and where records of violations go. */
export interface FuzzInput {
  readonly game: Game;
  readonly games: number;
  readonly seed: number;
  readonly scenario?: string | undefined;
  readonly onProgress?: OnProgress;
}

/** What the prover found. */
export type FuzzResult = Readonly<ProverReport>;

/** Plays whole games at random and looks for anything that may not be. */
export function fuzz({ game, games, seed, scenario, onProgress }: FuzzInput): FuzzResult {
  return prove(game, {
    games,
    seed,
    ...(scenario === undefined ? {} : { scenario }),
    onGame: (report) => onProgress?.(report.games, games),
  });
}

/** Saves the record of each violation into a directory; gives the files. */
export function saveViolations(
  { game, violations }: FuzzResult,
  { directory, force }: { directory: string; force: boolean },
): string[] {
  if (violations.length === 0) return [];
  makeDirectory(directory);
  const files = violations.map((violation, i) => join(directory, fileName(game, violation, i)));
  for (const path of files) checkTarget({ path, force });
  for (const [i, path] of files.entries()) writeTarget({ path, force }, (violations[i] as Violation).record);
  return files;
}

const fileName = (game: string, { check, seed }: Violation, index: number): string =>
  `${game}-${seed}-${index + 1}-${check.replace(/\W+/g, '-')}.record`;

/** What was looked at; each violation with its shortest record. */
export function fuzzReport(result: FuzzResult): Report {
  const { violations } = result;
  const checked = Object.entries(result.checks).toSorted(([a], [b]) => a.localeCompare(b));
  const text = [
    `${result.game}: ${many(result.games, 'game')}, ${grouped(result.finished)} finished, ${grouped(result.decisions)} decisions`,
    tableText(checked.map(([name, count]) => [`  ${name}`, count])),
    violations.length === 0 ? 'no violation' : violations.map(violationText).join('\n'),
  ].join('\n');
  if (violations.length === 0) return { json: result, text, ok: true };
  return {
    json: result,
    text,
    ok: false,
    complaint: `${result.game}: ${many(violations.length, 'violation')}`,
  };
}

const violationText = ({ check, text, seed, record }: Violation): string =>
  `\nVIOLATION of “${check}” with seed ${seed}: ${text}\n${record.trimEnd()}`;
