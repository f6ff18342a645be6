import type { HexId } from '@bocage/hex';
import { ALL_ROUND, NO_ZONE, Stacks, Tally, UnitBoard, ZonesBySide } from '@bocage/wargame';
import { ALLIED, ARMY, ARMY_OF, GERMAN, isBattalion, isStrongpoint, SIDE, SIDE_OF, type UnitId } from './data.ts'; // biome-ignore format: a list
import { BEACH_HEXES, beachAt, E_HEXES, exitAt, grid, IMPASSABLE, isClosedToZones, isHex, isLand, stopsZones } from './map.ts'; // biome-ignore format: a list
import type { State } from './state.ts';
import { NO_EXIT, OPEN } from './terms.ts';

/** 6.1: where no zone is felt. */
const POLICY = { notInto: isClosedToZones, notAcross: stopsZones };

/** Who stands where, and whose zones of control are felt where. */
export class Board extends UnitBoard<UnitId> {
  /** By army, in hexes and boxes. */
  readonly stacks: Stacks<UnitId> = this.keep(new Stacks(grid.size, ARMY_OF));
  /** By side: units in each hex; boxes do not count, for in Cherbourg both sides may stand. */
  readonly held: Tally<UnitId> = this.keep(new Tally(grid.size, SIDE_OF, (_unit, at) => isHex(at)));
  /** By place: how many strongpoints there are. */
  private readonly strongpoints = new Uint8Array(grid.size);
  /** By side: zones as the enemy feels them (6.0, 6.1). */
  readonly zones: ZonesBySide<UnitId> = this.keep(
    new ZonesBySide(grid, { sides: SIDE_OF, shape: zoneOf, policy: POLICY }),
  );
  /** By side: units beside each hex, whatever they are. */
  readonly beside: ZonesBySide<UnitId> = this.keep(new ZonesBySide(grid, { sides: SIDE_OF }));
  /** By place: 1 where no German line of supply runs, whoever stands there (13.2.1). */
  readonly barred: Uint8Array = Uint8Array.from(IMPASSABLE);
  /** By side: how often somebody has come or gone who bears on its lines of supply. */
  readonly bends = new Int32Array(SIDE.words.length);
  /** By army: how often somebody has come or gone who bears on its ways over the map. */
  readonly diversions = new Int32Array(ARMY.words.length);
  private readonly g: State;

  constructor(g: State) {
    super(g);
    this.g = g;
    this.keep({
      enter: (unit, at) => this.enter(unit, at),
      leave: (unit, at) => this.leave(unit, at),
      clear: () => this.clear(),
      digest: () => `${this.strongpoints.join('')} ${this.barred.join('')}`,
      memory: [this.strongpoints, this.barred],
    });
    g.watch('beach.status', (beach, _old, now) => this.open(BEACH_HEXES[beach] as HexId, now === OPEN));
    g.watch('exit.marker', (exit, _old, now) => this.bar(E_HEXES[exit] as HexId, now !== NO_EXIT));
  }

  protected override moved(unit: UnitId, from: HexId, to: HexId): void {
    this.divert(unit);
    this.bend(unit, from);
    this.bend(unit, to);
    super.moved(unit, from, to);
  }

  private clear(): void {
    const { beach, exit } = this.g;
    this.strongpoints.fill(0);
    for (const hex of grid.hexes) this.zones.bar(ALLIED, hex, false);
    for (const hex of BEACH_HEXES) this.open(hex, beach.status.get(beachAt(hex)) === OPEN);
    for (const hex of E_HEXES) this.bar(hex, exit.marker.get(exitAt(hex)) !== NO_EXIT);
  }

  /** On an Open Beach no German zone is felt (6.1). */
  private open(hex: HexId, isOpen: boolean): void {
    this.zones.bar(GERMAN, hex, isOpen);
    this.bar(hex, isOpen);
  }

  /** 13.2.1: Germans trace no line through an Open Beach, nor through an E hex with an Exit marker. */
  private bar(hex: HexId, isBarred: boolean): void {
    this.barred[hex] = isBarred ? 1 : (IMPASSABLE[hex] as number);
  }

  private enter(unit: UnitId, at: HexId): void {
    if (!isStrongpoint(unit)) return;
    this.strongpoints[at]!++;
    this.zones.bar(ALLIED, at, true);
  }

  private leave(unit: UnitId, at: HexId): void {
    if (!isStrongpoint(unit)) return;
    this.strongpoints[at]!--;
    this.zones.bar(ALLIED, at, this.strongpoints[at]! > 0);
  }

  /** A unit bears on the lines of its enemy by its zone, on those of its own side only where it stands in one (6.2). */
  private bend(unit: UnitId, at: HexId): void {
    if (!isHex(at)) return;
    const side = SIDE_OF[unit] as number;
    this.bends[1 - side]!++;
    if (this.zones.isFelt(1 - side, at) || this.strongpoints[at]! > 0) this.bends[side]!++;
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
