import {
  type Action,
  atOnce,
  CHANCE,
  type Engine,
  type Game,
  isReason,
  outcomesByNode,
  type Random,
  type Reason,
  type Share,
  type View,
  viewOf,
} from '@bocage/kernel';
import { isAsk } from '@bocage/kernel/host';
import { parseAction } from '@bocage/kernel/text';
import type { Harm, Harms } from '@bocage/wargame';
import { cellsChanged, type Difference, differences, sameCells } from './reading.ts';
import { sideWords } from './words.ts';

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
   * A local of a procedure, `combat.hex`, or of several, `combat|overrun.hex`: what is looked at is over when it is gone
   * or is about something else, though nobody was asked in between.
   */
  readonly about?: string | undefined;
  /** That is under way already, so that what is done may be its end. */
  readonly isAmid?: boolean | undefined;
  /** A procedure that is under way: what is looked at is over with it. */
  readonly within?: string | undefined;
  /** What runs on by itself when that procedure is over is not looked at. */
  readonly cut?: boolean;
  /** How players answer who are asked on the way, by step, with the first that is allowed: `combat.defenderSupport` → `save`. */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
  /** More branches are not counted. */
  readonly most?: number;
  /** How much may be looked at before samples are drawn instead of everything being counted; all of it where left out. */
  readonly limits?: Limits | undefined;
  /** How what is different is told; in the words of records where this is left out. Ways that are told alike are one. */
  readonly tell?: ((differences: readonly Difference[]) => readonly string[]) | undefined;
  /** What counts as harm, and to whom; nothing where this is left out. */
  readonly harms?: Pick<Harms, 'of' | 'through'> | undefined;
  /** How players call the sides, in their order; by their words in records where this is left out. */
  readonly sides?: readonly string[] | undefined;
}

/** Bounds of what is looked at and kept in mind, over all possible worlds together. */
export interface Limits {
  /** So many moments, and so many different outcomes. */
  readonly nodes: number;
  readonly kept: number;
  /** So many samples are drawn where that is not enough. */
  readonly samples: number;
  /** Whether it has taken too long; asked now and then. */
  readonly isLate?: () => boolean;
}

const inRecordWords = (found: readonly Difference[]): string[] => found.map(({ text }) => text);

/** What may become of those concerned in one way. */
export interface Fate {
  /** Of all cases of that way. */
  readonly probability: number;
  readonly harms: readonly Harm[];
}

/** One way it may come out. */
export interface Upshot {
  readonly probability: number;
  /** Exactly, `5/36`; empty for a mean over possible worlds. */
  readonly fraction: string;
  /** What is different then, beyond what is so in every case. */
  readonly changes: readonly string[];
  /** Who is harmed by it and how, what is so in every case among it: that of choices which change nothing about that, too. */
  readonly fates: readonly Fate[];
  /** Who is asked next, or how the game ended. */
  readonly then: string;
  /** The bare question that comes next, or how the game ended. */
  readonly question: string;
  /** What it is about is still under way: somebody is asked in the middle of it. */
  readonly isUnderWay: boolean;
  /** The step at which a player is asked before it is over; empty where it is, or where the question is the same again. */
  readonly asks: string;
}

/** Why the chances cannot be told, in a sentence; with the reason, where an action is refused. */
export class ForecastError extends Error {
  override readonly name = 'ForecastError';
  readonly reason: Reason | null;
  /** The step whose given answer makes no sense there; empty where it is not that. */
  readonly step: string;

  constructor(text: string, reason: Reason | null = null, step = '') {
    super(text);
    this.reason = reason;
    this.step = step;
  }
}

/** There is more to look at than is allowed. */
export class TooMuch extends ForecastError {}

/** Counts what is looked at against the limits. */
export class Budget {
  private nodes = 0;
  private readonly keys = new Set<string>();
  private readonly limits: Limits | undefined;

