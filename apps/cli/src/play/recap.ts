import { CHANCE } from '@bocage/kernel';
import type { Report } from '@bocage/table';
import type { Voice } from '../voice.ts';
import { gist, isFullStory } from './gist.ts';
import { wrap } from './page.ts';
import type { Session } from './session.ts';

/** Decisions under one rule that are told in one breath. */
interface Group {
  readonly section: string;
  readonly reports: Report[];
}

/** A line for each thing that was done, as a rule names it, with what came of it. */
export function recap({ voice, viewer }: Session, reports: readonly Report[]): string[] {
  const groups: Group[] = [];
  for (const report of reports) {
    const last = groups.at(-1);
    if (last !== undefined && goesOn(last, report)) last.reports.push(report);
    else groups.push({ section: sectionOf(report), reports: [report] });
  }
  // What a player just did needs no label.
  const own = groups[0]?.reports[0]?.side === viewer ? groups.shift() : undefined;
  const answer = own === undefined ? '' : gist(voice, viewer, own.reports);
  const rows = groups.map((group): [string, string] => [
    labelOf(voice, group),
    gist(voice, viewer, group.reports),
  ]);
  return [
    ...(answer === '' ? [] : [wrap(answer, 2)]),
    ...rows.filter(([, said]) => said !== '').map(unlessAgain),
  ];

  /** What answers a player is told apart from what others did then, and a long story in portions. */
  function goesOn({ section, reports: before }: Group, report: Report): boolean {
    if (section !== sectionOf(report)) return false;
    const { side } = report;
    if (side === CHANCE || side === viewer) return true;
    return before[0]?.side !== viewer && !isFullStory(voice, viewer, before);
  }
}

/** A label that stands above already is not said again. */
const unlessAgain = (
  [label, said]: readonly [string, string],
  i: number,
  rows: readonly (readonly [string, string])[],
): string =>
  label === rows[i - 1]?.[0] ? `    ${wrap(said, 4, 4)}` : `  ${wrap(`${label}: ${said}`, 4, 2)}`;

/** 27.1.4-a and 27.1.4-e are of one section. */
const sectionOf = ({ rule }: Report): string => rule.split('-')[0] as string;

/** What is done, and the rule or the section: `Airborne drops (27.1.4)`. */
function labelOf(voice: Voice, { section, reports }: Group): string {
  const heading = voice.heading(reports[0]?.step ?? '');
  const rules = new Set(reports.map(({ rule }) => rule));
  const cited = rules.size === 1 ? reports[0]?.rule : /\d/.test(section) ? section : '';
  return cited === '' ? heading : `${heading} (${cited})`;
}
