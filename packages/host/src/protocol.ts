import type {
  BoxGroup,
  Chart,
  Drawing,
  Figure,
  ForceLook,
  HexPaint,
  Measured,
  Part,
  Peril,
  PlaceNote,
  SceneLook,
  Sheet,
} from '@bocage/catalogue';
import type { Action, Reason, Seats, Value } from '@bocage/kernel';
import type { Marks } from '@bocage/kernel/host';
import type { Label } from './label.ts';

/** Who decides for a side: somebody at this screen, one of our players, or nobody any more (a record being read). */
export type Seat = 'human' | OurPlayer | 'record';

/** One of our players, by the name that records and saves know it by: a regular is the script. */
export type OurPlayer = 'recruit' | 'scripted' | 'veteran' | 'commander' | 'random';

/** How a game is begun. */
export interface NewGame {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly Seat[];
  /** The sides that one seat holds, which share what they know; each has its own unless told. */
  readonly held?: Seats;
  /** For dice that can be foreseen: tests, lessons. */
  readonly seed?: number;
}

/** A saved game as the shelf shows it. */
export interface SaveLook extends Label {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly caption: string;
  readonly seats: readonly Seat[];
  readonly changed: number;
  readonly decisions: number;
  /** How it ended, where it did. */
  readonly outcome: string | null;
  /** Why it cannot be opened, where it cannot; the others are not touched by that. */
  readonly damage: string | null;
}

/** What is known of a game before it is drawn; told once. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly sides: readonly string[];
  /** By side: whether its name is that of many (the Allies decide, Red decides). */
  readonly many: readonly boolean[];
  /** The sides that win and lose together. */
  readonly camps: readonly (readonly number[])[];
  /** By side: the colour and form that it is shown in. */
  readonly tones: readonly number[];
  /** By row, as players call them: `1/16`, and in full. */
  readonly units: readonly string[];
  readonly unitTitles: readonly string[];
  /** By id of the grid: hexes first, then boxes. */
  readonly places: readonly string[];
  readonly boxes: readonly BoxGroup[];
  readonly overlays: readonly OverlayLook[];
  /** The hexes that the scenario is about, where the game names some. */
  readonly stage: readonly number[];
  /** There may be more to know of a place than who stands there. */
  readonly tellsPlaces: boolean;
  /** Every rule case in our words, by its number. */
  readonly cases: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
  /** One of our players can be asked what it would do. */
  readonly advises: boolean;
  /** Who stands better can be told. */
  readonly judges: boolean;
}

export interface OverlayLook {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly focus: 'unit' | 'hex' | null;
}

/** One thing that may be chosen for an argument. */
export interface Choice {
  readonly value: Value;
  /** In the words of records. */
  readonly word: string;
  /** As players call it; of a path the place it ends in. */
  readonly text: string;
  /** In full, where that says more. */
  readonly title?: string;
  /** What it costs to go there, as the game says it. */
  readonly cost?: string;
  /** Where it lies on the map, of something that is neither a unit nor a place. */
  readonly at?: number;
}

/** What may be chosen for the next argument of a verb. */
export interface Choices {
  readonly form: 'one' | 'set' | 'path';
  /** What is chosen: a unit, a place, or something else that has only words. */
  readonly kind: 'unit' | 'place' | 'other';
  /** What it is, as a player would say it. */
  readonly asks: string;
  /** Of a set: its possible members, one at a time. Of a path: the cheapest to each place. */
  readonly choices: readonly Choice[];
  /** Of a set: how many members at least and at most. */
  readonly least: number;
  readonly most: number;
  /** Of a set with which an action ends, where all of them would not be too many: the most that may be in it together. */
  readonly together?: readonly number[];
  /** There are more than are listed. */
  readonly more: boolean;
}

/** Something that may be done now, or why not. */
export interface VerbChoice {
  readonly name: string;
  readonly label: string;
  readonly asks: readonly string[];
  readonly against: Reason | null;
  /** Null where it takes no argument. */
  readonly first: Choices | null;
  /** Its units are aimed at its place. */
  readonly aims?: true;
}

