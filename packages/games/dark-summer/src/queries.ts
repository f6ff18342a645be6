/** What players and pictures may ask of a position: pure, and by the same code as the rules. */
export {
  ALLIED,
  ARMY_OF,
  BRITISH,
  BRITISH_MOVE,
  DIVISION_OF,
  dataOf,
  EFFECTS,
  EVERY_UNIT,
  FORMATION_OF,
  GERMAN,
  GERMAN_CHIT,
  GERMANS,
  isAmerican,
  isBattalion,
  isFlak,
  isKampfgruppe,
  isSpecial,
  isStrongpoint,
  isTiger,
  isVehicle,
  MARKERS,
  MEMBERS,
  markerOf,
  ofArmy,
  ofSide,
  SIDE,
  SIDE_OF,
  TURNS,
  UNIT,
  UNITS,
  type UnitId,
  US,
} from './data.ts';
export { AVRANCHES, BEACH_HEXES, BEACH_NAME, BOCAGE, BRITTANY, BRITTANY_ENTERED, beachAt, beyondBoundary, CAEN, CHERBOURG, CLEAR, columnOf, E_HEXES, EAST, grid, INFANTRY_E, isCity, isClosedToGermans, isHex, isImpassable, isInGunLine, isLand, isMajorRiver, isMinorRiver, isSeaSide, isTown, PLACE, terrainOf, townHexes } from './map.ts'; // biome-ignore format: a list
export { germanPace } from './moves.ts';
export { isLoneBeach, whyNotAttackWith, whyNotReach } from './rules/attackers.ts';
export { whyNotFightCherbourg } from './rules/cherbourg.ts';
export { AS_COMBAT, AS_COMBINED_COMBAT, AS_COMBINED_MOVE, AS_MOVE, AS_OFFENSIVE, armyOfChit, mixOf } from './rules/chits.ts'; // biome-ignore format: a list
export { obligations } from './rules/mandatory.ts';
export { reachOf, whyNotMove } from './rules/movement.ts';
export { convert, defendingSteps, effectOf, printed } from './rules/results.ts';
export { LAST_WITHDRAWAL } from './rules/shipping.ts';
export { whyStack } from './rules/stacking.ts';
export { coverOf, reckon } from './rules/strength.ts';
export { committedMarkers, whyNotAvailable } from './rules/support.ts';
export {
  actingSide,
  attackFactor,
  defenseFactor,
  isUnknown,
  pointsOf,
  unitsIn,
  unitsOf,
} from './rules/units.ts';
export type { G } from './state.ts';
export { COMBAT, FIRST_OF_POCKET, NO_EXIT, OPEN, REACTION, WAVE_2 } from './terms.ts';
export { EXITS_FROM, reckoning, suddenDeath, worthOfEach } from './victory.ts';
