import type { HexId } from '@bocage/hex';
import type { Read } from '@bocage/wargame';
import { isLand } from '../board.ts';
import { EVERY_UNIT } from '../data.ts';
import type { G } from '../state.ts';

const FIELDS = {
  unit: ['at', 'steps', 'command', 'climb', 'division', 'exit', 'commandPost'],
  post: ['back', 'disrupted', 'depth', 'revealed', 'garrison'],
  base: ['at', 'range'],
} as const;

/**
 * As much of a position as the reckoning of points and weapons asks for, none of it hidden, read from what is seen.
 * Nothing may be written to it.
 */
export function standingOf(read: Read): G {
  const table = (name: keyof typeof FIELDS): object =>
    Object.fromEntries(
      FIELDS[name].map((field) => [field, { get: (row: number) => read(`${name}.${field}`, row) }]),
    );
  return {
    cells: { version: 0 },
    board: { changes: 0, ashore: EVERY_UNIT.filter((unit) => isLand(read('unit.at', unit) as HexId)) },
    tide: read('tide'),
    turn: read('turn'),
    firstTurn: read('firstTurn'),
    lastTurn: read('lastTurn'),
    meyerLeft: read('meyerLeft'),
    variantPoints: read('variantPoints'),
    westPlayed: read('westPlayed'),
    unit: table('unit'),
    post: table('post'),
    base: table('base'),
  } as unknown as G;
}
