import { loadMap } from '@bocage/atlas';
import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import map from '../data/map.json' with { type: 'json' };
import { COUNTERS } from '../src/data/units.ts';
import { SETUP, type UnitData } from '../src/data.ts';

/** A counter as the rules have it, and for one of the Waves the beach where it lands. */
export interface Unit extends UnitData {
  readonly beach?: string | undefined;
  readonly to?: readonly string[] | undefined;
}

/** The name of the beach that a landing hex is of. */
export const beachOf = (hex: string): string =>
  SETUP.beaches.find(({ hexes }) => hexes.includes(hex))?.name ?? 'Pointe du Hoc';

function withLanding(unit: UnitData): Unit {
  const to = SETUP.waves.find(({ hex }) => hex === unit.at)?.landing;
  return to === undefined ? unit : { ...unit, to, beach: beachOf(to[0] as string) };
}

/** Every counter. */
export const units: readonly Unit[] = COUNTERS.units.map(withLanding);
/** Divisions and the Flak corps, each with its units. */
export const formations = COUNTERS.formations.map((formation) => ({
  ...formation,
  units: units.filter((unit) => unit.formation === formation.id),
}));
/** The factors dealt face down. */
export const hidden = COUNTERS.hidden;
/** The map. */
export const board = loadMap(map);
/** Strongpoints and Ost battalions. */
export const dealt = units.filter((u) => u.hidden !== undefined);
/** The eight beach hexes. */
export const beachHexes = SETUP.beaches.flatMap((b) => b.hexes);

/** The counter of that name; throws if there is none. */
export function byId(id: string): Unit {
  const unit = units.find((u) => u.id === id);
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
}

/** The names of the counters of a sort. */
export const ids = (test: (unit: Unit) => boolean): string[] => units.filter(test).map((u) => u.id);
/** Both faces as printed: attack-defense-move. */
export const values = ({ front, back }: Pick<Unit, 'front' | 'back'>): string =>
  [front, back].map((f) => (f ? `${f.attack}-${f.defense}-${f.move}` : '')).join('/');
/** Whether a unit counts for stacking. */
export const counts = (u: Unit): boolean => u.size !== 'battalion';
// 5.1: for stacking, airborne units and Flak belong to no division.
const stackDivision = (u: Unit): string | null => (u.airborne || u.type === 'flak' ? null : u.division);
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
