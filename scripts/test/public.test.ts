// What the games and the kit use of the kernel is what others can use of it too.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The names between the braces of the imports or exports that a pattern finds. */
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, ''),
      )
      .filter((name) => name !== ''),
  );

test('games and the kit import nothing of the kernel that is internal', () => {
  const open = new Set(
    namesIn(read('packages/kernel/src/index.public.ts'), /export (?:type )?\{([^}]*)\} from/g),
  );
  const files = globSync(['packages/games/*/src/**/*.ts', 'packages/wargame/src/**/*.ts'], { cwd: ROOT });
  const used = files.flatMap((file) =>
    namesIn(read(file), /(?:import|export) (?:type )?\{([^}]*)\} from '@bocage\/kernel'/g),
  );
  expect(open.size).toBeGreaterThan(50);
  expect([...new Set(used)].filter((name) => !open.has(name))).toEqual([]);
});
