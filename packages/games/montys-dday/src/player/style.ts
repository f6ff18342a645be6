import type { Bounds, Style } from '@bocage/kernel/players';
import { ALLIED, GERMAN } from '../queries.ts';
import file from './style.json' with { type: 'json' };

/** A figure of a style: what it weighs, what it was in the first script, and between what it may lie. */
interface Weight {
  readonly why: string;
  /** By side; null for the one that has no use for it. */
  readonly first: readonly [allied: number | null, german: number | null];
  readonly bounds: readonly [low: number, high: number];
}
type Row = readonly [low: number, high: number, why: string];
const allied = (first: number, ...[low, high, why]: Row): Weight => ({
  why,
  first: [first, null],
  bounds: [low, high],
});
const german = (first: number, ...[low, high, why]: Row): Weight => ({
  why,
  first: [null, first],
  bounds: [low, high],
});
const either = (first: readonly [number, number], ...[low, high, why]: Row): Weight => ({
  why,
  first,
  bounds: [low, high],
});

/** Everything that the scripts weigh. Distances are in half movement points, worths in Allied battalions. */
const WEIGHTS = {
  // Where one goes.
  detour: either([10, 12], 0, 30, 'what it costs to go through enemies'),
  adjacent: either([5, 3], 0, 12, 'what it is worth to stand beside somebody who can be assaulted'),
  unwise: either([2, 5], 0, 12, 'what it costs to stand beside somebody who cannot'),
  caught: either([9, 9], 0, 20, 'what it costs to be on the march beside an enemy'),
  exposed: either([3, 3], 0, 12, 'what it costs to be on the march within three hexes of one'),
  cover: either([0.6, 1.5], 0, 5, 'what ground other than clear is worth near the enemy'),
  margin: either(
    [6, 6],
    0,
    20,
    'how much more than the defence must be about a hex to think of assaulting it',
  ),
  nearest: allied(20, 0, 40, 'how far one goes for Caen rather than for the nearest Germans'),
  tooStrong: allied(14, 0, 40, 'how much farther off those seem who are too strong'),
  garrison: allied(16, 0, 60, 'how much farther off a Garrison seems'),
  cityLater: allied(6, 0, 60, 'how much farther off Caen seems before its time'),
  toCaen: allied(4, 1, 15, 'the turn from which Caen draws'),
  fromGold: allied(10, 1, 22, 'the turn from which Caen draws Gold as well'),
  caenFar: allied(0, 0, 60, 'how much farther off Caen seems from then on'),
  lodge: allied(0, -10, 30, 'how much nearer Germans seem who spoil a Lodgment'),
  effortSword: either([0, 0], -20, 20, 'how much nearer enemies seem about Sword'),
  effortJuno: either([0, 0], -20, 20, 'how much nearer enemies seem about Juno'),
  effortGold: either([0, 0], -20, 20, 'how much nearer enemies seem about Gold'),
  effortAir: either([0, 0], -20, 20, 'how much nearer enemies seem beyond the Orne'),
  eastern: allied(50, 0, 60, 'how much farther off those seem beyond the Orne to who comes by sea'),
  link: allied(0, 0, 60, 'how much nearer than Germans the bridges seem to Sword'),
  aboutZone: allied(7, 2, 14, 'how far from their Drop Zone the airborne attack'),
  airHome: allied(8, 0, 30, 'how far from the bridges the airborne look for their Drop Zone'),
  guard: allied(1, 0, 2, 'how much it is worth that battalions stay in the Drop Zone'),
  airCaen: allied(0, 0, 1, 'whether the airborne go for Caen at the end'),
  inTheWay: allied(3, 0, 10, 'what it costs to be in the way of those who land'),
  underFire: allied(1, 0, 6, 'what it costs to be where Germans can aim'),
  aimed: allied(0.12, 0, 1, 'the same for each of their factors'),
  clears: allied(12, 0, 30, 'what it is worth to engineers to stand where there are mines'),
  lodger: allied(0, 0, 30, 'what it is worth to stand in a hex of Caen that would not be held otherwise'),
  disorder: german(8, 0, 30, 'how much nearer a stack in disorder seems'),
  factor: german(0.5, 0, 3, 'how much farther off each factor makes one that defends itself'),
  hopeless: german(16, 0, 60, 'how much farther off those seem who are too strong'),
  fewest: german(3, 0, 12, 'how many hold Caen with nobody near'),
  most: german(7, 0, 16, 'how many hold Caen at most'),
  watch: german(9, 3, 20, 'how far from Caen an enemy is near'),
  last: german(6, 0, 40, 'what it is worth not to leave a hex of Caen empty'),
  spoilFrom: german(3, -1, 14, 'how many turns before the end Beachheads are spoiled'),
  retake: german(0, 0, 60, 'what it is worth to come into a hex of Caen that the enemy has left'),
  hold: german(0, 0, 30, 'what it costs the front to come within two hexes of those it cannot throw back'),
  reserve: german(0, 0, 60, 'how far from Caen whoever is there will not go'),
  // Whom one fires at.
  assaulted: either([0.5, 0.5], 0, 1, 'what disruption takes of a unit that will be assaulted next'),
  threatening: either([0.7, 0.7], 0, 1, 'what it takes of one that might assault next'),
  shakenFar: either([0.25, 0.25], 0, 1, 'what it takes of any other'),
  driven: either([0.12, 0.12], 0, 1, 'what a retreat by fire takes'),
  leastShot: either([0.01, 0.01], 0, 0.2, 'what a shot must promise'),
  worthy: either([2.2, 2.2], 0, 6, 'how much must be fired at before a headquarters helps'),
  fireSword: either([0, 0], -1, 3, 'how much more a shot counts about Sword'),
  fireJuno: either([0, 0], -1, 3, 'how much more a shot counts about Juno'),
  fireGold: either([0, 0], -1, 3, 'how much more a shot counts about Gold'),
  fireAir: either([0, 0], -1, 3, 'how much more a shot counts beyond the Orne'),
  fireCaen: either([0, 0], -1, 3, 'how much more a shot counts in and about Caen'),
  point: allied(0.006, 0.001, 0.03, 'what a support point must bring'),
  kept: allied(0.4, 0, 0.9, 'what part of the points is kept for the fire that answers the Germans'),
  silence: allied(1, 0, 4, 'how much it counts to silence a gun before a landing'),
  inRange: allied(0.6, 0, 1, 'how much Germans matter whose guns reach Allies'),
  close: allied(0.4, 0, 1, 'how much others matter within four hexes'),
  distant: allied(0.1, 0, 1, 'how much all others do'),
  // Whom one assaults.
  disruption: either([0.4, 0.4], 0, 1, 'what disruption takes in an assault'),
  retreat: either([0.3, 0.3], 0, 1, 'what a retreat takes in one'),
  shaken: either([0.35, 0.2], 0, 1, 'what it costs that a stack of one’s own is disrupted'),
  ground: either([0.15, 0.15], 0, 2, 'what a hex is worth beside those in it'),
  city: either([0.5, 0.5], 0, 4, 'what a hex of Caen is worth'),
  leastAssault: either([0.12, 0.12], -0.3, 1, 'what an assault must promise'),
  dropZone: german(1.5, 0, 6, 'what a Drop Zone is worth'),
  // What units are worth.
  alliedUnit: either([1, 1], 0, 3, 'an Allied unit beside its strength'),
  germanUnit: either([0.5, 0.5], 0, 2, 'a German one'),
  alliedFactor: either([1 / 30, 1 / 30], 0, 0.3, 'a factor of an Allied unit'),
  germanFactor: either([0.1, 0.1], 0, 0.4, 'a factor of a German one'),
  gunFactor: either([0.15, 0.15], 0, 0.5, 'a factor of German guns'),
  barred: either([0.5, 0.5], 0, 2, 'whoever holds the works of a beach'),
  thorn: either([0.3, 0.3], 0, 2, 'whoever spoils a Lodgment'),
  inCity: either([0, 0], 0, 3, 'whoever is in Caen'),
  // Who lands.
  landShaken: allied(0.3, 0, 1, 'what disruption costs whoever lands'),
  sure: allied(0.85, 0.3, 1, 'how sure one must be to throw out Germans where one lands'),
  early: allied(1, 0, 3, 'how much of what is usual may be risked on the first morning'),
  late: allied(1, 0, 3, 'how much of it later'),
  tooLate: allied(0.05, 0, 0.5, 'what may be risked when it is too late to matter'),
  landSword: allied(0, -1, 2, 'how much more may be risked at Sword'),
  landJuno: allied(0, -1, 2, 'how much more at Juno'),
  landGold: allied(0, -1, 2, 'how much more at Gold'),
  suppressed: allied(0.85, 0.3, 1.2, 'what the fire before a landing leaves of the guns'),
  swim: allied(1, 0, 3, 'how much worse it is to sink than to be hit'),
  turnedBack: allied(1.5, 0, 4, 'what it costs to be turned back'),
  onGermans: allied(2, 0, 6, 'what it costs to land on Germans'),
  stuck: allied(3, 0, 6, 'what it costs to land among friends who cannot move'),
  firedOn: allied(0.06, 0, 0.4, 'what each factor costs that fires at the shore'),
  crowd: allied(0.25, 0, 2, 'what each costs who comes in the same boats'),
  trapped: allied(1.2, 0, 4, 'what it costs to be caught by the tide'),
  reckonsMines: allied(0, 0, 1, 'whether mines are reckoned by what is known of them rather than guessed'),
  // How the Germans set up.
  mineSword: german(0, -4, 4, 'how many more mines than usual are laid before Sword'),
  mineJuno: german(0, -4, 4, 'how many more before Juno'),
} as const satisfies Readonly<Record<string, Weight>>;

