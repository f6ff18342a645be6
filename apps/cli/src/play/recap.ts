import { CHANCE, type Game } from '@bocage/kernel';
import type { Report } from '@bocage/table';
import { gist, isFullStory } from './gist.ts';
import { hanging, wrap } from './page.ts';
import type { Session } from './session.ts';

/** Decisions under one rule that are told in one breath. */
interface Group {
  readonly section: string;
  readonly reports: Report[];
}

/** A line for each thing that was done, as a rule names it, with what came of it. */
export function recap({ engine, viewer }: Session, reports: readonly Report[]): string[] {
  const groups: Group[] = [];
  for (const report of reports) {
    const last = groups.at(-1);
    if (last !== undefined && goesOn(last, report)) last.reports.push(report);
    else groups.push({ section: sectionOf(report), reports: [report] });
  }
  // What a player just did needs no label.
  const own = groups[0]?.reports[0]?.side === viewer ? groups.shift() : undefined;
  const answer = own === undefined ? '' : gist(engine, viewer, own.reports);
  const rows = groups.map((group): [string, string] => [
    labelOf(engine.game, group),
    gist(engine, viewer, group.reports),
  ]);
  return [
    ...(answer === '' ? [] : [wrap(answer, 2)]),
    ...hanging(rows.filter(([, said]) => said !== '').map(unlessAgain)),
  ];

  /** What answers a player is told apart from what others did then, and a long story in portions. */
  function goesOn({ section, reports: before }: Group, report: Report): boolean {
    if (section !== sectionOf(report)) return false;
    const { side } = report;
    if (side === CHANCE || side === viewer) return true;
    return before[0]?.side !== viewer && !isFullStory(engine, viewer, before);
  }
}

/** A label that stands above already is not said again. */
const unlessAgain = (
  [label, said]: readonly [string, string],
  i: number,
  rows: readonly (readonly [string, string])[],
): [string, string] => [label === rows[i - 1]?.[0] ? '' : label, said];

/** 27.1.4-a and 27.1.4-e are of one section. */
const sectionOf = ({ rule }: Report): string => rule.split('-')[0] as string;

/** The section, and what is done under it: `27.1.6 bombard`. */
function labelOf(game: Game, { section, reports }: Group): string {
  const step = reports[0]?.step;
  return step === undefined ? section : `${section} ${stepWords(game, step)}`.trimStart();
}

/** The name of a step, or of its procedure where several procedures have a step of that name. */
export function stepWords(game: Game, path: string): string {
  const [procedure = '', step = ''] = path.split('.');
  const isCommon = game.allProcedures.filter(({ stepNames }) => stepNames.includes(step)).length > 1;
  return (isCommon ? procedure : step).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
