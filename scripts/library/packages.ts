// The packages of this workspace as they are found, and what the built ones say of themselves.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What is read of a package.json. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package of the workspace. */
export interface Workspace extends Manifest {
  /** Its folder, from the root. */
  readonly folder: string;
}

/** What others may build on, with types and a frozen surface. */
export const LIBRARY = ['@bocage/kernel', '@bocage/hex', '@bocage/wargame'];

/** The command line, which brings all that it needs. */
const COMMAND = '@bocage/cli';

function all(): Map<string, Workspace> {
  const found = globSync(
    ['packages/*/package.json', 'packages/games/*/package.json', 'apps/cli/package.json'],
    {
      cwd: ROOT,
    },
  );
  return new Map(
    found.map((path) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
      return [manifest.name, { ...manifest, folder: dirname(path) }];
    }),
  );
}

/** The library and the command line, with every package of ours that they stand on. */
export function packagesToBuild(): Workspace[] {
  const there = all();
  const wanted = new Set([...LIBRARY, COMMAND]);
  for (const name of wanted)
    for (const other of Object.keys(there.get(name)?.dependencies ?? {}))
      if (there.has(other)) wanted.add(other);
  return [...wanted].map((name) => there.get(name) as Workspace);
}

const built = (source: string): string => source.replace(/^\.\/src\//, './lib/').replace(/\.ts$/, '.js');

/** The package.json of a built package. */
export function manifestOf({ name, version, license, exports = {}, bin, dependencies }: Workspace): object {
  const entry = (source: string): string | object => {
    const script = built(source);
    const types = script.replace(/\.js$/, '.d.ts');
    return LIBRARY.includes(name) && script.endsWith('.js') ? { types, default: script } : script;
  };
  return {
    name,
    version,
    description: `${name} of Bocage, board wargames on one rules engine`,
    license,
    type: 'module',
    sideEffects: bin !== undefined,
    engines: { node: '>=20.10' },
    exports: Object.fromEntries(Object.entries(exports).map(([path, source]) => [path, entry(source)])),
    ...(bin === undefined ? {} : { bin }),
    ...(dependencies === undefined ? {} : { dependencies }),
  };
}

/** The sources of a package, from its folder. */
export const sourcesOf = ({ folder }: Workspace): string[] =>
  globSync('src/**/*.ts', { cwd: join(ROOT, folder) }).sort();

/** What a package reads beside its sources. */
export const assetsOf = ({ folder }: Workspace): string[] =>
  ['README.md', 'data', 'moments'].filter((name) => existsSync(join(ROOT, folder, name)));
