import type { HexId } from '@bocage/hex';
import { AVRANCHES, BRITISH, BRITTANY_ENTERED, CAEN, CHERBOURG, E_HEXES, type G, GERMAN, grid, isVehicle, NO_EXIT, PLACE, type UnitId, US } from '../queries.ts'; // biome-ignore format: a list
import { EASTWARD, ERRANDS, errandsOf, GUARD, INTO_BRITTANY, NORTH } from './errands.ts';
import type { AlliedStyle } from './style.ts';
import { trapOf } from './trap.ts';
import { type Aim, type Field, fieldTo } from './ways.ts';
import { feels, holds } from './world.ts';

const [SAINT_LO, FALAISE, ARGENTAN, ALENCON, VILLERS, COUTANCES] = (
  ['2911', '5114', '5619', '6028', '3911', '2115'] as const
).map(PLACE.of) as [HexId, HexId, HexId, HexId, HexId, HexId];
/** In the east the British go out north of this gate, the US army there and south of it. */
const FIRST_US_GATE = 3;

const isAlliedHex = (g: G, hex: HexId): boolean => g.hex.allied.get(hex) === 1;

/** What the British want: Caen, then Falaise, then the way east. */
function britishAims(g: G, style: AlliedStyle): Aim[] {
  const caen = CAEN.filter((hex) => !isAlliedHex(g, hex));
  if (caen.length > 0 && g.caenTaken === 0)
    return [{ hexes: caen }, { hexes: [VILLERS], head: style.toVillers }];
  const gates = gatesOf(g, BRITISH, style.toEast, style.stillOpen);
  return isAlliedHex(g, FALAISE) ? gates : [...gates, { hexes: [FALAISE] }];
}

/** The ways out in the east; by whom they are used, to him the Germans lose them, so that those still theirs come first. */
function gatesOf(g: G, army: number, head: number, stillOpen: number): Aim[] {
  const own = E_HEXES.flatMap((hex, gate) =>
    gate >= FIRST_US_GATE === (army === US) ? [{ hex, gate }] : [],
  );
  const theirs = own.filter(({ gate }) => g.exit.marker.get(gate) === NO_EXIT);
  return [
    { hexes: own.map(({ hex }) => hex), head },
    { hexes: theirs.map(({ hex }) => hex), head: head + stillOpen },
  ];
}

/** What those of the US army want who go south: Saint-Lô, then Avranches, then Brittany. */
function southernAims(g: G, { toAvranches }: AlliedStyle): Aim[] {
  if (isAlliedHex(g, AVRANCHES)) return [{ hexes: [BRITTANY_ENTERED] }];
  if (isAlliedHex(g, SAINT_LO)) return [{ hexes: [AVRANCHES] }];
  return [{ hexes: [SAINT_LO, COUTANCES] }, { hexes: [AVRANCHES], head: toAvranches }];
}

function aimsOf(g: G, army: number, style: AlliedStyle, errand: number): Aim[] {
  if (army === BRITISH) return britishAims(g, style);
  switch (errand) {
    case NORTH:
      return [{ hexes: [CHERBOURG] }];
    case INTO_BRITTANY:
      return [{ hexes: [BRITTANY_ENTERED] }];
    case EASTWARD:
      return [...gatesOf(g, US, 0, style.stillOpen), { hexes: [ALENCON, ARGENTAN], head: style.toArgentan }];
    case GUARD:
      return [{ hexes: [AVRANCHES] }];
    default:
      return southernAims(g, style);
  }
}

/** How far it is to what an army wants, by errand and by wheels; worked out when it is asked for. */
export class Goals {
  private readonly g: G;
  private readonly army: number;
  private readonly style: AlliedStyle;
  private readonly extra: Uint8Array;
  private readonly fields = new Map<number, Field>();
  private readonly errands: Uint8Array;
  private readonly posts: ReadonlyMap<UnitId, HexId>;

  constructor(g: G, army: number, style: AlliedStyle) {
    this.g = g;
    this.army = army;
    this.style = style;
    this.extra = obstacles(g, style);
    this.errands = errandsOf(g, army, style, (errand) => this.field(errand, false));
    const may = (unit: UnitId): boolean => army === BRITISH || this.errandOf(unit) === EASTWARD;
    this.posts = trapOf(g, army, { style, may, fieldTo: (hex) => this.fieldToPost(hex, false) });
  }

  /** What a unit is sent to do. */
  errandOf(unit: UnitId): number {
    return this.errands[unit] as number;
  }

  /** How far it is for a unit to where it is wanted, in half points. */
  fieldOf(unit: UnitId): Field {
    const post = this.posts.get(unit);
    return post === undefined
      ? this.field(this.errandOf(unit), isVehicle(unit))
      : this.fieldToPost(post, isVehicle(unit));
  }

  /** Where a unit is to stand to shut the Germans in; undefined for most. */
  postOf(unit: UnitId): HexId | undefined {
    return this.posts.get(unit);
  }

  private fieldToPost(post: HexId, wheels: boolean): Field {
    const key = 2 * (ERRANDS + post) + (wheels ? 1 : 0);
    const field =
      this.fields.get(key) ?? fieldTo(this.g, this.army, [{ hexes: [post] }], { wheels, extra: this.extra });
    this.fields.set(key, field);
    return field;
  }

  /** The same for an errand, on foot or on wheels. */
  field(errand: number, wheels: boolean): Field {
    const key = 2 * errand + (wheels ? 1 : 0);
    const field = this.fields.get(key) ?? this.make(errand, wheels);
    this.fields.set(key, field);
    return field;
  }

  private make(errand: number, wheels: boolean): Field {
    const { g, army, style, extra } = this;
    return fieldTo(g, army, aimsOf(g, army, style, errand), { wheels, extra });
  }
}

function obstacles(g: G, { inTheWay, inHisZone }: AlliedStyle): Uint8Array {
  const extra = new Uint8Array(grid.size);
  for (const hex of grid.hexes)
    extra[hex] = holds(g, GERMAN, hex) ? inTheWay : feels(g, GERMAN, hex) ? inHisZone : 0;
  return extra;
}
