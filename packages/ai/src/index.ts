export { darkSummerPlayer } from './dark-summer.ts';
export { overlordPlayer } from './overlord.ts';
export { loadPlayer, type PlayerMaker, playerNames } from './roster.ts';
export { best, type Scene, type Script, scriptedPlayer } from './scripted.ts';
