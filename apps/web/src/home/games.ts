import { CATALOGUE, type CatalogueEntry } from '@bocage/catalogue';
import type { CounterFace } from './counter.tsx';

/** A game on the shelf, with the counter that stands for it. */
export interface GameCard extends CatalogueEntry {
  readonly face: CounterFace;
}

const FACES: Readonly<Record<string, CounterFace>> = {
  'omaha-beach': { army: 'us', branch: 'infantry', size: 'company' },
  'montys-dday': { army: 'british', branch: 'armour', size: 'battalion' },
  'overlord-dday': { army: 'us', branch: 'airborne', size: 'battalion' },
  'dark-summer': { army: 'german', branch: 'infantry', size: 'regiment' },
  proving: { army: 'us', branch: 'infantry', size: 'company' },
  'bloody-summer': { army: 'german', branch: 'armour', size: 'division' },
};

/** Every game that the page can open; those for testing are not on the shelf, but have an address. */
const OPEN: readonly GameCard[] = CATALOGUE.flatMap((entry) => {
  const face = FACES[entry.id];
  return face === undefined ? [] : [{ ...entry, face }];
});

/** The games for players, from the smallest unit to the largest. */
export const GAMES: readonly GameCard[] = OPEN.filter(({ forTesting }) => !forTesting);

/** The game of an address. */
export const gameAt = (id: string): GameCard | undefined => OPEN.find((game) => game.id === id);

/** The picture of a game's map. */
export const pictureOf = (id: string): string => `maps/${id}.webp`;
