import type { Action } from './action.ts';
import { CHANCE, type Engine, RulesError } from './engine.ts';
import type { Outcome } from './game.ts';
import type { Random } from './random.ts';
import { heldWith, type Seats, seatEach } from './seats.ts';
import { type View, viewOf } from './view.ts';

/**
 * What a player gets to decide on: what its sides may know and what it may do, and nothing else. What may
 * be done never depends on what is hidden from the one who decides, so listing it gives nothing away.
 */
export class Seat {
  /** The side that it decides for. */
  readonly side: number;
  readonly #engine: Engine;
  readonly #sides: readonly number[];

  /** For a side, and those that are held with it. */
  constructor(engine: Engine, side: number, sides: readonly number[] = [side]) {
    this.#engine = engine;
    this.side = side;
    this.#sides = sides;
  }

  /** Sides of one seat share what they know. */
  get view(): View {
    return viewOf(this.#engine, this.side, this.#sides);
  }

  legal(most?: number): Action[] {
    return this.#engine.legal(most);
  }

  /** One of the legal actions, at random. */
  sample(random: Random): Action {
    return this.#engine.sample(random);
  }
}

/** Whoever decides for the sides of a seat. */
export interface Player {
  readonly name: string;
  choose(seat: Seat, random: Random): Action;
}

/** Does anything that is legal. */
export const randomPlayer: Player = { name: 'random', choose: (seat, random) => seat.sample(random) };

/** A whole game between players. */
export interface Playout {
  readonly outcome: Outcome;
  readonly decisions: number;
}

/** A game with more decisions than this does not end. */
const ENDLESS = 100_000;

/**
 * Plays one game through on an engine of the given game, which may have played others before, with a player for each
 * side; who share a seat share what they know. Players' actions are checked like anybody's. Who watches looks at each
 * position before it is decided.
 */
export function playOut(
  engine: Engine,
  players: readonly Player[],
  random: Random,
  watch?: (engine: Engine) => void,
  held: Seats = seatEach(engine.game),
): Playout {
  const seats = players.map((_, side) => new Seat(engine, side, heldWith(held, side)));
  engine.begin();
  let decisions = 0;
  for (; !engine.over; decisions++) {
    if (decisions > ENDLESS) throw new RulesError(`no end after ${decisions} decisions`);
    engine.g.cells.forget();
    watch?.(engine);
    const { side } = engine;
    if (side === CHANCE) engine.chance(random);
    else {
      const player = players[side] as Player;
      const action = player.choose(seats[side] as Seat, random);
      if (player === randomPlayer) engine.play(action);
      else engine.apply(action);
    }
  }
  return { outcome: engine.game.outcome(engine.g), decisions };
}
