import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { type Machine, placesOf, THIS_MACHINE } from './browsers.ts';

// Nothing but the page under test may be asked for: no updates, no sync, no look-ups.
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const APT = '/usr/bin/apt-get';

const found = (machine: Machine): string[] => placesOf(machine).filter((path) => existsSync(path));

function installWithApt(): void {
  console.log('bocage: installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync(APT, [...args, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  apt('update');
  // The one without a window, which older releases do not have.
  if (!apt('install', '-y', 'chromium-headless-shell')) apt('install', '-y', 'chromium');
}

/** The browsers of this machine, the best first; installs Debian's where there is none and that is possible. */
function browsers(): string[] {
  const there = found(THIS_MACHINE);
  const canInstall = process.getuid?.() === 0 && existsSync(APT);
  if (there.length > 0 || !canInstall) return there;
  installWithApt();
  return found(THIS_MACHINE);
}

const optionsFor = (executablePath: string, flags: readonly string[]) => ({
  executablePath,
  args: [...FLAGS, ...flags],
  chromiumSandbox: false,
});

/** Starts the first browser that starts, some being only the promise of one. */
async function first<T>(start: (path: string) => Promise<T>): Promise<T> {
  const faults: string[] = [];
  for (const path of browsers()) {
    try {
      return await start(path);
    } catch (error) {
      faults.push(`${path} does not start (${String(error).split('\n')[0]})`);
    }
  }
  const why = faults.join(', ') || 'no Chrome, Chromium or Edge is here, and none can be installed';
  throw new Error(`${why}: install one, or set CHROMIUM to its path`);
}

/** Starts a browser with a fresh profile of its own. */
export const launch = (flags: readonly string[] = []): Promise<Browser> =>
  first((path) => chromium.launch(optionsFor(path, flags)));

/** Ends with the process that started it: who is told to end does not stay to hear what becomes of a browser. */
const UNHEARD = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Starts the browser at a path. */
export const launchAt = (path: string): Promise<Browser> =>
  chromium.launch({ ...optionsFor(path, []), ...UNHEARD });

/** Where the first browser is that starts. */
export const findBrowser = (): Promise<string> =>
  first(async (path) => {
    await (await launchAt(path)).close();
    return path;
  });
