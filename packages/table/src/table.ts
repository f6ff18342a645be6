import {
  type Action,
  type Answer,
  CHANCE,
  type Engine,
  type Match,
  type Player,
  pick,
  type Random,
  type Reason,
  Seat,
  type Seats,
  type View,
  viewOf,
} from '@bocage/kernel';
import { fallen, heldWith, luckOf, notNow, openView, type Ply } from '@bocage/kernel/host';
import { isThinker, type Thinker, type Thought } from '@bocage/kernel/players';
import { writeRecord } from '@bocage/kernel/text';
import { type Decision, type Line, linesOf, type Strand, sharedBy, strandOf } from './line.ts';
import { type Caption, type Given, type Note, NoteTaker } from './secrets.ts';
import { type Remembered, sharersOf, Thinking } from './thinking.ts';

/** Who plays, and with what. */
export interface Seating {
  readonly match: Match;
  /** Who holds which sides, where a seat has several; else as the match says. */
  readonly seats?: Seats;
  /** The sides that people play. */
  readonly humans: ReadonlySet<number>;
  /** By side, for those that nobody plays. */
  readonly opponents: readonly (Player | undefined)[];
  readonly dice: Random;
  /** What falls hangs on this and on the question (docs/formats.md), so that nobody gets another die by asking again. */
  readonly secret?: string;
  /** What the opponents toss coins with. */
  readonly coins: Random;
  /** Every line of play by its answers, and which of them the match follows; else there is just the match. */
  readonly lines?: readonly (readonly Answer[])[];
  readonly line?: number;
  /** Tells where the game stands, to be noted beside each decision. */
  readonly caption?: Caption;
  /** What was thought before decisions that were taken on another day. */
  readonly thoughts?: readonly Recollection[];
}

/** What was thought before a decision, and on which lines of play that stands. */
export interface Recollection extends Remembered {
  readonly lines: readonly number[];
  readonly ply: number;
}

const OTHERS_DECISION = 'the last decision was the other side’s';

/** Whoever may see everything: nobody plays, or a record is read. */
export const ALL = -1;

/** What an onlooker may see of a position. */
export const sightOf = ({ engine, seats }: Pick<Match, 'engine' | 'seats'>, onlooker: number): View =>
  onlooker === ALL ? openView(engine) : viewOf(engine, onlooker, heldWith(seats, onlooker));

/** A match with the people and players at it: who decides, what can be taken back, and other lines of play. */
export class Table {
  readonly match: Match;
  readonly engine: Engine;
  readonly humans: ReadonlySet<number>;
  private readonly opponents: readonly (Player | undefined)[];
  private readonly dice: Random;
  private readonly secret: string | undefined;
  private readonly coins: Random;
  private readonly notes: NoteTaker;
  private readonly strands: Strand[];
  private current: number;
  /** What has to be thought about before the next answer: nobody has looked yet, nothing, or that. */
  private pondered: Thinking | null | undefined;
  /** What was thought for the answer that comes next. */
  private settled: Remembered | undefined;

  constructor({
    match,
    seats = match.seats,
    humans,
    opponents,
    dice,
    secret,
    coins,
    lines,
    line = 0,
    caption,
    thoughts = [],
  }: Seating) {
    this.match = match;
    match.seats = seats;
    this.engine = match.engine;
    this.humans = humans;
    this.opponents = opponents;
    this.dice = dice;
    this.secret = secret;
    this.coins = coins;
    this.notes = new NoteTaker(match, caption);
    const played = strandOf(match.answers);
    this.strands = lines === undefined ? [played] : lines.map(strandOf);
    for (const { lines: on, ply, ...remembered } of thoughts) this.remember(remembered, on, ply);
    this.current = line;
    if (this.strands[line] === undefined || sharedBy(played, this.strand) < this.ply)
      throw new RangeError(`the match does not follow line ${line}`);
  }

  /** A person decides now. */
  get isAsking(): boolean {
    return !this.engine.over && this.humans.has(this.engine.side);
  }

  /** Through whose eyes the match is shown: those of the person who decides, or of who decided last; or ALL. */
  get viewer(): number {
    if (this.isAsking) return this.engine.side;
    const last = this.match.plies.findLast((ply) => this.humans.has(ply.side));
    return last?.side ?? [...this.humans][0] ?? ALL;
  }

  /** How many decisions led to the moment that is shown. */
  get ply(): number {
    return this.match.plies.length;
  }

  /** How many decisions the line has. */
  get length(): number {
    return this.strand.decisions.length;
  }

  /** The line that is followed. */
  get line(): number {
    return this.current;
  }

  get lines(): Line[] {
    return linesOf(this.strands);
  }

