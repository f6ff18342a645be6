import type { Presentation, Sheet } from '@bocage/catalogue';
import { CHANCE, type Engine } from '@bocage/kernel';
import { ForecastError, type Limits, type Upshot } from '@bocage/table';
import { legalAction } from '../actions.ts';
import { InputError, WrongError } from '../errors.ts';
import { fine, type Report } from '../io.ts';
import { errorOf, verbsAt, weighedText } from '../odds/text.ts';
import { type Weighed, weigh } from '../odds/weigh.ts';

/** An action of which the outcomes are wanted. */
export interface OddsInput {
  readonly engine: Engine;
  /** Left out where Chance is asked. */
  readonly action?: string | undefined;
  /** How players answer who are asked on the way, by step: `combat.defenderSupport` → `save`. */
  readonly answers?: Readonly<Record<string, string>>;
  readonly presentation?: Presentation | undefined;
  readonly limits?: Limits;
}

/** Every way it may come out. */
export interface OddsResult {
  readonly game: string;
  readonly action: string | null;
  /** Strengths, column and shifts, where the game has them. */
  readonly sheet: Sheet | null;
  /** What is different whatever comes up. */
  readonly always: readonly string[];
  readonly outcomes: readonly Upshot[];
  /** 0 where everything was counted; else so many samples were drawn, and no chance is further off than the error. */
  readonly samples: number;
  readonly error: number;
  readonly text: string;
}

/** The distribution of what comes of an action: exact, or sampled where there is too much to count. */
export function odds({ engine, action, answers = {}, presentation, limits }: OddsInput): OddsResult {
  if (action === undefined && (engine.over || engine.side !== CHANCE))
    throw new InputError('a player decides in this position: --action is needed');
  const given = action === undefined ? null : legalAction(engine, action);
  const weighed = orRefused(engine, answers, () =>
    weigh({ engine, view: null, action: given, answers, presentation, ...(limits && { limits }) }),
  );
  return resultOf(engine, action ?? null, weighed);
}

function resultOf(engine: Engine, action: string | null, weighed: Weighed): OddsResult {
  const { game } = engine;
  const { sheet, always, ways, samples } = weighed;
  const error = samples === 0 ? 0 : errorOf(samples);
  const text = weighedText(engine, action, weighed);
  return { game: game.id, action, sheet, always, outcomes: ways, samples, error, text };
}

/** Looks at chances; where they cannot be told, it says whether what was given makes no sense or is wrong. */
export function orRefused<T>(engine: Engine, answers: Readonly<Record<string, string>>, look: () => T): T {
  for (const step of Object.keys(answers))
    if (verbsAt(engine, step).length === 0)
      throw new InputError(
        `no player is ever asked “${step}”; “bocage position ${engine.game.id} --list” names all steps`,
      );
  try {
    return look();
  } catch (error) {
    if (!(error instanceof ForecastError)) throw error;
    const { step } = error;
    const forms = step === '' ? [] : verbsAt(engine, step).map((verb) => `“${step}=${verb}”`);
    const hint = forms.length === 0 ? '' : `; an answer is a whole action, as ${forms.join(' or ')}`;
    const said = `${error.message}${hint}`;
    throw error.reason?.rule === 'input' ? new InputError(said) : new WrongError(said);
  }
}

/** The arithmetic and the outcomes, the likeliest first. */
export function oddsReport({ text, ...json }: OddsResult): Report {
  return fine(json, text);
}