  constructor(limits: Limits | undefined) {
    this.limits = limits;
  }

  /** Another moment is looked at. */
  node(): void {
    const { limits } = this;
    if (limits === undefined) return;
    if (++this.nodes > limits.nodes) throw new TooMuch(`more than ${limits.nodes} moments to look at`);
    if (this.nodes % OFTEN === 0 && limits.isLate?.() === true) throw new TooMuch('it takes too long');
  }

  /** An outcome is kept in mind. */
  keep(key: string): void {
    if (this.limits === undefined || this.keys.has(key)) return;
    this.keys.add(key);
    if (this.keys.size > this.limits.kept) throw new TooMuch(`more than ${this.limits.kept} outcomes`);
  }
}
const OFTEN = 64;

const MOST_BRANCHES = 20_000;

interface Told {
  readonly changes: readonly string[];
  readonly harms: readonly Harm[];
}

/** Tells what is different, and remembers it: dice that come to the same, and possible worlds, differ in the same cells. */
export class Teller {
  private readonly game: Game;
  private readonly tell: NonNullable<ForecastInput['tell']>;
  private before: Int16Array | undefined;
  private readonly harms: ForecastInput['harms'];
  private readonly known = new Map<string, Told>();

  constructor(game: Game, { tell = inRecordWords, harms }: Pick<ForecastInput, 'tell' | 'harms'>) {
    this.game = game;
    this.tell = tell;
    this.harms = harms;
  }

  /** From now on it is told what is different from this. */
  from(before: Int16Array): void {
    if (this.before !== undefined && sameCells(this.before, before)) return;
    this.before = before;
    this.known.clear();
  }

  told(after: Int16Array): Told {
    const before = this.before as Int16Array;
    const cells = cellsChanged(this.game, before, after);
    const key = String.fromCharCode(...cells.flatMap((cell) => [cell, after[cell] as number]));
    let told = this.known.get(key);
    if (told === undefined) {
      const found = differences(this.game, before, after, cells);
      told = { changes: this.tell(found), harms: this.harms?.of(found) ?? [] };
      this.known.set(key, told);
    }
    return told;
  }
}

/** Every way it may come out in one world, the likeliest first, each with all that is different then. */
export function* waysIn(
  engine: Engine,
  input: ForecastInput,
  budget: Budget,
  teller: Teller,
): Generator<void, Upshot[]> {
  const given = givenIn(engine, input);
  const shares = yield* new Branches(engine, input, budget, teller).explore(given, input.then ?? []);
  return toldOnce(shares).map(({ outcome, weight, total, probability }) => ({
    probability,
    fraction: `${weight}/${total}`,
    ...outcome,
  }));
}

/** Ways that are told alike are one, with the fates of both. */
function toldOnce(shares: readonly Share<Sight>[]): Share<Sight>[] {
  const found = new Map<string, Share<Sight>>();
  for (const share of shares) {
    const { fates: _, ...told } = share.outcome;
    const key = JSON.stringify(told);
    const known = found.get(key);
    found.set(key, known === undefined ? share : bothOf(known, share));
  }
  return [...found.values()].sort((a, b) => b.probability - a.probability);
}

function bothOf(a: Share<Sight>, b: Share<Sight>): Share<Sight> {
  const both = a.probability + b.probability;
  const part = ({ outcome, probability }: Share<Sight>): Fate[] =>
    outcome.fates.map((fate) => ({ ...fate, probability: (fate.probability * probability) / both }));
  const outcome = { ...a.outcome, fates: [...part(a), ...part(b)] };
  return shareOf(outcome, a.weight * b.total + b.weight * a.total, a.total * b.total);
}

