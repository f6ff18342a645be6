import { type Game, type Player, readSeats, type Seats, seatEach } from '@bocage/kernel';
import type { PlayerMaker } from '@bocage/kernel/players';
import { InputError } from './errors.ts';
import { ownPlayer } from './own.ts';

/** What people call a player that records know by another name. */
const CALLED: Readonly<Record<string, string>> = { regular: 'scripted' };

/** How each of our players plays, by the name that people give it. */
export const PLAYER_LINES: Readonly<Record<string, string>> = {
  recruit: 'knows the rules, but is unsteady and now and then rash',
  regular: 'plays by the book and answers at once (“scripted” in records)',
  veteran: 'thinks ahead and chooses a plan; takes some seconds',
  commander: 'the same, and thinks longer',
  random: 'does anything that the rules allow',
};

/** Our players of a game by the names that people give them, the weakest of those who mean something first. */
export const peopleOf = (names: readonly string[]): string[] =>
  Object.keys(PLAYER_LINES).filter((name) => names.includes(CALLED[name] ?? name));

/** The maker of the players of a name, which an option gave; the usual one of the game where none is given. */
export async function playerOf(game: Game, name: string | undefined, option: string): Promise<PlayerMaker> {
  const { leagueNames, loadPlayer } = await import('@bocage/ai'); // few commands need it, and it brings a game
  const { id } = game;
  const own = ownPlayer(game);
  const there = own === undefined ? leagueNames(id) : ['scripted', ...leagueNames(id)];
  const wanted = CALLED[name ?? ''] ?? name ?? (there[0] as string);
  if (own !== undefined && wanted === 'scripted') return own;
  if (there.includes(wanted)) return loadPlayer(id, wanted);
  throw new InputError(
    `${option}: there is no player “${wanted}” for this game; ${id} has ${there.join(', ')}`,
  );
}

/** Who holds which sides, from `us+commonwealth,german`; each side has its own seat unless told. */
export function seatsFor(game: Game, text: string | undefined): Seats {
  if (text === undefined) return seatEach(game);
  const seats = readSeats(game, text.split(','));
  if (typeof seats === 'string') throw new InputError(`--seats: ${seats}`);
  return seats;
}

/** A player for each side of the game from `a,b`: a name for each side, for each seat, or for all. */
export async function playersFor(game: Game, text: string, seats: Seats = seatEach(game)): Promise<Player[]> {
  const names = text.split(',').map((name) => name.trim());
  const makers = await Promise.all(names.map((name) => playerOf(game, name, '--players')));
  const sides = game.sides.words;
  if (![1, sides.length, seats.length].includes(makers.length))
    throw new InputError(
      `--players: ${game.id} has ${sides.length} sides (${sides.join(', ')}), not ${names.length}`,
    );
  const placeOf = (side: number): number =>
    makers.length === sides.length ? side : seats.findIndex((held) => held.includes(side));
  return sides.map((_, side) =>
    ((makers.length === 1 ? makers[0] : makers[placeOf(side)]) as PlayerMaker)(side),
  );
}
