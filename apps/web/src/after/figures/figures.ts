import { type Figure, historyText, type Known, type Measured, valueText } from '@bocage/catalogue';
import type { GameFacts, Scene, Statistics } from '@bocage/host';
import { type ScoreLine, scoreLines } from '@bocage/table';

/** A figure with its value here and in history. */
export interface FigureLine {
  readonly figure: Figure;
  readonly value: Measured;
  readonly text: string;
  readonly history: string;
  /** It is as history has it, or within what its sources say; null where history is silent. */
  readonly isAsHistory: boolean | null;
}

export interface FigureGroup {
  readonly title: string;
  readonly lines: readonly FigureLine[];
}

/** The figures by their groups, in their order. */
export function groupsOf(figures: readonly Figure[], values: readonly Measured[]): FigureGroup[] {
  const groups = new Map<string, FigureLine[]>();
  for (const [i, figure] of figures.entries()) {
    const line = lineOf(figure, values[i] ?? NOTHING[figure.kind]);
    groups.set(figure.group, [...(groups.get(figure.group) ?? []), line]);
  }
  return [...groups].map(([title, lines]) => ({ title, lines }));
}

/** Before anything is counted. */
const NOTHING = { share: 0, count: 0, turn: null } as const;

function lineOf(figure: Figure, value: Measured): FigureLine {
  const { history } = figure;
  const isWithin = ({ from, to }: Known): boolean => value !== null && value >= from && value <= to;
  const isAsHistory = history === undefined ? null : isWithin(history);
  return { figure, value, text: valueText(figure, value), history: historyText(figure), isAsHistory };
}

/** Groups in which losses are counted for more than one part of a side: by sector, by army. */
export const lossGroups = (groups: readonly FigureGroup[]): FigureGroup[] =>
  groups
    .map(({ title, lines }) => ({
      title,
      lines: lines.filter(({ figure }) => figure.id.startsWith('lost-')),
    }))
    .filter(({ lines }) => lines.length > 1);

/** How much of the width of its group a value takes; lines of another order of size have a measure of their own. */
export function scaleOf(lines: readonly FigureLine[], line: FigureLine): number {
  const most = Math.max(...lines.filter((other) => isAlike(other, line)).map(largest));
  return most === 0 ? 0 : 100 / most;
}

const largest = ({ value, figure }: FigureLine): number => Math.max(value ?? 0, figure.history?.to ?? 0);
const isAlike = (a: FigureLine, b: FigureLine): boolean => {
  const [less, more] = [largest(a), largest(b)].sort((x, y) => x - y) as [number, number];
  return more <= 60 || less * 12 >= more;
};

/** A line of a chart of the course. */
export interface Series {
  readonly label: string;
  readonly points: readonly { readonly ply: number; readonly value: number }[];
}

export interface CourseChart {
  readonly title: string;
  readonly series: readonly Series[];
}

/** The chances of the camps over the game, in percent; nothing where nobody can tell them. */
export function standingChart(
  { sides, camps }: Pick<GameFacts, 'sides' | 'camps'>,
  { course }: Pick<Statistics, 'course'>,
  title: string,
): CourseChart[] {
  const told = course.flatMap(({ ply, standing }) => (standing === null ? [] : [{ ply, standing }]));
  if (told.length === 0) return [];
  const series = camps.slice(0, 2).map(
    (camp, i): Series => ({
      label: camp.map((side) => sides[side] ?? '').join(' + '),
      points: told.map(({ ply, standing }) => ({
        ply,
        value: Math.round(100 * (i === 0 ? standing : 1 - standing)),
      })),
    }),
  );
  return [{ title, series }];
}

/** What can be drawn of the course: what is counted, by group; much larger figures have a chart of their own. */
export function chartsOf(
  { figures }: Pick<GameFacts, 'figures'>,
  { course }: Pick<Statistics, 'course'>,
): CourseChart[] {
  const groups = new Map<string, { readonly index: number; readonly most: number }[]>();
  for (const [index, { group, kind }] of figures.entries()) {
    if (kind !== 'count') continue;
    const most = Math.max(0, ...course.map(({ values }) => Math.abs(values[index] ?? 0)));
    groups.set(group, [...(groups.get(group) ?? []), { index, most }]);
  }
  const seriesOf = (index: number): Series => ({
    label: figures[index]?.label ?? '',
    points: course.map(({ ply, values }) => ({ ply, value: values[index] ?? 0 })),
  });
  return [...groups].flatMap(([title, members]) => {
    const limit = 12 * Math.max(1, median(members.map(({ most }) => most)));
    const usual = members.filter(({ most }) => most <= limit);
    const large = members.filter(({ most }) => most > limit);
    return [
      ...(usual.length === 0 ? [] : [{ title, series: usual.map(({ index }) => seriesOf(index)) }]),
      ...large.map(({ index }) => ({ title: figures[index]?.label ?? title, series: [seriesOf(index)] })),
    ];
  });
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** The score in words: as the game's own track tells it, else by the names of its figures. */
export const scoreOf = (
  { figures }: Pick<GameFacts, 'figures'>,
  { tracks, outcome }: Pick<Scene, 'tracks' | 'outcome'>,
): ScoreLine[] => scoreLines(tracks, outcome?.score ?? {}, figures);

/** Points as a player writes them. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
