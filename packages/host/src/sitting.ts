import { type HexPaint, type PlaceNote, type Sheet, Showing } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import { type Action, CHANCE, type Player, type Random, type Reason, type View } from '@bocage/kernel';
import { badInput, notNow, type RecordParts, readAction, recordParts, sharesSeat } from '@bocage/kernel/host';
import { writePosition, writeView } from '@bocage/kernel/text';
import {
  ALL,
  type Forecast as Chances,
  coinsOf,
  hidesFrom,
  openingFor,
  preview,
  reports,
  seenRecord,
  sightOf,
  Table,
} from '@bocage/table';
import { foreseen } from './dice.ts';
import type { ShownGame } from './facts.ts';
import { entryOf, eventLook, NO_NAMES } from './log.ts';
import { choicesFor, NO_MORE, promptOf } from './prompt.ts';
import type {
  Choices,
  Forecast,
  ForecastWay,
  LogEntry,
  OutcomeLook,
  Refusal,
  Scene,
  Seat,
  Statistics,
} from './protocol.ts';
import { type Piece, type Save, type SavedLine, written } from './save.ts';
import { Chronicle } from './statistics.ts';
import { hostWords as words } from './words.ts';

/** What a game is taken up with. */
export interface Sitters {
  readonly shown: ShownGame;
  readonly save: Save;
  readonly match: Table['match'];
  /** Every line of the save by its answers, in their order. */
  readonly lines: readonly Table['match']['answers'][];
  /** By side, for those that one of our players plays. */
  readonly opponents: readonly (Player | undefined)[];
  /** Dice that nobody can foresee. */
  readonly dice: Random;
  /** Of several people at this screen, the one who looks back; else it is shown to whoever decides. */
  readonly eyes?: number | undefined;
}

/** More branches are not looked at before a decision: the player waits for it. */
const MOST_BRANCHES = 1000;

/** A game that is open: the table, and what the one who looks at it may be told. */
export class Sitting {
  readonly shown: ShownGame;
  readonly table: Table;
  /** As it stands on the disk. */
  save: Save;
  /** Whose eyes were asked for, where all is open. */
  #eyes: number = ALL;
  /** What is shown to who looks back does not change hands with the decisions. */
  readonly eyes: number | undefined;
  /** The first decision of a person that is not on the disk yet. */
  #firstNew = Number.POSITIVE_INFINITY;
  readonly #unforeseen: Random;
  #stream: Random;
  #chronicle: Chronicle | undefined;
  readonly #showing: Showing;

  constructor({ shown, save, match, lines, opponents, dice: unforeseen, eyes }: Sitters) {
    this.#unforeseen = unforeseen;
    this.#stream = unforeseen;
    this.shown = shown;
    this.save = save;
    this.eyes = eyes;
    const dice: Random = { below: (n) => this.#stream.below(n) };
    const humans = new Set(save.seats.flatMap((seat, side) => (seat === 'human' ? [side] : [])));
    this.#showing = new Showing(shown.presentation, match.engine);
    const caption = (view: View): string => this.#showing.caption(view);
    const { line, secret } = save;
    const luck = secret === undefined ? {} : { secret };
    this.table = new Table({ match, humans, opponents, dice, coins: dice, lines, line, caption, ...luck });
    this.table.goTo(save.ply);
    this.table.lookBack();
  }

  /** Through whose eyes it is shown. What is hidden is shown when there is nobody left to hide it from. */
  get onlooker(): number {
    const { table, save } = this;
    if (this.isOpen) return this.#eyes;
    return table.humans.size > 0 ? (this.eyes ?? table.viewer) : (save.eyes ?? 0);
  }

  /** Nobody at this screen plays any more, and it is no record of a game that may still go on elsewhere. */
  private get isOpen(): boolean {
    const { table, save } = this;
    if (table.ply === table.length ? table.engine.over : save.lines[table.line]?.outcome != null) return true;
    if (table.humans.size > 0) return false;
    const isRecord = save.eyes !== undefined || save.seats.every((seat) => seat === 'record');
    return !isRecord || !this.#hasSecrets;
  }

  get #hasSecrets(): boolean {
    return Object.keys(this.shown.game.hidden ?? {}).length > 0;
  }

