import { type Game, type Player, randomPlayer } from '@bocage/kernel';
import { InputError } from './errors.ts';

/** Every player that can be named on the command line. */
const PLAYERS: ReadonlyMap<string, Player> = new Map([randomPlayer].map((player) => [player.name, player]));

/** A player for each side of the game from `a,b`; a single name plays all sides. */
export function playersFor(game: Game, text: string): Player[] {
  const names = text.split(',').map((name) => name.trim());
  const players = names.map(playerOf);
  const sides = game.sides.words;
  if (players.length === 1) return sides.map(() => players[0] as Player);
  if (players.length !== sides.length)
    throw new InputError(
      `--players: ${game.id} has ${sides.length} sides (${sides.join(', ')}), not ${names.length}`,
    );
  return players;
}

function playerOf(name: string): Player {
  const player = PLAYERS.get(name);
  if (player === undefined)
    throw new InputError(
      `--players: there is no player “${name}”; there are ${[...PLAYERS.keys()].join(', ')}`,
    );
  return player;
}
