import { type PlayWords, playWords } from '../words/en/play.ts';

/** What the game page says, in the language that is spoken. */
export const words = (): PlayWords => playWords;
