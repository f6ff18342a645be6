import type { Lesson } from './lesson.ts';
import { OMAHA } from './omaha.ts';
import { SUMMER } from './summer.ts';

const LESSONS: readonly Lesson[] = [OMAHA, SUMMER];

/** The lesson of a game, or the first there is. */
export const lessonOf = (game: string | undefined): Lesson =>
  LESSONS.find((lesson) => lesson.game === game) ?? OMAHA;
