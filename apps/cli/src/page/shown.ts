import { randomInt } from 'node:crypto';
import { plainMap } from '@bocage/atlas';
import type { PlayableGame } from '@bocage/catalogue';
import { fromCatalogue, type Ground, MemoryDisk, type OwnGame, setUpFacts } from '@bocage/host';
import { InputError } from '../errors.ts';
import { ownMap, ownPlayer } from '../own.ts';

/** What the page must know of a game of somebody's own; where it has no map, it is played on open ground. */
export function shownOf(playable: PlayableGame, path: string): OwnGame {
  const { game, presentation } = playable;
  if (presentation === undefined)
    throw new InputError('exports no `presentation`, so nobody could see it', path);
  const players = ownPlayer(game) === undefined ? ['random'] : ['scripted', 'random'];
  const map = ownMap(game) ?? plainMap(game.id, game.title, presentation.grid);
  return { title: game.title, setUp: setUpFacts(playable, players), map };
}

/** What a table in this program stands on: that game beside those of the catalogue, kept as long as it runs. */
export function groundFor(playable: PlayableGame): Ground {
  const { game } = playable;
  const disk = new MemoryDisk();
  return {
    load: async (id) => (id === game.id ? { title: game.title, playable } : fromCatalogue(id)),
    player: ownPlayer,
    disk: async () => disk,
    dice: { below: (n) => randomInt(n) },
    now: () => Date.now(),
    rest: () => new Promise((rested) => setImmediate(rested)),
  };
}
