import type { Part, Presentation, Rulebook } from '@bocage/catalogue';
import type { Game } from '@bocage/kernel';
import type { BookChapter, BookLook } from './protocol.ts';

/** The rulebook of a game for whoever reads it; where the game has none, it is made of its cases and its headings. */
export function bookLook(
  game: Game,
  title: string,
  rulebook: Rulebook | undefined,
  { headings = {} }: Pick<Presentation, 'headings'> = {},
): BookLook {
  return {
    game: game.id,
    title,
    cases: game.cases,
    chapters: chaptersOf(Object.keys(game.cases), rulebook?.chapters ?? []),
    sequence: rulebook?.sequence ?? partsOf(headings),
    charts: rulebook?.charts ?? [],
  };
}

/** Whether a case is in a chapter: 5.6-b is in 5.6 and in 5, but not in 5.61. */
const isWithin = (rule: string, id: string): boolean =>
  rule === id || (rule.startsWith(id) && /^[-.]/.test(rule.slice(id.length)));

/** Every case in the chapter that fits it best; the cases that fit none under the beginning of their number. */
function chaptersOf(rules: readonly string[], titled: Rulebook['chapters']): BookChapter[] {
  const found = new Map(titled.map(({ id, title }) => [id, { id, title, rules: [] as string[] }]));
  for (const rule of rules) {
    const fits = titled.filter(({ id }) => isWithin(rule, id)).sort((a, b) => b.id.length - a.id.length);
    const id = fits[0]?.id ?? /^[^.-]+/.exec(rule)?.[0] ?? rule;
    const chapter = found.get(id) ?? { id, title: '', rules: [] };
    chapter.rules.push(rule);
    found.set(id, chapter);
  }
  return [...found.values()].filter(
    ({ id, rules: own }) => own.length > 0 || titled.some((one) => one.id === id),
  );
}

/** The parts of the turn by their headings in the log. */
function partsOf(headings: Readonly<Record<string, string>>): Part[] {
  const at = new Map<string, string[]>();
  for (const [step, title] of Object.entries(headings)) at.set(title, [...(at.get(title) ?? []), step]);
  return [...at].map(([title, steps]) => ({ title, at: steps }));
}
