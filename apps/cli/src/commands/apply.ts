import { type Answer, CHANCE, type Engine, type Happening, type Match, pick, seeded } from '@bocage/kernel';
import { resume, writePosition } from '@bocage/kernel/text';
import { legalAction } from '../actions.ts';
import { InputError, WrongError } from '../errors.ts';
import { fine, type Report } from '../io.ts';
import { formatPending, type PendingText, pendingText, sideWord } from '../pending.ts';
import { Voice } from '../voice.ts';

/** What is to be done in a position, and what Chance answers: first the given outcomes, then by the seed. */
export interface ApplyInput {
  readonly engine: Engine;
  /** Left out where Chance is asked. */
  readonly action?: string | undefined;
  readonly chance?: readonly string[];
  readonly seed?: number | undefined;
  readonly voice?: Voice;
}

/** What happened, and where it led. */
export interface ApplyResult {
  readonly game: string;
  readonly answers: readonly {
    readonly by: string;
    readonly step: string;
    readonly answer: string;
    readonly forced: boolean;
    /** Who did what, and what that is part of, as players say it. */
    readonly text: string;
  }[];
  readonly events: readonly { readonly event: string; readonly rule: string; readonly text: string }[];
  readonly next: PendingText;
  readonly position: string;
}

/** Does an action and lets Chance answer until a player decides again, or no outcome is left. */
export function apply({ engine, action, chance = [], seed, ...more }: ApplyInput): ApplyResult {
  const { voice = new Voice(engine) } = more;
  const match = resume(engine);
  if (action !== undefined) match.apply(legalAction(engine, action));
  else if (engine.over) throw new WrongError('the game is over');
  else if (engine.side !== CHANCE)
    throw new InputError(
      `${voice.does(engine.side, 'decides', 'decide')} in this position: --action is needed`,
    );
  answerChance(match, chance, seed);
  return {
    game: engine.game.id,
    answers: match.answers.map((answer) => answerText(voice, answer)),
    events: match.plies.flatMap((ply) => ply.events).map((event) => eventText(voice, event)),
    next: pendingText(engine, voice),
    position: writePosition(engine),
  };
}

function answerChance(match: Match, given: readonly string[], seed: number | undefined): void {
  const { engine } = match;
  const left = [...given];
  while (!engine.over && engine.side === CHANCE && left.length > 0)
    match.resolve(outcomeOf(engine, left.shift() ?? ''));
  if (left.length > 0)
    throw new InputError(`--chance: Chance is not asked so often; “${left.join(',')}” is too much`);
  if (seed === undefined) return;
  const random = seeded(seed);
  while (!engine.over && engine.side === CHANCE) match.resolve(pick(engine.odds, random));
}

function outcomeOf(engine: Engine, word: string): number {
  const { odds } = engine;
  const outcome = odds.kind.parse(word);
  if (outcome === undefined || odds.weight(outcome) <= 0)
    throw new InputError(
      `--chance: “${word}” cannot come up for ${engine.stepName}; ${possible(engine).join(', ')} can`,
    );
  return outcome;
}

function possible({ odds }: Engine): string[] {
  const words: string[] = [];
  for (let value = odds.kind.min; value <= odds.kind.max; value++)
    if (odds.weight(value) > 0) words.push(odds.kind.text(value));
  return words;
}

const answerText = (voice: Voice, { side, step, text, forced }: Answer): ApplyResult['answers'][number] => ({
  by: sideWord(voice, side),
  step,
  answer: text,
  forced,
  text: `${voice.side(side).name}${forced ? ' (forced)' : ''}: ${text}  [${voice.heading(step)}]`,
});

const eventText = ({ sentence }: Voice, event: Happening): ApplyResult['events'][number] => ({
  event: event.type.name,
  rule: event.rule,
  text: sentence(event),
});

/** What happened in words, then the new position unless it went to a file. */
export function applyReport(result: ApplyResult, file?: string): Report {
  const answers = result.answers.map(({ text }) => text);
  const events = result.events.map(({ rule, text }) => `  ${text} (${rule})`);
  const where = file === undefined ? result.position.trimEnd() : `position written to ${file}`;
  return fine(result, [...answers, ...events, '', formatPending(result.next), '', where].join('\n'));
}
