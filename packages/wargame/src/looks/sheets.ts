import type { BaseState, Kind, Value } from '@bocage/kernel';
import { NONE } from '@bocage/kernel';
import type { Presentation, Sheet, SheetRow } from '../presentation.ts';
import { signed } from '../words.ts';

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

/** What is added to a die, where anything is. */
export const modifierRow = (label: string, value: number, rule: string): SheetRow[] =>
  value === 0 ? [] : [row(label, signed(value), rule)];
