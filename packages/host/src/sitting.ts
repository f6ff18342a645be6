import {
  type CounterLook,
  type ForceLook,
  type HexPaint,
  type Peril,
  type PlaceNote,
  type Presentation,
  type Sheet,
  Showing,
} from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import {
  type Action,
  CHANCE,
  distinct,
  type Engine,
  type Kind,
  type Player,
  type Random,
  type Reason,
  type View,
} from '@bocage/kernel';
import {
  badInput,
  isTable,
  notNow,
  type RecordParts,
  readAction,
  recordParts,
  sameAction,
  sharesSeat,
} from '@bocage/kernel/host';
import type { Doctrine, PlayerMaker } from '@bocage/kernel/players';
import { writePosition, writeView } from '@bocage/kernel/text';
import {
  ALL,
  type Forecast as Chances,
  coinsOf,
  ForecastError,
  headlineFor,
  hidesFrom,
  openingFor,
  previewByNode,
  previewOf,
  reports,
  seenRecord,
  sideWords,
  sightOf,
  stepKeys,
  Table,
  Trial,
} from '@bocage/table';
import { foreseen } from './dice.ts';
import type { ShownGame } from './facts.ts';
import { entriesOf, eventLook, NO_NAMES } from './log.ts';
import { bulkOf, planOf, proposalOf, whyChanged } from './plan.ts';
import { choicesFor, NO_MORE, promptOf } from './prompt.ts';
import type {
  Choices,
  Forecast,
  ForecastWay,
  Hint,
  LogEntry,
  Order,
  OutcomeLook,
  Plan,
  PlanItem,
  PointedAt,
  Pondering,
  Refusal,
  Scene,
  Seat,
  Statistics,
  Stopped,
} from './protocol.ts';
import { type Piece, type Resigned, type Save, type SavedLine, written } from './save.ts';
import { lookOf, type Nearest, Staff, type Timer, toKeep } from './staff.ts';
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
  /** What those stand on who think for the game, where there is such. */
  readonly doctrine?: Doctrine | undefined;
  /** Dice that nobody can foresee. */
  readonly dice: Random;
  /** Of several people at this screen, the one who looks back; else it is shown to whoever decides. */
  readonly eyes?: number | undefined;
}

/** Decisions that were taken as one: of which line, after how many, and up to where. */
interface Group {
  readonly line: number;
  readonly since: number;
  readonly to: number;
  /** The first of them could be undone freely, so that each of them was thought to throw no dice. */
  readonly isQuiet: boolean;
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
  #tried: Trial | undefined;
  /** The decisions that were last taken as one. */
  #group: Group | undefined;
  readonly #staff: Staff;

