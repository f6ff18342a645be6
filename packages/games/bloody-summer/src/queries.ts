/** What players and pictures may ask of a position: pure, and by the same code as the rules. */
export { CHARTS } from './data/charts.ts';
export { LAST_TURN } from './data/words.ts';
export { FOOT, goingOf, isInPlay, LEAVER_OF, mixOf, rulesOf } from './gaits.ts';
export * from './map.ts';
export { cupOf } from './rules/air/flights.ts';
export { beside as unitsBeside, whyNotAttack } from './rules/combat/attackers.ts';
export { controls, isInSupportRange, isSupported } from './rules/combat/control.ts';
export { coversIn } from './rules/combat/covers.ts';
export * from './rules/combat/manner.ts';
export { cruisersAt, destroyersAt } from './rules/combat/navy.ts';
export { columnOf, type Fight, modifierOf } from './rules/combat/odds.ts';
export { whyGrounded } from './rules/combat/support.ts';
export { stepsLost } from './rules/combat/ways.ts';
export { holderOf } from './rules/control.ts';
export { BEACHES_OF, isRaider, offshoreOf } from './rules/dday/shore.ts';
export { endsFrom, hasRoom as hasRoomForMarker, wayFrom } from './rules/logistics/carriage.ts';
export {
  ALLIED_DEPOTS,
  capacityOf,
  depotsAt,
  guardOf,
  isOpen,
} from './rules/logistics/depots.ts';
export { gaitNow, leftOf } from './rules/movement/allowance.ts';
export { Ways } from './rules/movement/ways.ts';
export { hasFoes, isMelee } from './rules/offmap/boxes.ts';
export { isFree } from './rules/offmap/interdiction.ts';
export { neededAround, stands } from './rules/offmap/siege.ts';
export { hasAlly } from './rules/stacking.ts';
export { attackOf, defenceOf, fightersOf, hasEnemy, inEnemyZone, isConfused, onMap, unitsIn, unitsOf } from './rules/units.ts'; // biome-ignore format: a list
export { arrivalsOf, isRace, landingOf, SCENARIOS } from './scenarios.ts';
export { isLight } from './stacks.ts';
export { type G, markersOf } from './state.ts';
export * from './tables/air.ts';
export * from './tables/bombardment.ts';
export { coverShift, isOpenToAir } from './tables/cover.ts';
export { COLUMNS, oddsColumn, RESULTS, resultOf, shiftedColumn } from './tables/crt.ts';
export { HALVES } from './tables/going.ts';
export * from './tables/landing.ts';
export * from './tables/logistics.ts';
export { airInterdiction } from './tables/strategic.ts';
export { isOpening } from './tables/turns.ts';
export * from './terms.ts';
export {
  ALLOWANCE,
  ASSAULT_DIVISION,
  BONUS_OF,
  CAMP_OF,
  DIVISION_OF,
  dataOf,
  EVERY_UNIT,
  FFI_PARIS,
  FRENCH_DIVISION,
  HEADQUARTERS_OF,
  hasZone,
  isAirborne,
  isArmour,
  isBattery,
  isElite,
  isGarrison,
  isHeadquarters,
  isInfantry,
  isMotorized,
  isPanzergrenadier,
  isPartisans,
  isRanger,
  NOBODY,
  REPLACEMENT_OF,
  SIDE_OF,
  STACKING_OF,
  STEPS_OF,
  UNIT,
  UNITS_OF,
  UNITS_OF_DIVISION,
  type UnitId,
} from './units.ts';
