import type { BoxGroup, CounterLook, TrackLook } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import { pieceShape } from './pieces.ts';
import { element, INK, lettering } from './xml.ts';

/** A part of the sheet: how it is drawn from its upper left corner, and how high it came out. */
export interface Panel {
  readonly svg: string;
  readonly height: number;
}

const PANEL = '#fbf6e9';
const LINE = '#b9ad90';
const FAINT = '#6c6250';
const HEAD = 46;
const PIECE = 58;
const STEP = PIECE + 8;
const TITLE_ROOM = 250;
const PADDING = 18;
/** A box with nobody in it takes less room. */
const EMPTY = 34;

const frame = (width: number, height: number): string =>
  element('rect', { width, height, rx: 8, fill: PANEL, stroke: LINE, 'stroke-width': 2 });
const heading = (title: string): string =>
  lettering(title, PADDING, HEAD / 2 + 4, 26, { 'text-anchor': 'start', fill: INK, 'font-weight': 'bold' });

/** A group of boxes: a row for each, with its counters; a full row goes on below. */
export function boxPanel(group: BoxGroup, counters: readonly CounterLook[], width: number): Panel {
  const perRow = Math.max(1, Math.floor((width - TITLE_ROOM - PADDING) / STEP));
  let y = HEAD;
  const parts = group.boxes.map(({ at, title }) => {
    const here = inBox(counters, at);
    const height = here.length === 0 ? EMPTY : STEP * Math.ceil(here.length / perRow) + 8;
    const row = [
      element('path', { d: `M${PADDING} ${y}H${width - PADDING}`, stroke: LINE }),
      lettering(title, PADDING, y + height / 2, 20, { 'text-anchor': 'start', fill: FAINT }),
      ...here.map((look, i) =>
        pieceShape(
          look,
          {
            x: TITLE_ROOM + (i % perRow) * STEP + PIECE / 2,
            y: y + 4 + STEP / 2 + Math.floor(i / perRow) * STEP,
          },
          PIECE,
        ),
      ),
    ];
    y += height;
    return row.join('');
  });
  return { svg: [frame(width, y + 6), heading(group.title), ...parts].join(''), height: y + 6 };
}

const inBox = (counters: readonly CounterLook[], at: HexId): CounterLook[] =>
  counters.filter((counter) => counter.at === at);

const CHIP = 38;
const LETTER = 10.5;

/** A track: its cells in rows, the marked ones dark. */
export function trackPanel({ title, cells }: TrackLook, width: number): Panel {
  let [x, y] = [PADDING, HEAD];
  const chips = cells.map(({ text, isHere }) => {
    const wide = 24 + LETTER * text.length;
    if (x > PADDING && x + wide > width - PADDING) {
      x = PADDING;
      y += CHIP + 6;
    }
    const box = { x, y, width: wide, height: CHIP, rx: 6, stroke: LINE, 'stroke-width': 1.5 };
    const words = lettering(text, x + wide / 2, y + CHIP / 2, 20, { fill: isHere ? '#ffffff' : INK });
    x += wide + 6;
    return element('rect', { ...box, fill: isHere ? INK : '#ffffff' }) + words;
  });
  const height = y + CHIP + PADDING;
  return { svg: [frame(width, height), heading(title), ...chips].join(''), height };
}