  /** The decisions of a line, those of Chance included: what it can be made again from. */
  answersOf(line: number): Answer[] {
    return this.strandAt(line).decisions.map(({ answer }) => answer);
  }

  /** What may be told of a decision; null where nobody has looked yet. */
  noteAt(ply: number): Note | null {
    return this.strand.decisions[ply]?.note ?? null;
  }

  /** What was thought before a decision; null where nobody had to think. */
  thoughtAt(ply: number): Remembered | null {
    return this.strand.decisions[ply]?.thought ?? null;
  }

  /** Whoever decides here leaves a line of play behind; what was only undone is not kept. */
  get isFork(): boolean {
    return this.ply < this.strand.firm;
  }

  /** Does what a person decided, or gives the reasons against it. At an earlier moment a new line begins. */
  act(action: Action): readonly Reason[] {
    const { viewer, match } = this;
    if (this.engine.over) return match.why(action);
    let reasons: readonly Reason[] = [];
    this.commit(action, () => {
      reasons = match.submit(viewer, action);
      return reasons.length === 0;
    });
    return reasons;
  }

  /** Lets Chance or an opponent answer once; at an earlier moment as it did then. */
  stepOn(): void {
    if (this.engine.over || this.isAsking) throw new Error('there is nobody else to answer');
    if (this.ply < this.length) this.goTo(this.ply + 1);
    else {
      const given = this.engine.side === CHANCE ? this.fall() : this.choice();
      this.commit(given, () => this.give(given));
    }
  }

  /**
   * What the opponent who is to answer has to think about first; null where he answers at once. Whoever has the time goes
   * on with it bit by bit before he lets him answer; it is given up as soon as another moment is shown.
   */
  get thinking(): Thinking | null {
    if (this.pondered === undefined) this.pondered = this.ponder();
    return this.pondered;
  }

  /** Ends the thinking with what was found so far. */
  settle(): void {
    const { thinking } = this;
    if (thinking === null) return;
    const { side } = thinking;
    const told = sharersOf(this.match.view(side), this.engine, this.match.seats);
    this.settled = { side, thought: thinking.settle(), told };
    this.pondered = null;
  }

  /** What was thought before the decisions of all lines, each with the lines that it stands on. */
  get thoughts(): Recollection[] {
    const found = new Map<Remembered, Recollection>();
    for (const [line, { decisions }] of this.strands.entries())
      for (const [ply, { thought }] of decisions.entries()) {
        if (thought === undefined) continue;
        const lines = [...(found.get(thought)?.lines ?? []), line];
        found.set(thought, { ...thought, lines, ply });
      }
    return [...found.values()];
  }

  /** Null where the last decision can be undone freely by the person who took it, else why not. */
  whyNotUndo(): Reason | null {
    const last = this.match.plies.at(-1);
    const side = this.isAsking ? this.engine.side : last?.side;
    if (last !== undefined && last.side !== CHANCE && !this.humans.has(last.side))
      return notNow(OTHERS_DECISION);
    return this.match.whyNotUndo(side);
  }

  /** Undoes the last decision where that is free: it can be done again until another takes its place. */
  undo(): Reason | null {
    const reason = this.whyNotUndo();
    if (reason !== null) return reason;
    if (this.strand.firm === this.ply) this.strand.firm--;
    this.show(this.ply - 1);
    return null;
  }

  /** A person has decided something that could be taken back. */
  get canTakeBack(): boolean {
    return this.match.plies.some((ply) => this.humans.has(ply.side));
  }

  /** Takes back the last decision of a person with all that followed; gives how many decisions that were. */
  takeBack(): number {
    const last = this.match.plies.findLastIndex((ply) => this.humans.has(ply.side));
    const many = last < 0 ? 0 : this.ply - last;
    this.show(this.ply - many);
    return many;
  }

  /** Does again what was taken back, up to the next decision of a person; gives how many decisions that were. */
  redo(): number {
    const before = this.ply;
    while (this.ply < this.length) {
      this.goTo(this.ply + 1);
      if (this.isAsking) break;
    }
    return this.ply - before;
  }

  /** Shows another moment of the line; nothing is lost by that. */
  goTo(ply: number): void {
    this.show(ply);
    this.strand.firm = Math.max(this.strand.firm, ply);
  }

  /** Goes over to another line, to its end or to another moment of it. */
  follow(line: number, ply: number = this.strandAt(line).decisions.length): void {
    this.turnTo(line, ply);
    this.goTo(ply);
  }

  /** Looks at what may be told of the decisions that were taken before anybody sat down at this table. */
  lookBack(): void {
    const here = this.ply;
    const first = this.strand.decisions.findIndex(({ note }) => note === null);
    if (first < 0 || first >= here) return;
    this.show(first);
    this.show(here);
  }

