import {
  counts,
  flag,
  type GameState,
  int,
  type Known,
  maybe,
  type Names,
  names,
  namesOf,
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
  Tally,
  WayBoard,
  ZonesBySide,
} from '@bocage/wargame';
import { BEACH, CHIT, dataOf, GROUP, isNest, REGIMENTS, SIDE, SIDE_OF, takesRoom, UNIT, type UnitId, WEATHER } from './data.ts'; // biome-ignore format: a list
import { gaitRules } from './gaits.ts';
import type { KNOWN } from './known.ts';
import { BRIDGE, grid, isMajorRiver, PLACE } from './map.ts';

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
export class Board extends WayBoard<UnitId> {
  readonly stacks: Stacks<UnitId> = this.keep(new Stacks(grid.size, SIDE_OF));
  /** Units that take room. */
  readonly room: Tally<UnitId> = this.keep(new Tally(grid.size, SIDE_OF, takesRoom));
  readonly zones: ZonesBySide<UnitId>;
  readonly nests: ZonesBySide<UnitId>;

  constructor(g: State) {
    super(g, SIDE_OF);
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
    g.watch('unit.marker', (unit) => {
      this.divert(unit as UnitId);
      this.changed(unit as UnitId, this.zones, this.nests);
    });
  }
}

export interface Workspace {
  readonly board: Board;
  readonly reach: Reach;
  readonly search: PathSearch;
  /** By gait: the rules of movement. */
  readonly gaits: readonly MoveRules[];
}

/** Serves every state: who has aimed it aims it again where another has since. */
const reach = new Reach(grid, 63);
const search = new PathSearch(grid, 3);

export function derive(g: State): Workspace {
  const board = new Board(g);
  const gaits = gaitRules(g as G, board, reach); // what they ask is asked later, when all stands
  return { board, reach, search, gaits };
}

export type G = State & Workspace & { readonly known: Known<typeof KNOWN> };
/** The state as an onlooker sees it. */
export type Seen = Shown<G>;
