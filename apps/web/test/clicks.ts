import 'fake-indexeddb/auto';
import type { Browser, Page } from 'playwright-core';
import { TableHost } from '../src/table/host.ts';
import type { Scene, Seat } from '../src/table/protocol.ts';
import { homeWords } from '../src/words/en/home.ts';

const GAME = { game: 'overlord-dday', scenario: 'dday', options: {}, seed: 1 };
/** At each moment so many different counters are clicked, each several times. */
const MOMENTS = 6;
const CHOSEN: readonly Seat[] = ['human', 'human'];
const ALLIES = 0;

/** Plays D-Day by script and gives the record at some moments when the Allies may move many units. */
async function moments(): Promise<string[]> {
  const host = new TableHost();
  const play = async (each: (scene: Scene) => Promise<void>): Promise<void> => {
    let { scene } = await host.begin({ ...GAME, seats: ['scripted', 'scripted'] });
    for (; scene.turn !== 'over'; scene = await host.step()) await each(scene);
  };
  await play(async () => {});
  const whole = await host.exportRecord();
  const busy: { ply: number; units: number }[] = [];
  const read = await host.importRecord(whole, CHOSEN);
  if ('failure' in read) throw new Error(read.failure);
  for (let ply = 0; ply < read.scene.length; ply++) {
    const { prompt } = await host.goTo(ply);
    const move = prompt?.side === ALLIES ? prompt.verbs.find(({ name }) => name === 'move') : undefined;
    if (move?.first) busy.push({ ply, units: move.first.choices.length });
  }
  const wanted = new Set(spread(busy.filter(({ units }) => units >= 8)).map(({ ply }) => ply));
  const records: string[] = [];
  await play(async ({ ply }) => {
    if (wanted.has(ply)) records.push(await host.exportRecord());
  });
  return records;
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

/** Back to where nothing is chosen: Escape first closes what is open. */
async function giveUp(page: Page): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    await page.keyboard.press('Escape');
    const isGone = page.locator('.board-legal-hex').first().waitFor({ state: 'detached', timeout: 1000 });
    if (
      await isGone.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error('what was chosen stays chosen');
}

/** Clicks on each of them once; what has nowhere to go does not count. */
async function round(page: Page): Promise<number[]> {
  const times: number[] = [];
  const spots: { x: number; y: number }[] = await page.evaluate(COUNTERS);
  for (const { x, y } of spots) {
    await page.mouse.click(x, y);
    const answer = await page
      .waitForFunction('window.answered', undefined, { timeout: 1500 })
      .then((handle) => handle.jsonValue() as Promise<number>)
      .catch(() => null);
    if (answer !== null) times.push(answer);
    await giveUp(page);
    await page.mouse.move(2, 300); // a stack that has opened lies together again
    await page.locator('.board-counter.is-fanned').first().waitFor({ state: 'detached' });
  }
  return times;
}

/** How long at least so many clicks took to be answered, at several moments of a game. */
export async function clicksOf(browser: Browser, address: string, count: number): Promise<number[]> {
  const records = await moments();
  const times: number[] = [];
  for (const record of records) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    await open(page, address, record);
    const share = times.length + count / records.length;
    for (let tries = 0; tries < 20 && times.length < share; tries++) times.push(...(await round(page)));
    await page.close();
  }
  if (times.length < count) throw new Error(`only ${times.length} clicks were answered`);
  return times;
}
