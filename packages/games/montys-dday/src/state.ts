import type { Direction, HexId } from '@bocage/hex';
import { flag, type GameState, int, type Known, maybe, type Names, namesOf, type Shown, starting, table } from '@bocage/kernel'; // biome-ignore format: a list
import { ALL_ROUND, front, type MoveRules, NO_ZONE, PathSearch, Reach, Stacks, WayBoard, ZonesBySide } from '@bocage/wargame'; // biome-ignore format: a list
import { CHARTS } from './data/charts.ts';
import { gaitRules } from './gaits.ts';
import type { KNOWN } from './known.ts';
import { LAYING } from './layings.ts';
import { grid, isHex, isSea, PLACE, SEA_WALL, waterOf } from './map.ts';
import { SCENARIOS } from './scenarios.ts';
import { LAST_TURN } from './tables/turns.ts';
import {
  BEACH,
  COMBAT,
  DISRUPTION,
  FACING,
  FLAK,
  LANDED,
  MODE,
  SEGMENT,
  STEADY,
  ZONE,
  ZONE_STATE,
} from './terms.ts';
import { BRIGADE, isCoastArtillery, isGarrison, SIDE_OF, UNIT, type UnitId } from './units.ts';

export const SCENARIO: Names = namesOf('scenario', SCENARIOS);

export const schema = {
  turn: int(1, LAST_TURN),
  segment: SEGMENT,
  /** 11.0: support points left in this turn. */
  support: int(0, 255),
  /** 4.7: the last turn for which airborne landings were announced; 0 for none. */
  flown: int(0, LAST_TURN),
  /** 19.1.1: how many turns late the first wave lands. */
  delay: int(0, 2),
  beach: table(BEACH, {
    /** 5.4.3: mine points, the secret of the Germans. */
    mines: int(0, 4),
    /** 15.1.3: how many have been cleared in this turn. */
    cleared: int(0, 2),
    /** 15.1: how many have been cleared in all, which both sides know. */
    removed: int(0, 4),
    /** 5.10: the hex of the marker. */
    beachhead: maybe(PLACE),
  }),
  /** which layings of mines the results of the landings have ruled out, as both sides can tell. */
  laying: table(LAYING, { excluded: flag }),
  /** the last dice for drift or casualties, which only the Germans see. */
  secretDice: int(0, 66),
  zone: table(ZONE, { at: maybe(PLACE), state: ZONE_STATE }),
  /** 4.2.8: the Drop Zone that a parachute brigade is bound to. */
  brigade: table(BRIGADE, { zone: maybe(ZONE) }),
  wall: table(SEA_WALL, { breached: flag }),
  unit: table(UNIT, {
    at: maybe(PLACE),
    mode: starting(MODE, COMBAT),
    facing: FACING,
    disrupted: DISRUPTION,
    /** It was in play and is eliminated. */
    lost: flag,
    /** In this player turn: how it landed. */
    landed: LANDED,
    /** Of this segment. */
    fired: flag,
    assaulted: flag,
    /** 6.2.6: its move is over. */
    moved: flag,
    /** 16.1: this headquarters has given its support in this player turn. */
    supported: flag,
    /** 3.1.1-a1: it comes by air in this turn. */
    announced: flag,
    /** 4.4.3-b: whether this German has acted against a landing from the air in this segment, and how. */
    flak: FLAK,
  }),
  hex: table(PLACE, {
    /** Allied troops were the last here. */
    allied: flag,
    ruins: flag,
    /** In this segment: fired at, or assaulted. */
    fired: flag,
    assaulted: flag,
  }),
};

export type State = GameState<typeof schema, 'bombardment' | 'tide'>;

/** 9.1.4: water stops a zone, at bridges too. */
const POLICY = { notAcross: (side: Parameters<typeof waterOf>[0]): boolean => waterOf(side) !== '' };

/** Who stands where, and whose zone is felt where. */
export class Board extends WayBoard<UnitId> {
  readonly stacks: Stacks<UnitId> = this.keep(new Stacks(grid.size, SIDE_OF));
  readonly zones: ZonesBySide<UnitId>;

  constructor(g: State) {
    super(g, SIDE_OF);
    const { mode, facing, disrupted } = g.unit;
    // 9.0: all round in Combat Mode, in Movement Mode the three hexes before it; 14.1.4: coast artillery always so.
    // 9.1.6, 9.1.7, R-71: none for the disrupted, Garrisons, and whoever is at sea.
    const shape = (unit: UnitId, at: HexId): number => {
      if (!isHex(at) || isSea(at) || isGarrison(unit) || disrupted.get(unit) !== STEADY) return NO_ZONE;
      if (mode.get(unit) === COMBAT && !isCoastArtillery(unit)) return ALL_ROUND;
      return front(facing.get(unit) as Direction);
    };
    this.zones = this.keep(new ZonesBySide(grid, { sides: SIDE_OF, shape, policy: POLICY }));
    for (const path of ['unit.mode', 'unit.facing', 'unit.disrupted'])
      g.watch(path, (unit) => {
        this.divert(unit as UnitId);
        this.changed(unit as UnitId, this.zones);
      });
  }
}

export interface Workspace {
  readonly board: Board;
  readonly reach: Reach;
  readonly search: PathSearch;
  /** The rules of movement by side, mode and gait. */
  readonly gaits: readonly MoveRules[];
}

/** They serve every state: who has aimed one aims it again where another has since. */
const reach = new Reach(grid, 63);
const search = new PathSearch(grid, CHARTS.retreat.most + CHARTS.retreat.pastStacks);

export function derive(g: State): Workspace {
  const board = new Board(g);
  return { board, reach, search, gaits: gaitRules(g, board) };
}

export type G = State & Workspace & { readonly known: Known<typeof KNOWN> };
/** The state as an onlooker sees it. */
export type Seen = Shown<G>;