/** What came out when Chance was let answer so often, the most frequent first. */
export function samplesIn(
  engine: Engine,
  input: ForecastInput,
  teller: Teller,
  many: number,
  random: Random,
): Upshot[] {
  const given = givenIn(engine, input);
  const found = new Map<string, { sight: Sight; times: number }>();
  for (let i = 0; i < many; i++) {
    const branches = new Branches(engine, input, new Budget(undefined), teller);
    const sight = branches.sample(given, input.then ?? [], random);
    const key = JSON.stringify(sight);
    const before = found.get(key);
    if (before === undefined) found.set(key, { sight, times: 1 });
    else before.times++;
  }
  return [...found.values()]
    .sort((a, b) => b.times - a.times)
    .map(({ sight, times }) => ({ probability: times / many, fraction: '', ...sight }));
}

function givenIn(engine: Engine, { action, then = [] }: ForecastInput): Action | null {
  for (const text of then)
    if (!knows(engine.game, verbIn(text)))
      throw new ForecastError(`${engine.game.id} knows no “${verbIn(text)}”`);
  return typeof action === 'string' ? legal(engine, action) : checked(engine, action);
}

/** What is seen at the end of a branch. */
interface Sight extends Pick<Upshot, 'changes' | 'fates'> {
  readonly then: string;
  readonly question: string;
  readonly isUnderWay: boolean;
  readonly asks: string;
}

/** All that may follow in one world, seen with the eyes of the onlooker. */
class Branches {
  private readonly engine: Engine;
  private readonly view: View | null;
  private readonly answers: NonNullable<ForecastInput['answers']>;
  private readonly about: string | undefined;
  private readonly within: string | undefined;
  private readonly floor: number;
  private matter: number | undefined;
  private readonly most: number;
  private readonly teller: Teller;
  private readonly sides: ForecastInput['sides'];
  private readonly budget: Budget;
  private readonly step: string;
  private readonly through: readonly string[];
  private counted = 0;

  constructor(engine: Engine, input: ForecastInput, budget: Budget, teller: Teller) {
    const { view, about, isAmid = false, within, answers = {}, most = MOST_BRANCHES } = input;
    this.engine = engine;
    this.view = view;
    this.answers = answers;
    this.about = about;
    this.within = within;
    this.floor = input.cut === true ? floorOf(engine, within) : 0;
    this.most = most;
    this.teller = teller;
    this.sides = input.sides;
    this.budget = budget;
    this.step = engine.over ? '' : engine.stepName;
    this.through = input.harms?.through ?? [];
    if (isAmid && about !== undefined && !engine.over) this.matter = localOf(engine, about);
    teller.from(this.seen());
  }

  /** One way it may come out; the engine is as it was afterwards. */
  sample(given: Action | null, rest: readonly string[], random: Random): Sight {
    const { engine } = this;
    const mark = engine.mark();
    const { trail } = engine;
    const { log } = engine.g;
    engine.trail = engine.g.log = null;
    engine.floor = this.floor;
    try {
      if (given !== null) engine.apply(given);
      return this.sampleOn(rest, random);
    } finally {
      engine.floor = 0;
      engine.rollback(mark);
      engine.trail = trail;
      engine.g.log = log;
    }
  }

  private sampleOn(rest: readonly string[], random: Random): Sight {
    const { engine } = this;
    let left = rest;
    for (;;) {
      while (!engine.over && !this.isSettled(left)) {
        if (engine.side === CHANCE) engine.chance(random);
        else engine.apply(this.decision());
      }
      const next = this.nextOf(left);
      if (next < 0) return atOnce(this.sight());
      engine.apply(legal(engine, left[next] as string));
      left = left.slice(next + 1);
    }
  }

  private isSettled(rest: readonly string[]): boolean {
    if (this.isCut() || this.isPast() || (rest.length === 0 && this.isLeft())) return true;
    return this.engine.side !== CHANCE && this.answer() === undefined;
  }

  private decision(): Action {
    const { engine } = this;
    return legal(engine, this.answer() as string, engine.stepName);
  }

