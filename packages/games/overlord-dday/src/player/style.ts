import type { Bounds, Style } from '@bocage/kernel/players';
import { ALLIED, BEACH, SIDE } from '../queries.ts';
import tuned from './style.json' with { type: 'json' };

/** What a weight was in the first script, and between what it may be tried; the comment says what it weighs. */
type Weight = readonly [first: number, low: number, high: number];

/** How an attack is priced, in points; a side of its own has its own figures. */
const ATTACK = {
  /** What a step of one's own costs beyond its points, early in the day, for what it could still have done. */
  ownStep: [0.3, -0.2, 1.5],
  /** Early in the day: what it costs to come into disorder. */
  disorder: [0.12, 0, 0.5],
  /** … to fight instead of rallying. */
  tired: [0.06, 0, 0.4],
  /** … and to be thrown back a hex. */
  thrownBack: [0.08, 0, 0.5],
  /** What is left of the worth of a hex whose defenders fall back and may come again. */
  fallsBack: [0.6, 0, 1],
  /** What it is worth to wear defenders down, as a part of the worth of their hex. */
  wornDown: [0.5, 0, 1],
  /** What one more or one fewer battalion must change to be worth it. */
  trifle: [0.02, 0, 0.2],
  /** What an attack must promise at least. */
  least: [0, -0.5, 0.6],
  /** How dear own steps are, as a multiple of their points. */
  thrift: [1, 0.4, 2],
  /** How dear the enemy’s steps are, as a multiple of their points. */
  bloodlust: [1, 0.4, 2.5],
} as const satisfies Record<string, Weight>;

/** How much more or less than its points everything counts that lies by a beach. */
const BEACHES = {
  utah: [1, 0.3, 3],
  omaha: [1, 0.3, 3],
  gold: [1, 0.3, 3],
  juno: [1, 0.3, 3],
  sword: [1, 0.3, 3],
} as const satisfies Record<string, Weight>;

const ALLIED_WEIGHTS = {
  ...ATTACK,
  ...BEACHES,
  /** In half hexes: what it is worth to be off the sand, where others want to land. */
  sand: [3, 0, 8],
  /** In half hexes: what it is worth to rally. */
  rally: [2, 0, 6],
  /** How much strength a goal is given, as a multiple of what makes an attack cheap. */
  mass: [1, 0.4, 2],
  /** What a place where nobody is asks for. */
  guard: [3, 1, 8],
  /** In half hexes, added to the way of those who follow without orders: near goals draw less the larger it is. */
  follow: [3, 1, 12],
  /** Towns, as a multiple of their points. */
  towns: [0.9, 0, 2.5],
  /** The bridge over the Orne, likewise. */
  bridge: [1, 0, 2.5],
  /** Germans who overlook a beach, likewise. */
  thorns: [1, 0, 3],
  /** What a German by a beach with many of them counts at least. */
  thorn: [0.35, 0, 1],
  /** How many there may be by a beach in the evening for it to count. */
  few: [4, 1, 8],
  /** A way off the sand. */
  exit: [1, 0, 2.5],
  /** What a nest under fire is worth to those who attack it or pass it. */
  besieged: [0.25, 0, 1],
  /** … and to those who will. */
  inTheWay: [0.08, 0, 0.5],
  /** What a hit saves in the landings, as a multiple of the points. */
  landings: [1, 0, 3],
  /** What it costs to come ashore in disorder; half of it to regroup. */
  ashore: [0.12, 0, 0.6],
  /** Who would pay more than this for his landing at dawn waits for the next phase. */
  patience: [1, 0.1, 1],
  /** … and later in the day. */
  later: [1, 0.1, 1],
  /** … and where no comrade is on that sand yet, so that it is open to the Germans. */
  foothold: [1, 0.1, 1],
  /** The sand that Germans have come upon, as a multiple of its points. */
  regain: [0, 0, 3],
  /** From this phase on the last man on the sand stays there while Germans are near. */
  watch: [9, 2, 9],
  /** Sand without anybody while Germans are near, as a multiple of its points: to send somebody there. */
  cover: [0, 0, 2],
  /** So many stay at either end of the Orne bridge and in a town. */
  post: [1, 1, 3.4],
  /** In half hexes: not to stand beside Germans who are awake, by how much stronger they are. */
  wary: [0, 0, 4],
  /** Points for a hex beside comrades of another beach or from the air with whom there is no link yet. */
  links: [0, 0, 4],
} as const satisfies Record<string, Weight>;

