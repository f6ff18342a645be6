import type { Sheet } from '@bocage/catalogue';
import type { Forecast } from '@bocage/host';

/** One line of the odds: how likely, and what is different then. */
export interface OddsLine {
  readonly probability: number;
  /** `1/6`; empty where it cannot be told exactly. */
  readonly fraction: string;
  readonly words: readonly string[];
}

/** What the page itself says of an outcome; the rest are the game's own words. */
interface OddsWords {
  /** What is asked next. */
  next(question: string): string;
  readonly nothing: string;
  /** Beside what happens in every case. */
  readonly nothingMore: string;
}

/** With a large letter first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A part of the headline; with its chance, where it is one. */
export interface HeadlinePart {
  readonly said: string;
  readonly chance: number | null;
}

/** The odds in a sentence, in parts: `6:2, column 3:1`, `WN 62 loses a step` 83 %, `you lose one` 33 %. */
export function headlineParts(sheet: Sheet | null, forecast: Forecast | null): HeadlinePart[] {
  const { headline: odds } = sheet ?? {};
  const claims = (forecast?.headline ?? []).map(({ text, probability }, i) => ({
    said: i === 0 ? capital(text) : text,
    chance: probability,
  }));
  return [...(odds === undefined ? [] : [{ said: odds, chance: null }]), ...claims];
}

/** The same to be read aloud. */
export function headlineText(sheet: Sheet | null, forecast: Forecast | null): string {
  const parts = headlineParts(sheet, forecast);
  const odds = parts.filter(({ chance }) => chance === null).map(({ said }) => `${said}.`);
  const claims = parts.flatMap(({ said, chance }) =>
    chance === null ? [] : [`${said} ${percentText(chance)}`],
  );
  return [...odds, ...(claims.length === 0 ? [] : [`${claims.join(', ')}.`])].join(' ');
}

/** Each way it may come out, the likeliest first. */
export const oddsLines = ({ ways, always }: Forecast, words: OddsWords): OddsLine[] =>
  ways.map(({ probability, fraction, changes, then }) => {
    const nothing = always.length === 0 ? words.nothing : words.nothingMore;
    if (changes.length === 0)
      return { probability, fraction, words: [then === null ? nothing : capital(words.next(then))] };
    const told = changes.map(capital);
    return { probability, fraction, words: then === null ? told : [...told, words.next(then)] };
  });

/** What happens however the dice fall; of what is certain, all there is to say. */
export function alwaysLines({ ways, always, headline }: Forecast, words: OddsWords): readonly string[] {
  const [only, ...others] = ways;
  if (always.length > 0 || others.length > 0) return always.map(capital);
  if (only?.then != null) return [capital(words.next(only.then))];
  // Chances that come after a later question are in the headline already.
  return headline.length > 0 ? [] : [words.nothing];
}

/** Whether there is more to say of it than its sentence does: one thing that can come of it, and no change, is no news. */
export const hasOutcomes = (sheet: Sheet | null, forecast: Forecast): boolean =>
  headlineParts(sheet, forecast).length === 0 ||
  hasDice(forecast) ||
  forecast.worlds > 1 ||
  forecast.always.length > 0 ||
  forecast.ways.some(({ changes, then }) => changes.length > 0 || then !== null);

/** Whether dice follow: it may come out in more ways than one, or that cannot be told. */
export const hasDice = (forecast: Forecast): boolean => forecast.ways.length > 1 || forecast.failure !== null;

/** Whether all of it is certain: no dice follow, nor do they tell by what is asked after them. */
export const isCertain = (forecast: Forecast): boolean =>
  !hasDice(forecast) && forecast.headline.every(({ probability }) => probability === 1);

/** `33 %`, `< 1 %`: never a nought for what can happen, nor a hundred for what can fail. */
export function percentText(probability: number): string {
  if (probability > 0 && probability < 0.005) return '< 1 %';
  if (probability < 1 && probability > 0.995) return '> 99 %';
  const percent = probability * 100;
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)} %`;
}
