import type { EventLook, LogEntry, Scene } from '../table/protocol.ts';

/** From this decision on the game stands where the caption says. */
export interface PhaseMark {
  readonly ply: number;
  readonly caption: string;
}

/** Entries that belong together: one step of the rules within one phase. */
export interface LogGroup {
  readonly key: string;
  readonly caption: string;
  /** The procedure of the rules, as the record names it. */
  readonly step: string;
  readonly entries: readonly LogEntry[];
}

export type LogFilter = 'all' | 'own' | 'enemy' | 'dice';
export const LOG_FILTERS = ['all', 'own', 'enemy', 'dice'] as const satisfies readonly LogFilter[];

/** `beachLanding` of `beachLanding.land`. */
export const procedureOf = (step: string): string => step.split('.')[0] ?? step;

/** `beachLanding` as `Beach landing`. */
export function stepTitle(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The caption that holds at a decision. */
export function captionAt(marks: readonly PhaseMark[], ply: number): string {
  return marks.findLast((mark) => mark.ply <= ply)?.caption ?? '';
}

/** Remembers the caption of a scene, where it is a new one. */
export function withMark(marks: readonly PhaseMark[], { ply, caption }: PhaseMark): PhaseMark[] {
  const kept = marks.filter((mark) => mark.ply !== ply);
  const merged = [...kept, { ply, caption }].sort((a, b) => a.ply - b.ply);
  return merged.filter((mark, i) => mark.caption !== merged[i - 1]?.caption);
}

/** Whether an entry passes the filter. */
export function passes(entry: LogEntry, filter: LogFilter, onlooker: number): boolean {
  if (filter === 'all') return true;
  if (filter === 'dice') return entry.side < 0;
  return filter === 'own' ? entry.side === onlooker : entry.side >= 0 && entry.side !== onlooker;
}

/** The log in groups, in its order. */
export function grouped(entries: readonly LogEntry[], marks: readonly PhaseMark[]): LogGroup[] {
  const groups: { key: string; caption: string; step: string; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const caption = captionAt(marks, entry.ply);
    const step = procedureOf(entry.step);
    const last = groups.at(-1);
    if (last !== undefined && last.caption === caption && last.step === step) last.entries.push(entry);
    else groups.push({ key: `${entry.ply}`, caption, step, entries: [entry] });
  }
  return groups;
}

/** The log with what has happened since; what came after the first of the news is replaced by it. */
export function withNews(log: readonly LogEntry[], news: readonly LogEntry[]): readonly LogEntry[] {
  const first = news[0];
  if (first === undefined) return log;
  const last = log.at(-1);
  const before = last === undefined || last.ply < first.ply ? log : log.filter(({ ply }) => ply < first.ply);
  return [...before, ...news];
}

/** The log with entries that may be in it already, in their places. */
export function mergedNews(log: readonly LogEntry[], news: readonly LogEntry[]): readonly LogEntry[] {
  const known = new Set(log.map(({ ply }) => ply));
  const fresh = news.filter(({ ply }) => !known.has(ply));
  return fresh.length === 0 ? log : [...log, ...fresh].sort((a, b) => a.ply - b.ply);
}

/** The face of a die, where an entry is the throw of one; else 0. */
export function dieOf({ side, answer }: LogEntry): number {
  return side < 0 && answer !== null && /^[1-6]$/.test(answer) ? Number(answer) : 0;
}

/** What the others did since somebody at this screen decided last. */
export function recapOf(
  log: readonly LogEntry[],
  { seats, onlooker, ply }: Pick<Scene, 'seats' | 'onlooker' | 'ply'>,
): LogEntry[] {
  const past = log.filter((entry) => entry.ply <= ply);
  const isOurs = ({ side }: LogEntry): boolean => side === onlooker || (side >= 0 && seats[side] === 'human');
  const last = past.findLastIndex(isOurs);
  const since = past.slice(last + 1);
  const first = since.findIndex(({ side }) => side >= 0);
  return first < 0 ? [] : since.slice(first).filter((entry) => entry.side >= 0 || entry.events.length > 0);
}

/** Everything an entry is about. */
export function aboutOf(events: readonly EventLook[]): { units: number[]; places: number[] } {
  return {
    units: [...new Set(events.flatMap(({ units }) => units))],
    places: [...new Set(events.flatMap(({ places }) => places))],
  };
}
