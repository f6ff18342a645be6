import type { LogEntry } from '@bocage/host';
import { firstOf, folded, type LogLine, type PhaseMark, procedureOf } from '../../play/log.ts';

/** The decision at which the phase after the one shown begins; the end where there is none. */
export const phaseAfter = (marks: readonly PhaseMark[], ply: number, length: number): number =>
  marks.find((mark) => mark.ply > ply)?.ply ?? length;

/** The beginning of the phase shown; of the one before where it stands at its beginning. */
export const phaseBefore = (marks: readonly PhaseMark[], ply: number): number =>
  marks.findLast((mark) => mark.ply < ply)?.ply ?? 0;

/** Steps of rules in which somebody fights, in any game. */
const FIGHTS = /combat|battle|assault|barrage|fight/i;

/** The moments just after the dice of each fight. */
export function fightsOf(log: readonly LogEntry[]): number[] {
  return log
    .filter(({ side, step, events }) => side === -1 && FIGHTS.test(procedureOf(step)) && events.length > 0)
    .map(({ ply }) => ply + 1);
}

/** The next fight after a moment; the end where there is none. */
export const fightAfter = (fights: readonly number[], ply: number, length: number): number =>
  fights.find((fight) => fight > ply) ?? length;

/** Entries around a moment: those of a window about it, and how many are left out on either side. */
export function windowOf(
  log: readonly LogEntry[],
  ply: number,
  size: number,
): { readonly shown: readonly LogLine[]; readonly before: number; readonly after: number } {
  const told = folded(log.filter(({ side, events }) => side >= 0 || events.length > 0));
  const here = told.findLastIndex((line) => firstOf(line) < ply);
  const from = Math.max(0, Math.min(here - (size >> 1), told.length - size));
  const shown = told.slice(from, from + size);
  return { shown, before: from, after: told.length - from - shown.length };
}
