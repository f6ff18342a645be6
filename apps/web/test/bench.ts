// `npm run bench:web`: how heavy and how quick the page is, in headless Chromium; ends with 1 where a bar is missed.
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { serveBoard } from './board/serve.ts';
import { launch } from './chromium.ts';
import { clicksOf } from './clicks.ts';
import { type Gesture, measureFrames, pan, zoom } from './frames.ts';
import { serveSite } from './site.ts';

interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** At most so much; null for what is only told. */
  readonly bar: number | null;
}

const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** How long each gesture is made, in milliseconds. */
const GESTURE = 5000;

/** All script that comes before a game is opened, that of workers too. */
async function firstLoad(browser: Browser, address: string): Promise<Figure[]> {
  const page = await browser.newPage({ ...DESKTOP, serviceWorkers: 'block' });
  const scripts: Promise<Buffer>[] = [];
  page.context().on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const total = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  await page.close();
  return [{ what: 'script before a game opens, gzipped', value: total / 1024, unit: 'KB', bar: 300 }];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

/** What the browser did during a gesture. */
async function traced(page: Page, gesture: () => Promise<unknown>): Promise<TraceEvent[]> {
  const devtools: CDPSession = await page.context().browser()!.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'cc', 'disabled-by-default-devtools.timeline'] },
  });
  await gesture();
  const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await done;
  await devtools.detach();
  return events;
}

/** Time in tasks of the threads of such a name in the page's process, in milliseconds. */
function busyTime(events: readonly TraceEvent[], thread: RegExp): number {
  const named = events.filter(({ name, args }) => name === 'thread_name' && thread.test(args?.name ?? ''));
  const wanted = new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
  let sum = 0;
  for (const { name, ph, dur = 0, pid, tid } of events)
    if (ph === 'X' && TASKS.has(name) && wanted.has(`${pid} ${tid}`)) sum += dur / 1000;
  return sum;
}

const TASKS = new Set(['ThreadControllerImpl::RunTask', 'RunTask', 'ThreadPool_RunTask']);

async function board(browser: Browser, address: string): Promise<Figure[]> {
  const page = await browser.newPage(DESKTOP);
  await page.goto(address);
  await page.locator('.board-terrain[data-state=drawn]').waitFor({ state: 'attached', timeout: 120_000 });
  await page.evaluate('board.goTo(scene.counters[40].at)');
  await page.waitForTimeout(2000);
  const figures: Figure[] = [];
  const gestures: readonly [string, Gesture][] = [
    ['pan', pan('.board-view', GESTURE)],
    ['zoom', zoom('.board-view', GESTURE)],
  ];
  for (const [name, gesture] of gestures) {
    await measureFrames(page, gesture); // the first time, tiles are made
    const frames = await measureFrames(page, gesture);
    const again = { count: 0 };
    const events = await traced(page, async () => Object.assign(again, await measureFrames(page, gesture)));
    const perFrame = (thread: RegExp): number => busyTime(events, thread) / again.count;
    figures.push(
      // A screen of sixty frames a second ticks every 16.67 ms: that is the floor, and the clock is coarse.
      { what: `${name}: between frames, median`, value: frames.median, unit: 'ms', bar: FRAME },
      { what: `${name}: between frames, p95`, value: frames.p95, unit: 'ms', bar: null },
      {
        what: `${name}: work of the main thread per frame`,
        value: perFrame(/^CrRendererMain$/),
        unit: 'ms',
        bar: 16,
      },
      {
        what: `${name}: drawing by other threads per frame`,
        value: perFrame(DRAWING),
        unit: 'ms',
        bar: null,
      },
    );
  }
  await page.close();
  return figures;
}

const FRAME = 16.8;
const DRAWING = /^(Compositor|CompositorTileWorker\d+|VizCompositorThread|ThreadPool.*Worker|CrGpuMain)/;

async function clicks(browser: Browser, address: string): Promise<Figure[]> {
  const times = (await clicksOf(browser, address, 120)).sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;
  return [
    { what: `a click’s answer, median of ${times.length}`, value: at(0.5), unit: 'ms', bar: null },
    { what: 'a click’s answer, p95', value: at(0.95), unit: 'ms', bar: 100 },
    { what: 'a click’s answer, slowest', value: at(1), unit: 'ms', bar: null },
  ];
}

const isMissed = ({ value, bar }: Figure): boolean => bar !== null && !(value <= bar);

function row(figure: Figure): string {
  const { what, value, unit, bar } = figure;
  const verdict = bar === null ? '' : isMissed(figure) ? 'MISSED' : 'ok';
  const limit = bar === null ? '' : `≤ ${bar} ${unit}`;
  return `${what.padEnd(46)}${`${value.toFixed(1)} ${unit}`.padStart(10)}  ${limit.padEnd(12)}${verdict}`.trimEnd();
}

async function run(): Promise<boolean> {
  const browser = await launch();
  const site = await serveSite();
  const plain = await serveBoard();
  try {
    const figures = [
      ...(await firstLoad(browser, site.address)),
      ...(await board(browser, plain.address)),
      ...(await clicks(browser, site.address)),
    ];
    console.log(figures.map(row).join('\n'));
    return !figures.some(isMissed);
  } finally {
    await browser.close();
    await Promise.all([site.close(), plain.close()]);
  }
}

process.exitCode = (await run()) ? 0 : 1;
