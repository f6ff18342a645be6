import type { HexLayer, MapData, MarkLayer, Picture, Place, SideLayer } from '@bocage/atlas';
import { DIRECTIONS, type Grid, type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import type { Geodata } from './geodata.ts';
import type { XY } from './lines.ts';
import type { Samples, Survey } from './samples.ts';
import type { Sheet } from './sheet.ts';
import type { Vertices } from './vertices.ts';

/** A layer while it is made: the kind of each hex or hexside that has one. */
export interface DraftLayer {
  readonly title: string;
  readonly source: string;
  readonly kinds: Map<number, string>;
}

type Entry = MarkLayer['entries'][number];
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A map while it is made. */
export class Draft {
  readonly sheet: Sheet;
  readonly grid: Grid;
  readonly geo: Geodata;
  readonly samples: Samples;
  /** Whether a point of the map is land in truth. */
  readonly landAt: (p: XY) => boolean;
  readonly vertices: Vertices;
  terrain: DraftLayer = { title: '', source: '', kinds: new Map() };
  readonly hexLayers = new Map<string, DraftLayer>();
  readonly sideLayers = new Map<string, DraftLayer>();
  readonly wayLayers = new Map<string, DraftLayer>();
  readonly places: Mutable<Place>[] = [];
  readonly marks = new Map<string, { title: string; source: string; entries: Entry[] }>();

  constructor(sheet: Sheet, geo: Geodata, survey: Survey, vertices: Vertices) {
    this.sheet = sheet;
    this.grid = sheet.grid;
    this.geo = geo;
    this.samples = survey.samples;
    this.landAt = survey.landAt;
    this.vertices = vertices;
  }

  /** The hex of a printed number; throws if there is none. */
  hex(name: string): HexId {
    const hex = this.grid.find(name);
    if (hex === NOWHERE) throw new RangeError(`${name} is not on the map`);
    return hex;
  }

  /** The hexes of a list of printed numbers. */
  hexes(list: string): HexId[] {
    return words(list).map((name) => this.hex(name));
  }

  /** The hexside of a name like 2313/2414; throws if there is none. */
  side(name: string): HexsideId {
    const side = this.grid.findSide(name);
    if (side < 0) throw new RangeError(`${name} is no hexside of the map`);
    return side as HexsideId;
  }

  isSea(hex: HexId): boolean {
    return hex >= 0 && this.terrain.kinds.get(hex) === 'sea';
  }

  /** Whether a hex is on the map and not sea. */
  isLand(hex: HexId): boolean {
    return hex >= 0 && !this.isSea(hex);
  }

  /** The neighbours of a hex on the map. */
  around(hex: HexId): HexId[] {
    return DIRECTIONS.map((d) => this.grid.neighbour(hex, d)).filter((h) => h !== NOWHERE);
  }

  /** The land hexes that touch the sea. */
  coast(): HexId[] {
    return this.grid.hexes.filter((h) => this.isLand(h) && this.around(h).some((n) => this.isSea(n)));
  }

  /** The hexsides between hexes of two kinds, each told from the first. */
  sidesBetween(one: (hex: HexId) => boolean, other: (hex: HexId) => boolean): HexsideId[] {
    return this.grid.hexes.filter(one).flatMap((h) =>
      this.around(h)
        .filter(other)
        .map((n) => this.grid.sideBetween(h, n) as HexsideId),
    );
  }

  /** Printed numbers of hexes, in the order of the map, with blanks between. */
  names(hexes: Iterable<HexId>): string {
    return [...new Set(hexes)]
      .sort((a, b) => a - b)
      .map((h) => this.grid.name(h))
      .join(' ');
  }

  /** A layer of hexes by its name, made if need be. */
  hexLayer(name: string, title: string, source: string): DraftLayer {
    return layerOf(this.hexLayers, name, title, source);
  }

  sideLayer(name: string, title: string, source: string): DraftLayer {
    return layerOf(this.sideLayers, name, title, source);
  }

  wayLayer(name: string, title: string, source: string): DraftLayer {
    return layerOf(this.wayLayers, name, title, source);
  }

  /** Puts hexes given by printed numbers into a layer. */
  put(layer: DraftLayer, kind: string, list: string): void {
    for (const hex of this.hexes(list)) layer.kinds.set(hex, kind);
  }

  /** Puts hexsides given by name into a layer. */
  putSides(layer: DraftLayer, kind: string, list: string): void {
    for (const name of words(list)) layer.kinds.set(this.side(name), kind);
  }

  mark(name: string, title: string, source: string, entries: readonly Entry[]): void {
    const layer = this.marks.get(name);
    if (layer) layer.entries.push(...entries);
    else this.marks.set(name, { title, source, entries: [...entries] });
  }

  /** The finished map. */
  toData(head: Pick<MapData, 'game' | 'title' | 'credit'>, picture: Picture): MapData {
    return {
      format: 'bocage-map 1',
      ...head,
      grid: this.grid.spec,
      terrain: this.#hexData(this.terrain),
      hexLayers: record(this.hexLayers, (layer) => this.#hexData(layer)),
      sideLayers: record(this.sideLayers, (layer) => this.#sideData(layer)),
      wayLayers: record(this.wayLayers, (layer) => this.#sideData(layer)),
      places: this.places,
      marks: record(this.marks, (layer) => layer),
      picture,
    };
  }

  #hexData({ title, source, kinds }: DraftLayer): HexLayer {
    return { title, source, kinds: byKind(kinds, (h) => this.grid.name(h as HexId)) };
  }

  #sideData({ title, source, kinds }: DraftLayer): SideLayer {
    return { title, source, kinds: byKind(kinds, (s) => this.grid.sideName(s as HexsideId)) };
  }
}

/** The words of a list with blanks between. */
export function words(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '');
}

function layerOf(layers: Map<string, DraftLayer>, name: string, title: string, source: string): DraftLayer {
  const known = layers.get(name);
  if (known) return known;
  const layer = { title, source, kinds: new Map<number, string>() };
  layers.set(name, layer);
  return layer;
}

function record<T, U>(map: ReadonlyMap<string, T>, of: (value: T) => U): Record<string, U> {
  return Object.fromEntries([...map].map(([key, value]) => [key, of(value)]));
}

function byKind(kinds: ReadonlyMap<number, string>, nameOf: (id: number) => string): Record<string, string> {
  const lists = new Map<string, number[]>();
  for (const [id, kind] of kinds) {
    const list = lists.get(kind);
    if (list) list.push(id);
    else lists.set(kind, [id]);
  }
  return Object.fromEntries(
    [...lists]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, ids]) => [
        kind,
        ids
          .sort((a, b) => a - b)
          .map(nameOf)
          .join(' '),
      ]),
  );
}
