import { loadPlayer, playerAt, playerNames } from '@bocage/ai';
import {
  type Answer,
  type Game,
  type Match,
  type Player,
  type Random,
  readSeats,
  type Seats,
  type SetUp,
} from '@bocage/kernel';
import { bothMarks, MOST_TEXT, newSecret, recordParts, seatsText } from '@bocage/kernel/host';
import type { Doctrine, PlayerMaker } from '@bocage/kernel/players';
import { gameOf, readRecord, TextError } from '@bocage/kernel/text';
import type { ShownGame } from './facts.ts';
import type { Ground } from './ground.ts';
import { NO_LABEL } from './label.ts';
import type { ImportFailure, OurPlayer, Seat } from './protocol.ts';
import { FORMAT, type LineRecord, type Piece, type Save, written } from './save.ts';
import { hostWords as words } from './words.ts';

/** A game that is to be put on the shelf. */
export interface Begun {
  readonly shown: ShownGame;
  readonly title: string;
  readonly match: Match;
  readonly seats: readonly Seat[];
  readonly seed: number | null;
  /** With whose eyes it is seen, where nobody here plays it and something is hidden. */
  readonly eyes?: number;
}

/** Some of it is hidden from a side as long as it is not over. */
export const isSecret = ({ engine: { game, over } }: Match): boolean =>
  !over && Object.keys(game.hidden ?? {}).length > 0;

/** Whether such a record is to be seen with the eyes of one side: nobody here plays it. */
export const needsEyes = (match: Match, seats: readonly Seat[]): boolean =>
  isSecret(match) && !seats.includes('human');

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads a game from a record, which may be anything at all; a sentence where it is none. */
export async function readGame(
  text: unknown,
  load: (id: string) => Promise<Pick<Begun, 'shown' | 'title'>>,
): Promise<Pick<Begun, 'shown' | 'title' | 'match'> | ImportFailure> {
  if (typeof text !== 'string' || text.trim() === '') return { failure: words.emptyRecord };
  if (text.length > MOST_TEXT) return { failure: words.tooLarge(MOST_TEXT / 1e6) };
  const id = gameOf(text);
  if (id === undefined) return { failure: words.noRecord };
  try {
    const { shown, title } = await load(id);
    return { shown, title, match: readRecord(shown.game, text) };
  } catch (error) {
    const said = messageOf(error);
    return { failure: error instanceof TextError ? words.badRecord(said) : said };
  }
}

/** The save of a game as it begins, all but its caption, with its record. */
export function firstSave(
  begun: Begun,
  { dice, now }: Pick<Ground, 'dice' | 'now'>,
): { save: Save; pieces: Piece[] } {
  const { shown, title, match, seats, seed, eyes } = begun;
  const { engine, plies } = match;
  const outcome = engine.over ? shown.game.outcome(engine.g).text : null;
  const { line, pieces } = written({ id: 0, from: 0, length: plies.length, outcome }, recordParts(match));
  const save: Save = {
    format: FORMAT,
    id: newId(dice),
    game: shown.game.id,
    title,
    scenario: engine.setUp.scenario,
    options: optionWords(shown.game, engine.setUp.options),
    seats,
    seed,
    ...(seed === null ? { secret: newSecret(dice) } : {}),
    ...(eyes === undefined ? {} : { eyes }),
    lines: [line],
    line: 0,
    ply: plies.length,
    caption: '',
    changed: now(),
    revision: 1,
    ...NO_LABEL,
  };
  return { save, pieces };
}

/** Who holds which sides: each once, and who holds several plays them all. */
export function seatedAs(game: Game, held: Seats, seats: readonly Seat[]): Seats {
  const read = readSeats(game, seatsText(game, held).split(' '));
  if (
    typeof read === 'string' ||
    held.some(([first = -1, ...more]) => more.some((side) => seats[side] !== seats[first]))
  )
    throw new Error(words.wrongSeats(game.sides.words.length));
  return read;
}

/** What players come from beside the catalogue: a game from outside it may bring its own script. */
export interface School {
  readonly own: PlayerMaker | undefined;
  readonly doctrine: Doctrine | undefined;
}

/** Who plays the sides that nobody at this screen plays. */
export async function playersOf(
  game: Game,
  seats: readonly Seat[],
  school: School,
): Promise<(Player | undefined)[]> {
  const sides = game.sides.words.length;
  if (seats.length !== sides) throw new Error(words.wrongSeats(sides));
  return Promise.all(
    seats.map(async (seat, side) => {
      if (seat === 'human' || seat === 'record') return undefined;
      return (await makerOf(game, seat, school))(side);
    }),
  );
}

async function makerOf({ id }: Game, name: OurPlayer, { own, doctrine }: School): Promise<PlayerMaker> {
  if (name === 'scripted' && own !== undefined) return own;
  if (name !== 'scripted' && name !== 'random' && doctrine !== undefined)
    return () => playerAt(name, doctrine);
  if (!playerNames(id).includes(name)) throw new Error(words.noPlayer(name));
  return loadPlayer(id, name);
}

/** Whether somebody can be asked what he would do. */
export const hasAdviser = ({ id }: Game, { own, doctrine }: School): boolean =>
  doctrine !== undefined || own !== undefined || playerNames(id).includes('scripted');

/** Whoever is asked what he would do: a veteran where one can think for the game, else its script. */
export const adviserOf = (game: Game, school: School): Promise<PlayerMaker> =>
  makerOf(game, school.doctrine === undefined ? 'scripted' : 'veteran', school);

/** Whoever plays where nobody was chosen for it. */
export const opponentFor = ({ id }: Game): Seat =>
  playerNames(id).includes('scripted') ? 'scripted' : 'random';

/** Plays every line of a save through. */
export function replayed(
  game: Game,
  save: Save,
  records: readonly LineRecord[],
): { match: Match; lines: Answer[][] } {
  const matches = records.map(({ text }) => readRecord(game, text));
  const match = matches[save.line] as Match;
  // What was noted on any line is true of the game.
  match.marks = matches.map(({ marks }) => marks).reduce(bothMarks);
  return { match, lines: matches.map(({ answers }) => [...answers]) };
}

const optionWords = ({ options = {} }: Game, chosen: SetUp['options']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).map(([name, { kind }]) => [name, kind.text(chosen[name] ?? kind.init)]),
  );

const newId = (dice: Random): string =>
  Array.from({ length: 16 }, () => dice.below(16).toString(16)).join('');
