import { type CatalogueEntry, entryOf } from '@bocage/catalogue';
import type { OwnGame } from '@bocage/host';

/** Where whoever serves the page with a game of their own writes down what the page must know of it. */
const BLOCK = 'own-game';

function written(): OwnGame | null {
  const text = typeof document === 'undefined' ? null : (document.getElementById(BLOCK)?.textContent ?? null);
  return text === null ? null : JSON.parse(text);
}

/** The game from outside the catalogue that the page was served with; null where it is the page of the catalogue. */
export const own: OwnGame | null = written();

/** The map of a game; undefined where there is none. */
export const mapOf = (game: string): ReturnType<CatalogueEntry['map']> | undefined =>
  own?.setUp.game === game ? Promise.resolve(own.map) : entryOf(game)?.map();
