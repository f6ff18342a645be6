import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, openSite, PHONE, SOON, textOf, violations, visit } from './visit.ts';

const site = openSite();

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** The two clicks from the front page to a game. */
async function startGame(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'The Killing Ground: Overlord', exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/play\//);
}

async function goHome(page: Page): Promise<void> {
  await page.goto(`${site.address}#/`);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
}

/** The record of the game on the shelf as it is handed out: what its player knows, where something is hidden. */
async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  const asks = page.getByRole('button', { name: /^Save what/ });
  await Promise.race([download, asks.click().catch(() => {})]);
  const handed = await download;
  expect(handed.suggestedFilename()).toMatch(/^overlord-dday-\d{4}-\d\d-\d\d\.bocage\.txt$/);
  return textOf(handed);
}

async function load(page: Page, given: ReturnType<typeof file>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(given);
}

test('at most 300 KB of script, packed, comes before a game is opened', async () => {
  const page = await site.browser.newPage({ viewport: DESKTOP, serviceWorkers: 'block' });
  const scripts: Promise<Buffer>[] = [];
  // Also what the worker asks for, which the page does not hear of.
  page.context().on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.body());
  });
  await page.goto(site.address);
  await page.getByText('No game is under way yet').waitFor();
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${(total / 1024).toFixed(0)} KB of script in ${sizes.length} files`);
  expect(sizes.length).toBeGreaterThanOrEqual(3);
  expect(total).toBeLessThan(300 * 1024);
  await page.close();
});

test('a game starts in two clicks, is on the shelf, and goes on after a reload', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP });
  // The page does not wait for the browser to tell it where it went itself.
  await page.evaluate(() => {
    const untold = (event: Event) => /play/.test(location.hash) && event.stopImmediatePropagation();
    addEventListener('hashchange', untold, true);
  });
  await startGame(page);
  await page.locator('.play').waitFor();
  const address = page.url();
  await goHome(page);
  await page.reload();
  const save = page.locator('.home-save');
  expect(await save.innerText()).toMatch(/Allies: you[\s\S]*Germans: regular/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue your game' }).click();
  await page.waitForURL(address);
  expect(troubles).toEqual([]);
  await page.close();
});

test('the first game begins by one click on the front page, with you in the first seat', async () => {
  const { page, troubles } = await visit(site, { viewport: PHONE });
  await page.getByRole('button', { name: 'Play D-Day now' }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('.play').waitFor();
  await goHome(page);
  expect(await page.locator('.home-save').innerText()).toMatch(/D-Day at Omaha Beach[\s\S]*Americans: you/);
  expect(troubles).toEqual([]);
  await page.close();
});

test.each(['overlord-dday', 'dark-summer', 'omaha-beach', 'montys-dday', 'bloody-summer', 'proving'])(
  'the button that begins %s is in sight as the page opens, and stays there',
  async (game) => {
    for (const viewport of [DESKTOP, PHONE]) {
      const { page } = await visit(site, { viewport }, `#/new/${game}`);
      const start = page.getByRole('button', { name: 'Start' });
      await start.waitFor();
      const bottom = async (): Promise<number> => {
        const box = await start.boundingBox();
        return box === null ? Number.NaN : box.y + box.height;
      };
      expect(await bottom()).toBeLessThanOrEqual(viewport.height);
      await page.mouse.wheel(0, 10_000);
      await expect.poll(bottom, SOON).toBeLessThanOrEqual(viewport.height);
      expect(await violations(page)).toEqual([]);
      await page.close();
    }
  },
);

test('what is chosen in the set-up is what is played', async () => {
  const { page } = await visit(site, { viewport: PHONE }, '#/new/overlord-dday');
  await page.getByRole('radio', { name: /The printed example/ }).check();
  await page
    .getByRole('group', { name: 'Who plays the Allies' })
    .getByRole('radio', { name: 'Random' })
    .check();
  expect(await page.getByRole('status').innerText()).toContain('you watch');
  await page
    .getByRole('group', { name: 'Who plays the Germans' })
    .getByRole('radio', { name: 'You' })
    .check();
  await page.getByLabel(/set-up alternatives/).selectOption('352nd-closed-up');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/play\//);
  await goHome(page);
  const text = await exported(page);
  expect(text).toContain('scenario omaha-example');
  expect(text).toContain('options setup=352nd-closed-up');
  expect(await page.locator('.home-save').innerText()).toMatch(/Allies: random[\s\S]*Germans: you/);
  await page.close();
});

test('a deleted game comes back by undo, and is gone for good when its notice is closed', async () => {
  const { page } = await visit(site, { viewport: DESKTOP });
  await startGame(page);
  await goHome(page);
  const saves = page.locator('.home-save');
  const remove = page.getByRole('button', { name: /^Delete/ });
  await remove.click();
  await expect.poll(() => saves.count(), SOON).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => saves.count(), SOON).toBe(1);
  await page.reload();
  await expect.poll(() => saves.count(), SOON).toBe(1);
  await remove.click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => saves.count(), SOON).toBe(0);
  await page.reload();
  await page.getByText('No game is under way yet').waitFor();
  await page.close();
});

