import { type Figure, type GameReport, historyText } from '@bocage/catalogue';
import { quantile } from '../bench/statistics.ts';
import { percent, round } from '../table.ts';

/** A figure over many games. */
export interface FigureResult extends Figure {
  readonly mean: number;
  /** A tenth of the games stayed below the first and a tenth went above the second. */
  readonly p10: number;
  readonly p90: number;
}

/** What the games have to say beside history. */
export interface Comparison {
  readonly figures: readonly FigureResult[];
  readonly notes: readonly string[];
}

/** The figures of all games, each game's in the order of the report. */
export function compare({ figures, notes }: GameReport, games: readonly (readonly number[])[]): Comparison {
  return {
    figures: figures.map((figure, i) => {
      const values = games.map((game) => game[i] as number);
      const mean = round(values.reduce((sum, value) => sum + value, 0) / values.length, 3);
      return { ...figure, mean, p10: quantile(values, 0.1), p90: quantile(values, 0.9) };
    }),
    notes,
  };
}

/** Tenths say nothing of what goes into the hundreds. */
const amount = (mean: number): string => mean.toFixed(Math.abs(mean) < 100 ? 1 : 0);

/** A line for a figure: its name, what came of it, between which values, and history. */
export function cells(figure: FigureResult): [string, string, string, string] {
  const { kind, label, mean, p10, p90 } = figure;
  const spread = kind === 'share' ? '' : `${round(p10, 1)} to ${round(p90, 1)}`;
  return [label, kind === 'share' ? percent(mean) : amount(mean), spread, historyText(figure)];
}

/** What stands above those cells. */
export const HEADS = ['figure', 'simulated', '10–90 %', 'history'] as const;

/** The figures by their groups, in order. */
export function byGroup({ figures }: Comparison): Map<string, FigureResult[]> {
  const groups = new Map<string, FigureResult[]>();
  for (const figure of figures) groups.set(figure.group, [...(groups.get(figure.group) ?? []), figure]);
  return groups;
}

/** The kinds of the sources of what history says: `history, design`. */
export const sourceKinds = ({ history }: Figure): string =>
  [...new Set(history?.sources.map((source) => source.split(/[ :]/, 1)[0]))].join(', ');
