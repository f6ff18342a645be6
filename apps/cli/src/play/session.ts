import {
  type Action,
  CHANCE,
  type Engine,
  type Match,
  type Player,
  pick,
  type Random,
  Seat,
  type View,
} from '@bocage/kernel';
import { InputError, WrongError } from '../errors.ts';
import type { Choices } from './choices.ts';
import { closedNote, type Note, noteOf } from './secrets.ts';

/** Who plays, and with what. */
export interface Table {
  readonly match: Match;
  /** The sides that people play. */
  readonly humans: ReadonlySet<number>;
  /** By side, for those that nobody plays. */
  readonly opponents: readonly (Player | undefined)[];
  readonly dice: Random;
  /** What the opponents toss coins with. */
  readonly coins: Random;
  /** Keeps what was decided, before anybody is told. */
  readonly keep: (match: Match) => void;
  /** It began with a scenario, so that it has a record. */
  readonly fromStart: boolean;
}

/** A match at the terminal: who decides, what was told, what can be taken back. */
export class Session {
  readonly table: Table;
  readonly match: Match;
  readonly engine: Engine;
  /** The list that was shown last, from which a number chooses. */
  shown: Choices = { texts: [], complete: true, more: false };
  /** How much of that list was shown. */
  page = 0;
  /** By side, how many decisions it has been told of; -1 where not even the opening. */
  readonly told: number[];
  /** By side, where that which it was told of last began. */
  readonly since: number[];
  readonly notes: Note[];
  private undone: Note[] = [];

  constructor(table: Table) {
    this.table = table;
    this.match = table.match;
    this.engine = table.match.engine;
    this.notes = this.match.plies.map(() => closedNote);
    const known = this.notes.length === 0 ? -1 : this.notes.length;
    this.told = this.engine.game.sides.words.map(() => known);
    this.since = [...this.told];
    table.keep(this.match);
  }

  /** A person decides now. */
  get isAsking(): boolean {
    return !this.engine.over && this.table.humans.has(this.engine.side);
  }

  /** Through whose eyes the position is shown: those of the one who decides, or of who decided last. */
  get viewer(): number {
    if (this.isAsking) return this.engine.side;
    const { humans } = this.table;
    return this.match.plies.findLast((ply) => humans.has(ply.side))?.side ?? ([...humans][0] as number);
  }

  get view(): View {
    return this.match.view(this.viewer);
  }

  /** Does what a person decided. */
  act(action: Action): void {
    this.commit(action);
  }

  /** Lets Chance or an opponent answer once. */
  stepOn(): void {
    const { engine } = this;
    const { dice, coins, opponents } = this.table;
    if (engine.side === CHANCE) this.commit(pick(engine.odds, dice));
    else {
      const player = opponents[engine.side] as Player;
      this.commit(player.choose(new Seat(engine, engine.side), coins));
    }
  }

  /** Undoes the last decision where that is free. */
  undo(): void {
    const reason = this.match.undo(this.engine.side);
    if (reason !== null) throw new WrongError(`${reason.text}; “takeback” takes it back all the same`);
    this.undone.push(this.notes.pop() as Note);
    this.table.keep(this.match);
  }

  /** Takes back the last decision of a person with all that followed; gives how many decisions that were. */
  takeBack(): number {
    const { plies } = this.match;
    const last = plies.findLastIndex((ply) => this.table.humans.has(ply.side));
    if (last < 0) throw new InputError('there is no decision of yours to take back');
    const many = plies.length - last;
    for (let i = 0; i < many; i++) {
      this.match.takeBack();
      this.undone.push(this.notes.pop() as Note);
    }
    this.table.keep(this.match);
    return many;
  }

  /** Does again what was taken back, dice and opponents included, up to the next decision of a person. */
  redo(): void {
    let many = 0;
    while (this.match.redo()) {
      this.notes.push(this.undone.pop() ?? closedNote);
      many++;
      if (this.engine.over || this.isAsking) break;
    }
    if (many === 0) throw new InputError('nothing was taken back that could be done again');
    this.table.keep(this.match);
  }

  private commit(answer: Action | number): void {
    const note = noteOf(this.engine, answer, this.table.humans);
    if (typeof answer === 'number') this.match.resolve(answer);
    else this.match.apply(answer);
    this.notes.push(note);
    this.undone = [];
    this.table.keep(this.match);
  }
}
