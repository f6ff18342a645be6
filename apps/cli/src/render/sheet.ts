import type { Drawing, Picture, PieceLook, Read } from '@bocage/catalogue';
import type { Grid, HexId } from '@bocage/hex';
import { stackShape } from './counters.ts';
import { EDGE, groundLayer, PITCH, spotOf } from './ground.ts';
import { makeKey } from './key.ts';
import { element, escaped, INK, lettering } from './xml.ts';

const MARGIN = 28;
const HEAD = 64;
const BOX_HEIGHT = 112;
const KEY_HEIGHT = 60;
const FAINT = '#75715f';
const PAPER = '#fbfaf3';
/** What lettering is set in, the first that there is. */
export const FONTS = 'Barlow Condensed, Liberation Sans, Arial, Helvetica, DejaVu Sans, sans-serif';

/** What stands above the map beside the game's own caption. */
export interface Heading {
  readonly title: string;
  readonly note: string;
}

/** The whole sheet as SVG: heading, map, boxes beside the map, key. */
export function sheet({ grid, draw }: Picture, read: Read, { title, note }: Heading): string {
  const drawing = draw(read);
  const mapWidth = grid.width * PITCH;
  const mapHeight = grid.height * PITCH;
  const boxes = grid.boxes.length === 0 ? 0 : BOX_HEIGHT + 16;
  const key = makeKey(drawing);
  const width = Math.max(mapWidth, key.width) + 2 * MARGIN;
  const height = HEAD + mapHeight + boxes + KEY_HEIGHT + 2 * MARGIN;
  const top = MARGIN + HEAD;
  const parts = [
    element('title', {}, [escaped(title)]),
    element('rect', { width, height, fill: PAPER }),
    heading(title, drawing.caption, note, width),
    moved(MARGIN, top, [groundLayer(grid, drawing), ...stacksOnMap(grid, drawing)]),
    moved(MARGIN, top + mapHeight + 16, boxShapes(grid, drawing, mapWidth)),
    moved(MARGIN, top + mapHeight + boxes + KEY_HEIGHT / 2 + 12, [key.svg]),
  ];
  const size = {
    viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}`,
    width: Math.round(width),
    height: Math.round(height),
  };
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': FONTS }, parts)}\n`;
}

const moved = (x: number, y: number, children: readonly string[]): string =>
  element('g', { transform: `translate(${x} ${Math.round(y)})` }, children);

function heading(title: string, caption: string, note: string, width: number): string {
  const left = { 'text-anchor': 'start' };
  return [
    lettering(title, MARGIN, MARGIN + 14, 28, { ...left, fill: INK, 'font-weight': 'bold' }),
    lettering(caption, MARGIN, MARGIN + 42, 16, { ...left, fill: FAINT }),
    lettering(note, width - MARGIN, MARGIN + 42, 16, { 'text-anchor': 'end', fill: FAINT }),
  ].join('');
}

function byPlace(pieces: readonly PieceLook[]): Map<HexId, PieceLook[]> {
  const stacks = new Map<HexId, PieceLook[]>();
  for (const piece of pieces) stacks.set(piece.at, [...(stacks.get(piece.at) ?? []), piece]);
  return stacks;
}

function stacksOnMap(grid: Grid, { pieces }: Drawing): string[] {
  const onMap = pieces.filter((piece) => !grid.isBox(piece.at));
  return [...byPlace(onMap)].map(([hex, stack]) => stackShape(stack, spotOf(grid, hex)));
}

function boxShapes(grid: Grid, { pieces }: Drawing, width: number): string[] {
  const step = width / Math.max(grid.boxes.length, 1);
  const inside = byPlace(pieces);
  return grid.boxes.map((box, i) => {
    const here = inside.get(box) ?? [];
    const wide = Math.max(150, 34 + 58 * here.length);
    const frame = { x: i * step, width: Math.min(step - 12, wide), height: BOX_HEIGHT - 8, rx: 8 };
    const spots = here.map((piece, at): string => stackShape([piece], { x: frame.x + 44 + 58 * at, y: 66 }));
    const name = lettering(grid.name(box), frame.x + 18, 20, 15, { 'text-anchor': 'start', fill: FAINT });
    return (
      element('rect', { ...frame, fill: '#f1efe2', stroke: EDGE, 'stroke-width': 1.5 }) +
      name +
      spots.join('')
    );
  });
}