/** A question to a player. */
export interface Prompt {
  readonly side: number;
  readonly step: string;
  /** The steps of all procedures under way, the outermost first. */
  readonly path: readonly string[];
  readonly rule: string;
  readonly text: string;
  /** Whom or what it is about, where it has begun already: who retreats, where the losses are. */
  readonly about: {
    readonly units: readonly number[];
    readonly places: readonly number[];
    /** What else it is about, as the game says it. */
    readonly line?: string;
  };
  readonly verbs: readonly VerbChoice[];
  /** Commands that stand for several decisions of this kind. */
  readonly bulks: readonly BulkLook[];
}

/** A command that stands for several decisions, before anybody has looked at them. */
export interface BulkLook {
  readonly id: string;
  readonly label: string;
  /** How many decisions it stands for. */
  readonly size: number;
}

/** What a command would do, one decision after the other. */
export interface Plan extends BulkLook {
  readonly items: readonly PlanItem[];
  /** None of them may be left out. */
  readonly isWhole: boolean;
}

/** One decision of a plan, in words and with what it is about. */
export interface PlanItem extends Action {
  readonly text: string;
  readonly units: readonly number[];
  readonly places: readonly number[];
  /** Of one that dice decide: its odds, as the game writes them. */
  readonly odds?: string;
}

/** The decisions of a plan that are to be taken now. */
export interface Order {
  readonly bulk: string;
  readonly actions: readonly Action[];
  /** How many decisions were taken before the first of the plan: one undo takes back all that came since. */
  readonly since: number;
}

/** One of our players thinks before it answers. */
export interface Pondering {
  readonly side: number;
  /** How far it is, from 0 to 1. */
  readonly progress: number;
}

/** A plan as one of our players saw it. */
export interface Intention {
  /** The end of the sentence “The plan was …”. */
  readonly words: string;
  /** What it is about on the map, each with where the nearest unit of the side stands that is to be seen; -1 for nowhere. */
  readonly aims: readonly { readonly at: number; readonly from: number }[];
  /** To win with it, a draw counting half, and in the worst tenth of what may come. */
  readonly chance: number;
  readonly feared: number;
}

/** What one of our players thought: the plan that it followed, and the next best one. */
export interface ThoughtLook {
  readonly side: number;
  readonly plan: Intention;
  readonly second: Intention | null;
  /** How often a plan was tried. */
  readonly rollouts: number;
}

/** The same with the moment for which it was thought. */
export interface ThoughtThen extends ThoughtLook {
  /** How many decisions were before the first that followed from it, and where the game stood. */
  readonly ply: number;
  readonly caption: string;
}

/** An action that is put before whoever decides, argument by argument. */
export interface Proposal extends PlanItem {
  /** What is done, as its button says it. */
  readonly label: string;
  readonly kinds: readonly Choices['kind'][];
  readonly said: readonly string[];
}

/** What one of our players would do in the place of whoever decides. */
export interface Hint {
  readonly action: Proposal;
  /** What it would follow with that; null where it did not have to think. */
  readonly thought: ThoughtLook | null;
}

/** What came of a plan so far. */
export interface Ran {
  readonly scene: Scene;
  /** How many of its decisions were taken. */
  readonly done: number;
  /** Why no more were; null where all were, or the rest only waits to be asked for again. */
  readonly stopped: Stopped | null;
}

/** Why a plan went no further. */
export interface Stopped {
  /** The next was refused; what is to be done is not what it was; something else is asked; dice would follow it. */
  readonly why: 'refused' | 'changed' | 'asked' | 'dice';
  readonly reasons: readonly Reason[];
}

/** A place, and those in it who may be meant. */
export interface PointedAt {
  readonly place: number;
  readonly units: readonly number[];
}

