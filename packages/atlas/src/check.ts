import { type Grid, type GridSpec, type HexId, makeGrid, NOWHERE } from '@bocage/hex';
import type { MapData } from './schema.ts';

/** One thing that is wrong with a map file: where, and what. */
export interface MapFault {
  readonly path: string;
  readonly fault: string;
}

const PLACE_KINDS: readonly unknown[] = ['city', 'town', 'village', 'point', 'water', 'area'];
const SOURCE = /^(rule \S|(public|history|geography|design): \S)/;

type Json = Readonly<Record<string, unknown>>;

/** All faults of what claims to be a map file; none means that it is a `MapData`. */
export function checkMap(data: unknown): MapFault[] {
  const faults: MapFault[] = [];
  if (!isObject(data)) return [{ path: '', fault: 'is not an object' }];
  const tell = (path: string, fault: string): void => {
    faults.push({ path, fault });
  };
  if (data.format !== 'bocage-map 1') tell('format', 'is not bocage-map 1');
  for (const key of ['game', 'title', 'credit']) if (!isText(data[key])) tell(key, 'is not a text');
  const grid = gridOf(data.grid, tell);
  if (grid) new Checker(grid, tell).whole(data);
  return faults;
}

/** Whether a value is a map file without faults. */
export function isMapData(data: unknown): data is MapData {
  return checkMap(data).length === 0;
}

type Tell = (path: string, fault: string) => void;

function gridOf(spec: unknown, tell: Tell): Grid | undefined {
  try {
    if (isObject(spec)) return makeGrid(spec as unknown as GridSpec);
    tell('grid', 'is not an object');
  } catch (error) {
    tell('grid', (error as Error).message);
  }
  return undefined;
}

class Checker {
  readonly #grid: Grid;
  readonly #tell: Tell;

  constructor(grid: Grid, tell: Tell) {
    this.#grid = grid;
    this.#tell = tell;
  }

  whole(data: Json): void {
    const ground = this.#layer('terrain', data.terrain, (name) => this.#hex(name));
    const bare = this.#grid.hexes.filter((h) => !ground.has(h)).map((h) => this.#grid.name(h));
    if (bare.length > 0) this.#tell('terrain', `leaves out ${some(bare)}`);
    this.#each(data, 'hexLayers', (path, layer) => this.#layer(path, layer, (name) => this.#hex(name)));
    for (const key of ['sideLayers', 'wayLayers']) {
      this.#each(data, key, (path, layer) => this.#layer(path, layer, (name) => this.#side(name)));
    }
    this.#places(data.places);
    this.#each(data, 'marks', (path, layer) => this.#marks(path, layer));
    this.#picture(data.picture);
  }

