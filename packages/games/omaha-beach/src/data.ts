import { type Id, int, type Kind, type Names, names, namesOf } from '@bocage/kernel';
import { roster } from '@bocage/wargame';
import { CARDS_FILE, type CardData } from './data/cards.ts';
import { CHARTS } from './data/charts.ts';
import { SETUP } from './data/setup.ts';
import { type DepthData, type GermanData, UNITS_FILE, type UnitData } from './data/units.ts';

export type { CardData, EffectData, Letter } from './data/cards.ts';
export { CHARTS } from './data/charts.ts';
export { SETUP } from './data/setup.ts';
export type { StepData, UnitType } from './data/units.ts';
export type { Weapon } from './data/words.ts';

const LEADERS: readonly UnitData[] = UNITS_FILE.leaders.map((leader) => ({
  ...leader,
  type: leader.kind,
  symbol: null,
  armored: false,
  steps: [],
}));
export type UnitId = Id<'unit'>;
export const UNITS: readonly UnitData[] = [...UNITS_FILE.us, ...LEADERS];
const ROSTER = roster<UnitData, UnitId>(UNITS);
const { asked } = ROSTER;
export const { kind: UNIT, of: dataOf, all: EVERY_UNIT } = ROSTER;
/** Steps at full strength; leaders have one. */
export const fullSteps = (unit: UnitId): number => Math.max(1, dataOf(unit).steps.length);

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
export const ZONE: Names = namesOf('zone', SETUP.zones);
export const [EAST, WEST] = [0, 1] as const;
export const SECTOR: Names = names('sector', ['east', 'west']);
export const SYMBOL: Names = names('symbol', ['diamond', 'triangle', 'circle']);
/** By unit; -1 for leaders. */
export const SYMBOL_OF: readonly number[] = UNITS.map(({ symbol }) =>
  symbol === null ? -1 : SYMBOL.of(symbol),
);
export const HERO: Names = namesOf('hero', UNITS_FILE.heroes);
export const HEROES = UNITS_FILE.heroes;

export const GERMANS: readonly GermanData[] = UNITS_FILE.germans;
export const GERMAN: Names = namesOf('german', GERMANS);
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

export const DEPTHS: readonly DepthData[] = UNITS_FILE.depth;
export const DEPTH: Names = namesOf('depth', DEPTHS);
export const depthOf = (depth: number): DepthData => DEPTHS[depth] as DepthData;
export const [WN_POOL, MOBILE_POOL, BUILDING_POOL] = [0, 1, 2] as const;
export const POOL: Names = names('pool', ['WN', 'mobile', 'building']);

export const ARTILLERY: Names = namesOf('artillery', UNITS_FILE.artillery);
export const GUNS = UNITS_FILE.artillery;

/** Engineer bases, which come from turn 17 on. */
export const BASES = UNITS_FILE.engineerBases;
export const BASE: Names = namesOf('base', BASES);
/** The lettered exits on the edges of the map. */
export const EXIT: Names = namesOf('exit', SETUP.exits);

export const COLOUR: Names = names('colour', ['orange', 'red', 'purple', 'blue', 'green', 'brown']);
export const LETTER: Names = names('letter', ['A', 'B', 'C', 'D']);
export const CARDS: readonly CardData[] = CARDS_FILE.cards;
/** The numbers of the effects that have any. */
export const EFFECTS = CARDS_FILE.effects;
/** What the letters of the fire cards mean in the long game. */
export const ACTIONS = CARDS_FILE.actions;
export type CardId = Id<'card'>;
export const CARD: Names<CardId> = namesOf('card', CARDS, ({ id }) => `card-${id}`);
export const EVERY_CARD: readonly CardId[] = CARDS.map((_, card) => card as CardId);
export const cardOf = (card: CardId): CardData => CARDS[card] as CardData;

export const TURN: Kind = int(1, CHARTS.turns.track.length);
/** The turns of a band in the charts. */
export const isWithin = (turn: number, turns: readonly number[]): boolean =>
  turn >= (turns[0] ?? 0) && turn <= (turns[1] ?? 0);
