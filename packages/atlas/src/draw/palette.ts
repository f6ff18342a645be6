import type { GroundSign } from './kinds.ts';

/** Paper and ink of the sheet. */
export const PAPER = '#f7f0de';
export const PANEL = '#fbf6e9';
export const INK = '#33291f';
export const SOFT_INK = '#413521';

/** The colour each kind of ground is laid on with, before relief and texture. */
export const TINTS: Readonly<Record<GroundSign, string>> = {
  sea: '#a3c3cf',
  lake: '#a9cbd6',
  tidal: '#d3c79f',
  strand: '#e9d68f',
  shale: '#b3ada3',
  beach: '#f8e6a8',
  clear: '#f4ead0',
  mixed: '#e9e2ba',
  bocage: '#d2d79f',
  hedgerow: '#bcc788',
  orchard: '#cfdc9c',
  woods: '#b4c78f',
  forest: '#8fae78',
  rough: '#c4aa84',
  high: '#f0e0b8',
  draw: '#c0c692',
  shelf: '#dcdcc6',
  hill: '#e2cb9b',
  ridge: '#ceac7a',
  marsh: '#bcd5cb',
  flooded: '#86b8d2',
  village: '#ecd9bd',
  town: '#e8cdb4',
  city: '#d4ab98',
};

/** From the open sea to the shore. */
export const SEA_BANDS: readonly string[] = [
  '#9cbfcd',
  '#a4c5d1',
  '#adccd5',
  '#b7d3d9',
  '#c1dadd',
  '#cbe1e0',
  '#d6e7e2',
];

export const COAST = '#5c7f8c';
export const WATER_LINE = '#8db4c0';
export const RIVER = '#7db0c6';
export const RIVER_BANK = '#41788f';
export const WATER_NAME = '#163b4e';

export const WOOD_NAME = '#1f3a1a';

export const HEDGE = '#6f7f3e';
export const TREE = '#47683f';
export const WOOD_FILL = '#8aab6c';
export const FOREST_FILL = '#6c9159';
export const REED = '#4f8078';
export const BLOCK = '#9c5a47';
export const BLOCK_LINE = '#5d3227';
export const ROCK = '#7d6a50';

export const ROAD_CASING = '#5b3a24';
export const ROAD_PRIMARY = '#c8442e';
export const ROAD_SECONDARY = '#fdf3dc';
export const RAIL = '#2f2a26';
export const HACHURE = '#6b4f30';

/** Inks of the hex numbers. */
export const NUMBERS = { land: '#7d6d52', water: '#517786', dark: '#39452f' };
export const LABEL = '#2a2119';
export const HALO = '#fbf5e6';
export const ALLIED = '#1d4f8a';
export const GERMAN = '#6d2b2b';
