import { fileURLToPath } from 'node:url';
import { symbols } from '../../symbols.ts';
import { type Served, serve } from '../site.ts';

/** Builds the page with the board by itself and serves it on this machine. */
export const serveBoard = (): Promise<Served> =>
  serve({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    plugins: [symbols()],
    worker: { format: 'es' },
    build: { target: 'es2023' },
  });
