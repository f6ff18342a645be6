import { CHANCE, type Engine, outcomes } from '@bocage/kernel';
import { legalAction } from '../actions.ts';
import { InputError, WrongError } from '../errors.ts';
import { fine, type Report } from '../io.ts';
import { sideName } from '../pending.ts';
import { changes } from '../reading.ts';
import { many, percent } from '../table.ts';

/** An action of which the outcomes are wanted. */
export interface OddsInput {
  readonly engine: Engine;
  /** Left out where Chance is asked. */
  readonly action?: string | undefined;
  /** How players answer who are asked on the way, by step: `combat.defenderSupport` → `save`. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** One way it may come out. */
export interface OddsOutcome {
  readonly fraction: string;
  readonly probability: number;
  /** What is different then, beyond what is so in every case. */
  readonly changes: readonly string[];
  /** Who is asked next, or how the game ended. */
  readonly then: string;
}

/** Every way it may come out. */
export interface OddsResult {
  readonly game: string;
  readonly action: string | null;
  /** What is different whatever comes up. */
  readonly always: readonly string[];
  readonly outcomes: readonly OddsOutcome[];
}

const MOST_BRANCHES = 200_000;

/** The exact distribution of what comes of an action. */
export function odds({ engine, action, answers = {} }: OddsInput): OddsResult {
  const { game } = engine;
  if (action === undefined && (engine.over || engine.side !== CHANCE))
    throw new InputError('a player decides in this position: --action is needed');
  const before = engine.snapshot();
  const answerAt = (at: Engine): string | undefined =>
    Object.hasOwn(answers, at.stepName) ? answers[at.stepName] : undefined;
  const shares = counted(() =>
    outcomes(engine, action === undefined ? null : legalAction(engine, action), {
      settled: (at) => at.side !== CHANCE && answerAt(at) === undefined,
      decide: (at) => legalAction(at, answerAt(at) ?? ''),
      measure: (at) => ({ changes: changes(game, before, at.snapshot()), then: thenOf(at) }),
      key: (outcome) => JSON.stringify(outcome),
      most: MOST_BRANCHES,
    }),
  );
  const always = common(shares.map((share) => share.outcome.changes));
  return {
    game: game.id,
    action: action ?? null,
    always,
    outcomes: shares.map(({ outcome, weight, total, probability }) => ({
      fraction: `${weight}/${total}`,
      probability,
      changes: outcome.changes.filter((change) => !always.includes(change)),
      then: outcome.then,
    })),
  };
}

function counted<T>(count: () => T): T {
  try {
    return count();
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith('too many branches'))
      throw new WrongError(`more than ${MOST_BRANCHES} ways to go on: too many to count them all`);
    throw error;
  }
}

function thenOf(engine: Engine): string {
  if (engine.over) return `the game is over: ${engine.game.outcome(engine.g).text}`;
  return `${sideName(engine, engine.side)} is asked: ${engine.pending?.prompt} (${engine.stepName})`;
}

function common(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = lists;
  return first.filter((line) => rest.every((list) => list.includes(line)));
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
