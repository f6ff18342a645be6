/** What players and pictures may ask of a position: pure, and by the same code as the rules. */
export { BACK_OF, CARDS, CHARTS, COLOUR, DEPTHS, DIVISION, dataOf, depthOf, EVERY_GERMAN, EVERY_UNIT, fullSteps, germanOf, isArmored, isGeneral, isHq, isInfantry, isLeader, isRegular, isTank, LEADER_UNITS, POOL, UNIT, type UnitId } from './data.ts'; // biome-ignore format: a list
export { BOX, BOX_HEXES, BOXES, boxAt, boxOf, COLOUR_OF, DRAWS, dotOf, EVERY_POSITION, EVERY_POST, FIELD, FIRED_ON_BY, grid, HIGH, INTENSE, isBeach, isHighGround, isNest, isSubmerged, LOW, MID, PLACE, POSITIONS, POST, POSTS_OF, type PositionId, type PostId, positionOfPost, postAt, postHex, STEADY, tideIn, turnOfTide, waterline } from './map.ts'; // biome-ignore format: a list
export { attackable, participants, whyNotAttack } from './rules/combat/attackers.ts';
export { whyNotBarrage, whyNotNaval } from './rules/combat/barrage.ts';
export { barrier, isBelow, storms } from './rules/combat/reach.ts';
export { coverAgainst, coverFrom } from './rules/combat/strength.ts';
export { broughtBy, weaponsOf } from './rules/combat/weapons.ts';
export { heldFrom, isControlled } from './rules/communication/control.ts';
export { breakingPoint, isOnSafeLine, isSecure, pointsToWin, reckoning } from './rules/endturn/victory.ts';
export { hitLimit, isCovered, isHiddenReserve } from './rules/germanfire/field.ts';
export { crossing, UP_BLUFF, UP_CLIFF } from './rules/movement/crossing.ts';
export { CLIMB, costToGo, INFILTRATE, MOVE, whyNotGo, whyNotLeave } from './rules/movement/moves.ts';
export { face, isAshore, unitsIn } from './rules/units.ts';
export { actionsLeft, costOf, isCommanded, isFree, servesWith, whyNotAct, whyNotAfford, whyNotClimbOn, whyNotRally } from './rules/usactions/command.ts'; // biome-ignore format: a list
export type { G } from './state.ts';
export {
  BELOW_CLIFF,
  HIDDEN_DEPTH,
  NO_DEPTH,
  NOT_CLIMBING,
  STEADY_UNIT,
} from './terms.ts';
