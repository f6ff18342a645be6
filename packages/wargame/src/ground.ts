import { type Grid, type GridSpec, type HexId, type HexsideId, makeGrid } from '@bocage/hex';
import { type Names, names } from '@bocage/kernel';
import type { Ground } from './prices.ts';

/** By kind: printed hexes, or hexsides by their two hexes, with blanks between. */
interface KindLists {
  readonly kinds: Readonly<Record<string, string>>;
}

/** Something on the map that has a name. */
export interface NamedPlace {
  readonly name: string;
  readonly hex: string;
  readonly kind: string;
}

/** What a map file says of its ground, layer by layer. */
export interface MapLayers {
  readonly grid: GridSpec;
  readonly terrain: KindLists;
  readonly hexLayers: Readonly<Record<string, KindLists>>;
  readonly sideLayers: Readonly<Record<string, KindLists>>;
  readonly wayLayers: Readonly<Record<string, KindLists>>;
  /** The largest first. */
  readonly places: readonly NamedPlace[];
}

/** In which order a game numbers the kinds of the map; those of sides and roads begin with 1, for 0 is none. */
export interface GroundKinds {
  readonly terrain: readonly string[];
  /** As `layer/kind`. */
  readonly sides: readonly string[];
  readonly roads: readonly string[];
}

/** The ground with arrays that a game may still change as it lays them. */
export interface LaidGround extends Ground {
  readonly terrain: Uint8Array;
  readonly sides: Uint8Array;
  readonly roads: Uint8Array;
}

/** A map to play on: the hexes of a map file and the boxes that a game puts beside them. */
export class GameMap {
  readonly grid: Grid;
  /** Hexes by their printed numbers, then the boxes. */
  readonly PLACE: Names<HexId>;
  readonly #layers: MapLayers;

  constructor(layers: MapLayers, { boxes = [], links = [] }: Pick<GridSpec, 'boxes' | 'links'> = {}) {
    this.#layers = layers;
    this.grid = makeGrid({ ...layers.grid, boxes, links });
    this.PLACE = placeNames(this.grid);
  }

  /** Whether a place is a hex of the map: neither a box nor NOWHERE. */
  readonly isHex = (place: HexId): boolean => place >= 0 && place < this.grid.hexCount;

  /** The hexes and boxes of these names. */
  readonly places = (list: readonly string[]): readonly HexId[] => list.map((name) => this.PLACE.of(name));

  /** Whether a place is one of these. */
  readonly isIn = (list: readonly HexId[]): ((place: HexId) => boolean) => oneOf(list, this.grid.size);

  /** By place: where it stands in a list, or -1. */
  readonly indexIn = <I extends number = number>(list: readonly HexId[]): ((place: HexId) => I) => {
    const index = new Int16Array(this.grid.size).fill(-1);
    for (const [i, place] of list.entries()) index[place] = i;
    return (place) => index[place] as I;
  };

