// node tools/atlas/src/compact.ts <geodata> <history>: packs the geodata of a folder (GeoJSON and JSON as
// ATTRIBUTION.md describes them) and the coast defences of another into tools/atlas/geo/data. Run only when
// they change.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lengthOf, simplify, simplifyRing } from './lines.ts';
import { packLine } from './polyline.ts';
import type { LonLat } from './projection.ts';

const OUT = fileURLToPath(new URL('../geo/data/', import.meta.url));
const [folder = '', history = ''] = process.argv.slice(2);

type Properties = Record<string, string | number>;
interface Feature {
  readonly properties: Properties;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

// Where the two maps with hexes under a kilometre lie; brooks, lanes and hamlets matter only there.
const DDAY = { west: -0.97, east: 0.0, south: 49.1, north: 49.42 };
// Degrees: 15 m, and 6 m where the coast was surveyed closely.
const FINE = 0.00006;
const COARSE = 0.00018;

const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
const features = (name: string): Feature[] => read(name).features;

function lines({ geometry }: Feature): LonLat[][] {
  const { coordinates } = geometry;
  return (geometry.type === 'LineString' ? [coordinates] : coordinates) as LonLat[][];
}

const inDday = ([lon, lat]: LonLat): boolean =>
  lon > DDAY.west && lon < DDAY.east && lat > DDAY.south && lat < DDAY.north;

function write(name: string, scale: number, rows: readonly unknown[]): void {
  const body = rows.map((row) => JSON.stringify(row)).join(',\n');
  writeFileSync(`${OUT}${name}.json`, `{"scale":${scale},"rows":[\n${body}\n]}\n`);
  console.log(name, rows.length, 'rows');
}

const packAll = (all: readonly LonLat[][], tolerance: number, scale: number): string[] =>
  all.map((line) => packLine(simplify(line, tolerance), scale));
const packRings = (all: readonly LonLat[][], tolerance: number, scale: number): string[] =>
  all.map((ring) => packLine(simplifyRing(ring, tolerance), scale));

function coast(): void {
  const land = features('coastline.geojson').filter(
    ({ properties }) => properties.kind === 'land' && Number(properties.km2) >= 0.05,
  );
  const rings = land.map((f) => (f.geometry.coordinates as LonLat[][]).filter((r) => r.length > 3));
  write(
    'coast',
    1e5,
    rings.map((r) => packRings(r, FINE, 1e5)),
  );
}

function rivers(): void {
  const rows = features('rivers.geojson')
    .filter((f) => Number(f.properties.rank) < 3 || lines(f).some((line) => line.some(inDday)))
    .filter((f) => f.properties.name !== '')
    .map((f) => {
      const { name, class: kind, rank } = f.properties;
      return [name, kind, rank, ...packAll(lines(f), COARSE, 1e4)];
    });
  write('rivers', 1e4, rows);
}

function roads(): void {
  const main = features('roads.geojson').map((f) => {
    const { name, class: kind } = f.properties;
    return [name, kind, ...packAll(lines(f), COARSE, 1e4)];
  });
  const local = features('roads_local_dday.geojson')
    .map((f) => [f.properties.class, lines(f).filter((l) => l.some(inDday) && lengthOf(l) > 0.001)] as const)
    .filter(([, all]) => all.length > 0)
    .map(([kind, all]) => ['', `local ${kind}`, ...packAll(all, COARSE, 1e4)]);
  write('roads', 1e4, [...main, ...local]);
}

function rails(): void {
  const rows = features('railways.geojson').map((f) => [
    f.properties.class,
    ...packAll(lines(f), COARSE, 1e4),
  ]);
  write('rails', 1e4, rows);
}

interface Cover {
  readonly kind: string;
  readonly name?: string;
  readonly source: string;
  readonly km2: number;
  readonly coords: LonLat[][];
}

function cover(): void {
  const rows = (read('landcover.json').features as Cover[])
    .filter((f) => f.source === 'by hand' || f.km2 >= 0.02)
    .map((f) => [f.kind, f.source === 'by hand' ? (f.name ?? '') : '', ...packRings(f.coords, COARSE, 1e4)]);
  write('cover', 1e4, rows);
}

interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly pop?: number;
  readonly pop1936?: number;
  readonly rank: number;
  readonly campaign?: number;
}

function towns(): void {
  const all = (read('towns.json').towns as Town[]).filter(
    (t) => t.campaign === 1 || t.rank <= 4 || inDday([t.lon, t.lat]),
  );
  const rows = all.map((t) => [t.name, t.lat, t.lon, t.pop1936 ?? t.pop ?? 0, t.rank]);
  const hamlets = (read('hamlets_dday.json').hamlets as [string, number, number][])
    .filter(([, lat, lon]) => inDday([lon, lat]))
    .map(([name, lat, lon]) => [name, lat, lon, 0, 7]);
  write('towns', 1, [...rows, ...hamlets]);
}

interface HeightGrid {
  readonly lon0: number;
  readonly lat0: number;
  readonly dlon: number;
  readonly dlat: number;
  readonly nx: number;
  readonly ny: number;
  readonly rows: readonly string[];
}

function heights(): void {
  const rows = ['elevation_dday.json', 'elevation_1km.json'].map((name) => {
    const { lon0, lat0, dlon, dlat, nx, ny, rows: lines } = read(name) as HeightGrid;
    return { lon0, lat0, dlon, dlat, nx, ny, rows: lines };
  });
  write('heights', 1, rows);
}

interface Fort {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly lat: number;
  readonly lon: number;
}

function forts(): void {
  const all = JSON.parse(readFileSync(`${history}/fortifications.json`, 'utf8'));
  const list: Fort[] = [...all.omaha, ...all.gold_juno_sword_and_orne, ...all.utah_and_others];
  write(
    'forts',
    1,
    list.map((f) => ({ name: `${f.id} ${f.name}`, type: f.type, lat: f.lat, lon: f.lon })),
  );
}

coast();
rivers();
roads();
rails();
cover();
towns();
heights();
forts();
write('beaches', 1, [read('beaches.json')]);
write('hills', 1, [read('hills.json')]);

interface FittedGrid {
  readonly spec: Record<string, number | string>;
  readonly M: number[][];
  readonly warp?: { sigma: number; points: number[][] };
}

function fits(): void {
  const games = Object.entries(read('grids.json').games as Record<string, FittedGrid>);
  const rows = games.map(([game, { spec, M, warp }]) => {
    const { sx, sy, par, sh } = spec;
    return { game, spec: { sx, sy, par, sh }, m: M, ...(warp && { warp }) };
  });
  write('fits', 1, rows);
}

fits();
