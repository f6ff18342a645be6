import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { expect, inject, test } from 'vitest';
import { HEADERS } from '../headers.ts';
import { runStart } from './server.ts';

/** Holds a port of the loopback address that was free a moment ago. */
async function holdPort(): Promise<{ port: number; free(): void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, free: () => server.close() };
}

test('it serves on loopback at the port asked for and ends cleanly on Ctrl-C', async () => {
  const held = await holdPort();
  held.free();
  const started = runStart('--port', String(held.port));
  const address = await started.address();
  expect(address).toBe(`http://127.0.0.1:${held.port}/`);
  expect(await (await fetch(address)).text()).toContain('<title>Bocage');
  started.process.kill('SIGINT');
  expect(await started.ended()).toBe(0);
});

test('a second one beside the first takes another port', async () => {
  const first = runStart();
  const taken = await first.address();
  const second = runStart();
  expect(await second.address()).not.toBe(taken);
  for (const one of [first, second]) one.process.kill('SIGINT');
  expect(await Promise.all([first.ended(), second.ended()])).toEqual([0, 0]);
});

test.each([
  { args: ['--port', 'beach'], says: "bocage: --port takes a number from 1 to 65535, not 'beach'\n" },
  { args: ['--prot', '80'], says: /^bocage: Unknown option '--prot'[^\n]*\n$/ },
])('$args is refused in one line', async ({ args, says }) => {
  const started = runStart(...args);
  expect(await started.ended()).toBe(1);
  expect(started.output()).toMatch(says);
});

test('a port that is taken is refused in one line', async () => {
  const held = await holdPort();
  const started = runStart('--port', String(held.port));
  expect(await started.ended()).toBe(1);
  expect(started.output()).toMatch(/^bocage: [^\n]*in use[^\n]*\n$/);
  held.free();
});

/** What the server answers, with nothing put right on the way there. */
function answerTo(asked: { path: string; method?: string; host?: string }): Promise<IncomingMessage> {
  const { hostname, port, host } = new URL(inject('site'));
  const { path, method = 'GET' } = asked;
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers: { host: asked.host ?? host } }, (answer) =>
      resolve(answer.resume()),
    )
      .on('error', reject)
      .end();
  });
}

test.each([
  { what: 'the page', path: '/', status: 200 },
  { what: 'the service worker', path: '/service-worker.js', status: 200 },
  { what: 'a file that is not there', path: '/assets/none.js', status: 404 },
  { what: 'a path that means nothing', path: '/%E0%A4%A', status: 404 },
  { what: 'another way of asking', path: '/', method: 'DELETE', status: 404 },
  { what: 'another host', path: '/', host: 'elsewhere.example', status: 403 },
])('$what is answered with what a browser may do with it', async ({ status, ...asked }) => {
  const answer = await answerTo(asked);
  expect(answer.statusCode).toBe(status);
  const names = Object.keys(HEADERS).map((name) => name.toLowerCase());
  expect(Object.fromEntries(names.map((name) => [name, answer.headers[name]]))).toEqual(
    Object.fromEntries(Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
  );
});

test('no script runs but those of the site, nobody frames it, and it tells nobody where it is', () => {
  const policy = HEADERS['Content-Security-Policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(HEADERS).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
});
