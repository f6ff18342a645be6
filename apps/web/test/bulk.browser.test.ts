import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playWords as words } from '../src/words/en/play.ts';
import { asked, begin, button, decided, decisions, questioned, SOON, sitDown } from './hand.ts';
import { DESKTOP, leave, openSite, PHONE, violations } from './visit.ts';

const site = openSite();
const SEED = 1;
const DDAY = { scenario: /whole day/, seed: SEED };

/** Runs in the page: how often the mouse was pressed. */
function countPresses(): void {
  const count = window as unknown as { presses: number };
  count.presses = 0;
  addEventListener('pointerdown', () => count.presses++, true);
}
const presses = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { presses: number }).presses);

const prompt = (page: Page): Locator => page.locator('.play-prompt');
const plan = (page: Page): Locator => page.locator('.play-plan');

/** Presses a button of the question, and waits until something else is asked or shown. */
async function press(page: Page, name: RegExp): Promise<void> {
  const before = await page.locator('.play-question').innerText();
  await prompt(page).getByRole('button', { name }).first().click(SOON);
  await expect.poll(() => page.locator('.play-question').innerText(), SOON).not.toBe(before);
  await settled(page);
}

/** Waits until a person is asked again. */
const settled = (page: Page): Promise<void> => questioned(page, /decide/);

/** Looks at what a command would do, and does it as far as it goes; gives how many decisions it stands for. */
async function command(page: Page, name: RegExp): Promise<number> {
  const before = await decisions(page);
  await press(page, name);
  const many = await plan(page).getByRole('checkbox').count();
  await plan(page)
    .getByRole('button', { name: /^Do all/ })
    .click(SOON);
  await plan(page).waitFor({ state: 'detached', ...SOON });
  await expect.poll(() => decisions(page), SOON).toBeGreaterThan(before);
  await settled(page);
  return many;
}

/** Points at a choice until its chances are told: it must not move away from under the pointer. */
async function staysPut(page: Page, choice: Locator): Promise<void> {
  const before = await choice.boundingBox();
  await choice.hover(SOON);
  await page.locator('.play-draft .play-headline').waitFor(SOON);
  expect(await choice.boundingBox()).toEqual(before);
}

/** Answers whatever is asked in the fighting with the first thing there is, until the moves. */
async function fightOn(page: Page): Promise<void> {
  const ready = plan(page).getByRole('button', { name: /^Do all/ });
  const unseen = page.locator('.play-unseen .button').first();
  for (let asks = 0; asks < 30; asks++) {
    const before = await decisions(page);
    const text = await prompt(page).innerText();
    if (/Move a unit/.test(text)) return;
    if (/Fight all, one after another/.test(text)) {
      // Once it has been asked for it is shown again after each question that stopped it.
      if (asks === 0) await press(page, /^Fight all/);
      await ready.click(SOON);
    } else {
      await prompt(page).locator('.play-verb:not(.play-verb-against)').first().click();
      const answer = page.locator('.play-draft .button-main, .play-unseen .button').first();
      const isOver = async (): Promise<boolean> => (await decisions(page)) > before;
      await expect.poll(async () => (await isOver()) || (await answer.isVisible()), SOON).toBe(true);
      if (!(await isOver())) {
        if (await unseen.isVisible()) await staysPut(page, unseen);
        await answer.click();
      }
    }
    await expect.poll(() => decisions(page), SOON).toBeGreaterThan(before);
    await settled(page);
    await ready.or(prompt(page).locator('.play-verb').first()).first().waitFor(SOON);
  }
}

/** Plans an attack on a hex that can be attacked and that nothing covers, with all who can. */
async function attack(page: Page): Promise<void> {
  const before = await decisions(page);
  const spot = await page.evaluate(() => {
    for (const counter of document.querySelectorAll('.board-counter.is-legal .board-press')) {
      const { x, y, width, height } = counter.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      if (document.elementFromPoint(at.x, at.y) === counter) return at;
    }
    return null;
  });
  if (spot === null) throw new Error('there is nobody to attack');
  await page.mouse.click(spot.x, spot.y);
  await page.getByRole('region', { name: 'Plan an attack' }).locator('.button-main').click(SOON);
  await decided(page, before + 1);
  await asked(page, /Plan an attack on/);
}

