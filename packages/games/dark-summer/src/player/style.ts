import type { Bounds, Style } from '@bocage/kernel/players';
import { ALLIED, GERMAN, SIDE } from '../queries.ts';
import tuned from './style.json' with { type: 'json' };

/** What a weight was in the first script, and between what it may be tried; the comment says what it weighs. */
type Weight = readonly [first: number, low: number, high: number];

/** How an attack is priced, one’s own or the enemy’s. */
const FIGHTING = {
  /** How dear its own steps are in an attack to the US army, which has most replacements … */
  usStep: [0.45, 0.15, 1.2],
  /** … to the British … */
  britishStep: [0.6, 0.2, 1.5],
  /** … and to the Germans. */
  germanStep: [0.9, 0.3, 1.8],
  /** How the Allies like the steps that the Germans lose, and the Germans those of the Allies. */
  alliedZeal: [1.15, 0.6, 2],
  germanZeal: [1, 0.5, 2],
  /** Who retreats comes back, and yet is in disorder. */
  disorder: [0.25, 0, 0.8],
  /** What it costs that somebody must make a hopeless attack beside (11.2). */
  soakOff: [0.9, 0.3, 1.8],
  /** An attack promises at least so much, or is not made. */
  least: [0.05, -0.3, 0.6],
  /** An attack that promises so much is counted on when a chit is played. */
  sure: [0.15, -0.1, 0.6],
} as const satisfies Record<string, Weight>;

const ALLIED_WEIGHTS = {
  ...FIGHTING,
  /** What is worth a Combat Round to an army, and what once it has moved; what is worth a Combined one. */
  battle: [2, 0.5, 5],
  ready: [0.5, 0.1, 2.5],
  skirmishes: [1.5, 0.4, 4],
  /** What a fight for Cherbourg is worth; and a Move where there is little to attack, to either army. */
  port: [2.5, 0.5, 5],
  usMove: [1.3, 0.3, 4],
  britishMove: [1.2, 0.3, 4],
  /** What ground is worth, and what it is worth to come nearer by a half point, up to a most. */
  ground: [0.35, 0.1, 0.9],
  nearer: [0.06, 0.02, 0.15],
  nearerMost: [0.9, 0.4, 2],
  /** A part of Caen, another town that scores, and the gate to Brittany. */
  caen: [1, 0.3, 3],
  towns: [0.8, 0.2, 3],
  avranches: [4, 1, 8],
  /** Odds at which an attack in the open costs little; what is massed against somebody is measured by them. */
  odds: [3.5, 2, 5],
  /** What the full mass against a target is worth, and a hex before the enemy in which nobody else stands. */
  mass: [5, 2, 10],
  hold: [2, 0, 5],
  /** What a half point towards the goal is worth: to the British, and in the US army by errand. */
  british: [0.22, 0.1, 0.8],
  north: [0.6, 0.3, 1.2],
  south: [0.38, 0.15, 1],
  brittany: [0.6, 0.3, 1.2],
  east: [0.4, 0.2, 1.2],
  /** For each other of the same division that is there. */
  together: [2, 0.5, 4],
  /** Who stands alone before a strong enemy is in danger, if that is more than can be borne. */
  danger: [1.2, 0.2, 3],
  bearable: [2.5, 1.5, 4],
  /** In half points: what a German, or his zone, in the way is taken for. */
  inTheWay: [8, 3, 20],
  inHisZone: [3, 1, 8],
  /** In half points: how much nearer than they are these seem: Villers-Bocage while Caen is German, Avranches while Saint-Lô is. */
  toVillers: [-14, -40, 20],
  toAvranches: [30, 0, 50],
  /** … the ways out in the east to the British and those still open to the Germans, Argentan and Alençon to the US army. */
  toEast: [10, -20, 40],
  stillOpen: [8, 0, 30],
  toArgentan: [10, -10, 40],
  /** So many times the Germans in Cherbourg, and before it, are sent against them. */
  inThePort: [2.3, 1, 5],
  beforeIt: [1.5, 0.7, 4],
  /** So many divisions go into Brittany. */
  bretons: [6, 1, 10],
  /** From this turn on those on wheels come back out of Brittany, while so many divisions stay there. */
  comeBack: [9, 8, 11],
  stayThere: [1, 0, 4],
  /** The defence that Avranches is to have. */
  guards: [13, 5, 20],
  /** From this turn on the way between Falaise and Alençon is shut; who is farther away, in half points, has other things to do. */
  shutFrom: [8, 7, 11],
  shutWithin: [56, 20, 120],
  /** The Germans are ringed in wherever they are, not only there: 1 if so. */
  noose: [0, 0, 1],
  /** From this turn on it is better to leave the map than to fight on it. */
  leaveFrom: [8, 7, 11],
  /** From this turn on the hexes in the east by which the Germans are fed and leave are barred, each by whoever is nearest. */
  barFrom: [11, 8, 11],
} as const satisfies Record<string, Weight>;

