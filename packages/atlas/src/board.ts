import { type Grid, type HexId, type HexsideId, makeGrid, NOWHERE } from '@bocage/hex';
import { checkMap, type MapFault } from './check.ts';
import type { HexLayer, MapData, MarkLayer, Place, SideLayer } from './schema.ts';
import { KindTable } from './table.ts';

/** A map file that cannot be used, with all its faults. */
export class MapError extends Error {
  readonly faults: readonly MapFault[];

  constructor(faults: readonly MapFault[]) {
    super(`the map has ${faults.length} faults: ${faults.map((f) => `${f.path} ${f.fault}`).join('; ')}`);
    this.faults = faults;
  }
}

/** Checks a map file and makes it ready for use; throws a MapError that names every fault. */
export function loadMap(data: unknown): MapBoard {
  const faults = checkMap(data);
  if (faults.length > 0) throw new MapError(faults);
  return new MapBoard(data as MapData);
}

/** A map to ask: what a hex or a hexside is, what lies on it, what things are called. Names only at the edges. */
export class MapBoard {
  readonly data: MapData;
  readonly grid: Grid;
  readonly terrain: KindTable<HexId>;
  readonly places: readonly Place[];
  readonly #hexes: ReadonlyMap<string, KindTable<HexId>>;
  readonly #sides: ReadonlyMap<string, KindTable<HexsideId>>;
  readonly #ways: ReadonlyMap<string, KindTable<HexsideId>>;
  readonly #placesByHex = new Map<HexId, Place[]>();

  constructor(data: MapData) {
    this.data = data;
    this.grid = makeGrid(data.grid);
    this.terrain = this.#hexTable(data.terrain);
    this.places = data.places;
    this.#hexes = tables(data.hexLayers, (layer) => this.#hexTable(layer));
    this.#sides = tables(data.sideLayers, (layer) => this.#sideTable(layer));
    this.#ways = tables(data.wayLayers, (layer) => this.#sideTable(layer));
    for (const place of data.places) {
      const hex = this.hex(place.hex);
      const there = this.#placesByHex.get(hex);
      if (there) there.push(place);
      else this.#placesByHex.set(hex, [place]);
    }
  }

  /** A layer of hexes by its name; throws if the map has none. */
  hexLayer(name: string): KindTable<HexId> {
    return found(this.#hexes, name);
  }

  /** A layer of things on hexsides; throws if the map has none. */
  sideLayer(name: string): KindTable<HexsideId> {
    return found(this.#sides, name);
  }

  /** A layer of ways through hexsides; throws if the map has none. */
  wayLayer(name: string): KindTable<HexsideId> {
    return found(this.#ways, name);
  }

  /** The entries of a layer of marks; throws if the map has none. */
  marks(name: string): MarkLayer['entries'] {
    const layer = this.data.marks[name];
    if (!layer) throw new RangeError(`the map has no marks ${name}`);
    return layer.entries;
  }

  /** The place of a name, if there is one. */
  place(name: string): Place | undefined {
    return this.places.find((p) => p.name === name);
  }

  /** The named places in a hex. */
  placesIn(hex: HexId): readonly Place[] {
    return this.#placesByHex.get(hex) ?? [];
  }

  /** The hex or box of a printed name; throws if there is none. */
  hex(name: string): HexId {
    const hex = this.grid.find(name);
    if (hex === NOWHERE) throw new RangeError(`${name} is not on the map`);
    return hex;
  }

  /** The hexes or boxes of a list of names with blanks between. */
  hexes(list: string): HexId[] {
    return words(list).map((name) => this.hex(name));
  }

  /** The hexside of a name like 2313/2414; throws if there is none. */
  side(name: string): HexsideId {
    const side = this.grid.findSide(name);
    if (side < 0) throw new RangeError(`${name} is no hexside of the map`);
    return side as HexsideId;
  }

  #hexTable(layer: HexLayer): KindTable<HexId> {
    return new KindTable(
      this.grid.size,
      lists(layer.kinds, (name) => this.hex(name)),
    );
  }

  #sideTable(layer: SideLayer): KindTable<HexsideId> {
    return new KindTable(
      this.grid.sideCount,
      lists(layer.kinds, (name) => this.side(name)),
    );
  }
}

function words(list: string): string[] {
  return list.split(' ').filter((word) => word !== '');
}

function lists<Id>(
  kinds: Readonly<Record<string, string>>,
  find: (name: string) => Id,
): Record<string, Id[]> {
  return Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, words(list).map(find)]));
}

function tables<L, T>(layers: Readonly<Record<string, L>>, make: (layer: L) => T): Map<string, T> {
  return new Map(Object.entries(layers).map(([name, layer]) => [name, make(layer)]));
}

function found<T>(layers: ReadonlyMap<string, T>, name: string): T {
  const layer = layers.get(name);
  if (!layer) throw new RangeError(`the map has no layer ${name}`);
  return layer;
}
