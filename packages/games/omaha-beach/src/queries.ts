/** What players and pictures may ask of a position: pure, and by the same code as the rules. */
export { BACK_OF, CARDS, CHARTS, COLOUR, DEPTHS, DIVISION, dataOf, depthOf, EAST, EVERY_GERMAN, EVERY_UNIT, FIRST, fullSteps, germanOf, isArmored, isGeneral, isHq, isInfantry, isLeader, isOfNest, isRanger, isRegular, isTank, LEADER_UNITS, POOL, SYMBOL_OF, TWENTY_NINTH, UNIT, type UnitId, WEST } from './data.ts'; // biome-ignore format: a list
export { BOX, BOX_HEXES, BOXES, boxAt, boxOf, COLOUR_OF, DRAWS, dotOf, FIELD, FIRED_ON_BY, grid, HIGH, INTENSE, isBeach, isHighGround, isNest, isSubmerged, LOW, levelOf, MID, PLACE, POSITIONS, POST, POSTS_OF, positionOfPost, postAt, postHex, STEADY, tideIn, turnOfTide, waterline } from './map.ts'; // biome-ignore format: a list
export { attackable, participants, whyNotAttack } from './rules/attackers.ts';
export { whyNotBarrage, whyNotNaval } from './rules/barrage.ts';
export { actionsLeft, costOf, isAshore, isCommanded, isFree, servesWith, whyNotAct, whyNotAfford, whyNotClimbOn, whyNotRally } from './rules/command.ts'; // biome-ignore format: a list
export { isControlled } from './rules/control.ts';
export { crossing, UP_BLUFF, UP_CLIFF, WALK } from './rules/crossing.ts';
export { hitLimit, isHiddenReserve } from './rules/field.ts';
export { CLIMB, costToGo, INFILTRATE, MOVE, whyNotGo, whyNotLeave } from './rules/moves.ts';
export { barrier, storms } from './rules/reach.ts';
export { coverAgainst, coverFrom } from './rules/strength.ts';
export { face, unitsIn } from './rules/units.ts';
export { broughtBy, weaponsOf } from './rules/weapons.ts';
export type { G } from './state.ts';
export {
  BELOW_CLIFF,
  DISRUPTED,
  HIDDEN_DEPTH,
  NO_DEPTH,
  NOT_CLIMBING,
  STEADY_UNIT,
} from './terms.ts';
export { isSecure, points, pointsToWin } from './victory.ts';
