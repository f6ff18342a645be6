import type { HexId, Way } from '@bocage/hex';
import { chain, type Law, type Reason } from '@bocage/kernel';
import { type MoveReasons, type MoveRules, type Reach, StepPrices, type StepRefusal } from '@bocage/wargame';
import { ALLIED, armyOf, CW, dataOf, EVERY_UNIT, enemyOf, GERMAN, isMech, SIDE_OF, STACK_LIMIT, type UnitId, US } from './data.ts'; // biome-ignore format: a list
import { END_CHARTS, grid, ground, groundWithTowns, ORNE_BRIDGE, PHASE_CHARTS, ROAD_CHART, sectorOf, sideOfBridge } from './map.ts'; // biome-ignore format: a list
import { crossesOrne } from './orne.ts';
import { no } from './refusals.ts';
import type { Board, G } from './state.ts';

/** What a step costs on foot, then on wheels: in a phase (27.2.5), at the end of the turn, and by road alone (27.3.4). */
export const PHASE_PRICES: readonly StepPrices[] = [PHASE_CHARTS.leg, PHASE_CHARTS.mech].map(
  (chart) => new StepPrices(grid, ground, chart),
);
export const END_PRICES: readonly StepPrices[] = [END_CHARTS.leg, END_CHARTS.mech].map(
  (chart) => new StepPrices(grid, groundWithTowns, chart),
);
const ROAD_PRICES = new StepPrices(grid, groundWithTowns, ROAD_CHART);

/** How a unit goes: what steps cost it, for whom it goes, and what else it is bound by. */
interface Gait {
  readonly prices: StepPrices;
  readonly side: number;
  /** The Allies end a move on their own side of the army boundary. */
  readonly army?: number;
  /** 27.3.4-h: it does not cross the Orne. */
  readonly isEastern?: boolean;
  /** 27.3.4-c: strategic movement. */
  readonly byRoad?: boolean;
  readonly tooFar: Reason;
}

const GAITS: readonly Gait[] = [
  ...[US, CW].flatMap((army) =>
    PHASE_PRICES.map((prices) => ({ prices, side: ALLIED, army, tooFar: no('beyondOneHex') })),
  ),
  ...PHASE_PRICES.map((prices) => ({ prices, side: GERMAN, tooFar: no('beyondRate') })),
  ...[false, true].flatMap((isEastern) => [
    ...END_PRICES.map((prices) => ({ prices, side: GERMAN, isEastern, tooFar: no('interdicted') })),
    { prices: ROAD_PRICES, side: GERMAN, isEastern, byRoad: true, tooFar: no('beyondRoads') },
  ]),
];
/** By gait. */
export const SIDE_OF_GAIT: readonly number[] = GAITS.map(({ side }) => side);
/** By gait: who may move at all may enter one hex (27.2.5-e, ruling 74), but not by road. */
export const HAS_MINIMUM: readonly boolean[] = GAITS.map(({ byRoad }) => byRoad !== true);

const gaits = (is: (gait: Gait, unit: UnitId) => boolean): readonly number[] =>
  EVERY_UNIT.map((unit) => GAITS.findIndex((gait) => gait.side === SIDE_OF[unit] && is(gait, unit)));
const isStuckEast = (unit: UnitId): boolean => dataOf(unit).division === '711';
/** By unit: how it goes in a phase, at the end of the turn, and by road. */
export const PHASE_GAIT: readonly number[] = gaits(
  ({ prices, army }, unit) =>
    prices === PHASE_PRICES[isMech(unit) ? 1 : 0] && (army ?? armyOf(unit)) === armyOf(unit),
);
export const MARCH_GAIT: readonly number[] = gaits(
  ({ prices, isEastern }, unit) =>
    prices === END_PRICES[isMech(unit) ? 1 : 0] && isEastern === isStuckEast(unit),
);
export const ROAD_GAIT: readonly number[] = gaits(
  ({ byRoad, isEastern }, unit) => byRoad === true && isEastern === isStuckEast(unit),
);

