import type { BaseState } from '@bocage/kernel';

/** What history says of a figure; the two ends differ where its sources do. */
export interface Known {
  readonly from: number;
  readonly to: number;
  /** A word on it: a date, or the number in history’s own measure. */
  readonly note?: string;
  /** Where it comes from, each beginning with its kind: `public: …`, `history: …`, `design: …`. */
  readonly sources: readonly string[];
}

/**
 * Something of a game to set beside history: whether it came about (`share`), how much there was (`count`), or in which
 * turn it came about, if it did (`turn`).
 */
export interface Figure {
  /** Of losses it begins with `lost-`. */
  readonly id: string;
  readonly label: string;
  /** Those of one group stand together, under its name. */
  readonly group: string;
  readonly kind: 'share' | 'count' | 'turn';
  readonly history?: Known;
}

/** The value of a figure in a game; null for the turn of what did not come about, and for nothing else. */
export type Measured = number | null;

/** Figures that are worth knowing at the end of some turns, too. */
export interface Stages<G extends BaseState = BaseState> {
  readonly turns: readonly number[];
  /** The ids of the figures, none of them of a `turn`. */
  readonly figures: readonly string[];
  turnOf(g: G): number;
}

/** What a game has to say about how it went. */
export interface GameReport<G extends BaseState = BaseState> {
  readonly figures: readonly Figure[];
  readonly stages?: Stages<G>;
  /** What a reader must know to read them rightly, in sentences. */
  readonly notes: readonly string[];
  /** The figures of a position in their order; of a `share` 1 or 0 for what did or did not come about. */
  measure(g: G): Measured[];
}

const amount = (value: number): string => String(Number(value.toFixed(1)));

const plainText = ({ kind }: Figure, value: number): string =>
  kind === 'share' ? (value === 0 ? 'no' : 'yes') : amount(value);

/** Words about one or more values of a figure: `turn` goes before its numbers. */
const told = ({ kind }: Figure, words: string): string => (kind === 'turn' ? `turn ${words}` : words);

/** The value of a figure in one game: `yes`, `8`, `turn 3`, or `never`. */
export const valueText = (figure: Figure, value: Measured): string =>
  value === null ? 'never' : told(figure, plainText(figure, value));

/** What history says: `no (7 June)`, `8–14.7 (2000–3686 men)`, `turn 3 (27 June)`; nothing where it is silent. */
export function historyText(figure: Figure): string {
  const { history } = figure;
  if (history === undefined) return '';
  const ends = [...new Set([history.from, history.to].map((value) => plainText(figure, value)))];
  const answer = told(figure, ends.join('–'));
  return history.note === undefined ? answer : `${answer} (${history.note})`;
}