  constructor({ shown, save, match, lines, opponents, doctrine, dice: unforeseen, eyes }: Sitters) {
    this.#unforeseen = unforeseen;
    this.#stream = unforeseen;
    this.shown = shown;
    this.save = save;
    this.eyes = eyes;
    const dice: Random = { below: (n) => this.#stream.below(n) };
    const humans = new Set(save.seats.flatMap((seat, side) => (seat === 'human' ? [side] : [])));
    this.#showing = new Showing(shown.presentation, match.engine);
    const caption = (view: View): string => this.#showing.caption(view);
    const { line, secret, thoughts = [] } = save;
    const luck = secret === undefined ? {} : { secret };
    const seating = { match, humans, opponents, dice, coins: dice, lines, line, caption, thoughts };
    this.table = new Table({ ...seating, ...luck });
    this.#staff = new Staff(this.table, doctrine);
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
    const isEnd = table.ply === table.length;
    if (isEnd ? this.#isOver : save.lines[table.line]?.outcome != null) return true;
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

  /** Who gave up at the moment that is shown. */
  get #resigned(): Resigned | undefined {
    const { table, save } = this;
    const { line, ply } = save.resigned ?? {};
    return line === table.line && ply === table.ply && ply === table.length ? save.resigned : undefined;
  }

  get #isOver(): boolean {
    return this.table.engine.over || this.#resigned !== undefined;
  }

  /** Who is to decide next. */
  get turn(): Scene['turn'] {
    const { engine, ply, length, isAsking } = this.table;
    if (engine.over || this.#resigned !== undefined) return 'over';
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

  /** What a command that stands for several decisions would do now. */
  plan(id: string): Plan | null {
    if (this.turn !== 'human' || !this.#isAsked) return null;
    const plan = planOf(this.#asked, this.shown.presentation, this.#showing, id);
    const [first] = plan?.items ?? [];
    // The odds of what is only put together hang on all of it; dice that fall for each of them have odds of their own.
    if (plan === null || first === undefined || this.#isFree(first)) return plan;
    return { ...plan, items: plan.items.map((item) => ({ ...item, ...this.#oddsOf(item) })) };
  }

  #oddsOf({ verb, args }: Action): Pick<PlanItem, 'odds'> {
    const odds = this.sheet(verb, args)?.odds;
    // A sign for strengths that nobody knows yet says nothing beside a line.
    return odds !== undefined && /\d/.test(odds) ? { odds } : {};
  }

  /** Takes the next decision of a plan, or says why not. */
  follow({ bulk: id, since }: Order, next: unknown): Stopped | null {
    const action = readAction(next);
    if (typeof action === 'string') return { why: 'refused', reasons: [badInput(action)] };
    if (this.turn !== 'human' || !this.#isAsked)
      return { why: 'asked', reasons: [notNow(words.notYourTurn)] };
    const { pending } = this.table.engine;
    const bulk = bulkOf(this.#asked.view, this.#showing, id);
    if (bulk === undefined)
      return { why: 'asked', reasons: [{ rule: pending?.rule ?? '', text: `${pending?.prompt}.` }] };
    const { presentation } = this.shown;
    const stopped = this.#isUndisturbed(since)
      ? null
      : whyChanged(this.#asked, presentation, this.#showing, bulk, action);
    if (stopped !== null) return stopped;
    const isQuiet = this.#isFree(action);
    const wasQuiet = this.table.ply === since ? isQuiet : this.#group?.isQuiet;
    // What was put together until now is thrown for: nobody has seen its odds yet.
    if (wasQuiet === true && !isQuiet && this.#leadsToDice(action)) return { why: 'dice', reasons: [] };
    const reasons = this.act(action.verb, action.args);
    if (reasons.length > 0) return { why: 'refused', reasons };
    this.#group = { line: this.table.line, since, to: this.table.ply, isQuiet: wasQuiet === true };
    return null;
  }

  /** Nobody else has answered since a moment, nor Chance, and nothing was shown: what was sensible then still is. */
  #isUndisturbed(since: number): boolean {
    return this.table.match.plies.slice(since).every(({ side, barrier }) => side !== CHANCE && !barrier);
  }

  /** Whether the next decision of a plan was left as the only choice and has been taken with one before it. */
  didItself({ bulk: id, since }: Order, next: unknown): boolean {
    const action = readAction(next);
    const step = this.shown.presentation.bulks?.find((one) => one.id === id)?.step;
    if (typeof action === 'string') return false;
    return this.table.match.plies
      .slice(since)
      .some(({ answers }) =>
        answers.some(
          ({ forced, step: at, answer }) =>
            forced &&
            (at === step || at.startsWith(`${step}.`)) &&
            typeof answer !== 'number' &&
            sameAction(answer, action),
        ),
      );
  }

  /** Lets the others answer as long as the part of the rules is under way in which a plan is followed. */
  answerWithin({ bulk: id }: Order): void {
    const bulk = this.shown.presentation.bulks?.find((one) => one.id === id);
    const [part] = bulk?.step.split('.') ?? [];
    const isWithin = (): boolean =>
      this.table.engine.stack().some(({ procedure }) => procedure.name === part);
    while ((this.turn === 'chance' || this.turn === 'opponent') && isWithin()) this.step();
    if (this.#group !== undefined) this.#group = { ...this.#group, to: this.table.ply };
  }

  /** Undoes the last decision, or all of a plan that can be undone freely; the reason where nothing can. */
  undo(): Reason | null {
    const { table } = this;
    const group = this.#group;
    const isGroup = group !== undefined && group.line === table.line && group.to === table.ply;
    const reason = table.undo();
    if (reason !== null || !isGroup) return reason;
    while (table.ply > group.since && table.whyNotUndo() === null) table.undo();
    return null;
  }

  /** The opponent who is to answer has something to think about first. */
  get isThinking(): boolean {
    return this.turn === 'opponent' && this.table.thinking !== null;
  }

  /** Lets the opponent who is to answer think as long as there is time; null where it has thought. */
  think(hasTime: Timer): Pondering | null {
    return this.isThinking ? this.#staff.think(hasTime) : null;
  }

  /** The opponent who thinks takes what it has found so far. */
  moveNow(): void {
    if (this.isThinking) this.table.settle();
  }

  /** What an adviser would do in the place of whoever is asked; null where nobody is. */
  hint(adviser: PlayerMaker, hasTime: Timer): Hint | Pondering | null {
    if (this.turn !== 'human' || !this.#isAsked) return null;
    const { engine, view } = this.#asked;
    const advice = this.#staff.advise(adviser, view, hasTime);
    if ('progress' in advice) return advice;
    const { action, thought } = advice;
    const { counters } = this.#showing.scene(this.#sight);
    return {
      action: proposalOf(engine, this.shown.presentation, action),
      thought: thought === null ? null : lookOf({ side: view.side, thought }, this.#nearestIn(counters)),
    };
  }

  /** The side that offers to give up does so. */
  resign(): void {
    const side = this.#staff.resigns;
    const { line, ply, length } = this.table;
    if (side < 0 || ply < length || this.turn === 'over') throw new Error(words.nobodyResigns);
    this.save = { ...this.save, resigned: { side, line, ply } };
  }

  /** Finds whoever of a side stands nearest to a hex, by what the onlooker sees of it. */
  #nearestIn(counters: readonly CounterLook[]): Nearest {
    const { grid } = this.shown.presentation;
    return (side, to) => {
      let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
      for (const { at, side: whose } of counters) {
        if (whose !== side || at >= grid.hexCount) continue;
        const far = grid.distance(at, to as HexId);
        if (far < least) [nearest, least] = [at, far];
      }
      return nearest;
    };
  }

  /** Whether it can be told who stands better. */
  get judges(): boolean {
    return this.#staff.judge !== null;
  }

  get #standing(): number | null {
    const { game, over } = this.table.engine;
    return this.#staff.judge?.chance({ game, over, g: this.#showing.guess(this.#sight) }) ?? null;
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
    const look = this.#showing.scene(this.#sight);
    return {
      ...look,
      save: save.id,
      onlooker,
      seats: save.seats,
      ply: table.ply,
      length: table.length,
      line: table.line,
      lines: table.lines.map(({ id, from: at, length }) => ({ id, from: at, length })),
      turn,
      thinks: this.isThinking,
      draws: turn === 'chance' ? this.#drawOf(table.engine.odds.kind) : null,
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
      thoughts: this.#staff.thoughts(onlooker, this.isOpen, this.#nearestIn(look.counters)),
      resigns: turn === 'over' ? -1 : this.#staff.resigns,
      standing: this.#standing,
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
      const isNow = id === table.line && this.#resigned !== undefined;
      const outcome = isNow ? (this.#outcome()?.text ?? null) : known.outcome;
      return { ...known, from, length, outcome };
    });
    const { line, ply } = table;
    const { thoughts: _, ...rest } = before;
    const thoughts = toKeep(table.thoughts);
    const kept = thoughts.length === 0 ? rest : { ...rest, thoughts };
    return {
      save: { ...kept, lines, line, ply, caption, changed, revision: before.revision + 1 },
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

  /** What is to be said before an action that harms whoever takes it. */
  perils(verb: string, args: unknown): readonly Peril[] {
    const action = this.#read(verb, args);
    if ('rule' in action) return [];
    const keys = stepKeys(this.table.engine.stepName, action.verb);
    return this.#showing.perils(this.#asked.view, keys, action.args);
  }

  /** Whether an action is done at one press: it can be undone freely, and no chances are told before it. */
  isPlain(verb: string, args: unknown): boolean {
    const action = this.#read(verb, args);
    return !('rule' in action) && !this.#leadsToDice(action) && this.#isFree(action);
  }

  /** Whether an action could be undone freely once it is done. */
  #isFree(action: Action): boolean {
    return this.#trial.isFree(this.table.match, this.#asked.view, action);
  }

  /** Whether there are dice, at once or later, that decide what the action is about. */
  #leadsToDice(action: Action): boolean {
    const ahead = previewOf(this.table.engine, action, this.shown.presentation.previews);
    return ahead !== undefined && (ahead.about !== undefined || ahead.then.length > 0);
  }

  /** Why nothing that is pointed at can be chosen next: the unit, the place, or whatever lies there. */
  whyAt(name: string, args: unknown, at: PointedAt): readonly Reason[] {
    const action = this.#read(name, args);
    if ('rule' in action) return [action];
    const { offer } = this.table.engine;
    const verb = offer.verb(action.verb);
    if (verb === undefined) return [];
    const against = offer.against(verb);
    if (against !== null) return [against];
    const domain = offer.domain(verb, action.args);
    if (domain === undefined) return [];
    const reasons = candidatesAt(domain.kind, at, this.shown.presentation).flatMap((value) =>
      this.why(name, [...action.args, domain.form === 'one' ? value : [value]]),
    );
    const cited = distinct(reasons.filter(({ rule }) => rule !== 'input'));
    return cited.length > 0 ? cited : this.why(name, args);
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

  /** The chances of an action, through to the dice that decide it, bit by bit: the table itself is not touched. */
  *forecast(verb: string, args: unknown): Generator<void, Forecast> {
    const action = this.#read(verb, args);
    if ('rule' in action) return noForecast(words.noForecast(action.text));
    const [reason] = this.why(verb, args);
    if (reason !== undefined) return noForecast(words.notSo(reason.text));
    try {
      const { engine } = this.table;
      const { presentation, game } = this.shown;
      const reader = { game, presentation, actor: engine.side, you: this.onlooker };
      const told = yield* previewByNode({
        engine,
        view: this.#sight,
        action,
        presentation,
        most: MOST_BRANCHES,
      });
      const headline = headlineFor(told.ways, reader);
      return { ...forecastLook(told), headline, draws: this.#drawnBy(action) };
    } catch (error) {
      const told = error instanceof ForecastError ? error.reason?.text : undefined;
      const why = told ?? (error instanceof Error ? error.message : String(error));
      return { ...noForecast(words.noForecast(why)), draws: this.#drawnBy(action) };
    }
  }

  /** What is drawn at once when this is done, where the game has a name for it. */
  #drawnBy(action: Action): string | null {
    const kind = this.#trial.chanceAfter(this.#asked.view, action);
    return kind === null ? null : this.#drawOf(kind);
  }

  /** What Chance draws, where the game has a name for it: else it throws dice. */
  #drawOf({ name, min }: Kind): string | null {
    return this.shown.presentation.nameOf?.(name, min) === undefined ? null : name;
  }

  overlay(id: string, focus: number): readonly HexPaint[] {
    const overlay = this.shown.presentation.overlays.find((one) => one.id === id);
    if (overlay === undefined) throw new Error(words.noOverlay(id));
    return this.#showing.paint(this.#sight, overlay, Number.isInteger(focus) ? focus : -1);
  }

  /** Who is there and who is not, as the onlooker may know it. */
  forces(): readonly ForceLook[] {
    const { unit } = this.shown.game.schema;
    return this.#showing.forces(
      this.#sight,
      unit !== undefined && isTable(unit) ? unit.table.words.length : 0,
    );
  }

  /** What there is to know of a hex; nothing of what is none. */
  here(place: number): readonly PlaceNote[] {
    const isHex = Number.isInteger(place) && place >= 0 && place < this.shown.presentation.grid.hexCount;
    return isHex ? this.#showing.here(this.#sight, place as HexId) : [];
  }

  statistics(): Statistics {
    const { table, onlooker, shown } = this;
    const { plies, seats } = table.match;
    const isOwn = (side: number): boolean => sharesSeat(seats, onlooker, side);
    const isOpen = (ply: number): boolean =>
      onlooker === ALL || isOwn(plies[ply]?.side ?? CHANCE) || table.noteAt(ply)?.open[onlooker] === true;
    const course = { onlooker, plies, isOpen };
    const { judge } = this.#staff;
    if (this.#chronicle?.isOf(course) !== true)
      this.#chronicle = new Chronicle(shown, table.match, onlooker, judge);
    return this.#chronicle.follow(course);
  }

  /** Made when it is first needed. */
  get #trial(): Trial {
    this.#tried ??= new Trial(this.table.engine);
    return this.#tried;
  }

  /** The question, and what the one who is asked may know. */
  get #asked(): { readonly engine: Engine; readonly view: View } {
    const { engine, match } = this.table;
    return { engine, view: match.view(engine.side) };
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
    const told = reports(this.table, this.onlooker, from);
    const captionAfter = (i: number): string => told[i + 1]?.caption ?? this.#showing.caption(this.#sight);
    return told.flatMap((report, i) => entriesOf(report, game, presentation, captionAfter(i)));
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
    const resigned = this.#resigned;
    if (resigned !== undefined) return this.#givenUp(resigned);
    return engine.over ? engine.game.outcome(engine.g) : null;
  }

  #givenUp({ side }: Resigned): OutcomeLook {
    const { game, presentation } = this.shown;
    const { subject, isMany } = sideWords(game, presentation.sides, side);
    const winner = game.camps.of.find((camp) => camp !== game.camps.of[side]) ?? ALL;
    return { winner, text: words.resigned(subject, isMany), score: {} };
  }
}

/** What of a kind may be meant by a place and those in it. */
function candidatesAt(kind: Kind, { place, units }: PointedAt, { placeOf }: Presentation): readonly number[] {
  if (kind.name === 'unit') return units;
  if (kind.name === 'place') return place < 0 ? [] : [place];
  const found: number[] = [];
  for (let value = kind.min; place >= 0 && value <= kind.max; value++)
    if (placeOf?.(kind.name, value) === place) found.push(value);
  return found;
}

const noForecast = (failure: string): Forecast => ({
  headline: [],
  always: [],
  ways: [],
  worlds: 0,
  failure,
  draws: null,
});

/** What is asked next is told where it hangs on the dice and is asked in the middle of it. */
function forecastLook({ always, ways, worlds }: Chances): Omit<Forecast, 'headline' | 'draws'> {
  const goesOnAlike = new Set(ways.map(({ then }) => then)).size === 1;
  const looks = ways.map(
    ({ probability, fraction, changes, question, isUnderWay, asks }): ForecastWay => ({
      probability,
      fraction,
      changes: changes.length === 0 && isUnderWay ? [words.undecided] : changes,
      then: goesOnAlike || asks === '' ? null : question,
    }),
  );
  return { always, ways: joined(looks), worlds, failure: null };
}

/** Ways that are told alike as one. */
function joined(ways: readonly ForecastWay[]): ForecastWay[] {
  const found = new Map<string, ForecastWay>();
  for (const way of ways) {
    const key = JSON.stringify([way.changes, way.then]);
    const known = found.get(key);
    found.set(key, known === undefined ? way : { ...way, ...bothOf(known, way) });
  }
  return [...found.values()].sort((a, b) => b.probability - a.probability);
}

function bothOf(a: ForecastWay, b: ForecastWay): Pick<ForecastWay, 'probability' | 'fraction'> {
  const probability = a.probability + b.probability;
  if (a.fraction === '' || b.fraction === '') return { probability, fraction: '' };
  const [[p = 0n, q = 1n], [r = 0n, s = 1n]] = [parts(a.fraction), parts(b.fraction)];
  const [top, bottom] = [p * s + r * q, q * s];
  const common = divisor(top, bottom);
  return { probability, fraction: `${top / common}/${bottom / common}` };
}

const parts = (fraction: string): bigint[] => fraction.split('/').map(BigInt);
const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
