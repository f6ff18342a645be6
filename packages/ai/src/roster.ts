import { entryOf } from '@bocage/catalogue';
import { randomPlayer } from '@bocage/kernel';
import { type PlayerMaker, scriptedPlayer } from '@bocage/kernel/players';
import { LEVELS, type Level, playerAt } from './levels.ts';
import { stranger } from './stranger.ts';

/** The script as it was when the league began; what becomes of the script, this one goes on playing the same games. */
const FIRST_SCRIPT = 'scripted-1';
/** Whom no training has met. */
const STRANGER = 'stranger';

/** The names of the players that a game has, the usual one first. */
export function playerNames(gameId: string): string[] {
  const entry = entryOf(gameId);
  if (!entry?.player) return ['random'];
  return entry.doctrine === null ? ['scripted', 'random'] : ['scripted', ...THINKERS, 'random'];
}

/** A regular is the script itself, under whose old name records know him. */
const THINKERS = LEVELS.filter((level) => level !== 'regular');
const isThinker = (name: string): name is Exclude<Level, 'regular'> =>
  THINKERS.some((level) => level === name);

/** The same with those that are kept to be measured against. */
export function leagueNames(gameId: string): string[] {
  const entry = entryOf(gameId);
  const names = playerNames(gameId);
  if (!entry?.player) return names;
  return entry.doctrine === null ? [...names, FIRST_SCRIPT] : [...names, FIRST_SCRIPT, STRANGER];
}

/** The maker of the players of a name, which is one of `leagueNames`; it is loaded when it is wanted. */
export async function loadPlayer(gameId: string, name: string): Promise<PlayerMaker> {
  if (!leagueNames(gameId).includes(name)) throw new Error(`${gameId} has no player “${name}”`);
  const entry = entryOf(gameId);
  if (name === 'random' || !entry?.player) return () => randomPlayer;
  if (name === 'scripted') return entry.player();
  const doctrine = await entry.doctrine?.();
  if (doctrine === undefined) return firstOf(await entry.player());
  if (name === STRANGER) return (side) => stranger(doctrine, side);
  if (isThinker(name)) return () => playerAt(name, doctrine);
  return (side) => scriptedPlayer(name, doctrine.scripts(side, doctrine.first(side), 'careful'));
}

/** Where a script has not changed since, it is itself the first. */
const firstOf =
  (maker: PlayerMaker): PlayerMaker =>
  (side) => ({ ...maker(side), name: FIRST_SCRIPT });
