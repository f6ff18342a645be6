import type { GridSpec } from '@bocage/hex';
import type { Draft } from './draft.ts';
import type { Measure } from './samples.ts';
import type { Fit } from './sheet.ts';

/** How one game's map is made from the geography. Hexes are printed numbers, lists have blanks between. */
export interface Recipe {
  readonly game: string;
  readonly title: string;
  readonly grid: GridSpec;
  readonly fit: Fit;
  readonly shore: ShoreRecipe;
  readonly terrain: TerrainRecipe;
  readonly places: PlacesRecipe;
  readonly water?: WaterRecipe;
  readonly roads?: RoadsRecipe;
  readonly rails?: RailsRecipe;
  /** Everything else: levels, beaches, zones, marks. Runs before the overrides. */
  readonly finish?: (draft: Draft) => void;
  /** What follows from the rest: runs after the overrides. Bridges are made for every game. */
  readonly derive?: (draft: Draft) => void;
}

/** Where the sea ends. */
export interface ShoreRecipe {
  /** A hex is land if this much of it is, in percent … */
  readonly atLeast: number;
  /** … or if it stands here, or a town does in it; `sea` lists hexes that are sea whatever they hold. */
  readonly land?: string;
  readonly sea?: string;
  readonly why: string;
}

/** The ground of the land hexes: the first rule that holds gives it. */
export interface TerrainRecipe {
  readonly title: string;
  readonly source: string;
  readonly rules: readonly TerrainRule[];
  /** What is left. */
  readonly otherwise: string;
}

/** All of `atLeast` and all of `below` must hold. */
export interface TerrainRule {
  readonly kind: string;
  readonly atLeast?: Partial<Record<Measure, number>>;
  readonly below?: Partial<Record<Measure, number>>;
  readonly why: string;
}

/** The named places. Towns are looked up in the geography by name; commas between. */
export interface PlacesRecipe {
  readonly city?: string;
  readonly town?: string;
  readonly village?: string;
  /** Places with a position or a hex of their own. */
  readonly others?: readonly OtherPlace[];
  /** Hexes of the `town` layer beyond the one of the place itself. */
  readonly spread?: Readonly<Record<string, string>>;
  /** Towns whose hex the rulebook gives, with its number. */
  readonly fixed?: Readonly<Record<string, readonly [hex: string, source: string]>>;
  /** Which of city, town and village count for the rules, and so stand in the `town` layer. */
  readonly inLayer: readonly ('city' | 'town' | 'village')[];
  readonly layerSource: string;
}

/** A place that is no commune, or whose hex is told. */
export interface OtherPlace {
  readonly name: string;
  readonly kind: 'city' | 'town' | 'village' | 'point' | 'water' | 'area';
  readonly hex?: string;
  /** Latitude, longitude. */
  readonly at?: readonly [number, number];
  readonly source: string;
}

/** The rivers, main ones first: a later one may end in an earlier one. */
export interface WaterRecipe {
  readonly title: string;
  readonly source: string;
  readonly list: readonly RiverRecipe[];
}

/** One river of the geography, by name. */
export interface RiverRecipe {
  readonly name: string;
  readonly kind: string;
  /** Where it ends: 'sea', 'edge', 'anywhere', or the river it falls into. */
  readonly to: string;
  /** Above this place (latitude, longitude) it is of a lesser kind, or not drawn if that is ''. */
  readonly above?: { readonly at: readonly [number, number]; readonly kind: string };
  /** Hexsides that it must run along, because a rulebook says so. */
  readonly via?: string;
  /** Other names under which the geography has parts of it. */
  readonly also?: readonly string[];
  /** Pieces farther apart than this many hexes are not joined. */
  readonly gap?: number;
}

/** The roads: which class of the geography becomes which kind. */
export interface RoadsRecipe {
  readonly title: string;
  readonly source: string;
  /** In order of importance. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Roads of the geography that are left out, by name. */
  readonly without?: readonly string[];
  /** Roads of other classes that are on the map, by name, and their kind. */
  readonly also?: Readonly<Record<string, string>>;
  /** Roads told by the hexes they lead through. */
  readonly through?: readonly { readonly hexes: string; readonly kind: string; readonly source: string }[];
}

/** Railways by the towns they join; the track is looked up in the geography. */
export interface RailsRecipe {
  readonly title: string;
  readonly source: string;
  readonly lines: readonly string[];
}