const GERMAN_WEIGHTS = {
  ...ATTACK,
  ...BEACHES,
  /** What a hex nearer to the Allies is worth. */
  close: [1, 0, 2],
  /** Towns that could be taken, by their points: to be there before the Allies. */
  hold: [0, 0, 2],
  /** Beaches that could be secured: to stay near them, for each point that is at stake. */
  hem: [0, 0, 3],
  /** To stand on the sand, for each point that the Allies have from it. */
  strand: [0, 0, 3],
  /** The bridge over the Orne: to stand at one of its ends. */
  orne: [0, 0, 2],
  /** Ground in which it is hard to attack, by the line of the results. */
  cover: [0, 0, 1.5],
  /** Not to stand alone beside strong Allies, by how much stronger they are. */
  shy: [0, 0, 1.5],
  /** To stand beside an Allied stack with comrades beside it too, so as to attack together. */
  gather: [0, 0, 1.5],
  /** To be beside an Allied stack that is worn or in disorder. */
  prey: [0, 0, 1.5],
  /** What it is worth to rally in place. */
  rest: [0, 0, 3],
  /** The sand, as a multiple of its points. */
  sand: [1, 0, 3],
  /** Towns that are to be taken back, likewise. */
  towns: [1, 0, 3],
  /** The bridge over the Orne, likewise. */
  bridge: [1, 0, 3],
  /** The last man in a place that matters stays there: 1, or 0 where he may go. */
  guard: [1, 0, 1],
  /** To fall back where beaches are overlooked. */
  overlook: [1, 0, 3],
  /** To fall back into thick ground. */
  thick: [0.1, 0, 1],
} as const satisfies Record<string, Weight>;

type AttackWeight = keyof typeof ATTACK | keyof typeof BEACHES;
/** What both sides weigh when they attack. */
export type AttackStyle = Style<AttackWeight>;
/** How the Allies weigh what they see. */
export type AlliedStyle = Style<keyof typeof ALLIED_WEIGHTS>;
/** How the Germans do. */
export type GermanStyle = Style<keyof typeof GERMAN_WEIGHTS>;

const weightsOf = (side: number): Readonly<Record<string, Weight>> =>
  side === ALLIED ? ALLIED_WEIGHTS : GERMAN_WEIGHTS;

const mapped = <T>(side: number, value: (weight: Weight) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(weightsOf(side)).map(([name, weight]) => [name, value(weight)]));

const FIRST: readonly Style[] = SIDE.words.map((_, side) => mapped(side, ([first]) => first));
const USUAL: readonly Style[] = SIDE.words.map((word, side) => ({
  ...(FIRST[side] as Style),
  ...tuned.styles[word as keyof typeof tuned.styles],
}));
const BOUNDS: readonly Bounds[] = SIDE.words.map((_, side) => mapped(side, ([, low, high]) => [low, high]));

/** The style of the script that is kept to be measured against. */
export const firstStyle = (side: number): Style => FIRST[side] as Style;
/** The style of today. */
export const usualStyle = (side: number): Style => USUAL[side] as Style;
/** Between what each weight of a side may lie. */
export const boundsOf = (side: number): Bounds => BOUNDS[side] as Bounds;

/** Fills up what a style does not speak of with the first one. */
export const alliedStyle = (style: Style): AlliedStyle => ({ ...FIRST[ALLIED], ...style }) as AlliedStyle;
export const germanStyle = (style: Style): GermanStyle => ({ ...FIRST[1 - ALLIED], ...style }) as GermanStyle;

/** By beach: the weight of all that lies there. */
export const BEACH_WEIGHTS: readonly (keyof typeof BEACHES)[] = BEACH.words.map(
  (name) => name.toLowerCase() as keyof typeof BEACHES,
);
