// Finds what is wrong with the rules of a game by playing it at random, and counts the ways to go on.
export { perft } from './explore.ts';
export { CHECKS, type Check } from './prover/checks.ts';
export { type ProverOptions, type ProverReport, prove, type Violation } from './prover/prover.ts';
