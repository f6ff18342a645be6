import { type Random, seeded } from '@bocage/kernel';

const WORD = 2 ** 32;

/** Dice that can be foreseen: a stream for each decision, so that a game goes on alike after it was closed. */
export const foreseen = (seed: number, ply: number): Random => seeded((seed >>> 0) + (ply + 1) * WORD);
