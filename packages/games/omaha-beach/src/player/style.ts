import type { Bounds, Style } from '@bocage/kernel/players';
import tuned from './style.json' with { type: 'json' };

/** What the scripted American weighs: the figure of the first script, between what it may be tried, and what it is. */
const WEIGHTS = {
  // The price of losses.
  cheapStep: [1, 0.3, 3, 'a step of a whole company'],
  dearStep: [2.2, 0.5, 6, 'the step that leaves a company with one'],
  lastStep: [1.3, 0.3, 4, 'the last step of a company'],
  alarm: [2, 0, 8, 'how much dearer the next company is that a division spends, by how many it has spent'],
  breaking: [0, 0, 40, 'what the company costs that breaks its division; half as much the one before it'],
  fadingTurns: [8, 1, 16, 'in so many last turns steps get cheaper'],
  vehicleStep: [1, 0, 3, 'a step of guns or tanks, as a share of what the first script thought'],
  front: [
    0,
    0,
    1,
    'how much it counts in a danger who is hit before whom: the hotter dot, the nearer hex, the most steps',
  ],
  shaken: [0.25, 0.05, 1, 'a disruption, in steps'],
  // Going places.
  action: [0.2, 0, 1.5, 'what a regular action could do elsewhere'],
  stay: [3, 0.5, 8, 'turns of danger that a place counts for'],
  ends: [0, 0, 1, 'how much it counts that nobody fires after the last turn'],
  way: [0.5, 0, 2, 'a turn nearer to the Germans'],
  up: [1.5, 0, 4, 'a turn nearer to the high ground'],
  vehicle: [0.15, 0, 1, 'how much of that holds for vehicles'],
  inland: [0.3, 0, 3, 'to be off the beach'],
  nextTurn: [0.4, 0, 1.5, 'an attack that can be made next turn'],
  later: [0.2, 0, 1.5, 'an attack that can be made after a climb'],
  caught: [0.12, 0, 0.6, 'how often infiltrators lose a step'],
  afloat: [0.06, 0, 0.3, 'a step of guns or tanks before the tide'],
  led: [0, 0, 2, 'to stand where a leader commands'],
  // Points.
  harvest: [11, 1, 17, 'the turn from which on points as they stand are looked at'],
  point: [0.8, 0, 4, 'a point as it stands, by a move'],
  atLast: [3, 1, 8, 'how many times that in the last turn'],
  held: [0.3, 0, 0.9, 'ground that is held but not secure, as a share of its points'],
  draw: [8, 0, 30, 'a draw as a prize to plan for'],
  placeOfGermans: [0.7, 0, 3, 'a position as a prize to plan for'],
  gate: [0, 0, 30, 'a safe way from the beach to the high ground as a prize to plan for'],
  shared: [0.6, 0.2, 1, 'what each German more who keeps a prize takes from the worth of driving off one'],
  claim: [0, 0, 8, 'a point that a company holds or is on the way to, each company its own'],
  claimFrom: [9, 3, 16, 'the turn from which on companies have ground of their own to take'],
  unsafe: [0, 0, 1, 'ground to which there is no safe way from the beach yet, as a share'],
  unsafeSpent: [0, 0, 1, 'the same for companies that are down to a step and storm nothing'],
  besides: [1, 0, 1, 'how much the ways to Germans and up still draw a company that has ground to take'],
  // Attacks.
  worthwhile: [0.6, 0, 2, 'what an attack must promise'],
  rival: [0.3, 0, 1.5, 'how much of what else an action could bring an attack must make good'],
  horizon: [5, 1, 12, 'turns for which the fire of a post is reckoned with'],
  nest: [2.5, 0, 8, 'to be rid of a strongpoint as such'],
  reserves: [4, 0, 10, 'to be rid of reserves as such'],
  depth: [0.8, 0, 3, 'to be rid of depth as such'],
  breach: [0, 0, 1, 'to be rid of depth, as a share of what it is worth to beat those behind it next turn'],
  gain: [1, 0, 5, 'a point as it stands, by an attack'],
  gainAtLast: [1, 0, 8, 'how many times that in the last turn'],
  ridAtLast: [1, 0, 1, 'what it is worth in the last turn to be rid of Germans as such, as a share'],
  deepened: [1.3, 0, 4, 'that a German gains depth'],
  repulsed: [0.5, 0, 2, 'that an attacker is disrupted'],
  given: [1.5, 0, 4, 'a step given for depth'],
  // Ways to the Germans.
  heatTurns: [0.7, 0, 4, 'a step lost on the way, in turns'],
  fromBelow: [5, 0, 10, 'to storm from below, in turns'],
  spread: [9, 1, 17, 'the turn from which on places without Germans draw infantry'],
  empty: [1.5, 0, 6, 'how much less they do, in turns'],
  prize: [0.5, 0, 2, 'what is kept, as turns that it is worth to go farther'],
  mostPrize: [3, 0, 8, 'and no more turns than this'],
  // Support.
  barrage: [1, 0, 4, 'how much a barrage counts for what it may silence'],
  shellFirst: [
    0,
    0,
    2,
    'how much a barrage counts against the best move that is paid for, before anybody moves; 0 where it waits',
  ],
  support: [0, 0, 1, 'whether tanks are reckoned with wherever a leader can bring them in'],
  silent: [2, 0.5, 4, 'turns of fire that whoever is shaken misses'],
  // Landing.
  boxHeat: [3, 0, 10, 'the fire on the waterline before a box'],
  boxRun: [1, 0, 5, 'the fire on the next stretch of beach'],
  boxWay: [0.5, 0, 2, 'a turn nearer to the Germans from a box'],
  boxCrowd: [0.8, 0, 3, 'a unit in the same box or before it'],
  // Leaders.
  leaderHeat: [2, 0, 8, 'the fire on a leader'],
  contact: [1.5, 0.5, 4, 'how much more a company counts to a leader that can storm Germans'],
  eager: [1, 0.5, 4, 'how much more a company counts to a leader that has ground to take'],
  focus: [
    1,
    0.5,
    4,
    'how fast companies count less to a leader the farther they are, as a power of the distance',
  ],
  // Where the effort is: how many times what is kept there counts.
  east: [1, 0, 4, 'the way up by F-1, east of E-3'],
  colleville: [1, 0, 4, 'the slopes and draws between WN61 and WN64'],
  ruquet: [1, 0, 4, 'E-1 and both its sides'],
  moulins: [1, 0, 4, 'D-3 and both its sides'],
  vierville: [1, 0, 4, 'D-1 and the bluffs before it'],
} as const satisfies Readonly<
  Record<string, readonly [first: number, low: number, high: number, what: string]>
>;

export type Weight = keyof typeof WEIGHTS;
export type Weights = Style<Weight>;

const each = <T>(of: (row: readonly [number, number, number, string]) => T): Record<Weight, T> =>
  Object.fromEntries(Object.entries(WEIGHTS).map(([name, row]) => [name, of(row)])) as Record<Weight, T>;

/** As the script weighed when the league began. */
export const FIRST: Weights = each(([first]) => first);
/** As it does today. */
export const USUAL: Weights = { ...FIRST, ...tuned.styles.us };
export const BOUNDS: Bounds<Weight> = each(([, low, high]) => [low, high] as const);

/** A style with all weights, for whoever gives a few of them. */
export const fullStyle = (style: Style): Weights => ({ ...USUAL, ...style });
