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
  'bloody-summer': { army: 'german', branch: 'armour', size: 'division' },
};

/** The games for players, from the smallest unit to the largest. */
export const GAMES: readonly GameCard[] = CATALOGUE.flatMap((entry) => {
  const face = FACES[entry.id];
  return entry.forTesting || face === undefined ? [] : [{ ...entry, face }];
});

/** The picture of a game's map. */
export const pictureOf = (id: string): string => `maps/${id}.webp`;
