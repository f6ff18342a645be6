import type { PlayerMaker } from '@bocage/ai';
import type { Game, Player } from '@bocage/kernel';
import { InputError } from './errors.ts';

/** The maker of the players of a name, which an option gave; the best that the game has where none is given. */
export async function playerOf({ id }: Game, name: string | undefined, option: string): Promise<PlayerMaker> {
  const { loadPlayer, playerNames } = await import('@bocage/ai'); // few commands need it, and it brings a game
  const there = playerNames(id);
  const wanted = name ?? (there[0] as string);
  if (there.includes(wanted)) return loadPlayer(id, wanted);
  throw new InputError(
    `${option}: there is no player “${wanted}” for this game; ${id} has ${there.join(', ')}`,
  );
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
  return sides.map((_, side) => ((makers.length === 1 ? makers[0] : makers[side]) as PlayerMaker)(side));
}
