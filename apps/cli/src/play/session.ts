import type { Presentation } from '@bocage/catalogue';
import type { Action, Engine, Match, View } from '@bocage/kernel';
import { type Seating, Table } from '@bocage/table';
import { InputError, WrongError } from '../errors.ts';
import type { Choices } from './choices.ts';

/** A table in a terminal, and where its record goes. */
export interface Sitting extends Seating {
  /** Keeps what was decided, before anybody is told. */
  readonly keep: (match: Match) => void;
  /** It began with a scenario, so that it has a record. */
  readonly fromStart: boolean;
  /** How the game is told to players, where it says so. */
  readonly presentation?: Presentation | undefined;
}

/** A match at the terminal: what was shown, what was told, and that everything is kept. */
export class Session {
  readonly table: Table;
  readonly fromStart: boolean;
  readonly presentation: Presentation | undefined;
  /** The list that was shown last, from which a number chooses. */
  shown: Choices = { texts: [], complete: true, more: false };
  /** How much of that list was shown. */
  page = 0;
  /** By side, how many decisions it has been told of; -1 where not even the opening. */
  readonly told: number[];
  /** By side, where that which it was told of last began. */
  readonly since: number[];
  private readonly keep: () => void;

  constructor({ keep, fromStart, presentation, ...seating }: Sitting) {
    this.table = new Table(seating);
    this.fromStart = fromStart;
    this.presentation = presentation;
    this.keep = () => keep(this.match);
    const known = this.table.ply === 0 ? -1 : this.table.ply;
    this.told = this.engine.game.sides.words.map(() => known);
    this.since = [...this.told];
    this.keep();
  }

  get match(): Match {
    return this.table.match;
  }

  get engine(): Engine {
    return this.table.engine;
  }

  get isAsking(): boolean {
    return this.table.isAsking;
  }

  get viewer(): number {
    return this.table.viewer;
  }

  get view(): View {
    return this.match.view(this.viewer);
  }

  /** Does what a person decided, which must be legal. */
  act(action: Action): void {
    this.table.act(action);
    this.keep();
  }

  /** Lets Chance or an opponent answer once. */
  stepOn(): void {
    this.table.stepOn();
    this.keep();
  }

  /** Undoes the last decision where that is free. */
  undo(): void {
    const reason = this.table.undo();
    if (reason !== null) throw new WrongError(`${reason.text}; “takeback” takes it back all the same`);
    this.keep();
  }

  /** Takes back the last decision of a person with all that followed; gives how many decisions that were. */
  takeBack(): number {
    const many = this.table.takeBack();
    if (many === 0) throw new InputError('there is no decision of yours to take back');
    this.keep();
    return many;
  }

  /** Does again what was taken back, dice and opponents included, up to the next decision of a person. */
  redo(): void {
    if (this.table.redo() === 0) throw new InputError('nothing was taken back that could be done again');
    this.keep();
  }
}
