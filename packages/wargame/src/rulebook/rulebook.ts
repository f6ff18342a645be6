import type { Chart } from './charts.ts';

/** A chapter of a rulebook: the cases whose numbers begin so, up to the next one in the list that fits better. */
export interface Chapter {
  /** `27.1`, `AMP`. */
  readonly id: string;
  readonly title: string;
}

/** A part of the turn, with the procedures (`combat`) or steps (`action.move`) in which it is played. */
export interface Part {
  readonly title: string;
  /** The case, or the chapter, that it is told in. */
  readonly rule?: string;
  readonly at?: readonly string[];
  readonly parts?: readonly Part[];
}

/** A game's rulebook in our words, but for its cases, which the rules bring themselves. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  /** The sequence of play. */
  readonly sequence: readonly Part[];
  readonly charts: readonly Chart[];
}

/** A part of the turn in a line: `part('Moves', '10.1', 'movement')`. */
export const part = (title: string, rule: string, ...at: readonly string[]): Part => ({ title, rule, at });

/** A part of the turn that is made of others. */
export const stage = (title: string, rule: string, ...parts: readonly Part[]): Part => ({
  title,
  rule,
  parts,
});

/** Chapters from a table, `{ '27.1': 'Before dawn' }`, in its order. */
export const chaptersOf = (titles: readonly (readonly [string, string])[]): Chapter[] =>
  titles.map(([id, title]) => ({ id, title }));
