import type { HexId } from '@bocage/hex';
import {
  chain,
  counts,
  flag,
  type GameState,
  int,
  type Known,
  type Law,
  maybe,
  type Names,
  names,
  namesOf,
  type Reason,
  type Shown,
  table,
} from '@bocage/kernel';
import {
  ALL_ROUND,
  type MoveRules,
  NO_ZONE,
  PathSearch,
  Reach,
  Stacks,
  StepPrices,
  type StepRefusal,
  Tally,
  UnitBoard,
  ZonesBySide,
} from '@bocage/wargame';
import { ALLIED, BEACH, CHIT, CW, dataOf, enemyOf, GERMAN, GROUP, isNest, REGIMENTS, SIDE, SIDE_OF, STACK_LIMIT, takesRoom, UNIT, type UnitId, US, WEATHER } from './data.ts'; // biome-ignore format: a list
import type { KNOWN } from './known.ts';
import { BRIDGE, END_CHARTS, grid, ground, groundWithTowns, isMajorRiver, ORNE_BRIDGE, PHASE_CHARTS, PLACE, ROAD_CHART, sectorOf, sideOfBridge } from './map.ts'; // biome-ignore format: a list
import { no } from './refusals.ts';

export const [STEADY, REGROUP, DISORGANIZED] = [0, 1, 2] as const;
export const MARKER: Names = names('marker', ['steady', 'regroup', 'disorganized']);
export const [IDLE, FOUGHT, MOVED] = [0, 1, 2] as const;
const ACTED: Names = names('acted', ['nothing', 'fought', 'moved']);
export const REGIMENT: Names = namesOf('regiment', REGIMENTS, ({ name }) => name);
/** Who loses steps, for the reckoning: the five beaches and the two airborne landings. */
export const SECTOR: Names = names('sector', [...BEACH.words, 'us-airborne', 'uk-airborne']);

export const schema = {
  /** 0 before the landings, 1 to 5, then 6 for the end of the turn. */
  phase: int(0, 6),
  weather: WEATHER,
  utahActual: flag,
  meyer: int(-1, 1),
  /** 27.2.7: the resistance chits show their reduced side. */
  reduced: flag,
  cup: counts(CHIT),
  /** German steps lost, those of WNs and Garrisons apart (27.2.4-w). */
  germanLosses: int(0, 999),
  alliedLosses: counts(SECTOR, 999),
  /** 27.3.6: what goes into the records of the campaign. */
  armyLosses: int(0, 999),
  infantryPoints: int(0, 99),
  beach: table(BEACH, { chit: maybe(CHIT), obstruction: int(0, 9) }),
  group: table(GROUP, { active: flag }),
  bridge: table(BRIDGE, { blown: int(0, 1), triedBy: maybe(SIDE) }),
  unit: table(UNIT, {
    at: maybe(PLACE),
    steps: int(0, 3),
    /** The back of the counter is up. */
    back: flag,
    marker: MARKER,
    active: flag,
    acted: ACTED,
    target: maybe(PLACE),
    landed: maybe(BEACH),
    displaced: int(0, 2),
    /** A die has been thrown for it in this step. */
    rolled: flag,
    delayed: flag,
    /** It was in play and is no more, or not as it was. */
    lost: flag,
    festung: flag,
  }),
  /** 27.3.5: the reserve in which it waits as a cadre, and the turn in which its associated unit returns. */
  regiment: table(REGIMENT, { cadre: maybe(PLACE), returns: int(0, 20) }),
  hex: table(PLACE, { allied: flag, attacked: flag }),
};

export type State = GameState<typeof schema, 'setup'>;

/** No zone across a major river. */
const POLICY = { notAcross: isMajorRiver };

/** Who stands where, whose zone is felt where, and where an active Weapons Nest is next door. */
export class Board extends UnitBoard<UnitId> {
  readonly stacks: Stacks<UnitId> = this.keep(new Stacks(grid.size, SIDE_OF));
  /** Units that take room. */
  readonly room: Tally<UnitId> = this.keep(new Tally(grid.size, SIDE_OF, takesRoom));
  readonly zones: ZonesBySide<UnitId>;
  readonly nests: ZonesBySide<UnitId>;

  constructor(g: State) {
    super(g);
    const { marker } = g.unit;
    this.zones = this.keep(
      new ZonesBySide(grid, {
        sides: SIDE_OF,
        // A disorganized unit has no zone, nor has a WN without the bar (FG-b).
        shape: (unit) =>
          dataOf(unit).zoc === 'none' || marker.get(unit) === DISORGANIZED ? NO_ZONE : ALL_ROUND,
        policy: POLICY,
      }),
    );
    this.nests = this.keep(
      new ZonesBySide(grid, {
        sides: SIDE_OF,
        shape: (unit) => (isNest(unit) && marker.get(unit) === STEADY ? ALL_ROUND : NO_ZONE),
      }),
    );
    g.watch('unit.marker', (unit) => this.changed(unit as UnitId, this.zones, this.nests));
  }
}

