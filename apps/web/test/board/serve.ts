import { fileURLToPath } from 'node:url';
import { build, type PreviewServer, preview } from 'vite';
import { symbols } from '../../symbols.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const OUT = fileURLToPath(new URL('../../../../.cache/board', import.meta.url));

/** Builds the page with the board by itself and serves it on this machine. */
export async function serveBoard(): Promise<{ server: PreviewServer; address: string }> {
  const shared = { root: ROOT, configFile: false, logLevel: 'warn' } as const;
  await build({
    ...shared,
    plugins: [symbols()],
    worker: { format: 'es' },
    build: { outDir: OUT, emptyOutDir: true, target: 'es2023' },
  });
  const server = await preview({
    ...shared,
    build: { outDir: OUT },
    preview: { host: '127.0.0.1', port: 5300 },
  });
  return { server, address: server.resolvedUrls?.local[0] ?? '' };
}
