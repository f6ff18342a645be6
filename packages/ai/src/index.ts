export { overlordPlayer } from './overlord.ts';
export { best, type Scene, type Script, scriptedPlayer } from './scripted.ts';