/** A piece of a sentence; with the full name where it is the short name of something. */
export interface TextPart {
  readonly text: string;
  readonly title?: string;
}

/** An event in words, with what it is about. */
export interface EventLook {
  readonly name: string;
  readonly text: string;
  /** The same text in pieces. */
  readonly parts: readonly TextPart[];
  readonly rule: string;
  readonly units: readonly number[];
  readonly places: readonly number[];
  /** How it is drawn on the map, by what was told of it; left out where there is nothing to draw. */
  readonly drawing?: DrawingLook;
}

/** A drawing with what came of it in words: `dice 8, 3:1, 1/-`. */
export interface DrawingLook extends Drawing {
  readonly result: string;
}

/** A decision, of a player or of Chance, and what came of it. */
export interface LogEntry {
  readonly ply: number;
  /** -1 for Chance, -2 for what begins another part of the game after a decision, and is nobody's doing. */
  readonly side: number;
  readonly step: string;
  /** What that part of the rules is called, and where the game stood then. */
  readonly heading: string;
  readonly caption: string;
  readonly rule: string;
  /** The answer in the words of records; null where the onlooker may not know it. */
  readonly answer: string | null;
  /** The same as a player would say it. */
  readonly said: string | null;
  /** The units and places that the answer names, as far as it may be told. */
  readonly names: { readonly units: readonly number[]; readonly places: readonly number[] };
  /** What followed without any choice: answers that did themselves. */
  readonly forced: readonly ForcedLook[];
  /** What Chance drew, by its name; nothing where it threw dice. */
  readonly draw?: string;
  readonly events: readonly EventLook[];
}

/** An answer that did itself, since there was no other. */
export interface ForcedLook {
  /** -1 for Chance. */
  readonly side: number;
  readonly said: string;
}

/** How it ended. */
export interface OutcomeLook {
  /** The camp; -1 for nobody. */
  readonly winner: number;
  /** How well it was won, or how badly lost, where the game says so. */
  readonly grade?: string;
  readonly text: string;
  readonly score: Readonly<Record<string, number>>;
}

/** A line of play: the one that is followed, or one that was left at some decision. */
export interface LineLook {
  readonly id: number;
  /** The decision at which it parted from the line before it. */
  readonly from: number;
  readonly length: number;
}

/** Everything that is shown of a game at one moment. */
export interface Scene extends SceneLook {
  readonly save: string;
  /** Through whose eyes; -1 where everything is shown (a finished game, a record). */
  readonly onlooker: number;
  readonly seats: readonly Seat[];
  /** Decisions behind the moment shown, and in the whole line. */
  readonly ply: number;
  readonly length: number;
  readonly line: number;
  readonly lines: readonly LineLook[];
  /** Who is to decide next: a person (then there is a prompt), an opponent, Chance, or nobody. */
  readonly turn: 'human' | 'opponent' | 'chance' | 'over';
  /** Where Chance is: what it draws, by the name of its kind; null for dice. */
  readonly draws: string | null;
  /** The opponent who is to decide has to think first. */
  readonly thinks: boolean;
  readonly prompt: Prompt | null;
  readonly outcome: OutcomeLook | null;
  /** Nothing is hidden any more, and it may be looked at with anybody's eyes. */
  readonly isOpen: boolean;
  /** What is handed out now leaves out what the onlooker may not know. */
  readonly hides: boolean;
  /** What its record tells of how it was played. */
  readonly told: Marks;
  /** Several people sit at this screen, and something is hidden from one of them. */
  readonly isSecret: boolean;
  /** Null where the last decision can be taken back freely, else why not. */
  readonly whyNotUndo: string | null;
  readonly canTakeBack: boolean;
  readonly canRedo: boolean;
  /** An earlier moment at which another decision begins a new line of play. */
  readonly isFork: boolean;
  /** What our players thought last, the oldest first, as far as it may be told. */
  readonly thoughts: readonly ThoughtThen[];
  /** A side that one of our players would give up for lost; -1 for none. */
  readonly resigns: number;
  /** The chance of the first camp to win, by what everybody may see; null where nobody has learned to tell. */
  readonly standing: number | null;
  /** What has happened since the scene before this one. */
  readonly news: readonly LogEntry[];
}

