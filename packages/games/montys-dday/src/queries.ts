/** What players and pictures may ask of a position: pure, and by the same code as the rules. */
export { caenHexes, depthOf, lostOf, spoilersOf } from './standing.ts';
export type { G } from './state.ts';
