import { entryOf, type PlayableGame, type Rulebook } from '@bocage/catalogue';
import type { Game, Random } from '@bocage/kernel';
import type { Doctrine, PlayerMaker } from '@bocage/kernel/players';
import type { Disk } from './shelf.ts';
import { hostWords as words } from './words.ts';

/** What a host stands on: a worker, a server and a test each give their own. */
export interface Ground {
  /** The rules of a game with its title; throws a sentence where there are none. */
  load(id: string): Promise<{ title: string; playable: PlayableGame }>;
  /** The scripted opponent that came with a game from outside the catalogue, if one did. */
  player?(game: Game): PlayerMaker | undefined;
  /** What those stand on who think for a game, where there is such. */
  doctrine?(id: string): Promise<Doctrine | undefined>;
  /** Chapters, sequence and charts of a game, where there are some. */
  rulebook?(id: string): Promise<Rulebook | undefined>;
  disk(): Promise<Disk>;
  /** Dice that nobody can foresee. */
  readonly dice: Random;
  now(): number;
  /** Lets requests come in that have been waiting. */
  rest(): Promise<void>;
}

/** The rulebook of a game of the catalogue. */
export const rulebookOf = async (id: string): Promise<Rulebook | undefined> => entryOf(id)?.rulebook?.();

/** What those stand on who think for a game of the catalogue. */
export const doctrineOf = async (id: string): Promise<Doctrine | undefined> => entryOf(id)?.doctrine?.();

/** A game of the catalogue. */
export async function fromCatalogue(id: string): ReturnType<Ground['load']> {
  const entry = entryOf(id);
  if (entry === undefined) throw new Error(words.unknownGame(id));
  if (entry.load === null) throw new Error(words.notBuilt(entry.title));
  return { title: entry.title, playable: await entry.load() };
}
