import type { Grid, HexId, HexsideId } from '@bocage/hex';
import type { BaseState, Shown, ShownLocals, Value } from '@bocage/kernel';

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
}

/** A colour of the game's pieces, with the letters that say the same without colour. */
export interface ColourLook {
  readonly name: string;
  readonly letters: string;
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
  readonly steps: number;
  /** It has lost steps. */
  readonly worn: boolean;
  readonly faceDown: boolean;
  /** The colour it acts by. */
  readonly colour?: ColourLook;
  readonly states: readonly StateLook[];
  /** What else there is to know of it, a line each. */
  readonly notes: readonly string[];
}

/** Places beside the map that belong together: the landing spaces of a beach, the reserves. */
export interface BoxGroup {
  readonly id: string;
  readonly title: string;
  readonly boxes: readonly { readonly at: HexId; readonly title: string }[];
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
  readonly sign: 'held' | 'blown' | 'mine' | 'flooded' | 'objective' | 'target' | 'landing' | 'note';
  readonly owner?: number;
  readonly text: string;
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

/** What leads from an action to the dice that decide it, so that its chances can be told before it is done. */
export interface Preview {
  readonly verb: string;
  /** Actions as text that follow it, `$1` for its first argument: `fight`, `resolve $1`. */
  readonly then: readonly string[];
  /** The local that says what it is about, `combat.hex`: it is over when that is gone or another. */
  readonly about?: string;
  /** The procedure it is done in, `actionPhase`: what Chance does when that is over is another matter. */
  readonly within?: string;
  /** How players are taken to answer who are asked on the way, by step: `support.defender` → `support none`. */
  readonly answers?: Readonly<Record<string, string>>;
}

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
  /** Headings of the log, by `procedure.step`, else by procedure; where there is none, its name is used. */
  readonly headings?: Readonly<Record<string, string>>;
  /** Where the game stands, in a line. */
  caption(seen: Shown<G>): string;
  counters(seen: Shown<G>, g: G): readonly CounterLook[];
  marks(seen: Shown<G>, g: G): readonly MarkLook[];
  tracks(seen: Shown<G>, g: G): readonly TrackLook[];
  /** How players call a thing, by the name of its kind (`unit`, `place`); undefined where records say it well. */
  nameOf?(kind: string, value: number): NameLook | undefined;
  /** What there is to know of a hex that its counters and marks do not tell: who can fire on it. */
  here?(g: G, at: HexId): readonly PlaceNote[];
  /** Where a thing lies on the map that is neither a unit nor a place, so that it can be chosen there. */
  placeOf?(kind: string, value: number): HexId | undefined;
  /** What a question is about beside units and places, in a line: the chit that was drawn, the steps still to be lost. */
  about?(seen: Shown<G>, step: string, locals: ShownLocals): string | undefined;
  /** What came of an action, as players would say it; what only keeps the books is left out. */
  tell?(changes: readonly Change[]): readonly string[];
  /** By place, what it costs to choose it for the next argument of an action. */
  costs?(g: G, verb: string, args: readonly Value[]): ReadonlyMap<number, string>;
  /** The arithmetic of an action that may not be whole yet; null where there is none. */
  sheet(g: G, verb: string, args: readonly Value[]): Sheet | null;
}
