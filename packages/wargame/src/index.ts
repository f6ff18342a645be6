export { aboutOf, questionsOf } from './about.ts';
export { type AdvanceReasons, type AdvanceRules, advancePolicy } from './advance.ts';
export { type Bands, inBand, makeBands } from './bands.ts';
export { type BoardPart, type Peopled, Tally, UnitBoard, WayBoard } from './board.ts';
export { allOf, allToUsual, allWithOne, leastBy, type Usual } from './bulks.ts';
export { columnChances } from './chances.ts';
export { PathChoice } from './choices.ts';
export { DataError, readData } from './data.ts';
export { Departures } from './departures.ts';
export { Destinations, Routes } from './destinations.ts';
export {
  certain,
  chain,
  chanceOf,
  combine,
  convolve,
  type Distribution,
  dice,
  die,
  type Fraction,
  fraction,
  mapValues,
  mean,
  uniform,
  weighted,
} from './distribution.ts';
export {
  GameMap,
  type GroundKinds,
  type LaidGround,
  type MapLayers,
  type NamedPlace,
  oneOf,
  placeNames,
  titled,
  wordsOf,
} from './ground.ts';
export type * from './lesson.ts';
export { Lifelines } from './lifelines.ts';
export {
  badState,
  type CounterNow,
  counterLook,
  counterLooks,
  type FaceLook,
  goodState,
  only,
  plainState,
} from './looks/counters.ts';
export {
  breakAt,
  drawingsOf,
  drawnBy,
  fireAt,
  goes,
  hitAt,
  lossAt,
  noStrokes,
  ringAt,
  takenBy,
  whereIs,
} from './looks/drawings.ts';
export { unitHarms } from './looks/harms.ts';
export {
  aimed,
  alike,
  byKind,
  namedAsWritten,
  namedBy,
  namesInBoxes,
  verbLook,
  verbLookOf,
} from './looks/names.ts';
export { holdersOverlay, reachCosts, reachOverlay, threatWeight, zonesOverlay } from './looks/overlays.ts';
export {
  modifierRow,
  oddsHeadline,
  oddsLimit,
  row,
  type SheetArgs,
  sheetOn,
  sheetsBy,
  shiftLimit,
} from './looks/sheets.ts';
export {
  silentOnceGone,
  silentWhereEntered,
  type Telling,
  type Tellings,
  teller,
  tellUnless,
  tellWhen,
} from './looks/telling.ts';
export { cell, cellsOf, gauge, track, trackIfAny } from './looks/tracks.ts';
export {
  allAllocations,
  checkLosses,
  countAllocations,
  eachAllocation,
  type Loss,
  type LossPolicy,
  type LossUnit,
  sampleAllocation,
  stepsToTake,
} from './losses.ts';
export {
  checkPath,
  isFelt,
  type MoveReasons,
  type MoveRules,
  type Mover,
  type PathCheck,
  type PathFault,
  pathFaults,
  type StepRefusal,
  stepCost,
  stepRefusal,
  whyNot,
  type ZoneRule,
} from './movement.ts';
export {
  clampColumn,
  columnName,
  differentialColumn,
  finalColumn,
  halfButOne,
  halfDown,
  halfUp,
  netShift,
  type OddsColumns,
  oddsColumns,
  type Shift,
  startColumn,
  sumEach,
} from './odds.ts';
export { type PathJudge, type PathPolicy, PathSearch, type Preference } from './paths.ts';
export type * from './presentation.ts';
export {
  FORBIDDEN,
  type Ground,
  type MovementChart,
  NO_RATE,
  StepPrices,
  scaleChart,
} from './prices.ts';
export { Reach } from './reach.ts';
export {
  type Figure,
  fact,
  type GameReport,
  historian,
  historyText,
  type Known,
  type Measured,
  type Reading,
  readings,
  reportOf,
  type Stages,
  valueText,
} from './report.ts';
export {
  type CombatResult,
  type Effects,
  EVERY_STEP,
  type ResultGrammar,
  type ResultToken,
  readResult,
} from './result.ts';
export {
  awayFrom,
  distanceToAny,
  fewestZones,
  notEndingIn,
  type RetreatRules,
  retreatPolicy,
  towards,
} from './retreat.ts';
export { type Roster, roster } from './roster.ts';
export * from './rulebook/index.ts';
export { Showing } from './showing.ts';
export { ALWAYS_HIDES, Sight, type SightRules } from './sight.ts';
export { type GroupLimit, type PointLimit, Stacking, type StackingRules } from './stacking.ts';
export { NOBODY, Stacks } from './stacks.ts';
export { lookUp, makeTable, type ResultTable, type TableSource } from './table.ts';
export { commander, type Headquarters, isClosed, Trace, type TraceRules } from './trace.ts';
export { wander } from './wander.ts';
export {
  capital,
  counted,
  dieRows,
  dieText,
  halves,
  inSix,
  listed,
  lostSteps,
  minus,
  signed,
  spelt,
} from './words.ts';
export {
  ALL_ROUND,
  front,
  NO_ZONE,
  OWN_HEX,
  type ZonePolicy,
  type ZoneRules,
  type ZoneShape,
  Zones,
  ZonesBySide,
} from './zones.ts';
