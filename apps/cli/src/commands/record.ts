import { type Game, type Match, seeded, start } from '@bocage/kernel';
import {
  type Fault,
  gameOf,
  RECORD_FORMAT,
  readHeader,
  readRecord,
  TextError,
  writeRecord,
} from '@bocage/kernel/text';
import { InputError, WrongError } from '../errors.ts';
import type { Wanted } from '../games.ts';
import { isSolitaire, loadGame, setUpOf } from '../games.ts';
import { fine, type Report } from '../io.ts';
import { many } from '../table.ts';
import { Voice } from '../voice.ts';

/** What a record holds that was played through. */
export interface VerifyResult {
  readonly game: string;
  readonly scenario: string;
  /** Answers of players and of Chance; forced ones are counted apart. */
  readonly decisions: number;
  readonly forced: number;
  readonly over: boolean;
  /** A game for one player: whoever has not won has lost. */
  readonly solitaire: boolean;
  readonly winner: string | null;
  readonly result: string | null;
  /** How it ended, as players say it; null where it is not over. */
  readonly ended: string | null;
}

const ANSWER = /^\d+ \S+ [\w-]+\.[\w-]+ \S/;
/** What may stand before the answers: how it was played, and who may know no more. */
const HEAD = /^(marks|seats|seen-by) \S/;
const END = /^end \d+ [0-9a-f]{16}$/;

/** Plays a record through; throws InputError for what is no record, WrongError for one that does not replay. */
export async function verify(path: string, text: string): Promise<VerifyResult> {
  const id = gameOf(text);
  if (!text.trimStart().startsWith(RECORD_FORMAT.split(' ')[0] as string) || id === undefined)
    throw new InputError(`${path}: line 1: this is no record: its first line is not “${RECORD_FORMAT}”`);
  const playable = await loadGame(id).catch((error: Error) => {
    throw new InputError(`${path}: ${error.message}`);
  });
  return resultOf(openRecord(path, playable.game, text), new Voice(playable));
}

/** The match of a record, which is refused where it is none, or does not replay. */
export function openRecord(path: string, game: Game, text: string): Match {
  refuseMalformed(path, game, text);
  return replayed(path, game, text);
}

/** Refuses what has not the form of a record, whatever the rules say to it. */
function refuseMalformed(path: string, game: Game, text: string): void {
  const { body } = headOf(path, game, text);
  const last = body.at(-1);
  const faults: Fault[] = [];
  let isHead = true;
  for (const { line, words } of body) {
    const said = words.join(' ');
    isHead &&= HEAD.test(said);
    if (isHead) continue;
    if (ANSWER.test(said) || (line === last?.line && END.test(said))) continue;
    faults.push({ line, text: `the record is damaged: “${said.slice(0, 80)}” is no answer` });
  }
  if (last?.words[0] !== 'end') faults.push({ line: 0, text: 'the record has no end line: it is cut' });
  if (faults.length > 0) throw new InputError(faults, path);
}

function headOf(path: string, game: Game, text: string): ReturnType<typeof readHeader> {
  try {
    return readHeader(RECORD_FORMAT, game, text, true);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new InputError(error.faults, path);
  }
}

function replayed(path: string, game: Game, text: string): Match {
  try {
    return readRecord(game, text);
  } catch (error) {
    throw new WrongError(
      error instanceof TextError ? error.faults : `does not replay: ${String(error)}`,
      path,
    );
  }
}

function resultOf({ engine, answers }: Match, voice: Voice): VerifyResult {
  const { game, over } = engine;
  const forced = answers.filter((answer) => answer.forced).length;
  const outcome = over ? game.outcome(engine.g) : null;
  return {
    game: game.id,
    scenario: engine.setUp.scenario,
    decisions: answers.length - forced,
    forced,
    over,
    solitaire: isSolitaire(game),
    winner: outcome === null ? null : (game.camps.names.words[outcome.winner] ?? null),
    result: outcome?.text ?? null,
    ended: outcome === null ? null : voice.outcome(outcome),
  };
}

/** What was verified, in words. */
export function verifyReport(result: VerifyResult): Report {
  const end = result.ended ?? 'The game is not over yet';
  const counted = `${many(result.decisions, 'decision')} and ${result.forced} forced`;
  return fine(result, `${result.game}, ${result.scenario}: verified, ${counted}. ${end}.`);
}

/** The record of a game played at random. */
export function randomRecord(game: Game, seed: number, wanted: Wanted): string {
  const random = seeded(seed);
  const match = start(game, setUpOf(game, wanted));
  while (!match.engine.over) {
    match.rollDice(random);
    if (!match.engine.over) match.apply(match.engine.sample(random));
  }
  return writeRecord(match);
}
