import { loadMap } from '@bocage/atlas';
import map from '../data/map.json' with { type: 'json' };
import setup from '../data/setup.json' with { type: 'json' };
import file from '../data/units.json' with { type: 'json' };

interface Side {
  readonly strength: number;
  readonly move: number;
}

interface Nest {
  readonly division: string;
  readonly destroyer: boolean;
  readonly coastal: { readonly front: readonly string[]; readonly back: readonly string[] };
  readonly festung: string | null;
}

/** A counter as units.json has it. */
export interface Unit {
  readonly id: string;
  readonly side: string;
  readonly nation: string;
  readonly kind: string;
  readonly size: string;
  readonly regiment: string | null;
  readonly division: string | null;
  readonly front: Side;
  readonly back: Side | null;
  readonly steps: number;
  readonly special: string | null;
  readonly zoc: string;
  readonly source: string;
  readonly lands?: { readonly beach: string; readonly hex: string | null; readonly phase: number };
  readonly landingBox?: { readonly beach: string; readonly box: number };
  readonly mulberry?: { readonly army: string; readonly box: number };
  readonly floatingReserve?: string;
  readonly dropZone?: string;
  readonly glider?: { readonly dropZone: string };
  readonly rangerDisplay?: boolean;
  readonly at?: string;
  readonly group?: number;
  readonly omm?: string;
  readonly rail?: boolean;
  readonly oos?: boolean;
  readonly wn?: Nest;
}

/** Every counter. */
export const units = file.units as readonly Unit[];
/** The map. */
export const board = loadMap(map);
/** The Weapons Nests. */
export const nests = units.filter((u) => u.kind === 'wn');
/** Weapons Nests and Garrisons. */
export const fixed = units.filter((u) => u.wn !== undefined);
/** The German units that may ever move. */
export const mobile = units.filter((u) => u.side === 'german' && u.wn === undefined);
/** The beaches with all hexes that may be theirs. */
export const landingHexes = setup.beaches.map((b) => {
  const hexes = Array.isArray(b.hexes) ? b.hexes : [...b.hexes.intended, ...b.hexes.actual];
  return { name: b.name, letter: b.letter, hexes };
});
/** All hexes that may be landed in. */
export const beachHexes = new Set(landingHexes.flatMap((b) => b.hexes.map((h) => h.hex)));

/** The counter of that name; throws if there is none. */
export const byId = (id: string): Unit => {
  const unit = units.find((u) => u.id === id);
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
};
/** The Weapons Nests that start in a hex. */
export const inHex = (hex: string) => nests.filter((u) => u.at === hex).map((u) => u.id);
/** How many hexes apart two hexes lie. */
export const distance = (a: string, b: string) => board.grid.distance(board.hex(a), board.hex(b));
/** Both sides of a counter as printed: 5-5/3-5. */
export const values = (u: Unit) => `${u.front.strength}-${u.front.move}/${u.back?.strength}-${u.back?.move}`;
