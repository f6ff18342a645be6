import { Flood, type HexId } from '@bocage/hex';
import { counts, flag, type GameState, int, type Known, maybe, type Names, namesOf, type Shown, starting, table } from '@bocage/kernel'; // biome-ignore format: a list
import { ALL_ROUND, type MoveRules, NO_ZONE, PathSearch, Reach, Stacking, Stacks, WayBoard, ZonesBySide } from '@bocage/wargame'; // biome-ignore format: a list
import { Crowds } from './crowds.ts';
import { LAST_TURN } from './data/words.ts';
import { gaitRules } from './gaits.ts';
import type { KNOWN } from './known/index.ts';
import { BOX, DEPOT, grid, isAllSea, isFortified, isHex, isSea, PLACE } from './map.ts';
import { Melees } from './melees.ts';
import { SCENARIOS } from './scenarios.ts';
import { STACKING_RULES } from './stacks.ts';
import { AIR, ALLIES, CAMP, CLEAR, DEPOT_STATE, enemyOf, FLEET, PHASE, PHASE_A, REPLACEMENT, SCORE, SIDE, WEATHER, ZONE } from './terms.ts'; // biome-ignore format: a list
import { CAMP_OF, hasZone, UNIT, type UnitId } from './units.ts';

export const SCENARIO: Names = namesOf('scenario', SCENARIOS);
/** Of a unit that never arrives in a scenario. */
export const NEVER = LAST_TURN + 1;

export const schema = {
  turn: int(0, LAST_TURN),
  phase: starting(PHASE, PHASE_A),
  /** 1.1.1.3: the camp that has the initiative, and is Player 1. */
  first: CAMP,
  /** Whose half of the phase it is. */
  active: CAMP,
  weather: starting(WEATHER, CLEAR),
  /** 1.1.1.1-c: what is taken from the next weather die. */
  worse: int(0, 2),
  /** 1.1.1.1-e: the die was a 6, so that storms are tested for in this turn. */
  stormRisk: flag,
  /** A storm rages in this phase; no test in the next phase A (1.1.1.1-i). */
  storm: flag,
  stormBarred: flag,
  /** 11-c: counters by nation and kind. */
  air: table(AIR, {
    /** In its cup. */
    cup: int(0, 12),
    /** 9: drawn in this turn and not yet given a mission. */
    drawn: int(0, 12),
    /** 9: in the boxes of this turn. */
    available: int(0, 12),
    finished: int(0, 12),
    superiority: int(0, 12),
  }),
  /** 9.4: heavy bombers on the turn track, by side; those due then go back into the cup. */
  bombers: table(int1to(LAST_TURN + 2), { us: int(0, 6), british: int(0, 6) }),
  /** 9.4: who has made a carpet bombing in this turn, by side. */
  army: table(SIDE, { carpet: flag }),
  /** 9.2: whose fighters watch a zone, and that a storm keeps them down for this phase. */
  zone: table(ZONE, { fighters: maybe(SIDE), grounded: flag }),
  /** 9.5: aircraft on a box of the strategic map, one or two of a sort. */
  box: table(BOX, { raid: maybe(AIR), second: maybe(AIR) }),
  /** 6.2: points left in this phase. */
  navy: table(FLEET, { cruiser: int(0, 9), destroyer: int(0, 9) }),
  /** 6.2-j: coastal batteries have fired in this phase. */
  gunsFired: flag,
  depot: table(DEPOT, {
    state: DEPOT_STATE,
    /** 7.1: the turn it opens, or is improved; 0 for neither. */
    due: int(0, 2 * LAST_TURN),
    /** 4.2: stacking points landed in this phase. */
    used: int(0, 20),
    /** the side that a minor port belongs to. */
    side: maybe(SIDE),
    /** 7.1.3: turns that Germans have been in Cherbourg since it opened. */
    held: int(0, 2),
    /** Offensive markers landed in this turn. */
    landed: int(0, 9),
    /** the points that it has given. */
    scored: int(0, 20),
  }),
  /** 6.10: German replacements not yet spent. */
  replacements: counts(REPLACEMENT),
  /** 11.3: points by what they were given for, for whichever camp that is. */
  score: table(SCORE, { points: int(0, 2000) }),
  place: table(PLACE, {
    /** 0.2.2: the Allies control it; else the Germans do. */
    allied: flag,
    /** 0.2.1: Offensive markers of each camp; in the reserve all that were ever landed may lie. */
    alliedMarkers: int(0, 200),
    germanMarkers: int(0, 40),
    /** markers there that have been carried in this logistics phase. */
    carried: int(0, 40),
    /** 6.2: bombarded in this phase, by sea and by air. */
    shelled: flag,
    bombed: flag,
    /** 9.4: what rubble adds to entering it, in movement points, and the turn in which it is cleared. */
    rubble: int(0, 12),
    cleared: int(0, LAST_TURN + 2),
    /** 6.13-a, R-145: a Festung that was attacked in this turn. */
    assailed: flag,
    /** a Festung that has been besieged, and has given its points. */
    besieged: flag,
    /** 6.7: entered by units that retreated from the last combat. */
    fled: flag,
  }),
  unit: table(UNIT, {
    at: maybe(PLACE),
    /** 6.10: steps left; 0 for one that is destroyed or captured. */
    steps: int(0, 3),
    /** 6.6: captured or otherwise lost for good. */
    captured: flag,
    /** The turn it arrives while it is on the turn track. */
    due: int(0, NEVER, NEVER),
    /** 6.5. */
    disorganised: int(0, 2),
    /** 6.5, R-91: how far it is Affected. */
    affected: int(0, 2),
    unsupplied: flag,
    /** 1.1.1.3: under a Rest marker. */
    resting: flag,
    /** 1.1.1.3, R-108: sent back to the strategic reserve, where it stays. */
    home: flag,
    /** airborne troops that have been found in supply, and have their vehicles since. */
    lorries: flag,
    /** 4.1.1: in Reserve for Exploitation. */
    reserve: flag,
    // Of this phase:
    /** 4.1.1: half movement points spent, and hexes entered. */
    spent: int(0, 60),
    hexes: int(0, 30),
    /** Its move is over. */
    moved: flag,
    /** 2.2-e: motorized infantry on foot in this phase. */
    onFoot: flag,
    /** it has gone from one map to the other. */
    crossed: flag,
    attacked: flag,
    defended: flag,
    /** 6.2-j: it has come ashore in this step; on a beach coastal batteries may fire at it. */
    landed: flag,
    /** 0.1.1: a headquarters on its finished side. */
    finished: flag,
    /** 5.3-b: a headquarters that has given its support in the activation under way. */
    supported: flag,
    /** 6.8: a headquarters that a result has given one more activation. */
    exploits: flag,
    // Of this turn:
    /** 5.2: a headquarters that has made an Extended Movement. */
    extended: flag,
    /** 5.1: the headquarters that controls it in this turn. */
    hq: maybe(UNIT),
  }),
  /** 6.9-a: the result of the last combat allowed an exploitation. */
  breakthrough: flag,
  /** The camp that has won before the end (11.3). */
  winner: maybe(CAMP),
};

