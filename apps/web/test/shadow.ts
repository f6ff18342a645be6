// A game beside the one on the page: with the same dice, and players who say what to do next.
import { loadPlayer, playerNames } from '@bocage/ai';
import { entryOf } from '@bocage/catalogue';
import { foreseen } from '@bocage/host';
import { type Action, CHANCE, type Match, type Player, pick, Seat, setUpFor, start } from '@bocage/kernel';
import { readRecord, writeRecord } from '@bocage/kernel/text'; // biome-ignore format: a list
import type { Page } from 'playwright-core';
import { playWords } from '../src/words/en/play.ts';
import { type Due, playByList } from './by-list.ts';
import { SOON, settled } from './hand.ts';

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

/** What was done on the page, and what it said of the time before each decision and at the end. */
interface Played {
  readonly actions: number;
  readonly captions: readonly string[];
}

/** Plays on by the list of actions, which stands open, as the players of the shadow would, until it is over or enough. */
export async function playOn(page: Page, shadow: Shadow, isEnough = () => false): Promise<Played> {
  shadow.wait();
  const due: Due[] = [];
  for (let from = shadow.ply; !isEnough(); from = shadow.ply) {
    const action = shadow.next();
    if (action === null) break;
    shadow.wait();
    due.push({ verb: action.verb, args: action.args, from, to: shadow.ply });
  }
  await settled(page, due[0]?.from ?? shadow.ply);
  const titles = [playWords.decides(''), playWords.over];
  const captions = await page.evaluate(playByList, { due, titles, patience: SOON.timeout });
  return { actions: due.length, captions };
}
