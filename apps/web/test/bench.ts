// `npm run bench:web`: how heavy and how quick the page is, in headless Chromium; ends with 1 where a bar is missed.
import { availableParallelism, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { serveBoard } from './board/serve.ts';
import { launch } from './chromium.ts';
import { clicksOf, moments } from './clicks.ts';
import { busyTime, type Gesture, measureFrames, pan, quantile, traced, zoom } from './frames.ts';
import { serveSite } from './site.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** How long each gesture is made, in milliseconds. */
const GESTURE = 3000;
const CLICKS = 126;
/** The screen ticks sixty times a second; its clock is coarse. */
const TICK = 16.8;
/** Then frames follow one another as fast as they can be made. */
const UNBOUND = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const DRAWING = /^(CompositorTileWorker|ThreadPool.*Worker|VizCompositorThread|CrGpuMain)/;

const GESTURES: readonly [string, Gesture][] = [
  ['pan', pan('.board-view', GESTURE)],
  ['zoom', zoom('.board-view', GESTURE)],
];

const began = performance.now();
let missed = 0;

function say(what: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}

/** Tells a figure; one with a bar must be at most that. */
function figure(what: string, value: number, unit: string, bar: number | null = null): void {
  const isMissed = bar !== null && !(value <= bar);
  if (isMissed) missed++;
  const verdict = bar === null ? '' : `≤ ${bar} ${unit}`.padEnd(12) + (isMissed ? 'MISSED' : 'ok');
  say(`${what.padEnd(52)}${`${value.toFixed(1)} ${unit}`.padStart(10)}  ${verdict}`.trimEnd());
}

/** All script that comes before a game is opened, that of workers too. */
async function firstLoad(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ ...DESKTOP, serviceWorkers: 'block' });
  const scripts: Promise<Buffer>[] = [];
  page.context().on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const total = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  await page.close();
  figure('script before a game opens, gzipped', total / 1024, 'KB', 220);
}

/** The largest map with 400 counters, drawn and at rest. */
async function boardIn(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage(DESKTOP);
  await page.goto(address);
  await page.locator('.board-terrain[data-state=drawn]').waitFor({ state: 'attached', timeout: 120_000 });
  await page.evaluate('board.goTo(scene.counters[40].at)');
  await page.waitForTimeout(2000);
  return page;
}

async function atSixtyHertz(browser: Browser, address: string): Promise<void> {
  const page = await boardIn(browser, address);
  for (const [name, gesture] of GESTURES) {
    const { median, p95, count: shown } = await measureFrames(page, gesture);
    figure(`${name}: frames a second in which the map moved`, (1000 * shown) / GESTURE, '');
    figure(`${name}: between frames of a 60 Hz screen, median`, median, 'ms', TICK);
    figure(`${name}: between frames of a 60 Hz screen, p95`, p95, 'ms');
    let count = 0;
    const events = await traced(page, async () => {
      ({ count } = await measureFrames(page, gesture));
    });
    const perFrame = (thread: RegExp): number => busyTime(events, thread) / count;
    const [main, compositor] = [perFrame(/^CrRendererMain$/), perFrame(/^Compositor$/)];
    figure(`${name}: work per frame, main thread`, main, 'ms');
    figure(`${name}: work per frame, compositor`, compositor, 'ms');
    figure(`${name}: work per frame, both`, main + compositor, 'ms', 16);
    figure(`${name}: work per frame, drawing without a GPU`, perFrame(DRAWING), 'ms');
  }
  await page.close();
}

/** Runs in the page: a fight of six hexes every second in the midst of what is seen, and the ways that led there. */
const HAPPENING = `{
  const around = scene.counters.slice(37, 43).map(({ at }) => at);
  const target = scene.counters[40].at;
  const line = (at) => [{ kind: 'line', places: [at, target], side: 1 }, { kind: 'burst', places: [at] }, { kind: 'cross', places: [at] }];
  const look = { line: '4048, dice 7, 2:1, D1: 8 Para loses a step', side: 1, weight: 'heavy', strokes: around.flatMap(line), places: [target] };
  board.trails(around.map((at) => ({ side: 1, places: [at, target] })));
  clearInterval(window.barrage);
  window.barrage = setInterval(() => board.happen(look, 800), 1000);
}`;

async function whileThingsHappen(browser: Browser, address: string): Promise<void> {
  const page = await boardIn(browser, address);
  for (const [name, gesture] of GESTURES) {
    await page.evaluate(HAPPENING);
    const { median, p95 } = await measureFrames(page, gesture);
    figure(`${name}: between frames while things happen, median`, median, 'ms', TICK);
    figure(`${name}: between frames while things happen, p95`, p95, 'ms');
  }
  await page.close();
}

async function unbound(address: string): Promise<void> {
  const browser = await launch(UNBOUND);
  const page = await boardIn(browser, address);
  for (const [name, gesture] of GESTURES) {
    const { median, p95 } = await measureFrames(page, gesture);
    figure(`${name}: a frame where no screen sets the pace, median`, median, 'ms', 16);
    figure(`${name}: a frame where no screen sets the pace, p95`, p95, 'ms');
  }
  await browser.close();
}

async function clicks(browser: Browser, address: string, records: readonly string[]): Promise<void> {
  const times: number[] = [];
  for (const [i, record] of records.entries()) {
    const more = await clicksOf(browser, address, record, Math.ceil(CLICKS / records.length));
    figure(`a click’s answer at moment ${i + 1}, median of ${more.length}`, quantile(more, 0.5), 'ms');
    times.push(...more);
  }
  figure(`a click’s answer, median of ${times.length}`, quantile(times, 0.5), 'ms');
  figure('a click’s answer, p95', quantile(times, 0.95), 'ms', 100);
  figure('a click’s answer, slowest', quantile(times, 1), 'ms');
}

/** Times of a busy machine say nothing about the page; those of work per frame leave out what others took. */
const load = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`;

say(`building the page, and playing a game to click in; ${load()}`);
const playing = moments();
const [site, plain] = [await serveSite(), await serveBoard()];
const [browser, records] = [await launch(), await playing];
try {
  await firstLoad(browser, site.address);
  await atSixtyHertz(browser, plain.address);
  await whileThingsHappen(browser, plain.address);
  await unbound(plain.address);
  await clicks(browser, site.address, records);
  say(`${missed === 0 ? 'every bar is kept' : `${missed} missed`}; ${load()}`);
} finally {
  await browser.close();
  await Promise.all([site.close(), plain.close()]);
}
process.exitCode = missed === 0 ? 0 : 1;
