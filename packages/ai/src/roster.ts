import { entryOf } from '@bocage/catalogue';
import { randomPlayer } from '@bocage/kernel';
import type { PlayerMaker } from '@bocage/kernel/players';

/** The names of the players that a game has, the best one first. */
export const playerNames = (gameId: string): string[] =>
  entryOf(gameId)?.player ? ['scripted', 'random'] : ['random'];

/** The maker of the players of a name, which is one of `playerNames`; it is loaded when it is wanted. */
export async function loadPlayer(gameId: string, name: string): Promise<PlayerMaker> {
  if (!playerNames(gameId).includes(name)) throw new Error(`${gameId} has no player “${name}”`);
  const scripted = entryOf(gameId)?.player;
  return name === 'random' || !scripted ? () => randomPlayer : scripted();
}
