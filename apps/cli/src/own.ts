// A game of somebody's own: a file that exports `game`, and perhaps its `presentation`, a `map` and a `player`.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MapData } from '@bocage/atlas';
import type { PlayableGame } from '@bocage/catalogue';
import type { Game } from '@bocage/kernel';
import type { PlayerMaker } from '@bocage/kernel/players';
import { InputError } from './errors.ts';

/** What the file of a game exports. */
interface OwnGame extends PlayableGame {
  /** Makes the opponent of a side, which is called `scripted`. */
  readonly player?: PlayerMaker;
  /** What it is played on. */
  readonly map?: MapData;
}

/** What came with each game. */
const OWN = new Map<Game, Partial<OwnGame>>();

/** Whether a game is named by a file. */
export const isPath = (id: string): boolean => /[\\/]|\.[cm]?[jt]s$/.test(id);

/** The opponent that came with a game, if one did. */
export const ownPlayer = (game: Game): PlayerMaker | undefined => OWN.get(game)?.player;

/** The map that came with a game, if one did. */
export const ownMap = (game: Game): MapData | undefined => OWN.get(game)?.map;

const isGame = (one: unknown): one is Game =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'title', 'layout', 'scenarios'].every((key) => key in one);

/** The game that a file exports. */
export async function gameOfFile(path: string): Promise<PlayableGame> {
  const file = resolve(path);
  if (!existsSync(file)) throw new InputError('there is no such file', path);
  const exported: Partial<OwnGame> = await import(pathToFileURL(file).href).catch((error: Error) => {
    throw new InputError(`cannot be loaded: ${error.message}`, path);
  });
  if (!isGame(exported.game)) throw new InputError('exports no `game` made by defineGame', path);
  OWN.set(exported.game, exported);
  return { ...exported, game: exported.game };
}
