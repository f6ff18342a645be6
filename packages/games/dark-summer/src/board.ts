import type { HexId } from '@bocage/hex';
import { ALL_ROUND, NO_ZONE, Stacks, Tally, UnitBoard, ZonesBySide } from '@bocage/wargame';
import { ALLIED, ARMY, ARMY_OF, GERMAN, isBattalion, isStrongpoint, SIDE, SIDE_OF, type UnitId } from './data.ts'; // biome-ignore format: a list
import { BEACH_HEXES, beachAt, grid, isClosedToZones, isHex, isLand, stopsZones } from './map.ts';
import type { State } from './state.ts';
import { OPEN } from './terms.ts';

/** 6.1: where no zone is felt. */
const POLICY = { notInto: isClosedToZones, notAcross: stopsZones };

/** Who stands where, and whose zones of control are felt where. */
export class Board extends UnitBoard<UnitId> {
  /** By army, in hexes and boxes. */
  readonly stacks: Stacks<UnitId> = this.keep(new Stacks(grid.size, ARMY_OF));
  /** By side: units in each hex; boxes do not count, for in Cherbourg both sides may stand. */
  readonly held: Tally<UnitId> = this.keep(new Tally(grid.size, SIDE_OF, (_unit, at) => isHex(at)));
  private readonly strongpoints: Tally<UnitId> = new Tally(grid.size, SIDE_OF);
  /** By side: zones as the enemy feels them (6.0, 6.1). */
  readonly zones: ZonesBySide<UnitId> = this.keep(
    new ZonesBySide(grid, { sides: SIDE_OF, shape: zoneOf, policy: POLICY }),
  );
  /** By side: units beside each hex, whatever they are. */
  readonly beside: ZonesBySide<UnitId> = this.keep(new ZonesBySide(grid, { sides: SIDE_OF }));
  /** By side: another number whenever its lines of supply may run otherwise than before. */
  readonly versions = new Int32Array(SIDE.words.length);
  /** Another number whenever sources of supply may have come or gone, or the boundary. */
  epoch = 0;
  /** By army: another number whenever somebody stands otherwise who bears on its ways. */
  private readonly diversions = new Int32Array(ARMY.words.length);
  private readonly g: State;

  constructor(g: State) {
    super(g);
    this.g = g;
    this.keep({
      enter: (unit, at) => this.enter(unit, at),
      leave: (unit, at) => this.leave(unit, at),
      clear: () => this.clear(),
      digest: () => this.strongpoints.digest(),
      memory: this.strongpoints.memory,
      restored: () => this.outdate(),
    });
    g.watch('beach.status', (beach, _old, now) => {
      this.zones.bar(GERMAN, BEACH_HEXES[beach] as HexId, now === OPEN);
      this.epoch++;
    });
    for (const path of ['exit.marker', 'enteredBrittany', 'leftBrittany', 'boundaryLifted'])
      g.watch(path, () => {
        this.epoch++;
      });
  }

  override rebuild(): void {
    this.epoch++;
    super.rebuild();
  }

  /** Another number whenever the ways of an army over the map may run otherwise than before. */
  courseOf(army: number): number {
    return this.epoch + (this.diversions[army] as number);
  }

  protected override moved(unit: UnitId, from: HexId, to: HexId): void {
    this.divert(unit);
    this.bend(unit, from);
    this.bend(unit, to);
    super.moved(unit, from, to);
  }

  private outdate(): void {
    this.epoch++;
    for (let side = 0; side < this.versions.length; side++) this.versions[side]!++;
  }

  private clear(): void {
    this.strongpoints.clear();
    for (const hex of grid.hexes) this.zones.bar(ALLIED, hex, false);
    for (const hex of BEACH_HEXES)
      this.zones.bar(GERMAN, hex, this.g.beach.status.get(beachAt(hex)) === OPEN);
  }

  private enter(unit: UnitId, at: HexId): void {
    if (!isStrongpoint(unit)) return;
    this.strongpoints.enter(unit, at);
    this.zones.bar(ALLIED, at, true);
  }

  private leave(unit: UnitId, at: HexId): void {
    if (!isStrongpoint(unit)) return;
    this.strongpoints.leave(unit, at);
    this.zones.bar(ALLIED, at, this.strongpoints.has(GERMAN, at));
  }

  /** A unit bears on the lines of its enemy by its zone, on those of its own side only where it stands in one (6.2). */
  private bend(unit: UnitId, at: HexId): void {
    if (!isHex(at)) return;
    const side = SIDE_OF[unit] as number;
    this.versions[1 - side]!++;
    if (this.zones.isFelt(1 - side, at) || this.strongpoints.has(GERMAN, at)) this.versions[side]!++;
  }

  /** A unit is in the way of the other armies; a strongpoint, beside which no Allied zone is felt, bears on its own too (6.1). */
  private divert(unit: UnitId): void {
    for (let army = 0; army < this.diversions.length; army++)
      if (army !== ARMY_OF[unit] || isStrongpoint(unit)) this.diversions[army]!++;
  }
}

/** Battalions and strongpoints have no zone, nor has a unit off shore (6.0, ruling F-44). */
function zoneOf(unit: UnitId, at: HexId): number {
  return isBattalion(unit) || !isLand(at) ? NO_ZONE : ALL_ROUND;
}
