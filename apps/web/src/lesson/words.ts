import type { Lesson, LessonWords } from '@bocage/catalogue';
import { createContext, use } from 'react';
import { learnWords } from '../words/en/learn.ts';

/** What every lesson says, with the words of one. */
export type LearnWords = typeof learnWords & LessonWords;

/** All that is said in a lesson, in the language that is spoken. */
export const wordsOf = ({ words }: Lesson): LearnWords => ({ ...learnWords, ...words });

/** What is said in the lesson that is being taken. */
export const LessonText = createContext<LearnWords | null>(null);

/** The words of the lesson around a component. */
export function useWords(): LearnWords {
  const words = use(LessonText);
  if (words === null) throw new Error('there is no lesson here');
  return words;
}
