import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// Nothing but the page under test may be asked for: no updates, no sync, no look-ups.
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function find(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...PATHS].find((path) => existsSync(path));
}

function installWithApt(): void {
  console.log('bocage: installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

/** The path of a Chromium; installs Debian's where that is possible. */
function ensureChromium(): string {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!find() && canInstall) installWithApt();
  const path = find();
  if (path) return path;
  throw new Error('no Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path');
}

/** Starts Chromium with a fresh profile of its own. */
export function launch(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...FLAGS, ...flags],
    chromiumSandbox: false,
  });
}
