import { AVRANCHES, BRITISH, BRITTANY_ENTERED, CAEN, CHERBOURG, E_HEXES, type G, GERMAN, grid, isVehicle, PLACE, type UnitId } from '@bocage/game-dark-summer'; // biome-ignore format: a list
import type { HexId } from '@bocage/hex';
import { EASTWARD, errandsOf, GUARD, INTO_BRITTANY, NORTH } from './errands.ts';
import { FAR, type Field, fieldTo } from './ways.ts';
import { feels, holds } from './world.ts';

const [SAINT_LO, FALAISE, ARGENTAN, ALENCON, VILLERS, COUTANCES] = (
  ['2911', '5114', '5619', '6028', '3911', '2115'] as const
).map(PLACE.of) as [HexId, HexId, HexId, HexId, HexId, HexId];
/** The gates in the east of the British, and those of the US army south of them. */
const [BRITISH_GATES, US_GATES] = [E_HEXES.slice(0, 4), E_HEXES.slice(4)];

/** In half points: what a German, or his zone, in the way is taken for. */
const [IN_THE_WAY, IN_HIS_ZONE] = [8, 3];

/** Places to go to; the head start, in half points, makes them seem nearer. */
interface Aim {
  readonly hexes: readonly HexId[];
  readonly head?: number;
}

const isAlliedHex = (g: G, hex: HexId): boolean => g.hex.allied.get(hex) === 1;

/** What the British want: Caen, then Falaise, then the way east. */
function britishAims(g: G): Aim[] {
  const caen = CAEN.filter((hex) => !isAlliedHex(g, hex));
  if (caen.length > 0 && g.caenTaken === 0) return [{ hexes: caen }, { hexes: [VILLERS], head: -14 }];
  const gates = { hexes: BRITISH_GATES, head: 10 };
  return isAlliedHex(g, FALAISE) ? [gates] : [gates, { hexes: [FALAISE] }];
}

/** What those of the US army want who go south: Saint-Lô, then Avranches, then Brittany. */
function southernAims(g: G): Aim[] {
  if (isAlliedHex(g, AVRANCHES)) return [{ hexes: [BRITTANY_ENTERED] }];
  if (isAlliedHex(g, SAINT_LO)) return [{ hexes: [AVRANCHES] }];
  return [{ hexes: [SAINT_LO, COUTANCES] }, { hexes: [AVRANCHES], head: 30 }];
}

function aimsOf(g: G, army: number, errand: number): Aim[] {
  if (army === BRITISH) return britishAims(g);
  switch (errand) {
    case NORTH:
      return [{ hexes: [CHERBOURG] }];
    case INTO_BRITTANY:
      return [{ hexes: [BRITTANY_ENTERED] }];
    case EASTWARD:
      return [{ hexes: US_GATES }, { hexes: [ALENCON, ARGENTAN], head: 10 }];
    case GUARD:
      return [{ hexes: [AVRANCHES] }];
    default:
      return southernAims(g);
  }
}

/** How far it is to what an army wants, by errand and by wheels; worked out when it is asked for. */
export class Goals {
  private readonly g: G;
  private readonly army: number;
  private readonly extra: Uint8Array;
  private readonly fields = new Map<number, Field>();
  private readonly errands: Uint8Array;

  constructor(g: G, army: number) {
    this.g = g;
    this.army = army;
    this.extra = obstacles(g);
    this.errands = errandsOf(g, army, (errand) => this.field(errand, false));
  }

  /** What a unit is sent to do. */
  errandOf(unit: UnitId): number {
    return this.errands[unit] as number;
  }

  /** How far it is for a unit to where it is wanted, in half points. */
  fieldOf(unit: UnitId): Field {
    return this.field(this.errandOf(unit), isVehicle(unit));
  }

  /** The same for an errand, on foot or on wheels. */
  field(errand: number, wheels: boolean): Field {
    const key = 2 * errand + (wheels ? 1 : 0);
    const field = this.fields.get(key) ?? this.make(errand, wheels);
    this.fields.set(key, field);
    return field;
  }

  private make(errand: number, wheels: boolean): Field {
    const { g, army, extra } = this;
    const nearest = new Int16Array(grid.size).fill(FAR);
    for (const { hexes, head = 0 } of aimsOf(g, army, errand)) {
      const field = fieldTo(g, army, hexes, { wheels, extra });
      for (const [hex, far] of field.entries())
        if (far < FAR) nearest[hex] = Math.min(nearest[hex] as number, far - head);
    }
    return nearest;
  }
}

function obstacles(g: G): Uint8Array {
  const extra = new Uint8Array(grid.size);
  for (const hex of grid.hexes)
    extra[hex] = holds(g, GERMAN, hex) ? IN_THE_WAY : feels(g, GERMAN, hex) ? IN_HIS_ZONE : 0;
  return extra;
}
