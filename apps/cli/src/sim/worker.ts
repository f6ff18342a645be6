import { loadGame, setUpOf } from '../games.ts';
import { playersFor, seatsFor } from '../players.ts';
import { type GameResult, gamesAt } from './game.ts';
import type { OneGame, Order } from './workers.ts';

/** The tables of the orders that are played: each is set once, for one game after another. */
const tables = new Map<string, Promise<(seed: number) => GameResult>>();

async function tableFor(order: Order): Promise<(seed: number) => GameResult> {
  const { game, report } = await loadGame(order.id);
  const seats = seatsFor(game, order.seats);
  const players = await playersFor(game, order.players, seats);
  const setUp = setUpOf(game, order.wanted);
  return gamesAt({ game, setUp, players, seats, report, isTimed: order.isTimed });
}

/** Plays one game of an order. */
export async function work({ order, index }: OneGame): Promise<GameResult> {
  const key = JSON.stringify(order);
  const table = tables.get(key) ?? tableFor(order);
  tables.set(key, table);
  return (await table)(order.seed + index);
}
