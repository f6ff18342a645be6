import { type AfterWords, afterWords, type LessonWords } from '../words/en/after.ts';
import { summerWords } from '../words/en/summer.ts';
import { wavesWords } from '../words/en/waves.ts';

/** What these pages say, in the language that is spoken. */
export const words = (): AfterWords => afterWords;

/** What every lesson says, with the words of one. */
export type LearnWords = Omit<AfterWords['learn'], keyof LessonWords> & LessonWords;

const LESSONS: Readonly<Record<string, LessonWords>> = {
  'dark-summer': summerWords,
  'omaha-beach': wavesWords,
};

/** What the lesson of a game says. */
export const learnWords = (game: string): LearnWords => ({ ...afterWords.learn, ...LESSONS[game] });
