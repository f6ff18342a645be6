import 'fake-indexeddb/auto';
import type { Browser, Page } from 'playwright-core';
import { browserHost } from '../src/table/ground.ts';
import { homeWords } from '../src/words/en/home.ts';

const GAME = { game: 'overlord-dday', scenario: 'dday', options: {}, seed: 1 };
const MOMENTS = 6;
/** So many units at least may move at each moment. */
const BUSY = 8;
const ALLIES = 0;

/** Plays D-Day by script and gives the record at some moments when the Allies may move many units. */
export async function moments(): Promise<string[]> {
  const records: string[] = [];
  const host = browserHost();
  let { scene } = await host.begin({ ...GAME, seats: ['scripted', 'scripted'] });
  for (; scene.turn !== 'over'; scene = await host.step()) records[scene.ply] = await host.exportRecord();
  // Of a game that is over nobody is asked anything.
  const whole = await host.importRecord(records.at(-1) ?? '', ['human', 'human']);
  if ('failure' in whole) throw new Error(whole.failure);
  const busy: string[] = [];
  for (const [ply, record] of records.entries()) {
    const { prompt } = await host.goTo(ply);
    const move = prompt?.side === ALLIES ? prompt.verbs.find(({ name }) => name === 'move') : undefined;
    if (move?.first && move.first.choices.length >= BUSY) busy.push(record);
  }
  return spread(busy);
}

/** Some of them, evenly from the first to the last. */
const spread = <T>(all: readonly T[]): T[] =>
  Array.from(
    { length: Math.min(MOMENTS, all.length) },
    (_, i) => all[Math.floor((i * all.length) / MOMENTS)] as T,
  );

/** From the press of the mouse on a counter to the frame after the one that shows where it may go. */
const WATCH = `(() => {
  window.answered = null;
  let pressed = 0;
  addEventListener('pointerdown', (event) => { pressed = event.timeStamp; window.answered = null; }, true);
  new MutationObserver(() => {
    if (pressed === 0 || !document.querySelector('.board-legal-hex')) return;
    const began = pressed;
    pressed = 0;
    requestAnimationFrame((now) => { window.answered = now - began; });
  }).observe(document.querySelector('.board-legal'), { childList: true });
})()`;

/** The middles of the counters that may be chosen and that nothing covers. */
const COUNTERS = `[...document.querySelectorAll('.board-counter.is-legal .board-press')].flatMap((press) => {
  const { x, y, width, height } = press.getBoundingClientRect();
  const at = { x: x + width / 2, y: y + height / 2 };
  return document.elementFromPoint(at.x, at.y) === press ? [at] : [];
})`;

async function open(page: Page, address: string, record: string): Promise<void> {
  await page.goto(`${address}#/`);
  const buffer = Buffer.from(record);
  await page.locator('input[type=file]').setInputFiles({ name: 'day.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: homeWords.record.goOn('Allies') }).click();
  await page.locator('.board-counter.is-legal').first().waitFor({ state: 'attached' });
  await page.locator('.board-terrain[data-state=drawn]').waitFor({ state: 'attached' });
  await page.getByRole('application').press('0');
  await page.waitForTimeout(1000);
  await page.evaluate(WATCH);
}

/** Back to where nothing is chosen and no stack is open: Escape first closes what else is open. */
async function giveUp(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  const isGone = (): Promise<boolean> =>
    page
      .waitForFunction("!document.querySelector('.board-legal-hex, .is-fanned')", undefined, { timeout: 250 })
      .then(
        () => true,
        () => false,
      );
  for (let tries = 0; tries < 12; tries++) {
    await page.keyboard.press('Escape');
    if (await isGone()) return;
  }
  throw new Error('what was chosen stays chosen');
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How long the click took to be answered; null where nothing can be done with it. */
async function answer(page: Page, { x, y }: Spot): Promise<number | null> {
  await page.mouse.click(x, y);
  const time = await page.waitForFunction('window.answered', undefined, { timeout: 1500 }).then(
    (handle) => handle.jsonValue() as Promise<number>,
    () => null,
  );
  await giveUp(page);
  return time;
}

/** Clicks on the counters in turn, and again, until so many clicks have been answered. */
async function clicksAt(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  let spots: Spot[] = await page.evaluate(COUNTERS);
  while (times.length < count && spots.length > 0) {
    const answering: Spot[] = [];
    for (const spot of spots) {
      const time = times.length < count ? await answer(page, spot) : null;
      if (time === null) continue;
      times.push(time);
      answering.push(spot);
    }
    spots = answering;
  }
  return times;
}

/** How long clicks on counters took to be answered by the hexes they may go to, so many at each moment. */
export async function clicksOf(
  browser: Browser,
  address: string,
  record: string,
  count: number,
): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  page.setDefaultTimeout(60_000);
  await open(page, address, record);
  const times = await clicksAt(page, count);
  await page.close();
  if (times.length < count) throw new Error(`only ${times.length} of ${count} clicks were answered`);
  return times;
}
