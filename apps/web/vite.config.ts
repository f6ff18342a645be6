import { defineConfig } from 'vite';
import { offline } from './offline.ts';
import { setUps } from './setups.ts';
import { symbols } from './symbols.ts';

export default defineConfig({
  // Served from any folder: every address within is relative.
  base: './',
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [setUps(), symbols(), offline()],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'], // the first that know light-dark()
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is nothing to report
  },
});
