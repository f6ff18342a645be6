import type { HexId } from '@bocage/hex';
import { CAMP_OF, CHARTS, campOf, type G, grid, isHeadquarters, isLight, SIDE_OF, STACKING_OF, type UnitId, unitsIn } from '../../queries.ts'; // biome-ignore format: a list

const { points: POINTS, withoutPoints: LIGHTS, headquarters: STAFFS } = CHARTS.stacking;

/** 2.1: what stands where once all planned moves are made, and what room that leaves. */
export class Room {
  readonly points: Uint8Array = new Uint8Array(grid.hexCount);
  private readonly lights = new Uint8Array(grid.hexCount);
  private readonly staffs = new Uint8Array(grid.hexCount);
  private readonly g: G;
  private readonly side: number;

  constructor(g: G, side: number) {
    this.g = g;
    this.side = side;
  }

  /** Whether there is room for a unit, beside no ally of another nation (2.1-d). */
  has(unit: UnitId, hex: HexId): boolean {
    if (this.isAllied(hex)) return false;
    if (isHeadquarters(unit)) return (this.staffs[hex] as number) < STAFFS;
    if (isLight(unit)) return (this.lights[hex] as number) < LIGHTS;
    return (this.points[hex] as number) + (STACKING_OF[unit] as number) <= POINTS;
  }
  put(unit: UnitId, hex: HexId, sign: 1 | -1 = 1): void {
    if (isHeadquarters(unit)) this.staffs[hex]! += sign;
    else if (isLight(unit)) this.lights[hex]! += sign;
    else this.points[hex]! += sign * (STACKING_OF[unit] as number);
  }
  private isAllied(hex: HexId): boolean {
    for (const unit of unitsIn(this.g, hex))
      if (SIDE_OF[unit] !== this.side && CAMP_OF[unit] === campOf(this.side)) return true;
    return false;
  }
}
