import { CHANCE, type Engine } from '@bocage/kernel';
import { ForecastError, forecast, type Way } from '@bocage/table';
import { legalAction } from '../actions.ts';
import { InputError, WrongError } from '../errors.ts';
import { fine, type Report } from '../io.ts';
import { many, percent } from '../table.ts';

/** An action of which the outcomes are wanted. */
export interface OddsInput {
  readonly engine: Engine;
  /** Left out where Chance is asked. */
  readonly action?: string | undefined;
  /** How players answer who are asked on the way, by step: `combat.defenderSupport` → `save`. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** Every way it may come out. */
export interface OddsResult {
  readonly game: string;
  readonly action: string | null;
  /** What is different whatever comes up. */
  readonly always: readonly string[];
  readonly outcomes: readonly Way[];
}

const MOST_BRANCHES = 200_000;

/** The exact distribution of what comes of an action. */
export function odds({ engine, action, answers = {} }: OddsInput): OddsResult {
  if (action === undefined && (engine.over || engine.side !== CHANCE))
    throw new InputError('a player decides in this position: --action is needed');
  const given = action === undefined ? null : legalAction(engine, action);
  const { always, ways } = orRefused(() =>
    forecast({ engine, view: null, action: given, answers, most: MOST_BRANCHES }),
  );
  return { game: engine.game.id, action: action ?? null, always, outcomes: ways };
}

/** Looks at chances; where they cannot be told, it says whether what was given makes no sense or is wrong. */
export function orRefused<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof ForecastError)) throw error;
    throw error.reason?.rule === 'input' ? new InputError(error.message) : new WrongError(error.message);
  }
}

/** The outcomes, the likeliest first. */
export function oddsReport({ game, action, always, outcomes: ways }: OddsResult): Report {
  const [then] = new Set(ways.map((way) => way.then)).size === 1 ? ways.map((way) => way.then) : [];
  const inEveryCase = then === undefined ? always : [...always, then];
  const parts = [`${many(ways.length, 'outcome')}${action === null ? '' : ` of “${action}”`}`];
  if (inEveryCase.length > 0) parts.push(block('in every case', inEveryCase));
  for (const way of ways) {
    const lines = then === undefined ? [...way.changes, way.then] : way.changes;
    parts.push(
      block(`${percent(way.probability)} (${way.fraction})`, lines.length === 0 ? ['nothing more'] : lines),
    );
  }
  return fine({ game, action, always, outcomes: ways }, parts.join('\n'));
}

const block = (head: string, lines: readonly string[]): string =>
  [head, ...lines.map((line) => `    ${line}`)].join('\n');
