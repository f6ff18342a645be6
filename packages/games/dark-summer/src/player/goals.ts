import type { HexId } from '@bocage/hex';
import { AVRANCHES, BRITISH, BRITTANY_ENTERED, CAEN, CHERBOURG, E_HEXES, type G, GERMAN, grid, isVehicle, NO_EXIT, PLACE, type UnitId, US } from '../queries.ts'; // biome-ignore format: a list
import { EASTWARD, ERRANDS, errandsOf, GUARD, INTO_BRITTANY, NORTH } from './errands.ts';
import { trapOf } from './trap.ts';
import { FAR, type Field, fieldTo } from './ways.ts';
import { feels, holds } from './world.ts';

const [SAINT_LO, FALAISE, ARGENTAN, ALENCON, VILLERS, COUTANCES] = (
  ['2911', '5114', '5619', '6028', '3911', '2115'] as const
).map(PLACE.of) as [HexId, HexId, HexId, HexId, HexId, HexId];
/** In the east the British go out north of this gate, the US army there and south of it. */
const FIRST_US_GATE = 3;

/** In half points: what a German, or his zone, in the way is taken for. */
const [IN_THE_WAY, IN_HIS_ZONE] = [8, 3];

/** In half points: how much nearer a gate seems that is still open to the Germans. */
const STILL_OPEN = 8;

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
  const gates = gatesOf(g, BRITISH, 10);
  return isAlliedHex(g, FALAISE) ? gates : [...gates, { hexes: [FALAISE] }];
}

/** The ways out in the east; by whom they are used, to him the Germans lose them, so that those still theirs come first. */
function gatesOf(g: G, army: number, head: number): Aim[] {
  const own = E_HEXES.flatMap((hex, gate) =>
    gate >= FIRST_US_GATE === (army === US) ? [{ hex, gate }] : [],
  );
  const theirs = own.filter(({ gate }) => g.exit.marker.get(gate) === NO_EXIT);
  return [
    { hexes: own.map(({ hex }) => hex), head },
    { hexes: theirs.map(({ hex }) => hex), head: head + STILL_OPEN },
  ];
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
      return [...gatesOf(g, US, 0), { hexes: [ALENCON, ARGENTAN], head: 10 }];
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
  private readonly posts: ReadonlyMap<UnitId, HexId>;

  constructor(g: G, army: number) {
    this.g = g;
    this.army = army;
    this.extra = obstacles(g);
    this.errands = errandsOf(g, army, (errand) => this.field(errand, false));
    const isFree = (unit: UnitId): boolean => army === BRITISH || this.errandOf(unit) === EASTWARD;
    this.posts = trapOf(g, army, isFree, (hex) => this.fieldToPost(hex, false));
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
    const field = this.fields.get(key) ?? fieldTo(this.g, this.army, [post], { wheels, extra: this.extra });
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
