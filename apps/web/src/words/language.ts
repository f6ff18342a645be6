/** The languages there are, by their tag. A second one is a second folder beside `en`. */
const LANGUAGES = ['en'] as const;
type Language = (typeof LANGUAGES)[number];

/** Sentences of another language in the place of ours: the same names, the same arguments. */
export type Sentences<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Sentences<T[K]> };

let language: Language = 'en';

/** Speaks the first of the wanted languages that there is; to be called before anything is drawn. */
export function speak(wanted: readonly string[]): void {
  const known = wanted.flatMap((tag) => LANGUAGES.filter((one) => tag.split('-')[0] === one));
  language = known[0] ?? 'en';
  document.documentElement.lang = language;
}

/** The words of an area in the language that is spoken, from all it is written in. */
export const spoken =
  <T>(texts: { readonly en: T } & Readonly<Record<Language, Sentences<T>>>): (() => Sentences<T>) =>
  () =>
    texts[language];
