import type { Statistics } from '@bocage/host';
import type * as PlotModule from '@observablehq/plot';
import type { AfterWords } from '../../words/en/after.ts';
import type { CourseChart } from './figures.ts';

export type Plot = typeof PlotModule;
/** Draws itself with the charts' library at a width. */
export type Drawing = (plot: Plot, width: number) => Element;

/** Told apart by their colour and by their dashes. */
const INKS = ['--accent', '--side-0', '--good', '--side-1', '--warn', '--side-none', '--focus', '--bad'].map(
  (name) => `var(${name})`,
);
const DASHES = ['', '6 3', '2 3', '9 3 2 3', '', '6 3', '2 3', '9 3 2 3'];
const FRAME = {
  marginTop: 24,
  marginBottom: 34,
  style: { background: 'none', color: 'inherit', fontSize: '13px' },
};

/** How often each value came up, as bars, and was to be expected, as marks over them. */
export const diceChart =
  (faces: Statistics['dice'][number]['faces'], words: AfterWords['statistics']): Drawing =>
  (plot, width) =>
    plot.plot({
      ...FRAME,
      width,
      height: 190,
      x: { label: null, domain: faces.map(({ text }) => text), padding: 0.3 },
      y: { label: words.came, grid: true, nice: true, ticks: 5 },
      marks: [
        plot.barY(faces, { x: 'text', y: 'came', fill: 'var(--side-0)', fillOpacity: 0.75 }),
        plot.tickY(faces, { x: 'text', y: 'expected', stroke: 'var(--accent)', strokeWidth: 3 }),
        plot.text(faces, {
          x: 'text',
          y: 'came',
          text: 'came',
          dy: -8,
          fill: 'currentColor',
          stroke: 'var(--paper)',
          strokeWidth: 4,
        }),
        plot.ruleY([0]),
      ],
    });

/** Lines over the decisions of a game, named at their ends. */
export const courseChart =
  ({ series }: CourseChart, words: AfterWords['statistics']): Drawing =>
  (plot, width) => {
    const rows = series.flatMap(({ label, points }) => points.map((point) => ({ ...point, label })));
    const ends = spread(
      series.map(({ label, points }) => ({ label, ...(points.at(-1) ?? { ply: 0, value: 0 }) })),
      rows,
    );
    const names = series.map(({ label }) => label);
    const ink = { domain: names, range: names.map((_, i) => INKS[i % INKS.length] as string) };
    const room = Math.min(width * 0.42, 24 + 7 * Math.max(...names.map((name) => name.length)));
    return plot.plot({
      ...FRAME,
      width,
      height: 250,
      marginRight: room,
      x: { label: words.decision, ticks: 5 },
      y: { label: null, grid: true, nice: true, ticks: 6 },
      color: ink,
      marks: [
        plot.ruleY([0]),
        ...names.map((name, i) =>
          plot.lineY(
            rows.filter(({ label }) => label === name),
            {
              x: 'ply',
              y: 'value',
              stroke: INKS[i % INKS.length] as string,
              strokeWidth: 2,
              curve: 'step-after',
              strokeDasharray: DASHES[i % DASHES.length] as string,
            },
          ),
        ),
        plot.text(ends, {
          x: 'ply',
          y: 'at',
          text: (end: { label: string; value: number }) => `${end.label} ${Number(end.value.toFixed(1))}`,
          fill: 'label',
          textAnchor: 'start',
          dx: 6,
        }),
      ],
    });
  };

interface End {
  readonly label: string;
  readonly ply: number;
  readonly value: number;
}

/** Names at the ends of lines, kept apart so that each can be read. */
export function spread(
  ends: readonly End[],
  rows: readonly { readonly value: number }[],
): (End & { readonly at: number })[] {
  const values = [0, ...rows.map(({ value }) => value)];
  const gap = (Math.max(...values) - Math.min(...values)) / 13;
  let below = Number.NEGATIVE_INFINITY;
  return [...ends]
    .sort((a, b) => a.value - b.value)
    .map((end) => {
      below = Math.max(end.value, below + gap);
      return { ...end, at: below };
    });
}
