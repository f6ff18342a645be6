import { Worker } from 'node:worker_threads';
import type { Wanted } from '../games.ts';
import type { OnProgress } from '../progress.ts';
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
}

/** The part of an order for one thread: every `step`th game from `first` on. */
export interface Share {
  readonly order: Order;
  readonly first: number;
  readonly step: number;
}

/** A game that a thread has played. */
export interface Told {
  readonly index: number;
  readonly result: GameResult;
}

/** Plays the games in so many threads; the results stand in the order of the seeds, whoever played them. */
export async function playInThreads(
  order: Order,
  threads: number,
  onProgress?: OnProgress,
): Promise<GameResult[]> {
  const results: GameResult[] = Array.from({ length: order.games });
  let done = 0;
  const tell = ({ index, result }: Told): void => {
    results[index] = result;
    onProgress?.(++done, order.games);
  };
  const step = Math.min(threads, order.games);
  const workers = Array.from(
    { length: step },
    (_, first) => new Worker(new URL('./worker.ts', import.meta.url), { workerData: { order, first, step } }),
  );
  try {
    await Promise.all(workers.map((worker) => finished(worker, tell)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

function finished(worker: Worker, tell: (told: Told) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', tell);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
