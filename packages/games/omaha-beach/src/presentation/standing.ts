import type { Read } from '@bocage/wargame';
import type { G } from '../state.ts';

const FIELDS = {
  unit: ['at', 'steps', 'command', 'climb', 'division'],
  post: ['back', 'disrupted', 'depth', 'revealed'],
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
    tide: read('tide'),
    turn: read('turn'),
    westPlayed: read('westPlayed'),
    unit: table('unit'),
    post: table('post'),
  } as unknown as G;
}
