import type { EventLook, LogEntry, Scene, TextPart } from '@bocage/host';

/** From this decision on the game stands where the caption says. */
export interface PhaseMark {
  readonly ply: number;
  readonly caption: string;
}

/** An entry; or the last of several in a row of which no more may be known than how many they are. */
export interface LogLine extends LogEntry {
  readonly times?: number;
  /** The ply of the first of them. */
  readonly first?: number;
}

/** Entries that belong together: one part of the rules within one phase. */
export interface LogGroup {
  readonly key: string;
  readonly caption: string;
  readonly heading: string;
  readonly entries: readonly LogEntry[];
}

export type LogFilter = 'all' | 'own' | 'enemy' | 'dice';
export const LOG_FILTERS = ['all', 'own', 'enemy', 'dice'] as const satisfies readonly LogFilter[];

/** `beachLanding` of `beachLanding.land`. */
export const procedureOf = (step: string): string => step.split('.')[0] ?? step;

/** The caption that holds at a decision. */
export function captionAt(marks: readonly PhaseMark[], ply: number): string {
  return marks.findLast((mark) => mark.ply <= ply)?.caption ?? '';
}

/** Where phases begin: as the log has it, and beyond its end as it was known before. */
export function marksOf(
  log: readonly LogEntry[],
  scene: Pick<Scene, 'ply' | 'length' | 'caption'>,
  known: readonly PhaseMark[],
): PhaseMark[] {
  const told = log
    .filter(({ ply, side }) => ply >= 0 && side !== -2)
    .map(({ ply, caption }) => ({ ply, caption }));
  const last = told.at(-1)?.ply ?? -1;
  const beyond = known.filter(({ ply }) => ply > last && ply !== scene.ply && ply <= scene.length);
  const all = [...told.filter(({ ply }) => ply !== scene.ply), scene, ...beyond].sort(
    (a, b) => a.ply - b.ply,
  );
  return all
    .filter((mark, i) => mark.caption !== all[i - 1]?.caption)
    .map(({ ply, caption }) => ({ ply, caption }));
}

/** Whether an entry passes the filter; ours are all sides of a camp. */
export function passes({ side }: LogEntry, filter: LogFilter, ours: readonly number[]): boolean {
  if (filter === 'all') return true;
  if (filter === 'dice') return side === -1;
  return filter === 'own' ? ours.includes(side) : side >= 0 && !ours.includes(side);
}

/** The log in groups, in its order. */
export function grouped(entries: readonly LogEntry[]): LogGroup[] {
  const groups: { key: string; caption: string; heading: string; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const { caption, heading } = entry;
    const last = groups.at(-1);
    if (last !== undefined && last.caption === caption && last.heading === heading) last.entries.push(entry);
    else groups.push({ key: `${entry.ply}`, caption, heading, entries: [entry] });
  }
  return groups;
}

/** The decision with which a line of the log begins. */
export const firstOf = ({ first, ply }: LogLine): number => first ?? ply;

/** Somebody has decided something, and nothing of it may be known. */
const isUntold = ({ side, said, events, forced }: LogEntry): boolean =>
  side >= 0 && said === null && events.length === 0 && forced.length === 0;