test('the first landing phase of D-Day takes 35 clicks at most', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP }, DDAY);
  await page.evaluate(countPresses);
  expect(await command(page, /^Fire all shots/)).toBe(8);
  await asked(page, /Land a unit/);
  expect(await command(page, /^Land all in their places/)).toBe(22);
  await asked(page, /Plan an attack on/);
  for (let attacks = 0; attacks < 5; attacks++) await attack(page);
  await press(page, /^Begin the fighting/);
  await fightOn(page);
  await press(page, /^End the moves/);
  // More are to land next than the beaches hold, and somebody could still leave them.
  const full = page.getByRole('region', { name: words.warnedTitle });
  expect(await full.innerText()).toMatch(/full[\s\S]*put off[\s\S]*27\.2\.2-i/);
  await prompt(page)
    .getByRole('button', { name: /^End the moves/ })
    .click(SOON);
  await expect.poll(() => page.locator('.play-top').innerText(), SOON).toContain('second Landing Phase');
  await asked(page, /Weapons Nest/);
  const clicks = await presses(page);
  expect(clicks).toBeLessThanOrEqual(35);
  // The log has dropped its oldest lines by now, and still stands at the newest.
  const below = (): Promise<number> =>
    page
      .locator('.play-panel:has(.play-log)')
      .evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(below, SOON).toBeLessThan(80);
  expect(troubles).toEqual([]);
  await page.close();
});

test('the second turn at Omaha takes 15 clicks at most', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: 'omaha-beach', seed: SEED });
  const caption = (): Promise<string> => page.locator('.play-top').innerText();
  await settled(page);
  for (const name of [/^1st/, /^End the division/, /^End the division/]) await press(page, name);
  await expect.poll(caption, SOON).toContain('06:30');
  await page.evaluate(countPresses);
  for (let asks = 0; asks < 20 && (await caption()).includes('06:30'); asks++) {
    const text = await prompt(page).innerText();
    const bulk = ['Clear before', 'All on the beach', 'All tanks'].find((label) => text.includes(label));
    if (bulk !== undefined) await command(page, new RegExp(`^${bulk}`));
    else if (/acts first/.test(text)) await press(page, /^1st/);
    else await press(page, /^End the division/);
  }
  const clicks = await presses(page);
  expect(await caption()).toContain('06:45');
  expect(clicks).toBeLessThanOrEqual(15);
  expect(troubles).toEqual([]);
  await page.close();
});

test('by keys alone: a command is opened, some of it left out, and the rest done', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP }, DDAY);
  const before = await decisions(page);
  await page.keyboard.press('g');
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab');
    if (/^Fire all shots/.test(await page.evaluate(() => document.activeElement?.textContent ?? ''))) break;
  }
  await page.keyboard.press('Enter');
  await plan(page).waitFor(SOON);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.planRun(8));
  expect(await violations(page)).toEqual([]);
  expect(await page.locator('.board-line.is-about').count()).toBeGreaterThan(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await button(page, words.planRunSome(7, 8)).waitFor(SOON);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await decided(page, before + 14);
  await asked(page, /Weapons Nest/);
  await page.keyboard.press('g');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Allies');
  await leave(page, troubles);
});

test('whoever ends the landings too early is told whom it harms, and does it by pressing again', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP }, DDAY);
  await command(page, /^Fire all shots/);
  await asked(page, /Land a unit/);
  const before = await decisions(page);
  await press(page, /^End the landings/);
  const note = page.getByRole('region', { name: words.warnedTitle });
  expect(await note.innerText()).toMatch(/put off[\s\S]*27\.2\.2-i[\s\S]*1\/8[\s\S]*14 more units/);
  expect(await violations(page)).toEqual([]);
  expect(await decisions(page)).toBe(before);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached', ...SOON });
  await press(page, /^End the landings/);
  await note.waitFor(SOON);
  await prompt(page)
    .getByRole('button', { name: /^End the landings/ })
    .click();
  await expect.poll(() => decisions(page), SOON).toBeGreaterThan(before);
  expect(troubles).toEqual([]);
  await page.close();
});

test('a plan on a phone by night: all of it can be read and reached', async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
  const { page, troubles } = await sitDown(site, phone, DDAY);
  await button(page, /^Fire all shots/).tap();
  await plan(page).waitFor(SOON);
  expect(await violations(page)).toEqual([]);
  const before = await decisions(page);
  await plan(page)
    .getByRole('button', { name: words.planRun(8) })
    .tap();
  await expect.poll(() => decisions(page), SOON).toBeGreaterThanOrEqual(before + 16);
  await leave(page, troubles);
});
