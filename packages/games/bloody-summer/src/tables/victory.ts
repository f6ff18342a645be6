import { CHARTS } from '../data/charts.ts';

const { victory } = CHARTS;

/** 11.3: points for a step, of the side that took it. */
export const stepPoints = (isElite: boolean): number => victory.step + (isElite ? victory.eliteStep : 0);
/** 11.3, R-104: points for an Allied depot out of reach of the enemy that lands so many stacking points. */
export const depotPoints = (landing: number): number => victory.depot + landing;
/** 11.3: points, below nought, for an Allied depot that is lost. */
export const depotLostPoints = (offensive: number): number =>
  offensive >= victory.depotDestroyed.largeFrom ? victory.depotDestroyed.large : victory.depotDestroyed.small;
/** 11.3: points of a turn’s end for so many paratroops and Rangers who are not back. */
export const absentPoints = (turn: number, units: number): number =>
  turn > victory.notRepatriated.after ? victory.notRepatriated.points * units : 0;

/** 11.3: how well a side has won; 0 is a draw. */
export const LEVELS = ['draw', 'marginal', 'decisive'] as const;
/** 11.3: the level of points, of whichever side they are. */
export function levelOf(points: number): number {
  const lead = Math.abs(points);
  if (lead >= victory.levels.decisive) return LEVELS.indexOf('decisive');
  return LEVELS.indexOf(lead >= victory.levels.marginal ? 'marginal' : 'draw');
}

/** 11.1: from the least to the best. */
export const CHERBOURG_LEVELS = ['none', 'marginal', 'operational', 'strategic'] as const;
/** 11.1: what the Americans have won who hold Cherbourg since the end of a turn. */
export function cherbourgLevel(turn: number): number {
  const { strategic, operational, marginal } = victory.cherbourg.us;
  return [marginal, operational, strategic].filter((last) => turn <= last).length;
}
