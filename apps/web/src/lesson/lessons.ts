import { type CatalogueEntry, entryOf, type Lesson } from '@bocage/catalogue';

/** The first lesson there was. */
export const FIRST = 'overlord-dday';

/** Brings the lesson of a game, or the first there is. */
export function loadLesson(game: string | undefined): Promise<Lesson> {
  const entry = entryOf(game ?? FIRST);
  const { lesson } = entry?.lesson ? entry : (entryOf(FIRST) as CatalogueEntry);
  return (lesson as () => Promise<Lesson>)();
}
