import { type Action, notNow, readAction, sameAction } from './action.ts';
import { pick } from './chance.ts';
import { type Answer, CHANCE, Engine, type Pending } from './engine.ts';
import type { Happening } from './event.ts';
import type { Game, OptionOf, SetUp } from './game.ts';
import { type Marks, NO_MARKS } from './marks.ts';
import type { Random } from './random.ts';
import type { Reason } from './reason.ts';
import { heldWith, type Seats, seatEach, sharesSeat } from './seats.ts';
import type { BaseState } from './state.ts';
import { isLearned, type Knowledge, knowledge, type View, viewOf } from './view.ts';

/** One decision of a match with all that followed from it without anybody being asked. */
export interface Ply {
  readonly side: number;
  readonly answers: readonly Answer[];
  readonly events: readonly Happening[];
  /** Whether it told somebody something, or handed the decision on: then it is not undone without consent. */
  readonly barrier: boolean;
  readonly mark: number;
  /** What Chance was asked; null for a decision of a side. */
  readonly question: string | null;
}

const OTHERS_DECISION: Reason = notNow('the last decision was the other side’s');

/** A game being played: the engine with its history, its record and undo. */
export class Match<G extends BaseState = BaseState> {
  readonly engine: Engine<G>;
  /** What happened before the first decision. */
  readonly opening: readonly Happening[];
  readonly plies: Ply[] = [];
  /** Every answer so far, forced ones included, in order. */
  readonly answers: Answer[] = [];
  /** The position it began at, as text; null where it began with its set-up. */
  readonly origin: string | null;
  /** What its record tells of how it was played. */
  marks: Marks = NO_MARKS;
  /** Who holds which sides. */
  seats: Seats;
  /** Decisions that were taken back and can be done again, the next one last. */
  private undone: Answer[] = [];
  private known: { readonly mark: number; readonly seats: Seats; readonly of: Knowledge } | null = null;

  constructor(engine: Engine<G>, begun: (engine: Engine<G>) => void, origin: string | null = null) {
    this.engine = engine;
    this.origin = origin;
    this.seats = seatEach(engine.game);
    engine.trail = this.answers;
    this.opening = engine.g.log = [];
    begun(engine);
    this.rest();
  }

  get pending(): Pending | undefined {
    return this.engine.pending;
  }

  legal(): Action[] {
    return this.engine.legal();
  }

  why(action: Action, side?: number): readonly Reason[] {
    return this.engine.why(action, side);
  }

  /** What a side may know, and those who share its seat. */
  view(side: number): View {
    return viewOf(this.engine, side, heldWith(this.seats, side));
  }

  /**
   * The door for requests from outside; no reasons mean that it was done. `known` is how many decisions the sender knew
   * of: what is sent a second time is not done twice, and what was meant for another moment is refused.
   */
  submit(side: number, request: unknown, known = this.plies.length): readonly Reason[] {
    if (known !== this.plies.length)
      return this.isDone(side, request, known)
        ? []
        : [notNow('this was meant for another moment of the game')];
    let reasons: readonly Reason[] = [];
    this.record(side, () => {
      reasons = this.engine.submit(side, request);
      return reasons.length === 0;
    });
    return reasons;
  }

  /** Does an action for the side that decides; throws IllegalAction with the reasons against it. */
  apply(action: Action): void {
    this.record(this.engine.over ? CHANCE : this.engine.side, () => {
      this.engine.apply(action);
      return true;
    });
  }

  /** Gives the answer of Chance. */
  resolve(outcome: number): void {
    this.record(CHANCE, () => {
      this.engine.resolve(outcome);
      return true;
    });
  }

  /** Lets Chance answer, again and again, until a player is asked or the game is over. */
  rollDice(random: Random): void {
    while (!this.engine.over && this.engine.side === CHANCE) this.resolve(pick(this.engine.odds, random));
  }

  /** The question that Chance is asked now, and the how-manieth time along this line of play: the key of its luck. */
  get luckKey(): string {
    const { question } = this.engine;
    return `${question} ${this.plies.filter((ply) => ply.question === question).length + 1}`;
  }

