import { DIRECTIONS, type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { towards } from './curves.ts';
import { type Entry, hexesOf, labelOf, middleOf } from './entries.ts';
import { arrow, bastion, chevron, disc, dropZone, type Figure, hedgehogs, inset, plate } from './figures.ts';
import { fireFigures, fireSamples, isFirer } from './fire.ts';
import { namesIn } from './ground.ts';
import { wordsOf } from './kinds.ts';
import type { Clutter } from './labels.ts';
import { ALLIED, GERMAN, INK } from './palette.ts';
import { short, tag, type XY } from './svg.ts';

/** A figure that belongs to a hex, and where in the hex it may stand, best first. */
interface Mark {
  readonly centre: XY;
  readonly make: (at: XY) => Figure;
  readonly spots: readonly (readonly [number, number])[];
}

// From the centre of a hex, in SVG units.
const MIDDLE = [[0, 0]] as const;
const ASIDE = [
  [26, 19],
  [-26, 19],
  [26, -12],
  [-26, -12],
  [0, 27],
  [0, 0],
] as const;
const BELOW = [
  [0, 27],
  [-27, 14],
  [27, 14],
  [27, -12],
  [-27, -12],
  [0, 0],
] as const;
const ANYWHERE = [
  [0, 2],
  [-47, 2],
  [47, 2],
  [0, -48],
  [0, 52],
] as const;

/** How a layer of marks is drawn, by the first word that its id is found to hold. */
interface MarkStyle {
  readonly word: RegExp;
  readonly marks: (entry: Entry, grid: Grid) => Mark[];
  readonly sample?: (at: XY) => Figure;
}

const STYLES: readonly MarkStyle[] = [
  { word: /chevron|approach/, marks: chevrons, sample: (at) => chevron(at, { x: 1, y: 0 }, ALLIED) },
  { word: /drop|parachute|glider|landing-?zone/, marks: dropZones, sample: (at) => dropZone('', at, ALLIED) },
  { word: /wave/, marks: landingBoxes, sample: (at) => chevron(at, { x: 1, y: 0 }, ALLIED) },
  { word: /landing|box/, marks: landingBoxes, sample: (at) => plate('A1', at, ALLIED) },
  {
    word: /entry|entries|reinforce|exit/,
    marks: edgeArrows,
    sample: (at) => arrow(at, { x: 1, y: 0 }, 40, ALLIED),
  },
  { word: /beach|sector/, marks: () => [] },
  { word: /fort|strong|batter|nest/, marks: strongpoints, sample: (at) => bastion(at, GERMAN, false) },
  { word: /./, marks: badges },
];

/** The figures of every layer of marks and of those hex layers that are marks by nature. */
export function layMarks(map: MapData, grid: Grid, clutter: Clutter): Figure[] {
  const fixed = fireFigures(map, grid);
  for (const { rect } of fixed) clutter.block(rect);
  const marks = [
    ...Object.entries(map.hexLayers).flatMap(([id, { kinds }]) =>
      isTwice(map, id) ? [] : hexMarks(id, kinds, grid),
    ),
    ...Object.entries(map.marks).flatMap(([id, { entries }]) =>
      isTwice(map, id)
        ? []
        : entries.filter((entry) => !isFirer(entry)).flatMap((e) => styleOf(id).marks(e, grid)),
    ),
  ];
  marks.sort((a, b) => Math.min(a.spots.length, 2) - Math.min(b.spots.length, 2)); // those that cannot move first
  return [...fixed, ...marks.map((mark) => stand(mark, clutter))];
}

// Works are best known from their layer, exits from their marks, where a map has both.
function isTwice(map: MapData, id: string): boolean {
  const has = (layers: object, word: RegExp) =>
    Object.keys(layers).some((other) => other !== id && word.test(other));
  if (id in map.marks) return /fort|strong/.test(id) && has(map.hexLayers, /fort/);
  return /exit|entry/.test(id) && has(map.marks, /exit|entr/);
}

function stand({ centre, make, spots }: Mark, clutter: Clutter): Figure {
  const all = spots.map(([dx, dy]) => make({ x: centre.x + dx, y: centre.y + dy }));
  const figure = all.find(({ rect }) => clutter.isFree([rect])) ?? (all[0] as Figure);
  clutter.block(figure.rect);
  return figure;
}

function styleOf(id: string): MarkStyle {
  return STYLES.find(({ word }) => word.test(id)) as MarkStyle;
}

// Hex layers that are marks: how a hex of a kind is marked.
const HEX_STYLES: readonly { word: RegExp; spots: Mark['spots']; make: (kind: string, at: XY) => Figure }[] =
  [
    { word: /letter|entry|exit/, spots: BELOW, make: (kind, at) => disc(kind, at, ALLIED, 14) },
    { word: /fort/, spots: ASIDE, make: (kind, at) => bastion(at, GERMAN, /nest|wn/.test(kind)) },
    { word: /obstacle/, spots: MIDDLE, make: (_, at) => hedgehogs(at) },
    { word: /destroyer/, spots: BELOW, make: (_, at) => disc('D', at, ALLIED, 12) },
    { word: /placement/, spots: MIDDLE, make: (_, at) => inset(at, ALLIED) },
  ];

function hexMarks(id: string, kinds: Readonly<Record<string, string>>, grid: Grid): Mark[] {
  const style = HEX_STYLES.find(({ word }) => word.test(id));
  if (!style) return [];
  return Object.entries(kinds).flatMap(([kind, names]) =>
    namesIn(names)
      .map((name) => grid.find(name))
      .filter((h) => h !== NOWHERE && !grid.isBox(h))
      .map((h) => ({
        centre: middleOf(grid, h),
        spots: style.spots,
        make: (at: XY) => style.make(kind, at),
      })),
  );
}

/** One of each mark that a map has, about a point, with its meaning. */
export function markSamples(map: MapData, grid: Grid, at: XY): { words: string; sample: () => string }[] {
  const items = new Map<string, () => string>();
  for (const [id, { title, kinds }] of Object.entries(map.hexLayers)) {
    const style = isTwice(map, id) ? undefined : HEX_STYLES.find(({ word }) => word.test(id));
    for (const kind of style ? Object.keys(kinds) : []) {
      const words = /fort/.test(id) && kind.length > 3 ? wordsOf(kind) : title;
      if (style && !items.has(words)) items.set(words, () => centred(style.make(kind, at), at));
    }
  }
  for (const [id, { title, entries }] of Object.entries(map.marks)) {
    if (entries.some(isFirer))
      for (const { words, sample } of fireSamples(at)) items.set(words, () => sample);
    else if (!isTwice(map, id) && entries.some((entry) => styleOf(id).marks(entry, grid).length > 0)) {
      const { sample } = styleOf(id);
      if (sample) items.set(title, () => centred(sample(at), at));
    }
  }
  return [...items].map(([words, sample]) => ({ words, sample }));
}

function centred({ svg, rect }: Figure, at: XY): string {
  const dx = at.x - rect.x - rect.width / 2;
  const dy = at.y - rect.y - rect.height / 2;
  return tag('g', { transform: `translate(${short(dx)} ${short(dy)})` }, svg);
}

function badges(entry: Entry, grid: Grid): Mark[] {
  const text = labelOf(entry);
  if (text === '') return [];
  return hexesOf(entry, grid).map((h) => ({
    centre: middleOf(grid, h),
    spots: BELOW,
    make: (at) => plate(text, at, INK),
  }));
}

function dropZones(entry: Entry, grid: Grid): Mark[] {
  const [text = ''] = labelOf(entry).split(' (');
  return hexesOf(entry, grid).map((h) => ({
    centre: middleOf(grid, h),
    spots: ANYWHERE,
    make: (at) => dropZone(text, at, ALLIED),
  }));
}

function strongpoints(entry: Entry, grid: Grid): Mark[] {
  const isNest = /nest|wn/i.test(String(entry.kind ?? entry.type ?? ''));
  return hexesOf(entry, grid).map((h) => ({
    centre: middleOf(grid, h),
    spots: ASIDE,
    make: (at) => bastion(at, GERMAN, isNest),
  }));
}

function landingBoxes(entry: Entry, grid: Grid): Mark[] {
  const [h] = hexesOf(entry, grid);
  if (h === undefined) return [];
  const centre = middleOf(grid, h);
  const [next] = hexesOf(entry, grid, ['mid', 'to']);
  const text = labelOf(entry);
  if (text !== '') return [{ centre, spots: BELOW, make: (at) => plate(text, at, ALLIED) }];
  if (next === undefined) return [];
  const u = towards(centre, middleOf(grid, next));
  return [{ centre, spots: MIDDLE, make: (at) => chevron(at, u, ALLIED) }];
}

function chevrons(entry: Entry, grid: Grid): Mark[] {
  const [to] = hexesOf(entry, grid, ['to']);
  return hexesOf(entry, grid, ['from', 'hex', 'hexes']).map((h) => {
    const centre = middleOf(grid, h);
    const u = to === undefined ? { x: 0, y: 1 } : towards(centre, middleOf(grid, to));
    return { centre, spots: MIDDLE, make: (at) => chevron(at, u, ALLIED) };
  });
}

// Into the map from its nearest edge.
function edgeArrows(entry: Entry, grid: Grid): Mark[] {
  const text = labelOf(entry);
  return hexesOf(entry, grid).flatMap((h): Mark[] => {
    const centre = middleOf(grid, h);
    const u = inward(grid, h, centre);
    const tail = { x: centre.x - u.x * 22, y: centre.y - u.y * 22 };
    const shaft: Mark = { centre: tail, spots: MIDDLE, make: (at) => arrow(at, u, 34, ALLIED) };
    return text === ''
      ? [shaft]
      : [shaft, { centre, spots: BELOW, make: (at) => disc(text, at, ALLIED, 14) }];
  });
}

function inward(grid: Grid, h: HexId, at: XY): XY {
  const inside = DIRECTIONS.map((d) => grid.neighbour(h, d)).filter((n) => n !== NOWHERE);
  const sum = inside
    .map((n) => middleOf(grid, n))
    .reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  const u = towards(at, { x: sum.x / inside.length, y: sum.y / inside.length });
  return Math.hypot(u.x, u.y) < 0.5 ? { x: 0, y: 1 } : u;
}