const GERMAN_WEIGHTS = {
  ...FIGHTING,
  /** What is worth a Combat Round. */
  battle: [0.4, 0.05, 1.5],
  /** What ground is worth, and an open beach. */
  ground: [0.2, 0, 0.8],
  beach: [3, 1, 8],
  /** To close a gap by a Reaction, and the strength that threatens it by which that counts once more. */
  gap: [0.5, 0.1, 1.5],
  threat: [25, 8, 60],
  /** An attack of Kampfgruppen in a Reaction is worth more than it brings, for it costs no Combat Round. */
  blow: [1.5, 0.5, 4],
  /** What is worth a Reaction, and what is when no more Rounds than chits are left. */
  worthy: [0.9, 0.2, 2.5],
  lastChance: [0.4, 0, 1.5],
  /** What a hex of the line costs for each hex that it is farther from the enemy. */
  farther: [2, 0.5, 4],
  /** So many hexes the line is kept away from the enemy. */
  depth: [0, 0, 8],
  /** How much rather the line runs where Germans stand, how much less through zones and over lost ground. */
  standing: [3, 0, 6],
  exposed: [5, 1, 9],
  lostGround: [3, 0, 6],
  /** How much rather it runs through cover, along a river and in towns than in the open. */
  open: [2, 0, 6],
  river: [0, 0, 4],
  town: [2, 0, 5],
  /** So much longer the line may be for the sake of Caen. */
  detour: [50, 0, 120],
  /** The part of the strength before a post that it should have itself, and the most. */
  need: [0.25, 0.1, 0.6],
  needMost: [18, 8, 30],
  /** Half points that weigh as much as to double the defence of a post. */
  pull: [40, 15, 100],
  /** What each part of Caen is to be held with. */
  caen: [9, 3, 18],
  /** What comes together before Avranches once the Allies are beyond it, and until which turn. */
  counterblow: [14, 0, 30],
  lastBlow: [9, 6, 10],
  /** Kampfgruppen stand behind the line, not in it, but for Caen and the counterblow: 1 if so. */
  reserve: [0, 0, 1],
  /** Who leaves starts so many Rounds before it is too late … */
  early: [2, 0, 8],
  /** … and may do so, as far as the edge, so many turns before that scores. */
  homeward: [0, 0, 2],
} as const satisfies Record<string, Weight>;

export type Fighting = Style<keyof typeof FIGHTING>;
export type AlliedStyle = Style<keyof typeof ALLIED_WEIGHTS>;
export type GermanStyle = Style<keyof typeof GERMAN_WEIGHTS>;

const column = (weights: Record<string, Weight>, which: 0 | 1 | 2): Record<string, number> =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight[which]]));

const WEIGHTS = [ALLIED_WEIGHTS, GERMAN_WEIGHTS];
const weightsOf = (side: number): Record<string, Weight> => WEIGHTS[side] ?? ALLIED_WEIGHTS;

/** How each side weighed in the first script. */
export const first = (side: number): Style => column(weightsOf(side), 0);
export const FIRST_ALLIED = first(ALLIED) as AlliedStyle;
export const FIRST_GERMAN = first(GERMAN) as GermanStyle;

/** How each side weighs today: what was found to be better, and for all else the first. */
export const usual = (side: number): Style => ({
  ...first(side),
  ...(tuned.styles as Record<string, Style>)[SIDE.text(side)],
});

export const bounds = (side: number): Bounds =>
  Object.fromEntries(Object.entries(weightsOf(side)).map(([name, [, low, high]]) => [name, [low, high]]));
