import type { Grid, HexId } from '@bocage/hex';
import { towards } from './curves.ts';
import { type Entry, hexesOf, labelOf, middleOf, outward } from './entries.ts';
import {
  type ArrowShape,
  anchor,
  arrow,
  bastion,
  canopy,
  casemate,
  chevron,
  hedgehogs,
  inset,
} from './figures.ts';
import { ALLIED, GERMAN, INK } from './palette.ts';
import { disc, enlarged, type Figure, named, type Pen, plate, square } from './plates.ts';
import type { XY } from './svg.ts';

/** A figure that belongs to a hex, and where in the hex it may stand, best first. */
export interface Mark {
  readonly centre: XY;
  readonly make: (at: XY, pen: Pen) => Figure;
  readonly spots: readonly (readonly [number, number])[];
}

// From the centre of a hex, in SVG units: never so far that the mark seems to belong to the next one.
const MIDDLE = [[0, 0]] as const;
const ASIDE = [[26, 19], [-26, 19], [26, -12], [-26, -12], [0, 27], [0, 0]] as const; // biome-ignore format: a list
const BELOW = [[0, 27], [-27, 14], [27, 14], [27, -12], [-27, -12], [0, -24], [34, 0], [-34, 0], [0, 0]] as const; // biome-ignore format: a list
const ANYWHERE = [[0, 2], [-27, 6], [27, 6], [-36, 10], [36, 10], [-36, -14], [36, -14], [0, -28], [0, 28], [0, -40], [0, 40]] as const; // biome-ignore format: a list

/** How a layer of marks is drawn, by the first word that its id is found to hold. */
interface MarkStyle {
  readonly word: RegExp;
  readonly marks: (entry: Entry, grid: Grid, title: string) => Mark[];
}

const STYLES: readonly MarkStyle[] = [
  { word: /chevron|approach/, marks: chevrons },
  { word: /drop|parachute|glider|landing-?zone/, marks: dropZones },
  { word: /landing|box|wave/, marks: landingBoxes },
  { word: /entry|entries|reinforce|exit/, marks: edgeArrows },
  { word: /beach|sector/, marks: () => [] },
  { word: /batter|coast-?artillery/, marks: batteries },
  { word: /fort|strong|nest/, marks: strongpoints },
  { word: /^ports?$|harbour/, marks: ports },
  { word: /./, marks: badges },
];

export function styleOf(id: string): MarkStyle {
  return STYLES.find(({ word }) => word.test(id)) as MarkStyle;
}

/** How the hexes of a layer are marked that is a mark by nature. */
interface HexStyle {
  readonly word: RegExp;
  readonly spots: Mark['spots'];
  readonly make: (kind: string, at: XY, pen: Pen) => Figure;
}

const HEX_STYLES: readonly HexStyle[] = [
  { word: /letter/, spots: BELOW, make: (kind, at, pen) => disc(kind, at, INK, discRadius(pen)) },
  { word: /entry|exit/, spots: BELOW, make: (kind, at, pen) => disc(kind, at, ALLIED, discRadius(pen)) },
  { word: /fort/, spots: ASIDE, make: work },
  { word: /obstacle/, spots: MIDDLE, make: (_, at) => hedgehogs(at) },
  { word: /destroyer/, spots: BELOW, make: (_, at, pen) => disc('D', at, ALLIED, discRadius(pen)) },
  { word: /placement/, spots: MIDDLE, make: (_, at) => inset(at, ALLIED) },
];

export function hexStyleOf(id: string): HexStyle | undefined {
  return HEX_STYLES.find(({ word }) => word.test(id));
}

function discRadius({ least }: Pen): number {
  return Math.max(14, least / 1.3);
}

function work(kind: string, at: XY, { scale }: Pen): Figure {
  return enlarged((p) => bastion(p, GERMAN, /nest|wn/i.test(kind)), at, scale);
}

/** A mark in each hex of an entry. */
function inHexes(entry: Entry, grid: Grid, spots: Mark['spots'], make: Mark['make']): Mark[] {
  return hexesOf(entry, grid).map((h) => ({ centre: middleOf(grid, h), spots, make }));
}

function badges(entry: Entry, grid: Grid): Mark[] {
  const text = labelOf(entry);
  if (text === '') return [];
  const size = text.length > 8 ? 12 : 15;
  return inHexes(entry, grid, BELOW, (at, { least }) => plate(text, at, INK, Math.max(size, least)));
}

