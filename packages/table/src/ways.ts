import {
  type Action,
  CHANCE,
  type Engine,
  type Game,
  isAsk,
  isReason,
  outcomes,
  parseAction,
  type Reason,
  type Share,
  type View,
  viewOf,
} from '@bocage/kernel';
import { type Difference, differences } from './reading.ts';

/** What is to be looked at. */
export interface ForecastInput {
  readonly engine: Engine;
  /** What the onlooker may know; null for one who may know everything. */
  readonly view: View | null;
  /** In words or ready; null where Chance is asked. */
  readonly action: Action | string | null;
  /**
   * What is done next, one after another, in words, before it is looked at what came of it all. Where one of them
   * is not asked for, since it left no choice and was done already, it is passed over.
   */
  readonly then?: readonly string[];
  /**
   * A local of a procedure, `combat.hex`: what is looked at is over when it is gone or is about something else, though
   * nobody was asked in between.
   */
  readonly about?: string | undefined;
  /** A procedure that is under way: what is looked at is over with it. */
  readonly within?: string | undefined;
  /** How players answer who are asked on the way, by step: `combat.defenderSupport` → `save`. */
  readonly answers?: Readonly<Record<string, string>>;
  /** More branches are not counted. */
  readonly most?: number;
  /** How what is different is told; in the words of records where this is left out. Ways that are told alike are one. */
  readonly tell?: ((differences: readonly Difference[]) => readonly string[]) | undefined;
}

const inRecordWords = (found: readonly Difference[]): string[] => found.map(({ text }) => text);

/** One way it may come out. */
export interface Way {
  readonly probability: number;
  /** Exactly, `5/36`; empty for a mean over possible worlds. */
  readonly fraction: string;
  /** What is different then, beyond what is so in every case. */
  readonly changes: readonly string[];
  /** Who is asked next, or how the game ended. */
  readonly then: string;
  /** The bare question that comes next, or how the game ended. */
  readonly question: string;
  /** What it is about is still under way: somebody is asked in the middle of it. */
  readonly isUnderWay: boolean;
}

/** Why the chances cannot be told, in a sentence; with the reason, where an action is refused. */
export class ForecastError extends Error {
  override readonly name = 'ForecastError';
  readonly reason: Reason | null;

  constructor(text: string, reason: Reason | null = null) {
    super(text);
    this.reason = reason;
  }
}

const MOST_BRANCHES = 20_000;

/** Every way it may come out in one world, the likeliest first, each with all that is different then. */
export function waysIn(engine: Engine, input: ForecastInput): Way[] {
  const { action, then = [] } = input;
  for (const text of then)
    if (!knows(engine.game, verbIn(text)))
      throw new ForecastError(`${engine.game.id} knows no “${verbIn(text)}”`);
  const given = typeof action === 'string' ? legal(engine, action) : checked(engine, action);
  return new Branches(engine, input).explore(given, then).map(({ outcome, weight, total, probability }) => ({
    probability,
    fraction: `${weight}/${total}`,
    ...outcome,
  }));
}

/** What is seen at the end of a branch. */
interface Sight {
  readonly changes: readonly string[];
  readonly then: string;
  readonly question: string;
  readonly isUnderWay: boolean;
}

/** All that may follow in one world, seen with the eyes of the onlooker. */
class Branches {
  private readonly engine: Engine;
  private readonly side: number | undefined;
  private readonly answers: Readonly<Record<string, string>>;
  private readonly about: string | undefined;
  private readonly within: string | undefined;
  private matter: number | undefined;
  private readonly most: number;
  private readonly tell: NonNullable<ForecastInput['tell']>;
  private readonly before: Int16Array;
  private counted = 0;

  constructor(engine: Engine, input: ForecastInput) {
    const { view, about, within, answers = {}, most = MOST_BRANCHES, tell = inRecordWords } = input;
    this.engine = engine;
    this.side = view?.side;
    this.answers = answers;
    this.about = about;
    this.within = within;
    this.most = most;
    this.tell = tell;
    this.before = this.seen();
  }

  explore(given: Action | null, rest: readonly string[]): Share<Sight>[] {
    const { engine } = this;
    const exploration = {
      settled: () =>
        (engine.side !== CHANCE && this.answer() === undefined) ||
        (rest.length === 0 && (this.isPast() || this.isLeft())),
      decide: () => legal(engine, this.answer() as string, `the answer for ${engine.stepName}: `),
      key: (outcome: unknown) => JSON.stringify(outcome, inWords),
      most: Number.POSITIVE_INFINITY, // counted by `sight`, over all that is done next
    };
    return rest.length === 0
      ? outcomes(engine, given, { ...exploration, measure: () => this.sight() })
      : spread(outcomes(engine, given, { ...exploration, measure: () => this.further(rest) }));
  }

