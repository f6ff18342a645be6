import type { ForceLook, HexPaint, Peril, PlaceNote, Sheet } from '@bocage/catalogue';
import { type Game, type Reason, setUpFor, start, type Value } from '@bocage/kernel';
import { NO_MARKS } from '@bocage/kernel/host';
import { adviserOf, type Begun, firstSave, hasAdviser, isSecret, messageOf, needsEyes, opponentFor, playersOf, readGame, replayed, type School, seatedAs } from './begun.ts'; // biome-ignore format: a list
import { bookLook } from './book.ts';
import { factsOf, type ShownGame } from './facts.ts';
import type { Ground } from './ground.ts';
import { type Label, labelOf } from './label.ts';
import type {
  BookLook,
  Choices,
  Forecast,
  GameFacts,
  Hint,
  Host,
  ImportFailure,
  LogEntry,
  NewGame,
  Opened,
  Order,
  Plan,
  PointedAt,
  Pondering,
  Ran,
  RecordLook,
  Refusal,
  SaveLook,
  Scene,
  Seat,
  Shared,
  Statistics,
  Stopped,
} from './protocol.ts';
import type { Piece, Save } from './save.ts';
import { readMoment, readShared } from './shared.ts';
import { ChangedElsewhere, DamagedSave, Shelf, saveLook } from './shelf.ts';
import { Sitting } from './sitting.ts';
import { hostWords as words } from './words.ts';

/** Several answers are told, and saved, no later than after so many milliseconds. */
const LONGEST = 150;

/** A forecast is worked at for so many milliseconds before others are let in. */
const SLICE = 12;

/** Somebody thinks for so many milliseconds before others are let in; a trial that was begun is ended. */
const MOMENT = 40;

/** Chance or an opponent is to answer. */
const isAnswered = ({ turn }: Sitting): boolean => turn === 'chance' || turn === 'opponent';

/** Nothing of a plan was left but to say that it is over, and the rules have gone on without asking for that. */
const hasEnded = ({ table }: Sitting, { actions, since }: Order, done: number, { why }: Stopped): boolean =>
  why === 'asked' && table.ply > since && actions.slice(done).every(({ args }) => args.length === 0);

/** The engine's side of the table: one game is open at a time, and requests are served in their order. */
export class TableHost implements Host {
  readonly #ground: Ground;
  #saves: Promise<Shelf> | undefined;
  #open: Sitting | undefined;
  /** Saves that turned out to be damaged only when they were played through. */
  readonly #damaged = new Map<string, string>();
  #last: Promise<unknown> = Promise.resolve();
  /** Counts forecasts that are asked for, and whatever makes one idle: an older one is given up. */
  #wanted = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  saves(): Promise<SaveLook[]> {
    return this.#inTurn(async () => {
      const shelf = await (await this.#shelf()).all();
      return shelf.map((shelved) => saveLook(shelved, this.#damaged));
    });
  }

  remove(save: string): Promise<void> {
    return this.#inTurn(async () => {
      await (await this.#shelf()).remove(save);
      if (this.#open?.save.id === save) this.#open = undefined;
      this.#damaged.delete(save);
    });
  }

  async rulebook(game: string): Promise<BookLook> {
    const { shown, title } = await this.#load(game);
    return bookLook(shown.game, title, await this.#ground.rulebook?.(game), shown.presentation);
  }

  label(id: string, given: Label): Promise<Label> {
    return this.#inTurn(async () => {
      const { save } = await (await this.#shelf()).read(id);
      const label = labelOf(given);
      const labelled = { ...save, ...label, revision: save.revision + 1 };
      await (await this.#shelf()).write(labelled, []);
      // The one that is open goes on from there.
      if (this.#open?.save.id === id)
        this.#open.save = { ...this.#open.save, ...label, revision: labelled.revision };
      return label;
    });
  }

  begin({ game: id, scenario, options, seats, held, seed }: NewGame): Promise<Opened> {
    return this.#inTurn(async () => {
      const { shown, title } = await this.#load(id);
      if (seats.includes('record')) throw new Error(words.wrongSeats(shown.game.sides.words.length));
      const match = start(shown.game, setUpFor(shown.game, { scenario, options }));
      match.marks = { ...NO_MARKS, seeded: seed !== undefined };
      if (held !== undefined) match.seats = seatedAs(shown.game, held, seats);
      return this.#shelve({ shown, title, match, seats, seed: seed ?? null });
    });
  }

  open(save: string, eyes?: number): Promise<Opened> {
    return this.#inTurn(() => this.#take(save, eyes));
  }

