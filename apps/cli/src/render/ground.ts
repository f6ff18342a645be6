import type { Drawing, HexLook, LineLook, NoteLook } from '@bocage/catalogue';
import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import { sideShape, sideStyle } from './sides.ts';
import { element, INK, lettering, pointList, type Spot } from './xml.ts';

/** The distance between the centres of neighbouring hexes. */
export const PITCH = 100;
/** The lines between hexes, and around everything else on the sheet. */
export const EDGE = '#c3c2ad';
const NUMBER = '#9b9a86';
const RIVER = '#6fb1dc';
const ROAD = '#b08a5b';
const ROAD_BED = '#fffaf0';
const INSET = 0.94;
const RIVER_WIDTH = 9;
const ROAD_WIDTH = 8;
const ROAD_BED_WIDTH = 4.5;

export const spotOf = (grid: Grid, hex: HexId): Spot => scaled(grid.centre(hex));
const scaled = ({ x, y }: Spot): Spot => ({ x: x * PITCH, y: y * PITCH });
const cornersOf = (grid: Grid, hex: HexId): Spot[] => grid.corners(hex).map(scaled);

/** The ground of the map: hexes, then what runs along and across their sides, then their numbers. */
export function groundLayer(grid: Grid, { hexes, lines, notes }: Drawing): string {
  return element('g', {}, [
    ...hexes.map((look) => hexShape(grid, look)),
    ...hexes.map((look) => symbolShape(spotOf(grid, look.at), look.symbol)),
    ...lines.filter((line) => line.kind === 'river').map((line) => riverLine(grid, line)),
    ...roadLines(grid, lines),
    ...hexes.map((look) => holderShape(grid, look)),
    ...hexes.map((look) => numberText(grid, look)),
    ...notes.map((note) => noteShape(grid, note)),
  ]);
}

function hexShape(grid: Grid, { at, fill }: HexLook): string {
  return element('polygon', {
    points: pointList(cornersOf(grid, at)),
    fill,
    stroke: EDGE,
    'stroke-width': 1.5,
  });
}

function numberText(grid: Grid, { at, label }: HexLook): string {
  const { x, y } = spotOf(grid, at);
  const number = lettering(grid.name(at), x, y - 39, 11, { fill: NUMBER });
  return label === undefined ? number : number + lettering(label, x, y + 36, 12, { fill: '#4a463a' });
}

const TREES = [[-31, -10, 6], [-20, -24, 5], [-12, -7, 7], [4, -22, 6], [9, -4, 5], [22, -15, 7], [35, -3, 5], [-36, 8, 5], [-24, 15, 7], [-6, 12, 6], [-14, 30, 5], [6, 27, 7], [19, 11, 7], [27, 27, 5]] as const; // biome-ignore format: a list
const HOUSES = [[-31, -15, 13, 10], [-14, -22, 10, 11], [5, -20, 15, 9], [25, -14, 10, 13], [-37, 4, 9, 12], [-16, -2, 8, 9], [12, -1, 10, 9], [32, 7, 11, 9], [-25, 21, 13, 9], [-3, 17, 11, 9], [19, 22, 12, 10]] as const; // biome-ignore format: a list

/** Trees or houses scattered in a hex, for the map and its key. */
export function symbolShape({ x, y }: Spot, symbol: HexLook['symbol'], scale = 1): string {
  if (symbol === undefined) return '';
  const parts =
    symbol === 'wood'
      ? TREES.map(([cx, cy, r]) => element('circle', { cx, cy, r, fill: '#adc791' }))
      : HOUSES.map(([dx, dy, width, height]) =>
          element('rect', { x: dx - width / 2, y: dy - height / 2, width, height, fill: '#c2a78d' }),
        );
  return element('g', { transform: `translate(${x} ${y}) scale(${scale})` }, parts);
}

function riverLine(grid: Grid, { side }: LineLook): string {
  const [hex, there] = grid.sideHexes(side);
  const corners = cornersOf(grid, hex);
  const d = there === NOWHERE ? -1 : grid.directionTo(hex, there);
  const ends = [corners[d], corners[(d + 1) % 6]].filter((spot) => spot !== undefined);
  return element('polyline', {
    points: pointList(ends),
    stroke: RIVER,
    'stroke-width': RIVER_WIDTH,
    ...OPEN_LINE,
  });
}

/** A stretch of river or road for the key. */
export function lineSample(kind: LineLook['kind'], { x, y }: Spot): string {
  const line = (stroke: string, width: number): string =>
    element('polyline', {
      points: pointList([
        { x: x - 13, y },
        { x: x + 13, y },
      ]),
      stroke,
      'stroke-width': width,
      ...OPEN_LINE,
    });
  return kind === 'river'
    ? line(RIVER, RIVER_WIDTH)
    : line(ROAD, ROAD_WIDTH) + line(ROAD_BED, ROAD_BED_WIDTH);
}

const OPEN_LINE = { fill: 'none', 'stroke-linecap': 'round' } as const;

/** Roads run from centre to centre; all casings first, so that crossings stay open. */
function roadLines(grid: Grid, lines: readonly LineLook[]): string[] {
  const ways = lines
    .filter((line) => line.kind === 'road')
    .map(({ side }) => grid.sideHexes(side).filter((hex) => hex !== NOWHERE))
    .map((hexes) => pointList(hexes.map((hex) => spotOf(grid, hex))));
  const drawn = (stroke: string, width: number): string[] =>
    ways.map((points) => element('polyline', { points, stroke, 'stroke-width': width, ...OPEN_LINE }));
  return [...drawn(ROAD, ROAD_WIDTH), ...drawn(ROAD_BED, ROAD_BED_WIDTH)];
}

/** Whose a hex is: its outline inset in that side's colour, with that side's shape at the foot. */
function holderShape(grid: Grid, { at, heldBy }: HexLook): string {
  if (heldBy === undefined) return '';
  const centre = spotOf(grid, at);
  const inset = cornersOf(grid, at).map(({ x, y }) => ({
    x: centre.x + INSET * (x - centre.x),
    y: centre.y + INSET * (y - centre.y),
  }));
  const { fill } = sideStyle(heldBy);
  return (
    element('polygon', {
      points: pointList(inset),
      fill: 'none',
      stroke: fill,
      'stroke-width': 3,
      'stroke-opacity': 0.75,
    }) + sideShape(heldBy, { x: centre.x, y: centre.y + 38 }, 13, { fill })
  );
}

function noteShape(grid: Grid, { at, text }: NoteLook): string {
  const { x, y } = spotOf(grid, at);
  const width = 8 + 6.2 * text.length;
  return (
    element('rect', { x: x - width / 2, y: y + 28, width, height: 15, rx: 7.5, fill: INK }) +
    lettering(text, x, y + 35.5, 10, { fill: '#ffd966', 'font-weight': 'bold' })
  );
}
