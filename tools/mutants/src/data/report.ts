import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '../copy.ts';
import { reportOf } from '../report.ts';
import type { Verdict } from '../verdict.ts';

/** Why nobody need notice a change to a figure; undefined where somebody should. */
export type Excuse = (id: string) => string | undefined;

/** The reasons that a game gives in `test/unnoticed.json`, by the beginning of a figure's place: `history.json`. */
export function excuseOf(game: string): Excuse {
  const path = join(game, 'test/unnoticed.json');
  const reasons = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
  return (id) => Object.entries(reasons).find(([place]) => isWithin(id, place))?.[1];
}

/** Whether a figure stands at a place or within it; `*` stands for any one part. */
function isWithin(id: string, place: string): boolean {
  const [parts, wanted] = [id.split(/[ .]/), place.split(/[ .]/)];
  return wanted.every((part, i) => part === '*' || part === parts[i]);
}

/** The report of all changes, then those that nobody noticed: first without, then with a reason. */
export function verdictOnData(
  mutants: readonly Mutant[],
  verdicts: readonly Verdict[],
  excuse: Excuse,
): string {
  const missed = verdicts.filter(({ fate }) => fate === 'survived').map(({ id }) => id);
  const excused = missed.filter((id) => excuse(id) !== undefined);
  const rest = missed.length - excused.length;
  return [
    reportOf(mutants, verdicts),
    `${missed.length} not noticed: ${rest} without a reason, ${excused.length} with one`,
    ...excused.map((id) => `  ${id}: ${excuse(id)}`),
  ].join('\n');
}