/** What a side decides unseen at one step of the rules stands in one line, however often it does. */
export function folded(entries: readonly LogEntry[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const isMore =
      last !== undefined &&
      isUntold(last) &&
      isUntold(entry) &&
      last.side === entry.side &&
      last.step === entry.step;
    if (isMore) lines[lines.length - 1] = { ...entry, times: (last.times ?? 1) + 1, first: firstOf(last) };
    else lines.push(entry);
  }
  return lines;
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
export function dieOf({ side, answer, draw }: LogEntry): number {
  return side < 0 && draw === undefined && answer !== null && /^[1-6]$/.test(answer) ? Number(answer) : 0;
}

/** Nobody threw a die: all of it was drawn, cards or chits. */
export const isAllDrawn = (entries: readonly LogEntry[]): boolean =>
  entries.every(({ side, draw }) => side === -2 || draw !== undefined);

/** Somebody at this screen plays, but nobody has been asked yet. */
export const isOpening = (log: readonly LogEntry[], seats: Scene['seats']): boolean =>
  seats.includes('human') && !log.some(({ side }) => seats[side] === 'human');

/**
 * What happened since the onlooker decided last, if the others did something: what came of his decision before that, or
 * all the dice before the first one. Where nothing is hidden, whoever sits at this screen has seen what the other did here.
 */
export function recapOf(
  log: readonly LogEntry[],
  { seats, onlooker, ply, isSecret }: Pick<Scene, 'seats' | 'onlooker' | 'ply' | 'isSecret'>,
): LogLine[] {
  const past = log.filter((entry) => entry.ply < ply);
  const isOurs = ({ side }: LogEntry): boolean =>
    side === onlooker || (!isSecret && side >= 0 && seats[side] === 'human');
  const last = past.findLastIndex(isOurs);
  const since = past.slice(last + 1);
  if (last >= 0 && !since.some(({ side }) => side >= 0)) return [];
  return folded(since.filter((entry) => entry.side >= 0 || entry.events.length > 0));
}

/** The sides that have done something that can be told: what came of our own dice is not what the others did. */
export function whoDid(entries: readonly LogEntry[]): number[] {
  const isTold = ({ events, said }: LogEntry): boolean => events.length > 0 || said !== null;
  const others = entries.filter(({ side }) => side >= 0);
  const isOnlyDice = entries.length > others.length && !others.some(isTold);
  return isOnlyDice ? [] : [...new Set(others.map(({ side }) => side))];
}

/** What is said of somebody in a row, and how often it is said of each. */
interface Spoken {
  readonly who: TextPart | undefined;
  readonly said: { readonly parts: readonly TextPart[]; readonly text: string; times: number }[];
}

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

/** Several events in one go: who is spoken of again is not named again, nor is the same said again. */
export function partsOf(events: readonly EventLook[]): TextPart[] {
  const spoken: Spoken[] = [];
  for (const { parts } of events) {
    const [first, ...rest] = parts;
    const isNamed = first?.title !== undefined && textOf(rest).endsWith('.');
    const last = spoken.at(-1);
    if (!isNamed) spoken.push({ who: undefined, said: [{ parts, text: '', times: 1 }] });
    else if (last?.who?.text !== first.text)
      spoken.push({ who: first, said: [{ parts: rest, text: textOf(rest), times: 1 }] });
    else {
      const before = last.said.at(-1);
      if (before?.text === textOf(rest)) before.times++;
      else last.said.push({ parts: rest, text: textOf(rest), times: 1 });
    }
  }
  return spoken.flatMap((one, i) => [...(i === 0 ? [] : [{ text: ' ' }]), ...sentenceOf(one)]);
}

function sentenceOf({ who, said }: Spoken): TextPart[] {
  if (who === undefined) return said.flatMap(({ parts }) => parts);
  const clauses = said.flatMap(({ parts, text, times }, i): TextPart[] => {
    const isLast = i === said.length - 1;
    const joint = isLast ? '.' : text.includes(':') ? ';' : i === said.length - 2 ? ' and' : ',';
    const end = parts.at(-1)?.text ?? '';
    return [
      ...parts.slice(0, -1),
      { text: `${end.slice(0, -1)}${TIMES[times] ?? ` ${times} times`}${joint}` },
    ];
  });
  return [who, ...clauses];
}
const TIMES = ['', '', ' twice', ' three times'];

/** An entry in words: what came of it, else what was decided. */
export const toldOf = ({ events, said, answer }: LogEntry): string =>
  events.length > 0 ? textOf(partsOf(events)) : (said ?? answer ?? '');

/** Everything that some entries are about: what came of each, else what was decided. */
export function aboutOf(...entries: readonly LogEntry[]): { units: number[]; places: number[] } {
  const all = entries.flatMap(({ events, names }): readonly LogEntry['names'][] =>
    events.length > 0 ? events : [names],
  );
  return {
    units: [...new Set(all.flatMap(({ units }) => units))],
    places: [...new Set(all.flatMap(({ places }) => places))],
  };
}

/** How the log stands in its panel. */
export interface Standing {
  readonly top: number;
  readonly height: number;
  readonly log: readonly LogEntry[];
}

/**
 * Whether somebody has gone up to read: where there is less room than before the end is farther off by itself, and when
 * the oldest lines are dropped the browser goes up with those that stay, though all may be as high as before.
 */
export const goesUp = (before: Standing, now: Standing): boolean =>
  now.top < before.top && now.height === before.height && now.log === before.log;