/** A kind of numbered rows from 0. */
function int1to(last: number): Names {
  return namesOf(
    'turn',
    Array.from({ length: last + 1 }, (_, turn) => ({ id: String(turn) })),
  );
}

export type State = GameState<typeof schema>;

/** 3: no zone over a hexside of the sea, nor into a fortified line. */
const POLICY = { notAcross: isAllSea, notInto: (hex: HexId): boolean => isSea(hex) || isFortified(hex) };
/** 3-a: combat units with a stacking value, on land. */
const shapeOf = (unit: UnitId, at: HexId): number =>
  isHex(at) && !isSea(at) && hasZone(unit) ? ALL_ROUND : NO_ZONE;

/** Who stands where, and whose zone is felt where; all of it by camp. */
export class Board extends WayBoard<UnitId> {
  readonly stacks: Stacks<UnitId> = this.keep(new Stacks(grid.size, CAMP_OF));
  readonly zones: ZonesBySide<UnitId> = this.keep(
    new ZonesBySide(grid, { sides: CAMP_OF, shape: shapeOf, policy: POLICY }),
  );

  readonly melees: Melees = this.keep(new Melees(this.stacks));
  readonly stacking: Stacking = new Stacking(this.stacks, STACKING_RULES);
  readonly crowds: Crowds = this.keep(new Crowds(this.stacks, this.stacking));

  constructor(g: State) {
    super(g, CAMP_OF);
  }

  /** Who comes among enemies or leaves them opens or closes that hex for his own camp too (6.11-c). */
  protected override moved(unit: UnitId, from: HexId, to: HexId): void {
    super.moved(unit, from, to);
    const camp = CAMP_OF[unit] as number;
    const isMet = (at: HexId): boolean => at >= 0 && this.stacks.has(enemyOf(camp), at);
    if (isMet(from) || isMet(to)) this.diversions[camp]!++;
  }
}

export interface Workspace {
  readonly board: Board;
  readonly reach: Reach;
  /** 0.2.1-b: ways over places that no unit goes. */
  readonly flood: Flood;
  /** 6.6: short ways over hexes. */
  readonly search: PathSearch;
  /** The rules of movement by camp, mix of gaits and who leaves a zone. */
  readonly gaits: readonly MoveRules[];
  readonly stacking: Stacking;
}

/** 6.6-c: as far as anybody goes on for want of room. */
export const FARTHEST_BACK = 4;
/** No step costs more, in half points. */
const DEAREST = 63;
/** They serve every state: who has aimed one aims it again where another has since. */
const reach = new Reach(grid, DEAREST);
const flood = new Flood(grid, DEAREST);
const search = new PathSearch(grid, FARTHEST_BACK);

export function derive(g: State): Workspace {
  const board = new Board(g);
  return { board, reach, flood, search, gaits: gaitRules(g, board), stacking: board.stacking };
}

export type G = State & Workspace & { readonly known: Known<typeof KNOWN> };
/** The state as an onlooker sees it. */
export type Seen = Shown<G>;

/** The columns of a camp. */
export const markersOf = (g: State, camp: number) =>
  camp === ALLIES ? g.place.alliedMarkers : g.place.germanMarkers;
