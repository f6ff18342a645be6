import type { MapData } from '@bocage/atlas';
import type { Doctrine, PlayerMaker } from '@bocage/kernel/players';
import type { Lesson, Rulebook } from '@bocage/wargame';
import { type PlayableGame, playable } from './playable.ts';

/** What a map file brings, whose checking is left to those who use it. */
const mapOf = async (file: Promise<{ default: unknown }>): Promise<MapData> =>
  (await file).default as MapData;

/** How much there is to learn, by the number of rule cases: 1 up to 100, then 250, 350, 450 and beyond. */
export type Complexity = 1 | 2 | 3 | 4 | 5;

/** What is known of a game without loading it. */
export interface CatalogueEntry {
  /** The game's id everywhere: package, command line, records, the page. */
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly scale: string;
  readonly length: string;
  readonly shape: string;
  readonly players: string;
  readonly complexity: Complexity;
  readonly credit: string;
  /** Not for the shelf: it is there for tests and examples. */
  readonly forTesting: boolean;
  /** Brings the map. */
  readonly map: () => Promise<MapData>;
  /** Brings the rules and what shows them; null while they are not built. */
  readonly load: (() => Promise<PlayableGame>) | null;
  /** Brings its scripted players; null where it has none. */
  readonly player: (() => Promise<PlayerMaker>) | null;
  /** Brings what those stand on who think for it; null where nobody does. */
  readonly doctrine: (() => Promise<Doctrine>) | null;
  /** Brings its rulebook: chapters, sequence of play and charts; null where it has none. */
  readonly rulebook: (() => Promise<Rulebook>) | null;
  /** Brings its lesson; null where it has none. */
  readonly lesson: (() => Promise<Lesson>) | null;
}

