import { type Action, badInput, IllegalAction, notNow, readAction } from './action.ts';
import { type Cells, StaleMark } from './cells.ts';
import { type Odds, pick } from './chance.ts';
import type { Origin } from './columns.ts';
import type { Value } from './domain.ts';
import { DEPTH, type Game, type SetUp, TOP } from './game.ts';
import { belongs } from './kind.ts';
import { Offer } from './offer.ts';
import {
  type AnyProcedure,
  type AnyStep,
  type AnyVerb,
  type Ask,
  type Call,
  type Chance,
  type Frame,
  isAsk,
  isChance,
  type Next,
} from './procedure.ts';
import type { Random } from './random.ts';
import type { Reason } from './reason.ts';
import type { Slot } from './schema.ts';
import type { BaseState, Saved } from './state.ts';
import { actionText } from './text.ts';

/** The side index by which Chance answers. */
export const CHANCE = -1;

/** The decision that is waited for. */
export interface Pending {
  /** The index of the deciding side, or CHANCE. */
  readonly side: number;
  readonly rule: string;
  readonly prompt: string;
  /** The procedures under way and their steps, outermost first: `game.turns/combat.retreat`. */
  readonly path: string;
}

/** An answer as it was given: by a side, or by Chance, and whether there was no other. */
export interface Answer {
  readonly side: number;
  /** The innermost procedure and its step: `combat.retreat`. */
  readonly step: string;
  readonly answer: Action | number;
  /** The answer in words, as records write it. */
  readonly text: string;
  readonly forced: boolean;
}

/** Thrown where a player is asked and can answer nothing, or a procedure goes round in circles: an error in the rules. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

/** A mark is the generation of the journal and how many entries it had, in one number that is exact. */
const ENTRIES = 2 ** 31;
const GENERATIONS = 2 ** 21;

/** Steps that may run on without anybody being asked. */
const ENDLESS = 100_000;

/** Runs one game: goes from decision to decision and lets nothing through that the rules forbid. */
export class Engine<G extends BaseState = BaseState> {
  readonly game: Game<G>;
  readonly setUp: SetUp;
  readonly g: G;
  /** Gets every answer, forced ones included, where somebody keeps a record. */
  trail: Answer[] | null = null;
  /**
   * It does not run on once fewer procedures than this are under way: for whoever looks ahead to the end of one of them.
   * Whoever sets it sets it back to 0.
   */
  floor = 0;
  // Of the state and of the game, which have another shape in every game, so that it is slow to ask them.
  private readonly cells: Cells;
  private readonly procedures: readonly AnyProcedure[];
  /** By procedure, once it has been under way. */
  private readonly frames: (Frame | undefined)[];
  /** Where the innermost frame stands, for whoever looks through its window. */
  private readonly top: Origin = { base: 0 };
  private readonly ends: Game<G>['ends'];
  /** What was listed last: it alone keeps its actions. */
  private listed: Offer | null = null;
  /** By procedure and step: what is asked there, once somebody has wanted to know. */
  private readonly offers: ((Offer | undefined)[] | undefined)[];

  constructor(game: Game<G>, setUp: SetUp) {
    this.game = game;
    this.setUp = setUp;
    this.g = game.makeState(setUp);
    this.cells = this.g.cells;
    this.procedures = this.g.procedures;
    this.frames = game.frames.map(() => undefined);
    this.ends = game.ends;
    this.offers = this.procedures.map(() => undefined);
  }

  /** Sets up the scenario and goes on to the first decision. */
  begin(): this {
    const { scenarios } = this.game;
    const { scenario } = this.setUp;
    if (!Object.hasOwn(scenarios, scenario))
      throw new RulesError(`${this.game.id} has no scenario “${scenario}”`);
    this.g.load();
    scenarios[scenario]?.setUp(this.g);
    this.push(this.game.main, {});
    this.cells.forget();
    this.advance();
    return this;
  }

  /** Takes over a whole state, as `snapshot` or `save` gave it. */
  load(state: Int16Array | Saved): this {
    if ('memory' in state) this.g.restore(state);
    else this.g.load(state);
    this.top.base = this.cells.read(TOP);
    return this;
  }

  /** For a search that comes back to it: quicker to take over than a snapshot, and larger. */
  save(): Saved {
    return this.g.save();
  }

  snapshot(): Int16Array {
    return this.cells.data.slice();
  }

  get over(): boolean {
    return this.cells.read(DEPTH) === 0;
  }

  /** Everything up to here can be undone to here. */
  mark(): number {
    return (this.cells.generation % GENERATIONS) * ENTRIES + this.cells.written;
  }

