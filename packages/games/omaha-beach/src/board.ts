import { type HexId, NOWHERE } from '@bocage/hex';
import { Stacks, UnitBoard } from '@bocage/wargame';
import { EVERY_UNIT, UNITS, type UnitId } from './data.ts';
import { boxAt, grid } from './map.ts';
import type { State } from './state.ts';

const ONE_SIDE = new Uint8Array(UNITS.length);

/** Whether a place is a hex of the map, and no landing box. */
export const isLand = (at: HexId): boolean => at !== NOWHERE && boxAt(at) < 0;

/** Which American units stand where. */
export class Board extends UnitBoard<UnitId> {
  readonly stacks: Stacks<UnitId> = this.keep(new Stacks(grid.size, ONE_SIDE));
  /** Another number after every change of where Americans and Germans stand, and of the Americans' steps. */
  changes = 0;
  private readonly g: State;
  private landed: readonly UnitId[] | null = null;
  private expected: readonly UnitId[] | null = null;
  private turn = 0;

  constructor(g: State) {
    super(g);
    this.g = g;
    const change = (): void => {
      this.changes++;
    };
    g.watch('unit.due', (_unit, _old, now) => {
      if (now === this.turn) this.expected = null;
    });
    g.watch('unit.steps', change);
    g.watch('post.back', change);
  }

  /** The units ashore, in order: most of them are on the track or in their boats, or out of play. */
  get ashore(): readonly UnitId[] {
    this.landed ??= EVERY_UNIT.filter((unit) => isLand(this.g.unit.at.get(unit)));
    return this.landed;
  }

  /** All who wait on the track for a turn, and perhaps some who did: to go through them is short. */
  expectedIn(turn: number): readonly UnitId[] {
    if (this.turn !== turn) this.expected = null;
    this.turn = turn;
    this.expected ??= EVERY_UNIT.filter((unit) => this.g.unit.due.get(unit) === turn);
    return this.expected;
  }

  override rebuild(): void {
    this.changes++;
    this.landed = null;
    this.expected = null;
    super.rebuild();
  }

  override digest(): string {
    return `${super.digest()} ashore ${this.ashore.join()}`;
  }

  protected override moved(unit: UnitId, from: HexId, to: HexId): void {
    this.changes++;
    if (isLand(from) !== isLand(to)) this.landed = null;
    super.moved(unit, from, to);
  }
}