  look(text: string): Promise<RecordLook | ImportFailure> {
    return this.#inTurn(async () => {
      const read = await readGame(text, (id) => this.#load(id));
      if ('failure' in read) return read;
      const { shown, title, match } = read;
      return {
        game: shown.game.id,
        title,
        sides: shown.presentation.sides,
        held: match.seats,
        decisions: match.plies.length,
        isOver: match.engine.over,
        isSecret: isSecret(match),
        told: match.marks,
      };
    });
  }

  importRecord(text: string, seats: readonly Seat[], eyes?: number): Promise<Opened | ImportFailure> {
    return this.#inTurn(async () => {
      const read = await readGame(text, (id) => this.#load(id));
      if ('failure' in read) return read;
      const begun = { ...read, seats, seed: null };
      if (!needsEyes(read.match, seats)) return this.#shelve(begun);
      if (read.shown.game.sides.words[eyes ?? -1] === undefined) return { failure: words.whoseEyes };
      return this.#shelve({ ...begun, eyes: eyes as number });
    });
  }

  exportRecord(isWhole = false): Promise<string> {
    return this.#inTurn(async () => {
      const sitting = this.#sitting;
      // Marked on the disk before anything leaves.
      if (isWhole && sitting.openCards()) await this.#keep(sitting, true, sitting.table.ply);
      return this.#sitting.record();
    });
  }

  position(): Promise<string> {
    return this.#inTurn(async () => this.#sitting.position());
  }

  show(text: string): Promise<Shared | ImportFailure> {
    return this.#inTurn(() => readShared(text, (id) => this.#load(id)));
  }

  playOn(text: string, wanted: readonly number[]): Promise<Opened | ImportFailure> {
    return this.#inTurn(async () => {
      const read = await readMoment(text, (id) => this.#load(id), this.#ground.dice);
      if ('failure' in read) return read;
      const { shown, match, title, sides } = read;
      const people = sides.length > 0 ? sides : wanted;
      const all = shown.game.sides.words.map((_, one) => one);
      if (people.length === 0 || !people.every((one) => all.includes(one)))
        return { failure: words.whoseEyes };
      const opponent = opponentFor(shown.game);
      const seats = all.map((one): Seat => (people.includes(one) ? 'human' : opponent));
      const others = all.filter((one) => !people.includes(one)).map((one) => [one]);
      if (people.length > 1) match.seats = seatedAs(shown.game, [people, ...others], seats);
      return this.#shelve({ shown, title, match, seats, seed: null });
    });
  }

  act(verb: string, args: readonly Value[]): Promise<Scene | Refusal> {
    return this.#change((sitting) => {
      const reasons = sitting.act(verb, args);
      return reasons.length > 0 ? { reasons } : true;
    });
  }

  step(most = 1): Promise<Scene> {
    return this.#move((sitting) => {
      const until = this.#ground.now() + LONGEST;
      let isNew = false;
      // Who has to think first is asked for once it has.
      const goesOn = (): boolean => this.#ground.now() < until && !sitting.isThinking;
      for (let i = 0; i < most && isAnswered(sitting) && (i === 0 || goesOn()); i++)
        isNew = sitting.step() || isNew;
      return isNew;
    });
  }

  think(): Promise<Pondering | null> {
    return this.#inTurn(async () => this.#sitting.think(this.#timer()));
  }

  moveNow(): Promise<void> {
    return this.#inTurn(async () => this.#sitting.moveNow());
  }

  hint(): Promise<Hint | Pondering | null> {
    return this.#inTurn(async () => {
      const sitting = this.#sitting;
      const { game } = sitting.shown;
      const school = await this.#schoolOf(game);
      if (!hasAdviser(game, school)) return null;
      return sitting.hint(await adviserOf(game, school), this.#timer());
    });
  }

  acceptResignation(): Promise<Scene> {
    return this.#inTurn(async () => {
      const sitting = this.#sitting;
      sitting.resign();
      return this.#keep(sitting, false, sitting.table.ply);
    });
  }

  bulk(id: string): Promise<Plan | null> {
    return this.#inTurn(async () => this.#sitting.plan(id));
  }

  run(order: Order, most = Number.POSITIVE_INFINITY): Promise<Ran> {
    return this.#inTurn(async () => {
      const sitting = this.#sitting;
      const { ply } = sitting.table;
      const { done, stopped } = this.#follow(sitting, order, most);
      const scene = done === 0 ? sitting.scene(ply) : await this.#keep(sitting, true, ply);
      return { scene, done, stopped };
    });
  }

  /** One decision of a plan after the other, with the answers of others between them. */
  #follow(sitting: Sitting, order: Order, most: number): Pick<Ran, 'done' | 'stopped'> {
    const { actions } = order;
    const until = this.#ground.now() + LONGEST;
    let done = 0;
    while (done < Math.min(most, actions.length) && (done === 0 || this.#ground.now() < until)) {
      const stopped = sitting.follow(order, actions[done]);
      if (stopped !== null)
        return hasEnded(sitting, order, done, stopped)
          ? { done: actions.length, stopped: null }
          : { done, stopped };
      done++;
      // What follows the last one is watched like what follows any other decision.
      if (done < actions.length) sitting.answerWithin(order);
      while (done < actions.length && sitting.didItself(order, actions[done])) done++;
    }
    return { done, stopped: null };
  }

  undo(): Promise<Scene | Refusal> {
    return this.#change((sitting) => {
      const reason = sitting.undo();
      return reason === null ? false : { reasons: [reason] };
    });
  }

  takeBack(): Promise<Scene> {
    return this.#move(({ table }) => table.takeBack() < 0);
  }

  redo(): Promise<Scene> {
    return this.#move(({ table }) => table.redo() < 0);
  }

  goTo(ply: number): Promise<Scene> {
    return this.#move(({ table }) => {
      table.goTo(Math.min(Math.max(0, Math.trunc(ply)), table.length));
      return false;
    });
  }

  follow(line: number): Promise<Scene> {
    return this.#move(({ table }) => {
      if (table.lines[line] === undefined) throw new Error(words.noLine(line));
      table.follow(line);
      return false;
    });
  }

  lookAs(onlooker: number): Promise<Scene> {
    return this.#inTurn(async () => {
      this.#sitting.lookAs(onlooker);
      return this.#sitting.scene(this.#sitting.table.ply);
    });
  }

  perils(verb: string, args: readonly Value[]): Promise<readonly Peril[]> {
    return this.#inTurn(async () => this.#sitting.perils(verb, args));
  }

  isPlain(verb: string, args: readonly Value[]): Promise<boolean> {
    return this.#inTurn(async () => this.#sitting.isPlain(verb, args));
  }

  why(verb: string, args: readonly Value[]): Promise<readonly Reason[]> {
    return this.#inTurn(async () => this.#sitting.why(verb, args));
  }

  whyAt(verb: string, args: readonly Value[], at: PointedAt): Promise<readonly Reason[]> {
    return this.#inTurn(async () => this.#sitting.whyAt(verb, args, at));
  }

  next(verb: string, args: readonly Value[]): Promise<Choices | Refusal> {
    return this.#inTurn(async () => this.#sitting.next(verb, args));
  }

  log(): Promise<readonly LogEntry[]> {
    return this.#inTurn(async () => this.#sitting.log());
  }

  sheet(verb: string, args: readonly Value[]): Promise<Sheet | null> {
    return this.#inTurn(async () => this.#sitting.sheet(verb, args));
  }

  async forecast(verb: string, args: readonly Value[]): Promise<Forecast | null> {
    const wanted = ++this.#wanted;
    // What it is about is read in turn; the counting itself, which may take long, lets others in.
    const { work, first } = await this.#inTurn(async () => {
      const begun = this.#sitting.forecast(verb, args);
      return { work: begun, first: begun.next() };
    });
    for (let at = first; ; at = this.#onFor(work, SLICE)) {
      if (at.done === true) return at.value;
      await this.#ground.rest();
      if (wanted === this.#wanted) continue;
      work.return(null as never); // puts its engine back
      return null;
    }
  }

  async giveUp(): Promise<void> {
    this.#wanted++;
  }

  overlay(id: string, focus: number): Promise<readonly HexPaint[]> {
    return this.#inTurn(async () => this.#sitting.overlay(id, focus));
  }

  forces(): Promise<readonly ForceLook[]> {
    return this.#inTurn(async () => this.#sitting.forces());
  }

  here(place: number): Promise<readonly PlaceNote[]> {
    return this.#inTurn(async () => this.#sitting.here(place));
  }

  statistics(): Promise<Statistics> {
    return this.#inTurn(async () => this.#sitting.statistics());
  }

  #timer(): () => boolean {
    const until = this.#ground.now() + MOMENT;
    return () => this.#ground.now() < until;
  }

  async #schoolOf(game: Game): Promise<School> {
    const { player, doctrine } = this.#ground;
    return { own: player?.(game), doctrine: await doctrine?.(game.id) };
  }

  get #sitting(): Sitting {
    if (this.#open === undefined) throw new Error(words.noGameOpen);
    return this.#open;
  }

  /** Goes on with a work for so many milliseconds. */
  #onFor<T>(work: Generator<void, T>, milliseconds: number): IteratorResult<void, T> {
    const until = this.#ground.now() + milliseconds;
    let at = work.next();
    while (at.done !== true && this.#ground.now() < until) at = work.next();
    return at;
  }

  /** One request after another, so that none sees the table while another changes it. */
  #inTurn<T>(serve: () => Promise<T>): Promise<T> {
    const served = this.#last.then(serve);
    this.#last = served.catch(() => {});
    return served;
  }

  #shelf(): Promise<Shelf> {
    this.#saves ??= this.#ground.disk().then(
      (disk) => new Shelf(disk),
      (error: unknown) => {
        this.#saves = undefined;
        throw error;
      },
    );
    return this.#saves;
  }

  /** Changes that are never refused. */
  #move(change: (sitting: Sitting) => boolean): Promise<Scene> {
    return this.#change(change) as Promise<Scene>;
  }

  /** Changes something, saves it, and only then tells it. `change` says whether there is a new decision. */
  #change(change: (sitting: Sitting) => boolean | Refusal): Promise<Scene | Refusal> {
    return this.#inTurn(async () => {
      const sitting = this.#sitting;
      const { line, ply } = sitting.table;
      const isNew = change(sitting);
      if (typeof isNew === 'object') return isNew;
      this.#wanted++;
      const { table } = sitting;
      if (!isNew && table.line === line && table.ply === ply) return sitting.scene(ply);
      // Going over to another line is no news.
      return this.#keep(sitting, isNew, !isNew && table.line !== line ? table.ply : ply);
    });
  }

  async #keep(sitting: Sitting, isNew: boolean, from: number): Promise<Scene> {
    try {
      const scene = sitting.scene(from);
      const { save, pieces } = sitting.toSave(scene.caption, this.#ground.now(), isNew);
      await this.#write(save, pieces);
      sitting.saved(save);
      return scene;
    } catch (error) {
      // What was not saved did not happen: the table goes back to what stands on the disk.
      this.#open = undefined;
      await this.#take(sitting.save.id, sitting.eyes).catch(() => {});
      throw error;
    }
  }

  async #write(save: Save, pieces: readonly Piece[]): Promise<void> {
    try {
      await (await this.#shelf()).write(save, pieces);
    } catch (error) {
      if (error instanceof ChangedElsewhere) throw error;
      throw new Error(words.notSaved(messageOf(error)), { cause: error });
    }
  }

  async #load(id: string): Promise<{ shown: ShownGame; title: string }> {
    const { title, playable } = await this.#ground.load(id);
    const { presentation } = playable;
    if (presentation === undefined) throw new Error(words.notShown(title));
    return { shown: { ...playable, presentation }, title };
  }

  /** Puts a new game on the shelf and opens it. */
  async #shelve(begun: Begun): Promise<Opened> {
    const { shown, title, match } = begun;
    const school = await this.#schoolOf(shown.game);
    const opponents = await playersOf(shown.game, begun.seats, school);
    const { save, pieces } = firstSave(begun, this.#ground);
    const sitting = new Sitting({
      shown,
      save,
      match,
      lines: [match.answers],
      opponents,
      doctrine: school.doctrine,
      dice: this.#ground.dice,
    });
    const scene = sitting.scene(save.ply);
    sitting.save = { ...save, caption: scene.caption };
    await (await this.#shelf()).create(sitting.save, pieces);
    this.#open = sitting;
    this.#wanted++;
    return { facts: this.#factsOf(sitting, title, school), scene };
  }

  /** Takes a saved game off the shelf. */
  async #take(id: string, eyes?: number): Promise<Opened> {
    const { save, records } = await (await this.#shelf()).read(id);
    const { shown, title } = await this.#load(save.game);
    const school = await this.#schoolOf(shown.game);
    const opponents = await playersOf(shown.game, save.seats, school);
    this.#wanted++;
    if (eyes !== undefined && save.seats[eyes] !== 'human') throw new Error(words.hiddenStays);
    try {
      const { match, lines } = replayed(shown.game, save, records);
      const { doctrine } = school;
      const { dice } = this.#ground;
      this.#open = new Sitting({ shown, save, match, lines, opponents, doctrine, eyes, dice });
    } catch (error) {
      const damage = words.lineUnplayable(messageOf(error));
      this.#damaged.set(id, damage);
      throw new DamagedSave(damage, { cause: error });
    }
    const scene = this.#open.scene(this.#open.table.ply);
    return { facts: this.#factsOf(this.#open, title, school), scene };
  }

  #factsOf({ shown, table, judges }: Sitting, title: string, school: School): GameFacts {
    const advises = hasAdviser(shown.game, school);
    return factsOf(shown, title, table.engine.setUp, { advises, judges });
  }
}
