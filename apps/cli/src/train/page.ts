import type { Bin } from '@bocage/ai/train';
import type { TrainResult } from '../commands/train.ts';
import { cutAt, filled, type Marks } from '../marked.ts';
import { many, percent } from '../table.ts';

const MARKS: Marks = {
  begin: '<!-- judgement: written by bocage train --write -->',
  end: '<!-- end of the judgement -->',
};

/** What the plot shows. */
const CAPTION = 'Chances foretold beside what came of them';

/** The page of a game with what its judgement is worth between its marks, beside the plot. */
export const pageWithJudgement = (path: string, text: string, result: TrainResult, plot: string): string =>
  filled(MARKS, cutAt(MARKS, path, text), section(result, plot));

function section(
  { game, games, scenario, chanceOnly, judgement, bins, byHand }: TrainResult,
  plot: string,
): string {
  const option = scenario === undefined ? '' : ` --scenario ${scenario}`;
  const each = scenario === undefined ? '' : ` each of ${scenario.split(',').join(', ')}`;
  const rows = bins.map(
    ({ foretold, came, low, high, cases, games: of }) =>
      `| ${percent(foretold)} | ${percent(came)} | ${percent(low)} to ${percent(high)} | ${cases} | ${of} |`,
  );
  return [
    `Version ${judgement.version}, learned from ${many(games, 'game')}${each} of quick scripts in styles at random, and tried by folds on games that had taught it nothing.`,
    `![${CAPTION}](${plot})`,
    ['| foretold | came | 95 % | positions | games |', '|---:|---:|---:|---:|---:|', ...rows].join('\n'),
    'A bin of few games says little: it speaks against the judgement only where its interval, which is drawn from whole games, leaves out what was foretold.',
    `How often the winner of two games was foretold the better chance, as the game goes on: ${byHand.map(({ auc }) => auc.toFixed(2)).join(', ')}.`,
    `To renew it: \`npx bocage train ${game} --games ${games}${option}${chanceOnly ? ' --chance-only' : ''} --write\`.`,
  ].join('\n\n');
}

const SIZE = 320;
const EDGE = 44;
const at = (share: number): number => EDGE + share * (SIZE - EDGE - 12);
const x = (share: number): string => at(share).toFixed(1);
const y = (share: number): string => (SIZE - at(share)).toFixed(1);
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** The reliability of a judgement as a picture: on the line is who foretells right; bars hold the truth in nineteen of twenty. */
export function reliabilityPlot(bins: readonly Bin[]): string {
  const ticks = TICKS.map(
    (tick) =>
      `<path d="M${x(tick)} ${y(0)}V${y(1)}M${x(0)} ${y(tick)}H${x(1)}" stroke="#d5d2c8"/>` +
      `<text x="${x(tick)}" y="${SIZE - EDGE + 16}" text-anchor="middle">${100 * tick} %</text>` +
      `<text x="${EDGE - 6}" y="${y(tick)}" dy="4" text-anchor="end">${100 * tick} %</text>`,
  );
  const points = bins.map(
    ({ foretold, came, low, high }) =>
      `<path d="M${x(foretold)} ${y(low)}V${y(high)}" stroke="#4b5b43" stroke-width="2"/>` +
      `<circle cx="${x(foretold)}" cy="${y(came)}" r="4" fill="#4b5b43"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" font-family="sans-serif" font-size="11" fill="#333">`,
    `<title>${CAPTION}</title>`,
    '<rect width="100%" height="100%" fill="#fbfaf6"/>',
    ...ticks,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#999" stroke-dasharray="4 3"/>`,
    ...points,
    `<text x="${x(0.5)}" y="${SIZE - 8}" text-anchor="middle">foretold</text>`,
    `<text transform="translate(11 ${y(0.5)}) rotate(-90)" text-anchor="middle">came</text>`,
    '</svg>',
    '',
  ].join('\n');
}
