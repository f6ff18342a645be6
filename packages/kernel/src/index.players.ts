// What scripted players stand on: scenes, scripts, and how they ask what may be done.
export { act, domainOf, isOpen, lists, local, numbers, pick } from './players/ask.ts';
export type { Bounds, Doctrine, Features, Judgement, Plan, Scripts, Style } from './players/doctrine.ts';
export { best, type PlayerMaker, type Scene, type Script, scriptedPlayer } from './players/script.ts';
export {
  type Considered,
  type Deliberation,
  isThinker,
  type Thinker,
  type Thought,
} from './players/thinker.ts';
