export { loadPlayer, playerNames } from './roster.ts';
