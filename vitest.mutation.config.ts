// For `npm run mutation`. Stryker tests a copy of the tree whose node_modules leads back to the original, so the
// packages' names are tied here to the copy's own sources.
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('packages', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@bocage\/game-(.+)$/, replacement: `${packages}/games/$1/src/index.ts` },
      { find: /^@bocage\/(.+)$/, replacement: `${packages}/$1/src/index.ts` },
    ],
  },
  test: {
    include: ['packages/**/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.fuzz.test.ts'],
  },
});
