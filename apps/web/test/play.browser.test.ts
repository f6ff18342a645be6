import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '../src/home/games.ts';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import {
  asked,
  bombard,
  button,
  clickHex,
  decided,
  decisions,
  dragHex,
  GAME,
  lit,
  lookAt,
  NESTS,
  question,
  questioned,
  recordOf,
  SOON,
  shownOdds,
  sitDown,
  takeUp,
  throwDice,
} from './hand.ts';
import { chancesOf } from './reckoning.ts';
import { DESKTOP, groundDrawn, leave, openSite, PHONE, violations, visit } from './visit.ts';

const site = openSite();

test('from the front page to the first question of D-Day in two clicks', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP, ground: true }, '', { speed: 0 });
  const title = GAMES.find(({ id }) => id === GAME)?.title ?? '';
  await page.getByRole('link', { name: title, exact: true }).click();
  await button(page, homeWords.setUp.start).click();
  await asked(page);
  expect(await decisions(page)).toBeGreaterThan(50); // the night has been fought already
  await groundDrawn(page);
  await leave(page, troubles);
});

test('a game that is not on the shelf is begun by its address, and played on its map', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP, ground: true }, '#/new/proving?seed=1', {
    speed: 0,
  });
  await button(page, homeWords.setUp.start).click();
  await questioned(page, /./);
  await groundDrawn(page);
  expect(await page.locator('.play-credit').textContent()).toBe('Map: Made for the tests of Bocage');
  expect(await violations(page)).toEqual([]);
  await leave(page, troubles);
});

const draft = (page: Page, label: string | RegExp) => page.getByRole('region', { name: label });

test('a phase by mouse: fire on nests, land, attack and move on the map, each with its odds as the engine counts them', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  await bombard(page);

  await takeUp(page, '1st Battalion, 16th Infantry');
  expect(await shownOdds(page)).toEqual(chancesOf(await recordOf(page), 'land 1/16 N3032'));
  expect(await violations(page)).toEqual([]);
  await lookAt(page, 'N3032');
  await clickHex(page, 'N3032');
  await throwDice(page);
  for (const [title, hex] of [
    ['2nd Battalion, 16th Infantry', 'N2932'],
    ['1st Battalion, 116th Infantry', 'N2931'],
  ] as const) {
    await takeUp(page, title);
    await draft(page, 'Land a unit').waitFor();
    await lookAt(page, hex);
    await clickHex(page, hex);
    await throwDice(page);
  }

  await asked(page, /Plan an attack on/);
  await lookAt(page, 'N2828');
  await clickHex(page, 'N2828');
  await draft(page, 'Plan an attack').waitFor(SOON);
  const attack = 'attack N2828 2Rgr+5Rgr';
  expect(await shownOdds(page)).toEqual(chancesOf(await recordOf(page), attack, 'fight'));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('checkbox').first().press('Space'); // the 5th alone
  const alone = chancesOf(await recordOf(page), 'attack N2828 5Rgr', 'fight');
  await expect.poll(() => shownOdds(page), SOON).toEqual(alone);
  await page.getByRole('checkbox').first().press('Space');
  const planned = await decisions(page);
  await draft(page, 'Plan an attack').getByRole('button', { name: 'Plan an attack' }).click();
  await decided(page, planned + 1);
  await button(page, 'Begin the fighting').click();
  await asked(page, /Move a unit/);

  await movesByMouse(page);
  expect(troubles).toEqual([]);
  await page.close();
});

