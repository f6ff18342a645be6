import { loadMap } from '@bocage/atlas';
import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import map from '../data/map.json' with { type: 'json' };
import setup from '../data/setup.json' with { type: 'json' };
import file from '../data/units.json' with { type: 'json' };

interface Face {
  readonly attack: number | null;
  readonly defense: number | null;
  readonly move: number;
}

/** A counter as units.json has it. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly side: 'allied' | 'german';
  readonly nation: string;
  readonly group: 'us' | 'british' | 'german';
  readonly type: string;
  readonly size: string;
  readonly division: string | null;
  readonly formation: string;
  readonly front: Face;
  readonly back: Face | null;
  readonly steps: number;
  readonly replaceable: boolean;
  readonly airborne?: boolean;
  readonly withdrawable?: boolean;
  readonly motorized?: boolean;
  readonly kg?: boolean;
  readonly tiger?: boolean;
  readonly flak?: boolean;
  readonly hidden?: 'strongpoint' | 'ost';
  readonly at?: string;
  readonly reduced?: boolean;
  readonly wave?: number;
  readonly beach?: string;
  readonly to?: readonly string[];
  readonly turn?: number;
  readonly letter?: string;
  readonly source: string;
}

/** Every counter. */
export const units = file.units as readonly Unit[];
/** Divisions and the Flak corps. */
export const formations = file.formations;
/** The factors dealt face down. */
export const hidden = file.hidden;
/** The map. */
export const board = loadMap(map);
/** Strongpoints and Ost battalions. */
export const dealt = units.filter((u) => u.hidden !== undefined);
/** The eight beach hexes. */
export const beachHexes = setup.beaches.flatMap((b) => b.hexes);

/** The counter of that name; throws if there is none. */
export function byId(id: string): Unit {
  const unit = units.find((u) => u.id === id);
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
}

/** The names of the counters of a sort. */
export const ids = (test: (unit: Unit) => boolean): string[] => units.filter(test).map((u) => u.id);
/** Both faces as printed: attack-defense-move. */
export const values = ({ front, back }: Unit): string =>
  [front, back].map((f) => (f ? `${f.attack}-${f.defense}-${f.move}` : '')).join('/');
/** Whether a unit counts for stacking. */
export const counts = (u: Unit): boolean => u.size !== 'battalion';
// 5.1: for stacking, airborne units and Flak belong to no division.
const stackDivision = (u: Unit): string | null => (u.airborne || u.flak ? null : u.division);
/** Whether such a stack may stand in one hex (5.0, 5.1). */
export function mayStack(stack: readonly Unit[]): boolean {
  const counting = stack.filter(counts);
  const divisions = new Set(counting.map(stackDivision).filter((d) => d !== null));
  return counting.length <= 4 && divisions.size <= 1 && new Set(stack.map((u) => u.group)).size <= 1;
}

/** Whether a place is a hex and no box. */
export const isHex = (place: string): boolean => /^\d{4}$/.test(place);
export const terrain = (hex: string): string => board.terrain.kind(board.hex(hex));
export const distance = (a: string, b: string): number => board.grid.distance(board.hex(a), board.hex(b));
/** The neighbours of a hex on the map. */
export const around = (hex: string): string[] =>
  DIRECTIONS.map((d) => board.grid.neighbour(board.hex(hex), d))
    .filter((h): h is HexId => h !== NOWHERE)
    .map((h) => board.grid.name(h));
