// The product, built once into a folder of its own and served on a free port of this machine: several runs at once
// are strangers to each other and to what `npm start` has built.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, preview } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A page that is built and served. */
export interface Served {
  readonly address: string;
  /** Where it was built. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Builds a page for production and serves it; its folder goes when it is closed. */
export async function serve(config: InlineConfig): Promise<Served> {
  const outDir = mkdtempSync(join(tmpdir(), 'bocage-site-'));
  const shared: InlineConfig = { ...config, logLevel: 'warn' };
  await asProduct(() => build({ ...shared, build: { ...config.build, outDir, emptyOutDir: true } }));
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    folder: outDir,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** The whole product as `npm start` would serve it. */
export const serveSite = (): Promise<Served> => serve({ root: ROOT });

/** Test runners call themselves `test`, which would build React for development. */
async function asProduct<T>(make: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await make();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
