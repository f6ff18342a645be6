// The page on this machine alone, with a game of somebody's own: its files as they were built, and the tables behind it.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Ground, OwnGame } from '@bocage/host';
import { InputError } from '../errors.ts';
import { Tables } from './tables.ts';

const HOST = '127.0.0.1';
const HTML = 'text/html; charset=utf-8';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Where the built page is: where it is said to be, beside the built command, or where `npm start` builds it. */
function pageFolder(): string {
  const places = ['../../page/', '../../../web/dist/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = [process.env.BOCAGE_PAGE ?? '', ...places].find((path) =>
    existsSync(join(path, 'index.html')),
  );
  if (found === undefined) throw new InputError('the page is not built here: `npm start` builds it');
  return normalize(join(found, '/'));
}

/** The page itself with what it must know of the game: a block of data, which nothing in it can end. */
function pageWith(folder: string, game: OwnGame): string {
  const data = JSON.stringify(game).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="own-game">${data}</script>`;
  return readFileSync(join(folder, 'index.html'), 'utf8').replace('<div id="app">', (app) => block + app);
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}

const refuse = (response: ServerResponse, status: number): void =>
  send(response, status, 'text/plain', 'bocage: not here\n');

/** Answers what a page asks: for itself, for a file of it, or of its table. */
function answering(folder: string, page: string, tables: Tables) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { port } = request.socket.address() as AddressInfo;
    const { host, 'content-type': type } = request.headers;
    // Another site that calls itself by our address, or sends a form here, is none of ours.
    if (![`${HOST}:${port}`, `localhost:${port}`].includes(host ?? '')) return refuse(response, 403);
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
    const [, table, question] = /^\/table\/([\w-]+)\/(\w+)$/.exec(pathname) ?? [];
    if (request.method === 'POST' && table !== undefined && question !== undefined) {
      if (type !== 'application/json') return refuse(response, 415);
      const told = await tables.ask(table, question, await json(request));
      return send(response, 200, type, JSON.stringify(told));
    }
    if (request.method !== 'GET') return refuse(response, 404);
    if (pathname === '/') return send(response, 200, HTML, page);
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    const known = TYPES[extname(path)];
    if (known === undefined || !path.startsWith(folder) || !existsSync(path)) return refuse(response, 404);
    send(response, 200, known, readFileSync(path));
  };
}

/** Serves the page with a game on this machine; gives the server once it listens. */
export async function servePage(game: OwnGame, ground: Ground, port: number): Promise<Server> {
  const folder = pageFolder();
  const answer = answering(folder, pageWith(folder, game), new Tables(ground));
  const server = createServer((request, response) => {
    answer(request, response).catch(() => refuse(response, 400));
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  return server;
}
