import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playWords as words } from '../src/words/en/play.ts';
import { asked, begin, bombard, button, clickHex, draft, lit, questioned, SOON, sitDown } from './hand.ts';
import { DESKTOP, leave, openSite, PHONE, violations } from './visit.ts';

const site = openSite();

const tab = (page: Page, name: keyof typeof words.tabs): Locator =>
  page.getByRole('tab', { name: words.tabs[name] });
const top = (found: Locator): Promise<number> =>
  found.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const prompt = (page: Page): Locator => page.locator('.play-prompt');
const panel = (page: Page): Locator => page.locator('.play-panel');

/** How far something could be scrolled past the last thing that can be seen in it. */
const emptyBelow = (found: Locator): Promise<number> =>
  found.evaluate((box) => {
    if (box.scrollHeight <= box.clientHeight) return 0;
    box.scrollTop = box.scrollHeight;
    const isSeen = (one: Element): boolean =>
      one.closest('.visually-hidden') === null && one.getClientRects().length > 0;
    const seen = [...box.querySelectorAll('*')].filter(isSeen);
    const last = Math.max(...seen.map((one) => one.getBoundingClientRect().bottom));
    return box.getBoundingClientRect().bottom - last;
  });

test('the question stays where it is, above notes that end where their last line ends', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  await bombard(page);
  const at = await top(prompt(page));
  for (const name of ['log', 'boxes', 'actions', 'tracks'] as const) {
    await tab(page, name).click();
    await panel(page).waitFor();
    expect(await emptyBelow(page.locator('.play-column'))).toBeLessThan(40);
    expect(await emptyBelow(panel(page))).toBeLessThan(40);
    expect(await top(prompt(page))).toBe(at);
  }
  await leave(page, troubles);
});

test('a tab stays open until another is asked for, and there is none for what a game does not have', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  const isOpen = (name: keyof typeof words.tabs): Promise<string | null> =>
    tab(page, name).getAttribute('aria-selected');
  await tab(page, 'tracks').click();
  await bombard(page); // whoever lands now lies in a box
  expect(await isOpen('tracks')).toBe('true');
  expect(await tab(page, 'boxes').locator('.tab-mark').count()).toBe(1);
  await page.keyboard.press('3');
  await expect.poll(() => isOpen('boxes'), SOON).toBe('true');
  await page.close();

  const omaha = await begin(site, { viewport: DESKTOP }, { game: 'omaha-beach' });
  await questioned(omaha.page, /./);
  expect(await omaha.page.getByRole('tab').allInnerTexts()).not.toContain(words.tabs.boxes);
  await omaha.page.keyboard.press('4');
  await expect.poll(() => tab(omaha.page, 'tracks').getAttribute('aria-selected'), SOON).toBe('true');
  expect(troubles).toEqual([]);
  await leave(omaha.page, omaha.troubles);
});

test('what happened meanwhile folds into a line at the first click, and opens again', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  const recap = page.getByRole('region', { name: words.recapDice });
  await button(page, words.walk).waitFor();
  await recap.getByRole('listitem').first().getByRole('button').click(); // a click in it is no click elsewhere
  await button(page, words.walk).waitFor();
  await lit(page);
  await clickHex(page, 'N2833');
  await button(page, words.walk).waitFor({ state: 'hidden', ...SOON });
  expect(await recap.evaluate((card) => card.getBoundingClientRect().height)).toBeLessThan(60);
  await recap.getByRole('button', { name: words.recapDice }).click();
  await button(page, words.walk).waitFor();
  await leave(page, troubles);
});

test('whoever begins a landing by its words sees who can land, and what happened makes room until it is given up', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP }, { scenario: /Game-turn 1/ });
  await button(page, /^Fire all/).click();
  await button(page, /^Do all/).click();
  await asked(page, /Land a unit/);
  const happened = page.getByRole('region', { name: words.happened });
  const height = (): Promise<number> => happened.evaluate((card) => card.getBoundingClientRect().height);
  const before = await height();
  await button(page, /^Land a unit/).click();
  const listed = draft(page).locator('.play-unseen').getByRole('button');
  await expect.poll(() => listed.count(), SOON).toBeGreaterThan(9);
  expect(await height()).toBeLessThan(60);
  await happened.getByRole('button').click();
  await expect.poll(height, SOON).toBeGreaterThan(80);
  await listed.first().click();
  await expect.poll(() => draft(page).innerText(), SOON).toContain('the hex it lands in');
  await button(page, words.cancel).click();
  await expect.poll(height, SOON).toBe(before);
  await leave(page, troubles);
});

