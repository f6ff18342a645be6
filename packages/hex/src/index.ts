export { DONE, Flood, GO_ON, STAY, type StepCost, UNLIMITED, type Visit } from './flood.ts';
export { type Grid, makeGrid } from './grid.ts';
export {
  BY_LINK,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  type HexId,
  type HexsideId,
  NOWHERE,
  opposite,
  type Top,
  turn,
  type Way,
} from './ids.ts';
export { distancesToNearest } from './nearest.ts';
export type { Point } from './plane.ts';
export type { SideHexes } from './sides.ts';
export type { GridSpec } from './spec.ts';
export type { Link, Ways } from './ways.ts';
