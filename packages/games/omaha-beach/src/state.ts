import {
  counts,
  flag,
  type GameState,
  int,
  type Known,
  list,
  maybe,
  type Shown,
  starting,
  table,
} from '@bocage/kernel';
import { Board } from './board.ts';
import { ARTILLERY, BACK, BASE, CARD, CHARTS, DEPTH, DIVISION, EXIT, GERMAN, HERO, MEYERS, POOL, SECTOR, SIDE, TURN, UNIT } from './data.ts'; // biome-ignore format: a list
import type { KNOWN } from './known.ts';
import { PLACE, POSITION, POST, TIDE } from './map.ts';
import { CLIMB, DEPTH_STATE, NERVE } from './terms.ts';

const { commandPosts, engineerBases } = CHARTS.extended;

export const schema = {
  turn: TURN,
  /** The first and the last turn of the scenario. */
  firstTurn: starting(TURN, 1),
  lastTurn: starting(TURN, 16),
  tide: TIDE,
  /** Easy/Fox: the western half is not played. */
  westPlayed: starting(flag, 1),
  /** The deck in an order nobody knows, the discards, and the cards of this turn in the order they were drawn. */
  deck: counts(CARD, 1),
  discards: counts(CARD, 1),
  cards: list(CARD, 16),
  unit: table(UNIT, {
    /** A hex, or the sea hex of a landing box. */
    at: maybe(PLACE),
    /** 0 once it is out of play; leaders have one. */
    steps: int(0, 4),
    /** The turn it comes, while it waits on the track; 0 for any other unit. */
    due: int(0, 40),
    /** By transfer of command it may come under the other division for good. */
    division: DIVISION,
    transferred: flag,
    nerve: NERVE,
    climb: CLIMB,
    hero: maybe(HERO),
    /** What is left when its hero is killed. */
    inspired: flag,
    /** A general who has been hit once. */
    wounded: flag,
    /** It has had its action this turn. */
    acted: flag,
    /** It has lost a step in this German Fire Phase. */
    hit: flag,
    /** Leaders that command it this phase, a bit each in the order of LEADER_UNITS. */
    command: int(0, 63),
    /** It takes part in the attack under way. */
    attacking: flag,
    /** The space on the command track of a headquarters that is a command post; 0 for any other. */
    commandPost: int(0, commandPosts.range.length),
    /** By which exit it has left the map. */
    exit: maybe(EXIT),
  }),
  /** What stands in a hex of a German position. What lies face down is hidden: `german`, `marker`. */
  post: table(POST, {
    /** None where the post is empty. */
    back: maybe(BACK),
    german: maybe(GERMAN),
    revealed: flag,
    disrupted: flag,
    depth: DEPTH_STATE,
    /** From which pool its marker is: its back shows that. */
    pool: maybe(POOL),
    marker: maybe(DEPTH),
    attacked: flag,
    barraged: flag,
    /** Engineers keep an empty hex of a position. */
    garrison: flag,
    /** Its Germans have come by an action of this German Fire Phase. */
    fresh: flag,
  }),
  position: table(POSITION, {
    /** In communication, as frozen at the start of the German Fire Phase. */
    linked: flag,
    /** An event hides it in smoke this turn. */
    smoke: flag,
    /** Germans are in it and its colour is on this turn’s card, whether they fired or not; from turn 17 it has fired. */
    fired: flag,
  }),
  /** The reserves in their boxes, and how many each holds, which is all that is known of them. */
  tactical: counts(GERMAN, 1),
  tacticalLeft: int(0, 9),
  divisional: counts(GERMAN, 1),
  divisionalLeft: int(0, 30),
  meyer: counts(GERMAN, 1),
  meyerLeft: int(0, MEYERS),
  /**
   * Depth markers that are neither on the map nor out of play, and how many of them a pool has. The difference is what
   * Kampfgruppe Meyer keeps and what the scenario leaves out: which those are nobody knows before a pool is empty.
   */
  wnDepth: counts(DEPTH, 1),
  wnLeft: int(0, 18),
  mobileDepth: counts(DEPTH, 1),
  mobileLeft: int(0, 24),
  buildingDepth: counts(DEPTH, 1),
  buildingLeft: int(0, 8),
  /** Mobile markers that Kampfgruppe Meyer has with it. */
  meyerMarkers: int(0, 4),
  /** What the variants in use add to the points at the end. */
  variantPoints: int(-20, 20),
  /** Lost mobile markers have come back, which they do once. */
  reissued: flag,
  /** German counters and depth markers that are known to be out of play. */
  gone: table(GERMAN, { known: flag }),
  spent: table(DEPTH, { known: flag }),
  artillery: table(ARTILLERY, { inactive: flag }),
  /** Engineer bases on the beach, and the space of each on the engineer track. */
  base: table(BASE, { at: maybe(PLACE), range: int(0, engineerBases.range.length - 1) }),
  /** German guns have hit somebody there this turn. */
  sector: table(SECTOR, { shelled: flag }),
  hex: table(PLACE, { cleared: flag }),
  division: table(DIVISION, {
    /** Two-step markers in the Loss box. */
    lost: int(0, 30),
    /** Regular actions left this turn. */
    actions: int(0, 9),
  }),
  /** The division whose units act; it finishes before the other begins. */
  acting: maybe(DIVISION),
  /** Leaders that have moved in this Action Phase, a bit each in the order of LEADER_UNITS. */
  departed: int(0, 63),
  heroes: counts(HERO, 1),
  navalMarkers: int(0, 20),
  /** Events of this turn. */
  plungingFire: flag,
  moreActions: int(-2, 4),
  noEngineers: flag,
  /** Leaders whose command post reaches no further than the next hex, a bit each in the order of LEADER_UNITS. */
  sniped: int(0, 63),
  rocketsFired: int(0, 9),
  /** NONE while the game goes on; the only side has won or lost by `won`. */
  over: maybe(SIDE),
  won: flag,
};

/** The optional rules and the published variants. */
export type Option =
  | 'sacrifice'
  | 'together'
  | 'earlyActions'
  | 'bombardment'
  | 'safeTanks'
  | 'noRangers'
  | 'reaction';
export type State = GameState<typeof schema, Option>;

export interface Workspace {
  readonly board: Board;
}
export const derive = (g: State): Workspace => ({ board: new Board(g) });
export type G = State & Workspace & { readonly known: Known<typeof KNOWN> };
/** The state as an onlooker sees it. */
export type Seen = Shown<State & Workspace>;
