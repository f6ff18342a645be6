import type { Grid, HexId, HexsideId } from '@bocage/hex';
import type { Action, BaseState, Happening, Shown, ShownLocals, Value } from '@bocage/kernel';

/** What a counter is coloured by. */
export type Army =
  | 'us'
  | 'british'
  | 'canadian'
  | 'french'
  | 'german'
  | 'ss'
  | 'luftwaffe'
  | 'navy'
  | 'neutral';

/** The branch a counter's symbol shows. */
export type Branch =
  | 'infantry'
  | 'motorized'
  | 'mechanized'
  | 'armour'
  | 'airborne'
  | 'glider'
  | 'ranger'
  | 'commando'
  | 'engineer'
  | 'reconnaissance'
  | 'artillery'
  | 'anti-tank'
  | 'flak'
  | 'machine-gun'
  | 'headquarters'
  | 'supply'
  | 'fort'
  | 'garrison';

/** How large a formation is, which stands above its symbol. */
export type Echelon =
  | 'section'
  | 'platoon'
  | 'company'
  | 'battalion'
  | 'regiment'
  | 'brigade'
  | 'division'
  | 'corps'
  | 'army'
  | 'none';

/** A passing state of a counter, in a short sign and in a word. */
export interface StateLook {
  readonly sign: string;
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  /** The colour of its marker, where the game has several that its signs tell apart. */
  readonly marker?: 'green' | 'grey';
}

/** A colour of the game's pieces, with the letters that say the same without colour. */
export interface ColourLook {
  readonly name: string;
  readonly letters: string;
}

/** Where a counter looks that does not look all round: so many degrees clockwise from the top of the map, and in words. */
export interface FacingLook {
  readonly degrees: number;
  readonly text: string;
}

/** A small figure beside the symbol of a counter: its morale, its range. */
export interface AsideLook {
  readonly figure: string;
  readonly meaning: string;
  readonly on: 'left' | 'right';
}

/** A counter that the onlooker may see. */
export interface CounterLook {
  /** Its row in the table of units. */
  readonly unit: number;
  readonly at: HexId;
  readonly side: number;
  readonly army: Army;
  readonly branch: Branch;
  readonly echelon: Echelon;
  /** The short name on its face, `1/16`, and the full one, `1st Battalion, 16th Infantry`. */
  readonly name: string;
  readonly title: string;
  /** The figures on its face, left to right; `?` for what the onlooker may not know. */
  readonly figures: readonly string[];
  /** What the figures are, in their order. */
  readonly meaning: readonly string[];
  readonly asides?: readonly AsideLook[];
  /** 0 in a game without steps. */
  readonly steps: number;
  /** It has lost steps. */
  readonly worn: boolean;
  readonly faceDown: boolean;
  /** The colour it acts by. */
  readonly colour?: ColourLook;
  /** The hexside it faces. */
  readonly facing?: FacingLook;
  /** That its other face is up, in a word: `in Movement Mode`. A bar across its top shows it. */
  readonly mode?: string;
  readonly states: readonly StateLook[];
  /** What else there is to know of it, a line each. */
  readonly notes: readonly string[];
}

/** A point of a chart, in parts of a hundred of its width and height. */
export interface ChartSpot {
  readonly x: number;
  readonly y: number;
}

/** A place beside the map. */
export interface BoxLook {
  readonly at: HexId;
  readonly title: string;
  /** Where it lies, in a group that is drawn as a chart. */
  readonly spot?: ChartSpot;
  /** Where one can go from it: other boxes, or hexes of the map. */
  readonly links?: readonly HexId[];
}

/** Places beside the map that belong together: the landing spaces of a beach, the reserves. */
export interface BoxGroup {
  readonly id: string;
  readonly title: string;
  readonly boxes: readonly BoxLook[];
  /** Of one that is drawn as a chart, with lines between its boxes: where the map of hexes lies on it, and its name. */
  readonly map?: ChartSpot & { readonly title: string };
}

/** A row of spaces with a marker on one of them, or a line of figures. */
export interface TrackLook {
  readonly id: string;
  readonly title: string;
  /** A card to be read as a whole, or a gauge of many small spaces; else spaces with room for words. */
  readonly form?: 'card' | 'gauge';
  readonly cells: readonly TrackCell[];
}

