// `npm start`: builds the page and serves it on this machine alone.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const HOST = '127.0.0.1';
const DEFAULT_PORT = 1944;

function askedPort(): number | undefined {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  if (values.port === undefined) return undefined;
  const port = Number(values.port);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`--port takes a number from 1 to 65535, not '${values.port}'`);
}

// What is served is the finished product, whatever this shell is set to.
process.env.NODE_ENV = 'production';

/** Refuses a port that is taken before anybody waits for the page to be built. */
async function tryPort(port: number): Promise<void> {
  const server = createServer().listen(port, HOST);
  await once(server, 'listening'); // or its error
  server.close();
  await once(server, 'close');
}

async function serve(asked: number | undefined) {
  if (asked !== undefined) await tryPort(asked);
  await build({ root: ROOT, logLevel: 'warn' });
  // The default port moves up when it is taken; one that was asked for is used or refused.
  const port = { port: asked ?? DEFAULT_PORT, strictPort: asked !== undefined };
  return preview({ root: ROOT, logLevel: 'warn', preview: { host: HOST, ...port } });
}

try {
  const server = await serve(askedPort());
  console.log(`Bocage is at ${server.resolvedUrls?.local[0]} (Ctrl-C ends it)`);
  await once(process, 'SIGINT');
  await server.close();
  process.exit(0);
} catch (error) {
  console.error(`bocage: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