  /** What may be handed out leaves something out. */
  private get hides(): boolean {
    const { table, isOpen, onlooker } = this;
    return !isOpen && !table.match.marks.opened && this.#hasSecrets && hidesFrom(table, onlooker);
  }

  /** Opens the cards on purpose, for ever; gives whether that was news. */
  openCards(): boolean {
    if (!this.hides) return false;
    const { match } = this.table;
    match.marks = { ...match.marks, opened: true };
    return true;
  }

  /** The record as it may be handed out now. */
  record(): string {
    const { table, hides, onlooker } = this;
    if (hides) return seenRecord(table, onlooker);
    const { match, engine } = table;
    const isWatched = onlooker === ALL && !table.atEnd(() => engine.over);
    if (!isWatched || !this.#hidesFromAny()) return table.record();
    const { marks } = match;
    try {
      match.marks = { ...marks, opened: true };
      return table.record();
    } finally {
      match.marks = marks;
    }
  }

  /** The moment shown as it may be handed out: no more than the onlooker sees, unless nothing is hidden any more. */
  position(): string {
    const { isOpen, onlooker } = this;
    const { match, engine } = this.table;
    const isWhole = isOpen || match.marks.opened || onlooker === ALL || !this.#isHiddenFrom(onlooker);
    return isWhole ? writePosition(engine) : writeView(match.view(onlooker));
  }

  /** Whether a side sees less than there is now. Flags share cells, which may hold any value: only what differs is hidden. */
  #isHiddenFrom(side: number): boolean {
    const { match, engine } = this.table;
    const truth = engine.snapshot();
    return match.view(side).data.some((cell, i) => cell !== truth[i]);
  }

