import { type HexId, NOWHERE } from '@bocage/hex';
import type { Derived } from '@bocage/kernel';
import { NOBODY, Stacks } from '@bocage/wargame';
import { EVERY_UNIT, UNITS, type UnitId } from './data.ts';
import { boxAt, grid } from './map.ts';
import type { State } from './state.ts';

const ONE_SIDE = new Uint8Array(UNITS.length);

/** Whether a place is a hex of the map, and no landing box. */
export const isLand = (at: HexId): boolean => at !== NOWHERE && boxAt(at) < 0;

/** Which American units stand where. */
export class Board implements Derived {
  readonly stacks: Stacks = new Stacks(grid.size, ONE_SIDE);
  /** Another number after every change of where Americans and Germans stand, and of the Americans' steps. */
  changes = 0;
  private readonly g: State;
  private landed: readonly UnitId[] | null = null;
  private expected: readonly UnitId[] | null = null;
  private turn = 0;

  constructor(g: State) {
    this.g = g;
    g.watch('unit.at', (unit, old, now) => {
      this.changes++;
      if (isLand(old as HexId) !== isLand(now as HexId)) this.landed = null;
      this.stacks.moved(unit, old as HexId, now as HexId);
    });
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

  rebuild(): void {
    this.changes++;
    this.landed = null;
    this.expected = null;
    this.stacks.clear();
    for (let unit = 0; unit < UNITS.length; unit++)
      this.stacks.moved(unit, NOWHERE, this.g.unit.at.get(unit));
  }

  digest(): string {
    const stacks: string[] = [];
    for (let h = 0; h < grid.size; h++)
      for (let u = this.stacks.first(h as HexId); u !== NOBODY; u = this.stacks.next(u))
        stacks.push(`${h}:${u}`);
    return `${stacks.join()} ashore ${this.ashore.join()}`;
  }
}
