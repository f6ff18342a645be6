import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { InputError } from '../errors.ts';
import { loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { isPath } from '../own.ts';
import { servePage } from '../page/server.ts';
import { groundFor, shownOf } from '../page/shown.ts';

/** Serves the page with the game of a file until it is told to end. */
export async function page(path: string, port: number, io: Io): Promise<void> {
  if (!isPath(path))
    throw new InputError(`“${path}” is no file; \`npm start\` serves the games of the catalogue`);
  const playable = await loadGame(path);
  const server = await servePage(shownOf(playable, path), groundFor(playable), port);
  const { id, title } = playable.game;
  const { port: found } = server.address() as AddressInfo;
  io.out(`${title} is at http://127.0.0.1:${found}/#/new/${id} (Ctrl-C ends it)\n`);
  await once(process, 'SIGINT');
  server.closeAllConnections();
  server.close();
}
