// A game of somebody's own in the browser, as docs/your-own-game.md tells it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { button, column, decisions, length, questioned, SOON, tab } from './hand.ts';
import { DESKTOP, graveViolations, leave, openSite, visit } from './visit.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/your-own-game.md'), 'utf8');

/** Where the packages are found by their names. */
const CACHE = join(ROOT, '.cache');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(join(CACHE, 'own-'));

const site = openSite();
let command: ChildProcess;
let address = '';

beforeAll(async () => {
  for (const [, name = '', text = ''] of PAGE.matchAll(/`(\w+\.ts)`:\n\n```ts\n([\s\S]*?)\n```/g))
    writeFileSync(join(folder, name), text);
  const main = join(ROOT, 'apps/cli/src/main.ts');
  const env = { ...process.env, BOCAGE_PAGE: inject('folder') };
  command = spawn(process.execPath, [main, 'page', join(folder, 'page.ts')], { env });
  const [said] = (await once(command.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  address = /http:\S+/.exec(said.toString())?.[0] ?? '';
});

afterAll(async () => {
  command.kill('SIGINT');
  expect(await once(command, 'exit')).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});

test('the game of the page is set up, played against its opponent, and there again after a reload', async () => {
  const [origin = '', hash] = address.split('#');
  const served = { ...site, address: origin };
  const settings = { speed: 0 };
  const { page, troubles } = await visit(
    served,
    { viewport: DESKTOP, reducedMotion: 'reduce', ground: true },
    `#${hash}`,
    settings,
  );
  await page.getByRole('radio', { name: /At dawn/ }).waitFor();
  expect(await page.locator('.setup-side').allInnerTexts()).toEqual(
    ['Blues', 'Reds'].map((side) => homeWords.setUp.seatsFor(side)),
  );
  expect(await graveViolations(page)).toEqual([]);
  await button(page, homeWords.setUp.start).click();

  await questioned(page, /Send a scout into the river/);
  expect(await page.locator('.board-counter').count()).toBe(4);
  await tab(page, 'actions');
  expect(await page.getByRole('option').allInnerTexts()).toEqual([
    expect.stringContaining('Ada'),
    expect.stringContaining('Bob'),
  ]);
  // One by the map, with the odds of the river.
  const scout = page.locator('.board-counter', { hasText: 'Ada' });
  await scout.locator('.board-press').click();
  await button(page, words.roll).waitFor(SOON);
  // The others by the list, to the end: where one scout is left, nobody is asked.
  const over = page.getByText(words.over).first();
  const option = page.getByRole('option').first();
  for (;;) {
    const before = await decisions(page);
    await button(page, words.roll).click(SOON);
    const isOn = async () => (await decisions(page)) > before && (await option.isVisible());
    await expect.poll(async () => (await over.isVisible()) || (await isOn()), SOON).toBe(true);
    if (await over.isVisible()) break;
    await option.click();
  }
  expect(await page.locator('body').innerText()).toMatch(/[012] to [012]/);
  await button(page, words.toMap).click();
  await tab(page, 'log');
  expect(await column(page).innerText()).toMatch(/Ada/);

  const played = await length(page);
  await page.reload();
  await expect.poll(() => length(page), SOON).toBeGreaterThanOrEqual(played);
  expect(await page.getByText(words.cannotOpen).count()).toBe(0);
  await page.goto(`${origin}#/`);
  await page.getByRole('link', { name: 'The river' }).waitFor();
  await expect.poll(() => page.locator('.home-save').count(), SOON).toBe(1);
  await leave(page, troubles);
});
