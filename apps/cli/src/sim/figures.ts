import {
  type Figure,
  type GameReport,
  historyText,
  type Measured,
  type Stages,
  valueText,
} from '@bocage/catalogue';
import { quantile } from '../bench/statistics.ts';
import { percent, round } from '../table.ts';
import type { Played } from './game.ts';

/** A share or a count over many games. */
export interface AmountResult extends Figure {
  readonly kind: 'share' | 'count';
  readonly mean: number;
  /** A tenth of the games stayed below the first and a tenth went above the second. */
  readonly p10: number;
  readonly p90: number;
}

/** The turn of something over many games, of which those where it never came about are the latest. */
export interface TurnResult extends Figure {
  readonly kind: 'turn';
  /** The share of the games in which it came about. */
  readonly came: number;
  readonly q25: Measured;
  readonly median: Measured;
  readonly q75: Measured;
}

/** A figure over many games. */
export type FigureResult = AmountResult | TurnResult;

/** How some of the figures stood at the end of some turns, on the average of all games. */
export interface CourseResult {
  readonly turns: readonly number[];
  readonly lines: readonly {
    readonly id: string;
    readonly label: string;
    readonly group: string;
    readonly kind: Figure['kind'];
    readonly means: readonly number[];
  }[];
}

/** What the games have to say beside history. */
export interface Comparison {
  readonly figures: readonly FigureResult[];
  readonly course?: CourseResult;
  readonly notes: readonly string[];
}

/** The figures of all games, each game's in the order of the report. */
export function compare(report: GameReport, games: readonly Played[]): Comparison {
  const { figures, notes } = report;
  const results = figures.map((figure, i) => {
    const values = games.map((game) => game.figures[i] as Measured);
    return figure.kind === 'turn' ? turnOver(figure, values) : amountOver(figure, values as number[]);
  });
  const course = report.stages && courseOver(report, report.stages, games);
  return {
    figures: results,
    ...(course && { course }),
    notes: results.some(isTurn) ? [...notes, OF_TURNS] : notes,
  };
}

/** At those stages only that some game came to. */
function courseOver({ figures }: GameReport, stages: Stages, games: readonly Played[]): CourseResult {
  const courses = games.flatMap(({ course }) => course ?? []);
  const from = Math.min(...courses.map((course) => course.from));
  const to = Math.max(...courses.map((course) => course.to));
  const kept = [...stages.turns.entries()].filter(([, turn]) => turn >= from && turn <= to);
  const lines = figures.flatMap(({ id, label, group, kind }, i) => {
    const means = kept.map(([stage]) => mean(courses.map(({ at }) => at[stage]?.[i] as number)));
    return stages.figures.includes(id) ? [{ id, label, group, kind, means }] : [];
  });
  return { turns: kept.map(([, turn]) => turn), lines };
}

const mean = (values: readonly number[]): number =>
  round(values.reduce((sum, value) => sum + value, 0) / values.length, 3);

const isTurn = (figure: FigureResult): figure is TurnResult => figure.kind === 'turn';
const OF_TURNS =
  'Of a turn the share is that of the games in which it came at all. Beside it stands the median of all games with the quartiles in brackets; “never” is later than any turn.';

function amountOver(figure: Figure, values: readonly number[]): AmountResult {
  const kind = figure.kind as AmountResult['kind'];
  return { ...figure, kind, mean: mean(values), p10: quantile(values, 0.1), p90: quantile(values, 0.9) };
}

const NEVER = Number.POSITIVE_INFINITY;

function turnOver(figure: Figure, values: readonly Measured[]): TurnResult {
  const turns = values.map((value) => value ?? NEVER);
  const at = (share: number): Measured => {
    const turn = quantile(turns, share);
    return turn === NEVER ? null : turn;
  };
  const came = round(turns.filter((turn) => turn !== NEVER).length / turns.length, 3);
  return { ...figure, kind: 'turn', came, q25: at(0.25), median: at(0.5), q75: at(0.75) };
}

/** Tenths say nothing of what goes into the hundreds. */
const amount = (mean: number): string => mean.toFixed(Math.abs(mean) < 100 ? 1 : 0);

/** A line for a figure: its name, what came of it, between which values, and history. */
export function cells(figure: FigureResult): [string, string, string, string] {
  const { label } = figure;
  if (isTurn(figure)) return [label, percent(figure.came), turnsText(figure), historyText(figure)];
  const { kind, mean, p10, p90 } = figure;
  const spread = kind === 'share' ? '' : `${round(p10, 1)} to ${round(p90, 1)}`;
  return [label, kind === 'share' ? percent(mean) : amount(mean), spread, historyText(figure)];
}

/** `turn 5 (4 to 7)`, `turn 8 (7 to never)`, `never (8 to never)`; `never` where three games in four went without. */
function turnsText(figure: TurnResult): string {
  if (figure.q25 === null) return valueText(figure, null);
  const ends = [figure.q25, figure.q75].map((turn) => turn ?? 'never').join(' to ');
  return `${valueText(figure, figure.median)} (${ends})`;
}

/** The course as rows: the turns, then each figure with its means. */
export const courseRows = ({ turns, lines }: CourseResult): string[][] => [
  ['by the end of turn', ...turns.map(String)],
  ...lines.map(({ group, label, kind, means }) => [
    `${group}: ${label}`,
    ...means.map((value) => (kind === 'share' ? percent(value) : amount(value))),
  ]),
];

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
