import type { CounterFace } from './counter.ts';

/** How far a game is: a card for each, a way in only for those that can be played. */
export type GameState = 'planned' | 'playable';

/** What the first page tells about one game. */
export interface GameCard {
  /** The game's id everywhere: package, command line, address of its card. */
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly scale: string;
  readonly length: string;
  readonly players: string;
  readonly credit: string;
  readonly state: GameState;
  readonly face: CounterFace;
}

/** The five games, from the smallest unit to the largest. */
export const GAMES: readonly GameCard[] = [
  {
    id: 'omaha-beach',
    title: 'D-Day at Omaha Beach',
    line: 'You lead two divisions off the sand; cards decide where the guns above you fire.',
    scale: 'Companies, hexes of 275 yards',
    length: '16 turns, or 32',
    players: 'One, against the cards',
    credit: 'Designed by John H. Butterfield, published by Decision Games',
    state: 'planned',
    face: { army: 'us', branch: 'infantry', size: 'company' },
  },
  {
    id: 'montys-dday',
    title: 'Monty’s D-Day',
    line: 'Gold, Juno and Sword by the hour: mines nobody has found yet, and which way a gun points.',
    scale: 'Battalions, hexes of 800 metres',
    length: '14 turns',
    players: 'Two',
    credit: 'Designed by John Prados, published by Against the Odds, 2021',
    state: 'planned',
    face: { army: 'british', branch: 'armour', size: 'battalion' },
  },
  {
    id: 'overlord-dday',
    title: 'The Killing Ground: Overlord',
    line: 'The sixth of June alone, from the night drops to the last wave, on all five beaches.',
    scale: 'Battalions, hexes of 1.2 miles',
    length: 'D-Day, in 5 landing phases',
    players: 'Two',
    credit: 'Published by New England Simulations, 2007',
    state: 'planned',
    face: { army: 'us', branch: 'airborne', size: 'battalion' },
  },
  {
    id: 'dark-summer',
    title: 'The Dark Summer',
    line: 'Two cups of chits say who acts next, and the weather says how many go in.',
    scale: 'Regiments, hexes of 2¼ miles',
    length: '10 turns',
    players: 'Two',
    credit: 'Designed by Ted S. Raicer, published by GMT Games, 2021',
    state: 'planned',
    face: { army: 'german', branch: 'infantry', size: 'regiment' },
  },
  {
    id: 'bloody-summer',
    title: 'A Bloody Summer',
    line: 'Headquarters burn offensive markers to move armies, under a sky the Allies share out each week.',
    scale: 'Divisions, hexes of 6 km and strategic boxes',
    length: '13 turns',
    players: 'Two or three',
    credit: 'Designed by Eric Teng, published by Ludifolie, 2013',
    state: 'planned',
    face: { army: 'german', branch: 'armour', size: 'division' },
  },
];
