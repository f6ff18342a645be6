import { NONE } from '@bocage/kernel';
import { fact, historian, type Known, readings, reportOf } from '@bocage/wargame';
import { HISTORY } from './data/history.ts';
import {
  CHARTS,
  DIVISION,
  dataOf,
  EVERY_UNIT,
  FIRST,
  fullSteps,
  isInfantry,
  isLeader,
  isWithin,
  SETUP,
  TWENTY_NINTH,
  UNIT,
  type UnitId,
} from './data.ts';
import { DRAWS, EVERY_POST, isBeach, isHighGround, isNest, PLACE, POST, type PostId, positionOfPost } from './map.ts'; // biome-ignore format: a list
import { isSecure, outcome, points, reckoning, reckoningInFull } from './rules/endturn/victory.ts';
import { isAshore } from './rules/units.ts';
import { SCENARIOS } from './scenarios.ts';
import type { G } from './state.ts';

const { menPerStep } = HISTORY;
const { known, inSteps } = historian(HISTORY);
/** A figure of the published set-up. */
const published = (value: number): Known => known(value, HISTORY.published);
const count = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length;

/** Whether a unit is in the scenario: its half is played, and it comes in one of the turns. */
function isInPlay(g: G, unit: UnitId): boolean {
  const { division, turn } = dataOf(unit);
  const sector = SETUP.sectors.find((one) => one.division === division)?.id;
  return turn < g.lastTurn && (g.westPlayed === 1 || sector !== 'west');
}
/** The steps of those who are ashore when Beyond the Beach begins. */
const ASHORE: ReadonlyMap<UnitId, number> = new Map(
  SCENARIOS.flatMap(({ start }) => [...start.ashore, ...start.onBeach]).map(({ unit, steps }) => [
    UNIT.of(unit),
    steps ?? 1,
  ]),
);
/** The steps that a unit has in the scenario before anything is lost. */
function stepsAtFirst(g: G, unit: UnitId): number {
  if (!isInPlay(g, unit)) return 0;
  if (g.firstTurn === 1 || dataOf(unit).turn >= g.firstTurn - 1) return fullSteps(unit);
  return ASHORE.get(unit) ?? (isLate(unit) ? fullSteps(unit) : 0);
}
const LATE: ReadonlySet<UnitId> = new Set(
  SCENARIOS.flatMap(({ start }) => start.delayed ?? []).map(({ unit }) => UNIT.of(unit)),
);
const isLate = (unit: UnitId): boolean => LATE.has(unit);
/** Stragglers may bring more than there were. */
const lostBy = (g: G, unit: UnitId): number =>
  isLeader(unit) ? 0 : Math.max(0, stepsAtFirst(g, unit) - g.unit.steps.get(unit));

/** Losses go to the division that is printed on the counter; Rangers are on those of the 29th. */
const losses = DIVISION.words.flatMap((division, row) => {
  const { men, sources } = fact(HISTORY.casualties, division);
  const own = EVERY_UNIT.filter((unit) => dataOf(unit).division === division);
  const stepsOf = (g: G, infantry: boolean): number =>
    own.reduce((sum, unit) => sum + (isInfantry(unit) === infantry ? lostBy(g, unit) : 0), 0);
  return readings<G>('Losses', 'count', [
    [
      `lost-${division}`,
      `${division} Division, steps of infantry`,
      (g) => stepsOf(g, true),
      inSteps(men, sources),
    ],
    [
      `lost-heavy-${division}`,
      `${division} Division, steps of tanks and guns`,
      (g) => stepsOf(g, false),
      published(fact(HISTORY.published.heavy, division)),
    ],
    [
      `companies-${division}`,
      `${division} Division, companies spent`,
      (g) => g.division.lost.get(row),
      published(fact(HISTORY.published.companies, division)),
    ],
  ]);
});

const NESTS = EVERY_POST.filter((post) => isNest(positionOfPost(post)));
const HELD_AT_FIRST: ReadonlySet<string> = new Set(
  SETUP.scenarios.find(({ id }) => id === 'easy-fox')?.germans.wn.map(({ hex }) => hex),
);
const isDefended = (g: G, post: PostId): boolean => g.post.back.get(post) !== NONE;
const isPlayed = (g: G, post: PostId): boolean => g.westPlayed === 1 || HELD_AT_FIRST.has(POST.text(post));

const germans = readings<G>('Germans', 'count', [
  [
    'cleared',
    'Hexes of strongpoints cleared',
    (g) => count(NESTS, (post) => isPlayed(g, post) && !isDefended(g, post)),
    known(HISTORY.strongpoints.hexes, HISTORY.strongpoints),
  ],
  [
    'reserves',
    'Reserves on the map',
    (g) => count(EVERY_POST, (post) => !isNest(positionOfPost(post)) && isDefended(g, post)),
    published(HISTORY.published.reserves),
  ],
]);