/** One way an action may come out. */
export interface ForecastWay {
  readonly probability: number;
  /** `5/36`; empty where it cannot be told exactly. */
  readonly fraction: string;
  /** What is different then, as the game says it. */
  readonly changes: readonly string[];
  /** What is asked next, where that hangs on the dice. */
  readonly then: string | null;
}

/** The exact chances of an action, as the one who decides may know them. */
export interface Forecast {
  /** What is most to be feared and hoped for, with its chance: `WN 62 loses a step`. */
  readonly headline: readonly { readonly text: string; readonly probability: number }[];
  readonly always: readonly string[];
  readonly ways: readonly ForecastWay[];
  /** Something hidden matters: these are means over so many possible worlds. */
  readonly worlds: number;
  /** Why the chances cannot be told. */
  readonly failure: string | null;
  /** What is drawn for it, by the name of its kind: a card, a chit; null where it is dice, or nothing. */
  readonly draws: string | null;
}

/** Dice and losses so far. */
export interface Statistics {
  /** By kind of throw: how often each value came up and was to be expected. */
  readonly dice: readonly {
    readonly title: string;
    readonly faces: readonly { readonly text: string; readonly came: number; readonly expected: number }[];
  }[];
  /** The report's figures, decision by decision, thinned to a drawable number. */
  readonly course: readonly {
    readonly ply: number;
    readonly caption: string;
    readonly values: readonly Measured[];
    /** The chance of the first camp to win, where it can be told. */
    readonly standing: number | null;
  }[];
  readonly now: readonly Measured[];
}

/** A chapter of a rulebook with the numbers of its cases; without a title where nobody gave it one. */
export interface BookChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
}

/** The rulebook of a game in our words. */
export interface BookLook {
  readonly game: string;
  readonly title: string;
  readonly cases: Readonly<Record<string, string>>;
  readonly chapters: readonly BookChapter[];
  /** The sequence of play. */
  readonly sequence: readonly Part[];
  readonly charts: readonly Chart[];
}

/** What was refused, and by which rules. */
export interface Refusal {
  readonly reasons: readonly Reason[];
}

