// What an author of games, and whoever plays them, stands on. The packed library has this as its entry.
export { type Action, IllegalAction } from './action.ts';
export type { Derived } from './cells.ts';
export { d6, drawFrom, nextCard, type Odds, pick, sumOf, takeCard, twoD6 } from './chance.ts';
export { type Column, Counts, List, lowest } from './columns.ts';
export { among, ascending, type Domain, subset, type Value, where } from './domain.ts';
export { type Answer, CHANCE, Engine, type Pending, RulesError } from './engine.ts';
export { type EventType, eventTable, everyEvent, type Happening } from './event.ts';
export { outcomes, type Share } from './explore.ts';
export {
  DEPTH,
  defineGame,
  type Game,
  type HiddenRule,
  type Outcome,
  type Revision,
  type SetUp,
} from './game.ts';
export { setUpFor } from './header.ts';
export { flag, int, inWords, type Kind, maybe, type Names, NONE, names, UNKNOWN } from './kind.ts';
export type { Known, Questions } from './known.ts';
export { Match, start } from './match.ts';
export { type Player, playOut, randomPlayer, Seat } from './player.ts';
export {
  type AnyProcedure,
  type AnyVerb,
  type Call,
  call,
  type Done,
  done,
  type Next,
  rulebook,
  type Verb,
} from './procedure.ts';
export { type Random, seeded } from './random.ts';
export { type Conditions, distinct, everyOf, given, type Law, law, type Reason, refusals } from './reason.ts';
export { counts, type ListSpec, list, starting, table } from './schema.ts';
export { BaseState, type GameState } from './state.ts';
export { isReason } from './text.ts';
export { type UnderWay, underWay } from './underway.ts';
export { determinize, type View, viewOf } from './view.ts';
