import { counts, flag, type GameState, int, type Known, list, maybe, type Shown, starting, table } from '@bocage/kernel'; // biome-ignore format: a list
import { PathSearch, Reach, Stacking } from '@bocage/wargame';
import { Board } from './board.ts';
import { ARMY, CHIT, FACTOR, FIRST_WEATHER, SIDE, SUPPORT, TURN, TURNS, UNIT, WEATHER } from './data.ts';
import type { KNOWN } from './known.ts';
import { BEACH, EXIT, grid, LANDMARK, PLACE } from './map.ts';
import { Moves } from './moves.ts';
import { stackingRules } from './stacks.ts';
import { Supply } from './supply.ts';
import { BEACH_STATUS, EXIT_MARKER, POCKET, ROUND, TRACK } from './terms.ts';

export * from './terms.ts';

export const schema = {
  turn: TURN,
  weather: starting(WEATHER, FIRST_WEATHER),
  /** Weather chits still in the cup, and those that option 7.3 keeps back. */
  skies: counts(WEATHER),
  laterSkies: counts(WEATHER),
  /** The chits drawn so far, from turn 2: they stay on the turn track (4.0). */
  skiesDrawn: list(WEATHER, 9),
  /** The Action Cup, and the German Reaction chits in hand. */
  cup: counts(CHIT),
  reactions: int(0, 4),
  track: list(TRACK, 16),
  /** The Round under way and the army that is active; nobody between Rounds. */
  round: ROUND,
  active: maybe(ARMY),
  /** 7.2.3: this Round is a Prepared Offensive. */
  prepared: flag,
  /** What each army has had this turn: chit sides by their quota, real Combat Rounds, its Combined Action Round. */
  army: table(ARMY, {
    moves: int(0, 4),
    combats: int(0, 4),
    combatRounds: int(0, 4),
    combined: flag,
    /** 8.1.3: its 3rd Wave Round has been. */
    thirdWave: flag,
  }),
  /** Factors that strongpoints and Ost battalions may still turn out to have: nobody knows which is where. */
  strongpointFactors: counts(FACTOR),
  ostFactors: counts(FACTOR),
  unit: table(UNIT, {
    at: maybe(PLACE),
    /** 0 once it is eliminated. */
    steps: int(0, 2),
    /** The turn it is due, while it waits to enter; 0 for any other unit. */
    due: int(0, 11),
    /** Enters without a die roll: what is left of the 3rd Wave (8.1.3). */
    automatic: flag,
    withdrawn: flag,
    /** Of a strongpoint or Ost battalion that has been turned over; -1 before. */
    factor: int(-1, 3, -1),
    /** 10.4.4, ruling F-51: it came back from Brittany, and may draw supply by an S hex. */
    returned: flag,
    /** A German that left the map in the east before that scores; `place` sets it. */
    early: flag,
    // Of the Round under way:
    moved: flag,
    /** Entered this Round as a reinforcement, so that Germans may use roads in any weather. */
    fresh: flag,
    /** Chosen for a Reaction Round. */
    chosen: flag,
    attacked: flag,
    /** Takes part in the combat under way as attacker. */
    attacking: flag,
    /** Retreated this Round, so that it adds nothing to a defense (11.3.1). */
    retreated: flag,
  }),
  hex: table(PLACE, {
    /** The Allies control it; at first the Germans do. */
    allied: flag,
    /** It has been attacked this Round. */
    attacked: flag,
    /** 11.2: it must still be attacked this Round. */
    owed: flag,
  }),
  beach: table(BEACH, {
    status: BEACH_STATUS,
    /** It was open at the end of D-Day. */
    landed: flag,
  }),
  exit: table(EXIT, { marker: EXIT_MARKER }),
  support: table(SUPPORT, {
    usedThisTurn: int(0, 2),
    usedThisRound: int(0, 1),
    usedInGame: int(0, 2),
    /** In the combat under way. */
    committed: flag,
  }),
  /** A US unit has entered Brittany; the boundary is lifted for US and French after that Round (15.0). */
  enteredBrittany: int(0, 1),
  boundaryLifted: flag,
  /** The turn in which the first unit came back from Brittany; 0 before. From the next turn none enters. */
  leftBrittany: int(0, 10),
  /** 10.4.5: the Allies have held all of Caen. */
  caenTaken: flag,
  /** The turn in which the Allies took Cherbourg; 0 before. */
  cherbourgTaken: int(0, 10),
  /** 13.5: as tested at the start of the last German Round. */
  isolated: flag,
  /** Cherbourg Combat has been in this Round. */
  cherbourgFought: flag,
  /** German half points for special units, as they were at the end of turn 5 (8.3). */
  specialHalves: int(0, 99),
  /** Steps lost, those that were made good among them; and how many of the German ones battalions and strongpoints lost. */
  losses: counts(ARMY),
  battalionLosses: int(0, 1000),
  /** The turn in which the Allies first came there; 0 before. */
  landmark: table(LANDMARK, { taken: int(0, TURNS) }),
  /** Germans out of supply at the end of the last turns. */
  pocket: counts(POCKET),
  /** The hex that is being attacked, while a combat is under way. */
  fight: maybe(PLACE),
  /** 3.2.1: the winner by sudden death. */
  winner: maybe(SIDE),
};

/** The optional rules. */
export type Option = 'historicalWeather' | 'reactionWithdrawal' | 'assaultGuns';
export type State = GameState<typeof schema, Option>;

export interface Workspace {
  readonly board: Board;
  readonly supply: Supply;
  readonly reach: Reach;
  readonly search: PathSearch;
  /** The rules of movement for whoever moves (10.0). */
  readonly moves: Moves;
  readonly stacking: Stacking;
}

/** Serves every state: who has aimed it aims it again where another has since. */
const reach = new Reach(grid, 63);
const search = new PathSearch(grid, 2);

export function derive(g: State): Workspace {
  const board = new Board(g);
  const supply = new Supply(g as G, board); // what it asks is asked later, when all stands
  return {
    board,
    supply,
    reach,
    search,
    moves: new Moves(g, board, supply),
    stacking: new Stacking(board.stacks, stackingRules(board)),
  };
}

export type G = State & Workspace & { readonly known: Known<typeof KNOWN> };
/** The state as an onlooker sees it. */
export type Seen = Shown<G>;
