import { CATALOGUE, type CatalogueEntry } from '@bocage/catalogue';
import { own } from '../app/own.ts';
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

const catalogued: readonly GameCard[] = CATALOGUE.flatMap((entry) => {
  const face = FACES[entry.id];
  return face === undefined ? [] : [{ ...entry, face }];
});

/** The game that the page was served with, of which nothing is known but what its rules say. */
const ofOwn: readonly GameCard[] = [own ?? []].flat().map(({ title, setUp, map }) => ({
  id: setUp.game,
  title,
  line: '',
  scale: '',
  length: '',
  shape: '',
  players: setUp.sides.join(', '),
  complexity: 1,
  credit: '',
  forTesting: true,
  map: async () => map,
  load: () => Promise.reject(new Error(`${title} is played where it is served`)),
  player: null,
  doctrine: null,
  rulebook: null,
  lesson: null,
  face: { army: 'us', branch: 'infantry', size: 'company' },
}));

/** Every game that the page can open; those for testing are not on the shelf, but have an address. */
const OPEN: readonly GameCard[] = [...ofOwn, ...catalogued];

/** The games for players, from the smallest unit to the largest; who serves a game of their own wants that. */
export const GAMES: readonly GameCard[] =
  ofOwn.length > 0 ? ofOwn : catalogued.filter(({ forTesting }) => !forTesting);

/** The game of an address. */
export const gameAt = (id: string): GameCard | undefined => OPEN.find((game) => game.id === id);

/** The picture of a game's map; null where none was drawn. */
export const pictureOf = ({ id, forTesting }: GameCard): string | null =>
  forTesting ? null : `maps/${id}.webp`;
