import type { PieceLook } from '@bocage/catalogue';
import { sideShape, sideStyle } from './sides.ts';
import { element, INK, lettering, type Spot } from './xml.ts';

const WHITE = '#ffffff';
const FACE_DOWN = { fill: 'none', stroke: WHITE, 'stroke-width': 1.4, 'stroke-dasharray': '4 2.6' };
/** Counters that can be told apart in one hex; the rest are counted. */
const MOST_SHOWN = 4;
const SMALLEST = 38;
/** By the number of counters. */
const SIZES = [48, 43];

/** The counters that share a place, side by side, in two rows if they must. */
export function stackShape(pieces: readonly PieceLook[], centre: Spot): string {
  const shown = pieces.slice(0, MOST_SHOWN);
  const size = SIZES[shown.length - 1] ?? SMALLEST;
  const step = size + 3;
  const rows = Math.ceil(shown.length / 2);
  const spots = shown.map((_, i): Spot => {
    const row = Math.floor(i / 2);
    const inRow = Math.min(2, shown.length - 2 * row);
    return {
      x: centre.x + ((i % 2) - (inRow - 1) / 2) * step,
      y: centre.y + (row - (rows - 1) / 2) * step,
    };
  });
  const left = pieces.length - shown.length;
  return (
    shown.map((piece, i) => counterShape(piece, spots[i] as Spot, size)).join('') +
    (left > 0 ? lettering(`+${left}`, centre.x, centre.y, 14, { 'font-weight': 'bold', fill: INK }) : '')
  );
}

/** One counter: its name above its figures; a bar below them when worn, a broken rim when face down. */
export function counterShape(piece: PieceLook, { x, y }: Spot, size: number): string {
  const { fill, dark } = sideStyle(piece.side);
  const shadow = sideShape(piece.side, { x: x + 1.5, y: y + 2 }, size + 1, {
    fill: '#000000',
    'fill-opacity': 0.22,
  });
  return element('g', {}, [
    shadow,
    sideShape(piece.side, { x, y }, size, { fill, stroke: dark, 'stroke-width': 1.6 }),
    piece.faceDown ? sideShape(piece.side, { x, y }, 0.86 * size, FACE_DOWN) : '',
    piece.worn ? wornMark({ x, y }, size) : '',
    lettering(piece.name, x, y - 0.29 * size, 0.23 * size, { fill: WHITE }),
    lettering(piece.text, x, y + 0.1 * size, 0.5 * size, { fill: WHITE, 'font-weight': 'bold' }),
    piece.state === undefined ? '' : stateMark(piece.state, { x, y: y + 0.5 * size + 5 }),
  ]);
}

/** A step lost: a bar under the figures, as on a counter's weaker side. */
function wornMark({ x, y }: Spot, size: number): string {
  const width = 0.5 * size;
  return element('rect', {
    x: x - width / 2,
    y: y + 0.36 * size,
    width,
    height: 3,
    fill: WHITE,
    'fill-opacity': 0.9,
  });
}

function stateMark(state: string, { x, y }: Spot): string {
  const width = 10 + 5.4 * state.length;
  const box = {
    x: x - width / 2,
    y: y - 6.5,
    width,
    height: 13,
    rx: 6.5,
    fill: '#ffd966',
    stroke: '#7f6000',
  };
  return element('rect', box) + lettering(state, x, y, 9.5, { fill: INK });
}