  /** Takes back all since the mark; throws StaleMark where another state was loaded since. */
  rollback(mark: number): void {
    const written = mark - (this.cells.generation % GENERATIONS) * ENTRIES;
    if (!(written >= 0 && written < ENTRIES))
      throw new StaleMark('that was before another state was loaded: it can no longer be taken back');
    this.cells.rollback(written);
    this.top.base = this.cells.read(TOP);
  }

  /** Who decides now, under which rule; undefined when the game is over. */
  get pending(): Pending | undefined {
    if (this.over) return undefined;
    const step = this.step;
    if (isAsk(step))
      return { side: step.who(this.g, this.frame), rule: step.rule, prompt: step.prompt, path: this.path };
    if (isChance(step)) return { side: CHANCE, rule: step.rule, prompt: '', path: this.path };
    throw new RulesError(`${this.path} is not a decision`);
  }

  /** The index of the side that decides, or CHANCE. The game must not be over. */
  get side(): number {
    const step = this.step;
    return isAsk(step) ? step.who(this.g, this.frame) : CHANCE;
  }

  /** What the deciding side may do. */
  get offer(): Offer {
    const { data } = this.cells;
    const base = data[TOP] as number;
    this.top.base = base;
    return this.offers[data[base] as number]?.[data[base + 1] as number] ?? this.offerOf(this.askStep);
  }

  /** What Chance may answer. */
  get odds(): Odds {
    const step = this.step as Chance<unknown, unknown, string>;
    if (!isChance(step)) throw new RulesError(`${this.path} does not ask Chance`);
    return typeof step.chance === 'function' ? step.chance(this.g, this.frame) : step.chance;
  }

  /**
   * What Chance is asked, in one word for each part: the step, when it is, and what it is about. Other attackers, another
   * order and detours do not change it.
   */
  get question(): string {
    const step = this.step as Chance<unknown, unknown, string>;
    if (!isChance(step)) throw new RulesError(`${this.path} does not ask Chance`);
    const when = this.game.clock?.(this.g) ?? [];
    const about = step.about?.(this.g, this.frame) ?? [];
    return `${this.stepName} ${when.join(',')} ${about.join(',')}`;
  }

  /** Every action that may be done now, `most` at most. */
  legal(most = 100_000): Action[] {
    if (this.over || this.side === CHANCE) return [];
    const { offer } = this;
    if (this.listed !== offer) this.listed?.forget();
    this.listed = offer;
    return offer.list(most);
  }

  /** Empty where the action may be done now, by this side, else every reason against it. */
  why(action: Action, side?: number): readonly Reason[] {
    if (this.over) return [notNow('the game is over')];
    const deciding = this.side;
    if (deciding === CHANCE) return [notNow('Chance decides now')];
    if (side !== undefined && side !== deciding)
      return [notNow(`${this.game.sides.text(deciding)} decides now`)];
    return this.offer.why(action);
  }

  /** The door for requests from outside: reads, checks and does, or gives the reasons and changes nothing. */
  submit(side: number, request: unknown): readonly Reason[] {
    const action = readAction(request);
    if (typeof action === 'string') return [badInput(action)];
    const reasons = this.why(action, side);
    if (reasons.length === 0) this.safely(() => this.play(action));
    return reasons;
  }

  /** Does a checked action and goes on to the next decision. */
  apply(action: Action): void {
    const reasons = this.why(action);
    if (reasons.length > 0) throw new IllegalAction(reasons);
    this.safely(() => this.play(action));
  }

  /** Does an action that is known to be legal: one from `legal`, from `sample`, or one that `why` let pass. */
  play(action: Action): void {
    this.answer(this.offer, action, false);
    this.advance();
  }

  /** Gives the answer of Chance. */
  resolve(outcome: number): void {
    if (this.over || this.side !== CHANCE) throw new IllegalAction([notNow('Chance is not asked')]);
    const { odds } = this;
    if (!belongs(odds.kind, outcome) || odds.weight(outcome) <= 0)
      throw new IllegalAction([badInput(`${outcome} cannot come up here`)]);
    this.safely(() => {
      this.roll(outcome, false);
      this.advance();
    });
  }

  /** Lets Chance answer. */
  chance(random: Random): void {
    this.roll(pick(this.odds, random), false);
    this.advance();
  }

  /** An action at random; the game must not be over nor Chance be asked. */
  sample(random: Random): Action {
    const action = this.offer.sample(random);
    if (action === undefined) throw new RulesError(`${this.path}: nothing can be done`);
    return action;
  }

  /** The procedures under way and their steps, outermost first. */
  get path(): string {
    return this.stack()
      .map(({ procedure, step }) => `${procedure.name}.${procedure.stepNames[step]}`)
      .join('/');
  }

