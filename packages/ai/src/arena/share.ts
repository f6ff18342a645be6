/** What a player has won of what there was to win, with the interval that holds the truth in nineteen cases of twenty. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations to either side of the mean that hold nineteen of twenty. */
const NINETEEN_OF_TWENTY = 1.96;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The share of the first of two players from the points, 0 to 1, of each pair of games. A pair counts as one, since its
 * two games are played with the same dice. For the interval alone a pair that was won and one that was lost are added:
 * who has won all of three has not proven that he wins all.
 */
export function shareOf(pairs: readonly number[]): Share {
  if (pairs.length === 0) return { share: 0.5, low: 0, high: 1 };
  const padded = [...pairs, 0, 1];
  const middle = mean(padded);
  const variance = padded.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (padded.length - 1);
  const reach = NINETEEN_OF_TWENTY * Math.sqrt(variance / padded.length);
  return { share: mean(pairs), low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