export type WeightName = keyof typeof WEIGHTS;
/** A whole style: a figure for each of them. */
export type Weights = Style<WeightName>;
const NAMES = Object.keys(WEIGHTS) as readonly WeightName[];
const SIDES = [ALLIED, GERMAN];

const styleOf = (figure: (name: WeightName) => number): Weights =>
  Object.fromEntries(NAMES.map((name) => [name, figure(name)])) as Weights;

const firstFigure = (side: number, name: WeightName): number => WEIGHTS[name].first[side] ?? 0;
const FIRST = SIDES.map((side) => styleOf((name) => firstFigure(side, name)));
/** By side: the style of the first script. */
export const firstStyle = (side: number): Weights => FIRST[side] as Weights;

/** What was tuned: for each side the figures that are others than the first. */
const TUNED: readonly Readonly<Record<string, number>>[] = [file.styles.allied, file.styles.german];
const USUAL = SIDES.map((side) => completed(side, TUNED[side] ?? {}));
/** By side: the style in which it plays today. */
export const usualStyle = (side: number): Weights => USUAL[side] as Weights;

/** A style of which some figures are said; the others are those of the first. */
export function completed(side: number, style: Style): Weights {
  return styleOf((name) => style[name] ?? firstFigure(side, name));
}

const BOUNDS: readonly Bounds[] = SIDES.map((side) =>
  Object.fromEntries(
    NAMES.filter((name) => WEIGHTS[name].first[side] !== null).map((name) => [name, WEIGHTS[name].bounds]),
  ),
);
/** Of a whole style the figures that a side has a use for. */
export const ownOf = (side: number, style: Weights): Style =>
  Object.fromEntries(Object.keys(boundsOf(side)).map((name) => [name, style[name as WeightName]]));

/** What a side weighs, and between what its figures may lie. */
export const boundsOf = (side: number): Bounds => BOUNDS[side] as Bounds;

/** Who thinks: for which side, in which style, and whether in a hurry. */
export interface Mind {
  readonly side: number;
  readonly style: Weights;
  readonly isQuick: boolean;
}
