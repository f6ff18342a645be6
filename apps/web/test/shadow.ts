// A game beside the one on the page: with the same dice, and players who say what to do next.
import { loadPlayer, playerNames } from '@bocage/ai';
import { entryOf } from '@bocage/catalogue';
import { foreseen } from '@bocage/host';
import { type Action, CHANCE, type Match, type Player, pick, Seat, setUpFor, start } from '@bocage/kernel';
import { readRecord, writeRecord } from '@bocage/kernel/text'; // biome-ignore format: a list

/** What a game of the page is followed by. */
interface Followed {
  readonly game: string;
  readonly seed: number;
  /** The first of the game where none is named. */
  readonly scenario?: string;
  /** As it was played so far; from the beginning where there is none. */
  readonly record?: string;
  /** Who decides for all sides; the best player of the game where nobody is named. */
  readonly player?: Player;
}

/** Somebody who does as little as may be: what needs no choice first, else the shortest there is. */
export const idle: Player = {
  name: 'idle',
  choose(seat) {
    const length = ({ args }: Action): number => args.flat().length;
    return seat.legal().reduce((least, one) => (length(one) < length(least) ? one : least));
  },
};

/** Follows a game of the page, decision by decision. */
export class Shadow {
  readonly match: Match;
  readonly #seed: number;
  readonly #players: readonly Player[];

  private constructor(match: Match, seed: number, players: readonly Player[]) {
    this.match = match;
    this.#seed = seed;
    this.#players = players;
  }

  static async of({ game: id, seed, scenario, record, player }: Followed): Promise<Shadow> {
    const game = (await entryOf(id)?.load?.())?.game;
    if (game === undefined) throw new Error(`${id} is not in the catalogue`);
    const make = await loadPlayer(id, playerNames(id)[0] ?? 'random');
    const setUp = setUpFor(game, scenario === undefined ? {} : { scenario });
    const match = record === undefined ? start(game, setUp) : readRecord(game, record);
    match.marks = { ...match.marks, seeded: true };
    const players = game.sides.words.map((_, side) => player ?? make(side));
    return new Shadow(match as Match, seed, players);
  }

  /** Decisions so far, those of Chance with them. */
  get ply(): number {
    return this.match.plies.length;
  }

  /** The next thing that somebody does, which is done here at once; null when it is over. */
  next(): Action | null {
    this.wait();
    const { match } = this;
    const { engine } = match;
    if (engine.over) return null;
    const player = this.#players[engine.side] as Player;
    const action = player.choose(new Seat(engine, engine.side), foreseen(this.#seed, this.ply));
    match.apply(action);
    return action;
  }

  /** Lets Chance answer until somebody is asked. */
  wait(): void {
    const { match } = this;
    while (!match.engine.over && match.engine.side === CHANCE)
      match.resolve(pick(match.engine.odds, foreseen(this.#seed, this.ply)));
  }

  /** The score in words. */
  get outcome(): { readonly text: string; readonly winner: number } {
    const { engine } = this.match;
    return engine.game.outcome(engine.g);
  }

  get record(): string {
    return writeRecord(this.match);
  }
}
