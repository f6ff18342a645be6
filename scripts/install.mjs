// Runs before `npm start` and `npm test`, on whatever Node the machine has: plain JavaScript, no dependency.
// Installs the dependencies when they are missing or are not the ones of the lock file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MIN_NODE = 24;

// Here and not in .npmrc: as a setting it would also skip our own `prestart` and `pretest`.
const CLEAN_INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Whether what npm installed (`node_modules/.package-lock.json`) is what `package-lock.json` asks for.
 * @param {string} lockText
 * @param {string | undefined} installedText
 */
export function isInstalled(lockText, installedText) {
  if (installedText === undefined) return false;
  const wanted = Object.entries(JSON.parse(lockText).packages).filter(([path]) =>
    path.startsWith('node_modules/'),
  );
  const found = JSON.parse(installedText).packages;
  const known = new Set(wanted.map(([path]) => path));
  const nothingElse = Object.keys(found).every(
    (path) => known.has(path) || !path.startsWith('node_modules/'),
  );
  // npm leaves out the optional packages of other platforms.
  const allThere = wanted.every(([path, entry]) => {
    const have = found[path];
    return have === undefined ? entry.optional === true : have.version === entry.version;
  });
  return nothingElse && allThere;
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} line @returns {never} */
function fail(line) {
  console.error(`bocage: ${line}`);
  process.exit(1);
}

function install() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const lock = readIfThere(join(root, 'package-lock.json'));
  if (lock === undefined) fail('package-lock.json is missing; this does not look like a whole checkout');
  if (!isInstalled(lock, readIfThere(join(root, 'node_modules/.package-lock.json')))) {
    console.log('bocage: installing the dependencies (once, about a minute) …');
    const npm = spawnSync('npm', CLEAN_INSTALL, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) fail('`npm ci` failed; its own message stands above');
  }
  requireNode(root);
}

/** `npm run` puts the project's Node first in the path, so this asks the Node that the next script gets. */
function requireNode(/** @type {string} */ root) {
  const node = spawnSync('node', ['-p', 'process.versions.node'], { cwd: root, encoding: 'utf8' });
  const version = node.stdout?.trim() ?? 'none';
  if (Number.parseInt(version, 10) >= MIN_NODE) return;
  fail(
    `needs Node ${MIN_NODE} or later and found ${version}; run it through npm, or install Node ${MIN_NODE}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) install();