/** A space of a track. */
export interface TrackCell {
  readonly text: string;
  readonly isHere: boolean;
  readonly note?: string;
  /** The colour it stands for. */
  readonly colour?: ColourLook;
}

/** Something of a place that is no counter: whose it is, a blown bridge, a mine. */
export interface MarkLook {
  readonly at: HexId;
  readonly side?: HexsideId;
  readonly sign:
    | 'held'
    | 'blown'
    | 'mine'
    | 'flooded'
    | 'objective'
    | 'target'
    | 'landing'
    | 'note'
    | 'drop'
    | 'beachhead'
    | 'ruins'
    | 'breach'
    | 'supply'
    | 'interdiction'
    | 'attack';
  readonly owner?: number;
  readonly text: string;
  /** What is written beside its sign: how many there are. */
  readonly figure?: string;
  /** Of an attack that is planned: where it comes from, and its odds; it is drawn as arrows. */
  readonly from?: readonly HexId[];
  readonly odds?: string;
}

/** How much something that happens weighs: so long it is looked at. */
export type Weight = 'light' | 'normal' | 'heavy';

/** How somebody goes a way. */
export type Manner = 'march' | 'advance' | 'retreat' | 'landing' | 'drop' | 'drift';

/** A stroke that something which happened is drawn with, by places of the grid. */
export interface StrokeLook {
  /**
   * Fire from the first place to the last (`line`), a way that was gone (`path`): with one place alone they come from
   * beside the map. A hit, a loss, a place that is taken, something broken between two places; or only where it was.
   */
  readonly kind: 'line' | 'path' | 'burst' | 'cross' | 'flag' | 'break' | 'ring';
  readonly places: readonly HexId[];
  /** Who went a way; or, where an event says no places, whose places are meant. */
  readonly units?: readonly number[];
  readonly manner?: Manner;
  readonly side?: number;
  /** The colour of the game's own, with the letters that say the same without colour. */
  readonly colour?: { readonly name: string; readonly letters: string };
}

/** How something that happened is drawn. */
export interface Drawing {
  readonly weight: Weight;
  readonly strokes: readonly StrokeLook[];
  /** What came of it in a few words, with the arguments of the event in braces: `dice {dice}, {column}`. */
  readonly result?: string;
}

/** All that is seen of one position. */
export interface SceneLook {
  /** Where the game stands, in a line: `6 June 1944, third Landing Phase`. */
  readonly caption: string;
  readonly counters: readonly CounterLook[];
  readonly marks: readonly MarkLook[];
  readonly tracks: readonly TrackLook[];
}

/** A line of arithmetic with the rule it comes from. */
export interface SheetRow {
  readonly label: string;
  readonly value: string;
  readonly rule?: string;
}

/** The arithmetic behind a decision, before it is taken. */
export interface Sheet {
  readonly title: string;
  readonly rows: readonly SheetRow[];
  readonly result: string;
  /** What is written on the arrows of an attack: `3:1`. */
  readonly odds?: string;
  /** The strengths and the column in a few words, where all are known: `6:2, column 3:1`. */
  readonly headline?: string;
}

/** Something to know about a place, whoever stands there. */
export interface PlaceNote {
  readonly text: string;
  readonly colour?: ColourLook;
}

/** How an overlay paints a hex. */
export interface HexPaint {
  readonly at: HexId;
  readonly tone: 'own' | 'enemy' | 'both' | 'good' | 'bad' | 'plain';
  /** From 0 to 1. */
  readonly weight: number;
  /** On the hex itself, so a sign or a figure. */
  readonly text?: string;
  /** In full, for whoever points at the hex. */
  readonly note?: string;
}

/** Something to be laid over the map on demand. */
export interface Overlay<G extends BaseState = BaseState> {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** It is about a unit, or a hex, that the player points at. */
  readonly focus?: 'unit' | 'hex';
  paint(g: G, onlooker: number, focus: number): HexPaint[];
}

