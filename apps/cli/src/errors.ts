import { IllegalAction, type Reason, RulesError, TextError } from '@bocage/kernel';

/** The exit codes: fine, ran but found something wrong, bad input. */
export const FINE = 0;
export const WRONG = 1;
export const BAD_INPUT = 2;

/** What was asked for makes no sense: a file that is not there, an unknown game, a number that is none. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** It ran, and what was found is wrong: an illegal action, a record that does not replay. */
export class WrongError extends Error {
  override readonly name = 'WrongError';
}

const LONGEST = 600;

/** A text as one line that a terminal shows as it is: no line breaks, no control characters, not endless. */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}

/** The first fault of a text with its line, and how many more there are. */
export function faultText({ faults }: TextError): string {
  const [first] = faults;
  if (first === undefined) return 'cannot be read';
  const where = first.line === 0 ? '' : `line ${first.line}: `;
  const more = faults.length === 1 ? '' : ` (and ${faults.length - 1} more)`;
  return `${where}${first.text}${more}`;
}

/** Reasons in a row, each with its rule. */
export const reasonsText = (reasons: readonly Reason[]): string =>
  reasons.map(({ rule, text }) => `${rule}: ${text}`).join('; ');

/** What to say about an error, and the exit code it means. */
export function verdict(error: unknown): { code: number; line: string } {
  if (error instanceof InputError) return { code: BAD_INPUT, line: oneLine(error.message) };
  if (error instanceof TextError) return { code: BAD_INPUT, line: oneLine(faultText(error)) };
  if (error instanceof WrongError) return { code: WRONG, line: oneLine(error.message) };
  if (error instanceof IllegalAction) return { code: WRONG, line: oneLine(reasonsText(error.reasons)) };
  if (error instanceof RulesError)
    return { code: WRONG, line: oneLine(`the rules cannot go on: ${error.message}`) };
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { code: WRONG, line: oneLine(`this should not happen: ${said}`) };
}
