import type { Bounds, Style } from '@bocage/kernel/players';
import { GERMAN, SIDE } from '../queries.ts';
import tuned from './style.json' with { type: 'json' };

/** What a weight was in the first script, and between what it may be tried; the comment says what it weighs. */
type Weight = readonly [first: number, low: number, high: number];
/** The same for what either camp weighed otherwise. */
type ByCamp = readonly [allied: number, german: number, low: number, high: number];

const BOTH_WEIGHTS = {
  /** How dear a step of one’s own is in an attack, and how welcome one of the enemy, as a multiple of its points. */
  ownStep: [1, 1, 0.4, 2],
  theirStep: [1, 1, 0.6, 2],
  /** A level of disorganization, for each point of a step. */
  level: [0.35, 0.35, 0, 0.9],
  /** To be thrown back costs the hexes from which one attacked. */
  falters: [1.5, 1.5, 0, 4],
  /** A breach that armour in Reserve may go through. */
  exploits: [1, 1, 0, 4],
  /** A hex that is won, apart from what it is worth. */
  ground: [0.8, 0.8, 0, 2.5],
  /** Defenders of cities and works go so much less often than others. */
  stands: [0.35, 0.35, 0.1, 1],
  /** What the attacks of a headquarters must bring together to be worth a marker, and what in the race. */
  marker: [0.5, 0.5, 0, 4],
  raceMarker: [0.3, 0.3, 0, 4],
  /** What a single attack must promise. */
  least: [0.15, 0.15, -0.2, 1.5],
  /** What moves for an attack must promise; the first attack of a headquarters by so much more. */
  thrust: [0.3, 0.9, -0.2, 3],
  thrustMarker: [0.9, 0.9, 0, 3],
  /** Whoever moves for an attack is missing elsewhere, and the farther he comes the more. */
  effort: [0.1, 0.1, 0, 0.4],
  march: [0.03, 0.03, 0, 0.15],
  /** What an overrun must promise. */
  overrun: [1.2, 1.2, 0, 4],
  /** What it is worth to hold on in a city rather than to give way, in any other hex, and in Cherbourg. */
  holdCity: [4, 4, 0, 12],
  holdHex: [1.5, 1.5, 0, 5],
  holdCherbourg: [8, 8, 2, 20],
  /** What ground counts in an advance, what a threat costs, and how willing one is. */
  advanceGround: [0.5, 0.5, 0, 1.5],
  advanceThreat: [0.06, 0.06, 0, 0.2],
  advance: [3.5, -0.6, -4, 6],
  /** What a counterattack must bring beyond its marker, and what the hex is worth then. */
  riposte: [0.8, 0.8, 0, 3],
  riposteHex: [1.2, 1.2, 0, 4],
  /** What a column must be worth for fighters or a headquarters to help an attack … */
  fly: [0.2, 0.2, 0, 1],
  lead: [0.1, 0.1, 0, 1],
  /** … and a headquarters a defence, where it could not and where it could attack yet. */
  guard: [0.2, 0.2, 0, 1.5],
  guardReady: [0.6, 0.6, 0, 2],
  /** What the line costs for the square of each hex that it is farther from the enemy than it should be. */
  depth: [3, 3, 0, 8],
  /** How much rather it runs through good ground and where one stands, how much less over lost ground and in salients. */
  cover: [2, 2, 0, 6],
  held: [3, 3, 0, 8],
  hostile: [1, 15, 0, 30],
  salient: [2, 2, 0, 8],
  /** What each hex of it needs where nobody threatens it. */
  base: [2, 2, 0.5, 5],
  /** What of a threat a picket has to meet; and the line once attacks are planned. */
  picket: [0.1, 0.2, 0, 0.8],
  post: [0.45, 0.45, 0.1, 1],
  /** How much those beside a post on the line cover it, and below which need it is left as it is. */
  beside: [0.35, 0.9, 0, 1.2],
  enough: [0.6, 0.45, 0.15, 1.5],
  /** So many stacking points of armour wait in Reserve for a breach. */
  reserve: [8, 8, 0, 16],
  /** A marker is worth so much to a corps that has none, and so much of its attacks once it has one. */
  firstMarker: [0.5, 0.5, 0, 3],
  secondMarker: [0.6, 0.6, 0, 1.2],
  /** For a headquarters to be near the attack it is to support, and near the troops of the main effort. */
  support: [4, 4, 1, 10],
  /** What a staff off the map must win by a fight to spend a marker. */
  abroad: [0.25, 0.25, 0, 3],
} as const satisfies Record<string, ByCamp>;

