import { CHANCE, type Engine, outcomes } from '@bocage/kernel';
import { legalAction, type Reading, readOption } from '../actions.ts';
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
  if (action === undefined && (engine.over || engine.side !== CHANCE))
    throw new InputError('a player decides in this position: --action is needed');
  return {
    game: engine.game.id,
    action: action ?? null,
    ...told(waysOf({ engine, action, answers, see: (at) => at.snapshot(), most: MOST_BRANCHES })),
  };
}

/** How a distribution is looked at. */
export interface Look extends OddsInput {
  /** What the onlooker sees of a state: all of it, or a view. */
  readonly see: (engine: Engine) => Int16Array;
  /** More branches are not counted. */
  readonly most: number;
}

/** Every way an action may come out, the likeliest first, each with all that is different then. */
export function waysOf({ engine, action, answers = {}, see, most }: Look): OddsOutcome[] {
  const before = see(engine);
  const answerAt = (at: Engine): string | undefined =>
    Object.hasOwn(answers, at.stepName) ? answers[at.stepName] : undefined;
  const shares = counted(most, () =>
    outcomes(engine, action === undefined ? null : legalAction(engine, action), {
      settled: (at) => at.side !== CHANCE && answerAt(at) === undefined,
      decide: (at) => legalAction(at, answerAt(at) ?? '', readAnswer),
      measure: (at) => ({ changes: changes(engine.game, before, see(at)), then: thenOf(at) }),
      key: (outcome) => JSON.stringify(outcome),
      most,
    }),
  );
  return shares.map(({ outcome, weight, total, probability }) => ({
    fraction: `${weight}/${total}`,
    probability,
    ...outcome,
  }));
}

/** Takes what is so in every case out of the ways. */
export function told(ways: readonly OddsOutcome[]): Pick<OddsResult, 'always' | 'outcomes'> {
  const always = common(ways.map((way) => way.changes));
  const known = new Set(always);
  const rest = ways.map((way) => ({ ...way, changes: way.changes.filter((change) => !known.has(change)) }));
  return { always, outcomes: rest };
}

const readAnswer = (at: Engine, text: string): Reading =>
  readOption(at, text, `the answer for ${at.stepName}`);

function counted<T>(most: number, count: () => T): T {
  try {
    return count();
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith('too many branches'))
      throw new WrongError(`more than ${most} ways to go on: too many to count them all`);
    throw error;
  }
}

function thenOf(engine: Engine): string {
  if (engine.over) return `the game is over: ${engine.game.outcome(engine.g).text}`;
  return `${sideName(engine, engine.side)} is asked: ${engine.pending?.prompt} (${engine.stepName})`;
}

function common(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = lists;
  const others = rest.map((list) => new Set(list));
  return first.filter((line) => others.every((list) => list.has(line)));
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
