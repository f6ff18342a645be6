import type { SimResult } from '../commands/sim.ts';
import { cutAt, filled, type Marks } from '../marked.ts';
import { many } from '../table.ts';
import {
  byGroup,
  type Comparison,
  type CourseResult,
  cells,
  courseRows,
  type FigureResult,
  HEADS,
} from './figures.ts';

const MARKS: Marks = {
  begin: '<!-- simulation: written by bocage sim --write -->',
  end: '<!-- end of the simulation -->',
};

/** A page cut at its two marks; refuses one that has not got them. */
export const cutPage = (path: string, text: string): ReturnType<typeof cutAt> => cutAt(MARKS, path, text);

/** A simulation to be written: its result, and the options of the game that were chosen for it. */
export interface Entry {
  readonly result: SimResult;
  readonly comparison: Comparison;
  readonly options: Readonly<Record<string, string>>;
}

/** The page with a simulation in it, in place of the one that was there. */
export const pageWith = (cut: ReturnType<typeof cutPage>, entry: Entry): string =>
  filled(MARKS, cut, section(entry));

function section({ result, comparison, options }: Entry): string {
  const sources = [...new Set(comparison.figures.flatMap(({ history }) => history?.sources ?? []))];
  return [
    heading(result, options),
    table(comparison, sources),
    ...(comparison.course === undefined ? [] : [courseTable(comparison.course)]),
    comparison.notes.map((note) => `- ${note}`).join('\n'),
    ['Sources of what is said of history:\n', ...sources.map((source, i) => `${i + 1}. ${source}`)].join(
      '\n',
    ),
  ].join('\n\n');
}

function heading(
  { game, scenario, players, seed, finished, results }: SimResult,
  options: Entry['options'],
): string {
  const chosen = Object.entries(options).map(([name, word]) => `, ${name}=${word}`);
  const camps = Object.keys(results.wins);
  const sides = camps.length === players.length ? camps.map((side, i) => `${side} ${players[i]}`) : players;
  return `${many(finished, 'game')} of \`${game}\`, \`${scenario}\`${chosen.join('')}; ${sides.join(', ')}; seeds from ${seed} on.`;
}

const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;

/** The means by turns; of a game that was over before, those of its end. */
function courseTable(course: CourseResult): string {
  const [heads = [], ...rows] = courseRows(course);
  return [line(heads), line(heads.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function table(comparison: Comparison, sources: readonly string[]): string {
  const numbers = ({ history }: FigureResult): string =>
    (history?.sources ?? [])
      .map((source) => sources.indexOf(source) + 1)
      .toSorted((a, b) => a - b)
      .join(', ');
  return [
    line([...HEADS, 'source']),
    '|---|---:|---:|---|---|',
    ...[...byGroup(comparison)].flatMap(([group, figures]) => [
      line([`**${group}**`, '', '', '', '']),
      ...figures.map((figure) => line([...cells(figure), numbers(figure)])),
    ]),
  ].join('\n');
}
