import type { Chart, Part } from '@bocage/catalogue';
import type { BookChapter, BookLook } from '@bocage/host';

/** A page of the rulebook. */
export type BookPage =
  | { readonly kind: 'contents' | 'sequence' | 'charts' }
  | { readonly kind: 'chapter'; readonly id: string; readonly rule?: string }
  | { readonly kind: 'chart'; readonly id: string };

/** The pages that were read, and which of them is open. */
export interface Reading {
  readonly pages: readonly BookPage[];
  readonly at: number;
}

/** Opens a page; those that had been gone back from are forgotten. */
export const turnTo = ({ pages, at }: Reading, page: BookPage): Reading =>
  isSame(pages[at], page) ? { pages, at } : { pages: [...pages.slice(0, at + 1), page], at: at + 1 };

/** One page back (-1) or on (1), as far as there are any. */
export const leaf = ({ pages, at }: Reading, by: 1 | -1): Reading => ({
  pages,
  at: Math.min(Math.max(0, at + by), pages.length - 1),
});

const isSame = (a: BookPage | undefined, b: BookPage): boolean => JSON.stringify(a) === JSON.stringify(b);

type Chapters = Pick<BookLook, 'chapters'>;

/** The page of a rule: its chapter with the case in it, or the chapter of that number. */
export function pageOf({ chapters }: Chapters, rule: string): BookPage {
  const chapter = chapters.find(({ rules }) => rules.includes(rule));
  if (chapter !== undefined) return { kind: 'chapter', id: chapter.id, rule };
  const named = chapters.find(({ id }) => id === rule) ?? chapters.find(({ id }) => isUnder(id, rule));
  return named === undefined ? { kind: 'contents' } : { kind: 'chapter', id: named.id };
}

/** `27.1.4` is under `27.1` and under `27.0`. */
const isUnder = (id: string, rule: string): boolean => id.startsWith(`${rule.replace(/\.0$/, '')}.`);

/** How deep a chapter lies in the contents: those of whose number another is the beginning. */
export function depthOf({ chapters }: Chapters, { id }: BookChapter): number {
  return chapters.filter((other) => id.startsWith(`${other.id}.`)).length;
}

/** The chapters before and after one. */
export function neighbours(
  { chapters }: Chapters,
  id: string,
): { readonly before: BookChapter | undefined; readonly after: BookChapter | undefined } {
  const at = chapters.findIndex((chapter) => chapter.id === id);
  return { before: chapters[at - 1], after: at < 0 ? undefined : chapters[at + 1] };
}

/** Something in the book that a search found. */
export interface Found {
  readonly page: BookPage;
  /** The number of a rule, or what it is. */
  readonly head: string;
  readonly text: string;
}

/** More are only counted. */
export const MOST_FOUND = 40;

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Where all the words stand: rules by their numbers first, then where a word begins so, then anywhere. */
export function search(book: BookLook, wanted: string): Found[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  return entriesOf(book)
    .map((found) => ({ found, rank: rankOf(found, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ found }) => found);
}

function rankOf({ head, text }: Found, words: readonly string[]): number {
  const [name, all] = [plain(head), plain(`${head} ${text}`)];
  if (!words.every((word) => all.includes(word))) return 0;
  if (words.length === 1 && name === words[0]) return 4;
  if (words.length === 1 && name.startsWith(words[0] as string)) return 3;
  const begins = new Set(all.split(/[^\p{L}\p{N}.'-]+/u));
  return words.every((word) => [...begins].some((one) => one.startsWith(word))) ? 2 : 1;
}

/** All that can be found. */
function entriesOf(book: BookLook): Found[] {
  const { chapters, cases, charts } = book;
  return [
    ...chapters.map(({ id, title }): Found => ({ page: { kind: 'chapter', id }, head: id, text: title })),
    ...chapters.flatMap(({ id, rules }) =>
      rules.map(
        (rule): Found => ({ page: { kind: 'chapter', id, rule }, head: rule, text: cases[rule] ?? '' }),
      ),
    ),
    ...charts.map(
      (chart): Found => ({
        page: { kind: 'chart', id: chart.id },
        head: chart.title,
        text: chartText(chart),
      }),
    ),
  ];
}

const chartText = ({ tables }: Chart): string =>
  tables.map(({ title, rows }) => [title, ...rows.map(({ head }) => head)].join(' ')).join(' ');

/** Where the game stands in the sequence of play: the way to the part, by its places in the lists; empty where it is nowhere. */
export function hereIn(sequence: readonly Part[], path: readonly string[]): number[] {
  for (const step of path.toReversed()) {
    const found = wayTo(sequence, step) ?? wayTo(sequence, step.split('.')[0] ?? '');
    if (found !== undefined) return found;
  }
  return [];
}

function wayTo(parts: readonly Part[], step: string): number[] | undefined {
  for (const [i, { at = [], parts: inner = [] }] of parts.entries()) {
    if (at.includes(step)) return [i];
    const deeper = wayTo(inner, step);
    if (deeper !== undefined) return [i, ...deeper];
  }
  return undefined;
}

/** A text in pieces: those that are numbers of rules lead there. */
export function linked(book: BookLook, text: string): { readonly text: string; readonly rule?: string }[] {
  return text.split(NUMBER).flatMap((piece) => {
    if (piece === '') return [];
    const isRule = NUMBER.test(piece) && pageOf(book, piece).kind === 'chapter';
    return [isRule ? { text: piece, rule: piece } : { text: piece }];
  });
}
const NUMBER = /(\b\d+(?:\.\d+)+(?:-[a-z]{1,2})?\b|\b[A-Z][A-Z0-9]{2}-\d\d\b)/;

/** What a source begins with tells what sort of source it is. */
export const SORTS = ['rule', 'public', 'history', 'design'] as const;

/** A source in pieces, each with its sort: `rule 27.4: …; design: the rest`. */
export const sourceParts = (
  source: string,
): { readonly sort: (typeof SORTS)[number] | ''; readonly text: string }[] =>
  source.split(/;\s+(?=(?:rule|public|history|design)\b)/).map((piece) => {
    const sort = SORTS.find((one) => new RegExp(`^${one}\\b`).test(piece)) ?? '';
    return { sort, text: piece };
  });
