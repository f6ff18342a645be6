import { type HexId, NOWHERE } from '@bocage/hex';
import type { Derived } from '@bocage/kernel';
import { ALL_ROUND, NO_ZONE, NOBODY, Stacks, Zones } from '@bocage/wargame';
import { ALLIED, ARMY_OF, GERMAN, isBattalion, isStrongpoint, SIDE, SIDE_OF, UNITS, type UnitId } from './data.ts'; // biome-ignore format: a list
import { BEACH_HEXES, grid, isCity, isHex, isImpassable, isLand, isMajorRiver, isSeaSide } from './map.ts';
import type { State } from './state.ts';
import { OPEN } from './terms.ts';
import { Touched } from './touched.ts';

/** Who stands where, and whose zones of control are felt where. */
export class Board implements Derived {
  /** By army, in hexes and boxes. */
  readonly stacks: Stacks = new Stacks(grid.size, ARMY_OF);
  /** By side: units in each hex; boxes do not count, for in Cherbourg both sides may stand. */
  readonly held: readonly Uint8Array[] = SIDE.words.map(() => new Uint8Array(grid.size));
  /** By side: zones as the enemy feels them (6.0, 6.1). */
  readonly zones: readonly Zones[] = SIDE.words.map(
    () =>
      new Zones(grid, {
        notInto: (h) => isImpassable(h) || isCity(h),
        notAcross: (side) => isMajorRiver(side) || isSeaSide(side),
      }),
  );
  /** What has changed since supply last looked. */
  readonly touched: Touched = new Touched();
  private readonly strongpoints = new Uint8Array(grid.size);
  private readonly g: State;

  constructor(g: State) {
    this.g = g;
    g.watch('unit.at', (unit, old, now) => {
      this.leave(unit, old as HexId);
      this.enter(unit, now as HexId);
      this.stacks.moved(unit, old as HexId, now as HexId);
    });
    g.watch('beach.status', (beach, _old, now) => {
      this.zones[GERMAN]?.bar(BEACH_HEXES[beach] as HexId, now === OPEN);
      this.touched.all();
    });
    for (const path of ['exit.marker', 'enteredBrittany', 'leftBrittany'])
      g.watch(path, () => this.touched.all());
  }

  rebuild(): void {
    this.touched.all();
    this.stacks.clear();
    for (const zones of this.zones) zones.clear();
    for (const held of this.held) held.fill(0);
    this.strongpoints.fill(0);
    for (const hex of grid.hexes) this.zones[ALLIED]?.bar(hex, false);
    for (const [beach, hex] of BEACH_HEXES.entries())
      this.zones[GERMAN]?.bar(hex, this.g.beach.status.get(beach) === OPEN);
    for (let unit = 0; unit < UNITS.length; unit++) {
      const at = this.g.unit.at.get(unit);
      this.enter(unit, at);
      this.stacks.moved(unit, NOWHERE, at);
    }
  }

  digest(): string {
    const stacks: string[] = [];
    for (let h = 0; h < grid.size; h++)
      for (let u = this.stacks.first(h as HexId); u !== NOBODY; u = this.stacks.next(u))
        stacks.push(`${h}:${u}`);
    const maps = [...this.zones.map((zones) => zones.counts), ...this.held];
    return `${stacks.join()} ${maps.map((map) => map.join('')).join(' ')}`;
  }

  private enter(unit: UnitId, at: HexId): void {
    if (!isHex(at)) return;
    this.touched.add(at);
    const side = SIDE_OF[unit] as number;
    (this.held[side] as Uint8Array)[at]!++;
    if (isStrongpoint(unit) && this.strongpoints[at]!++ === 0) this.zones[ALLIED]?.bar(at, true);
    this.zones[side]?.add(at, shapeOf(unit, at));
  }

  private leave(unit: UnitId, at: HexId): void {
    if (!isHex(at)) return;
    this.touched.add(at);
    const side = SIDE_OF[unit] as number;
    (this.held[side] as Uint8Array)[at]!--;
    if (isStrongpoint(unit) && --this.strongpoints[at]! === 0) this.zones[ALLIED]?.bar(at, false);
    this.zones[side]?.remove(at, shapeOf(unit, at));
  }
}

/** Battalions and strongpoints have no zone, nor has a unit off shore (6.0, ruling F-44). */
const shapeOf = (unit: UnitId, at: HexId): number => (isBattalion(unit) || !isLand(at) ? NO_ZONE : ALL_ROUND);