/** Words for something that can be done at a step. */
export interface VerbLook {
  /** An imperative: `Land a unit`. */
  readonly label: string;
  /** What each argument is, as a player would say it: `a unit`, `the hex it lands in`. */
  readonly asks: readonly string[];
  /** The kind of each argument, by which `nameOf` knows it, where some are neither units nor places. */
  readonly kinds?: readonly string[];
  /** Its units are aimed at its place: that is drawn as arrows while it is put together. */
  readonly aims?: boolean;
}

/** A thing as players call it: short, `1/16`, and in full, `1st Battalion, 16th Infantry`. */
export interface NameLook {
  readonly name: string;
  readonly title: string;
}

/** A value of a position that is different after something was done. */
export interface Change {
  /** The field: `unit.steps`, `turn`. */
  readonly path: string;
  readonly row: number;
  /** UNKNOWN for what the onlooker may not know. */
  readonly old: number;
  readonly now: number;
  /** In the words of records: `unit B1 steps 2 → 1`. */
  readonly text: string;
}

/** What a fight does to somebody: a step or more lost, gone altogether, thrown back, in disorder. */
export type HarmKind = 'loss' | 'gone' | 'retreat' | 'disorder';

/** What an action did to somebody, so that its odds can be summed up in a sentence. */
export interface Harm {
  readonly kind: HarmKind;
  /** The side it was done to; -1 for whoever a system plays. */
  readonly side: number;
  /** To whom, as players say it at the head of a sentence: `WN 62`; empty where that is still to be chosen. */
  readonly who: string;
  /** Steps lost; 1 for all else. */
  readonly count: number;
}

/** What counts as harm in a game. */
export interface Harms {
  of(changes: readonly Change[]): readonly Harm[];
  /** Procedures, or steps of them, at which it is only chosen whom the harm befalls: `losses`. It is the same for all choices. */
  readonly through?: readonly string[];
  /** What those are who are in disorder: `disrupted`. */
  readonly disorder: string;
}

/** Why a unit is not there: it is still to come, or it will not come back. */
export type Absence =
  | { readonly kind: 'due'; readonly when: string; readonly order: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'away'; readonly where: string };

/** A unit in the order of battle. */
export interface ForceLook {
  readonly unit: number;
  readonly side: number;
  readonly formation: string;
  /** Null where it can be seen on the map or beside it. */
  readonly absence: Absence | null;
}

/** The order of battle: who belongs to what, and what has become of those who are not there. */
export interface Forces<G extends BaseState = BaseState> {
  /** The formation of a unit, as players call it; empty where it stands alone. */
  formationOf(unit: number): string;
  /** Of a unit that lies nowhere; null where the onlooker may not know, or it is not in this game. */
  absence(seen: Shown<G>, unit: number): Absence | null;
  /** Whose it is. */
  sideOf(unit: number): number;
}

/** What leads from an action to the dice that decide it, so that its chances can be told before it is done. */
export interface Preview {
  readonly verb: string;
  /** Actions as text that follow it, `$1` for its first argument: `fight`, `resolve $1`. */
  readonly then: readonly string[];
  /** Where the rules want something else before that, though it has no part in it: the first of these that is allowed. */
  readonly due?: readonly string[];
  /** The local that says what it is about, `combat.hex` or `combat|overrun.hex`: it is over when that is gone or another. */
  readonly about?: string;
  /** It is asked in the middle of that, so that it may be its end. */
  readonly isAmid?: boolean;
  /** The procedure it is done in, `actionPhase`: what Chance does when that is over is another matter. */
  readonly within?: string;
  /**
   * How players are taken to answer who are asked on the way, by step: `support.defender` → `support none`; of several
   * answers the first that is allowed.
   */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
}

/** What the rules offer at a step, in a state made from a view. */
export interface Offered {
  /** What may be chosen for the next argument of a verb; nothing where the verb is shut. */
  choices(verb: string, ...earlier: readonly Value[]): readonly Value[];
}

/**
 * A command that stands for several decisions of one step, which are then given one after the other: the rules know
 * nothing of it. It is asked for its actions anew after each of them, and ends where the next is no longer among them.
 */
