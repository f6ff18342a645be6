import { Chess } from 'chess.js';
import { cpuSeconds } from '../clock.ts';

/** The yardstick: what chess.js makes of perft from the start position, in nodes per CPU-second. */
export interface ChessRates {
  /** By its own `perft`. */
  readonly perft: number;
  /** By its public `moves`, `move` and `undo`, the last ply being counted, not played. */
  readonly byMoves: number;
}

/** Nodes of perft from the start position, by depth: known figures, so that nobody measures a broken count. */
const NODES: Readonly<Record<number, number>> = { 2: 400, 3: 8_902, 4: 197_281 };

/** Measures both ways once. */
export function chessRates(depth: number): ChessRates {
  return {
    perft: rateOf(depth, (chess) => chess.perft(depth)),
    byMoves: rateOf(depth, (chess) => countMoves(chess, depth)),
  };
}

function rateOf(depth: number, count: (chess: Chess) => number): number {
  const chess = new Chess();
  const began = cpuSeconds();
  const nodes = count(chess);
  const seconds = cpuSeconds(began);
  if (nodes !== NODES[depth]) throw new Error(`perft(${depth}) of chess gave ${nodes}, not ${NODES[depth]}`);
  return nodes / seconds;
}

function countMoves(chess: Chess, depth: number): number {
  const moves = chess.moves({ verbose: false });
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    chess.move(move);
    nodes += countMoves(chess, depth - 1);
    chess.undo();
  }
  return nodes;
}
