import type { HexId } from '@bocage/hex';
import {
  counts,
  flag,
  type GameState,
  type Id,
  int,
  list,
  maybe,
  type Names,
  names,
  refusals,
  type Shown,
  table,
} from '@bocage/kernel';
import { ALL_ROUND, type MoveRules, NO_ZONE, Reach, Stacks, UnitBoard, ZonesBySide } from '@bocage/wargame';
import { CASES } from './cases.ts';
import { grid, PLACE, prices } from './map.ts';

export type UnitId = Id<'unit'>;
export const BLUE = 0;
export const RED = 1;
export const SIDE: Names = names('side', ['blue', 'red']);
export const enemyOf = (side: number): number => 1 - side;

export const UNIT: Names<UnitId> = names('unit', [
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
]);
export const EVERY_UNIT: readonly UnitId[] = UNIT.words.map(UNIT.of);
export const SIDE_OF: readonly number[] = UNIT.words.map((word) => (word.startsWith('B') ? BLUE : RED));
/** Printed strengths; the last three are dealt face down. */
export const PRINTED: readonly number[] = [4, 4, 3, 3, 2, 2, 3, 3, 2, 0, 0, 0];
export const FACE_DOWN: readonly UnitId[] = ['R4', 'R5', 'R6'].map(UNIT.of);
export const DEALT: readonly number[] = [1, 3, 5];
/** The six ways to deal three strengths. */
export const DEAL: Names = names('deal', ['1/3/5', '1/5/3', '3/1/5', '3/5/1', '5/1/3', '5/3/1']);

export const CHIT: Names = names('chit', ['blue-move', 'blue-fight', 'red-move', 'red-fight']);
export const CARD: Names = names('card', ['sun', 'mud', 'fog']);
export const FULL = 2;
export const STACK_LIMIT = 2;
export const TURNS = 4;
/** More steps than any move can have. */
export const LONGEST = 8;

export const schema = {
  turn: int(1, TURNS),
  card: CARD,
  /** The cards that are known to come next, then the rest in an order nobody knows. */
  next: list(CARD, 7),
  deck: counts(CARD),
  cup: counts(CHIT),
  mine: maybe(PLACE),
  mineGone: flag,
  /** Fire support left to each side. */
  support: counts(SIDE),
  unit: table(UNIT, {
    at: maybe(PLACE),
    steps: int(0, FULL),
    value: int(0, 5),
    faceUp: flag,
    shaken: flag,
    moved: flag,
    fought: flag,
    ambushed: flag,
  }),
  hex: table(PLACE, {
    held: maybe(SIDE),
    attacked: flag,
    /** Blue has been here, so there is no mine. */
    trodden: flag,
  }),
};

export const no = refusals(CASES);

/** What the game remembers, and its option. */
type State = GameState<typeof schema, 'mines'>;

/** Who stands where, and whose zone is felt where. */
export class Board extends UnitBoard<UnitId> {
  readonly stacks: Stacks<UnitId> = this.keep(new Stacks(grid.size, SIDE_OF));
  readonly zones: ZonesBySide<UnitId>;

  constructor(g: State) {
    super(g);
    const { shaken } = g.unit;
    const shape = (unit: UnitId): number => (shaken.get(unit) === 0 ? ALL_ROUND : NO_ZONE);
    this.zones = this.keep(new ZonesBySide(grid, { sides: SIDE_OF, shape }));
    g.watch('unit.shaken', (unit) => this.changed(unit as UnitId, this.zones));
  }
}

export const isHex = (place: HexId): boolean => place >= 0 && place < grid.hexCount;

export interface Workspace {
  readonly board: Board;
  readonly reach: Reach;
  /** 3.x for each side. */
  readonly moveRules: readonly MoveRules[];
}

/** Serves every state: who has aimed it aims it again where another has since. */
const reach = new Reach(grid);

export function derive(g: State): Workspace {
  const board = new Board(g);
  const moveRules = [BLUE, RED].map((side) => moveRulesOf(board, reach, side));
  return { board, reach, moveRules };
}

function moveRulesOf(board: Board, reach: Reach, side: number): MoveRules {
  const own = board.stacks.counts(side);
  return {
    prices,
    enemies: board.stacks.counts(enemyOf(side)),
    zones: [{ felt: board.zones.counts(enemyOf(side)), stop: true, zoneToZone: no('3.5-b') }],
    refuse: (_from, to) => (isHex(to) ? null : no('3.8')),
    end: (h) => (h === reach.start ? no('3.10') : (own[h] as number) < STACK_LIMIT ? null : no('3.7')),
    reasons: {
      broken: no('3.3'),
      terrain: no('3.3'),
      side: no('3.3'),
      enemy: no('3.4'),
      stopped: no('3.5-a'),
      allowance: no('3.6'),
    },
  };
}

export type G = State & Workspace;
/** The state as an onlooker sees it. */
export type Seen = Shown<G>;
