import { drawMap, type MapData, type Rect } from '@bocage/atlas';
import type { BoxGroup, CounterLook, Presentation, SceneLook } from '@bocage/catalogue';
import type { Grid, HexId } from '@bocage/hex';
import { PITCH, spotOf } from './ground.ts';
import { boxPanel, type Panel, trackPanel } from './panels.ts';
import { pileShape } from './pieces.ts';
import { groundSign, topSign } from './signs.ts';
import { element, escaped, INK, lettering } from './xml.ts';

/** What lettering is set in, the first that there is. */
const FONTS = 'Barlow Condensed, Liberation Sans, Arial, Helvetica, DejaVu Sans, sans-serif';

/** What stands above the map beside the game's own caption. */
export interface Heading {
  readonly title: string;
  readonly note: string;
}

const MARGIN = 60;
const HEAD = 150;
const GAP = 24;
const PAPER = '#f7f0de';
const FAINT = '#6c6250';
/** Panels side by side. */
const COLUMNS = 5;
/** Pixels to the unit, where a viewer does not choose its own. */
const SCALE = 0.5;

/** A position on the map of the game: heading, map with counters and marks, boxes and tracks below it. */
export function positionSheet(
  map: MapData,
  { grid, boxes }: Presentation,
  look: SceneLook,
  { title, note }: Heading,
): string {
  const [mapWidth, mapHeight] = [Math.round(grid.width * PITCH), Math.round(grid.height * PITCH)];
  const width = mapWidth + 2 * MARGIN;
  const top = MARGIN + HEAD;
  const panels = columnsOf(boxes, look, mapWidth);
  const below = top + mapHeight + 2 * GAP;
  const height = Math.round(below + panels.height + MARGIN);
  const parts = [
    element('title', {}, [escaped(`${title}: ${look.caption}`)]),
    placed(MARGIN, top, mapLayer(map)),
    passepartout(width, height, { x: MARGIN, y: top, width: mapWidth, height: mapHeight }),
    heading(title, look.caption, note, width),
    placed(MARGIN, top, countersLayer(grid, look)),
    placed(MARGIN, below, panels.svg),
  ];
  const size = {
    viewBox: `0 0 ${width} ${height}`,
    width: Math.round(SCALE * width),
    height: Math.round(SCALE * height),
  };
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': FONTS }, parts)}\n`;
}

const placed = (x: number, y: number, content: string): string =>
  element('g', { transform: `translate(${Math.round(x)} ${Math.round(y)})` }, [content]);

function heading(title: string, caption: string, note: string, width: number): string {
  const left = { 'text-anchor': 'start' };
  return [
    lettering(title, MARGIN, MARGIN + 30, 84, { ...left, fill: INK, 'font-weight': 'bold' }),
    lettering(caption, MARGIN, MARGIN + 104, 44, { ...left, fill: FAINT }),
    lettering(note, width - MARGIN, MARGIN + 104, 44, { 'text-anchor': 'end', fill: FAINT }),
  ].join('');
}

/** The map as it is printed, without the sheet about it. */
const mapLayer = (map: MapData): string =>
  drawMap(map, { without: ['legend'] })
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');

/** Everything but the map, in the colour of paper. */
function passepartout(width: number, height: number, mapBox: Rect): string {
  const { x, y, width: w, height: h } = mapBox;
  const d = `M0 0H${width}V${height}H0ZM${x} ${y}v${h}h${w}v${-h}Z`;
  const edge = { ...mapBox, fill: 'none', stroke: INK, 'stroke-width': 4 };
  return element('path', { d, fill: PAPER, 'fill-rule': 'evenodd' }) + element('rect', edge);
}

function countersLayer(grid: Grid, { counters, marks }: SceneLook): string {
  const piles = new Map<HexId, CounterLook[]>();
  for (const counter of counters)
    if (!grid.isBox(counter.at)) piles.set(counter.at, [...(piles.get(counter.at) ?? []), counter]);
  return [
    ...marks.map((mark) => groundSign(grid, mark)),
    ...[...piles].map(([hex, pile]) => pileShape(pile, spotOf(grid, hex))),
    ...marks.map((mark) => topSign(grid, mark)),
  ].join('');
}

/** The panels in columns: each goes where there is most room. */
function columnsOf(boxes: readonly BoxGroup[], { counters, tracks }: SceneLook, room: number): Panel {
  const wide = (room - GAP * (COLUMNS - 1)) / COLUMNS;
  const heights = Array.from({ length: COLUMNS }, () => 0);
  const used = boxes.map((group) => boxPanel(group, counters, wide));
  const parts = [...used, ...tracks.map((track) => trackPanel(track, wide))].map((panel) => {
    const column = heights.indexOf(Math.min(...heights));
    const y = heights[column] as number;
    heights[column] = y + panel.height + GAP;
    return placed(column * (wide + GAP), y, panel.svg);
  });
  return { svg: parts.join(''), height: Math.max(...heights) };
}
