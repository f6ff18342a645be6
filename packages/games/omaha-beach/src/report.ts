import { NONE } from '@bocage/kernel';
import type { Figure, GameReport, Known, Measured } from '@bocage/wargame';
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
import { DRAWS, isBeach, isHighGround, isNest, PLACE, POST, positionOfPost } from './map.ts';
import { isSecure, outcome, points, reckoning, reckoningInFull } from './rules/endturn/victory.ts';
import { isAshore } from './rules/usactions/command.ts';
import { SCENARIOS } from './scenarios.ts';
import type { G } from './state.ts';

interface Sourced {
  readonly note?: string | undefined;
  readonly sources: readonly string[];
}
type Range = readonly [number, number];
const { menPerStep } = HISTORY;

/** A figure and how it is read off a position, in which the morning may be over or not. */
interface Reading {
  readonly figure: Figure;
  of(g: G): Measured;
}

const fact = <T>(facts: Readonly<Record<string, T>>, id: string): T => {
  if (!Object.hasOwn(facts, id)) throw new Error(`nothing is known of ${id}`);
  return facts[id] as T;
};
const known = ([from, to]: Range, { note, sources }: Sourced): Known => ({
  from,
  to,
  ...(note === undefined ? {} : { note }),
  sources: sources.map((id) => fact(HISTORY.sources, id)),
});
/** A figure of the published set-up. */
const published = (value: number): Known => known([value, value], HISTORY.published);
const one = (is: boolean): number => (is ? 1 : 0);
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
const losses: readonly Reading[] = DIVISION.words.flatMap((division, row): Reading[] => {
  const { men, sources } = fact(HISTORY.casualties, division);
  const own = EVERY_UNIT.filter((unit) => dataOf(unit).division === division);
  const stepsOf = (g: G, infantry: boolean): number =>
    own.reduce((sum, unit) => sum + (isInfantry(unit) === infantry ? lostBy(g, unit) : 0), 0);
  const loss = { group: 'Losses', kind: 'count' } as const;
  return [
    {
      figure: {
        ...loss,
        id: `lost-${division}`,
        label: `${division} Division, steps of infantry`,
        history: known([men[0] / menPerStep, men[1] / menPerStep], {
          note: `${men[0]}–${men[1]} men`,
          sources: [...sources, 'step'],
        }),
      },
      of: (g) => stepsOf(g, true),
    },
    {
      figure: {
        ...loss,
        id: `lost-heavy-${division}`,
        label: `${division} Division, steps of tanks and guns`,
        history: published(fact(HISTORY.published.heavy, division)),
      },
      of: (g) => stepsOf(g, false),
    },
    {
      figure: {
        ...loss,
        id: `companies-${division}`,
        label: `${division} Division, companies spent`,
        history: published(fact(HISTORY.published.companies, division)),
      },
      of: (g) => g.division.lost.get(row),
    },
  ];
});

const POSTS: readonly number[] = [...POST.words.keys()];
const NESTS = POSTS.filter((post) => isNest(positionOfPost(post)));
const HELD_AT_FIRST: ReadonlySet<string> = new Set(
  SETUP.scenarios.find(({ id }) => id === 'easy-fox')?.germans.wn.map(({ hex }) => hex),
);
const isDefended = (g: G, post: number): boolean => g.post.back.get(post) !== NONE;
const isPlayed = (g: G, post: number): boolean => g.westPlayed === 1 || HELD_AT_FIRST.has(POST.text(post));

const germans: readonly Reading[] = [
  {
    figure: {
      id: 'cleared',
      label: 'Hexes of strongpoints cleared',
      group: 'Germans',
      kind: 'count',
      history: known(HISTORY.strongpoints.hexes, HISTORY.strongpoints),
    },
    of: (g) => count(NESTS, (post) => isPlayed(g, post) && !isDefended(g, post)),
  },
  {
    figure: {
      id: 'reserves',
      label: 'Reserves on the map',
      group: 'Germans',
      kind: 'count',
      history: published(HISTORY.published.reserves),
    },
    of: (g) => count(POSTS, (post) => !isNest(positionOfPost(post)) && isDefended(g, post)),
  },
];

const SCORING = DRAWS.filter(({ scores }) => scores);
const draws: readonly Reading[] = SCORING.map(({ id, hexes }) => ({
  figure: {
    id: `open-${id}`,
    label: id,
    group: 'Draws open at 10:00',
    kind: 'share',
    history: known([0, 0], fact(HISTORY.draws, id)),
  },
  of: (g) => one(hexes.every((hex) => isSecure(g, PLACE.of(hex)))),
}));

const inland = { group: 'Off the beach', kind: 'count' } as const;
const isUnitAshore = (g: G, unit: UnitId): boolean => !isLeader(unit) && isAshore(g, unit);
const offTheBeach: readonly Reading[] = [
  {
    figure: { ...inland, id: 'off-beach', label: 'Units', history: published(HISTORY.published.offBeach) },
    of: (g) => count(EVERY_UNIT, (unit) => isUnitAshore(g, unit) && !isBeach(g.unit.at.get(unit))),
  },
  {
    figure: {
      ...inland,
      id: 'on-bluffs',
      label: 'Infantry on the high ground',
      history: published(HISTORY.published.onBluffs),
    },
    of: (g) =>
      count(EVERY_UNIT, (unit) => isInfantry(unit) && isAshore(g, unit) && isHighGround(g.unit.at.get(unit))),
  },
];

const catastropheAt = (turn: number): number =>
  CHARTS.catastrophicLoss.bands.find(({ turns }) => isWithin(turn, turns))?.units ?? 0;
const isBroken = (g: G, division: number): boolean => g.division.lost.get(division) >= catastropheAt(g.turn);
const share = (id: string, label: string, of: (g: G) => boolean): Reading => ({
  figure: { id, label, group: 'Result', kind: 'share' },
  of: (g) => one(of(g)),
});
const scored = (id: string, label: string, of: Reading['of'], history?: Known): Reading => ({
  figure: { id, label, group: 'Result', kind: 'count', ...(history === undefined ? {} : { history }) },
  of,
});

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

const result: readonly Reading[] = [
  scored('points', 'Points', points, published(HISTORY.published.points)),
  scored('points-strongpoints', 'of them for strongpoints', (g) => partsOf(g).strongpoints),
  scored('points-reserves', 'of them for places of reserves', (g) => partsOf(g).reserves),
  scored('points-draws', 'of them for draws', (g) => partsOf(g).draws),
  scored('points-others', 'of them for vehicles, exits and reserves kept away', (g) => partsOf(g).others),
  ...LEVELS.map(([from, to]) =>
    share(
      `level-${from}`,
      to === MANY ? `${from} points or more` : `${from} to ${to} points, no division broken`,
      (g) => isAmong(g, from, to),
    ),
  ),
  share('won', 'Victory', (g) => outcome(g).winner !== NONE),
  ...DIVISION.words.map((division, row) =>
    share(`broken-${division}`, `${division} Division broken`, (g) => isBroken(g, row)),
  ),
  scored('turns', 'The last turn', (g) => g.turn),
];

const READINGS: readonly Reading[] = [...losses, ...germans, ...draws, ...offTheBeach, ...result];

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
export const report: GameReport<G> = {
  figures: READINGS.map(({ figure }) => figure),
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
  measure: (g) => READINGS.map((reading) => reading.of(g)),
};