/** Said of what is refused, by gait: by road hexes and hexsides are closed alike. */
const REASONS: readonly MoveReasons[] = GAITS.map(({ byRoad, tooFar }) => ({
  broken: no('brokenWay'),
  terrain: no(byRoad === true ? 'noRoad' : 'intoSea'),
  side: no(byRoad === true ? 'noRoad' : 'riverBetween'),
  enemy: no('enemyThere'),
  stopped: no('zoneStops'),
  allowance: tooFar,
}));

/** By gait: the rules for whoever the reach was aimed at last; made once for a state, so that a step costs no memory. */
export function gaitRules(g: G, board: Board, reach: Reach): readonly MoveRules[] {
  return GAITS.map((gait, i) => {
    const enemy = enemyOf(gait.side);
    return {
      prices: gait.prices,
      enemies: board.stacks.counts(enemy),
      zones: [{ felt: board.zones.counts(enemy), stop: true, zoneToZone: no('zoneToZone') }],
      refuse: refusalOf(g, board, reach, gait),
      end: whereToEnd(board.room.counts(gait.side), reach, gait.army),
      reasons: REASONS[i] as MoveReasons,
    };
  });
}

function refusalOf(g: G, board: Board, reach: Reach, { side, byRoad, isEastern }: Gait): StepRefusal {
  const overOrne: StepRefusal = (from, to) =>
    isOverOrne(from, to) && g.bridge.blown.get(ORNE_BRIDGE) === 1 ? no('riverBetween') : null;
  const further = isEastern === true ? whyNotWest : overOrne;
  if (byRoad === true) return besideNobody(g, reach, further);
  return side === ALLIED ? unwatched(board.nests.counts(GERMAN), reach, further) : further;
}

const [WEST_BANK, EAST_BANK] = grid.sideHexes(sideOfBridge(ORNE_BRIDGE)) as readonly [HexId, HexId];
const isOverOrne = (from: HexId, to: HexId): boolean =>
  (from === WEST_BANK && to === EAST_BANK) || (from === EAST_BANK && to === WEST_BANK);
/** 27.3.4-h: the 711th does not cross the Orne. */
const whyNotWest: StepRefusal = (from, to) => (crossesOrne(from, to) ? no('staysEast') : null);

/** 27.2.5-f, ruling 5: an active Weapons Nest next to any hex that is left or entered allows no second one. */
const unwatched =
  (watched: Readonly<Uint8Array>, reach: Reach, further: StepRefusal): StepRefusal =>
  (from, to, way) =>
    further(from, to, way) ??
    (from !== reach.start && (watched[reach.start] !== 0 || watched[from] !== 0 || watched[to] !== 0)
      ? no('nestWatches')
      : null);

/** 27.3.4-g: never beside an Allied unit. */
const besideNobody = (g: G, reach: Reach, further: StepRefusal): StepRefusal =>
  chain((say, from: HexId, to: HexId, way: Way) => {
    const beside = g.known.besideAllies();
    const refused = further(from, to, way);
    return (
      (from === reach.start && beside[from] === 1 ? say(no('setOutBeside')) : null) ??
      (beside[to] === 1 ? say(no('besideAllies')) : null) ??
      (refused === null ? null : say(refused))
    );
  });

/** Three units at the end of a move (27.2.5-n), and the Allies on their own side of the army boundary. */
const whereToEnd = (own: Readonly<Uint8Array>, reach: Reach, army: number | undefined): Law<[HexId]> =>
  chain(
    (say, hex: HexId) =>
      (hex === reach.start ? say(no('samePlace')) : null) ??
      (hex !== reach.start && (own[hex] as number) >= STACK_LIMIT ? say(no('hexFull')) : null) ??
      (army === undefined || sectorOf(hex) === army ? null : say(no('overBoundary'))),
  );
