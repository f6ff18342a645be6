import { INK } from './palette.ts';

// Chosen so that white can be read on each, and that no two look alike to eyes that miss a colour
// (draw-palette.test.ts). The letters are one each, so that a dot has room for them: brown is N, since blue is B.
const FIRE_COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  purple: ['#783388', 'P'],
  orange: ['#b55400', 'O'],
  red: ['#c91d34', 'R'],
  blue: ['#0056ce', 'B'],
  green: ['#197e63', 'G'],
  brown: ['#412814', 'N'],
};

/** How positions that fire together are coloured, on the map and wherever they are told of. */
export const fireColour = (name: string): string => FIRE_COLOURS[name]?.[0] ?? INK;

/** The letter that says the same as a colour, on the map and wherever it is told of. */
export const fireLetter = (name: string): string => FIRE_COLOURS[name]?.[1] ?? '';
