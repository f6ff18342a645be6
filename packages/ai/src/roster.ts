import { type Player, randomPlayer } from '@bocage/kernel';

/** Makes the player of a side. */
export type PlayerMaker = (side: number) => Player;

/** The games that have scripted players, which are loaded when they are wanted. */
const SCRIPTED: Readonly<Record<string, () => Promise<PlayerMaker>>> = {
  'dark-summer': async () => (await import('./dark-summer.ts')).darkSummerPlayer,
  'omaha-beach': async () => (await import('./omaha.ts')).omahaPlayer,
  'overlord-dday': async () => (await import('./overlord.ts')).overlordPlayer,
};

/** The names of the players that a game has, the best one first. */
export const playerNames = (gameId: string): string[] =>
  Object.hasOwn(SCRIPTED, gameId) ? ['scripted', 'random'] : ['random'];

/** The maker of the players of a name, which is one of `playerNames`. */
export async function loadPlayer(gameId: string, name: string): Promise<PlayerMaker> {
  if (!playerNames(gameId).includes(name)) throw new Error(`${gameId} has no player “${name}”`);
  return name === 'random' ? () => randomPlayer : (SCRIPTED[gameId] as () => Promise<PlayerMaker>)();
}