function dropZones(entry: Entry, grid: Grid): Mark[] {
  const [text = ''] = labelOf(entry).split(' (');
  return inHexes(entry, grid, ANYWHERE, (at, { least, scale }) => {
    const up = text === '' ? 0 : 10;
    const sign = enlarged((p) => canopy(p, ALLIED), { x: at.x, y: at.y - up }, scale);
    return named(sign, text.replaceAll(' / ', '/'), ALLIED, Math.max(13, least));
  });
}

// The initials of the beaches that its guns reach.
function batteries(entry: Entry, grid: Grid): Mark[] {
  const text = typeof entry.beaches === 'string' ? entry.beaches : '';
  return inHexes(entry, grid, ASIDE, (at, { least, scale }) => {
    const sign = enlarged((p) => casemate(p, GERMAN), { x: at.x, y: at.y - (text === '' ? 0 : 6) }, scale);
    return named(sign, text, GERMAN, Math.max(15, least));
  });
}

function strongpoints(entry: Entry, grid: Grid): Mark[] {
  const kind = String(entry.kind ?? entry.type ?? '');
  return inHexes(entry, grid, ASIDE, (at, pen) => work(kind, at, pen));
}

function ports(entry: Entry, grid: Grid): Mark[] {
  const size = entry.size === 'major' ? 1.3 : 1;
  return inHexes(entry, grid, ASIDE, (at, { scale }) => enlarged((p) => anchor(p, INK), at, size * scale));
}

function landingBoxes(entry: Entry, grid: Grid): Mark[] {
  const [h] = hexesOf(entry, grid);
  if (h === undefined) return [];
  const centre = middleOf(grid, h);
  const text = labelOf(entry);
  const size = (pen: Pen) => Math.max(15, pen.least);
  if (text !== '') return [{ centre, spots: BELOW, make: (at, pen) => plate(text, at, ALLIED, size(pen)) }];
  const [next] = hexesOf(entry, grid, ['mid', 'to']);
  return next === undefined ? [] : [chevronTo(centre, middleOf(grid, next))];
}

function chevrons(entry: Entry, grid: Grid): Mark[] {
  const [to] = hexesOf(entry, grid, ['to']);
  return hexesOf(entry, grid, ['from', 'hex', 'hexes']).map((h) => {
    const centre = middleOf(grid, h);
    return chevronTo(centre, to === undefined ? { x: centre.x, y: centre.y + 1 } : middleOf(grid, to));
  });
}

function chevronTo(centre: XY, to: XY): Mark {
  const u = towards(centre, to);
  return {
    centre,
    spots: MIDDLE,
    make: (at, { scale }) => enlarged((p) => chevron(p, u, ALLIED), at, scale),
  };
}

// Into the map from its nearest edge, or through it where the map is left; a side has its colour and its shape.
function edgeArrows(entry: Entry, grid: Grid, title: string): Mark[] {
  const text = labelOf(entry);
  const { fill, shape, letter } = gateLook(title);
  return hexesOf(entry, grid).flatMap((h): Mark[] => {
    const centre = middleOf(grid, h);
    const out = outward(grid, h);
    const shaft = shaftOf(centre, { x: -out.x, y: -out.y }, fill, shape);
    if (text === '') return [shaft];
    return [shaft, { centre, spots: BELOW, make: (at, pen) => letter(text, at, fill, discRadius(pen)) }];
  });
}

function shaftOf(centre: XY, u: XY, fill: string, shape: ArrowShape): Mark {
  const tail = { x: centre.x - u.x * 24, y: centre.y - u.y * 24 };
  return {
    centre: tail,
    spots: MIDDLE,
    make: (at, { scale }) => enlarged((p) => arrow(p, u, 36, fill, shape), at, Math.min(scale, 1.25)),
  };
}

function gateLook(title: string): { fill: string; shape: ArrowShape; letter: typeof disc } {
  if (/german/i.test(title)) return { fill: GERMAN, shape: 'notched', letter: square };
  if (/exit/i.test(title)) return { fill: INK, shape: 'double', letter: disc };
  return { fill: ALLIED, shape: 'straight', letter: disc };
}

/** The hexes where the map is entered or left, and which way out is. */
export function gatesOf(
  marks: Readonly<Record<string, { entries: readonly Entry[] }>>,
  grid: Grid,
): Map<HexId, XY> {
  const entries = Object.entries(marks).flatMap(([id, layer]) => (/exit|entr/.test(id) ? layer.entries : []));
  const hexes = entries.flatMap((entry) => hexesOf(entry, grid));
  return new Map(hexes.map((h) => [h, outward(grid, h)]));
}
