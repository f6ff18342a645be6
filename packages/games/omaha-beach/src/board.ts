import { type HexId, NOWHERE } from '@bocage/hex';
import type { Derived } from '@bocage/kernel';
import { NOBODY, Stacks } from '@bocage/wargame';
import { UNITS } from './data.ts';
import { grid } from './map.ts';
import type { State } from './state.ts';

const ONE_SIDE = new Uint8Array(UNITS.length);

/** Which American units stand where. */
export class Board implements Derived {
  readonly stacks: Stacks = new Stacks(grid.size, ONE_SIDE);
  private readonly g: State;

  constructor(g: State) {
    this.g = g;
    g.watch('unit.at', (unit, old, now) => {
      this.stacks.moved(unit, old as HexId, now as HexId);
    });
  }

  rebuild(): void {
    this.stacks.clear();
    for (let unit = 0; unit < UNITS.length; unit++)
      this.stacks.moved(unit, NOWHERE, this.g.unit.at.get(unit));
  }

  digest(): string {
    const stacks: string[] = [];
    for (let h = 0; h < grid.size; h++)
      for (let u = this.stacks.first(h as HexId); u !== NOBODY; u = this.stacks.next(u))
        stacks.push(`${h}:${u}`);
    return stacks.join();
  }
}
