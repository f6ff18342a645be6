import { type BaseState, type Game, type Match, setUpFor, start } from '@bocage/kernel';
import { isTable, type OptionOf } from '@bocage/kernel/host';
import { readPosition, resume } from '@bocage/kernel/text';

/** The table whose rows a scene names without saying `unit` first. */
const PIECES = 'unit';

/** When a scene begins. */
export interface Moment {
  /** Lines of a scene that stand unless it says otherwise of the same thing. */
  readonly usual?: readonly string[];
  /** The procedures under way with their steps, the outermost first: `round.act side=blue fights=yes`. */
  readonly frames: readonly string[];
}

/** How the scenes of a game are written. */
export interface Style {
  /** What a moment in the words of the tests means; throws where it means nothing. */
  moment(words: string, lines: readonly string[]): Moment;
  /** The fields of a piece of which nothing but its place is said; the place is `-` where not even that is. */
  piece(name: string, place: string): Readonly<Record<string, string>>;
  /** Words that stand for fields: `DG` for `marker=disorganized`. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Makes matches for the tests of a game. */
export interface Stage<G extends BaseState, N extends string = string> {
  /**
   * A match that goes on from a position of a few lines. `B1 0304 steps=1 DG` is that piece in that place, with
   * fields and words for fields; any other line is one of the position format.
   */
  scene(moment: string, ...lines: string[]): Match<G>;
  /** A match from the beginning; of the first scenario, unless told. */
  opening(scenario?: N, options?: Readonly<Partial<Record<OptionOf<G>, string>>>): Match<G>;
}

/** The stage of a game, with its style of writing scenes. */
export function stage<G extends BaseState, N extends string>(game: Game<G, N>, style: Style): Stage<G, N> {
  return {
    scene: (moment, ...lines) => resume(readPosition(game, positionText(game, style, moment, lines))),
    opening: (scenario, options) =>
      start(game, setUpFor(game, { ...(scenario && { scenario }), ...(options && { options }) })),
  };
}

function positionText(game: Game, style: Style, moment: string, lines: readonly string[]): string {
  const { usual = [], frames } = style.moment(moment, lines);
  const said = new Set(lines.map((line) => subject(game, line)));
  const all = [...usual.filter((line) => !said.has(subject(game, line))), ...lines];
  const isOption = (line: string): boolean => line.startsWith('options ');
  const isScenario = (line: string): boolean => line.startsWith('scenario ');
  return [
    'bocage-position 1',
    `game ${game.id} ${game.version}`,
    all.find(isScenario) ?? `scenario ${Object.keys(game.scenarios)[0]}`,
    ...all.filter(isOption),
    ...all.filter((line) => !isOption(line) && !isScenario(line)).map((line) => lineOf(game, style, line)),
    ...frames.map((frame) => `> ${frame}`),
  ].join('\n');
}

/** What a line speaks of: `B1` where it names a piece, `hex 0404` where it names a row, else `turn`. */
function subject({ schema }: Game, line: string): string {
  const [first = '', second = ''] = line.split(' ');
  const entry = schema[first];
  return entry !== undefined && isTable(entry) ? `${first} ${second}` : first;
}

function lineOf({ schema }: Game, style: Style, line: string): string {
  const [name = '', place = '-', ...said] = line.split(' ');
  const pieces = schema[PIECES];
  if (pieces === undefined || !isTable(pieces) || pieces.table.parse(name) === undefined) return line;
  const words = said.flatMap((word) => (style.words?.[word] ?? word).split(' '));
  const fields = { ...style.piece(name, place), ...Object.fromEntries(words.map((word) => word.split('='))) };
  return [PIECES, name, ...Object.entries(fields).map(([field, value]) => `${field}=${value}`)].join(' ');
}
