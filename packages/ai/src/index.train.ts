// How players learn: games to learn from, what they teach of who stands better, and how figures of a style are tuned.
export {
  areaUnderCurve,
  type Bin,
  type Forecast,
  foretell,
  logLoss,
  reliability,
} from './train/calibration.ts';
export { playDuel, playTrial, withStyles } from './train/duel.ts';
export { casesOf, fit, fitChances } from './train/fit.ts';
export { type Lesson, playLesson, type Variety } from './train/selfplay.ts';
export { type Cloud, cloudAround, drawnTo, stylesOf } from './train/tune.ts';