/** Every game, from the smallest unit to the largest; those for testing last. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: 'omaha-beach',
    title: 'D-Day at Omaha Beach',
    line: 'You lead two divisions off the sand; cards decide where the guns above you fire.',
    scale: 'Companies, hexes of 275 yards',
    length: '16 or 32 turns',
    shape: 'One sector of the coast; the cards run the defence',
    players: 'One, against the cards',
    complexity: 3,
    credit: 'Designed by John H. Butterfield, published by Decision Games',
    forTesting: false,
    map: () => mapOf(import('@bocage/game-omaha-beach/map.json', { with: { type: 'json' } })),
    load: async () =>
      playable(
        (await import('@bocage/game-omaha-beach')).omahaBeach,
        await import('@bocage/game-omaha-beach/presentation'),
        await import('@bocage/game-omaha-beach/report'),
      ),
    player: async () => (await import('@bocage/game-omaha-beach/player')).player,
    doctrine: async () => (await import('@bocage/game-omaha-beach/player')).doctrine,
    rulebook: async () => (await import('@bocage/game-omaha-beach/rulebook')).rulebook,
    lesson: async () => (await import('@bocage/game-omaha-beach/lesson')).lesson,
  },
  {
    id: 'montys-dday',
    title: 'Monty’s D-Day',
    line: 'Gold, Juno and Sword by the hour: mines nobody has found yet, and which way a gun points.',
    scale: 'Battalions, hexes of 800 metres',
    length: '14 to 21 turns, or a morning',
    shape: 'Alternating turns, with modes, facing and hidden mines',
    players: 'Two',
    complexity: 5,
    credit: 'Designed by John Prados, published by Against the Odds, 2021',
    forTesting: false,
    map: () => mapOf(import('@bocage/game-montys-dday/map.json', { with: { type: 'json' } })),
    load: async () =>
      playable(
        (await import('@bocage/game-montys-dday')).montysDday,
        await import('@bocage/game-montys-dday/presentation'),
        await import('@bocage/game-montys-dday/report'),
      ),
    player: async () => (await import('@bocage/game-montys-dday/player')).player,
    doctrine: async () => (await import('@bocage/game-montys-dday/player')).doctrine,
    rulebook: async () => (await import('@bocage/game-montys-dday/rulebook')).rulebook,
    lesson: async () => (await import('@bocage/game-montys-dday/lesson')).lesson,
  },
  {
    id: 'overlord-dday',
    title: 'The Killing Ground: Overlord',
    line: 'The sixth of June alone, from the night drops to the last wave, on all five beaches.',
    scale: 'Battalions, hexes of 2.5 km',
    length: 'D-Day, in 5 landing phases',
    shape: 'Landing phases, each with an action of either side',
    players: 'Two',
    complexity: 2,
    credit: 'Published by New England Simulations, 2007',
    forTesting: false,
    map: () => mapOf(import('@bocage/game-overlord-dday/map.json', { with: { type: 'json' } })),
    load: async () =>
      playable(
        (await import('@bocage/game-overlord-dday')).overlordDday,
        await import('@bocage/game-overlord-dday/presentation'),
        await import('@bocage/game-overlord-dday/report'),
      ),
    player: async () => (await import('@bocage/game-overlord-dday/player')).player,
    doctrine: async () => (await import('@bocage/game-overlord-dday/player')).doctrine,
    rulebook: async () => (await import('@bocage/game-overlord-dday/rulebook')).rulebook,
    lesson: async () => (await import('@bocage/game-overlord-dday/lesson')).lesson,
  },
  {
    id: 'dark-summer',
    title: 'The Dark Summer',
    line: 'One cup of chits says who acts next, another what weather it is.',
    scale: 'Regiments, hexes of 2¼ miles',
    length: '10 turns',
    shape: 'Chits drawn from cups hand out the rounds',
    players: 'Two',
    complexity: 5,
    credit: 'Designed by Ted S. Raicer, published by GMT Games, 2021',
    forTesting: false,
    map: () => mapOf(import('@bocage/game-dark-summer/map.json', { with: { type: 'json' } })),
    load: async () =>
      playable(
        (await import('@bocage/game-dark-summer')).darkSummer,
        await import('@bocage/game-dark-summer/presentation'),
        await import('@bocage/game-dark-summer/report'),
      ),
    player: async () => (await import('@bocage/game-dark-summer/player')).player,
    doctrine: async () => (await import('@bocage/game-dark-summer/player')).doctrine,
    rulebook: async () => (await import('@bocage/game-dark-summer/rulebook')).rulebook,
    lesson: async () => (await import('@bocage/game-dark-summer/lesson')).lesson,
  },
  {
    id: 'bloody-summer',
    title: 'A Bloody Summer',
    line: 'Headquarters burn offensive markers to move armies, under a sky the Allies share out each week.',
    scale: 'Divisions, hexes of 6 km and strategic boxes',
    length: '13 turns',
    shape: 'Headquarters activate in turn, below an air war',
    players: 'Two or three',
    complexity: 4,
    credit: 'Designed by Eric Teng, published by Ludifolie, 2013',
    forTesting: false,
    map: () => mapOf(import('@bocage/game-bloody-summer/map.json', { with: { type: 'json' } })),
    load: async () =>
      playable(
        (await import('@bocage/game-bloody-summer')).bloodySummer,
        await import('@bocage/game-bloody-summer/presentation'),
        await import('@bocage/game-bloody-summer/report'),
      ),
    player: async () => (await import('@bocage/game-bloody-summer/player')).player,
    doctrine: async () => (await import('@bocage/game-bloody-summer/player')).doctrine,
    rulebook: async () => (await import('@bocage/game-bloody-summer/rulebook')).rulebook,
    lesson: async () => (await import('@bocage/game-bloody-summer/lesson')).lesson,
  },
  {
    id: 'proving',
    title: 'Crossroads',
    line: 'A dozen pieces and three towns on a road, with every trick that a large game may need.',
    scale: 'Pieces, 63 hexes',
    length: '4 turns',
    shape: 'Four chits a turn, with ambushes, a mine and fire support',
    players: 'Two',
    complexity: 1,
    credit: 'Made for the tests of Bocage',
    forTesting: true,
    map: async () => (await import('@bocage/game-proving/presentation')).map,
    load: async () =>
      playable(
        (await import('@bocage/game-proving')).proving,
        await import('@bocage/game-proving/presentation'),
      ),
    player: null,
    doctrine: null,
    rulebook: async () => (await import('@bocage/game-proving/rulebook')).rulebook,
    lesson: null,
  },
];

/** The game of an id, or undefined. */
export const entryOf = (id: string): CatalogueEntry | undefined => CATALOGUE.find((entry) => entry.id === id);
