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

/** Something of a game to set beside history: whether it came about (`share`), or how much there was (`count`). */
export interface Figure {
  readonly id: string;
  readonly label: string;
  /** Those of one group stand together, under its name. */
  readonly group: string;
  readonly kind: 'share' | 'count';
  readonly history?: Known;
}

/** What a game has to say about how it went. */
export interface GameReport<G extends BaseState = BaseState> {
  readonly figures: readonly Figure[];
  /** What a reader must know to read them rightly, in sentences. */
  readonly notes: readonly string[];
  /** The figures of a position in their order, with 1 or 0 for what did or did not come about. */
  measure(g: G): number[];
}

const amount = (value: number): string => String(Number(value.toFixed(1)));

/** The value of a figure in one game: `yes`, or `8`. */
export const valueText = ({ kind }: Figure, value: number): string =>
  kind === 'share' ? (value === 0 ? 'no' : 'yes') : amount(value);

/** What history says: `no (7 June)`, `8–14.7 (2000–3686 men)`; nothing where it is silent. */
export function historyText(figure: Figure): string {
  const { history } = figure;
  if (history === undefined) return '';
  const ends = [...new Set([history.from, history.to].map((value) => valueText(figure, value)))];
  return history.note === undefined ? ends.join('–') : `${ends.join('–')} (${history.note})`;
}