test('what is not possible now stands in one line, which opens and says why', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: 'omaha-beach', seed: 1 });
  await button(page, /^1st/).click(SOON);
  await questioned(page, /Let units of the division act/);
  const line = button(page, /more, not now$/);
  const many = Number(/\d+/.exec(await line.innerText())?.[0]);
  expect(many).toBeGreaterThan(1);
  const against = prompt(page).locator('.play-verb-against');
  expect(await against.count()).toBe(0);
  await line.click();
  await expect.poll(() => against.count(), SOON).toBe(many);
  await against.first().click();
  await page.locator('.play-refusal').waitFor(SOON);
  expect(await violations(page)).toEqual([]);
  await leave(page, troubles);
});

test('on a phone the card of a hex closes, and the log opens at its newest line', async () => {
  const { page, troubles } = await sitDown(site, { viewport: PHONE, hasTouch: true, isMobile: true });
  await lit(page);
  const card = page.getByRole('complementary', { name: words.here });
  // What is small is made larger first, and then looked at.
  const look = async (): Promise<boolean> => {
    await page.locator('.board-counter.is-legal').first().tap();
    return card.isVisible();
  };
  await expect.poll(look, { ...SOON, interval: 700 }).toBe(true);
  await card.getByRole('button', { name: words.close }).tap();
  await card.waitFor({ state: 'detached', ...SOON });
  await page.keyboard.press('Escape');
  // Nor does it stay when something has been decided.
  await expect.poll(look, { ...SOON, interval: 700 }).toBe(true);
  await expect.poll(() => draft(page).isVisible(), SOON).toBe(true);
  await draft(page).getByRole('button', { name: words.roll }).tap(SOON);
  await card.waitFor({ state: 'detached', ...SOON });
  await asked(page);
  await tab(page, 'log').tap();
  const isShown = (): Promise<boolean> =>
    page
      .locator('.play-log-group')
      .last()
      .evaluate((group) => {
        const { bottom } = group.getBoundingClientRect();
        const column = group.closest('.play-column')?.getBoundingClientRect();
        return column !== undefined && bottom <= column.bottom && bottom > column.top;
      });
  await expect.poll(isShown, SOON).toBe(true);
  await leave(page, troubles);
});

test.for(['overlord-dday', 'dark-summer', 'omaha-beach', 'montys-dday', 'bloody-summer'])(
  'on a phone the question of %s stays in sight in a line while the notes are read, and the map is no smaller for it',
  async (game) => {
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
    const { page, troubles } = await begin(site, phone, { game });
    const [asks = ''] = (await prompt(page).locator('.play-prompt-text').innerText()).split('. ');
    const pinned = page.locator('.play-pinned button');
    const map = await page.locator('.play-map').boundingBox();
    expect(await pinned.count()).toBe(0);
    await tab(page, 'tracks').tap();
    await expect.poll(() => pinned.innerText(), SOON).toContain(asks);
    // Between the handle and the notes, and little of the sheet.
    const [line, tabs, sheet] = await Promise.all(
      [pinned, page.getByRole('tablist'), page.locator('.play-column')].map((part) => part.boundingBox()),
    );
    if (line == null || tabs == null || sheet == null) throw new Error('a part is not shown');
    expect(line.y).toBeGreaterThanOrEqual(sheet.y);
    expect(line.y + line.height).toBeLessThanOrEqual(tabs.y + 1);
    expect(line.height).toBeLessThan(sheet.height / 6);
    expect(await page.locator('.play-map').boundingBox()).toEqual(map);
    await pinned.tap();
    await pinned.waitFor({ state: 'detached', ...SOON });
    await page.locator('.play-prompt h2:focus').waitFor(SOON);
    await tab(page, 'tracks').tap();
    await pinned.waitFor(SOON);
    await leave(page, troubles);
  },
);
