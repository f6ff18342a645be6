import { defineConfig, type Plugin } from 'vite';
import { headers } from './headers.ts';
import { offline } from './offline.ts';
import { setUps } from './setups.ts';
import { symbols } from './symbols.ts';

/** `with { type: 'json' }` after an import, or as the second argument of one. */
const AS_JSON =
  /(?:\s*,\s*\{\s*with:\s*\{\s*type:\s*["']json["']\s*\}\s*\})|(?:\s+with\s*\{\s*type:\s*["']json["']\s*\})/g;

/** A served JSON file is a script by then, which a browser would refuse under the name of data. */
const plainJson: Plugin = {
  name: 'bocage-plain-json',
  apply: 'serve',
  enforce: 'pre',
  transform: (code) => (code.includes('.json') ? code.replace(AS_JSON, '') : undefined),
};

export default defineConfig({
  // Served from any folder: every address within is relative.
  base: './',
  appType: 'mpa', // pages are told apart behind the #: a file that is not there is not the page
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [plainJson, headers(), setUps(), symbols(), offline()],
  worker: { format: 'es' },
  optimizeDeps: { include: ['idb'] }, // the worker alone asks for it, which would reload the page on its first visit
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'], // the first that know light-dark()
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is nothing to report
  },
});