  /** Which of the things that are to be done next is asked for; -1 where none is. */
  private nextOf(rest: readonly string[]): number {
    const { engine } = this;
    if (engine.over || this.isCut() || this.isPast() || engine.side === CHANCE) return -1;
    return rest.findIndex((text) => engine.offer.verb(verbIn(text)) !== undefined);
  }

  *explore(given: Action | null, rest: readonly string[]): Generator<void, Share<Sight>[]> {
    const { engine } = this;
    engine.floor = this.floor;
    try {
      return yield* this.exploreOn(given, rest);
    } finally {
      engine.floor = 0;
    }
  }

  private *exploreOn(given: Action | null, rest: readonly string[]): Generator<void, Share<Sight>[]> {
    const { engine } = this;
    const exploration = {
      settled: () => {
        this.budget.node();
        return this.isSettled(rest);
      },
      decide: () => this.decision(),
      key: (outcome: unknown) => {
        const key = JSON.stringify(outcome, inWords);
        this.budget.keep(key);
        return key;
      },
      most: Number.POSITIVE_INFINITY, // counted by `sight`, over all that is done next
    };
    if (rest.length === 0)
      return yield* outcomesByNode(engine, given, { ...exploration, measure: () => this.sight() });
    return spread(
      yield* outcomesByNode(engine, given, { ...exploration, measure: () => this.further(rest) }),
    );
  }

  private *further(rest: readonly string[]): Generator<void, Share<Sight>[]> {
    const { engine } = this;
    const next = this.nextOf(rest);
    if (next < 0) return [shareOf(yield* this.sight(), 1n, 1n)];
    return yield* this.exploreOn(legal(engine, rest[next] as string), rest.slice(next + 1));
  }

  /** What it was about is over, and something else has begun. */
  private isPast(): boolean {
    const now = this.about === undefined ? undefined : localOf(this.engine, this.about);
    this.matter ??= now;
    return now !== this.matter;
  }

  private isLeft(): boolean {
    const { engine, within, floor } = this;
    if (within === undefined) return false;
    const stack = engine.stack();
    return floor > 0 ? stack.length < floor : !stack.some(({ procedure }) => procedure.name === within);
  }

  /** The engine stands where the procedure ended, which may be no decision at all. */
  private isCut(): boolean {
    return this.floor > 0 && !this.engine.over && this.isLeft();
  }

  private isUnderWay(): boolean {
    if (this.about === undefined || this.engine.over) return false;
    return this.matter !== undefined && localOf(this.engine, this.about) === this.matter;
  }

  private answer(): string | undefined {
    const { stepName } = this.engine;
    const given = Object.hasOwn(this.answers, stepName) ? this.answers[stepName] : undefined;
    if (given === undefined || typeof given === 'string') return given;
    return given.find((text) => isLegal(this.engine, text)) ?? given.at(-1);
  }

  private *sight(): Generator<void, Sight> {
    const { engine, most } = this;
    if (++this.counted > most)
      throw new ForecastError(`there are more than ${most} ways to go on, too many to count them all`);
    const { changes, harms } = this.teller.told(this.seen());
    const next = this.isCut() ? OVER : nextOf(engine, this.sides);
    this.isPast(); // notes what it is about, where the very first dice lead to somebody who is asked in the middle of it
    const [isUnderWay, asks] = [this.isUnderWay(), this.asks()];
    const fates = this.goesThrough() ? yield* this.fates() : [{ probability: 1, harms }];
    return { changes, fates, ...next, isUnderWay, asks };
  }

  /** Somebody is asked in the middle of it who can choose only whom it befalls. */
  private goesThrough(): boolean {
    const { engine, through } = this;
    if (engine.over || engine.side === CHANCE || !this.isUnderWay()) return false;
    const { stepName } = engine;
    return through.includes(stepName) || through.includes(stepName.slice(0, stepName.indexOf('.')));
  }

