import { type Action, CHANCE, type Engine, type Match, type Random, type View } from '@bocage/kernel';
import { writeRecord } from '@bocage/kernel/text';
import { coinsOf, differences, hidesFrom, type Seating, Table } from '@bocage/table';
import { InputError, WrongError } from '../errors.ts';
import type { Voice } from '../voice.ts';
import type { Choices } from './choices.ts';

/** A table in a terminal, and where its record goes. */
export interface Sitting extends Omit<Seating, 'dice' | 'coins'> {
  /** What falls and what the opponents toss hangs on it. */
  readonly secret: string;
  /** The secret comes from a number that was chosen. */
  readonly isSeeded?: boolean;
  /** Keeps the record of what was decided, before anybody is told. */
  readonly keep?: ((record: string) => void) | undefined;
  /** The file in which it is kept. */
  readonly keptIn?: string | undefined;
  /** It began with a scenario, so that it has a record. */
  readonly fromStart: boolean;
  readonly voice: Voice;
}

/** Whoever has a secret throws nothing. */
const NO_DICE: Random = {
  below() {
    throw new Error('what falls hangs on the secret');
  },
};

/** A match at the terminal: what was shown, what was told, and that everything is kept. */
export class Session {
  readonly table: Table;
  readonly secret: string;
  readonly isSeeded: boolean;
  readonly keptIn: string | undefined;
  readonly fromStart: boolean;
  readonly voice: Voice;
  /** The list that was shown last, from which a number chooses. */
  shown: Choices = { texts: [], complete: true, more: false };
  /** How much of that list was shown. */
  page = 0;
  /** By side, how many decisions it has been told of; -1 where not even the opening. */
  readonly told: number[];
  /** By side, where that which it was told of last began. */
  readonly since: number[];
  private readonly keep: () => void;
  private coins: Random = NO_DICE;

  constructor({ keep, keptIn, fromStart, voice, isSeeded = false, ...seating }: Sitting) {
    const coins: Random = { below: (n) => this.coins.below(n) };
    this.table = new Table({ ...seating, dice: NO_DICE, coins });
    this.secret = seating.secret;
    this.isSeeded = isSeeded;
    this.keptIn = keptIn;
    this.fromStart = fromStart;
    this.voice = voice;
    this.keep = () => keep?.(this.record());
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

  /** Something is hidden from who looks, and nobody has opened it yet. */
  get hides(): boolean {
    const { table, engine, viewer, view } = this;
    if (engine.over || this.match.marks.opened) return false;
    return differences(engine.game, view.data, engine.snapshot()).length > 0 || hidesFrom(table, viewer);
  }

  /** Shows on purpose what is hidden; the record tells that for ever. */
  open(): void {
    this.match.marks = { ...this.match.marks, opened: true };
    this.keep();
  }

  /** The whole record. Whoever leaves here after going back has gone back, which a later day would not see otherwise. */
  record(): string {
    const { match, table } = this;
    const { marks } = match;
    if (table.isFork) match.marks = { ...marks, takeBacks: marks.takeBacks + 1 };
    try {
      return writeRecord(match);
    } finally {
      match.marks = marks;
    }
  }

  /** Does what a person decided, which must be legal. */
  act(action: Action): void {
    this.table.act(action);
    this.keep();
  }

  /** Lets Chance or an opponent answer once. */
  stepOn(): void {
    if (this.engine.side !== CHANCE) this.coins = coinsOf(this.secret, this.engine);
    this.table.stepOn();
    this.keep();
  }

  /** Undoes the last decision where that is free. */
  undo(): void {
    if (!this.table.canTakeBack) throw new InputError('there is no decision of yours to undo');
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