/** The engine's side of the table, in a worker; every answer is saved before it is told. */
export interface Host {
  saves(): Promise<SaveLook[]>;
  remove(save: string): Promise<void>;
  /** The rulebook of a game, which need not be open. */
  rulebook(game: string): Promise<BookLook>;
  /** Names a save and notes something about it; gives what is kept of that. */
  label(save: string, label: Label): Promise<Label>;
  begin(game: NewGame): Promise<Opened>;
  /** Takes a save off the shelf; to look back, where several people play it, with the eyes of one of them. */
  open(save: string, eyes?: number): Promise<Opened>;
  /** What a record's text is of; nothing is kept of it. */
  look(text: string): Promise<RecordLook | ImportFailure>;
  /**
   * A record's text becomes a new save: to go on with (`seats`), or to be read. One that is secret and that nobody at
   * this screen plays is seen with the eyes of one side.
   */
  importRecord(text: string, seats: readonly Seat[], eyes?: number): Promise<Opened | ImportFailure>;
  /** The record as the onlooker may know it. All of it, before the game is over, only on purpose: that marks it. */
  exportRecord(isWhole?: boolean): Promise<string>;
  /** The moment shown as a text, as the onlooker may know it. */
  position(): Promise<string>;
  /** What such a text shows; nothing is kept of it. */
  show(text: string): Promise<Shared | ImportFailure>;
  /**
   * A game of one's own that goes on from such a text: as whoever sees it, or as these sides where everything is seen. What
   * is hidden in it is drawn in agreement with what is seen; the others are played by script.
   */
  playOn(text: string, wanted: readonly number[]): Promise<Opened | ImportFailure>;
  act(verb: string, args: readonly Value[]): Promise<Scene | Refusal>;
  /** What is to be said before an action that harms whoever takes it. */
  perils(verb: string, args: readonly Value[]): Promise<readonly Peril[]>;
  /**
   * Whether an action is done at one press: it can be undone freely, as far as whoever takes it can know, and there are no
   * dice, though they may come later, whose chances are told first.
   */
  isPlain(verb: string, args: readonly Value[]): Promise<boolean>;
  /** What a command would do; null where there is nothing of it to be done now. */
  bulk(id: string): Promise<Plan | null>;
  /** Takes the decisions of a plan one after the other, so many at most and as many as can be taken before anybody waits. */
  run(order: Order, most?: number): Promise<Ran>;
  why(verb: string, args: readonly Value[]): Promise<readonly Reason[]>;
  /** Why nothing that is pointed at can be chosen for the next argument after these. */
  whyAt(verb: string, args: readonly Value[], at: PointedAt): Promise<readonly Reason[]>;
  /** The choices for the next argument after these. */
  next(verb: string, args: readonly Value[]): Promise<Choices | Refusal>;
  /** Lets Chance or an opponent answer once; or as often as they are asked in a row, up to so many times. */
  step(most?: number): Promise<Scene>;
  /**
   * Lets the opponent who is to answer think for a moment, so that others are served between two; gives how far it is, and null
   * where it has thought. Who lets it answer before that waits until it has.
   */
  think(): Promise<Pondering | null>;
  /** The opponent who thinks shall take what it has found so far. */
  moveNow(): Promise<void>;
  /**
   * What one of our players would do in the place of whoever is asked, from what that one may know: it thinks for a moment,
   * gives how far it is, and is asked again until it has an answer. Null where nobody can tell.
   */
  hint(): Promise<Hint | Pondering | null>;
  /** Accepts that a side gives up, as `resigns` of the scene offers it. */
  acceptResignation(): Promise<Scene>;
  undo(): Promise<Scene | Refusal>;
  takeBack(): Promise<Scene>;
  redo(): Promise<Scene>;
  /** Shows another moment of the line; acting there starts a new line. */
  goTo(ply: number): Promise<Scene>;
  follow(line: number): Promise<Scene>;
  lookAs(onlooker: number): Promise<Scene>;
  log(): Promise<readonly LogEntry[]>;
  sheet(verb: string, args: readonly Value[]): Promise<Sheet | null>;
  /** Others are served meanwhile. Null where it was given up: another was asked for, the table has changed, or nobody waits for it. */
  forecast(verb: string, args: readonly Value[]): Promise<Forecast | null>;
  /** Nobody waits for a forecast any more. */
  giveUp(): Promise<void>;
  /** The order of battle as the onlooker may know it. */
  forces(): Promise<readonly ForceLook[]>;
  overlay(id: string, focus: number): Promise<readonly HexPaint[]>;
  /** What there is to know of a place beside who stands there. */
  here(place: number): Promise<readonly PlaceNote[]>;
  statistics(): Promise<Statistics>;
}

export interface Opened {
  readonly facts: GameFacts;
  readonly scene: Scene;
}

/** A moment of a game that somebody has handed on, to look at. */
export interface Shared {
  readonly facts: GameFacts;
  readonly look: SceneLook;
  /** With whose eyes; -1 where nothing is hidden. */
  readonly onlooker: number;
  readonly isOver: boolean;
}

/** What can be told of a record before anybody has said what is to become of it. */
export interface RecordLook {
  readonly game: string;
  readonly title: string;
  readonly sides: readonly string[];
  /** The sides that one seat held. */
  readonly held: Seats;
  readonly decisions: number;
  readonly isOver: boolean;
  /** It is not over, and something in the game is hidden from a side. */
  readonly isSecret: boolean;
  readonly told: Marks;
}

export interface ImportFailure {
  readonly failure: string;
}