  private further(rest: readonly string[]): Share<Sight>[] {
    const { engine } = this;
    const next = engine.over ? -1 : rest.findIndex((text) => engine.offer.verb(verbIn(text)) !== undefined);
    if (next < 0) return [shareOf(this.sight(), 1n, 1n)];
    return this.explore(legal(engine, rest[next] as string), rest.slice(next + 1));
  }

  /** What it was about is over, and something else has begun. */
  private isPast(): boolean {
    const now = this.about === undefined ? undefined : localOf(this.engine, this.about);
    this.matter ??= now;
    return now !== this.matter;
  }

  private isLeft(): boolean {
    return (
      this.within !== undefined &&
      !this.engine.stack().some(({ procedure }) => procedure.name === this.within)
    );
  }

  private isUnderWay(): boolean {
    if (this.about === undefined || this.engine.over) return false;
    return this.matter !== undefined && localOf(this.engine, this.about) === this.matter;
  }

  private answer(): string | undefined {
    const { stepName } = this.engine;
    return Object.hasOwn(this.answers, stepName) ? this.answers[stepName] : undefined;
  }

  private sight(): Sight {
    const { engine, most } = this;
    if (++this.counted > most)
      throw new ForecastError(`more than ${most} ways to go on: too many to count them all`);
    const found = differences(engine.game, this.before, this.seen());
    return { changes: this.tell(found), ...nextOf(engine), isUnderWay: this.isUnderWay() };
  }

  private seen(): Int16Array {
    return this.side === undefined ? this.engine.snapshot() : viewOf(this.engine, this.side).data;
  }
}

/** The local of the innermost frame of a procedure; undefined where it is not under way. */
function localOf(engine: Engine, path: string): number | undefined {
  const [name, local = ''] = path.split('.');
  const frame = engine.stack().findLast(({ procedure }) => procedure.name === name);
  const slot = frame?.procedure.layout.at.get(local);
  return frame === undefined || slot === undefined ? undefined : engine.g.cells.read(frame.base + slot.base);
}

const inWords = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;

const verbIn = (text: string): string => text.trim().split(' ')[0] as string;

const knows = ({ allProcedures }: Game, verb: string): boolean =>
  allProcedures.some(({ steps }) =>
    steps.some((step) => isAsk(step) && step.may.some(({ name }) => name === verb)),
  );

function checked(engine: Engine, action: Action | null): Action | null {
  const [reason] = action === null ? [] : engine.why(action);
  if (reason === undefined) return action;
  throw new ForecastError(`that is not allowed: ${reason.rule}: ${reason.text}`, reason);
}

/** Reads an action that must be legal. */
function legal(engine: Engine, text: string, where = ''): Action {
  if (engine.over) throw new ForecastError('the game is over');
  if (engine.side === CHANCE) throw new ForecastError(`“${text}” is not asked here: Chance decides now`);
  const action = parseAction(engine.offer, text);
  if (!isReason(action)) return action;
  const said =
    action.rule === 'input' ? action.text : `“${text}” is not allowed: ${action.rule}: ${action.text}`;
  throw new ForecastError(`${where}${said}`, action);
}

function nextOf(engine: Engine): Pick<Way, 'then' | 'question'> {
  const { game, pending } = engine;
  if (pending === undefined) {
    const { text } = game.outcome(engine.g);
    return { then: `the game is over: ${text}`, question: text };
  }
  const { side, prompt } = pending;
  return {
    then: `${game.sides.text(side)} is asked: ${prompt} (${engine.stepName})`,
    question: prompt,
  };
}

/** A distribution of distributions as one. */
function spread(shares: readonly Share<readonly Share<Sight>[]>[]): Share<Sight>[] {
  const found = new Map<string, Share<Sight>>();
  for (const { outcome: inner, weight, total } of shares)
    for (const share of inner) {
      const key = JSON.stringify(share.outcome);
      const known = found.get(key);
      const [w, t] = [weight * share.weight, total * share.total];
      found.set(
        key,
        known === undefined
          ? shareOf(share.outcome, w, t)
          : shareOf(share.outcome, known.weight * t + w * known.total, known.total * t),
      );
    }
  return [...found.values()].sort((a, b) => b.probability - a.probability);
}

function shareOf(outcome: Sight, weight: bigint, total: bigint): Share<Sight> {
  let [a, b] = [weight, total];
  while (b !== 0n) [a, b] = [b, a % b];
  const probability = Number((weight * 10n ** 15n) / total) / 1e15;
  return { outcome, weight: weight / a, total: total / a, probability };
}