  /** The hexes of a kind in a layer. */
  readonly hexesOf = (layer: string, kind: string): readonly HexId[] =>
    this.places(wordsOf(listIn(this.#layers.hexLayers, layer, kind)));

  /** The hexsides of a kind in a layer. */
  readonly sidesOf = (layer: string, kind: string): readonly HexsideId[] =>
    this.#sides(listIn(this.#layers.sideLayers, layer, kind));

  /** What a hex is, in the words of the file. */
  readonly terrainKinds = (): ((hex: HexId) => string) => this.#kindsOfHexes(this.#layers.terrain);

  /** What a layer says of a hex; an empty word where it says nothing. */
  readonly hexKinds = (layer: string): ((hex: HexId) => string) =>
    this.#kindsOfHexes(found(this.#layers.hexLayers, layer));

  /** What a layer says of a hexside. */
  readonly sideKinds = (layer: string): ((side: HexsideId) => string) =>
    this.#kindsOfSides(found(this.#layers.sideLayers, layer));

  /** The way of a layer that leads through a hexside. */
  readonly wayKinds = (layer: string): ((side: HexsideId) => string) =>
    this.#kindsOfSides(found(this.#layers.wayLayers, layer));

  /** What lies where, by the numbers of a game. */
  lay({ terrain: order, sides, roads }: GroundKinds): LaidGround {
    const terrain = new Uint8Array(this.grid.size);
    for (const [kind, list] of Object.entries(this.#layers.terrain.kinds)) {
      if (!order.includes(kind)) throw new Error(`the map has ${kind}, which the game does not know`);
      for (const hex of this.places(wordsOf(list))) terrain[hex] = order.indexOf(kind);
    }
    return {
      terrain,
      sides: this.#number(this.#layers.sideLayers, sides),
      roads: this.#number(this.#layers.wayLayers, roads),
    };
  }

  /** By hex: the greatest of the named places in it, of those kinds that are meant; areas and waters are not. */
  named(isMeant: (kind: string) => boolean = isSpot): ReadonlyMap<HexId, string> {
    const meant = this.#layers.places.filter(({ kind }) => isMeant(kind));
    return new Map(meant.toReversed().map(({ name, hex }) => [this.PLACE.of(hex), name] as const));
  }

  #number(layers: Readonly<Record<string, KindLists>>, kinds: readonly string[]): Uint8Array {
    const numbers = new Uint8Array(this.grid.sideCount);
    for (const [i, word] of kinds.entries()) {
      const [layer = '', kind = ''] = word.split('/');
      for (const side of this.#sides(listIn(layers, layer, kind))) numbers[side] = i + 1;
    }
    return numbers;
  }

  #sides(list: string): HexsideId[] {
    return wordsOf(list).map((word) => {
      const side = this.grid.findSide(word);
      if (side === -1) throw new Error(`${word} is no hexside of the map`);
      return side;
    });
  }

  #kindsOfHexes(layer: KindLists): (hex: HexId) => string {
    return kindsBy(this.grid.size, layer, (list) => this.places(wordsOf(list)));
  }

  #kindsOfSides(layer: KindLists): (side: HexsideId) => string {
    return kindsBy(this.grid.sideCount, layer, (list) => this.#sides(list));
  }
}

/** The names of all places of a grid. */
export function placeNames(grid: Grid): Names<HexId> {
  return names<HexId>(
    'place',
    [...grid.hexes, ...grid.boxes].map((h) => grid.name(h)),
  );
}

/** `2911, Saint-Lô`: the number of a hex and what it is called; a bare number where nothing has a name. */
export const titled = (PLACE: Names<HexId>, hex: HexId, ...called: readonly (string | undefined)[]): string =>
  [PLACE.text(hex), ...called.filter((name) => name !== undefined)].join(', ');

const isSpot = (kind: string): boolean => kind !== 'area' && kind !== 'water';

/** Whether a number, smaller than `size`, is in a list that never changes. */
export function oneOf<T extends number>(list: readonly T[], size: number): (value: T) => boolean {
  const flags = new Uint8Array(size);
  for (const value of list) flags[value] = 1;
  return (value) => flags[value] === 1;
}

/** The words of a list with blanks between. */
export const wordsOf = (list: string): string[] => list.split(' ').filter((word) => word !== '');

function found(layers: Readonly<Record<string, KindLists>>, name: string): KindLists {
  const layer = layers[name];
  if (layer === undefined) throw new Error(`the map has no layer ${name}`);
  return layer;
}

function listIn(layers: Readonly<Record<string, KindLists>>, name: string, kind: string): string {
  const list = found(layers, name).kinds[kind];
  if (list === undefined) throw new Error(`the layer ${name} of the map has no ${kind}`);
  return list;
}

function kindsBy<Id extends number>(
  size: number,
  { kinds }: KindLists,
  idsOf: (list: string) => readonly Id[],
): (id: Id) => string {
  const words = Array.from({ length: size }, () => '');
  for (const [kind, list] of Object.entries(kinds)) for (const id of idsOf(list)) words[id] = kind;
  return (id) => words[id] as string;
}
