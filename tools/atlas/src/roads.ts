import { type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { mainCourse } from './courses.ts';
import { type Draft, type DraftLayer, words } from './draft.ts';
import type { Road } from './geodata.ts';
import { clipLine, lengthOf, locate, resample, type XY } from './lines.ts';
import { townOf } from './places.ts';
import type { LonLat } from './projection.ts';
import type { RailsRecipe, RoadsRecipe } from './recipe.ts';
import { straighten } from './tidy.ts';
import { type Ground, traceWay } from './trace.ts';

/** Farther from a road than this, in hexes, a town is not a stop on it. */
const STOP_REACH = 0.9;
/** Lanes shorter than this, in hexes, are not on the map. */
const LEAST_LANE = 0.8;

/** Lays the roads, the greater ones first; a greater road keeps a hexside that it shares with a lesser one. */
export function layRoads(draft: Draft, recipe: RoadsRecipe): void {
  const layer = draft.wayLayer('road', recipe.title, recipe.source);
  for (const [kind, as] of Object.entries(recipe.kinds)) {
    for (const road of draft.geo.roads) {
      if (road.kind !== kind || recipe.without?.includes(road.name)) continue;
      layRoad(draft, layer, road, as);
    }
  }
  for (const [name, kind] of Object.entries(recipe.also ?? {})) {
    const road = draft.geo.roads.find((r) => r.name === name);
    if (!road) throw new RangeError(`the geography has no road ${name}`);
    layRoad(draft, layer, road, kind);
  }
  straighten(draft, layer);
  const kinds = Object.values(recipe.kinds);
  const rank = (kind: string | undefined): number =>
    kind === undefined ? kinds.length + 1 : kinds.indexOf(kind);
  for (const { hexes, kind } of recipe.through ?? []) {
    const list = words(hexes);
    for (let i = 1; i < list.length; i++) {
      const side = draft.side(`${list[i - 1]}/${list[i]}`);
      if (rank(kind) < rank(layer.kinds.get(side))) layer.kinds.set(side, kind);
    }
  }
}

function layRoad(draft: Draft, layer: DraftLayer, road: Road, kind: string): void {
  const { width, height } = draft.grid;
  const box = [0.2, 0.2, width - 0.2, height - 0.2] as const;
  const names = road.name.split(' - ');
  for (const part of coursesOf(draft, road).flatMap((line) => clipLine(line, box))) {
    const stops = stopsOn(draft, part, names);
    for (const side of traceWay(resample(part, 0.08), stops, groundFor(draft, layer))) add(layer, side, kind);
  }
}

// A road of 1944 is one line; the lanes come as loose pieces, of which those shorter than a hex are left out.
function coursesOf(draft: Draft, road: Road): XY[][] {
  const toPlane = (at: LonLat): XY => draft.sheet.toPlane(at);
  if (road.name !== '') return [mainCourse([{ ...road, rank: 0 }], toPlane)];
  return road.pieces.map((piece) => piece.map(toPlane)).filter((line) => lengthOf(line) >= LEAST_LANE);
}

// The two ends of the line, and between them the hexes of the named towns in the order of the line.
function stopsOn(draft: Draft, part: readonly XY[], names: readonly string[]): HexId[] {
  const towns = draft.places
    .filter((p) => names.includes(p.name) && p.at)
    .map((p) => ({
      hex: draft.hex(p.hex),
      ...locate(draft.sheet.toPlane([p.at![1], p.at![0]]), part),
    }))
    .filter(({ off }) => off < STOP_REACH)
    .sort((a, b) => a.along - b.along);
  const dry = part.map(([x, y]) => draft.grid.hexAt(x, y)).filter((h) => h !== NOWHERE && draft.isLand(h));
  const [first, last] = [dry[0], dry.at(-1)];
  if (first === undefined || last === undefined) return [];
  const stops = [first, ...towns.map((t) => t.hex), last];
  return stops.filter((h, i) => i === 0 || h !== stops[i - 1]);
}

function groundFor(draft: Draft, layer: DraftLayer): Ground {
  const water = draft.sideLayers.get('water');
  return {
    grid: draft.grid,
    isSea: (hex) => draft.isSea(hex),
    isWater: (side) => water?.kinds.has(side) ?? false,
    used: new Set([...layer.kinds.keys()] as HexsideId[]),
  };
}

function add(layer: DraftLayer, side: HexsideId, kind: string): void {
  if (!layer.kinds.has(side)) layer.kinds.set(side, kind);
}

/** Lays the railways between the towns they join. A name in brackets is a point on the way, not a place. */
export function layRails(draft: Draft, recipe: RailsRecipe): void {
  const layer = draft.wayLayer('rail', recipe.title, recipe.source);
  const { width, height } = draft.grid;
  const track = draft.geo.rails.flatMap((piece) =>
    clipLine(
      piece.map((at) => draft.sheet.toPlane(at)),
      [0, 0, width, height],
    ).flatMap((run) => resample(run, 0.1)),
  );
  for (const line of recipe.lines) {
    const stops = line
      .split(' - ')
      .map((name) => railStop(draft, name))
      .filter((h) => h !== NOWHERE && draft.isLand(h));
    for (const side of traceWay(track, stops, groundFor(draft, layer))) add(layer, side, 'rail');
  }
  straighten(draft, layer);
}

function railStop(draft: Draft, name: string): HexId {
  const place = draft.places.find((p) => p.name === name);
  if (place) return draft.hex(place.hex);
  const point = name.match(/^(-?[\d.]+) (-?[\d.]+)$/);
  if (point) return draft.sheet.hexOf([Number(point[2]), Number(point[1])]);
  return draft.sheet.hexOf(townOf(draft.geo, name).at);
}

/** A bridge is wherever a road or a railway leads over water. */
export function layBridges(draft: Draft): void {
  const water = draft.sideLayers.get('water');
  if (!water) return;
  const layer = draft.wayLayer(
    'bridge',
    'Bridges',
    'design: wherever a road or railway crosses a river hexside',
  );
  for (const ways of ['rail', 'road']) {
    for (const side of draft.wayLayers.get(ways)?.kinds.keys() ?? []) {
      if (water.kinds.has(side)) layer.kinds.set(side, ways);
    }
  }
}
