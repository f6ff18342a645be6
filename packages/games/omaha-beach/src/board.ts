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
  private readonly g: State;
  private landed: readonly UnitId[] | null = null;

  constructor(g: State) {
    super(g);
    this.g = g;
  }

  /** The units ashore, in order: most of them are on the track or in their boats, or out of play. */
  get ashore(): readonly UnitId[] {
    this.landed ??= EVERY_UNIT.filter((unit) => isLand(this.g.unit.at.get(unit)));
    return this.landed;
  }

  override rebuild(): void {
    this.landed = null;
    super.rebuild();
  }

  override restored(): void {
    this.landed = null;
    super.restored();
  }

  override digest(): string {
    return `${super.digest()} ashore ${this.ashore.join()}`;
  }

  protected override moved(unit: UnitId, from: HexId, to: HexId): void {
    if (isLand(from) !== isLand(to)) this.landed = null;
    super.moved(unit, from, to);
  }
}