test('saves are named, annotated and ordered, and the names are nothing but text', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP });
  await startGame(page);
  await goHome(page);
  await page.getByRole('button', { name: 'Play D-Day now' }).click();
  await page.waitForURL(/#\/play\//);
  await goHome(page);
  const titles = () => page.locator('.home-save-title').allInnerTexts();
  await expect.poll(titles, SOON).toHaveLength(2);
  const hostile = '<img src=x onerror="document.title=1">';
  await page.getByRole('button', { name: /^Name: The Killing Ground/ }).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => violations(page), SOON).toEqual([]);
  await page.getByRole('textbox', { name: 'Name' }).fill(hostile);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Try the\nOrne bridge first');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect.poll(titles, SOON).toContain(hostile);
  expect(await page.locator('.home-save', { hasText: 'onerror' }).innerText()).toMatch(
    /Try the\nOrne bridge first[\s\S]*The Killing Ground/,
  );
  await page.getByLabel('Order').selectOption('By name');
  expect(await titles()).toEqual([hostile, 'D-Day at Omaha Beach']);
  await page.reload();
  await expect.poll(titles, SOON).toEqual([hostile, 'D-Day at Omaha Beach']);
  await page.getByLabel('Order').selectOption('Played last');
  expect(await titles()).toEqual(['D-Day at Omaha Beach', hostile]);
  expect(await page.locator('.home-save img').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.close();
});

test('a record that was exported can be loaded, replayed or gone on with', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP });
  await startGame(page);
  await goHome(page);
  const text = await exported(page);
  await load(page, file('mine.txt', text));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: /^Loaded/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Go on as the Germans' }).click();
  await page.waitForURL(/#\/play\//);
  await goHome(page);
  await expect.poll(() => page.locator('.home-save').count(), SOON).toBe(2);
  expect(await page.locator('.home-save').first().innerText()).toMatch(/Allies: regular[\s\S]*Germans: you/);
  expect(troubles).toEqual([]);
  await page.close();
});

test('a record of a game that is not over is replayed with the eyes of one side, and nothing is kept before that', async () => {
  const { page, troubles } = await visit(site, { viewport: PHONE });
  await startGame(page);
  await goHome(page);
  const text = await exported(page);
  await load(page, file('mine.txt', text));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Replay as the Germans' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Replay it' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('.home-save').count()).toBe(1);

  await load(page, file('mine.txt', text));
  await dialog.getByRole('button', { name: 'Replay as the Germans' }).click();
  await page.getByText('As the Germans see it').waitFor();
  expect(await page.getByRole('radio', { name: 'Everybody' }).count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.close();
});

test('a file that is no record is refused with its fault, and the saved games stay', async () => {
  const { page, troubles } = await visit(site, { viewport: PHONE });
  await startGame(page);
  await goHome(page);
  const text = await exported(page);
  const dialog = page.getByRole('dialog');
  const wrong = [
    { given: file('letter.txt', 'Dear Monty,\n'), says: /no record of a game/ },
    { given: file('torn.txt', `${text}\nfly to the moon\n`), says: /line \d+/ },
    { given: file('photo.txt', '\u0089PNG\0\0\0'), says: /records are text files/ },
    { given: file('war-and-peace.txt', 'x'.repeat(4_000_001)), says: /4 MB/ },
    { given: file('empty.txt', ''), says: /./ },
  ];
  for (const { given, says } of wrong) {
    await load(page, given);
    await dialog.getByRole('heading', { name: `“${given.name}” cannot be loaded` }).waitFor();
    expect(await dialog.locator('pre').innerText()).toMatch(says);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(await page.locator('.home-save').count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.close();
});

test('a damaged save says so, and the others open', async () => {
  const { page } = await visit(site, { viewport: DESKTOP });
  await startGame(page);
  await page.evaluate(async () => {
    const open = indexedDB.open('bocage');
    await new Promise((done) => open.addEventListener('success', done));
    const saves = open.result.transaction('saves', 'readwrite').objectStore('saves');
    const put = saves.put({ id: 'torn', game: 'overlord-dday', title: 'A torn sheet', format: 1 });
    await new Promise((done) => put.addEventListener('success', done));
  });
  await goHome(page);
  await page.reload();
  const torn = page.locator('.home-save', { hasText: 'A torn sheet' });
  expect(await torn.innerText()).toContain('cannot be opened');
  expect(await torn.getByRole('link').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: /^Continue: / }).click();
  await page.waitForURL(/#\/play\//);
  await page.close();
});

test('the theme that was chosen holds after a reload, and nonsense in its place does no harm', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP, colorScheme: 'light' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const day = await paper();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => violations(page), SOON).toEqual([]); // not while it still fades in
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('switch', { name: /No movement/ }).press('Space');
  await expect.poll(paper, SOON).not.toBe(day);
  const night = await paper();
  await expect.poll(() => violations(page), SOON).toEqual([]);
  await page.reload();
  await expect.poll(paper, SOON).toBe(night);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.motion), SOON).toBe('reduce');
  await page.evaluate(() => localStorage.setItem('bocage-settings', '{"theme":7,"speed":"fast"'));
  await page.reload();
  await expect.poll(paper, SOON).toBe(day);
  expect(troubles).toEqual([]);
  await page.close();
});
