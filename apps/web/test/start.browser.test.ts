import { createServer } from 'node:net';
import { expect, test } from 'vitest';
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
