import type { Geodata } from './geodata.ts';
import type { XY } from './lines.ts';
import type { LonLat } from './projection.ts';
import { Raster } from './raster.ts';
import type { Sheet } from './sheet.ts';

/**
 * What is measured of every hex, in percent: land of the hex, all else of its land; height in metres; east and
 * north are the longitude and latitude of its centre.
 */
export const MEASURES = [
  'land',
  'wood',
  'marsh',
  'flood',
  'urban',
  'built',
  'open',
  'bocage',
  'rough',
  'tidal',
  'height',
  'east',
  'north',
] as const;
export type Measure = (typeof MEASURES)[number];
export type Samples = Readonly<Record<Measure, Float64Array>>;

const KINDS: Readonly<Record<string, Measure>> = {
  wood: 'wood',
  marsh: 'marsh',
  saltmarsh: 'marsh',
  inundation_1944: 'flood',
  urban: 'urban',
  builtup_2021: 'built',
  open: 'open',
  bocage: 'bocage',
  rough: 'rough',
  tidal: 'tidal',
};

/** The measures of all hexes, and whether a point of the map is land. */
export interface Survey {
  readonly samples: Samples;
  readonly landAt: (p: XY) => boolean;
}

/** Measures every hex of a sheet against the geography. */
export function survey(sheet: Sheet, geo: Geodata): Survey {
  const raster = new Raster(sheet);
  const [west, south, east, north] = sheet.bounds();
  const near = (ring: readonly LonLat[]): boolean =>
    ring.some(([lon]) => lon > west) &&
    ring.some(([lon]) => lon < east) &&
    ring.some(([, lat]) => lat > south) &&
    ring.some(([, lat]) => lat < north);
  const land = raster.empty();
  for (const rings of geo.land) if (rings.some(near)) raster.fill(land, rings);
  const masks = new Map<Measure, Uint8Array>();
  for (const { kind, rings } of geo.cover) {
    const measure = KINDS[kind];
    if (!measure || !rings.some(near)) continue;
    if (!masks.has(measure)) masks.set(measure, raster.empty());
    raster.fill(masks.get(measure)!, rings);
  }
  const samples = percentages(sheet, geo, raster, land, masks);
  return { samples, landAt: (p) => raster.marked(land, p) };
}

function percentages(
  sheet: Sheet,
  geo: Geodata,
  raster: Raster,
  land: Uint8Array,
  masks: ReadonlyMap<Measure, Uint8Array>,
): Samples {
  const landCells = raster.count(land);
  const share = (measure: Measure): Float64Array => {
    const mask = masks.get(measure);
    const ofSea = measure === 'tidal';
    if (!mask) return new Float64Array(landCells.length);
    const counts = raster.count(mask, ofSea ? undefined : land);
    return Float64Array.from(counts, (n, h) => percent(n, ofSea ? raster.cellsOfHex[h]! : landCells[h]!));
  };
  return {
    land: Float64Array.from(landCells, (n, h) => percent(n, raster.cellsOfHex[h]!)),
    wood: share('wood'),
    marsh: share('marsh'),
    flood: share('flood'),
    urban: share('urban'),
    built: share('built'),
    open: share('open'),
    bocage: share('bocage'),
    rough: share('rough'),
    tidal: share('tidal'),
    east: Float64Array.from(sheet.grid.hexes, (h) => sheet.centre(h)[0]),
    north: Float64Array.from(sheet.grid.hexes, (h) => sheet.centre(h)[1]),
    height: Float64Array.from(sheet.grid.hexes, (h) => geo.heightAt(sheet.centre(h))),
  };
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}