const PHASE_PRICES = {
  leg: new StepPrices(grid, ground, PHASE_CHARTS.leg),
  mech: new StepPrices(grid, ground, PHASE_CHARTS.mech),
};
const END_PRICES = {
  leg: new StepPrices(grid, groundWithTowns, END_CHARTS.leg),
  mech: new StepPrices(grid, groundWithTowns, END_CHARTS.mech),
  road: new StepPrices(grid, groundWithTowns, ROAD_CHART),
};

/** On foot and on wheels. */
interface ByMover {
  readonly leg: MoveRules;
  readonly mech: MoveRules;
}
export interface Workspace {
  readonly board: Board;
  readonly reach: Reach;
  readonly search: PathSearch;
  /** 27.2.5 for U.S., Commonwealth and German units. */
  readonly phaseRules: readonly ByMover[];
  /** 27.3.4: on foot, on wheels, by road. */
  readonly endRules: ByMover & { readonly road: MoveRules };
}

/** Serves every state: who has aimed it aims it again where another has since. */
const reach = new Reach(grid, 63);
const search = new PathSearch(grid, 3);

export function derive(g: State): Workspace {
  const board = new Board(g);
  const rules = (mover: Mover): MoveRules => rulesFor(g, board, reach, mover);
  const phase = (mover: Omit<Mover, 'prices'>): ByMover => ({
    leg: rules({ prices: PHASE_PRICES.leg, ...mover }),
    mech: rules({ prices: PHASE_PRICES.mech, ...mover }),
  });
  const end = (with_: StepPrices, more: Partial<Mover> = {}): MoveRules =>
    rules({ prices: with_, side: GERMAN, tooFar: no('interdicted'), ...more });
  return {
    board,
    reach,
    search,
    phaseRules: [
      ...[US, CW].map((army) => phase({ side: ALLIED, army, tooFar: no('beyondOneHex') })),
      phase({ side: GERMAN, tooFar: no('beyondRate') }),
    ],
    endRules: {
      leg: end(END_PRICES.leg),
      mech: end(END_PRICES.mech),
      road: end(END_PRICES.road, { tooFar: no('beyondRoads'), closed: no('noRoad') }),
    },
  };
}

interface Mover {
  readonly prices: StepPrices;
  readonly side: number;
  readonly army?: number;
  readonly tooFar: Reason;
  /** Said of hexes and hexsides that may not be entered or crossed at all; by default what is there. */
  readonly closed?: Reason;
}

function rulesFor(
  g: State,
  board: Board,
  reach: Reach,
  { prices: with_, side, army, tooFar, closed }: Mover,
): MoveRules {
  const own = board.room.counts(side);
  const orne = sideOfBridge(ORNE_BRIDGE);
  const watched = board.nests.counts(GERMAN);
  const overOrne: StepRefusal = (from, to) =>
    g.bridge.blown.get(ORNE_BRIDGE) === 1 && grid.sideBetween(from, to) === orne ? no('riverBetween') : null;
  const watchedToo: StepRefusal = (from, to) =>
    overOrne(from, to, 0) ??
    (from !== reach.start && isWatched(watched, reach.start, from, to) ? no('nestWatches') : null);
  return {
    prices: with_,
    enemies: board.stacks.counts(enemyOf(side)),
    zones: [{ felt: board.zones.counts(enemyOf(side)), stop: true, zoneToZone: no('zoneToZone') }],
    refuse: side === ALLIED ? watchedToo : overOrne,
    end: whereToEnd(own, reach, army),
    reasons: {
      broken: no('brokenWay'),
      terrain: closed ?? no('intoSea'),
      side: closed ?? no('riverBetween'),
      enemy: no('enemyThere'),
      stopped: no('zoneStops'),
      allowance: tooFar,
    },
  };
}

/** 27.2.5-f, ruling 5: an active Weapons Nest next to any hex that is left or entered allows no second one. */
const isWatched = (watched: Uint8Array, start: HexId, from: HexId, to: HexId): boolean =>
  watched[start] !== 0 || watched[from] !== 0 || watched[to] !== 0;

/** Three units at the end of a move (27.2.5-n), and the Allies on their own side of the army boundary. */
function whereToEnd(own: Uint8Array, reach: Reach, army: number | undefined): Law<[HexId]> {
  return chain(
    (say, hex: HexId) =>
      (hex === reach.start ? say(no('samePlace')) : null) ??
      (hex !== reach.start && (own[hex] as number) >= STACK_LIMIT ? say(no('hexFull')) : null) ??
      (army === undefined || sectorOf(hex) === army ? null : say(no('overBoundary'))),
  );
}

export type G = State & Workspace & { readonly known: Known<typeof KNOWN> };
/** The state as an onlooker sees it. */
export type Seen = Shown<G>;
