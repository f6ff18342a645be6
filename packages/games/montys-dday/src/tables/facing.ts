import type { Direction, HexId } from '@bocage/hex';
import { CHARTS } from '../data/charts.ts';
import { grid } from '../map.ts';
import { COMBAT } from '../terms.ts';

/** 7.4.2, 14.1.3: the hexside faced and one to each side, at any distance, with the rows of hexes that bound them. */
const WIDTH = CHARTS.coastArtillery.arc;

/** 7.4, 14.1.3: whether a hex lies before one that faces a side. */
export const isBefore = (from: HexId, facing: Direction, to: HexId): boolean =>
  grid.arc(from, facing, to, WIDTH);

/** 7.4.5, 10.1.7: whether a unit may attack a hex by its facing; in Combat Mode it faces all round. */
export const faces = (mode: number, from: HexId, facing: Direction, to: HexId): boolean =>
  mode === COMBAT || isBefore(from, facing, to);