const ALLIED_WEIGHTS = {
  /** What is left of the worth of a goal in each hex on the way to it. */
  fades: [0.65, 0.45, 0.9],
  /** Multiples of what goals are worth: Cherbourg, the ports and towns of the Cotentin, Saint-Lô … */
  cherbourg: [1, 0, 4],
  cotentin: [1, 0, 3],
  saintLo: [1, 0, 4],
  /** … from Coutances to Granville and Vire, Avranches and the roads to Brittany and Le Mans … */
  west: [1, 0, 3],
  avranches: [1, 0, 4],
  /** … Caen, Falaise with Argentan, and the roads to the Seine. */
  caen: [1, 0, 4],
  falaise: [1, 0, 4],
  seine: [1, 0, 4],
  /** In the race to Cherbourg so many times, and all else by so much less. */
  race: [2.5, 1, 6],
  /** What it is worth to drive the enemy from before a depot. */
  beach: [6, 2, 15],
  /** Which place of its course an army makes for first, counted from 1; 0 for the first that it has not got. */
  aim: [0, 0, 10],
  /** The part of an army that an effort may take, and in the race; how many times the defence, and what at least. */
  share: [0.5, 0.2, 0.9],
  raceShare: [0.65, 0.3, 1],
  ratio: [3.5, 1.5, 8],
  core: [18, 6, 40],
  /** What of an army goes to Cherbourg outside the race, and what to Brittany. */
  corps: [65, 20, 120],
  bretons: [25, 0, 60],
  /** On the way to the goal: to be together, and not to be before the enemy alone. */
  company: [0.06, 0, 0.2],
  wary: [0.03, 0, 0.12],
  /** The part of an army that stands guard while others attack, at most and in proportion to the enemy. */
  guards: [0.45, 0.1, 0.8],
  guardTimes: [0.7, 0.2, 1.5],
  /** What a depot needs before the enemy, and a city that was taken; what Utah does in the race. */
  depot: [4, 1, 10],
  city: [3, 0, 8],
  utah: [9, 3, 18],
  /** What draws those who have nothing to do: what is worth having, and each hex to the goal. */
  draw: [0.6, 0, 1.5],
  toGoal: [0.2, 0, 0.6],
  /** What makes it worth while to go off the map, and what is to be had there beyond the next box. */
  venture: [3, 1, 10],
  later: [0.6, 0.2, 0.9],
  /** How strong those who go off the map, or into a box, want to be against those they meet. */
  stronger: [1.5, 0.8, 3],
  /** A part of the steps of Germans in a box is to be had there. */
  hunted: [0.3, 0, 1],
  /** What a march must bring for a whole corps to be led on by a marker. */
  wholeCorps: [8, 3, 20],
  /** What a marker is worth to a staff that is to lead an army off the map, and to one that leads fights there. */
  ventureMarker: [7, 0, 15],
  standby: [3, 0, 10],
  /** What it is worth to headquarters to be where an army leaves the map. */
  gate: [8, 0, 20],
  /** From this turn on airborne troops and rangers leave the line; from this on others may who are not needed. */
  homeward: [5, 2, 9],
  relieved: [4, 1, 9],
  /** Multiples of what fighters and bombers are worth that are kept for the battle. */
  fighters: [1, 0.2, 3],
  bombers: [1, 0.2, 3],
  /** What a point of ships must bring, and a bomber. */
  salvo: [0.04, 0, 0.2],
  bomber: [0.15, 0, 0.6],
} as const satisfies Record<string, Weight>;

const GERMAN_WEIGHTS = {
  /** What it is worth to come to an Allied depot, or to a city that was lost, and what is left of it in each hex on the way. */
  burn: [10, 2, 25],
  retake: [6, 0, 15],
  nearing: [0.55, 0.3, 0.85],
  /** What Avranches is worth to those who strike back at it. */
  counterblow: [0, 0, 20],
  /** What Cherbourg needs; and any other city before which the enemy stands. */
  fort: [9, 2, 30],
  town: [0, 0, 15],
  /** What the line costs for what could fall upon it. */
  exposed: [1, 0, 4],
  /** So many hexes it is kept away from the enemy. */
  back: [0, 0, 5],
  /** Armour is not taken for the line: 1 if so. */
  spare: [0, 0, 1],
  /** How much a threatened sector draws those who are not needed in the line, and so many hexes behind it. */
  sector: [0.05, 0, 0.2],
  behind: [3, 1, 8],
  /** What of the Allies at the gate a garrison of a box has to match, the most of it, and how many times that in Paris. */
  garrison: [0.3, 0, 1],
  garrisonMost: [6, 0, 25],
  paris: [2, 0, 6],
  /** Who meets so many times his strength does not come onto the map; and gets out of a box. */
  madness: [2.5, 1, 6],
  hopeless: [2, 1, 5],
} as const satisfies Record<string, Weight>;

export type Figure = keyof typeof BOTH_WEIGHTS | keyof typeof ALLIED_WEIGHTS | keyof typeof GERMAN_WEIGHTS;
export type Figures = Style<Figure>;

const ALLIED = weightsOf(0, ALLIED_WEIGHTS);
const AXIS = weightsOf(1, GERMAN_WEIGHTS);
/** What is weighed by the camp of a side, that which both weigh first. */
function weightsOf(camp: 0 | 1, own: Record<string, Weight>): Record<string, Weight> {
  const both = Object.entries(BOTH_WEIGHTS).map(([name, weight]): [string, Weight] => [
    name,
    [weight[camp], weight[2], weight[3]],
  ]);
  return { ...Object.fromEntries(both), ...own };
}
const column = (weights: Record<string, Weight>, which: 0 | 1 | 2): Record<string, number> =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight[which]]));
const weightsFor = (side: number): Record<string, Weight> => (side === GERMAN ? AXIS : ALLIED);

/** How each side weighed in the first script. */
export const first = (side: number): Style => column(weightsFor(side), 0);

/** How each side weighs today: what was found to be better, and for all else the first. */
export const usual = (side: number): Style => ({
  ...first(side),
  ...(tuned.styles as Record<string, Style>)[SIDE.text(side)],
});

export const bounds = (side: number): Bounds =>
  Object.fromEntries(Object.entries(weightsFor(side)).map(([name, [, low, high]]) => [name, [low, high]]));

/** What the other camp weighs stands in a style as it was at first: no side needs it but to think of the other. */
const OTHERS = { ...column(ALLIED_WEIGHTS, 0), ...column(GERMAN_WEIGHTS, 0) };
/** A style with a figure for everything that is weighed by anybody. */
export const figuresOf = (style: Style): Figures => ({ ...OTHERS, ...style }) as Figures;
