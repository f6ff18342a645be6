import type { Statistics } from '@bocage/host';

type Throws = Statistics['dice'][number];

/** How the dice of a kind ran. */
export interface Luck {
  readonly throws: number;
  readonly mean: number;
  readonly expected: number;
  /** How many standard deviations the mean is from what was to be expected. */
  readonly deviation: number;
  /** The share of games that stray as far by chance alone. */
  readonly chance: number;
  readonly run: Run;
}

export type Run = 'muchLower' | 'lower' | 'littleLower' | 'even' | 'littleHigher' | 'higher' | 'muchHigher';

/** Fewer throws say nothing. */
const FEW = 8;

/** How the dice of a kind ran; null where there are too few to tell. */
export function luckOf({ faces }: Throws): Luck | null {
  const throws = sum(faces.map(({ came }) => came));
  if (throws < FEW) return null;
  const mean = sum(faces.map(({ text, came }) => Number(text) * came)) / throws;
  const expected = sum(faces.map(({ text, expected: share }) => Number(text) * share)) / throws;
  const square = sum(faces.map(({ text, expected: share }) => Number(text) ** 2 * share)) / throws;
  const spread = Math.sqrt(Math.max(0, square - expected ** 2) / throws);
  const deviation = spread === 0 ? 0 : (mean - expected) / spread;
  return { throws, mean, expected, deviation, chance: beyond(Math.abs(deviation)), run: runOf(deviation) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function runOf(deviation: number): Run {
  const far = Math.abs(deviation);
  if (far < 0.5) return 'even';
  const isHigh = deviation > 0;
  if (far < 1.3) return isHigh ? 'littleHigher' : 'littleLower';
  if (far < 2.3) return isHigh ? 'higher' : 'lower';
  return isHigh ? 'muchHigher' : 'muchLower';
}

/** The share of a normal distribution that lies further out on either side (Abramowitz and Stegun 7.1.26). */
function beyond(deviation: number): number {
  const x = deviation / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return terms.reduceRight((so, term) => (so + term) * t, 0) * Math.exp(-x * x);
}
