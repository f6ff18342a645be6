import { IllegalAction, type Reason, RulesError } from '@bocage/kernel';
import { badInput, notNow } from '@bocage/kernel/host';
import { type Fault, faultText, TextError } from '@bocage/kernel/text';

/** The exit codes: fine, ran but found something wrong, bad input. */
export const FINE = 0;
export const WRONG = 1;
export const BAD_INPUT = 2;

/** Something that is wrong: one thing, or every fault of a file. */
class Complaint extends Error {
  readonly file: string;
  readonly faults: readonly Fault[];

  constructor(said: string | readonly Fault[], file = '') {
    const faults = typeof said === 'string' ? [{ line: 0, text: said }] : said;
    super(faults.map((fault) => inFile(file, fault)).join('\n'));
    this.file = file;
    this.faults = faults;
  }
}

/** What was asked for makes no sense: a file that is not there, an unknown game, a number that is none. */
export class InputError extends Complaint {
  override readonly name = 'InputError';
}

/** It ran, and what was found is wrong: an illegal action, a record that does not replay. */
export class WrongError extends Complaint {
  override readonly name = 'WrongError';
}

const inFile = (file: string, fault: Fault): string =>
  file === '' ? faultText(fault) : `${file}: ${faultText(fault)}`;

const LONGEST = 600;

/** A text as one line that a terminal shows as it is: no line breaks, no control characters, not endless. */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}

/** No rules of a game, though reasons name them in their place. */
const NO_RULES: readonly string[] = [badInput('').rule, notNow('').rule];

/** A reason with its rule, where it comes from one. */
export const reasonText = ({ rule, text }: Reason): string =>
  NO_RULES.includes(rule) ? text : `${rule}: ${text}`;

/** Reasons in a row. */
export const reasonsText = (reasons: readonly Reason[]): string => reasons.map(reasonText).join('; ');

/** What to say about an error, a line for each fault, and the exit code it means. */
export interface Verdict {
  readonly code: number;
  readonly lines: readonly string[];
  readonly faults: readonly Fault[];
}

/** So many faults are told in words; a file that is none of ours may have one in every line. */
const MOST_TOLD = 100;

export function verdict(error: unknown): Verdict {
  const { code, file, faults } = judged(error);
  const lines = faults.slice(0, MOST_TOLD).map((fault) => oneLine(inFile(file, fault)));
  const left = faults.length - lines.length;
  if (left > 0) lines.push(`${oneLine(file)}: … and ${left} more faults (--json lists them all)`);
  return { code, lines, faults };
}

function judged(error: unknown): { code: number; file: string; faults: readonly Fault[] } {
  if (error instanceof InputError) return { code: BAD_INPUT, file: error.file, faults: error.faults };
  if (error instanceof WrongError) return { code: WRONG, file: error.file, faults: error.faults };
  if (error instanceof TextError) return { code: BAD_INPUT, file: '', faults: error.faults };
  const one = (text: string): ReturnType<typeof judged> => ({
    code: WRONG,
    file: '',
    faults: [{ line: 0, text }],
  });
  if (error instanceof IllegalAction) return one(reasonsText(error.reasons));
  if (error instanceof RulesError) return one(`the rules cannot go on: ${error.message}`);
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return one(`this should not happen: ${said}`);
}
