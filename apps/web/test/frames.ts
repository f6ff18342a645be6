import type { CDPSession, Page } from 'playwright-core';

/** Times between the frames in which the map moved, in milliseconds. */
export interface Frames {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
}

/** A gesture on a page, made as a hand would make it. */
export type Gesture = (page: Page) => Promise<void>;

/** The value below which such a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}

// A frame in which nothing has moved costs nothing: those are not counted.
const WATCH = `{
  const { style } = document.querySelector('.board-layer');
  const gaps = (window.frameGaps = []);
  let [last, place] = [0, style.transform];
  const step = (now) => {
    if (window.frameGaps !== gaps) return;
    if (last > 0 && style.transform !== place) gaps.push(now - last);
    [last, place] = [now, style.transform];
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}`;

/** Counts the frames that a board draws during a gesture. */
export async function measureFrames(page: Page, gesture: Gesture): Promise<Frames> {
  await page.evaluate(WATCH);
  await gesture(page);
  const gaps: number[] = await page.evaluate('{ const gaps = frameGaps; frameGaps = null; gaps }');
  return { count: gaps.length, median: quantile(gaps, 0.5), p95: quantile(gaps, 0.95) };
}

/** A hand does not wait for the screen: it moves this often, in milliseconds. */
const OFTEN = 8;

async function keepOn(ms: number, act: (t: number) => Promise<void>): Promise<void> {
  const acts: Promise<void>[] = [];
  const start = performance.now();
  for (let t = 0; t < ms; t = performance.now() - start) {
    acts.push(act(t));
    await new Promise((resolve) => setTimeout(resolve, OFTEN));
  }
  await Promise.all(acts);
}

/** Carries what lies under the middle of an element about in circles. */
export function pan(selector: string, ms: number): Gesture {
  return async (page) => {
    const { x, y } = await middleOf(page, selector);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await keepOn(ms, (t) => {
      const turn = (2 * Math.PI * t) / 1500;
      return page.mouse.move(x + 180 * Math.sin(turn), y + 120 * (1 - Math.cos(turn)));
    });
    await page.mouse.up();
  };
}

/** Turns the wheel in and out over the middle of an element. */
export function zoom(selector: string, ms: number): Gesture {
  return async (page) => {
    const { x, y } = await middleOf(page, selector);
    await page.mouse.move(x, y);
    await keepOn(ms, (t) => page.mouse.wheel(0, t % 1600 < 800 ? -10 : 10));
  };
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`no ${selector} on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds that the thread itself has run: what others take on a busy machine is not in it. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

/** What the threads of the browser did during a gesture. */
export async function traced(page: Page, gesture: () => Promise<unknown>): Promise<TraceEvent[]> {
  const devtools = (await page.context().browser()?.newBrowserCDPSession()) as CDPSession;
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await gesture();
  const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await done;
  await devtools.detach();
  return events;
}

const TASKS = new Set(['ThreadControllerImpl::RunTask', 'ThreadPool_RunTask']);

/** Time in tasks of all threads of such a name, in milliseconds. */
export function busyTime(events: readonly TraceEvent[], thread: RegExp): number {
  const named = events.filter(({ name, args }) => name === 'thread_name' && thread.test(args?.name ?? ''));
  const wanted = new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && TASKS.has(name) && wanted.has(`${pid} ${tid}`),
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