  /** Null where the last decision can be undone freely by the side that took it, else why not. */
  whyNotUndo(side?: number): Reason | null {
    const last = this.plies.at(-1);
    if (last === undefined) return notNow('nothing has been decided yet');
    if (last.side === CHANCE) return notNow('dice or cards have answered since');
    if (side !== undefined && !sharesSeat(this.seats, side, last.side)) return OTHERS_DECISION;
    return last.barrier ? notNow('something was shown, or the decision went to another side') : null;
  }

  /** Undoes the last decision where that is free. */
  undo(side?: number): Reason | null {
    const reason = this.whyNotUndo(side);
    if (reason === null) this.takeBack();
    return reason;
  }

  /** Takes back the last decision, of whomever: for one who plays alone, or with the other's consent. */
  takeBack(): boolean {
    const last = this.plies.at(-1);
    if (last === undefined) return false;
    this.engine.rollback(last.mark);
    this.known = null; // what comes now may come to the same mark
    this.plies.pop();
    this.answers.length -= last.answers.length;
    this.undone.push(last.answers[0] as Answer);
    return true;
  }

  /** Does again what was taken back last, until something else is decided. */
  redo(): boolean {
    const next = this.undone.pop();
    if (next === undefined) return false;
    const rest = this.undone;
    if (typeof next.answer === 'number') this.resolve(next.answer);
    else this.apply(next.answer);
    this.undone = rest;
    return true;
  }

  /** What a side may know of what happened, and those who share its seat. */
  events(side: number): Happening[] {
    const all = [...this.opening, ...this.plies.flatMap((ply) => ply.events)];
    return all.filter((event) => this.isTold(event, side));
  }

  /** Whether a side may know that something happened, or anybody who shares its seat. */
  isTold({ seen }: Happening, side: number): boolean {
    return heldWith(this.seats, side).some((one) => (seen & (1 << one)) !== 0);
  }

  /** Whether just this was decided, by this side, after so many decisions. */
  private isDone(side: number, request: unknown, known: number): boolean {
    const ply = this.plies[known];
    const answer = ply?.answers[0]?.answer;
    const action = readAction(request);
    if (ply?.side !== side || typeof answer !== 'object' || typeof action === 'string') return false;
    return sameAction(answer, action);
  }

  private record(side: number, act: () => boolean): void {
    const { engine } = this;
    const mark = engine.mark();
    const before = this.knownAt(mark);
    const question = !engine.over && engine.side === CHANCE ? engine.question : null;
    const answers: Answer[] = [];
    const events: Happening[] = [];
    engine.trail = answers;
    engine.g.log = events;
    try {
      if (!act()) return;
    } finally {
      this.rest();
    }
    this.plies.push({
      side,
      answers,
      events,
      mark,
      question,
      barrier: this.isBarrier(side, answers, events, before),
    });
    this.answers.push(...answers);
    this.undone = [];
  }

  /** Between decisions nothing is written down, so that whoever looks ahead leaves no trace. */
  private rest(): void {
    this.engine.trail = null;
    this.engine.g.log = null;
  }

  private isBarrier(
    side: number,
    answers: readonly Answer[],
    events: readonly Happening[],
    before: Knowledge,
  ): boolean {
    const { engine, seats } = this;
    if (engine.over || answers.some((answer) => !sharesSeat(seats, side, answer.side))) return true;
    if (events.some((event) => event.type.reveals === true)) return true;
    if (engine.side !== CHANCE && !sharesSeat(seats, side, engine.side)) return true;
    return isLearned(before, this.knownAt(engine.mark()));
  }

  /** What is known now, at this mark; what was found out after one decision serves before the next. */
  private knownAt(mark: number): Knowledge {
    const { seats } = this;
    if (this.known?.mark !== mark || this.known.seats !== seats)
      this.known = { mark, seats, of: knowledge(this.engine, seats) };
    return this.known.of;
  }
}

/** Begins a match. */
export function start<G extends BaseState, N extends string>(
  game: Game<G, N>,
  setUp: SetUp<OptionOf<G>, N>,
): Match<G> {
  return new Match(new Engine(game, setUp), (engine) => engine.begin());
}

/** Goes on from a position as from the beginning of a match; whose record is to be read again says which it was. */
export function resume<G extends BaseState>(engine: Engine<G>, origin: string | null = null): Match<G> {
  return new Match(engine, () => {}, origin);
}
