import { type Game, type Player, randomPlayer } from '@bocage/kernel';
import { InputError } from './errors.ts';

/** Makes the player of a side. */
type Maker = (side: number) => Player;

const random: Maker = () => randomPlayer;

/** The games that have scripted players, which are loaded when they are wanted. */
const SCRIPTED: Readonly<Record<string, () => Promise<Maker>>> = {
  'overlord-dday': async () => (await import('@bocage/ai')).overlordPlayer,
};

/** The names of the players that a game has, the best one first. */
export const playerNames = (game: Game): string[] =>
  Object.hasOwn(SCRIPTED, game.id) ? ['scripted', 'random'] : ['random'];

/** The maker of the players of a name, which an option gave. */
export async function playerOf(game: Game, name: string, option: string): Promise<Maker> {
  if (name === 'random') return random;
  const scripted = name === 'scripted' ? SCRIPTED[game.id] : undefined;
  if (scripted !== undefined) return scripted();
  const there = `${game.id} has ${playerNames(game).join(', ')}`;
  throw new InputError(`${option}: there is no player “${name}” for this game; ${there}`);
}

/** A player for each side of the game from `a,b`; a single name plays all sides. */
export async function playersFor(game: Game, text: string): Promise<Player[]> {
  const names = text.split(',').map((name) => name.trim());
  const makers = await Promise.all(names.map((name) => playerOf(game, name, '--players')));
  const sides = game.sides.words;
  if (makers.length > 1 && makers.length !== sides.length)
    throw new InputError(
      `--players: ${game.id} has ${sides.length} sides (${sides.join(', ')}), not ${names.length}`,
    );
  return sides.map((_, side) => ((makers.length === 1 ? makers[0] : makers[side]) as Maker)(side));
}
