import { type Bands, inBand, makeBands } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { WEATHERS, type Weather } from '../data/lists.ts';

const { weather } = CHARTS;

const BANDS: Bands<number> = makeBands(weather.bands, (word) => {
  const place = WEATHERS.indexOf(word as Weather);
  if (place < 0) throw new SyntaxError(`no weather ${word}`);
  return place;
});
/** 1.1.1.1: the weather of a turn for a die and the adjustment, which is nought or less. */
export const weatherOf = (die: number, adjustment: number): number => inBand(BANDS, die + adjustment);

const CLEAR = WEATHERS.indexOf('clear');
/** 1.1.1.1: the adjustment of the next turn; clear weather ends it. */
export const nextAdjustment = (adjustment: number, weatherNow: number): number =>
  weatherNow === CLEAR ? 0 : Math.max(weather.adjustment.most, adjustment + weather.adjustment.perTurn);

/** 1.1.1.1: whether the natural die for the weather puts both phases at risk. */
export const risksStorm = (die: number): boolean => weather.storm.risk.includes(die);
/** 1.1.1.1: whether the test at the start of a phase brings a storm. */
export const isStorm = (die: number): boolean => weather.storm.faces.includes(die);
/** 1.1.1.1: what phase B has after a storm in A. */
export const AFTER_STORM: number = WEATHERS.indexOf(weather.storm.after);