const draws = readings<G>(
  'Draws open at 10:00',
  'share',
  DRAWS.filter(({ scores }) => scores).map(({ id, hexes }) => [
    `open-${id}`,
    id,
    (g) => hexes.every((hex) => isSecure(g, PLACE.of(hex))),
    known(false, fact(HISTORY.draws, id)),
  ]),
);

const isUnitAshore = (g: G, unit: UnitId): boolean => !isLeader(unit) && isAshore(g, unit);
const offTheBeach = readings<G>('Off the beach', 'count', [
  [
    'off-beach',
    'Units',
    (g) => count(EVERY_UNIT, (unit) => isUnitAshore(g, unit) && !isBeach(g.unit.at.get(unit))),
    published(HISTORY.published.offBeach),
  ],
  [
    'on-bluffs',
    'Infantry on the high ground',
    (g) =>
      count(EVERY_UNIT, (unit) => isInfantry(unit) && isAshore(g, unit) && isHighGround(g.unit.at.get(unit))),
    published(HISTORY.published.onBluffs),
  ],
]);

const catastropheAt = (turn: number): number =>
  CHARTS.catastrophicLoss.bands.find(({ turns }) => isWithin(turn, turns))?.units ?? 0;
const isBroken = (g: G, division: number): boolean => g.division.lost.get(division) >= catastropheAt(g.turn);

const MANY = 999;
/** The bands of the check after turn 16, and the nineteen points that win the First Waves. */
const { check, firstWaves } = CHARTS.victory;
const LEVELS = [
  [check.win, MANY],
  [firstWaves.win, check.win - 1],
  [check.lose + 1, firstWaves.win - 1],
  [0, check.lose],
] as const;
const isAmong = (g: G, from: number, to: number): boolean =>
  !isBroken(g, FIRST) && !isBroken(g, TWENTY_NINTH) && points(g) >= from && points(g) <= to;

/** What the points are for; in the later turns others than in the morning. */
function partsOf(g: G): Readonly<Record<'strongpoints' | 'reserves' | 'draws' | 'others', number>> {
  const { strongpoints, reinforcement, draws: open } = reckoning(g);
  const late = reckoningInFull(g);
  if (late === undefined) return { strongpoints, reserves: reinforcement, draws: open, others: 0 };
  const { heavy, exits, meyer } = late;
  return {
    strongpoints: late.strongpoints,
    reserves: late.positions,
    draws: late.draws,
    others: heavy + exits + meyer,
  };
}

const result = [
  ...readings<G>('Result', 'count', [
    ['points', 'Points', points, published(HISTORY.published.points)],
    ['points-strongpoints', 'of them for strongpoints', (g) => partsOf(g).strongpoints],
    ['points-reserves', 'of them for places of reserves', (g) => partsOf(g).reserves],
    ['points-draws', 'of them for draws', (g) => partsOf(g).draws],
    ['points-others', 'of them for vehicles, exits and reserves kept away', (g) => partsOf(g).others],
  ]),
  ...readings<G>('Result', 'share', [
    ...LEVELS.map(
      ([from, to]) =>
        [
          `level-${from}`,
          to === MANY ? `${from} points or more` : `${from} to ${to} points, no division broken`,
          (g: G) => isAmong(g, from, to),
        ] as const,
    ),
    ['won', 'Victory', (g) => outcome(g).winner !== NONE],
    ...DIVISION.words.map(
      (division, row) =>
        [`broken-${division}`, `${division} Division broken`, (g: G) => isBroken(g, row)] as const,
    ),
  ]),
  ...readings<G>('Result', 'count', [['turns', 'The last turn', (g) => g.turn]]),
];

/** What is told turn by turn. */
const BY_TURN: readonly string[] = [
  ...DIVISION.words.flatMap((division) => [`lost-${division}`, `companies-${division}`]),
  'cleared',
  'reserves',
  'off-beach',
  'on-bluffs',
  'points',
  ...LEVELS.map(([from]) => `level-${from}`),
  ...DIVISION.words.map((division) => `broken-${division}`),
];

/** The morning beside that of 1944. */
export const report = reportOf<G>([...losses, ...germans, ...draws, ...offTheBeach, ...result], {
  stages: {
    turns: [4, 8, 12, 16, 20, 24, 28, 32],
    figures: BY_TURN,
    turnOf: (g) => g.turn,
  },
  notes: [
    `A step of infantry is set against ${menPerStep} casualties, a third of a company; tanks and guns, which the sea and the tide take too, are counted apart. History has the losses of the whole day by regiment; how many had fallen by 10:00 is our estimate.`,
    'A company is spent when it is down to its last step or gone; a division breaks at eight, from turn 17 on at fourteen. Steps that stragglers made good do not count as lost.',
    'A draw is open when all of it is in American hands, out of all German fire, with a safe way to the beach. In 1944 none was at 10:00.',
    'A game that broke off early has the figures of its end in all later turns.',
  ],
});
