import {
  CHANCE,
  Engine,
  type Game,
  type Player,
  type Random,
  RulesError,
  randomPlayer,
  Seat,
  type SetUp,
  seeded,
} from '@bocage/kernel';
import { writePosition } from '@bocage/kernel/text';
import type { OnProgress } from '../progress.ts';

/** Where to look for moments, and how far. */
export interface Search {
  readonly game: Game;
  /** What the games begin with, by turns. */
  readonly setUps: readonly SetUp[];
  /** Who plays all sides, by turns; makers, since a player may remember. */
  readonly players: readonly ((side: number) => Player)[];
  /** Game i is played with the seed + i. */
  readonly seed: number;
  /** No more games than these, and no more decisions in all. */
  readonly games: number;
  readonly decisions: number;
  readonly onProgress?: OnProgress | undefined;
}

/** A moment that came up in play. */
export interface FoundMoment {
  readonly moment: string;
  readonly scenario: string;
  /** The seed of the game, who played it, and how many decisions led there. */
  readonly seed: number;
  readonly players: string;
  readonly decisions: number;
  /** Answers of Chance that were chosen so that it came up; 0 where all fell as they did. */
  readonly chosen: number;
  readonly position: string;
}

/** What came up, and how much was played for it. */
export interface Searched {
  readonly found: ReadonlyMap<string, FoundMoment>;
  readonly games: number;
  readonly decisions: number;
}

/** Plays until each of the moments was asked for once, or the work that is allowed is done. */
export function findMoments(search: Search, wanted: ReadonlySet<string>): Searched {
  const found = new Map<string, FoundMoment>();
  let games = 0;
  let left = search.decisions;
  while (games < search.games && left > 0 && found.size < wanted.size) {
    left -= playedFor(search, games++, left, wanted, found);
    search.onProgress?.(games, search.games);
  }
  return { found, games, decisions: search.decisions - left };
}

/** Plays one game, notes what comes up for the first time, and gives how many decisions it took. */
function playedFor(
  { game, setUps, players, seed }: Search,
  index: number,
  most: number,
  wanted: ReadonlySet<string>,
  found: Map<string, FoundMoment>,
): number {
  const maker = players[index % players.length] as Search['players'][number];
  const setUp = setUps[Math.floor(index / players.length) % setUps.length] as SetUp;
  const engine = new Engine(game, setUp);
  const table = game.sides.words.map((_side, side) => maker(side));
  const seats = table.map((_player, side) => new Seat(engine, side));
  const random = seeded(seed + index);
  // What is rare seldom falls by itself: in every second game it is looked for in all that Chance might answer.
  const looksAhead = index % 2 === 1;
  let decisions = 0;
  try {
    engine.begin();
    for (; !engine.over && decisions < most && found.size < wanted.size; decisions++) {
      engine.g.cells.forget();
      note(0);
      if (found.size === wanted.size) return decisions;
      if (looksAhead && engine.side === CHANCE) tryAll(1);
      if (engine.side === CHANCE) engine.chance(random);
      else engine.apply((table[engine.side] as Player).choose(seats[engine.side] as Seat, random));
    }
  } catch (error) {
    if (!(error instanceof RulesError)) throw error; // a dead end: the next game may go further
  }
  return Math.max(1, decisions);

  /** What each answer of Chance would lead to; those that lead on in a procedure that is looked for are tried further. */
  function tryAll(depth: number): void {
    const { kind } = engine.odds;
    for (let value = kind.min; value <= kind.max && found.size < wanted.size; value++) {
      if (engine.odds.weight(value) === 0) continue;
      const mark = engine.mark();
      try {
        engine.resolve(value);
        if (engine.over) continue;
        note(depth);
        if (engine.side === CHANCE && depth < DEEPEST && isNear(engine.stepName, wanted)) tryAll(depth + 1);
      } finally {
        engine.rollback(mark);
      }
    }
  }

  function note(chosen: number): void {
    const moment = engine.stepName;
    if (!wanted.has(moment) || found.has(moment)) return;
    const [first] = table as [Player];
    found.set(moment, {
      moment,
      scenario: setUp.scenario,
      seed: seed + index,
      players: first.name,
      decisions,
      chosen,
      position: writePosition(engine),
    });
  }
}

/** Chance is asked no more than so often in a row for one moment. */
const DEEPEST = 3;
/** Whether a step is of a procedure in which something is looked for. */
const isNear = (step: string, wanted: ReadonlySet<string>): boolean =>
  [...wanted].some((one) => one.split('.')[0] === step.split('.')[0]);

/** So many actions are drawn, of which the one is taken that was done least. */
const DRAWN = 6;

/** Does what was done least before: goes where random players seldom come. */
function curiousPlayer(): Player {
  const done = new Map<string, number>();
  const times = (verb: string): number => done.get(verb) ?? 0;
  return {
    name: 'curious',
    choose(seat, random: Random) {
      let chosen = seat.sample(random);
      for (let i = 1; i < DRAWN; i++) {
        const other = seat.sample(random);
        if (times(other.verb) < times(chosen.verb)) chosen = other;
      }
      done.set(chosen.verb, times(chosen.verb) + 1);
      return chosen;
    },
  };
}

/** Players that know no game. */
export const ANY_GAME: Search['players'] = [() => randomPlayer, () => curiousPlayer()];