  /** The innermost procedure and its step. */
  get stepName(): string {
    const top = this.cells.read(TOP);
    const procedure = this.procedureAt(top);
    return `${procedure.name}.${procedure.stepNames[this.cells.read(top + 1)]}`;
  }

  /** The frames, outermost first. */
  stack(): { procedure: AnyProcedure; step: number; base: number }[] {
    const { cells } = this;
    const frames: { procedure: AnyProcedure; step: number; base: number }[] = [];
    let base = cells.read(TOP);
    for (let depth = cells.read(DEPTH); depth > 0; depth--) {
      const procedure = this.procedures[cells.read(base)] as AnyProcedure;
      frames.unshift({ procedure, step: cells.read(base + 1), base });
      base = cells.read(base + 2);
    }
    return frames;
  }

  /** Puts a frame on the stack with its first step, or the given one, to come. */
  push(procedure: AnyProcedure, args: Call['args'], step = 0): void {
    const { cells } = this;
    const id = this.game.procedureIds.get(procedure);
    if (id === undefined)
      throw new RulesError(`${procedure.name} is not among the procedures of ${this.game.id}`);
    const depth = cells.read(DEPTH);
    const below = cells.read(TOP);
    const base = depth === 0 ? this.game.layout.size : below + this.procedureAt(below).layout.size;
    if (base + procedure.layout.size > this.game.size)
      throw new RulesError(`${procedure.name}: nested too deep`);
    cells.write(base, id);
    cells.write(base + 1, step);
    cells.write(base + 2, below);
    const { fresh } = procedure;
    for (let i = 0; i < fresh.length; i += 2)
      cells.write(base + (fresh[i] as number), fresh[i + 1] as number);
    cells.write(TOP, base);
    cells.write(DEPTH, depth + 1);
    for (const name in args) {
      const value = args[name];
      if (value === undefined) continue;
      const { slot, isList } = paramOf(procedure, name);
      if (typeof value === 'number') this.pass(slot, base + slot.base, value);
      if (!isList || typeof value === 'number') continue;
      if (value.length > slot.rows) throw new RangeError(`${procedure.name}.${name}: full at ${slot.rows}`);
      cells.write(base + slot.base - 1, value.length);
      for (let row = 0; row < value.length; row++)
        this.pass(slot, base + slot.base + row, value[row] as number);
    }
  }

  private pass({ path, kind }: Slot, address: number, value: number): void {
    if (!(value >= kind.min && value <= kind.max))
      throw new RangeError(`${path}: ${value} is not in ${kind.min} … ${kind.max}`);
    this.cells.write(address, value);
  }

  /** Runs on to the next decision. */
  advance(): void {
    const { g, ends, top } = this;
    const { data } = this.cells;
    for (let steps = 0; steps < ENDLESS; steps++) {
      if (ends?.(g)) this.end();
      const depth = data[DEPTH] as number;
      if (depth === 0 || depth < this.floor) return;
      const base = data[TOP] as number;
      const procedure = data[base] as number;
      const index = data[base + 1] as number;
      const step = (this.procedures[procedure] as AnyProcedure).steps[index] as AnyStep;
      top.base = base;
      if (typeof step === 'function') this.follow(step(g, this.frames[procedure] ?? this.frameOf(procedure)));
      else if (isAsk(step)) {
        const offer = this.offers[procedure]?.[index] ?? this.offerOf(step);
        const only = offer.only();
        if (only === null) throw new RulesError(`${this.path}: nothing can be done`);
        if (only === undefined) return;
        this.answer(offer, only, true);
      } else {
        const only = certainty(this.odds);
        if (only === undefined) return;
        this.roll(only, true);
      }
    }
    throw new RulesError(`${this.path}: goes on for ever`);
  }

  /** Leaves every procedure under way. */
  private end(): void {
    while (!this.over) this.pop();
  }

  /** An error in the rules is thrown on, but leaves the state as it was. */
  private safely(act: () => void): void {
    const mark = this.mark();
    try {
      act();
    } catch (error) {
      this.rollback(mark);
      throw error;
    }
  }

  private answer(offer: Offer, action: Action, forced: boolean): void {
    if (this.trail !== null) {
      const { side, stepName: step } = this;
      this.trail.push({ side, step, answer: action, text: actionText(offer, action), forced });
    }
    this.follow(effect(verbOf(offer, action.verb), this.g, this.frame, action.args));
  }

