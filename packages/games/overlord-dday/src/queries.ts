/** What players and pictures may ask of a position: pure, and by the same code as the rules. */
export {
  ALLIED,
  CHARTS,
  dataOf,
  GERMAN,
  isAirborne,
  isFixed,
  SETUP,
  SIDE_OF,
  UNIT,
  type UnitId,
} from './data.ts';
export { grid, isBeachHex, isHex, LANDINGS, PLACE, sectorOf } from './map.ts';
export { landingModifier } from './rules/landing.ts';
export { landingHexes } from './rules/naval.ts';
export { columnOf, lineOf } from './rules/odds.ts';
export { face } from './rules/units.ts';
export type { G } from './state.ts';
export { STEADY } from './state.ts';
