import { expect, test } from 'vitest';
import { placesOf } from './browsers.ts';

const PATH = '/home/me/bin:/usr/bin';

/** The first place that is in a list of those where something is. */
const chosen = (places: readonly string[], ...there: string[]): string | undefined =>
  places.find((place) => there.includes(place));

test('the browser that CHROMIUM names comes before all others', () => {
  const [first] = placesOf({ platform: 'linux', env: { CHROMIUM: '/opt/mine', PATH } });
  expect(first).toBe('/opt/mine');
  expect(placesOf({ platform: 'linux', env: { PATH } })).not.toContain('');
});

test.each([
  ['/usr/bin/chromium'],
  ['/home/me/bin/google-chrome-stable'],
  ['/usr/bin/microsoft-edge'],
  ['/snap/bin/chromium'],
  ['/opt/google/chrome/chrome'],
])('on Linux %s is found, on the path or where packages put it', (place) => {
  expect(placesOf({ platform: 'linux', env: { PATH } })).toContain(place);
});

test('one without a window is taken before the whole browser, and Chromium or Chrome before Edge', () => {
  const places = placesOf({ platform: 'linux', env: { PATH } });
  expect(chosen(places, '/usr/bin/chromium', '/usr/bin/chromium-headless-shell')).toMatch(/shell$/);
  expect(chosen(places, '/usr/bin/microsoft-edge', '/usr/bin/google-chrome')).toMatch(/chrome$/);
});

test('on macOS an app of the machine or of its user is found', () => {
  const places = placesOf({ platform: 'darwin', env: { HOME: '/Users/me' } });
  expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(places).toContain('/Users/me/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge');
});

test('on Windows a program of the machine or of its user is found', () => {
  const env = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' };
  const places = placesOf({ platform: 'win32', env });
  expect(places).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  expect(places).toContain('C:\\Users\\me\\AppData\\Local\\Chromium\\Application\\chrome.exe');
  expect(places).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
});

test('no place is looked in twice', () => {
  const places = placesOf({ platform: 'linux', env: { CHROMIUM: '/usr/bin/chromium', PATH } });
  expect(new Set(places).size).toBe(places.length);
});
