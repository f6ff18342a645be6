// Where a browser may be: on Linux, macOS and Windows, under the usual names and in the usual places.
import { posix, win32 } from 'node:path';

/** What is known of a machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export const THIS_MACHINE: Machine = process;

/** Without a window first, which is the same engine at half the cost. */
const ON_PATH = ['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'microsoft-edge-stable']; // biome-ignore format: a list
const BINS = ['/usr/local/bin', '/usr/bin', '/snap/bin'];
const IN_OPT = [
  '/opt/google/chrome/chrome',
  '/opt/chromium.org/chromium/chromium',
  '/opt/microsoft/msedge/msedge',
];
const APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const IN_PROGRAMS = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']; // biome-ignore format: a list

function onLinux({ PATH = '' }: Machine['env']): string[] {
  const folders = [...PATH.split(':').filter((folder) => folder.startsWith('/')), ...BINS];
  return [...ON_PATH.flatMap((name) => folders.map((folder) => posix.join(folder, name))), ...IN_OPT];
}

const onMac = ({ HOME = '' }: Machine['env']): string[] =>
  APPS.flatMap((app) => ['', HOME].map((home) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`));

function onWindows(env: Machine['env']): string[] {
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean) as string[];
  return IN_PROGRAMS.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
}

/** Every place to look in, once each: the one that `CHROMIUM` names, then Chrome and Chromium, then Edge. */
export function placesOf({ platform, env }: Machine): string[] {
  const usual = platform === 'darwin' ? onMac(env) : platform === 'win32' ? onWindows(env) : onLinux(env);
  return [...new Set([env.CHROMIUM ?? '', ...usual])].filter((place) => place !== '');
}
