import { type AfterWords, afterWords } from '../words/en/after.ts';

/** What these pages say, in the language that is spoken. */
export const words = (): AfterWords => afterWords;
