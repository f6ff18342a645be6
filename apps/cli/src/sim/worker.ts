import { parentPort, workerData } from 'node:worker_threads';
import { loadGame, setUpOf } from '../games.ts';
import { playersFor, seatsFor } from '../players.ts';
import { gamesAt } from './game.ts';
import type { Share, Told } from './workers.ts';

const { order, first, step } = workerData as Share;
const { game, report } = await loadGame(order.id);
const seats = seatsFor(game, order.seats);
const players = await playersFor(game, order.players, seats);
const play = gamesAt({ game, setUp: setUpOf(game, order.wanted), players, seats, report });
for (let index = first; index < order.games; index += step) {
  const told: Told = { index, result: play(order.seed + index) };
  parentPort?.postMessage(told);
}
