import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { afterWords } from '../src/words/en/after.ts';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import {
  asked,
  begin,
  bombard,
  button,
  decided,
  decisions,
  question,
  recordOf,
  SOON,
  sitDown,
} from './hand.ts';
import { replayed } from './reckoning.ts';
import { DESKTOP, leave, noteTroubles, openSite, violations } from './visit.ts';

const site = openSite();

/** Ends the tab as a crash does: nothing on the page hears of it. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  devtools.send('Page.crash').catch(() => {}); // nobody is left to answer
  await crashed;
}

/** Opens an address in a new tab of the same profile. */
async function anotherTab(page: Page, address: string): Promise<{ page: Page; troubles: string[] }> {
  const other = await page.context().newPage();
  const troubles = noteTroubles(other);
  await other.goto(address);
  return { page: other, troubles };
}

test('a game goes on after a reload, and a tab that is killed has lost nothing it had acknowledged', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  await bombard(page);
  const count = await decisions(page);
  const said = await question(page);
  await page.reload();
  await asked(page, /Land a unit/);
  expect(await decisions(page)).toBe(count);
  expect(await question(page)).toBe(said);

  await button(page, /^End the landings/).click();
  await button(page, words.warnedAgain).click(SOON); // nobody has landed yet
  await expect.poll(() => decisions(page), SOON).toBeGreaterThan(count);
  const acknowledged = await decisions(page);
  const address = page.url();
  await kill(page);
  const { page: again, troubles: others } = await anotherTab(page, address);
  await asked(again);
  expect(await decisions(again)).toBeGreaterThanOrEqual(acknowledged);
  expect(replayed(await recordOf(again)).answers.length).toBeGreaterThanOrEqual(acknowledged);
  expect([...troubles, ...others]).toEqual([]);
  await page.context().close();
});

test('killed while two players are at it, a game stands at least where it was seen', async () => {
  const seats = { Allies: homeWords.setUp.seat.scripted.title, Germans: homeWords.setUp.seat.random.title };
  const { page } = await begin(site, { viewport: DESKTOP }, { seats });
  await page.waitForURL(/#\/play\//);
  const address = page.url();
  await expect.poll(() => decisions(page), SOON).toBeGreaterThan(20);
  const seen = await decisions(page);
  await kill(page);
  const { page: again, troubles } = await anotherTab(page, address);
  await expect.poll(() => decisions(again), SOON).toBeGreaterThanOrEqual(seen);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a game is saved as a file, loaded again beside itself, gone on with, and replayed', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  await bombard(page);
  const count = await decisions(page);
  const record = await recordOf(page);
  await page.goto(`${site.address}#/`);
  const file = page.locator('input[type=file]');
  const given = { name: 'omaha.txt', mimeType: 'text/plain', buffer: Buffer.from(record) };
  await file.setInputFiles(given);
  await button(page, homeWords.record.goOn('Allies')).click();
  await asked(page, /Land a unit/);
  expect(await decisions(page)).toBe(count);
  expect(await recordOf(page)).toBe(record);
  await button(page, /^End the landings/).click();
  await button(page, words.warnedAgain).click(SOON); // nobody has landed yet
  await expect.poll(() => decisions(page), SOON).toBeGreaterThan(count);

  await page.goto(`${site.address}#/`);
  await file.setInputFiles(given);
  await button(page, homeWords.record.readAs('Allies')).click();
  const slider = page.getByRole('slider', { name: afterWords.replay.slider });
  await slider.press('End');
  await expect.poll(() => slider.inputValue(), SOON).toBe(String(count));
  await slider.press('Home');
  await expect.poll(() => slider.inputValue(), SOON).toBe('0');
  await leave(page, troubles);
});

/** Changes what is kept of the one game that there is. */
async function damageRecord(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const base = await done(indexedDB.open('bocage'));
    const lines = base.transaction('pieces', 'readwrite').objectStore('pieces');
    const [line] = await done(lines.getAll());
    await done(lines.put({ ...line, text: `${line.text.slice(0, -40)} torn` }));
    base.close();
  });
}

test('a game whose record is damaged says so, on the shelf and when it is opened; the one beside it goes on', async () => {
  const { page } = await sitDown(site, { viewport: DESKTOP });
  const torn = page.url();
  const count = await decisions(page);
  await damageRecord(page);
  await page.goto(`${site.address}#/new/overlord-dday?seed=3`);
  await page.getByRole('radio', { name: /printed example/ }).check();
  await button(page, homeWords.setUp.start).click();
  await asked(page);
  const whole = page.url();

  await page.goto(torn);
  await page.reload();
  await page.getByRole('heading', { name: words.cannotOpen }).waitFor(SOON);
  expect(await page.locator('main').innerText()).not.toMatch(/undefined|\[object|TypeError/);
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.address}#/`);
  await page.getByText(homeWords.shelf.damaged, { exact: true }).waitFor(SOON);
  expect(await violations(page)).toEqual([]);
  await page.goto(whole);
  await asked(page);
  await decided(page, count);
  await page.close();
});