  #each(data: Json, key: string, check: (path: string, layer: unknown) => void): void {
    const layers = data[key];
    if (!isObject(layers)) {
      this.#tell(key, 'is not an object');
      return;
    }
    for (const [name, layer] of Object.entries(layers)) check(`${key}.${name}`, layer);
  }

  #head(path: string, layer: unknown): layer is Json {
    if (!isObject(layer)) {
      this.#tell(path, 'is not an object');
      return false;
    }
    if (!isText(layer.title)) this.#tell(`${path}.title`, 'is not a text');
    this.#source(path, layer.source);
    return true;
  }

  #source(path: string, source: unknown): void {
    if (!isText(source) || !SOURCE.test(source)) {
      this.#tell(`${path}.source`, 'names no rule, public:, history:, geography: or design:');
    }
  }

  #layer(path: string, layer: unknown, find: (name: string) => number | string): Set<number> {
    const seen = new Set<number>();
    if (!this.#head(path, layer)) return seen;
    const { kinds } = layer;
    if (!isObject(kinds)) {
      this.#tell(`${path}.kinds`, 'is not an object');
      return seen;
    }
    for (const [kind, list] of Object.entries(kinds)) {
      const at = `${path}.kinds.${kind}`;
      if (!isText(list)) {
        this.#tell(at, 'is not a list of names with blanks between');
        continue;
      }
      for (const name of list.split(' ')) {
        const id = find(name);
        if (typeof id === 'string') this.#tell(at, id);
        else if (seen.has(id)) this.#tell(at, `${name} stands twice in this layer`);
        else seen.add(id);
      }
    }
    return seen;
  }

  // A number, or what is wrong with the name.
  #hex(name: string): HexId | string {
    const hex = this.#grid.find(name);
    return hex === NOWHERE || this.#grid.isBox(hex) ? `${name} is no hex of the map` : hex;
  }

  #side(name: string): number | string {
    const side = this.#grid.findSide(name);
    if (side < 0) return `${name} is no hexside of the map`;
    const proper = this.#grid.sideName(side as never);
    return proper === name ? side : `${name} should be written ${proper}`;
  }

  #places(places: unknown): void {
    if (!Array.isArray(places)) {
      this.#tell('places', 'is not a list');
      return;
    }
    for (const [i, place] of places.entries()) this.#place(`places[${i}]`, place);
  }

  #place(path: string, place: unknown): void {
    if (!isObject(place)) {
      this.#tell(path, 'is not an object');
      return;
    }
    const { name, hex, kind, at, source } = place;
    if (!isText(name)) this.#tell(`${path}.name`, 'is not a text');
    const id = isText(hex) ? this.#hex(hex) : 'is not a text';
    if (typeof id === 'string') this.#tell(`${path}.hex`, id);
    if (!PLACE_KINDS.includes(kind)) this.#tell(`${path}.kind`, `${String(kind)} is no kind of place`);
    if (at !== undefined && !isPosition(at)) this.#tell(`${path}.at`, 'is not a latitude and a longitude');
    this.#source(path, source);
  }

  #marks(path: string, layer: unknown): void {
    if (!this.#head(path, layer)) return;
    const { entries } = layer;
    if (!Array.isArray(entries)) {
      this.#tell(`${path}.entries`, 'is not a list');
      return;
    }
    for (const [i, entry] of entries.entries()) this.#mark(`${path}.entries[${i}]`, entry);
  }

  #mark(path: string, entry: unknown): void {
    if (!isObject(entry)) {
      this.#tell(path, 'is not an object');
      return;
    }
    for (const key of ['hex', 'hexes']) {
      for (const name of words(entry[key])) {
        if (this.#grid.find(name) === NOWHERE) this.#tell(`${path}.${key}`, `${name} is not on the map`);
      }
    }
    for (const [key, value] of Object.entries(entry)) {
      if (!['string', 'number', 'boolean'].includes(typeof value)) {
        this.#tell(`${path}.${key}`, 'is not a plain value');
      }
    }
  }

  #picture(picture: unknown): void {
    if (!isObject(picture)) {
      this.#tell('picture', 'is not an object');
      return;
    }
    const { land, rivers, heights, north, kmPerHex } = picture;
    if (!Array.isArray(land) || !land.every(isLine)) this.#tell('picture.land', 'is not a list of lines');
    if (!Array.isArray(rivers) || !rivers.every((r) => isObject(r) && isLine(r.line))) {
      this.#tell('picture.rivers', 'is not a list of lines with ranks');
    }
    if (
      !Array.isArray(heights) ||
      !heights.every(Number.isFinite) ||
      heights.length !== this.#grid.hexCount
    ) {
      this.#tell('picture.heights', `is not a list of ${this.#grid.hexCount} heights`);
    }
    if (!Number.isFinite(north)) this.#tell('picture.north', 'is not a number');
    if (!Number.isFinite(kmPerHex)) this.#tell('picture.kmPerHex', 'is not a number');
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isLine(value: unknown): boolean {
  return Array.isArray(value) && value.length >= 4 && value.length % 2 === 0 && value.every(Number.isFinite);
}

function isPosition(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [lat, lon] = value as [unknown, unknown];
  return Number.isFinite(lat) && Number.isFinite(lon) && Math.abs(Number(lat)) <= 90;
}

function words(list: unknown): string[] {
  return isText(list) ? list.split(' ') : [];
}

function some(names: readonly string[]): string {
  const rest = names.length - 5;
  return names.slice(0, 5).join(' ') + (rest > 0 ? ` and ${rest} more` : '');
}
