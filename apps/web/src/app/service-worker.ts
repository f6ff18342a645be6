// Keeps one whole version of Bocage for use without a network. A version is taken in as a whole or not at all, and a
// page is served from one version alone; the next one waits until a player asks for it.

/** What is put in when the page is built: the files to keep, and a name for just these files. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

interface Lasting extends Event {
  waitUntil(done: Promise<void>): void;
}

interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The part of a service worker's world that is used here; the page's own types do not know it. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const scope = self as unknown as Scope;

const PREFIX = 'bocage-';
const CACHE = `${PREFIX}${PRECACHE.version}`;
const PAGE = './';

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...PRECACHE.files].map((file) => new Request(file, { cache: 'no-cache' })));
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  // Our files are the same for whoever asks, whatever a server says they vary by.
  const ways = { ignoreSearch: true, ignoreVary: true };
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request, ways);
  return kept ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope.registration.scope)) event.respondWith(answer(event.request));
});
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});
