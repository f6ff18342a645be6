import type { TrackCell, TrackLook } from '../presentation.ts';

/** A space of a track. */
export const cell = (text: string, isHere = false, note?: string): TrackCell =>
  note === undefined ? { text, isHere } : { text, isHere, note };

/** A row of spaces with room for words. */
export const track = (id: string, title: string, cells: readonly TrackCell[]): TrackLook => ({
  id,
  title,
  cells,
});

/** The same with many small spaces. */
export const gauge = (id: string, title: string, cells: readonly TrackCell[]): TrackLook => ({
  id,
  form: 'gauge',
  title,
  cells,
});

/** A track that is only there while something stands on it. */
export const trackIfAny = (id: string, title: string, cells: readonly TrackCell[]): TrackLook[] =>
  cells.length === 0 ? [] : [track(id, title, cells)];

/** A space for each word of a list, with the marker on one of them. */
export const cellsOf = (
  words: readonly string[],
  here: number,
  note: (index: number) => string | undefined = () => undefined,
): TrackCell[] => words.map((word, i) => cell(word, i === here, note(i)));
