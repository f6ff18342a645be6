import { CHARTS } from '../data/charts.ts';
import { BEACHES, DEPOTS, REPLACEMENTS, WEATHERS, type Weather } from '../data/lists.ts';
import { byFace } from './faces.ts';

const { resources, depots, supply } = CHARTS;
const { allied, german, replacements, scenario } = resources;

const ALLIED = byFace(allied.rolls, (row) => row);
const isOneOf = (list: readonly Weather[], weather: number): boolean =>
  list.includes(WEATHERS[weather] as Weather);
/** 1.1.1.2: Allied offensive markers of a turn; `capacity` is what the open depots can bring. */
export function alliedMarkers(die: number, capacity: number, weather: number): number {
  const { divide, less } = ALLIED[die - 1] as (typeof ALLIED)[number];
  const bad = isOneOf(allied.bad.weather, weather) ? allied.bad.less : 0;
  return Math.max(allied.least, Math.floor(capacity / divide) - less - bad);
}

const GERMAN = byFace(german.rolls, ({ markers }) => markers);
/** 1.1.1.2: German offensive markers of a turn, that of Cherbourg apart. */
export const germanMarkers = (die: number, weather: number): number =>
  Math.max(
    german.least,
    (GERMAN[die - 1] as number) - (isOneOf(german.good.weather, weather) ? german.good.less : 0),
  );
/** 11.1: what is left of markers in the race to Cherbourg. */
export const cherbourgMarkers = (markers: number): number => Math.ceil(markers / scenario.cherbourg.divide);

const REPLACED = byFace(replacements.rolls, (row) => REPLACEMENTS.map((kind) => row[kind]));
/** 1.1.1.3: German replacements, by their places in REPLACEMENTS. */
export const replacementsOf = (die: number): readonly number[] => REPLACED[die - 1] as readonly number[];

/** 4.2, 7.1: what a depot can bring ashore. */
export interface Capacity {
  /** Stacking points in a phase. */
  readonly landing: number;
  /** Offensive markers in a turn. */
  readonly offensive: number;
}
const NONE: Capacity = { landing: 0, offensive: 0 };
/** By kind: reduced, then full. */
const CAPACITIES = DEPOTS.map((kind) =>
  kind === 'beach' || kind === 'german' ? [NONE, NONE] : [depots[kind].reduced, depots[kind].full],
);
/** 7.1: the capacity of a port, by its place in DEPOTS. */
export const portCapacity = (kind: number, isFull: boolean): Capacity =>
  CAPACITIES[kind]?.[isFull ? 1 : 0] as Capacity;
const BEACH_CAPACITIES = BEACHES.map((beach) => depots.beach[beach]);
/** 7.1: the capacity of a beach. */
export const beachCapacity = (beach: number): Capacity => BEACH_CAPACITIES[beach] as Capacity;

const { construction } = depots;
const OPENS = DEPOTS.map((kind) =>
  kind === 'german' ? 0 : construction[kind].wait + construction[kind].reduced,
);
const GROWS = DEPOTS.map((kind) => (kind === 'german' ? 0 : construction[kind].full));
/** 7.1: in whose logistics phase a depot opens, from the turn in which its hex was taken; a beach does at once. */
export const opensOn = (kind: number, taken: number): number => taken + (OPENS[kind] as number);
/** 7.1: when it has its full capacity. */
export const fullOn = (kind: number, taken: number): number => opensOn(kind, taken) + (GROWS[kind] as number);

/** 7.1.1: whether a storm destroys a Mulberry. */
export const losesMulberry = (die: number): boolean => depots.mulberryInStorm.lost.includes(die);

/** 7.2: a German depot by its place: `Cherbourg` or a box. */
export type GermanDepot = Exclude<keyof typeof depots.german, 'source'>;
export const GERMAN_DEPOTS = Object.keys(depots.german).filter((key) => key !== 'source') as GermanDepot[];
/** 1.1.1.2: how many markers it holds. */
export const depotHolds = (depot: GermanDepot): number => depots.german[depot].markers;
/** 7.2: what it defends itself with. */
export const depotDefence = (depot: GermanDepot): number => depots.german[depot].defence;

/** 7.5: stacking points of infantry that aircraft supply. */
export const airSupplyPoints = (weather: number): number =>
  isOneOf(supply.byAir.weather, weather) ? supply.byAir.points : 0;
