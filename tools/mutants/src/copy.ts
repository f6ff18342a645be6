import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** One change to the sources that some test ought to notice. */
export interface Mutant {
  readonly id: string;
  /** Within the package. */
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** What stands in the place of what was there. */
  readonly to: string;
}

/** A copy of the packages in which all mutants of one package lie dormant. */
export interface Copy {
  readonly folder: string;
  readonly mutants: readonly Mutant[];
}

const OWN = dirname(fileURLToPath(import.meta.url));
const SILENT = new Proxy({}, { get: () => () => false }) as never;

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => join(folder, name));

/** What is mutated of a package: the rules of a game, all sources of anything else. */
function mutatedFolder(root: string): string {
  const rules = join(root, 'src/rules');
  return existsSync(rules) ? rules : join(root, 'src');
}

/** Copies the packages beside each other and puts the mutants into one of them, each asleep until it is called. */
export async function copyWithMutants(root: string, name: string, folder: string): Promise<Copy> {
  const target = copyPackages(root, name, folder);
  const mutants = await instrument(target);
  writeDriver(target, { folder, mutants, drive: 'drive', from: 'drive.ts' });
  return { folder, mutants };
}

/** Copies the packages into an empty folder; the path of the one that is looked at. */
export function copyPackages(root: string, name: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'packages'), join(folder, 'packages'), {
    recursive: true,
    filter: (path) => !/node_modules|\/docs(\/|$)/.test(relative(root, path)),
  });
  for (const file of readdirSync(root).filter((one) => /^tsconfig.*\.json$/.test(one)))
    cpSync(join(root, file), join(folder, file));
  return join(folder, 'packages', name);
}

/** What runs the tests of a copy. */
interface Driver {
  readonly folder: string;
  readonly mutants: readonly Mutant[];
  /** The function that does, and the file it is from. */
  readonly drive: string;
  readonly from: string;
  /** Plugins for the modules of the copy, as text. */
  readonly plugins?: string;
}

/** Has the tests of a package gathered instead of run, and writes down who drives them. */
export function writeDriver(target: string, driver: Driver): void {
  const { folder, mutants } = driver;
  const tests = sourcesIn(join(target, 'test'));
  for (const path of tests)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/from 'vitest'/g, `from '${OWN}/gather.ts'`));
  writeFileSync(join(folder, 'mutants.json'), JSON.stringify(mutants));
  writeFileSync(join(folder, 'mutants.test.ts'), driverText(driver, tests));
  writeFileSync(join(folder, 'vitest.config.ts'), configText(driver));
}

async function instrument(target: string): Promise<Mutant[]> {
  // Without the types: a printer of types may take a comparison for a list of them.
  const files = sourcesIn(mutatedFolder(target)).map((path) => ({
    name: path,
    content: stripTypeScriptTypes(readFileSync(path, 'utf8')),
    mutate: true,
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const made = await new Instrumenter(SILENT).instrument(files, options);
  for (const { name, content } of made.files) writeFileSync(name, content);
  return made.mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
    id,
    file: relative(target, fileName),
    line: location.start.line + 1,
    kind: mutatorName,
    to: replacement,
  }));
}

function driverText({ folder, drive, from }: Driver, tests: readonly string[]): string {
  const loaders = tests
    .filter((path) => path.endsWith('.test.ts') && !path.endsWith('.fuzz.test.ts'))
    .map((path) => `  () => import('./${relative(folder, path)}'),`);
  return `import { test } from 'vitest';
import { ${drive} } from '${OWN}/${from}';
test('mutants', () => ${drive}([\n${loaders.join('\n')}\n]));
`;
}

const configText = ({ folder, plugins = '' }: Driver): string => `import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
export default defineConfig({
  root: '${folder}',
  plugins: [${plugins}],
  resolve: {
    alias: [
      { find: /^@bocage\\/game-(.+)$/, replacement: '${folder}/packages/games/$1/src/index.ts' },
      { find: /^@bocage\\/(kernel)\\/(.+)$/, replacement: '${folder}/packages/$1/src/index.$2.ts' },
      { find: /^@bocage\\/(?!tool-)(.+)$/, replacement: '${folder}/packages/$1/src/index.ts' },
    ],
  },
  test: { include: ['mutants.test.ts'], testTimeout: 1e9, pool: 'forks', maxWorkers: 1 },
});
`;
