import { type HexId, NOWHERE } from '@bocage/hex';
import {
  counts,
  type Derived,
  flag,
  type GameState,
  int,
  list,
  maybe,
  type Names,
  names,
  refusals,
  table,
} from '@bocage/kernel';
import { ALL_ROUND, type MoveRules, NO_ZONE, NOBODY, Reach, Routes, Stacks, Zones } from '@bocage/wargame';
import { CASES } from './cases.ts';
import { grid, PLACE, prices } from './map.ts';

export type UnitId = number;
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

/** Who stands where, and whose zone is felt where. */
export class Board implements Derived {
  readonly stacks: Stacks = new Stacks(grid.size, SIDE_OF);
  readonly zones: readonly Zones[] = [new Zones(grid), new Zones(grid)];
  private readonly g: GameState<typeof schema>;

  constructor(g: GameState<typeof schema>) {
    this.g = g;
    g.watch('unit.at', (unit, old, now) => this.moved(unit, old as HexId, now as HexId));
    g.watch('unit.shaken', (unit, old) => this.changeZone(unit, old));
  }

  rebuild(): void {
    this.stacks.clear();
    for (const zones of this.zones) zones.clear();
    for (let unit = 0; unit < SIDE_OF.length; unit++) this.moved(unit, NOWHERE, this.g.unit.at.get(unit));
  }

  digest(): string {
    const stacks: string[] = [];
    for (let h = 0; h < grid.size; h++)
      for (let u = this.stacks.first(h as HexId); u !== NOBODY; u = this.stacks.next(u))
        stacks.push(`${h}:${u}`);
    return `${stacks.join()} ${this.zones.map((zones) => zones.counts.join('')).join(' ')}`;
  }

  private moved(unit: UnitId, old: HexId, now: HexId): void {
    this.stacks.moved(unit, old, now);
    const shape = this.g.unit.shaken.get(unit) === 0 ? ALL_ROUND : NO_ZONE;
    const zones = this.zones[SIDE_OF[unit] as number] as Zones;
    if (isHex(old)) zones.remove(old, shape);
    if (isHex(now)) zones.add(now, shape);
  }

  private changeZone(unit: UnitId, wasShaken: number): void {
    const at = this.g.unit.at.get(unit);
    if (!isHex(at)) return;
    const zones = this.zones[SIDE_OF[unit] as number] as Zones;
    if (wasShaken === 1) zones.add(at, ALL_ROUND);
    else zones.remove(at, ALL_ROUND);
  }
}

export const isHex = (place: HexId): boolean => place >= 0 && place < grid.hexCount;

export interface Workspace {
  readonly board: Board;
  readonly reach: Reach;
  readonly routes: Routes;
  /** 3.x for each side. */
  readonly moveRules: readonly MoveRules[];
}

export function derive(g: GameState<typeof schema>): Workspace {
  const board = new Board(g);
  const reach = new Reach(grid);
  const moveRules = [BLUE, RED].map((side) => moveRulesOf(board, reach, side));
  return { board, reach, routes: new Routes(PLACE, grid, reach), moveRules };
}

function moveRulesOf(board: Board, reach: Reach, side: number): MoveRules {
  const own = board.stacks.counts(side);
  const zones = board.zones[enemyOf(side)] as Zones;
  return {
    prices,
    enemies: board.stacks.counts(enemyOf(side)),
    zones: [{ felt: zones.counts, stop: true, zoneToZone: no('3.5-b') }],
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

export type G = GameState<typeof schema> & Workspace;