  /** What becomes of all concerned when it is gone on with, whoever is chosen there. */
  private *fates(): Generator<void, Fate[]> {
    const { engine, budget, teller } = this;
    const choosing = new Set<number>();
    const shares = yield* outcomesByNode(engine, null, {
      settled: () => {
        budget.node();
        const isAsked = engine.side !== CHANCE && !this.goesThrough();
        return isAsked || this.isCut() || this.isPast() || this.isLeft();
      },
      decide: () => {
        const [first, ...others] = engine.legal(SOME) as [Action, ...Action[]];
        if (choosesWhom(engine, first, others)) choosing.add(engine.side);
        return first;
      },
      // Whom it befalls is not known where somebody chooses that.
      measure: () =>
        teller.told(this.seen()).harms.map((harm) => (choosing.has(harm.side) ? { ...harm, who: '' } : harm)),
      key: (harms) => JSON.stringify(harms),
      most: this.most,
    });
    return shares.map(({ outcome: harms, probability }) => ({ probability, harms }));
  }

  private asks(): string {
    const { engine } = this;
    if (engine.over || engine.side === CHANCE || this.isPast() || this.isLeft()) return '';
    return engine.stepName === this.step ? '' : engine.stepName;
  }

  private seen(): Int16Array {
    const { engine, view } = this;
    return view === null ? engine.snapshot() : viewOf(engine, view.side, view.sides).data;
  }
}

/** The local of the innermost frame of a procedure, or of one of several; undefined where none is under way. */
function localOf(engine: Engine, path: string): number | undefined {
  const [name = '', local = ''] = path.split('.');
  const names = name.split('|');
  const frame = engine.stack().findLast(({ procedure }) => names.includes(procedure.name));
  const slot = frame?.procedure.layout.at.get(local);
  return frame === undefined || slot === undefined ? undefined : engine.g.cells.read(frame.base + slot.base);
}

/** So many choices are looked at to see whether they are between units. */
const SOME = 8;

/** Whether it is chosen which unit it is about, not only what that does. */
function choosesWhom({ offer }: Engine, { verb, args }: Action, others: readonly Action[]): boolean {
  const asked = offer.verb(verb);
  if (asked === undefined || offer.domain(asked, [])?.kind.name !== 'unit') return false;
  const whom = String(args[0]);
  return others.some((other) => other.verb === verb && String(other.args[0]) !== whom);
}

const OVER = { then: 'that is over', question: '' };

/** How many procedures are under way as long as the one of that name is. */
const floorOf = (engine: Engine, name: string | undefined): number =>
  engine.stack().findIndex(({ procedure }) => procedure.name === name) + 1;

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

const isLegal = ({ offer }: Engine, text: string): boolean => !isReason(parseAction(offer, text));

/** Reads an action that must be legal. */
function legal(engine: Engine, text: string, step = ''): Action {
  if (engine.over) throw new ForecastError('the game is over');
  if (engine.side === CHANCE) throw new ForecastError(`“${text}” is not asked here: Chance decides now`);
  const action = parseAction(engine.offer, text);
  if (!isReason(action)) return action;
  const said =
    action.rule === 'input' ? action.text : `“${text}” is not allowed: ${action.rule}: ${action.text}`;
  throw new ForecastError(`${step === '' ? '' : `the answer for ${step}: `}${said}`, action, step);
}

function nextOf(engine: Engine, sides: readonly string[] | undefined): Pick<Upshot, 'then' | 'question'> {
  const { game, pending } = engine;
  if (pending === undefined) {
    const { text } = game.outcome(engine.g);
    return { then: `the game is over: ${text}`, question: text };
  }
  const { side, prompt } = pending;
  if (side === CHANCE) return { then: 'that is over, and Chance decides next', question: '' };
  const { subject, isMany } = sideWords(game, sides, side);
  return {
    then: `${subject} ${isMany ? 'are' : 'is'} asked: ${prompt} (${engine.stepName})`,
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
