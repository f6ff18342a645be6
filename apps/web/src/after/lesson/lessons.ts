import type { Lesson } from './lesson.ts';
import { OMAHA } from './omaha.ts';
import { SUMMER } from './summer.ts';
import { WAVES } from './waves.ts';

const LESSONS: readonly Lesson[] = [OMAHA, SUMMER, WAVES];

/** The lesson of a game, or the first there is. */
export const lessonOf = (game: string | undefined): Lesson =>
  LESSONS.find((lesson) => lesson.game === game) ?? OMAHA;
