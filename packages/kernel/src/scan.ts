/** A text that cannot be taken: every fault, each with its line (from 1; 0 for the whole). */
export class TextError extends Error {
  override readonly name = 'TextError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultText).join('\n'));
    this.faults = faults;
  }
}
export interface Fault {
  readonly line: number;
  readonly text: string;
  /** Where the text can be read, but the rules of the game do not allow what it says. */
  readonly rule?: string;
}

/** A fault with its line and its rule. */
export function faultText({ line, rule, text }: Fault): string {
  const said = rule === undefined ? text : `${rule}: ${text}`;
  return line === 0 ? said : `line ${line}: ${said}`;
}

/** The words of a line that has any, with its number from 1. */
export interface TextLine {
  readonly line: number;
  readonly words: string[];
}

/** Far beyond any record or position of any game; what is larger is not read. */
export const MOST_TEXT = 4_000_000;
export const MOST_LINES = 200_000;
export const MOST_LINE = 20_000;

const [TAB, LINE_FEED, CARRIAGE_RETURN, SPACE, SHARP] = [9, 10, 13, 32, 35];
/** The blanks beyond ASCII, those that end a line for some programs included. */
const OTHER_BLANKS = new Set(
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
);

function isBlank(text: string, at: number, code: number): boolean {
  if (code < 128) return code === SPACE || (code >= TAB && code <= CARRIAGE_RETURN);
  return OTHER_BLANKS.has(text.charAt(at));
}

/**
 * The lines of a text with their numbers, without comments and blank ends. Each character is looked at once: no
 * expression that goes back over a text stands between a stranger's file and its words.
 */
export function linesOf(text: string): TextLine[] {
  if (text.length > MOST_TEXT) throw tooLarge(0, `the text has ${text.length} characters`, MOST_TEXT);
  const lines: TextLine[] = [];
  let words: string[] = [];
  let [line, lineStart, wordStart] = [1, 0, -1];
  let isComment = false;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : LINE_FEED;
    if (code !== LINE_FEED) {
      if (isComment) continue;
      if (wordStart >= 0) {
        if (!isBlank(text, at, code)) continue;
        words.push(text.slice(wordStart, at));
        wordStart = -1;
      } else if (code === SHARP) isComment = true;
      else if (!isBlank(text, at, code)) wordStart = at;
      continue;
    }
    if (at - lineStart > MOST_LINE)
      throw tooLarge(line, `the line has ${at - lineStart} characters`, MOST_LINE);
    if (wordStart >= 0) words.push(text.slice(wordStart, at));
    if (words.length > 0) lines.push({ line, words });
    if (line > MOST_LINES) throw tooLarge(0, 'the text has more lines', MOST_LINES);
    words = [];
    [line, lineStart, wordStart, isComment] = [line + 1, at + 1, -1, false];
  }
  return lines;
}

const tooLarge = (line: number, what: string, most: number): TextError =>
  new TextError([{ line, text: `${what}; ${most} are the most that is read` }]);

/** What stands before and behind the first mark; all of it and nothing where there is none. */
export function splitAt(word: string, mark: string): [string, string] {
  const at = word.indexOf(mark);
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}
