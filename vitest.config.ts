import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long random runs and pages have projects of their own. */
const apart = ['**/*.fuzz.test.ts', '**/*.browser.test.ts'];
/** Tests that take seconds are left out of `npm run test:quick`; whole games and programs also where it is measured what tests reach. */
const slow = '**/*.slow.test.ts';
const long = '**/*.long.test.ts';

/** A browser that hangs would hang for ever; nothing that works takes nearly as long on any machine. */
const HANG = 30 * 60_000;

/** On two cores the one that Vitest keeps for itself is missed. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Node's own modules in shared workers: what needs no bundler runs five times as fast without one. */
const native = { isolate: false, maxWorkers, experimental: { viteModuleRunner: false } };

/** What takes longest, the longest first. */
const LONGEST = [
  /(axe|keyboard)\.browser/,
  /(page|dark-summer|turns|play|bloody-summer)\.browser/,
  /(library|prose|omaha-game)\.long/,
  /\.long\./,
  /\.slow\./,
];

/** A long file that is begun last keeps one core busy when the others have nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((name) => name.test(moduleId));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const TESTS = ['{packages,apps,tools,scripts}/**/test/**/*.test.ts'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...[
        { name: 'unit', include: TESTS, exclude: apart },
        { name: 'fast', include: TESTS, exclude: [...apart, long, slow] },
        { name: 'measured', include: TESTS, exclude: [...apart, long] },
        { name: 'long', include: [`{packages,apps,tools,scripts}/${long}`], exclude: [] },
        { name: 'fuzz', include: ['{packages,apps,tools}/**/test/**/*.fuzz.test.ts'], exclude: [] },
      ].map(({ name, include, exclude }) => ({
        extends: true as const,
        test: {
          name,
          include,
          exclude: [...configDefaults.exclude, ...exclude],
          hookTimeout: 0,
          testTimeout: 0, // no test is judged by the clock: a slow or busy machine is no reason to fail
          ...native,
        },
      })),
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
