import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { launch } from './chromium.ts';
import { runStart, type Started } from './server.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let started: Started;
let address: string;

beforeAll(async () => {
  started = runStart();
  [browser, address] = await Promise.all([launch(), started.address()]);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  started?.process.kill('SIGINT');
  await started?.ended();
});

interface Visit {
  readonly page: Page;
  /** What went wrong while the page was open: console errors, exceptions, failed requests. */
  readonly troubles: string[];
}

async function visit(options: BrowserContextOptions): Promise<Visit> {
  const page = await browser.newPage(options);
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => troubles.push(request.url()));
  page.on('response', (response) => response.ok() || troubles.push(`${response.status()} ${response.url()}`));
  await page.goto(address);
  return { page, troubles };
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: { id: string; impact: string; nodes: { html: string }[] }[] = await page.evaluate(
    'axe.run().then((result) => result.violations)',
  );
  return found.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

test('it has its title, a card for each of the five games, and nothing fails', async () => {
  const { page, troubles } = await visit({ viewport: DESKTOP });
  expect(await page.title()).toBe('Bocage · Normandy 1944 board wargames');
  expect(await page.getByRole('listitem').getByRole('heading').allTextContents()).toEqual(
    GAMES.map((game) => game.title),
  );
  expect(GAMES).toHaveLength(5);
  expect(await page.getByText('Not built yet').count()).toBe(4);
  expect(await page.locator('#overlord-dday').innerText()).toContain('Plays in the terminal');
  expect(await page.locator('#dark-summer').innerText()).toContain('Ted S. Raicer');
  expect(troubles).toEqual([]);
  await page.close();
});

test('the keyboard reaches the skip link and each game, and the focus shows', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  const stops: string[] = [];
  for (let stop = 0; stop <= GAMES.length; stop++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    stops.push(await focused.innerText());
    expect(await focused.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  }
  expect(stops).toEqual(['Skip to the games', ...GAMES.map((game) => game.title)]);
  await page.close();
});

test('the skip link leads to the games', async () => {
  const { page } = await visit({ viewport: PHONE });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe(GAMES[0]?.title);
  await page.close();
});

test.each([
  { name: 'desktop by day', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'desktop by night', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'phone by day', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone by night', viewport: PHONE, colorScheme: 'dark' },
] as const)('axe finds nothing: $name', async ({ viewport, colorScheme }) => {
  const { page } = await visit({ viewport, colorScheme });
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test.each([320, 390, 768, 1280, 2560])('nothing stands out sideways at %i px', async (width) => {
  const { page } = await visit({ viewport: { width, height: 800 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.close();
});
