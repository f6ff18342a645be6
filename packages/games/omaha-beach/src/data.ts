import { int, type Kind, type Names, names } from '@bocage/kernel';
import { CARDS_FILE } from './data/cards.ts';
import { CHARTS_FILE } from './data/charts.ts';
import { SETUP_FILE } from './data/setup.ts';
import { UNITS_FILE } from './data/units.ts';

export const CHARTS = CHARTS_FILE;
export const SETUP = SETUP_FILE;

/** What an American unit is at a number of steps; `weapons` of null are those of the chart for its type. */
export interface StepData {
  readonly strength: number;
  /** 1 is adjacent, 99 any distance. */
  readonly range: number;
  readonly weapons: readonly Weapon[] | null;
}
export type Weapon = 'BZ' | 'BG' | 'BR' | 'DE' | 'MO' | 'RD' | 'MG' | 'AR' | 'NA' | 'FL';
export type UnitType =
  | 'infantry'
  | 'heavyInfantry'
  | 'ranger'
  | 'tank'
  | 'antiAircraft'
  | 'antiTank'
  | 'artillery'
  | 'dukw'
  | 'hq'
  | 'general';

/** An American unit or leader as `data/units.json` has it; leaders have one step without figures. */
export interface UnitData {
  readonly id: string;
  readonly name: string;
  readonly type: UnitType;
  readonly division: '1st' | '29th';
  readonly symbol: 'diamond' | 'triangle' | 'circle' | null;
  readonly armored: boolean;
  /** The turn it comes; 0 stands in its box at the start. */
  readonly turn: number;
  /** A landing box, a beach, or a division. */
  readonly box: string;
  /** From full strength down. */
  readonly steps: readonly StepData[];
}
const LEADERS: readonly UnitData[] = UNITS_FILE.leaders.map((leader) => ({
  ...leader,
  type: leader.kind,
  symbol: null,
  armored: false,
  steps: [],
}));
export type UnitId = number;
export const UNITS: readonly UnitData[] = [...UNITS_FILE.us, ...LEADERS];
export const UNIT: Names<UnitId> = names(
  'unit',
  UNITS.map(({ id }) => id),
);
export const dataOf = (unit: UnitId): UnitData => UNITS[unit] as UnitData;
export const EVERY_UNIT: readonly UnitId[] = UNITS.map((_, unit) => unit);
/** Steps at full strength; leaders have one. */
export const fullSteps = (unit: UnitId): number => Math.max(1, dataOf(unit).steps.length);

/** A question about units, answered once for all of them. */
function asked(test: (unit: UnitData) => boolean): (unit: UnitId) => boolean {
  const answers = Uint8Array.from(UNITS, (unit) => (test(unit) ? 1 : 0));
  return (unit) => answers[unit] === 1;
}
const INFANTRY: readonly string[] = CHARTS.types.infantry;
const REGULAR: readonly string[] = CHARTS.types.regular;
/** Infantry of any sort, Rangers too. */
export const isInfantry = asked(({ type }) => INFANTRY.includes(type));
/** Infantry whose losses count for the division's catastrophe: no Rangers. */
export const isRegular = asked(({ type }) => REGULAR.includes(type));
export const isRanger = asked(({ type }) => type === 'ranger');
export const isTank = asked(({ type }) => type === 'tank');
export const isArmored = asked(({ armored }) => armored);
/** Headquarters and generals. */
export const isLeader = asked(({ type }) => type === 'hq' || type === 'general');
export const isHq = asked(({ type }) => type === 'hq');
export const isGeneral = asked(({ type }) => type === 'general');
export const LEADER_UNITS: readonly UnitId[] = EVERY_UNIT.filter(isLeader);

export const US = 0;
/** One player; the Germans are a deck and a set of procedures. */
export const SIDE: Names = names('side', ['us']);
export const [FIRST, TWENTY_NINTH] = [0, 1] as const;
export const DIVISION: Names = names('division', ['1st', '29th']);
/** By unit: the division it comes with. */
export const DIVISION_OF: readonly number[] = UNITS.map(({ division }) => DIVISION.of(division));
/** Zones of the reserves, as the events name them. */
export const ZONE: Names = names(
  'zone',
  SETUP.zones.map(({ id }) => id),
);
export const [EAST, WEST] = [0, 1] as const;
export const SECTOR: Names = names('sector', ['east', 'west']);
export const SYMBOL: Names = names('symbol', ['diamond', 'triangle', 'circle']);
/** By unit; -1 for leaders. */
export const SYMBOL_OF: readonly number[] = UNITS.map(({ symbol }) =>
  symbol === null ? -1 : SYMBOL.of(symbol),
);
export const HERO: Names = names(
  'hero',
  UNITS_FILE.heroes.map(({ id }) => id),
);
export const HEROES = UNITS_FILE.heroes;