  #hidesFromAny(): boolean {
    return this.#hasSecrets && this.shown.game.sides.words.some((_, side) => hidesFrom(this.table, side));
  }

  /** Looks through the eyes of a side, or with all of them. */
  lookAs(onlooker: number): void {
    if (onlooker === this.onlooker) return;
    const isThere = onlooker === ALL || this.shown.game.sides.words[onlooker] !== undefined;
    if (!this.isOpen || !isThere) throw new Error(words.hiddenStays);
    this.#eyes = onlooker;
  }

  /** Who is to decide next. */
  get turn(): Scene['turn'] {
    const { engine, ply, length, isAsking } = this.table;
    if (engine.over) return 'over';
    if (isAsking) return 'human';
    const { seats } = this.save;
    const isRead = (seat: Seat | undefined): boolean => seat === 'record';
    const isStill = engine.side === CHANCE ? seats.every(isRead) : isRead(seats[engine.side]);
    if (ply === length && isStill) return 'over';
    return engine.side === CHANCE ? 'chance' : 'opponent';
  }

  /** What a person decides; the reasons where it is refused. */
  act(verb: unknown, args: unknown): readonly Reason[] {
    const action = this.#read(verb, args);
    if ('rule' in action) return [action];
    const { ply } = this.table;
    const reasons = this.table.act(action);
    if (reasons.length === 0) this.#firstNew = Math.min(this.#firstNew, ply);
    return reasons;
  }

  /** Lets Chance or an opponent answer; gives whether that was a new decision. */
  step(): boolean {
    const { table, save } = this;
    const isNew = table.ply === table.length;
    this.#stream = this.#streamFor(save);
    table.stepOn();
    return isNew;
  }

  #streamFor({ seed, secret }: Save): Random {
    if (seed !== null) return foreseen(seed, this.table.ply);
    return secret === undefined ? this.#unforeseen : coinsOf(secret, this.table.engine);
  }

  /** All that is seen at this moment; `from` is where the scene before it was. */
  scene(from: number): Scene {
    const { table, shown, save, onlooker, turn } = this;
    return {
      ...this.#showing.scene(this.#sight),
      save: save.id,
      onlooker,
      seats: save.seats,
      ply: table.ply,
      length: table.length,
      line: table.line,
      lines: table.lines.map(({ id, from: at, length }) => ({ id, from: at, length })),
      turn,
      prompt:
        turn === 'human' && this.#isAsked ? promptOf(table.match, shown.presentation, this.#showing) : null,
      outcome: this.#outcome(),
      isOpen: this.isOpen,
      hides: this.hides,
      told: table.match.marks,
      isSecret: this.#isSecret(),
      whyNotUndo: table.whyNotUndo()?.text ?? null,
      canTakeBack: table.canTakeBack,
      canRedo: table.ply < table.length,
      isFork: table.isFork,
      news: this.#entries(from),
    };
  }

  /** The save as it is to be written now, with what its line has grown by where something is new. */
  toSave(caption: string, changed: number, isNew: boolean): { save: Save; pieces: Piece[] } {
    const { table, save: before } = this;
    let pieces: Piece[] = [];
    const lines = table.lines.map(({ id, from, length }) => {
      const known = before.lines[id];
      if (isNew && id === table.line) {
        const grown = written(
          { id, from, length, outcome: this.#outcome()?.text ?? null },
          this.#grown(known),
        );
        pieces = grown.pieces;
        return grown.line;
      }
      if (known === undefined) throw new Error(words.noLine(id));
      return { ...known, from, length };
    });
    const { line, ply } = table;
    return {
      save: { ...before, lines, line, ply, caption, changed, revision: before.revision + 1 },
      pieces,
    };
  }

  /** What stands on the disk now. */
  saved(save: Save): void {
    this.save = save;
    this.#firstNew = Number.POSITIVE_INFINITY;
  }

  /** What the record of the line has grown by; all of it where something else was decided than is written. */
  #grown(known: SavedLine | undefined): RecordParts {
    const { match } = this.table;
    return this.table.atEnd(() => {
      if (known === undefined || known.answers === null || this.#firstNew < known.length)
        return recordParts(match);
      return recordParts(match, { ...known, answers: known.answers });
    });
  }

  /** The whole story up to here; what was before the first decision stands at ply -1. */
  log(): LogEntry[] {
    const opening = openingFor(this.table, this.onlooker);
    const before: LogEntry = {
      ply: -1,
      side: CHANCE,
      step: '',
      heading: '',
      caption: '',
      rule: '',
      answer: null,
      said: null,
      names: NO_NAMES,
      forced: [],
      events: opening.map((event) => eventLook(event, this.shown.presentation)),
    };
    return [...(opening.length === 0 ? [] : [before]), ...this.#entries(0)];
  }

  why(verb: string, args: unknown): readonly Reason[] {
    const action = this.#read(verb, args);
    if ('rule' in action) return [action];
    const { engine } = this.table;
    const many = engine.offer.verb(action.verb)?.params.length;
    if (many === undefined || action.args.length >= many) return engine.why(action);
    const found = this.#choices(action);
    if (found === null) return [];
    if ('rule' in found) return [found];
    return found.choices.length > 0 ? [] : [{ rule: engine.pending?.rule ?? '', text: words.nothingFor }];
  }

  next(verb: string, args: unknown): Choices | Refusal {
    const action = this.#read(verb, args);
    if ('rule' in action) return { reasons: [action] };
    const found = this.#choices(action);
    if (found === null) return NO_MORE;
    return 'rule' in found ? { reasons: [found] } : found;
  }

  /** The arithmetic of an action, with what is hidden only guessed at. */
  sheet(verb: string, args: unknown): Sheet | null {
    const action = this.#read(verb, args);
    if ('rule' in action) return null;
    return this.#showing.sheet(this.#sight, action.verb, action.args);
  }

  /** The chances of an action, through to the dice that decide it. */
  forecast(verb: string, args: unknown): Forecast {
    const action = this.#read(verb, args);
    if ('rule' in action) return noForecast(action.text);
    const [reason] = this.why(verb, args);
    if (reason !== undefined) return noForecast(reason.text);
    try {
      const { engine, match } = this.table;
      const view = this.onlooker === ALL ? null : match.view(this.onlooker);
      const { presentation } = this.shown;
      return forecastLook(preview({ engine, view, action, presentation, most: MOST_BRANCHES }));
    } catch (error) {
      return noForecast(error instanceof Error ? error.message : String(error));
    }
  }

  overlay(id: string, focus: number): readonly HexPaint[] {
    const overlay = this.shown.presentation.overlays.find((one) => one.id === id);
    if (overlay === undefined) throw new Error(words.noOverlay(id));
    return this.#showing.paint(this.#sight, overlay, Number.isInteger(focus) ? focus : -1);
  }

  /** What there is to know of a hex; nothing of what is none. */
  here(place: number): readonly PlaceNote[] {
    const isHex = Number.isInteger(place) && place >= 0 && place < this.shown.presentation.grid.hexCount;
    return isHex ? this.#showing.here(this.#sight, place as HexId) : [];
  }

  statistics(): Statistics {
    const { table, onlooker, shown } = this;
    const { plies, engine, seats } = table.match;
    const isOwn = (side: number): boolean => sharesSeat(seats, onlooker, side);
    const isOpen = (ply: number): boolean =>
      onlooker === ALL || isOwn(plies[ply]?.side ?? CHANCE) || table.noteAt(ply)?.open[onlooker] === true;
    const course = { onlooker, plies, isOpen };
    if (this.#chronicle?.isOf(course) !== true)
      this.#chronicle = new Chronicle(shown, engine.setUp, onlooker, seats);
    return this.#chronicle.follow(course);
  }

  get #sight(): View {
    return sightOf(this.table.match, this.onlooker);
  }

  /** The onlooker decides now, or somebody who shares a seat with him. */
  get #isAsked(): boolean {
    const { engine, match } = this.table;
    return sharesSeat(match.seats, this.onlooker, engine.side);
  }

  #choices({ verb, args }: Action): ReturnType<typeof choicesFor> {
    return choicesFor(this.table.match, this.shown.presentation, this.#showing, { verb, args });
  }

  /** Reads what is asked about; a reason where that is nothing to be asked now. */
  #read(verb: unknown, args: unknown): Action | Reason {
    if (this.turn !== 'human' || !this.#isAsked) return notNow(words.notYourTurn);
    const action = readAction({ verb, args });
    return typeof action === 'string' ? badInput(action) : action;
  }

  #entries(from: number): LogEntry[] {
    const { game, presentation } = this.shown;
    return reports(this.table, this.onlooker, from).map((report) => entryOf(report, game, presentation));
  }

  /** Several people sit here, and one of them may not see all that there is. */
  #isSecret(): boolean {
    const { humans, match } = this.table;
    const people = match.seats.filter((held) => held.some((side) => humans.has(side)));
    if (people.length < 2 || this.isOpen) return false;
    return [...humans].some((side) => this.#isHiddenFrom(side));
  }

  #outcome(): OutcomeLook | null {
    const { engine } = this.table;
    if (!engine.over) return null;
    return engine.game.outcome(engine.g);
  }
}

const noForecast = (why: string): Forecast => ({
  always: [],
  ways: [],
  worlds: 0,
  failure: words.noForecast(why),
});

/** What is asked next is told where it hangs on the dice. */
function forecastLook({ always, ways, worlds }: Chances): Forecast {
  const goesOnAlike = new Set(ways.map(({ then }) => then)).size === 1;
  const looks = ways.map(
    ({ probability, fraction, changes, question, isUnderWay }): ForecastWay => ({
      probability,
      fraction,
      changes: changes.length === 0 && isUnderWay ? [words.undecided] : changes,
      then: goesOnAlike ? null : question,
    }),
  );
  return { always, ways: looks, worlds, failure: null };
}
