import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../src/words/en/app.ts';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { rulesWords } from '../src/words/en/rules.ts';
import { asked, button, sitDown } from './hand.ts';
import { DESKTOP, leave, openSite, PHONE, violations, visit } from './visit.ts';

const site = openSite();

const book = (page: Page) => page.getByRole('complementary', { name: rulesWords.label });
const searched = (page: Page) => page.getByRole('searchbox', { name: rulesWords.search });
const openFromNumber = async (page: Page): Promise<string> => {
  const number = page.locator('.play-prompt .rulelink').first();
  const rule = (await number.textContent()) ?? '';
  await number.click();
  await button(page, appWords.openBook).click();
  await book(page).waitFor();
  return rule;
};

test('from a rule’s number into the rulebook: the case among its neighbours, back and on, and out again', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  const rule = await openFromNumber(page);
  const current = book(page).locator('[aria-current="true"]');
  expect(await current.locator('dt').textContent()).toBe(rule);
  expect(await book(page).locator('.book-cases > div').count()).toBeGreaterThan(3);
  expect(await violations(page)).toEqual([]);
  // The map stands beside it.
  const [panel, map] = [await book(page).boundingBox(), await page.locator('.play-map').boundingBox()];
  expect(map?.x ?? 0).toBeGreaterThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0) - 1);

  await button(page, rulesWords.views.sequence).click();
  const here = book(page).locator('[aria-current="step"]');
  expect(await here.textContent()).toContain(rulesWords.you);
  expect(await here.textContent()).toContain('The ships fire');
  await button(page, rulesWords.back).click();
  expect(await current.locator('dt').textContent()).toBe(rule);
  await button(page, rulesWords.forward).click();
  await here.waitFor();

  await button(page, rulesWords.views.charts).click();
  await button(page, /Results of a fight/).click();
  await book(page).getByRole('heading', { name: 'Results of a fight' }).waitFor();
  expect(await book(page).locator('thead th').first().textContent()).toBe('Dice');
  expect(await book(page).locator('.book-source li').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^rule 27\.4/), expect.stringMatching(/^design/)]),
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await book(page).waitFor({ state: 'detached' });
  await asked(page);
  await leave(page, troubles);
});

test('the rules are searched as one types, by number and by words', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  await page.keyboard.press('r');
  await searched(page).fill('27.1.7-c');
  const first = book(page).locator('.book-found button').first();
  expect(await first.textContent()).toContain('27.1.7-c');
  await first.click();
  expect(await book(page).locator('[aria-current="true"] dt').textContent()).toBe('27.1.7-c');
  await searched(page).fill('zeppelin');
  await page.getByText(rulesWords.nothing).waitFor();
  expect(await violations(page)).toEqual([]);
  await leave(page, troubles);
});

test('on a phone the rulebook is the whole sheet', async () => {
  const { page, troubles } = await sitDown(site, { viewport: PHONE, hasTouch: true });
  await openFromNumber(page);
  expect(await book(page).boundingBox()).toMatchObject({
    x: 0,
    y: 0,
    width: PHONE.width,
    height: PHONE.height,
  });
  expect(await violations(page)).toEqual([]);
  await button(page, rulesWords.close).click();
  await asked(page);
  await leave(page, troubles);
});

test('the rules are read without a game, from the credits', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP }, '#/credits');
  await page.getByRole('link', { name: homeWords.credits.rules }).nth(0).click();
  await page.getByRole('heading', { name: rulesWords.views.contents }).waitFor();
  await searched(page).fill('tide');
  await page.locator('.book-found button').first().click();
  await page.locator('.book-cases').waitFor();
  expect(await violations(page)).toEqual([]);
  await leave(page, troubles);
});

test('/ finds a unit, a place and a rule, by the keyboard alone', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  const field = page.getByRole('combobox', { name: words.finder.label });
  const look = async (text: string): Promise<void> => {
    await page.keyboard.press('/');
    await field.fill(text);
    await page.getByRole('option').first().waitFor();
  };
  await look('wn 66');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await field.waitFor({ state: 'detached' });
  expect(await page.getByRole('complementary', { name: words.here }).textContent()).toContain(
    'Weapons Nest 66',
  );

  await look('bayeux');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('complementary', { name: words.here }).textContent()).toContain('Bayeux');

  await look('27.2.4-a');
  await page.keyboard.press('Enter');
  expect(await book(page).locator('[aria-current="true"] dt').textContent()).toBe('27.2.4-a');
  await leave(page, troubles);
});

test('the order of battle: units by division with their places, and one is shown on the map', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  await page.keyboard.press('f');
  const forces = page.getByRole('complementary', { name: words.forces.title });
  await forces.getByText('29th Infantry Division').click();
  const unit = forces.getByRole('button', { name: /1st Battalion, 116th Infantry/ });
  await unit.waitFor();
  expect(await unit.textContent()).toMatch(/strength 5/);
  expect(await violations(page)).toEqual([]);
  await forces.getByRole('button', { name: /Weapons Nest of Pointe du Hoc/ }).click();
  await page.keyboard.press('Escape');
  await forces.waitFor({ state: 'detached' });
  await leave(page, troubles);
});
