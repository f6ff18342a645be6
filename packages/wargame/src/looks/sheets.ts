import type { BaseState, Kind, Value } from '@bocage/kernel';
import { NONE } from '@bocage/kernel';
import type { OddsColumns } from '../odds.ts';
import type { Presentation, Sheet, SheetRow } from '../presentation.ts';
import { counted, signed } from '../words.ts';

/** The arguments of an action that may not be whole yet, nor even make sense. */
export class SheetArgs {
  private readonly args: readonly Value[];

  constructor(args: readonly Value[]) {
    this.args = args;
  }

  /** A value of a kind, or NONE. */
  one<T extends number>(i: number, { max }: Kind<T>): T {
    const value = this.args[i];
    return (typeof value === 'number' && value >= 0 && value <= max ? value : NONE) as T;
  }

  /** The values of a kind in a list; empty where there is none. */
  many<T extends number>(i: number, { max }: Kind<T>): readonly T[] {
    const value = this.args[i];
    return (typeof value === 'object' ? value.filter((one) => one >= 0 && one <= max) : []) as T[];
  }
}

type Writer<G> = (g: G, args: SheetArgs) => Sheet | null;

/** Sheets by verb; null where there is none, or not yet. */
export const sheetsBy =
  <G extends BaseState>(writers: Readonly<Record<string, Writer<G>>>): Presentation<G>['sheet'] =>
  (g, verb, args) =>
    Object.hasOwn(writers, verb) ? (writers[verb]?.(g, new SheetArgs(args)) ?? null) : null;

/** A sheet about one thing that an argument names; none before it is named. */
export const sheetOn =
  <G, T extends number>(kind: Kind<T>, write: (g: G, value: T) => Sheet | null, i = 0): Writer<G> =>
  (g, args) => {
    const value = args.one(i, kind);
    return value === NONE ? null : write(g, value);
  };

/** A line of arithmetic. */
export const row = (label: string, value: string | number, rule?: string): SheetRow => ({
  label,
  value: String(value),
  ...(rule === undefined ? {} : { rule }),
});

/** Strengths and column in a few words: `6:2, column 3:1`. */
export const oddsHeadline = (attack: number, defense: number, column: string): string =>
  `${attack}:${defense}, column ${column}`;

/** Odds beyond an end of the table count as its end, by a rule; nothing to be said where they are on it. */
export function oddsLimit(columns: OddsColumns, attack: number, defense: number, rule: string): SheetRow[] {
  const { names, ratios, goOnBelow } = columns;
  const [first, last] = [ratios[0], ratios.at(-1)];
  if (first === undefined || last === undefined) return [];
  const counts = (word: string, name = ''): SheetRow[] => [row(`${word} than ${name} counts as`, name, rule)];
  if (attack * last.defense >= (last.attack + last.defense) * defense) return counts('Better', names.at(-1));
  const isWorse = attack * first.defense < first.attack * defense;
  return isWorse && !goOnBelow ? counts('Worse', names[0]) : [];
}

/** Shifts that would lead off the table are lost, by a rule; nothing to be said where none are. */
export function shiftLimit({ names }: OddsColumns, start: number, net: number, rule: string): SheetRow[] {
  const beyond = start + net - (names.length - 1);
  if (net > 0 && beyond > 0) return [row(`Beyond ${names.at(-1)} there is no column`, lost(beyond), rule)];
  const below = -(start + net);
  return start >= 0 && net < 0 && below > 0
    ? [row(`Beyond ${names[0]} there is no column`, lost(below), rule)]
    : [];
}
const lost = (count: number): string => `${counted(count, 'shift')} lost`;

/** What is added to a die, where anything is. */
export const modifierRow = (label: string, value: number, rule: string): SheetRow[] =>
  value === 0 ? [] : [row(label, signed(value), rule)];