export interface Bulk<G extends BaseState = BaseState> {
  readonly id: string;
  /** An imperative: `Land all in their places`. */
  readonly label: string;
  /** Where it is offered: at a step, `beachLanding.land`, or wherever a procedure asks, `beachLanding`. */
  readonly step: string;
  /** They hang on each other in their order, so that none may be left out. */
  readonly isWhole?: boolean;
  /** `held` are the sides of the seat that is asked: a plan may go on with the decision of another of them. */
  plan(g: G, offered: Offered, locals: ShownLocals, held: readonly number[]): readonly Action[];
}

/** Something bad that comes of an action by a rule, and that whoever does it may not have thought of. */
export interface Peril {
  readonly text: string;
  readonly rule: string;
  readonly units: readonly number[];
}

/** A look at what an action would do to one's own before it is done. */
export interface Warning<G extends BaseState = BaseState> {
  /** The verb, or step and verb: `movement.begin.end`. */
  readonly verb: string;
  peril(g: G, args: readonly Value[], locals: ShownLocals): Peril | null;
}

/** What the procedure of a name remembers while it is under way. */
export type UnderWay = (procedure: string) => ShownLocals | undefined;

/**
 * A game as players see it: facts for whoever draws, writes or reads aloud, in no technique of any of them. Nothing that
 * it is given ever had the truth: `seen` has UNKNOWN for what the onlooker may not know, and in `g`, which the rules can
 * work with, that is filled in at random.
 */
export interface Presentation<G extends BaseState = BaseState> {
  readonly grid: Grid;
  /** Names of the sides, in their order: `Allies`, `Germans`. */
  readonly sides: readonly string[];
  readonly boxes: readonly BoxGroup[];
  readonly overlays: readonly Overlay<G>[];
  /** By `step.verb`, else by `verb`. */
  readonly verbs: Readonly<Record<string, VerbLook>>;
  readonly previews: readonly Preview[];
  /** Scenarios and options in a line each: what it is about, what it changes. */
  readonly scenarios: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  /** By scenario, the hexes that it is about: the map opens on them while nobody is seen on it. */
  readonly stages?: Readonly<Record<string, readonly HexId[]>>;
  /** Headings of the log, by `procedure.step`, else by procedure; where there is none, its name is used. */
  readonly headings?: Readonly<Record<string, string>>;
  /** Where the game stands, in a line. */
  caption(seen: Shown<G>): string;
  counters(seen: Shown<G>, g: G): readonly CounterLook[];
  marks(seen: Shown<G>, g: G, underWay: UnderWay): readonly MarkLook[];
  tracks(seen: Shown<G>, g: G): readonly TrackLook[];
  /** How players call a thing, by the name of its kind (`unit`, `place`); undefined where records say it well. */
  nameOf?(kind: string, value: number): NameLook | undefined;
  /** What there is to know of a hex that its counters and marks do not tell: who can fire on it. */
  here?(g: G, at: HexId): readonly PlaceNote[];
  /** Where a thing lies on the map that is neither a unit nor a place, so that it can be chosen there. */
  placeOf?(kind: string, value: number): HexId | undefined;
  /**
   * How something that happened is drawn, by what was told of it and nothing else; null where there is nothing to draw,
   * undefined where nobody has said so.
   */
  draw?(event: Happening): Drawing | null | undefined;
  /** Events with which another part of the game begins: what is told from there on is not the doing of who decided last. */
  readonly openers?: readonly string[];
  /** What a question is about beside units and places, in a line: the chit that was drawn, the steps still to be lost. */
  about?(seen: Shown<G>, step: string, locals: ShownLocals): string | undefined;
  /** What came of an action, as players would say it; what only keeps the books is left out. */
  tell?(changes: readonly Change[]): readonly string[];
  /** What of it was done to whom; the odds begin with a sentence about that. */
  readonly harms?: Harms;
  readonly forces?: Forces<G>;
  /** By place, what it costs to choose it for the next argument of an action. */
  costs?(g: G, verb: string, args: readonly Value[]): ReadonlyMap<number, string>;
  /** Commands that stand for several decisions. */
  readonly bulks?: readonly Bulk<G>[];
  /** What is to be said before an action that harms whoever takes it. */
  readonly warnings?: readonly Warning<G>[];
  /** The arithmetic of an action that may not be whole yet; null where there is none. */
  sheet(g: G, verb: string, args: readonly Value[]): Sheet | null;
}
