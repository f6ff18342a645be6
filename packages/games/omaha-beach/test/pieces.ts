import { loadMap } from '@bocage/atlas';
import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import map from '../data/map.json' with { type: 'json' };
import { CARDS_FILE } from '../src/data/cards.ts';
import { POSITIONS_FILE } from '../src/data/positions.ts';
import { SETUP } from '../src/data/setup.ts';
import { UNITS_FILE } from '../src/data/units.ts';

// Counters, cards and positions as the rules have read them, which is what tests of them are about.

export type Sector = 'east' | 'west';
export type Division = '1st' | '29th';
export type Symbol = 'diamond' | 'triangle' | 'circle';
export type Dot = 'intense' | 'steady' | 'sporadic';
export type Letter = 'A' | 'B' | 'C' | 'D';

/** An American unit as units.json has it; its steps run from full strength down. */
export interface UsUnit {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly division: Division;
  readonly symbol: Symbol;
  readonly armored: boolean;
  readonly turn: number;
  readonly box: string;
  readonly steps: readonly { strength: number; range: number; weapons: readonly string[] | null }[];
  readonly source: string;
}

/** A German unit of a strongpoint or of a pool. */
export interface GermanUnit {
  readonly id: string;
  readonly class: 'WN' | 'TR' | 'DR' | 'KGM';
  readonly kind: string;
  readonly division: '716' | '352';
  readonly strength: number;
  readonly requires: readonly string[];
  readonly calibre: number | null;
  readonly source: string;
}

/** A depth marker. */
export interface Depth {
  readonly id: string;
  readonly pool: 'WN' | 'mobile' | 'building';
  readonly strength: number;
  readonly requires: readonly string[];
  readonly tactical?: true;
  readonly source: string;
}

/** A German position with its field of fire. */
export interface Position {
  readonly id: string;
  readonly kind: 'wn1' | 'wn2' | 'reinforcement';
  readonly number: number;
  readonly letter: string;
  readonly zone: string | null;
  readonly colour: string;
  readonly sector: Sector;
  readonly hexes: readonly string[];
  readonly halves?: readonly string[];
  readonly extendedVp?: number;
  readonly advance?: readonly string[];
  readonly fire: Readonly<Record<Dot, string>>;
  readonly source: string;
}

/** What an event does. */
export interface Effect {
  readonly kind: string;
  readonly zones?: readonly string[];
  readonly positions?: readonly string[];
  readonly division?: Division;
  readonly sector?: Sector;
  readonly leader?: string;
  readonly where?: 'map' | 'hero' | 'each';
  readonly symbols?: readonly Symbol[];
  readonly more?: number;
  readonly at?: Readonly<Record<Symbol, { position: string; hex: string }>>;
}

/** A card with its landing, fire and event parts. */
export interface Card {
  readonly id: number;
  readonly landing: Readonly<Record<Symbol, Letter>>;
  readonly mine: boolean;
  readonly fire: readonly {
    colour: string;
    depth: boolean;
    action: string;
    armor?: true;
    leader?: true;
  }[];
  readonly target: Symbol;
  readonly artillery: { value: number; calibres: readonly number[] } | null;
  readonly events: readonly { turns: readonly [number, number]; effects: readonly Effect[] }[];
}

/** A garrison and where it stands at the start. */
export interface Garrison {
  readonly hex: string;
  readonly kind: string;
  readonly depth: boolean;
}

export const us = UNITS_FILE.us as unknown as readonly UsUnit[];
export const germans = UNITS_FILE.germans as unknown as readonly GermanUnit[];
export const depth = UNITS_FILE.depth as unknown as readonly Depth[];
export const { leaders, heroes, artillery, engineerBases } = UNITS_FILE;
export const positions = POSITIONS_FILE.positions as unknown as readonly Position[];
export const colours = ['orange', 'red', 'purple', 'blue', 'green', 'brown'];
export const dots: readonly Dot[] = ['intense', 'steady', 'sporadic'];
export const cards = CARDS_FILE.cards as unknown as readonly Card[];
export const boxes = SETUP.boxes.list;
export const board = loadMap(map);
export const symbols: readonly Symbol[] = ['diamond', 'triangle', 'circle'];
/** How a source may begin. */
export const known = /^(rule [A-Z]|public: |history: |design: )/;

export const words = (list: string): string[] => list.split(' ').filter((word) => word !== '');
export const terrain = (hex: string): string => board.terrain.kind(board.hex(hex));
export const layer = (name: string, hex: string): string => board.hexLayer(name).kind(board.hex(hex));
export const distance = (a: string, b: string): number => board.grid.distance(board.hex(a), board.hex(b));
/** The neighbours of a hex on the map. */
export const around = (hex: string): string[] =>
  DIRECTIONS.map((d) => board.grid.neighbour(board.hex(hex), d))
    .filter((h): h is HexId => h !== NOWHERE)
    .map((h) => board.grid.name(h));

/** The position of that name; throws if there is none. */
export function position(id: string): Position {
  const found = positions.find((p) => p.id === id);
  if (found === undefined) throw new Error(`no position ${id}`);
  return found;
}
/** The position that a hex belongs to; throws if there is none. */
export function positionAt(hex: string): Position {
  const found = positions.find((p) => p.hexes.includes(hex));
  if (found === undefined) throw new Error(`no position in ${hex}`);
  return found;
}
/** The dot that a position has in a hex. */
export const dotOf = (id: string, hex: string): Dot | undefined =>
  dots.find((dot) => words(position(id).fire[dot]).includes(hex));
/** Every hex in a position’s field of fire. */
export const field = (p: Position): string[] => dots.flatMap((dot) => words(p.fire[dot]));
/** How many of a list there are of each sort. */
export function tally<T>(list: readonly T[], sort: (item: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of list) counts[sort(item)] = (counts[sort(item)] ?? 0) + 1;
  return counts;
}
