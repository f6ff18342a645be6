import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const slow = ['**/*.fuzz.test.ts', '**/*.browser.test.ts'];
/** Unit tests that take seconds: left out of `npm run test:quick`. */
const slower = [
  'scripts/**',
  '**/{goldens,perft,process,full-disk,moments,bench,play,fuzz,draw-real,draw-map,maps,odds,properties,prover,mutants,checks,readme,grid,plane,setups,activation}.test.ts',
];

/** A browser that hangs would hang for ever; nothing that works takes nearly as long on any machine. */
const HANG = 30 * 60_000;

/** On two cores the one that Vitest keeps for itself is missed. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Node's own modules in shared workers: what needs no bundler runs five times as fast without one. */
const native = { isolate: false, maxWorkers, experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,tools,scripts}/**/test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...slow],
          testTimeout: 0, // no test is judged by the clock: a slow or busy machine is no reason to fail
          ...native,
        },
      },
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['{packages,apps,tools}/**/test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...slow, ...slower],
          testTimeout: 0,
          ...native,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['{packages,apps,tools}/**/test/**/*.fuzz.test.ts'],
          testTimeout: 0,
          ...native,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/*/test/**/*.browser.test.ts'],
          globalSetup: ['apps/web/test/site.setup.ts'],
          testTimeout: HANG,
          hookTimeout: HANG,
          retry: 1, // a browser, its worker and the test race on two cores; what needed it is marked in the log
          ...native,
          maxWorkers: 2,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/**/src/**/*.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
      thresholds: { statements: 95 },
    },
  },
});
