import type { Rect } from './svg.ts';

/** The layers of a drawn map, from the bottom to the top; each is a group of that id. */
export const LAYERS = [
  'sea',
  'land',
  'relief',
  'terrain',
  'water',
  'hexgrid',
  'roads',
  'numbers',
  'marks',
  'labels',
  'legend',
] as const;
export type Layer = (typeof LAYERS)[number];

/** How a map is to be drawn. */
export interface DrawOptions {
  /** Pixels from the centre of a hex to the next; 64 unless told. */
  readonly hexSize?: number;
  /** Layers to leave out. Without the legend the picture ends at the map, without the marks at its frame. */
  readonly without?: readonly Layer[];
  /** Only this part of the map, in SVG units, and nothing beside it. */
  readonly view?: Rect;
}

export const HEX_SIZE = 64;
