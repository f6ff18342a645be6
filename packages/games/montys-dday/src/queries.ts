/** What players and pictures may ask of a position: pure, and by the same code as the rules. */
export { CHARTS } from './data/charts.ts';
export { GAIT_OF } from './gaits.ts';
export { BEACH_FORTS, BEACH_HEXES, CAEN, cycleBox, fortOf, grid, groundOf, isBeach, isHex, isSea, LANDINGS, landingAt, levelOf, PLACE, shifted } from './map.ts'; // biome-ignore format: a list
export { casualtyModifier } from './rules/amphibious/casualties.ts';
export { boxesOf } from './rules/amphibious/display.ts';
export { factorAt, gunsAt } from './rules/amphibious/guns.ts';
export { possibleMines } from './rules/amphibious/mines.ts';
export { landingFor } from './rules/amphibious/shore.ts';
export { assaultersOn, owing } from './rules/assault/attackers.ts';
export type { Assault } from './rules/assault/fight.ts';
export { inWorks } from './rules/assault/fight.ts';
export { columnOf, modifierOf } from './rules/assault/strength.ts';
export { reckonOne } from './rules/fire/alternate.ts';
export {
  BOMBARDS,
  DIRECT_GUN,
  fireFactor,
  firersOn,
  isArmour,
  mannerOf,
  targetsIn,
} from './rules/fire/firers.ts';
export { whyNotDeploy, whyNotMarch } from './rules/movement/modes.ts';
export { type Moves, whyNotMove } from './rules/movement/movers.ts';
export { whyTooMany } from './rules/movement/stacking.ts';
export { Ways } from './rules/movement/ways.ts';
export { postOf } from './rules/setup/posts.ts';
export { bestProtection, coverIn } from './rules/strength.ts';
export { PORTIONS } from './rules/support.ts';
export {
  allowanceOf,
  combatFactor,
  isAfloat,
  isDisrupted,
  onMap,
  protectionOf,
  unitsIn,
} from './rules/units.ts';
export { SCENARIOS, SETUP } from './scenarios.ts';
export { isAround, spoilersOf } from './standing.ts';
export type { G } from './state.ts';
export { type Cover, drmOf, multiplierOf } from './tables/cover.ts';
export { letterOf, NO_LETTER, resultOf, shiftedLetter } from './tables/crt.ts';
export { HALVES } from './tables/going.ts';
export { casualtyColumn, casualtyOf, displaced, landingShiftOf, swims } from './tables/landing.ts';
export { isRough, scatter } from './tables/scatter.ts';
export { firstLanding, LAST_TURN, landingIn, tideIn } from './tables/turns.ts';
export { ALLIED, BEACHES, COMBAT, GERMAN, GOLD, GONE, HIGH, type Line, MAIN, MOVEMENT, OPEN_GROUND, SECONDARY, SEGMENTS } from './terms.ts'; // biome-ignore format: a list
export { ALLOWANCE, BEACH_OF, BRIGADE_OF, COMBAT_FACTOR, COMMANDOS, dataOf, EVERY_UNIT, isCoastArtillery, isCommando, isGarrison, isGlider, isHeadquarters, isParachute, isSwimming, RANGE_OF, SIDE_OF, UNIT, UNITS_OF, type UnitId } from './units.ts'; // biome-ignore format: a list
