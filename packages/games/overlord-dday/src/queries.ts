/** What players and pictures may ask of a position: pure, and by the same code as the rules. */
export {
  ALLIED,
  armyOf,
  BEACH,
  CHARTS,
  dataOf,
  EVERY_UNIT,
  enemyOf,
  GERMAN,
  isFixed,
  isNest,
  isRegiment,
  PHASES,
  POINTE_DU_HOC,
  SETUP,
  SIDE,
  SIDE_OF,
  UNIT,
  type UnitId,
} from './data.ts';
export { PHASE_PRICES } from './gaits.ts';
export { BEACH_OF_SPACE, grid, isBeachHex, isHex, isLand, LANDING_NAMES, LANDINGS, ORNE_BRIDGE, PLACE, RANGER_DISPLAY, sectorOf, spaceOf } from './map.ts'; // biome-ignore format: a list
export { resistanceOf } from './rules/chits.ts';
export { hasOtherGermans, landingModifier, landingResult, phaseModifier } from './rules/landing.ts';
export { firingOn, landingHexes } from './rules/naval.ts';
export { columnOf, defendersIn, lineOf, resultOf } from './rules/odds.ts';
export { face, unitsIn } from './rules/units.ts';
export type { G } from './state.ts';
export { DISORGANIZED, STEADY } from './state.ts';