/** A German counter. */
export interface GermanData {
  readonly id: string;
  readonly name: string;
  readonly class: 'WN' | 'TR' | 'DR' | 'KGM';
  readonly kind: 'plain' | '75' | '88' | 'rocket' | 'company';
  readonly division: '716' | '352';
  readonly strength: number;
  readonly requires: readonly Weapon[];
  readonly calibre: number | null;
}
export const GERMANS: readonly GermanData[] = UNITS_FILE.germans;
export const GERMAN: Names = names(
  'german',
  GERMANS.map(({ id }) => id),
);
/** Companies of Kampfgruppe Meyer. */
export const MEYERS: number = GERMANS.filter((german) => german.class === 'KGM').length;
export const EVERY_GERMAN: readonly number[] = GERMANS.map((_, german) => german);
export const germanOf = (german: number): GermanData => GERMANS[german] as GermanData;
/** What the back of a German counter, and where it stands, tells of it. */
export const BACK: Names = names('back', ['plain', '75', '88', 'rocket', 'TR', 'DR', 'KGM']);
export const BACK_OF: readonly number[] = GERMANS.map((german) =>
  BACK.of(german.kind === 'company' ? german.class : german.kind),
);
/** Whether it belongs to a Widerstandsnest, and not to the reserves. */
export const isOfNest = (back: number): boolean => back <= BACK.of('rocket');

/** A depth marker. */
export interface DepthData {
  readonly id: string;
  readonly pool: 'WN' | 'mobile' | 'building';
  readonly strength: number;
  readonly requires: readonly Weapon[];
  readonly tactical?: boolean | undefined;
}
export const DEPTHS: readonly DepthData[] = UNITS_FILE.depth;
export const DEPTH: Names = names(
  'depth',
  DEPTHS.map(({ id }) => id),
);
export const depthOf = (depth: number): DepthData => DEPTHS[depth] as DepthData;
export const [WN_POOL, MOBILE_POOL, BUILDING_POOL] = [0, 1, 2] as const;
export const POOL: Names = names('pool', ['WN', 'mobile', 'building']);

export const ARTILLERY: Names = names(
  'artillery',
  UNITS_FILE.artillery.map(({ id }) => id),
);
export const GUNS = UNITS_FILE.artillery;

/** Engineer bases, which come from turn 17 on. */
export const BASES = UNITS_FILE.engineerBases;
export const BASE: Names = names(
  'base',
  BASES.map(({ id }) => id),
);
/** The lettered exits on the edges of the map. */
export const EXIT: Names = names(
  'exit',
  SETUP.exits.map(({ id }) => id),
);

export const COLOUR: Names = names('colour', ['orange', 'red', 'purple', 'blue', 'green', 'brown']);
export type Letter = 'A' | 'B' | 'C' | 'D';
export const LETTER: Names = names('letter', ['A', 'B', 'C', 'D']);
/** An effect of an event: its kind and what it is about. */
export interface EffectData {
  readonly kind: string;
  readonly zones?: readonly string[] | undefined;
  readonly division?: '1st' | '29th' | undefined;
  readonly sector?: 'east' | 'west' | undefined;
  readonly where?: string | undefined;
  readonly positions?: readonly string[] | undefined;
  readonly symbols?: readonly string[] | undefined;
  readonly more?: number | undefined;
  readonly leader?: string | undefined;
  readonly at?: Readonly<Record<string, { readonly position: string; readonly hex: string }>> | undefined;
}
/** A card of the deck. */
export interface CardData {
  readonly id: number;
  readonly landing: Readonly<Record<'diamond' | 'triangle' | 'circle', Letter>>;
  readonly mine: boolean;
  readonly fire: readonly {
    readonly colour: string;
    readonly depth: boolean;
    readonly action: string;
    readonly armor?: boolean | undefined;
    readonly leader?: boolean | undefined;
  }[];
  readonly target: 'diamond' | 'triangle' | 'circle';
  readonly artillery: { readonly calibres: readonly number[]; readonly value: number } | null;
  readonly events: readonly {
    readonly turns: readonly [number, number];
    readonly effects: readonly EffectData[];
  }[];
}
export const CARDS: readonly CardData[] = CARDS_FILE.cards;
/** The numbers of the effects that have any. */
export const EFFECTS = CARDS_FILE.effects;
/** What the letters of the fire cards mean in the long game. */
export const ACTIONS = CARDS_FILE.actions;
export const CARD: Names = names(
  'card',
  CARDS.map(({ id }) => `card-${id}`),
);
export const cardOf = (card: number): CardData => CARDS[card] as CardData;

export const TURN: Kind = int(1, CHARTS.turns.track.length);
/** The turns of a band in the charts. */
export const isWithin = (turn: number, turns: readonly number[]): boolean =>
  turn >= (turns[0] ?? 0) && turn <= (turns[1] ?? 0);
