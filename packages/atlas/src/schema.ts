import type { GridSpec } from '@bocage/hex';

/**
 * A game's map as its `data/map.json` holds it. Hexes are named by their printed numbers, a hexside by its
 * two hexes (`2403/2504`, the lower number first), lists of either are one string with blanks between, so
 * that the file can be read and compared by eye. Everything says where it comes from (`source`: `rule …`,
 * `public: …`, `history: …`, `geography: …`, `design: …`).
 */
export interface MapData {
  readonly format: 'bocage-map 1';
  readonly game: string;
  readonly title: string;
  /** What must be said wherever the map is shown. */
  readonly credit: string;
  /** The numbering, the hexes that are not there, the off-map boxes and their links. */
  readonly grid: GridSpec;
  /** What a hex is first of all; every hex has exactly one kind. */
  readonly terrain: HexLayer;
  /** What else is true of hexes, by layer: elevation, town, beach, fortification, zone, sector, letter … */
  readonly hexLayers: Readonly<Record<string, HexLayer>>;
  /** What lies on hexsides, by layer: water, works (walls, ditches), relief (cliffs, slopes), boundary … */
  readonly sideLayers: Readonly<Record<string, SideLayer>>;
  /** What leads through hexsides, by layer: road, rail, bridge … */
  readonly wayLayers: Readonly<Record<string, SideLayer>>;
  readonly places: readonly Place[];
  /** Figures of one kind that belong to hexes or boxes: landing boxes, drop zones, approach chevrons … */
  readonly marks: Readonly<Record<string, MarkLayer>>;
  readonly picture: Picture;
}

/** Hexes by kind. A hex stands in a layer once at most. */
export interface HexLayer {
  readonly title: string;
  readonly source: string;
  readonly kinds: Readonly<Record<string, string>>;
}

/** Hexsides by kind. A hexside stands in a layer once at most. */
export interface SideLayer {
  readonly title: string;
  readonly source: string;
  readonly kinds: Readonly<Record<string, string>>;
}

/** Something with a name. */
export interface Place {
  readonly name: string;
  readonly hex: string;
  /** How large it is drawn: city, town, village, point (a battery, a cape, a bridge), water, area. */
  readonly kind: 'city' | 'town' | 'village' | 'point' | 'water' | 'area';
  /** Where it is in truth, latitude and longitude, where that is known. */
  readonly at?: readonly [number, number];
  readonly source: string;
}

/** Entries of a form that the game knows; `hex` (or `hexes`) names where each belongs. */
export interface MarkLayer {
  readonly title: string;
  readonly source: string;
  readonly entries: readonly Readonly<Record<string, string | number | boolean>>[];
}

/** What only a drawing needs. Coordinates are the hex kit's plane (pitch 1, x east, y south), times 100. */
export interface Picture {
  /** Land polygons and lines of water as they are on the ground, each ring or line a flat list x y x y … */
  readonly land: readonly (readonly number[])[];
  readonly rivers: readonly { readonly rank: number; readonly line: readonly number[] }[];
  /** Heights in metres at every hex centre, in the order of the grid's hexes, for shading. */
  readonly heights: readonly number[];
  /** Where true north points on the map, degrees clockwise from up, and how far a hex reaches. */
  readonly north: number;
  readonly kmPerHex: number;
}
