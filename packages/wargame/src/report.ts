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

/** A figure and how it is read off a position, in which the game may be over or not. */
export interface Reading<G extends BaseState> {
  readonly figure: Figure;
  of(g: G): Measured;
}
type Line<G> = readonly [id: string, label: string, of: (g: G) => Measured | boolean, history?: Known];

/** Readings of one group and one kind, a line for each: its id and label, how it is read, and what history says. */
export const readings = <G extends BaseState>(
  group: string,
  kind: Figure['kind'],
  lines: readonly Line<G>[],
): Reading<G>[] =>
  lines.map(([id, label, of, history]) => ({
    figure: { id, label, group, kind, ...(history === undefined ? {} : { history }) },
    of(g) {
      const value = of(g);
      return typeof value === 'boolean' ? Number(value) : value;
    },
  }));

/** The report of a game: its readings in their order, and what a reader must know. */
export const reportOf = <G extends BaseState>(
  lines: readonly Reading<G>[],
  more: Pick<GameReport<G>, 'notes' | 'stages'>,
): GameReport<G> => ({
  ...more,
  figures: lines.map(({ figure }) => figure),
  measure: (g) => lines.map((line) => line.of(g)),
});

/** What is known of something by its id, where something must be. */
export function fact<T>(facts: Readonly<Record<string, T>>, id: string): T {
  if (!Object.hasOwn(facts, id)) throw new Error(`nothing is known of ${id}`);
  return facts[id] as T;
}

type Range = readonly [from: number, to: number];
/** A word on a figure of history, and where it comes from by the ids of its sources. */
interface Sourced {
  readonly note?: string | undefined;
  readonly sources: readonly string[];
}

/** The figures of a file of history, with the sources that it names by their ids. */
export interface Historian {
  /** A number, a yes or no, or the two ends that the sources differ by. */
  known(value: number | boolean | Range, more: Sourced): Known;
  /** Casualties as steps, with the men beside them; the rate is a source, too: `step`. */
  inSteps(men: Range, sources: readonly string[]): Known;
}

/** Reads history for a report; a source that the file does not have is a slip. */
export function historian({ sources: all, menPerStep }: HistoryFile): Historian {
  const known: Historian['known'] = (value, { note, sources }) => {
    const [from, to] = typeof value === 'object' ? value : [Number(value), Number(value)];
    return { from, to, ...(note === undefined ? {} : { note }), sources: sources.map((id) => fact(all, id)) };
  };
  return {
    known,
    inSteps: ([low, high], sources) =>
      known([low / menPerStep, high / menPerStep], {
        note: low === high ? `${low} men` : `${low}–${high} men`,
        sources: [...new Set([...sources, 'step'])],
      }),
  };
}
interface HistoryFile {
  readonly sources: Readonly<Record<string, string>>;
  readonly menPerStep: number;
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
