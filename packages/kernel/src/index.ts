// What an author of games, and whoever plays them, stands on. The packed library has this as its entry.
export { type Action, IllegalAction } from './action.ts';
export type { Derived, Memory } from './cells.ts';
export { d6, drawFrom, nextCard, type Odds, pick, sumOf, takeCard, twoD6 } from './chance.ts';
export { type Column, Counts, List, lowest } from './columns.ts';
export { allowed, among, ascending, type Domain, lawful, subset, type Value, where } from './domain.ts';
export { type Answer, CHANCE, Engine, type Pending, RulesError } from './engine.ts';
export { type EventType, type EventValues, eventTable, everyEvent, type Happening } from './event.ts';
export { atOnce, outcomes, outcomesByNode, type Share } from './explore.ts';
export {
  DEPTH,
  defineGame,
  type Game,
  type HiddenRule,
  type OptionSpec,
  type Outcome,
  type Revision,
  type SetUp,
} from './game.ts';
export { setUpFor } from './header.ts';
export {
  flag,
  type Id,
  int,
  inWords,
  type Kind,
  maybe,
  type Names,
  NONE,
  names,
  namesOf,
  UNKNOWN,
} from './kind.ts';
export { type Known, knownTo, type Questions, type RowsWhere, rowsWhere } from './known.ts';
export { Match, start } from './match.ts';
export { type Player, playOut, randomPlayer, Seat } from './player.ts';
export {
  type AnyProcedure,
  type AnyVerb,
  type Call,
  call,
  type Done,
  done,
  type Locals,
  type Next,
  type Procedure,
  rulebook,
  type Verb,
} from './procedure.ts';
export { type Random, seeded } from './random.ts';
export {
  type Conditions,
  chain,
  distinct,
  everyOf,
  given,
  type Law,
  law,
  type Reason,
  refusals,
  type Say,
} from './reason.ts';
export { counts, type ListSpec, list, starting, table } from './schema.ts';
export { readSeats, type Seats, seatEach } from './seats.ts';
export { Display, type FieldOf, type Shown, type ShownLocals } from './shown.ts';
export { BaseState, type GameState } from './state.ts';
export { isReason } from './text.ts';
export { innermost, type Judged, judgeCalls, judgedBy, type UnderWay, underWay } from './underway.ts';
export { determinize, type View, viewOf } from './view.ts';
