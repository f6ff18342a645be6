/** What a player calls a saved game, and notes about it. */
export interface Label {
  readonly name: string;
  readonly note: string;
}

export const NO_LABEL: Label = { name: '', note: '' };
export const MOST_NAME = 60;
export const MOST_NOTE = 1000;

/** Signs that are not seen, halves of signs, and those that turn the text about them around. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const LINES = /\r\n|[\r\n\u2028\u2029]/u;

/** So many signs at most, however many numbers each is made of. */
const cut = (text: string, most: number): string =>
  [...text.slice(0, 2 * most)].slice(0, most).join('').trim();

/** A line of a text that may have been anything. */
const plain = (line: string): string => line.normalize('NFC').replace(/\s/gu, ' ').replace(UNSEEN, '').trim();

/** A label from what was typed in or found on the disk; notes keep their lines. */
export function labelOf({ name, note }: { readonly name?: unknown; readonly note?: unknown }): Label {
  const [first, lines] = [name, note].map((found) => (typeof found === 'string' ? found.slice(0, 5000) : ''));
  return {
    name: cut(plain((first ?? '').split(LINES).join(' ')), MOST_NAME),
    note: cut((lines ?? '').split(LINES).map(plain).join('\n').trim(), MOST_NOTE),
  };
}
