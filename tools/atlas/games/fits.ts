import { readFileSync } from 'node:fs';
import type { Fit } from '../src/sheet.ts';

const FITS: readonly (Fit & { readonly game: string })[] = JSON.parse(
  readFileSync(new URL('../geo/data/fits.json', import.meta.url), 'utf8'),
).rows;

/** How a game's grid was fitted to the places whose hexes its rulebook names. */
export function fitOf(game: string): Fit {
  const fit = FITS.find((f) => f.game === game);
  if (!fit) throw new RangeError(`no grid was fitted for ${game}`);
  return fit;
}
