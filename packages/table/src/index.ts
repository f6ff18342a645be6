export * from './choices.ts';
export * from './forecast.ts';
export type { Line } from './line.ts';
export { changes, type Difference, differences, reader } from './reading.ts';
export * from './report.ts';
export type { Note } from './secrets.ts';
export * from './seen.ts';
export * from './table.ts';
export { ForecastError, type ForecastInput, type Limits, type Way } from './ways.ts';
