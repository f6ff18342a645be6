import { type Grid, type HexId, makeGrid, NOWHERE } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { drawBoundaries, layBoundaries, nameBoundaries } from './boundaries.ts';
import { drawBoxes } from './boxes.ts';
import { bridgeSpots, drawBridges } from './bridges.ts';
import { Coast } from './coast.ts';
import { drawGrowth, drawLand } from './country.ts';
import { between } from './curves.ts';
import { middleOf } from './entries.ts';
import { drawFrame, drawPaper } from './furniture.ts';
import { Ground } from './ground.ts';
import { drawHexgrid, drawNumbers, numberRect } from './hexgrid.ts';
import { sideSign } from './kinds.ts';
import { Clutter } from './labels.ts';
import { drawLegend } from './legend.ts';
import { drawNames, drawPoints } from './lettering.ts';
import { drawLevels, levelLayers } from './levels.ts';
import { layMarks } from './marks.ts';
import { isSpot, type Named, namedThings } from './named.ts';
import { placeNames } from './names.ts';
import { type DrawOptions, HEX_SIZE, type Layer } from './options.ts';
import { penFor } from './plates.ts';
import { drawRelief, heightField } from './relief.ts';
import { drawWater, layCanals, layRivers } from './rivers.ts';
import { drawRoads, layRails, layRoads } from './roads.ts';
import { drawBeaches, drawForeshore } from './sand.ts';
import { laySheet, leastLetter, type Sheet } from './sheet.ts';
import { Land } from './shore.ts';
import { Corners, markedSides } from './sides.ts';
import { drawSideSigns, hasSideSign } from './sidesigns.ts';
import { itemsOf } from './signs.ts';
import { gatesOf } from './styles.ts';
import { clipped, PITCH, type Rect, short, tag, type XY } from './svg.ts';
import { drawTowns, settlements } from './towns.ts';

/** Draws a map as SVG text. */
export function drawMap(map: MapData, options: DrawOptions = {}): string {
  const grid = makeGrid(map.grid);
  const scene = layScene(map, grid);
  const items = itemsOf(map, grid, scene.boundaries);
  const sheet = sheetOf(grid, options, items.length);
  const wanted = (layer: Layer) => !options.without?.includes(layer);
  const layer = (id: Layer, draw: () => string) => (wanted(id) ? tag('g', { id }, draw()) : '');
  const { ground, frame } = scene;
  const inLand = (content: string) => clipped('atlas-land', content);
  const least = leastLetter(laySheet(grid, { items: items.length, boxes: true }));
  const text = lettering(map, scene, wanted('marks'), least);
  const inside = [
    layer('sea', () => scene.coast.drawSea(frame)),
    layer('land', () => inLand(drawLand(ground, frame))),
    layer('relief', () => inLand(relief(map, scene))),
    layer('terrain', () =>
      [
        drawForeshore(ground, frame),
        inLand(drawGrowth(ground, frame)),
        drawBeaches(map, grid, ground, scene.coast.reclaimed),
      ].join(''),
    ),
    layer(
      'water',
      () =>
        clipped('atlas-dry', drawWater(scene.rivers, scene.canals)) +
        drawSideSigns(scene.sides, scene.corners, ground),
    ),
    layer('hexgrid', () => drawHexgrid(grid)),
    layer(
      'roads',
      () =>
        drawTowns(map, grid, ground, scene.at) +
        drawRoads(scene.roads, scene.rails) +
        drawBridges(scene.bridges),
    ),
    layer('numbers', () => drawNumbers(grid, ground)),
    layer('marks', () => drawBoundaries(scene.boundaries) + text.marks),
    layer('labels', () => drawPoints(scene.things) + text.names),
  ];
  return svgTag(
    sheet,
    options.hexSize ?? HEX_SIZE,
    [
      tag('defs', {}, scene.coast.defs()),
      ...inside,
      drawPaper(sheet),
      wanted('marks') ? drawBoxes(grid, sheet) : '',
      drawFrame(sheet),
      layer('legend', () => drawLegend(map, sheet, items)),
    ].join('\n'),
  );
}

/** The part of the plane that a picture shows, in SVG units. */
export function mapBounds(map: MapData, options: DrawOptions = {}): Rect {
  const grid = makeGrid(map.grid);
  return sheetOf(grid, options, countItems(map, grid)).bounds;
}

/** Where the panel of each off-map box stands, by its name. */
export function boxBounds(map: MapData, options: DrawOptions = {}): Map<string, Rect> {
  const grid = makeGrid(map.grid);
  return new Map([...sheetOf(grid, options, 1).boxes].map(([box, rect]) => [grid.name(box), rect]));
}

/** The centre of a hex in SVG units. */
export function hexToXY(grid: Grid, h: HexId): XY {
  return middleOf(grid, h);
}

function sheetOf(grid: Grid, { without = [], view }: DrawOptions, items: number): Sheet {
  if (view) return { ...laySheet(grid, { items: 0, boxes: false }), bounds: view };
  return laySheet(grid, { items: without.includes('legend') ? 0 : items, boxes: !without.includes('marks') });
}

function countItems(map: MapData, grid: Grid): number {
  const boundaries = layBoundaries(map, markedSides(map.sideLayers, grid), grid, new Corners(grid));
  return itemsOf(map, grid, boundaries).length;
}

type Scene = ReturnType<typeof layScene>;

