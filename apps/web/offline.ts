import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./src/app/service-worker.ts', import.meta.url));
const PUBLIC = fileURLToPath(new URL('./public/', import.meta.url));
const NAME = 'service-worker';

/** Not needed without a network: the page is kept as `./`, and every browser of today reads the newer fonts. */
const LEFT_OUT = /(^index\.html|^service-worker\.js|\.woff|\.map|drawn-from\.json)$/;

type Files = ReadonlyMap<string, string | Uint8Array>;

/** What the service worker keeps, and a name that changes whenever any of it does. */
function precacheOf(files: Files): { version: string; files: string[] } {
  const names = [...files.keys()].sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(files.get(name) ?? '');
  return { version: hash.digest('hex').slice(0, 12), files: names.filter((name) => !LEFT_OUT.test(name)) };
}

function publicFiles(): [string, Uint8Array][] {
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = `${parentPath}/${name}`.replaceAll('\\', '/').replaceAll('//', '/');
      return [path.slice(PUBLIC.length), readFileSync(path)];
    });
}

/** Builds the service worker beside the page and tells it every file there is. */
export function offline(): Plugin {
  return {
    name: 'bocage-offline',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: fileURLToPath(new URL('./index.html', import.meta.url)), [NAME]: SOURCE },
          output: {
            entryFileNames: ({ name }: { name: string }) =>
              name === NAME ? `${NAME}.js` : 'assets/[name]-[hash].js',
          },
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[`${NAME}.js`];
        if (worker?.type !== 'chunk') throw new Error('there is no service worker');
        const built = Object.values(bundle).map((file): [string, string | Uint8Array] => [
          file.fileName,
          file.type === 'chunk' ? file.code : file.source,
        ]);
        const precache = precacheOf(new Map([...built, ...publicFiles()]));
        worker.code = `const PRECACHE = ${JSON.stringify(precache)};\n${worker.code}`;
      },
    },
  };
}
