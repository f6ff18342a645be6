import type { Wanted } from '../games.ts';
import type { OnProgress } from '../progress.ts';
import { inThreads } from '../threads.ts';
import type { GameResult } from './game.ts';

/** Games to be played, in words that another thread understands. */
export interface Order {
  readonly id: string;
  readonly wanted: Wanted;
  /** As `--players` has them. */
  readonly players: string;
  /** As `--seats` has them. */
  readonly seats?: string | undefined;
  readonly games: number;
  /** Game i is played with the seed + i. */
  readonly seed: number;
  /** Whether it is taken down how long each player thinks. */
  readonly isTimed?: boolean;
}

/** One game of an order. */
export interface OneGame {
  readonly order: Order;
  readonly index: number;
}

/** Plays the games of some orders in so many threads; the results stand in the order of the seeds, whoever played them. */
export async function playInThreads(
  orders: readonly Order[],
  threads: number,
  onProgress?: OnProgress,
): Promise<GameResult[][]> {
  const games = orders.flatMap((order) =>
    Array.from({ length: order.games }, (_, index) => ({ order, index })),
  );
  const results = await inThreads<OneGame, GameResult>(
    new URL('./worker.ts', import.meta.url),
    games,
    threads,
    onProgress,
  );
  return orders.map((order) => results.filter((_, i) => games[i]?.order === order));
}