/** By dragging, taken back freely and done again; then by one click, and once past what is possible. */
async function movesByMouse(page: Page): Promise<void> {
  const before = await decisions(page);
  await lookAt(page, 'N2932');
  await dragHex(page, 'N2932', 'N3032');
  await decided(page, before + 1);
  await button(page, words.undo).click();
  await decided(page, before);
  await button(page, words.redo).click();
  await decided(page, before + 1);
  await asked(page, /Move a unit/);
  await clickHex(page, 'N2931'); // it has one way to go, which can be undone: it goes
  await decided(page, before + 2);
  await asked(page, /Move a unit/);
  await clickHex(page, 'N2929');
  const refusal = page.locator('.play-refusal');
  await refusal.waitFor(SOON);
  expect(await refusal.getByRole('button', { name: /^Rule 27\./ }).count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  expect(await decisions(page)).toBe(before + 2);
}

const inFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

/** Walks the cursor of the map to the next place that can be chosen until it is this one. */
async function walkTo(page: Page, hex: string): Promise<void> {
  const voice = page.locator('.board-voice');
  await page.keyboard.press('m');
  for (let steps = 0; steps < 30; steps++) {
    await page.keyboard.press('n');
    if ((await voice.textContent())?.includes(hex)) return;
  }
  throw new Error(`${hex} is not among what can be chosen`);
}

/** Throws the dice for what stands ready, with the focus on the question. */
async function throwByKeys(page: Page): Promise<void> {
  const before = await decisions(page);
  await button(page, words.roll).waitFor(SOON);
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect.poll(() => decisions(page), SOON).toBeGreaterThanOrEqual(before + 2);
  await asked(page);
  expect(await inFocus(page)).not.toBe('BODY');
}

/** Finds a line in the list of actions by typing, and takes it. */
async function takeAction(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('2');
  await page.locator('[role="tab"]:focus').waitFor();
  await page.getByRole('option').first().waitFor(SOON);
  for (let tabs = 0; tabs < 6 && (await inFocus(page)) !== 'INPUT'; tabs++) await page.keyboard.press('Tab');
  await page.keyboard.type(typed);
  await expect.poll(() => page.getByRole('option').first().innerText(), SOON).toContain(typed);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** Lands the first that can be, in the first hex it can be landed in. */
async function landByKeys(page: Page): Promise<void> {
  const map = page.getByRole('application');
  await page.keyboard.press('Tab'); // out of the list, where letters are looked for
  await page.keyboard.press('g');
  await page.keyboard.press('n'); // the unit, in its box
  await expect.poll(() => page.locator('[data-unit]:focus').count(), SOON).toBe(1);
  await page.keyboard.press('Enter');
  await draft(page, 'Land a unit').waitFor(SOON);
  await page.keyboard.press('n'); // its landing hex, on the map
  await expect.poll(() => map.evaluate((element) => element === document.activeElement), SOON).toBe(true);
  await page.keyboard.press('Enter');
  await throwByKeys(page);
}

test('the same by keyboard alone, and the focus is never lost', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  const press = (key: string) => page.keyboard.press(key);
  for (const nest of NESTS) {
    await lit(page);
    await walkTo(page, nest);
    await press('Enter');
    const first = page.getByRole('menuitem').first();
    await first.or(button(page, words.roll)).first().waitFor(SOON);
    if (await first.isVisible()) await press('Enter');
    await throwByKeys(page);
  }
  await takeAction(page, 'Cease');
  await asked(page, /Land a unit/);
  await landByKeys(page);
  const before = await decisions(page);
  await press('U');
  await decided(page, before - 2);
  await press('y');
  await decided(page, before);
  await press('[');
  await decided(page, before - 1);
  await press(']');
  await decided(page, before);
  for (let more = 0; more < 2; more++) await landByKeys(page);
  await asked(page, /Plan an attack on/);
  await walkTo(page, 'N2828');
  await press('Enter');
  await draft(page, 'Plan an attack').waitFor(SOON);
  await press('g');
  await press('Enter');
  await asked(page, /Plan an attack on/);
  await takeAction(page, 'Begin');
  await asked(page, /Move a unit/);
  await walkTo(page, 'N3032');
  const moving = await decisions(page);
  await press('Enter');
  const moved = async (): Promise<boolean> => (await decisions(page)) === moving + 1;
  await expect.poll(async () => (await moved()) || draft(page, 'Move a unit').isVisible(), SOON).toBe(true);
  if (!(await moved())) {
    await walkTo(page, 'N2932');
    await press('Enter');
  }
  await decided(page, moving + 1);
  await press('u');
  await decided(page, moving);
  expect(await inFocus(page)).not.toBe('BODY');

  await press('?');
  await page.getByRole('dialog', { name: words.keysTitle }).waitFor();
  expect(await violations(page)).toEqual([]);
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await page.close();
});

const isCeased = async (page: Page): Promise<boolean> =>
  !(await button(page, /^Cease fire/).innerText()).includes(words.notNow);

test('what is refused says why, and its number shows the case', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  const before = await decisions(page);
  await button(page, /^Cease fire/).click();
  const refusal = page.locator('.play-refusal');
  await refusal.waitFor(SOON);
  expect(await refusal.innerText()).toMatch(/has not had its bombardment[\s\S]*27\.2\.1-b/);
  await expect
    .poll(() => page.getByRole('status').allInnerTexts(), SOON)
    .toContainEqual(expect.stringMatching(/Not possible\..*Rule 27\.2\.1-b/));
  expect(await violations(page)).toEqual([]);
  await refusal.getByRole('button', { name: words.rule('27.2.1-b') }).click();
  const book = page.getByRole('dialog');
  expect(await book.innerText()).toMatch(/Rule 27\.2\.1-b[\s\S]*bombardment/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await book.waitFor({ state: 'detached' });
  await lookAt(page, 'N3032');
  await clickHex(page, 'N2833'); // the open sea
  await expect.poll(() => refusal.innerText(), SOON).not.toMatch(/has not had its bombardment/);
  expect(await refusal.getByRole('button', { name: /^Rule 27\.2\.1/ }).count()).toBeGreaterThan(0);
  expect(await decisions(page)).toBe(before);
  expect(troubles).toEqual([]);
  await page.close();
});

test.each([
  { name: 'phone by day', viewport: PHONE, colorScheme: 'light', hasTouch: true },
  { name: 'phone by night', viewport: PHONE, colorScheme: 'dark', hasTouch: true },
  { name: 'desktop by night', viewport: DESKTOP, colorScheme: 'dark' },
] as const)(
  '$name: every panel is there, nothing stands out, axe finds nothing',
  async ({ name: _, ...options }) => {
    const { page, troubles } = await sitDown(site, options);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await page.getByRole('tabpanel').waitFor();
      expect(await width()).toBe(options.viewport.width);
    }
    await page.getByRole('tab', { name: words.tabs.overlays }).click();
    await page.getByText('Zones of control', { exact: true }).click();
    await expect.poll(() => page.getByRole('radio', { name: /Zones of control/ }).isChecked()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: words.tabs.actions }).click();
    await page.getByRole('option').first().click();
    await button(page, words.roll).waitFor(SOON);
    expect(await violations(page)).toEqual([]);
    await throwDice(page);
    expect(await width()).toBe(options.viewport.width);
    await button(page, words.menu).click();
    await page.getByRole('menuitem', { name: words.settings }).click();
    await page.getByRole('dialog').waitFor();
    await leave(page, troubles);
  },
);

test('on a phone a landing is made by taps', async () => {
  const { page, troubles } = await sitDown(site, { viewport: PHONE, hasTouch: true, isMobile: true });
  for (let shots = 0; shots < 6 && !(await isCeased(page)); shots++) {
    await page.getByRole('tab', { name: words.tabs.actions }).tap();
    await page.getByRole('option').first().tap();
    const before = await decisions(page);
    await button(page, words.roll).tap();
    await decided(page, before + 2);
    await asked(page);
  }
  await button(page, /^Cease fire/).tap();
  await asked(page, /Land a unit/);
  const before = await decisions(page);
  await page.getByRole('tab', { name: words.tabs.boxes }).tap();
  await page
    .getByRole('button', { name: new RegExp(`${words.choosable}$`) })
    .first()
    .tap();
  await button(page, words.confirm).or(draft(page, 'Land a unit')).first().waitFor(SOON);
  await page.getByRole('tab', { name: words.tabs.actions }).tap();
  await page.getByRole('option').first().tap();
  await button(page, words.roll).tap();
  await decided(page, before + 2);
  expect(await question(page)).toContain('Land a unit');
  expect(troubles).toEqual([]);
  await page.close();
});