// Everything that more than one layer needs to know.
function layScene(map: MapData, grid: Grid) {
  const ground = new Ground(map, grid);
  const corners = new Corners(grid);
  const sides = markedSides(map.sideLayers, grid);
  const ways = markedSides(map.wayLayers, grid);
  const towns = settlements(map, grid);
  const fixed = new Set(towns.keys());
  const land = new Land(map);
  const points = map.places.filter(({ kind }) => kind === 'point').map(({ hex }) => grid.find(hex));
  const onLand = [...fixed, ...points].filter((h) => h !== NOWHERE && !grid.isBox(h));
  const spots = new Map(onLand.map((h) => [h, land.ashore(middleOf(grid, h), 0.4 * PITCH)]));
  const at = (h: number) => spots.get(h as HexId) ?? middleOf(grid, h as HexId);
  const rivers = layRivers(sides, corners, ground, land);
  const isOff = ({ x, y }: XY) => grid.hexAt(x / PITCH, y / PITCH) === NOWHERE;
  const country = { at, fixed, isOff, gates: gatesOf(map.marks, grid) };
  const roads = layRoads(ways, country);
  const rails = layRails(ways, country);
  return {
    grid,
    land,
    coast: new Coast(land, ground),
    at,
    things: namedThings(map, grid, at),
    ground,
    corners,
    sides,
    towns,
    rivers,
    roads,
    rails,
    canals: layCanals(sides, corners),
    bridges: bridgeSpots(ways, sides, corners, grid, roads, rails),
    boundaries: layBoundaries(map, sides, grid, corners),
    frame: { x: 0, y: 0, width: grid.width * PITCH, height: grid.height * PITCH },
  };
}

function relief(map: MapData, { grid, ground, frame, rivers }: Scene): string {
  const lines = rivers.map(({ line }) => line);
  const hasLevels = levelLayers(map).length > 0;
  return drawLevels(map, grid, ground) + drawRelief(heightField(ground, frame, lines), hasLevels);
}

// Marks stand where they must, boundaries' names come next, places find room about them.
function lettering(map: MapData, scene: Scene, withMarks: boolean, least: number) {
  const { grid, frame, rivers, land } = scene;
  const clutter = clutterOf(scene);
  const { dots, figures } = withMarks
    ? layMarks(map, grid, { clutter, water: waterOf(scene) }, penFor(least))
    : NO_MARKS;
  const along = withMarks
    ? nameBoundaries(scene.boundaries, frame, least, (rects) => clutter.isFree(rects))
    : [];
  for (const { rects } of along) for (const rect of rects) clutter.block(rect);
  const isLand = (p: XY) => land.has(p);
  const homes = homesOf(scene.things);
  const room = { clutter, homes, within: frame, rivers, isLand, scale: nameScale(frame), least };
  const names = placeNames(scene.things, room);
  return {
    marks: dots + [...figures, ...along].map(({ svg }) => svg).join(''),
    names: drawNames(names),
  };
}

const NO_MARKS = { dots: '', figures: [] };

// What names go round: numbers, ways and works if they can, houses always.
function clutterOf({ grid, corners, roads, rails, rivers, sides, towns, at, things }: Scene): Clutter {
  const clutter = new Clutter();
  for (const h of grid.hexes) clutter.avoid(numberRect(grid, h), 1.6);
  for (const { line, sign } of roads) clutter.avoidLine(line, sign === 'primary' ? 0.9 : 0.5);
  for (const { line } of rails) clutter.avoidLine(line, 0.3);
  for (const { line } of rivers) clutter.avoidLine(line, 0.6);
  for (const { side, kind } of sides) clutter.avoidLine(inSteps(corners.line(side)), sideCost(kind));
  for (const [h, size] of towns) clutter.block(townRect(at(h), TOWN_ROOM[size]));
  for (const thing of things) if (thing.kind === 'point') clutter.block(townRect(thing.at, 8));
  return clutter;
}

// A name too near to another place would seem to be its name.
function homesOf(things: readonly Named[]): Clutter {
  const homes = new Clutter();
  for (const thing of things) if (isSpot(thing)) homes.avoid(townRect(thing.at, 40), 4.5, thing);
  return homes;
}

function waterOf({ rivers, canals }: Scene): Clutter {
  const water = new Clutter();
  for (const { line } of rivers) water.avoidLine(line, 1);
  for (const line of canals) {
    for (let i = 1; i < line.length; i++) water.avoidLine(inSteps([line[i - 1] as XY, line[i] as XY]), 1);
  }
  return water;
}

function inSteps([a, b]: readonly [XY, XY]): XY[] {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => between(a, b, t));
}

// A wall counts on the side it stands on; hedges are everywhere.
function sideCost(kind: string): number {
  if (!hasSideSign(kind)) return 0;
  return sideSign(kind) === 'hedge' ? 0.2 : 1.5;
}

// Half the breadth of the houses that no name may cover; a city's name stands on its outskirts.
const TOWN_ROOM = { village: 15, town: 23, city: 26 };

// Names on a map of many small hexes are read from further away.
function nameScale({ width }: Rect): number {
  return Math.max(0.95, Math.min(1.3, Math.sqrt(width / 4000)));
}

function townRect({ x, y }: XY, r: number): Rect {
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}

function svgTag({ bounds }: Sheet, hexSize: number, content: string): string {
  const scale = hexSize / PITCH;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [bounds.x, bounds.y, bounds.width, bounds.height].map(short).join(' '),
      width: Math.round(bounds.width * scale),
      height: Math.round(bounds.height * scale),
    },
    content,
  );
}
