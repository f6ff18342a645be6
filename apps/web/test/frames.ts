import type { Page } from 'playwright-core';

/** Times between frames, in milliseconds. */
export interface Frames {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
}

/** A gesture on a page, made as a hand would make it. */
export type Gesture = (page: Page) => Promise<void>;

/** Counts the frames that a page draws during a gesture. */
export async function measureFrames(page: Page, gesture: Gesture): Promise<Frames> {
  await page.evaluate(`{
    const times = (window.frameTimes = []);
    const step = (now) => { times.push(now); if (window.frameTimes === times) requestAnimationFrame(step); };
    requestAnimationFrame(step);
  }`);
  await gesture(page);
  const times = (await page.evaluate(
    '{ const t = window.frameTimes; window.frameTimes = null; t }',
  )) as number[];
  const gaps = times.slice(1).map((time, i) => time - (times[i] as number));
  gaps.sort((a, b) => a - b);
  const at = (share: number) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? Infinity;
  return { count: gaps.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}

/** Carries what lies under the middle of an element about in circles. */
export function pan(selector: string, ms: number): Gesture {
  return async (page) => {
    const { x, y } = await middleOf(page, selector);
    const start = performance.now();
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let t = 0; t < ms; t = performance.now() - start) {
      const turn = (2 * Math.PI * t) / 1500;
      await page.mouse.move(x + 180 * Math.sin(turn), y + 120 * (1 - Math.cos(turn)));
    }
    await page.mouse.up();
  };
}

/** Turns the wheel in and out over the middle of an element. */
export function zoom(selector: string, ms: number): Gesture {
  return async (page) => {
    const { x, y } = await middleOf(page, selector);
    const start = performance.now();
    await page.mouse.move(x, y);
    for (let t = 0; t < ms; t = performance.now() - start) {
      await page.mouse.wheel(0, t % 1600 < 800 ? -30 : 30);
      await page.waitForTimeout(10);
    }
  };
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`no ${selector} on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
