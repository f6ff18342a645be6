// What scripted players stand on: scenes, scripts, and how they ask what may be done.
export { act, domainOf, isOpen, lists, local, numbers, pick } from './players/ask.ts';
export { best, type PlayerMaker, type Scene, type Script, scriptedPlayer } from './players/script.ts';
