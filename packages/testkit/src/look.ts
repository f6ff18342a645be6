import type { BaseState, Match, Outcome } from '@bocage/kernel';
import { sentence } from '@bocage/kernel/host';
import { writePosition, writeView } from '@bocage/kernel/text';

/** The position in words. */
export const position = <G extends BaseState>(match: Match<G>): string => writePosition(match.engine);
/** What a side sees of it. */
export const seen = <G extends BaseState>(match: Match<G>, side: number): string =>
  writeView(match.view(side));

/** The words of one line of a position: `{ at: '0304', steps: '2' }`, `{ is: '3' }` for `turn 3`. */
export function row(position: string, beginning: string): Record<string, string> {
  const line = position.split('\n').find((one) => `${one} `.startsWith(`${beginning} `)) ?? beginning;
  const words = line.slice(beginning.length).trim().split(' ');
  return Object.fromEntries(words.map((word) => (word.includes('=') ? word.split('=') : ['is', word])));
}

/** The last position of a state that was put into words, and when. */
const written = new WeakMap<BaseState, { readonly edition: number; readonly text: string }>();

/** The position in words as far as it is no procedure; a test looks at many fields of one. */
function fields<G extends BaseState>(match: Match<G>): string {
  const { g } = match.engine;
  const { edition } = g.cells;
  const last = written.get(g);
  if (last !== undefined && last.edition === edition) return last.text;
  const text = position(match);
  written.set(g, { edition, text });
  return text;
}

/** The value of a line such as `phase 2`. */
export const value = <G extends BaseState>(match: Match<G>, name: string): string | undefined =>
  row(fields(match), name).is;

/** A field of a piece as the position has it; undefined where it is as at first. */
export const field = <G extends BaseState>(match: Match<G>, name: string, what: string): string | undefined =>
  row(fields(match), `unit ${name}`)[what];

/** Where a piece is: a hex, a box, or `-` when it is out of play. */
export const place = <G extends BaseState>(match: Match<G>, name: string): string =>
  field(match, name, 'at') ?? '-';

/** What a side has been told, in sentences, since the match or the scene began. */
export const news = <G extends BaseState>(match: Match<G>, side: number): string[] =>
  match.events(side).map(sentence);

/** How it ended. */
export const outcome = <G extends BaseState>({ engine }: Match<G>): Outcome => engine.game.outcome(engine.g);
