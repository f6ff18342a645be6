import { readFileSync } from 'node:fs';
import { unpackLine } from './polyline.ts';
import type { LonLat } from './projection.ts';

/** A watercourse; one river may be several of them, each in several pieces. */
export interface Watercourse {
  readonly name: string;
  readonly kind: string;
  readonly rank: number;
  readonly pieces: readonly (readonly LonLat[])[];
}

/** A road of 1944 by the towns it joins, or a lane of today (`kind` local …, no name). */
export interface Road {
  readonly name: string;
  readonly kind: string;
  readonly pieces: readonly (readonly LonLat[])[];
}

/** A polygon of one kind of ground: wood, marsh, open, bocage … */
export interface Cover {
  readonly kind: string;
  readonly name: string;
  readonly rings: readonly (readonly LonLat[])[];
}

/** A town, village or hamlet (rank 1 city … 5 village, 6 feature, 7 hamlet). */
export interface Town {
  readonly name: string;
  readonly at: LonLat;
  readonly people: number;
  readonly rank: number;
}

interface HeightGrid {
  readonly lon0: number;
  readonly lat0: number;
  readonly dlon: number;
  readonly dlat: number;
  readonly nx: number;
  readonly ny: number;
  readonly metres: Int16Array;
}

/** A beach of 1944 with its sectors; points are latitude, longitude. */
export interface Beach {
  readonly name: string;
  readonly army: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly sectors: readonly {
    readonly name: string;
    readonly from: readonly [number, number];
    readonly to: readonly [number, number];
  }[];
  readonly exits: readonly NamedPoint[];
  readonly strongpoints: readonly NamedPoint[];
}

/** A named point of history. */
export interface NamedPoint {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** All the geography a map is made from. */
export interface Geodata {
  readonly land: readonly (readonly (readonly LonLat[])[])[];
  readonly rivers: readonly Watercourse[];
  readonly roads: readonly Road[];
  readonly rails: readonly (readonly LonLat[])[];
  readonly cover: readonly Cover[];
  readonly towns: readonly Town[];
  readonly beaches: readonly Beach[];
  readonly dropZones: readonly NamedPoint[];
  /** German coast defences: WN (resistance nest), Stp (strongpoint) or battery. */
  readonly forts: readonly (NamedPoint & { readonly type: string })[];
  readonly hills: readonly (NamedPoint & { readonly m: number })[];
  /** Metres above the sea at a place. */
  heightAt(at: LonLat): number;
}

interface Packed {
  readonly scale: number;
  readonly rows: readonly unknown[];
}

/** Reads the packed geodata of tools/atlas/geo. */
export function loadGeodata(folder: URL = new URL('../geo/data/', import.meta.url)): Geodata {
  const packed = (name: string): Packed => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const rows = <T>(name: string): readonly T[] => packed(name).rows as readonly T[];
  const unpacked = <T>(name: string, make: (row: readonly (string | number)[], lines: Unpack) => T): T[] => {
    const { scale, rows: list } = packed(name);
    const lines: Unpack = (texts) => texts.map((text) => unpackLine(String(text), scale));
    return (list as (string | number)[][]).map((row) => make(row, lines));
  };
  const beaches = rows<{ beaches: Beach[]; drop_zones: NamedPoint[] }>('beaches')[0]!;
  return {
    land: unpacked('coast', (row, lines) => lines(row)),
    rivers: unpacked('rivers', ([name, kind, rank, ...rest], lines) => ({
      name: String(name),
      kind: String(kind),
      rank: Number(rank),
      pieces: lines(rest),
    })),
    roads: unpacked('roads', ([name, kind, ...rest], lines) => ({
      name: String(name),
      kind: String(kind),
      pieces: lines(rest),
    })),
    rails: unpacked('rails', ([, ...rest], lines) => lines(rest)).flat(),
    cover: unpacked('cover', ([kind, name, ...rest], lines) => ({
      kind: String(kind),
      name: String(name),
      rings: lines(rest),
    })),
    towns: rows<[string, number, number, number, number]>('towns').map(([name, lat, lon, people, rank]) => ({
      name,
      at: [lon, lat],
      people,
      rank,
    })),
    beaches: beaches.beaches,
    dropZones: beaches.drop_zones,
    forts: rows('forts'),
    hills: rows<{ spots: (NamedPoint & { m: number })[] }>('hills')[0]!.spots,
    heightAt: heightReader(rows('heights')),
  };
}

type Unpack = (texts: readonly (string | number)[]) => LonLat[][];

function heightReader(
  packed: readonly (Omit<HeightGrid, 'metres'> & { rows: readonly string[] })[],
): (at: LonLat) => number {
  const grids = packed.map((g) => ({
    ...g,
    metres: Int16Array.from(g.rows.flatMap((r) => r.split(' ').map(Number))),
  }));
  return (at) => {
    for (const grid of grids) {
      const height = bilinear(grid, at);
      if (height !== undefined) return height;
    }
    return 0;
  };
}

function bilinear(grid: HeightGrid, [lon, lat]: LonLat): number | undefined {
  const x = (lon - grid.lon0) / grid.dlon - 0.5;
  const y = (grid.lat0 - lat) / grid.dlat - 0.5;
  const [c, r] = [Math.floor(x), Math.floor(y)];
  if (c < 0 || r < 0 || c + 1 >= grid.nx || r + 1 >= grid.ny) return undefined;
  const at = (dc: number, dr: number): number => grid.metres[(r + dr) * grid.nx + c + dc]!;
  const [fx, fy] = [x - c, y - r];
  return (1 - fy) * ((1 - fx) * at(0, 0) + fx * at(1, 0)) + fy * ((1 - fx) * at(0, 1) + fx * at(1, 1));
}