  private roll(outcome: number, forced: boolean): void {
    if (this.trail !== null) {
      const text = this.odds.kind.text(outcome);
      this.trail.push({ side: CHANCE, step: this.stepName, answer: outcome, text, forced });
    }
    this.follow((this.step as Chance<unknown, unknown, string>).then(this.g, this.frame, outcome));
  }

  private follow(next: Next<string>): void {
    // Mostly a step comes next; and to tell what sort of thing it is, is quicker than to compare it.
    if (typeof next === 'string') this.goTo(next);
    else if (typeof next === 'symbol') this.pop();
    else {
      if (typeof next.then === 'string') this.goTo(next.then);
      else this.pop();
      this.push(next.call, next.args);
    }
  }

  private goTo(step: string): void {
    const top = this.cells.read(TOP);
    const procedure = this.procedureAt(top);
    const { stepNames } = procedure;
    // Quicker than a map: there are few, and names are compared by where they stand.
    let index = 0;
    while (index < stepNames.length && stepNames[index] !== step) index++;
    if (index === stepNames.length) throw new RulesError(`${procedure.name} has no step “${step}”`);
    this.cells.write(top + 1, index);
  }

  /** Frames leave nothing behind, so that equal states are equal to the byte. */
  private pop(): void {
    const { cells } = this;
    const top = cells.read(TOP);
    const below = cells.read(top + 2);
    for (let cell = top + this.procedureAt(top).layout.size - 1; cell >= top; cell--)
      if (cells.data[cell] !== 0) cells.write(cell, 0);
    cells.write(TOP, below);
    cells.write(DEPTH, cells.read(DEPTH) - 1);
  }

  private procedureAt(base: number): AnyProcedure {
    return this.procedures[this.cells.read(base)] as AnyProcedure;
  }

  private get step(): AnyStep {
    const top = this.cells.read(TOP);
    return this.procedureAt(top).steps[this.cells.read(top + 1)] as AnyStep;
  }

  private get askStep(): Ask<unknown, unknown, string> {
    const { step } = this;
    if (!isAsk(step)) throw new RulesError(`${this.path} does not ask a player`);
    return step;
  }

  /** Makes what is asked at the step under way; once, since it stands as long as the procedures do. */
  private offerOf(step: Ask<unknown, unknown, string>): Offer {
    const { data } = this.cells;
    const { base } = this.top;
    const procedure = data[base] as number;
    const index = data[base + 1] as number;
    const offer = new Offer(step, this.g, this.frame);
    const offers = this.offers[procedure] ?? this.procedures[procedure]!.steps.map(() => undefined);
    offers[index] = offer;
    this.offers[procedure] = offers;
    return offer;
  }

  private get frame(): Frame {
    const { data } = this.cells;
    const base = data[TOP] as number;
    const id = data[base] as number;
    this.top.base = base;
    return this.frames[id] ?? this.frameOf(id);
  }

  private frameOf(id: number): Frame {
    const LocalFrame = this.game.frames[id] as Game<G>['frames'][number];
    const frame = new LocalFrame(this.cells, this.top);
    this.frames[id] = frame;
    return frame;
  }
}

/** Quicker than a map: there are few, and names are compared by where they stand. */
function paramOf({ name, params }: AnyProcedure, local: string): AnyProcedure['params'][number] {
  for (let i = 0; i < params.length; i++) {
    const param = params[i] as AnyProcedure['params'][number];
    if (param.name === local) return param;
  }
  throw new RulesError(`${name} has no “${local}”`);
}

function verbOf(offer: Offer, name: string): AnyVerb {
  const verb = offer.verb(name);
  if (verb === undefined) throw new RulesError(`“${name}” is not asked here`);
  return verb;
}

type Effect = (g: BaseState, frame: Frame, ...args: Value[]) => Next<string>;

/** Spelled out, since spreading an array into a call is slow. */
function effect(verb: AnyVerb, g: BaseState, frame: Frame, args: readonly Value[]): Next<string> {
  const then = verb.then as Effect;
  switch (args.length) {
    case 0:
      return then(g, frame);
    case 1:
      return then(g, frame, args[0] as Value);
    case 2:
      return then(g, frame, args[0] as Value, args[1] as Value);
    default:
      return then(g, frame, ...args);
  }
}

/** The one outcome that can come up, or undefined where there are several. */
function certainty(odds: Odds): number | undefined {
  if (odds.total <= 0) throw new RulesError(`${odds.kind.name}: Chance has nothing to answer`);
  for (let value = odds.kind.min; value <= odds.kind.max; value++) {
    const weight = odds.weight(value);
    if (weight === odds.total) return value;
    if (weight > 0) return undefined;
  }
  throw new RulesError(`${odds.kind.name}: the weights do not add up to ${odds.total}`);
}