  /** The record of a line, of all its decisions; the match must have begun with a scenario. */
  record(line: number = this.current): string {
    return this.atEnd(() => writeRecord(this.match), line);
  }

  /** Looks at something at the end of a line, and comes back. */
  atEnd<T>(look: () => T, line: number = this.current): T {
    const { current, ply } = this;
    this.turnTo(line, this.strandAt(line).decisions.length);
    const found = look();
    this.turnTo(current, ply);
    return found;
  }

  private get strand(): Strand {
    return this.strandAt(this.current);
  }

  private strandAt(line: number): Strand {
    const strand = this.strands[line];
    if (strand === undefined) throw new RangeError(`there is no line ${line}`);
    return strand;
  }

  private turnTo(line: number, ply: number): void {
    const strand = this.strandAt(line);
    check(ply, strand.decisions.length);
    this.show(Math.min(this.ply, ply, sharedBy(this.strand, strand)));
    if (line !== this.current) this.forgetThinking();
    this.current = line;
    this.show(ply);
  }

  private show(ply: number): void {
    check(ply, this.length);
    if (ply !== this.ply) this.forgetThinking();
    while (this.ply > ply) this.match.takeBack();
    while (this.ply < ply) this.again(this.strand.decisions[this.ply] as Decision);
  }

  private again(decision: Decision): void {
    const { answer } = decision.answer;
    const give = (): true => this.give(answer);
    if (decision.note === null) decision.note = this.notes.during(answer, give);
    else give();
  }

  private fall(): number {
    const { odds } = this.engine;
    if (this.secret === undefined) return pick(odds, this.dice);
    return fallen(odds, luckOf(this.secret, this.match.luckKey));
  }

  private choice(): Action {
    const { engine } = this;
    const player = this.opponents[engine.side];
    if (player === undefined) throw new Error(`nobody plays ${engine.game.sides.text(engine.side)}`);
    if (isThinker(player)) return this.thoughtOut(player);
    const seat = new Seat(engine, engine.side, heldWith(this.match.seats, engine.side));
    return player.choose(seat, this.coins);
  }

  private thoughtOut(thinker: Thinker): Action {
    const { thinking } = this;
    while (thinking?.step());
    this.settle();
    return thinker.act(this.match.view(this.engine.side));
  }

  private ponder(): Thinking | null {
    const { engine, match } = this;
    if (engine.over || this.isAsking || this.ply < this.length) return null;
    const { side } = engine;
    const thinker = this.opponents[side];
    if (!isThinker(thinker)) return null;
    const known = this.thoughtOf(side);
    // Something was taken back, or it is another day.
    if (known !== thinker.thought) thinker.recall(known, side);
    const view = match.view(side);
    const deliberation = thinker.deliberate(view);
    return deliberation === null ? null : new Thinking(thinker, view, deliberation);
  }

  /** What a side thought last on the way to the moment that is shown. */
  private thoughtOf(side: number): Thought | null {
    const { decisions } = this.strand;
    const known = decisions.slice(0, this.ply).findLast(({ thought }) => thought?.side === side);
    return known?.thought?.thought ?? null;
  }

  private remember(thought: Remembered, lines: readonly number[], ply: number): void {
    for (const line of lines) {
      const decision = this.strands[line]?.decisions[ply];
      if (decision !== undefined) decision.thought = thought;
    }
  }

  private forgetThinking(): void {
    this.pondered = undefined;
    this.settled = undefined;
  }

  private commit(given: Given, give: () => boolean): void {
    const { ply } = this;
    const note = this.notes.during(given, give);
    if (note === null) return;
    if (ply < this.strand.firm) {
      const { marks } = this.match;
      this.match.marks = { ...marks, takeBacks: marks.takeBacks + 1 };
      this.strands.push({ decisions: this.strand.decisions.slice(0, ply), firm: ply });
      this.current = this.strands.length - 1;
    }
    const { strand } = this;
    const [answer] = (this.match.plies[ply] as Ply).answers;
    const { settled } = this;
    const decision: Decision = { answer: answer as Answer, note, ...(settled && { thought: settled }) };
    strand.decisions.splice(ply, Number.POSITIVE_INFINITY, decision);
    strand.firm = ply + 1;
    this.forgetThinking();
  }

  private give(given: Given): true {
    if (typeof given === 'number') this.match.resolve(given);
    else this.match.apply(given);
    return true;
  }
}

function check(ply: number, length: number): void {
  if (!Number.isInteger(ply) || ply < 0 || ply > length)
    throw new RangeError(`the line has ${length} decisions; there is no moment ${ply}`);
}
