import { type HexId, NOWHERE } from '@bocage/hex';
import type { Derived } from '@bocage/kernel';
import { ALL_ROUND, NO_ZONE, NOBODY, Stacks, Zones } from '@bocage/wargame';
import { ALLIED, ARMY, ARMY_OF, GERMAN, GERMANS, isBattalion, isStrongpoint, SIDE, SIDE_OF, UNITS, type UnitId } from './data.ts'; // biome-ignore format: a list
import {
  BEACH_HEXES,
  BRITTANY,
  beyondBoundary,
  CHERBOURG,
  grid,
  isClosedToGermans,
  isClosedToZones,
  isHex,
  isLand,
  stopsZones,
} from './map.ts';
import type { State } from './state.ts';
import { OPEN } from './terms.ts';

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
        notInto: isClosedToZones,
        notAcross: stopsZones,
      }),
  );
  /** By side: units beside each hex, whatever they are. */
  readonly beside: readonly Zones[] = SIDE.words.map(() => new Zones(grid));
  /** Units that are where one may move from, sixteen to a word as the flags of a table are. */
  readonly afoot = new Uint16Array((UNITS.length + 15) >> 4);
  /** By side: another number whenever its lines of supply may run otherwise than before. */
  readonly versions = new Int32Array(SIDE.words.length);
  /** Another number whenever sources of supply may have come or gone, or the boundary. */
  epoch = 0;
  /** By army: its units where it may not stay (10.1, 15.0). */
  readonly offLimits = new Uint8Array(ARMY.words.length);
  /** By army: another number whenever somebody stands otherwise who bears on its ways. */
  private readonly diversions = new Int32Array(ARMY.words.length);
  private readonly strongpoints = new Uint8Array(grid.size);
  private readonly g: State;

  constructor(g: State) {
    this.g = g;
    g.watch('unit.at', (unit, old, now) => {
      this.divert(unit);
      this.leave(unit, old as HexId);
      this.enter(unit, now as HexId);
      this.stacks.moved(unit, old as HexId, now as HexId);
    });
    g.watch('beach.status', (beach, _old, now) => {
      this.zones[GERMAN]?.bar(BEACH_HEXES[beach] as HexId, now === OPEN);
      this.epoch++;
    });
    for (const path of ['exit.marker', 'enteredBrittany', 'leftBrittany', 'boundaryLifted'])
      g.watch(path, () => {
        this.epoch++;
      });
  }

  rebuild(): void {
    this.epoch++;
    this.stacks.clear();
    for (const zones of [...this.zones, ...this.beside]) zones.clear();
    this.afoot.fill(0);
    this.offLimits.fill(0);
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
    const maps = [
      ...[...this.zones, ...this.beside].map((zones) => zones.counts),
      ...this.held,
      this.afoot,
      this.offLimits,
    ];
    return `${stacks.join()} ${maps.map((map) => map.join('')).join(' ')}`;
  }

  /** Another number whenever the ways of an army over the map may run otherwise than before. */
  courseOf(army: number): number {
    return this.epoch + (this.diversions[army] as number);
  }

  private enter(unit: UnitId, at: HexId): void {
    if (IS_START[at] === 1) this.afoot[unit >> 4]! |= 1 << (unit & 15);
    if (!isHex(at)) return;
    const side = SIDE_OF[unit] as number;
    this.bend(side, at);
    this.offLimits[ARMY_OF[unit] as number]! += isOffLimits(unit, at);
    (this.held[side] as Uint8Array)[at]!++;
    if (isStrongpoint(unit) && this.strongpoints[at]!++ === 0) this.zones[ALLIED]?.bar(at, true);
    this.zones[side]?.add(at, shapeOf(unit, at));
    this.beside[side]?.add(at, ALL_ROUND);
  }

  /** A unit bears on the lines of its enemy by its zone, on those of its own side only where it stands in one (6.2). */
  private bend(side: number, at: HexId): void {
    this.versions[1 - side]!++;
    if ((this.zones[1 - side]?.counts[at] as number) > 0 || this.strongpoints[at]! > 0)
      this.versions[side]!++;
  }

  /** A unit is in the way of the other armies; a strongpoint, beside which no Allied zone is felt, bears on its own too (6.1). */
  private divert(unit: UnitId): void {
    for (let army = 0; army < this.diversions.length; army++)
      if (army !== ARMY_OF[unit] || isStrongpoint(unit)) this.diversions[army]!++;
  }

  private leave(unit: UnitId, at: HexId): void {
    this.afoot[unit >> 4]! &= ~(1 << (unit & 15));
    if (!isHex(at)) return;
    const side = SIDE_OF[unit] as number;
    this.bend(side, at);
    this.offLimits[ARMY_OF[unit] as number]! -= isOffLimits(unit, at);
    (this.held[side] as Uint8Array)[at]!--;
    if (isStrongpoint(unit) && --this.strongpoints[at]! === 0) this.zones[ALLIED]?.bar(at, false);
    this.zones[side]?.remove(at, shapeOf(unit, at));
    this.beside[side]?.remove(at, ALL_ROUND);
  }
}

/** By place: 1 on land, and in the boxes that have a way out (10.4). */
const IS_START = Uint8Array.from({ length: grid.size }, (_, h) =>
  isLand(h as HexId) || h === CHERBOURG || h === BRITTANY ? 1 : 0,
);

/** By army and place: 1 where its units may not stay; Allies only while the boundary binds them. */
const OFF_LIMITS = ARMY.words.map((_, army) =>
  Uint8Array.from({ length: grid.size }, (_, h) => {
    const hex = h as HexId;
    if (!isHex(hex)) return 0;
    return (army === GERMANS ? isClosedToGermans(hex) : beyondBoundary(hex, army) > 0) ? 1 : 0;
  }),
);
const isOffLimits = (unit: UnitId, at: HexId): number => OFF_LIMITS[ARMY_OF[unit] as number]?.[at] as number;

/** Battalions and strongpoints have no zone, nor has a unit off shore (6.0, ruling F-44). */
const shapeOf = (unit: UnitId, at: HexId): number => (isBattalion(unit) || !isLand(at) ? NO_ZONE : ALL_ROUND);
