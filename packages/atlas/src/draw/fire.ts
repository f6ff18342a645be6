import type { Grid, HexId } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { type Entry, hexesOf, labelOf, middleOf } from './entries.ts';
import { fireColour, fireLetter } from './firecolours.ts';
import { wordsOf } from './kinds.ts';
import { HALO } from './palette.ts';
import { type Figure, type Pen, plate } from './plates.ts';
import { dot, Path, pathTag, type Rect, short, tag, type XY } from './svg.ts';
import { faceOf, textTag } from './text.ts';

const STRENGTHS = ['intense', 'steady', 'sporadic'] as const;
type Strength = (typeof STRENGTHS)[number];

// Dots recede as the hex numbers do: there are many of them, and the ground must read first.
const RADIUS = 4.6;
const STEP = 11;
const IN_A_ROW = 6;

/** A dot by how hard a place is shot at: full, half, open; its letter tells the colours apart. */
interface Dot {
  readonly at: XY;
  readonly colour: readonly [string, string];
  readonly strength: Strength;
}

/** Whether an entry has a field of fire. */
export function isFirer(entry: Entry): boolean {
  return STRENGTHS.some((strength) => typeof entry[strength] === 'string');
}

/** The plates of positions with a field of fire. */
export function firePlates(map: MapData, grid: Grid, { least }: Pen): Figure[] {
  return firers(map).flatMap((entry) =>
    hexesOf(entry, grid).map((h) =>
      plate(labelOf(entry), middleOf(grid, h), colourOf(entry)[0], Math.max(15, least)),
    ),
  );
}

/** A row of dots in every hex that is shot at, and what the dots cover. */
export function fireDots(map: MapData, grid: Grid): { svg: string; rects: Rect[] } {
  const byHex = new Map<HexId, Omit<Dot, 'at'>[]>();
  for (const entry of firers(map)) {
    for (const strength of STRENGTHS) {
      for (const h of hexesOf(entry, grid, [strength])) {
        byHex.set(h, [...(byHex.get(h) ?? []), { colour: colourOf(entry), strength }]);
      }
    }
  }
  const dots = [...byHex].flatMap(([h, list]) => dotRows(middleOf(grid, h), list));
  const rects = dots.map(({ at }) => ({
    x: at.x - RADIUS,
    y: at.y - RADIUS,
    width: 2 * RADIUS,
    height: 2 * RADIUS,
  }));
  return { svg: drawDots(dots), rects };
}

function firers(map: MapData): Entry[] {
  return Object.values(map.marks).flatMap(({ entries }) => entries.filter(isFirer));
}

function dotRows(at: XY, list: readonly Omit<Dot, 'at'>[]): Dot[] {
  return list.map((one, i) => {
    const row = Math.floor(i / IN_A_ROW);
    const inRow = Math.min(IN_A_ROW, list.length - IN_A_ROW * row);
    const x = at.x + ((i % IN_A_ROW) - (inRow - 1) / 2) * STEP;
    return { ...one, at: { x, y: at.y + 24 + STEP * row } };
  });
}

// Colour by colour.
function drawDots(dots: readonly Dot[]): string {
  const colours = new Map<string, Dot[]>();
  for (const one of dots) colours.set(one.colour[0], [...(colours.get(one.colour[0]) ?? []), one]);
  return [...colours].map(([fill, list]) => drawColour(fill, list)).join('');
}

function drawColour(fill: string, dots: readonly Dot[]): string {
  const rings = new Path();
  for (const { at } of dots) dot(rings, at, RADIUS);
  const full = new Path();
  for (const { at } of dots.filter(({ strength }) => strength === 'intense')) dot(full, at, RADIUS);
  const halves = dots
    .filter(({ strength }) => strength === 'steady')
    .map(({ at }) => `M${short(at.x)} ${short(at.y - RADIUS)}a${RADIUS} ${RADIUS} 0 0 0 0 ${2 * RADIUS}z`);
  return (
    pathTag(rings, {
      fill: HALO,
      'fill-opacity': 0.75,
      stroke: fill,
      'stroke-width': 1,
      'stroke-opacity': 0.8,
    }) +
    pathTag(full, { fill, 'fill-opacity': 0.85 }) +
    (halves.length > 0 ? tag('path', { d: halves.join(''), fill, 'fill-opacity': 0.85 }) : '') +
    letters(dots, fill)
  );
}

function letters(dots: readonly Dot[], fill: string): string {
  const style = { ...faceOf('sansBold'), 'font-size': 5.8, 'text-anchor': 'middle' };
  const of = (isFull: boolean) =>
    dots
      .filter(({ strength }) => (strength === 'intense') === isFull)
      .map(({ at, colour, strength }) =>
        textTag(colour[1], at.x + (strength === 'steady' ? 2.3 : 0), at.y + 2.1),
      )
      .join('');
  return tag('g', style, tag('g', { fill: '#fff' }, of(true)) + tag('g', { fill }, of(false)));
}

function colourOf(entry: Entry): readonly [string, string] {
  const name = String(entry.colour);
  return [fireColour(name), fireLetter(name)];
}

/** The signs of fire, for the legend. */
export function fireSamples(at: XY): { words: string; sample: string }[] {
  const colour = [fireColour('red'), fireLetter('red')] as const;
  const large = `translate(${short(at.x)} ${short(at.y)}) scale(2.4)`;
  const one = (strength: Strength) => drawDots([{ at: { x: 0, y: 0 }, colour, strength }]);
  return [
    { words: 'German position', sample: plate('WN 64', at, colour[0], 22).svg },
    ...STRENGTHS.map((strength) => ({
      words: `${wordsOf(strength)} fire`,
      sample: tag('g', { transform: large }, one(strength)),
    })),
  ];
}
